"""What the table says at 221-B Baker Street: every verdict, every refusal, and no secret."""

from dataclasses import replace
from functools import cache
from typing import Any

import pytest

from companion.core.referee.game import Setup
from companion.core.referee.verdicts import Verdict
from companion.core.transcript.header import parse_header
from companion.games import GAMES
from companion.games.baker_street.bots.cases import case_book
from companion.games.baker_street.rules.options import BakerOptions
from companion.games.baker_street.words import _REFUSED
from companion.outputs.voice.pieces import written
from tests.games.baker_street.table import BakerTable, game
from tests.outputs.voice.table import PLAYERS, book, verdict
from tests.support.kits import announcer_of, sentences_of
from tests.support.practice import shelf_match

GAME = "221b-baker-street"


@cache
def setup() -> Setup:
    line = {"transcript": 1, "game": GAME, "seats": 4, "players": [*PLAYERS]}
    return parse_header(line, GAMES).setup


def said(*verdicts: Verdict) -> list[str]:
    announcer = announcer_of(book(), setup())
    found = announcer.announce(verdicts, 0)
    return [written(announcer.pieces(one), PLAYERS) for one in found]


def heard(table: BakerTable) -> list[str]:
    """What is said of the last line."""
    lines = table.latest()
    head = ("n", "t", "verdict")
    given = [
        Verdict(v["n"], v["t"], v["verdict"], {k: x for k, x in v.items() if k not in head})
        for v in lines
    ]
    return said(*given)


def test_the_die_is_spoken() -> None:
    assert heard(game(4).push(1, "red").entry("die", 1, value=5)) == ["Ada rolls five."]
    table = BakerTable(4).case()
    assert heard(table.push(2, "red").entry("die", 2, value=3)) == ["Ben rolls three."]


def test_a_turn_as_it_is_heard() -> None:
    table = game(4)
    assert heard(table) == ["Dot rolls two.", "Ada starts."]
    assert heard(table.go(1, "bank")) == ["Ada enters the Bank."]
    assert heard(table.done(1)) == ["Ben, your turn."]
    assert heard(table.go(2, "street")) == ["Cy, your turn."]
    table.pass_turn(3, 4).sealed("pub")
    assert heard(table.go(1, "carriage_depot", seal=True)) == [
        "Ada seals the Bank.",
        "Ada enters the Carriage Depot.",
    ]
    assert heard(table.cab(1, "pub", key=True)) == [
        "Ada takes a cab to the Pub.",
        "Ada unlocks the Pub.",
    ]
    assert heard(table.read(1).roll(2, 3)) == ["Ben rolls three."]
    assert heard(table.done(2)) == ["Ben has rolled. Ben, your turn."]


def test_the_clock_of_a_look() -> None:
    table = game(4).go(1, "bank").push(1, "white")
    table.now += 40
    lines = [(v.kind, v.fields) for v in _verdicts(table) if v.kind.startswith("clue-")]
    told = [said(verdict(1, kind, **fields)) for kind, fields in lines]
    assert [words for words in told if words] == [
        ["Ada, ten seconds left."],
        ["Ada, five seconds left."],
        ["Ada, time is up."],
    ]


def _verdicts(table: BakerTable) -> list[Verdict]:
    head = ("n", "t", "verdict")
    return [
        Verdict(v["n"], v["t"], v["verdict"], {k: x for k, x in v.items() if k not in head})
        for v in table.so_far()
    ]


def test_seconds_left_are_urgent_and_soon_stale() -> None:
    announcer = announcer_of(book(), setup())
    (warning,) = announcer.announce([verdict(1, "clue-warning", seat=1, left_s=10)], 0)
    (turn,) = announcer.announce([verdict(2, "turn", seat=1, may=[])], 0)
    assert warning.rank < turn.rank
    assert warning.stale <= 2_000_000


def test_how_a_case_ends() -> None:
    table = game(2, players=["Ada", "Ben"])
    assert heard(table.announce(1)) == ["Ada announces the solution."]
    assert heard(table.result(1, False)) == [
        "Ada is wrong.",
        "Ben, your turn.",
    ]
    assert heard(table.announce(2).result(2, True)) == ["Ben solves the case!"]
    assert heard(table.say("solution", seat=2, correct=False)) == [
        "Ben is wrong.",
        "Taken back.",
        "The case is unsolved.",
    ]


def test_every_verdict_has_its_entry() -> None:
    known = {kind for name, kind, _ in book().entries() if name in (GAME, "common")}
    assert sentences_of("221b-baker-street") <= known


REASONS = sorted({*_REFUSED, "bad-seat"} - {"unused-input"})


@pytest.mark.parametrize("reason", REASONS)
def test_every_refusal_is_told(reason: str) -> None:
    (one,) = said(verdict(1, "refused", reason=reason, event="move", seat=2))
    assert "nobody" not in one
    assert len(one.split()) <= 8


def test_refusals_can_be_told_apart() -> None:
    """Not each by itself, but what is wrong: the door, the card, the roll, the booklet."""
    told = {said(verdict(1, "refused", reason=reason, seat=2))[0] for reason in REASONS}
    assert len(told) == 25


def test_a_stray_press_is_not_worth_a_word() -> None:
    assert said(verdict(1, "refused", reason="not-your-turn", seat=2, speak=False)) == []


def test_every_place_has_its_name() -> None:
    for place in BakerOptions().locations:
        (one,) = said(verdict(1, "sealed", seat=1, location=place, entrance="a", piles={}))
        assert "_" not in one
        assert one != f"Ada seals {place}."


@pytest.mark.slow
def test_a_match_of_bots_reads_right_and_gives_nothing_away() -> None:
    _, notes = shelf_match(GAME, seed=17, seats=2)
    announcer = announcer_of(book(), replace(setup(), seats=2, players=PLAYERS[:2]))
    words = " ".join(
        written(announcer.pieces(announcement), PLAYERS[:2])
        for one in notes.verdicts
        for announcement in announcer.announce([one], 0)
    )
    assert not any(mark in words for mark in ("{", "_", "nobody", "None"))
    assert all(_hidden(case, words) for case in case_book())


def _hidden(case: Any, words: str) -> bool:
    answers = (answer for _, answer in case.solved())
    secrets = [*answers, case.answer, *(c.text for c in case.clues.values())]
    return not any(secret.lower() in words.lower() for secret in secrets)
