"""A page without a browser: it sends what a page sends, and time passes as it says."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

from companion.app.browser.door import Door

LAPTOP, PHONE = (1280, 740), (390, 760)
LATENCY_MS = 30.0
"""How long after it was handed over a sound of this page is out."""


OPEN: list[Door] = []
"""What a test has to close in the end."""


class PaperPage:
    """Speaks to the door as `page/main.js` does; what it is told is kept."""

    def __init__(
        self,
        folder: Path,
        *,
        seed: int = 7,
        memory: str = "",
        size: tuple[int, int] = LAPTOP,
        voice: bool = False,
    ) -> None:
        self.door, self.now, self.wake = Door(folder), 1000.0, 1000.0
        OPEN.append(self.door)
        self.told: list[dict[str, Any]] = []
        self.rows: dict[str, Any] = {}
        self.pictures = 0
        self.audible = False
        self.held_back = 0.0
        """How much later than it happened a key is told."""
        self.say("open", seed=seed, coarse=100, memory=memory, motion=False)
        self.say("size", on="play", w=size[0], h=size[1])
        if voice:
            self.say("voice")

    def say(self, what: str, content: bytes = b"", **more: Any) -> None:
        for told in self.door.take(json.dumps({"type": what, "now": self.now, **more}), content):
            self.hear(told)

    def hear(self, told: dict[str, Any]) -> None:
        self.told.append(told)
        if told["type"] == "wake":
            self.wake = told["at"]
        elif told["type"] == "unpack":
            self.say("unpacked", names=[], sizes=[])  # paper knows no Opus
        elif told["type"] == "picture":
            self.pictures += 1
            self.rows[told["on"]] = unrolled(json.loads(told["json"]), self.rows.get(told["on"]))
        elif told["type"] == "sound":
            onset = told["onset"] / 48.0
            at = self.now + LATENCY_MS if told["at"] is None else told["at"] / 1000
            at = max(at, self.now + LATENCY_MS + onset)
            self.later = at
            self.say("heard", id=told["id"], t=at, u=4.0)

    def pass_ms(self, ms: float, until: Callable[[], bool] = lambda: False) -> bool:
        """Let time pass as the page's timer does; true: what was waited for has come."""
        end = self.now + ms
        while self.now < end and not until():
            self.now = min(end, max(self.now + 0.1, min(self.wake, self.now + 500)))
            self.say("tick")
        return until()

    def key(self, key: str, *, letter: str = "", hold_ms: float = 60) -> None:
        """Strike a key; it is told as late as this page is."""
        stamp = self.now
        if self.held_back:
            self.now += self.held_back
            self.say("tick")
        self.say(
            "key", t=stamp, key=key, letter=letter or (key if len(key) == 1 else ""), down=True
        )
        self.pass_ms(max(0, hold_ms - self.held_back))
        self.say("key", t=stamp + hold_ms, key=key, down=False)

    def touch(self, words: str, kind: str = "touch") -> None:
        """Put a finger on the place that is called so, and lift it."""
        x, y, w, h, _ = next(place for place in self.places() if words in place[4])
        spot = {"id": 1, "kind": kind, "x": x + w // 2, "y": y + h // 2}
        self.say("finger", t=self.now, down=True, **spot)
        self.pass_ms(50)
        self.say("finger", t=self.now, down=False, **spot)

    def choose(self, words: str) -> None:
        """Choose a place by its name, as a screen reader does."""
        at = next(n for n, place in enumerate(self.places()) if words in place[4])
        self.say("choose", t=self.now, n=self.rows["play"]["n"], at=at)

    def places(self, on: str = "play") -> list[Any]:
        return list(self.rows[on]["touches"])

    def screen(self, on: str = "play") -> str:
        return str(self.rows[on]["screen"])

    def texts(self, on: str = "play") -> str:
        return " ".join(row[5] for row in self.rows[on]["items"] if row[0] == "t")

    def transcript(self) -> str:
        self.say("transcript")
        return str(next(t["text"] for t in reversed(self.told) if t["type"] == "transcript"))

    def of(self, kind: str) -> list[dict[str, Any]]:
        return [told for told in self.told if told["type"] == kind]


def unrolled(told: dict[str, Any], before: dict[str, Any] | None) -> dict[str, Any]:
    """Read a picture as the painter's `pictureOf` does."""
    if "from" not in told:
        return told
    assert before is not None
    assert before["n"] == told["from"]
    rows = {}
    for name in ("items", "touches"):
        rows[name] = [
            row
            for part in told[name]
            for row in (
                before[name][part[0] : part[0] + part[1]]
                if len(part) == 2 and isinstance(part[0], int)
                else [part]
            )
        ]
    return {**told, **rows}
