"""Taking a verdict back accuses nobody: for any evidence, any verdict, and any later time."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.support.sorry_evenings import evenings
from tests.support.sorry_table import SorryTable, game, stacked, undecided_virtual, virtual
from tests.support.table import Judged, Line, judge

QUIET = 5_000_000
LATER = (1, 700, 25_000, 3_000_000)


def taken_back(evening: list[Line], of: int, after: int) -> Judged:
    """Judge an evening with one verdict of it taken back when it is over."""
    t = evening[-1]["t"] + after
    ruling = {"t": t, "event": "ruling", "ruling": "overturn", "of": of}
    return judge([*evening, ruling, {"t": t + 5_000_000, "event": "end"}])


def acted(evening: list[Line], since: int) -> set[int]:
    """Who did something from an instant on, as far as lines tell."""
    return {line["seat"] for line in evening[1:] if line["t"] >= since and "seat" in line}


@pytest.mark.slow
@given(evenings, st.data())
def test_nobody_forfeits_by_it_who_did_nothing_since(
    evening: list[Line], data: st.DataObject
) -> None:
    before = judge([*evening, {"t": evening[-1]["t"] + QUIET, "event": "end"}])
    if not before:
        return
    target = data.draw(st.sampled_from([*before]))
    judged = taken_back(evening, target["n"], QUIET + data.draw(st.sampled_from(LATER)))
    idle = {1, 2, 3, 4} - acted(evening, target["t"])
    anew = [v for v in judged.only("forfeit") if v["n"] > len(before)]
    assert [v for v in anew if v["seat"] in idle] == []


def everything_taken_back(scene: SorryTable) -> None:
    """Take back each verdict of a scene in turn: no forfeit comes of it that was not there."""
    evening = scene.in_order()
    before = scene.so_far()
    for verdict in before:
        judged = taken_back(evening, verdict["n"], 2_000_000)
        told = [(v["t"], v["seat"], v["card"]) for v in before.only("forfeit")]
        after = [(v["t"], v["seat"], v["card"]) for v in judged.only("forfeit")]
        assert after == told, f"taking back {verdict}"


def test_a_forced_move_taken_back_forfeits_nothing() -> None:
    everything_taken_back(game(red=[20], blue=[40]).turn_up(1, "5").turn_up(2, "3"))


def test_an_early_draw_taken_back_forfeits_nothing() -> None:
    for scene in (virtual(stacked("1", "5", "5")).entry("draw", 1), undecided_virtual("5", "5")):
        at = scene.now + 1
        everything_taken_back(scene.press(2, "pile", at).press(1, "white", at + 0.0005))


def test_a_card_that_followed_taken_back_forfeits_nothing() -> None:
    scene = virtual(stacked("1", "5", "5"), next_card="follows").entry("draw", 1)
    everything_taken_back(scene.entry("move", 1, move=1).entry("draw", 1))
