"""A memory card in memory: it forgets what was not synced, and fails when it is told to.

Strict: a use that a real file system would not allow fails the test.
"""

import errno
import os
import random
from dataclasses import dataclass, field
from pathlib import Path


@dataclass
class _File:
    data: bytearray = field(default_factory=bytearray)
    synced: int = 0
    named: bool = False


def failure(code: int) -> OSError:
    return OSError(code, os.strerror(code))


class FakeCard:
    """What the journal asks of a file system (companion.keep.journal.disk), with a power switch."""

    def __init__(self) -> None:
        self.files: dict[Path, _File] = {}
        self.open: dict[int, tuple[Path, _File]] = {}
        self.marks: dict[Path, list[bytes]] = {}
        """Small files that nobody syncs: everything they ever said."""
        self.capacity: int | None = None
        self.failing: dict[str, int] = {}
        self.calls: list[str] = []
        self._handles = 0

    def _called(self, what: str) -> None:
        self.calls.append(what)
        code = self.failing.get(what) or self.failing.get("everything")
        if code:
            raise failure(code)

    def make_folder(self, folder: Path) -> None:
        self._called("make_folder")

    def names(self, folder: Path) -> list[str]:
        self._called("names")
        return [path.name for path in self.files]

    def size(self, file: Path) -> int:
        return len(self.files[file].data)

    def read(self, file: Path) -> bytes:
        self._called("read")
        if file in self.marks:
            return self.marks[file][-1]
        if file not in self.files:
            raise failure(errno.ENOENT)
        return bytes(self.files[file].data)

    def create(self, file: Path) -> int:
        self._called("create")
        if file in self.files:
            raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST))
        self._handles += 1
        self.files[file] = _File()
        self.open[self._handles] = (file, self.files[file])
        return self._handles

    def append(self, handle: int, data: bytes) -> None:
        self._called("append")
        file = self.open[handle][1]
        room = len(data) if self.capacity is None else max(0, self.capacity - self.used())
        file.data += data[:room]
        if room < len(data):
            raise failure(errno.ENOSPC)

    def sync(self, handle: int) -> None:
        file = self.open[handle][1]
        self._called("sync")
        file.synced = len(file.data)

    def sync_folder(self, folder: Path) -> None:
        self._called("sync_folder")
        for file in self.files.values():
            file.named = True

    def present(self, handle: int, file: Path) -> bool:
        return self.files.get(file) is self.open[handle][1]

    def cut(self, file: Path, size: int) -> None:
        self._called("cut")
        if size == 0:
            self.files.pop(file, None)
            return
        if file not in self.files:
            raise failure(errno.ENOENT)
        found = self.files[file]
        assert size <= len(found.data)
        del found.data[size:]
        found.synced = min(found.synced, size)

    def put(self, file: Path, data: bytes) -> None:
        self._called("put")
        self.marks.setdefault(file, []).append(data)

    def close(self, handle: int) -> None:
        del self.open[handle]

    def used(self) -> int:
        return sum(len(file.data) for file in self.files.values())

    def after_power_cut(self, chance: random.Random) -> "FakeCard":
        """The card as it is found: what was synced, and any part of what was not."""
        card = FakeCard()
        for path, file in self.files.items():
            if file.named or chance.random() < 0.5:
                card.files[path] = _File(_found(file, chance), named=True)
        for path, said in self.marks.items():
            if chance.random() < 0.8:
                card.marks[path] = [chance.choice(said)]
        return card


def _found(file: _File, chance: random.Random) -> bytearray:
    kept = file.data[: chance.randint(file.synced, len(file.data))]
    spoiled = chance.randint(file.synced, len(kept))
    if chance.random() < 0.3:
        kept[spoiled:] = bytes(len(kept) - spoiled)
    elif chance.random() < 0.3:
        kept[spoiled:] = chance.randbytes(len(kept) - spoiled)
    return kept
