"""A new screen is one module and one line: everything that leads to it follows."""

from pathlib import Path

import pytest

from companion.app.cli.main import main
from companion.drawing.canvas import Canvas
from companion.outputs.display.actions import Go
from companion.outputs.display.desk import Desk, Look
from companion.outputs.display.scene import Scene
from companion.outputs.display.screens import SCREENS, asks, compose, draw_text, keys
from companion.outputs.display.screens.frame import framed
from companion.outputs.display.screens.screen import Screen
from companion.outputs.display.text_screen import TextScreen
from tests.support.kits import setup_of, stage_of


def measure(text: str, size: int, style: str) -> int:
    return round(len(text) * size * 0.6)


def draw_clock(canvas: Canvas, scene: Scene, look: Look) -> None:
    canvas.text(framed(canvas, "Clock"), f"{scene.t} us", 60, "ink", "bold", "centre")


def write_clock(screen: TextScreen, scene: Scene, look: Look) -> None:
    screen.add("", f"CLOCK {scene.t} us")


CLOCK = Screen("clock", draw_clock, write_clock, ("k",), "the table clock", "clock")


@pytest.fixture
def desk(monkeypatch: pytest.MonkeyPatch) -> Desk:
    monkeypatch.setitem(SCREENS, CLOCK.name, CLOCK)  # the one line
    return Desk(stage_of(setup_of("block")), lambda prompt, values: None)


def texts(desk: Desk, size: tuple[int, int] = (1280, 720)) -> list[str]:
    picture = compose(desk.stage.scene(), desk.look, size, measure)
    return [str(getattr(item, "text", "")) for item in picture.items]


def test_its_key_calls_it_up_from_anywhere(desk: Desk) -> None:
    desk.act(keys()["k"])
    assert desk.look.screen == "clock"
    assert "0 us" in texts(desk)


def test_the_terminal_writes_it_and_its_foot_names_it(desk: Desk) -> None:
    desk.act(Go("clock"))
    screen = draw_text(desk.stage.scene(), desk.look)
    assert any("CLOCK 0 us" in line for line in screen.lines)
    desk.act(Go("table"))
    assert "k clock" in draw_text(desk.stage.scene(), desk.look, 120).lines[-1]


def test_the_help_lists_its_key(desk: Desk) -> None:
    desk.act(Go("help"))
    assert "the table clock" in texts(desk)
    assert any("the table clock" in line for line in draw_text(desk.stage.scene(), desk.look).lines)


def test_snapshot_draws_it(desk: Desk, tmp_path: Path) -> None:
    out = tmp_path / "clock.png"
    assert main(["snapshot", "examples/dead-heat.jsonl", "--screen", "clock", str(out)]) == 0
    assert out.read_bytes().startswith(b"\x89PNG")


def test_no_two_screens_share_a_key() -> None:
    every = [key for screen in SCREENS.values() for key in screen.keys]
    assert len(every) == len(set(every))


def test_every_screen_can_be_drawn_and_written_before_anything_happened() -> None:
    stage = stage_of(setup_of("sherlock-holmes"))
    for name in SCREENS:
        look = Look(screen=name)
        assert compose(stage.scene(), look, (1280, 720), measure).items
        assert draw_text(stage.scene(), look).lines


def test_where_somebody_chooses_its_own_keys_come_first() -> None:
    chosen = ["verdicts", "rulings", "form", "menu", "leave", "start", "seating", "end"]
    chosen += ["safe", "setup"]
    assert [name for name in SCREENS if asks(name)] == chosen
    assert not asks("")
