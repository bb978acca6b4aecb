"""Shuffles and deals real cards, and moves them as it was judged.

The referee never sees a card. Somebody may name one that they do not hold, or press a button
without a defence: then another card lies there for it, and the mistake stands until the dealer
puts it right.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from random import Random
from typing import Any

from companion.core.live.listener import View
from companion.core.referee.events import Entry, Event
from companion.core.referee.verdicts import Verdict
from companion.games.i_say_holmes.bots.cards import ISayCards, Layout
from companion.games.i_say_holmes.bots.deck import Deck, hands_of
from companion.games.i_say_holmes.rules.cards import AFOOT, VILLAINS
from companion.games.i_say_holmes.rules.cards import PrintedCard as Title
from companion.practice.company import Aside, Stack, shuffled

Glimpses = dict[int, tuple[str, ...]]


class Memory:
    """Who thinks that who holds what."""

    __slots__ = ("_known",)

    def __init__(self) -> None:
        self._known: dict[int, Glimpses] = {}

    def clear(self) -> None:
        """Forget everything: in a new round, all that was seen is worth nothing."""
        self._known = {}

    def of(self, seat: int) -> Glimpses:
        """Return what one player believes, by seat."""
        return dict(self._known.get(seat, {}))

    def saw(self, who: int, seat: int, cards: Iterable[str]) -> None:
        """Note cards of a seat that a player knows; of one title as many as were seen at once."""
        known = self._known.setdefault(who, {})
        old, new = [*known.get(seat, ())], [*cards]
        for card in new:
            if card in old:
                old.remove(card)
        known[seat] = tuple(sorted((*old, *new)))

    def shown(self, seat: int, card: str) -> None:
        """Forget a card that was laid before everybody's eyes."""
        for known in self._known.values():
            if card in known.get(seat, ()):
                rest = [*known[seat]]
                rest.remove(card)
                known[seat] = tuple(rest)

    def forget(self, seat: int) -> None:
        """Forget a whole hand that has gone: nobody knows what this player holds."""
        for known in self._known.values():
            known.pop(seat, None)

    def moved(self, whereto: dict[int, int]) -> None:
        """Move what is known of whole hands with them, from seat to seat."""
        for who, known in self._known.items():
            went = {whereto.get(seat, seat): cards for seat, cards in known.items()}
            went.pop(who, None)
            self._known[who] = went

    def copied(self) -> "Memory":
        """Return a copy of what is known now."""
        copy = Memory()
        copy._known = {who: dict(known) for who, known in self._known.items()}
        return copy


MOST_LAYOUTS = 400
"""No ruling reaches further back than this turn and the one before; draws in a row are one."""

_DETECTIVES = ("Holmes", "Watson")

Fields = dict[str, Any]


class ISayCroupier:
    """Keeps the cards of one match. Told before everybody else who looks at them."""

    momentary = frozenset(("_titles",))

    def __init__(
        self,
        deck: Deck,
        seats: int,
        random: Random,
        stack: Stack = shuffled,
        aside: Aside = lambda said: None,
    ) -> None:
        self._stack, self._aside = stack, aside
        self.deck, self.cards, self.memory = deck, ISayCards(seats), Memory()
        self.mistake: tuple[int, str] | None = None
        """The first verdict that the cards do not bear out, and of what kind it is."""
        self.chosen: dict[int, str] = {}
        """The card that each means to pass on; a whole hand has no name."""
        self.moved = 0
        """How often cards have gone from hand to hand while the referee only waited."""
        self.drawn: dict[int, str] = {}
        """What somebody has just drawn, in their own turn."""
        self.shown: dict[int, tuple[int, tuple[str, ...]]] = {}
        """Whose cards a player was shown last, and which; until their own next turn."""
        self._random = random
        self._titles: Mapping[str, Title] = {}
        self._seq = ""
        self._moving: tuple[str, int, int] | None = None
        """What is done with cards, by whom and for whom, until somebody says that it is done."""
        self._plays: dict[int, Entry] = {}
        self._laid_defence = 0
        self._forgives = False
        self._hand_comes_back = False
        """Whether an arrest is one of Holmes or Watson, who only look (D8)."""
        self._log: list[tuple[int, tuple[Layout, str, Any, Memory]]] = []
        self._shuffled: tuple[list[list[str]], list[str]] | None = None
        """The next deal, once somebody has looked who will open."""

    def heard(self, event: Event) -> None:
        """Remember what was said with a card: only the player says which Villain flees."""
        if isinstance(event, Entry) and event.name == "play":
            self._plays[event.fields["seat"]] = event

    def judged(self, verdicts: Sequence[Verdict], view: View) -> None:
        """Move the cards as it was decided."""
        self._titles = view.setup.options.cards
        for verdict in verdicts:
            self._note(verdict.n)
            self._arrive(verdict.kind)
            follow = _FOLLOW.get(verdict.kind)
            if follow is not None:
                follow(self, verdict.n, verdict.fields)

    def due(self) -> int | None:
        """Return None: the croupier does nothing without a verdict."""
        return None

    def act(self, now: int) -> None:
        """Do nothing: the croupier only follows verdicts."""

    def passing_on(self, seat: int) -> str | None:
        """Return what a seat still has to do with its cards now, if anything."""
        return self._moving[0] if self._moving and seat in self.awaited() else None

    def awaited(self) -> frozenset[int]:
        """Return who has still to choose a card, or to hand their cards on."""
        what, by, _ = self._moving or ("", 0, 0)
        seats = {
            "pass-left": [seat for seat in self.cards.seats if self.cards.hands[seat]],
            "pass-right": [*self.cards.seats],
            "give": [by],
        }.get(what, [])
        return frozenset(seats) - frozenset(self.chosen)

    def choose(self, seat: int, card: str = "") -> None:
        """Lay a card ready to pass on, or the whole hand; once all have, the cards change hands."""
        self._aside({"seat": seat, "card": card})
        self._ready_to_pass(seat, card)

    def recall(self, said: Mapping[str, Any]) -> None:
        """Lay a card ready that was chosen before the match was gone on with."""
        self._ready_to_pass(said["seat"], said["card"])

    def _ready_to_pass(self, seat: int, card: str) -> None:
        self.chosen[seat] = card
        if self._moving is not None and not self.awaited():
            self._move()
            self.moved += 1

    def opener(self) -> int:
        """Shuffle the next deal, and return who will hold The Game is Afoot! in it."""
        if self._shuffled is None:
            seats = len(self.cards.seats)
            order = self._stack(0)
            self._shuffled = (
                hands_of(order, seats) if order else self.deck.dealt(seats, self._random)
            )
        hands = self._shuffled[0]
        return next(seat for seat, hand in enumerate(hands, start=1) if AFOOT in hand)

    def top(self) -> str | None:
        """Return the top card of the draw pile, for whoever draws it."""
        return self.cards.stock[-1] if self.cards.stock else None

    def seen_by(self, seat: int) -> Mapping[int, tuple[str, ...]]:
        """Return what a player was shown last, by whose it is."""
        return dict([self.shown[seat]]) if seat in self.shown else {}

    def worth(self, seat: int) -> int:
        """Return what the hand of a seat counts, its Villains left out."""
        cards = (card for card in self.cards.hands[seat] if card not in VILLAINS)
        return sum(self.deck.printed[card].value for card in cards)

    def totals(self) -> list[int]:
        """Return what every hand counts."""
        return [self.worth(seat) for seat in self.cards.seats]

    def _note(self, n: int) -> None:
        kept = self.cards.layout(), self._seq, self._moving, self.memory.copied()
        self._log.append((n, kept))
        del self._log[:-MOST_LAYOUTS]

    def _ready(self, n: int, v: Fields) -> None:
        self.opener()
        assert self._shuffled is not None
        dealt, self._shuffled = self._shuffled, None
        self.cards.deal(*dealt)
        self._seq, self._moving, self.mistake = "", None, None
        self._log, self._plays = [], {}
        self.memory.clear()
        self.shown.clear()
        self.drawn.clear()

    def _started(self, n: int, v: Fields) -> None:
        self._lay(n, "started", v["seat"], AFOOT)

    def _turn(self, n: int, v: Fields) -> None:
        self.shown.pop(v["seat"], None)
        self.drawn.clear()
        self._forgives = False

    def _played(self, n: int, v: Fields) -> None:
        seat, card = v["seat"], v["card"]
        self._lay(n, "played", seat, card)
        entry = self._plays.get(seat)
        villain = entry.fields.get("villain") if entry else None
        if card == "Fleeing" and villain is not None and self.cards.hands[seat]:
            self._lay(n, "played", seat, villain)
        self._hand_comes_back = card in _DETECTIVES

    def _lay(self, n: int, kind: str, seat: int, card: str) -> None:
        if not self.cards.lay(seat, card) and not self._forgives:
            self.mistake = self.mistake or (n, kind)
        self.memory.shown(seat, card)
        if not self._titles[card].leaves_no_trace and card not in VILLAINS:
            self._seq = card

    def _ask(self, n: int, v: Fields) -> None:
        """Note whether the dealer's word lays the next card: such a play cannot be taken back."""
        self._forgives = v["question"] == "i-say"

    def _drew(self, n: int, v: Fields) -> None:
        drawn = self.cards.draw(v["seat"], 1)
        self.drawn = dict.fromkeys([v["seat"]], drawn[0]) if drawn else {}

    def _draws(self, n: int, v: Fields) -> None:
        self.cards.draw(v["seat"], v["cards"])

    def _look(self, n: int, v: Fields) -> None:
        hand = self.cards.hands[v["seat"]]
        count = len(hand) if v["cards"] == "all" else min(v["cards"], len(hand))
        self._show(v["by"], v["seat"], self._random.sample(hand, count))

    def _show_highest(self, n: int, v: Fields) -> None:
        hand = self.cards.hands[v["seat"]]
        if hand:
            value = {card: self.deck.printed[card].value for card in hand}
            self._show(v["by"], v["seat"], [max(hand, key=value.__getitem__)])

    def _show(self, by: int, seat: int, cards: Sequence[str]) -> None:
        self.shown[by] = (seat, tuple(sorted(cards)))
        self.memory.saw(by, seat, cards)

    def _trade(self, n: int, v: Fields) -> None:
        one, other = v["between"]
        self.memory.moved({one: other, other: one})
        self.cards.trade(one, other)
        self.memory.saw(one, other, self.cards.hands[other])
        self.memory.saw(other, one, self.cards.hands[one])
        self._moving = ("trade", one, other)

    def _redeal(self, n: int, v: Fields) -> None:
        self.cards.redeal(self._random)
        self.memory.clear()
        self._moving = ("redeal", 0, 0)

    def _reshuffle(self, n: int, v: Fields) -> None:
        self.cards.reshuffle(self._seq, self._random)

    def _give(self, n: int, v: Fields) -> None:
        self._begin("give", v["by"], v["seat"])

    def _begin(self, what: str, by: int = 0, seat: int = 0) -> None:
        self._moving = (what, by, seat)
        self.chosen.clear()

    def _defended(self, n: int, v: Fields) -> None:
        self._laid_defence = n
        self._lay(n, "defended", v["seat"], v["with"])

    def _arrive(self, kind: str) -> None:
        """Let cards arrive that were on their way, once something follows that."""
        if self._moving is not None and kind in ("turn", "ask", "round-end"):
            self._move()

    def _move(self) -> None:
        """Let the cards change hands."""
        assert self._moving is not None
        (what, by, seat), self._moving = self._moving, None
        if what == "give":
            self._given(by, seat)
        elif what == "pass-left":
            self._passed_left()
        elif what == "pass-right":
            self._passed_right()

    def _given(self, by: int, seat: int) -> None:
        card = self._choice(by)
        if card is not None:
            self.cards.give(by, seat, card)
            self.memory.saw(by, seat, [card])

    def _choice(self, seat: int) -> str | None:
        """Return what a seat passes on; who has not chosen passes what counts most."""
        hand, chosen = self.cards.hands[seat], self.chosen.get(seat)
        if chosen in hand:
            return chosen
        return max(hand, key=lambda card: self.deck.printed[card].value, default=None)

    def _passed_left(self) -> None:
        choices = {seat: self._choice(seat) for seat in self.cards.seats}
        given = {seat: card for seat, card in choices.items() if card is not None}
        self.cards.pass_left(given)
        for seat, card in given.items():
            self.memory.saw(seat, self.cards.left_of(seat), [card])

    def _passed_right(self) -> None:
        before = {seat: [*self.cards.hands[seat]] for seat in self.cards.seats}
        self.memory.moved({self.cards.left_of(seat): seat for seat in self.cards.seats})
        self.cards.pass_right()
        for seat in self.cards.seats:
            self.memory.saw(self.cards.left_of(seat), seat, before[self.cards.left_of(seat)])

    def _went_out(self, n: int, v: Fields) -> None:
        self._hand_comes_back = False

    def _not_guilty(self, n: int, v: Fields) -> None:
        """Let the hand cross the table: Holmes and Watson see it, and give it back (D8)."""
        if self._hand_comes_back:
            self._show(v["by"], v["seat"], self.cards.hands[v["seat"]])

    def _hand_taken(self, n: int, v: Fields) -> None:
        self.cards.take_hand(v["by"], v["seat"])
        self.memory.forget(v["seat"])
        self.cards.draw(v["seat"], v["cards"])

    def _ruled(self, n: int, v: Fields) -> None:
        if v["ruling"] == "defence" and v["result"] is False:
            self._take_back(self._laid_defence)

    def _overturned(self, n: int, v: Fields) -> None:
        self._take_back(v["of"])

    def _take_back(self, n: int) -> None:
        """Put the cards back to where they lay before a verdict, and all that came after it."""
        first = next((at for at, (number, _) in enumerate(self._log) if number >= n), None)
        if first is not None:
            layout, self._seq, self._moving, memory = self._log[first][1]
            self.cards.restore(layout)
            self.memory = memory.copied()
            del self._log[first:]
        if self.mistake is not None and self.mistake[0] >= n:
            self.mistake = None


_FOLLOW: Mapping[str, Callable[[ISayCroupier, int, Fields], None]] = {
    "ready": ISayCroupier._ready,
    "started": ISayCroupier._started,
    "turn": ISayCroupier._turn,
    "played": ISayCroupier._played,
    "ask": ISayCroupier._ask,
    "drew": ISayCroupier._drew,
    "draws": ISayCroupier._draws,
    "look": ISayCroupier._look,
    "show": ISayCroupier._show_highest,
    "trade": ISayCroupier._trade,
    "redeal": ISayCroupier._redeal,
    "reshuffle": ISayCroupier._reshuffle,
    "give": ISayCroupier._give,
    "defended": ISayCroupier._defended,
    "pass-left": lambda croupier, n, v: croupier._begin("pass-left"),
    "pass-right": lambda croupier, n, v: croupier._begin("pass-right"),
    "went-out": ISayCroupier._went_out,
    "not-guilty": ISayCroupier._not_guilty,
    "hand-taken": ISayCroupier._hand_taken,
    "ruled": ISayCroupier._ruled,
    "overturned": ISayCroupier._overturned,
}
