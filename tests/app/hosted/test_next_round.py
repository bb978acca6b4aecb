"""A club says what is played next: it lies there, and one touch begins it."""

from pathlib import Path
from typing import Any

import pytest

from companion.app.hosted.next_round import NextRound, follow
from companion.app.hosted.notices import Notices
from companion.app.hosted.table_choices import TableChoices, choices_at, usual_at
from companion.outputs.start import ChangeSitter, NameSeat
from companion.setup.profile import load_profile
from tests.app.hosted.live import LiveTable, live_table
from tests.app.hosted.process import waited

SAID = {
    "evening": 4, "round": 3, "game": "block", "players": ["Ada", "Ben", "Cy", "Dot"],
}  # fmt: skip


class Table:
    """What is chosen at a table, and whether a match is on."""

    def __init__(self) -> None:
        profile = load_profile()
        self.choosing = TableChoices(choices_at(profile), usual_at(profile))
        self.notices = Notices(lambda: 0)
        self.playing = False
        self.vacated: list[int] = []
        self.choosing.vacated = self.vacated.extend
        self.next = NextRound(self.choosing, self.notices, lambda: self.playing)

    @property
    def seated(self) -> list[tuple[int, str]]:
        return [(chair.seat, chair.name) for chair in self.choosing.chosen.seated]

    def shows(self) -> str:
        self.notices.look()
        return " ".join(self.notices.shown)


@pytest.fixture
def table() -> Table:
    return Table()


def test_it_lies_there_and_is_told(table: Table) -> None:
    table.next.hear(SAID)
    assert table.seated == [(1, "Ada"), (2, "Ben"), (3, "Cy"), (4, "Dot")]
    assert table.choosing.chosen.game == "block"
    assert table.choosing.problem() == "", "one touch begins it"
    assert "round 3" in table.shows()
    assert "Ada, Ben, Cy and Dot" in table.shows()


def test_whoever_sits_here_stays_on_their_chair(table: Table) -> None:
    for seat in range(1, 5):
        table.choosing.change(ChangeSitter(seat, "empty"))
    for seat, name in ((2, "Dot"), (4, "Zoe")):
        table.choosing.change(ChangeSitter(seat, "person"))
        table.choosing.change(NameSeat(seat, name))
    table.next.hear(SAID)
    assert table.seated == [(1, "Ada"), (2, "Dot"), (3, "Ben"), (4, "Cy")]
    assert table.vacated[-1:] == [4], "a phone that sat there watches"


def test_a_match_that_is_on_is_not_disturbed(table: Table) -> None:
    table.playing = True
    before = table.choosing.chosen
    table.next.hear(SAID)
    assert table.choosing.chosen == before
    assert "round 3" in table.shows(), "it is told all the same"
    table.playing = False
    table.next.look()
    assert len(table.seated) == 4


def test_what_the_dealer_changes_stays(table: Table) -> None:
    table.next.hear(SAID)
    table.choosing.change(NameSeat(4, "Eve"))
    table.next.hear(SAID)
    table.next.look()
    assert (4, "Eve") in table.seated
    assert table.next.part(table.choosing.chosen) == [4, 3], "it is that round all the same"


def test_a_match_of_others_is_none_of_the_evening(table: Table) -> None:
    table.next.hear(SAID)
    for seat, name in enumerate(("Xia", "Yan", "Zoe"), start=1):
        table.choosing.change(NameSeat(seat, name))
    assert table.next.part(table.choosing.chosen) is None


def test_which_round_lies_there_is_known_until_it_is_begun_or_others_sit(table: Table) -> None:
    assert table.next.lies_there() is None
    table.playing = True
    table.next.hear(SAID)
    assert table.next.lies_there() is None, "a match is on, and stands chosen"
    table.playing = False
    table.next.look()
    assert table.next.lies_there() == 3
    for seat, name in ((1, "Xia"), (2, "Yan"), (3, "Zoe")):
        table.choosing.change(NameSeat(seat, name))
    assert table.next.lies_there() is None, "a match of their own"
    table.next.hear({**SAID, "round": 4})
    assert table.next.lies_there() == 4
    table.next.begun([4, 4])
    assert table.next.lies_there() is None


def test_once_begun_it_is_not_begun_again(table: Table) -> None:
    table.next.hear(SAID)
    table.next.begun([4, 3])
    assert "Ada" not in table.shows()
    assert table.next.part(table.choosing.chosen) is None
    table.next.hear({**SAID, "round": 4})
    assert table.next.part(table.choosing.chosen) == [4, 4]


@pytest.mark.parametrize(
    "said",
    [None, "round", {}, {**SAID, "round": 0}, {**SAID, "players": []}, {**SAID, "players": [1]},
     {**SAID, "game": 7}, {**SAID, "evening": True}],
)  # fmt: skip
def test_what_makes_no_sense_changes_nothing(table: Table, said: Any) -> None:
    before = table.choosing.chosen
    table.next.hear(said)
    assert table.choosing.chosen == before
    assert table.shows() == ""


def test_a_game_that_is_not_here_leaves_the_game_to_the_dealer(table: Table) -> None:
    before = table.choosing.chosen.game
    table.next.hear({**SAID, "game": "chess"})
    assert table.choosing.chosen.game == before
    assert len(table.seated) == 4


def begun(table: LiveTable) -> list[Any]:
    service = table.service
    service.handles.begin().result(30)
    waited("the match", lambda: service.host.session is not None)
    last = service.host.session
    assert last is not None
    return [*last.setup.players]


def test_one_touch_begins_it_at_a_real_table(tmp_path: Path) -> None:
    with live_table(tmp_path, choose=True) as table:
        service = table.service
        waited("the choices", lambda: service.host.session is None)
        told: list[Any] = []
        follow(told, service.plan, service.choosing, table.notices, service.host)
        told[0]({"next": SAID})
        assert begun(table) == ["Ada", "Ben", "Cy", "Dot"]
    journal = b"".join(file.read_bytes() for file in sorted(tmp_path.glob("*.journal")))
    assert b'"evening":[4,3]' in journal.replace(b": ", b":").replace(b", ", b",")
