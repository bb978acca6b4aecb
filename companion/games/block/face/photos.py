"""Which presses belong to which verdict of Block, and how they lie on a strip."""

from collections.abc import Iterable, Sequence

from companion.core.referee.verdicts import Verdict
from companion.kit.evidence import Edge, Evidence
from companion.kit.photo import Photo, mark_of, race

NEAR_US = 1_500_000
"""Presses further apart than this were no race."""

_BUTTONS = {"white": "card", "red": "BLOCK"}


def photo_of(
    verdict: Verdict, finding: str, evidence: Evidence, players: Sequence[str]
) -> Photo | None:
    """Return the strip of a verdict; None where nobody was near."""
    v, t = verdict.fields, verdict.t
    near = [e for e in evidence.between(t - NEAR_US, t + NEAR_US) if e.on and e.input in _BUTTONS]
    match verdict.kind:
        case "doubt" if v["question"] == "block-or-play":
            found = _between(near, v["between"], t)
        case "doubt" if v["question"] == "play-order":
            found = _between([e for e in near if e.input == "white"], v["between"], t)
        case "block":
            found = _rivals(near, v["seat"], "red", t)
        case "refused" if v.get("input") in _BUTTONS:
            found = _rivals(near, v["seat"], v["input"], t)
        case _:
            return None
    return _race(verdict.n, finding, found, players)


def _between(near: Sequence[Edge], seats: Sequence[int], t: int) -> list[Edge]:
    """Return each seat's press that lies nearest to the instant in question."""
    found = []
    for seat in seats:
        own = [edge for edge in near if edge.seat == seat]
        found += [min(own, key=lambda edge: abs(edge.t - t))] if own else []
    return found


def _rivals(near: Sequence[Edge], seat: int, input_: str, t: int) -> list[Edge]:
    """Return a press, and the nearest press of the other button by somebody else."""
    own = [e for e in near if (e.seat, e.input) == (seat, input_) and e.t == t]
    others = [e for e in near if e.seat != seat and e.input != input_]
    if not own or not others:
        return []
    return [own[0], min(others, key=lambda edge: abs(edge.t - t))]


def _race(n: int, finding: str, found: Iterable[Edge], players: Sequence[str]) -> Photo | None:
    edges = [edge for edge in found if 1 <= edge.seat <= len(players)]
    if len(edges) < 2:
        return None
    zero = min(edge.t for edge in edges)
    marks = [
        (edge.seat, f"{players[edge.seat - 1]}: {_BUTTONS[edge.input]}", mark_of(edge, zero))
        for edge in edges
    ]
    kinds = {edge.input for edge in edges}
    title = "BLOCK or the next card" if len(kinds) > 1 else "Who laid the card due"
    return race(n, title, finding, marks)
