"""Starts a flashed table in an emulator and looks at it: `scripts/image check CARD`.

A copy of the card is put into an emulated machine with a screen, a network and no plug to be
careful with. It must come up with its start screen; then, told to play by itself, it must go on
with the same match after the plug was pulled three times.
"""

import json
import re
import shutil
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from types import FrameType

from companion.app.cli.journals import matches_in
from companion.keep.journal.account import Account, account
from companion.keep.journal.disk import RealDisk

PATIENCE_S = 900
"""A busy machine emulates slowly; one that takes longer is taken for one that hangs."""
DRAWN_S = 180
"""How long a table that is up may take until something is on its screen, under emulation."""
PLAYED_S = 45
"""How long a match is played between two cuts, as this machine's clock counts."""
CARD_GB = 4
_UP = re.compile(r"Started .*companion\.service")
_BOOT_AT, _SECTOR = 1024 * 1024, 512


class CheckError(Exception):
    """The card does not do what it is to do; says what, and where to look."""


@dataclass(frozen=True, slots=True)
class Machine:
    """An emulated machine that runs."""

    process: subprocess.Popen[bytes]
    folder: Path
    began: float

    def wait_until_up(self) -> float:
        """Wait until systemd was told that the table is ready; return the seconds it took."""
        while not _UP.search(self.words()):
            self.age("the table was not up")
            time.sleep(1)
        return time.monotonic() - self.began

    def words(self) -> str:
        """What the machine wrote to its serial line so far."""
        return (self.folder / "serial.log").read_text(errors="replace")

    def age(self, otherwise: str) -> None:
        """Raise if it ended, or has been given enough time."""
        if self.process.poll() is not None:
            raise CheckError(f"the emulator ended: {(self.folder / 'emulator.log').read_text()}")
        if time.monotonic() - self.began > PATIENCE_S:
            raise CheckError(f"{otherwise} after {PATIENCE_S} s; its words: {self.folder}")

    def screen(self, file: Path) -> bytes:
        """Take a picture of what is on its screen, and return the pixels."""
        with socket.socket(socket.AF_UNIX) as line:
            line.connect(str(self.folder / "qmp"))
            talk = line.makefile("rw")
            talk.readline()
            for ask in ({"execute": "qmp_capabilities"}, _dump(file)):
                talk.write(json.dumps(ask) + "\n")
                talk.flush()
                while "return" not in (answer := json.loads(talk.readline())):
                    if "error" in answer:
                        raise CheckError(f"no picture of the screen: {answer['error']['desc']}")
        return file.read_bytes()

    def pull_the_plug(self) -> None:
        """End it as a power cut does: at once."""
        self.process.kill()
        self.process.wait()


def _dump(file: Path) -> dict[str, object]:
    return {"execute": "screendump", "arguments": {"filename": str(file)}}


@contextmanager
def started(card: Path, folder: Path) -> Iterator[Machine]:
    """Switch a machine with that card on, and off again whatever happens."""
    _from_boot(card, "config.txt", folder / "config.txt")
    told = (folder / "config.txt").read_text()
    for said, name in ((r"^kernel=(\S+)", "vmlinuz"), (r"^initramfs (\S+)", "initrd.img")):
        found = re.search(said, told, re.MULTILINE)
        if found is None:
            raise CheckError(f"the firmware is told of no {name} in config.txt")
        _from_boot(card, found[1], folder / name)
    (folder / "serial.log").write_bytes(b"")
    with (folder / "emulator.log").open("wb") as log:
        process = subprocess.Popen(_command(card, folder), stdout=log, stderr=log)
    try:
        yield Machine(process, folder, time.monotonic())
    finally:
        process.kill()
        process.wait()


def _command(card: Path, folder: Path) -> list[str]:
    said = "root=LABEL=companion-sys ro rootwait fsck.repair=yes console=tty3 console=ttyAMA0"
    return [
        *("qemu-system-aarch64", "-M", "virt", "-cpu", "cortex-a72", "-smp", "2", "-m", "1024"),
        *("-nodefaults", "-display", "none", "-no-reboot"),
        *("-kernel", str(folder / "vmlinuz"), "-initrd", str(folder / "initrd.img")),
        *("-append", f"{said} systemd.journald.forward_to_console=1"),
        *("-drive", f"if=none,id=card,format=raw,file={card}"),
        *("-device", "virtio-blk-pci,drive=card"),
        *("-device", "virtio-gpu-pci,xres=1280,yres=800"),
        *("-device", "qemu-xhci", "-device", "usb-kbd", "-device", "usb-tablet"),
        *("-netdev", "user,id=net,restrict=on", "-device", "virtio-net-pci,netdev=net"),
        *("-serial", f"file:{folder / 'serial.log'}"),
        *("-qmp", f"unix:{folder / 'qmp'},server=on,wait=off"),
    ]


def _from_boot(card: Path, name: str, file: Path) -> None:
    """Take a file off the part of the card that the firmware reads."""
    command = ["mcopy", "-o", "-i", f"{card}@@{_BOOT_AT}", f"::{name}", str(file)]
    subprocess.run(command, check=True)


def write_down(card: Path, text: str) -> None:
    """Write companion.txt as its owner would."""
    command = ["mcopy", "-o", "-i", f"{card}@@{_BOOT_AT}", "-", "::companion.txt"]
    subprocess.run(command, input=text.encode(), check=True)


def evidence(card: Path, folder: Path) -> Account:
    """Read the match off the data of a card that was pulled out."""
    part, out = folder / "data", folder / "out"
    start, size = _data_part(card)
    copy = [f"if={card}", f"of={part}", "bs=512", f"skip={start}", f"count={size}"]
    subprocess.run(["dd", *copy, "conv=sparse", "status=none"], check=True)
    subprocess.run(["e2fsck", "-fy", str(part)], check=False, capture_output=True)
    shutil.rmtree(out, ignore_errors=True)
    out.mkdir()
    dump = ["debugfs", "-R", f"rdump /state/journal {out}", str(part)]
    subprocess.run(dump, check=True, capture_output=True)
    part.unlink()
    journal = out / "journal"
    found = matches_in(journal)
    if len(found) != 1:
        raise CheckError(f"{len(found)} matches on the card instead of one")
    return account(RealDisk(), journal, found[0])


def _data_part(card: Path) -> tuple[int, int]:
    told = json.loads(subprocess.check_output(["sfdisk", "--json", str(card)]))
    last = told["partitiontable"]["partitions"][2]
    return last["start"], last["size"]


def shows_something(picture: bytes) -> bool:
    """Tell whether a picture has more than a cursor on it: many tints."""
    pixels = picture.split(b"\n", 3)[3]
    return len({pixels[at : at + 3] for at in range(0, len(pixels) - 3, 3 * 7)}) > 50


def check_start(card: Path, folder: Path) -> bool:
    """The table comes up; tell whether something is on its screen, for somebody to look at."""
    with started(card, folder) as machine:
        took = machine.wait_until_up()
        print(f"the table is up after {took:.0f} s", flush=True)
        picture, until = folder / "start.ppm", time.monotonic() + DRAWN_S
        while not (drawn := shows_something(machine.screen(picture))):
            if time.monotonic() > until:
                break
            time.sleep(5)
    print("its screen shows something" if drawn else "its screen is black", flush=True)
    return drawn


def check_cuts(card: Path, folder: Path, cuts: int = 3) -> None:
    """A match goes on after each cut: the same one, with everything that it had."""
    write_down(card, "bots = 4\n")
    before: Account | None = None
    for cut in range(1, cuts + 1):
        with started(card, folder) as machine:
            machine.wait_until_up()
            time.sleep(PLAYED_S)
            machine.pull_the_plug()
        now = evidence(card, folder)
        if before is not None:
            _goes_on(before, now)
        print(f"cut {cut}: match {now.match}, {now.events} events, {len(now.verdicts)} verdicts")
        before = now


def _goes_on(before: Account, now: Account) -> None:
    if now.match != before.match or now.events <= before.events:
        raise CheckError(f"match {before.match} with {before.events} events did not go on")
    if now.verdicts[: len(before.verdicts)] != before.verdicts:
        raise CheckError("a verdict is not what it was before the cut")


def main(card: Path, folder: Path) -> None:
    """Check a copy of the card, put on a larger one."""
    copy = folder / "card.img"
    subprocess.run(["cp", "--sparse=always", str(card), str(copy)], check=True)
    with copy.open("r+b") as file:
        file.truncate(CARD_GB * 1024**3)
    drawn = check_start(copy, folder)
    if _data_part(copy)[1] * _SECTOR < (CARD_GB - 3) * 1024**3:
        raise CheckError("the data did not grow to the end of the card")
    check_cuts(copy, folder)
    if not drawn:
        raise CheckError("all else is well, but its screen stayed black under emulation")
    print("the card does what it is to do")


def _stop(number: int, frame: FrameType | None) -> None:
    """Leave in order when told to: no machine runs on behind us."""
    sys.exit(128 + number)


if __name__ == "__main__":
    signal.signal(signal.SIGTERM, _stop)
    with TemporaryDirectory(prefix="companion-image-") as made:
        try:
            main(Path(sys.argv[1]), Path(made))
        except CheckError as wrong:
            sys.exit(f"{sys.argv[1]}: {wrong}")
        finally:
            for kept in Path(made).glob("start.ppm"):
                shutil.copy(kept, Path(sys.argv[1]).with_suffix(".start.ppm"))
