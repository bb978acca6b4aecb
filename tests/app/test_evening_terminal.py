"""A whole evening in a terminal: choose, play, see how it ended, play again."""

import sys
from pathlib import Path

import pytest

from tests.support.tmux import at_a_terminal

FAST = ("--choose", "--speed", "100", "--auto-dealer", "--seed", "5", "--hands", "1")


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
        typist.key("m", "l", "y")
        typist.sees("[enter] START")
        typist.key(*["Up"] * 5, *["Left"] * 4, "Enter")
        typist.sees("WHO SITS ON SEAT 1?")
        typist.key("B", "o", "Enter")
        typist.sees("1 Bo ")
        typist.key("t")
        typist.sees("RULES   page 1")
        typist.key("Escape")
        for number, again in (("1", False), ("3", True)):
            typist.sees("[enter] START")
            typist.key(number, "Enter")
            typist.sees("a match", lambda text: "START" not in text)
            typist.plays()
            if again:
                typist.key("Enter")
                typist.sees("another match", lambda text: "Play again" not in text)
                typist.plays()
            typist.key("Right", "Enter")
        typist.sees("[enter] START")
        typist.key("q")
