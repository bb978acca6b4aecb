"""A file system that forgets: nothing survives a cut that was not synced.

It stands at the level of the system's own calls, below `RealDisk`: they are carried out on real
files, and noted. Whenever one is about to be made, the power might go; `Cut` is what would then be
found. POSIX promises no more than this: data and length of a file with the sync of that file, a
name with the sync of its folder, all else in any order or not at all.
"""

import os
import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Generic, TypeVar

SECTOR = 512
UNKNOWN = {
    *("rename", "replace", "truncate", "remove", "rmdir", "link", "symlink", "makedirs"),
    *("pwrite", "writev", "pwritev", "sync", "sendfile", "copy_file_range", "posix_fallocate"),
}

Image = dict[str, bytes | None]
"""What lies in a folder, by the path below it; None for a folder."""
T = TypeVar("T")


@dataclass
class _Data:
    """A file: what is safe, and what was done since, each a write at a place or a new length."""

    safe: bytes = b""
    since: list[tuple[int, bytes | None]] = field(default_factory=list)

    def now(self) -> bytearray:
        data = bytearray(self.safe)
        for step in self.since:
            _carry_out(data, *step)
        return data

    def sync(self) -> None:
        self.safe, self.since = bytes(self.now()), []

    def found(self, chance: random.Random) -> bytes:
        """Some of what was done since, each write sector by sector."""
        data = bytearray(self.safe)
        for at, written in self.since[: chance.randint(0, len(self.since))]:
            if written is None:
                _carry_out(data, at, None)
            else:
                _carry_out_in_part(data, at, written, chance)
        return bytes(data)


def _carry_out(data: bytearray, at: int, written: bytes | None) -> None:
    data.extend(bytes(max(0, at - len(data))))
    if written is None:
        del data[at:]
    else:
        data[at : at + len(written)] = written


def _carry_out_in_part(data: bytearray, at: int, written: bytes, chance: random.Random) -> None:
    torn = len(written) if chance.random() < 0.6 else chance.randint(0, len(written))
    data.extend(bytes(max(0, at + torn - len(data))))
    start = at
    while start < at + torn:
        end = min(at + torn, (start // SECTOR + 1) * SECTOR)
        if chance.random() < 0.8:
            data[start:end] = written[start - at : end - at]
        start = end


@dataclass
class _Names:
    """A folder: the names that are safe, and those given or taken away since."""

    safe: dict[str, "_Node"] = field(default_factory=dict)
    since: list[tuple[str, "_Node | None"]] = field(default_factory=list)

    def now(self) -> dict[str, "_Node"]:
        return self._with({name: len(self.since) for name, _ in self.since})

    def sync(self) -> None:
        self.safe, self.since = self.now(), []

    def found(self, chance: random.Random) -> dict[str, "_Node"]:
        """Each name as it was at some time since, whatever became of the others."""
        return self._with({name: chance.randint(0, len(self.since)) for name, _ in self.since})

    def _with(self, upto: dict[str, int]) -> dict[str, "_Node"]:
        names = dict(self.safe)
        for number, (name, node) in enumerate(self.since):
            if number >= upto[name]:
                continue
            if node is None:
                names.pop(name, None)
            else:
                names[name] = node
        return names


_Node = _Data | _Names


@dataclass(frozen=True)
class Cut(Generic[T]):
    """The power goes: what is found afterwards, and what was so before."""

    found: Image
    before: T


@dataclass
class _Handle:
    node: _Node
    appends: bool = False
    at: int = 0


class ForgetfulSystem(Generic[T]):
    """Stands for the module `os`; everything below `root` is noted, which was safe before."""

    def __init__(self, root: Path, seed: int, now: Callable[[], T], ways: int) -> None:
        self._root, self._now, self._ways = root, now, ways
        self._chance = random.Random(seed)
        self._top = _read(root)
        self._handles: dict[int, _Handle] = {}
        self.cuts: list[Cut[T]] = []

    def __getattr__(self, name: str) -> Any:
        assert name not in UNKNOWN, f"os.{name}: say what it means for a cut before it is used"
        return getattr(os, name)

    def cut(self) -> None:
        """Let the power go now: all that can be lost is, or some of it."""
        nothing = _image(self._top, lambda node: node.safe)
        others = [_image(self._top, self._some) for _ in range(self._ways)]
        self.cuts += [Cut(image, self._now()) for image in (nothing, *others)]

    def open(self, path: Path, flags: int, mode: int = 0o777) -> int:
        assert not flags & os.O_TRUNC, "say what it means for a cut before it is used"
        self.cut()
        folder, name = self._place(path)
        handle = os.open(path, flags, mode)
        if isinstance(folder, _Names) and name and name not in folder.now():
            folder.since.append((name, _Data()))
        node = folder.now()[name] if name else folder
        self._handles[handle] = _Handle(node, bool(flags & os.O_APPEND))
        return handle

    def write(self, handle: int, data: bytes) -> int:
        self.cut()
        held = self._handles[handle]
        assert isinstance(held.node, _Data)
        count = os.write(handle, data)
        at = len(held.node.now()) if held.appends else held.at
        held.node.since.append((at, bytes(data[:count])))
        held.at = at + count
        return count

    def ftruncate(self, handle: int, size: int) -> None:
        self.cut()
        node = self._handles[handle].node
        assert isinstance(node, _Data)
        os.ftruncate(handle, size)
        node.since.append((size, None))

    def fsync(self, handle: int) -> None:
        self.cut()
        self._handles[handle].node.sync()

    fdatasync = fsync

    def close(self, handle: int) -> None:
        os.close(handle)
        del self._handles[handle]

    def unlink(self, path: Path) -> None:
        self.cut()
        folder, name = self._place(path)
        os.unlink(path)
        folder.since.append((name, None))

    def mkdir(self, path: Path) -> None:
        self.cut()
        folder, name = self._place(path)
        os.mkdir(path)
        folder.since.append((name, _Names()))

    def _place(self, path: Path) -> tuple[_Names, str]:
        """Which folder it is in, and under which name; the root itself has none."""
        *above, name = path.relative_to(self._root).parts or ("",)
        folder = self._top
        for part in above:
            below = folder.now()[part]
            assert isinstance(below, _Names)
            folder = below
        found = folder.now().get(name)
        return (found, "") if isinstance(found, _Names) else (folder, name)

    def _some(self, node: _Node) -> Any:
        return node.found(self._chance)


def _read(folder: Path) -> _Names:
    """What lies there before: all of it safe."""
    below = {
        path.name: _read(path) if path.is_dir() else _Data(path.read_bytes())
        for path in folder.iterdir()
    }
    return _Names(below)


def _image(top: _Names, look: Callable[[_Node], Any]) -> Image:
    def walk(names: _Names, above: str) -> Iterator[tuple[str, bytes | None]]:
        for name, node in look(names).items():
            yield above + name, None if isinstance(node, _Names) else look(node)
            if isinstance(node, _Names):
                yield from walk(node, f"{above}{name}/")

    return dict(walk(top, ""))


def lay_out(image: Image, folder: Path) -> None:
    """Put what was found into an empty folder."""
    for name, data in image.items():
        if data is None:
            (folder / name).mkdir()
        else:
            (folder / name).write_bytes(data)
