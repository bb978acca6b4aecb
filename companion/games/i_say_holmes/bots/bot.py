"""A simulated player of I Say, Holmes!: follows the story, answers attacks against the clock.

They act as people do: cards are entered, answers pressed. They may hesitate until it is too late,
press without a card, or name a card that they do not hold; how often is their temperament.
"""

from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Any, Protocol

from companion.core.referee.events import Entry
from companion.core.referee.verdicts import Verdict
from companion.games.i_say_holmes.bots import brain
from companion.games.i_say_holmes.bots.sight import ISaySight
from companion.games.i_say_holmes.rules.cards import (
    AFOOT,
    ALIBI,
    CARDS,
    MASTERMIND,
    Aim,
    Effect,
    Type,
)
from companion.practice.company import Put
from companion.practice.hands import Hands
from companion.practice.plan import HandMove
from companion.practice.temperament import Temperament
from companion.practice.turn_taker import TurnTaker

MS = 1_000
PATIENCE_US = 9_000_000
"""How long a bot waits for what it did to be announced before it does it again."""
_BUTTON = {ALIBI: "red", MASTERMIND: "blue"}


class Table(Protocol):
    """What a bot can do with cards that the referee does not hear of."""

    def choose(self, seat: int, card: str = "") -> None:
        """Lay a card ready to pass on, or the whole hand."""

    def top(self) -> str | None:
        """Return the top card of the draw pile, after a look at it."""

    def totals(self) -> list[int]:
        """Return what each hand counts, once they lie open."""


class ISayBot(TurnTaker):
    """One simulated player."""

    momentary = frozenset(("_sight", "_passes"))

    def __init__(
        self, seat: int, temperament: Temperament, random: Random, put: Put, table: Table
    ) -> None:
        super().__init__(seat, temperament, random, put)
        self._table = table
        self._sight: ISaySight | None = None
        self._passes: tuple[int, str] | None = None
        """When the bot passes on what it has chosen."""

    def look_again(self) -> None:
        """Forget what the bot meant to do."""
        super().look_again()
        self._passes = None

    def learn(self, verdict: Verdict) -> None:
        """Note that something the bot did was refused: it will do something else."""
        if verdict.kind == "refused" and verdict.fields.get("seat") == self._seat:
            self._asked = None

    def see(self, sight: ISaySight, t: int) -> None:
        """Look at the table, which may have changed."""
        asked = (
            sight.phase, sight.turn, sight.seq, sight.chit, sight.settled, sight.passes,
            sight.free, sight.hand, str(sight.window), *(prompt.name for prompt in sight.offers),
        )  # fmt: skip
        self._sight = sight
        if asked == self._asked:
            return
        self._asked = asked
        self._plan.drop_all(t)
        self._entry = self._again = self._passes = None
        if sight.settled:
            self._respond(t)
            self._fidget(t)

    def due(self) -> int | None:
        """Return when the bot next does something, or only hands a card on."""
        dues = (super().due(), self._passes[0] if self._passes else None)
        return min((due for due in dues if due is not None), default=None)

    def act(self, now: int, hands: Hands) -> None:
        """Do what is due: hand a card on, press or enter."""
        if self._passes is not None and self._passes[0] <= now:
            (_, card), self._passes = self._passes, None
            self._table.choose(self._seat, card)
        super().act(now, hands)

    def _respond(self, t: int) -> None:
        """Do what is this bot's to do; should nothing come of it, do it again later."""
        sight, self._again = self._sight, None
        if sight is None or not sight.settled:
            return
        names = [prompt.name for prompt in sight.offers]
        respond = next((r for name, r in _RESPONSES.items() if name in names), None)
        if sight.passes:
            respond = ISayBot._pass_on
        elif respond is ISayBot._play and not sight.free:
            respond = None
        if respond is not None:
            respond(self, sight, t)
            self._again = t + PATIENCE_US

    def _after(self, least_ms: int, most_ms: int) -> int:
        spent = self._is.choice.draw(self._random)
        return spent + round(self._random.uniform(least_ms, most_ms)) * MS

    def _chance(self, share: float) -> bool:
        return self._random.random() < share

    def _press(self, button: str, t: int) -> None:
        self._plan.mean(button, HandMove(t, self._seat, button))

    def _enter(self, t: int, name: str, **fields: Any) -> None:
        self._entry = (t, name, fields)

    def _defend(self, sight: ISaySight, t: int) -> None:
        """Answer in time, mostly; who has no answer plays on, or lets the time run out."""
        window = sight.window
        if window is None:
            return
        answer, deadline = self._answer(sight), window["deadline"]
        if answer is None:
            self._play_on(sight, window["against"], t)
            return
        at = t + self._after(500, 3_200)
        if deadline is not None and self._chance(4 * self._is.lapse):
            at = deadline + round(self._random.gauss(-20, 60)) * MS
        self._press(_BUTTON[answer], at)
        if self._chance(self._is.slip):
            other = "blue" if answer == ALIBI else "red"
            self._press(other, at + round(abs(self._random.gauss(0, 40))) * MS)

    def _play_on(self, sight: ISaySight, against: str, t: int) -> None:
        """Go on if the bot is next; but who gets other cards first looks at them."""
        effect = CARDS[against].effect
        if not sight.offered("draw") or effect is Effect.TRADE:
            if sight.person_next:
                self._press("white", t + self._after(700, 4_500))
            return
        choice = brain.choose(sight, self._random, self._is.notice)
        if choice is not None:
            self._enter(t + self._after(1_500, 5_500), "play", card=choice.card, **choice.fields)
        elif effect is not Effect.DRAWS:
            self._play(sight, t)

    def _answer(self, sight: ISaySight) -> str | None:
        """Return the card to answer with; or the button to press without having one."""
        assert sight.window is not None
        allows = sight.window["allows"]
        answer = brain.defence(sight, sight.window["against"], allows)
        if answer is None and ALIBI in sight.hand and self._chance(self._is.slip):
            return ALIBI
        if answer is None and self._chance(self._is.slip / 4):
            return str(self._random.choice(allows))
        return answer

    def _plead(self, sight: ISaySight, t: int) -> None:
        """Tell the truth, as far as the bot looked."""
        found = brain.villains(sight.hand)
        at = t + self._after(900, 3_000)
        if found and not self._chance(self._is.slip):
            self._enter(at, "hands", villains=found, totals=self._table.totals())
        else:
            self._enter(at, "plea", guilty=False)

    def _accuse(self, sight: ISaySight, t: int) -> None:
        target = brain.accuse(sight, self._random)
        at = t + self._after(1_500, 5_000)
        if target is None:
            self._enter(at, "no-arrest")
        else:
            self._enter(at, "arrest", target=target)

    def _entered(self, now: int, name: str, fields: dict[str, Any]) -> Entry:
        """Return an entry; one of all hands is not in this seat's name."""
        return Entry(now, name, fields) if name == "hands" else super()._entered(now, name, fields)

    def _pass_on(self, sight: ISaySight, t: int) -> None:
        """Choose what to pass on; that it is done needs no saying."""
        whole = sight.passes == "pass-right" or not sight.hand
        card = "" if whole else brain.to_give(sight, self._random)
        self._passes = (t + self._after(900, 2_800), card)

    def _play(self, sight: ISaySight, t: int) -> None:
        if sight.phase == "start":
            if AFOOT in sight.hand:
                self._enter(t + self._after(800, 2_500), "play", card=AFOOT)
            return
        at = t + self._after(1_500, 5_500)
        names = [prompt.name for prompt in sight.offers]
        if "escape" in names and sight.hand and len(brain.villains(sight.hand)) == len(sight.hand):
            self._enter(at, "escape", villains=[*sight.hand])
            return
        wrong = self._wrong(sight)
        choice = wrong or brain.choose(sight, self._random, self._is.notice)
        if choice is not None:
            self._enter(at, "play", card=choice.card, **choice.fields)
        elif "draw" in names:
            self._draw(sight, at)

    def _draw(self, sight: ISaySight, at: int) -> None:
        """Take the top card: who can lay it does so at once, and who cannot says that they drew."""
        top = self._table.top()
        drawn = top and replace(sight, hand=(*sight.hand, top), drawn=top)
        choice = brain.choose(drawn, self._random, self._is.notice) if drawn else None
        if choice is not None:
            self._enter(at, "play", card=choice.card, drawn=True, **choice.fields)
        else:
            self._enter(at, "draw")

    def _wrong(self, sight: ISaySight) -> brain.ISayChoice | None:
        """Return, now and then, a card that does not suit, or one that the bot does not hold."""
        if sight.hand and self._chance(2 * self._is.mistake):
            return self._any(self._random.choice(sight.hand))
        if self._chance(self._is.slip / 12):
            titles = [c for p in sight.offered("play") for c in p.choices.get("card", ())]
            suits = [c for c in titles if CARDS[c].type is not Type.I_SAY and sight.suits(c)]
            return self._any(self._random.choice(suits)) if suits else None
        return None

    def _any(self, card: str) -> brain.ISayChoice:
        """Return the choice to lay a card against whoever sits at the left."""
        assert self._sight is not None
        left = self._seat % len(self._sight.scores) + 1
        aim = CARDS[card].aim
        fields: dict[str, Any] = {"target": left} if aim is Aim.OPPONENT else {}
        return brain.ISayChoice(card, {"side": "next"} if aim is Aim.NEIGHBOUR else fields)

    def _fidget(self, t: int) -> None:
        """Be impatient: lay a card before one's turn, or press what nobody asked for."""
        sight = self._sight
        if sight is None or sight.turn in (None, self._seat) or sight.passes or not sight.hand:
            return
        seats, attacked = len(sight.scores), sight.window and sight.window["seat"] == self._seat
        if sight.phase == "turn" and sight.turn % seats + 1 == self._seat:
            if self._chance(self._is.hunch / 2):
                choice = self._any(self._random.choice(sight.hand))
                self._enter(t + self._after(200, 900), "play", card=choice.card, **choice.fields)
        elif not attacked and self._chance(self._is.startle / 2):
            self._press(self._random.choice(("red", "blue")), t + self._after(100, 900))


_RESPONSES: dict[str, Callable[[ISayBot, ISaySight, int], None]] = {
    "defend": ISayBot._defend,
    "plea": ISayBot._plead,
    "arrest": ISayBot._accuse,
    "play": ISayBot._play,
    "draw": ISayBot._play,
    "keep": ISayBot._play,
}
