"""The figures of an evening, and of many: right, people only, and honest about what is missing."""

from contextlib import closing
from pathlib import Path

import pytest

from companion.core.referee.events import Press
from companion.games import KITS
from companion.keep.history.refreshing import refresh
from companion.keep.history.statistics import figures_of
from companion.keep.history.store import History, open_store
from companion.kit.figures import Figures
from tests.keep.history.shelves import hand, shelve


def figures(root: Path, **folders: Path) -> Figures:
    with closing(open_store(root)) as store:
        refresh(store, {name.strip("_"): folder for name, folder in folders.items()})
        return figures_of(History(store), KITS)


@pytest.fixture
def evenings(tmp_path: Path) -> Figures:
    """Two matches at the table, one in the folder of a program, with a bot called Ben."""
    table, play = tmp_path / "journal", tmp_path / "play"
    called = hand([500, 250, 2_000], [2, 3, 4])
    called += [Press(5_000_000, 100, 1, "white"), Press(5_000_700, 100, 2, "white")]
    shelve(table, hand([300, 200, 400], [1, 21, 0]))
    shelve(table, called)
    shelve(play, hand([320, 180, 410], [1, 21, 0]), bots={"2": "quick"})
    return figures(tmp_path, _=table, play=play)


def test_every_person_over_all_tables_and_no_bot(evenings: Figures) -> None:
    assert [match.name for match in evenings.matches] == ["1", "play/1", "2"]
    ada, ben, _ = evenings.players
    assert (ada.name, ada.colour, ada.matches, ada.won) == ("Ada", 1, 3, 0)
    assert ada.course == ((0, 300_000), (1, 320_000), (2, 500_000))
    assert (ben.matches, ben.won, ben.wins) == (2, 1, (0,)), "the bot's win is nobody's"
    assert ben.reactions == (200_000, 250_000)


def test_the_closest_finish_in_the_words_of_the_game(evenings: Figures) -> None:
    (close,) = evenings.closest
    assert close.gap_us == 700
    assert close.words.startswith("Ada called first, 0.7 ms before Ben")
    assert close.match.game == "Sherlock Holmes"


def test_the_spread_holds_every_card(evenings: Figures) -> None:
    spread = evenings.spread()
    assert all(sum(shares) == pytest.approx(1) for shares in spread.shares)
    assert spread.first_us <= 200_000


def test_what_is_missing_is_said(tmp_path: Path) -> None:
    assert {part for part, _ in figures(tmp_path).missing()} == {
        "reactions", "course", "waiting", "wins", "closest",
    }  # fmt: skip
    shelve(tmp_path / "journal", hand([300, 200, 400], [1, 2, 0]))
    told = dict(figures(tmp_path, _=tmp_path / "journal").missing())
    assert "reactions" not in told
    assert told["course"].startswith("A course takes two matches")
    assert told["waiting"] == "Nobody was early, in 3 cards."
    assert "play one to its end" in told["wins"]


def test_of_many_players_the_busiest_have_colours_of_their_own(tmp_path: Path) -> None:
    for n in range(4):
        names = ("Ada", "Ben", *(f"Guest {n}{m}" for m in "abc"))
        shelve(tmp_path / "journal", hand([300, 200, 400, 350, 310], [1, 2, 0, 0, 0]), names)
    told = figures(tmp_path, _=tmp_path / "journal")
    assert [player.colour for player in told.players] == [*range(1, 9)]
    assert [player.name for player in told.players][:2] == ["Ada", "Ben"]
    assert told.left_out == 14 - 8


def test_a_game_that_is_not_here_any_more_is_told_plainly(tmp_path: Path) -> None:
    called = hand([300, 200, 400], [1, 21, 0])
    called += [Press(5_000_000, 100, 1, "white"), Press(5_000_700, 100, 2, "white")]
    shelve(tmp_path / "journal", called)
    with closing(open_store(tmp_path)) as store:
        refresh(store, tmp_path / "journal")
        (close,) = figures_of(History(store), {}).closest
    assert close.words == "Call, 0.7 ms apart."
