"""Which tests are played when: the lanes of scripts/test, and what is left to scripts/soak."""

from pathlib import Path

import pytest

from tests import conftest
from tests.support import soak, weights
from tests.support.soak import shared, some, times


def test_a_function_is_heavy_if_every_case_is_else_each_case_by_itself() -> None:
    told = weights.listed(
        {"a.py::one": 0.3, "a.py::two[x]": 0.2, "a.py::two[y]": 0.4, "a.py::three[x]": 1.0}
        | {"a.py::three[y]": 0.01, "a.py::light": 0.04}
    )
    assert told == ["0.3 a.py::one", "1.0 a.py::three[x]", "0.4 a.py::two"]


def test_what_is_kept_is_found_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    weighed = tmp_path / "weighed"
    weighed.write_text("0.30 a.py::one\n0.02 a.py::light\n0.20 a.py::two[a b]\n0.01 a.py::two[c]\n")
    monkeypatch.setattr(weights, "KEPT", tmp_path / "weights.txt")
    weights.heavy.cache_clear()
    weights.main(weighed)
    names = ("a.py::one", "a.py::one[x]", "a.py::two[a b]", "a.py::two[c]", "a.py::light")
    assert [weights.is_heavy(name) for name in names] == [True, True, True, False, False]
    weights.heavy.cache_clear()


def test_the_fast_lane_is_three_quarters_of_the_suite() -> None:
    """Who makes it quick by leaving most of it out is noticed: the slow are as many again."""
    assert 0 < len(weights.heavy()) < 1_000


@pytest.mark.parametrize(("usually", "given"), [(1, "a"), (2, "ac"), (3, "abd"), (9, "abcde")])
def test_a_sample_is_spread_over_all_there_is(
    usually: int, given: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(soak, "SOAKING", False)
    assert "".join(some("abcde", usually)) == given


def test_two_who_share_have_it_all_between_them(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(soak, "SOAKING", False)
    assert [shared("abcde", turn) for turn in (0, 1)] == [[*"ace"], [*"bd"]]


def test_a_soak_plays_everything(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(soak, "SOAKING", True)
    assert some("abcde", 2) == shared("abcde", turn=1) == [*"abcde"]
    assert times(3, soaking=10) == 10


SUITE = """
import pytest
from hypothesis import given, strategies

def test_short(): pass

@pytest.mark.soak
def test_long(): pass

@given(strategies.none())
def test_property(nothing): pass
"""


@pytest.mark.parametrize(("soaking", "passed"), [(False, 2), (True, 2)])
def test_what_is_by_nature_long_is_left_to_the_soak(
    pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch, soaking: bool, passed: int
) -> None:
    """The suite leaves out what is long; a soak plays it, and every property, but not the rest."""
    monkeypatch.setattr(conftest, "SOAKING", soaking)
    pytester.makeini("[pytest]\nmarkers = soak: long")
    pytester.makepyfile(SUITE)
    played = ("-m", "soak") if soaking else ()
    ran = pytester.runpytest_inprocess("-rA", *played, plugins=[Leaving()])
    ran.assert_outcomes(passed=passed, deselected=1)
    ran.stdout.no_fnmatch_line("PASSED *test_short" if soaking else "PASSED *test_long")


class Leaving:
    """The part of tests/conftest.py that decides it."""

    def pytest_collection_modifyitems(
        self, config: pytest.Config, items: list[pytest.Item]
    ) -> None:
        conftest._leave_to_the_soak(config, items)
