"""What must hold for any evidence whatever."""

import json
import random
import re
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.core.referee import Referee
from companion.games.block.rules import Block
from companion.games.block.rules.pack import BLOCK, PACK_SIZE
from companion.games.block.rules.phases import BlockPhase
from tests.games.block.random_evenings import SCORES, Evening, evenings, play, spaced_evenings
from tests.games.block.table import judge, referee_of
from tests.support.command import ROOT
from tests.support.random_tables import rearranged
from tests.support.table import Judged, Line

pytestmark = pytest.mark.slow

CATALOGUE = (ROOT / "docs/rules/block.md").read_text()
REASONS = set(re.findall(r"`([a-z-]+)`", CATALOGUE.split("`refused` reasons:")[1].split("\n\n")[0]))
VERDICTS = CATALOGUE.split("### Verdicts")[1]
KINDS = {
    kind
    for row in re.findall(r"^\| (`[a-z-]+`(?: / `[a-z]+`)?) \|", VERDICTS, re.MULTILINE)
    for kind in re.findall(r"`([a-z-]+)`", row)
}


def ended(evening: Evening) -> list[Line]:
    return [*evening.lines, {"t": evening.lines[-1]["t"] + 2_000_000, "event": "end"}]


def judged(evening: Evening) -> Judged:
    return judge(ended(evening), evening.scores)


def game_of(referee: Referee) -> Block:
    game = referee._game
    assert isinstance(game, Block)
    return game


def check(game: Block) -> None:
    """The invariants of the catalogue."""
    m, at = game.match, game.match.at
    in_hand = at.phase not in (BlockPhase.DEALING, BlockPhase.OVER)
    assert sum(at.hands) + len(at.down) + at.blocks == (PACK_SIZE if in_hand else 0)
    assert min(at.hands) >= 0
    assert min(m.scores) >= 0
    assert at.blocks <= 3
    lead_due = at.phase is BlockPhase.LEAD
    card_due = at.phase is BlockPhase.RUN
    assert [lead_due, card_due, m.contest is not None, bool(m.runner)].count(True) == in_hand
    assert (at.due is not None) == (card_due or m.contest is not None)
    assert at.due is None or at.due not in at.down
    assert (at.leader is None) == (
        at.phase in (BlockPhase.DEALING, BlockPhase.COUNTING, BlockPhase.OVER)
    )
    assert all(top is None or top == BLOCK or top in at.down for top in at.tops)
    assert not in_hand or min(at.hands[1:]) > 0 or at.phase is BlockPhase.COUNTING
    assert not m.muted
    assert lead_due or not m.early


@given(evenings)
def test_no_event_sequence_raises_and_the_invariants_hold(evening: Evening) -> None:
    referee, parser = referee_of(evening.header, evening.scores)
    for line in ended(evening)[1:]:
        referee.feed(parser.parse(json.dumps(line).encode()))
        referee.prompts()
        check(game_of(referee))
    referee.close()
    check(game_of(referee))


@given(evenings.flatmap(lambda e: st.tuples(st.just(e), rearranged(e.lines))))
def test_verdicts_do_not_depend_on_the_order_of_arrival(
    evening: tuple[Evening, list[Line]],
) -> None:
    usual = ended(evening[0])
    other = [*evening[1], usual[-1]]
    scores = evening[0].scores
    assert judge(other, scores) == judge(usual, scores)
    assert judge(other, scores).state == judge(usual, scores).state


@given(evenings)
def test_judged_twice_is_judged_alike(evening: Evening) -> None:
    once, twice = judged(evening), judged(evening)
    assert json.dumps([once, once.state]) == json.dumps([twice, twice.state])


@given(evenings, st.data())
def test_a_prefix_gives_a_prefix_of_the_verdicts(evening: Evening, data: st.DataObject) -> None:
    lines = [line for line in evening.lines if line.get("event") != "end"]
    cut = data.draw(st.integers(1, len(lines)))
    whole = judge([*lines, ended(evening)[-1]], evening.scores)
    prefix = judge(lines[:cut], evening.scores)
    assert list(prefix) == list(whole)[: len(prefix)]


@given(evenings)
def test_only_verdicts_and_reasons_of_the_catalogue(evening: Evening) -> None:
    found = judged(evening)
    assert [verdict["n"] for verdict in found] == list(range(1, len(found) + 1))
    assert set(found.kinds()) <= KINDS | {"fault"}
    assert {refused["reason"] for refused in found.only("refused")} <= REASONS


@given(evenings)
def test_every_count_card_is_booked_once_a_hand(evening: Evening) -> None:
    booked = 0
    for verdict in judged(evening):
        if verdict["verdict"] in ("dealt", "overturned"):
            booked = 0 if verdict["verdict"] == "dealt" else -1000
        elif verdict["verdict"] in ("count", "out"):
            booked += verdict.get("points", 0) + verdict.get("by_honours", 0)
        elif verdict["verdict"] == "score":
            assert booked == 15 or booked < 0
            gained = sum(verdict["hand"]) + sum(verdict["penalties"])
            assert gained >= 15


@given(spaced_evenings, st.data())
def test_to_overturn_is_to_go_back_to_before_it(evening: Evening, data: st.DataObject) -> None:
    before = judged(evening)
    able = [v for v in before if v["verdict"] in ("led", "played", "block", "score", "lead")]
    # What was already changed in hindsight is not what the lines before it say.
    settled = max(v["t"] for v in before if v["verdict"] in ("dealt", "overturned"))
    able = [v for v in able if v["t"] > settled]
    if not able:
        return
    target = data.draw(st.sampled_from(able))
    earlier = [line for line in evening.lines if "t" not in line or line["t"] < target["t"]]
    end = ended(evening)[-1]
    ruling = {"t": end["t"] - 1, "event": "ruling", "ruling": "overturn", "of": target["n"]}
    lines = [line for line in evening.lines if line.get("event") != "end"]
    back = judge([*lines, ruling, end], evening.scores)
    assert back.one("overturned", of=target["n"])["due"] == back.state["due"]
    assert back.state == judge([*earlier, end], evening.scores).state


@given(evenings)
def test_what_is_refused_changes_nothing(evening: Evening) -> None:
    referee, parser = referee_of({**evening.header, "latency": 0}, evening.scores)
    for line in evening.lines[1:]:
        game = game_of(referee)
        before, quiet = (game.match.at.clone(), game.match.scores.copy()), not game.match.queue
        given_ = referee.feed(parser.parse(json.dumps(line).encode()))
        given_ += referee.pass_time(line["t"] + 1)
        match = game_of(referee).match
        if quiet and not match.queue and [v.kind for v in given_] == ["refused"]:
            assert (match.at, match.scores) == before


def test_random_evenings_reach_every_kind_of_verdict() -> None:
    """Otherwise the properties above would hold of little."""
    chance = random.Random(1905)
    seen: set[str] = set()
    for seats, scores in (*product((3, 4, 6), SCORES),) * 40:
        tape = [chance.randrange(2**20) for _ in range(chance.randrange(40))]
        found = judged(play(seats, scores, chance.randrange(19), tape))
        seen.update(found.kinds(), (f"{void['what']} void" for void in found.only("void")))
        seen.update(doubt["question"] for doubt in found.only("doubt"))
    assert KINDS - seen <= {"state"}
    assert {"block-or-play", "play-order", "hand void", "play void"} <= seen
