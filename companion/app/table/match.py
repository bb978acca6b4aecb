"""From a table's profile to the header of a match: who plays what, and how sure the sensors are."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace
from typing import Any

from companion.games import KITS
from companion.kit.kit import Kit
from companion.kit.pack import Values
from companion.kit.printing import cards_by_mark
from companion.language import say
from companion.setup.profile.model import Input, Profile, SeatPlaces, Simulated
from hw.signals import INPUTS, PADS

PROCESSING_US = 30_000
"""How much later than the wires promise a busy machine may look at a signal."""


PHONE_LATE_US = 250_000
"""How long after the finger a phone's press may come: its screen, its browser, a bad WLAN."""
PHONE_DOUBT_US = 25_000
"""How unsure a phone's press may usually be: 15 ms for its screen, the rest for its clock."""


class CannotPlayError(Exception):
    """What was asked for cannot be played: one line that says why, and what to do."""


NAMES = ("Ada", "Ben", "Cy", "Dot", "Eve", "Fay", "Gus", "Hal")
"""Who sits down where a profile names nobody."""


def header_of(
    profile: Profile,
    game: str | None = None,
    players: Sequence[str] = (),
    options: Mapping[str, Any] | None = None,
    phones: Collection[int] = (),
) -> dict[str, Any]:
    """The header line of a match at this table; the owner's pack goes into the options.

    `phones` are the chairs whose buttons are on phones: where there are none, nothing is added.
    """
    names = [*players] or [seat.player for seat in profile.seats]
    return {
        "transcript": 1,
        "game": game or profile.game,
        "seats": len(profile.seats),
        "dealer": profile.dealer,
        "players": names,
        "options": {**pack_options(profile, game or profile.game), **(options or {})},
        "uncertainty": _uncertainty(profile, phones),
        "latency": max(profile.latency_us, PHONE_LATE_US if phones else 0) + PROCESSING_US,
    }


def pack_options(profile: Profile, game: str) -> dict[str, Any]:
    """Return what the owner's own box adds to the options of a game."""
    kit = KITS[game]
    return dict(kit.pack.options(pack_of(profile, kit)))


def pack_of(profile: Profile, kit: Kit) -> Values:
    """Return what a profile says of the owner's box of a game; mostly that it is as usual."""
    return profile.packs.get(kit.name) or kit.pack.defaults()


def printed_pack(profile: Profile, game: str) -> Mapping[int, str]:
    """Return which card of a game has which printed mark; nothing, where it has no printed pack."""
    file = None if profile.camera is None else profile.camera.cards
    return cards_by_mark(KITS[game], file)


def _uncertainty(profile: Profile, phones: Collection[int]) -> dict[str, int]:
    """The largest doubt among the inputs of one name: decisions wait for that one."""
    found: dict[str, int] = dict.fromkeys(INPUTS, PHONE_DOUBT_US) if phones else {}
    for item in profile.inputs():
        found[item.name] = max(found.get(item.name, 0), _doubt(profile, item))
    return {**found, "cue": profile.cue_uncertainty_us}


def _doubt(profile: Profile, item: Input) -> int:
    slow = item.name in PADS and isinstance(item.place, Simulated)
    wire = profile.sim.pad_latency_us + profile.sim.jitter_us if slow else 0
    wire += profile.late_us(item.place)
    return item.uncertainty_us + (wire + 1) // 2


def seated(profile: Profile, seats: int) -> Profile:
    """The same table with fewer places, or with more of the simulated kind."""
    if seats == len(profile.seats):
        return profile
    kept = profile.seats[:seats]
    added = tuple(_like(profile.seats[-1], n) for n in range(len(kept) + 1, seats + 1))
    dealer = profile.dealer if profile.dealer <= seats else 1
    return replace(profile, seats=kept + added, dealer=dealer)


def _like(seat: SeatPlaces, number: int) -> SeatPlaces:
    """Another simulated place of the same manners."""
    inputs = tuple(replace(item, seat=number, place=Simulated()) for item in seat.inputs)
    lamps = tuple(replace(lamp, seat=number, place=Simulated()) for lamp in seat.lamps)
    return SeatPlaces(number, NAMES[number - 1], inputs, lamps)


def seats_problem(game: str, seats: int) -> str | None:
    """Say in one line why so many cannot play, or nothing."""
    players = KITS[game].rules.vocabulary.seats
    if seats in players:
        return None
    return say("table-not-so-many", game=game, least=players[0], most=players[-1], seats=seats)
