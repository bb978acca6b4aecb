"""What workers tell: who failed and why, and of whatever passed no more than that."""

from textwrap import dedent
from types import SimpleNamespace
from typing import Any

import pytest

from tests.support import telling
from tests.support.command import ROOT


def test_only_what_is_needed_is_told() -> None:
    told: list[str] = []
    tell = telling.brief(lambda name, **_: told.append(name))
    report: dict[str, Any] = {telling.REPORT: "TestReport"}
    for name, kwargs in (
        ("logstart", {"nodeid": "a"}),
        ("testreport", {"data": {"item_index": 1}}),
        ("testreport", {"data": report}),
        ("logfinish", {"nodeid": "a"}),
        ("runtest_protocol_complete", {"item_index": 1}),
    ):
        tell(name, **kwargs)
    assert told == ["testreport", "runtest_protocol_complete"]


@pytest.mark.parametrize(
    ("asked", "brief"),
    [
        ({}, True),
        ({"verbose": 1}, False),
        ({"durations": 5}, False),
        ({"xmlpath": "x"}, False),
        ({"reportchars": "rP"}, False),
        ({"reportchars": "fE"}, True),
    ],
)
def test_who_asks_for_more_is_told_more(asked: dict[str, object], brief: bool) -> None:
    option = {"verbose": 0, "durations": None, "xmlpath": None, "reportchars": ""} | asked
    config: Any = SimpleNamespace(option=SimpleNamespace(**option))
    assert telling.is_brief(config) is brief


SUITE = """
import pytest

@pytest.fixture
def broken_before(): raise ValueError("no set-up")

@pytest.fixture
def broken_after():
    yield
    raise ValueError("no clearing away")

def test_passes(): print("said by who passed")
def test_fails():
    print("said before")
    assert 1 == 2
def test_is_not_set_up(broken_before): pass
def test_is_not_cleared_away(broken_after): pass
def test_skipped(): pytest.skip("not today")
@pytest.mark.xfail(strict=True)
def test_expected(): assert 1 == 2
@pytest.mark.xfail(strict=True)
def test_unexpected(): pass
"""


def test_whatever_does_not_pass_is_told_whole(
    pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PYTHONPATH", str(ROOT))
    pytester.makepyfile(dedent(SUITE))
    ran = pytester.runpytest_subprocess("-n1", "-p", "tests.support.telling", "-ra")
    ran.assert_outcomes(passed=2, failed=2, errors=2, skipped=1, xfailed=1)
    told = ran.stdout.str()
    for word in ("said before", "no set-up", "no clearing away", "not today", "XPASS"):
        assert word in told
    assert "said by who passed" not in told
