"""The daemon's own journal from inside the virtual Pi, judged here: the same verdicts."""

import json
from typing import Any

import pytest

from companion.core.live import Session
from companion.core.transcript.writing import verdict_line
from companion.games import GAMES
from companion.keep.journal.account import Account, account
from companion.keep.journal.disk import RealDisk
from tests.hil.virtual_pi import Results

pytestmark = pytest.mark.slow
Line = dict[str, Any]


@pytest.fixture(scope="module")
def kept(inside: Results) -> Account:
    """The one match that the table kept."""
    found = inside.of("evening")
    assert found["status"] == 0, found
    assert not any("Traceback" in line for line in found["said"])
    return account(RealDisk(), inside.folder / "journal", 1)


def events(kept: Account, **fields: Any) -> list[Line]:
    lines = (json.loads(line) for line in kept.event_lines())
    return [line for line in lines if fields.items() <= line.items()]


def test_a_whole_hand_was_played(kept: Account) -> None:
    verdicts = [json.loads(line) for line in kept.verdicts]
    kinds = [verdict["verdict"] for verdict in verdicts]
    assert kinds.count("score") == 1
    assert "out" in kinds
    assert {v["seat"] for v in verdicts if v["verdict"] == "played"} == {1, 2, 3, 4}


def test_its_buttons_pads_and_words_were_the_kernels(kept: Account) -> None:
    piles = events(kept, event="press", input="pile")
    assert {press["seat"] for press in piles} == {1, 2, 3, 4}
    assert all(press["u"] >= 4_000 for press in piles), "a touch chip is never so sure"
    assert events(kept, event="press", input="white"), "nobody called: choose another seed"
    plays = events(kept, event="cue", cue="play")
    assert len(plays) >= 2
    assert all(play["u"] >= 3_000 for play in plays)


def test_judged_outside_it_gives_the_same_verdicts(kept: Account) -> None:
    header = kept.parsed_header(GAMES)
    again = Session(header).resume(kept.evidence(header))
    assert [verdict_line(verdict) for verdict in again] == [*kept.verdicts][: len(again)]
    assert len(again) >= len(kept.verdicts) - 1, "time alone may have given the last one"


def test_the_journal_is_whole(kept: Account) -> None:
    assert not kept.problems
