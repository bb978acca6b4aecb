"""The card of a table that runs: warned about once before it is full, and swept of old matches."""

from pathlib import Path

from companion.app.hosted.housekeeping import LOOK_US, Housekeeping
from companion.app.hosted.notices import Notices
from companion.keep.journal.disk import RealDisk
from companion.keep.journal.retention import Retention
from companion.keep.journal.segments import matches
from tests.keep.journal.test_retention import TODAY, play

GB = 1_000_000_000


class Card:
    """A table, and a card as large as one likes."""

    def __init__(self, folder: Path, keep: Retention | None = None, size: int = 30 * GB) -> None:
        self.now, self.used, self.size, self.match = 0, 0.1, size, 1
        self.log: list[str] = []
        self.notices = Notices(lambda: self.now)
        self.notices.tell(self.log.append)
        self.keeping = Housekeeping(
            folder, keep or Retention(), self.notices, lambda: self.match, lambda: self.now,
            usage=self.usage, wall=lambda: TODAY, run=lambda job: job(),
        )  # fmt: skip

    def usage(self, folder: Path) -> tuple[int, int, int]:
        used = round(self.size * self.used)
        return self.size, used, self.size - used

    def look(self, used: float) -> tuple[str, ...]:
        """What is shown some time later."""
        self.used = used
        self.now += LOOK_US
        self.keeping.look()
        self.notices.look()
        return self.notices.shown


def test_a_card_that_is_nearly_full_is_told_once_and_shown_until_there_is_room(
    tmp_path: Path,
) -> None:
    card = Card(tmp_path)
    assert not card.look(0.89)
    (shown,) = card.look(0.9)
    assert "90% full" in shown
    assert card.look(0.95) == card.look(0.89) == (shown,)
    assert len(card.log) == 1
    assert not card.look(0.87)
    assert card.log[1:] == ["There is room on the card again."]


def test_a_large_disk_has_room_enough(tmp_path: Path) -> None:
    assert not Card(tmp_path, size=500 * GB).look(0.95)


def test_old_matches_go_at_the_start_and_when_another_begins(tmp_path: Path) -> None:
    for _ in range(3):
        play(tmp_path, 1)
    card = Card(tmp_path, Retention(matches=2))
    card.match = 3
    card.look(0.1)
    assert matches(RealDisk(), tmp_path) == [2, 3]
    assert "1" in card.log[0]
    play(tmp_path, 0)
    card.look(0.1)
    assert len(card.log) == 1
    card.match = 4
    card.look(0.1)
    assert matches(RealDisk(), tmp_path) == [3, 4]
