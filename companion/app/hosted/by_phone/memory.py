"""Who sits at a hosted table by phone: which chairs, who of them is here, kept for the next start.

What a phone is known by is kept as a digest. Whoever reads the file cannot take a chair with it.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from companion.app.hosted.receipts import Kept, kept_already
from companion.keep.remembered import read_document, write_document
from companion.language import Person
from companion.outputs.console.controls import KeptPhone
from companion.outputs.console.pairing import WHOLE_US
from companion.outputs.console.verbs import is_gender, is_name

FILE = "phones.json"
"""Where it is kept, beside the matches."""
_WHOLE_S = WHOLE_US / 1_000_000
_LENGTH = 64
"""Of a digest."""


class PhonesHere:
    """Which chairs phones have, and of which the phone is here. Read from any thread."""

    def __init__(self, invited: bool = False) -> None:
        """`invited`: phones may come to this table, now and while a match is on."""
        self.invited = invited
        self.taken: frozenset[int] = frozenset()
        self.present: frozenset[int] = frozenset()

    def note(self, taken: Collection[int], present: Collection[int]) -> None:
        """Take note of both, whole."""
        self.taken, self.present = frozenset(taken), frozenset(present)


class PhoneMemory:
    """Keeps who sits where by phone, on a thread that may wait for the card."""

    def __init__(self, file: Path | None, wall: Callable[[], float] = time.time) -> None:
        self._file, self._wall = file, wall
        self._since: dict[str, float] = {}
        """When each was first kept: no phone is known for longer than an evening."""
        self._writer: ThreadPoolExecutor | None = None

    def recall(self) -> list[KeptPhone]:
        """Return who sat here by phone when the table was stopped; what makes no sense is left."""
        if self._file is None:
            return []
        document, _ = read_document(self._file)
        found: dict[int, KeptPhone] = {}
        for row in _rows(document.get("phones")):
            phone, since = _read(row), row.get("since")
            if phone is not None and isinstance(since, int | float) and not self._is_old(since):
                self._since[phone.tag] = since
                found.setdefault(phone.chair, phone)
        return [*found.values()]

    def _is_old(self, since: float) -> bool:
        return self._wall() - since > _WHOLE_S

    def keep(self, phones: Sequence[KeptPhone]) -> Kept:
        """Keep it; the receipt says when it would survive a power cut.

        Where the card refuses, people sit all the same: they take their chairs anew after a
        restart. That the card is in trouble, the journal says.
        """
        if self._file is None:
            return kept_already()
        self._since = {p.tag: self._since.get(p.tag, self._wall()) for p in phones}
        document = {"phones": [self._row(phone) for phone in phones]}
        if self._writer is None:
            self._writer = ThreadPoolExecutor(1, "phones")
        return self._writer.submit(_write, self._file, document)

    def close(self) -> None:
        """Finish what is being written."""
        if self._writer is not None:
            self._writer.shutdown()

    def _row(self, phone: KeptPhone) -> dict[str, Any]:
        return {
            "chair": phone.chair,
            "name": str(phone.name),
            **({"gender": phone.name.gender} if isinstance(phone.name, Person) else {}),
            "number": phone.number,
            "tag": phone.tag,
            "keys": [*phone.keys],
            "since": self._since[phone.tag],
        }


def _write(file: Path, document: dict[str, Any]) -> None:
    write_document(file, document)


def _rows(found: Any) -> Iterator[Mapping[str, Any]]:
    yield from (row for row in (found if isinstance(found, list) else ()) if isinstance(row, dict))


def _read(row: Mapping[str, Any]) -> KeptPhone | None:
    """Read one phone; None: that is none."""
    told = [row.get(name) for name in ("chair", "name", "number", "tag", "keys")]
    match told:
        case [int(chair), str(name), int(number), str(tag), [*keys]] if is_name(name):
            digests = tuple(key for key in keys if isinstance(key, str) and len(key) == _LENGTH)
            gender = row.get("gender")
            known = Person(name, gender) if is_gender(gender) and gender else name
            return KeptPhone(chair, known, number, tag, digests) if digests else None
    return None


def memory_of(chosen: Path | None) -> PhoneMemory:
    """Return the memory of a table that keeps what is chosen in this file; None: it keeps none."""
    return PhoneMemory(chosen.parent / FILE if chosen is not None else None)
