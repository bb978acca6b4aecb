"""Finds a clip for every piece of a sentence: a recording, a shipped clip, or a rendered name."""

from __future__ import annotations

from collections.abc import Iterable
from queue import SimpleQueue
from threading import Thread

from companion.outputs.voice.book import Book
from companion.outputs.voice.library import Library
from companion.outputs.voice.pieces import FUSED, Piece, slug
from companion.outputs.voice.place import ALONE, Place
from companion.outputs.voice.shape import Clip
from companion.outputs.voice.synth import Synth

MOST_KEPT = 64


class Diction:
    """Knows how to say names. It never waits: a name that is not rendered yet is a seat's number.

    With `threaded`, names are rendered meanwhile on a thread of their own; without, at once.
    """

    def __init__(
        self,
        book: Book,
        library: Library,
        synth: Synth,
        *,
        names: Synth | None = None,
        threaded: bool = True,
    ) -> None:
        self._book, self._library, self._synth = book, library, synth
        self._names = names or synth
        self._rendered: dict[str, Clip] = {}
        self._players: tuple[str, ...] = ()
        self._wanted: SimpleQueue[str | None] = SimpleQueue()
        self._thread: Thread | None = None
        self._threaded = threaded

    def players(self, names: Iterable[str]) -> None:
        """Begin a match: prepare to say the names of those who sit there."""
        self._players = tuple(names)
        if self._threaded and self._thread is None:
            self._thread = Thread(target=self._work, name="diction", daemon=True)
            self._thread.start()
        for name in self._players:
            if not self._library.has_own(slug(name)):
                self._want(name)

    def _want(self, text: str) -> None:
        if not self._names.available or text in self._rendered:
            return
        if not self._threaded:
            self._learn(text)
            return
        self._wanted.put(text)

    def _work(self) -> None:
        self._library.warm()
        while (text := self._wanted.get()) is not None:
            if text not in self._rendered:
                self._learn(text)

    def _learn(self, text: str) -> None:
        clip = self._names.render(text)
        if clip is not None and len(self._rendered) < MOST_KEPT:
            self._rendered[text] = clip

    def find(self, piece: Piece, place: Place = ALONE) -> Clip | None:
        """The clip for a piece in its place, as far as there is one by now."""
        if piece.seat is not None:
            return self._name(piece.seat, place)
        if piece.mark == FUSED:
            return self._library.together(piece.slug, place)
        return self._library.get(piece.slug, place) or self._rendered.get(piece.text)

    def _name(self, seat: int, place: Place) -> Clip | None:
        name = self._players[seat - 1] if seat <= len(self._players) else ""
        own = self._library.own(slug(name)) or self._rendered.get(name)
        return own or self._library.get(self._book.seat(seat)[0].slug, place)

    def spoken(self, text: str) -> Clip | None:
        """Render any text now, in a fraction of a second; None where nobody can."""
        return self._synth.render(text)

    def close(self) -> None:
        """End the thread; a rendering that is under way ends by itself."""
        self._wanted.put(None)
        if self._thread is not None:
            self._thread.join(timeout=10)
