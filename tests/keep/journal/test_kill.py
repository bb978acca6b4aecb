"""Kill -9 at random moments: the match ends as if nothing had happened."""

import pytest

from tests.keep.journal.killing import Killer

KILLS = 40


@pytest.mark.slow
@pytest.mark.parametrize("script", ["evening", "bots"])
def test_killed_at_random_moments_the_match_ends_as_it_would_have(script: str) -> None:
    """`python -m tests.keep.journal.killing 500 bots` does the same for longer."""
    with Killer(1904, script) as killer:
        while killer.kills < KILLS:
            killer.match()
    assert killer.matches >= 1
