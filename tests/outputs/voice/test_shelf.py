"""Block and Sorry! aloud: the book against what their referees really say."""

from collections.abc import Iterator
from dataclasses import replace
from functools import cache

import pytest

from companion.core.referee.game import Setup
from companion.core.referee.verdicts import Verdict
from companion.outputs.voice.book import COMMON
from companion.outputs.voice.pieces import written
from companion.outputs.voice.template import Slot
from tests.outputs.voice.table import book
from tests.support.kits import announcer_of
from tests.support.practice import shelf_match

SILENT = {
    "block": {"refused", "fault"},
    "sorry": {
        "colours", "dealt", "hand", "moved", "moves", "picked", "refilled", "refused", "fault",
    },
}  # fmt: skip
MODES = ("single", "partnership", "points")
WAYS = [
    ("block", ""),
    *(pytest.param("sorry", mode, marks=pytest.mark.slow) for mode in MODES),
]


@cache
def verdicts_of(game: str, mode: str = "") -> tuple[list[Verdict], Setup]:
    hands, options = (8, {}) if game == "block" else (1, {"mode": mode or "single"})
    table, notes = shelf_match(game, seed=5, hands=hands, options=options)
    return notes.verdicts, table.session.setup


@pytest.mark.parametrize(("game", "mode"), WAYS)
def test_every_verdict_of_a_match_is_said_or_silent_on_purpose(game: str, mode: str) -> None:
    verdicts, setup = verdicts_of(game, mode)
    announcer = announcer_of(book(), setup)
    known = {kind for where, kind, _ in book().entries() if where in (game, COMMON)}
    assert {verdict.kind for verdict in verdicts} <= known
    for verdict in verdicts:
        said = announcer.announce([verdict], 0)
        assert said or verdict.kind in SILENT[game], verdict
        for one in said:
            assert written(announcer.pieces(one), announcer.setup.players).strip(" .,")


def slots(game: str, verdict: Verdict) -> Iterator[str]:
    entry = book().find(game, verdict.kind, {**verdict.fields, "seat": verdict.fields.get("seat")})
    for part in (entry.say or ()) if entry else ():
        if isinstance(part, Slot):
            yield part.field


@pytest.mark.parametrize(("game", "mode"), WAYS)
def test_every_field_that_is_spoken_is_there(game: str, mode: str) -> None:
    verdicts, _ = verdicts_of(game, mode)
    for verdict in verdicts:
        if verdict.kind != "overturned":
            missing = [name for name in slots(game, verdict) if verdict.fields.get(name) is None]
            assert missing == [], verdict


def sentences(game: str, kind: str) -> list[str]:
    verdicts, setup = verdicts_of(game)
    announcer = announcer_of(book(), setup)
    return [
        written(announcer.pieces(one), announcer.setup.players)
        for verdict in verdicts
        if verdict.kind == kind
        for one in announcer.announce([verdict], 0)
    ]


def test_cards_are_named_as_they_are_laid() -> None:
    assert any(
        text.startswith("Ada: A ") or "Ada: B " in text for text in sentences("block", "led")
    )
    assert "C eleven." in sentences("block", "played")


@pytest.mark.slow
def test_cards_are_named_as_they_are_turned_up() -> None:
    assert {"Sorry.", "Seven."} <= set(sentences("sorry", "drawn"))


@pytest.mark.slow
def test_a_virtual_hand_is_never_said() -> None:
    verdicts, setup = verdicts_of("sorry", "points")
    hands = [verdict for verdict in verdicts if verdict.kind == "hand"]
    assert hands
    assert announcer_of(book(), setup).announce(hands, 0) == []
    aloud = announcer_of(book(), replace(setup, game="block", private=frozenset()))
    assert aloud.announce([replace(hands[0], kind="lead")], 0) != []
    hushed = announcer_of(book(), replace(setup, game="block", private=frozenset({"lead"})))
    assert hushed.announce([replace(hands[0], kind="lead")], 0) == []
