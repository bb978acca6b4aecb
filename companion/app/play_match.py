"""Plays one simulated match in a view: the table, who calls it, its lamps, and its voice."""

from __future__ import annotations

import sys
from dataclasses import dataclass, field

from companion.app.playing import (
    Wish,
    call_aloud,
    call_quietly,
    light_lamps,
    people_of,
    table_for,
)
from companion.app.recording import Recording
from companion.app.shell import CANNOT
from companion.app.sound import Sound
from companion.app.tidings import Tidings
from companion.app.views import Face, Playing


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


def play_once(
    wish: Wish, face: Face, record: Recording | None = None, manners: Manners = USUAL
) -> int:
    """Play one match, or so many hands of it; gives the exit status."""
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

    with table:
        face.play(
            Playing(
                table,
                keyboard,
                people_of(wish),
                going,
                manners.quiet,
                sound=manners.sound,
                tidings=manners.tidings,
            )
        )
    for line in table.dropped:
        print(f"companion play: {line}", file=sys.stderr)
    return CANNOT if table.dropped else 0
