"""A camera over the table: one more source, which tells what cards lie where.

It looks on a thread of its own, and what it tells is stamped as it is told: a card says for itself
when it was seen. So nobody ever waits for it: it is asked how far it is like every source, and
answers with the time. While it looks, it holds no lock.

A camera that is unplugged is told once and looked for again; so is a mat that is not in sight for
longer than hands hide it. What cannot be read is no evidence of anything: the dealer is asked.
Pictures stay in memory, one at a time, unless somebody asks for them to be kept.

Of what every source promises (tests/hw/contract) it keeps all that is not about presses, for it has
none: it is opened once and closed at any time, delivers nothing after that, keeps to its marks, and
tells what is lost and what is back in a sentence for people (tests/hw/test_camera.py).
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from pathlib import Path

from companion.language import say
from hw.clock import Clock, now_us
from hw.drivers.camera_frames import Frames, Taken, open_frames
from hw.edges import EdgeBank
from hw.errors import HardwareError
from hw.sight.config import CameraConfig
from hw.sight.marks import CARD_ROOM, FIRST_CARD, Mat
from hw.sight.reader import POOL, Frame, Reading, TableReader
from hw.sight.vision import cv
from hw.signals import CARDS, HIDDEN, LOST, RECOVERED, WRONG_CLOCK, Fault, Report, Sighting
from hw.worker import SteppedSource

RETRY_US = 2_000_000
"""How often a camera that has gone is looked for."""
HIDDEN_US = 10_000_000
"""A mat that is out of sight for so long is told: no hand lies there so long."""
REST_US = 500_000
"""How often it is looked whether to stop, where no more pictures come."""
ALL_CARDS = range(FIRST_CARD, FIRST_CARD + CARD_ROOM)

Opening = Callable[[CameraConfig, Clock], Frames]


class CameraSource(SteppedSource):
    """Delivers what one camera reads."""

    def __init__(
        self,
        config: CameraConfig,
        clock: Clock = now_us,
        *,
        patient: bool = False,
        opening: Opening = open_frames,
    ) -> None:
        """`patient`: a camera that is absent at the start is looked for, instead of an error."""
        super().__init__(say("hardware-camera", device=config.device), EdgeBank({}), clock)
        self.config = config
        self._patient, self._opening = patient, opening
        self._frames: Frames | None = None
        self._retry_us = 0
        self._hidden: set[int] = set()
        self._told_clock = False
        self._count = 0
        self._known: Collection[int] = ALL_CARDS
        self._laid_out: frozenset[int] = frozenset()
        self._reader = self._new_reader()

    @property
    def on(self) -> bool:
        """Whether it is looking: everybody at the table may know."""
        return self._frames is not None

    def look_for(self, marks: Collection[int]) -> None:
        """Read the cards with these marks and no others, from now on: those of the pack."""
        self._known = marks
        self._reader.known = marks

    def count_hands(self, seats: Collection[int]) -> None:
        """Look at the hands that these seats lay out from now on; none: at piles and pool."""
        self._laid_out = frozenset(seats)

    def step(self, wait_us: int | None = None) -> None:
        """Take the next picture and tell what it shows; without a camera, look for it."""
        frames = self._frames
        if frames is None:
            now = self._clock()
            if now < self._retry_us:
                left = self._retry_us - now
                self._wait(left if wait_us is None else min(left, wait_us))
            elif not self._try():
                self._retry_us = self._clock() + RETRY_US
            return
        try:
            taken = frames.read()
        except HardwareError as error:
            self._lose(str(error))
            return
        if taken is None:
            self._wait(REST_US if wait_us is None else wait_us)
        else:
            self._look(taken)

    def _open(self) -> None:
        try:
            self._frames = self._opening(self.config, self._clock)
        except HardwareError as error:
            if not self._patient:
                raise
            self._lose(str(error))

    def _shut(self) -> None:
        frames, self._frames = self._frames, None
        if frames is not None:
            frames.close()

    def _low_water(self) -> int | None:
        """Return the time: what it has not told yet will be stamped later."""
        return self._clock()

    def _run(self) -> None:
        """Step until closed. A mistake of ours costs the reading of cards, and nothing else."""
        try:
            while not self._stop:
                self.step()
        except Exception as error:
            reason = f"{error!r}"
            self._lose(say("hardware-driver-failed", name=self._name, reason=reason))

    def _look(self, taken: Taken) -> None:
        self._keep(taken)
        if not taken.believed(self.config.interval_us) and not self._told_clock:
            self._told_clock = True
            self._send([Fault(self._clock(), None, CARDS, WRONG_CLOCK, self._name)])
            self._send([Fault(self._clock(), None, CARDS, RECOVERED, self._name)])
        shot = taken.shot(self.config.interval_us)
        if self._laid_out != self._reader.laid_out:
            self._reader.lay_out(self._laid_out, shot.begin_us)
        readings = self._reader.look(Frame(taken.picture, shot))
        now = self._clock()
        self._send([*(sighting(reading, now) for reading in readings), *self._mats(now)])

    def _mats(self, now: int) -> list[Report]:
        """Tell which mats have been out of sight for too long, and which are seen again."""
        gone = {mat.seat: mat for mat in self._reader.lost(now, HIDDEN_US) if self._waited(now)}
        told: list[Report] = []
        for seat, mat in gone.items():
            self._reader.search_again(mat)
            if seat not in self._hidden:
                told.append(Fault(now, seat or None, CARDS, HIDDEN, self._which(mat, "hidden")))
        back = [one.mat for one in self._reader.mats if one.mat.seat in self._hidden - set(gone)]
        told += [
            Fault(now, mat.seat or None, CARDS, RECOVERED, self._which(mat, "found"))
            for mat in back
        ]
        self._hidden = set(gone)
        return told

    def _waited(self, now: int) -> bool:
        return now - self._since_us > HIDDEN_US

    def _which(self, mat: Mat, what: str) -> str:
        return say(f"hardware-camera-mat-{what}", name=self._name, seat=mat.seat)

    def _new_reader(self) -> TableReader:
        self._since_us = self._clock()
        return TableReader(self.config.seats, self._known, self.config.pool)

    def _try(self) -> bool:
        """Look for a camera that has gone; what lies on the table is read anew then."""
        try:
            self._frames = self._opening(self.config, self._clock)
        except HardwareError:
            return False
        self._reader = self._new_reader()
        detail = say("hardware-answers", name=self._name)
        self._send([Fault(self._clock(), None, CARDS, RECOVERED, detail)])
        return True

    def _lose(self, detail: str) -> None:
        self._shut()
        self._retry_us = self._clock() + RETRY_US
        self._send([Fault(self._clock(), None, CARDS, LOST, detail)])

    def _keep(self, taken: Taken) -> None:
        """Keep a picture, where somebody has asked for that."""
        folder: Path | None = self.config.keep
        if folder is not None:
            self._count += 1
            cv().imwrite(str(folder / f"{self._count:08d}.jpg"), taken.picture)


def sighting(reading: Reading, now: int) -> Sighting:
    """Return what is told of cards that count as seen, at this instant."""
    begin, end = reading.seen.begin_us, min(reading.seen.end_us, now)
    u = (end - begin) // 2
    seat = None if reading.seat == POOL else reading.seat
    return Sighting(now, seat, reading.seen.ids, begin + u, u, reading.hand)
