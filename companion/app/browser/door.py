"""All that a page talks to: a message comes in, messages go out. It reads no clock of its own."""

from __future__ import annotations

import json
from collections.abc import Callable, Generator
from io import StringIO
from pathlib import Path
from typing import Any

from companion.app.browser.clock import PageClock
from companion.app.browser.evening import OnPage, Room
from companion.app.browser.hands import Stamp, coarseness
from companion.app.browser.judging import OnReel, judged
from companion.app.browser.view import PageView
from companion.app.browser.voice import keep_unpacked, packed_clips
from companion.app.cli.judging import BadLineError
from companion.app.simulated.keyboard import TAP_US
from companion.language import settle
from companion.language.catalogue import ENGLISH
from companion.outputs.display.actions import Go, Hit

Json = dict[str, Any]
STATE = Path("/tmp/companion")
"""Where a page has files: in its memory."""


class Door:
    """One page. Two things can be on it, the table and a transcript; one of them is looked at."""

    def __init__(self, state: Path = STATE) -> None:
        self._out: list[Json] = []
        self._clock, self._state = PageClock(), state
        self._views = {name: PageView(self._told_by(name), self._clock) for name in VIEWS}
        self._shown = "play"
        self._screen: OnPage | None = None
        self._reel: OnReel | None = None
        self._steps: dict[str, Generator[int, None, None]] = {}
        self._until: dict[str, int] = {}
        self._lifts: list[tuple[int, object]] = []

    def take(self, told: str, content: bytes = b"") -> list[Json]:
        """Take a message; return what the page is to be told."""
        message = json.loads(told)
        self._clock.told(round(message["now"] * 1000))
        TAKEN[message["type"]](self, message, content)
        for name in tuple(self._steps):
            self._step(name)
        return self._answered()

    def close(self) -> None:
        """End what is on, and give back what it holds."""
        for steps in self._steps.values():
            steps.close()

    def _answered(self) -> list[Json]:
        out, self._out = self._out, []
        wake = min(self._until.values(), default=None)
        return out if wake is None else [*out, {"type": "wake", "at": wake / 1000}]

    def _told_by(self, name: str) -> Callable[[Json], None]:
        return lambda told: self._out.append({**told, "on": name})

    def _step(self, name: str) -> None:
        self._lift()
        self._until[name] = min([next(self._steps[name]), *(t for t, _ in self._lifts)])

    # What a page says.

    def _open(self, message: Json, content: bytes) -> None:
        """Begin: the page tells what it remembers, which language it speaks, by how much it rounds
        its clock, and a seed."""
        settle(message.get("language", ENGLISH))
        self._state.mkdir(parents=True, exist_ok=True)
        memory = self._state / "start.json"
        if message.get("memory"):
            memory.write_text(message["memory"], "utf-8")
        self._views["play"].motion = self._views["judge"].motion = message.get("motion", True)
        room = Room(
            self._told_by("play"), self._clock, memory, message["seed"],
            coarseness(message["coarse"]),
        )  # fmt: skip
        self._screen = OnPage(room, self._views["play"])
        self._steps["play"] = self._screen.evening()

    def _tick(self, message: Json, content: bytes) -> None:
        """Time has passed."""

    def _resize(self, message: Json, content: bytes) -> None:
        view = self._views[message["on"]]
        view.size = (max(1, message["w"]), max(1, message["h"]))
        view.handheld = message.get("handheld", False)

    def _look_at(self, message: Json, content: bytes) -> None:
        """Show the table, or the transcript, whole: the page may have painted the other one."""
        self._shown = message["on"]
        self._views[self._shown].afresh()
        if self._screen is not None:
            self._screen.leave(self._shown != "play")
        if self._reel is not None and self._shown == "play":
            self._reel.hold(True)

    def _away(self, message: Json, content: bytes) -> None:
        if self._screen is not None and self._shown == "play":
            self._screen.leave(message["away"])

    def _key(self, message: Json, content: bytes) -> None:
        self._stamp(message, "key")
        handling = self._views[self._shown].handling
        if message["down"]:
            handling.key_down(message["key"], message.get("letter", ""))
            self._catch_up()
        else:
            handling.key_up(message["key"])

    def _finger(self, message: Json, content: bytes) -> None:
        self._stamp(message, message["kind"])
        handling = self._views[self._shown].handling
        if message["down"]:
            handling.finger_down(message["id"], (message["x"], message["y"]))
            self._catch_up()
        else:
            handling.finger_up(message["id"])

    def _buzz(self, message: Json, content: bytes) -> None:
        """Take a button of the page, below the picture: one of its person's own."""
        self._stamp(message, message["kind"])
        view = self._views["play"]
        name = message["input"]
        if message["down"]:
            view.handling.do(Hit(view.person, name), ("buzzer", name))
        else:
            view.handling.finger_up(("buzzer", name))

    def _go(self, message: Json, content: bytes) -> None:
        """Show another screen of the display."""
        self._views[self._shown].handling.act(Go(message["screen"]))

    def _choose(self, message: Json, content: bytes) -> None:
        """Do what a place does that was chosen by its name: by a screen reader, or with Tab."""
        self._stamp(message, "key")
        view = self._views[self._shown]
        touch = view.chosen(message["n"], message["at"])
        if touch is None:
            return
        finger = object()
        view.handling.do(touch.action, finger)
        if isinstance(touch.action, Hit):
            self._lifts.append((self._clock() + TAP_US, finger))

    def _lift(self) -> None:
        """Lift what was tapped by its name, once it was held for a moment."""
        due = [finger for t, finger in self._lifts if t <= self._clock()]
        self._lifts = [(t, finger) for t, finger in self._lifts if t > self._clock()]
        for finger in due:
            if self._screen is not None:
                self._screen.room.stamp = Stamp(self._clock(), "key")
            self._views[self._shown].handling.finger_up(finger)

    def _stamp(self, message: Json, kind: str) -> None:
        if self._screen is not None:
            self._screen.room.stamp = Stamp(round(message["t"] * 1000), kind)

    def _catch_up(self) -> None:
        """Show what a key led to: the next one means what is there by then."""
        if self._views[self._shown].handling.acted and self._shown in self._steps:
            self._step(self._shown)

    def _voice(self, message: Json, content: bytes) -> None:
        """The clips are there, packed: only the page can unpack them."""
        names, sizes, clips = packed_clips()
        self._out.append({"type": "unpack", "names": names, "sizes": sizes, "clips": clips})

    def _unpacked(self, message: Json, content: bytes) -> None:
        """From the next match on, words are said: READY and PLAY, and what could be unpacked."""
        keep_unpacked(message["names"], message["sizes"], bytes(content))
        if self._screen is not None:
            self._screen.open_voice()

    def _sounding(self, message: Json, content: bytes) -> None:
        if self._screen is not None:
            self._screen.hear(message["audible"])

    def _heard(self, message: Json, content: bytes) -> None:
        if self._screen is not None:
            t, u = round(message["t"] * 1000), round(message["u"] * 1000)
            self._screen.speaker.heard(message["id"], t, u)

    def _done(self, message: Json, content: bytes) -> None:
        if self._screen is not None:
            self._screen.speaker.done(message["id"])

    def _judge(self, message: Json, content: bytes) -> None:
        """Judge a transcript, and show it; or say in one line what is wrong with it."""
        name = message["name"]
        path = self._state / "transcript.jsonl"
        path.write_bytes(content)
        try:
            found = judged(content, name)
            reel = OnReel(path, self._views["judge"], self._told_by("judge"), self._clock)
        except BadLineError as error:
            self._out.append(
                {"type": "unreadable", "words": f"{name}:{error.number}: {error.what}"}
            )
            return
        self._out.append({"type": "judged", "name": name, **found})
        self._reel, self._steps["judge"] = reel, reel.steps()

    def _seek(self, message: Json, content: bytes) -> None:
        if self._reel is not None:
            self._reel.to(round(message["to"]))

    def _hold(self, message: Json, content: bytes) -> None:
        if self._reel is not None:
            self._reel.hold(message["paused"])

    def _command(self, message: Json, content: bytes) -> None:
        if self._reel is not None:
            self._reel.player.command(message["name"])

    def _evidence(self, message: Json, content: bytes) -> None:
        if self._reel is not None:
            self._reel.show_evidence(message["n"])

    def _transcript(self, message: Json, content: bytes) -> None:
        """Give the page the transcript of the match that is on, or was last."""
        record = self._screen.record if self._screen is not None else StringIO()
        self._out.append({"type": "transcript", "text": record.getvalue()})


VIEWS = ("play", "judge")
Taken = Callable[[Door, Json, bytes], None]
TAKEN: dict[str, Taken] = {
    "open": Door._open,
    "tick": Door._tick,
    "size": Door._resize,
    "look": Door._look_at,
    "away": Door._away,
    "key": Door._key,
    "finger": Door._finger,
    "buzz": Door._buzz,
    "go": Door._go,
    "choose": Door._choose,
    "voice": Door._voice,
    "unpacked": Door._unpacked,
    "sounding": Door._sounding,
    "heard": Door._heard,
    "done": Door._done,
    "judge": Door._judge,
    "seek": Door._seek,
    "hold": Door._hold,
    "command": Door._command,
    "evidence": Door._evidence,
    "transcript": Door._transcript,
}
"""What a page can say."""
