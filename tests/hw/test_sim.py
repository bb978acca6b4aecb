"""The simulated table: human verbs, the caller's time, and a seed for every imperfection."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hw.config import Realism, SimConfig
from hw.drivers.sim import SimSource
from hw.drivers.sim_script import Step, parse_script
from hw.errors import ConfigurationError
from hw.signals import BUTTONS, Place, Report, Signal
from tests.hw.rigs.base import Heard, Travel

EVENING = """
# seat 2 sweeps seat 3's pile, and lifts
100000 press 1 white
130000 touch 3 pile by 2
180000 release 1 white
400000 lift 3 pile
500000 unplug 4
900000 replug 4
"""


def played(realism: Realism, script: str = EVENING) -> list[Report]:
    heard, sim = Heard(), SimSource(SimConfig(4, realism=realism), Travel(0))
    sim.start(heard)
    sim.play(parse_script(script))
    sim.advance(10_000_000)
    sim.close()
    return heard.reports


def test_an_ideal_table_reports_exactly_what_was_done() -> None:
    signals = [r for r in played(Realism()) if isinstance(r, Signal)]
    assert [(s.t, s.seat, s.input, s.on, s.by) for s in signals] == [
        (100_000, 1, "white", True, None),
        (130_000, 3, "pile", True, 2),
        (180_000, 1, "white", False, None),
        (400_000, 3, "pile", False, None),
    ]


def test_nothing_happens_before_time_passes() -> None:
    heard, clock = Heard(), Travel(0)
    sim = SimSource(SimConfig(realism=Realism(seed=1, jitter_us=5_000)), clock)
    sim.start(heard)
    sim.press(1, "white", at_us=10)
    clock.now = 10_000_000
    assert heard.reports == []
    sim.advance(10 + 5_000)
    assert [s.t for s in heard.signals] == [10]
    sim.close()


def test_unplugging_a_seat_loses_all_its_inputs_and_replugging_finds_them() -> None:
    faults = [r for r in played(Realism()) if not isinstance(r, Signal)]
    assert [(f.t, f.seat) for f in faults] == [(500_000, 4)] * 6 + [(900_000, 4)] * 6


def test_a_button_pressed_while_unplugged_is_dated_by_the_gap() -> None:
    script = "1000 unplug 1 white\n5000 press 1 white\n9000 replug 1 white"
    [press] = [r for r in played(Realism(), script) if isinstance(r, Signal)]
    assert (press.on, press.t, press.u) == (True, 5_000, 4_000)


@pytest.mark.parametrize("seed", range(20))
def test_a_button_let_go_while_it_still_bounces_ends_released(seed: int) -> None:
    script = "1000 press 1 white\n2000 release 1 white"
    signals = [
        r
        for r in played(Realism(seed, 8_000, 20, jitter_us=3_000), script)
        if isinstance(r, Signal)
    ]
    assert [s.on for s in signals] == [True, False]
    assert signals[0].t == 1_000
    assert abs(signals[1].t - 2_000) <= signals[1].u


@pytest.mark.parametrize("seed", range(20))
def test_a_hand_that_moves_again_ends_the_bounce_of_its_last_move(seed: int) -> None:
    sim = SimSource(SimConfig(1, realism=Realism(seed, 8_000, bounces=2)), Travel(0))
    sim.start(Heard())
    sim.press(1, "white", at_us=1_000)
    sim.release(1, "white", at_us=1_001)
    sim.advance(100_000)
    assert sim.chatter[Place(1, "white")] in (1, 3)
    sim.close()


def test_pressing_what_is_pressed_is_nothing() -> None:
    script = "1000 press 1 white\n500000 press 1 white"
    assert len(played(Realism(), script)) == 1


@pytest.mark.parametrize("seed", range(5))
def test_the_same_seed_gives_the_same_evening_and_another_seed_another(seed: int) -> None:
    real = Realism(seed, 4_000, 10, 8_000, 5_000, 0.1)
    other = Realism(seed + 100, 4_000, 10, 8_000, 5_000, 0.1)
    assert played(real) == played(real)
    assert played(real) != played(other)


def test_loss_shows_as_a_gap_in_the_numbers() -> None:
    script = "\n".join(
        f"{n * 100_000} {'press' if n % 2 else 'release'} 1 red" for n in range(1, 99)
    )
    signals = [r for r in played(Realism(seed=2, loss=0.3), script) if isinstance(r, Signal)]
    assert 40 < len(signals) < 98
    assert [s.seq for s in signals] != list(range(1, len(signals) + 1))


steps = st.lists(
    st.tuples(
        st.integers(12_000, 90_000),
        st.sampled_from([Place(s, n) for s in (1, 2) for n in ("white", "pile")]),
    ),
    max_size=30,
)
reals = st.builds(
    Realism,
    seed=st.integers(0, 999),
    bounce_us=st.sampled_from([0, 3_000, 5_000]),
    bounces=st.integers(0, 12),
    pad_latency_us=st.sampled_from([0, 4_000, 8_000]),
    jitter_us=st.sampled_from([0, 2_000, 9_000]),
)


@given(steps, reals)
def test_law_whatever_the_parts_do_the_doubt_covers_the_truth(
    moves: list[tuple[int, Place]], real: Realism
) -> None:
    state: dict[Place, bool] = {}
    truth: dict[Place, list[tuple[int, bool]]] = {}
    script, t = [], 0
    for gap, place in moves:
        t += gap
        on = state[place] = not state.get(place, False)
        verb = {True: ("press", "touch"), False: ("release", "lift")}[on][place.input == "pile"]
        script.append(Step(t, verb, *place))
        truth.setdefault(place, []).append((t, on))
    heard, sim = Heard(), SimSource(SimConfig(2, realism=real), Travel(0))
    sim.start(heard)
    sim.play(script)
    sim.advance(t + 1_000_000)
    sim.close()
    for place, happened in truth.items():
        signals = heard.of(place)
        assert [s.on for s in signals] == [on for _, on in happened]
        assert all(abs(s.t - at) <= s.u for s, (at, _) in zip(signals, happened, strict=True))
        if place.input in BUTTONS and real.bounce_us <= 3_000:
            assert all(s.t == at for s, (at, _) in zip(signals, happened, strict=True))


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("soon press 1 white", "script line 1: 'soon press 1 white'; expected: microseconds"),
        ("1 press", "expected: microseconds"),
        ("\n1 kick 1 white", "script line 2: verb 'kick' is unknown; expected one of press"),
        ("1 touch 3 pile with 2", "expected: microseconds"),
        ("1 touch 3 pile by nobody", "expected: microseconds"),
        ("1 touch 3 pile by 2 and 3", "expected: microseconds"),
    ],
)
def test_a_script_that_makes_no_sense_is_one_line_with_its_number(text: str, says: str) -> None:
    with pytest.raises(ConfigurationError) as error:
        parse_script(text)
    assert says in str(error.value)
    assert "\n" not in str(error.value)


def test_an_input_this_table_does_not_have_is_named() -> None:
    sim = SimSource(SimConfig(2), Travel(0))
    with pytest.raises(ConfigurationError, match="no white at seat 9"):
        sim.press(9, "white")
    with pytest.raises(ConfigurationError, match="no input at seat 9"):
        sim.unplug(9)


Moves = st.lists(st.tuples(st.integers(0, 60), st.sampled_from(("white", "pile")), st.booleans()))


def stepped(
    moves: list[tuple[int, str, bool]], seed: int, by_due: bool
) -> list[tuple[int, Report]]:
    """Let hands move, and time pass as the table asks for, or a millisecond at a time; return what
    was reported, and when."""
    real = Realism(seed, bounce_us=8_000, bounces=4, pad_latency_us=5_000, jitter_us=3_000)
    heard, sim = Heard(), SimSource(SimConfig(1, ("white", "pile"), realism=real), Travel(0))
    told: list[tuple[int, Report]] = []
    sim.start(heard)
    now = 0
    for after, name, on in [*moves, (200, "white", False)]:
        end = now + after * 1_000
        while (now := min(end, due_of(sim, end) if by_due else now + 1_000)) < end:
            sim.advance(now)
            told += [(now, report) for report in heard.reports[len(told) :]]
        (sim.press if on else sim.release)(1, name, at_us=end)
        told += [(end, report) for report in heard.reports[len(told) :]]
    sim.close()
    return told


def due_of(sim: SimSource, otherwise: int) -> int:
    due = sim.due()
    return otherwise if due is None else due


@given(Moves, st.integers(0, 9))
def test_who_comes_only_when_it_asks_misses_nothing(
    moves: list[tuple[int, str, bool]], seed: int
) -> None:
    asked, often = (stepped(moves, seed, by_due=by_due) for by_due in (True, False))
    assert [report for _, report in asked] == [report for _, report in often]
    assert all(at <= later for (at, _), (later, _) in zip(asked, often, strict=True))


def test_a_hold_off_that_ends_without_a_word_asks_for_nobody() -> None:
    sim = SimSource(SimConfig(1, ("white",)), Travel(0))
    sim.start(Heard())
    sim.press(1, "white", at_us=1_000)
    sim.advance(1_000)
    stuck = sim.due()
    sim.close()
    assert stuck is None or stuck > 1_000_000


def test_a_hand_moves_no_earlier_than_its_mark_allows() -> None:
    """Whoever steps the table may come late; what was said of how far it is stays true."""
    clock, heard = Travel(), Heard()
    sim = SimSource(SimConfig(), clock)
    sim.open(heard)
    said = sim.mark(clock.now)
    assert said is not None
    sim.press(1, "white", at_us=clock.now - 80_000)
    sim.advance(clock.now + 20_000)
    [press] = heard.signals
    assert press.t >= said
    sim.close()
