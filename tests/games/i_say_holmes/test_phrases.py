"""The voice of I Say, Holmes!: every verdict has its words or is silent on purpose; no secrets."""

from dataclasses import replace
from functools import cache
from typing import Any

import pytest

from companion.core.referee.game import Setup
from companion.core.referee.verdicts import Verdict
from companion.core.transcript.header import parse_header
from companion.games import GAMES
from companion.games.i_say_holmes.rules.cards import CARDS
from companion.games.i_say_holmes.words import _REFUSED
from companion.outputs.voice.library import Library
from companion.outputs.voice.pieces import written
from tests.outputs.voice.table import PLAYERS, book, setup, verdict
from tests.support.kits import announcer_of
from tests.support.practice import shelf_match

GAME = "i-say-holmes"
TOLD = {"sequence", "i-say", "value", "deadline", "which"}


def said(kind: str, **fields: Any) -> str:
    announcer = announcer_of(book(), replace(setup(), game=GAME))
    found = announcer.announce([verdict(1, kind, **fields)], 0)
    return " ".join(written(announcer.pieces(one), PLAYERS) for one in found)


@pytest.mark.parametrize(
    ("kind", "fields", "sentence"),
    [
        ("started", {"seat": 2}, "Ben opens. The game is afoot!"),
        ("played", {"seat": 2, "card": "221-B Baker St."}, "Ben: Two two one B, Baker Street."),
        ("played", {"seat": 1, "card": "The Game is Afoot!"}, "Ada: The Game is Afoot."),
        ("chit", {"side": "Country"}, "We are in the country."),
        ("chit", {"side": "pending"}, "Lost in the fog."),
        ("window", {"seat": 4, "against": "Clue"}, "Dot, your defence?"),
        ("defended", {"seat": 4, "with": "Alibi"}, "Dot: Alibi!"),
        ("look", {"by": 1, "seat": 2, "cards": 2}, "Ada sees two cards of Ben."),
        ("look", {"by": 1, "seat": 2, "cards": "all"}, "Ada sees the whole hand of Ben."),
        ("show", {"by": 1, "seat": 2}, "Ben shows the highest card to Ada."),
        ("trade", {"between": [1, 3]}, "Ada and Cy trade hands."),
        ("points", {"seat": 3, "delta": -10, "why": "i-say"}, "Cy, minus ten points."),
        ("points", {"seat": 3, "delta": 10, "why": "telegram"}, "Cy, ten points."),
        ("round-end", {"why": "none-guilty"}, "Nobody is guilty. Count your hands."),
        ("won", {"seats": [2, 4], "total": -5}, "The winner: Ben and Dot."),
        (
            "ask",
            {"question": "sequence", "seat": 2, "card": "Train", "seq": "Manor"},
            "Dealer, does Train follow Manor?",
        ),
        ("ask", {"question": "arrest", "seat": 2, "must": True}, "Ben, whom do you arrest?"),
        ("ask", {"question": "arrest", "seat": 2, "must": False}, "Ben, do you arrest somebody?"),
        ("ask", {"question": "held", "seat": 2}, ""),
        (
            "doubt",
            {"question": "deadline", "between": [4]},
            "Too close to call: Dot. In time? Dealer?",
        ),
        ("refused", {"reason": "window-closed", "seat": 4}, "Dot, too late."),
        ("refused", {"reason": "no-window", "seat": 4, "speak": False}, ""),
    ],
)
def test_it_says(kind: str, fields: dict[str, Any], sentence: str) -> None:
    assert said(kind, **fields) == sentence


def test_no_hand_is_counted_aloud() -> None:
    """The verdicts that know a number of cards in a hand are said without it (IH-3)."""
    few = said("redeal", hands=[1, 2, 3, 4])
    assert few == said("redeal", hands=[9, 9, 9, 9])
    taken = [said("hand-taken", by=1, seat=2, cards=n) for n in (1, 7)]
    assert taken[0] == taken[1] == "Ada takes the whole hand of Ben."
    assert said("ready", hands=[6] * 4, draw_pile=96) == "The cards are dealt. Who opens?"
    assert said("refused", reason="count-mismatch", seat=1) == ""
    assert said("flag", why="cleared-seat-held-villain", seat=2) == ""


def test_what_the_dealer_has_read_is_not_said_twice() -> None:
    assert {said("ruled", ruling=name, result=True) for name in TOLD} == {""}
    assert said("ruled", ruling="defence", result=False) == "No defence was laid."
    assert said("ruled", ruling="count", result={"seat": 1, "value": 3}) == "The dealer has ruled."


@pytest.mark.parametrize("reason", sorted(_REFUSED))
def test_every_refusal_is_worded_or_silent(reason: str) -> None:
    sentence = said("refused", reason=reason, seat=2, event="play")
    assert sentence == "" or sentence.endswith(".")
    assert book().find(GAME, "refused", {"reason": reason}) is not None


def test_every_title_can_be_said() -> None:
    library = Library("en")
    for title in CARDS:
        assert all(piece.slug in library.names for piece in book().word(title)), title


@cache
def evening() -> tuple[Setup, list[Verdict]]:
    table, notes = shelf_match(GAME, 3, 6, 12, {"rounds": 12, "cards": {}}, 40_000)
    return parse_header(table.header, GAMES).setup, notes.verdicts


@pytest.mark.slow
def test_a_whole_evening_can_be_said_with_the_clips_that_ship() -> None:
    setup_, verdicts = evening()
    announcer, library = announcer_of(book(), setup_), Library("en")
    for one in verdicts:
        assert book().find(GAME, one.kind, one.fields) is not None, one
        for announcement in announcer.announce([one], 0):
            pieces = announcer.pieces(announcement)
            assert all(p.slug in library.names for p in pieces if p.text), one


@pytest.mark.slow
def test_nothing_that_is_said_depends_on_how_much_anybody_holds() -> None:
    """Every secret number of an evening changed: not a word of it is another."""
    setup_, verdicts = evening()
    for one in verdicts:
        hidden = {
            name: [n + 1 for n in value] if isinstance(value, list) else value + 1
            for name, value in one.fields.items()
            if name == "hands" or (name == "cards" and one.kind == "hand-taken")
        }
        announcer = announcer_of(book(), setup_)
        other = replace(one, fields={**one.fields, **hidden})
        told = [announcer.pieces(a) for a in announcer.announce([one], 0)]
        assert told == [announcer.pieces(a) for a in announcer.announce([other], 0)]
