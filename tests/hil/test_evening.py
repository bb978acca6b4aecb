"""The daemon's own journal from inside the virtual Pi, judged here: the same verdicts."""

import json
from typing import Any

import pytest

from companion.core.referee.referee import Referee
from companion.core.transcript.writing import verdict_line
from companion.games import GAMES
from companion.keep.journal.account import Account, account
from companion.keep.journal.disk import RealDisk
from tests.hil.virtual_pi import Results

pytestmark = [pytest.mark.slow, pytest.mark.trial("evening")]
Line = dict[str, Any]
LONG_AFTER_US = 60_000_000
"""Whatever a deadline may still decide is decided so long after the last event."""


def told(inside: Results) -> Account:
    """The one match that the table kept."""
    found = inside.of("evening")
    assert found["status"] == 0, found
    assert not any("Traceback" in line for line in found["said"])
    return account(RealDisk(), inside.folder / "journal", 1)


@pytest.fixture(scope="module")
def kept(inside: Results) -> Account:
    return told(inside)


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
    assert all(press["u"] >= 2_200 for press in piles), "a touch chip is never so sure"
    assert events(kept, event="press", input="white"), "nobody called: choose another seed"
    plays = events(kept, event="cue", cue="play")
    assert len(plays) >= 2
    assert all(play["u"] >= 3_000 for play in plays)


def test_judged_outside_it_gives_the_same_verdicts(kept: Account) -> None:
    """All of them: what time alone gave at the end is given again as time passes."""
    header = kept.parsed_header(GAMES)
    setup, evidence = header.setup, [*kept.evidence(header)]
    referee = Referee(header.game.set_up(setup), setup.seats, setup.latency)
    again = [verdict for event in evidence for verdict in referee.feed(event)]
    again += referee.pass_time(max(event.t for event in evidence) + LONG_AFTER_US)
    recorded = [*kept.verdicts]
    assert [verdict_line(verdict) for verdict in again][: len(recorded)] == recorded


def test_the_journal_is_whole(kept: Account) -> None:
    assert not kept.problems
