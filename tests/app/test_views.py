"""What shows a match: lines for scripts, and a view that people can type in."""

import os
import pty
import re
import select
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from companion.app.simulated import screen_views, views
from companion.app.simulated.view_choice import face_of, wanted
from companion.setup.profile.model import Display
from tests.support.command import ROOT, environment


def screen_without(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER"):
        monkeypatch.delenv(name, raising=False)


def test_without_a_screen_it_is_drawn_in_the_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    screen_without(monkeypatch)
    monkeypatch.setattr(screen_views, "has_terminal", lambda: True)
    monkeypatch.setenv("TERM", "xterm")
    told: list[str] = []
    name, _ = face_of("auto", tell=told.append)
    assert name == "terminal"
    assert told == ["no screen to open a window on: drawing in the terminal"]


def test_a_terminal_that_cannot_be_drawn_in_prints_lines(monkeypatch: pytest.MonkeyPatch) -> None:
    screen_without(monkeypatch)
    for module in (screen_views, views):
        monkeypatch.setattr(module, "has_terminal", lambda: True)
    monkeypatch.setenv("TERM", "dumb")
    assert face_of("auto")[0] == "lines"


def test_without_a_keyboard_the_plainest_view_is_chosen(monkeypatch: pytest.MonkeyPatch) -> None:
    screen_without(monkeypatch)
    for module in (screen_views, views):
        monkeypatch.setattr(module, "has_terminal", lambda: False)
    told: list[str] = []
    name, _ = face_of("auto", tell=told.append)
    assert name == "none"
    assert len(told) == 1


def test_a_screen_that_does_not_answer_is_no_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_VIDEODRIVER", "nonsense")
    with pytest.raises(OSError, match="no window can be opened here"):
        face_of("window")


def test_the_profile_says_what_shows_it_unless_somebody_asks() -> None:
    assert wanted("auto", Display()) == "auto"
    assert wanted("auto", Display(output="terminal")) == "terminal"
    assert wanted("auto", Display(output="none")) == "lines"
    assert wanted("none", Display(output="window")) == "none"


class Person:
    """Somebody at a terminal, reading and typing."""

    def __init__(self, terminal: int) -> None:
        self._terminal, self.seen = terminal, ""

    def read_until(self, pattern: str, seconds: float = 60) -> str:
        last = time.monotonic() + seconds
        while not re.search(pattern, self.seen):
            assert time.monotonic() < last, f"never saw {pattern!r} in:\n{self.seen}"
            if select.select([self._terminal], [], [], 0.2)[0]:
                self.seen += os.read(self._terminal, 65536).decode(errors="replace")
        found, self.seen = self.seen, ""
        return found

    def type(self, key: str) -> None:
        os.write(self._terminal, key.encode())


@contextmanager
def at_terminal(*arguments: str) -> Iterator[Person]:
    ours, theirs = pty.openpty()
    command = [sys.executable, "-m", "companion", *arguments]
    with subprocess.Popen(
        command, stdin=theirs, stdout=theirs, stderr=theirs, cwd=ROOT, env=environment()
    ) as run:
        os.close(theirs)
        try:
            yield Person(ours)
            assert run.wait(60) == 0
        finally:
            run.kill()
            os.close(ours)


@pytest.mark.slow
def test_somebody_plays_in_a_terminal() -> None:
    """In real time: the word comes, a key is struck, the card lies, and Escape ends it."""
    with at_terminal("play", "--view", "lines", "--seed", "2", "--traps", "0") as person:
        assert "white A" in person.read_until("Escape: end")
        for _ in range(5):  # a sweep may be quicker than a busy machine, once or twice
            person.read_until("PLAY!")
            person.type(" ")
            if "Ada played" in person.read_until(r"Ada played, [\d.]+ m?s after PLAY|READY"):
                break
        else:
            pytest.fail("no key ever became a card")
        person.type("\x1b")
        person.read_until("scores:")


@pytest.mark.slow
def test_somebody_begins_to_learn_in_a_terminal() -> None:
    with at_terminal("learn", "--view", "lines") as person:
        person.read_until(r"Press SPACE when you have read this\.")
        person.type(" ")
        person.read_until("PLAY!")
        person.type(" ")
        person.read_until("That is a play")
        person.read_until(r"Step 2 of 5 +B: back +K: skip")
        person.type("\x1b")


@pytest.mark.slow
def test_somebody_turns_the_pages_of_a_lesson_in_a_terminal() -> None:
    with at_terminal("learn", "sorry", "--view", "lines") as person:
        person.read_until("You are red")
        person.type("k")
        assert "Step 2 of 5" in person.read_until("It will be a 10")
        person.type("b")
        person.read_until("You are red")
        for step in (2, 3, 4):  # struck as soon as it says which step it is
            person.type("k")
            person.read_until(f"Step {step} of 5")
        person.type("\x1b")
