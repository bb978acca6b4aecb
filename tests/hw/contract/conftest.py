from collections.abc import Iterator

import pytest

from tests.hw.rigs.base import Rig
from tests.hw.rigs.rigs import RIGS


@pytest.fixture(params=RIGS, ids=lambda kind: kind.__name__)
def idle(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Iterator[Rig]:
    """A rig whose driver is not open yet."""
    rig: Rig = request.param(monkeypatch)
    yield rig
    rig.source.close()
    rig.dispose()


@pytest.fixture
def rig(idle: Rig) -> Rig:
    """A rig whose driver is open, stepped by hand."""
    idle.open()
    idle.run(20_000)
    return idle
