"""I Say, Holmes!: every event to its rule. Catalogue: docs/rules/i-say-holmes.md."""

from collections.abc import Callable, Mapping
from typing import Any, ClassVar, Self

from companion.core.match_game import MatchGame
from companion.core.referee.events import (
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
from companion.core.referee.timers import Timer
from companion.games.i_say_holmes.rules import (
    accusing,
    arrests,
    counting,
    implied,
    moving,
    open_hands,
    options,
    plays,
    rulings,
    sequence,
    turns,
    windows,
)
from companion.games.i_say_holmes.rules.prompts import prompts
from companion.games.i_say_holmes.rules.state import ISayMatch, new_match
from companion.games.i_say_holmes.rules.vocabulary import BUTTONS, VOCABULARY
from companion.games.i_say_holmes.rules.wants import wants


class ISayHolmes(MatchGame[ISayMatch]):
    """A match of I Say, Holmes!, on the referee's Game protocol."""

    __slots__ = ()

    vocabulary: ClassVar[Vocabulary] = VOCABULARY

    @classmethod
    def options(cls, given: Mapping[str, Any], seats: int) -> options.ISayOptions:
        """Return the header's options, checked, with defaults filled in."""
        return options.parse(given)

    @classmethod
    def set_up(cls, setup: Setup) -> Self:
        """Return the game with a new match."""
        return cls(new_match(setup.options, setup.seats, setup.uncertainty))

    @property
    def scope(self) -> int:
        """Return the number of the turn, which lasts up to the turn of the next player."""
        return self.match.scope

    @property
    def settled_scope(self) -> int:
        """Return the turn that a mistake has just ended: nothing before it can be taken back."""
        return self.match.scope - 1

    def unseen(self, event: Event) -> bool:
        """A hand that goes away means nothing here."""
        return isinstance(event, Release)

    def apply(self, event: Event) -> None:
        """Judge one event."""
        self.match.cause = event
        if isinstance(event, End):
            self.end(event)
        else:
            _APPLY[type(event)](self.match, event)

    def decide(self, timer: Timer) -> None:
        """Decide what a deadline that has passed was waiting for."""
        _DECIDE[timer.kind](self.match, timer)

    def end(self, end: End) -> None:
        """Decide what only waited for evidence, and a window whose time is up by now."""
        super().end(end)
        windows.expire_before(self.match, end.t)

    def resume(self, since: int, now: int) -> None:
        """Give an attacked player the whole time again: none of it ran in what was taken back."""
        windows.reopen(self.match, now)

    def public_state(self) -> dict[str, Any]:
        """Return how the match stands; `hands` is for the dealer and never for the table (IH-3)."""
        m = self.match
        return {
            "phase": str(m.phase),
            "round": m.round,
            "turn": m.turn or None,
            "seq": m.seq or None,
            "chit": m.chit,
            "hands": m.hands[1:],
            "draw_pile": m.draw_pile,
            "discards": m.discards,
            "aside": m.aside,
            "scores": m.scores[1:],
            "open": _open(m),
            "window": _window(m),
            "moving": m.moving or None,
            "passed": sorted(m.passed),
            "learned": sequence.taught(m),
        }

    def prompts(self) -> tuple[Prompt, ...]:
        """Return what may be entered now, and by whom."""
        return prompts(self.match)

    def wants(self) -> tuple[Want, ...]:
        """Return the inputs that somebody should press now."""
        return wants(self.match)


def _open(m: ISayMatch) -> list[dict[str, Any]]:
    """Return what the dealer is asked."""
    if m.question is None:
        return []
    asked: dict[str, Any] = {"question": m.question.kind, "seat": m.question.seat}
    if m.question.event is not None and "card" in m.question.event.fields:
        asked["card"] = m.question.event.fields["card"]
    return [{**asked, "card": m.question.card} if m.question.card else asked]


def _window(m: ISayMatch) -> dict[str, Any] | None:
    """Return the window that is open, for a countdown."""
    if m.window is None:
        return None
    attack = m.window.attack
    return {
        "seat": attack.seat,
        "against": attack.card,
        "allows": list(attack.allows),
        "deadline": m.window.deadline,
    }


def _unused(m: ISayMatch, event: Event) -> None:
    m.refuse(event, "unused-input", speak=False)


def _ignored(m: ISayMatch, event: Event) -> None:
    """Ignore what means nothing here: a button released, a card that a reader saw."""


def _entry(m: ISayMatch, event: Entry) -> None:
    implied.enter(m, event, _ENTER[event.name])


def _fault(m: ISayMatch, fault: Fault) -> None:
    """Note which buttons are lost: nobody is held to a window they cannot answer (1.4)."""
    seats = m.seats if fault.seat is None else (fault.seat,)
    names = BUTTONS if fault.input is None else (fault.input,)
    places = {(seat, name) for seat in seats for name in names}
    m.lost = m.lost - places if fault.reason == RECOVERED else m.lost | places
    m.report(fault)


_APPLY: dict[type[Any], Callable[[ISayMatch, Any], None]] = {
    Press: windows.press,
    Release: _ignored,
    Cue: _unused,
    Card: _ignored,
    Deal: turns.deal,
    Entry: _entry,
    Ruling: rulings.rule,
    Fault: _fault,
}
_ENTER: dict[str, Callable[[ISayMatch, Entry], None]] = {
    "play": plays.play,
    "draw": turns.draw,
    "keep": turns.keep,
    "defend": windows.entered,
    "arrest": accusing.arrest,
    "no-arrest": accusing.decline,
    "plea": arrests.plea,
    "escape": arrests.escape,
    "done": moving.done,
    "held": counting.held,
    "hands": open_hands.hands,
}
_DECIDE: dict[str, Callable[[ISayMatch, Timer], None]] = {
    "deadline": windows.expire,
    "answer": windows.ripen,
}
