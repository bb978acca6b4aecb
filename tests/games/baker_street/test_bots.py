"""221-B Baker Street by bots: whole cases, what they may know, and how they choose."""

from collections.abc import Iterator, Mapping
from dataclasses import fields, replace
from random import Random
from typing import Any

import pytest

from companion.app.simulated.practice_table import PracticeTable
from companion.core.live import View
from companion.core.referee.events import Entry, Event, Press, Ruling
from companion.core.referee.verdicts import Verdict
from companion.core.transcript.writing import verdict_line
from companion.games.baker_street import kit
from companion.games.baker_street.bots.bot import Wits
from companion.games.baker_street.bots.cases import (
    NOTHING,
    Case,
    Clue,
    case_book,
    left,
    parse_cases,
)
from companion.games.baker_street.bots.sight import BakerSight
from companion.games.baker_street.bots.town import Town, Walks
from companion.games.baker_street.rules.options import BakerOptions
from companion.games.baker_street.rules.places import HOME, STREET
from tests.support.kits import sentences_of
from tests.support.practice import Notes, replayed, shelf_match, shelf_table

GAME = "221b-baker-street"
TOWN = Town(BakerOptions().locations.values())
slow = pytest.mark.slow


def audit(table: PracticeTable, view: View) -> None:
    """Eight cards of each kind, wherever they are, and nobody in a place he could not leave."""
    state = view.state
    held = {kind: sum(hand[kind] for hand in state["held"]) for kind in state["piles"]}
    assert state["piles"]["skeleton_key"] + held["skeleton_key"] == 8
    assert state["piles"]["scotland_yard"] + held["scotland_yard"] + len(state["seals"]) == 8


def match(seed: int, seats: int = 4, options: dict[str, Any] | None = None) -> Notes:
    return shelf_match(GAME, seed, seats, options=options, check=audit)[1]


def test_a_whole_case() -> None:
    notes = match(seed=2, seats=3)
    assert notes.verdicts[-1].kind in ("won", "unsolved")
    assert [v.kind for v in notes.verdicts if v.kind == "case-open"] == ["case-open"]


EVERYTHING = {*sentences_of("221b-baker-street"), "refused", "overturned"}
"""Every kind of verdict that this game gives, by what can be said of it."""
SEEDS = ((42, 2), (53, 2), (59, 2))


@slow
def test_every_kind_of_verdict_happens_sooner_or_later() -> None:
    found = {v.kind for seed, seats in SEEDS for v in match(seed, seats).verdicts}
    assert found == EVERYTHING


@slow
def test_the_same_seed_gives_the_same_transcript_and_the_same_verdicts() -> None:
    recorded, live, judged = replayed(GAME, seed=5, hands=1)
    assert judged == live
    assert replayed(GAME, seed=5, hands=1)[0] == recorded


@slow
def test_the_die_is_rolled_by_the_seed() -> None:
    def rolls(seed: int) -> list[int]:
        table, notes = shelf_table(GAME, seed, seats=2), Notes()
        table.join(listener=notes)
        with table:
            table.run(lambda: len(_dice(notes.events)) < 4 and not _over(notes))
        return _dice(notes.events)

    assert rolls(8) == rolls(8) != rolls(3)


def _over(notes: Notes) -> bool:
    return any(verdict.kind in ("won", "unsolved") for verdict in notes.verdicts)


def _dice(events: list[Event]) -> list[int]:
    return [e.fields["value"] for e in events if isinstance(e, Entry) and e.name == "die"]


@slow
def test_detectives_use_their_buttons() -> None:
    presses = {e.input for e in match(seed=8, seats=2).events if isinstance(e, Press)}
    assert presses == {"red", "white", "blue"}


@slow
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_a_turn_takes_half_of_the_4_5_inputs_that_it_took_once(seed: int) -> None:
    """One entry for roll, move and look, a press for the booklet: nobody has to end a turn."""
    notes = match(seed)
    mine = [e for e in notes.events if type(e) in (Press, Entry, Ruling) and not _is_die(e)]
    turns = sum(verdict.kind == "turn" for verdict in notes.verdicts)
    assert len(mine) / turns <= 2.25


def _is_die(event: Event) -> bool:
    return isinstance(event, Entry) and event.name == "die"


@slow
def test_another_board_is_played_as_well() -> None:
    changes = {"docks": False, "zoo": {"name": "Zoo", "entrances": ["gate", "wall"]}}
    verdicts = match(seed=3, options={"locations": changes}).verdicts
    assert {v.fields["location"] for v in verdicts if v.kind == "arrived"} >= {"zoo"}


# What a player may know.


def test_a_sight_has_no_room_for_what_is_hidden() -> None:
    names = {field.name for field in fields(BakerSight)}
    assert names == {
        "phase", "turn", "rolled", "tokens", "cards", "piles", "seals", "walk", "card", "notes",
        "doors", "clued",
    }  # fmt: skip
    card = case_book()[0].card
    assert {field.name for field in fields(card)} == {"number", "name", "items"}


def _swapped(case: Case) -> Case:
    """The same case card over quite another truth: other answers, other clues everywhere."""
    wrong = {item.letter: next(a for a in item.answers if a != case.solution[item.letter])
             for item in case.card.items}  # fmt: skip
    places = sorted(case.clues)
    others = [*places[1:], places[0]]
    clues: Mapping[str, Clue] = {
        place: case.clues[other] for place, other in zip(places, others, strict=True)
    }
    return replace(case, clues=clues, solution=wrong, ending=NOTHING)


def _unread(notes: Notes) -> bool:
    return all(verdict.kind != "clue-closed" for verdict in notes.verdicts)


@slow
def test_what_nobody_has_read_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """Up to the first clue, a table whose hidden facts are permuted plays the same."""

    def until_a_clue(book: tuple[Case, ...]) -> list[str]:
        monkeypatch.setattr(kit, "case_book", lambda: book)
        table, notes = shelf_table(GAME, seed=6), Notes()
        table.join(listener=notes)
        with table:
            table.run(lambda: _unread(notes) and table.pace() < 600_000_000)
        assert not _unread(notes), "somebody knew without reading"
        return [verdict_line(v) for v in notes.verdicts]

    book = case_book()
    assert until_a_clue(book) == until_a_clue(tuple(map(_swapped, book)))


@slow
def test_who_has_read_otherwise_plays_otherwise(monkeypatch: pytest.MonkeyPatch) -> None:
    """The test above could fail: what is read does matter."""

    def played(book: tuple[Case, ...]) -> list[Verdict]:
        monkeypatch.setattr(kit, "case_book", lambda: book)
        return match(seed=6, seats=2).verdicts

    assert played(case_book()) != played(tuple(map(_swapped, case_book())))


# The case book.


@pytest.mark.parametrize("case", case_book(), ids=lambda case: case.card.name)
def test_a_case_can_be_solved_by_its_clues_and_never_by_one(case: Case) -> None:
    items = case.card.items
    assert left(items, case.clues.values()) == {k: (v,) for k, v in case.solution.items()}
    for clue in case.clues.values():
        assert any(len(answers) > 1 for answers in left(items, [clue]).values())
    assert set(case.clues) <= set(BakerOptions().locations)
    assert all(len(clue.text) <= 130 for clue in case.clues.values())


def told_in(case: Case) -> Iterator[str]:
    """Give everything that anybody can read of a case, hidden or not."""
    yield from (case.card.title, case.card.story, case.answer, Clue().text)
    yield from (clue.text for clue in case.clues.values())
    for item in case.card.items:
        yield from (item.question, *map(item.told, item.answers))


@pytest.mark.parametrize("case", case_book(), ids=lambda case: case.card.name)
def test_everything_in_a_case_has_its_words(case: Case) -> None:
    assert not [text for text in told_in(case) if text.startswith("baker-street-")]


@pytest.mark.parametrize(
    ("changed", "told"),
    [
        ({"answer": "Nobody"}, "the answer is not among those that the card names"),
        ({"answer": "x"}, "the clues leave y; expected the answer alone"),
    ],
)
def test_a_case_that_does_not_add_up_is_one_line(changed: dict[str, str], told: str) -> None:
    item = {"letter": "a", "answers": ["x", "y"], "answer": "y", **changed}
    case = {"name": "test", "items": [item], "clues": {"bank": {"a": ["x"]}}}
    with pytest.raises(ValueError, match=told):
        parse_cases({"cases": [case]})


# Steps.


def verdict(n: int, kind: str, **fields_: Any) -> Verdict:
    return Verdict(n, 0, kind, fields_)


def test_steps_are_counted_from_the_door() -> None:
    walks = Walks(range(1, 3))
    assert TOWN.steps(walks.of(1), "bank") == 11
    walks.take(
        [verdict(1, "rolled", seat=1, value=4), verdict(2, "arrived", seat=1, location=STREET)]
    )
    assert TOWN.steps(walks.of(1), "bank") == 7
    assert "apothecary" in TOWN.reach(walks.of(1), 1)
    walks.take(
        [verdict(3, "rolled", seat=1, value=6), verdict(4, "arrived", seat=1, location="park")]
    )
    assert TOWN.steps(walks.of(1), "hotel") == 3


def test_a_walk_that_is_taken_back_was_never_walked() -> None:
    walks = Walks(range(1, 3))
    walks.take(
        [verdict(1, "rolled", seat=1, value=4), verdict(2, "arrived", seat=1, location=STREET)]
    )
    walks.take([verdict(3, "overturned", of=1), verdict(4, "overturned", of=2)])
    assert walks.of(1) == (HOME, 0)


# Wits.


def sight(**changed: Any) -> BakerSight:
    places = BakerOptions().locations
    usual = BakerSight(
        phase="rolled", turn=1, rolled=3, tokens=(HOME, HOME), cards=frozenset(), walk=(HOME, 0),
        piles={"scotland_yard": 5, "skeleton_key": 5}, seals=frozenset(), card=case_book()[0].card,
        notes={}, doors={name: place.entrances for name, place in places.items()},
        clued=frozenset(name for name, place in places.items() if place.clue),
    )  # fmt: skip
    return replace(usual, **changed)


def wits(nerve: float = 0.0) -> Wits:
    return Wits(1, TOWN, Random(1), nerve)


EVERYWHERE = frozenset((*BakerOptions().locations, STREET))
SOLVED = case_book()[0].clues


def test_the_nearest_unread_clue_comes_first() -> None:
    assert wits().step(sight(), EVERYWHERE) in ("apothecary", "carriage_depot")
    assert wits().step(sight(rolled=1), EVERYWHERE) == STREET


def test_who_knows_everything_goes_home_and_says_so() -> None:
    knows = sight(notes=SOLVED, tokens=("bank", HOME), walk=("bank", 9), rolled=2)
    assert wits().ready(knows)
    assert wits().step(knows, EVERYWHERE) == HOME
    assert wits().answers(knows, 0.0) == case_book()[0].solution


def test_nobody_without_a_key_walks_to_a_sealed_door() -> None:
    shut = frozenset((place, "a") for place in ("apothecary", "carriage_depot"))
    assert wits().step(sight(seals=shut), EVERYWHERE) == STREET
    key = frozenset({"skeleton_key"})
    assert wits().step(sight(seals=shut, cards=key), EVERYWHERE) in ("apothecary", "carriage_depot")


def test_the_bold_guess_and_the_careful_read_on() -> None:
    notes = {place: SOLVED[place] for place in ("locksmith", "newsagent", "playhouse", "hotel")}
    assert sight(notes=notes).guesses == 2
    assert wits(nerve=1.0).ready(sight(notes=notes))
    assert not wits(nerve=0.0).ready(sight(notes=notes))


# A person at the table.


def test_a_person_is_offered_where_his_roll_takes_him_and_reads_his_own_papers() -> None:
    table = shelf_table(GAME, seed=19, seats=2)
    company = table.company
    with table:
        table.run(lambda: table.session.state()["phase"] != "rolled")
        view = table.session.view
        seat = view.state["turn"]
        moves = [p for p in view.prompts if p.name == "move"]
        offered = [p for prompt in moves if (p := company.offered(prompt))]
        places = {to for prompt in offered for to in prompt.choices["to"]}
        near = TOWN.reach((HOME, 0), view.state["rolled"])
        assert places == {STREET, *near} - {HOME}
        assert not any(company.offered(p) for p in view.prompts if p.name in ("case", "die"))
        titles = [title for title, _ in company.papers(seat)]
        assert titles[0] == "To be solved"
        assert titles[-1].startswith("Case ")
        table.run(lambda: table.session.state()["phase"] != "reading")
        reader = table.session.state()["reading"]["seat"]
    page = company.page(reader)
    assert page is not None
    assert page[0].startswith("The Clue Booklet: ")
    assert "Your notes" in [title for title, _ in company.papers(reader)]
    other = 3 - reader
    assert company.page(other) is None
    assert not any("Booklet" in title for title, _ in company.papers(other))


@slow
def test_the_answer_is_for_who_has_announced() -> None:
    table, notes = shelf_table(GAME, seed=2, seats=2), Notes()
    table.join(listener=notes)
    with table:
        table.run(lambda: table.session.state()["phase"] != "answer")
        seat = table.session.state()["turn"]
        page = table.company.page(seat)
        assert page is not None
        assert page[0] == "The Answer Booklet"
        assert table.company.page(3 - seat) is None
