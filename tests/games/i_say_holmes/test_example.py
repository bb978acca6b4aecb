"""The evening under examples/: everything the referee can find in I Say, Holmes!, found in it."""

import json

from tests.support.command import ROOT
from tests.support.kits import sentences_of
from tests.support.table import Line, judge


def lines(name: str) -> list[Line]:
    text = (ROOT / "examples" / f"{name}.jsonl").read_text()
    return [json.loads(line) for line in text.splitlines()]


def test_every_kind_of_verdict() -> None:
    found = {line["verdict"] for line in lines("i-say-holmes.verdicts")}
    assert found == sentences_of("i-say-holmes") | {"fault", "overturned", "state"}


def test_every_question_and_every_end_of_a_round() -> None:
    verdicts = lines("i-say-holmes.verdicts")
    questions = {line["question"] for line in verdicts if line["verdict"] in ("ask", "doubt")}
    assert questions == {
        *("sequence", "i-say", "arrest", "plea", "held", "value"),
        *("deadline", "which"),
    }
    ends = [line["why"] for line in verdicts if line["verdict"] == "round-end"]
    assert ends == ["arrest", "none-guilty", "escape"]


def test_the_verdicts_are_what_the_referee_finds() -> None:
    judged = judge(lines("i-say-holmes"))
    assert [*judged, judged.state] == lines("i-say-holmes.verdicts")
    assert judged.state["phase"] == "over"
    total = judged.only("won")[0]["total"]
    assert total == min(judged.state["scores"])
