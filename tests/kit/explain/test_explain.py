"""Verdicts in sentences."""

import json

import pytest
from hypothesis import given

from companion.core.referee import Verdict
from companion.core.transcript.header import parse_header
from companion.games import GAMES
from companion.kit.text import clean, clock, listed, ordinal, span
from tests.support.kits import explainer_of
from tests.support.random_tables import Line, evenings
from tests.support.table import Table, judge, playing, table

NAMES = ["Ada", "Ben", "Cy", "Dot"]


def said(hand: Table, *, end: float | None = None) -> str:
    explainer = explainer_of(parse_header({**hand.lines[0], "players": NAMES}, GAMES).setup)
    return "\n".join(explainer.line(as_verdict(line)) for line in hand.judged(end))


def as_verdict(line: Line) -> Verdict:
    fields = {name: value for name, value in line.items() if name not in ("n", "t", "verdict")}
    return Verdict(line["n"], line["t"], line["verdict"], fields)


def test_margin_and_uncertainty() -> None:
    text = said(playing().white(2, 3).white(4, 3.00025))
    assert "Ben called first, 0.25 ms before Dot, sure to 0.2 ms." in text


def test_a_dead_heat() -> None:
    text = said(playing().white(2, 3).white(4, 3.00015))
    assert "Too close to call: Ben or Dot? 0.15 ms apart, sure only beyond 0.2 ms. Dealer?" in text


def test_early_and_in_doubt() -> None:
    text = said(table().ready(1).touch(3, 1.7).touch(1, 1.996).play(2), end=3)
    assert "Cy played before PLAY, sure to 8 ms: 1 card to the pool (SH-F4)." in text
    assert "Ada played, 4 ms before PLAY, sure to 8 ms; nobody reacts within 100 ms." in text


def test_a_sweep() -> None:
    text = said(playing().red(1, 3).touch(2, 3.2).shield(3, 3.3))
    assert "Ada calls SHERLOCK HOLMES!" in text
    assert "Ben's pile is taken by Ada: the sweeper's hand came first, sure to 10 ms." in text
    assert "Cy's pile is safe: the owner's hand came first, sure to 10 ms." in text
    assert "The sweep of Ada is over: Ada takes Ben's pile; safe: Cy; untouched: Dot." in text


def test_what_was_taken_back_is_said_again() -> None:
    hand = table().ready(1).touch(3, 1.7).play(2)
    hand.overturn(hand.judged(end=3).one("forfeit"), 2.5)
    assert "Taken back: number 2: Cy played before PLAY" in said(hand, end=3)


def test_refusals_name_who_and_what() -> None:
    text = said(playing().play(3).blue(1, 4).blue(1, 5).blue(1, 6))
    assert "Refused: PLAY: nobody has called READY yet (no-ready)." in text
    assert "Refused: Ada, blue: SCOTLAND YARD was called twice already" in text


def test_a_name_is_text_and_nothing_else() -> None:
    assert clean("\x1b[2JEve\n") == "?[2JEve?"


def test_words_for_numbers() -> None:
    assert [span(us) for us in (250, 200, 12_000, 1_500_000)] == [
        "0.25 ms",
        "0.2 ms",
        "12 ms",
        "1.5 s",
    ]
    assert clock(3_000_150).strip() == "3.000150"
    assert [ordinal(place) for place in (1, 8, 9)] == ["first", "eighth", "number 9"]
    assert listed(["Ada"]) == "Ada"
    assert listed(NAMES) == "Ada, Ben, Cy and Dot"


@pytest.mark.slow
@given(evenings)
def test_every_verdict_has_its_sentence(evening: list[Line]) -> None:
    explainer = explainer_of(parse_header(evening[0], GAMES).setup)
    judged = judge([*evening, {"t": evening[-1]["t"] + 5_000_000, "event": "end"}])
    for line in judged:
        sentence = explainer.line(as_verdict(line))
        assert "{" not in sentence, f"no words for {json.dumps(line)}"
        assert "\n" not in sentence
    assert explainer.state(judged.state)
