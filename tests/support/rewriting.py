"""Rewrites the asserts of every test once, before the workers of pytest would each do it.

    python -m tests.support.rewriting

In a fresh clone that is most of the work of collecting. What lies in `__pycache__` afterwards is
what pytest itself would have put there, by its own functions; it reads it only if it still fits
the source. Where another pytest knows these functions no more, its workers go on as ever.
"""

from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any

from _pytest.assertion import rewrite

from tests.support.command import ROOT

PYTEST: Any = rewrite


def kept_of(test: Path) -> Path:
    """Return where pytest keeps a test whose asserts are rewritten."""
    return Path(PYTEST.get_cache_dir(test)) / f"{test.stem}{PYTEST.PYC_TAIL}"


def is_due(test: Path) -> bool:
    """Tell whether a test was written after it was rewritten."""
    kept = kept_of(test)
    return not kept.exists() or kept.stat().st_mtime < test.stat().st_mtime


def rewrite_test(test: Path) -> None:
    """Keep a test with its asserts rewritten."""
    kept = kept_of(test)
    kept.parent.mkdir(exist_ok=True)
    summed, code = PYTEST._rewrite_test(test, None)
    PYTEST._write_pyc(None, code, summed, kept)


def tests_below(folder: Path) -> list[Path]:
    """Return what pytest rewrites there without being told to."""
    return [path for name in ("test_*.py", "conftest.py") for path in folder.rglob(name)]


def main(folder: Path = ROOT / "tests") -> None:
    """Rewrite what is due, on two cores."""
    if not all(hasattr(PYTEST, name) for name in ("_rewrite_test", "_write_pyc", "PYC_TAIL")):
        return
    due = [test for test in tests_below(folder) if is_due(test)]
    with ProcessPoolExecutor(2) as workers:
        for _ in workers.map(rewrite_test, due, chunksize=8):
            pass


if __name__ == "__main__":
    main()
