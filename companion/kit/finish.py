"""Which presses belong to a verdict that was close: the photo finish of any game.

It knows no game. A verdict that states a margin or a doubt rests on instants; the presses of the
same kind around them are what the eye wants to see. The phone's picture and the strip of a game
without a face of its own are both drawn from what is found here.
"""

from collections.abc import Iterable, Sequence

from companion.core.referee.events import BUTTONS
from companion.core.referee.verdicts import Verdict
from companion.kit.evidence import Edge, Evidence
from companion.kit.photo import Lane, Photo, mark_of, race, strip
from companion.kit.text import cue, span
from companion.kit.words import readable
from companion.language import say

AROUND_US = 2_000
MARKS = 12
REACH_US = 300_000
"""Presses further from a verdict's instant than this were no race, where it states no margin."""


def reach_of(verdict: Verdict) -> int | None:
    """Return how far from its instant a verdict's rivals are; None: it had none."""
    fields = verdict.fields
    margin = fields.get("gap_us")
    if margin is None and fields.get("place", 1) > 1:
        margin = fields.get("behind_us")
    if margin is None and "pile" in fields and fields.get("doubt_us") is not None:
        margin = REACH_US
    return None if margin is None else int(margin) + AROUND_US


def rivals(verdict: Verdict, edges: Iterable[Edge], reach: int) -> list[Edge]:
    """Return the presses that a verdict compares, in order of time."""
    near = [e for e in edges if e.on and e.seat and abs(e.t - verdict.t) <= reach]
    of_it = [e for e in near if e.t == verdict.t]
    kind = _kind(of_it[0].input) if of_it else None
    about = _seats(verdict)
    marks = [
        edge
        for edge in near
        if kind in (None, _kind(edge.input)) and (not about or edge.seat in about)
    ]
    return sorted(marks, key=lambda edge: edge.t)[:MARKS]


def _kind(name: str) -> str:
    """Return what a press races with: buttons with those of their colour, pads with one another."""
    return name if name in BUTTONS else "pad"


def _seats(verdict: Verdict) -> Sequence[int]:
    """Return whose presses matter: all of them, but for a pile that two hands reached for."""
    pile = verdict.fields.get("pile")
    return () if pile is None else (pile,)


def strip_of(
    verdict: Verdict, finding: str, evidence: Evidence, players: Sequence[str]
) -> Photo | None:
    """Return the strip of a verdict that states a margin or a doubt; None: it has nothing on it."""
    reach = reach_of(verdict)
    if reach is None and verdict.fields.get("doubt_us") is not None:
        reach = REACH_US
    if reach is None:
        return None
    near = evidence.between(verdict.t - reach, verdict.t + reach)
    word = next((e for e in near if not e.seat and e.t == verdict.t), None)
    if word is not None:
        return _against(word, verdict, finding, near, players)
    return _compared(verdict, finding, rivals(verdict, near, reach), players)


def _compared(
    verdict: Verdict, finding: str, found: Sequence[Edge], players: Sequence[str]
) -> Photo | None:
    """Return a race of everybody's first press; alone, somebody has nobody to race with."""
    firsts = {edge.seat: edge for edge in reversed(found) if 1 <= edge.seat <= len(players)}
    if len(firsts) < 2:
        return None
    zero = min(edge.t for edge in firsts.values())
    marks = [
        (edge.seat, players[edge.seat - 1], mark_of(edge, zero, edge.input))
        for edge in firsts.values()
    ]
    close = verdict.fields.get("gap_us") is not None and verdict.kind == "doubt"
    title = say("kit-too-close") if close else say("kit-photo")
    return race(verdict.n, title, finding, marks)


def _against(
    word: Edge, verdict: Verdict, finding: str, near: Sequence[Edge], players: Sequence[str]
) -> Photo | None:
    """Return what one player did, on an axis that begins with a spoken word."""
    seat = verdict.fields.get("seat")
    mine = [e for e in near if e.on and e.seat == seat and e.t <= verdict.t]
    if not isinstance(seat, int) or not mine:
        return None
    marks = tuple(mark_of(edge, word.t, edge.input) for edge in mine)
    called = cue(word.input)
    told = say("kit-photo-before", gap=span(word.t - mine[0].t), word=called)
    zero = (called, word.u)
    lanes = [Lane(seat, players[seat - 1], marks)]
    return strip(verdict.n, readable(verdict.kind), finding, lanes, zero, told)
