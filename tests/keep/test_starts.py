"""Starts that fail are counted; those that are well for a minute, or stopped in order, are not."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from companion.keep.starts import (
    FILE,
    HANGS_US,
    MOST,
    SILENT,
    WELL_US,
    StartBook,
    Starts,
    StartWatch,
)

BOOT, OTHER = "this boot", "the next boot"
SECOND = 1_000_000


class Table:
    """A table that is started again and again, in a time of its own."""

    def __init__(self, *places: Path) -> None:
        self.places, self.now = places, 0

    def start(self, boot: str = BOOT, of: str = "a") -> StartWatch:
        book = StartBook(self.places)
        return StartWatch(book, book.read().counted(boot, of), boot, lambda: self.now)

    def next(self, boot: str = BOOT, of: str = "a") -> Starts:
        """What the next start would know."""
        return StartBook(self.places).read().counted(boot, of)


@pytest.fixture
def table(tmp_path: Path) -> Table:
    return Table(tmp_path / "journal")


def test_after_three_failed_starts_the_next_one_is_safe(table: Table) -> None:
    for n in range(MOST):
        assert not table.next().safe
        table.start().failed(f"no {n}\nat all", "ProfileError")
    assert table.next() == Starts(3, "no 2 at all", "ProfileError", None, "a")
    assert table.next().safe


@pytest.mark.parametrize(("after", "failed"), [(59, 3), (60, 0)])
def test_what_fails_in_the_first_minute_is_a_failed_start(
    table: Table, after: int, failed: int
) -> None:
    for _ in range(MOST - 1):
        table.start().failed("no", "")
    watch = table.start()
    table.now += 5 * SECOND
    watch.ready()
    table.now += after * SECOND
    watch.failed("the referee", "")
    assert table.next().failed == failed
    assert WELL_US == 60 * SECOND


def test_a_minute_of_good_running_strikes_everything_out(table: Table) -> None:
    table.start().failed("no", "")
    watch = table.start()
    watch.ready()
    watch.look()
    assert table.next().failed == 2
    table.now += WELL_US
    watch.look()
    # Whatever becomes of it now, it has started.
    assert table.next() == Starts(of="a")


def test_killed_counts_and_the_power_switch_does_not(table: Table) -> None:
    table.start()
    assert table.next() == Starts(1, SILENT, "", None, "a")
    assert table.next(OTHER).failed == 0
    for _ in range(MOST):
        table.start()
    assert table.next().safe


def test_what_was_said_is_known_after_the_power_switch(table: Table) -> None:
    for boot in (BOOT, OTHER, "a third"):
        table.start(boot).failed("the profile", "ProfileError")
    assert table.next("a fourth").safe


def test_a_stop_in_order_is_no_failure(table: Table) -> None:
    table.start().failed("no", "")
    watch = table.start()
    watch.stopped()
    assert table.next().failed == 1
    watch = table.start()
    watch.ready()
    watch.stopped()
    assert table.next().failed == 0


def test_whoever_is_stopped_because_they_were_never_ready_has_failed(table: Table) -> None:
    watch = table.start()
    table.now += HANGS_US
    watch.stopped()
    assert table.next().failed == 1


def test_another_profile_counts_anew(table: Table) -> None:
    for _ in range(MOST):
        table.start().failed("no", "")
    assert table.next().safe
    assert not table.next(of="b").safe


def test_a_start_that_says_nothing_about_the_table_leaves_no_trace(table: Table) -> None:
    table.start().failed("no", "")
    before = table.next()
    table.start().withdrawn()
    assert table.next() == before


@pytest.mark.parametrize(
    "spoil",
    [
        lambda file: file.write_text("{"),
        lambda file: file.write_text('{"failed": "many"}'),
        lambda file: file.write_text("[" * 9999),
        lambda file: file.unlink(),
    ],
)
def test_a_file_that_is_not_ours_or_gone_counts_nothing(
    table: Table, spoil: Callable[[Path], None]
) -> None:
    for _ in range(MOST):
        table.start().failed("no", "")
    spoil(table.places[0] / FILE)
    assert table.next() == Starts(of="a")


def test_a_card_that_cannot_be_written_is_counted_elsewhere(tmp_path: Path) -> None:
    card, memory = tmp_path / "card", tmp_path / "memory"
    table = Table(card, memory)
    table.start().failed("no", "")
    # A file where the folder was: not even root can write there.
    (card / FILE).unlink()
    card.rmdir()
    card.write_text("")
    table.start().failed("no", "")
    table.start().failed("no", "")
    assert table.next().failed == 2
    book = StartBook(table.places)
    book.write(Starts())
    assert str(card) in book.trouble
    card.unlink()
    book.write(Starts(1))
    assert not book.trouble
    assert not (memory / FILE).exists()
