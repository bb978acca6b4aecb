"""How fast legal moves of Sorry! are listed: `.venv/bin/python -m benchmarks.sorry`.

For random boards in mid-game and all eleven cards: how many lists a second are made, for one player
alone and for partners. Beside it `apologies`, the Sorry! of PyPI, on the same boards with the same
cards, as its own engine lists them and without its copies (extra `[peers]`; it has no partners).
Then how many whole games a second are played through the game itself, at random and with the bots'
own choices. The last line is the lesser ratio: against the listing without the copies.
"""

import argparse
import json
from collections.abc import Callable
from functools import partial
from random import Random

from benchmarks.tools.peer_venv import ROOT, python_with, run_with
from benchmarks.tools.turns import Load, Way, best, cpu_s
from companion.games.sorry.rules import Sorry
from companion.games.sorry.rules.board import SorryBoardState
from companion.games.sorry.rules.geometry import COLOURS, SQUARES
from companion.games.sorry.rules.moves import KINDS, legal
from tests.support import sorry_bots, sorry_play
from tests.support.sorry_boards import random_board
from tests.support.sorry_play import Watch, set_up, unwatched

BOARDS, THEIR_BOARDS = 1_000, 100
"""The peer gets fewer, as it takes so much longer; what is compared is a list."""
REPEATS = 5
GAMES = 100
GOAL = 20_000
Play = Callable[[Sorry, Random, Watch, int], int]
SIDES = {"single": (0,), "partnership": (0, 2)}
PEER = "apologies"
COPIED, PLAIN = "as its engine does", "without its copies"
PROGRAM = ROOT / "benchmarks" / "beside" / "with_apologies.py"


def list_all(boards: list[SorryBoardState], sides: tuple[int, ...]) -> int:
    """List the moves for every card on every board; return how many there are."""
    return sum(len(legal(board, sides, card).moves) for board in boards for card in KINDS)


def as_people_say(board: SorryBoardState) -> dict[str, list[int | str]]:
    """Return where everybody stands, by colour."""
    return {
        COLOURS[colour].upper(): [SQUARES[cell] for cell in men]
        for colour, men in enumerate(board.men)
    }


def theirs(boards: list[SorryBoardState], how: str) -> tuple[float, int]:
    """Return the seconds that the peer takes for these boards, and the moves that it finds."""
    said = run_with(PEER, PROGRAM, [how], json.dumps([as_people_say(board) for board in boards]))
    assert said is not None, "only asked for where it is installed"
    seconds, moves = json.loads(said)
    return seconds, moves


def list_ways(boards: list[SorryBoardState]) -> dict[str, Way]:
    """Return every way to list, each measured in seconds a list."""
    few, cards = boards[:THEIR_BOARDS], len(KINDS)

    def ours(sides: tuple[int, ...]) -> float:
        return cpu_s(lambda: list_all(boards, sides)) / len(boards) / cards

    ways: dict[str, Way] = {name: partial(ours, sides) for name, sides in SIDES.items()}
    if python_with(PEER) is not None:
        ways[COPIED] = lambda: theirs(few, "copied")[0] / len(few) / cards
        ways[PLAIN] = lambda: theirs(few, "plain")[0] / len(few) / cards
    return ways


def measure_lists(boards: list[SorryBoardState], repeats: int) -> dict[str, float]:
    """Print how fast moves are listed, each way."""
    took = best(list_ways(boards), repeats)
    for name, seconds in took.items():
        who = "ours, " if name in SIDES else "apologies, "
        print(f"{who + name:32}{1 / seconds:>12,.0f} lists a second")
    print(f"ours, single: {1 / took['single'] / len(KINDS):,.0f} boards a second (goal: {GOAL:,})")
    few = boards[:THEIR_BOARDS]
    found = {"ours": list_all(few, (0,))}
    if PLAIN in took:
        found[PEER] = theirs(few, "plain")[1]
    for name, moves in found.items():
        print(f"moves in a list, {name:10}{moves / len(few) / len(KINDS):>6.2f}")
    return took


def measure_games(mode: str, how: str, play: Play) -> None:
    """Print how fast whole games are played, straight on the game and without looking on."""
    game = set_up(4, mode=mode, pack="virtual")
    seconds = cpu_s(lambda: play(game, Random(1950), unwatched, GAMES))
    print(f"{mode + ', four players ' + how:48}{GAMES / seconds:>8.1f} games a second")


def main(argv: list[str] | None = None) -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="benchmarks.sorry")
    parser.add_argument("--repeats", type=int, default=REPEATS)
    parser.add_argument("--lists", action="store_true", help="no whole games")
    args = parser.parse_args(argv)
    load, rng = Load(), Random(1950)
    boards = [random_board(rng) for _ in range(BOARDS)]
    took = measure_lists(boards, args.repeats)
    for mode in () if args.lists else (*SIDES, "points"):
        measure_games(mode, "at random", sorry_play.play)
        measure_games(mode, "who choose as bots do", sorry_bots.play)
    print(load.said(args.repeats))
    for name in (COPIED, PLAIN):
        if name in took:
            print(f"ratio {took[name] / took['single']:.0f} (apologies {name}, to ours)")


if __name__ == "__main__":
    main()
