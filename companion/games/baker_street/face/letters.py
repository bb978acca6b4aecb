"""The map in letters: a box for each place, so that it fits the left of a small terminal.

A digit in brackets is a token, ! a sealed door, and numbers are ways that may be gone.
"""

from companion.drawing.pointing import Pointing
from companion.games.baker_street.face.value import (
    LOCKSMITH,
    STREET,
    YARD,
    BakerStanding,
    TownSpot,
    numbered,
)
from companion.games.baker_street.face.ways import NEXT, meant
from companion.games.baker_street.naming import the_place
from companion.language import say

CELL = 8
"""Letters for a place; a space follows."""
HIGH = 3


def lines_of(board: BakerStanding, pointing: Pointing) -> list[str]:
    """Return three lines for each row of the map: name, who is there, doors and ways."""
    side = board.side
    rows = [[" " * CELL] * side for _ in range(HIGH * side)]
    targets = _targets(board, pointing)
    for spot in board.spots:
        column, row = spot.at
        for line, text in enumerate(_cell(board, spot, targets)):
            rows[HIGH * row + line][column] = f"{text[:CELL]:<{CELL}}"
    told = [" ".join(row) for row in rows]
    for index, text in enumerate(_middle(board, targets)):
        at = HIGH * (side // 2) - 1 + index
        told[at] = _over(told[at], text, (side // 2 - 1) * (CELL + 1))
    return told


def _targets(board: BakerStanding, pointing: Pointing) -> dict[tuple[str, str], int]:
    """Return the doors that may be gone to, with the number that is typed first."""
    known = numbered(board.spots)
    open_ = {way.number % NEXT for way in meant(board.ways, pointing)}
    return {door: number for door, number in known.items() if number in open_}


def _cell(
    board: BakerStanding, spot: TownSpot, targets: dict[tuple[str, str], int]
) -> tuple[str, ...]:
    here = "".join(f"[{seat}]" for seat in board.inside(spot.id))
    if len(here) > CELL:
        here = f"[{''.join(map(str, board.inside(spot.id)))}]"
    doors = " ".join(filter(None, (_door(board, spot, door, targets) for door in spot.doors)))
    return _short(spot.name), here, f"{doors} {_pile(board, spot)}".strip()


def _pile(board: BakerStanding, spot: TownSpot) -> str:
    """Return how many cards lie in a place."""
    if spot.id == YARD:
        return say("baker-street-letters-cards", n=board.cards)
    return say("baker-street-letters-keys", n=board.keys) if spot.id == LOCKSMITH else ""


def _short(name: str) -> str:
    """Return a name in a cell: its first word, cut short if need be."""
    word = name if len(name) <= CELL else name.split()[0]
    return word if len(word) <= CELL else f"{word[: CELL - 1]}."


def _door(
    board: BakerStanding, spot: TownSpot, door: str, targets: dict[tuple[str, str], int]
) -> str:
    letter = door[:1] if len(spot.doors) > 1 else ""
    seal = "!" if (spot.id, door) in board.seals else ""
    number = targets.get((spot.id, door))
    return f"{letter}{seal}{number or ''}" if seal or number else ""


def _middle(board: BakerStanding, targets: dict[tuple[str, str], int]) -> list[str]:
    walking = "".join(f"[{seat}]" for seat in board.inside(STREET))
    number = targets.get((STREET, ""))
    street = " ".join(filter(None, (the_place(STREET, ""), str(number or ""), walking)))
    die = say("baker-street-letters-die", n=board.rolled) if board.rolled else ""
    rolling = say("baker-street-letters-rolls") if board.rolling else ""
    return [die or rolling, "", street]


def _over(row: str, text: str, at: int) -> str:
    return row[:at] + text + row[at + len(text) :]
