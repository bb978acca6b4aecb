"""What must hold for any evidence whatever."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.core.referee import Referee
from companion.core.transcript.header import parse_header
from companion.core.transcript.lines import LineParser
from companion.games import GAMES
from companion.games.i_say_holmes.rules import ISayHolmes
from tests.kit.explain.test_explain import as_verdict
from tests.support.isay_evenings import evenings
from tests.support.isay_table import opened
from tests.support.kits import explainer_of
from tests.support.random_tables import rearranged
from tests.support.table import Line, judge

pytestmark = pytest.mark.slow

QUIET = ("press", "release", "card")
"""Events that may pass without a word: an answer that ripens, a button that is let go."""


def ended(evening: list[Line], after: int = 5_000_000) -> list[Line]:
    return [*evening, {"t": evening[-1]["t"] + after, "event": "end"}]


@given(evenings)
def test_nothing_raises_and_what_is_refused_changes_nothing(evening: list[Line]) -> None:
    header = parse_header(evening[0], GAMES)
    parser = LineParser(header.game.vocabulary, header.setup.uncertainty)
    game = header.game.set_up(header.setup)
    assert isinstance(game, ISayHolmes)
    for line in evening[1:]:
        event = parser.parse(json.dumps(line).encode())
        seats = (line.get("seat", 1), line.get("target", 1))
        if line.get("ruling") == "overturn" or not all(1 <= seat <= 4 for seat in seats):
            continue
        game.advance(event.t)
        game.drain()
        before = game.public_state()
        game.apply(event)
        kinds = [finding.kind for finding in game.drain()]
        if kinds == ["refused"]:
            assert game.public_state() == before
        assert kinds or line["event"] in QUIET


@given(evenings)
def test_the_cards_add_up_whatever_is_entered_and_taken_back(evening: list[Line]) -> None:
    header = parse_header(evening[0], GAMES)
    parser = LineParser(header.game.vocabulary, header.setup.uncertainty)
    referee = Referee(header.game.set_up(header.setup), header.setup.seats, header.setup.latency)
    for line in ended(evening)[1:]:
        referee.feed(parser.parse(json.dumps(line).encode()))
        s = referee.public_state()
        assert sum(s["hands"]) + s["draw_pile"] + s["discards"] + s["aside"] == 120
        assert min(*s["hands"], s["draw_pile"], s["discards"]) >= 0


LATER = st.sampled_from((1, 400_000, 13_000_000, 60_000_000))
ATTACKS = st.sampled_from(("Telegram", "Inspector", "Deduction", "I Suspect", "Arrest", "Clue"))
ANSWERS = st.sampled_from(("red", "blue", "white", "plays on", "nothing"))


@st.composite
def attacks(draw: st.DrawFn) -> list[Line]:
    """A turn or two: an attack, what comes of it, and what the next player does."""
    scene = opened(unknown_sequence="trust")
    target = draw(st.sampled_from((1, 3, 4)))
    scene.entry("play", 2, card=draw(ATTACKS), target=target)
    answer = draw(ANSWERS)
    scene.wait(draw(st.sampled_from((0, 5, 10.9, 14))))
    if answer == "plays on":
        scene.entry("play", target, card="Hansom Cab")
    elif answer != "nothing":
        scene.button(target, answer)
    if draw(st.booleans()):
        scene.entry("play", 3, card="Hansom Cab")
    return scene.in_order()


@given(st.one_of(evenings, attacks()), LATER, st.data())
def test_taking_a_verdict_back_at_any_time_accuses_nobody(
    evening: list[Line], later: int, data: st.DataObject
) -> None:
    """Whoever did nothing in between pays nothing for it: the time that ran is given again."""
    t = evening[-1]["t"] + later
    before = list(judge([*evening, {"t": t, "event": "end"}]))
    number = data.draw(st.sampled_from([one["n"] for one in before[-12:]] or [1]))
    ruling = {"t": t, "event": "ruling", "ruling": "overturn", "of": number}
    found = list(judge([*evening, ruling, {"t": t, "event": "end"}]))
    taken = [at for at, one in enumerate(found) if one["t"] == t and one["verdict"] == "overturned"]
    if taken:
        after = {one["verdict"] for one in found[taken[0] :]}
        assert after <= {"overturned", "window"}


@given(evenings.flatmap(lambda evening: st.tuples(st.just(evening), rearranged(evening))))
def test_verdicts_do_not_depend_on_the_order_of_arrival(
    evening: tuple[list[Line], list[Line]],
) -> None:
    usual, other = (ended(lines) for lines in evening)
    other[-1] = usual[-1]
    one, two = judge(other), judge(usual)
    assert one == two
    assert one.state == two.state


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
