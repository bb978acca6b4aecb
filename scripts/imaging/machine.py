"""An emulated machine with a card in it, a screen, a network, and no plug to be careful with."""

import json
import os
import re
import socket
import subprocess
import time
from base64 import b64encode
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from scripts.imaging.card import Card
from scripts.imaging.errors import CardError
from scripts.imaging.picture import Picture, read_ppm

PATIENCE_S = 900
"""So much processor time is more than any start needs; one that needs more is taken to hang."""
_UP = re.compile(r"Started .*companion\.service")
_TALK = "systemd.journald.forward_to_console=1 systemd.show_status=no systemd.getty_auto=no"
"""What the system says goes to the serial line, once, and nobody logs in there."""
_HURRIED = ("companion.service", "companion-settings.service")
"""What says itself how many seconds it may take to start."""
_TICKS = os.sysconf("SC_CLK_TCK")


@dataclass(frozen=True, slots=True)
class Spent:
    """How long something took: by the clock, and of the processors, whoever else used them."""

    seconds: float
    cpu: float

    def __str__(self) -> str:
        return f"{self.seconds:.0f} s ({self.cpu:.0f} s of processor time)"


@dataclass(frozen=True, slots=True)
class Machine:
    """An emulated machine that runs."""

    process: subprocess.Popen[bytes]
    folder: Path
    began: float

    def spent(self) -> Spent:
        """How long it has been on."""
        ran = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return Spent(time.monotonic() - self.began, (int(ran[11]) + int(ran[12])) / _TICKS)

    def wait_until_up(self) -> Spent:
        """Wait until systemd was told that the table is ready; return what it took."""
        self.wait(lambda: bool(_UP.search(self.words())), "the table was not up")
        return self.spent()

    def run_for(self, cpu: float) -> None:
        """Let it go on for so much processor time: a busy host makes it no shorter."""
        until = self.spent().cpu + cpu
        self.wait(lambda: self.spent().cpu > until, "it stood still", patience=until + PATIENCE_S)

    def wait(
        self, reached: Callable[[], bool], otherwise: str, patience: float = PATIENCE_S
    ) -> None:
        """Wait for something; raise if the machine ends, or has been given enough time."""
        while not reached():
            if self.process.poll() is not None:
                raise CardError(f"the emulator ended: {(self.folder / 'emulator.log').read_text()}")
            if self.spent().cpu > patience:
                raise CardError(
                    f"{otherwise} after {self.spent()}; it said:\n{self.words()[-2000:]}"
                )
            time.sleep(1)

    def words(self) -> str:
        """What the machine wrote to its serial line so far."""
        return (self.folder / "serial.log").read_text(errors="replace")

    def screen(self) -> Picture:
        """Return what is on its screen."""
        file = self.folder / "screen.ppm"
        self._ask({"execute": "screendump", "arguments": {"filename": str(file)}})
        return read_ppm(file)

    def _ask(self, command: dict[str, object]) -> None:
        with socket.socket(socket.AF_UNIX) as line:
            line.connect(str(self.folder / "qmp"))
            talk = line.makefile("rw")
            talk.readline()
            for ask in ({"execute": "qmp_capabilities"}, command):
                talk.write(json.dumps(ask) + "\n")
                talk.flush()
                while "return" not in (answer := json.loads(talk.readline())):
                    if "error" in answer:
                        raise CardError(f"the emulator refused: {answer['error']['desc']}")

    def pull_the_plug(self) -> None:
        """End it as a power cut does: at once."""
        self.process.kill()
        self.process.wait()


@contextmanager
def started(card: Card, folder: Path) -> Iterator[Machine]:
    """Switch a machine with that card on, and off again whatever happens."""
    card.read_boot("config.txt", folder / "config.txt")
    told = (folder / "config.txt").read_text()
    for said, name in ((r"^kernel=(\S+)", "vmlinuz"), (r"^initramfs (\S+)", "initrd.img")):
        found = re.search(said, told, re.MULTILINE)
        if found is None:
            raise CardError(f"the firmware is told of no {name} in config.txt")
        card.read_boot(found[1], folder / name)
    (folder / "serial.log").write_bytes(b"")
    with (folder / "emulator.log").open("wb") as log:
        process = subprocess.Popen(_command(card, folder), stdout=log, stderr=log)
    try:
        yield Machine(process, folder, time.monotonic())
    finally:
        process.kill()
        process.wait()


def patience() -> str:
    """Return what lets the system wait: seconds that the host is busy are no service's fault."""
    calm = b64encode(b"[Service]\nTimeoutStartSec=infinity\n").decode()
    words = ["systemd.service_watchdogs=no", "systemd.default_timeout_start_sec=900"]
    words += [f"systemd.set_credential_binary=systemd.unit-dropin.{it}:{calm}" for it in _HURRIED]
    return " ".join([*words, "systemd.default_device_timeout_sec=900"])


def _command(card: Card, folder: Path) -> list[str]:
    said = "root=LABEL=companion-sys ro rootwait fsck.repair=yes mitigations=off"
    said += " console=tty3 console=ttyAMA0"
    return [
        *("qemu-system-aarch64", "-M", "virt", "-cpu", "cortex-a72", "-smp", "2", "-m", "1024"),
        *("-nodefaults", "-display", "none", "-no-reboot"),
        *("-kernel", str(folder / "vmlinuz"), "-initrd", str(folder / "initrd.img")),
        *("-append", f"{said} {_TALK} {patience()}"),
        *("-drive", f"if=none,id=card,format=raw,file={card.file}"),
        *("-device", "virtio-blk-pci,drive=card"),
        *("-device", "virtio-gpu-pci,xres=1280,yres=800"),
        *("-device", "qemu-xhci", "-device", "usb-kbd", "-device", "usb-tablet"),
        *("-netdev", "user,id=net,restrict=on", "-device", "virtio-net-pci,netdev=net"),
        *("-serial", f"file:{folder / 'serial.log'}"),
        *("-qmp", f"unix:{folder / 'qmp'},server=on,wait=off"),
    ]
