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
from dataclasses import dataclass, field, replace
from typing import Any, ClassVar, Self

from companion.core.match_game import MatchGame
from companion.core.referee.events import (
    Cue,
    Deal,
    End,
    Event,
    Fault,
    Press,
    Release,
    Ruling,
    described,
)
from companion.core.referee.game import DEALER, Prompt, Setup, Vocabulary
from companion.core.referee.instant import (
    Instant,
    certainly_before,
    decidable_at,
    in_doubt,
    instant_of,
    margin,
)
from companion.core.referee.schema import SEAT, is_int, required, shown, unknown_name
from companion.core.referee.timers import Timer, Timers
from companion.core.referee.verdicts import Finding

TRICKS = 5
"""How many tricks win, unless the header says otherwise."""

NEVER = Instant(0)


@dataclass(slots=True)
class Match:
    """Everything that the rules look at. Lists by seat count from 1; index 0 is not used."""

    target: int
    slack_us: int
    """How unsure a rival's button may be: so long a first white waits for its verdict."""
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
    timers: Timers = field(default_factory=Timers)
    found: list[Finding] = field(default_factory=list)
    scope: int = 0
    """Counts the tricks: a ruling reaches back into the one that was played last."""

    def clone(self) -> "Match":
        """Copy for a checkpoint."""
        copies = (self.tricks.copy(), self.timers.clone(), self.found.copy())
        return replace(self, tricks=copies[0], timers=copies[1], found=copies[2])


class HighestCard(MatchGame[Match]):
    """A match of Highest Card: every event to its rule."""

    __slots__ = ()

    vocabulary: ClassVar[Vocabulary] = Vocabulary(
        seats=range(2, 9),
        deal={},
        entries={},
        rulings={"first": {"seat": required(SEAT)}, "again": {}},
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
        """Begin a match: nothing is dealt yet."""
        slack_us = setup.uncertainty["white"]
        return cls(Match(setup.options, slack_us, setup.dealer, [0] * (setup.seats + 1)))

    def apply(self, event: Event) -> None:
        """Judge one event. What does not concern this game is passed over."""
        match event:
            case Deal():
                self._deal(event)
            case Cue():
                self._ready(event) if event.cue == "ready" else self._play(event)
            case Release():
                pass
            case Press():
                self._press(event)
            case Ruling():
                self._rule(event)
            case Fault():
                told = {"seat": event.seat, "input": event.input, "reason": event.reason}
                self._find(event.t, "fault", **told)
            case End():
                while timer := self.match.timers.waiting():
                    self.decide(timer)

    def _find(self, t: int, kind: str, **fields: Any) -> None:
        self.match.found.append(Finding(t, kind, fields))

    def _refuse(self, event: Event, reason: str) -> None:
        self._find(event.t, "refused", reason=reason, **described(event))

    # From the deal to PLAY.

    def _deal(self, deal: Deal) -> None:
        m = self.match
        if m.phase not in ("dealing", "over"):
            self._refuse(deal, "hand-running")
            return
        m.phase, m.whites, m.tricks = "waiting", (), [0] * len(m.tricks)
        m.scope += 1
        self._find(deal.t, "dealt", dealer=m.dealer, target=m.target)

    def _ready(self, cue: Cue) -> None:
        m = self.match
        if m.phase not in ("waiting", "ready", "race") or (m.phase == "race" and m.whites):
            self._refuse(cue, _WHY_NOT[m.phase])
            return
        if m.phase == "race":
            self._find(cue.t, "unclaimed")
        m.phase, m.touched, m.whites, m.out = "ready", (), (), frozenset()
        m.scope += 1

    def _play(self, cue: Cue) -> None:
        """Begin the race, and judge what was touched before: early, unless that is in doubt."""
        m = self.match
        if m.phase != "ready":
            self._refuse(cue, _WHY_NOT[m.phase])
            return
        m.phase, m.play = "race", instant_of(cue)
        touched, m.touched = m.touched, ()
        for press in touched:
            if not certainly_before(press, m.play):
                self._race(press)
            elif press.seat not in m.out:
                m.out |= {press.seat}
                told = margin(press, m.play)._asdict()
                self._find(cue.t, "early", seat=press.seat, input=press.input, **told)

    # The race.

    def _press(self, press: Press) -> None:
        m = self.match
        if press.input in self.vocabulary.spare:
            self._refuse(press, "unused-input")
        elif m.phase == "ready":
            m.touched += (press,)
        elif m.phase == "race":
            self._race(press)
        elif press.input == "white" and m.whites and m.phase in ("waiting", "over"):
            self._behind(press)
        elif press.input == "white":
            self._refuse(press, _WHY_NOT[m.phase])

    def _race(self, press: Press) -> None:
        """Let a white wait until no rival can be in doubt with it; a pile says who turned up."""
        m = self.match
        if press.seat in m.out:
            self._refuse(press, "sits-out")
        elif press.input == "pile":
            after_us = max(0, press.t - m.play.t)
            self._find(press.t, "played", seat=press.seat, reaction_us=after_us)
        elif press.seat not in [white.seat for white in m.whites]:
            m.whites += (press,)
            m.timers.set("white", decidable_at(press, m.slack_us), token=m.scope, waits=True)

    def decide(self, timer: Timer) -> None:
        """Give the trick to the first white, or ask the dealer where it is too close to call."""
        m = self.match
        if timer.token != m.scope or m.phase != "race":
            return
        first, *rest = m.whites
        close = [white for white in rest if in_doubt(first, white)]
        if close:
            m.phase = "asked"
            told = margin(first, close[0])._asdict()
            between = sorted(white.seat for white in (first, *close))
            self._find(first.t, "doubt", question="first", between=between, **told)
            return
        self._won_by(first.t, first)
        for white in rest:
            self._behind(white)

    def _won_by(self, t: int, first: Press) -> None:
        m = self.match
        m.whites = (first, *(white for white in m.whites if white.seat != first.seat))
        m.phase = "waiting"
        m.tricks[first.seat] += 1
        told = {"after_us": first.t - m.play.t, "doubt_us": first.u + m.play.u}
        self._find(t, "trick", seat=first.seat, tricks=m.tricks[first.seat], **told)
        if m.tricks[first.seat] == m.target:
            m.phase = "over"
            m.dealer = m.dealer % (len(m.tricks) - 1) + 1
            self._find(t, "won", seat=first.seat, total=m.target)

    def _behind(self, white: Press) -> None:
        """Tell somebody who pressed as well how far behind they were."""
        m, first = self.match, self.match.whites[0]
        if white.seat != first.seat and white.seat not in m.out:
            told = margin(first, white)._asdict()
            self._find(white.t, "behind", seat=white.seat, first=first.seat, **told)

    # The dealer's word.

    def _rule(self, ruling: Ruling) -> None:
        m = self.match
        if m.phase != "asked":
            self._refuse(ruling, "nothing-to-rule")
        elif ruling.name == "again":
            self._find(ruling.t, "ruled", ruling="again")
            m.phase, m.whites = "waiting", ()
        elif ruling.fields["seat"] not in self._close():
            self._refuse(ruling, "bad-ruling")
        else:
            seat = ruling.fields["seat"]
            self._find(ruling.t, "ruled", ruling="first", seat=seat)
            self._won_by(ruling.t, next(white for white in m.whites if white.seat == seat))

    # What everybody may know, and what may be entered.

    def public_state(self) -> dict[str, Any]:
        """Show what everybody at the table may know."""
        m = self.match
        asked = [{"question": "first", "between": self._close()}] if m.phase == "asked" else []
        told = {"phase": m.phase, "dealer": m.dealer, "target": m.target}
        return {**told, "tricks": m.tricks[1:], "open": asked}

    def _close(self) -> list[int]:
        first = self.match.whites[0]
        return sorted(white.seat for white in self.match.whites if in_doubt(first, white))

    def prompts(self) -> tuple[Prompt, ...]:
        """Offer the deal between matches, and the answers to a question."""
        if self.match.phase in ("dealing", "over"):
            return (Prompt("deal", "deal", DEALER, self.vocabulary.deal),)
        if self.match.phase != "asked":
            return ()
        fields, close = self.vocabulary.rulings["first"], tuple(self._close())
        first = Prompt("ruling", "first", DEALER, fields, {"seat": close}, asked=True)
        return first, Prompt("ruling", "again", DEALER, {}, asked=True)


_WHY_NOT = {
    "dealing": "not-dealt",
    "waiting": "no-ready",
    "ready": "no-play",
    "race": "race-on",
    "asked": "open-question",
    "over": "game-over",
}
"""Why READY, PLAY or a white button is refused, by phase."""
