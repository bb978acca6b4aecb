"""How a match stood, kept now and then: so that going on with it does not take longer every hour.

A checkpoint is a shortcut and nothing else. It is a record in a file of its own, linked by checksum
to the record of the match that it follows, and to the rules that it was judged by. It is believed
only where that very record is there, and where the evidence since then, judged from it, gives the
verdicts that were recorded. Otherwise an older one is asked, and in the end the whole match is
judged again. So it is not synced, and it does not matter whether it is lost, torn or exchanged.
"""

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from threading import Thread
from typing import Any

from companion.core.live.record import NoRecord
from companion.core.live.session import RECENT, Session
from companion.core.referee.game import Game
from companion.core.referee.referee import Standing
from companion.core.referee.verdicts import Verdict
from companion.core.rows import UnfitError
from companion.core.transcript.header import Header
from companion.core.transcript.writing import verdict_line
from companion.keep.journal.account import Account, OutdatedError, read_on
from companion.keep.journal.disk import Disk
from companion.keep.journal.errors import JournalError
from companion.keep.journal.frames import framed, record_at
from companion.keep.journal.journal import Journal, Summary
from companion.keep.journal.likeness import alphabet_of, rules_of
from companion.keep.journal.lines import encoded
from companion.keep.journal.reading import Place
from companion.language import say

KIND = "checkpoint"
VERSION = 2
EVERY = 300
"""So much evidence lies between two of them."""
SLOTS = 4
"""So many are kept; the oldest makes room."""
TOLD = 60
"""So many verdicts are told again at least, to those who show what was decided last."""
LONG = SLOTS * EVERY
"""What is no longer than this is judged from its beginning as soon."""
MAX_BYTES = 8_000_000

Run = Callable[[Callable[[], None]], None]
Games = Mapping[str, type[Game]]
Beside = Callable[[], Any]
"""Gives what else belongs to how a match stands, as plain JSON; None: it cannot be told."""


def in_background(job: Callable[[], None]) -> None:
    """Do something on a thread of its own: a press is not kept waiting for it."""
    Thread(target=job, name=KIND, daemon=True).start()


def at_once(job: Callable[[], None]) -> None:
    """Do something now, where time is skipped and nobody waits."""
    job()


@dataclass(frozen=True, slots=True)
class Checkpoint:
    """What one of the files says."""

    place: Place
    rules: str
    began: str
    events: int
    given: int
    """How many verdicts had been given."""
    reached: int
    notes: list[dict[str, Any]]
    rows: Any
    beside: Any = None
    """What whoever plays the match has kept with it; see `Checkpoints.follow`."""

    __hash__ = None  # type: ignore[assignment]

    def frame(self) -> bytes:
        """Return it as a record."""
        place = self.place
        where = {"match": place.match, "piece": place.piece, "at": place.at}
        known = {name: getattr(self, name) for name in _KNOWN}
        body = encoded({"checkpoint": VERSION, **where, **known})
        return framed(place.seq, KIND, body, place.link)


_KNOWN = ("rules", "began", "events", "given", "reached", "notes", "rows", "beside")


def read(data: bytes) -> Checkpoint | None:
    """Read a file; None if it is not whole, or no checkpoint of this version."""
    record = record_at(data, 0)
    if record is None or record.kind != KIND:
        return None
    try:
        told = json.loads(record.body)
        place = Place(told["match"], record.seq, record.link, told["piece"], told["at"])
        known = [told[name] for name in _KNOWN]
        checkpoint = Checkpoint(place, *known)
    except (ValueError, LookupError, TypeError, RecursionError):
        return None
    return checkpoint if told["checkpoint"] == VERSION and _is_sound(checkpoint) else None


def _is_sound(found: Checkpoint) -> bool:
    place = found.place
    counts = (place.match, place.piece, place.at, found.events, found.given, found.reached)
    noted = isinstance(found.notes, list) and all(isinstance(note, dict) for note in found.notes)
    texts = all(isinstance(text, str) for text in (found.rules, found.began))
    named = noted and all(isinstance(note.get("note"), str) for note in found.notes)
    return all(type(count) is int for count in counts) and texts and named


class Slots:
    """The files that checkpoints are kept in, by turns; those of an earlier match go first."""

    def __init__(self, disk: Disk, folder: Path) -> None:
        self._disk = disk
        self._files = [folder / f"{KIND}-{number}" for number in range(1, SLOTS + 1)]

    def found(self, match: int) -> list[Checkpoint]:
        """List what is there of a match, the newest first."""
        all_of_them = (found for _, found in self._read() if found is not None)
        return sorted(
            (found for found in all_of_them if found.place.match == match),
            key=lambda found: -found.place.seq,
        )

    def put(self, checkpoint: Checkpoint) -> None:
        """Keep one more, in the place of the one that is needed least; nothing is synced."""
        frame = checkpoint.frame()
        if len(frame) > MAX_BYTES:
            return
        match = checkpoint.place.match

        def worth(slot: tuple[Path, Checkpoint | None]) -> int:
            found = slot[1]
            return found.place.seq if found is not None and found.place.match == match else 0

        file, _ = min(self._read(), key=worth)
        with suppress(OSError):
            self._disk.put(file, frame)

    def _read(self) -> Iterator[tuple[Path, Checkpoint | None]]:
        for file in self._files:
            try:
                yield file, read(self._disk.read(file))
            except OSError:
                yield file, None


def _nothing() -> None:
    """Keep nothing beside a match."""


class Checkpoints:
    """Keeps how a match stands, once there is enough that is new."""

    def __init__(
        self, disk: Disk, folder: Path, journal: Journal, run: Run = in_background
    ) -> None:
        self._slots, self._journal = Slots(disk, folder), journal
        self.run = run
        self._session: Session | None = None
        self._game: type[Game] | None = None
        self._beside: Beside = _nothing
        self._next = 0
        self._busy = False

    def follow(
        self, session: Session | None, header: Header | None = None, beside: Beside = _nothing
    ) -> None:
        """Keep how this match stands from now on, or none; with what is to be kept `beside` it."""
        self._session, self._game = session, header.game if header else None
        self._beside = beside
        self._next = self._journal.kept_events + EVERY

    def turn(self) -> None:
        """Take one, if it is time; called once a turn of the loop, on its thread."""
        if self._session is None or self._busy or self._journal.kept_events < self._next:
            return
        found = self._journal.place()
        if found is None:
            return
        self._next, self._busy = found[1].events + EVERY, True
        standing, game, beside = self._session.standing(), self._game, self._beside()
        assert game is not None
        self.run(lambda: self._keep(game, standing, beside, *found))

    def _keep(
        self, game: type[Game], standing: Standing, beside: Any, place: Place, known: Summary
    ) -> None:
        """Write it down. A game whose match cannot be is judged from the beginning."""
        try:
            rows = alphabet_of(game).write(standing)
            rules = _judged_by(game, known.header)
            counted = (known.events, standing.count, standing.arrivals.newest)
            if rules:
                notes = [*known.notes.values()]
                told = Checkpoint(place, rules, known.began, *counted, notes, rows, beside)
                self._slots.put(told)
        except UnfitError:
            self._session = None
        finally:
            self._busy = False


def _judged_by(game: type[Game], header: Mapping[str, Any]) -> str:
    """Sum up all that a match is judged by, beside its evidence; empty where that is unknown."""
    rules = rules_of(game)
    return sha256(f"{rules} {encoded(header)}".encode()).hexdigest() if rules else ""


def shortcut(
    disk: Disk,
    folder: Path,
    match: int,
    games: Games,
    turning: Callable[[], None],
    fit: Callable[[Any], bool] = lambda beside: True,
) -> Account | None:
    """Read the end of a match, from a checkpoint on; None: there is none to be believed.

    Only from one that is `fit` by what was kept beside it.
    """
    found = [one for one in Slots(disk, folder).found(match) if fit(one.beside)]
    for checkpoint in _in_turn(found):
        if checkpoint.place.is_there(disk, folder):
            told = _read_from(checkpoint, disk, folder, turning)
            if told is not None and _is_true(told, checkpoint, games):
                return told
    return None


def _in_turn(found: Sequence[Checkpoint]) -> Iterator[Checkpoint]:
    """Yield the newest first that leaves enough to be told again; the others only if it is long."""
    for one in found:
        newest = found[0]
        if newest.events - one.events >= RECENT and newest.given - one.given >= TOLD:
            yield one
    yield from (one for one in reversed(found) if one.events > LONG)


def _read_from(
    checkpoint: Checkpoint, disk: Disk, folder: Path, turning: Callable[[], None]
) -> Account | None:
    """Read the match from a checkpoint on; None if it has been judged anew since."""
    told = Account(disk, folder, checkpoint.place.match, turning=turning, since=checkpoint.place)
    told.began, told.notes = checkpoint.began, [*checkpoint.notes]
    told.beside = checkpoint.beside
    told.events, told.before, told.reached = checkpoint.events, checkpoint.given, checkpoint.reached
    try:
        return read_on(told)
    except OutdatedError:
        return None


def _is_true(told: Account, checkpoint: Checkpoint, games: Games) -> bool:
    """Tell whether the same rules, from there on, give what was recorded; then it stands there."""
    try:
        header = told.parsed_header(games)
        if checkpoint.rules != _judged_by(header.game, told.header or {}):
            return False
        told.standing = _stood(header, checkpoint)
        told.recent = (*told.evidence(header),)
        return _agrees(told, header)
    except (JournalError, UnfitError):
        return False
    except Exception:
        # A standing that was forged may break any rule; whatever it does, it is not believed.
        return False


def _stood(header: Header, checkpoint: Checkpoint) -> Standing:
    standing = alphabet_of(header.game).read(checkpoint.rows)
    if not isinstance(standing, Standing) or standing.count != checkpoint.given:
        raise UnfitError(say("journal-not-how-match-stood"))
    games = (standing.game, *(scope.checkpoint for scope in standing.docket.scopes))
    if not standing.docket.scopes or any(type(game) is not header.game for game in games):
        raise UnfitError(say("journal-not-how-match-game-stood"))
    return standing


class _Heard(NoRecord):
    """Takes down what a trial gives."""

    def __init__(self) -> None:
        self.lines: list[str] = []

    def verdicts(self, verdicts: Sequence[Verdict]) -> None:
        self.lines += [verdict_line(verdict) for verdict in verdicts]


def _agrees(told: Account, header: Header) -> bool:
    """Judge what came since, and hold it against what was recorded; it can be shown, too."""
    heard = _Heard()
    session = Session(header, heard)
    assert told.standing is not None
    session.stand(told.standing)
    heard.verdicts(session.resume(told.recent or ()))
    session.pass_time(told.reached, told.low_water)
    shown = session.view.t >= told.reached
    return shown and heard.lines[: len(told.verdicts)] == told.verdicts
