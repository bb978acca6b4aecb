"""A label a seat to print, cut out and put beside the buttons: who sits there, what each means.

What a button means is a game's to say; it comes in as words, so nothing here knows a game.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from companion.language import say
from companion.setup.drawings.letters import broken, fitted
from companion.setup.drawings.shapes import CUT, MARK, CutSheet, Dot, Lettering, Outline, Piece
from companion.setup.drawings.tiles import Paper
from companion.setup.profile.model import BUTTONS, Profile, SeatPlaces
from companion.setup.profile.naming import input_name

GUTTER = 6.0
_INSET = 4.0
_HEAD, _TEXT, _LINE = 6.0, 2.7, 3.6
_DOT = 4.0


@dataclass(frozen=True, slots=True)
class GameWords:
    """What a game is called, and what it says that each input means."""

    title: str
    means: Mapping[str, str]


def label_sheets(profile: Profile, games: Sequence[GameWords], paper: Paper) -> list[CutSheet]:
    """Return as many pages of labels as the seats need, two columns each."""
    wide, high = paper.room
    width = (wide - GUTTER) / 2
    labels = [_label(seat, games, width) for seat in profile.seats]
    title = say("drawings-labels", name=profile.name)
    return [CutSheet(title, wide, high, tuple(page)) for page in _pages(labels, width, high)]


def _pages(labels: Iterable[CutSheet], width: float, high: float) -> Iterator[list[Piece]]:
    """Yield pages, filled column by column; a label is never torn apart."""
    page, column, y = list[Piece](), 0, 0.0
    for label in labels:
        if y and y + label.height > high:
            column, y = column + 1, 0.0
        if column == 2:
            yield page
            page, column = [], 0
        page += _at(label, column * (width + GUTTER), y)
        y += label.height + GUTTER
    if page:
        yield page


def _at(label: CutSheet, x: float, y: float) -> Iterator[Piece]:
    return (replace(shape, x=shape.x + x, y=shape.y + y) for shape in label.shapes)


def _label(seat: SeatPlaces, games: Sequence[GameWords], width: float) -> CutSheet:
    room = width - 2 * _INSET
    inside, y = list[Piece](), _INSET + _HEAD
    title = f"{seat.number}  {seat.player}"
    inside.append(Lettering(_INSET, y, title, fitted(title, _HEAD, room), bold=True))
    y += _LINE
    for item in seat.inputs:
        rows = list(_rows(item.name, games, room - _DOT - 2))
        if rows:
            inside += _part(item.name, rows, y + _LINE)
            y += _LINE * (len(rows) + 1.6)
    height = y + _INSET
    outline = Outline(0, 0, width, height, CUT, f"label {seat.number}")
    return CutSheet(title, width, height, (outline, *inside))


def _part(name: str, rows: Sequence[str], y: float) -> Iterator[Piece]:
    """Yield one input: its colour and its name, and below it a line after the other."""
    if name in BUTTONS:
        yield Dot(_INSET + _DOT / 2, y - 1.0, _DOT, name)
    else:
        yield Outline(_INSET, y - 3.0, _DOT, _DOT, MARK, name)
    yield Lettering(_INSET + _DOT + 2, y, input_name(name).upper(), _TEXT, bold=True)
    for number, text in enumerate(rows, start=1):
        yield Lettering(_INSET + _DOT + 2, y + number * _LINE, text, _TEXT)


def _rows(name: str, games: Sequence[GameWords], room: float) -> Iterator[str]:
    """Yield what each game says of an input, in lines."""
    for game in games:
        if name in game.means:
            yield from broken(f"{game.title}: {game.means[name]}", _TEXT, room)
