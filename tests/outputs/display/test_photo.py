"""The photo finish says what the referee says, and shows why."""

from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from companion.drawing.items import Line, Text
from companion.kit.photo import Mark, race, ticks
from companion.outputs.display.look import Look
from companion.outputs.display.pygame.faces import measure
from companion.outputs.display.screens import compose, draw_text
from tests.support.evening import staged
from tests.support.table import Table, playing, us

marks = st.lists(
    st.tuples(st.integers(0, 2_000_000), st.integers(0, 50_000)), min_size=1, max_size=8
)


@given(marks)
def test_there_is_a_winner_or_an_overlap_never_both(found: list[tuple[int, int]]) -> None:
    first = min(t for t, _ in found)
    entries = [(n, f"P{n}", Mark(t - first, u, "")) for n, (t, u) in enumerate(found, start=1)]
    photo = race(1, "", "", entries)
    assert (photo.winner is None) == (photo.overlap is not None)
    lead, *others = (lane.marks[0] for lane in photo.lanes)
    beyond_doubt = all(lead.high < other.low for other in others)
    assert (photo.winner is not None) == beyond_doubt
    if photo.overlap:
        low, high = photo.overlap
        assert low <= high
        assert lead.low <= low
        assert high <= lead.high
    if photo.margin is not None:
        assert photo.margin == others[0].t - lead.t >= 0
        assert photo.limits[0] <= lead.low
        assert others[0].high <= photo.limits[1]


@given(st.integers(-10_000_000, 10_000_000), st.integers(1, 20_000_000), st.integers(2, 12))
def test_the_axis_has_few_round_numbers(low: int, wide: int, most: int) -> None:
    found = ticks((low, low + wide), most)
    assert len(found) <= most + 1
    assert all(low <= t <= low + wide for t in found)
    assert len({b - a for a, b in pairwise(found)}) <= 1


@given(st.integers(2_500_000, 3_500_000), st.integers(0, 2_000))
def test_two_calls_look_as_they_were_judged(called: int, gap: int) -> None:
    """Ada calls, Ben calls up to two milliseconds later: picture and verdict agree."""
    table = playing(players=["Ada", "Ben", "Cy", "Dot"])
    table.white(1, called / 1e6).white(2, (called + gap) / 1e6)
    stage = staged(table, 6)
    history = stage.scene().history
    doubtful = any(entry.text.startswith("Too close") for entry in history)
    photo = stage.scene().photo or stage.photo(history[-1].n)
    if photo is None:
        # A rival whose call waits for the first to be settled: the first call has the strip.
        photo = next(p for entry in history if (p := stage.photo(entry.n)) and p.margin)
    assert (photo.overlap is not None) == doubtful
    assert photo.margin == gap
    assert photo.winner == (None if doubtful else 1)


def test_an_early_card_is_shown_against_PLAY() -> None:
    stage = staged(Table(4).deal().ready(1).touch(3, 1.7).play(2), 4)
    forfeit = next(e for e in stage.scene().history if "before PLAY" in e.text)
    photo = stage.photo(forfeit.n)
    assert photo is not None
    assert photo.zero == "PLAY"
    assert photo.zero_u == 3_000
    lane = next(lane for lane in photo.lanes if lane.seat == 3)
    assert lane.marks[0].t == us(-0.3)


def test_a_card_that_nobody_can_have_laid_in_answer_is_marked() -> None:
    """Beyond doubt only: 92 ms give or take 8 may have been 100."""
    stage = staged(Table(4).deal().ready(1).play(2).touch(1, 2.05).touch(2, 2.092).touch(3, 2.3), 4)
    history = stage.scene().history
    quick = next(e for e in history if "Seat 1 played" in e.text)
    assert quick.text.endswith("nobody reacts within 100 ms.")
    assert sum("nobody reacts" in entry.text for entry in history) == 1
    photo = stage.photo(quick.n)
    assert photo is not None
    labels = {lane.seat: lane.marks[0].label for lane in photo.lanes}
    assert labels == {1: "under 100 ms", 2: "", 3: ""}


def test_a_card_in_a_trap_is_shown_against_READY() -> None:
    stage = staged(Table(4).deal().ready(1).touch(2, 1.4).ready(3), 3.5)
    forfeit = next(e for e in stage.scene().history if "before PLAY" in e.text)
    photo = stage.photo(forfeit.n)
    assert photo is not None
    assert photo.zero == "READY"


def test_a_hand_at_a_pile_is_shown_with_the_owners() -> None:
    table = playing().red(1, 3).shield(2, 3.2).touch(2, 3.23).touch(3, 3.15)
    stage = staged(table, 7)
    safe = next(e for e in stage.scene().history if "Seat 2's pile is safe" in e.text)
    photo = stage.photo(safe.n)
    assert photo is not None
    assert [(m.label, m.t) for m in photo.lanes[0].marks] == [
        ("shield", us(0.2)),
        ("pile", us(0.23)),
    ]
    whole = stage.scene().photo
    assert whole is not None
    assert [lane.seat for lane in whole.lanes] == [2, 3, 4]


def test_a_dead_heat_at_a_pile_has_its_overlap() -> None:
    stage = staged(playing().red(1, 3).shield(2, 3.2).touch(2, 3.204), 4)
    photo = stage.scene().photo
    assert photo is not None
    assert photo.overlap == (us(0.199), us(0.205))
    assert photo.result.startswith("Dead heat: 4 ms apart")


def test_a_hand_that_stayed_is_shown_as_long_as_it_did() -> None:
    table = Table(4).deal().ready(1).play(2).press(1, "pile", 2.3).release(1, "pile", 3.5)
    stage = staged(table, 5)
    slow = next(e for e in stage.scene().history if "left a hand" in e.text)
    photo = stage.photo(slow.n)
    assert photo is not None
    assert photo.lanes[0].marks[0].ends == us(1.2)
    assert photo.deadline is not None
    assert photo.deadline.t == us(0.7)


def test_who_did_not_play_has_a_row_and_the_deadline_a_line() -> None:
    """PLAY is sure to 3 ms; Cy never plays, Ben does so just in time."""
    table = Table(3, players=["Ada", "Ben", "Cy"]).deal().ready(1).play(2)
    stage = staged(table.touch(1, 2.3).touch(2, 3.4), 5)
    late = next(e for e in stage.scene().history if "promptly" in e.text)
    photo = stage.photo(late.n)
    assert photo is not None
    assert [(lane.name, len(lane.marks), lane.note) for lane in photo.lanes] == [
        ("Ada", 1, ""), ("Ben", 1, ""), ("Cy", 0, "no play"),
    ]  # fmt: skip
    assert photo.deadline is not None
    assert (photo.deadline.t, photo.deadline.u) == (us(1.5), 3_000)
    assert photo.limits[1] > photo.deadline.high
    picture = compose(stage.scene(), Look(screen="photo", photo=photo), (800, 480), measure)
    said = [item.text for item in picture.items if isinstance(item, Text)]
    assert "no play" in said
    assert "The time to play ended at 1.5 s." in " ".join(said)
    assert any(isinstance(item, Line) and item.ink == "bad" for item in picture.items)
    lines = draw_text(stage.scene(), Look(screen="photo", photo=photo), 80, 24).lines
    assert any(line.startswith("3 Cy") and line.endswith(" no play") for line in lines)


def test_a_verdict_of_the_first_round_can_be_called_up_at_the_end() -> None:
    table = playing(players=["Ada", "Ben", "Cy", "Dot"]).white(2, 3).white(4, 3.00025)
    table.rule("false-call", 4, seat=2).rule("false-call", 5, seat=4)
    for n in range(2, 12):
        table.round(n * 10, n * 10 + 1)
    stage = staged(table)
    call = next(e for e in stage.scene().history if "Ben called first, 0.25 ms" in e.text)
    photo = stage.photo(call.n)
    assert photo is not None
    assert photo.result == "Ben by 0.25 ms, sure to 0.2 ms"
