"""221-B Baker Street: every event to its rule. Catalogue: docs/rules/221b-baker-street.md."""

from collections.abc import Callable, Mapping
from typing import Any, ClassVar, Self

from companion.core.match_game import MatchGame
from companion.core.referee.events import (
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
from companion.core.referee.timers import Timer
from companion.games.baker_street.rules import (
    clues,
    moves,
    opening,
    options,
    passing,
    restock,
    rolls,
    rulings,
    solving,
    turns,
)
from companion.games.baker_street.rules.cards import KINDS
from companion.games.baker_street.rules.prompts import prompts
from companion.games.baker_street.rules.state import BakerMatch, new_match
from companion.games.baker_street.rules.vocabulary import VOCABULARY
from companion.games.baker_street.rules.wants import wants

State = dict[str, Any]


def public_state(m: BakerMatch) -> State:
    """Return tokens, cards, seals, whose turn it is, and how long the booklet has been up."""
    return {
        "phase": str(m.phase),
        "turn": m.on_turn,
        "case": {"number": m.case, "items": list(m.items)} if m.case else None,
        "tokens": m.tokens[1:],
        "held": [_held(m, seat) for seat in m.seats],
        "piles": m.cards.piles.copy(),
        "seals": [{"location": p, "entrance": e} for p, e in sorted(m.cards.seals)],
        "sealed_by": [
            {"location": p, "entrance": e, "seat": seat}
            for (p, e), seat in sorted(m.cards.seals.items())
        ],
        "looks": [_look(m, seat) for seat in m.seats],
        "visited": [list(places) for places in m.visited[1:]],
        "out": m.out,
        "open": [],
        "rolled": m.turn.value if m.on_turn else None,
        "order": [m.order.get(seat) for seat in m.seats],
        "to_roll": list(m.to_roll),
        "wanted": list(m.wanted),
        "reading": _reading(m),
        "winner": m.winner or None,
    }


def _held(m: BakerMatch, seat: int) -> dict[str, bool]:
    return {kind: m.cards.holds(seat, kind) for kind in KINDS}


def _look(m: BakerMatch, seat: int) -> str | None:
    """Return whether a place's clue is still to be read in this visit."""
    place = m.place_of(seat)
    if place is None or not place.clue:
        return None
    return "used" if m.used[seat] else "ready"


def _reading(m: BakerMatch) -> State | None:
    """Return all that a countdown needs."""
    look = m.look
    if look is None:
        return None
    told = {"seat": look.seat, "location": look.place, "since": look.since}
    return {**told, "deadline": look.deadline, "time_up": look.time_up}


class BakerStreet(MatchGame[BakerMatch]):
    """A match of 221-B Baker Street, on the referee's Game protocol."""

    __slots__ = ()

    vocabulary: ClassVar[Vocabulary] = VOCABULARY

    @classmethod
    def options(cls, given: Mapping[str, Any], seats: int) -> options.BakerOptions:
        """Return the header's options, checked, with defaults filled in."""
        return options.parse(given)

    @classmethod
    def set_up(cls, setup: Setup) -> Self:
        """Return the game with a new match."""
        return cls(new_match(setup.options, setup.seats))

    @property
    def scope(self) -> int:
        """Return the number of the turn."""
        return self.match.scope

    @property
    def settled_scope(self) -> int:
        """Return the earliest turn in reach: this one and, until the next roll, what led to it."""
        return self.match.settled_scope

    def unseen(self, event: Event) -> bool:
        """A hand that goes away shows nothing."""
        return isinstance(event, Release)

    def apply(self, event: Event) -> None:
        """Judge one event."""
        self.match.cause = event
        if isinstance(event, End):
            self.end(event)
        else:
            passing.judge(self.match, event, _judge)

    def decide(self, timer: Timer) -> None:
        """Decide what a deadline that has passed was waiting for."""
        clues.fall_due(self.match, timer)

    def resume(self, since: int, now: int) -> None:
        """Give a reader the seconds that were left before what was taken back."""
        clues.resume(self.match, since, now)

    def public_state(self) -> dict[str, Any]:
        """Return what lies open on the table."""
        return public_state(self.match)

    def prompts(self) -> tuple[Prompt, ...]:
        """Return what may be entered now, and by whom."""
        return prompts(self.match)

    def wants(self) -> tuple[Want, ...]:
        """Return the inputs that somebody should press now."""
        return wants(self.match)


def _judge(m: BakerMatch, event: Event) -> None:
    _APPLY[type(event)](m, event)


def _press(m: BakerMatch, press: Press) -> None:
    """Do what a button means now; pads mean nothing here."""
    match press.input:
        case "red":
            rolls.ask(m, press, press.seat)
        case "white":
            clues.lift_or_lower(m, press)
        case "blue":
            turns.end(m, press, press.seat)
        case _:
            _unused(m, press)


def _unused(m: BakerMatch, event: Event) -> None:
    m.refuse(event, "unused-input")


def _ignored(m: BakerMatch, event: Event) -> None:
    """Ignore a button that is let go: it means nothing here."""


def _fault(m: BakerMatch, fault: Fault) -> None:
    """Announce a sensor's fault; nobody in this game is held to what it did not see."""
    m.report(fault)


def _entry(m: BakerMatch, event: Entry) -> None:
    _ENTRY[event.name](m, event)


_APPLY: dict[type[Any], Callable[[BakerMatch, Any], None]] = {
    Press: _press,
    Release: _ignored,
    Cue: _unused,
    Card: _unused,
    Deal: _unused,
    Entry: _entry,
    Ruling: rulings.rule,
    Fault: _fault,
}
_ENTRY: dict[str, Callable[[BakerMatch, Entry], None]] = {
    "case": opening.enter_case,
    "roll": rolls.enter_roll,
    "die": rolls.enter_die,
    "move": moves.enter_move,
    "stay": turns.enter_stay,
    "cab": moves.enter_cab,
    "clue-open": clues.enter_open,
    "clue-close": clues.enter_close,
    "take": restock.enter_take,
    "announce": solving.enter_announce,
    "result": solving.enter_result,
    "end": turns.enter_end,
}
