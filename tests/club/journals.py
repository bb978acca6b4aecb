"""Journals of a table, written line by line: quick to make, and as unusual as one likes."""

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from companion.keep.journal.frames import UNLINKED, framed, sum_of
from companion.keep.journal.mark import NAME, Mark
from companion.keep.journal.segments import Segment
from companion.keep.journal.sense import VERSION

NAMES = ("Ada", "Ben", "Cy")
Json = dict[str, Any]


class TableJournal:
    """The folder of one table. Everything is durable once it is `marked`."""

    def __init__(self, folder: Path, names: Sequence[str] = NAMES, began: str = "") -> None:
        self.folder = folder
        folder.mkdir(parents=True, exist_ok=True)
        self.names, self.began = [*names], began or "2026-11-17T20:00:00+00:00"
        self.number = self._piece = self._seq = self._n = 0
        self._link = UNLINKED

    def begin(self, **header: Any) -> int:
        """Begin the next match."""
        self.number, self._piece, self._seq, self._n = self.number + 1, 0, 0, 0
        self._link = UNLINKED
        shared = {"transcript": 1, "game": "block", "seats": len(self.names)}
        self._header: Json = {**shared, "players": self.names, **header}
        self.next_piece()
        self.note("began")
        return self.number

    def next_piece(self) -> None:
        """Go on in another file, as after every start of the program."""
        self._piece += 1
        body = {
            "journal": VERSION, "match": self.number, "piece": self._piece,
            "wall": f"{self.began[:14]}{self._piece % 60:02}:00+00:00", "boot": "b", "shift": 0,
            "header": self._header,
        }  # fmt: skip
        self._write("open", body, self._seq + 1, UNLINKED)

    def note(self, what: str, **fields: Any) -> None:
        self._add("note", {"note": what, **fields})

    def event(self, kind: str = "press", **fields: Any) -> None:
        self._add("event", {"t": self._seq * 1000, "event": kind, **fields})

    def verdict(self, kind: str = "card", **fields: Any) -> int:
        """Decide something; return its number."""
        self._n += 1
        self._add("verdict", {"n": self._n, "t": self._seq * 1000, "verdict": kind, **fields})
        return self._n

    def hand(self, points: Sequence[int]) -> None:
        """A few cards and the count of a hand."""
        for seat in range(1, len(self.names) + 1):
            self.event("press", seat=seat, input="pile", u=100)
            self.verdict("played", seat=seat, place=seat, behind_us=seat * 900, reaction_us=210_000)
        self.verdict("score", hand=[*points], total=[*points])

    def win(self, seat: int) -> None:
        self.verdict("won", seat=seat)

    def overturn(self, number: int) -> None:
        self.verdict("overturned", of=number)

    def rejudge(self, since: int) -> None:
        """Have verdicts hold no longer, as after a loss of evidence."""
        self.next_piece()
        self.note("rejudged", **{"from": since})
        self._n = min(self._n, since - 1)

    def end(self) -> None:
        self.event("end")
        self.mark()

    def mark(self) -> None:
        """Say that everything so far is durable."""
        (self.folder / NAME).write_bytes(Mark(self.number, self._seq).line())

    @property
    def verdicts(self) -> int:
        return self._n

    def _add(self, kind: str, body: Json) -> None:
        self._seq += 1
        self._link = self._write(kind, body, self._seq, self._link)

    def _write(self, kind: str, body: Json, seq: int, link: str) -> str:
        frame = framed(seq, kind, json.dumps(body, separators=(",", ":")), link)
        with (self.folder / Segment(self.number, self._piece).name).open("ab") as file:
            file.write(frame)
        return sum_of(frame)
