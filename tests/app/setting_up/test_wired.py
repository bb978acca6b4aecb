"""What is wired to a Pi is found, and nothing that is not ours is touched."""

from pathlib import Path
from types import SimpleNamespace
from typing import Any

import gpiod
import pytest

from companion.app.setting_up.wired import board_part, header_parts, touch_parts
from companion.setup.check.findings import Spot
from companion.setup.profile import parse_text
from hw.boards.messages import Hello
from hw.drivers.seat_board import SeatBoardSource
from hw.signals import Place
from tests.hw.rigs.touch_chip import Bus, TouchModel


class Header:
    """A GPIO chip with some lines in use."""

    def __init__(self, label: str, used: dict[int, str]) -> None:
        self._label, self._used = label, used

    def __call__(self, path: str) -> "Header":
        return self

    def __enter__(self) -> "Header":
        return self

    def __exit__(self, *error: object) -> None:
        return

    def get_info(self) -> Any:
        return SimpleNamespace(label=self._label)

    def get_line_info(self, line: int) -> Any:
        consumer = self._used.get(line, "")
        return SimpleNamespace(offset=line, used=bool(consumer), consumer=consumer)


def header(
    patch: pytest.MonkeyPatch, folder: Path, label: str, used: dict[int, str]
) -> tuple[list[str], list[str]]:
    (folder / "gpiochip0").touch()
    patch.setattr(gpiod, "Chip", Header(label, used))
    problems: list[str] = []
    parts = [part for part, _ in header_parts(problems, folder)]
    return [wire.place for part in parts for wire in part.wires], problems


def test_free_lines_of_a_pi_are_offered(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    places, problems = header(monkeypatch, tmp_path, "pinctrl-bcm2711", {14: "uart", 15: "uart"})
    assert len(places) == 22
    assert "gpio 14" not in places
    assert problems == []


def test_a_table_that_runs_is_named(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    used = dict.fromkeys(range(4, 28), "companion")
    places, [problem] = header(monkeypatch, tmp_path, "pinctrl-rp1", used)
    assert places == []
    assert "24 lines of the header are in use by a table that runs" in problem


def test_the_chip_of_a_laptop_is_left_alone(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    assert header(monkeypatch, tmp_path, "INT34C5:00", {}) == ([], [])


def test_touch_controllers_are_asked_and_not_written_to(monkeypatch: pytest.MonkeyPatch) -> None:
    models = {0x5B: TouchModel()}
    models[0x5B].write = None  # type: ignore[method-assign, assignment]
    Bus(models, lambda: 0).install(monkeypatch)
    [(part, _)] = touch_parts(1)
    assert (part.id, len(part.wires), part.settings) == ("touch 0x5B", 12, ())
    assert part.wires[3].place == "touch 0x5B.3"
    assert [*touch_parts(7)] == []


def test_a_board_says_itself_what_is_where() -> None:
    places = (Place(1, "white"), Place(2, "white"), Place(3, "pile"))
    hello = Hello(1, "e66138935f2a4b21", inputs=places, lamps=(Place(1, "white"),))
    part, listen = board_part(hello, "e66138935f2a4b21")
    assert [wire.fixed for wire in part.wires] == [Spot(*place) for place in places]
    [(section, line)] = part.settings
    seats = "".join(f'[seats.{p.seat}]\n{p.input} = "{part.id}"\n' for p in places)
    assert parse_text(f"[{section}]\n{line}\n{seats}", "t.toml").boards[0].name == "board-4b21"
    heard = listen()
    assert isinstance(heard.source, SeatBoardSource)
    assert {*heard.wires} == set(places)
    assert [*heard.lamps.values()] == [Place(1, "white")]
