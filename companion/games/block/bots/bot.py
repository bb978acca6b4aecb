"""A simulated player of Block: holds a hand, listens for their card, and blocks when it pays.

They are given what a player has before their eyes: their own hand, the card due, the number of
cards that each holds. They act through their buttons, and enter their leads as a person would.
"""

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from random import Random

from companion.core.referee.events import Entry
from companion.core.referee.verdicts import Verdict
from companion.games.block.rules.pack import BLOCK, COUNT_CARDS, next_higher
from companion.practice.company import Put
from companion.practice.hands import Hands
from companion.practice.plan import HandMove, Plan
from companion.practice.temperament import Temperament

KEPT = 3.0
"""What the lead is worth."""
LATE = 4
"""With so few cards in somebody's hand the end is near."""


@dataclass(frozen=True, slots=True)
class Mind:
    """What one player knows."""

    hand: Sequence[str]
    remembered: Collection[str]
    """The cards that the player knows to be down."""
    fewest: int
    """How many cards the opponent with the fewest holds."""


@dataclass(frozen=True, slots=True)
class Run:
    """What would come of a card: who lays how many more, and whose is the last one."""

    own: int
    others: int
    ends_with_own: bool


def run_after(card: str, mind: Mind) -> Run:
    """Return the run that would follow a card, as far as the player knows."""
    own = others = 0
    mine = True
    following = next_higher(card)
    while following is not None and following not in mind.remembered:
        mine = following in mind.hand
        own, others = own + mine, others + (not mine)
        following = next_higher(following)
    return Run(own, others, mine)


def worth_of_lead(card: str, mind: Mind) -> float:
    """Return how good a lead is: cards got rid of, the lead kept, points; less what others gain."""
    run = run_after(card, mind)
    alone = run.others == 0
    worth = run.own * (1.2 if alone else 0.6) - 0.5 * run.others
    worth += KEPT if run.ends_with_own else 0
    worth += COUNT_CARDS.get(card, 0) * (0.8 if mind.fewest > LATE else 1.2)
    if not alone and BLOCK in mind.hand:
        worth += 1.0
    return worth


def lead(mind: Mind, random: Random, care: float) -> str | None:
    """Return the card to lead, or None if all are BLOCK cards; `care` is from 0 to 1."""
    choices = dict.fromkeys(card for card in mind.hand if card != BLOCK)
    if not choices:
        return None
    slack = 2.5 * (1 - care)
    return max(choices, key=lambda card: worth_of_lead(card, mind) + random.uniform(0, slack))


def pays(card: str, mind: Mind) -> bool:
    """Tell whether to put a BLOCK card on the card that the player has just laid."""
    blocks = mind.hand.count(BLOCK)
    if not blocks:
        return False
    run = run_after(card, mind)
    if len(mind.hand) == 1 or mind.fewest <= LATE:
        return True
    if run.ends_with_own or next_higher(card) in mind.hand:
        return len(mind.hand) <= LATE
    return run.others >= 3 or len(mind.hand) - blocks <= LATE


MS = 1_000
SEARCH_MS = (120, 900)
"""To find a card in a hand, and to lay it."""
PATIENCE_US = 4_000_000
"""How long a bot waits for what it did to be announced before it does it again."""
PONDER_MS = (1_200, 4_000)
"""To choose a lead and to name it."""


@dataclass(frozen=True, slots=True)
class BlockSight:
    """The open table, and one's own hand."""

    phase: str
    due: str | None
    leader: int | None
    hands: tuple[int, ...]
    hand: tuple[str, ...]
    last: tuple[int, str | None]
    """Who laid the last card, and which, while it is not covered."""
    settled: bool
    """Whether everything that was said to be laid lies there."""


def _own_due(sight: BlockSight) -> bool:
    """Tell whether the card due is in one's own hand."""
    return sight.phase == "run" and sight.due in sight.hand


class BlockBot:
    """One simulated player."""

    momentary = frozenset(("_plan", "_sight", "_leads_at", "_again"))

    def __init__(self, seat: int, temperament: Temperament, random: Random, put: Put) -> None:
        self._seat, self._is, self._random, self._put = seat, temperament, random, put
        self._plan = Plan()
        self._down: dict[str, int] = {}
        """The cards that the bot knows to be down, each with the number under which it was laid."""
        self._sight: BlockSight | None = None
        self._leads_at: int | None = None
        self._again: int | None = None

    def look_again(self) -> None:
        """Forget what the bot meant to do, but not which cards are down."""
        self._plan, self._sight = Plan(), None
        self._leads_at = self._again = None

    def due(self) -> int | None:
        """Return when the bot next does something."""
        dues = (self._plan.due, self._leads_at, self._again)
        return min((due for due in dues if due is not None), default=None)

    def act(self, now: int, hands: Hands) -> None:
        """Do what is due: press, enter a lead, or press again."""
        self._plan.carry_out(now, hands, self._done)
        if self._again is not None and self._again <= now:
            self._press_again(now)
        if self._leads_at is not None and self._leads_at <= now:
            self._leads_at = None
            self._enter_lead(now)

    def learn(self, verdict: Verdict) -> None:
        """Remember a card that was laid and named, or miss it."""
        v = verdict.fields
        if verdict.kind == "dealt":
            self._down.clear()
        elif verdict.kind in ("led", "played") and self._random.random() < self._is.notice:
            self._down[v["card"]] = verdict.n
        elif verdict.kind == "overturned":
            self._down = {card: n for card, n in self._down.items() if n != v["of"]}
        elif verdict.kind == "void" and v["what"] == "play":
            self._down.pop(v["card"], None)

    def see(self, sight: BlockSight, t: int) -> None:
        """Look at the table, which has changed."""
        before, self._sight = self._sight, sight
        if before == sight:
            return
        if self._again is None and _own_due(sight):
            self._again = t + PATIENCE_US
        if not sight.settled or sight.phase not in ("lead", "run"):
            self._plan.drop_all(t)
            self._leads_at = None
            return
        self._follow(before, sight, t)
        self._think_of_block(before, sight, t)
        self._think_of_lead(before, sight, t)

    def _follow(self, before: BlockSight | None, sight: BlockSight, t: int) -> None:
        """Lay the card due, if it is in the hand; now and then a bot wrongly thinks it is."""
        if before is not None and before.due == sight.due and before.phase == sight.phase:
            return
        self._plan.drop(t, "white")
        if sight.due is None or sight.phase != "run":
            return
        if sight.due in sight.hand or self._random.random() < self._is.mistake / 12:
            self._press("white", t + self._find())

    def _done(self, name: str, t: int) -> None:
        if name in ("white", "red"):
            self._again = t + PATIENCE_US

    def _press_again(self, now: int) -> None:
        """Press once more, should the bot's card still be due, whatever has come of the last."""
        self._again, sight = None, self._sight
        if sight is None or not _own_due(sight):
            return
        self._again = now + PATIENCE_US
        if sight.settled and self._plan.means("white") is None:
            self._press("white", now)

    def _find(self) -> int:
        low, high = SEARCH_MS
        return self._is.choice.draw(self._random) + round(self._random.uniform(low, high)) * MS

    def _press(self, button: str, t: int) -> None:
        self._plan.mean(button, HandMove(t, self._seat, button))

    def _think_of_block(self, before: BlockSight | None, sight: BlockSight, t: int) -> None:
        if before is not None and before.last == sight.last:
            return
        seat, card = sight.last
        if seat != self._seat or card is None:
            return
        slips = self._random.random() < self._is.slip / 30
        if slips or (BLOCK in sight.hand and pays(card, self._mind(sight))):
            self._plan.drop(t, "white")
            self._press("red", t + self._is.reaction.draw(self._random) + self._moment())

    def _moment(self) -> int:
        return round(self._random.expovariate(1 / 180)) * MS

    def _think_of_lead(self, before: BlockSight | None, sight: BlockSight, t: int) -> None:
        if sight.phase != "lead" or sight.leader != self._seat:
            self._leads_at = None
        elif self._leads_at is None or before is None or before.hand != sight.hand:
            self._leads_at = t + round(self._random.uniform(*PONDER_MS)) * MS

    def _mind(self, sight: BlockSight) -> Mind:
        others = [n for seat, n in enumerate(sight.hands, start=1) if seat != self._seat]
        return Mind(sight.hand, frozenset(self._down) - {*sight.hand}, min(others))

    def _enter_lead(self, now: int) -> None:
        sight = self._sight
        if sight is None or sight.phase != "lead" or sight.leader != self._seat:
            return
        card = lead(self._mind(sight), self._random, self._is.notice)
        if card is None:
            self._put(Entry(now, "no-lead", {"seat": self._seat}))
        else:
            self._put(Entry(now, "lead", {"seat": self._seat, "card": card}))
        self._leads_at = now + PATIENCE_US
