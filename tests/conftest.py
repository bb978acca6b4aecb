"""Profiles for hypothesis, and CI's rule that a skipped test is a failed one."""

import os

import pytest
from hypothesis import HealthCheck, settings

_SLOW_MACHINES = (HealthCheck.too_slow,)
settings.register_profile(
    "full", max_examples=300, deadline=None, suppress_health_check=_SLOW_MACHINES
)
settings.register_profile(
    "fast", max_examples=30, deadline=None, suppress_health_check=_SLOW_MACHINES
)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "full"))


def pytest_sessionfinish(session: pytest.Session, exitstatus: int) -> None:
    reporter = session.config.pluginmanager.get_plugin("terminalreporter")
    if os.environ.get("CI") and reporter and reporter.stats.get("skipped") and exitstatus == 0:
        reporter.write_line("A test was skipped: in CI that is a failure.", red=True)
        session.exitstatus = pytest.ExitCode.TESTS_FAILED
