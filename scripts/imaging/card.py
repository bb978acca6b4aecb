"""A card as a file: its parts, the owner's text on it, its program, and the matches it keeps."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
from dataclasses import dataclass
from pathlib import Path

from companion.app.cli.journals import matches_in
from companion.keep.journal.account import Account, account
from companion.keep.journal.disk import RealDisk
from companion.setup.install.compiled import magic_of, uncompiled
from scripts.imaging.errors import CardError

SECTOR = 512
BOOT, SYSTEM, DATA = 0, 1, 2
"""The parts of a card, in their order."""


@dataclass(frozen=True, slots=True)
class Card:
    """A file that could be written to a card as it is."""

    file: Path

    def part(self, number: int) -> tuple[int, int]:
        """Return where a part begins and how long it is, in bytes."""
        told = json.loads(subprocess.check_output(["sfdisk", "--json", str(self.file)]))
        found = told["partitiontable"]["partitions"][number]
        return found["start"] * SECTOR, found["size"] * SECTOR

    def copied(self, file: Path, size: int) -> Card:
        """Return a copy of it on a larger card."""
        subprocess.run(["cp", "--sparse=always", str(self.file), str(file)], check=True)
        with file.open("r+b") as copy:
            copy.truncate(size)
        return Card(file)

    def read_boot(self, name: str, file: Path) -> None:
        """Take a file off the part that the firmware reads."""
        subprocess.run(["mcopy", "-o", "-i", self._boot(), f"::{name}", str(file)], check=True)

    def write_down(self, text: str) -> None:
        """Write companion.txt as its owner would."""
        command = ["mcopy", "-o", "-i", self._boot(), "-", "::companion.txt"]
        subprocess.run(command, input=text.encode(), check=True)

    def _boot(self) -> str:
        return f"{self.file}@@{self.part(BOOT)[0]}"

    def taken(self, number: int, folder: Path) -> Path:
        """Return a part as a file of its own, for whoever takes it apart."""
        start, size = self.part(number)
        file = folder / f"part{number}"
        where = [f"skip={start // SECTOR}", f"count={size // SECTOR}", f"bs={SECTOR}"]
        command = ["dd", f"if={self.file}", f"of={file}", *where, "conv=sparse", "status=none"]
        subprocess.run(command, check=True)
        return file


def uncompiled_on(card: Card, folder: Path) -> tuple[int, list[str]]:
    """Return how many sources the card's program has, and which of them every start would compile.

    The Python of the card is known by what it compiled of itself.
    """
    system, at = card.taken(SYSTEM, folder), folder / "system"
    name = _python_on(system)
    libraries = [f"usr/lib/{name}", f"opt/companion/lib/{name}"]
    for place in (*libraries, f"etc/{name}"):
        _dump(system, f"/{place}", (at / place).parent)
    system.unlink()
    lead_inside(at)
    [known] = (at / libraries[0] / "__pycache__").glob("abc.cpython-*.pyc")
    magic, tag = magic_of(known), known.name.split(".")[1]
    missing = [each for one in libraries for each in uncompiled(at / one, magic=magic, tag=tag)]
    sources = sum(1 for one in libraries for _ in (at / one).rglob("*.py"))
    shutil.rmtree(at)
    return sources, [str(path.relative_to(at)) for path in missing]


def _python_on(system: Path) -> str:
    told = subprocess.check_output(
        ["debugfs", "-R", "ls -p /usr/lib", str(system)], text=True, stderr=subprocess.DEVNULL
    )
    found = re.findall(r"/(python3\.\d+)/", told)
    if len(found) != 1:
        raise CardError(f"{len(found)} versions of Python on the card instead of one")
    return str(found[0])


def _dump(part: Path, source: str, into: Path) -> None:
    into.mkdir(parents=True, exist_ok=True)
    dump = ["debugfs", "-R", f"rdump {source} {into}", str(part)]
    subprocess.run(dump, check=True, capture_output=True)


def lead_inside(root: Path) -> None:
    """Let links of a system lead to its own files instead of this machine's."""
    for path in list(root.rglob("*")):
        if path.is_symlink() and path.readlink().is_absolute():
            inside = root / path.readlink().relative_to("/")
            path.unlink()
            path.symlink_to(inside)


def evidence(card: Card, folder: Path) -> Account:
    """Return the match on the data of a card that was pulled out, if it is the only one.

    What ext4 had not finished is finished first, as at the next start; beyond that, nothing may
    have to be mended.
    """
    data, out = card.taken(DATA, folder), folder / "out"
    subprocess.run(["e2fsck", "-p", str(data)], check=False, capture_output=True)
    looked = subprocess.run(["e2fsck", "-fn", str(data)], check=False, capture_output=True)
    if looked.returncode:
        raise CardError(f"the data's file system is damaged: {looked.stdout.decode()}")
    shutil.rmtree(out, ignore_errors=True)
    _dump(data, "/state/journal", out)
    data.unlink()
    found = matches_in(out / "journal")
    if len(found) != 1:
        raise CardError(f"{len(found)} matches on the card instead of one")
    return account(RealDisk(), out / "journal", found[0])


def check_only_read(card: Card, before: Card, folder: Path) -> None:
    """Raise unless the system is, byte for byte, what it was before, and what it starts from whole.

    Only companion.txt may differ there: its owner wrote it anew.
    """
    start, size = card.part(SYSTEM)
    same = ["cmp", f"--ignore-initial={start}:{start}", f"--bytes={size}"]
    if subprocess.run([*same, str(card.file), str(before.file)], check=False).returncode:
        raise CardError("something was written to the system, which is only to be read")
    boot = card.taken(BOOT, folder)
    looked = subprocess.run(["fsck.vfat", "-n", str(boot)], check=False, capture_output=True)
    boot.unlink()
    if looked.returncode:
        raise CardError(f"what the firmware reads is damaged: {looked.stdout.decode()}")
