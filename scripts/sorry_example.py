"""Plays the whole game of Sorry! that examples/sorry-for-points.jsonl shows."""

import json
from random import Random
from typing import Any

from companion.core.referee import Prompt, Referee, Verdict
from companion.core.transcript.header import parse_header
from companion.core.transcript.lines import LineParser
from companion.games.sorry.rules import Sorry
from companion.games.sorry.rules.board import Move
from companion.games.sorry.rules.geometry import HOME, START
from companion.games.sorry.rules.telling import carry_out
from companion.games.sorry.rules.wins import would_win
from tests.support.sorry_table import SorryTable
from tests.support.table import Line

HEADER: dict[str, Any] = {
    "players": ["Ada", "Ben", "Cy"],
    "options": {"mode": "points", "pack": "virtual", "extra_one": True},
}
GAMES = {"sorry": Sorry}
SLIP = 40
"""The verdict around which a man is moved wrongly, and put back."""
DOUBLE = 90
"""The verdict around which Ben finds his game worth doubling."""
BUTTON = 3
"""So many presses of blue are faster than the console."""


class Evening:
    """Three players, a referee who hears them as they play, and the transcript of it."""

    def __init__(self, seed: int) -> None:
        self.table = SorryTable(3, **HEADER)
        header = parse_header(self.table.lines[0], GAMES)
        self._parser = LineParser(header.game.vocabulary, header.setup.uncertainty)
        self.game = Sorry.set_up(header.setup)
        self._referee = Referee(self.game, header.setup.seats, header.setup.latency)
        self._rng = Random(seed)
        self.verdicts: list[Verdict] = []

    def hear(self, after: float, **line: Any) -> None:
        """Let something happen, so many seconds from now."""
        self.table.add(self.table.now + after, **line)
        self._feed(self.table.lines[-1])

    def _feed(self, line: Line) -> None:
        self.verdicts += self._referee.feed(self._parser.parse(json.dumps(line).encode()))

    def wait(self) -> tuple[Prompt, ...]:
        """Let the referee make up his mind, and see what he offers."""
        self.verdicts += self._referee.pass_time(round((self.table.now + 0.5) * 1_000_000))
        self.game = self._referee._game  # type: ignore[assignment]
        return self._referee.prompts()

    def press(self, seat: int, name: str, after: float) -> None:
        """Press a button and let it go."""
        self.hear(after, event="press", seat=seat, input=name)

    def shuffled(self, cards: tuple[str, ...]) -> list[str]:
        """Shuffle; only `random()` is the same on every version of Python."""
        return sorted(cards, key=lambda _: self._rng.random())

    def play(self) -> SorryTable:
        """Play one game to its end."""
        slip, double = False, False
        while self.game.match.phase != "over":
            prompts = self.wait()
            if self.game.match.phase == "over":
                break
            prompt = prompts[0]
            if not slip and len(self.verdicts) > SLIP and self._may_slip(prompt):
                slip = True
                self._slip(prompt)
            elif not double and len(self.verdicts) > DOUBLE and prompt.name == "card":
                double = True
                self.press(2, "red", 1.5)
            else:
                self._follow(prompt)
        return self.table

    def _may_slip(self, prompt: Prompt) -> bool:
        moves = self.game.match.listing.moves
        return prompt.name == "move" and len(moves) > 1 and self._best(moves) != 0

    def _slip(self, prompt: Prompt) -> None:
        """Commit the wrong move, and have it taken back."""
        self.hear(3, event="entry", entry="move", seat=prompt.by, move=1)
        self.wait()
        moved = [verdict for verdict in self.verdicts if verdict.kind == "moved"][-1]
        self.hear(4, event="ruling", ruling="overturn", of=moved.n)

    def _follow(self, prompt: Prompt) -> None:
        match prompt.name:
            case "deal":
                order = self.shuffled(prompt.choices["order"])
                self.hear(5, event="deal", order=order)
            case "draw":
                self.press(int(prompt.by), "pile", 1.2)
            case "answer":
                self.press(int(prompt.by), "white", 0.9)
            case "move":
                self._move(int(prompt.by))
            case "card":
                card = self._best_card(prompt)
                self.hear(2.5, event="entry", entry="card", seat=prompt.by, card=card)
            case _:
                chosen = {name: values[0] for name, values in prompt.choices.items()}
                named = {prompt.event: prompt.name, **prompt.fixed, **chosen}
                self.hear(2, event=prompt.event, **named)

    def _move(self, seat: int) -> None:
        """Choose with blue and commit with white; a win meets a double at the same moment."""
        moves = self.game.match.listing.moves
        best = self._best(moves)
        if would_win(self.game.match, moves[best]):
            self._finale(seat, best + 1)
        elif best < BUTTON:
            self._pick(seat, best + 1)
            self.press(seat, "white", 0.8)
        else:
            self.hear(3.5, event="entry", entry="move", seat=seat, move=best + 1)

    def _pick(self, seat: int, number: int) -> None:
        if len(self.game.match.listing.moves) == 1:
            return
        for _ in range(number):
            self.press(seat, "blue", 0.7)

    def _finale(self, seat: int, number: int) -> None:
        self._pick(seat, number)
        self.press(seat, "white", 0.8)
        self.press(seat % 3 + 1, "red", 0.0003)
        self.wait()
        self.hear(6, event="ruling", ruling="win-stands")

    def _best(self, moves: list[Move]) -> int:
        return max(range(len(moves)), key=lambda place: self._worth(moves[place]))

    def _worth(self, move: Move) -> int:
        """Like men at home best, then men far round; dislike one's own in start."""
        match = self.game.match
        board, sides = match.board.clone(), match.sides(match.turn)
        carry_out(board, sides, move)
        own = sum(self._progress(sides[0], cell) for cell in board.men[sides[0]])
        others = [c for c in match.colours[1:] if c not in sides]
        return own - sum(self._progress(c, cell) for c in others for cell in board.men[c]) // 2

    @staticmethod
    def _progress(colour: int, cell: int) -> int:
        if cell in (START, HOME):
            return -10 if cell == START else 80
        return cell + 5 if cell >= 60 else (cell - 15 * colour - 3) % 60

    def _best_card(self, prompt: Prompt) -> str:
        """Keep what starts and what hurts for when it is needed; play the biggest first."""
        cards: tuple[str, ...] = prompt.choices["card"]
        likes = ("1", "2", "SORRY", "12", "10", "8", "7", "5", "3", "11", "4")
        return min(cards, key=likes.index)


def sorry_for_points() -> SorryTable:
    """A point game with a virtual pack: a slip taken back, a double, and a win too close to it."""
    return Evening(seed=1967).play()
