"""Block in sentences."""

import json
import re

import pytest
from hypothesis import given

from companion.core.transcript.header import parse_header
from companion.games import GAMES
from companion.games.block.words import BlockWords
from companion.kit.words import REFUSALS
from tests.games.block.random_evenings import Evening, evenings
from tests.games.block.table import BlockTable, block, judge
from tests.kit.explain.test_explain import NAMES, as_verdict
from tests.support.command import ROOT
from tests.support.kits import explainer_of

CATALOGUE = (ROOT / "docs/rules/block.md").read_text()


def said(hand: BlockTable) -> str:
    explainer = explainer_of(parse_header({**hand.lines[0], "players": NAMES}, GAMES).setup)
    judged = hand.judged()
    lines = [explainer.line(as_verdict(line)) for line in judged]
    return "\n".join([*lines, explainer.state(judged.state)])


def test_every_reason_of_the_catalogue_has_its_words() -> None:
    listed = CATALOGUE.split("`refused` reasons:")[1].split("\n\n")[0]
    reasons = set(re.findall(r"`([a-z-]+)`", listed))
    assert reasons - set(BlockWords.refusals) <= set(REFUSALS)
    assert set(BlockWords.refusals) <= reasons


def test_a_refusal_says_why() -> None:
    text = said(block().lead(2, "C4").white(3).red(3).white(4))
    assert "Refused: Dot, white: no card is due before the next lead (lead-due)." in text
    late = said(block().lead(2, "C4").rule("overturn", of=99))
    assert "no decision of that number can still be taken back (nothing-to-overturn)" in late


def test_why_something_is_taken_back_is_said() -> None:
    hand = block().lead(2, "C4").white(3).red(3)
    text = said(hand.rule("overturn", of=4, why="no-block-held"))
    assert "BLOCK! 12 cards left. The reason: there is no BLOCK card in that hand. Now C6" in text
    plain = said(block().lead(2, "C4").white(3).red(3).rule("overturn", of=4))
    assert "reason" not in plain, "none was given"


def test_a_run_and_its_block() -> None:
    text = said(block().lead(2, "C4").white(3).red(3))
    assert "Ada has dealt: Ada 14, Ben 14, Cy 14 and Dot 14. Ben leads." in text
    assert "Ben leads C4, 13 cards left; C5 is due." in text
    assert "Cy lays C5, 13 cards left; C6 is due." in text
    assert "Cy: C5 BLOCK! 12 cards left." in text
    assert "Cy has the lead by the BLOCK." in text
    assert "Phase lead, Cy to lead" in text
    assert "tops: Ada -, Ben C4, Cy BLOCK and Dot -" in text


def test_how_the_lead_was_won() -> None:
    text = said(block().lead(2, "A8").lead(2, "B11"))
    assert "Ben has the lead: A8 is a natural." in text
    assert "Ben has the lead: B11 is the high card." in text
    passed = said(block().suit(2, "B").lead(2, "C11").lead(2, "D11").no_lead(2))
    assert "The lead passes on to Cy." in passed


def test_too_close_to_call() -> None:
    hand = block().lead(2, "C4").red(2, 9).white(3, 9.0003)
    apart = "0.3 ms apart, sure only beyond 0.8 ms. Dealer?"
    question = "Too close to call: the BLOCK of Ben or the next card of Cy?"
    assert f"{question} {apart}" in said(hand)
    assert "1 question for the dealer" in said(hand)
    ruled = said(hand.rule("block-stands"))
    assert "The dealer rules: the BLOCK stands, the next card goes back." in ruled
    hand = block().lead(2, "C4").white(4, 9).white(3, 9.0003)
    assert f"Too close to call: who laid the card due, Dot or Cy? {apart}" in said(hand)


def test_the_end_of_a_hand() -> None:
    hand = block(scores=[0, 0, 0, 12]).lead(2, "A5").red(2).suit(2, "B").lead(2, "C11")
    text = said(hand.blocks_left(0, 0, 0, 2))
    assert "A5 counts 5 points for Ben: 5 now." in text
    assert "Ben leads C11, the last card." in text
    assert "Ben is out of cards. Play stops: 42 by card and 10 by honours." in text
    assert "Dealer: 2 BLOCK cards are not played. In whose hand?" in text
    assert "Score of the hand: Ada 0, Ben 57, Cy 0 and Dot -10." in text
    assert "Lost by BLOCK cards: Dot 10. In all: Ada 0, Ben 57, Cy 0 and Dot 2." in text
    assert "Next dealer: Ben." in text


def test_what_was_taken_back() -> None:
    hand = block().lead(2, "C4").white(3)
    text = said(hand.overturn(hand.judged().one("played")))
    assert "Cy lays C5, 13 cards left; C6 is due. Now C5 is due." in text
    hand = block().lead(2, "C4")
    assert "C5 is due. Now Ben leads." in said(hand.overturn(hand.judged().one("led")))
    hand = block().lead(2, "C4").white(3, 9).red(2, 9.1, u=250_000).rule("block-stands")
    assert "Taken back: C5 of Cy." in said(hand)
    hand = block().lead(2, "C4").red(2, 9).white(3, 9.1, u=250_000).rule("play-stands")
    assert "Taken back: the BLOCK of Ben on C4." in said(hand)
    void = "The hand is void. In all: Ada 0, Ben 0, Cy 0 and Dot 0. Ada deals again."
    assert void in said(block().lead(2, "A5").rule("void-hand"))


@pytest.mark.slow
@given(evenings)
def test_every_verdict_has_its_sentence(evening: Evening) -> None:
    explainer = explainer_of(parse_header(evening.header, GAMES).setup)
    end = {"t": evening.lines[-1]["t"] + 2_000_000, "event": "end"}
    judged = judge([*evening.lines, end], evening.scores)
    for line in judged:
        sentence = explainer.line(as_verdict(line))
        assert "{" not in sentence, f"no words for {json.dumps(line)}"
        assert "None" not in sentence
        assert "\n" not in sentence
    assert explainer.state(judged.state)
