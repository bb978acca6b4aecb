"""From the pieces of a sentence to one sound."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Sequence

from companion.outputs.voice.pieces import FUSED, Piece, slug
from companion.outputs.voice.place import COLON, COMMA, Place, places
from companion.outputs.voice.shape import RATE, Clip

PAUSE_MS = {COMMA: 120, COLON: 200}
LONG_PAUSE_MS = 280
"""From the last sound of a stretch to the first of the next, where a sentence ends."""
FADED = 40 * RATE // 1000
"""So much of a pause is the end of the clip before it, as it dies away."""
OVERLAP = 3 * RATE // 1000
"""Where stretches flow, the end of one goes over into the beginning of the next."""
MOST_FUSED = 6

Find = Callable[[Piece, Place], Clip | None]


def sentence(name: str, pieces: Sequence[Piece], find: Find) -> Clip | None:
    """Say pieces one after the other; what nobody can say is left out; None if that is all."""
    said = [(clip, place) for clip, place in _clips(pieces, find) if clip is not None]
    if not said:
        return None
    (first, before), *rest = said
    samples = first.samples[:]
    for clip, place in rest:
        if place.flows_in and before.flows_on:
            samples = _flowing(samples, clip.samples)
        else:
            samples += _silence(before) + clip.samples
        before = place
    return Clip(name, samples, first.onset)


def _clips(pieces: Sequence[Piece], find: Find) -> list[tuple[Clip | None, Place]]:
    """A clip for each piece, or for several at once where they were recorded together."""
    found: list[tuple[Clip | None, Place]] = []
    stand, at = places(pieces), 0
    while at < len(pieces):
        clip, count = _longest(pieces[at:], stand[at:], find)
        found.append((clip, Place(stand[at].first, stand[at + count - 1].last)))
        at += count
    return found


def _longest(
    pieces: Sequence[Piece], stand: Sequence[Place], find: Find
) -> tuple[Clip | None, int]:
    for count in range(min(MOST_FUSED, _fluent(pieces)), 1, -1):
        words = " ".join(piece.text for piece in pieces[:count])
        clip = find(Piece(words, mark=FUSED), Place(stand[0].first, stand[count - 1].last))
        if clip is not None:
            return clip, count
    return find(pieces[0], stand[0]), 1


def _fluent(pieces: Sequence[Piece]) -> int:
    """Count the words ahead that nothing interrupts: no name, and no pause."""
    for n, piece in enumerate(pieces):
        if not piece.text:
            return n
        if piece.mark:
            return n + 1
    return len(pieces)


def _flowing(samples: array[int], more: array[int]) -> array[int]:
    """Let one sound go over into another."""
    count = min(OVERLAP, len(samples), len(more))
    for n in range(count):
        at = len(samples) - count + n
        samples[at] = (samples[at] * (count - n) + more[n] * n) // count
    return samples + more[count:]


def _silence(before: Place) -> array[int]:
    pause = RATE * PAUSE_MS.get(before.last, LONG_PAUSE_MS) // 1000
    return array("h", bytes(2 * max(0, pause - FADED)))


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
