"""Plays one simulated match in a view: the table, who calls it, its lamps, and its voice."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from contextlib import closing
from dataclasses import dataclass, field, replace
from typing import Any

from companion.app.cli.shell import CANNOT
from companion.app.simulated.keeping import Both, Keeper, Kept, Unfinished
from companion.app.simulated.keyboard import Keyboard
from companion.app.simulated.match_progress import line_for, watched
from companion.app.simulated.playing import (
    Wish,
    call_aloud,
    call_quietly,
    header_for,
    light_lamps,
    pace_for,
    people_at,
    people_of,
    table_for,
)
from companion.app.simulated.practice_table import PracticeTable
from companion.app.simulated.recording import Recording
from companion.app.simulated.sound import Sound
from companion.app.simulated.tidings import Tidings
from companion.app.simulated.views import MatchView, Playing, has_terminal
from companion.app.table.learned import file_of, offer
from companion.core.live.pace import Pace
from companion.keep.journal.errors import JournalError
from companion.kit.kit import Kit
from companion.kit.pack import Learned
from companion.language import say
from companion.setup.profile.model import Profile


@dataclass(frozen=True, slots=True)
class Manners:
    """How a match is shown and heard, beside what is played."""

    hands: int | None = None
    """After so many it ends; None: when somebody has won."""
    quiet: bool = False
    sound: Sound | None = None
    """None: faster than anybody could speak."""
    tidings: Tidings = field(default_factory=Tidings)


USUAL = Manners()


def keep_learned(kit: Kit, learned: Learned, profile: Profile) -> None:
    """Offer what a match has taught about the owner's things; they say yes, or are told how."""
    taught = kit.pack.learning
    if taught is None or not learned:
        return
    file = file_of(kit, taught, profile)
    if file is None or not has_terminal():
        how = say("evening-with-the-record", command=taught.command)
        print(f"companion play: {offer(kit, taught, learned, profile, how).shown}", file=sys.stderr)
        return
    asked = say("evening-keep-learned-y-n", learned=", ".join(learned), file=str(file)) + " "
    if input(asked).strip().lower().startswith("y"):
        kept = ", ".join(taught.keep(file, learned)) or say("evening-nothing-new")
        print(say("evening-completed", file=str(file), kept=kept))


def play_once(
    wish: Wish,
    face: MatchView,
    record: Recording | None = None,
    manners: Manners = USUAL,
    keeper: Keeper | None = None,
) -> int:
    """Play one match, or so many hands of it; return the exit status.

    What people play is kept by the `keeper`; what only bots play is not: nobody played.
    """
    header, pace = header_for(wish), pace_for(wish.speed)
    kept = _kept(keeper, header, wish, manners, pace) if keeper and people_of(wish) else None
    if kept is None:
        return _play(*table_for(wish, record, pace, header=header), wish, face, manners)
    with closing(kept):
        both = Both(kept, record) if record else kept
        table, keyboard = table_for(wish, both, pace, header=header, aside=kept.aside)
        status = _play(table, keyboard, wish, face, manners, kept)
    return kept.ended(status)


def _kept(
    keeper: Keeper, header: Mapping[str, Any], wish: Wish, manners: Manners, pace: Pace
) -> Kept | None:
    """Begin to keep a match; where that cannot be, say so in a line and play unrecorded."""
    try:
        return keeper.begin(header, wish, manners.hands, pace)
    except JournalError as error:
        manners.tidings.tell(
            say("evening-match-not-recorded", reason=str(error)),
            say("evening-match-not-recorded-2"),
        )
        return None


def play_on(
    match: Unfinished, keeper: Keeper, profile: Profile, face: MatchView, manners: Manners = USUAL
) -> int:
    """Go on with a match that was on; return the exit status. JournalError: it cannot be."""
    resumed = keeper.go_on(match, profile, pace_for)
    wish, kept = resumed.wish, resumed.kept
    with closing(kept):
        table, keyboard = table_for(wish, kept, resumed.pace, header=resumed.line, aside=kept.aside)
        table.go_on(resumed.live_again)
        hands = resumed.hands
        status = _play(table, keyboard, wish, face, replace(manners, hands=hands), kept)
    return kept.ended(status)


def laid(table: PracticeTable, keyboard: Keyboard, wish: Wish, manners: Manners) -> Playing:
    """Have a match called, seen and heard; return what a view needs of it."""
    if manners.sound is not None:
        call_aloud(table, wish, manners.sound.voice)
    else:
        call_quietly(table, wish)
    if wish.speed:
        light_lamps(table, by_eye=manners.sound is None or not manners.sound.audible)
    hands, progress = manners.hands, table.progress
    return Playing(
        table,
        keyboard,
        people_at(table.header),
        lambda: hands is None or progress.hands < hands,
        manners.quiet,
        sound=manners.sound,
        tidings=manners.tidings,
        speed=wish.speed,
    )


def _play(
    table: PracticeTable,
    keyboard: Keyboard,
    wish: Wish,
    face: MatchView,
    manners: Manners,
    kept: Kept | None = None,
) -> int:
    """Play at a table that is laid."""
    if kept is not None:
        kept.attend(table)
    playing = laid(table, keyboard, wish, manners)
    with table, line_for(table, quiet=manners.quiet) as told:
        going = watched(table, told, manners.hands, playing.going)
        face.play(replace(playing, going=going))
    if taught := table.kit.pack.learning:
        keep_learned(table.kit, taught.found(table.session.state()), wish.profile)
    for line in table.dropped:
        print(f"companion play: {line}", file=sys.stderr)
    return CANNOT if table.dropped else 0
