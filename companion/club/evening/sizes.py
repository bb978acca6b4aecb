"""How many sit at which table: as many people as can be, at tables as equal as can be."""

from collections.abc import Sequence

from companion.club.evening.model import Offer

_Best = dict[int, tuple[int, tuple[int, ...]]]
"""By how many are seated: the sum of squares, and how many sit at each table so far."""


def sizes(people: int, offers: Sequence[Offer]) -> tuple[int, ...]:
    """Return how many of these people sit at each table; 0: nobody does.

    Fewest sit out; of all ways to seat so many, the one with the least sum of squares is the most
    equal, and has the most tables. Of those alike, the first tables get more.
    """
    best: _Best = {0: (0, ())}
    for offer in offers:
        best = _with(best, offer, people)
    return best[max(best)][1]


def _with(before: _Best, offer: Offer, people: int) -> _Best:
    found: _Best = {}
    for seated, (squares, chosen) in before.items():
        for size in (0, *range(offer.least, offer.most + 1)):
            if seated + size <= people:
                told = (squares + size * size, (*chosen, size))
                old = found.get(seated + size)
                if old is None or (told[0], _front(told[1])) < (old[0], _front(old[1])):
                    found[seated + size] = told
    return found


def _front(chosen: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(-size for size in chosen)
