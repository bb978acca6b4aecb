"""Boards of Sorry!, for generators and benchmarks to agree on."""

from random import Random

from companion.games.sorry.rules.board import SorryBoardState
from companion.games.sorry.rules.geometry import COLOURS, HOME, MARGIN, SQUARES, START, ZONE
from tests.support import sorry_brute

Men = dict[str, list[int | str]]


def random_board(rng: Random, colours: tuple[int, ...] = (0, 1, 2, 3)) -> SorryBoardState:
    """A board in mid-game: most men out, some home, some waiting."""
    board = SorryBoardState(colours)
    free = list(range(MARGIN))
    rng.shuffle(free)
    for colour in colours:
        zone = list(range(ZONE, HOME))
        rng.shuffle(zone)
        choices = (START, START, HOME, zone, free, free, free, free)
        picked = [rng.choice(choices) for _ in range(4)]
        board.place(colour, [one.pop() if isinstance(one, list) else one for one in picked])
    return board


def as_brute(board: SorryBoardState) -> sorry_brute.Board:
    return {
        (COLOURS[colour], number): SQUARES[cell]
        for colour, men in enumerate(board.men)
        for number, cell in enumerate(men)
    }
