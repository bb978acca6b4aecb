"""What must hold for any evidence whatever."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.core.referee import Referee
from companion.core.transcript.header import parse_header
from companion.core.transcript.lines import LineParser
from companion.games import GAMES
from companion.games.sorry.rules import Sorry
from tests.kit.explain.test_explain import as_verdict
from tests.support.kits import explainer_of
from tests.support.random_tables import rearranged
from tests.support.sorry_evenings import evenings
from tests.support.table import Line, judge

pytestmark = pytest.mark.slow


def ended(evening: list[Line], after: int = 5_000_000) -> list[Line]:
    return [*evening, {"t": evening[-1]["t"] + after, "event": "end"}]


@given(evenings)
def test_nothing_raises_and_what_is_refused_changes_nothing(evening: list[Line]) -> None:
    header = parse_header(evening[0], GAMES)
    parser = LineParser(header.game.vocabulary, header.setup.uncertainty)
    game = header.game.set_up(header.setup)
    assert isinstance(game, Sorry)
    for line in evening[1:]:
        event = parser.parse(json.dumps(line).encode())
        seat = line.get("seat", 1)
        if line.get("ruling") == "overturn" or not 1 <= seat <= header.setup.seats:
            continue
        game.advance(event.t)
        game.drain()
        before = game.public_state()
        game.apply(event)
        game.prompts()
        kinds = [finding.kind for finding in game.drain()]
        if kinds == ["refused"]:
            assert game.public_state() == before
        assert kinds or line["event"] in ("press", "release") or game.public_state() != before


@given(evenings)
def test_the_table_stands_up_to_any_order_of_lines_and_rulings(evening: list[Line]) -> None:
    header = parse_header(evening[0], GAMES)
    parser = LineParser(header.game.vocabulary, header.setup.uncertainty)
    game = header.game.set_up(header.setup)
    referee = Referee(game, header.setup.seats, header.setup.latency)
    for line in ended(evening)[1:]:
        referee.feed(parser.parse(json.dumps(line).encode()))
        men = referee.public_state()["men"].values()
        margin = [square for squares in men for square in squares if isinstance(square, int)]
        assert len(margin) == len(set(margin))


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
