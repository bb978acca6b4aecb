"""An evening: choose, play, play again, other game, learn; and what it remembers."""

import json
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from companion.app.cli.commands import play as play_command
from companion.app.cli.main import main
from companion.app.simulated.evening import Doings, Evening, Resumable, wish_of
from companion.app.simulated.memory import Memory, file_of
from companion.app.simulated.playing import Wish, bots_for, header_for, table_for
from companion.app.simulated.tidings import Tidings
from companion.app.table.match import CannotPlayError
from companion.core.live import Skipping
from companion.outputs.display.foyer import Foyer
from companion.outputs.start import ChangeSitter, ChooseGame, NameSeat, NextValue, StartChange
from companion.practice.keymap import Keymap
from companion.setup.profile import load_profile

Choice = tuple[list[StartChange], str]


class Guest:
    """Somebody who chooses what they had in mind, and says at each end what comes next."""

    def __init__(self, *choices: Choice, ends: tuple[str, ...] = ()) -> None:
        self.chooses = False
        self._choices, self._ends = [*choices], [*ends]
        self.seen: list[Foyer] = []

    @property
    def next(self) -> str:
        return self._ends.pop(0) if self._ends else ""

    def choose(self, foyer: Foyer, keymap: Keymap) -> str:
        self.seen.append(foyer)
        changes, wanted = self._choices.pop(0) if self._choices else ([], "quit")
        for change in changes:
            foyer.change(change)
        return wanted


class House:
    """Takes note of what is played and taught."""

    def __init__(self) -> None:
        self.played: list[tuple[Wish, int | None]] = []
        self.taught: list[str] = []

    def play(self, wish: Wish, hands: int | None) -> int:
        if wish.options.get("mode") == "points":
            raise CannotPlayError("not today")
        self.played.append((wish, hands))
        return 0

    def doings(self, **more: Any) -> Doings:
        return Doings(self.play, self.taught.append, **more)


FIRST = Wish(load_profile(), 4, 3, seed=7)


def spent(guest: Guest, house: House, file: Path, **more: Any) -> Evening:
    evening = Evening(guest, house.doings(**more), Memory(file), FIRST, Tidings())
    assert evening.run() == 0
    return evening


def test_an_evening_goes_on_until_somebody_leaves(tmp_path: Path) -> None:
    guest = Guest(
        ([ChooseGame("block"), NameSeat(1, "Ann"), NextValue("@hands")], "learn"),
        ([], "start"),
        ([ChooseGame("sorry"), ChangeSitter(3, "empty"), ChangeSitter(2, "sharp")], "start"),
        ends=("", "again", "other-game", "quit"),
    )
    house = House()
    spent(guest, house, tmp_path / "start.json")
    assert house.taught == ["block"]
    assert [(wish.game, hands) for wish, hands in house.played] == [
        ("block", 1), ("block", 1), ("sorry", 1),
    ]  # fmt: skip
    assert len({wish.seed for wish, _ in house.played}) == 3, "every match is dealt anew"
    last = house.played[-1][0]
    assert (last.seats, last.names) == (3, ("Ann", "Ben", "Dot"))
    assert bots_for(last) == {2: "sharp", 3: "steady"}
    assert header_for(last)["players"] == ["Ann", "Ben", "Dot"]


def test_the_next_evening_opens_with_what_was_chosen(tmp_path: Path) -> None:
    file = tmp_path / "state" / "start.json"
    chosen: list[StartChange] = [ChooseGame("sorry"), ChangeSitter(2, "person"), NameSeat(2, "Bo")]
    spent(Guest((chosen, "start"), ends=("quit",)), House(), file)
    guest = Guest()
    spent(guest, House(), file)
    assert guest.seen[0].chosen.game == "sorry"
    assert [chair.name for chair in guest.seen[0].chosen.people] == ["Ada", "Bo"]
    assert guest.seen[0].choices.known == ("Ada", "Bo")


@pytest.mark.parametrize("content", ["{", "[1]", "\x00", '{"chosen": 3, "names": "x"}'])
def test_a_broken_memory_is_one_line_and_no_stop(
    tmp_path: Path, content: str, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "start.json"
    file.write_text(content)
    guest = Guest()
    spent(guest, House(), file)
    assert guest.seen[0].chosen.game == FIRST.game
    assert len(capsys.readouterr().err.splitlines()) <= 1


def test_what_cannot_be_written_is_one_line_and_no_stop(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").write_text("")
    house = House()
    spent(Guest(([], "start"), ends=("quit",)), house, tmp_path / "file" / "start.json")
    assert house.played
    assert "choices are not remembered" in capsys.readouterr().err


def test_what_was_on_goes_on_and_what_cannot_be_played_is_told(tmp_path: Path) -> None:
    resumed: list[str] = []

    def go_on() -> int:
        resumed.append("on")
        return 0

    points: list[StartChange] = [ChooseGame("sorry"), NextValue("mode"), NextValue("mode")]
    guest = Guest(([], "resume"), (points, "start"), ([], "quit"), ends=("other-game",))
    spent(guest, House(), tmp_path / "x.json", resumable=lambda: Resumable("Sorry!", go_on))
    assert resumed == ["on"]
    assert guest.seen[0].scene().start.resume == "Sorry!"  # type: ignore[union-attr]
    assert len(guest.seen) == 3


def test_choices_lie_beside_the_journal() -> None:
    assert file_of({"XDG_STATE_HOME": "/home/ada/state"}) == Path(
        "/home/ada/state/companion/start.json"
    )


def wished(monkeypatch: pytest.MonkeyPatch, *words: str) -> dict[str, Any]:
    """The header of what the command line asks for."""
    found: list[Wish] = []

    def noted(wish: Wish, *more: Any) -> int:
        found.append(wish)
        return 0

    monkeypatch.setattr(play_command, "play_once", noted)
    assert main(["play", "--view", "none", "--bots", "4", *words]) == 0
    return {**header_for(found[0]), "tempers": bots_for(found[0])}


def test_names_and_strengths_have_flags(monkeypatch: pytest.MonkeyPatch) -> None:
    header = wished(monkeypatch, "--names", "Ann,Bo", "--bot-strength", "gentle")
    assert header["players"] == ["Ann", "Bo", "Cy", "Dot"]
    assert {*header["tempers"].values()} == {"gentle"}
    assert {*wished(monkeypatch)["tempers"].values()} == {"careful", "quick", "reckless"}


@pytest.mark.parametrize("names", ["Ann,,Bo", "Ann,ann"])
def test_names_differ(names: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "--view", "none", "--names", names]) == 2
    assert "expected different names" in capsys.readouterr().err


def reaction(strength: str, chance: Callable[[], Random]) -> int:
    from companion.app.simulated.practice_data import temperaments

    draws = chance()
    return sum(temperaments()[strength].reaction.draw(draws) for _ in range(200))


def test_a_sharp_bot_is_faster_than_a_steady_one_and_that_than_a_gentle_one() -> None:
    times = [reaction(name, lambda: Random(1)) for name in ("sharp", "steady", "gentle")]
    assert times == sorted(times)


def test_a_match_as_chosen_can_be_played_by_every_strength(tmp_path: Path) -> None:
    guest = Guest()
    spent(guest, House(), tmp_path / "x.json")
    place = guest.seen[0]
    for seat, who in enumerate(("gentle", "steady", "sharp", "empty", "gentle"), start=1):
        place.change(ChangeSitter(seat, who))
    place.change(ChooseGame("block"))
    table, _ = table_for(wish_of(place.chosen, FIRST), pace=Skipping())
    with table:
        table.run(lambda: table.progress.hands < 1)
    assert json.dumps(table.header["players"]) == '["Ada", "Ben", "Cy", "Eve"]'


def test_the_rules_before_a_match_name_the_keys_it_is_played_on(tmp_path: Path) -> None:
    guest = Guest()
    spent(guest, House(), tmp_path / "start.json")
    rules = guest.seen[0].scene().rules
    assert rules is not None
    assert rules.keys["pile"] == "SPACE"
    assert "a tap of SPACE" in rules.sections[0].points[0]
