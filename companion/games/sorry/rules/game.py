"""Sorry! (1950): every event to its rule. Catalogue: docs/rules/sorry.md."""

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
from companion.games.sorry.rules import (
    calls,
    early_draws,
    opening,
    options,
    points,
    rulings,
    turns,
    wins,
)
from companion.games.sorry.rules.phases import SorryPhase
from companion.games.sorry.rules.prompts import prompts
from companion.games.sorry.rules.state import SorryMatch, new_match
from companion.games.sorry.rules.vocabulary import VOCABULARY
from companion.games.sorry.rules.wants import wants


class Sorry(MatchGame[SorryMatch]):
    """A match of Sorry!, on the referee's Game protocol."""

    __slots__ = ()

    vocabulary: ClassVar[Vocabulary] = VOCABULARY

    @classmethod
    def options(cls, given: Mapping[str, Any], seats: int) -> options.SorryOptions:
        """Return the header's options, checked, with defaults filled in."""
        return options.parse(given, seats)

    @classmethod
    def set_up(cls, setup: Setup) -> Self:
        """Return the game with a new match."""
        return cls(new_match(setup.options, setup.seats, dict(setup.uncertainty)))

    @property
    def scope(self) -> int:
        """Return the number of the game, which counts from its deal to the deal of the next one."""
        return self.match.scope

    def unseen(self, event: Event) -> bool:
        """A hand that goes away means nothing here."""
        return isinstance(event, Release)

    def apply(self, event: Event) -> None:
        """Judge one event."""
        if isinstance(event, End):
            self.end(event)
        else:
            _APPLY[type(event)](self.match, event)

    def decide(self, timer: Timer) -> None:
        """Decide what a deadline that has passed was waiting for."""
        _DECIDE[timer.kind](self.match, timer)

    def public_state(self) -> dict[str, Any]:
        """Return what everybody at the table may know."""
        m = self.match
        return {
            "phase": str(m.phase),
            "turn": m.turn or None,
            "card": m.card,
            "men": m.board.shown(),
            "left": m.pack.left,
            "multiplier": m.multiplier,
            "total": m.scores[1:] if m.options.points else m.games[1:],
            "open": m.questions(),
            "colours": m.colour_names(),
            "hands": m.hand_sizes(),
            "in_play": m.playing,
            "moves": turns.shown_moves(m),
            "may_pass": m.listing.may_pass,
            "picked": m.picked or None,
            "to_answer": calls.to_answer(m),
        }

    def prompts(self) -> tuple[Prompt, ...]:
        """Return what may be entered now, and by whom."""
        return prompts(self.match)

    def wants(self) -> tuple[Want, ...]:
        """Return the inputs that somebody should press or touch now."""
        return wants(self.match)


def _press(m: SorryMatch, press: Press) -> None:
    m.widen(press.input, press.u)
    _PRESS[press.input](m, press)


def _pile(m: SorryMatch, press: Press) -> None:
    if m.phase is SorryPhase.LEAD_DRAW:
        opening.lead_touch(m, press, press.seat)
    elif m.options.points:
        points.refill(m, press, press.seat)
    else:
        turns.touch(m, press)


def _white(m: SorryMatch, press: Press) -> None:
    if m.phase is SorryPhase.CALL:
        calls.answer(m, press, press.seat, calls.ACCEPT)
    else:
        turns.commit_press(m, press)


def _blue(m: SorryMatch, press: Press) -> None:
    if m.phase is SorryPhase.CALL:
        calls.answer(m, press, press.seat, calls.DROP)
    else:
        turns.pick(m, press)


def _unused(m: SorryMatch, event: Event) -> None:
    m.refuse(event, "unused-input")


def _ignored(m: SorryMatch, event: Event) -> None:
    """Ignore a hand that leaves a button or a pad: it means nothing here."""


def _draw(m: SorryMatch, event: Entry) -> None:
    """Take a draw that was entered, as a touch of the pack would be taken now."""
    seat = event.fields["seat"]
    if m.phase is SorryPhase.LEAD_DRAW and m.options.virtual:
        opening.lead_touch(m, event, seat)
    elif m.options.points:
        points.refill(m, event, seat)
    else:
        turns.draw_entry(m, event)


def _card(m: SorryMatch, event: Entry) -> None:
    (points.play if m.options.points else turns.card_entry)(m, event)


def _entry(m: SorryMatch, event: Entry) -> None:
    _ENTRY[event.name](m, event)


def _fault(m: SorryMatch, fault: Fault) -> None:
    m.report(fault)


_PRESS: dict[str, Callable[[SorryMatch, Press], None]] = {
    "white": _white,
    "red": calls.red,
    "blue": _blue,
    "pile": _pile,
    "shield": _unused,
    "rail": _unused,
}
_ENTRY: dict[str, Callable[[SorryMatch, Entry], None]] = {
    "lead-draw": opening.lead_draw,
    "colour": opening.choose,
    "draw": _draw,
    "card": _card,
    "move": turns.move_entry,
    "pass": turns.pass_entry,
    "discard": points.discard,
    "double": calls.double_entry,
    "answer": calls.answer_entry,
}
_APPLY: dict[type[Any], Callable[[SorryMatch, Any], None]] = {
    Press: _press,
    Release: _ignored,
    Cue: _unused,
    Card: _unused,
    Deal: opening.deal,
    Entry: _entry,
    Ruling: rulings.rule,
    Fault: _fault,
}
_DECIDE: dict[str, Callable[[SorryMatch, Timer], None]] = {
    "early": early_draws.ripen,
    "red": calls.ripen,
    "win": wins.ripen,
}
