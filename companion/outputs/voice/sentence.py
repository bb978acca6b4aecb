"""From the pieces of a sentence to one sound."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Sequence

from companion.outputs.voice.pieces import Piece, slug
from companion.outputs.voice.shape import RATE, Clip

PAUSE_MS = {"": 30, ",": 110}
LONG_PAUSE_MS = 260
MOST_FUSED = 3

Find = Callable[[Piece], Clip | None]


def sentence(name: str, pieces: Sequence[Piece], find: Find) -> Clip | None:
    """Say pieces one after the other; what nobody can say is left out; None if that is all."""
    said = [(clip, mark) for clip, mark in _clips(pieces, find) if clip is not None]
    if not said:
        return None
    samples = array("h")
    for clip, mark in said:
        samples += clip.samples
        samples += _silence(PAUSE_MS.get(mark, LONG_PAUSE_MS))
    del samples[len(samples) - RATE * PAUSE_MS.get(said[-1][1], LONG_PAUSE_MS) // 1000 :]
    return Clip(name, samples, said[0][0].onset)


def _clips(pieces: Sequence[Piece], find: Find) -> list[tuple[Clip | None, str]]:
    """A clip for each piece, or for several at once where they were recorded together."""
    found: list[tuple[Clip | None, str]] = []
    at = 0
    while at < len(pieces):
        clip, count = _longest(pieces[at : at + MOST_FUSED], find)
        at += count
        found.append((clip, pieces[at - 1].mark))
    return found


def _longest(pieces: Sequence[Piece], find: Find) -> tuple[Clip | None, int]:
    for count in range(len(pieces), 1, -1):
        together = pieces[:count]
        fluent = all(piece.text and not piece.mark for piece in together[:-1])
        if fluent and together[-1].text:
            clip = find(Piece(" ".join(piece.text for piece in together), mark="fused"))
            if clip is not None:
                return clip, count
    return find(pieces[0]), 1


def _silence(milliseconds: int) -> array[int]:
    return array("h", bytes(2 * (RATE * milliseconds // 1000)))


def split(text: str, known: Callable[[str], bool]) -> list[Piece]:
    """Cut free text into stretches that there are clips for, longest first, and the rest."""
    words = text.split()
    row: list[Piece] = []
    while words:
        count = next((n for n in range(len(words), 0, -1) if known(slug(" ".join(words[:n])))), 0)
        if count and _unbroken(words[:count]):
            row.append(_marked(" ".join(words[:count])))
        else:
            count = 1
            row.append(_marked(words[0]))
        words = words[count:]
    return row


def _unbroken(words: Sequence[str]) -> bool:
    return not any(word[-1] in ".:;?!" for word in words[:-1])


def _marked(text: str) -> Piece:
    bare = text.rstrip(".,:;?!")
    return Piece(bare or text, mark=text[len(bare) :][-1:] if bare else "")
