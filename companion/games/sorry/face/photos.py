"""Which presses belong to which verdict of Sorry!, and how they lie on a strip."""

from collections.abc import Sequence

from companion.core.referee.verdicts import Verdict
from companion.kit.evidence import Edge, Evidence
from companion.kit.photo import Mark, Photo, mark_of, race

_NEAR_US = 1_500_000
"""Presses further apart than this never met."""
_DOUBTS = {
    "draw-or-commit": ("The play against the next draw", ("white", "pile")),
    "two-calls": ("Who called first", ("red", "red")),
    "call-or-win": ("The winning move against the call", ("white", "red")),
}
_MEANS = {"white": "move", "pile": "draw", "red": "double"}


def photo_of(
    verdict: Verdict, finding: str, evidence: Evidence, players: Sequence[str]
) -> Photo | None:
    """Return the strip of a verdict; None where nothing was a matter of time."""
    near = evidence.between(verdict.t - _NEAR_US, verdict.t + _NEAR_US)
    edges = [e for e in near if e.on and 1 <= e.seat <= len(players)]
    v = verdict.fields
    met: Sequence[Edge | None]
    match verdict.kind:
        case "doubt":
            title, inputs = _DOUBTS[v["question"]]
            met = [_nearest(edges, seat, inputs, verdict.t) for seat in v["between"]]
        case "call":
            title, met = "Who called first", _firsts(edges, "red", verdict.t)
        case "won" if v["by"] == "home" and "seat" in v:
            title = "The winning move against the call"
            won = _nearest(edges, v["seat"], ("white",), verdict.t)
            met = [won, *_firsts(edges, "red", verdict.t)]
        case _:
            return None
    found = [edge for edge in met if edge is not None]
    if (len(found) < 2 and verdict.kind != "call") or not found:
        return None
    return _raced(verdict, title, finding, found, players)


def _nearest(edges: list[Edge], seat: int, inputs: Sequence[str], t: int) -> Edge | None:
    mine = [e for e in edges if e.seat == seat and e.input in inputs]
    return min(mine, key=lambda edge: abs(edge.t - t), default=None)


def _firsts(edges: list[Edge], name: str, t: int) -> list[Edge]:
    """Return each seat's press of a button that is nearest to the verdict."""
    seats = sorted({edge.seat for edge in edges if edge.input == name})
    found = (_nearest(edges, seat, (name,), t) for seat in seats)
    return [edge for edge in found if edge is not None]


def _raced(
    verdict: Verdict, title: str, finding: str, edges: list[Edge], players: Sequence[str]
) -> Photo:
    zero = min(edge.t for edge in edges)
    marks: list[tuple[int, str, Mark]] = [
        (e.seat, f"{players[e.seat - 1]}, {_MEANS[e.input]}", mark_of(e, zero)) for e in edges
    ]
    return race(verdict.n, title, finding, marks)
