"""How a run of tests treats those in real time: a plug-in for pytest.

A test marked `real_time` that fails and had the time has failed. If others kept it off the cores it
plays again; if they always did, it is neither failed nor passed but *not measured on this machine*.
The last line of a run names those, and `scripts/test` plays them once more, alone. Any other test
that is skipped is a failed one in CI, unless it asks for what only the machine's owner can bring.
`--account=FILE` adds a line to a file that a program can read: what became of this run.
"""

import json
import os
from collections.abc import Generator
from pathlib import Path

import pytest

from tests.support.real_time import UNMEASURED, Watch

AGAIN = 2
KEPT = "companion/unmeasured"
"""Where the cache of pytest keeps the names of what was not measured."""
ASKS_FOR = "COMPANION_UF2"
"""What only the owner of a machine can bring: who skips for want of it is excused, by this name."""

Wrapped = Generator[None, object, object]


class StarvedError(Exception):
    """A test in real time failed, and had not got it: this says nothing."""


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--unmeasured", action="store_true", help="only what the last run did not measure"
    )
    parser.addoption("--account", type=Path, help="add what became of the run to this file")


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if config.getoption("unmeasured"):
        names = config.cache.get(KEPT, [])
        others = [item for item in items if item.nodeid not in names]
        config.hook.pytest_deselected(items=others)
        items[:] = [item for item in items if item.nodeid in names]
    for item in items:
        if item.get_closest_marker("real_time"):
            item.add_marker(pytest.mark.flaky(reruns=AGAIN, only_rerun=[StarvedError.__name__]))


_WAITED = pytest.StashKey[str]()
"""What was missing so far, if anything: what is set up in a hurry is played with later."""


def _watched(item: pytest.Item) -> Wrapped:
    """Tell a test that fails from one that was kept waiting."""
    mark = item.get_closest_marker("real_time")
    if mark is None:
        return (yield)
    watch = Watch(patient=mark.kwargs.get("patient", False))
    try:
        with watch:
            return (yield)
    except (Exception, pytest.fail.Exception) as error:
        waited = watch.waited or item.stash.get(_WAITED, "")
        if not waited:
            raise
        if getattr(item, "execution_count", AGAIN + 1) > AGAIN:
            pytest.skip(f"{UNMEASURED}: {waited}, {AGAIN + 1} times running")
        raise StarvedError(waited) from error
    finally:
        item.stash[_WAITED] = watch.waited


@pytest.hookimpl(wrapper=True)
def pytest_runtest_setup(item: pytest.Item) -> Wrapped:
    return (yield from _watched(item))


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Wrapped:
    return (yield from _watched(item))


def unmeasured(reporter: pytest.TerminalReporter) -> list[str]:
    """Return the names of the tests of which nothing is known."""
    skipped = reporter.stats.get("skipped", [])
    return [report.nodeid for report in skipped if UNMEASURED in str(report.longrepr)]


def pytest_terminal_summary(
    terminalreporter: pytest.TerminalReporter, config: pytest.Config
) -> None:
    if hasattr(config, "workerinput"):
        return  # whoever hands out the tests tells of all of them
    names = unmeasured(terminalreporter)
    if config.pluginmanager.has_plugin("cacheprovider"):
        config.cache.set(KEPT, names)
    if names:
        line = f"{len(names)} {UNMEASURED}: {', '.join(names)}"
        terminalreporter.write_line(line, yellow=True)
    if kept := config.getoption("account"):
        with kept.open("a") as file:
            file.write(json.dumps(account(terminalreporter)) + "\n")


def account(reporter: pytest.TerminalReporter) -> dict[str, object]:
    """Say what became of a run: how many passed, and the names of those that did not at once."""

    def named(*kinds: str) -> list[str]:
        return sorted({report.nodeid for kind in kinds for report in reporter.stats.get(kind, [])})

    return {
        "passed": len(reporter.stats.get("passed", [])),
        "failed": named("failed", "error"),
        "again": named("rerun"),
        "unmeasured": unmeasured(reporter),
    }


def pytest_sessionfinish(session: pytest.Session, exitstatus: int) -> None:
    reporter = session.config.pluginmanager.get_plugin("terminalreporter")
    if reporter is None or not os.environ.get("CI") or exitstatus:
        return
    skipped = [
        each for each in reporter.stats.get("skipped", []) if ASKS_FOR not in each.longreprtext
    ]
    if len(skipped) > len(unmeasured(reporter)):
        reporter.write_line("\nA test was skipped: in CI that is a failure.", red=True)
        session.exitstatus = pytest.ExitCode.TESTS_FAILED
