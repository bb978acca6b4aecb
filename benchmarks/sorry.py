"""How fast legal moves of Sorry! are listed: `.venv/bin/python -m benchmarks.sorry`.

Prints, for random boards in mid-game and all eleven cards, how many boards and lists a second are
made, for one player alone and for partners, beside the generator of the tests, which counts every
square; and how many whole games a second are played through the game itself, at random and with
the bots' own choices.
"""

import time
from collections.abc import Callable
from random import Random

from companion.games.sorry.rules import Sorry
from companion.games.sorry.rules.board import SorryBoardState
from companion.games.sorry.rules.geometry import COLOURS
from companion.games.sorry.rules.moves import KINDS, legal
from tests.support import sorry_bots, sorry_brute, sorry_play
from tests.support.sorry_boards import as_brute, random_board
from tests.support.sorry_play import Watch, set_up, unwatched

BOARDS = 1_000
SLOW_BOARDS = 50
REPEATS = 5
GAMES = 100
Play = Callable[[Sorry, Random, Watch, int], int]
SIDES = {"single": (0,), "partnership": (0, 2)}


def timed(work: Callable[[], object]) -> float:
    """Measure one run in seconds of this process's own time."""
    start = time.process_time()
    work()
    return time.process_time() - start


def best(work: Callable[[], object]) -> float:
    """Measure the best of a few runs."""
    return min(timed(work) for _ in range(REPEATS))


def list_all(boards: list[SorryBoardState], sides: tuple[int, ...]) -> None:
    """List the moves for every card on every board."""
    for board in boards:
        for card in KINDS:
            legal(board, sides, card)


def list_all_slowly(boards: list[sorry_brute.Board], sides: tuple[int, ...]) -> None:
    """Do the same by counting squares."""
    names = tuple(COLOURS[side] for side in sides)
    for board in boards:
        for card in KINDS:
            sorry_brute.moves(board, names, card)


def measure_lists(boards: list[SorryBoardState], name: str) -> None:
    """Print how fast moves are listed for one way to play."""
    sides = SIDES[name]
    fast = BOARDS / best(lambda: list_all(boards, sides))
    slowly = [as_brute(board) for board in boards[:SLOW_BOARDS]]
    slow = SLOW_BOARDS / timed(lambda: list_all_slowly(slowly, sides))
    moves = sum(len(legal(board, sides, card).moves) for board in boards for card in KINDS)
    print(f"{name}")
    print(f"  lists a second             {fast * len(KINDS):>10,.0f}")
    print(f"  boards a second, all cards {fast:>10,.0f}   (goal: 20,000 or more)")
    print(f"  moves in a list            {moves / BOARDS / len(KINDS):>10.1f}")
    print(f"  by brute force             {slow * len(KINDS):>10,.0f}   lists a second")
    print(f"  ratio                      {fast / slow:>10.0f}")


def measure_games(mode: str, how: str, play: Play) -> None:
    """Print how fast whole games are played, straight on the game and without looking on."""
    game = set_up(4, mode=mode, pack="virtual")
    events = 0

    def play_all() -> None:
        nonlocal events
        events = play(game, Random(1950), unwatched, GAMES)

    seconds = timed(play_all)
    print(f"{mode}, four players {how}")
    print(f"  games a second             {GAMES / seconds:>10.1f}")
    print(f"  events a game              {events / GAMES:>10.0f}")
    print(f"  10,000 games               {10_000 * seconds / GAMES / 60:>10.1f} minutes")


def main() -> None:
    """Measure and print."""
    rng = Random(1950)
    boards = [random_board(rng) for _ in range(BOARDS)]
    for name in SIDES:
        measure_lists(boards, name)
    for mode in (*SIDES, "points"):
        measure_games(mode, "at random", sorry_play.play)
        measure_games(mode, "who choose as bots do", sorry_bots.play)


if __name__ == "__main__":
    main()
