"""What people do to an evening: come, leave, put up tables, begin a round, change what is planned.

Each gives another evening. What is begun is never changed; what is not is planned again, if
anything is different for it.
"""

from collections.abc import Iterable
from dataclasses import replace

from companion.club.evening.model import Evening, Place, Round, Sitting
from companion.club.evening.planning import planned


class UnfitError(ValueError):
    """What cannot be done to an evening: the message that says why, and its words."""

    def __init__(self, message: str, **words: str | int) -> None:
        super().__init__(message)
        self.message, self.words = message, words


def come(evening: Evening, *players: str) -> Evening:
    """Let these sit from the next round on; who is here already, is."""
    new = [player for player in dict.fromkeys(players) if player not in evening.players]
    return planned(replace(evening, players=(*evening.players, *new))) if new else evening


def leave(evening: Evening, *players: str) -> Evening:
    """Let these sit no more, from the next round on."""
    for player in players:
        if player not in evening.players:
            raise UnfitError("club-evening-not-here", who=player)
    staying = tuple(player for player in evening.players if player not in players)
    return planned(replace(evening, players=staying)) if players else evening


def put_up(evening: Evening, *places: Place) -> Evening:
    """Put up tables, or have others played at them."""
    new = {place.table: place for place in places}
    tables = tuple(new.pop(place.table, place) for place in evening.places)
    then = replace(evening, places=(*tables, *new.values()))
    return planned(then) if then != evening else evening


def take_down(evening: Evening, table: str) -> Evening:
    """Let nobody sit at a table any more, from the next round on: it has broken down, say."""
    if table not in [place.table for place in evening.places]:
        raise UnfitError("club-evening-no-table", table=table)
    left = tuple(place for place in evening.places if place.table != table)
    return planned(replace(evening, places=left))


def lengthen(evening: Evening, rounds: int) -> Evening:
    """Let it have so many rounds; those that are begun stay."""
    length = max(rounds, *(each.number for each in evening.begun), 1)
    kept = tuple(each for each in evening.rounds if each.number <= length)
    then = replace(evening, length=length, rounds=kept)
    return _with_more(then) if length > len(kept) else then


def _with_more(evening: Evening) -> Evening:
    """Plan what is missing, and leave what is planned as it is."""
    held = tuple(replace(each, kept=True) for each in evening.rounds)
    made = planned(replace(evening, rounds=held)).rounds
    kept = {each.number: each.kept for each in evening.rounds}
    rounds = tuple(replace(each, kept=kept.get(each.number, False)) for each in made)
    return replace(evening, rounds=rounds)


def begin(evening: Evening) -> Evening:
    """Begin the next round: from now on it is what was played."""
    following = evening.next
    if following is None:
        raise UnfitError("club-evening-no-round")
    return _with(evening, replace(following, begun=True))


def swap(evening: Evening, number: int, one: str, other: str) -> Evening:
    """Let two people of a round that is not begun change places; one may be who sits out."""
    each = _open(evening, number)
    for player in (one, other):
        if player not in each.everybody:
            raise UnfitError("club-evening-not-here", who=player)
    other_way = {one: other, other: one}
    return _with(evening, _renamed(each, other_way))


def _renamed(each: Round, instead: dict[str, str]) -> Round:
    def those(players: Iterable[str]) -> tuple[str, ...]:
        return tuple(instead.get(player, player) for player in players)

    sittings = tuple(replace(s, players=those(s.players)) for s in each.sittings)
    return replace(each, sittings=sittings, out=those(each.out), kept=True)


def play(evening: Evening, number: int, table: str, game: str) -> Evening:
    """Have another game played at a table in a round that is not begun."""
    each = _open(evening, number)
    if table not in [sitting.table for sitting in each.sittings]:
        raise UnfitError("club-evening-no-table", table=table)
    sittings = tuple(_playing(s, game) if s.table == table else s for s in each.sittings)
    return _with(evening, replace(each, sittings=sittings, kept=True))


def _playing(sitting: Sitting, game: str) -> Sitting:
    return replace(sitting, game=game)


def _open(evening: Evening, number: int) -> Round:
    each = next((each for each in evening.rounds if each.number == number), None)
    if each is None:
        raise UnfitError("club-evening-no-round")
    if each.begun:
        raise UnfitError("club-evening-begun", round=number)
    return each


def _with(evening: Evening, changed: Round) -> Evening:
    rounds = tuple(changed if r.number == changed.number else r for r in evening.rounds)
    return replace(evening, rounds=rounds)
