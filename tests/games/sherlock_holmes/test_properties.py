"""What must hold for any evidence whatever."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.core.referee import Referee
from companion.core.transcript.header import parse_header
from companion.core.transcript.lines import LineParser
from companion.games import GAMES
from tests.support.random_tables import Line, evenings, rearranged
from tests.support.table import Judged, judge

pytestmark = pytest.mark.slow


def ended(evening: list[Line], after: int = 5_000_000) -> list[Line]:
    return [*evening, {"t": evening[-1]["t"] + after, "event": "end"}]


@given(evenings)
def test_no_event_sequence_raises_and_no_card_is_made_or_lost(evening: list[Line]) -> None:
    header = parse_header(evening[0], GAMES)
    parser = LineParser(header.game.vocabulary, header.setup.uncertainty)
    referee = Referee(header.game.set_up(header.setup), 4, header.setup.latency)
    for line in ended(evening)[1:]:
        referee.feed(parser.parse(json.dumps(line).encode()))
        referee.prompts()
        assert cards(referee) in (0, pack(evening))
    referee.close()
    assert cards(referee) == pack(evening)


def pack(evening: list[Line]) -> int:
    cards: int = evening[0]["options"]["pack"]["cards"]
    return cards


def cards(referee: Referee) -> int:
    state = referee.public_state()
    everything = [*state["hands"], *state["piles"], state["pool"]]
    assert min(everything) >= 0
    return sum(everything)


@given(evenings.flatmap(lambda evening: st.tuples(st.just(evening), rearranged(evening))))
def test_verdicts_do_not_depend_on_the_order_of_arrival(
    evening: tuple[list[Line], list[Line]],
) -> None:
    usual, other = (ended(lines) for lines in evening)
    other[-1] = usual[-1]
    assert judge(other) == judge(usual)
    assert judge(other).state == judge(usual).state


@given(evenings)
def test_judged_twice_is_judged_alike(evening: list[Line]) -> None:
    once, twice = judge(ended(evening)), judge(ended(evening))
    assert json.dumps([once, once.state]) == json.dumps([twice, twice.state])


@given(evenings, st.data())
def test_a_prefix_gives_a_prefix_of_the_verdicts(evening: list[Line], data: st.DataObject) -> None:
    lines = [line for line in evening if line.get("event") != "end"]
    cut = data.draw(st.integers(1, len(lines)))
    prefix, whole = judge(lines[:cut]), judge(ended(lines))
    assert list(prefix) == list(whole)[: len(prefix)]


@given(evenings)
def test_every_verdict_is_numbered_and_every_penalty_names_its_rule(evening: list[Line]) -> None:
    judged = judge(ended(evening))
    assert [verdict["n"] for verdict in judged] == list(range(1, len(judged) + 1))
    assert all("rule" in verdict for verdict in judged.only("forfeit"))
    assert all("reason" in verdict for verdict in judged.only("refused"))


@given(evenings)
def test_nobody_pays_more_than_he_holds(evening: list[Line]) -> None:
    forfeits = judge(ended(evening)).only("forfeit")
    assert all(0 <= forfeit["cards"] <= pack(evening) for forfeit in forfeits)


def standing(judged: Judged) -> list[Line]:
    """List the forfeits that no ruling has taken back."""
    taken_back = {verdict["of"] for verdict in judged.only("overturned")}
    return [verdict for verdict in judged.only("forfeit") if verdict["n"] not in taken_back]


def idle(evening: list[Line], since: int) -> set[int]:
    """List the seats that did nothing from then on, and of whom nothing was said or read."""
    busy = {line.get(name) for line in evening[1:] if line["t"] >= since for name in _NAMING}
    return {1, 2, 3, 4} - busy


_NAMING = ("seat", "by", "pile", "to")


@given(evenings, st.data())
def test_taking_a_verdict_back_never_fines_who_did_nothing_since(
    evening: list[Line], data: st.DataObject
) -> None:
    lines = [line for line in evening if line.get("event") != "end"]
    until = lines[-1]["t"] + data.draw(st.sampled_from((1, 5_000, 300_000, 1_200_000, 9_000_000)))
    before = judge([*lines, {"t": until + 6_000_000, "event": "end"}])
    known = [v for v in before if v["t"] <= until and v["verdict"] not in ("refused", "fault")]
    if not known:
        return
    taken = data.draw(st.sampled_from(known))
    overturn = {"t": until, "event": "ruling", "ruling": "overturn", "of": taken["n"]}
    after = judge([*lines, overturn, {"t": until + 6_000_000, "event": "end"}])
    for seat in idle(lines, taken["t"]):
        paid = [sum(v["seat"] == seat for v in standing(judged)) for judged in (before, after)]
        assert paid[1] <= paid[0], (seat, taken)
