"""Everybody that a match of Block needs, joined."""

from collections.abc import Sequence
from random import Random
from typing import Any, NamedTuple

from companion.core.live.listener import Listening, View
from companion.core.referee.events import Entry, Ruling
from companion.core.referee.game import Prompt
from companion.core.referee.verdicts import Verdict
from companion.games.block.bots.bot import BlockBot, BlockSight
from companion.games.block.rules.pack import BLOCK, BLOCKS, CARDS
from companion.practice.company import Company, Put, Seating, Serves, Stack, shuffled
from companion.practice.dealer import THINK_US, Answered, Dealer
from companion.practice.players import Players

PACK = (*CARDS, *[BLOCK] * BLOCKS)
_ORDER = {card: place for place, card in enumerate((*CARDS, BLOCK))}

Layout = tuple[list[list[str]], list[list[str]]]


class BlockCards:
    """The cards of one match. Lists by seat; index 0 is not used."""

    def __init__(self, seats: int) -> None:
        self.hands: list[list[str]] = [[] for _ in range(seats + 1)]
        self.piles: list[list[str]] = [[] for _ in range(seats + 1)]

    def deal(self, cards: Sequence[str], first: int, sizes: Sequence[int]) -> None:
        """Deal one by one from a seat on, until each has their number; hands are sorted (BL-4)."""
        self.gather()
        seats, stock = len(sizes), list(cards)
        while stock:
            for place in range(seats):
                seat = (first - 1 + place) % seats + 1
                if stock and len(self.hands[seat]) < sizes[seat - 1]:
                    self.hands[seat].append(stock.pop(0))
        for hand in self.hands:
            hand.sort(key=_ORDER.__getitem__)

    def gather(self) -> None:
        """Take all cards together."""
        self.hands = [[] for _ in self.hands]
        self.piles = [[] for _ in self.piles]

    def lay(self, seat: int, card: str) -> bool:
        """Lay a card on the seat's own pile; tell whether the seat had it."""
        if card not in self.hands[seat]:
            return False
        self.hands[seat].remove(card)
        self.piles[seat].append(card)
        return True

    def pick_up(self, seat: int, card: str) -> None:
        """Take the seat's last card back into the hand, if it is that one."""
        if self.piles[seat] and self.piles[seat][-1] == card:
            self.hands[seat].append(self.piles[seat].pop())
            self.hands[seat].sort(key=_ORDER.__getitem__)

    def tops(self) -> tuple[str | None, ...]:
        """Return the face-up cards, by seat."""
        return tuple(pile[-1] if pile else None for pile in self.piles[1:])

    def holds(self, seat: int, card: str) -> bool:
        """Tell whether a seat holds a card."""
        return card in self.hands[seat]

    def blocks(self) -> list[int]:
        """Return how many BLOCK cards each seat holds."""
        return [hand.count(BLOCK) for hand in self.hands[1:]]

    def layout(self) -> Layout:
        """Return where everything lies, for `restore`."""
        return [hand.copy() for hand in self.hands], [pile.copy() for pile in self.piles]

    def restore(self, layout: Layout) -> None:
        """Put everything back to where it lay."""
        hands, piles = layout
        self.hands = [hand.copy() for hand in hands]
        self.piles = [pile.copy() for pile in piles]


class _Laid(NamedTuple):
    """A card as a verdict had it laid, and how all cards lay before."""

    n: int
    seat: int
    card: str
    before: Layout


class BlockCroupier(Listening):
    """Keeps the cards of one match. Told before everybody else who looks at them."""

    def __init__(self, seats: int, random: Random, stack: Stack = shuffled) -> None:
        self.cards, self._stack = BlockCards(seats), stack
        self.mistake: int | None = None
        """The first verdict that the cards do not bear out."""
        self._random = random
        self._log: list[_Laid] = []

    def judged(self, verdicts: Sequence[Verdict], view: View) -> None:
        """Move the cards as it was decided."""
        for verdict in verdicts:
            self._follow(verdict.n, verdict.kind, verdict.fields)

    def why(self, n: int) -> str:
        """Return what is wrong with a verdict that the cards do not bear out."""
        blocked = any(laid.n == n and laid.card == BLOCK for laid in self._log)
        return "no-block-held" if blocked else "not-held"

    def due(self) -> int | None:
        """Return None: the croupier does nothing without a verdict."""
        return None

    def act(self, now: int) -> None:
        """Do nothing: the croupier only follows verdicts."""

    def _follow(self, n: int, kind: str, v: dict[str, Any]) -> None:
        match kind:
            case "dealt":
                self._deal(v["leader"], v["hands"], v["dealer"])
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

    def _deal(self, first: int, sizes: Sequence[int], dealer: int) -> None:
        self._forget()
        order = [*PACK]
        self._random.shuffle(order)
        self.cards.deal(self._stack(dealer) or order, first, sizes)

    def _forget(self) -> None:
        self.cards.gather()
        self._log, self.mistake = [], None

    def _lay(self, n: int, seat: int, card: str) -> None:
        self._log.append(_Laid(n, seat, card, self.cards.layout()))
        if not self.cards.lay(seat, card) and self.mistake is None:
            self.mistake = n

    def _take_back(self, n: int) -> None:
        """Put the cards back to before what fell, and lay again what was laid after it.

        What fell with it is taken back by its own number.
        """
        if self.mistake is not None and self.mistake >= n:
            self.mistake = None
        first = next((place for place, laid in enumerate(self._log) if laid.n == n), None)
        if first is not None:
            fallen, *later = self._log[first:]
            self.cards.restore(fallen.before)
            del self._log[first:]
            for laid in later:
                self._lay(laid.n, laid.seat, laid.card)


COUNTING = "blocks-left"


class BlockHouse(Dealer):
    """Deals and answers. Told after the croupier."""

    def __init__(self, croupier: BlockCroupier, put: Put, seed: int, serves: Serves) -> None:
        super().__init__(put, seed, serves)
        self._croupier = croupier

    def takes(self, prompt: Prompt, view: View) -> bool:
        """Tell whether the house answers: all but the count, which is not the dealer's alone."""
        return super().takes(prompt, view) and prompt.name != COUNTING

    def answer(self, asked: Sequence[Prompt], view: View) -> Answered:
        """Return an answer by the cards: who did not hold the card did not lay it."""
        by_name = {prompt.name: prompt for prompt in asked}
        if "order" in by_name:
            return by_name["order"], {"first": self._first(by_name["order"], view)}
        if "block-stands" in by_name:
            return by_name[self._blocked(view)], {}
        return asked[0], {}

    def _first(self, prompt: Prompt, view: View) -> int:
        due, cards = view.state["due"], self._croupier.cards
        able = [seat for seat in prompt.choices["first"] if cards.holds(seat, due)]
        return int(able[0] if able else self._random.choice(prompt.choices["first"]))

    def _blocked(self, view: View) -> str:
        """Return the ruling on red against white: whose card is missing has lost; else by lot."""
        blocker, follower = view.state["open"][0]["between"][:2]
        cards, due = self._croupier.cards, view.state["due"]
        if not cards.holds(blocker, BLOCK):
            return "play-stands"
        if due and not cards.holds(follower, due):
            return "block-stands"
        return self._random.choice(("block-stands", "play-stands"))


class Scrutiny(Listening):
    """Enters what everybody sees: a card that was not laid, and the BLOCK cards that are left."""

    def __init__(self, croupier: BlockCroupier, put: Put, random: Random) -> None:
        self._croupier, self._put, self._random = croupier, put, random
        self._counting = False
        self._due: int | None = None

    def judged(self, verdicts: Sequence[Verdict], view: View) -> None:
        """Note whether there is something to enter, and when."""
        self._counting = any(prompt.name == COUNTING for prompt in view.prompts)
        if not self._counting and self._croupier.mistake is None:
            self._due = None
        elif self._due is None:
            self._due = self._soon(view.t)

    def _soon(self, t: int) -> int:
        return t + round(self._random.uniform(*THINK_US))

    def due(self) -> int | None:
        """Return when the next entry is made."""
        return self._due

    def act(self, now: int) -> None:
        """Take back the card that was not laid, or enter the BLOCK cards that are left.

        Should nothing come of it, it is entered again after a while.
        """
        wrong = self._croupier.mistake
        if wrong is not None:
            self._put(Ruling(now, "overturn", {"of": wrong, "why": self._croupier.why(wrong)}))
        elif self._counting:
            self._put(Entry(now, COUNTING, {"blocks": self._croupier.cards.blocks()}))
        self._due = self._soon(now) if wrong is not None or self._counting else None


STAND_INS = frozenset(("play", "block", "blocks-left"))
"""White, red, and the count that everybody makes together."""


class BlockCrowd(Players[BlockBot]):
    """Listens for all bots, and acts for them. Told after the croupier."""

    momentary = frozenset(("_looked",))

    def __init__(self, seating: Seating, croupier: BlockCroupier) -> None:
        bots = {
            seat: BlockBot(seat, who, seating.chance(f"bot {seat}"), seating.put)
            for seat, who in seating.bots.items()
        }
        super().__init__(bots, seating.hands, seating.awake)
        self._croupier = croupier
        self._last: tuple[int, str | None] = (0, None)
        self._looked: object = None

    def look_anew(self) -> None:
        """Let every bot see the table anew."""
        self._looked = None

    def judged(self, verdicts: Sequence[Verdict], view: View) -> None:
        """Tell every bot which cards were named, and show it the table."""
        for verdict in verdicts:
            self._note(verdict)
            for bot in self.bots.values():
                bot.learn(verdict)
        looked = (view.state["phase"], view.state["leader"], view.state["due"])
        if verdicts or looked != self._looked:
            self._looked = looked
            for seat, bot in self.bots.items():
                bot.see(self._sight(seat, view), view.t)
            self.look_ahead()

    def _note(self, verdict: Verdict) -> None:
        if verdict.kind in ("led", "played"):
            self._last = (verdict.fields["seat"], verdict.fields["card"])
        elif verdict.kind in ("block", "overturned", "void", "dealt", "out"):
            self._last = (0, None)

    def _sight(self, seat: int, view: View) -> BlockSight:
        state = view.state
        return BlockSight(
            phase=state["phase"],
            due=state["due"],
            leader=state["leader"],
            hands=tuple(state["hands"]),
            hand=tuple(self._croupier.cards.hands[seat]),
            last=self._last,
            settled=self._croupier.mistake is None,
        )


def company(seating: Seating) -> Company:
    """Return the company of a match: the cards, the players, and whoever deals."""
    croupier = BlockCroupier(len(seating.seats), seating.chance("croupier"), seating.stack)
    parts = (
        croupier,
        BlockCrowd(seating, croupier),
        Scrutiny(croupier, seating.put, seating.chance("scrutiny")),
        BlockHouse(croupier, seating.put, seating.seed, seating.serves),
    )
    cards = croupier.cards
    return Company(
        parts,
        cards.tops,
        held=lambda seat: tuple(cards.hands[seat]),
        stand_ins=STAND_INS,
        inputs=("white", "red"),
    )
