"""The match as data: everything the rules look at, and nothing that acts."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Literal, NamedTuple

from companion.core.match_game import BaseMatch, bounded
from companion.core.referee.events import Entry, Event, Press
from companion.core.referee.verdicts import Finding
from companion.games.i_say_holmes.rules.cards import DECK, LONDON, Effect, PrintedCard
from companion.games.i_say_holmes.rules.options import ISayOptions
from companion.games.i_say_holmes.rules.phases import BUSY, ISayAct, ISayPhase, refusal
from companion.games.i_say_holmes.rules.vocabulary import BUTTONS

BUTTON = "button"
"""What a decision waits for here: one slack for all of them."""

LIFTABLE = ("not-in-sequence", "chit-mismatch", "condition", "defence-only")
"""Refusals that the dealer may lift (IH-50)."""


Kind = Literal["sequence", "i-say", "value", "deadline", "which"]


class ISayQuestion(NamedTuple):
    """What the dealer is asked."""

    kind: Kind
    seat: int
    event: Entry | None = None
    """The entry that waits for the answer."""
    card: str = ""
    """The card whose value is asked for."""


class Attack(NamedTuple):
    """What a card is about to do to somebody, who may have an answer to it."""

    event: Event
    by: int
    seat: int
    card: str
    effect: Effect
    amount: int
    allows: tuple[str, ...]
    harmless: bool = False
    """Whether a false arrest costs nothing (IH-30)."""


@dataclass(frozen=True, slots=True)
class DefenceWindow:
    """The time in which an attack can be answered (IH-39)."""

    attack: Attack
    deadline: int | None
    """None once a lost button has kept it open: then it waits for as long as it takes."""
    serial: int
    presses: tuple[Press, ...] = ()
    """Answers that are not decided yet, in order of time."""


class Defence(NamedTuple):
    """A defence that the dealer can still call off, because no card was laid (1.4)."""

    attack: Attack
    card: str
    seq: str
    out: int
    bonus: bool


class Caught(NamedTuple):
    """Villains that came to light, who loses points for them, and who gains them."""

    villains: tuple[str, ...] = ()
    minus: int = 0
    plus: int = 0
    holder: int = 0


NOBODY = Caught()


@dataclass(slots=True)
class ISayMatch(BaseMatch):
    """A match in progress. Lists by seat count from 1; index 0 is not used."""

    options: ISayOptions
    cards: dict[str, PrintedCard]
    """The cards with all that is known of them by now: the dealer teaches."""
    hands: list[int]
    scores: list[int]
    before: list[int]
    """The scores when the round was dealt."""
    phase: ISayPhase = ISayPhase.DEALING
    round: int = 0
    turn: int = 0
    seq: str = ""
    """The card whose bottom line governs the next play."""
    chit: str = LONDON
    draw_pile: int = DECK
    discards: int = 0
    aside: int = 0
    """1 once The Game is Afoot! has been set aside."""
    question: ISayQuestion | None = None
    window: DefenceWindow | None = None
    answered: tuple[int, str] | None = None
    """Whose answer was the last to be settled, and why a press of theirs is refused since."""
    defence: Defence | None = None
    moving: str = ""
    """What the players are doing with their cards while the game waits."""
    passed: frozenset[int] = frozenset()
    skips_to: int = 0
    """Who takes the next turn, if a Mastermind says so."""
    bonus: bool = False
    """Whether the Inspector came right after Scotland Yard (IH-25)."""
    out: int = 0
    """Who Went Out."""
    cleared: frozenset[int] = frozenset()
    accuser: int = 0
    accused: int = 0
    harmless: bool = False
    caught: Caught = NOBODY
    further: tuple[str, ...] = ()
    """Villains that came to light only when the guilty hand was counted."""
    held: dict[int, int] = field(default_factory=dict)
    lost: frozenset[tuple[int, str]] = frozenset()
    """Buttons that a fault has reported lost."""
    refused: tuple[Finding, Entry] | None = None
    """The last refusal, if the dealer may lift it and nothing has happened since."""
    serial: int = 0

    @property
    def seats(self) -> range:
        """Return the seats of the table."""
        return range(1, len(self.hands))

    def left_of(self, seat: int) -> int:
        """Return the neighbour at a player's left."""
        return seat % len(self.seats) + 1

    def right_of(self, seat: int) -> int:
        """Return the neighbour at a player's right."""
        return (seat - 2) % len(self.seats) + 1

    def card(self, title: str) -> PrintedCard:
        """Return the card of a title, with all that is known of it by now."""
        return self.cards[title]

    @property
    def governing(self) -> PrintedCard:
        """Return the card whose bottom line governs the next play."""
        return self.card(self.seq)

    def accusable(self, by: int) -> tuple[int, ...]:
        """Return whom a seat can arrest: opponents with cards that are not cleared (D11)."""
        others = (seat for seat in self.seats if seat != by and seat not in self.cleared)
        return tuple(seat for seat in others if self.hands[seat])

    def refuse(self, event: Event, reason: str, **more: Any) -> None:
        """Announce that an event is not allowed now, and keep what the dealer may lift."""
        BaseMatch.refuse(self, event, reason, **more)
        if reason in LIFTABLE and isinstance(event, Entry):
            self.refused = (self.found[-1], event)

    def ask(self, t: int, question: str, seat: int, **more: Any) -> None:
        """Announce that somebody has to answer something."""
        self.find(t, "ask", question=question, seat=seat, **more)

    def busy(self, event: Event) -> None:
        """Refuse what comes while the game waits for something else, and say for what."""
        self.refuse(event, BUSY, waiting_for=self.waiting_for)

    def barred(self, event: Event, act: ISayAct) -> bool:
        """Refuse what cannot be done in this phase; tell whether it was refused."""
        reason = refusal(self.phase, act)
        if reason == BUSY:
            self.busy(event)
        elif reason is not None:
            self.refuse(event, reason)
        return reason is not None

    @property
    def waiting_for(self) -> str:
        """Return what the game waits for."""
        if self.question is not None:
            return self.question.kind
        return _WAITING.get(self.phase) or self.moving

    @property
    def buttons_lost(self) -> frozenset[int]:
        """Return the seats that miss a button to answer with."""
        return frozenset(seat for seat, name in self.lost if name in BUTTONS)

    def missing(self) -> tuple[int, ...]:
        """Return the seats whose hands have not been counted yet."""
        if self.phase is not ISayPhase.COUNTING:
            return ()
        return tuple(seat for seat in self.seats if seat not in self.held)

    def clone(self) -> "ISayMatch":
        """Return a copy for a checkpoint."""
        return replace(
            self,
            slack=self.slack.copy(),
            hands=self.hands.copy(),
            scores=self.scores.copy(),
            before=self.before.copy(),
            held=self.held.copy(),
            cards=self.cards.copy(),
            timers=self.timers.clone(),
            found=self.found.copy(),
        )


_WAITING = {
    ISayPhase.DEALING: "deal",
    ISayPhase.START: "start",
    ISayPhase.TURN: "play",
    ISayPhase.DRAWN: "play",
    ISayPhase.WINDOW: "window",
    ISayPhase.PLEA: "plea",
    ISayPhase.ACCUSE: "arrest",
    ISayPhase.COUNTING: "held",
    ISayPhase.OVER: "nothing",
}


def new_match(options: ISayOptions, seats: int, uncertainty: Mapping[str, int]) -> ISayMatch:
    """Return a new match: nothing dealt yet."""
    nothing = [0] * (seats + 1)
    slack = bounded(max(uncertainty[name] for name in BUTTONS))
    return ISayMatch(
        options,
        dict(options.cards),
        nothing.copy(),
        nothing.copy(),
        nothing.copy(),
        slack={BUTTON: slack},
    )
