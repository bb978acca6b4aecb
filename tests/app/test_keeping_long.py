"""A long match at a simulated table goes on from a checkpoint: sooner, and not otherwise."""

import json
import os
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from shutil import copytree
from typing import Any

import pytest

from companion.app.simulated.keeping import Keeper
from companion.app.simulated.kept_company import PRACTICE, KeptCompany
from companion.app.simulated.practice_table import PracticeTable
from companion.core.live.listener import Listening
from companion.core.referee.events import Event
from companion.core.referee.verdicts import Verdict
from companion.core.transcript.writing import verdict_line
from companion.keep.journal import checkpoints
from companion.keep.journal.account import account
from companion.keep.journal.checkpoints import KIND, Slots
from companion.keep.journal.disk import RealDisk
from companion.keep.journal.folders import play_folders
from companion.keep.journal.likeness import alphabet_of, home_of, is_within
from companion.practice.belongings import Belongings
from tests.app.hosted.process import waited
from tests.app.test_keeping import LEFT_AFTER, again, begun, hidden, leave_after, wish

EVERY, RECENT, TOLD = 12, 24, 6


@pytest.fixture(autouse=True)
def soon(monkeypatch: pytest.MonkeyPatch) -> None:
    """Checkpoints follow each other quickly, so that a few minutes have many of them."""
    monkeypatch.setattr(checkpoints, "EVERY", EVERY)
    monkeypatch.setattr(checkpoints, "RECENT", RECENT)
    monkeypatch.setattr(checkpoints, "TOLD", TOLD)
    monkeypatch.setattr(checkpoints, "LONG", 2 * RECENT)


def played(game: str) -> Any:
    """Play for a while and leave; what the cards and papers said then."""
    seed, turns = LEFT_AFTER[game]
    table, kept, _ = begun(Keeper(os.environ), wish(game, seed))
    with table:
        lay = leave_after(table, turns, lambda: hidden(table))
    kept.close()
    return lay


class Taken:
    """The match taken up again, in a folder of its own, and how it lies there then."""

    def __init__(self, folder: Path, change: Callable[[Path], None] = lambda folder: None) -> None:
        journal = Path(copytree(next(play_folders(os.environ)), folder / "companion" / "play"))
        change(journal)
        self.folder = journal
        environment = {"XDG_STATE_HOME": str(folder), "HOME": str(folder)}
        self.table, self.resumed, self.told = again(Keeper(environment))
        self.memory = Memory()
        self.table.join(listener=self.memory, remembers=True)
        self.lay = self.has = self.hands = self.view = None  # type: Any
        self._look_after_reliving()

    @property
    def last(self) -> Any:
        return self.resumed._opened.last

    def _look_after_reliving(self) -> None:
        table, relive = self.table, self.table.session.relive

        def looked(steps: Any) -> list[Verdict]:
            verdicts = relive(steps)
            self.lay, self.has, self.hands = hidden(table), had(table), table.progress.hands
            self.view = table.session.view
            return verdicts

        table.session.relive = looked  # type: ignore[method-assign]

    def go_on(self, turns: int = 60) -> None:
        with self.table:
            leave_after(self.table, turns, lambda: None)
        if self.resumed.kept.reminding is not None:
            waited("the past", lambda: self.memory.complete)
        self.resumed.kept.close()


class Memory(Listening):
    """Somebody who wants to know all of a match."""

    def __init__(self) -> None:
        self.before: list[str] = []
        self.complete = False

    def remember(self, past: Sequence[Event | Verdict]) -> bool:
        self.before += [verdict_line(one) for one in past if isinstance(one, Verdict)]
        self.complete = not past
        return True


def had(table: PracticeTable) -> Any:
    """What whoever keeps the cards has, with the chance of the next deals.

    In Sorry! nobody does: the order of its pack is evidence.
    """
    game = table.kit.rules
    if table.kit.name == "sorry":
        return None
    homes = (PRACTICE, home_of(game))
    keeper = Belongings(
        table.parts[:1], lambda cls: is_within(cls.__module__, homes), alphabet_of(game, PRACTICE)
    )
    return json.dumps(keeper.written())


def without_checkpoints(folder: Path) -> None:
    for file in folder.glob(f"{KIND}-*"):
        file.unlink()


@pytest.mark.parametrize("game", LEFT_AFTER)
def test_from_a_checkpoint_the_same_cards_lie_there_and_the_same_follow(
    game: str, tmp_path: Path
) -> None:
    lay = played(game)
    whole, short = Taken(tmp_path / "whole", without_checkpoints), Taken(tmp_path / "short")
    whole.go_on()
    short.go_on()
    assert whole.last.since is None
    assert short.last.since is not None, "it was taken up from a checkpoint"
    assert whole.lay == short.lay == lay, "the cards lie as they lay"
    assert short.has == whole.has, "and so do those that are dealt next"
    assert short.hands == whole.hands
    assert replace(short.view, t=0) == replace(whole.view, t=0)
    recorded = account(RealDisk(), short.folder, 1).verdicts
    told = [*short.memory.before, *short.told.lines]
    assert told[: len(recorded)] == recorded, "who shows it all is told it all, once"
    assert len(recorded) > len(whole.last.verdicts), "and it goes on"


def changed(**beside: Any) -> Callable[[Path], None]:
    """Have every checkpoint say something else of its company, under a right checksum."""

    def change(folder: Path) -> None:
        slots = Slots(RealDisk(), folder)
        for found in slots.found(1):
            told = replace(found, beside=found.beside and {**found.beside, **beside})
            for file in folder.glob(f"{KIND}-*"):
                if checkpoints.read(file.read_bytes()) == found:
                    file.write_bytes(told.frame())

    return change


@pytest.mark.parametrize(
    "beside",
    [
        {"by": "another version"},
        {"cards": "other cards"},
        {"company": [["list"], [0, "nobody"]]},
        {"company": None},
        {"hands": "many"},
        {"more": 1},
    ],
    ids=lambda beside: next(iter(beside)),
)
def test_a_company_that_cannot_be_believed_lives_through_it_all(
    beside: dict[str, Any], tmp_path: Path
) -> None:
    lay = played("block")
    taken = Taken(tmp_path / "forged", changed(**beside))
    taken.go_on(20)
    assert taken.lay == lay
    recorded = account(RealDisk(), taken.folder, 1).verdicts
    assert taken.told.lines[: len(recorded)] == recorded, "from the first verdict on"
    assert taken.resumed.kept.reminding is None, "nothing was left out"


def test_what_cannot_be_kept_of_a_company_is_lived_through_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patch:
        patch.setattr(KeptCompany, "beside", lambda kept: None)
        lay = played("block")
    taken = Taken(tmp_path / "unkept")
    taken.go_on(20)
    assert (taken.lay, taken.last.since) == (lay, None)


def test_a_long_match_is_judged_only_at_its_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(LEFT_AFTER, "block", (5768, 1500))
    played("block")
    taken = Taken(tmp_path / "long")
    judged = [0]

    def count(event: Event) -> None:
        judged[0] += 1

    monkeypatch.setattr(taken.told, "heard", count)
    taken.go_on(1)
    told = account(RealDisk(), taken.folder, 1)
    assert told.events > 300
    assert judged[0] < 100
