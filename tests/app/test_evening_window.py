"""A whole evening in a real window, by mouse alone, and once by keys alone."""

import sys
from pathlib import Path

import pytest

from companion.games import KITS
from tests.support.mirror import Hand, at_a_window

PLAY = (sys.executable, "-m", "companion", "play")
FAST = ("--choose", "--speed", "100", "--auto-dealer", "--seed", "5", "--size", "1024x640")
ONE_HAND = "one hand"


def step_of(hand: Hand, step: int) -> None:
    """Wait until a lesson has come to a step."""
    hand.sees(f"step {step}", lambda seen: any(f"{step} of " in text for text in seen["texts"]))


@pytest.mark.slow
def test_an_evening_by_mouse_alone(tmp_path: Path) -> None:
    with at_a_window(tmp_path, *PLAY, *FAST) as hand:
        hand.comes_to("start")
        for kit in KITS.values():
            hand.touch(f"{kit.title} {kit.page.line.split()[0]}")
            if kit.page.hands:
                hand.touch("How long until somebody")
                hand.sees(ONE_HAND, lambda seen: any(ONE_HAND in t for t in seen["texts"]))
            hand.touch("Start", "Command")
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
        hand.touch("Leave")


@pytest.mark.slow
def test_an_evening_by_keys_alone(tmp_path: Path) -> None:
    with at_a_window(tmp_path, *PLAY, *FAST, "--hands", "1") as hand:
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
