"""The shipped firmware on an emulated RP2040 with a real MicroPython, in the chip's own time.

    with Chip(Path("RPI_PICO.uf2"), FIRMWARE / "board.json") as chip:
        chip.boot()                        # the firmware's files are on it; it starts
        chip.press(2, at_us=chip.now + 500)
        for at_us, data in chip.until(chip.now + 5_000):
            ...                            # what it sent, and when the host had it

Nothing here waits: time passes only in `until`, so a slow machine measures the same as a fast one.
What the emulator does not know: misses of the flash's cache, and the host's own kernel. A packet
takes 50 us each way.
"""

import hashlib
import json
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path
from types import TracebackType
from typing import Any, Self

from hw.boards.link import BoardLink, Edge, News
from tests.rigs.board import FIRMWARE, ROOT

RUNNER = ROOT / "tests/firmware/chip/chip.mjs"
CACHE = ROOT / ".cache"
PROMPT = b">>> "
RAW = b"raw REPL; CTRL-B to exit\r\n>"
START_US = 3_000_000
ANSWER_US = 5_000_000
PAD_FREE_US, PAD_HAND_US = 12.5, 52.5


def rp2040js() -> Path:
    """Give the folder of the emulator; raises RuntimeError with the reason if there is none."""
    made = subprocess.run([ROOT / "scripts/chip"], capture_output=True, text=True, check=False)
    if made.returncode:
        raise RuntimeError(made.stderr.strip() or "scripts/chip failed")
    return Path(made.stdout.strip())


class ChipHost:
    """The table's own end of the line, in the chip's time: what it heard, and when."""

    def __init__(self, chip: "Chip") -> None:
        self.chip = chip
        self.link = BoardLink(1)
        self.heard: list[tuple[float, News]] = []
        self.doubts_us: list[int] = []
        self.spoil: Callable[[bytes], bytes] = bytes
        self._opened = False

    def open(self) -> None:
        """Open the line and greet; from here on it asks for the time, too."""
        self._opened = True
        self.link.line_opened(int(self.chip.now))
        self._speak()

    def run(self, until_us: float) -> None:
        """Converse until an instant."""
        chip, link = self.chip, self.link
        while chip.now < until_us:
            due = link.due() if self._opened else None
            end = until_us if due is None else min(until_us, max(due, chip.now + 1))
            for came_us, data in chip.until(end):
                samples = link.clock.samples
                self.heard += [(came_us, n) for n in link.receive(self.spoil(data), int(came_us))]
                if link.clock.samples != samples:
                    self.doubts_us.append(link.clock.u_us)
                self._speak()
            if self._opened:
                link.tick(int(chip.now))
                self._speak()

    def edges(self) -> list[tuple[float, Edge]]:
        """Give the edges it has heard, with when it did."""
        return [(at, news) for at, news in self.heard if isinstance(news, Edge)]

    def _speak(self) -> None:
        self.chip.send(self.spoil(self.link.outgoing()))


class Chip:
    """One emulated chip, its line and its fingers; times are microseconds since power came on."""

    def __init__(self, uf2: Path, config: Path | dict[str, Any]) -> None:
        text = config.read_text() if isinstance(config, Path) else json.dumps(config)
        self._description = json.loads(text)
        self._files = {path.name: path.read_bytes() for path in sorted(FIRMWARE.glob("*.py"))}
        self._files["board.json"] = text.encode()
        self._uf2 = uf2
        self._process: subprocess.Popen[str] | None = None
        self.now = 0.0
        self.resets = 0
        self.connected = False

    def __enter__(self) -> Self:
        image = self._image()
        if not image.exists():
            self._start(None)
            self._install(image)
            self._stop()
        self._start(image)
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._stop()

    def boot(self) -> None:
        """Connect what board.json describes, and switch the power on."""
        pads: list[int] = []
        high: list[int] = []
        buses: dict[int, set[int]] = {}
        for seat in self._description["seats"]:
            for where in seat.values():
                if isinstance(where, dict) and "pad" in where:
                    pads.append(where["pad"])
                elif isinstance(where, dict) and "mpr121" in where:
                    buses.setdefault(self._description["i2c"]["bus"], set()).add(
                        int(where["mpr121"], 16)
                    )
        for name in ("white", "red", "blue"):
            high += [seat[name] for seat in self._description["seats"] if name in seat]
        chips = [[bus, sorted(addresses)] for bus, addresses in buses.items()]
        self._do("wire", pads=pads, high=high, buses=chips)

    def until(self, at_us: float) -> Iterator[tuple[float, bytes]]:
        """Let time pass; give each word of the chip as it comes, so that one can answer it."""
        while self.now < at_us:
            yield from self._run(at_us, word=True)

    def send(self, data: bytes) -> None:
        """Write on the line, now."""
        if data:
            self._do("send", hex=data.hex())

    def press(self, pin: int, at_us: float, on: bool = True) -> None:
        """Close a contact to ground at an instant, or open it."""
        self._do("move", moves=[[at_us, "pin", pin, int(not on)]])

    def edges(self, moves: list[tuple[float, int, bool]]) -> None:
        """Move many contacts: (instant, pin, closed)."""
        self._do("move", moves=[[at, "pin", pin, int(not on)] for at, pin, on in moves])

    def touch(self, pin: int, at_us: float, on: bool = True) -> None:
        """Lay a hand on a pad at an instant, or lift it."""
        charge_us = PAD_HAND_US if on else PAD_FREE_US
        self._do("move", moves=[[at_us, "pad", pin, charge_us * 1_000]])

    def lamp(self, pin: int) -> bool:
        """Look at a lamp."""
        return bool(self._do("lamp", pin=pin)["on"])

    def _run(self, until: float, *, word: bool) -> list[tuple[float, bytes]]:
        told = self._do("run", until=until, word=word)
        self.now, self.resets, self.connected = told["now"], told["resets"], told["connected"]
        return [(at, bytes.fromhex(text)) for at, text in told["out"]]

    def _image(self) -> Path:
        parts = [self._uf2.read_bytes(), *(n.encode() + d for n, d in self._files.items())]
        return CACHE / f"chip-{hashlib.sha256(b''.join(parts)).hexdigest()[:16]}.flash"

    def _install(self, image: Path) -> None:
        """Copy the files as mpremote does: through the raw prompt."""
        self._run(START_US, word=False)
        self._say(b"\r\x03\x03\x01", RAW)
        for name, data in self._files.items():
            code = f"f = open({name!r}, 'wb')\n"
            code += "".join(f"f.write({data[n : n + 256]!r})\n" for n in range(0, len(data), 256))
            self._say(code.encode() + b"f.close()\n\x04", b"OK\x04\x04>")
        self._do("keep", file=str(image))

    def _say(self, data: bytes, answer: bytes) -> None:
        heard, end_us = b"", self.now + ANSWER_US
        self.send(data)
        while not heard.endswith(answer):
            for _, said in self._run(end_us, word=True):
                heard += said
            if self.now >= end_us:
                raise RuntimeError(f"the chip answered {heard[-200:]!r}")

    def _start(self, image: Path | None) -> None:
        command = ["node", str(RUNNER), str(rp2040js()), str(self._uf2)]
        command += [str(image)] if image else []
        self._process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        self.now = 0.0

    def _stop(self) -> None:
        if self._process is not None:
            self._process.kill()
            self._process.communicate()
            self._process = None

    def _do(self, what: str, **rest: Any) -> dict[str, Any]:
        assert self._process is not None
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(json.dumps({"do": what, **rest}) + "\n")
        self._process.stdin.flush()
        answer: dict[str, Any] = json.loads(self._process.stdout.readline())
        if "error" in answer:
            raise RuntimeError(answer["error"])
        return answer
