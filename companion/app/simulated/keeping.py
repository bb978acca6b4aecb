"""Keeps what people play at a simulated table, as a real one does, and goes on with it later.

Every program that plays takes a folder of its own beside the table's journal (`play`, `play-2`,
...), so that two of them disturb neither each other nor a daemon. What cannot be kept is told in a
line, and play goes on unrecorded.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Any

from companion.app.simulated.kept_company import KeptCompany, is_company
from companion.app.simulated.playing import Wish
from companion.app.simulated.practice_table import PracticeTable
from companion.app.table.ending import status_at_the_end
from companion.app.table.reminding import InBackground, Reminder
from companion.core.live import Record
from companion.core.live.pace import Pace, Shifted
from companion.core.referee.events import End, Event
from companion.core.referee.verdicts import Verdict
from companion.core.transcript.errors import TranscriptError
from companion.core.transcript.header import Header, bots_of, parse_header
from companion.games import GAMES, KITS
from companion.keep.journal.account import course
from companion.keep.journal.checkpoints import at_once, in_background
from companion.keep.journal.disk import RealDisk
from companion.keep.journal.errors import JournalError
from companion.keep.journal.folders import open_first, play_folders
from companion.keep.journal.glance import Glance, glance
from companion.keep.journal.opening import Opened, open_journal
from companion.keep.journal.past import Past
from companion.keep.journal.segments import files_by_match
from companion.keep.journal.shift import PAUSE_US, Shift, unwatched
from companion.kit.notice import Notice
from companion.language import dated, say
from companion.setup.profile.model import Profile
from hw.clock import now_us

SETTINGS = "play"
"""The note that keeps how a match was played: its chance, its speed, how it is called."""
ASIDE = "aside"
"""The note that keeps what the referee never hears of, such as a card passed face down."""

Tell = Callable[[str], None]


@dataclass(frozen=True, slots=True)
class Unfinished:
    """A match that was on: what a start screen says of it, and what it takes to go on."""

    folder: Path
    match: int
    game: str
    players: tuple[str, ...]
    bots: tuple[int, ...]
    """The seats that the program plays."""
    left: float
    """When it was last played, in seconds of the wall clock."""

    @property
    def title(self) -> str:
        """Return the game's own name."""
        return KITS[self.game].title

    @property
    def words(self) -> str:
        """Return what a button says of it: the game, and when it was last played."""
        left, now = datetime.fromtimestamp(self.left), datetime.now()
        if left.date() == now.date():
            return say("evening-left-today", game=self.title, time=f"{left:%H:%M}")
        return f"{self.title}, {dated(f'{left:%Y-%m-%d %H:%M}')}"


class Kept:
    """The record of one match; an `end` that comes before the match is over is not kept."""

    def __init__(self, opened: Opened) -> None:
        self._opened = opened
        self.finished: Callable[[], bool] = lambda: True
        """Whether the match was played for as long as it was meant to."""
        self.clock: Callable[[], int] = lambda: 0
        """The time of the match, once it is laid."""
        self.reminding: InBackground | None = None
        """Reads what lies before the checkpoint that a match was taken up from."""
        self._left = False

    def attend(self, table: PracticeTable) -> None:
        """Keep what happens at a table that is laid, and how it stands now and then."""
        self.finished, self.clock = lambda: table.complete, table.pace
        table.turned = self.rest
        checkpoints, company = self._opened.checkpoints, KeptCompany(table)
        checkpoints.run = at_once if table.skips else in_background
        checkpoints.follow(table.session, parse_header(table.header, GAMES), company.beside)

    def now(self) -> int:
        """Return the time of the match."""
        return self.clock()

    def events(self, events: Sequence[Event]) -> None:
        """Keep these; one who leaves a match does not end it."""
        if any(isinstance(event, End) for event in events) and not self.finished():
            self._left = True
        if not self._left:
            self._opened.journal.events(events)

    def verdicts(self, verdicts: Sequence[Verdict]) -> None:
        """Keep what was decided; after somebody has left, it is judged again when they are back."""
        if not self._left:
            self._opened.journal.verdicts(verdicts)

    def settle(self) -> None:
        """Return once all that was kept would survive a power cut."""
        if not self._left:
            self._opened.journal.settle()

    def aside(self, said: Mapping[str, Any]) -> None:
        """Keep what the referee never hears of."""
        self._opened.journal.note(ASIDE, **said)

    def rest(self) -> None:
        """Make durable what waits."""
        self._opened.journal.rest()
        if not self._left:
            self._opened.checkpoints.turn()

    def close(self) -> None:
        """Let another program have the folder."""
        if self.reminding is not None:
            self.reminding.stop()
        self._opened.close()

    def ended(self, status: int) -> int:
        """Return the exit status of a match that was closed; what is lost of it is said."""
        return status_at_the_end(self._opened.journal, status)


class Both:
    """Keeps a match twice: in the journal, and as a file that somebody asked for."""

    def __init__(self, *records: Record) -> None:
        self._records = records

    def events(self, events: Sequence[Event]) -> None:
        """Keep these everywhere."""
        for record in self._records:
            record.events(events)

    def verdicts(self, verdicts: Sequence[Verdict]) -> None:
        """Keep what was decided everywhere."""
        for record in self._records:
            record.verdicts(verdicts)

    def settle(self) -> None:
        """Wait for both."""
        for record in self._records:
            record.settle()


@dataclass(frozen=True, slots=True)
class Resumed:
    """A match taken up again: what was wished for then, and how to get there again."""

    wish: Wish
    hands: int | None
    header: Header
    line: Mapping[str, Any]
    """The header as it was written."""
    kept: Kept
    pace: Pace
    _opened: Opened
    _shift: Shift
    _say: Callable[[Notice], None]

    def live_again(self, table: PracticeTable) -> None:
        """Judge again what was recorded, everybody following; nobody pays for the time between.

        Of a long match that is only its end, where what everybody had then can be believed.
        """
        session, company, opened = table.session, table.company, self._opened
        last = opened.last
        if last is not None and last.since and not KeptCompany(table).give_back(last.beside):
            opened = opened.turned_to(last.match)
            last = opened.last
        assert last is not None

        def noted(note: dict[str, Any]) -> None:
            if note.get("note") == ASIDE:
                company.recall(note)

        steps = course(last, self.header, noted)
        opened.pick_up(session, self.header, self._shift, table.pace, lambda: session.relive(steps))
        session.take(unwatched(last.reached, table.pace()))
        company.look_again()
        if last.since is not None:
            past = Reminder(Past(last, self.header), table.remembering, now_us, self._say)
            self.kept.reminding = InBackground(past)


class Keeper:
    """What this program keeps of its simulated matches, and what it can go on with."""

    def __init__(self, environment: Mapping[str, str], tell: Tell = lambda line: None) -> None:
        self._folders, self._tell = [*play_folders(environment)], tell

    def begin(self, header: Mapping[str, Any], wish: Wish, hands: int | None, pace: Pace) -> Kept:
        """Begin to keep a match; JournalError in one line if there is no folder left."""
        opened = open_first(self._folders, self._notice, games=GAMES)
        kept = Kept(opened)
        kept.clock = pace
        opened.journal.begin(header, kept.now)
        opened.journal.note(SETTINGS, **_settings(wish, hands))
        return kept

    def unfinished(self) -> list[Unfinished]:
        """List what can be gone on with, what was played last first."""
        found = [match for folder in self._folders for match in _unfinished_in(folder)]
        return sorted(found, key=lambda match: -match.left)

    def go_on(self, match: Unfinished, profile: Profile, pace: Callable[[float], Pace]) -> Resumed:
        """Take a match up; JournalError in one line if it cannot be, or somebody else has it."""
        opened = open_journal(match.folder, self._notice, games=GAMES)
        try:
            wanted = opened.turned_to(match.match, GAMES, is_company)
            return _resumed(wanted, profile, pace, self._notice)
        except JournalError:
            opened.close()
            raise

    def _notice(self, notice: Notice) -> None:
        self._tell(notice.shown)


def _settings(wish: Wish, hands: int | None) -> dict[str, Any]:
    return {
        "seed": wish.seed,
        "speed": wish.speed,
        "pace": wish.pace,
        "traps": wish.traps,
        "auto_dealer": wish.auto_dealer,
        "rematch": wish.rematch,
        "hands": hands,
    }


def _unfinished_in(folder: Path) -> Iterator[Unfinished]:
    """Yield what a folder holds of matches that have begun and not ended."""
    if not folder.is_dir():
        return
    for number, files in files_by_match(RealDisk(), folder).items():
        match = glance(folder, files)
        if match is not None and match.decided and not match.ended:
            yield from _offered(folder, number, match)


def _offered(folder: Path, number: int, match: Glance) -> Iterator[Unfinished]:
    """Yield a match, if its game is known here."""
    header = match.header
    with suppress(TranscriptError):
        bots = tuple(sorted(bots_of(header, header["seats"])))
        if header["game"] in KITS:
            players = tuple(header.get("players") or ())
            yield Unfinished(folder, number, header["game"], players, bots, match.left)


def _resumed(
    opened: Opened,
    profile: Profile,
    pace: Callable[[float], Pace],
    tell: Callable[[Notice], None],
) -> Resumed:
    last = opened.last
    if last is None or last.header is None or last.ended:
        raise JournalError(say("evening-match-has-ended-begin-another"))
    header = last.parsed_header(GAMES)
    for _ in course(last, header):
        pass  # What cannot be read is found now, and not in the middle of a match.
    settings = next((note for note in last.notes if note.get("note") == SETTINGS), None)
    if settings is None:
        raise JournalError(say("evening-match-does-not-say-how"))
    wish = _wished(last.header, settings, profile, last.before + len(last.verdicts))
    running = pace(wish.speed)
    shift = Shift(max(0, last.reached) + PAUSE_US - running())
    shifted = Shifted(running, shift.by)
    kept = Kept(opened)
    hands = settings.get("hands")
    return Resumed(wish, hands, header, last.header, kept, shifted, opened, shift, tell)


def _wished(
    header: Mapping[str, Any], settings: Mapping[str, Any], profile: Profile, verdicts: int
) -> Wish:
    bots = bots_of(header, header["seats"])
    return Wish(
        profile,
        seats=header["seats"],
        bots=len(bots),
        seed=settings["seed"],
        game=header["game"],
        speed=settings["speed"],
        pace=settings["pace"],
        traps=settings["traps"],
        auto_dealer=settings["auto_dealer"],
        rematch=settings["rematch"],
        calls=settings["seed"] + verdicts,
    )
