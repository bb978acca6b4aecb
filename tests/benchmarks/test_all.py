"""The page of benchmarks holds what was printed, and says what failed."""

from pathlib import Path

import pytest

from benchmarks import all as every


def test_the_page_holds_what_each_printed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(every, "said", lambda name: f"load 0.1\nratio 2.0 ({name})")
    every.main(["--out", str(tmp_path / "page.md"), "judge", "sorry"])
    page = (tmp_path / "page.md").read_text()
    assert "## judge\nHow fast, and in how much memory, an evening is judged." in page
    assert page.count("ratio 2.0") == 2
    assert page.count("s of a processor") == 3, "each, and all of them"


def test_a_benchmark_that_fails_is_named_as_failed() -> None:
    assert every.said("no_such_benchmark").startswith("failed: ")


@pytest.mark.parametrize("name", every.NAMES)
def test_every_benchmark_says_what_it_is_about(name: str) -> None:
    assert len(every.about(name)) > 20
