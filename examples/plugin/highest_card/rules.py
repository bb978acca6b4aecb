"""Highest Card: everybody turns up a card at PLAY; the first white button takes the trick.

    dealing -> waiting -> ready -> race -> waiting ... -> over
                                   race -> asked  -> waiting

READY opens a trick. Whoever touches their pile or their button before PLAY, beyond doubt, sits
that trick out. After PLAY the first white takes it, unless two are too close to call: then the
dealer is asked. Whoever has enough tricks wins. A trick that was claimed with too low a card is
taken back by the dealer as any verdict is: the race is on again, from just before that press.

Nothing here reads a clock or compares two stamps by itself: an event comes with its instant and
how sure that is, and `companion.core.referee.instant` says what follows from it.
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any, ClassVar, Self

from companion.core.match_game import BaseMatch, MatchGame, bounded
from companion.core.referee.events import Cue, Deal, End, Event, Fault, Press, Release, Ruling
from companion.core.referee.game import DEALER, Prompt, Setup, Vocabulary, Want
from companion.core.referee.instant import (
    Instant,
    certainly_before,
    decidable_at,
    in_doubt,
    instant_of,
    margin,
)
from companion.core.referee.kinds import Kind, cases
from companion.core.referee.schema import (
    INT,
    MICROSECONDS,
    SEAT,
    SEATS,
    is_int,
    one_of,
    required,
    shown,
    unknown_name,
)
from companion.core.referee.timers import Timer

TRICKS = 5
"""How many tricks win, unless the header says otherwise."""
NEVER = Instant(0)

_SEAT, _INT = required(SEAT), required(INT)
_US = required(MICROSECONDS)
_MARGIN = {"gap_us": _US, "doubt_us": _US}
VERDICTS = {
    "dealt": Kind({"dealer": _SEAT, "target": _INT}),
    "early": Kind({"seat": _SEAT, "input": required(one_of("white", "pile")), **_MARGIN}),
    "played": Kind({"seat": _SEAT, "reaction_us": _US}),
    "trick": Kind({"seat": _SEAT, "tricks": _INT, "after_us": _US, "doubt_us": _US}),
    "behind": Kind({"seat": _SEAT, "first": _SEAT, **_MARGIN}),
    "unclaimed": Kind(),
    "doubt": Kind(
        {"between": required(SEATS), **_MARGIN}, by="question", cases=cases("first"), final=True
    ),
    "ruled": Kind(by="ruling", cases={"first": {"seat": _SEAT}, "again": {}}),
    "won": Kind({"seat": _SEAT, "total": _INT}),
}
"""Every kind of verdict with what it tells: in tests, a finding that differs is an error."""
WHY_NOT = {
    "dealing": "not-dealt",
    "waiting": "no-ready",
    "ready": "no-play",
    "race": "race-on",
    "asked": "open-question",
    "over": "game-over",
}
"""Why READY, PLAY or a white button is refused, by phase."""
REFUSALS = {*WHY_NOT.values(), "hand-running", "sits-out", "bad-ruling", "nothing-to-rule"}


@dataclass(slots=True)
class Match(BaseMatch):
    """Everything that the rules look at. Lists by seat count from 1; index 0 is not used."""

    target: int
    dealer: int
    tricks: list[int]
    phase: str = "dealing"
    play: Instant = NEVER
    touched: tuple[Press, ...] = ()
    """What was touched since READY; PLAY shows which of it was early."""
    whites: tuple[Press, ...] = ()
    """The white buttons of this trick that count, in order of time."""
    out: frozenset[int] = frozenset()
    """Who sits this trick out."""
    turned: frozenset[int] = frozenset()
    """Who has turned up a card."""

    def clone(self) -> "Match":
        """Copy for a checkpoint."""
        found, timers = self.found.copy(), self.timers.clone()
        return replace(self, tricks=self.tricks.copy(), found=found, timers=timers)

    @property
    def close(self) -> list[Press]:
        """The whites that may have been first."""
        return [white for white in self.whites if in_doubt(self.whites[0], white)]


class HighestCard(MatchGame[Match]):
    """A match of Highest Card: every event to its rule."""

    __slots__ = ()

    vocabulary: ClassVar[Vocabulary] = Vocabulary(
        seats=range(2, 9),
        deal={},
        entries={},
        rulings={"first": {"seat": _SEAT}, "again": {}},
        verdicts=VERDICTS,
        refusals=frozenset({*REFUSALS, "unused-input"}),
        spare=frozenset({"red", "blue", "shield", "rail"}),
        called=frozenset({"waiting", "ready", "race"}),
    )

    @classmethod
    def options(cls, given: Mapping[str, Any], seats: int) -> int:
        """Return how many tricks win; the header may say `{"tricks": 3}`."""
        if wrong := unknown_name(given, {"tricks": None}):
            raise ValueError(wrong)
        tricks = given.get("tricks", TRICKS)
        if not is_int(tricks) or not 1 <= tricks <= 100:
            raise ValueError(f'"tricks" is {shown(tricks)}; expected a whole number from 1 to 100')
        return tricks

    @classmethod
    def set_up(cls, setup: Setup) -> Self:
        """Begin a match: nothing is dealt yet. A rival's button may be as unsure as `slack`."""
        slack = {"white": bounded(setup.uncertainty["white"])}
        return cls(Match(setup.options, setup.dealer, [0] * (setup.seats + 1), slack=slack))

    def apply(self, event: Event) -> None:
        """Judge one event. What does not concern this game is passed over."""
        match event:
            case Deal():
                self._deal(event)
            case Cue(cue="ready"):
                self._ready(event)
            case Cue():
                self._play(event)
            case Press() if not isinstance(event, Release):
                self._press(event)
            case Ruling():
                self._rule(event)
            case Fault():
                self.match.report(event)
            case End():
                self.end(event)

    # From the deal to PLAY.

    def _deal(self, deal: Deal) -> None:
        m = self.match
        if m.phase not in ("dealing", "over"):
            m.refuse(deal, "hand-running")
            return
        m.phase, m.whites, m.tricks = "waiting", (), [0] * len(m.tricks)
        m.scope += 1
        m.find(deal.t, "dealt", dealer=m.dealer, target=m.target)

    def _ready(self, cue: Cue) -> None:
        m = self.match
        if m.phase not in ("waiting", "ready", "race") or (m.phase == "race" and m.whites):
            m.refuse(cue, WHY_NOT[m.phase])
            return
        if m.phase == "race":
            m.find(cue.t, "unclaimed")
        m.phase, m.touched, m.whites, m.out = "ready", (), (), frozenset()
        m.turned = frozenset()
        m.scope += 1

    def _play(self, cue: Cue) -> None:
        """Begin the race, and judge what was touched before: early, unless that is in doubt."""
        m = self.match
        if m.phase != "ready":
            m.refuse(cue, WHY_NOT[m.phase])
            return
        m.phase, m.play = "race", instant_of(cue)
        touched, m.touched = m.touched, ()
        for press in touched:
            if not certainly_before(press, m.play):
                self._race(press)
            elif press.seat not in m.out:
                m.out |= {press.seat}
                told = margin(press, m.play)._asdict()
                m.find(cue.t, "early", seat=press.seat, input=press.input, **told)

    # The race.

    def _press(self, press: Press) -> None:
        m = self.match
        if press.input in self.vocabulary.spare:
            m.refuse(press, "unused-input")
        elif m.phase == "ready":
            m.touched += (press,)
        elif m.phase == "race":
            self._race(press)
        elif press.input == "white" and m.whites and m.phase in ("waiting", "over"):
            self._behind(press)
        elif press.input == "white":
            m.refuse(press, WHY_NOT[m.phase])

    def _race(self, press: Press) -> None:
        """Let a white wait until no rival can be in doubt with it; a pile says who turned up."""
        m = self.match
        if press.seat in m.out:
            m.refuse(press, "sits-out")
        elif press.input == "pile":
            m.turned |= {press.seat}
            m.find(press.t, "played", seat=press.seat, reaction_us=max(0, press.t - m.play.t))
        elif press.seat not in [white.seat for white in m.whites]:
            m.whites += (press,)
            m.timers.set("race", decidable_at(press, m.slack["white"]), token=m.scope, waits=True)

    def decide(self, timer: Timer) -> None:
        """Give the trick to the first white, or ask the dealer where it is too close to call."""
        m = self.match
        if timer.token != m.scope or m.phase != "race":
            return
        first, *rivals = m.close
        if rivals:
            m.phase = "asked"
            between, told = self._between(), margin(first, rivals[0])._asdict()
            m.find(first.t, "doubt", question="first", between=between, **told)
        else:
            self._take(first.t, first)

    def _take(self, t: int, first: Press) -> None:
        """Give the trick to whoever was first, and tell all others how far behind they were."""
        m = self.match
        others = [white for white in m.whites if white.seat != first.seat]
        m.phase, m.whites = "waiting", (first, *others)
        m.tricks[first.seat] += 1
        told = {"after_us": first.t - m.play.t, "doubt_us": first.u + m.play.u}
        m.find(t, "trick", seat=first.seat, tricks=m.tricks[first.seat], **told)
        if m.tricks[first.seat] == m.target:
            m.phase, m.dealer = "over", m.dealer % (len(m.tricks) - 1) + 1
            m.find(t, "won", seat=first.seat, total=m.target)

    def _behind(self, white: Press) -> None:
        m, first = self.match, self.match.whites[0]
        if white.seat != first.seat and white.seat not in m.out:
            told = margin(first, white)._asdict()
            m.find(white.t, "behind", seat=white.seat, first=first.seat, **told)

    # The dealer's word.

    def _rule(self, ruling: Ruling) -> None:
        m, seat = self.match, ruling.fields.get("seat")
        if m.phase != "asked":
            m.refuse(ruling, "nothing-to-rule")
        elif ruling.name == "again":
            m.find(ruling.t, "ruled", ruling="again")
            m.phase, m.whites = "waiting", ()
        elif seat not in self._between():
            m.refuse(ruling, "bad-ruling")
        else:
            m.find(ruling.t, "ruled", ruling="first", seat=seat)
            self._take(ruling.t, next(white for white in m.close if white.seat == seat))

    def _between(self) -> list[int]:
        return sorted(white.seat for white in self.match.close)

    # What everybody may know, and what may be entered.

    def public_state(self) -> dict[str, Any]:
        """Show what everybody at the table may know."""
        m = self.match
        asked = [{"question": "first", "between": self._between()}] if m.phase == "asked" else []
        told = {"phase": m.phase, "dealer": m.dealer, "target": m.target}
        return {**told, "tricks": m.tricks[1:], "open": asked}

    def prompts(self) -> tuple[Prompt, ...]:
        """Offer the deal between matches, and the answers to a question."""
        if self.match.phase in ("dealing", "over"):
            return (Prompt("deal", "deal", DEALER, self.vocabulary.deal),)
        if self.match.phase != "asked":
            return ()
        fields, close = self.vocabulary.rulings["first"], tuple(self._between())
        first = Prompt("ruling", "first", DEALER, fields, {"seat": close}, asked=True)
        return first, Prompt("ruling", "again", DEALER, {}, asked=True)

    def wants(self) -> tuple[Want, ...]:
        """Mark the piles of those who have a card to turn up; who is first is for them to say."""
        m = self.match
        racing = range(1, len(m.tricks)) if m.phase == "race" else ()
        return tuple(Want(seat, "pile") for seat in racing if seat not in m.out | m.turned)
