"""Which rigs play: `pytest --rig NAME`, or several; usually sim, firmware and the virtual Pi."""

from collections.abc import Iterator

import pytest

from tests.hil.bench_rig import BenchRig, bench_of_this_machine
from tests.hil.firmware_rig import FirmwareRig
from tests.hil.rig import Rig
from tests.hil.sim_rig import SimRig
from tests.hil.virtual_pi import Results, Shared, VirtualPiRig

USUAL = ("sim", "firmware", "vpi")
SLOW = {"firmware", "vpi", "bench"}


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "rig" in metafunc.fixturenames:
        names = metafunc.config.getoption("rig") or USUAL
        marked = [pytest.param(n, marks=pytest.mark.slow if n in SLOW else ()) for n in names]
        metafunc.parametrize("rig", marked, indirect=True, scope="module")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Another rig alone needs no virtual Pi."""
    if "vpi" not in (config.getoption("rig") or USUAL):
        others = [item for item in items if "inside" not in getattr(item, "fixturenames", ())]
        items[:] = others


@pytest.fixture(scope="module")
def rig(request: pytest.FixtureRequest) -> Iterator[Rig]:
    if request.param == "sim":
        yield SimRig()
    elif request.param == "firmware":
        with FirmwareRig() as board:
            yield board
    elif request.param == "vpi":
        yield VirtualPiRig(request.getfixturevalue("inside"))
    elif request.param == "bench":
        with BenchRig(bench_of_this_machine()) as bench:
            yield bench
    else:
        raise pytest.UsageError(
            f"there is no rig {request.param}; take sim, firmware, vpi or bench"
        )


@pytest.fixture(scope="session")
def inside(tmp_path_factory: pytest.TempPathFactory) -> Results:
    """What the virtual Pi found: one boot for all tests, in however many processes they run."""
    return Shared(tmp_path_factory).results()
