"""The profile that comes of a plan: complete, with a word on everything that stands in it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from companion.setup.check.findings import Spot
from companion.setup.profile.model import BUTTONS
from companion.setup.wizard.plan import QUIET, TablePlan

_WIDE = 44
_ABOUT = {
    "boards": "seat boards by a name of your own, and where each is",
    "usb": "USB devices by a name of your own, and what tells each from others",
    "gpio": "how the Pi's own lines are read",
    "touch": "how the touch controllers are reached",
}
_NEXT = """\
# Written by companion setup. Change what you like; then let the program look at it:
#     companion profile check FILE
#     companion check --profile FILE       try every button, pad and lamp
#     companion daemon --profile FILE      play
# What every key means, and which others there are: docs/profile.md"""


def profile_text(plan: TablePlan, file: str) -> str:
    """Return the whole profile as it is written."""
    return "\n".join(_lines(plan, file)) + "\n"


def _lines(plan: TablePlan, file: str) -> Iterator[str]:
    yield f"# A table of {plan.seats} seats."
    yield from (line.replace("FILE", file) for line in _NEXT.splitlines())
    yield ""
    yield 'name = "My table"'
    yield ""
    yield "[table]"
    others = ", ".join(game.name for game in plan.chosen[1:])
    about = "what is played when nothing else is said"
    yield _with(
        f"game = {_quoted(plan.usual.name)}", f"{about}; also for {others}" if others else about
    )
    yield from _sections(plan)
    for seat in plan.numbers():
        yield ""
        yield from _seat(plan, seat)
    yield from _voice(plan)


def _sections(plan: TablePlan) -> Iterator[str]:
    """Yield what the parts need that a seat is on: one that nobody uses is a mistake."""
    placed = {wire.part for wire in plan.wired().values()}
    placed |= {lamp.part for lamp in plan.lit().values()}
    sections: dict[str, list[str]] = {}
    for part in plan.found.used:
        for section, line in part.settings if part.id in placed else ():
            lines = sections.setdefault(section, [])
            if (told := _with(line, part.title)) not in lines:
                lines.append(told)
    for section, lines in sections.items():
        yield ""
        yield _with(f"[{section}]", _ABOUT.get(section, ""))
        yield from lines


def _seat(plan: TablePlan, seat: int) -> Iterator[str]:
    clockwise = "seats are numbered clockwise" if seat == 1 else ""
    yield _with(f"[seats.{seat}]", clockwise)
    yield f'player = "Seat {seat}"'
    wired = plan.wired()
    if seat in plan.bare():
        for name in plan.inputs:
            yield _with(f'{name} = "sim"', "not built yet: the program plays this part")
    for name in plan.inputs:
        wire = wired.get(Spot(seat, name))
        if wire is not None:
            yield _with(f"{name} = {_quoted(wire.place)}", wire.told)
        elif seat not in plan.bare():
            yield f"# {name}: there is none"
    yield from _lamps(plan, seat)


def _lamps(plan: TablePlan, seat: int) -> Iterator[str]:
    lit = plan.lit()
    lamps = {name: lit[Spot(seat, name)] for name in BUTTONS if Spot(seat, name) in lit}
    if lamps:
        told = ", ".join(f"{name} = {_quoted(lamp.place)}" for name, lamp in lamps.items())
        yield f"lamps = {{ {told} }}"


def _voice(plan: TablePlan) -> Iterable[str]:
    if plan.sound is None:
        return ()
    if plan.sound == QUIET:
        return ("", "[voice]", _with('output = "none"', "the lamps and the display speak"))
    return ("", "[voice]", f"device = {_quoted(plan.sound)}")


def _with(line: str, about: str) -> str:
    """Return a line with a word on it, in a column of its own."""
    return f"{line:<{_WIDE}}# {' '.join(about.split())}" if about else line


def _quoted(text: str) -> str:
    """Write a text as TOML does; what cannot be printed is left out."""
    kept = "".join(letter for letter in text if letter.isprintable())
    return '"' + kept.replace("\\", "\\\\").replace('"', '\\"') + '"'
