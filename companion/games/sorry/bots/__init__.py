"""Everybody that a match of Sorry! needs, joined."""

from collections.abc import Callable, Collection, Mapping, Sequence
from random import Random
from typing import Any

from companion.core.live.listener import View
from companion.core.referee.events import Entry, Event
from companion.core.referee.game import Prompt
from companion.core.referee.verdicts import Verdict
from companion.games.sorry.bots.worth import Square, behind, best_move, worth
from companion.games.sorry.rules.board import SorryBoardState
from companion.games.sorry.rules.geometry import CELL_OF, COLOURS
from companion.games.sorry.rules.moves import legal
from companion.games.sorry.rules.pack import HAND
from companion.games.sorry.rules.telling import described
from companion.practice.company import Company, Put, Seating, Serves, Stack, shuffled
from companion.practice.dealer import Answered, Dealer
from companion.practice.plan import HandMove
from companion.practice.players import Players
from companion.practice.temperament import Temperament
from companion.practice.turn_taker import TurnTaker

KEEP = {"SORRY": 16.0, "11": 8.0, "1": 10.0, "2": 10.0, "7": 5.0, "4": 4.0, "10": 3.0}
"""What a card is worth in the hand: what it may yet do."""


def board_of(men: Mapping[str, Sequence[Square]]) -> SorryBoardState:
    """Return the board as everybody sees it."""
    board = SorryBoardState()
    for colour, squares in men.items():
        board.place(COLOURS.index(colour), [CELL_OF[square] for square in squares])
    return board


def best_card(
    cards: Collection[str], men: Mapping[str, Sequence[Square]], colour: str
) -> tuple[str, float]:
    """Return the card that gains most over keeping it, and how much."""
    board, sides = board_of(men), (COLOURS.index(colour),)

    def gain(card: str) -> float:
        moves = legal(board, sides, card).moves
        best = max((worth(described(board, sides, move), {colour}) for move in moves), default=0.0)
        return best - KEEP.get(card, 0.0)

    return max(((card, gain(card)) for card in dict.fromkeys(cards)), key=lambda found: found[1])


def worst_card(cards: Collection[str]) -> str:
    """Return the card to throw away: the one that will do least."""
    return min(dict.fromkeys(cards), key=lambda card: KEEP.get(card, 0.0))


MS = 1_000
PATIENCE_US = 9_000_000
BY_BUTTON = 0.25
"""How often the first move of the list is made with the buttons; all others are named."""
AHEAD, BEHIND = 55, 75
"""So many squares ahead one doubles; so many behind one gives up."""

State = Mapping[str, Any]


class SorryBot(TurnTaker):
    """One simulated player."""

    momentary = frozenset(("_state", "_names"))

    def __init__(self, seat: int, temperament: Temperament, random: Random, put: Put) -> None:
        super().__init__(seat, temperament, random, put)
        self._hand: tuple[str, ...] = ()
        self._state: State = {}
        self._names: Mapping[str, Prompt] = {}
        self._choice = 0
        self._by_button = False
        self._seen_at = 0
        """When the table last asked for something else."""

    def take_hand(self, cards: Sequence[str]) -> None:
        """Take the bot's own cards."""
        self._hand = tuple(cards)

    def see(self, state: State, prompts: Sequence[Prompt], t: int) -> None:
        """Look at the table; `prompts` are what this bot may enter."""
        self._names = {prompt.name: prompt for prompt in prompts}
        shown = (state[name] for name in ("phase", "turn", "card", "picked", "left"))
        asked = (*shown, *self._names)
        self._state = state
        if asked != self._asked:
            self._asked, self._seen_at = asked, t
            self._plan.drop(t, "hand")
            self._entry = None
            self._respond(t)
            self._fidget(t)

    def _respond(self, t: int) -> None:
        """Do what is this bot's to do; should nothing come of it, do it again later."""
        self._again = None
        for name, respond in _RESPONSES.items():
            if name in self._names:
                respond(self, self._names[name], t)
                self._again = t + PATIENCE_US
                return

    def _soon(self, least_ms: int, most_ms: int) -> int:
        spent = self._is.reaction.draw(self._random)
        return spent + round(self._random.uniform(least_ms, most_ms)) * MS

    def _use(self, input_: str, t: int) -> None:
        self._plan.mean("hand", HandMove(t, self._seat, input_))

    def _enter(self, t: int, name: str, **fields: Any) -> None:
        self._entry = (t, name, fields)

    def _answer(self, prompt: Prompt, t: int) -> None:
        """Accept a double, unless the bot is hopelessly behind."""
        lost = self._behind() > BEHIND * self._random.uniform(0.8, 1.4)
        self._use("blue" if lost else "white", t + self._soon(600, 2_500))

    def _draw(self, prompt: Prompt, t: int) -> None:
        """Draw; a forced move that is made by it takes its time on the board first."""
        self._use("pile", t + self._soon(*((900, 2_400) if self._forced() else (150, 1_100))))

    def _forced(self) -> bool:
        return len(self._state["moves"]) == 1 and not self._state["may_pass"]

    def _colour(self, prompt: Prompt, t: int) -> None:
        colour = self._random.choice(prompt.choices["colour"])
        self._enter(t + self._soon(800, 2_500), "colour", colour=colour)

    def _move(self, prompt: Prompt, t: int) -> None:
        """Choose once, and name the move; or look at it with blue and make it with white."""
        picked = self._state["picked"] or 0
        if self._forced():
            self._make_forced(t)
            return
        if not picked:
            self._choice = self._chosen()
            self._by_button = self._choice == 1 and self._random.random() < BY_BUTTON
        if not self._choice:
            self._enter(t + self._soon(900, 2_500), "pass")
        elif picked == self._choice:
            self._use("white", t + self._soon(150, 500))
        elif self._by_button:
            self._use("blue", t + self._soon(700, 2_600))
        else:
            self._enter(t + self._soon(1_200, 4_000), "move", move=self._choice)

    def _make_forced(self, t: int) -> None:
        """Make the move by drawing, or leave it to who draws next; confirm what may win."""
        if "draw" in self._names:
            self._draw(self._names["draw"], t)
        elif self._goes_home() or t > self._seen_at:
            self._use("white", t + self._soon(500, 1_600))

    def _goes_home(self) -> bool:
        (move,) = self._state["moves"]
        return any(part["to"] == "home" for part in move["parts"])

    def _chosen(self) -> int:
        """Return the number of the best move; 0 to decline."""
        own, doubtful = self._own(), 8 * (1 - self._is.notice)
        moves, may_pass = self._state["moves"], self._state["may_pass"]
        return best_move(moves, may_pass, own, lambda: self._random.uniform(0, doubtful))

    def _own(self) -> set[str]:
        """Return the bot's colour and, where they may be moved too, its partner's."""
        own = {self._state["colours"][self._seat - 1]}
        return own | {part["colour"] for move in self._state["moves"] for part in move["parts"]}

    def _card(self, prompt: Prompt, t: int) -> None:
        playable = prompt.choices["card"]
        colour = self._state["colours"][self._seat - 1]
        card, _ = best_card(playable, self._state["men"], colour)
        self._enter(t + self._soon(900, 3_000), "card", card=card)

    def _discard(self, prompt: Prompt, t: int) -> None:
        self._enter(t + self._soon(900, 3_000), "discard", card=worst_card(self._hand))

    def _behind(self) -> int:
        """Return how many squares the best of the others is ahead of this bot."""
        return behind(self._state["men"], self._state["colours"][self._seat - 1])

    def _fidget(self, t: int) -> None:
        """Be impatient: reach for the pack too early, or double."""
        state, seats = self._state, len(self._state["colours"])
        if "draw" in self._names:
            return
        if state["phase"] == "move" and state["turn"] % seats + 1 == self._seat:
            if self._random.random() < self._is.hunch:
                self._use("pile", t + self._soon(50, 900))
        elif state["phase"] == "draw" and self._means_to_double():
            self._plan.mean("double", HandMove(t + self._soon(200, 900), self._seat, "red"))

    def _means_to_double(self) -> bool:
        if not any(self._state["hands"]) or self._seat not in self._state["in_play"]:
            return False
        ahead = -self._behind()
        return ahead > AHEAD * self._state["multiplier"] and self._random.random() < 0.15


_RESPONSES: dict[str, Callable[[SorryBot, Prompt, int], None]] = {
    "answer": SorryBot._answer,
    "move": SorryBot._move,
    "card": SorryBot._card,
    "discard": SorryBot._discard,
    "draw": SorryBot._draw,
    "colour": SorryBot._colour,
}


class SorryHouse(Dealer):
    """Shuffles the virtual pack at every table, and rules where no person does."""

    def __init__(self, put: Put, seed: int, serves: Serves, stack: Stack = shuffled) -> None:
        super().__init__(put, seed, serves)
        self._stack = stack

    def answer(self, asked: Sequence[Prompt], view: View) -> Answered:
        """Return a shuffled pack; else an answer by lot, as nobody could have told."""
        deal = next((prompt for prompt in asked if prompt.event == "deal"), None)
        if deal is None:
            return super().answer(asked, view)
        order = [*deal.choices["order"]]
        self._random.shuffle(order)
        return deal, {"order": self._stack(view.setup.dealer) or order}

    def _asked(self, view: View) -> list[Prompt]:
        deals = [prompt for prompt in view.prompts if prompt.event == "deal"]
        return deals or super()._asked(view)


class SorryCrowd(Players[SorryBot]):
    """Listens for all bots, and acts for them."""

    momentary = frozenset(("_prompts",))

    def __init__(self, seating: Seating) -> None:
        bots = {
            seat: SorryBot(seat, who, seating.chance(f"bot {seat}"), seating.put)
            for seat, who in seating.bots.items()
        }
        super().__init__(bots, seating.hands, seating.awake)
        self.held: dict[int, tuple[str, ...]] = {}
        self._prompts: tuple[Prompt, ...] = ()
        self._discards: dict[int, str] = {}

    def look_anew(self) -> None:
        """Let every bot see the table anew."""
        self._prompts = ()

    def heard(self, event: Event) -> None:
        """Remember which card is thrown away: the verdict does not name it."""
        super().heard(event)
        if isinstance(event, Entry) and event.name == "discard":
            self._discards[event.fields["seat"]] = event.fields["card"]

    def judged(self, verdicts: Sequence[Verdict], view: View) -> None:
        """Show every bot the table, and its own hand."""
        for verdict in verdicts:
            if verdict.kind == "hand":
                self._dealt(verdict.fields["seat"], verdict.fields["cards"])
            elif verdict.kind == "moves":
                self._laid(verdict.fields["seat"], verdict.fields["card"])
            elif verdict.kind == "discarded":
                seat = verdict.fields["seat"]
                self._laid(seat, self._discards.pop(seat, ""))
        if not verdicts and view.prompts == self._prompts:
            return
        self._prompts = view.prompts
        for seat, bot in self.bots.items():
            own = [prompt for prompt in view.prompts if prompt.by == seat]
            bot.see(view.state, own, view.t)
        self.look_ahead()

    def _laid(self, seat: int, card: str) -> None:
        held = [*self.held.get(seat, ())]
        if card in held and len(held) == HAND:
            held.remove(card)
            self._dealt(seat, held)

    def _dealt(self, seat: int, cards: Sequence[str]) -> None:
        self.held[seat] = tuple(cards)
        if seat in self.bots:
            self.bots[seat].take_hand(cards)


def company(seating: Seating) -> Company:
    """Return the company of a match: the players, and whoever shuffles."""
    crowd = SorryCrowd(seating)
    house = SorryHouse(seating.put, seating.seed, seating.serves, seating.stack)
    return Company(
        (crowd, house),
        held=lambda seat: crowd.held.get(seat, ()),
        stand_ins=frozenset({"deal"}),
        inputs=("pile", "blue", "white", "red"),
    )
