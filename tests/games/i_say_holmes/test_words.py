"""I Say, Holmes! in sentences."""

import re

import pytest

from companion.core.transcript.header import parse_header
from companion.games import GAMES
from companion.games.i_say_holmes.rules.vocabulary import RULINGS
from companion.games.i_say_holmes.words import _FLAT, _REFUSED, _YES_NO
from tests.kit.explain.test_explain import as_verdict
from tests.support.command import ROOT
from tests.support.isay_table import IsayTable, after, opened
from tests.support.kits import explainer_of, sentences_of

NAMES = ["Ada", "Ben", "Cy", "Dot"]
CATALOGUE = (ROOT / "docs/rules/i-say-holmes.md").read_text()


def said(scene: IsayTable) -> str:
    header = {**scene.lines[0], "players": NAMES[: scene.seats]}
    explainer = explainer_of(parse_header(header, GAMES).setup)
    judged = scene.so_far()
    return "\n".join(
        [*(explainer.line(as_verdict(v)) for v in judged), explainer.state(judged.state)]
    )


def test_every_verdict_of_the_catalogue_has_its_words() -> None:
    table = CATALOGUE.split("### 3.2 Verdicts")[1].split("Phases:")[0]
    rows = re.findall(r"^\| (`[^|]*) \|", table, re.MULTILINE)
    kinds = {kind for row in rows for kind in re.findall(r"`([a-z-]+)`", row)}
    common = {"overturned", "state"}
    assert len(kinds) > 35
    assert kinds - common == sentences_of("i-say-holmes")


def test_every_reason_of_the_catalogue_has_its_words() -> None:
    listed = CATALOGUE.split("`refused` reasons:")[1].split(".\n")[0]
    reasons = set(re.findall(r"`([a-z-]+)`", listed))
    assert reasons - {"bad-seat"} == set(_REFUSED)


def test_every_ruling_has_its_words() -> None:
    assert {*_YES_NO, *_FLAT} == set(RULINGS)


def test_a_turn() -> None:
    text = said(opened().lay(2, "Train"))
    assert "Dealt: the cards numbered 3 and 4. Draw pile: 96 cards. The chit shows London." in text
    assert "Ada opens: The Game is Afoot!" in text
    assert "Does Train follow The Game is Afoot!? Dealer, read its bottom line. Perhaps:" in text
    assert "The dealer rules: the card fits the story." in text
    assert "The chit shows the Country." in text
    assert "Cy is on turn, after Train." in text


def test_how_much_anybody_holds_is_not_told() -> None:
    """The sentences are the same whatever the dealer counts (IH-3)."""
    scenes = [opened().counts(*hands).lay(2, "Thick Fog") for hands in ((5, 2, 4, 3), (9, 8, 7, 1))]
    one, other = (re.sub(r"draw pile: .*", "", said(scene)) for scene in scenes)
    assert one == other
    arrests = [
        opened().counts(*hands).lay(2, "Arrest", target=4).decline(4).innocent(4)
        for hands in ((5, 3, 4, 3), (5, 3, 5, 2))
    ]
    one, other = (re.sub(r"draw pile: .*", "", said(scene)) for scene in arrests)
    assert one == other


def test_attack_and_defence() -> None:
    text = said(opened().lay(2, "Inspector", target=4).button(4, "red"))
    assert "Inspector against Dot: an Alibi or a Mastermind?" in text
    assert "Dot answers with an Alibi!" in text
    assert "Everybody passes one card, face down, to the left." in text
    text = said(opened().lay(2, "Telegram", target=4).wait(13))
    assert "Time is up for Dot." in text
    assert "Dot: +10 points for the Telegram." in text


def test_a_doubt_states_its_gap() -> None:
    scene = opened().lay(2, "Inspector", target=4)
    scene.press(4, "red", scene.last("window")["deadline"] / 1e6 - 0.0004, u=900)
    text = said(scene.say("deadline", allow=False))
    assert "was Dot in time? 0.4 ms apart, sure only beyond 0.9 ms. Dealer?" in text
    assert "The dealer rules: the answer was too late." in text
    assert "Refused: Dot, red: the time for an answer is over (window-closed)." in text


def test_the_last_chapter() -> None:
    scene = opened(cards={"Moran": {"value": 40}}, rounds=1).counts(5, 1, 4, 3).lay(2, "West End")
    scene.entry("arrest", 2, target=3).innocent(3).entry("arrest", 3, target=1)
    text = said(scene.guilty(1, "Moran").held(10, 0, 20, 5))
    assert "Ben went out: the last chapter begins." in text
    assert "Ben must arrest Ada or Cy or Dot." in text
    assert "Ben arrests Cy!" in text
    assert "Cy is cleared." in text
    assert "Guilty! Ada harbours Moran." in text
    assert "In all: Ada 50, Ben 0, Cy -20 and Dot 5." in text
    assert "Cy wins with -20 points." in text


def test_corrections() -> None:
    scene = opened().say("score", seat=3, delta=-2).say("count", seat=3, value=5)
    text = said(scene.say("chit", side="Country").say("value", card="Moran", value=40))
    assert "The dealer rules: -2 points for Cy." in text
    assert "The dealer rules: a hand is put right." in text
    assert "The dealer rules: Moran counts 40." in text


def test_what_the_game_waits_for() -> None:
    scene = opened().lay(2, "Telegram", target=4).entry("play", 3, card="Train")
    assert "Cy, play: something else comes first, waiting for an answer (busy)." in said(scene)
    scene = opened().entry("play", 2, card="Train").draw(2)
    assert "something else comes first, waiting for the dealer (busy)." in said(scene)


@pytest.mark.parametrize(
    ("card", "word"),
    [
        ("Clue", "Ben looks at 2 cards of Dot."),
        ("Deduction", "Ben looks at the whole hand of Dot."),
        ("Disguise", "Dot secretly shows Ben the highest card."),
        ("Constabulary", "Ben secretly passes a card to Dot."),
        ("Mycroft", "Ben and Dot trade their hands."),
    ],
)
def test_what_cards_do(card: str, word: str) -> None:
    scene = after("West End", unknown_sequence="trust").entry("play", 2, card=card, target=4)
    assert word in said(scene if card == "Constabulary" else scene.decline(4))
