"""Checkpoints are a shortcut: a match goes on sooner by them, and never otherwise."""

import json
import random
import sys
from collections.abc import Callable, Iterator
from dataclasses import replace
from importlib import import_module
from pathlib import Path
from shutil import copytree
from typing import Any

import pytest

from companion.core.live import Session, View
from companion.core.referee.events import Cue, Event, Ruling
from companion.core.referee.referee import OVERTURN, Referee
from companion.core.rows import UnfitError
from companion.games import GAMES
from companion.keep.journal import checkpoints, likeness
from companion.keep.journal.checkpoints import SLOTS, Checkpoint, at_once, in_background, read
from companion.keep.journal.disk import RealDisk
from companion.keep.journal.frames import Framed, framed, record_at, scan
from companion.keep.journal.opening import open_journal
from companion.keep.journal.reading import Place
from companion.keep.journal.segments import Segment
from companion.keep.journal.shift import Shift
from companion.keep.journal.writer import Limits
from tests.keep.journal.conftest import memory_folder
from tests.keep.journal.evenings import Clock, Keeper, Script, evening

EVERY, RECENT, TOLD = 20, 40, 8
MOST = 2 * SLOTS * EVERY
"""So much evidence is judged at the most, however long a match was."""


@pytest.fixture(autouse=True, scope="module")
def soon() -> Iterator[None]:
    """Checkpoints follow each other quickly, so that a few rounds have many of them."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(checkpoints, "EVERY", EVERY)
        patch.setattr(checkpoints, "RECENT", RECENT)
        patch.setattr(checkpoints, "TOLD", TOLD)
        patch.setattr(checkpoints, "LONG", MOST)
        yield


def keep(folder: Path, script: Script, later: int = 0, **settings: Any) -> None:
    """Play an evening up to its last event, which would end it, and leave it there, or later."""
    line, header, events = script
    clock, limits = Clock(), Limits(segment_bytes=20_000)
    opened = open_journal(folder, limits=limits, steady=lambda: clock.t / 1e6, **settings)
    opened.journal.begin(line, clock)
    opened.checkpoints.run = at_once
    session = Session(header, opened.journal)
    opened.checkpoints.follow(session, header)
    opened.journal.note("set", names=["Ann"])
    opened.journal.note("set", volume=3)
    for event in events[:-1]:
        clock.t = event.t
        session.take([event])
        session.pass_time(event.t)
        opened.journal.rest()
        opened.checkpoints.turn()
    clock.t += later
    session.pass_time(clock.t)
    opened.close()


class Resumed:
    """A match that was taken up, and what it says from then on."""

    def __init__(self, folder: Path, script: Script, *, games: bool = True) -> None:
        opened = open_journal(folder, games=GAMES if games else None)
        assert opened.last is not None
        self.last, self.problems = opened.last, opened.problems
        header = opened.last.parsed_header(GAMES)
        clock = Clock(opened.last.reached)
        self.session, self.keeper = Session(header, opened.journal), Keeper()
        opened.pick_up(self.session, header, Shift(), clock)
        opened.close()
        self.session = self._unrecorded(header)

    def _unrecorded(self, header: Any) -> Session:
        going_on = Session(header, self.keeper)
        going_on.stand(self.session.standing())
        return going_on

    def go_on(self, events: tuple[Event, ...]) -> tuple[list[str], View]:
        """What is decided next: a take-back, and more evidence."""
        t = self.session.view.t
        for n in sorted(self.session.view.reachable)[-2:]:
            self.session.take([Ruling(t, OVERTURN, {"of": n})])
        for event in events:
            self.session.take([replace(event, t=event.t + t)])
        self.session.pass_time(t + 60_000_000)
        return self.keeper.lines, self.session.view


def alike(folder: Path, script: Script, more: tuple[Event, ...] = ()) -> Resumed:
    """Take a match up both ways, and hold one against the other; the folder is left alone."""
    whole = Resumed(copied(folder, "whole"), script, games=False)
    short = Resumed(copied(folder, "short"), script)
    assert short.problems == whole.problems
    assert short.session.view == whole.session.view
    assert short.last.events == whole.last.events
    assert short.last.reached == whole.last.reached
    assert merged(short) == merged(whole)
    assert short.go_on(more) == whole.go_on(more)
    return short


def merged(resumed: Resumed) -> dict[str, Any]:
    return {name: note[name] for note in resumed.last.notes for name in note if name != "wall"}


COPIES: Iterator[int] = iter(range(10_000))


def copied(folder: Path, name: str) -> Path:
    return Path(copytree(folder, folder.parent / f"{name}-{next(COPIES)}"))


@pytest.fixture(scope="module")
def script() -> Script:
    return evening(400)


@pytest.fixture(scope="module")
def one_for_all(script: Script) -> Iterator[Path]:
    with memory_folder() as folder:
        keep(Path(folder) / "kept", script)
        yield Path(folder) / "kept"


@pytest.fixture
def kept(tmp_path: Path, one_for_all: Path) -> Path:
    """A match that was left in the middle."""
    return Path(copytree(one_for_all, tmp_path / "kept"))


def slots(folder: Path) -> list[Path]:
    return sorted(folder.glob("checkpoint-*"))


def test_a_match_goes_on_alike_from_a_checkpoint(kept: Path, script: Script) -> None:
    short = alike(kept, script, script[2][:60])
    assert short.last.standing is not None
    assert short.last.before > 50
    assert len(slots(kept)) == SLOTS


def test_what_time_alone_decided_last_is_no_reason_not_to_believe_one(
    tmp_path: Path, script: Script
) -> None:
    """PLAY was called, nobody played, and everybody was told so: then the power went."""
    line, header, events = script
    calls = [n for n, event in enumerate(events) if isinstance(event, Cue) and event.cue == "play"]
    cut = (line, header, events[: calls[-1] + 2])
    keep(tmp_path / "kept", cut, later=10_000_000)
    short = alike(tmp_path / "kept", cut)
    assert short.last.reached > events[calls[-1]].t
    assert short.last.standing is not None


def test_however_long_it_was_as_little_is_judged_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    fed, feed = [0], Referee.feed

    def counted(referee: Referee, event: Event) -> Any:
        fed[0] += 1
        return feed(referee, event)

    for count in (300, 900):
        keep(tmp_path / str(count), evening(count))
        fed[0] = 0
        with monkeypatch.context() as patch:
            patch.setattr(Referee, "feed", counted)
            resumed = Resumed(tmp_path / str(count), evening(count))
        assert resumed.last.standing is not None
        # Once to see whether it is to be believed, and once for the table.
        assert RECENT <= fed[0] / 2 <= MOST < 300


def _flipped(data: bytes, chance: random.Random) -> bytes:
    at = chance.randrange(len(data))
    return data[:at] + bytes([data[at] ^ 1 << chance.randrange(8)]) + data[at + 1 :]


def _cut_short(data: bytes, chance: random.Random) -> bytes:
    return data[: chance.randrange(len(data))]


def _zeroed(data: bytes, chance: random.Random) -> bytes:
    at = chance.randrange(len(data))
    return data[:at] + bytes(min(512, len(data) - at)) + data[at + 512 :]


@pytest.mark.parametrize("damage", [_flipped, _cut_short, _zeroed])
def test_damage_changes_nothing(
    kept: Path, script: Script, damage: Callable[[bytes, random.Random], bytes]
) -> None:
    chance = random.Random(1904)
    believed = 0
    for times in range(4):
        hurt = copied(kept, "hurt")
        for slot in chance.sample(slots(hurt), SLOTS - times):
            record = record_at(slot.read_bytes(), 0)
            assert record is not None
            slot.write_bytes(damage(slot.read_bytes()[: record.end], chance))
        believed += alike(hurt, script).last.standing is not None
    assert 0 < believed < 4


def reframed(slot: Path, change: Callable[[dict[str, Any]], None]) -> None:
    """Have a checkpoint say something else, with a right checksum."""
    found = read(slot.read_bytes())
    assert found is not None
    record = record_at(slot.read_bytes(), 0)
    assert record is not None
    told = json.loads(record.body)
    change(told)
    body = json.dumps(told)
    slot.write_bytes(framed(record.seq, record.kind, body, record.link))


def test_one_of_other_rules_is_not_believed(
    kept: Path, script: Script, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(checkpoints, "rules_of", lambda game: "mended")
    assert alike(kept, script).last.standing is None


def test_a_mended_rule_is_another_rule(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game = GAMES["block"]
    before = likeness.rules_of.__wrapped__(game)
    home = Path(copytree(Path(likeness._home(game).__file__ or "").parent, tmp_path / "block"))
    monkeypatch.setattr(likeness._home(game), "__file__", str(home / "__init__.py"))
    assert likeness.rules_of.__wrapped__(game) == before
    with (home / "rules" / "scoring.py").open("a") as rules:
        rules.write("\n")
    assert likeness.rules_of.__wrapped__(game) != before


def test_rules_are_known_by_every_file_its_size_and_what_is_in_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = GAMES["block"]
    first, second = (tmp_path / name for name in ("__init__.py", "rules.py"))
    monkeypatch.setattr(likeness._home(game), "__file__", str(first))

    def sum_of_both(one: str, other: str) -> str:
        first.write_text(one)
        second.write_text(other)
        told: str = likeness.rules_of.__wrapped__(game)
        return told

    before = sum_of_both("ab", "cd")
    others = [sum_of_both(*both) for both in (("ab", "ce"), ("abc", "d"), ("a", "bcd"), ("", "ab"))]
    assert len({before, *others}) == 5, "other letters, and the same ones in another file"
    assert sum_of_both("ab", "cd") == before


def test_a_game_that_is_one_file_is_judged_by_that_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "lonely.py"
    file.write_text("class Lonely: ...")
    monkeypatch.syspath_prepend(tmp_path)
    lonely = import_module("lonely")
    assert likeness._home(lonely.Lonely) is lonely
    before = likeness.rules_of.__wrapped__(lonely.Lonely)
    (tmp_path / "beside.py").write_text("")
    assert before == likeness.rules_of.__wrapped__(lonely.Lonely)
    file.write_text("class Lonely: pass")
    assert before != likeness.rules_of.__wrapped__(lonely.Lonely)
    file.unlink()
    assert likeness.rules_of.__wrapped__(lonely.Lonely) == "", "what cannot be read is no rule"
    monkeypatch.delitem(sys.modules, "lonely")


def test_one_of_another_match_is_not_believed(tmp_path: Path, kept: Path, script: Script) -> None:
    keep(tmp_path / "other", evening(400, seed=7))
    for slot, strange in zip(slots(kept), slots(tmp_path / "other"), strict=True):
        slot.write_bytes(strange.read_bytes())
    assert alike(kept, script).last.standing is None


def test_one_that_follows_what_is_not_there_is_not_believed(kept: Path, script: Script) -> None:
    """The card has lost the last records, and the checkpoint is ahead of what is left."""
    found = {slot: read(slot.read_bytes()) for slot in slots(kept)}
    newest = max((one for one in found.values() if one), key=lambda one: one.place.seq)
    (kept / "acknowledged").unlink()
    for slot, one in found.items():
        if one is not newest:
            slot.unlink()
    for piece in kept.glob("*.journal"):
        number = int(piece.stem[-4:])
        if number > newest.place.piece:
            piece.unlink()
        elif number == newest.place.piece:
            data = piece.read_bytes()
            piece.write_bytes(data[: data.rfind(b"\n", 0, newest.place.at - 1) + 1])
    assert alike(kept, script).last.standing is None


def test_one_that_the_record_disagrees_with_is_not_believed(kept: Path, script: Script) -> None:
    """Here somebody has set back the number of verdicts that had been given."""

    def set_back(told: dict[str, Any]) -> None:
        number = told["rows"][0].index("companion.core.referee.referee:Standing")
        row = next(row for row in told["rows"][1:] if row[0] == number)
        row[4] -= 1
        told["given"] -= 1

    for slot in slots(kept):
        reframed(slot, set_back)
    assert alike(kept, script).last.standing is None


def test_nor_is_one_that_disagrees_with_itself(kept: Path, script: Script) -> None:
    def miscount(told: dict[str, Any]) -> None:
        told["given"] -= 1

    for slot in slots(kept):
        reframed(slot, miscount)
    assert alike(kept, script).last.standing is None


def test_nonsense_with_a_right_checksum_raises_nothing(kept: Path, script: Script) -> None:
    chance = random.Random(7)

    def spoil(told: dict[str, Any]) -> None:
        for _ in range(3):
            row = chance.choice([row for row in told["rows"] if row])
            row[chance.randrange(len(row))] = chance.choice([None, -1, 10**30, "x", [0], [9]])
        if chance.random() < 0.3:
            told[chance.choice([*told])] = chance.choice([None, -1, "x", [], {}, [[]]])

    for _ in range(8):
        hurt = copied(kept, "spoilt")
        for slot in slots(hurt):
            reframed(slot, spoil)
        opened = open_journal(hurt, games=GAMES)
        opened.close()
        assert opened.last is not None


def test_evidence_that_was_spoilt_after_it_was_judged_costs_nothing(
    kept: Path, script: Script
) -> None:
    """The record of the first rounds is damaged: the match stands where everybody saw it."""
    before = Resumed(copied(kept, "before"), script).session.view
    (kept / "000001-0001.journal").unlink()
    assert Resumed(kept, script).session.view == before


def test_nor_does_a_file_whose_first_line_was_spoilt_after_it_was_judged(
    kept: Path, script: Script
) -> None:
    before = Resumed(copied(kept, "before"), script)
    assert before.last.since is not None
    piece = kept / Segment(1, before.last.since.piece).name
    piece.write_bytes(b"#" + piece.read_bytes()[1:])
    assert Resumed(kept, script).session.view == before.session.view


class CountingSyncs(RealDisk):
    """A disk that counts what it makes durable."""

    def __init__(self) -> None:
        self.syncs = 0

    def sync(self, handle: int) -> None:
        self.syncs += 1
        super().sync(handle)

    def sync_folder(self, folder: Path) -> None:
        self.syncs += 1
        super().sync_folder(folder)


def test_they_cost_no_sync(tmp_path: Path, script: Script, monkeypatch: pytest.MonkeyPatch) -> None:
    with_them, without = CountingSyncs(), CountingSyncs()
    keep(tmp_path / "with", script, disk=with_them)
    monkeypatch.setattr(checkpoints, "EVERY", 10**6)
    keep(tmp_path / "without", script, disk=without)
    assert with_them.syncs == without.syncs
    assert not slots(tmp_path / "without")


CHECKPOINT = Checkpoint(Place(1, 9, "5b0e91d4", 1, 80), "rules", "noon", 7, 3, 5, [], [[], []])


def told_with(**told: Any) -> Checkpoint | None:
    """Read a small checkpoint again that says something else in some places."""
    record = record_at(CHECKPOINT.frame(), 0)
    assert record is not None
    body = json.dumps({**json.loads(record.body), **told})
    return read(framed(record.seq, record.kind, body, record.link))


@pytest.mark.parametrize("name", ["match", "piece", "at", "events", "given", "reached"])
def test_what_is_counted_is_a_number(name: str) -> None:
    assert told_with(**{name: 4}) is not None
    assert [told_with(**{name: wrong}) for wrong in (True, 4.0, "4", None)] == [None] * 4


def test_what_is_no_checkpoint_of_ours_is_none() -> None:
    assert told_with() == CHECKPOINT
    assert told_with(notes=[{"note": "set", "volume": 3}]) is not None
    assert told_with(checkpoint=1) is None
    assert [told_with(rules=None), told_with(began=12)] == [None, None]
    unfit: list[Any] = [{}, None, ["set"], [{}], [{"note": 1}], [{"note": "set"}, {}]]
    for notes in unfit:
        assert told_with(notes=notes) is None, notes
    record = record_at(CHECKPOINT.frame(), 0)
    assert record is not None
    assert read(framed(record.seq, "note", record.body, record.link)) is None
    assert read(CHECKPOINT.frame()[:-2]) is None


def stood_at(events: int, given: int) -> Checkpoint:
    place = replace(CHECKPOINT.place, seq=events)
    return replace(CHECKPOINT, place=place, events=events, given=given)


def test_the_newest_that_leaves_enough_to_be_told_is_asked_first() -> None:
    newest = stood_at(60, 30)
    just, short = stood_at(60 - RECENT, 30 - TOLD), stood_at(61 - RECENT, 30 - TOLD)
    quiet, older = stood_at(59 - RECENT, 31 - TOLD), stood_at(1, 2)
    found = [newest, short, just, quiet, older]
    assert list(checkpoints._in_turn(found)) == [just, older]
    assert list(checkpoints._in_turn([])) == []
    long, longer = stood_at(MOST, 9), stood_at(MOST + 1, 9)
    assert list(checkpoints._in_turn([longer, long])) == [longer]


def test_what_was_noted_before_a_restart_is_known_to_those_that_follow(
    kept: Path, script: Script
) -> None:
    _, header, _ = script
    opened = open_journal(kept, games=GAMES)
    assert opened.last is not None
    opened.pick_up(Session(header, opened.journal), header, Shift(), Clock(opened.last.reached))
    opened.journal.settle()
    found = opened.journal.place()
    assert found is not None
    assert found[1].notes["set"].items() >= {"names": ["Ann"], "volume": 3}.items()
    assert (found[1].events, found[1].began) == (len(script[2]) - 1, opened.last.began)
    opened.journal.note("set", volume=4)
    assert opened.journal.place() is None, "what is not durable is no place to go on from"
    assert found[1].notes["set"]["volume"] == 3, "nor does it change what was said of another"
    opened.close()


class CountingPuts(RealDisk):
    """A disk that counts the checkpoints that are written."""

    def __init__(self) -> None:
        self.puts = 0

    def put(self, file: Path, data: bytes) -> None:
        self.puts += file.name.startswith(checkpoints.KIND)
        super().put(file, data)


def test_there_is_enough_that_is_new_between_two_of_them(tmp_path: Path, script: Script) -> None:
    disk = CountingPuts()
    keep(tmp_path, script, disk=disk)
    assert 10 <= disk.puts <= len(script[2]) // EVERY


def test_one_from_before_the_match_was_judged_anew_is_not_believed(
    kept: Path, script: Script
) -> None:
    last = max(kept.glob("*.journal"))
    *_, end = (part for part in scan(last.read_bytes()) if isinstance(part, Framed))
    note = framed(end.seq + 1, "note", '{"note":"rejudged","from":1}', end.sum)
    last.write_bytes(last.read_bytes() + note)
    assert Resumed(kept, script).last.standing is None


def test_who_waits_is_told_that_reading_goes_on(kept: Path, script: Script) -> None:
    told: list[int] = []
    for slot in slots(kept):
        slot.unlink()
    opened = open_journal(kept, games=GAMES, turning=lambda: told.append(1))
    assert opened.last is not None
    once = len(told)
    assert once == opened.last.pieces > 1
    header = opened.last.parsed_header(GAMES)
    opened.pick_up(Session(header, opened.journal), header, Shift(), Clock())
    assert len(told) == 2 * once
    opened.close()


def test_also_where_it_goes_on_from_a_checkpoint(kept: Path) -> None:
    told: list[int] = []
    opened = open_journal(kept, games=GAMES, turning=lambda: told.append(1))
    opened.close()
    assert opened.last is not None
    assert opened.last.standing is not None
    assert told


def test_who_turns_to_a_match_goes_on_from_a_checkpoint_that_is_fit(kept: Path) -> None:
    opened = open_journal(kept)
    fit, unfit = opened.turned_to(1, GAMES), opened.turned_to(1, GAMES, lambda beside: False)
    assert [turned.last and turned.last.standing is not None for turned in (fit, unfit)] == [
        True,
        False,
    ]
    opened.close()


@pytest.mark.parametrize(
    ("name", "within"),
    [
        ("games.chess", True),
        ("games.chess.rules", True),
        ("games.chessboard", False),
        ("os", False),
    ],
)
def test_a_class_counts_by_the_package_that_it_comes_in(name: str, within: bool) -> None:
    assert likeness.is_within(name, ("core", "games.chess")) == within


def test_a_game_whose_match_cannot_be_written_down_is_asked_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[object] = []

    class Speechless:
        def write(self, standing: object) -> object:
            asked.append(standing)
            raise UnfitError("no words for it")

    monkeypatch.setattr(checkpoints, "alphabet_of", lambda game: Speechless())
    keep(tmp_path, evening(5 * EVERY))
    assert len(asked) == 1
    assert not list(tmp_path.glob(f"{checkpoints.KIND}-*"))


@pytest.mark.parametrize("body", ["{no JSON", "{}", '{"checkpoint":' + "[" * 100_000])
def test_what_cannot_be_read_is_no_checkpoint(body: str) -> None:
    assert read(framed(1, checkpoints.KIND, body)) is None
    assert read(b"torn") is None


def test_what_belongs_to_a_match_is_kept_beside_it(tmp_path: Path) -> None:
    line, header, events = evening(3 * EVERY)
    clock = Clock()
    opened = open_journal(tmp_path)
    assert opened.checkpoints.run is in_background, "a press is not kept waiting"
    opened.journal.begin(line, clock)
    opened.checkpoints.run = at_once
    session = Session(header, opened.journal)
    opened.checkpoints.follow(session, header, lambda: {"cards": 7})
    for event in events[:-1]:
        clock.t = event.t
        session.take([event])
        session.pass_time(event.t)
        opened.journal.settle()
        opened.checkpoints.turn()
    opened.close()
    kept = [read(file.read_bytes()) for file in tmp_path.glob(f"{checkpoints.KIND}-*")]
    assert kept
    assert all(found and found.beside == {"cards": 7} for found in kept)
