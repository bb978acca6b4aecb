"""Which presses belong to which doubt of I Say, Holmes!, and how they lie on a strip."""

from collections.abc import Sequence

from companion.core.referee.verdicts import Verdict
from companion.kit.evidence import Edge, Evidence
from companion.kit.photo import Lane, Photo, mark_of, race, strip
from companion.kit.text import span

NEAR_US = 1_500_000
"""Presses further away than this are about something else."""

_BUTTONS = {"red": "Alibi", "blue": "Mastermind", "white": "no defence"}


def photo_of(
    verdict: Verdict, finding: str, evidence: Evidence, deadline: int | None
) -> Photo | None:
    """Return the strip of a doubt; None for whatever else."""
    if verdict.kind != "doubt":
        return None
    v, seat = verdict.fields, verdict.fields["between"][0]
    names = v["answers"] if v["question"] == "which" else [v["answer"]]
    found = [_nearest(evidence, seat, name, verdict.t) for name in names]
    edges = [edge for edge in found if edge is not None]
    if v["question"] == "which":
        return _which(verdict.n, finding, edges) if len(edges) > 1 else None
    if not edges or deadline is None:
        return None
    lane = Lane(seat, _BUTTONS[edges[0].input], (mark_of(edges[0], deadline),))
    apart = f"{span(v['gap_us'])} from the deadline, sure to {span(v['doubt_us'])}"
    title = "In time, or too late"
    return strip(verdict.n, title, finding, [lane], ("time is up", 0), f"Too close: {apart}")


def _nearest(evidence: Evidence, seat: int, name: str, t: int) -> Edge | None:
    near = evidence.between(t - NEAR_US, t + NEAR_US)
    own = [edge for edge in near if edge.on and (edge.seat, edge.input) == (seat, name)]
    return min(own, key=lambda edge: abs(edge.t - t), default=None)


def _which(n: int, finding: str, edges: Sequence[Edge]) -> Photo:
    zero = min(edge.t for edge in edges)
    marks = [(edge.seat, _BUTTONS[edge.input], mark_of(edge, zero)) for edge in edges]
    return race(n, "Which answer was first", finding, marks)
