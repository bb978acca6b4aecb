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
Seen = dict[str, Any]
NOTHING: Seen = {"n": 0, "screen": "", "texts": [], "touches": [], "keys": {}}
MOVES = ("Give", "Submit", "Reach", "Point", "Digit", "Choose", "Pick", "Hit", "StepNumber", "Open")
"""What a player may do, what says most first."""
CAPS = ("RETURN", "SPACE")
NAMED = {"return": "Return", "escape": "Escape", "/": "slash", ".": "period", ",": "comma"}
AIMED = ("Point", "Give", "Open")
"""What bears a number that can be typed."""
LOOK_S = 0.005
"""How long until somebody looks again."""
NOTICED_S = 0.3
"""Who sees nothing happen for so long does something else."""
_SPOTS = 40
"""No screen has more places that can be marked."""


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
            time.sleep(LOOK_S)
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

    def marks(self, does: str, going: str) -> None:
        """Strike an arrow until Return would do something."""
        for _ in range(_SPOTS):
            seen = self.looks()
            if seen["keys"].get("return") == does:
                return
            self.key(going)
            self._changes(seen)
        raise AssertionError(f"Return never does {does}: {self.looks()}")

    def plays_with_the_mouse(self) -> None:
        """Click on whatever may be done, until the match has ended."""
        self._plays(lambda seen: seen["touches"], self.click)

    def plays_with_keys(self) -> None:
        """Strike the keys of whatever may be done, until the match has ended."""
        self._plays(_keyed, lambda move: self.key(*move["keys"]))

    def _plays(self, offered: Callable[[Seen], list[Touch]], do: Callable[[Touch], None]) -> None:
        """Do what may be done, by lot, see what becomes of it, and again, until the end."""
        end = time.monotonic() + PATIENCE_S
        while (seen := self.looks())["screen"] != "end":
            assert time.monotonic() < end, seen
            if move := self._move(seen, offered(seen)):
                do(move)
                self._notices(seen)
            else:
                time.sleep(LOOK_S)
        self.sees("what follows", lambda seen: "Play again" in seen["texts"])

    def _move(self, seen: Seen, offered: list[Touch]) -> Touch | None:
        """Choose what to do: mostly what says most; on a screen that leads nowhere, go back."""
        moves = [touch for touch in offered if touch["does"] in MOVES]
        away = [touch for touch in offered if touch["does"] in ("Go", "Back")]
        lost = seen["screen"] not in ("table", "form", "scores") or self._chance.random() < 0.1
        if lost and away and seen["screen"] != "table":
            return self._chance.choice(away)
        first = min((MOVES.index(touch["does"]) for touch in moves), default=0)
        best = [touch for touch in moves if touch["does"] == MOVES[first]]
        blindly = self._chance.random() < 0.1
        return self._chance.choice(moves if blindly else best) if moves else None

    def _changes(self, before: Seen) -> None:
        self.sees("another picture", lambda seen: bool(seen["n"] != before["n"]))

    def _notices(self, before: Seen) -> None:
        """Wait until another picture is there; a move that leads to none is soon given up."""
        end = time.monotonic() + NOTICED_S
        while self.looks()["n"] == before["n"] and time.monotonic() < end:
            time.sleep(LOOK_S)


def _keyed(seen: Seen) -> list[Touch]:
    """What the keys do: those of the screen, and those that stand on the inputs of a seat."""
    own = [
        {"does": does, "keys": [_named(key)]} for key, does in seen["keys"].items() if key != "f11"
    ]
    caps = ((touch["says"].split() or [""])[0] for touch in seen["touches"] if _played(touch))
    seats = [{"does": "Hit", "keys": [_named(cap.lower())]} for cap in caps if _cap(cap)]
    if "Digit" not in seen["keys"].values():
        return own + seats
    done = ["Return"] if seen["keys"].get("return") == "Digit" else []
    aimed = [touch["says"].split() for touch in seen["touches"] if touch["does"] in AIMED]
    numbers = [word for words in aimed for word in words if word.isdecimal()]
    typed = [{"does": "Digit", "keys": [*number, *done]} for number in numbers]
    return [move for move in own if move["does"] != "Digit"] + seats + typed


def _played(touch: Touch) -> bool:
    return touch["does"] in ("Hit", "Reach")


def _cap(word: str) -> bool:
    return word in CAPS or (len(word) == 1 and word.isascii())


def _named(key: str) -> str:
    """A key as xdotool names it."""
    return NAMED.get(key, key)


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
        with Popen(command, cwd=folder, env=environment, stderr=PIPE, text=True) as run:
            try:
                yield Hand(display, told)
                _, complaint = run.communicate(timeout=PATIENCE_S)
            finally:
                run.kill()
    assert run.returncode == 0, complaint
    assert "Traceback" not in complaint
