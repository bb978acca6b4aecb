"""The next player draws before the play is complete, or so it seems (SO-8, SD-18, SD-39)."""

from companion.core.referee.events import Press
from companion.core.referee.instant import decidable_at, margin
from companion.core.referee.timers import Timer
from companion.games.sorry.rules.phases import OUT_OF_TURN, SorryPhase
from companion.games.sorry.rules.state import SorryMatch, SorryQuestion


def hold(m: SorryMatch, press: Press) -> None:
    """Keep an early draw until no commit can still be in doubt with it."""
    settle(m)
    m.early = press
    m.timers.set("early", decidable_at(press, m.slack["white"]), token=press.t, waits=True)


def ripen(m: SorryMatch, timer: Timer) -> None:
    """Refuse an early draw: the play was still going on beyond doubt."""
    if m.early is not None and m.early.t == timer.token:
        settle(m)


def settle(m: SorryMatch) -> None:
    """Refuse the early draw, if there is one; the card goes back unseen."""
    early, m.early = m.early, None
    if early is not None:
        m.refuse(early, OUT_OF_TURN[SorryPhase.MOVE])


def ask(m: SorryMatch, touched: Press) -> None:
    """Ask the dealer: was the play complete when the next player drew?"""
    assert m.committed is not None
    seat, committed = m.committed
    gap, doubt = margin(touched, committed)
    between = (seat, touched.seat)
    m.question = SorryQuestion("draw-or-commit", between, m.phase)
    m.phase = SorryPhase.RULING
    m.find(
        max(touched.t, committed.t),
        "doubt",
        question="draw-or-commit",
        between=list(between),
        gap_us=gap,
        doubt_us=doubt,
    )
