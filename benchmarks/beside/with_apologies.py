"""Lists legal moves with `apologies`, in a Python that has it; `benchmarks.sorry` runs it.

Reads boards from standard input and prints seconds of this process. `copied`: as its engine does
it, with a copy of the whole game for whoever is to choose, and a copy of a place for every step.
`plain`: without either. Its converter copies by way of dictionaries, which is most of what it does;
so without them is what the listing itself costs.
"""

import json
import sys
import time

from apologies.game import Card, CardType, Game, PlayerColor, Position
from apologies.rules import GameMode, Rules

BOARDS = json.load(sys.stdin)
CARDS = [Card(str(number), kind) for number, kind in enumerate(CardType)]
RULES = Rules(GameMode.STANDARD)


def position(square):
    """Return a place by the name that people have for it."""
    if square in ("start", "home"):
        return Position(start=square == "start", home=square == "home")
    if isinstance(square, str):
        return Position(start=False, safe=int(square[1:]) - 1)
    return Position(start=False, square=square)


def game_of(board):
    """Set a game up as the board stands."""
    game = Game(4)
    for colour, squares in board.items():
        for pawn, square in zip(game.players[PlayerColor[colour]].pawns, squares, strict=True):
            pawn.position = position(square)
    return game


def list_all(views):
    """List the moves of red for every card; return how many there are."""
    return sum(
        len(found.actions) > 0
        for view in views
        for card in CARDS
        for found in RULES.construct_legal_moves(view(), card)
    )


def timed(views):
    """Return the seconds that it takes, and how many moves are found."""
    start = time.process_time()
    moves = list_all(views)
    return time.process_time() - start, moves


def plain_copy(place):
    """Copy a place without a detour."""
    return Position(place.start, place.home, place.safe, place.square)


def main():
    """Measure what is asked for: copied or plain."""
    games = [game_of(board) for board in BOARDS]
    if sys.argv[1] == "copied":
        views = [lambda game=game: game.create_player_view(PlayerColor.RED) for game in games]
    else:
        Position.copy = plain_copy
        made = [game.create_player_view(PlayerColor.RED) for game in games]
        views = [lambda view=view: view for view in made]
    print(json.dumps(timed(views)))


main()
