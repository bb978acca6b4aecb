"""A whole evening in a real window, by mouse alone, and once by keys alone."""

import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from companion.games import KITS
from tests.support.mirror import Hand, Seen, at_a_window
from tests.support.soak import shared

PLAY = (sys.executable, "-m", "companion", "play")
FAST = ("--choose", "--speed", "100", "--auto-dealer", "--seed", "5", "--size", "800x480",
        "--seats", "3", "--bots", "2", "--bot-strength", "sharp")  # fmt: skip


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


def is_match(seen: Seen) -> bool:
    return seen["screen"] not in ("start", "end")


@pytest.mark.slow
def test_an_evening_by_mouse_alone(tmp_path: Path) -> None:
    with at_a_window(tmp_path, *PLAY, *FAST) as hand:
        hand.comes_to("start")
        hand.touch("New here?")
        go_through_the_first_lesson(hand, lambda: hand.touch("SPACE play"))
        leave_by_mouse(hand)
        for kit in shared(KITS.values(), turn=1, of=3):
            hand.touch(f"{kit.title} {kit.page.line.split()[0]}")
            if kit.page.hands:
                hand.touch("How long until somebody")
                hand.sees("one hand", lambda seen: "one hand" in seen["texts"])
            hand.touch("Start", "Command")
            hand.sees("a match", is_match)
            hand.plays_with_the_mouse()
            hand.touch("Play again")
            hand.sees("another match", is_match)
            leave_by_mouse(hand)
            if kit.page.hands:
                hand.touch("How long one hand")
                hand.touch("How long three hands")
        hand.touch("1 Ada")
        hand.touch("Bot, sharp")
        hand.touch("Done")
        hand.touch("Start", "Command")
        hand.comes_to("end")
        hand.touch("Change players")
        hand.comes_to("start")
        leave_by_mouse(hand)


def leave_by_mouse(hand: Hand) -> None:
    """Go from a match to the start screen, or from there out."""
    hand.touch("Menu")
    hand.touch("Leave", "Go")
    hand.touch("Leave", "Command")


@pytest.mark.slow
def test_an_evening_by_keys_alone(tmp_path: Path) -> None:
    with at_a_window(tmp_path, *PLAY, *FAST, "--hands", "1") as hand:
        hand.comes_to("start")
        hand.key("n")
        go_through_the_first_lesson(hand, lambda: hand.key("space"))
        leave_by_keys(hand)
        hand.marks("OpenSeat", going="Up")
        hand.key(*["Left"] * 4, "Return")
        hand.comes_to("seating")
        hand.key("B", "o", "Return")
        hand.sees("Bo", lambda seen: "Bo" in seen["texts"] and seen["screen"] == "start")
        for number, kit in shared(enumerate(KITS.values(), start=1), turn=0, of=3):
            hand.key(str(number), "Return")
            hand.sees(kit.title, is_match)
            hand.plays_with_keys()
            hand.key("Return")
            hand.sees("another match", is_match)
            leave_by_keys(hand)
        hand.key("h")
        hand.comes_to("history")
        hand.key("t")
        hand.comes_to("start")
        hand.key("Escape", "l", "y")


def leave_by_keys(hand: Hand) -> None:
    """Go from a match to the start screen; three keys in one breath do."""
    hand.key("Escape", "l", "y")
    hand.comes_to("start")
