"""A small evening at which everything fails: the large one is `./scripts/club-faults`."""

import pytest

from scripts.club_faults import evening
from tests.club.postgres import missing
from tests.support.broker import mosquitto


@pytest.mark.slow
def test_after_a_few_kills_the_store_says_what_the_journals_say() -> None:
    if why := missing():
        pytest.skip(why)
    mosquitto()
    told, wrong = evening(tables=2, kills=3, seed=8, speed=40, say=lambda line: None)
    assert not wrong
    assert sum(told.kills.values()) == 3
