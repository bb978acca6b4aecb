"""Presses that are faster than the typing: they wait for the lead that they answer (BD-19).

The leader's card lies before anybody has entered it, and who holds the next one lays it at once.
What was pressed then is judged as soon as the lead is known, in order of time, as if it had been
entered in time: how fast somebody types decides nothing.
"""

from collections.abc import Sequence

from companion.core.referee.events import Press
from companion.core.referee.instant import certainly_before
from companion.games.block.rules.phases import BlockPhase
from companion.games.block.rules.state import BlockMatch, Waiting

STOP_US = 1_000_000
"""So soon after a run has ended nobody has seen the next lead and laid a card on it: who presses
within this time was about to go on with the run, and had not yet seen its end."""

MOST_HELD = 100
"""Six pairs of hands do not press so often within any doubt; a broken board may."""


def waits(m: BlockMatch, press: Press, behind: Sequence[Press]) -> bool:
    """Tell a press that may answer a lead not entered yet."""
    if (
        m.at.phase is not BlockPhase.LEAD
        or press.t <= m.since + STOP_US
        or len(m.early) >= MOST_HELD
    ):
        return False
    return press.input == "white" or _red_waits(m, press, behind)


def _red_waits(m: BlockMatch, red: Press, behind: Sequence[Press]) -> bool:
    """Tell a BLOCK that may lie on a card not entered yet.

    On one's own card that is known to lie last it takes effect at once (BD-5), unless somebody may
    have laid a card before it: then the lead lies, too.
    """
    reason = m.at.block_refusal(red.seat)
    if reason is not None:
        return reason != "no-block-left"
    return bool(m.early) or any(_may_precede(press, red) for press in behind)


def _may_precede(press: Press, red: Press) -> bool:
    white = press.input == "white" and press.seat != red.seat
    return white and not certainly_before(red, press)


def recall(m: BlockMatch) -> None:
    """Have everything judged again that waited, now that more is known."""
    m.queue[:0] = [Waiting(press, 0, ripe=True) for press in m.early]
    m.early = []


def give_up(m: BlockMatch) -> None:
    """Refuse what still waits when no lead will come any more."""
    for press in m.early:
        m.cause = press
        m.refuse(press, "lead-due")
    m.early = []
