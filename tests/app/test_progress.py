"""Long work shows how far it is, on a terminal and nowhere else."""

import io
import sys
from pathlib import Path

import pytest

from companion.app.cli.main import main
from companion.app.cli.progress import AFTER_S, ProgressLine, progress_text, span_text

CLOCK = "companion.app.cli.progress.time.monotonic"


class Screen(io.StringIO):
    def isatty(self) -> bool:
        return True


@pytest.fixture
def screen(monkeypatch: pytest.MonkeyPatch) -> Screen:
    """A terminal of sixty columns."""
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.setenv("COLUMNS", "60")
    monkeypatch.setenv("NO_COLOR", "1")
    return Screen()


def test_it_tells_how_much_is_done_and_how_long_the_rest_takes(screen: Screen) -> None:
    now = 100.0
    with ProgressLine("reading", out=screen, clock=lambda: now) as line:
        line.at(1, 8)
        now += AFTER_S / 2
        line.at(2, 8)
        assert screen.getvalue() == "", "work that is done at once shows nothing"
        now += 30 - AFTER_S / 2
        line.at(3, 8, "match 3")
    drawn, wiped = screen.getvalue().split("\r")[1:]
    assert drawn == "reading [=========              ]  38%, 50 s left, match 3\x1b[K"
    assert wiped == "\x1b[K"


def test_a_pipe_a_dumb_terminal_and_one_without_colours(
    screen: Screen, monkeypatch: pytest.MonkeyPatch
) -> None:
    pipe, now = io.StringIO(), 0.0
    line = ProgressLine("reading", out=pipe, clock=lambda: now)
    coloured = Screen()
    monkeypatch.delenv("NO_COLOR")
    painted = ProgressLine("reading", out=coloured, clock=lambda: now)
    monkeypatch.setenv("TERM", "dumb")
    dumb = ProgressLine("reading", out=screen, clock=lambda: now)
    now = 60.0
    for each in (line, dumb, painted):
        each.at(1, 2)
    assert (pipe.getvalue(), screen.getvalue()) == ("", "")
    assert "[\x1b[36m====" in coloured.getvalue()


@pytest.mark.parametrize(
    ("wide", "line"),
    [
        (70, "judging evening.jsonl [============            ]  50%, 2 min 5 s left"),
        (44, "judging evening.jsonl  50%, 2 min 5 s left"),
        (20, "judging evening.json"),
    ],
)
def test_it_fits_the_terminal(wide: int, line: str) -> None:
    assert progress_text("judging evening.jsonl", 1, 2, 125, "", wide) == line


def test_where_the_end_is_not_known_it_tells_how_long_it_has_been() -> None:
    assert progress_text("playing", 3, None, 4000, "hand 4", 60) == (
        "playing, hand 4, 1 h 6 min so far"
    )
    assert [span_text(s) for s in (0.4, 61, 7300)] == ["0 s", "1 min 1 s", "2 h 1 min"]


def test_a_match_that_is_played_at_once_shows_itself_while_nothing_else_does(
    screen: Screen, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    ticks = iter(range(10_000_000))
    monkeypatch.setattr(CLOCK, lambda: float(next(ticks)))
    monkeypatch.setattr("companion.app.cli.judging.LOOKED_EVERY", 16)
    monkeypatch.setattr(sys, "stderr", screen)
    record = tmp_path / "evening.jsonl"
    bots = f"play --game block --bots 4 --speed 0 --view none --seed 3 --hands 2 --record {record}"
    assert main([*bots.split(), "--quiet"]) == 0
    assert "hand 2 of 2" in screen.getvalue()
    assert "left" in screen.getvalue()
    before = len(screen.getvalue())
    assert main(["judge", str(record)]) == 0
    assert "judging" in screen.getvalue()[before:]
