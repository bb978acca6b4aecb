"""Kill -9 at random moments: the match ends as if nothing had happened."""

import pytest

from tests.journal.killing import Killer

KILLS = 60


@pytest.mark.slow
def test_killed_at_random_moments_the_match_ends_as_it_would_have() -> None:
    """`python -m tests.journal.killing 500` does the same for longer."""
    with Killer(seed=1904) as killer:
        while killer.kills < KILLS:
            killer.match()
    assert killer.matches >= 1
