"""A look at one board without taking its evidence: who it is, and how well its clock is known."""

import select
from dataclasses import dataclass
from typing import Final

from companion.language import say
from hw.boards.link import BoardLink, Stranger
from hw.boards.messages import VERSION, Hello, Status
from hw.clock import Clock, now_us, s_from_us
from hw.drivers.seat_board_line import Line, flashing, open_port
from hw.errors import DeviceGone, DeviceNonsense

LOOK_US: Final = 4_000_000
"""A board that has not answered by then is not one; without a cable it calls once a second."""
ENOUGH_TRIPS: Final = 25
_SLICE_US: Final = 20_000


@dataclass(frozen=True, slots=True)
class Surveyed:
    """What a board said of itself."""

    hello: Hello
    status: Status
    clock_u_us: int
    drift_ppm: float


def survey(port: str, clock: Clock = now_us) -> Surveyed:
    """Greet the board at this port and listen for a moment; raises if none answers."""
    line, link = open_port(port), BoardLink(taking=False)
    try:
        return _ask(line, link, clock)
    finally:
        line.close()


def _ask(line: Line, link: BoardLink, clock: Clock) -> Surveyed:
    unsent, end_us = bytearray(), clock() + LOOK_US
    link.line_opened(clock())
    while clock() < end_us:
        unsent += link.outgoing()
        del unsent[: line.write(bytes(unsent))]
        select.select([line.fd], [], [], s_from_us(_SLICE_US))
        for news in link.receive(line.read(), clock()):
            if isinstance(news, Stranger):
                raise _other_version(line, news.version)
        if link.hello and link.status and link.clock.samples >= ENOUGH_TRIPS:
            return Surveyed(link.hello, link.status, link.clock.u_us, link.clock.drift_ppm)
        link.tick(clock())
    raise DeviceGone(say("hardware-no-answer", device=line.device, flashing=flashing(line.device)))


def _other_version(line: Line, version: int) -> DeviceNonsense:
    return DeviceNonsense(
        say(
            "hardware-firmware-speaks-version-wire-program",
            device=line.device,
            version=version,
            ours=VERSION,
            remedy=flashing(line.device),
        )
    )
