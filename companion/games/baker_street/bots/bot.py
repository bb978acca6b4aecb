"""A simulated detective: rolls, goes, reads, seals, and announces when they know or dare.

They see what a Sight holds, and act through their buttons and what they may enter. They err as
people do: press twice, forget their key, read for too long, misread the Answer Booklet.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from random import Random
from typing import Any

from companion.core.referee.events import Entry
from companion.core.referee.game import Prompt
from companion.games.baker_street.bots.sight import BakerSight
from companion.games.baker_street.bots.town import Town
from companion.games.baker_street.rules.cards import KEY, SY
from companion.games.baker_street.rules.places import DEPOT, HOME, LOCKSMITH, STREET, YARD
from companion.practice.company import Put
from companion.practice.plan import HandMove
from companion.practice.temperament import Temperament
from companion.practice.turn_taker import TurnTaker


class Ways:
    """The prompts of one player."""

    def __init__(self, prompts: Sequence[Prompt]) -> None:
        self._prompts = prompts
        self.names = {prompt.name for prompt in prompts}

    def _named(self, name: str) -> list[Prompt]:
        return [prompt for prompt in self._prompts if prompt.name == name]

    def cards(self) -> tuple[str, ...]:
        """Return the cards that the player may take."""
        return next((p.choices["card"] for p in self._named("take")), ())

    def reach(self, name: str) -> frozenset[str]:
        """Return every place that the player may name."""
        return frozenset(to for prompt in self._named(name) for to in prompt.choices["to"])

    def fields(self, name: str, to: str, random: Random, *, seal: bool) -> dict[str, Any]:
        """Return the fields of a way there: without a key if there is one, sealed if wanted."""
        fitting = [prompt for prompt in self._named(name) if to in prompt.choices["to"]]
        fitting.sort(key=lambda p: (bool(p.fixed.get("seal")) is not seal, "key" in p.fixed))
        best = fitting[0]
        doors = {
            field: random.choice(choices)
            for field, choices in best.choices.items()
            if field in ("entrance", "exit")
        }
        return {**_fixed(best), "to": to, **doors}


def _fixed(prompt: Prompt) -> Mapping[str, Any]:
    return {name: value for name, value in prompt.fixed.items() if name != "seat"}


SHOPS = {SY: YARD, KEY: LOCKSMITH}
DARING = 2
"""With so many solutions left, who is bold announces one of them."""
OPEN_AT_MOST = 4
"""With so many left, who is bold is on their way home already."""

WHIM = 5.0
"""So many steps somebody may go out of their way for a place that they like better."""


class Wits:
    """One player's judgement; `nerve` from 0 to 1 is how soon they dare to guess."""

    def __init__(self, seat: int, town: Town, random: Random, nerve: float) -> None:
        self._seat, self._town, self._random = seat, town, random
        self._nerve = nerve
        self._limit: int | None = None
        self._whims: dict[str, float] = {}
        """By place: how many steps farther than it really is it seems to the player."""

    def ready(self, sight: BakerSight) -> bool:
        """Tell whether to announce: the player knows, has read everything, or dares to guess."""
        if not sight.card:
            return False
        return sight.certain or not sight.unread or sight.guesses <= self._daring()

    def _daring(self) -> int:
        """Return how many solutions may be left for a guess: the same all through a case."""
        if self._limit is None:
            bold = self._random.random() < self._nerve
            self._limit = self._random.choice((DARING, OPEN_AT_MOST)) if bold else 1
        return self._limit

    def forget(self) -> None:
        """Begin another case."""
        self._limit = None
        self._whims = {place: self._random.uniform(0, WHIM) for place in self._town.places}

    def wish(self, sight: BakerSight) -> str:
        """Return where the player wants to be next."""
        if self.ready(sight):
            return HOME
        here = sight.tokens[self._seat - 1]
        wanted = [
            place for place in sorted(sight.unread) if place != here and self._may(sight, place)
        ]
        if KEY not in sight.cards and sight.piles[KEY] and here != LOCKSMITH and _barred(sight):
            wanted.append(LOCKSMITH)
        if not wanted:
            return HOME if here != HOME else LOCKSMITH
        return min(wanted, key=lambda place: (self._far(sight, place), place))

    def _far(self, sight: BakerSight, place: str) -> float:
        """Return the steps, as they seem to the player; fewer if there is a card to take too."""
        shop = any(place == SHOPS[kind] and kind not in sight.cards for kind in (SY, KEY))
        return self._town.steps(sight.walk, place) + self._whims.get(place, 0) - 2.5 * shop

    def _may(self, sight: BakerSight, place: str) -> bool:
        return KEY in sight.cards or not sight.shut(place)

    def step(self, sight: BakerSight, offered: frozenset[str]) -> str:
        """Return where this roll leads: there, somewhere useful on the way, or along the street."""
        goal = self.wish(sight)
        reach = self._town.reach(sight.walk, sight.rolled or 0) & offered
        if goal in reach:
            return goal
        # A clue on the way costs no more than a turn; who is on the way home goes home.
        if goal != HOME:
            near = [place for place in sorted(reach & sight.unread) if self._may(sight, place)]
            if near:
                return near[0]
        return STREET if STREET in offered else min(offered)

    def drive(self, sight: BakerSight, offered: frozenset[str]) -> str:
        """Return where a cab should go: to what is far and unread; empty if there is none."""
        wanted = sorted(place for place in sight.unread & offered if self._may(sight, place))
        far = {place: self._town.steps(sight.walk, place) for place in wanted}
        return max(wanted, key=far.__getitem__, default="")

    def seals(self, sight: BakerSight) -> bool:
        """Tell whether to keep others out of the place that is left: more often if it was read."""
        here = sight.tokens[self._seat - 1] or ""
        return self._random.random() < (0.5 if here in sight.notes else 0.15)

    def answers(self, sight: BakerSight, misread: float) -> dict[str, str]:
        """Return what to announce: what is known, else one of what is left; some are misread."""
        items = sight.card.items if sight.card else ()
        possible = sight.possible
        return {
            item.letter: self._random.choice(
                item.answers if self._random.random() < misread else possible[item.letter]
            )
            for item in items
        }


def _barred(sight: BakerSight) -> bool:
    return any(sight.shut(place) for place in sight.unread)


MS = 1_000
SECOND = 1_000_000
PATIENCE_US = 40 * SECOND
"""After so long a bot does again what nothing came of; no look takes so long."""
HOPE_US = 12 * SECOND
"""How long a bot waits for the dealer to allow what was refused."""
REAL_DIE = 0.95
"""How often a bot rolls the die of the box, and tells what it shows together with its move."""
TOLD_APART = 0.03
"""How often a bot tells the two one after the other."""
HURRY = 0.4
"""How often a bot takes a cab rather than read the clue of the Depot."""
WAITS_US = 9 * SECOND
"""How long a bot leaves it to the next player to go on, before it ends its finished turn itself."""

Speak = Callable[[int, dict[str, str]], None]


class BakerBot(TurnTaker):
    """One simulated detective."""

    momentary = frozenset(("_ways", "_sight"))

    def __init__(
        self, seat: int, temperament: Temperament, random: Random, put: Put, town: Town,
        speak: Speak,
    ) -> None:  # fmt: skip
        super().__init__(seat, temperament, random, put)
        self._speak = speak
        self._wits = Wits(
            seat, town, random, nerve=2 * (1 - temperament.notice) + 5 * temperament.slip
        )
        self._ways = Ways(())
        self._sight: BakerSight | None = None
        self._right = self._begged = False
        self._answers: dict[str, str] = {}
        """What the bot will say when it announces."""

    def check(self, right: bool) -> None:
        """Look into the Answer Booklet; now and then somebody reads it wrong."""
        self._right = right is not (self._random.random() < 2 * self._is.slip)

    def see(self, sight: BakerSight, prompts: Sequence[Prompt], t: int) -> None:
        """Look at the table; `prompts` are what this bot may enter."""
        self._ways = Ways(prompts)
        where = sight.tokens[self._seat - 1]
        shown = (sight.phase, sight.turn, sight.rolled, where, sight.cards)
        asked = (*shown, self._ways.names, self._ways.reach("cab"))
        new_case = sight.phase == "order" and (self._sight is None or self._sight.phase == "case")
        if self._sight is None or sight.turn != self._sight.turn:
            self._begged = False
        self._sight = sight
        if new_case:
            self._wits.forget()
        if asked != self._asked:
            self._asked = asked
            self._plan.drop(t, "hand", "fidget")
            self._entry = None
            self._respond(t)
            self._fidget(t)

    def _respond(self, t: int) -> None:
        """Do what is this bot's to do; should nothing come of it, do it again later."""
        self._again = None
        names = self._ways.names
        if self._sight is None or not names or "die" in names:
            return
        self._again = t + PATIENCE_US
        if "result" in names:
            self._enter(t + self._soon(6_000, 14_000), "result", correct=self._right)
        elif "clue-close" in names:
            self._use("white", t + self._reading())
        elif "move" in names and "roll" not in names:
            self._move(self._sight, t)
        else:
            self._turn(self._sight, names, t)

    def _turn(self, sight: BakerSight, names: set[str], t: int) -> None:
        """Begin a turn, or do what is left of it after a move."""
        here = sight.tokens[self._seat - 1] or ""
        if "take" in names and self._random.random() < 0.97:
            self._enter(t + self._soon(700, 2_000), "take", card=self._ways.cards()[0])
        elif "announce" in names and here == HOME and self._wits.ready(sight):
            self._announce(sight, t)
        elif "cab" in names and self._drives(sight, here):
            self._cab(sight, t)
        elif "clue-open" in names and here in sight.unread:
            self._use("white", t + self._soon(700, 2_500))
        elif "roll" in names:
            self._roll(names, t)
        elif "end" in names:
            finished = names == {"end"}
            self._use("blue", t + self._soon(400, 1_800) + WAITS_US * finished)

    def _drives(self, sight: BakerSight, here: str) -> bool:
        """Tell whether to take a cab: no roll, but on the turn of entering no clue of the Depot."""
        if self._wits.ready(sight):
            return HOME in self._ways.reach("cab") or self._begs()
        if not self._wits.drive(sight, self._ways.reach("cab")):
            return False
        return here not in sight.unread or self._random.random() < HURRY

    def _begs(self) -> bool:
        """Tell whether to ask for a cab home, once a turn: it is not allowed (D5)."""
        begs = not self._begged and self._random.random() < 0.5
        self._begged = True
        return begs

    def _roll(self, names: set[str], t: int) -> None:
        """Roll by button, by entry, or with a real die; now and then rather stay."""
        at = t + self._soon(400, 2_500)
        if "stay" in names and self._random.random() < 2 * self._is.lapse:
            self._enter(at, "stay")
        elif self._random.random() >= REAL_DIE:
            self._use("red", at)
        elif self._sight and "move" in names and self._random.random() >= TOLD_APART:
            self._throw(self._sight, at)
        else:
            self._enter(at + SECOND, "roll", value=self._random.randint(1, 6))

    def _throw(self, sight: BakerSight, t: int) -> None:
        """Roll a real die, go, and tell both at once."""
        value = self._random.randint(1, 6)
        self._move(replace(sight, rolled=value), t, value=value)

    def _move(self, sight: BakerSight, t: int, **rolled: int) -> None:
        """Go where the roll leads, and read there what the bot has not read yet."""
        goal = self._wits.step(sight, self._ways.reach("move"))
        forgets = self._random.random() < 4 * self._is.mistake
        seal = self._wits.seals(sight)
        fields = self._ways.fields("move", goal, self._random, seal=seal)
        if forgets and fields.get("key"):
            del fields["key"]
        if self._reads(sight, goal):
            fields["read"] = True
        self._enter(t + self._soon(2_500, 7_000), "move", **fields, **rolled)

    def _reads(self, sight: BakerSight, goal: str) -> bool:
        """Tell whether to take the booklet up at once; in the Depot a bot may rather take a cab."""
        drives = goal == DEPOT and self._random.random() < HURRY
        return goal in sight.unread and not drives

    def _cab(self, sight: BakerSight, t: int) -> None:
        offered = self._ways.reach("cab")
        if self._wits.ready(sight):
            self._enter(t + self._soon(1_500, 4_000), "cab", to=HOME)
            self._again = t + HOPE_US
            return
        goal = self._wits.drive(sight, offered)
        fields = self._ways.fields("cab", goal, self._random, seal=self._wits.seals(sight))
        self._enter(t + self._soon(1_500, 4_000), "cab", **fields, read=True)

    def _announce(self, sight: BakerSight, t: int) -> None:
        self._answers = self._wits.answers(sight, 3 * self._is.mistake)
        letters = [item.letter for item in sight.card.items] if sight.card else []
        self._enter(t + self._soon(4_000, 9_000), "announce", items=letters)

    def _entered(self, now: int, name: str, fields: dict[str, Any]) -> Entry:
        """Make the entry; a solution is spoken with it."""
        if name == "announce":
            self._speak(self._seat, self._answers)
        return super()._entered(now, name, fields)

    def _reading(self) -> int:
        """Return how long the bot studies a clue: seldom too long."""
        dreams = self._random.random() < 0.02 + 2 * self._is.lapse
        seconds = self._random.uniform(31, 37) if dreams else self._random.triangular(4, 29, 9)
        return round(seconds * SECOND)

    def _soon(self, least_ms: int, most_ms: int) -> int:
        spent = self._is.reaction.draw(self._random)
        return spent + round(self._random.uniform(least_ms, most_ms)) * MS

    def _use(self, input_: str, t: int) -> None:
        self._plan.mean("hand", HandMove(t, self._seat, input_))

    def _enter(self, t: int, name: str, **fields: Any) -> None:
        self._entry = (t, name, fields)

    def _fidget(self, t: int) -> None:
        """Press what is not to be pressed: twice, out of turn, or for a second look."""
        sight = self._sight
        if sight is None or self._random.random() >= self._is.hunch:
            return
        on_turn = sight.turn == self._seat
        wrong = {"rolled": "red", "arrived": "white", "reading": "blue"}.get(sight.phase, "blue")
        if not on_turn and sight.phase not in ("turn", "rolled"):
            return
        at = t + self._soon(100, 900)
        self._plan.mean("fidget", HandMove(at, self._seat, wrong if on_turn else "red"))
