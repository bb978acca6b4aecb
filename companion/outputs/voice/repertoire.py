"""Every sentence that a book can make the voice say: what its clips are cut from. Pure.

A slot is varied while the others of its sentence stand still. A player's name is a seat here:
whoever renders puts a name in its place and cuts it out again.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any

from companion.outputs.voice.book import COMMON, MOST_SEATS, Book
from companion.outputs.voice.pieces import Piece, joined, stretches
from companion.outputs.voice.place import Place, places
from companion.outputs.voice.template import Slot, Template

Row = tuple[Piece, ...]
Filling = tuple[Sequence[Piece], bool]
"""What a slot is filled with, and whether it is said in one breath with what stands around it."""
NAME = Piece(seat=1)
_ENDS = (".", "?", "!")
_FEW = 60
"""Nobody takes more cards than this at once."""
_PAIRS = (21, 32, 43, 54, 65, 76, 87, 98, 29)
"""Every ten before a unit, and every unit after a ten."""
_LARGE = (100, 200, 300, 400, 500, 600, 700, 800, 900, 121, -5)


def repertoire(book: Book, phrases: Mapping[str, Mapping[str, Any]]) -> list[Row]:
    """Return every sentence once: those of all games, then those of each game by its phrases."""
    found = dict.fromkeys(_sentences(book, COMMON, _inputs(book)))
    for game, own in phrases.items():
        words = [*own.get("words", {}).values()]
        found |= dict.fromkeys(_sentences(book.with_game(game, own), game, words))
    return [*found, *_seats(book, found)]


def wanted(rows: Iterable[Row]) -> dict[tuple[str, Place], tuple[Row, int]]:
    """Return every clip by name and place, with the first sentence that has it and where."""
    clips: dict[tuple[str, Place], tuple[Row, int]] = {}
    for row in rows:
        for n, (piece, place) in enumerate(zip(row, places(row), strict=True)):
            if piece.text:
                clips.setdefault((piece.slug, place), (row, n))
    return clips


def _inputs(book: Book) -> list[str]:
    """Return the words for what a table senses: those of the book that join nothing."""
    return [
        text for name, text in book.words.items() if name not in ("and", "or", "nobody", "seat")
    ]


def _sentences(book: Book, game: str, words: Sequence[str]) -> Iterator[Row]:
    for section, _, entry in book.entries():
        if section == game:
            for template, several in ((entry.say, False), (entry.each, True)):
                yield from _varied(_Filler(book, words, several), template or ())


def _varied(filler: _Filler, template: Template) -> Iterator[Row]:
    """Vary one slot after the other."""
    usual = [filler.usual(part) for part in template]
    yield from _cut(usual)
    for n, part in enumerate(template):
        if isinstance(part, Slot):
            for filling in filler.fillings(part):
                yield from _cut([*usual[:n], filling, *usual[n + 1 :]])


def _cut(fillings: Sequence[Filling]) -> Iterator[Row]:
    """Put a text together, and cut it into its sentences."""
    row = joined(piece for pieces, _ in fillings for piece in pieces)
    if all(fluent for _, fluent in fillings):
        row = fused(row)
    start = 0
    for n, piece in enumerate(row, start=1):
        if piece.mark.endswith(_ENDS) or n == len(row):
            yield row[start:n]
            start = n


def fused(row: Sequence[Piece]) -> Row:
    """Make one stretch of words that follow one another without a pause."""
    found: list[Piece] = []
    for piece in row:
        last = found[-1] if found else NAME
        if piece.text and last.text and not last.mark:
            found[-1] = replace(piece, text=f"{last.text} {piece.text}")
        else:
            found.append(piece)
    return tuple(found)


def _seats(book: Book, rows: Iterable[Row]) -> Iterator[Row]:
    """Return a sentence for every place of a name, with what is said where there is none."""
    found: dict[Place, tuple[Row, int]] = {}
    for row in rows:
        for n, (piece, place) in enumerate(zip(row, places(row), strict=True)):
            if piece.seat is not None:
                found.setdefault(place, (row, n))
    numbered = [*map(book.seat, range(1, MOST_SEATS + 1)), book.word("nobody")]
    for row, n in found.values():
        for (words,) in numbered:
            yield (*row[:n], replace(words, mark=row[n].mark), *row[n + 1 :])


class _Filler:
    """Knows what a slot can be filled with."""

    def __init__(self, book: Book, words: Sequence[str], several: bool) -> None:
        self._book, self._words, self._several = book, words, several

    def usual(self, part: Piece | Slot) -> Filling:
        """Return what stands here while another slot is varied."""
        if isinstance(part, Piece):
            return [part], True
        fillings = self.fillings(part)
        named = part.manner in ("names", "or")
        return fillings[1 if named and self._several else 0]

    def fillings(self, slot: Slot) -> list[Filling]:
        """Return everything that can stand here, the plainest first."""
        match slot.manner:
            case "names":
                return self._names("and")
            case "or":
                return self._names("or")
            case "scores":
                return [(self._score(number), False) for number in self._numbers(large=True)]
            case "word":
                return [(stretches(text), False) for text in self._words] or [([NAME], True)]
            case "tag":
                return self._tags()
            case noun if self._book.knows_noun(noun):
                return self._counts(noun)
        return [(self._book.number(n), False) for n in self._numbers(large=False)]

    def _names(self, word: str) -> list[Filling]:
        listed, rules = self._book.listed, self._book.joining.get(word, ())
        plain = [(listed([[NAME]] * count, word), True) for count in (1, 2, 3)]
        return [*plain, *((listed([[NAME]] * 2, word, rule["like"]), True) for rule in rules)]

    def _score(self, number: int) -> list[Piece]:
        return [NAME, Piece(mark=","), *self._book.number(number), Piece(mark=".")]

    def _numbers(self, *, large: bool) -> list[int]:
        all_ = (*self._book.plain_numbers, *_PAIRS, *(_LARGE if large else ()))
        return [n for n in all_ if large or n <= _FEW]

    def _tags(self) -> list[Filling]:
        letters = [stretches(text) for text in self._words]
        numbers = [self._book.number(n) for n in self._book.plain_numbers if n <= 20 or not n % 10]
        whole = [(letter, False) for letter in letters if len(letter[0].text) > 1]
        named = [([*letters[0], *number], False) for number in numbers if not whole]
        named += [([*letter, *numbers[5]], False) for letter in letters if not whole]
        return [*named, *whole, *((number, False) for number in numbers if whole)]

    def _counts(self, noun: str) -> list[Filling]:
        breath = self._book.most_fused(noun)
        few = [(self._book.count(n, noun), True) for n in range(1, breath + 1)]
        many = self._numbers(large=noun == "point")
        return [*few, *((self._book.count(n, noun), False) for n in many)]
