"""A whole evening in a terminal: choose, play, see how it ended, play again."""

import sys
from pathlib import Path

import pytest

from companion.games import KITS
from tests.support.soak import shared
from tests.support.tmux import Typist, at_a_terminal

FAST = ("--choose", "--speed", "100", "--auto-dealer", "--seed", "5", "--hands", "1",
        "--seats", "3", "--bots", "2", "--bot-strength", "sharp")  # fmt: skip


@pytest.mark.slow
def test_an_evening_in_a_terminal(tmp_path: Path) -> None:
    with at_a_terminal(tmp_path, sys.executable, "-m", "companion", "play", *FAST) as typist:
        typist.sees("[enter] START")
        typist.key("n")
        typist.sees("1 of ")
        typist.key("Space")
        while "2 of " not in typist.sees("PLAY", lambda text: "P L A Y" in text or "2 of " in text):
            typist.key("Space")
            typist.sees("a verdict", lambda text: "P L A Y" not in text or "2 of " in text)
        leave(typist)
        typist.keys_until("Up", seat_is_marked)
        typist.key(*["Left"] * 4, "Enter")
        typist.sees("WHO SITS ON SEAT 1?")
        typist.key("B", "o", "Enter")
        typist.sees("1 Bo ")
        typist.key("t")
        typist.sees("RULES   page 1")
        typist.key("Escape")
        for number, kit in shared(enumerate(KITS.values(), start=1), turn=2, of=3):
            typist.sees("[enter] START")
            typist.key(str(number), "Enter")
            typist.sees(kit.title, lambda text: "START" not in text)
            typist.plays()
            typist.key("Enter")
            typist.sees("another match", lambda text: "Play again" not in text)
            leave(typist)
        typist.sees("[enter] START")
        typist.key("q")


def seat_is_marked(text: str) -> bool:
    return ">" in text.partition("WHO PLAYS?")[2].partition("BY WHICH RULES?")[0]


def leave(typist: Typist) -> None:
    """Go from a match to the start screen, key by key as the screens ask for them."""
    typist.key("Escape")
    typist.sees("MENU")
    typist.key("l", "y")
    typist.sees("[enter] START")
