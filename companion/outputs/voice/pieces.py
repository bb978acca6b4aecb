"""What a sentence is made of: names, and stretches of fixed text, each with the pause after it."""

import re
import unicodedata
from collections.abc import Iterable
from dataclasses import dataclass, replace

_ENDS = re.compile(r"([^.,:;?!]*(?:,[^.,:;?!]+)*)([.,:;?!]*)")

FUSED = "fused"
"""The mark of several stretches in one breath, which need not have a clip of their own."""


@dataclass(frozen=True, slots=True)
class Piece:
    """One stretch of a sentence: the name of a seat's player, or words.

    `mark` is the punctuation after it: it makes the pause, and tells a voice how to end.
    """

    text: str = ""
    seat: int | None = None
    mark: str = ""

    @property
    def slug(self) -> str:
        """What the clip of these words is called, in a file as well."""
        return slug(self.text)


def slug(text: str) -> str:
    """Name a stretch of text: small letters and figures, with a dash for everything else."""
    whole = unicodedata.normalize("NFC", text.casefold())
    return "-".join(re.findall(r"[^\W_]+", whole))


def stretches(text: str) -> list[Piece]:
    """Cut fixed text at its punctuation, but not at commas within a stretch."""
    found = (_ENDS.fullmatch(part) for part in re.findall(r"[^.:;?!]+[.:;?!]*|[.:;?!]+", text))
    return [piece for match in found if match for piece in _stretch(match[1], match[2])]


def _stretch(words: str, mark: str) -> Iterable[Piece]:
    lead = words.strip()
    if lead.startswith(","):
        yield Piece("", mark=",")
        lead = lead[1:].strip()
    if lead or mark:
        yield Piece(lead, mark=mark)


def joined(pieces: Iterable[Piece]) -> tuple[Piece, ...]:
    """Put pieces in a row; punctuation that stands alone goes to the piece before it."""
    row: list[Piece] = []
    for piece in pieces:
        if piece.text or piece.seat is not None:
            row.append(piece)
        elif row and piece.mark:
            row[-1] = replace(row[-1], mark=piece.mark)
    return tuple(row)


def written(pieces: Iterable[Piece], players: tuple[str, ...]) -> str:
    """The sentence as text, for people who read along."""
    words = [f"{piece.text or players[(piece.seat or 1) - 1]}{piece.mark} " for piece in pieces]
    text = "".join(words).strip()
    return re.sub(r"(^|[.?!] )(\w)", lambda m: m[1] + m[2].upper(), text)
