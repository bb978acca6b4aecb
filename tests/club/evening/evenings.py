"""Evenings to plan: people, tables and what is played there."""

from collections.abc import Sequence

from companion.club.evening.model import Evening, Offer, Place
from companion.club.evening.planning import planned

HOLMES = Offer("sherlock-holmes", 3, 8)
BLOCK = Offer("block", 3, 6)
SORRY = Offer("sorry", 3, 4)


def people(count: int) -> tuple[str, ...]:
    return tuple(f"P{number:02d}" for number in range(1, count + 1))


def tables(count: int, *offers: Offer) -> tuple[Place, ...]:
    return tuple(Place(f"T{number}", offers or (HOLMES,)) for number in range(1, count + 1))


def an_evening(
    who: int | Sequence[str], places: int | Sequence[Place], rounds: int, seed: int = 1
) -> Evening:
    there = people(who) if isinstance(who, int) else tuple(who)
    put_up = tables(places) if isinstance(places, int) else tuple(places)
    return planned(Evening(seed, rounds, there, put_up))
