"""What stands at each seat: lamps, hands on inputs, the card that was read, and what was said."""

from collections import deque
from collections.abc import Mapping, Sequence
from typing import Any

from companion.core.referee.events import BUTTONS, INPUTS, Card, Press, Release
from companion.core.referee.verdicts import Verdict
from companion.kit.face import SILENCE, Face, Word
from companion.kit.text import clean
from companion.language import say
from companion.language.retold import Retold
from companion.outputs.display.scene import SeatView

LEAFED = 16
"""So many touches of pads are kept for whoever leafs by them."""


class Places:
    """Follows every seat of one match.

    With `lamps_told`, somebody says which are lit; without, a press lights its button. `touch` are
    the inputs that can be pressed on the screen, `hints` their keys.
    """

    def __init__(
        self,
        touch: Mapping[int, tuple[str, ...]],
        hints: Mapping[tuple[int, str], str],
        spare: frozenset[str],
        lamps_told: bool,
    ) -> None:
        self._touch, self._hints = touch, hints
        self._spare, self._lamps_told = spare, lamps_told
        self._said: dict[int, Retold[Word]] = {}
        self._lamps: dict[int, set[str]] = {}
        self._down: dict[int, set[tuple[str, int | None]]] = {}
        self._cards: dict[int, tuple[str, int]] = {}
        self._heights: Sequence[int] = ()
        self._leafed: deque[tuple[int, str]] = deque(maxlen=LEAFED)
        self.pool: tuple[str, ...] = ()

    def switch(self, seat: int, colour: str, on: bool) -> None:
        """Show a lamp as it was switched."""
        lit = self._lamps.setdefault(seat, set())
        (lit.add if on else lit.discard)(colour)

    def darken(self) -> None:
        """Put out what presses have lit, where nobody tells of lamps."""
        if not self._lamps_told:
            self._lamps.clear()

    def press(self, event: Press) -> None:
        """Show a hand that comes down or goes away."""
        down = self._down.setdefault(event.seat, set())
        if isinstance(event, Release):
            every = event.by is None
            gone = {hand for hand in down if every or hand[1] == event.by}
            down -= {hand for hand in gone if hand[0] == event.input}
            return
        down.add((event.input, event.by))
        if event.input in self._spare:
            self._leafed.append((event.seat, event.input))
        if event.input in BUTTONS and not self._lamps_told:
            self._lamps.setdefault(event.seat, set()).add(event.input)

    def leafed(self) -> list[tuple[int, str]]:
        """Return the pads touched since last asked that mean nothing to the game."""
        touched, self._leafed = [*self._leafed], deque(maxlen=LEAFED)
        return touched

    def read(self, event: Card) -> None:
        """Show a card that was read, or the cards of the pool."""
        if event.seat is not None and event.card is not None:
            self._cards[event.seat] = (clean(event.card), event.t)
        elif event.pool is not None:
            self.pool = tuple(clean(card) for card in event.pool)

    def hush(self) -> None:
        """Show nothing that was said."""
        self._said.clear()

    def clear(self) -> None:
        """Clear the table: cards are dealt anew."""
        self._said.clear()
        self._cards.clear()
        self.pool = ()

    def pool_of(self, state: Mapping[str, Any]) -> tuple[str, ...]:
        """Return the pool's cards, unless more were read than still lie there."""
        return self.pool if len(self.pool) <= int(state.get("pool", 0) or 0) else ()

    def decided(self, verdict: Verdict, face: Face) -> None:
        """Show what a verdict means to each seat; a card played covers the one read before."""
        if verdict.kind != "refused":
            self._said |= {seat: _said_of(verdict, seat, face) for seat in face.said(verdict)}
        seat = verdict.fields.get("seat")
        known = self._cards.get(seat) if isinstance(seat, int) else None
        if verdict.kind == "played" and known and known[1] < verdict.t:
            del self._cards[verdict.fields["seat"]]

    def taken_back(self, verdict: Verdict, face: Face) -> None:
        """Show where something was said that holds no more."""
        for seat in face.said(verdict):
            self._said[seat] = Retold(_back)

    def follow(self, heights: Sequence[int]) -> None:
        """Take over how high piles are: the card on one that got lower is gone."""
        for seat, (was, now) in enumerate(zip(self._heights, heights, strict=False), start=1):
            if now < was or not now:
                self._cards.pop(seat, None)
        self._heights = heights

    def seat(
        self, seat: int, name: str, face: Face, state: Mapping[str, object], awaited: bool
    ) -> SeatView:
        """Return one place as it looks now."""
        used = face.inputs or INPUTS
        touch = tuple(name for name in self._touch.get(seat, ()) if name in used)
        hints = {n: k for (who, n), k in self._hints.items() if who == seat and n in used}
        return SeatView(
            number=seat,
            name=name,
            figures=face.figures(state, seat) if state else (),
            lamps=frozenset(self._lamps.get(seat, ())),
            down=frozenset(name for name, _ in self._down.get(seat, ())),
            said=self._said[seat]() if seat in self._said else SILENCE,
            buttons=tuple(button for button in BUTTONS if button not in self._spare),
            card=self._cards.get(seat, ("", 0))[0] or _top(state, seat),
            dealer=state.get("dealer") == seat,
            awaited=awaited,
            touch=touch,
            hints=hints,
            labels=_labels(face, touch),
            uses=frozenset(used),
        )


def _back() -> Word:
    return Word(say("display-taken-back"), "doubt")


def _said_of(verdict: Verdict, seat: int, face: Face) -> Retold[Word]:
    """Return what a verdict means to a seat, in whatever language is spoken."""
    return Retold(lambda: face.said(verdict).get(seat, SILENCE))


def _labels(face: Face, touch: tuple[str, ...]) -> Mapping[str, str]:
    """Name the inputs; a pile that is all one can touch of a seat is another player's."""
    words = {name: name for name in INPUTS} | dict(face.inputs)
    return {**words, "pile": words.get("reach", "pile")} if touch == ("pile",) else words


def _top(state: Mapping[str, object], seat: int) -> str:
    """Return the top of a seat's pile, where the game itself knows it."""
    tops = state.get("tops")
    return str(tops[seat - 1] or "") if isinstance(tops, list) and len(tops) >= seat else ""
