"""Whatever is offered is accepted, and everything that may be entered is offered."""

from collections.abc import Iterator
from itertools import product
from random import Random
from typing import Any

import pytest

from companion.core.referee import Prompt
from companion.core.referee.events import Entered, Entry, Event, Ruling
from companion.core.referee.game import DEALER
from companion.core.referee.schema import problem
from companion.games.baker_street.rules import BakerStreet
from tests.games.baker_street.random_evenings import every_way, play, set_up
from tests.games.baker_street.table import BakerTable, game
from tests.games.baker_street.test_random_play import unwatched

FIELDS = {"entry": BakerStreet.vocabulary.entries, "ruling": BakerStreet.vocabulary.rulings}
NEVER = 10**9
"""An instant after all others."""


def names(scene: BakerTable, by: int | str | None = None) -> list[str]:
    return [p.name for p in scene.offered() if by is None or p.by == by]


def offer(scene: BakerTable, name: str, **fixed: Any) -> Prompt:
    (found,) = [p for p in scene.offered() if p.name == name and fixed.items() <= p.fixed.items()]
    return found


def accepted(match: BakerStreet, event: Event) -> bool:
    twin = match.clone()
    twin.drain()
    twin.apply(event)
    return all(finding.kind != "refused" for finding in twin.drain())


def plain(match: BakerStreet, event: Entered) -> dict[str, Any]:
    """The fields of an event without those that tell nothing: no seal, the only door."""
    fields = {n: v for n, v in event.fields.items() if v is not False or n in ("correct", "used")}
    m = match.match
    if "to" in fields:
        start, to = m.place_of(fields["seat"]), m.options.locations.get(fields["to"])
        by_cab = event.name == "cab"
        if (to and to.only_door) or (by_cab and "key" not in fields):
            fields.pop("entrance", None)
        if (start and start.only_door) or (by_cab and "seal" not in fields):
            fields.pop("exit", None)
    return fields


def covers(prompt: Prompt, name: str, fields: dict[str, Any]) -> bool:
    needed = {n for n, field in prompt.fields.items() if field.required}
    if prompt.name != name or not needed <= set(fields) <= set(prompt.fields):
        return False
    for field, value in fields.items():
        offered = [prompt.fixed[field]] if field in prompt.fixed else prompt.choices.get(field)
        if field == "items":
            letters = set(prompt.fixed.get("items", prompt.choices.get("items", ())))
            offered = [value] if set(value) <= letters else []
        if offered is not None and value not in offered:
            return False
    return True


def combined(name: str, **fields: tuple[Any, ...]) -> Iterator[Entry]:
    for values in product(*fields.values()):
        given = zip(fields, values, strict=True)
        yield Entry(NEVER, name, {n: v for n, v in given if v is not None})


def thinkable(match: BakerStreet) -> Iterator[Entry]:
    """All that anybody might enter, sense or nonsense."""
    seats = tuple(match.match.seats)
    turn = (match.match.turn.seat or 1, seats[-1])
    places = (*match.match.options.locations, "street", "airport")
    doors = (None, "a", "b")
    yield from combined("case", number=(None, 1, 21), items=(["a"], ["a", "a"]))
    yield from combined("roll", seat=seats, value=(None, 0, 1, 6))
    yield from combined("die", seat=seats, value=(1, 7))
    ways = {"to": places, "entrance": doors, "exit": doors, "seal": (True, False)}
    yield from combined("move", seat=turn, **ways, key=(True, False))
    short = {"to": ("bank", "park", "street"), "entrance": doors, "read": (None, True)}
    yield from combined("move", seat=seats, **short, value=(1, 7))
    yield from combined("cab", seat=turn, **ways, key=(True, False))
    for name in ("stay", "clue-open", "clue-close", "end"):
        yield from combined(name, seat=seats)
    yield from combined("take", seat=seats, card=("scotland_yard", "skeleton_key"))
    items = (list(match.match.items), ["a"], ["z"])
    yield from combined("announce", seat=seats, items=items)
    yield from combined("result", seat=seats, correct=(True, False))


def corrections(match: BakerStreet) -> Iterator[Ruling]:
    """All that the dealer might put right, sense or nonsense."""
    seats, flags = tuple(match.match.seats), (True, False)
    places = (*match.match.options.locations, "street", "airport")
    wishes = (
        *combined("position", seat=seats, at=places),
        *combined("card", seat=seats, card=("scotland_yard", "skeleton_key"), holds=flags),
        *combined("seal", location=places, entrance=("a", "b"), sealed=flags),
        *combined("look", seat=seats, used=flags),
    )
    yield from (Ruling(wish.t, wish.name, wish.fields) for wish in wishes)


def check(match: BakerStreet) -> None:
    prompts = [p for p in match.prompts() if p.name not in ("lift", "solution")]
    for prompt in prompts:
        for event in every_way(prompt, NEVER):
            assert isinstance(event, Entered)
            assert problem(event.fields, FIELDS[prompt.event][prompt.name]) is None
            assert accepted(match, event), f"{event} was offered, and refused"
    for event in (*thinkable(match), *corrections(match)):
        if accepted(match, event):
            fields = plain(match, event) if isinstance(event, Entry) else dict(event.fields)
            assert any(covers(p, event.name, fields) for p in prompts), f"{event} is not offered"


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(8))
def test_offered_is_accepted_and_acceptable_is_offered(seed: int) -> None:
    rng = Random(seed)
    match = set_up(rng.choice((2, 3, 4)))
    for _ in range(4):
        check(match)
        play(match, rng, unwatched, events=rng.randint(1, 12))
    check(match)


def test_a_case_is_chosen_by_the_dealer_the_next_one_first() -> None:
    scene = BakerTable(3, options={"played": [1, 2]})
    assert names(scene) == ["case"]
    assert offer(scene, "case").by == DEALER
    assert offer(scene, "case").choices["number"][:3] == (3, 1, 2)
    assert not offer(scene, "case").asked
    assert offer(scene.case(None), "case").asked


def test_everybody_rolls_for_the_start() -> None:
    scene = BakerTable(3).case().roll(2).push(3, "red")
    assert names(scene, 1) == ["roll", "roll"]
    assert names(scene, 2) == []
    assert names(scene, 3) == ["die", "roll"]
    assert offer(scene, "die").asked


def test_where_to_go_by_doors() -> None:
    scene = game().sealed("park", "b").sealed("bank").at(1, "hotel").roll(1)
    ways = {
        (p.fixed.get("seal", False), p.fixed.get("key", False), p.choices.get("entrance")): p
        for p in scene.offered()
        if p.name == "move"
    }
    assert set(ways) == {
        (seal, key, doors)
        for seal in (False, True)
        for key, doors in (
            (False, None),
            (False, ("a", "b")),
            (False, ("a",)),
            (True, None),
            (True, ("b",)),
        )
    }
    assert ways[False, True, None].choices["to"] == ("bank",)
    assert ways[True, False, ("a", "b")].choices["to"] == ("museum",)
    assert all(p.choices["exit"] == ("a", "b") for p in ways.values())
    assert "street" in ways[False, False, None].choices["to"]


def test_who_holds_no_card_is_offered_no_use_of_it() -> None:
    scene = game().sealed("bank").without(1, "skeleton_key").without(1, "scotland_yard")
    moves = [p for p in scene.at(1, "pub").roll(1).offered() if p.name == "move"]
    assert all("seal" not in p.fields and "key" not in p.fields for p in moves)


def test_the_announcement_is_offered_whole() -> None:
    assert offer(game(), "announce").fixed["items"] == ["a", "b", "c"]
    scene = game().announce(1)
    assert names(scene) == ["result"]
    assert offer(scene, "result").asked


def test_a_lift_is_offered_by_the_numbers_of_the_verdicts() -> None:
    scene = game().at(1, "carriage_depot").cab(1, "221b")
    number = scene.so_far().one("refused")["n"]
    assert offer(scene, "lift").choices == {"of": (number,)}
    assert "lift" not in names(scene.lift_last())
    assert "lift" not in names(game().go(1, "nowhere"))


def test_a_solution_is_offered_while_it_can_be_disputed() -> None:
    scene = game().announce(1).result(1, True)
    assert names(scene) == ["solution"]
    assert "solution" in names(scene.say("solution", seat=1, correct=False))
    assert "solution" not in names(scene.roll(2))
    assert names(game(2).fail(1).fail(2)) == ["solution"]
