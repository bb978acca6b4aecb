"""The match as data: everything the rules look at, and nothing that acts."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, fields
from operator import attrgetter
from typing import Any, NamedTuple, TypeVar

from companion.core.match_game import BaseMatch, bounded
from companion.core.referee.events import INPUTS, Press
from companion.core.referee.instant import Instant, Timed, instant_of
from companion.core.referee.timers import Timer
from companion.core.referee.verdicts import Finding
from companion.games.sherlock_holmes.rules.ledger import Ledger
from companion.games.sherlock_holmes.rules.options import HolmesOptions
from companion.games.sherlock_holmes.rules.phases import HolmesPhase

NEVER = Instant(0)

_Record = TypeVar("_Record")


_VALUES: dict[type[Any], Callable[[Any], tuple[Any, ...]]] = {}
"""What reads all fields of a record at once, by its class."""


def _twin(record: _Record) -> _Record:
    """Copy a record's own fields, many times as fast as copy.copy: once a round for each."""
    kind: type[Any] = type(record)
    if kind not in _VALUES:
        _VALUES[kind] = attrgetter(*(field.name for field in fields(kind)))
    twin: _Record = kind(*_VALUES[kind](record))
    return twin


class Pad(NamedTuple):
    """What a pad shows: since when it is held, when it was last let go, and whose hand it was.

    A value: every hand makes another one, so that a checkpoint can share them.
    """

    on: Instant | None = None
    off: Instant | None = None
    came: Instant = NEVER
    """When the hand came down that is there, or was there last."""
    own: bool = False
    """True if the hand is known for its owner's: their play, or told by the table."""
    by: int | None = None
    """Whose hand it is, where the table can tell."""
    serial: int = 0
    """Counts what became of it, so that a deadline knows whether it is still about the same."""

    def pressed(self, at: Press, own: bool) -> "Pad":
        """A hand came down."""
        now = instant_of(at)
        return Pad(now, self.off, now, own, at.by, self.serial + 1)

    def released(self, at: Timed) -> "Pad":
        """The hand went away."""
        off = self.off if self.on is None else instant_of(at)
        return Pad(None, off, self.came, self.own, self.by, self.serial + 1)

    def forgotten(self) -> "Pad":
        """Know nothing of it any more: the sensor was lost."""
        return Pad(None, None, self.came, self.own, self.by, self.serial + 1)

    def measured_anew(self, on: Instant | None) -> "Pad":
        """A hand that is there counts from another instant on."""
        return Pad(on, self.off, self.came, self.own, self.by, self.serial + 1)


UNTOUCHED = Pad()


def is_rivals(press: Press) -> bool:
    """Tell whether a hand is known for another's than the owner's of the place."""
    return press.by not in (None, press.seat)


class Top(NamedTuple):
    """The top of a pile at one moment."""

    mark: int
    """Which of all cards ever laid it was, see Ledger.marks; 0 where nothing lay."""
    word: str | None


@dataclass(slots=True)
class HolmesSeat:
    """What one player has done."""

    pile: Pad = UNTOUCHED
    rivals: dict[int, Instant] = field(default_factory=dict)
    """The hands of others that lie on their pile, by whose they are, and since when: each is there
    beside the owner's, and leaves by itself. 0: nobody knows whose, but the owner's is another."""
    shield: Pad = UNTOUCHED
    rail: Pad = UNTOUCHED
    play: Instant = NEVER
    """His last play."""
    serial: int = 0
    """Counts their plays, so that a deadline knows whether it is still about the last one."""
    played: bool = False
    """In this round."""
    pending: bool = False
    """His play waits until it is certain whether PLAY had been called."""
    unfined: int = 0
    """The serial of a card laid before PLAY on which a sweep was called before it was certain
    whether PLAY had been called; 0: none."""
    late: bool = False
    excused: bool = False
    """They owe no card in this round: something stopped play before they had to lay it."""
    lifted: int = 0
    """Until when a hand on their pile is there to pick it up, and lays no card."""
    swept_up: bool = False
    """They have picked up their last card after somebody's sweep."""
    warned: bool = False
    """Their arm rests since before they had a pile to pay."""
    called: bool = False
    lost: Top | None = None
    """The pile that a call took from here in this round; a later call may still speak of it."""
    holmes: int = 0
    """The serial of the play that turned up a Sherlock Holmes not called yet; 0: none."""
    turned_up: Instant | None = None
    """From when their last card's call is awaited; none for a card laid before PLAY, until PLAY."""
    spent: str = ""
    """Why Sherlock Holmes cannot be called for their last card any more."""
    misnamed: bool = False
    """He called SCOTLAND YARD for that card, and has paid for it."""
    read: tuple[Instant, str | None] = (NEVER, None)
    """The last card read at this seat, and when."""
    disputed: int = -1
    """The serial of the play whose card was read in two ways: what it is, only eyes can tell."""
    faulty: frozenset[str] = frozenset()

    def begin_round(self) -> None:
        """Owe a card, and have laid none."""
        self.played = self.pending = self.late = self.excused = False

    def pad(self, name: str) -> Pad:
        """The pad under their pile, or before it."""
        return self.pile if name == "pile" else self.shield

    def laid(self, press: Press, own: bool) -> None:
        """See a hand come down on their pile: theirs, a rival's, or nobody knows whose."""
        beside = press.by is None and self.pile.on is not None and self.pile.by is not None
        if beside or is_rivals(press):
            self.rivals[press.by or 0] = instant_of(press)
        else:
            self.pile = self.pile.pressed(press, own)

    def lifted_off(self, release: Press) -> bool:
        """See a hand leave their pile; tell whether it was theirs, as far as anybody knows."""
        if is_rivals(release) or (release.by is None and 0 in self.rivals):
            self.rivals.pop(release.by or 0, None)
            return False
        if release.by is None and self.pile.on is None:
            self.rivals.clear()
        self.pile = self.pile.released(release)
        return True

    def clone(self) -> "HolmesSeat":
        """Copy for a checkpoint."""
        twin = _twin(self)
        twin.rivals = self.rivals.copy()
        return twin


@dataclass(slots=True)
class HolmesCall:
    """A called match on its way to being settled."""

    seat: int
    t: int
    u: int
    tops: list[Top]
    """What lay in front of each seat at that moment, or had lain there until a call took it."""
    in_pool: int
    """How many cards of the pool it matched at that moment."""
    pool: int
    """How many cards the pool held."""
    ripe: bool = False
    placed: bool = False
    asked: bool = False
    for_dealer: bool = False
    """A ruling took the cards' answer back: only another ruling can give one now."""
    first: bool = False
    """The dealer ruled that it came before those it was in doubt with."""
    touched: list[int] = field(default_factory=list)

    @property
    def word(self) -> str | None:
        """The word called, where the caller's card can be read."""
        return self.tops[self.seat].word

    def clone(self) -> "HolmesCall":
        """Copy for a checkpoint."""
        twin = _twin(self)
        twin.tops, twin.touched = self.tops.copy(), self.touched.copy()
        return twin


class Claim(NamedTuple):
    """A hand on a pile during a sweep: whose it may have been, and when it came."""

    seats: tuple[int, ...]
    t: int
    u: int


@dataclass(slots=True)
class HolmesContest:
    """The race for one pile."""

    claims: list[Claim] = field(default_factory=list)
    to: int | None = None
    """The seat it went to; its owner's if it is safe."""
    between: tuple[int, ...] = ()
    """Whom the dealer is asked to decide between."""
    lifted: Instant | None = None
    """When the owner's hand left the pile, if that is in doubt with the call of the sweep."""
    laying: Press | None = None
    """A hand on the pile of somebody who had not played: their card, or the sweeper's reach."""


@dataclass(slots=True)
class Sweep:
    """A sweep that is going on."""

    serial: int
    reds: list[tuple[int, Instant]]
    marks: dict[int, int]
    """The card that each of them called, by its number; see Ledger.marks."""
    contests: dict[int, HolmesContest] = field(default_factory=dict)
    unripe: int = 0
    """How many of the calls may still turn out to be in doubt with another."""
    expired: bool = False
    last: int = 0
    """The latest instant that anything in it was decided about."""
    pool_to: int | None = None
    pool_asked: bool = False

    @property
    def sweepers(self) -> tuple[int, ...]:
        """Who sweeps, first caller first."""
        return tuple(seat for seat, _ in self.reds)

    def clone(self) -> "Sweep":
        """Copy for a checkpoint."""
        twin = _twin(self)
        twin.reds, twin.marks = self.reds.copy(), self.marks.copy()
        twin.contests = {pile: _twin(contest) for pile, contest in self.contests.items()}
        for contest in twin.contests.values():
            contest.claims = contest.claims.copy()
        return twin


class Rest(NamedTuple):
    """A hand that rested on the table while a call was open, and has not been paid for yet."""

    t: int
    seat: int
    mark: int
    """The top of the pile that it costs."""
    doubt_us: int


class Sight(NamedTuple):
    """Something that a camera sees otherwise than the ledger has it; see rules/sight.py."""

    about: str
    seat: int
    """0: it is about the pool."""
    words: tuple[str, ...] = ()
    numbers: tuple[int, ...] = ()


class Pardon(NamedTuple):
    """A time for which a verdict stood that was taken back: it accuses nobody of anything new."""

    since: int
    until: int
    given: set[tuple[Any, ...]]
    """What had been found before, and may be found again."""
    playing: int
    """Whose card the verdict was about: they may have laid another in that time; 0: nobody's."""


@dataclass(slots=True)
class HolmesMatch(BaseMatch):
    """A match in progress. Seats count from 1; index 0 of every list by seat is not used."""

    options: HolmesOptions
    dealer: int
    ledger: Ledger
    seats: list[HolmesSeat]
    scores: list[int]
    phase: HolmesPhase = HolmesPhase.DEALING
    round: int = 0
    awaiting_play: bool = False
    """READY was called, PLAY has not followed yet."""
    ready: Instant = NEVER
    play: Instant | None = None
    """The last PLAY of this hand."""
    heard: Instant | None = None
    """A PLAY that was refused: it changed nothing, but whoever heard it played in good faith."""
    yards: int = 0
    calls: list[HolmesCall] = field(default_factory=list)
    """Not settled yet, in order of time."""
    called: list[HolmesCall] = field(default_factory=list)
    """All of this round."""
    tie: tuple[int, ...] = ()
    """Whose calls the dealer is asked to put in order."""
    sweep: Sweep | None = None
    sweeps: int = 0
    waiting: bool = False
    """Something waits until every open call is settled."""
    rests: list[Rest] = field(default_factory=list)
    emptied: dict[int, int] = field(default_factory=dict)
    """Whose hand was empty, and when, while a call of their own might still fill it."""
    held: list[Timer] = field(default_factory=list)
    """Deadlines that passed since: they count if play had not stopped then."""
    stopping: tuple[int, int] | None = None
    """When who ran out of cards in a sweep, which is settled first."""
    counts: dict[int, tuple[int, int]] = field(default_factory=dict)
    laid: dict[int, tuple[str, ...]] = field(default_factory=dict)
    """What a camera has seen of each hand that is laid out."""
    sighted: set[int] = field(default_factory=set)
    """Whose count is the camera's."""
    by_people: set[int] = field(default_factory=set)
    """Whose count people have settled: a camera changes nothing of it any more."""
    sights: list[Sight] = field(default_factory=list)
    """What the dealer was asked about that a camera saw; see rules/sight.py."""
    settled_scope: int = 0
    pardon: Pardon | None = None

    def make(self, finding: Finding) -> bool:
        """Make this finding, unless a ruling has struck it or its time is pardoned."""
        if self.pardon and self._pardoned(self.pardon, finding):
            return False
        return BaseMatch.make(self, finding)

    def _pardoned(self, pardon: Pardon, finding: Finding) -> bool:
        """Tell whether a finding is new, and about a time that accuses nobody."""
        if finding.t > pardon.until or finding.identity in pardon.given:
            return False
        if finding.kind == "played":
            return finding.t > pardon.since and finding.fields["seat"] != pardon.playing
        return finding.kind in ("forfeit", "warning")

    def each(self) -> Iterator[tuple[int, HolmesSeat]]:
        """Go round the table."""
        return enumerate(self.seats[1:], start=1)

    def questions(self) -> list[dict[str, Any]]:
        """List what the dealer is asked, the most urgent first."""
        if not (self.tie or self.calls or self.sweep):
            return []
        asked: list[dict[str, Any]] = []
        if self.tie:
            asked.append({"question": "first-call", "between": list(self.tie)})
        asked += [
            {"question": "call", "seat": call.seat, "suggest": call.touched.copy()}
            for call in self.calls
            if call.asked
        ]
        if self.sweep:
            asked += _sweep_questions(self.sweep)
        return asked

    def has_questions(self) -> bool:
        """Tell whether the dealer is asked anything, or a sweep is on."""
        return bool(self.sweep or self.tie or any(call.asked for call in self.calls))

    def holds(self) -> bool:
        """Tell whether something must be settled before a sweep or a count: a call, a fine."""
        return bool(self.calls) or any(seat.unfined for seat in self.seats)

    def begin_count(self) -> None:
        """Forget what was counted and seen before."""
        self.counts, self.laid, self.sights = {}, {}, []
        self.sighted, self.by_people = set(), set()

    def clone(self) -> "HolmesMatch":
        """Copy for a checkpoint."""
        twin = HolmesMatch(**dict(zip(_FIELDS, _values(self), strict=True)))
        called = [call.clone() for call in self.called]
        twin.ledger, twin.timers = self.ledger.clone(), self.timers.clone()
        twin.slack, twin.scores = self.slack.copy(), self.scores.copy()
        twin.seats = [seat.clone() for seat in self.seats]
        twin.called = called
        twin.calls = [called[self.called.index(call)] for call in self.calls]
        twin.sweep = self.sweep.clone() if self.sweep else None
        twin.counts, twin.rests = self.counts.copy(), self.rests.copy()
        twin.laid, twin.sights = self.laid.copy(), self.sights.copy()
        twin.sighted, twin.by_people = self.sighted.copy(), self.by_people.copy()
        twin.emptied, twin.held = self.emptied.copy(), self.held.copy()
        twin.struck, twin.found = self.struck.copy(), self.found.copy()
        return twin


_FIELDS = tuple(field.name for field in fields(HolmesMatch))
_values = attrgetter(*_FIELDS)


def _sweep_questions(sweep: Sweep) -> list[dict[str, Any]]:
    asked: list[dict[str, Any]] = [
        {"question": "pile", "pile": pile, "between": list(contest.between)}
        for pile, contest in sorted(sweep.contests.items())
        if contest.between
    ]
    if sweep.pool_asked and sweep.pool_to is None:
        asked.append({"question": "pool", "between": list(sweep.sweepers)})
    return asked


def new_match(
    options: HolmesOptions, seats: int, dealer: int, uncertainty: dict[str, int]
) -> HolmesMatch:
    """Begin a match: nothing dealt yet."""
    return HolmesMatch(
        options=options,
        dealer=dealer,
        slack={name: bounded(uncertainty[name]) for name in (*INPUTS, "cue")},
        ledger=Ledger(seats),
        seats=[HolmesSeat() for _ in range(seats + 1)],
        scores=[0] * (seats + 1),
    )
