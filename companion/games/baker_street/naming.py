"""What places are called: on the map, and within a sentence."""

from collections.abc import Sequence

from companion.games.baker_street.rules.places import HOME, SHIPPED, STREET, YARD
from companion.language import say

_PRINTED = {place.id: place.name for place in SHIPPED}


def place_name(place: str, printed: str) -> str:
    """Return a place's name on the map; where somebody's own board has another name, that."""
    return say(f"baker-street-place-{place}") if _PRINTED.get(place) == printed else printed


def the_place(place: str, printed: str) -> str:
    """Return a place's name as people say it: the Bank, but Scotland Yard."""
    if place == STREET or _PRINTED.get(place) == printed:
        return say(f"baker-street-the-{place}")
    return printed if place in (HOME, YARD) else say("baker-street-the", place=printed)


def either(words: Sequence[str]) -> str:
    """Join what may be chosen."""
    if len(words) < 2:
        return "".join(words)
    return say("baker-street-or", most=", ".join(words[:-1]), last=words[-1])
