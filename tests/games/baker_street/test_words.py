"""221-B Baker Street in sentences."""

import re

from companion.core.transcript.header import parse_header
from companion.games import GAMES
from companion.games.baker_street.words import _REFUSED
from tests.games.baker_street.table import BakerTable, game
from tests.kit.explain.test_explain import as_verdict
from tests.support.command import ROOT
from tests.support.kits import explainer_of, sentences_of, words_of

NAMES = ["Ada", "Ben", "Cy"]
CATALOGUE = (ROOT / "docs/rules/221b-baker-street.md").read_text()


def said(scene: BakerTable, after: float = 1) -> str:
    header = {**scene.lines[0], "players": NAMES[: scene.seats]}
    explainer = explainer_of(parse_header(header, GAMES).setup)
    judged = scene.judged(end=scene.now + after)
    return "\n".join(
        [*(explainer.line(as_verdict(v)) for v in judged), explainer.state(judged.state)]
    )


def test_every_verdict_of_the_catalogue_has_its_words() -> None:
    table = CATALOGUE.split("### 3.2 Verdicts")[1].split("Phases:")[0]
    rows = re.findall(r"^\| (`[^|]*) \|", table, re.MULTILINE)
    kinds = {kind for row in rows for kind in re.findall(r"`([a-z-]+)`", row)}
    assert len(kinds) == 29
    assert kinds - {"overturned", "state"} == sentences_of("221b-baker-street")


def test_every_reason_of_the_catalogue_has_its_words() -> None:
    listed = CATALOGUE.split("`refused` reasons:")[1].split("\n`sealed`:")[0]
    reasons = set(re.findall(r"`([a-z0-9-]+)`", listed))
    assert reasons - {"bad-seat"} == set(_REFUSED)


def test_the_opening() -> None:
    text = said(BakerTable(3).case(None).case(4, "ab").order(5, 5, 2).push(1, "red"))
    assert "Which case? Number 1 is the next one not played yet." in text
    assert "Case 4 is open. To be solved: a and b." in text
    assert "Read the case aloud twice: first briskly, then slower." in text
    assert "Ada rolls 5 for the start." in text
    assert "Ada and Ben tie for the start and roll again." in text
    assert "A roll for Ada." in text
    assert "Ada starts." in said(game())
    assert "Ada is on turn: roll the die, stay or announce a solution." in said(game())


def test_a_look() -> None:
    scene = game().go(1, "bank").entry("clue-open", 1)
    scene.now += 31
    text = said(scene.entry("clue-close", 1))
    assert "Ada leaves 221B Baker Street." in text
    assert "Ada enters the Bank." in text
    assert "Ada may read the clue of the Bank." in text
    assert "Ada reads the clue of the Bank." in text
    assert "Ada, 10 seconds left." in text
    assert "Ada, time is up. Put the booklet down." in text
    assert "Ada puts the booklet down after 32 s, longer than allowed." in text


def test_seals_and_keys() -> None:
    scene = game().at(1, "park").go(1, "street", exit="b", seal=True).done(1)
    text = said(scene)
    assert "Ada seals the Park at entrance b; piles: 5 Scotland Yard cards, 5 keys." in text
    assert "Ada is on the street." in text
    assert "sealed: the Park at entrance b" in text
    text = said(scene.go(2, "park", entrance="b", key=True))
    assert "Ben unlocks the Park at entrance b; piles: 6 Scotland Yard cards, 6 keys." in text
    assert "Ben: the Park, Scotland Yard card" in text


def test_cabs_and_shops() -> None:
    scene = game().without(1, "skeleton_key").go(1, "carriage_depot").cab(1, "locksmith")
    text = said(scene.entry("take", 1, card="skeleton_key"))
    assert "Ada takes a cab to the Locksmith." in text
    assert "Ada takes a Skeleton Key; piles: 5 Scotland Yard cards, 5 keys." in text
    assert "The dealer rules: Ada holds no Skeleton Key." in text


def test_solutions() -> None:
    scene = game().fail(1)
    text = said(scene)
    assert "Ada has answered a, b and c aloud, and checks alone." in text
    assert "Ada is wrong, and out. Still in: Ben and Cy." in text
    assert "Ada: out" in text
    text = said(scene.say("solution", seat=1, correct=True))
    assert "The dealer rules: the solution of Ada is right." in text
    assert re.search(r"Taken back: number \d+: Ada is wrong, and out\.", text)
    assert "Ada has solved the case and wins!" in text
    assert "The case remains unsolved." in said(game(2).fail(1).fail(2))


def test_rulings() -> None:
    scene = game().at(1, "carriage_depot").cab(1, "221b").lift_last().at(2, "street")
    text = said(scene.at(2, "pub").say("look", seat=2, used=True).sealed("bank"))
    assert "Refused: Ada, cab: home to 221B it goes by turns and die, not by cab (" in text
    assert "Ada may do it this once, although home to 221B it goes by turns and die" in text
    assert "The dealer rules: Ada is in the Carriage Depot." in text
    assert "The dealer rules: Ben is on the street." in text
    assert "The dealer rules: Ben has used the look of this visit." in text
    assert "The dealer rules: the Bank is sealed." in text


def test_an_owner_names_his_own_places() -> None:
    board = {"pub": {"name": "Boar's Head"}}
    assert "Ada enters the Boar's Head." in said(game(options={"locations": board}).go(1, "pub"))
    assert words_of("221b-baker-street").say("cab", {"seat": 1, "to": "night_club"}) == (
        "1 takes a cab to the Night Club."
    )
