"""The line to one phone: a clock proven by what is said anyway, presses once and in order. Pure.

How it works
============

A page stamps with its own clock (`performance.now()`, microseconds since it was loaded), which
begins anywhere and runs as it likes. Every answer of the table carries a number and was stamped
when it left (`tx`); every message of the page says when it left there, and when the last answer had
come. So each message closes a round trip, from the answer to the message after it, and bounds the
difference between the clocks from both sides: the law of `hw.boards.clocksync`, on a clock of which
less is known (`phone_law`). A busy page, a busy table and a lost packet make the bounds wider; none
makes them wrong.

A page's clock may stop while the phone sleeps. The page notices, by its wall clock and by being
hidden, and says since when its clock goes on undisturbed (`since_us`, the *stretch*). In another
stretch everything is learnt anew. A step that it did not notice contradicts the bounds: then, too.

A press waits for the first round trip of its stretch, then it is dated: by the clock, by what the
screen takes, which lies before the stamp, and by what the browser rounds. A stamp that cannot be
(after it was sent, after it came, before the press before it) is not believed: the press then lies
between the page's last word and its arrival.

So does one that was still under way when the phone fell asleep: no clock reaches back to it. It was
after the last word that could be dated (`sure_us`) and before the new stretch began, and that it is
timed less exactly is told. A line that goes says nothing of what was pressed before it went: what
is not known is not known since that word, not since the line was seen to be gone. Where there was
no such word, the press is not told, and its loss is; so it is with a release that only it explains.

The page numbers presses 1, 2, 3, ... and sends them until they are acknowledged; what comes twice
is dropped here, and what is missing is told. Its *word* (`word_us`) says that all it stamped before
has been sent. Browsers hand over what happened a moment later, so that moment is allowed for
(`Delays`): with that, the word is the mark of this line.
"""

from collections import OrderedDict
from dataclasses import dataclass
from typing import Final, NamedTuple

from companion.language import say
from hw.boards.clocksync import ClockSync, Instant
from hw.clock import between
from hw.delays import Delays
from hw.phones.config import UNMEASURED, TouchDelay, phone_law

HANDED_US: Final = 10_000
"""How much later than its stamp a browser at rest may hand over a touch."""
SPARE_US: Final = 1_000
"""What a mark leaves for bounds that widen until the next press comes."""
ANSWERS: Final = 16
"""So many answers are remembered; a page speaks of the last."""
MOST_WAITING: Final = 64
"""So many presses may wait for a clock; no hand makes more in that time."""


class Heartbeat(NamedTuple):
    """What every message of a page says of its clock."""

    since_us: int
    """Since when its clock has gone on undisturbed."""
    sent_us: int
    word_us: int
    """Everything that was stamped before this has been sent."""
    got: tuple[int, int] | None = None
    """The number of the last answer, and when it had come."""


class Buzzer(NamedTuple):
    """What is pressed on a phone."""

    input: str
    of: int = 0
    """At whose chair; 0: at its own."""


class Touched(NamedTuple):
    """A buzzer that was pressed or let go: the page's number of it, and its stamp."""

    n: int
    input: str
    on: bool
    t_us: int
    of: int = 0

    @property
    def buzzer(self) -> Buzzer:
        """Which one it was."""
        return Buzzer(self.input, self.of)


class Edge(NamedTuple):
    """A press or a release on the table clock."""

    buzzer: Buzzer
    on: bool
    at: Instant


class Gap(NamedTuple):
    """Presses that will never come; what is known of them."""

    detail: str


class Misdated(NamedTuple):
    """A stamp that cannot be, or a clock that jumped: what was seen."""

    detail: str


News = Edge | Gap | Misdated


@dataclass(slots=True)
class _Waiting:
    """A press that came before the clock was known."""

    touched: Touched
    sent_us: int
    came_us: int
    sure_us: int | None
    """What was sure before it came."""
    fresh: bool
    """Whether it was sent as it happened: not so what waited for a line, or for the clock."""


class PhoneLink:
    """One phone, whichever chair it has. Not thread-safe: a driver holds its own lock."""

    def __init__(self, touch: TouchDelay = UNMEASURED) -> None:
        self.touch = touch
        self.page: int | None = None
        """Which load of the page it is: another has another clock, and counts from 1."""
        self.open = False
        self.seen = True
        """Whether its page is in front."""
        self.heard_us = 0
        self.clock = ClockSync(phone_law(1))
        self.unknown_us = 0
        """Since when its clock has not been known; while it is, when that was last."""
        self.down: set[Buzzer] = set()
        """The buzzers that are held down, as far as they were told."""
        self.sure_us: int | None = None
        """Every finger before this has been told; None: nothing is known of this page yet."""
        self._since_us: int | None = None
        self._word_us: int | None = None
        """The last word of this stretch."""
        self._told_us: dict[Buzzer, int] = {}
        """The stamp of what was told last of each buzzer."""
        self._untold: set[Buzzer] = set()
        """The buzzers whose last change was lost."""
        self._last_n = 0
        self._last_t_us = 0
        self._answers: OrderedDict[int, int] = OrderedDict()
        self._waiting: list[_Waiting] = []
        self._delays = Delays(HANDED_US)

    @property
    def known(self) -> bool:
        """Whether a press can be dated."""
        return self.open and self.clock.known

    @property
    def acknowledged(self) -> int:
        """The number of the last press that was taken."""
        return self._last_n

    def use(self, touch: TouchDelay) -> list[News]:
        """Take over what was measured of its screen."""
        self.touch = touch
        return []

    def opened(self, page: int, coarse_us: int, now_us: int) -> list[News]:
        """Take note of a new line: its clock is learnt anew; a new page begins everything anew."""
        news = self._left(now_us) if page != self.page else []
        self.page = page
        self.open, self.heard_us = True, now_us
        self.clock, self.unknown_us = ClockSync(phone_law(coarse_us)), now_us
        self._since_us = self._word_us = None
        self._answers.clear()
        return news

    def closed(self) -> list[News]:
        """Take note that the line is gone; what it had not delivered may come by the next."""
        self.open = False
        return []

    def answered(self, number: int, tx_us: int) -> None:
        """Remember when an answer left; told before it is handed to the line."""
        self._answers[number] = tx_us
        while len(self._answers) > ANSWERS:
            self._answers.popitem(last=False)

    def hear(self, beat: Heartbeat, now_us: int, seen: bool = True) -> list[News]:
        """Take what any message says of the clock, and whether its page is in front."""
        self.heard_us, self.seen = now_us, seen
        news: list[News] = []
        if beat.since_us != self._since_us:
            self._since_us, self.unknown_us = beat.since_us, now_us
            self.clock.reset()
            self._word_us = None
        if (word_us := min(beat.word_us, beat.sent_us)) >= beat.since_us:
            self._word_us = max(self._word_us or 0, word_us)
        knew = self.clock.known
        news += self._trip(beat, now_us)
        if self.clock.known and not knew:
            news += self._dated_at_last()
        self._be_sure(now_us)
        return news

    def press(self, touched: Touched, beat: Heartbeat, now_us: int) -> list[News]:
        """Take a press or release, once."""
        if touched.n <= self._last_n:
            return self.hear(beat, now_us)
        news: list[News] = []
        if (missing := touched.n - self._last_n - 1) and self._last_n:
            news.append(
                Gap(say("hardware-presses-never-came-before-number", missing=missing, n=touched.n))
            )
        self._last_n = touched.n
        fresh = self.clock.known
        waiting = _Waiting(touched, beat.sent_us, now_us, self.sure_us, fresh)
        news += self.hear(beat, now_us)
        if self.clock.known:
            return [*news, *self._dated(waiting)]
        self._waiting.append(waiting)
        if len(self._waiting) > MOST_WAITING:
            first = self._waiting.pop(0)
            why = say("hardware-more-presses-than-can-wait")
            news += self._undated(first, why, first.came_us)
        return news

    def low_us(self, now_us: int) -> int | None:
        """Return the earliest stamp that a press to come can have; None: that is not known."""
        said_us = self._said_us(now_us) if self.seen else None
        return None if said_us is None else said_us - self.touch.us - SPARE_US

    def _said_us(self, now_us: int) -> int | None:
        """Return before which instant everything that was stamped has been told, by its word."""
        if not self.known or self._waiting or self._word_us is None:
            return None
        return self.clock.earliest(self._word_us - self._delays.allowed_us(now_us))

    def _be_sure(self, now_us: int) -> None:
        said_us = self._said_us(now_us)
        if said_us is not None:
            self.sure_us = max(self.sure_us or 0, said_us - self.touch.us - self.touch.u_us)

    def _left(self, now_us: int) -> list[News]:
        """Take leave of a page: what waited is told, and whoever has another holds nothing down."""
        waiting, self._waiting = self._waiting, []
        why = say("hardware-press-page-gone-cannot-dated")
        news = [each for one in waiting for each in self._undated(one, why, one.came_us)]
        if self.sure_us is not None:
            let_go = Instant(*between(min(self.sure_us, now_us), now_us))
            news += [self._edge(buzzer, False, let_go) for buzzer in sorted(self.down)]
        self.down.clear()
        self._untold.clear()
        self.sure_us, self._last_n, self._last_t_us = None, 0, 0
        return news

    def _trip(self, beat: Heartbeat, now_us: int) -> list[News]:
        """Close the round trip that began with an answer of ours, within one stretch."""
        number, got_us = beat.got or (None, 0)
        sent = self._answers.get(number) if number is not None else None
        if sent is None or not beat.since_us <= got_us <= beat.sent_us:
            return []
        knew, resets = self.clock.known, self.clock.resets
        if self.clock.sample(sent, got_us, beat.sent_us, now_us) or not knew:
            return []
        if self.clock.resets == resets:
            self.clock.reset()
            self.unknown_us = now_us
        return [Misdated(say("hardware-clock-jumped-does-not-tell"))]

    def _dated_at_last(self) -> list[News]:
        waiting, self._waiting = self._waiting, []
        return [news for one in waiting for news in self._dated(one)]

    def _dated(self, one: _Waiting) -> list[News]:
        touched = one.touched
        if self._slept_since(touched):
            began = self.clock.instant(self._since_us or 0, 0, one.came_us)
            why = say("hardware-press-from-before-phone-slept")
            return self._undated(one, why, began.t_us + began.u_us)
        stamp = self.clock.instant(touched.t_us, 0, one.came_us)
        if wrong := self._wrong(one, stamp):
            return self._undated(one, wrong, one.came_us)
        self._last_t_us = max(self._last_t_us, touched.t_us)
        if one.fresh:
            self._delays.note(one.sent_us - touched.t_us, one.came_us)
        return self._told(touched, self._felt(stamp))

    def _slept_since(self, touched: Touched) -> bool:
        """Tell whether a stamp may be of another stretch: a rounded one may lie on its edge."""
        edge_us = 2 * self.clock.law.coarse_us
        return bool(self._since_us) and touched.t_us < (self._since_us or 0) + edge_us

    def _wrong(self, one: _Waiting, stamp: Instant) -> str:
        """Say why a stamp cannot be; nothing if it can."""
        t_us, coarse_us = one.touched.t_us, 2 * self.clock.law.coarse_us
        if t_us > one.sent_us + coarse_us:
            return say("hardware-press-sent-before-stamp")
        if stamp.t_us - stamp.u_us > one.came_us + coarse_us:
            return say("hardware-press-came-before-stamp")
        if t_us < self._last_t_us - coarse_us:
            return say("hardware-press-stamped-before-one-before")
        return ""

    def _felt(self, stamp: Instant) -> Instant:
        """Return when the finger was there: before the stamp, by what the screen takes."""
        return Instant(stamp.t_us - self.touch.us, stamp.u_us + self.touch.u_us)

    def _undated(self, one: _Waiting, why: str, latest_us: int) -> list[News]:
        """Tell what no stamp dates: after what was sure when it came, and not after `latest_us`."""
        if one.sure_us is None:
            self._untold.add(one.touched.buzzer)
            return [Gap(why)]
        sure_us = min(one.sure_us, one.came_us)
        if not sure_us <= latest_us <= one.came_us:
            latest_us = one.came_us
        at = Instant(*between(sure_us, latest_us))
        return [Misdated(why), *self._told(one.touched, at)]

    def _told(self, touched: Touched, at: Instant) -> list[News]:
        """Tell what was done with a buzzer, unless it only ends what was lost: see `_undated`."""
        buzzer, on = touched.buzzer, touched.on
        if buzzer in self._untold:
            self._untold.discard(buzzer)
            if on == (buzzer in self.down):
                return [Gap(say("hardware-press-whose-other-half-lost"))]
        return [self._edge(buzzer, on, at)]

    def _edge(self, buzzer: Buzzer, on: bool, at: Instant) -> Edge:
        """Return what is told of a buzzer, never stamped before what was told of it last."""
        (self.down.add if on else self.down.discard)(buzzer)
        t_us = self._told_us[buzzer] = max(at.t_us, self._told_us.get(buzzer, 0))
        return Edge(buzzer, on, Instant(t_us, at.u_us + t_us - at.t_us))
