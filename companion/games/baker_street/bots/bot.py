"""A simulated detective: rolls, goes, reads, seals, and announces when they know or dare.

They see what a Sight holds, and act through their buttons and what they may enter. They err as
people do: press twice, forget their key, read for too long, misread the Answer Booklet.
"""

from collections.abc import Callable, Sequence
from dataclasses import replace
from random import Random
from typing import Any

from companion.core.referee.game import Prompt
from companion.games.baker_street.bots.sight import Sight
from companion.games.baker_street.bots.town import Town
from companion.games.baker_street.bots.ways import Ways
from companion.games.baker_street.bots.wits import Wits
from companion.games.baker_street.rules.places import DEPOT, HOME
from companion.practice.company import Put
from companion.practice.plan import Move
from companion.practice.temperament import Temperament
from companion.practice.turn_taker import TurnTaker

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


class Bot(TurnTaker):
    """One simulated detective."""

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
        self._sight: Sight | None = None
        self._right = self._begged = False

    def check(self, right: bool) -> None:
        """Look into the Answer Booklet; now and then somebody reads it wrong."""
        self._right = right is not (self._random.random() < 2 * self._is.slip)

    def see(self, sight: Sight, prompts: Sequence[Prompt], t: int) -> None:
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

    def _turn(self, sight: Sight, names: set[str], t: int) -> None:
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

    def _drives(self, sight: Sight, here: str) -> bool:
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

    def _throw(self, sight: Sight, t: int) -> None:
        """Roll a real die, go, and tell both at once."""
        value = self._random.randint(1, 6)
        self._move(replace(sight, rolled=value), t, value=value)

    def _move(self, sight: Sight, t: int, **rolled: int) -> None:
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

    def _reads(self, sight: Sight, goal: str) -> bool:
        """Tell whether to take the booklet up at once; in the Depot a bot may rather take a cab."""
        drives = goal == DEPOT and self._random.random() < HURRY
        return goal in sight.unread and not drives

    def _cab(self, sight: Sight, t: int) -> None:
        offered = self._ways.reach("cab")
        if self._wits.ready(sight):
            self._enter(t + self._soon(1_500, 4_000), "cab", to=HOME)
            self._again = t + HOPE_US
            return
        goal = self._wits.drive(sight, offered)
        fields = self._ways.fields("cab", goal, self._random, seal=self._wits.seals(sight))
        self._enter(t + self._soon(1_500, 4_000), "cab", **fields, read=True)

    def _announce(self, sight: Sight, t: int) -> None:
        self._speak(self._seat, self._wits.answers(sight, 3 * self._is.mistake))
        letters = [item.letter for item in sight.card.items] if sight.card else []
        self._enter(t + self._soon(4_000, 9_000), "announce", items=letters)

    def _reading(self) -> int:
        """Return how long the bot studies a clue: seldom too long."""
        dreams = self._random.random() < 0.02 + 2 * self._is.lapse
        seconds = self._random.uniform(31, 37) if dreams else self._random.triangular(4, 29, 9)
        return round(seconds * SECOND)

    def _soon(self, least_ms: int, most_ms: int) -> int:
        spent = self._is.reaction.draw(self._random)
        return spent + round(self._random.uniform(least_ms, most_ms)) * MS

    def _use(self, input_: str, t: int) -> None:
        self._plan.mean("hand", Move(t, self._seat, input_))

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
        self._plan.mean("fidget", Move(at, self._seat, wrong if on_turn else "red"))
