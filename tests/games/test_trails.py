"""A tripwire: whatever changes in what a game decides, offers or declares is noticed here.

It does not say what is right. If you meant the change, write the marks anew with
`python -m tests.support.trails`, and look at the difference of what you changed twice.
"""

from collections.abc import Iterable
from functools import cache

import pytest

from companion.games import GAMES
from tests.support.by_lot import Planned, Step, declared
from tests.support.odd_options import taken
from tests.support.scenes import bundles
from tests.support.trails import EVENINGS, fits, kept, played, shown, steps

MEANT = "If you meant it: python -m tests.support.trails"
SCENES = bundles()

marks = cache(kept)


def walk(taken: Iterable[Step], name: str) -> None:
    """Hold what happens against the marks of that name."""
    trail = marks()[name]
    for place, step in enumerate(taken):
        if not fits(trail, place, step.seen):
            pytest.fail(f"judged, or offered, otherwise: {shown(step)}\n{MEANT}", pytrace=False)


@pytest.mark.parametrize("planned", EVENINGS, ids=str)
def test_an_evening_by_lot_is_judged_as_it_was(planned: Planned) -> None:
    walk(steps(planned), str(planned))


@pytest.mark.parametrize("name", SCENES)
def test_a_scene_and_what_follows_by_lot_are_judged_as_they_were(name: str) -> None:
    walk(played(SCENES[name]), name)


SHIPPED = sorted({planned.game for planned in EVENINGS})


def alike(told: list[str], name: str) -> None:
    """Hold texts against the marks of that name."""
    trail = marks()[name]
    for place, line in enumerate(told):
        assert fits(trail, place, line), f"told otherwise: {line}\n{MEANT}"
    assert not fits(trail, len(told), ""), "something is not told any more"


@pytest.mark.parametrize("game", SHIPPED)
def test_a_game_declares_what_it_did(game: str) -> None:
    alike(declared(GAMES[game].vocabulary), f"{game} declares")


@pytest.mark.parametrize("game", SHIPPED)
def test_a_game_makes_of_its_options_what_it_did(game: str) -> None:
    alike([*taken(game)], f"{game} takes")


def test_every_game_that_ships_is_played() -> None:
    assert {planned.game for planned in EVENINGS} <= {*GAMES}
    assert {scene.game for some in SCENES.values() for scene in some} == {*SHIPPED}
    assert len({str(planned) for planned in EVENINGS}) == len(EVENINGS)
