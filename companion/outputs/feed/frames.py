"""What crosses the pipe to the process that tells the house: frames, each a list of plain words.

Both ends are one program, the table starts the other, and nobody else holds an end of the pipe. So
a frame is a pickle, with its length before it: a state is whatever a game makes of it. Nothing
comes back this way. What the process says is lines of text (`reports.py`): it speaks to a network,
and the table takes no more from it than that.

A match and its setup cross where they are others than before, and of how things stand only the
newest. Prompts never do, and no verdict that is for one seat alone.
"""

from __future__ import annotations

import pickle
from collections.abc import Callable, Iterator, Mapping, Sequence
from struct import Struct
from typing import Any

from companion.core.referee.events import Cue
from companion.core.referee.game import Setup, open_verdicts
from companion.core.referee.verdicts import Verdict
from companion.kit.kit import Kit
from companion.outputs.feed.account import Account, Standing
from companion.outputs.feed.notes import Note

LENGTH = Struct(">I")
Word = tuple[Any, ...]
"""What a word is about, and what belongs to it."""


class Says:
    """What a word can be about."""

    LANGUAGE, PAUSED, MISSED = "language", "paused", "missed"
    MATCH, SETUP = "match", "setup"
    PAST, DECIDED, CALLED = "past", "decided", "called"
    STANDS, EMPTY = "stands", "empty"


def framed(words: Any) -> bytes:
    """Return words as they cross."""
    body = pickle.dumps(words, pickle.HIGHEST_PROTOCOL)
    return LENGTH.pack(len(body)) + body


def unframed(read: Callable[[int], bytes]) -> Iterator[Any]:
    """Yield what was framed, until the pipe ends; a frame that was cut off is none.

    It believes what it reads: only for a pipe from whoever started this process.
    """
    while len(head := read(LENGTH.size)) == LENGTH.size:
        (length,) = LENGTH.unpack(head)
        if len(body := read(length)) < length:
            return
        yield pickle.loads(body)


def events_in(word: Word) -> int:
    """Return how many events a word holds that the house is to be told."""
    if word[0] == Says.DECIDED:
        return len(word[2])
    return int(word[0] == Says.CALLED)


class Writing:
    """Makes words of notes for one process, and knows what that has been told."""

    def __init__(self) -> None:
        self._account: Account | None = None
        self._setup: Setup | None = None
        self._newest: Note | None = None

    @property
    def owes(self) -> bool:
        """Whether it has not been told how things stand now."""
        return self._newest is not None

    def words(self, notes: Sequence[Note], *, standing: bool = True) -> list[Word]:
        """Return what crosses of notes, and, unless that can wait, how things stand.

        What they tell is remembered, for the next process.
        """
        told: list[Word] = []
        for note in notes:
            if note.account is not None:
                self._note(note, note.account, told)
            if note.stands:
                self._newest = note
        if standing and self._newest is not None:
            told += self.standing(self._newest)
            self._newest = None
        return told

    def standing(self, note: Note) -> list[Word]:
        """Return how things stand."""
        if note.account is None or note.standing is None:
            return [(Says.EMPTY,)]
        told: list[Word] = []
        self._about(note.account, note.standing.setup, told)
        told.append((Says.STANDS, note.standing.state, note.standing.dealer_needed))
        return told

    def _note(self, note: Note, account: Account, told: list[Word]) -> None:
        if account is not self._account or note.played is not self._setup:
            self._about(account, note.played, told)
        if note.cue is not None:
            told.append((Says.CALLED, note.at, note.cue.t, note.cue.u, note.cue.cue))
        if note.verdicts:
            self._decided(note, account, told)

    def _about(self, account: Account, setup: Setup | None, told: list[Word]) -> None:
        """Add which match the rest is about, where that is another or is called otherwise."""
        known = self._setup if account is self._account else None
        setup = setup or known or account.setup
        if account is not self._account:
            told.append((Says.MATCH, setup.game, account.match, setup, account.kept))
        elif setup is not self._setup:
            told.append((Says.SETUP, setup))
        self._account, self._setup = account, setup

    def _decided(self, note: Note, account: Account, told: list[Word]) -> None:
        assert self._setup is not None
        verdicts = open_verdicts(note.verdicts, self._setup)
        if not verdicts:
            return
        (account.remember if note.past else account.follow)(verdicts)
        words = [(v.n, v.t, v.kind, v.fields) for v in verdicts]
        told.append((Says.PAST, words) if note.past else (Says.DECIDED, note.at, words))


class Reading:
    """Makes notes of words again."""

    def __init__(self, kits: Mapping[str, Kit]) -> None:
        self._kits = kits
        self._account: Account | None = None
        self._setup: Setup | None = None

    def note(self, word: Word) -> Note | None:
        """Return what a word has to be noted of; None: it says what others are about."""
        match word:
            case [Says.MATCH, game, match, setup, kept]:
                self._account, self._setup = Account(self._kits[game], setup, match), setup
                self._account.recall(kept)
            case [Says.SETUP, setup]:
                self._setup = setup
            case [Says.PAST, told]:
                return Note(self._account, verdicts=_verdicts(told), past=True)
            case [Says.DECIDED, at, told]:
                return Note(self._account, verdicts=_verdicts(told), at=at, setup=self._setup)
            case [Says.CALLED, at, t, u, cue]:
                return Note(self._account, cue=Cue(t, u, cue), at=at)
            case [Says.STANDS, state, needed]:
                assert self._setup is not None
                return Note(self._account, Standing(self._setup, state, needed))
            case [Says.EMPTY]:
                return Note()
            case _:
                raise ValueError(word[0])
        return None


def _verdicts(told: Sequence[tuple[int, int, str, dict[str, Any]]]) -> tuple[Verdict, ...]:
    return tuple(Verdict(*each) for each in told)
