"""A seat board over USB serial or Wi-Fi: buttons, pads and lamps, stamped on the board.

The board sends first edges as they come and counts bounces; which of them are evidence is
decided in `hw.edges` as for every driver. What the cable does to them is settled in `hw.boards`.
Here is only the port, and what its coming and going means for the inputs.
"""

from collections.abc import Mapping

from companion.language import number, say
from hw.boards.config import SeatBoardConfig
from hw.boards.delivery import Missing
from hw.boards.link import SETTLE_US, AtPrompt, BoardLink, Charge, Edge, Levels, Met, News, Stranger
from hw.boards.messages import VERSION, WHY
from hw.clock import Clock, now_us
from hw.drivers.seat_board_line import Line, flashing, grace_us, name_of, open_port
from hw.drivers.seat_board_port import DRIVER
from hw.edges import EdgeBank
from hw.errors import ConfigurationError, DeviceGone, HardwareError
from hw.signals import BATTERY_LOW, BUTTONS, EVIDENCE_LOST, PADS, RECOVERED, Fault, Place
from hw.worker import SteppedSource

REFRESH_US = 1_000_000
"""Lamps are told again what they should be, as nothing acknowledges a lamp."""
LOW_MV = 3_400
"""Three cells or one lithium cell are nearly empty then; the board works down to 1.8 V."""
CHARGED_MV = 200
HANDLED_US = 500
"""How much earlier than the truth a board may stamp, beside what it does not know of the clock."""
FELT_US = 7_000
"""The same for pads: half of what a touch chip needs to feel a hand, and of the reads around it."""
MOST_UNSENT = 4_096
"""A board that does not read is not told everything it missed: questions grow old."""
Light = tuple[int, int, int]
"""How a lamp shines: on_ms, off_ms, times."""


class SeatBoardSource(SteppedSource):
    """Delivers one board's inputs and lights its lamps; several boards are several of these."""

    def __init__(self, config: SeatBoardConfig, clock: Clock = now_us) -> None:
        policies = {item.place: item.policy for item in config.inputs}
        bank = EdgeBank(policies, grace_us=grace_us(config.port))
        super().__init__(f"{DRIVER} {name_of(config.port)}", bank, clock)
        self.link = BoardLink(settle_us=_settle_us(config))
        self._config = config
        self._port: Line | None = None
        self._unsent = bytearray()
        self._retry_us: int | None = None
        self._sure_us: int | None = None
        self._proven_us: int | None = None
        self._counted_us = _settle_us(config) + HANDLED_US
        self._untouched: set[Place] = set()
        self._blind: set[Place] = set()
        self._stale = True
        self._low = False
        self._wanted: dict[Place, Light] = {}
        self._refresh_us = 0

    @property
    def lamps(self) -> frozenset[Place]:
        """Which lamps there are: seat and colour."""
        return frozenset(self._config.lamps)

    def set(self, seat: int, colour: str, on: bool) -> None:
        """Switch one lamp."""
        self._light(Place(seat, colour), (int(on), 0, 0))

    def blink(self, seat: int, colour: str, on_ms: int, off_ms: int, times: int = 0) -> None:
        """Let the board blink a lamp by itself; 0 times is for ever."""
        self._light(Place(seat, colour), (on_ms, off_ms, times))

    def mark(self, wanted_us: int) -> int | None:
        """Say how far the board is, and have it asked if that is not enough."""
        mark = super().mark(wanted_us)
        if (mark is None or mark <= wanted_us) and not self.link.asking:
            self._wake()
        return mark

    def _low_water(self) -> int | None:
        if self._port is None or self._proven_us is None:
            return None
        hello = self.link.hello
        feels = hello is not None and any(place.input in PADS for place in hello.inputs)
        early_us = self.link.clock.u_us + (FELT_US if feels else HANDLED_US)
        return self._bank.low(self._proven_us - early_us, self._counted_us)

    def step(self, wait_us: int | None = None) -> None:
        """Wait for the board or for what is due, then listen, answer and deliver."""
        due = self._retry_us if self._port is None else self.link.due()
        self._wait(self._until(due) if wait_us is None else wait_us)
        with self._lock:
            try:
                self._look_again() if self._port is None else self._converse(self._port)
            except HardwareError as error:
                self._lose(error)
            self._send(self._bank.tick(self._clock()))
            self._state_if_wanted()

    def _open(self) -> None:
        with self._lock:
            self._connect()

    def _connect(self) -> None:
        port = open_port(self._config.port)
        self._port, self._retry_us = port, None
        self._unsent.clear()
        if self._waker is not None:
            self._waker.watch(port.fd)
        self.link.line_opened(self._clock())
        self._flush(port)

    def _shut(self) -> None:
        port, self._port = self._port, None
        if port is None or self._waker is None:
            return
        if self._stop:
            self._darken(port)
        self._waker.forget(port.fd)
        port.close()

    def _darken(self, port: Line) -> None:
        try:
            for place in self._wanted:
                self._order(place, (0, 0, 0))
            self._flush(port)
        except HardwareError:
            return

    def _look_again(self) -> None:
        if self._retry_us is not None and self._clock() >= self._retry_us:
            self._connect()

    def _lose(self, error: HardwareError) -> None:
        self._shut()
        now = self._clock()
        self._retry_us, self._stale = now + self._config.retry_us, True
        self._proven_us = None
        since = now if self._sure_us is None else self._sure_us
        self._send(self._bank.lost(since, sorted(self.inputs), str(error)))

    def _converse(self, port: Line) -> None:
        data = port.read()
        now = self._clock()
        for news in self.link.receive(data, now):
            self._take(news, now)
        if self.link.silent(now):
            raise DeviceGone(say("hardware-does-not-answer-does-run", name=self._name))
        if self._wanted_us is not None and self._wanted_us >= self._stated_us:
            self.link.ask(now)
        self.link.tick(now)
        self._flush(port)

    def _flush(self, port: Line) -> None:
        self._unsent += self.link.outgoing()
        if len(self._unsent) > MOST_UNSENT:
            self._unsent[:] = b"\0"
        del self._unsent[: port.write(bytes(self._unsent))]

    def _take(self, news: News, now: int) -> None:
        match news:
            case Edge() if news.place in self.inputs:
                self._edge(news)
            case Levels(sure_us=int(sure_us)):
                self._sure_us = sure_us
                self._proven_us = news.low_us or self._proven_us
                self._levels(news, now)
            case Missing():
                self._missing(news, now)
            case Met():
                self._meet(news, now)
            case Stranger():
                self._refuse(news.version, now)
            case AtPrompt():
                self._started(news, now)
            case Charge():
                self._charge(news.mv, now)

    def _edge(self, edge: Edge) -> None:
        self._untouched.discard(edge.place)
        place, (t_us, u_us) = edge.place, edge.at
        if edge.bounces:
            began_us = t_us - edge.span_us
            self._send(self._bank.bounced(place, began_us, t_us, edge.on, u_us, edge.bounces))
        else:
            self._send(self._bank.edge(place, t_us, edge.on, u_us))

    def _charge(self, mv: int, now: int) -> None:
        """Say once that the battery runs low, and again only after it was charged."""
        if self._low and mv >= LOW_MV + CHARGED_MV:
            self._low = False
        elif not self._low and mv < LOW_MV:
            self._low = True
            detail = say(
                "hardware-battery-low-v-charge-change", name=self._name, mv=number(mv / 1000, 2, 2)
            )
            self._send([Fault(now, None, None, BATTERY_LOW, detail)])
            self._send(
                [Fault(now, None, None, RECOVERED, say("hardware-still-works", name=self._name))]
            )

    def _started(self, prompt: AtPrompt, now: int) -> None:
        """Say that the board ran no program, and what was done about it."""
        detail = say("hardware-started-again-times", attempt=prompt.attempt, most=prompt.most)
        if prompt.given_up:
            detail = say("hardware-does-not-start", flashing=flashing(self._config.port))
        detail = say("hardware-board-stood-micropython-prompt", name=self._name, detail=detail)
        self._send(self._bank.lost(now, sorted(self.inputs), detail))

    def _meet(self, met: Met, now: int) -> None:
        if self._sure_us is None:
            self._untouched = set(self.inputs)
            self._send(self._bank.start(now, dict.fromkeys(self.inputs, False)))
            self._sure_us = now
        self._proven_us = None
        if met.restarted:
            detail = say("hardware-board-restarted", name=self._name)
            self._send(self._bank.lost(self._sure_us, sorted(self.inputs), detail))
        self._stale = True
        absent = self.inputs.difference(met.hello.inputs)
        for place in sorted(absent):
            detail = say("hardware-board-has-no-look-board", name=self._name, place=str(place))
            self._send(self._bank.lost(now, [place], detail))
        self._blind = set(absent)
        self._refresh_lamps(now, blinking=True)

    def _refuse(self, version: int, now: int) -> None:
        detail = say(
            "hardware-board-speaks-version-wire-program",
            name=self._name,
            version=version,
            ours=VERSION,
            remedy=flashing(self._config.port),
        )
        self._send(self._bank.lost(now, sorted(self.inputs), detail))

    def _missing(self, missing: Missing, now: int) -> None:
        """Say which numbers will never come; the levels are read again."""
        which = say("hardware-events-from-number", count=str(missing.count), first=missing.first)
        if missing.count is None:
            which = say("hardware-board-had-not-delivered-when", first=missing.first)
        detail = say("hardware-lost", name=self._name, which=which)
        self._send([Fault(now, None, None, EVIDENCE_LOST, detail)])
        self._send(
            [Fault(now, None, None, RECOVERED, say("hardware-delivering-again", name=self._name))]
        )
        self._stale = True

    def _levels(self, news: Levels, now: int) -> None:
        """Take over every level, once all edges before it have come."""
        hello = self.link.hello
        if hello is None:
            return
        states = dict(zip(hello.inputs, news.status.inputs, strict=True))
        ours = {place: state for place, state in states.items() if place in self.inputs}
        bad = {place for place, state in ours.items() if state.health in WHY}
        levels = {place: state.on for place, state in ours.items() if place not in bad}
        self._send(self._bank.start(now, self._first(levels)))
        for place in sorted(bad - self._blind):
            detail = f"{self._name}: {say(WHY[ours[place].health])}"
            self._send(self._bank.lost(now, [place], detail))
        self._compare(levels, now)
        self._blind = bad | self.inputs.difference(ours)
        if now >= self._refresh_us:
            self._refresh_lamps(now)

    def _first(self, levels: Mapping[Place, bool]) -> dict[Place, bool]:
        """Return the first levels: what was on before is no press, as none was ever seen."""
        first = {place: on for place, on in levels.items() if place in self._untouched}
        self._untouched.difference_update(first)
        return first

    def _compare(self, levels: Mapping[Place, bool], now: int) -> None:
        back = {p: on for p, on in levels.items() if self._stale or p in self._blind}
        self._send(self._bank.found(now, back, say("hardware-back", name=self._name)))
        self._send(self._bank.audit(now, now, levels))
        self._stale = False

    def _light(self, place: Place, light: Light) -> None:
        if place not in self.lamps:
            raise ConfigurationError(
                say("hardware-no-lamp-seat", name=self._name, input=place.input, seat=place.seat)
            )
        with self._lock:
            self._wanted[place] = light
            if self._port is None:
                raise DeviceGone(say("hardware-not-connected-lamps-set-when", name=self._name))
            self._order(place, light)
            self._flush(self._port)

    def _order(self, place: Place, light: Light) -> None:
        hello = self.link.hello
        if hello is None or not self.link.delivery.greeted:
            return
        if place not in hello.lamps:
            raise ConfigurationError(
                say("hardware-board-has-no-lamp-there", name=self._name, input=place.input)
            )
        self.link.lamp(hello.lamps.index(place), *light)

    def _refresh_lamps(self, now: int, *, blinking: bool = False) -> None:
        """Tell lamps again what they should be; one that blinks would begin anew."""
        self._refresh_us = now + REFRESH_US
        for place, light in self._wanted.items():
            steady = light[1] == 0
            if (steady or blinking) and self.link.hello and place in self.link.hello.lamps:
                self._order(place, light)


def _settle_us(config: SeatBoardConfig) -> int:
    """Return how long the board may count bounces: surely within the hold-off of every button."""
    shortest = [item.policy.hold_off_us // 2 for item in config.inputs if item.input in BUTTONS]
    return min([SETTLE_US, *shortest])
