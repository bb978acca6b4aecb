"""The case under examples/: nearly everything the referee can find, found in it."""

import json

from scripts.baker_street_example import baker_street
from tests.games.baker_street.test_random_play import KINDS
from tests.support.command import ROOT


def test_every_kind_of_verdict_but_the_sad_end() -> None:
    lines = (ROOT / "examples/baker-street.verdicts.jsonl").read_text().splitlines()
    kinds = {json.loads(line)["verdict"] for line in lines}
    assert kinds == KINDS - {"unsolved"} | {"refused", "fault", "state"}


def test_the_example_is_what_its_script_plays() -> None:
    case = baker_street()
    lines = (ROOT / "examples/baker-street.jsonl").read_text().splitlines()
    assert [json.loads(line) for line in lines[:-1]] == case.in_order()
    assert case.judged(end=case.now + 5).state["winner"] == 3
