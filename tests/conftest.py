"""Profiles for hypothesis, which tests play in real time, and a home for each of them."""

import gc
import os
import signal
from collections.abc import Iterator
from functools import cache
from itertools import count
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING

import pytest
from hypothesis import HealthCheck, is_hypothesis_test, settings

from companion.core.referee import Referee
from tests.support.soak import SOAKING, soaks

if TYPE_CHECKING:
    from playwright.sync_api import Browser

pytest_plugins = [
    "pytester",
    "tests.support.dealing",
    "tests.support.measuring",
    "tests.support.telling",
    "tests.support.weights",
]

gc.disable()  # until all is collected: nothing of that goes

for _profile, _examples in (("fast", 15), ("full", 40), ("long", 500), ("soak", 5_000)):
    settings.register_profile(
        _profile,
        max_examples=_examples,
        deadline=None,
        derandomize=bool(os.environ.get("CI")),  # what a change is judged by is no lottery
        suppress_health_check=(HealthCheck.too_slow, HealthCheck.data_too_large),
    )
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "full"))

Referee.checked = True
os.environ["COMPANION_LANGUAGE"] = "en"  # whatever whoever runs them speaks at home

if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    # A shell lets its background jobs ignore Ctrl-C, and what they start inherits that.
    signal.signal(signal.SIGINT, signal.default_int_handler)


# These talk in real time, through a pty to an interpreter, to a browser or a window, with programs
# that share the machine with everything else: see tests/support/measuring.py.
_IN_REAL_TIME = (
    "tests/app/hosted/test_parts.py",
    "tests/app/hosted/test_phone.py",
    "tests/app/hosted/test_phone_start.py",
    "tests/app/hosted/test_phones_evening.py",
    "tests/app/hosted/test_process.py",
    "tests/app/test_evening_terminal.py",
    "tests/app/test_evening_window.py",
    "tests/app/test_play_window.py",
    "tests/app/test_views.py::test_somebody",
    "tests/firmware/test_micropython.py",
    "tests/firmware/test_rigs.py",
    "tests/hil/test_jig.py",
    "tests/hw/boards/test_firmware.py",
    "tests/hw/speakers/test_truth.py::test_under_load",
    "tests/outputs/console/test_browser.py",
    "tests/outputs/console/test_doorstep.py",
    "tests/outputs/console/test_web.py",
    "tests/outputs/display/test_real_window.py",
    "FirmwareRig",
    "MicroPythonRig",
    "[firmware",
)

_LIVE = (
    "tests.app.hosted.live",
    "tests.app.hosted.buzzing",
    "tests.app.hosted.process",
    "tests.outputs.console.hosting",
    "tests.support.screen",
    "tests.support.tmux",
)
"""Who takes anything from these plays with a table that runs by the clock, and so in real time."""

_PATIENT = (
    "tests/app/hosted/test_phone",
    "tests/app/test_evening_",
    "tests/outputs/console/",
    "tests/outputs/display/test_real_window.py",
)
"""Of those, who wait for what is to be seen, for as long as it takes."""

_LONG = (
    "tests/app/test_evening_window.py",
    "tests/app/test_evening_terminal.py",
    "tests/app/hosted/test_process.py::test_kill_9",
    "tests/app/hosted/test_phone.py::test_a_hand_a_hand_over_and_a_restart",
    "tests/app/hosted/test_phones_evening.py",
    "tests/app/hosted/test_phone_start.py",
)
"""What takes longest in real time, and waits for most of it: it is strewn among those who only
think, so that they have the cores meanwhile, and nobody waits for one of them in the end."""


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--rig",
        action="append",
        help="who plays tests/hil: sim, firmware, vpi or bench (docs/hil-rig.md); may be repeated",
    )


def _fixtures(item: pytest.Item) -> tuple[str, ...]:
    return tuple(getattr(item, "fixturenames", ()))


def _in_virtual_pi(item: pytest.Item) -> bool:
    return "inside" in _fixtures(item) or "[vpi" in item.name


def _when(item: pytest.Item) -> int:
    """What only thinks comes first, while the virtual Pi plays; then what plays in real time.

    Last come those who ask what the virtual Pi found.
    """
    if _in_virtual_pi(item):
        return 3
    if item.get_closest_marker("real_time") is None:
        return 1
    return 0 if any(name in item.nodeid for name in _LONG) else 2


def _strewn(items: list[pytest.Item]) -> Iterator[pytest.Item]:
    """Give them in their order, the longest evenly among those who only think."""
    by_kind: list[list[pytest.Item]] = [[], [], [], []]
    for item in items:
        by_kind[_when(item)].append(item)
    long, thinking, *others = by_kind
    stretch = max(1, len(thinking) * 2 // 3 // max(1, len(long)))
    for n, item in enumerate(thinking):
        if long and n % stretch == 0:
            yield long.pop(0)
        yield item
    for rest in (long, *others):
        yield from rest


@cache
def _lives(module: ModuleType) -> bool:
    return any(getattr(each, "__module__", None) in _LIVE for each in vars(module).values())


_soaks = cache(soaks)


def _longer_in_a_soak(item: pytest.Function) -> bool:
    return is_hypothesis_test(item.obj) or _soaks(item.module)


def _in_real_time(item: pytest.Item) -> bool:
    if any(name in item.nodeid for name in _IN_REAL_TIME):
        return True
    return isinstance(item, pytest.Function) and _lives(item.module)


def _leave_to_the_soak(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out what only a soak plays; in a soak, mark also what it plays longer."""
    if SOAKING:
        for item in items:
            if isinstance(item, pytest.Function) and _longer_in_a_soak(item):
                item.add_marker("soak")
        return
    left = [item for item in items if item.get_closest_marker("soak")]
    config.hook.pytest_deselected(items=left)
    items[:] = [item for item in items if not item.get_closest_marker("soak")]


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    _leave_to_the_soak(config, items)
    for item in items:
        if _in_real_time(item):
            patient = item.nodeid.startswith(_PATIENT)
            item.add_marker(pytest.mark.real_time(patient=patient))
    items[:] = _strewn(items)


def pytest_collection_finish() -> None:
    """Let nobody look through all that was collected for what nobody needs: nothing of it goes."""
    gc.collect()
    gc.freeze()
    gc.enable()


_homes = count(1)


@pytest.fixture(scope="session")
def _homes_of_tests(tmp_path_factory: pytest.TempPathFactory) -> Path:
    os.environ.pop("STATE_DIRECTORY", None)
    return tmp_path_factory.mktemp("state")


@pytest.fixture(autouse=True)
def _a_home_of_its_own(_homes_of_tests: Path) -> None:
    """Let no test write into the history of whoever runs it, nor into that of another test.

    Nothing is put back: to undo it after each of thousands would take longer than to do it.
    """
    os.environ["XDG_STATE_HOME"] = str(_homes_of_tests / str(next(_homes)))


@pytest.fixture(scope="module")
def _chromium() -> Iterator["Browser"]:
    from tests.outputs.console.phones import chromium

    with chromium() as found:
        yield found


@pytest.fixture
def browser(_chromium: "Browser") -> Iterator["Browser"]:
    """A browser, whose pages close with the test: none goes on looking for a table that is gone."""
    yield _chromium
    for context in _chromium.contexts:
        context.close()


@pytest.fixture(scope="session", autouse=True)
def _virtual_pi(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[None]:
    """Boot it while the other tests run, if there are any that will want it."""
    if not any(map(_in_virtual_pi, request.session.items)):
        yield
        return
    from tests.hil.virtual_pi import Shared

    with Shared(tmp_path_factory).booting():
        yield
