"""Plays one simulated match in a view: the table, who calls it, its lamps, and its voice."""

from __future__ import annotations

import sys
from dataclasses import dataclass, field

from companion.app.cli.shell import CANNOT
from companion.app.simulated.match_progress import line_for, watched
from companion.app.simulated.playing import (
    Wish,
    call_aloud,
    call_quietly,
    light_lamps,
    people_of,
    table_for,
)
from companion.app.simulated.recording import Recording
from companion.app.simulated.sound import Sound
from companion.app.simulated.tidings import Tidings
from companion.app.simulated.views import MatchView, Playing, has_terminal
from companion.app.table.learned import file_of, offer
from companion.kit.kit import Kit
from companion.kit.pack import Learned
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
        how = f"{taught.command} with the match's --record"
        print(f"companion play: {offer(kit, taught, learned, profile, how).shown}", file=sys.stderr)
        return
    asked = f"Keep what was learned of {', '.join(learned)} in {file}? [y/n] "
    if input(asked).strip().lower().startswith("y"):
        print(f"{file}: completed: {', '.join(taught.keep(file, learned)) or 'nothing new'}")


def play_once(
    wish: Wish, face: MatchView, record: Recording | None = None, manners: Manners = USUAL
) -> int:
    """Play one match, or so many hands of it; return the exit status."""
    table, keyboard = table_for(wish, record)
    if manners.sound is not None:
        call_aloud(table, wish, manners.sound.voice)
    else:
        call_quietly(table, wish)
    if wish.speed:
        light_lamps(table, by_eye=manners.sound is None or not manners.sound.audible)
    hands, progress = manners.hands, table.progress

    def going() -> bool:
        return hands is None or progress.hands < hands

    with table, line_for(table, quiet=manners.quiet) as told:
        face.play(
            Playing(
                table,
                keyboard,
                people_of(wish),
                watched(table, told, hands, going),
                manners.quiet,
                sound=manners.sound,
                tidings=manners.tidings,
            )
        )
    if taught := table.kit.pack.learning:
        keep_learned(table.kit, taught.found(table.session.state()), wish.profile)
    for line in table.dropped:
        print(f"companion play: {line}", file=sys.stderr)
    return CANNOT if table.dropped else 0
