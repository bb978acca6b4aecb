"""The match as data: everything the rules look at, and nothing that acts."""

from dataclasses import dataclass, field, replace
from typing import Any

from companion.core.match_game import BaseMatch
from companion.core.referee.events import Event, Press
from companion.core.referee.verdicts import Finding
from companion.games.baker_street.rules.cards import KINDS, BakerCards
from companion.games.baker_street.rules.options import BakerOptions
from companion.games.baker_street.rules.phases import BakerAct, BakerPhase, refusal
from companion.games.baker_street.rules.places import HOME, Place

LIFTABLE = ("cab-not-to-221b", "same-turn-reentry", "look-used", "look-this-turn")
"""Refusals that the dealer may lift: the sheet says nothing of them, we do."""

UNSPOKEN = ("just-opened", "already-ended")
"""Refusals of what is a slip of the finger or said once too often: not worth a word."""


@dataclass(frozen=True, slots=True)
class BookletLook:
    """The Clue Booklet in a player's hand."""

    seat: int
    place: str
    since: int
    deadline: int
    number: int
    resume: BakerPhase
    cause: Event
    time_up: bool = False


@dataclass(frozen=True, slots=True)
class Checked:
    """The last solution that was checked, while the table may still dispute it (BS-35)."""

    seat: int
    correct: bool
    held: tuple[str, ...]
    """What the player held before they were out."""
    scope: int


@dataclass(slots=True)
class Turn:
    """What the seat on turn has done so far."""

    seat: int = 0
    since: int = 0
    value: int | None = None
    entered: bool = False
    """It moved into the place where it is, this turn."""
    looked: bool = False
    """It has read the clue of the place where it is, this turn."""
    unasked: bool = False
    """The turn before it ended by itself, so that nobody has confirmed it yet."""
    lifted: frozenset[str] = frozenset()
    """Refusals that the dealer has lifted, each good for once."""
    refused: tuple[Finding, ...] = ()
    """Refusals that the dealer might still lift."""


@dataclass(slots=True)
class BakerMatch(BaseMatch):
    """A match in progress. Lists by seat count from 1; index 0 is not used."""

    options: BakerOptions
    seats: range
    tokens: list[str | None]
    """Where every token is; none for a player who is out."""
    used: list[bool]
    """Whether the look of the present visit is used."""
    cards: BakerCards
    phase: BakerPhase = BakerPhase.CASE
    case: int | None = None
    items: tuple[str, ...] = ()
    asked_for_case: bool = False
    to_roll: tuple[int, ...] = ()
    """Who still rolls for the start."""
    order: dict[int, int] = field(default_factory=dict)
    wanted: tuple[int, ...] = ()
    """Seats for which the companion has been asked to roll the die."""
    turn: Turn = field(default_factory=Turn)
    ended: Turn | None = None
    """The turn before, if it ended by itself."""
    visited: list[tuple[str, ...]] = field(default_factory=list)
    """By seat: the places with a clue that it has entered, as they are ticked off on its sheet."""
    look: BookletLook | None = None
    looks: int = 0
    checked: Checked | None = None
    winner: int = 0
    settled: int = 0

    def refuse(self, event: Event, reason: str, **more: Any) -> None:
        """Announce that an event is not allowed now; a stray press is not worth a word (BS-39)."""
        stray = isinstance(event, Press) and self.stray(event)
        silent = {"speak": False} if stray or reason in UNSPOKEN else {}
        BaseMatch.refuse(self, event, reason, **more, **silent)
        if reason in LIFTABLE:
            self.turn.refused = (*self.turn.refused, self.found[-1])

    def stray(self, press: Press) -> bool:
        """Tell whether a button was pressed by somebody whose turn it is not, or a pad touched."""
        return press.input not in ("red", "white", "blue") or press.seat != self.on_turn

    def barred(self, act: BakerAct, seat: int) -> str | None:
        """Return why a seat cannot do something now: whose turn it is goes before the rest."""
        if self.phase in (BakerPhase.CASE, BakerPhase.ORDER, BakerPhase.OVER):
            return refusal(self.phase, act)
        if seat in self.out:
            return "seat-out"
        return self._too_late(act, seat) if seat != self.turn.seat else refusal(self.phase, act)

    def _too_late(self, act: BakerAct, seat: int) -> str:
        """Return why a seat cannot do something out of turn; a turn may have ended by itself."""
        if not self.just_ended(seat):
            return "not-your-turn"
        if act is BakerAct.END:
            return "already-ended"
        return refusal(BakerPhase.ARRIVED, act) or "not-your-turn"

    def just_ended(self, seat: int) -> bool:
        """Tell whether the turn of a seat has just ended by itself."""
        return self.ended is not None and self.ended.seat == seat

    def is_weak(self, reason: str | None, seat: int) -> bool:
        """Tell whether a reason says less than what is wrong with the place where a seat is."""
        late = reason == "not-your-turn" and self.just_ended(seat)
        return late or reason in (None, "already-rolled")

    @property
    def on_turn(self) -> int | None:
        """Return the seat on turn, if there is one."""
        return (
            None
            if self.phase in (BakerPhase.CASE, BakerPhase.ORDER, BakerPhase.OVER)
            else self.turn.seat
        )

    @property
    def out(self) -> list[int]:
        """Return the seats that announced a wrong solution."""
        return [seat for seat in self.seats if self.tokens[seat] is None]

    @property
    def left_in(self) -> list[int]:
        """Return the seats that may still solve the case."""
        return [seat for seat in self.seats if self.tokens[seat] is not None]

    def place_of(self, seat: int) -> Place | None:
        """Return the location that a seat is in; None on the street."""
        return self.options.locations.get(self.tokens[seat] or "")

    def inside(self, place: str) -> list[int]:
        """Return who is in a place."""
        return [seat for seat in self.seats if self.tokens[seat] == place]

    def has_seal(self, place: Place, entrance: str) -> bool:
        """Tell whether a seal lies on an entrance, whosever it is."""
        return (place.id, entrance) in self.cards.seals

    def sealed(self, place: Place, entrance: str, seat: int | None = None) -> bool:
        """Tell whether a seal keeps a seat out; who laid it goes in and out freely (BS-24)."""
        if not self.has_seal(place, entrance):
            return False
        return seat is None or self.cards.seals[place.id, entrance] != seat

    def open_doors(self, place: Place, seat: int | None = None) -> tuple[str, ...]:
        """Return the entrances that are open to a seat, or to everybody."""
        return tuple(door for door in place.entrances if not self.sealed(place, door, seat))

    def sealed_doors(self, place: Place, seat: int | None = None) -> tuple[str, ...]:
        """Return the entrances that keep a seat out."""
        return tuple(door for door in place.entrances if self.sealed(place, door, seat))

    def may_look(self, seat: int) -> str | None:
        """Return why the clue of the present place may not be read: moving in entitles (BS-13)."""
        place = self.place_of(seat)
        if place is None or not place.clue:
            return "no-clue-here"
        return "look-used" if self.used[seat] and "look-used" not in self.turn.lifted else None

    @property
    def disputable(self) -> Checked | None:
        """Return the solution that a ruling may still settle: until the next roll."""
        checked = self.checked
        return checked if checked and checked.scope >= self.settled_scope else None

    @property
    def settled_scope(self) -> int:
        """Return the first unsettled turn: a roll settles those before, or a round without one."""
        return max(self.settled, self.scope - len(self.seats))

    def clone(self) -> "BakerMatch":
        """Return a copy for a checkpoint."""
        return replace(
            self,
            tokens=self.tokens.copy(),
            used=self.used.copy(),
            cards=self.cards.clone(),
            order=self.order.copy(),
            turn=replace(self.turn),
            ended=replace(self.ended) if self.ended else None,
            visited=self.visited.copy(),
            timers=self.timers.clone(),
            found=self.found.copy(),
        )


def new_match(options: BakerOptions, seats: int) -> BakerMatch:
    """Return a new match: everybody at home with a card of each kind (BS-1, BS-2)."""
    match = BakerMatch(
        options=options,
        seats=range(1, seats + 1),
        tokens=[None, *[HOME] * seats],
        used=[False, *[False] * seats],
        cards=BakerCards(),
        visited=[(), *[()] * seats],
    )
    for seat in match.seats:
        for kind in KINDS:
            match.cards.take(seat, kind)
    return match
