"""Sorry! in sentences."""

import re

import pytest

from companion.core.transcript.header import parse_header
from companion.games import GAMES
from companion.games.sorry.words import _REFUSED
from companion.kit.words import REFUSALS
from tests.kit.explain.test_explain import as_verdict
from tests.support.command import ROOT
from tests.support.kits import explainer_of, sentences_of
from tests.support.sorry_table import (
    SorryTable,
    for_points,
    game,
    partners,
    undecided,
    virtual_hand,
)

NAMES = ["Ada", "Ben", "Cy", "Dot"]
HOME3: list[int | str] = ["home", "home", "home"]
CATALOGUE = (ROOT / "docs/rules/sorry.md").read_text()


def said(scene: SorryTable) -> str:
    header = {**scene.lines[0], "players": NAMES[: scene.seats]}
    explainer = explainer_of(parse_header(header, GAMES).setup)
    judged = scene.so_far()
    return "\n".join(
        [*(explainer.line(as_verdict(v)) for v in judged), explainer.state(judged.state)]
    )


def test_every_verdict_of_the_catalogue_has_its_words() -> None:
    table = CATALOGUE.split("### Verdicts")[1].split("A part:")[0]
    rows = re.findall(r"^\| (`[^|]*) \|", table, re.MULTILINE)
    kinds = {kind for row in rows for kind in re.findall(r"`([a-z-]+)`", row)}
    common = {"overturned", "state"}
    assert kinds - common <= sentences_of("sorry")


def test_every_reason_of_the_catalogue_has_its_words() -> None:
    listed = CATALOGUE.split("`refused` reasons:")[1].split("\n\n")[0]
    reasons = set(re.findall(r"`([a-z-]+)`", listed))
    assert reasons - set(_REFUSED) <= set(REFUSALS)
    assert set(_REFUSED) <= reasons


def test_a_turn() -> None:
    text = said(game(red=[4, 18], green=[17]).play(1, "12", "4-16/19"))
    assert "Ada turns up the 12; 43 left." in text
    assert "Ada has 2 moves for the 12: 1) red 4 to 16, sliding to 19, sending back" in text
    assert "Ada plays the 12: red 4 to 16, sliding to 19, sending back green from 17" in text
    assert "Ben (blue) is on turn." in text
    assert "Phase draw, Ben on turn" in text


def test_an_exchange_that_may_be_declined() -> None:
    text = said(game(red=[58], blue=[40]).turn_up(1, "11").entry("pass", 1))
    assert "Ada may play the 11 or decline: 1) red 58 to 40, changing places with blue." in text
    assert "Ada declines the exchange." in text


def test_exchanges_that_may_all_be_declined() -> None:
    text = said(game(red=[58], blue=[40, 41]).turn_up(1, "11"))
    assert "Ada has 2 moves for the 11, and may decline them all: 1) red 58 to 40" in text


def test_a_forfeit_and_a_must() -> None:
    text = said(game(blue=[20, 40]).turn_up(1, "SORRY").turn_up(2, "3"))
    assert "Refused: Ben, card: the play before is not complete (play-not-complete)." in text
    text = said(game(blue=[20]).turn_up(1, "SORRY").turn_up(2, "3"))
    assert "Ada must play the SORRY!: 1) red start to 20, sending back blue from 20." in text
    assert "Ada plays the SORRY!, the only move: red start to 20, sending back blue" in text
    assert "Ada has no move for the 5." in said(game().turn_up(1, "5"))


def test_partners_win() -> None:
    home: list[int | str] = [*HOME3, "home"]
    text = said(partners(red=[*HOME3, "S5"], yellow=home).play(1, "1", "S5-home"))
    assert "Ada and Cy win a double game. Games won: Ada 2, Ben 0, Cy 2 and Dot 0." in text


def test_doubling() -> None:
    scene = for_points(2).entry("double", 2)
    assert "Ben calls DOUBLE! Ada: accept or drop?" in said(scene)
    text = said(scene.entry("answer", 1, answer="drop"))
    assert "Ada drops out." in text
    assert "Ben wins: all others dropped out. Games won: Ada 0 and Ben 1." in text
    assert "The winner has 25. This game: Ada 0 and Ben 25." in text


def test_a_doubt_states_its_gap() -> None:
    scene = undecided()
    at = scene.now + 1
    scene.press(2, "pile", at).press(1, "white", at + 0.0007).say("draw-void")
    text = said(scene)
    assert "Ada or Ben, 0.7 ms apart, sure only beyond 0.8 ms. Dealer?" in text
    assert "The dealer rules: the draw is void, and is made anew." in text


def test_what_is_taken_back_is_said_again() -> None:
    scene = game(red=[20]).play(1, "5", "20-25")
    scene.overturn(scene.so_far().one("moved"), scene.now + 1)
    assert re.search(r"Taken back: number \d+: Ada plays the 5: red 20 to 25\.", said(scene))


@pytest.mark.parametrize("word", ["Ada holds 3, 3, 5, 8 and 12.", "hands: Ada 5 and Ben 5."])
def test_hands(word: str) -> None:
    assert word in said(virtual_hand("3", "3", "5", "8", "12"))
