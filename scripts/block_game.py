"""A game of Block for examples/: four players with real hands, and everything that can happen."""

import json
import random
from collections.abc import Callable

from companion.games.block.rules.pack import BLOCK, BLOCKS, CARDS, COUNT_CARDS, next_higher
from tests.games.block.table import BlockTable, referee_of
from tests.support.table import Line

PLAYERS = ["Ada", "Ben", "Cy", "Dot"]
SEED = 1920
BLIND = {"u": 200_000}
"""How unsure a seat board is that has lost its clock."""


class BlockGame:
    """Plays by the cards each player holds; what goes wrong at a table goes wrong once."""

    def __init__(self, seed: int) -> None:
        self.table = BlockTable(4, players=PLAYERS, uncertainty={"white": 100, "red": 100})
        self._referee, self._parser = referee_of({**self.table.lines[0], "latency": 0})
        self._fed = 1
        self._n = 0
        self._chance = random.Random(seed)
        self._hands: dict[int, list[str]] = {}
        self._last = 0
        self._mishaps: list[Callable[[int], bool]] = [
            self._pressed_for_nothing,
            self._blocked_in_time,
            self._too_late,
            self._laid_together,
            self._button_lost,
            self._blocked_just_too_late,
            self._clock_lost,
        ]

    def play(self) -> BlockTable:
        """Play until somebody has won."""
        self._spoiled_hand()
        while self._state()["phase"] != "over":
            self._deal()
            self._play_hand()
        return self.table

    def _state(self) -> Line:
        for line in self.table.lines[self._fed :]:
            given = self._referee.feed(self._parser.parse(json.dumps(line).encode()))
            self._n += len(given)
        self._fed = len(self.table.lines)
        self._n += len(self._referee.pass_time(round((self.table.now + 0.3) * 1_000_000)))
        return self._referee.public_state()

    def _pause(self, least: float = 0.6, most: float = 2.5) -> float:
        return round(self.table.now + 0.3 + self._chance.uniform(least, most), 6)

    def _deal(self) -> None:
        self.table.deal(self._pause(20, 40))
        pack = [*CARDS, *[BLOCK] * BLOCKS]
        self._chance.shuffle(pack)
        self._hands = {seat: pack[seat::4] for seat in range(1, 4)} | {4: pack[0::4]}
        self._last = 0

    def _spoiled_hand(self) -> None:
        """Begin with a card in the box: the dealer calls the hand off."""
        self._deal()
        self.table.white(4, self._pause())
        self._lead(self._state()["leader"])
        self.table.press(3, "blue", self._pause()).rule("void-hand", self._pause(9, 12))

    def _play_hand(self) -> None:
        while (state := self._state())["phase"] in ("lead", "run"):
            if state["phase"] == "lead":
                self._lead(state["leader"])
            elif not (self._mishaps and self._mishaps[0](self._holder(state["due"]))):
                self._follow(self._holder(state["due"]))
            else:
                del self._mishaps[0]
        if state["phase"] == "counting":
            left = [self._hands[seat].count(BLOCK) for seat in range(1, 5)]
            self.table.blocks_left(*left, at=self._pause(8, 15))

    def _holder(self, card: str) -> int:
        return next(seat for seat, hand in self._hands.items() if card in hand)

    def _lay(self, seat: int, card: str) -> None:
        self._hands[seat].remove(card)
        self._last = seat

    def _lead(self, seat: int) -> None:
        cards = sorted(set(self._hands[seat]) - {BLOCK})
        if not cards:
            self.table.no_lead(seat, self._pause(3, 5))
            return
        counts = [card for card in cards if card in COUNT_CARDS]
        card = self._chance.choice(counts if counts and self._chance.random() < 0.5 else cards)
        self.table.lead(seat, card, self._pause(2, 6))
        self._lay(seat, card)
        self._maybe_block(seat)

    def _follow(self, seat: int) -> None:
        due = self._state()["due"]
        self.table.white(seat, self._pause())
        self._lay(seat, due)
        self._maybe_block(seat)

    def _maybe_block(self, seat: int) -> None:
        """Block now and then, and whenever it is the last card; Cy keeps his for later."""
        hand = self._hands[seat]
        able = BLOCK in hand and seat != 3 and self._state()["phase"] in ("lead", "run")
        if able and (self._chance.random() < 0.1 or len(hand) == 1):
            self.table.red(seat, self._pause(0.0, 0.2))
            hand.remove(BLOCK)

    def _may_block(self, holder: int) -> bool:
        return self._last != holder and BLOCK in self._hands.get(self._last, [])

    def _race(self, holder: int, behind: float, ruling: str, **unsure: int) -> None:
        at = self._pause()
        self.table.white(holder, at).red(self._last, round(at + behind, 6), **unsure)
        due = self._state()["due"]
        self.table.rule(ruling, self._pause(3, 8))
        if ruling == "block-stands":
            self._hands[self._last].remove(BLOCK)
        else:
            self._lay(holder, due)

    def _pressed_for_nothing(self, holder: int) -> bool:
        """Press white without the card; the dealer takes it back."""
        self.table.white(holder % 4 + 1, self._pause())
        self._state()
        self.table.rule("overturn", self._pause(4, 6), of=self._n)
        return True

    def _blocked_in_time(self, holder: int) -> bool:
        able = self._may_block(holder)
        if able:
            self._race(holder, 0.00015, "block-stands")
        return able

    def _blocked_just_too_late(self, holder: int) -> bool:
        able = self._may_block(holder)
        if able:
            self._race(holder, 0.00012, "play-stands")
        return able

    def _clock_lost(self, holder: int) -> bool:
        """Contest a card that has been announced: that board can no longer tell the time."""
        able = self._may_block(holder)
        if able:
            self._race(holder, 0.05, "block-stands", **BLIND)
        return able

    def _too_late(self, holder: int) -> bool:
        able, blocker = self._may_block(holder), self._last
        if able:
            self._follow(holder)
            self.table.red(blocker, round(self.table.now + 0.0003, 6))
        return able

    def _laid_together(self, holder: int) -> bool:
        """Lay two cards of a run within 0.12 ms, the second a little before the first."""
        due = self._state()["due"]
        higher = next_higher(due)
        if higher is None or not any(higher in hand for hand in self._hands.values()):
            return False
        other = self._holder(higher)
        if other == holder:
            return False
        at = self._pause()
        self.table.white(other, at).white(holder, round(at + 0.00012, 6))
        self.table.rule("order", self._pause(4, 7), first=holder)
        self._lay(holder, due)
        self._lay(other, higher)
        return True

    def _button_lost(self, holder: int) -> bool:
        """Lose a button; the dealer enters the card for it."""
        due = self._state()["due"]
        where = {"seat": holder, "input": "white"}
        self.table.fault(self._pause(), "lost", **where)
        self.table.entry("play", self._pause(5, 8), seat=holder)
        self.table.fault(self._pause(), "recovered", **where)
        self._lay(holder, due)
        return True


def block_game() -> BlockTable:
    """A whole game with every kind of verdict."""
    return BlockGame(SEED).play()
