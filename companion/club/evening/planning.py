"""From who is there and what was played to the rounds that come."""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import replace
from random import Random

from companion.club.evening.designs import Groups
from companion.club.evening.grouping import most_even
from companion.club.evening.measure import meetings_in, small_tables
from companion.club.evening.model import Evening, Place, Round
from companion.club.evening.seating import Meant, Seats, even_out
from companion.club.evening.sizes import sizes


def planned(evening: Evening) -> Evening:
    """Return the evening with every round that is not begun made anew.

    What the dealer has changed stays, as long as it can be played by who is there.
    """
    kept = {each.number: each for each in evening.rounds if _stays(each, evening)}
    missing = [n for n in range(1, evening.length + 1) if n not in kept]
    made = _made(evening, [*kept.values()], missing)
    every = {**kept, **{each.number: each for each in made}}
    return replace(evening, rounds=tuple(every[number] for number in sorted(every)))


def _stays(each: Round, evening: Evening) -> bool:
    there = {place.table for place in evening.places}
    same = set(each.everybody) == set(evening.players)
    return each.begun or (each.kept and same and {s.table for s in each.sittings} <= there)


def times_out(rounds: Iterable[Round], players: Sequence[str]) -> dict[str, int]:
    """Tell how often everybody counts as having sat out.

    Whoever comes later counts as having done so as often as those who have least, or they would
    sit out one round after the other to make up for what they missed.
    """
    count: Counter[str] = Counter()
    least, before = 0, set[str]()
    for each in rounds:
        for player in set(each.everybody) - before:
            count[player] = max(count[player], least)
        count.update(each.out)
        before = set(each.everybody)
        least = max(least, min((count[player] for player in before), default=0))
    return {
        player: count[player] if player in before else max(count[player], least)
        for player in players
    }


def _made(evening: Evening, kept: Sequence[Round], missing: Sequence[int]) -> list[Round]:
    """Make these rounds, even together with those that stay."""
    if not missing or not evening.players or not evening.places:
        return [Round(number, (), evening.players) for number in missing]
    chance = Random(f"{evening.seed}:{len(kept)}:{len(evening.players)}")
    drawn = [*evening.players]
    chance.shuffle(drawn)
    used, out = _who_plays(evening, kept, missing, drawn)
    found = _grouped(evening, kept, used, out, chance.randrange(2**31))
    seats = Seats(kept, chance.randrange(2**31))
    meant = [
        Meant(number, [place for place, _ in tables], groups)
        for number, tables, groups in zip(missing, used, found, strict=True)
    ]
    even_out(meant, kept)
    return [
        Round(each.number, seats.seat(each), tuple(p for p in evening.players if p in resting))
        for each, resting in zip(meant, out, strict=True)
    ]


_Used = list[tuple[Place, int]]
"""The tables of a round that are played at, and by how many."""


def _who_plays(
    evening: Evening, kept: Sequence[Round], missing: Sequence[int], drawn: Sequence[str]
) -> tuple[list[_Used], list[frozenset[str]]]:
    """Return the tables of every round, and who sits out: those who have done so least often."""
    outs = times_out(sorted(kept, key=lambda each: each.number), evening.players)
    used, out = list[_Used](), list[frozenset[str]]()
    for turn, number in enumerate(missing):
        offers = [place.offer(number) for place in evening.places]
        each = sizes(len(drawn), offers)
        used.append([(p, size) for p, size in zip(evening.places, each, strict=True) if size])
        turned = [*drawn[turn % len(drawn) :], *drawn[: turn % len(drawn)]]
        resting = sorted(turned, key=lambda player: outs[player])[: len(drawn) - sum(each)]
        for player in resting:
            outs[player] += 1
        out.append(frozenset(resting))
    return used, out


def _grouped(
    evening: Evening,
    kept: Sequence[Round],
    used: Sequence[_Used],
    out: Sequence[frozenset[str]],
    seed: int,
) -> list[list[tuple[str, ...]]]:
    """Return the groups of every round, in the order of its tables."""
    people = evening.players
    at = {player: number for number, player in enumerate(people)}
    met = [[0] * len(people) for _ in people]
    for pair, often in meetings_in(kept).items():
        if pair <= at.keys():
            a, b = (at[player] for player in pair)
            met[a][b] = met[b][a] = often
    short = [small_tables(kept)[player] for player in people]
    seated = [[at[p] for p in people if p not in resting] for resting in out]
    counts = [[size for _, size in tables] for tables in used]
    made = most_even(met, short, seated, counts, seed)
    return [
        [tuple(people[one] for one in group) for group in _in_order(groups, each)]
        for groups, each in zip(made, counts, strict=True)
    ]


def _in_order(groups: Groups, counts: Sequence[int]) -> Groups:
    """Return groups in the order of the tables that take so many."""
    left = [*groups]
    found: Groups = []
    for count in counts:
        group = next(each for each in left if len(each) == count)
        left.remove(group)
        found.append(group)
    return found
