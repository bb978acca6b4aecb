"""The suite's own eyes: whatever a driver gets wrong, a scenario must fail."""

from dataclasses import replace

import pytest

from hw.signals import Fault, Signal
from tests.hil.outcome import Outcome, check, starved
from tests.hil.scenario import Scenario
from tests.hil.scenarios import SCENARIOS
from tests.hil.sim_rig import SimRig

BY_NAME = {scenario.name: scenario for scenario in SCENARIOS}
ORDER = BY_NAME["seat-4-calls-before-seat-2"]


def played(scenario: Scenario) -> Outcome:
    outcome = SimRig().play(scenario)
    check(scenario, outcome)
    return outcome


def shifted(outcome: Outcome, seat: int, name: str, by_us: int, u_us: int | None = None) -> Outcome:
    def moved(signal: Signal) -> Signal:
        if (signal.seat, signal.input) != (seat, name):
            return signal
        return replace(signal, t=signal.t + by_us, u=signal.u if u_us is None else u_us)

    return replace(outcome, signals=tuple(map(moved, outcome.signals)))


def test_a_lost_signal_is_noticed() -> None:
    outcome = played(ORDER)
    with pytest.raises(AssertionError):
        check(ORDER, replace(outcome, signals=outcome.signals[:-1]))


def test_a_stamp_outside_its_doubt_is_noticed() -> None:
    with pytest.raises(AssertionError, match="stated"):
        check(ORDER, shifted(played(ORDER), 4, "white", 10_000))


def test_a_wrong_order_is_noticed_however_wide_the_doubt() -> None:
    race = replace(ORDER, expect=(), never=())
    late = shifted(played(ORDER), 4, "white", 60_000)
    wide = shifted(shifted(late, 2, "white", 0, 9_000), 4, "white", 0, 70_000)
    narrow = shifted(late, 4, "white", 0, 100)
    check(race, wide)
    with pytest.raises(AssertionError):
        check(race, narrow)


def test_a_driver_that_admits_a_fault_did_not_pass() -> None:
    fault = Fault(1_000_000, 2, "white", "evidence-lost", "an edge is missing")
    with pytest.raises(AssertionError):
        check(ORDER, replace(played(ORDER), faults=(fault,)))


def test_a_busy_machine_excuses_a_loss_but_never_an_untruth() -> None:
    outcome = played(ORDER)
    fault = Fault(1_000_000, 2, "white", "evidence-lost", "an edge is missing")
    late = tuple((a + 50_000, b + 50_000) for a, b in outcome.truth)
    assert starved(ORDER, replace(outcome, faults=(fault,)))
    assert starved(ORDER, replace(outcome, signals=outcome.signals[:-1]))
    assert starved(ORDER, replace(outcome, truth=late))
    assert not starved(ORDER, outcome)
    assert not starved(ORDER, shifted(outcome, 4, "white", 10_000))
    worn = BY_NAME["a-worn-contact-calls-once"]
    bounced = played(worn)
    drawn_out = [
        (a, b + 6_500 * (not m.true)) for m, (a, b) in zip(worn.moves, bounced.truth, strict=True)
    ]
    assert not starved(worn, bounced)
    assert starved(worn, replace(bounced, truth=tuple(drawn_out)))


def test_results_survive_their_way_out_of_the_virtual_pi() -> None:
    outcome = played(ORDER)
    assert Outcome.from_json(outcome.to_json()) == outcome
