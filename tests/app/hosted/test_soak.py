"""A long evening in short: every ledger right, memory and files flat."""

from pathlib import Path

import pytest

from tests.app.hosted.soak import Soak


@pytest.mark.slow
def test_eight_bots_play_for_an_hour(tmp_path: Path) -> None:
    """`python -m tests.app.hosted.soak 10` does the same for longer."""
    soak = Soak(hours=1.0)
    soak.run(tmp_path)
    soak.check()
    assert soak.hands >= 3
