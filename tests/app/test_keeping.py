"""What people play at a simulated table is kept, and a match that was on is gone on with."""

import os
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pytest

from companion.app.cli.main import main
from companion.app.simulated.keeping import Keeper, Kept, Resumed
from companion.app.simulated.play_match import Manners, play_on, play_once
from companion.app.simulated.playing import Wish, call_quietly, header_for, table_for
from companion.app.simulated.practice_table import PracticeTable
from companion.app.simulated.tidings import Tidings
from companion.app.simulated.views import Playing
from companion.app.table.ending import UNKEPT
from companion.app.table.looking_back import LookingBack
from companion.core.live import Skipping, View
from companion.core.live.listener import Listening
from companion.core.referee.verdicts import Verdict
from companion.core.transcript.writing import verdict_line
from companion.games import KITS
from companion.keep.journal.account import Account, account
from companion.keep.journal.disk import RealDisk
from companion.keep.journal.folders import play_folders
from companion.keep.journal.opening import default_folder, open_journal
from companion.keep.journal.segments import matches
from companion.setup.profile import load_profile

LEFT_AFTER = {
    "sherlock-holmes": (8324, 420),
    "block": (5768, 355),
    "sorry": (11, 240),
    "i-say-holmes": (8340, 129),
    "221b-baker-street": (3, 205),
}
"""By game a seed, and the turn of the loop after which somebody closes the window."""


class Witness(Listening):
    """Remembers the verdicts."""

    def __init__(self) -> None:
        self.lines: list[str] = []

    def judged(self, verdicts: Sequence[Verdict], view: View) -> None:
        self.lines += map(verdict_line, verdicts)


def wish(game: str, seed: int, bots: int = 4) -> Wish:
    rematch = KITS[game].played.rematch
    return Wish(load_profile(), 4, bots, seed, game, rematch=rematch, auto_dealer=True)


def sit_down(table: PracticeTable, kept: Kept, wanted: Wish) -> Witness:
    witness = Witness()
    table.join(listener=witness, remembers=True)
    call_quietly(table, wanted)
    kept.attend(table)
    return witness


def begun(keeper: Keeper, wanted: Wish) -> tuple[PracticeTable, Kept, Witness]:
    header, pace = header_for(wanted), Skipping()
    kept = keeper.begin(header, wanted, None, pace)
    table, _ = table_for(wanted, kept, pace, header=header, aside=kept.aside)
    return table, kept, sit_down(table, kept, wanted)


def again(keeper: Keeper) -> tuple[PracticeTable, Resumed, Witness]:
    resumed = keeper.go_on(keeper.unfinished()[0], load_profile(), lambda speed: Skipping())
    kept = resumed.kept
    table, _ = table_for(resumed.wish, kept, resumed.pace, header=resumed.line, aside=kept.aside)
    table.go_on(resumed.live_again)
    return table, resumed, sit_down(table, kept, resumed.wish)


def hidden(table: PracticeTable) -> Any:
    """Everything that the cards and papers of a table say, openly or to one player alone."""
    company, seats = table.company, range(1, table.session.setup.seats + 1)
    each = (company.held, company.page, company.papers, company.seen)
    return company.tops(), [[told(seat) for told in each] for seat in seats]


def leave_after(table: PracticeTable, turns: int, look: Callable[[], Any]) -> Any:
    """Play for so many turns of the loop, then walk away; what was seen then."""
    seen: list[Any] = []
    rest, left = table.turned, iter(range(turns))

    def turned() -> None:
        rest()
        if next(left, None) is None:
            seen.append(look())
            table.stop()

    table.turned = turned
    table.run()
    assert table.dropped == []
    return seen[0]


@pytest.mark.parametrize("game", LEFT_AFTER)
def test_a_match_goes_on_with_the_same_verdicts_and_cards(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    seed, turns = LEFT_AFTER[game]
    keeper = Keeper(os.environ)
    table, kept, live = begun(keeper, wish(game, seed))
    with table:
        lay, given = leave_after(table, turns, lambda: (hidden(table), [*live.lines]))
    kept.close()

    back, resumed, told = again(keeper)
    relive, found = back.session.relive, list[Any]()

    def relived(steps: Any) -> list[Verdict]:
        verdicts = relive(steps)
        found.append(hidden(back))
        return verdicts

    monkeypatch.setattr(back.session, "relive", relived)
    with back:
        leave_after(back, 150, lambda: None)
    resumed.kept.close()
    assert found == [lay], "the cards lie as they lay"
    assert told.lines[: len(given)] == given, "the same verdicts, under the same numbers"
    assert len(told.lines) > len(given) + 10, "and it goes on"
    kept_lines = last_match().verdicts
    assert told.lines[: len(kept_lines)] == kept_lines, "the journal has each of them once"


def last_match() -> Account:
    folder = next(play_folders(os.environ))
    return account(RealDisk(), folder, matches(RealDisk(), folder)[-1])


class Visitor:
    """A view in which somebody plays for so many turns, and then closes it."""

    def __init__(self, turns: int) -> None:
        self._turns = turns
        self.table: PracticeTable | None = None

    next = ""

    def say(self, words: str) -> None:
        pass

    def close(self) -> None:
        pass

    def play(self, playing: Playing) -> None:
        self.table = playing.table
        leave_after(playing.table, self._turns, lambda: None)


@pytest.fixture(autouse=True)
def _at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("companion.app.simulated.play_match.pace_for", lambda speed: Skipping())


def visit(keeper: Keeper | None, turns: int = 60, tidings: Tidings | None = None) -> int:
    """One person and three bots play Block, and the person leaves; give how that ended."""
    manners = Manners(tidings=tidings or Tidings())
    return play_once(wish("block", 7, bots=3), Visitor(turns), None, manners, keeper)


def test_what_somebody_left_is_offered_and_gone_on_with() -> None:
    keeper = Keeper(os.environ)
    assert visit(keeper) == 0
    (match,) = keeper.unfinished()
    assert (match.title, match.players) == ("Block", ("Ada", "Ben", "Cy", "Dot"))
    assert match.bots == (2, 3, 4)
    assert match.words.startswith("Block, today ")
    assert LookingBack().there
    visitor = Visitor(30)
    assert play_on(match, keeper, load_profile(), visitor) == 0
    assert [m.match for m in keeper.unfinished()] == [1], "left again, it can be gone on with again"
    told = last_match()
    assert (told.match, told.ended) == (1, False)


def test_what_was_played_to_its_end_is_no_longer_offered() -> None:
    keeper = Keeper(os.environ)
    table, kept, _ = begun(keeper, wish("block", 3))
    with table:
        table.run(lambda: table.progress.hands < 1)
    kept.close()
    assert last_match().ended
    assert keeper.unfinished() == []
    assert main(["play", "--resume", "--view", "none"]) == 2


def test_two_programs_and_a_daemon_do_not_disturb_each_other() -> None:
    hosted = open_journal(default_folder(os.environ))
    first, second = (begun(Keeper(os.environ), wish("block", seed))[1] for seed in (1, 2))
    folders = [folder for folder in play_folders(os.environ) if folder.is_dir()]
    assert [folder.name for folder in folders] == ["play", "play-2"]
    assert not matches(RealDisk(), default_folder(os.environ))
    for opened in (hosted, first, second):
        opened.close()
    assert visit(Keeper(os.environ)) == 0
    assert [len(matches(RealDisk(), folder)) for folder in folders] == [2, 1]


@pytest.mark.parametrize("recorded", [False, True])
def test_bots_among_themselves_are_not_recorded(recorded: bool, tmp_path: Path) -> None:
    file = ("--record", str(tmp_path / "match.jsonl")) if recorded else ()
    assert main(["play", "--speed", "0", "--view", "none", "--hands", "1", *file]) == 0
    assert visit(None) == 0
    assert not LookingBack().there


def test_a_disk_that_takes_nothing_is_told_in_a_line_and_play_goes_on(
    tmp_path: Path,
) -> None:
    (tmp_path / "file").touch()
    told: list[str] = []
    tidings = Tidings()
    tidings.shown_by(told.append)
    environment = {"XDG_STATE_HOME": str(tmp_path / "file")}
    assert visit(Keeper(environment, tidings.tell), tidings=tidings) == UNKEPT
    assert len(told) == 1
    assert "the match is lost" in told[0]


def test_when_every_folder_is_taken_play_goes_on_unrecorded(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("companion.keep.journal.folders.FOLDERS", 1)
    taken = open_journal(next(play_folders(os.environ)))
    told: list[str] = []
    tidings = Tidings()
    tidings.shown_by(told.append)
    assert visit(Keeper(os.environ), tidings=tidings) == 0
    taken.close()
    assert told == ["this match is not recorded"]


def test_a_match_that_the_card_did_not_take_ends_with_a_word(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "card").write_text("no folder at all")
    wanted = wish("block", 1)
    keeper = Keeper({"XDG_STATE_HOME": str(tmp_path / "card"), "HOME": str(tmp_path)})
    kept = keeper.begin(header_for(wanted), wanted, None, Skipping())
    kept.close()
    assert kept.ended(0) == 74
    assert "lost what is" in capsys.readouterr().err
