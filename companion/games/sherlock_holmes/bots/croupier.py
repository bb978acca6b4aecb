"""The physical truth of a simulated table: deals real cards, and moves them as it was judged.

A card that comes to lie face up is read, as on a table that can read cards: the reading reaches
the referee as evidence, a moment after the card has landed.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from companion.core.live.listener import View
from companion.core.referee.events import Card, Event, Press
from companion.core.referee.verdicts import Verdict
from companion.games.sherlock_holmes.bots.pack import PracticePack
from companion.games.sherlock_holmes.bots.tabletop import Layout, Tabletop
from companion.practice.company import Stack, shuffled

READ_US = 15_000
"""How long after a card has moved the table has read it."""

WHOLE_PILE = ("rest", "false-call")
TOP_OF_PILE = ("missed-holmes",)
POOL = 0
"""Where a reading is due: a seat, or the pool."""


@dataclass(frozen=True, slots=True)
class _Moved:
    """A verdict that may have moved cards, and how they lay before it."""

    verdict: Verdict
    round: int
    before: Layout


class HolmesCroupier:
    """Keeps the cards of one match; listens, and reads cards as an actor.

    `stack` may give packs that are not shuffled, for lessons.
    """

    hears = (Card, Press)

    def __init__(
        self,
        pack: PracticePack,
        seats: int,
        seed: int,
        put: Callable[[Event], None],
        stack: Stack = shuffled,
    ) -> None:
        self.table = Tabletop(seats)
        self.pack = pack
        self._put = put
        self._random = Random(f"croupier {seed}")
        self._stack = stack
        self._phase = "dealing"
        self._called: dict[int, tuple[str | None, list[int]]] = {}
        """For each caller the word called, and how high every pile was then."""
        self._picks_up = False
        self._log: list[_Moved] = []
        self._reads: dict[int, int] = {}
        self._shown: dict[int, object] = {}

    def heard(self, event: Event) -> None:
        """See what lies on the table when somebody calls; what was read is not read again."""
        if isinstance(event, Card):
            self._was_read(event)
        if type(event) is Press and event.input == "white" and event.seat in self.table.seats:
            pile = self.table.piles[event.seat]
            heights = [len(pile) for pile in self.table.piles]
            self._called[event.seat] = pile[-1] if pile else None, heights

    def _was_read(self, card: Card) -> None:
        place = POOL if card.seat is None else card.seat
        if self._reads.get(place, card.t + 1) <= card.t:
            del self._reads[place]

    def judged(self, verdicts: Sequence[Verdict], view: View) -> None:
        """Move the cards as it was decided."""
        state = view.state
        if verdicts or state["phase"] != self._phase:
            before = self.table.version
            self._follow(verdicts, state)
            if self.table.version != before:
                self._expect_readings(view.t)

    def due(self) -> int | None:
        """When the next card will have been read."""
        return min(self._reads.values()) if self._reads else None

    def act(self, now: int) -> None:
        """Read the cards that have landed by now."""
        for place in sorted(place for place, at in self._reads.items() if at <= now):
            del self._reads[place]
            self._read(place, now)

    def _read(self, place: int, now: int) -> None:
        table = self.table
        if place == POOL and table.pool:
            self._put(Card(now, pool=tuple(table.pool)))
        elif place != POOL and table.piles[place]:
            self._put(Card(now, place, table.piles[place][-1]))

    def _follow(self, verdicts: Sequence[Verdict], state: dict[str, Any]) -> None:
        fallen = {v.fields["of"] for v in verdicts if v.kind == "overturned"}
        if fallen:
            self._take_back(fallen)
        for verdict in verdicts:
            if verdict.kind == "score" or _voids(verdict):
                self._phase = "dealing"
            else:
                self._begin_hand(state)
                self._move(verdict, state["round"])
        self._begin_hand(state)
        self._phase = state["phase"]
        if self._picks_up and not any(state["piles"]):
            self._pick_up()
        counts = state["hands"], state["piles"], state["pool"]
        if self._dealt() and not self.table.fits(*counts):
            self.table.lay_out(*counts)

    def _dealt(self) -> bool:
        return any(self.table.hands) or any(self.table.piles) or bool(self.table.pool)

    def _begin_hand(self, state: dict[str, Any]) -> None:
        """Deal, as soon as the phase shows that the dealer has."""
        if self._phase != "dealing" or state["phase"] in ("dealing", "over"):
            return
        self._phase = state["phase"]
        cards = [*self.pack.cards]
        self._random.shuffle(cards)
        self.table.deal(self._stack(state["dealer"]) or cards, state["dealer"])
        self._log, self._called, self._reads, self._shown = [], {}, {}, {}
        self._picks_up = False

    def _move(self, verdict: Verdict, now_round: int) -> None:
        move = _MOVES.get(verdict.kind)
        if move is None:
            return
        self._log = [moved for moved in self._log if moved.round >= now_round - 1]
        self._log.append(_Moved(verdict, now_round, self.table.layout()))
        move(self, verdict.fields)

    def _take_back(self, fallen: set[int]) -> None:
        """Put the cards back to before what fell, and move again what still stands."""
        first = next((i for i, moved in enumerate(self._log) if moved.verdict.n in fallen), None)
        if first is None:
            return
        again, self._log = self._log[first:], self._log[:first]
        self._picks_up = False
        self.table.restore(again[0].before)
        self._shown = {}
        for moved in again:
            if moved.verdict.n not in fallen:
                self._move(moved.verdict, moved.round)

    def _expect_readings(self, t: int) -> None:
        """Have everything read that lies face up and did not before."""
        piles = {seat: (len(pile), pile[-1]) for seat, pile in self._face_up()}
        shown: dict[int, object] = {**piles, POOL: tuple(self.table.pool)}
        for place, cards in shown.items():
            if cards and self._shown.get(place) != cards:
                self._reads[place] = t + READ_US
        self._shown = shown

    def _face_up(self) -> list[tuple[int, list[str]]]:
        return [(s, self.table.piles[s]) for s in self.table.seats if self.table.piles[s]]

    def _played(self, v: dict[str, Any]) -> None:
        self.table.play(v["seat"])

    def _forfeit(self, v: dict[str, Any]) -> None:
        if v["reason"] in (*WHOLE_PILE, *TOP_OF_PILE):
            self.table.pay_from_pile(v["seat"], v["cards"])
        else:
            self.table.pay(v["seat"], v["cards"])

    def _capture(self, v: dict[str, Any]) -> None:
        seat = v["seat"]
        word, heights = self._called.get(seat, (None, [len(pile) for pile in self.table.piles]))
        self.table.take_from_pool(seat, v["pool"], word)
        for pile in [*v["from"], seat] if v["from"] else []:
            self.table.take_pile(pile, seat, heights[pile])

    def _sweep(self, v: dict[str, Any]) -> None:
        if v["pool_to"] is not None:
            self.table.take_pool(v["pool_to"])
        for pile in self.table.seats:
            self.table.take_pile(pile, v["taken"].get(str(pile), pile))

    def _yard(self, v: dict[str, Any]) -> None:
        self.table.pass_left(v["cards"])

    def _out(self, v: dict[str, Any]) -> None:
        """Everyone picks up as soon as the calls that came before are settled."""
        self._picks_up = True

    def _pick_up(self) -> None:
        self._picks_up = False
        for seat in self.table.seats:
            self.table.take_pile(seat, seat)


def _voids(verdict: Verdict) -> bool:
    return verdict.kind == "ruled" and verdict.fields["ruling"] == "void-hand"


_MOVES: dict[str, Callable[[HolmesCroupier, dict[str, Any]], None]] = {
    "played": HolmesCroupier._played,
    "forfeit": HolmesCroupier._forfeit,
    "capture": HolmesCroupier._capture,
    "sweep": HolmesCroupier._sweep,
    "yard": HolmesCroupier._yard,
    "out": HolmesCroupier._out,
}
