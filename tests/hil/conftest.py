"""Which rigs play: `pytest --rig NAME`, or several; usually sim, firmware and the virtual Pi."""

from collections.abc import Generator, Iterator

import pytest

from tests.hil.bench_rig import BenchRig, bench_of_this_machine
from tests.hil.firmware_rig import FirmwareRig
from tests.hil.rig import Rig
from tests.hil.sim_rig import SimRig
from tests.hil.virtual_pi import Results, Shared, VirtualPiRig
from tests.support.real_time import UNMEASURED

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


_INSIDE = pytest.StashKey[Results]()


@pytest.fixture(scope="session")
def inside(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Results:
    """What the virtual Pi found: one boot for all tests, in however many processes they run."""
    found = request.session.stash[_INSIDE] = Shared(tmp_path_factory).results()
    return found


def _waited(item: pytest.Item) -> str:
    """What the virtual Pi had no time for, of what this test asks."""
    trial, inside = item.get_closest_marker("trial"), item.session.stash.get(_INSIDE, None)
    if inside is None:
        return ""
    if trial:
        return inside.waited(*trial.args)
    return inside.waited("scenarios", _scenario(item)) if "[vpi-" in item.name else ""


def _scenario(item: pytest.Item) -> str:
    return item.name.partition("[vpi-")[2].removesuffix("]")


def _excused(item: pytest.Item) -> Generator[None, object, object]:
    """Tell what failed inside the virtual Pi from what it had no time for."""
    try:
        return (yield)
    except (Exception, pytest.fail.Exception):
        if waited := _waited(item):
            pytest.skip(f"{UNMEASURED}: {waited}")
        raise


@pytest.hookimpl(wrapper=True)
def pytest_runtest_setup(item: pytest.Item) -> Generator[None, object, object]:
    return (yield from _excused(item))


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Generator[None, object, object]:
    return (yield from _excused(item))
