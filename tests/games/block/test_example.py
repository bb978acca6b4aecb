"""The game under examples/: everything the referee can find in Block, found in it."""

import json

from tests.games.block.test_properties import KINDS
from tests.support.command import ROOT
from tests.support.table import Line


def verdicts() -> list[Line]:
    lines = (ROOT / "examples/block-game.verdicts.jsonl").read_text().splitlines()
    return [json.loads(line) for line in lines]


def test_every_kind_of_verdict() -> None:
    assert {line["verdict"] for line in verdicts()} == KINDS | {"fault", "state"}


def test_every_way_to_the_lead_every_question_and_every_answer() -> None:
    found = {line.get(name) for line in verdicts() for name in ("by", "question", "ruling", "what")}
    assert found - {None} == {
        *("high", "natural", "block", "passed"),
        *("block-or-play", "play-order", "blocks-left"),
        *("block-stands", "play-stands", "order", "void-hand"),
        *("hand", "play"),
    }


def test_a_whole_game() -> None:
    (won,) = [line for line in verdicts() if line["verdict"] == "won"]
    state = verdicts()[-1]
    assert state["phase"] == "over"
    assert state["scores"][won["seat"] - 1] == won["total"] >= 100
