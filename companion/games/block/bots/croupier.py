"""Shuffles and deals real cards, and moves them as it was judged.

A press says that a card was laid; the cards say whether it was. If somebody pressed without
holding the card, nothing moves, and the mistake stands until the dealer takes it back.
"""

from collections.abc import Sequence
from random import Random
from typing import Any

from companion.core.live.listener import Listening, View
from companion.core.referee.verdicts import Verdict
from companion.games.block.bots.cards import PACK, Cards, Layout
from companion.games.block.rules.pack import BLOCK


class Croupier(Listening):
    """Keeps the cards of one match. Told before everybody else who looks at them."""

    def __init__(self, seats: int, random: Random) -> None:
        self.cards = Cards(seats)
        self.mistake: int | None = None
        """The first verdict that the cards do not bear out."""
        self._random = random
        self._log: list[tuple[int, Layout]] = []

    def judged(self, verdicts: Sequence[Verdict], view: View) -> None:
        """Move the cards as it was decided."""
        for verdict in verdicts:
            self._follow(verdict.n, verdict.kind, verdict.fields)

    def due(self) -> int | None:
        """Return None: the croupier does nothing without a verdict."""
        return None

    def act(self, now: int) -> None:
        """Do nothing: the croupier only follows verdicts."""

    def _follow(self, n: int, kind: str, v: dict[str, Any]) -> None:
        match kind:
            case "dealt":
                self._deal(v["leader"], v["hands"])
            case "led" | "played":
                self._lay(n, v["seat"], v["card"])
            case "block":
                self._lay(n, v["seat"], BLOCK)
            case "overturned":
                self._take_back(v["of"])
            case "void" if v["what"] == "hand":
                self._forget()
            case "void":
                self.cards.pick_up(v["seat"], BLOCK if v["what"] == "block" else v["card"])

    def _deal(self, first: int, sizes: Sequence[int]) -> None:
        self._forget()
        order = [*PACK]
        self._random.shuffle(order)
        self.cards.deal(order, first, sizes)

    def _forget(self) -> None:
        self.cards.gather()
        self._log, self.mistake = [], None

    def _lay(self, n: int, seat: int, card: str) -> None:
        self._log.append((n, self.cards.layout()))
        if not self.cards.lay(seat, card) and self.mistake is None:
            self.mistake = n

    def _take_back(self, n: int) -> None:
        """Put the cards back to where they lay before a verdict, and all that came after it."""
        first = next((place for place, (number, _) in enumerate(self._log) if number >= n), None)
        if first is not None:
            self.cards.restore(self._log[first][1])
            del self._log[first:]
        if self.mistake is not None and self.mistake >= n:
            self.mistake = None
