"""A hand that looks at a real window through what the program says of it, and plays there."""

import json
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from subprocess import PIPE, Popen
from typing import Any

from tests.support.command import ROOT
from tests.support.screen import PATIENCE_S, Screen, screen

Touch = dict[str, Any]
NOTHING: dict[str, Any] = {"n": 0, "screen": "", "texts": [], "touches": []}
MOVES = ("Give", "Submit", "Reach", "Point", "Choose", "Pick", "Hit", "StepNumber", "Open")
"""What a player may do with a mouse, what says most first."""


class Hand:
    """Somebody at a window, with a mouse or with keys."""

    def __init__(self, display: Screen, file: Path) -> None:
        self._display, self._file = display, file
        self._chance = Random(7)
        self.window = display.window("companion")

    def looks(self) -> dict[str, Any]:
        """What is on the screen now."""
        try:
            seen: dict[str, Any] = json.loads(self._file.read_text())
        except FileNotFoundError:
            return NOTHING
        return seen

    def sees(self, what: str, there: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """Wait until something is to be seen."""
        end = time.monotonic() + PATIENCE_S
        while not there(seen := self.looks()):
            assert time.monotonic() < end, f"{what}: not in {PATIENCE_S} s, but {seen}"
            time.sleep(0.02)
        return seen

    def comes_to(self, name: str) -> None:
        """Wait until a screen is there."""
        self.sees(name, lambda seen: bool(seen["screen"] == name))

    def touch(self, words: str, does: str = "") -> None:
        """Click on what says so, as soon as it is there."""
        seen = self.sees(words, lambda seen: bool(_meant(seen, words, does)))
        self.click(_meant(seen, words, does)[0])

    def click(self, touch: Touch) -> None:
        self._display.click(self.window, *touch["at"])

    def key(self, *keys: str) -> None:
        self._display.hand("key", "--delay", "20", *keys)

    def plays_with_the_mouse(self) -> None:
        """Click on whatever may be done, until the match has ended."""
        for move in self._moves():
            self.click(move)

    def plays_with_keys(self) -> None:
        """Strike the keys of whatever may be done, until the match has ended."""
        for move in self._moves():
            if keys := _keys(move):
                self.key(*keys)

    def _moves(self) -> Iterator[Touch]:
        """Something that may be done now, by lot, and again; nothing after the end."""
        end = time.monotonic() + PATIENCE_S
        while (seen := self.looks())["screen"] != "end":
            assert time.monotonic() < end, seen
            moves = [touch for touch in seen["touches"] if touch["does"] in MOVES]
            away = [touch for touch in seen["touches"] if touch["does"] in ("Go", "Back")]
            lost = seen["screen"] not in ("table", "form", "scores") or self._chance.random() < 0.1
            if lost and away and seen["screen"] != "table":
                yield self._chance.choice(away)
            elif moves:
                moves.sort(key=lambda touch: MOVES.index(touch["does"]))
                best = [touch for touch in moves if touch["does"] == moves[0]["does"]]
                blindly = self._chance.random() < 0.3
                yield self._chance.choice(moves if blindly else best)
            else:
                time.sleep(0.03)
        self.sees("what follows", lambda seen: "Play again" in seen["texts"])


def _keys(move: Touch) -> list[str]:
    """The keys that stand on something: a number at its end, or a cap before its words."""
    first, last = move["says"].split()[:1], move["says"].split()[-1:]
    if last and last[0].isdigit() and move["does"] == "Give":
        return [*last[0]]
    names = {"RETURN": "Return", "SPACE": "space"}
    cap = first[0] if first else ""
    return [names.get(cap, cap.lower())] if cap in names or len(cap) == 1 else []


def _meant(seen: dict[str, Any], words: str, does: str) -> list[Touch]:
    return [t for t in seen["touches"] if words in t["says"] and t["does"].startswith(does)]


@contextmanager
def at_a_window(folder: Path, *command: str) -> Iterator[Hand]:
    """Somebody before a window of the program, until it has ended well."""
    told = folder / "screen.json"
    with screen() as display:
        environment = {
            **display.environment(),
            "PYTHONPATH": str(ROOT),
            "COMPANION_SCREEN_WORDS": str(told),
            "XDG_STATE_HOME": str(folder / "state"),
        }
        run = Popen(command, cwd=folder, env=environment, stderr=PIPE, text=True)
        try:
            yield Hand(display, told)
            _, complaint = run.communicate(timeout=PATIENCE_S)
        finally:
            run.kill()
            run.wait()
    assert run.returncode == 0, complaint
    assert "Traceback" not in complaint
