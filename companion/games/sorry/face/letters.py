"""The board in letters: two for each square, so that it fits half of a small terminal.

R B Y G are men, * stands before one that may move, numbers are moves where they end. A slide goes
from its arrow to its o; small letters are safety zones; S and H count the men in start and home.
"""

from collections import Counter

from companion.drawing.pointing import Pointing
from companion.games.sorry.face.middle import card_name
from companion.games.sorry.face.moves import meant, shown_targets, starts
from companion.games.sorry.face.places import (
    COLOURS,
    GRID,
    HOME,
    MARGIN,
    SIDE,
    SLIDES,
    START,
    ZONE,
    letter_of,
    middle_of,
    place_of,
)
from companion.games.sorry.face.value import SorryStanding
from companion.language import say

_ARROWS = "<^>v"
"""The way men go on each side, red's first."""
WIDTH = 2 * GRID


def lines_of(board: SorryStanding, pointing: Pointing) -> list[str]:
    """Return sixteen lines of thirty-two letters."""
    cells = [["  "] * GRID for _ in range(GRID)]
    for place, text in {**_ground(), **_men(board), **_targets(board, pointing)}.items():
        x, y = middle_of(place)
        cells[int(y)][int(x)] = f"{text:>2}"[:2]
    rows = ["".join(row) for row in cells]
    rows[7] = _over(rows[7], f"[ {card_name(board.card)} ]" if board.card else "")
    rows[8] = _over(rows[8], say("sorry-board-pack", n=board.pack) if board.pack else "")
    rows[9] = _over(
        rows[9], say("sorry-board-stake-short", n=board.stake) if board.stake > 1 else ""
    )
    return rows


def _ground() -> dict[str, str]:
    found = {str(square): "." for square in range(MARGIN)}
    for side, colour in enumerate(COLOURS):
        for first, last in SLIDES:
            body = "-" if side % 2 == 0 else "|"
            found |= {str(SIDE * side + at): body for at in range(first, last)}
            found[str(SIDE * side + first)] = _ARROWS[side]
            found[str(SIDE * side + last)] = "o"
        found |= {place_of(colour, square): letter_of(colour).lower() for square in ZONE}
    return found


def _men(board: SorryStanding) -> dict[str, str]:
    counted = Counter(place for _, place in board.men)
    playing = {colour for colour, _ in board.men}
    found = {place: letter_of(colour) for colour, place in board.men}
    for colour in playing:
        for square in (START, HOME):
            place = place_of(colour, square)
            found[place] = f"{letter_of(square)}{counted[place]}"
    return found


def _targets(board: SorryStanding, pointing: Pointing) -> dict[str, str]:
    moves = meant(board.moves, pointing)
    found = {
        place: f"*{letter_of(colour)}"
        for place, colour in starts(moves).items()
        if not place.endswith(START)
    }
    for place, by in shown_targets(moves, pointing).items():
        if not place.endswith(HOME):
            found[place] = str(by[0]) if len(by) == 1 else f"{by[0]}+"
    return found


def _over(row: str, text: str) -> str:
    at = (WIDTH - len(text)) // 2
    return row[:at] + text + row[at + len(text) :]
