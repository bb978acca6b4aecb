"""Looks what is plugged into this machine, all kinds of it, and how each is heard."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Protocol

from companion.app.setting_up.hearing import Listen
from companion.app.setting_up.usb import usb_parts
from companion.app.setting_up.wired import PI_BUS, Found, board_parts, header_parts, touch_parts
from companion.games import KITS
from companion.setup.wizard.found import FoundParts, GameNeeds
from hw.errors import HardwareError


class Scouting(Protocol):
    """Whoever can look what is there: this machine, or one that is pretended."""

    listens: dict[str, Listen]
    """How each part that was found is heard."""

    def look(self) -> FoundParts:
        """Look at everything."""


class Scout:
    """Looks at this machine; `bus` is an I2C bus on which touch controllers may be looked for."""

    def __init__(self, bus: int | None = None) -> None:
        self._bus = bus
        self.listens: dict[str, Listen] = {}

    def look(self) -> FoundParts:
        """Look at everything; what cannot be looked at is a problem, and the rest is found."""
        problems: list[str] = []
        found = [*self._found(problems)]
        self.listens = {part.id: listen for part, listen in found}
        return FoundParts(tuple(part for part, _ in found), _sounds(), tuple(problems))

    def _found(self, problems: list[str]) -> Iterator[Found]:
        yield from board_parts(problems)
        yield from usb_parts()
        try:
            header = [*header_parts(problems)]
            yield from header
            if header or self._bus is not None:
                yield from touch_parts(PI_BUS if self._bus is None else self._bus)
        except HardwareError as error:
            problems.append(str(error))


def _sounds() -> tuple[str, ...]:
    """Return the sound outputs by name; none where sound cannot be asked."""
    try:
        devices = import_module("sounddevice").query_devices()
    except Exception:
        return ()
    names = (str(d["name"]) for d in devices if d["max_output_channels"] > 0)
    return tuple(dict.fromkeys(names))


def games_known() -> tuple[GameNeeds, ...]:
    """Return what every game of the shelf asks of a table."""
    return tuple(
        GameNeeds(
            kit.name,
            kit.page.title,
            (kit.rules.vocabulary.seats[0], kit.rules.vocabulary.seats[-1]),
            tuple(name for name, _ in kit.page.inputs),
        )
        for kit in KITS.values()
    )


def free_name(file: Path) -> Path:
    """Return a name beside a file that is not taken: table-2.toml."""
    numbers = (file.with_stem(f"{file.stem}-{n}") for n in range(2, 1000))
    return next(name for name in numbers if not name.exists())
