"""What a rig brings back from a scenario, and what must be true of it on every rig."""

import json
from dataclasses import dataclass
from itertools import combinations
from typing import Any

from companion.app.table.evidence import event_of
from companion.core.transcript.writing import event_line
from hw.signals import Fault, Place, Report, Signal
from tests.hil.scenario import Scenario
from tests.support.table import Judged, Line, judge

LATENCY_US = 1_000_000
"""The lines are judged afterwards, in the order of their instants: nothing can be late."""

BOUNCE_US = 9_000
"""How long a bounce may take: the hold-off of a button is 10 ms."""


@dataclass(frozen=True)
class Outcome:
    """When every move truly happened (after, before), and what the drivers made of it.

    Instants are in microseconds from the deal.
    """

    truth: tuple[tuple[int, int], ...]
    signals: tuple[Signal, ...]
    faults: tuple[Fault, ...]

    def to_json(self) -> dict[str, Any]:
        return {
            "truth": self.truth,
            "signals": [(s.seat, s.input, s.on, s.t, s.u, s.seq) for s in self.signals],
            "faults": [(f.t, f.seat, f.input, f.reason, f.detail) for f in self.faults],
        }

    @classmethod
    def from_json(cls, found: dict[str, Any]) -> "Outcome":
        return cls(
            tuple((a, b) for a, b in found["truth"]),
            tuple(Signal(*fields) for fields in found["signals"]),
            tuple(Fault(*fields) for fields in found["faults"]),
        )

    @classmethod
    def of(cls, start_us: int, truth: list[tuple[int, int]], reports: list[Report]) -> "Outcome":
        """Bring everything into the scenario's own time."""
        shifted = tuple((a - start_us, b - start_us) for a, b in truth)
        signals = [r for r in reports if isinstance(r, Signal)]
        faults = [r for r in reports if isinstance(r, Fault)]
        return cls(
            shifted,
            tuple(Signal(s.seat, s.input, s.on, s.t - start_us, s.u, s.seq) for s in signals),
            tuple(Fault(f.t - start_us, f.seat, f.input, f.reason, f.detail) for f in faults),
        )


def off_plan_us(scenario: Scenario, outcome: Outcome) -> int:
    """How far the farthest move was from where the scenario wanted it."""
    spans = zip(scenario.moves, outcome.truth, strict=True)
    return max(max(abs(a - m.at_us), abs(b - m.at_us)) for m, (a, b) in spans)


def off_plan(scenario: Scenario, outcome: Outcome) -> str:
    """How the hands did not do what the scenario wanted; empty if they did. No driver has a say."""
    late_us = off_plan_us(scenario, outcome)
    if late_us > scenario.slack_us:
        return f"the hands were {late_us} us off their plan"
    if _longest_bounce_us(scenario, outcome) > BOUNCE_US:
        return "a bounce took longer than contacts bounce"
    return ""


def starved(scenario: Scenario, outcome: Outcome) -> str:
    """Why the machine was too busy for this try to prove anything; empty if it was not.

    A stamp outside its doubt is never excused.
    """
    if late := off_plan(scenario, outcome):
        return late
    meant = sum(move.true for move in scenario.moves)
    lost = [fault for fault in outcome.faults if fault.t >= 0]
    if lost:  # what went unseen before the scenario began was no part of it
        return f"evidence was lost: {lost[0]}"
    return "a touch came and went unseen" if len(outcome.signals) < meant else ""


def _longest_bounce_us(scenario: Scenario, outcome: Outcome) -> int:
    began: dict[Place, int] = {}
    longest_us = 0
    for move, (after, before) in zip(scenario.moves, outcome.truth, strict=True):
        if move.true:
            began[move.place] = after
        else:
            longest_us = max(longest_us, before - began[move.place])
    return longest_us


def verdicts(scenario: Scenario, outcome: Outcome) -> Judged:
    """Judge what the drivers delivered, as any transcript is judged."""
    lines: list[Line] = [
        {"transcript": 1, "game": "sherlock-holmes", "seats": scenario.seats, "latency": LATENCY_US}
    ]
    happened: list[Line] = [{"t": 0, "event": "deal"}]
    happened += [{"t": w.at_us, "u": w.u_us, "event": "cue", "cue": w.word} for w in scenario.words]
    reports: list[Report] = [*outcome.signals, *(f for f in outcome.faults if f.t >= 0)]
    happened += [json.loads(event_line(event_of(report))) for report in reports]
    lines += sorted(happened, key=lambda line: int(line["t"]))
    lines.append({"t": max(scenario.end_us, lines[-1]["t"]), "event": "end"})
    return judge(lines)


def fault_of(scenario: Scenario, outcome: Outcome) -> str:
    """Return what is wrong with an outcome, or why it proves nothing; nothing if all is well."""
    try:
        check(scenario, outcome)
    except AssertionError as error:
        return str(error) or "a verdict is wrong"
    return starved(scenario, outcome)


def check(scenario: Scenario, outcome: Outcome) -> None:
    """Everything that must be true, whatever the table is made of."""
    assert [f for f in outcome.faults if f.reason != "recovered" and f.t >= 0] == []
    check_evidence(scenario, outcome)
    judged = verdicts(scenario, outcome)
    for kind, fields in scenario.expect:
        judged.one(kind, **fields)
    for kind in scenario.never:
        judged.none(kind)
    check_races(scenario, outcome, judged)


def check_evidence(scenario: Scenario, outcome: Outcome) -> None:
    """One signal for every move that was meant, and the truth within its stated doubt."""
    found = sorted(outcome.signals, key=lambda s: (s.seat, s.input, s.t))
    meant = [(m, span) for m, span in zip(scenario.moves, outcome.truth, strict=True) if m.true]
    meant.sort(key=lambda pair: (pair[0].place, pair[1]))
    assert [(Place(s.seat, s.input), s.on) for s in found] == [(m.place, m.on) for m, _ in meant]
    for signal, (move, (after, before)) in zip(found, meant, strict=True):
        doubt = f"{move}: true {after}..{before}, stated {signal.t} +- {signal.u}"
        assert signal.t - signal.u <= before, doubt
        assert after <= signal.t + signal.u, doubt


def check_races(scenario: Scenario, outcome: Outcome, judged: Judged) -> None:
    """Nobody is placed before a rival who was truly first; doubt only where intervals touch."""
    white = {
        m.place.seat: span
        for m, span in zip(scenario.moves, outcome.truth, strict=True)
        if m.place.input == "white" and m.on and m.true
    }
    places = {call["seat"]: call["place"] for call in judged.only("call")}
    for one, other in combinations([seat for seat in white if seat in places], 2):
        if white[one][1] < white[other][0]:
            assert places[one] < places[other], f"{one} was first: {white}, {list(judged)}"
    for doubt in judged.like("doubt", question="first-call"):
        assert doubt["gap_us"] <= doubt["doubt_us"]
    for seat in {*white} - {*places}:
        assert _in_doubt(outcome, seat), f"seat {seat} called, and was forgotten"


def _in_doubt(outcome: Outcome, seat: int) -> bool:
    """Whether somebody else's call overlaps this one, so that places wait for a ruling."""
    calls = [s for s in outcome.signals if s.input == "white" and s.on]
    mine = next(s for s in calls if s.seat == seat)
    return any(abs(s.t - mine.t) <= s.u + mine.u for s in calls if s.seat != seat)
