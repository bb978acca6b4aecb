"""What `scripts/mutate` breaks, and what it leaves alone."""

from scripts.mutants import edits

SOURCE = b'''"""Says 1 < 2."""

LIMIT = 5


def kept(handle: int | None = None) -> int:
    """Do it."""
    if ready and handle <= LIMIT:
        sync(handle, deep=True)
    count = len(f"{LIMIT + 1}")
    return count
'''


def test_it_makes_the_mistakes_that_people_make_and_touches_no_words() -> None:
    assert [(edit.line, edit.what) for edit in edits(SOURCE)] == [
        (3, "5  ->  6"),
        (8, "ready and handle <= LIMIT  ->  (not (ready and handle <= LIMIT))"),
        (8, "condition left out: ready"),
        (8, "condition left out: handle <= LIMIT"),
        (8, "handle <= LIMIT  ->  <"),
        (9, "dropped: sync(handle, deep=True)"),
        (9, "deep= left out: sync(handle, deep=True)"),
        (9, "True  ->  False"),
    ]


def test_each_is_one_edit() -> None:
    broken = {edit.what: edit.applied(SOURCE) for edit in edits(SOURCE)}
    assert broken["dropped: sync(handle, deep=True)"] == SOURCE.replace(
        b"sync(handle, deep=True)", b"pass"
    )
    assert b"sync(handle, )" in broken["deep= left out: sync(handle, deep=True)"]
