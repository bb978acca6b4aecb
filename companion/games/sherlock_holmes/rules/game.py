"""Sherlock Holmes (Parker Brothers, 1904): every event to its rule. Catalogue: docs/rules/."""

from collections.abc import Callable, Mapping
from typing import Any, ClassVar, Literal, Self

from companion.core.match_game import MatchGame
from companion.core.referee.events import (
    CARDS,
    INPUTS,
    PADS,
    REACH,
    RECOVERED,
    Card,
    Cue,
    Deal,
    End,
    Entry,
    Event,
    Fault,
    Press,
    Release,
    Ruling,
)
from companion.core.referee.game import Prompt, Setup, Vocabulary, Want
from companion.core.referee.instant import decidable_at, instant_of, later
from companion.core.referee.timers import Timer
from companion.core.referee.verdicts import Finding
from companion.games.sherlock_holmes.rules import (
    calls,
    counting,
    options,
    pardons,
    penalties,
    plays,
    rulings,
    sight,
    standins,
    sweeps,
)
from companion.games.sherlock_holmes.rules.ledger import HOLMES
from companion.games.sherlock_holmes.rules.phases import HolmesPhase, HolmesStep, after, refusal
from companion.games.sherlock_holmes.rules.prompts import prompts
from companion.games.sherlock_holmes.rules.state import HolmesMatch, HolmesSeat, Pardon, new_match
from companion.games.sherlock_holmes.rules.vocabulary import VOCABULARY
from companion.games.sherlock_holmes.rules.wants import wants

YARD_CARDS = 3
MAX_YARDS = 2


class SherlockHolmes(MatchGame[HolmesMatch]):
    """A match of Sherlock Holmes, on the referee's Game protocol."""

    __slots__ = ()

    vocabulary: ClassVar[Vocabulary] = VOCABULARY
    overturns: ClassVar[Literal["strike", "rewind"]] = "strike"

    @classmethod
    def options(cls, given: Mapping[str, Any], seats: int) -> options.HolmesOptions:
        """Check the header's options and fill in defaults."""
        return options.parse(given, seats)

    @classmethod
    def set_up(cls, setup: Setup) -> Self:
        """Begin a match."""
        return cls(new_match(setup.options, setup.seats, setup.dealer, dict(setup.uncertainty)))

    @property
    def scope(self) -> int:
        """A round, from its first READY; a deal begins one too."""
        return self.match.scope

    @property
    def settled_scope(self) -> int:
        """The last round stays open until PLAY is called again: its calls are, too."""
        return self.match.settled_scope

    def pardon(self, since: Finding, until: int, given: set[tuple[Any, ...]]) -> None:
        """Accuse nobody of anything new while a verdict stood that was taken back."""
        playing = since.fields["seat"] if since.kind == "played" else 0
        self.match.pardon = Pardon(since.t, until, given, playing)

    def accused_anew(self, before: Self) -> list[int]:
        """List the seats on which something is running that was not before."""
        return pardons.accused_anew(before.match, self.match)

    def unseen(self, event: Event) -> bool:
        """A hand that goes away shows only in a sweep, or where something waits for any event.

        So does a card that is read, if nothing is open that it may settle.
        """
        m = self.match
        if m.sweep is not None or m.waiting or m.sights:
            return False
        return type(event) is Release or (
            type(event) is Card and not m.calls and m.phase in plays.RUNNING
        )

    def lapses(self, before: int) -> bool:
        """Deadlines that accuse show by what they find."""
        m = self.match
        return not m.waiting and m.timers.only(plays.ACCUSING, before)

    def expects(self) -> int | None:
        """Return when the first deadline is decided that is not moot."""
        m = self.match
        heap = m.timers.heap
        if not heap or m.waiting or m.emptied or not plays.is_moot(m, heap[0]):
            return self.due()
        return min([timer[0] for timer in heap if not plays.is_moot(m, timer)], default=None)

    def apply(self, event: Event) -> None:
        """Judge one event."""
        if isinstance(event, End):
            self.end(event)
        else:
            _APPLY[type(event)](self.match, event)
        if self.match.waiting:
            _resume(self.match, event.t)

    def decide(self, timer: Timer) -> None:
        """Let one deadline fall due."""
        _decide(self.match, timer)

    def public_state(self) -> dict[str, Any]:
        """Show what everybody at the table may know."""
        m = self.match
        return {
            "phase": str(m.phase),
            "round": m.round,
            "hands": m.ledger.hands[1:],
            "piles": [len(pile) for pile in m.ledger.piles[1:]],
            "pool": len(m.ledger.pool),
            "scores": m.scores[1:],
            "dealer": m.dealer,
            "open": m.questions(),
            **_by_sight(m),
        }

    def prompts(self) -> tuple[Prompt, ...]:
        """List what may be entered now, and by whom."""
        return prompts(self.match)

    def wants(self) -> tuple[Want, ...]:
        """List the inputs that somebody should touch now."""
        return wants(self.match)


def _by_sight(m: HolmesMatch) -> dict[str, Any]:
    """Show what a camera has to do with: what is asked beside play, and how much is laid out."""
    if not m.sights and not m.laid:
        return {}
    asked = [sight.told(one) for one in sight.open_now(m)]
    laid = [len(m.laid.get(seat, ())) for seat in m.ledger.seats] if m.laid else []
    return {**({"sight": asked} if asked else {}), **({"laid": laid} if laid else {})}


def _resume(m: HolmesMatch, t: int) -> None:
    """Go on with what waited for open calls, as soon as all are settled."""
    if m.holds():
        return
    m.waiting = False
    held, m.held = m.held, []
    penalties.resume(m, t)
    for timer in held:
        _DECIDE[timer.kind](m, timer)
    sweeps.resume(m)


def _decide(m: HolmesMatch, timer: Timer) -> None:
    """Let a deadline fall due; one that accuses waits while play may have stopped before it."""
    if m.emptied and timer.kind in plays.ACCUSING:
        m.held.append(timer)
    else:
        _DECIDE[timer.kind](m, timer)
    if m.waiting:
        _resume(m, timer.at)


def _cue(m: HolmesMatch, cue: Cue) -> None:
    """Hear READY or PLAY (SH-21)."""
    m.widen("cue", cue.u)
    step = HolmesStep.CALL_READY if cue.cue == "ready" else HolmesStep.CALL_PLAY
    reason = refusal(m.phase, step)
    if reason is None and m.has_questions():
        reason = "open-question"
        if step is HolmesStep.CALL_PLAY:
            m.heard = instant_of(cue)
    if reason is not None:
        m.refuse(cue, reason)
    elif step is HolmesStep.CALL_READY:
        _ready(m, cue)
    else:
        _play(m, cue)


def _ready(m: HolmesMatch, cue: Cue) -> None:
    afresh = m.phase is HolmesPhase.DEALT or any(seat.excused for _, seat in m.each())
    m.phase = after(m.phase, HolmesStep.CALL_READY)
    m.heard = None
    if m.awaiting_play:
        return
    m.awaiting_play = True
    m.ready = instant_of(cue)
    m.round += 1
    m.scope += 1
    for _, seat in m.each():
        seat.begin_round()
    if afresh:
        plays.restart_rests(m, m.ready)


def _play(m: HolmesMatch, cue: Cue) -> None:
    m.play = instant_of(cue)
    plays.answer_play(m, m.play)
    if m.phase is not HolmesPhase.READY:
        return
    m.phase = after(m.phase, HolmesStep.CALL_PLAY)
    m.awaiting_play = False
    m.settled_scope = m.scope
    m.yards, m.sights = 0, []
    calls.next_round(m)
    at = decidable_at(later(m.play, m.options.prompt_us), m.slack["pile"])
    m.timers.set("late", at, token=m.round)
    plays.begin_measure(m, m.play)


def _pile(m: HolmesMatch, press: Press) -> None:
    is_play = plays.may_play(m, press)
    own = is_play or press.by == press.seat
    m.seats[press.seat].laid(press, own)
    if is_play:
        plays.play(m, press)
    elif not m.sweep:
        calls.touched(m, press)
        if press.by in (None, press.seat):
            plays.hand_from(m, press.seat, "pile", instant_of(press))
    if m.sweep:
        sweeps.reach(m, press, own)


def _shield(m: HolmesMatch, press: Press) -> None:
    own = press.by in (None, press.seat)
    seat = m.seats[press.seat]
    seat.shield = seat.shield.pressed(press, own)
    if m.sweep:
        sweeps.shield(m, press)
    elif own:
        plays.hand_from(m, press.seat, "shield", instant_of(press))


def _rail(m: HolmesMatch, press: Press) -> None:
    plays.rest_from(m, press.seat, instant_of(press))


def _blue(m: HolmesMatch, press: Press) -> None:
    """Hear SCOTLAND YARD called (SH-16), perhaps by someone who meant Holmes (SH-15)."""
    seat = m.seats[press.seat]
    reason = refusal(m.phase, HolmesStep.BLUE)
    if reason is None and seat.holmes and not seat.misnamed and m.ledger.top(press.seat) == HOLMES:
        seat.misnamed = True
        sweeps.wrong_name(m, press.t, press.seat)
        return
    if reason is None and m.yards >= MAX_YARDS:
        reason = "two-in-succession"
    if reason is not None:
        m.refuse(press, reason)
    elif m.find(press.t, "yard", seat=press.seat, cards=YARD_CARDS, again=m.yards > 0):
        m.yards += 1


def _press(m: HolmesMatch, press: Press) -> None:
    if press.u > m.slack[press.input]:
        m.widen(press.input, press.u)
    _PRESS[press.input](m, press)


def _release(m: HolmesMatch, release: Release) -> None:
    """See a hand go; a rival that has reached a pile need not stay there."""
    name = release.input
    seat = m.seats[release.seat]
    if name == "pile" and not seat.lifted_off(release):
        return
    if name == "shield":
        seat.shield = seat.shield.released(release)
    elif name == "rail":
        seat.rail = seat.rail.released(release)
        seat.warned = False
    if m.sweep and name in ("pile", "shield"):
        sweeps.let_go(m, release)


def _card(m: HolmesMatch, card: Card) -> None:
    if card.hand is not None:
        counting.lay_out(m, card)
        return
    plays.read(m, card)
    if card.seat is not None:
        calls.learn(m, card.seat)
    calls.read_again(m)


def _entry(m: HolmesMatch, entry: Entry) -> None:
    (counting.count if entry.name == "count" else standins.enter)(m, entry)


def _fault(m: HolmesMatch, fault: Fault) -> None:
    """Know which sensors cannot be trusted to accuse anybody."""
    m.report(fault)
    if fault.input == CARDS and fault.reason != RECOVERED:
        counting.forget_sight(m)
    inputs = frozenset((*INPUTS, REACH) if fault.input is None else (fault.input,))
    for number, seat in m.each():
        if REACH in inputs and fault.reason != RECOVERED:
            _forget_hand(seat, fault.seat)
        if fault.seat not in (None, number):
            continue
        if fault.reason == RECOVERED:
            seat.faulty -= inputs
            continue
        seat.faulty |= inputs
        for name in PADS & inputs:
            setattr(seat, name, getattr(seat, name).forgotten())


def _forget_hand(seat: HolmesSeat, whose: int | None) -> None:
    """Know nothing any more of the hand of a rival on a pile; None: of all of them."""
    for rival in [*seat.rivals] if whose is None else [whose]:
        seat.rivals.pop(rival, None)


_PRESS: dict[str, Callable[[HolmesMatch, Press], None]] = {
    "white": calls.white,
    "red": sweeps.red,
    "blue": _blue,
    "pile": _pile,
    "shield": _shield,
    "rail": _rail,
}
_APPLY: dict[type[Any], Callable[[HolmesMatch, Any], None]] = {
    Press: _press,
    Release: _release,
    Cue: _cue,
    Card: _card,
    Deal: counting.deal,
    Entry: _entry,
    Ruling: rulings.rule,
    Fault: _fault,
}
_DECIDE: dict[str, Callable[[HolmesMatch, Timer], None]] = {
    "early": plays.early,
    "late": plays.late,
    "withdraw": plays.withdraw,
    "rest": plays.rest,
    "hand-pile": plays.hand,
    "hand-shield": plays.hand,
    "holmes": plays.missed_holmes,
    "call": calls.ripen,
    "sweep-ripe": sweeps.ripen,
    "pile": sweeps.decide_pile,
    "sweep": sweeps.expire,
}
