"""The feed of a hosted table: what it is told, what it may do, and what nobody is told by it."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from io import BytesIO
from pathlib import Path
from typing import Any

import pytest

from companion.app.hosted import feed as hosted_feed
from companion.app.hosted.feed import FeedGuest, TableFeed
from companion.core.live import Session
from companion.core.transcript.header import parse_header
from companion.games import GAMES, KITS
from companion.kit.rulings import SET
from companion.outputs.console.signatures import HOUSE, signed
from companion.outputs.feed.account import Account, Standing
from companion.outputs.feed.frames import Reading, Says, Writing, framed, unframed
from companion.outputs.feed.notes import Note
from companion.outputs.feed.topics import written
from companion.practice.company import Company
from companion.setup.profile import load_profile
from companion.setup.profile.model import FeedSettings
from tests.app.hosted.live import live_table
from tests.app.hosted.process import waited
from tests.app.hosted.tables import fast_table
from tests.app.hosted.test_phone_secrets import (
    SEATS,
    Exchange,
    Played,
    _company,
    _other_clues,
    played,
)
from tests.keep.journal.conftest import memory_folder
from tests.outputs.feed.test_account import SETUP
from tests.outputs.feed.test_account import played as verdict_of
from tests.support.broker import Broker, House, broker_in


@pytest.fixture(scope="module")
def broker() -> Iterator[Broker]:
    with memory_folder() as folder, broker_in(Path(folder)) as broker:
        yield broker


def at(settings: FeedSettings) -> Any:
    return replace(load_profile(), feed=settings)


# A table in real time.


@pytest.mark.slow
def test_a_match_of_bots_is_told_and_paused_by_the_house(broker: Broker, tmp_path: Path) -> None:
    house = House(broker, "companion/club/#")
    profile = at(broker.settings("club", buttons=True))
    with live_table(tmp_path, profile=profile, bots=4) as table:
        waited("a verdict", lambda: house.of("club/verdict"))
        waited("a word", lambda: any(c["event_type"] == "play" for c in house.of("club/cue")))
        house.say("companion/club/command", "pause")
        waited("the pause", lambda: table.service.handles.running.paused)
        waited("that is told", lambda: (house.last("club/state") or {}).get("paused"))
        house.say("companion/club/command", "resume")
        waited("the end of it", lambda: not table.service.handles.running.paused)
        told = [(v["match"], v["n"]) for v in house.of("club/verdict")]
        known = {v.n for v in table.watcher.verdicts}
        assert {n for match, n in told if match == 1} <= known
        assert table.stop() == 0
    waited("its end", lambda: house.last("club/online") == "offline")
    house.close()


@pytest.mark.slow
def test_a_broker_that_is_away_stops_nobody_and_is_told_once(
    broker: Broker, tmp_path: Path
) -> None:
    profile = at(broker.settings("lost", port=broker.closed))
    with live_table(tmp_path, profile=profile, bots=4) as table:
        table.hears("feed: mqtt://127.0.0.1")
        waited("play", lambda: table.watcher.of("played"))
        assert len([line for line in table.said if line.startswith("feed")]) == 1
        assert "does not let this table in: Not authorized; trying again" in table.said[-1]
        shown = table.notices.shown
        assert any("Are user and password of [feed] right?" in line for line in shown)
        assert table.stop() == 0


# A table in skipped time, and whatever it leaves for the feed.


class Kept:
    """Stands where the feed is, and keeps what it would be told."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.notes: list[Note] = []
        self.feed: TableFeed | None = None
        monkeypatch.setattr(TableFeed, "_put", lambda feed, note: self.notes.append(note))

    @property
    def told(self) -> list[int]:
        return [v.n for note in self.notes if not note.past for v in note.verdicts]


SETTINGS = FeedSettings("127.0.0.1", 1, False, "kitchen")


@pytest.fixture
def fed(monkeypatch: pytest.MonkeyPatch) -> Kept:
    kept = Kept(monkeypatch)
    monkeypatch.setattr("tests.app.hosted.tables.load_profile", lambda: at(SETTINGS))
    return kept


def test_after_a_power_cut_nothing_is_told_twice_and_the_fastest_is_remembered(
    tmp_path: Path, fed: Kept
) -> None:
    with fast_table(tmp_path) as table:
        table.play(lambda seen: len(seen.verdicts) > 60)
    before, match = fed.told, {note.account for note in fed.notes if note.account}
    assert before == sorted(set(before))
    assert len(match) == 1
    fed.notes.clear()
    with fast_table(tmp_path, start=9_000_000, boot="c") as table:
        table.play(lambda seen: len(seen.verdicts) > 20)
    after = fed.told
    assert min(after) > max(before) - 1
    assert not set(before[:-1]) & set(after)
    assert after == sorted(set(after))
    [account] = {note.account for note in fed.notes if note.account}
    assert account is not None
    assert account.match == 1
    for note in fed.notes:
        if note.past:
            account.remember(note.verdicts)
    assert account._fastest() is not None, "of what was before"


def test_between_matches_it_is_told_that_none_is_on(tmp_path: Path, fed: Kept) -> None:
    with fast_table(tmp_path) as table:

        def leave() -> None:
            if len(table.watcher.events) == 20:
                table.service.handles.leave()

        table.each(leave)
        table.play(lambda seen: table.host.session is None)
    assert fed.notes[-1].account is None


def test_what_the_house_wants_goes_the_way_of_a_phone(tmp_path: Path, fed: Kept) -> None:
    with fast_table(tmp_path) as table:
        asked: list[Mapping[str, Any]] = []
        table.host.wishes.noted.append(asked.append)
        feed = table.service.feed
        assert feed is not None
        table.play(lambda seen: len(seen.events) > 5)
        feed._command(True)
        assert table.service.handles.held
        table.host._going = True
        table.play(lambda seen: bool(asked))
        assert asked[-1]["note"] == SET
        assert (asked[-1]["paused"], asked[-1]["by"]) == (True, HOUSE)
        assert signed(HOUSE) == "the house"


def test_a_listener_takes_a_note_and_nothing_else(fed: Kept, tmp_path: Path) -> None:
    with fast_table(tmp_path) as table:
        table.play(lambda seen: len(seen.verdicts) > 30)
    for note in fed.notes:
        assert note.standing is None or not hasattr(note.standing, "prompts")


def test_without_the_package_one_line_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    for name in [name for name in sys.modules if name.startswith("paho")]:
        monkeypatch.delitem(sys.modules, name)
    for name in ("feed", "line"):
        monkeypatch.delitem(sys.modules, f"companion.outputs.feed.{name}", raising=False)
    monkeypatch.setitem(sys.modules, "paho", None)
    monkeypatch.setattr("tests.app.hosted.tables.load_profile", lambda: at(SETTINGS))
    with fast_table(tmp_path) as table:
        table.service._parts.look(0)
        table.service._parts.look(60_000_000)
        table.play(lambda seen: len(seen.events) > 5)
        [line] = [line for line in table.said if line.startswith("feed:")]
    assert 'pip install "table-companion[feed]"' in line
    assert "\n" not in line


def test_a_table_without_a_feed_has_none(tmp_path: Path) -> None:
    with fast_table(tmp_path) as table:
        assert table.service.feed is None


# Nothing that a watcher could not see.


@dataclass
class Told:
    """A match lived through again: every byte that the house is told, and who held what."""

    company: Company
    said: list[str] = field(default_factory=list)
    crossed: list[str] = field(default_factory=list)
    """Everything that goes to the process that tells the house."""
    read: list[Note] = field(default_factory=list)
    """The same as it is understood there."""
    held: set[str] = field(default_factory=set)

    @property
    def hidden(self) -> list[str]:
        """Return the cards that somebody held and nobody named."""
        said = "".join(self.said)
        return sorted(card for card in self.held if json.dumps(card)[1:-1] not in said)


def told(match: Played, exchanged: Callable[[Company], Sequence[Any]] = lambda company: ()) -> Told:
    """Live through a match, and keep what the house is told."""
    header, company = parse_header(match.header, GAMES), _company(match)
    session, world = Session(header), Told(company)
    account = Account(KITS[header.setup.game], header.setup, 1)
    table, writing = Account(KITS[header.setup.game], header.setup, 1), Writing()
    house = Reading(KITS)

    def put(note: Note) -> None:
        mine = replace(note, account=table, at=0.0)
        [words] = unframed(BytesIO(framed([*writing.words([mine])])).read)
        world.crossed.append(repr(words))
        world.read += [told for word in words if (told := house.note(word)) is not None]
        if note.cue is not None:
            world.said.append(written(account.word(note.cue, "then")))
        if note.standing is not None:
            events = account.judged(note.verdicts, note.standing.setup, "then")
            world.said += map(written, (*events, account.state(note.standing)))

    guest = FeedGuest(account, put)
    guest.live = True
    first, *others = company.parts
    for listener in (first, *exchanged(company), *others, guest):
        session.listen(listener)
    for event in match.events:
        session.take([event])
        world.held.update(*map(company.held, range(1, SEATS + 1)))
    return world


@pytest.mark.parametrize(("game", "events"), [("block", 60), ("i-say-holmes", 40)])
def test_other_cards_in_hidden_hands_give_the_same_bytes(game: str, events: int) -> None:
    match = played(game, 5, events)
    first = told(match)
    free = first.hidden
    assert len(free) > 1, "there is something to hide"
    names = dict(zip(free, (*free[1:], free[0]), strict=True))
    other = told(match, lambda company: [Exchange(company.parts[0], names)])
    hands = [[*map(world.company.held, range(1, SEATS + 1))] for world in (first, other)]
    assert hands[0] != hands[1], "others hold something else"
    assert len(first.said) > 20
    assert first.said == other.said
    assert first.crossed == other.crossed


@pytest.mark.parametrize("game", [*KITS])
def test_what_is_told_is_the_same_on_the_other_side_of_the_pipe(game: str) -> None:
    world, said = told(played(game, 4, 60)), list[str]()
    for note in world.read:
        assert note.account is not None
        if note.cue is not None:
            said.append(written(note.account.word(note.cue, "then")))
        if note.setup is not None:
            said += map(written, note.account.judged(note.verdicts, note.setup, "then"))
        if note.standing is not None:
            said.append(written(note.account.state(note.standing)))
    assert len(said) > 20
    assert said == world.said


def test_no_prompt_and_no_private_verdict_crosses_the_pipe() -> None:
    world = told(played("i-say-holmes", 5, 40))
    assert not any("Prompt(" in words for words in world.crossed)
    setup = replace(SETUP, private=frozenset(("played",)))
    standing = Standing(setup, {"phase": "play"})
    note = Note(Account(KITS[setup.game], setup, 1), standing, (verdict_of(1, 1, 231),))
    kinds = [word[0] for word in Writing().words([note])]
    assert kinds == [Says.MATCH, Says.STANDS]


def test_a_hand_of_sorry_is_in_nothing_that_the_house_is_told() -> None:
    said = told(played("sorry", 4, 60, mode="points")).said
    assert len(said) > 20
    assert not any('"hand"' in line or " holds " in line for line in said)


def test_a_clue_of_221b_is_in_nothing_that_the_house_is_told() -> None:
    match = played("221b-baker-street", 3, 90)
    first = told(match)

    def exchanged(company: Company) -> Sequence[Any]:
        props: Any = company.parts[0]
        props._cases = [_other_clues(case, set()) for case in props._cases]
        return ()

    other = told(match, exchanged)
    papers = [first.company.papers(seat) for seat in range(1, SEATS + 1)]
    assert papers != [other.company.papers(seat) for seat in range(1, SEATS + 1)]
    assert first.said == other.said
    assert first.crossed == other.crossed


def test_the_time_of_a_note_is_that_of_the_wall(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hosted_feed, "time", lambda: 12.5)
    notes: list[Note] = []
    feed = TableFeed(SETTINGS, "Kitchen", lambda *said: None, lambda *said: None, lambda: 3)
    monkeypatch.setattr(feed, "_put", notes.append)
    feed.empty()
    assert notes[0].at == 12.5
