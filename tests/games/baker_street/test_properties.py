"""What must hold for any evidence whatever."""

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.core.referee import Referee
from companion.core.transcript.header import parse_header
from companion.core.transcript.lines import LineParser
from companion.games import GAMES
from companion.games.baker_street.rules import BakerStreet
from tests.games.baker_street.random_evenings import evenings
from tests.games.baker_street.test_random_play import (
    cards_add_up,
    never_sealed,
    nobody_is_locked_in,
    who_is_out_is_out,
)
from tests.kit.explain.test_explain import as_verdict
from tests.support.kits import explainer_of
from tests.support.random_tables import rearranged
from tests.support.table import Judged, Line, judge

pytestmark = pytest.mark.slow


def ended(evening: list[Line], after: int = 40_000_000) -> list[Line]:
    return [*evening, {"t": evening[-1]["t"] + after, "event": "end"}]


@given(evenings)
def test_nothing_raises_and_what_is_refused_changes_nothing(evening: list[Line]) -> None:
    header = parse_header(evening[0], GAMES)
    parser = LineParser(header.game.vocabulary, header.setup.uncertainty)
    game = header.game.set_up(header.setup)
    assert isinstance(game, BakerStreet)
    for line in evening[1:]:
        event = parser.parse(json.dumps(line).encode())
        if line.get("ruling") == "overturn" or not 1 <= line.get("seat", 1) <= header.setup.seats:
            continue
        game.advance(event.t)
        game.drain()
        before = game.public_state()
        game.apply(event)
        game.prompts()
        kinds = [finding.kind for finding in game.drain()]
        assert kinds or line["event"] == "release"
        if "refused" in kinds:
            assert kinds == ["refused"]
            assert game.public_state() == before
        nobody_is_locked_in(game)


@given(evenings)
def test_cards_add_up_whatever_is_entered_or_taken_back(evening: list[Line]) -> None:
    header = parse_header(evening[0], GAMES)
    parser = LineParser(header.game.vocabulary, header.setup.uncertainty)
    referee = Referee(header.game.set_up(header.setup), header.setup.seats, header.setup.latency)
    for line in ended(evening)[1:]:
        referee.feed(parser.parse(json.dumps(line).encode()))
        state = referee.public_state()
        cards_add_up(state)
        never_sealed(state)
        who_is_out_is_out(state)


@given(evenings.flatmap(lambda evening: st.tuples(st.just(evening), rearranged(evening))))
def test_verdicts_do_not_depend_on_the_order_of_arrival(
    evening: tuple[list[Line], list[Line]],
) -> None:
    usual, other = (ended(lines) for lines in evening)
    other[-1] = usual[-1]
    assert judge(other) == judge(usual)
    assert judge(other).state == judge(usual).state


@given(evenings, st.data())
def test_a_prefix_gives_a_prefix_of_the_verdicts(evening: list[Line], data: st.DataObject) -> None:
    cut = data.draw(st.integers(1, len(evening)))
    prefix, whole = judge(evening[:cut]), judge(ended(evening))
    assert list(prefix) == list(whole)[: len(prefix)]


def accusations(judged: Judged) -> set[tuple[Any, ...]]:
    """What speaks against somebody: a time that is up, a late closing, being out."""
    found = [(v["verdict"], v["seat"]) for v in judged.only("clue-time-up", "out")]
    late = judged.like("clue-closed", in_time=False)
    return {*found, *(("late", v["seat"]) for v in late)}


@given(evenings, st.data())
def test_taking_a_verdict_back_accuses_nobody_who_did_nothing_since(
    evening: list[Line], data: st.DataObject
) -> None:
    """Any verdict, taken back at any later time: that time is held against nobody."""
    verdicts = list(judge(ended(evening, after=100_000)))
    if not verdicts:
        return
    taken = data.draw(st.sampled_from(verdicts))
    after = data.draw(st.sampled_from((1_000_000, 12_000_000, 26_000_000, 400_000_000)))
    now = evening[-1]["t"] + 100_000
    ruling = {"t": now + after, "event": "ruling", "ruling": "overturn", "of": taken["n"]}
    close = {"t": now + after + 10_000, "event": "end"}
    with_it, without = judge([*evening, ruling, close]), judge([*evening, close])
    assert accusations(with_it) <= accusations(without)
    cards_add_up(with_it.state)


@given(evenings)
def test_judged_twice_is_judged_alike_and_every_verdict_has_its_sentence(
    evening: list[Line],
) -> None:
    once, twice = judge(ended(evening)), judge(ended(evening))
    assert json.dumps([once, once.state]) == json.dumps([twice, twice.state])
    explainer = explainer_of(parse_header(evening[0], GAMES).setup)
    for line in once:
        sentence = explainer.line(as_verdict(line))
        assert "{" not in sentence, f"no words for {json.dumps(line)}"
        assert "\n" not in sentence
    assert explainer.state(once.state)
