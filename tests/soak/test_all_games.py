"""All games that bots can play, a few matches each; more with SOAK_MATCHES, or as a program."""

import os

import pytest

from companion.games import GAMES
from tests.soak.all_games import Soak


@pytest.mark.slow
def test_every_game_is_played_by_chance_with_everybody_listening() -> None:
    """`SOAK_MATCHES=50 SOAK_SEED=3 pytest tests/soak`, or `python -m tests.soak.all_games`."""
    soak = Soak(seed=int(os.environ.get("SOAK_SEED", "221")))
    for _ in range(int(os.environ.get("SOAK_MATCHES", "2"))):
        soak.round()
    soak.check()
    assert {*soak.matches} == {*GAMES}
    assert all(kinds["refused"] < kinds.total() for kinds in soak.kinds.values())
