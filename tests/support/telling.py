"""What a worker tells of a test that passed: this, and that it is done. A plug-in for pytest.

Otherwise it would also tell that it began and ended, and how it was set up and cleared away, with
every word that the test can be chosen by: of thousands, that costs more than many of them do. Who
wants to see more (`-v`, `--durations`, `--junitxml`, `-rP`) is told all of it.
"""

from collections.abc import Callable, Generator
from typing import Any

import pytest

NEEDLESS = ("logstart", "logfinish")
REPORT = "$report_type"
"""What every report has that is one: of the others nothing is told."""


def is_brief(config: pytest.Config) -> bool:
    """Tell whether nobody asked for more than who failed."""
    option = config.option
    wordy = (option.verbose > 0, option.durations, option.xmlpath, {*option.reportchars} & {*"pPA"})
    return not any(wordy)


def is_plain(report: pytest.TestReport | pytest.CollectReport) -> bool:
    return (
        isinstance(report, pytest.TestReport) and report.passed and not hasattr(report, "wasxfail")
    )


def brief(send: Callable[..., None]) -> Callable[..., None]:
    """Make a way to tell the controller only what it needs to know."""

    def tell(name: str, **told: Any) -> None:
        if name not in NEEDLESS and REPORT in told.get("data", REPORT):
            send(name, **told)

    return tell


class Briefly:
    """Makes little of what passed, and nothing of how it was set up and cleared away."""

    @pytest.hookimpl(wrapper=True, tryfirst=True)
    def pytest_report_to_serializable(
        self, report: pytest.TestReport | pytest.CollectReport
    ) -> Generator[None, dict[str, Any], dict[str, Any]]:
        data = yield
        if not is_plain(report):
            return data
        return {**data, "keywords": {}} if report.when == "call" else {}


def pytest_sessionstart(session: pytest.Session) -> None:
    plugins = session.config.pluginmanager
    worker = next((one for one in plugins.get_plugins() if _works(one)), None)
    if worker is not None and is_brief(session.config):
        worker.sendevent = brief(worker.sendevent)
        plugins.register(Briefly())


def _works(plugin: object) -> bool:
    return type(plugin).__name__ == "WorkerInteractor"
