"""Which card of a hand to play in the point game, and which to throw away."""

from collections.abc import Collection, Mapping, Sequence

from companion.games.sorry.bots.worth import Square, worth
from companion.games.sorry.rules.board import Board
from companion.games.sorry.rules.geometry import CELL_OF, COLOURS
from companion.games.sorry.rules.moves import legal
from companion.games.sorry.rules.telling import described

KEEP = {"SORRY": 16.0, "11": 8.0, "1": 10.0, "2": 10.0, "7": 5.0, "4": 4.0, "10": 3.0}
"""What a card is worth in the hand: what it may yet do."""


def board_of(men: Mapping[str, Sequence[Square]]) -> Board:
    """Return the board as everybody sees it."""
    board = Board()
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
