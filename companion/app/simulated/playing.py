"""Puts a simulated match together from what somebody asked for on the command line."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from companion.app.simulated.keyboard import Keyboard
from companion.app.simulated.practice_data import keys_for
from companion.app.simulated.practice_table import (
    HandsAt,
    PracticeTable,
    Sitting,
    simulated,
    simulated_hands,
    tempers,
)
from companion.app.simulated.quiet_calling import QuietCalling
from companion.app.table.calling import LEAD_US, Calling, InMatchTime
from companion.app.table.match import (
    CannotPlayError,
    header_of,
    pack_options,
    seated,
    seats_problem,
)
from companion.core.live import Passage, Record, Skipping
from companion.core.live.pace import Pace
from companion.core.transcript.errors import TranscriptError
from companion.core.transcript.header import bots_of, parse_header
from companion.games import FLAGSHIP, GAMES, KITS
from companion.language import say
from companion.outputs.caller.caller import Caller
from companion.outputs.caller.pace import DEFAULT_PACE, pace_of
from companion.outputs.lamps import Lamps
from companion.outputs.voice.speech import Voice
from companion.practice.company import Aside
from companion.setup.profile.model import Profile
from hw.clock import now_us


@dataclass(frozen=True, slots=True)
class Wish:
    """What somebody wants to play."""

    profile: Profile
    seats: int
    bots: int
    seed: int
    game: str = FLAGSHIP
    speed: float = 1.0
    pace: str = DEFAULT_PACE
    traps: float | None = None
    auto_dealer: bool = False
    options: Mapping[str, Any] = field(default_factory=dict)
    rematch: bool = False
    """Whether another game follows when one is won."""
    names: tuple[str, ...] = ()
    """What they are called, by seat; none: as the profile says."""
    strengths: Mapping[int, str] = field(default_factory=dict)
    """The temperament of a bot, by seat; the others are of all kinds."""
    people: tuple[int, ...] | None = None
    """The seats of the people; None: as many as are no bots, from the first seat on."""
    calls: int | None = None
    """What a match that is gone on with is called by: repeated, the first waits could be known."""


def people_of(wish: Wish) -> tuple[int, ...]:
    """Return who is a person: first every seat that is really wired, then from seat 1 on."""
    if wish.people is not None:
        return wish.people
    profile = seated(wish.profile, wish.seats)
    real = [s.number for s in profile.seats if any(not simulated(i) for i in s.inputs)]
    others = [s.number for s in profile.seats if s.number not in real]
    missing = wish.seats - wish.bots - len(real)
    if not 0 <= wish.bots <= len(others):
        raise CannotPlayError(
            say("evening-bots-cannot-sit", bots=wish.bots, free=len(others), seats=wish.seats)
        )
    return tuple(sorted([*real, *others[: max(missing, 0)]]))


def bots_for(wish: Wish) -> dict[int, str]:
    """Return the temperament of every seat that the program plays."""
    people = people_of(wish)
    usual = tempers([seat for seat in range(1, wish.seats + 1) if seat not in people])
    return {seat: wish.strengths.get(seat, temper) for seat, temper in usual.items()}


def header_for(wish: Wish) -> dict[str, Any]:
    """The header of the match: the table's own, with the pack and the draw of its calls."""
    if wrong := seats_problem(wish.game, wish.seats):
        raise CannotPlayError(say("evening-ask-for-other-seats", wrong=wrong))
    practice = KITS[wish.game].played
    options = {**practice.described(pack_options(wish.profile, wish.game)), **wish.options}
    at = seated(wish.profile, wish.seats)
    names = [*wish.names, *(seat.player for seat in at.seats[len(wish.names) :])]
    header = header_of(at, wish.game, names, options)
    bots = bots_for(wish)
    if bots:
        header["bots"] = {str(seat): temper for seat, temper in bots.items()}
    try:
        setup = parse_header(header, GAMES).setup
    except TranscriptError as error:
        raise CannotPlayError(f"{error}") from None
    called = KITS[wish.game].customs_of(setup) is not None
    return {**header, "caller": caller_of(wish)} if called else header


def people_at(header: Mapping[str, Any]) -> tuple[int, ...]:
    """Return the seats of a match at which people sit."""
    bots = bots_of(header, header["seats"])
    return tuple(seat for seat in range(1, header["seats"] + 1) if seat not in bots)


def caller_of(wish: Wish) -> dict[str, Any]:
    """Return what the calls are drawn by, so that they can be drawn again."""
    return {"seed": wish.seed, "pace": wish.pace, "traps": pace_of(wish.pace, wish.traps).traps}


def table_for(
    wish: Wish,
    record: Record | None = None,
    pace: Pace | None = None,
    *,
    header: Mapping[str, Any] | None = None,
    aside: Aside = lambda said: None,
    hands: HandsAt = simulated_hands,
) -> tuple[PracticeTable, Keyboard]:
    """Build the table with everybody at it, and the keys of its people.

    `header` is that of a match which is gone on with. `aside` keeps what no event tells. `hands`
    are those that the keys move.
    """
    header = header or header_for(wish)
    people = people_at(header)
    sitting = Sitting(
        header,
        wish.seed,
        bots_of(header, wish.seats),
        serves=lambda dealer: wish.auto_dealer or dealer not in people,
        rematch=wish.rematch,
        aside=aside,
    )
    table = PracticeTable(
        seated(wish.profile, wish.seats), sitting, pace or pace_for(wish.speed), record
    )
    keys = keys_for(people, wish.seats)
    keyboard = Keyboard(keys, hands(table), table.inbox.wake, table.recess)
    table.join(listener=keyboard, actor=keyboard)
    return table, keyboard


def pace_for(speed: float) -> Pace:
    """Return how time passes: 0 means as fast as it goes."""
    return Passage(now_us, speed) if speed else Skipping()


def call_quietly(table: PracticeTable, wish: Wish) -> None:
    """Have READY and PLAY called without a sound."""
    caller = Caller(
        pace_of(wish.pace, wish.traps), table.kit.customs_of(table.session.setup), _drawn_by(wish)
    )
    table.call(caller, QuietCalling(caller, table.inbox.put, _doubt(table)))


def call_aloud(table: PracticeTable, wish: Wish, voice: Voice) -> None:
    """Have READY and PLAY said; whoever hears them is judged by when they were heard."""
    customs = table.kit.customs_of(table.session.setup)
    caller = Caller(pace_of(wish.pace, wish.traps), customs, _drawn_by(wish), LEAD_US)
    table.call(caller, Calling(caller, in_time(table, voice), table.inbox, _doubt(table)))
    table.join(listener=voice)


def in_time(table: PracticeTable, voice: Voice) -> InMatchTime:
    """Return the voice as the match dates it, whose clock may have stood still or been shifted."""
    return InMatchTime(voice, lambda: table.ahead - table.pace.behind)


def _drawn_by(wish: Wish) -> int:
    return wish.seed if wish.calls is None else wish.calls


def _doubt(table: PracticeTable) -> int:
    return table.session.setup.uncertainty["cue"]


def light_lamps(table: PracticeTable, *, by_eye: bool) -> None:
    """Have the table's lamps lit, the simulated ones and whatever real ones there are."""
    seats = table.session.setup.seats
    lamps = Lamps(table.kit.lamps, seats, table.hardware.set, by_eye=by_eye)
    table.lamplight = lamps
    table.join(listener=lamps, actor=lamps)
