"""One board's conversation: bytes and the time go in, news and bytes come out. Pure.

Joins frames, messages, delivery and clock. Lives as long as its table does: a port that is
unplugged and comes back goes on where it was, and only a new boot id begins anew.
"""

from collections import deque
from dataclasses import dataclass
from typing import Final

from hw.boards import messages
from hw.boards.clocksync import ClockSync, Instant
from hw.boards.delivery import Delivery, Missing
from hw.boards.frames import Decoder
from hw.boards.messages import (
    Event,
    Events,
    Hello,
    Log,
    Lost,
    Malformed,
    Message,
    Power,
    Stamps,
    Status,
    SyncReply,
)
from hw.boards.prompt import Prompt
from hw.signals import Place

GREET_US: Final = 300_000
"""Greet again after so long without an answer."""
SYNC_US: Final = 100_000
"""Between two questions for the time, once the clock is known well."""
SYNC_FIRST_US: Final = 20_000
"""Between the first of them: half a second of these makes a new board exact."""
FIRST_SYNCS: Final = 25
TEST_US: Final = 250_000
"""Between two looks at levels and health."""
SILENT_US: Final = 1_500_000
"""A board that is asked all the time and says nothing for so long is not there."""
SETTLE_US: Final = 5_000
"""How long a board may take a contact's edges for its bounce, unless hold-offs are short."""
_TOKENS: Final = 1 << 16
_OPEN_QUESTIONS: Final = 64
_FROM_HOST: Final = 0x80


@dataclass(frozen=True, slots=True)
class Met:
    """The board said who it is; `restarted` if it is not the boot that was known."""

    hello: Hello
    restarted: bool


@dataclass(frozen=True, slots=True)
class Stranger:
    """The board speaks another version of the wire, and is left alone."""

    version: int


@dataclass(frozen=True, slots=True)
class Edge:
    """An input went on or off, dated on the table clock."""

    seq: int
    place: Place
    on: bool
    at: Instant
    bounces: int = 0
    """With these it stands for so many edges of a contact that came to rest, the last at `at`."""
    span_us: int = 0
    """How long before that the first of them was."""


@dataclass(frozen=True, slots=True)
class Levels:
    """How every input is; `sure_us` if nothing waited to be delivered when it was asked then.

    `low_us`: every edge before that has been delivered, for certain. While a board is asked, an
    edge may still lie in the store of its handlers; when it is asked again, that one is in the
    ring. So a question that follows an answer, and finds the ring empty, proves it for the question
    before.
    """

    status: Status
    sure_us: int | None
    low_us: int | None = None


@dataclass(frozen=True, slots=True)
class Told:
    """A sentence from the board for people."""

    text: str


@dataclass(frozen=True, slots=True)
class AtPrompt:
    """The board stood at MicroPython's prompt and was started; not any more if `given_up`."""

    attempt: int
    most: int
    given_up: bool = False


@dataclass(frozen=True, slots=True)
class Charge:
    """What the board's battery gives."""

    mv: int


News = Met | Stranger | Edge | Missing | Levels | Told | AtPrompt | Charge
"""What a conversation brings about."""


class BoardLink:
    """The host's end for one board: feed it, send what it wants sent, hand on its news.

    Without `taking` it only looks: events stay on the board for whoever judges them.
    """

    def __init__(
        self, session: int = 0, *, taking: bool = True, settle_us: int = SETTLE_US
    ) -> None:
        self.clock = ClockSync()
        self.delivery = Delivery()
        self.hello: Hello | None = None
        self.status: Status | None = None
        self.malformed = 0
        self._session = session
        self._taking = taking
        self._settle_us = settle_us
        self._prompt = Prompt()
        self._decoder = Decoder()
        self._out = bytearray()
        self._token = 0
        self._questions: dict[int, int] = {}
        self._answers: dict[int, tuple[int, int]] = {}
        self._answered = 0
        self._asked = False
        self._shy = False
        self._tests: deque[int] = deque()
        self._told_us: int | None = None
        self._before_us: int | None = None
        self._heard_us = 0
        self._greet_due = self._sync_due = self._test_due = 0

    @property
    def asking(self) -> bool:
        """Whether the board has been asked how it is, and has not answered yet."""
        return bool(self._tests)

    def ask(self, now_us: int) -> None:
        """Ask the board how it is, unless its answer is on the way."""
        quiet = self._shy or self._prompt.starting(now_us)
        if self.delivery.greeted and not self._tests and not quiet:
            self._test(now_us)

    @property
    def dropped(self) -> int:
        """How many frames from the board were not believed."""
        return self._decoder.dropped + self.malformed

    def line_opened(self, now_us: int) -> None:
        """Greet the board on a line that is there (again), and ask for the time at once."""
        self._decoder.reset()
        self.delivery.line_opened()
        self._out.clear()
        self._questions.clear()
        self._answers.clear()
        self._forget_tests()
        self._prompt.line_opened(now_us)
        self._shy = False
        self._heard_us = self._greet_due = self._sync_due = self._test_due = now_us
        self.tick(now_us)

    def tick(self, now_us: int) -> None:
        """Ask what is due to be asked."""
        if self._shy or self._prompt.starting(now_us):
            return
        if now_us >= self._greet_due and not self.delivery.greeted:
            self._greet(now_us)
        if now_us >= self._sync_due:
            self._ask_time(now_us)
        if now_us >= self._test_due and self.delivery.greeted:
            self._test(now_us)

    def due(self) -> int | None:
        """Return when `tick` has something to ask; None for a board that is left alone."""
        if self._shy:
            return None
        other = self._test_due if self.delivery.greeted else self._greet_due
        return max(min(self._sync_due, other), self._prompt.quiet_until_us)

    def silent(self, now_us: int) -> bool:
        """Tell whether the board should long have answered."""
        since_us = max(self._heard_us, self._prompt.quiet_until_us)
        return not self._shy and now_us - since_us >= SILENT_US

    def lamp(self, index: int, on_ms: int, off_ms: int = 0, times: int = 0) -> None:
        """Light a lamp by its place in HELLO's list."""
        self._out += messages.lamp(index, on_ms, off_ms, times)

    def outgoing(self) -> bytes:
        """Take the bytes that want to be sent."""
        out = bytes(self._out)
        self._out.clear()
        return out

    def receive(self, data: bytes, now_us: int) -> list[News]:
        """Take bytes as they come, read at `now_us`."""
        news: list[News] = []
        acknowledge = False
        # What only a host says comes back from a prompt that echoes it.
        frames = [frame for frame in self._decoder.feed(data) if frame.kind < _FROM_HOST]
        if not frames and self._prompt.shown(data, now_us):
            return self._start(now_us)
        for frame in frames:
            try:
                message = messages.parse(frame)
            except Malformed:
                self.malformed += 1
                continue
            self._heard_us = now_us
            self._prompt.heard(now_us)
            if isinstance(message, Events | Lost):
                if not self._taking:
                    continue
                acknowledge = True
            news += self._take(message, now_us)
        if acknowledge:
            self._acknowledge()
        return news

    def _take(self, message: Message | None, now_us: int) -> list[News]:
        match message:
            case Hello():
                return self._meet(message, now_us)
            case Events():
                return [news for event in message.events for news in self._event(event, now_us)]
            case Lost():
                missing = self.delivery.lost(message)
                return [missing] if missing else []
            case SyncReply():
                self._answer(message.token, now_us)
            case Stamps():
                self._learn_time(message)
            case Status():
                return self._levels(message, now_us)
            case Log():
                return [Told(message.text)]
            case Power():
                return [Charge(message.mv)]
        return []

    def _meet(self, hello: Hello, now_us: int) -> list[News]:
        if hello.version != messages.VERSION:
            self._shy = True
            return [Stranger(hello.version)]
        known, first = self.delivery.boot_id, not self.delivery.greeted
        missing = self.delivery.hello(hello)
        restarted = known not in (None, hello.boot_id)
        self.hello = hello
        if known != hello.boot_id:
            self._begin(now_us)
        if not self._asked:
            self._greet(now_us)
        else:
            self._asked = False
        met: list[News] = [Met(hello, restarted)] if first or known != hello.boot_id else []
        return [*([missing] if missing else []), *met]

    def _begin(self, now_us: int) -> None:
        """Begin with a boot that was not known: its clock is another one."""
        self.clock.reset()
        self._questions.clear()
        self._forget_tests()
        self._ask_time(now_us)
        self._test_due = now_us

    def _event(self, event: Event, now_us: int) -> list[News]:
        """Take the next event. Before the first round trip nobody could date it: it comes again."""
        if not self.clock.known or self.hello is None or not self.delivery.event(event):
            return []
        if event.index >= len(self.hello.inputs):
            self.malformed += 1
            return [Missing(self.hello.boot_id, event.seq, 1)]
        at = self.clock.instant(event.board_us, event.u_us, now_us)
        place = self.hello.inputs[event.index]
        return [Edge(event.seq, place, event.on, at, event.bounces, event.span_us)]

    def _test(self, now_us: int) -> None:
        while self._tests and now_us - self._tests[0] > SILENT_US:
            self._tests.popleft()
        self._test_due = now_us + TEST_US
        self._tests.append(now_us)
        self._out += messages.test()

    def _forget_tests(self) -> None:
        self._tests.clear()
        self._told_us = self._before_us = None

    def _levels(self, status: Status, now_us: int) -> list[News]:
        asked_us = self._tests.popleft() if self._tests else None
        told_us, self._told_us = self._told_us, now_us
        before_us, self._before_us = self._before_us, asked_us
        if self.hello is None or not self.delivery.greeted:
            return []
        if len(status.inputs) != len(self.hello.inputs):
            self.malformed += 1
            return []
        self.status = status
        if status.ring_used or asked_us is None:
            return [Levels(status, None)]
        in_turn = told_us is not None and asked_us >= told_us
        return [Levels(status, asked_us, before_us if in_turn else None)]

    def _answer(self, token: int, now_us: int) -> None:
        """Note when an answer came; without its stamps it says nothing yet."""
        sent_us = self._questions.pop(token, None)
        if sent_us is not None:
            self._answers = {token: (sent_us, now_us)}
            self._answered = token

    def _learn_time(self, stamps: Stamps) -> None:
        times = self._answers.pop(stamps.token, None)
        if times is not None:
            self.clock.sample(times[0], stamps.board_in_us, stamps.board_out_us, times[1])

    def _start(self, now_us: int) -> list[News]:
        """Start a board that stands at its prompt, and let it boot in peace."""
        attempt = self._prompt.attempt(now_us)
        self._out.clear()
        if attempt is None:
            self._shy = True
            return [AtPrompt(self._prompt.most, self._prompt.most, given_up=True)]
        self._out += self._prompt.words
        return [AtPrompt(attempt, self._prompt.most)]

    def _acknowledge(self) -> None:
        boot_id = self.delivery.boot_id
        if boot_id is not None and self.delivery.greeted and self.clock.known:
            self._out += messages.ack(boot_id, self.delivery.taken)

    def _greet(self, now_us: int) -> None:
        self._greet_due, self._asked = now_us + GREET_US, True
        self._out += messages.greet(self._session, self._settle_us)

    def _ask_time(self, now_us: int) -> None:
        often = self.clock.samples < FIRST_SYNCS
        self._sync_due = now_us + (SYNC_FIRST_US if often else SYNC_US)
        self._token = (self._token + 1) % _TOKENS
        self._questions[self._token] = now_us
        if len(self._questions) > _OPEN_QUESTIONS:
            self._questions.pop(next(iter(self._questions)))
        self._out += messages.sync(self._token, self._answered)
