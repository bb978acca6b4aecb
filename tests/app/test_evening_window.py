"""A whole evening in a real window, by mouse alone, and once by keys alone."""

import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from companion.games import KITS
from tests.support.mirror import Hand, at_a_window

PLAY = (sys.executable, "-m", "companion", "play")
FAST = ("--choose", "--speed", "100", "--auto-dealer", "--seed", "5", "--size", "800x480")
FEW = ("--seats", "3", "--bots", "2", "--bot-strength", "sharp")
Seen = dict[str, Any]


def is_step(number: int) -> Callable[[Seen], bool]:
    return lambda seen: any(text.startswith(f"{number} of ") for text in seen["texts"])


def go_through_the_first_lesson(hand: Hand, lay: Callable[[], None]) -> None:
    """Read what the teacher says, and lay a card at PLAY, until the second step begins."""
    hand.sees("the first step", is_step(1))
    lay()
    second = is_step(2)
    while not second(hand.sees("PLAY", lambda seen: "PLAY" in seen["texts"] or second(seen))):
        lay()
        hand.sees("a verdict", lambda seen: "PLAY" not in seen["texts"] or second(seen))


@pytest.mark.slow
def test_an_evening_by_mouse_alone(tmp_path: Path) -> None:
    with at_a_window(tmp_path, *PLAY, *FAST, *FEW) as hand:
        hand.comes_to("start")
        hand.touch("New here?")
        go_through_the_first_lesson(hand, lambda: hand.touch("SPACE play"))
        hand.touch("Menu")
        hand.touch("Leave", "Go")
        hand.touch("Leave", "Command")
        hand.comes_to("start")
        for kit in KITS.values():
            hand.touch(f"{kit.title} {kit.page.line.split()[0]}")
            if kit.page.hands:
                hand.touch("How long until somebody")
                hand.sees("one hand", lambda seen: "one hand" in seen["texts"])
            hand.touch("Start", "Command")
            hand.sees("a match", lambda seen: seen["screen"] not in ("start", "end"))
            hand.plays_with_the_mouse()
            if kit.page.hands:
                hand.touch("Play again")
                hand.sees("another match", lambda seen: seen["screen"] != "end")
                hand.plays_with_the_mouse()
                hand.touch("Change players")
                hand.touch("How long one hand")
                hand.touch("How long three hands")
            else:
                hand.touch("Other game")
            hand.comes_to("start")
        hand.touch("1 Ada")
        hand.touch("Bot, sharp")
        hand.touch("Done")
        hand.touch("Start", "Command")
        hand.comes_to("end")
        hand.touch("Leave")


@pytest.mark.slow
def test_an_evening_by_keys_alone(tmp_path: Path) -> None:
    with at_a_window(tmp_path, *PLAY, *FAST, "--hands", "1") as hand:
        hand.comes_to("start")
        hand.key("n")
        go_through_the_first_lesson(hand, lambda: hand.key("space"))
        hand.key("Escape", "l", "y")
        hand.comes_to("start")
        hand.key(*["Up"] * 5, *["Left"] * 4, "Return")
        hand.comes_to("seating")
        hand.key("B", "o", "Return")
        hand.sees("Bo", lambda seen: "Bo" in seen["texts"] and seen["screen"] == "start")
        for number, again in (("1", True), ("3", False)):
            hand.key(number, "Return")
            hand.sees("a match", lambda seen: seen["screen"] not in ("start", "end"))
            hand.plays_with_keys()
            if again:
                hand.key("Return")
                hand.sees("another match", lambda seen: seen["screen"] != "end")
                hand.plays_with_keys()
                hand.key("Right", "Return")
                hand.comes_to("start")
        hand.key("Left", "Return")
