"""A transcript in a page: judged, explained, and run to any moment of it."""

from __future__ import annotations

import json
from collections.abc import Generator
from contextlib import redirect_stderr
from dataclasses import replace
from io import BytesIO, StringIO
from pathlib import Path
from typing import Any

from companion.app.browser.clock import PageClock
from companion.app.browser.speaker import Tell
from companion.app.browser.view import PageView
from companion.app.cli.commands.replay import KEYS, Playback
from companion.app.cli.judging import Judgement
from companion.app.cli.reel import Reel
from companion.outputs.display.actions import Go, ShowPhoto


def judged(content: bytes, name: str) -> dict[str, Any]:
    """Judge a transcript; return the verdicts as they are printed, in JSON and in words, and what
    was said beside them. BadLineError: it cannot be read."""
    lines, words, beside = StringIO(), StringIO(), StringIO()
    with redirect_stderr(beside):
        Judgement(BytesIO(content), lines).run(name)
    with redirect_stderr(StringIO()):
        Judgement(BytesIO(content), words, explain=True).run(name)
    *verdicts, _ = lines.getvalue().splitlines()
    told = [json.loads(line) for line in verdicts]
    said = words.getvalue().splitlines()
    return {
        "lines": lines.getvalue(),
        "words": words.getvalue(),
        "beside": beside.getvalue().strip(),
        "verdicts": [
            {"n": verdict["n"], "t": verdict["t"], "words": line.split(" s  ", 1)[-1]}
            for verdict, line in zip(told, said, strict=False)
        ],
        "state": "\n".join(line.strip() for line in said[len(verdicts) :]),
    }


class OnReel:
    """Shows a transcript on the page; whoever looks at it moves it."""

    def __init__(self, path: Path, view: PageView, tell: Tell, clock: PageClock) -> None:
        self._view, self._tell, self._clock = view, tell, clock
        self.reel = Reel(path)
        self.player = Playback(self.reel, 1.0, clock)
        self._wanted: int | None = None
        self._shown = (-1, True)
        view.show(self.reel.stage, on_command=self.player.command, commands=KEYS)
        self.player.begin(view)
        self.player.hold(True)

    def steps(self) -> Generator[int, None, None]:
        """Show it, step by step, for as long as anybody asks."""
        self.reel.to(self.reel.end)
        while True:
            if self._wanted is not None:
                self.reel.to(self._wanted)
                self._wanted = None
            self.player.going()
            self._view.paint()
            self._say()
            yield self._clock() + min(self.player.rest_ms(), self._view.rest_ms()) * 1000

    def to(self, t: int) -> None:
        """Run to a moment, soon: of many wishes, only the last."""
        self._wanted = t
        self.player.hold(True)

    def hold(self, paused: bool) -> None:
        """Stop, or go on; from the beginning, if it is at its end."""
        if not paused and self.reel.over:
            self.reel.to(self.reel.start - 1)
        self.player.hold(paused)

    def show_evidence(self, n: int) -> None:
        """Run to a verdict and show its photo finish, or the table where it has none."""
        self.player.hold(True)
        if self.reel.count >= n:
            self.reel.rewind()
        while self.reel.count < n and not self.reel.over:
            self.reel.forward()
        self._view.desk.stage = self.reel.stage
        self.reel.stage.scene()
        self._view.desk.act(Go("table"))
        if self.reel.stage.photo(n) is not None:
            self._view.desk.act(ShowPhoto(n))
        else:
            self._view.desk.look = replace(self._view.desk.look, selected=n)

    def _say(self) -> None:
        """Tell the page how far it is."""
        now = (min(self.reel.now, self.reel.end), self.player.paused or self.reel.over)
        if now != self._shown:
            self._shown = now
            told = {"start": self.reel.start, "end": self.reel.end, "now": now[0], "paused": now[1]}
            self._tell({"type": "reel", **told, "count": self.reel.count})
