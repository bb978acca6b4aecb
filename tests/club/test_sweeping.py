"""What the club has not yet is not let go of."""

from pathlib import Path

from companion.keep.journal.disk import RealDisk
from companion.keep.journal.retention import Retention, sweep
from tests.club.journals import TableJournal


def test_a_match_that_the_club_has_not_is_kept(tmp_path: Path) -> None:
    table = TableJournal(tmp_path)
    for _ in range(4):
        table.begin()
        table.end()
    gone = sweep(RealDisk(), tmp_path, Retention(matches=1), 4, 0.0, spared=[2])
    assert gone == [1, 3]
