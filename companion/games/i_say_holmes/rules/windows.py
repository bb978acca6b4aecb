"""The response window: a defence against the clock, decided only when nothing can change it.

The player who is attacked answers with a button or on the console. A press counts once no other
press of theirs can be in doubt with it; what is too close to the deadline is for the dealer.
"""

from dataclasses import replace

from companion.core.match_game import bounded
from companion.core.referee.events import Entry, Press
from companion.core.referee.instant import Instant, decidable_at, in_doubt, margin
from companion.core.referee.timers import Timer
from companion.games.i_say_holmes.rules import defences, moving, penalties
from companion.games.i_say_holmes.rules.cards import ALIBI
from companion.games.i_say_holmes.rules.phases import ISayPhase
from companion.games.i_say_holmes.rules.state import (
    BUTTON,
    Attack,
    DefenceWindow,
    ISayMatch,
    ISayQuestion,
)
from companion.games.i_say_holmes.rules.vocabulary import BUTTONS, NO_DEFENCE

ANSWERED, CLOSED = "already-answered", "window-closed"


def face(m: ISayMatch, t: int, attack: Attack) -> None:
    """Give the player who is attacked time to answer, if anything in their hand could (D22)."""
    if not attack.allows or not m.hands[attack.seat]:
        penalties.happen(m, t, attack)
        return
    _open(m, t, attack)


def reopen(m: ISayMatch, t: int) -> None:
    """Give the time for an answer anew, after what came of it was taken back."""
    window = m.window
    if window is not None and window.deadline is not None and not window.presses:
        m.cause = window.attack.event
        _open(m, t, window.attack)


def _open(m: ISayMatch, t: int, attack: Attack) -> None:
    deadline = t + m.options.window_us
    m.serial += 1
    m.window = DefenceWindow(attack, deadline, m.serial)
    m.phase, m.answered = ISayPhase.WINDOW, None
    m.timers.set("deadline", deadline + m.slack[BUTTON], attack.seat, m.serial)
    m.find(
        t,
        "window",
        seat=attack.seat,
        against=attack.card,
        allows=list(attack.allows),
        deadline=deadline,
    )


def press(m: ISayMatch, press: Press) -> None:
    """Take a press of a button: an answer, cards passed on, or nothing that matters now."""
    m.widen(BUTTON, press.u)
    if press.input not in BUTTONS:
        m.refuse(press, "unused-input", speak=False)
    elif press.input == "white" and moving.passing(m):
        moving.passed(m, press)
    elif m.window is None:
        _stray(m, press)
    elif press.seat != m.window.attack.seat:
        m.refuse(press, "not-target", speak=False)
    else:
        _answer(m, press, m.window)


def _stray(m: ISayMatch, press: Press) -> None:
    """Refuse a press that answers nothing; who is just too late is told so."""
    if m.answered is not None and m.answered[0] == press.seat:
        m.refuse(press, m.answered[1])
    else:
        m.refuse(press, "no-window", speak=False)


def _answer(m: ISayMatch, press: Press, window: DefenceWindow) -> None:
    title = BUTTONS[press.input]
    if _late(press, window):
        m.refuse(press, CLOSED)
    elif title == ALIBI and ALIBI not in window.attack.allows:
        m.refuse(press, "alibi-not-allowed")
    elif m.question is not None or not _may_count(press, window):
        m.refuse(press, ANSWERED)
    else:
        if not window.presses:
            sure = Instant(press.t, bounded(press.u))
            at = decidable_at(sure, m.slack[BUTTON])
            m.timers.set("answer", at, press.seat, window.serial, waits=True)
        m.window = replace(window, presses=(*window.presses, press))


def _late(press: Press, window: DefenceWindow) -> bool:
    return window.deadline is not None and press.t - press.u > window.deadline


def _may_count(press: Press, window: DefenceWindow) -> bool:
    """Tell whether a press may have been the first; the same button twice is one answer."""
    earlier = window.presses
    if press.input in [other.input for other in earlier]:
        return False
    return all(in_doubt(other, press) for other in earlier)


def ripen(m: ISayMatch, timer: Timer) -> None:
    """Decide the first answer, as no other one can still be in doubt with it."""
    window = m.window
    if window is None or window.serial != timer.token or m.question is not None:
        return
    first = window.presses[0]
    m.cause = first
    if len(window.presses) == 1:
        _count(m, first.t, first)
        return
    other = window.presses[1]
    answers = [press.input for press in window.presses]
    _doubt(m, max(first.t, other.t), "which", *margin(first, other), answers=answers)


def _doubt(m: ISayMatch, t: int, question: str, gap: int, doubt: int, **more: object) -> None:
    assert m.window is not None
    seat = m.window.attack.seat
    m.question = ISayQuestion("which" if question == "which" else "deadline", seat)
    told = {"question": question, "between": [seat], "gap_us": gap, "doubt_us": doubt}
    m.find(t, "doubt", **told, **more)


def _count(m: ISayMatch, t: int, press: Press) -> None:
    """Let a press count, or ask whether it was in time; "no defence" is never too late."""
    window = m.window
    assert window is not None
    m.window = replace(window, presses=(press,))
    deadline, title = window.deadline, BUTTONS[press.input]
    if deadline is None or title == NO_DEFENCE or press.t + press.u < deadline:
        answer(m, t, title)
    else:
        _doubt(m, t, "deadline", abs(deadline - press.t), press.u, answer=press.input)


def ruled_which(m: ISayMatch, t: int, name: str) -> None:
    """Rule, by the dealer's word, which button came first."""
    assert m.window is not None
    _count(m, t, next(press for press in m.window.presses if press.input == name))


def ruled_deadline(m: ISayMatch, t: int, *, allow: bool) -> None:
    """Rule, by the dealer's word, on an answer at the last moment."""
    assert m.window is not None
    if allow:
        answer(m, t, BUTTONS[m.window.presses[0].input])
    else:
        m.refuse(m.window.presses[0], CLOSED)
        close(m, t)


def answer(m: ISayMatch, t: int, title: str) -> None:
    """Carry out an answer."""
    attack = _shut(m, ANSWERED)
    if title == NO_DEFENCE:
        m.find(t, "declined", seat=attack.seat)
        penalties.happen(m, t, attack)
    else:
        defences.defend(m, t, attack, title)


def _shut(m: ISayMatch, reason: str) -> Attack:
    assert m.window is not None
    attack, m.window = m.window.attack, None
    m.answered, m.refused = (attack.seat, reason), None
    return attack


def close(m: ISayMatch, t: int) -> None:
    """Let the time for an answer be over: the penalty happens."""
    attack = _shut(m, CLOSED)
    m.find(t, "window-closed", seat=attack.seat)
    penalties.happen(m, t, attack)


def expire(m: ISayMatch, timer: Timer) -> None:
    """Close a window when no answer in time can still arrive."""
    if m.window is not None and m.window.serial == timer.token:
        _expire(m, m.window)


def _expire(m: ISayMatch, window: DefenceWindow) -> None:
    """Close the window, but not on a player whose button is lost."""
    if window.presses or window.deadline is None:
        return
    if window.attack.seat in m.buttons_lost:
        m.window = replace(window, deadline=None)
        return
    m.cause = window.attack.event
    close(m, window.deadline)


def expire_before(m: ISayMatch, t: int) -> None:
    """Close a window whose deadline lies before the end of observation."""
    window = m.window
    if window is not None and window.deadline is not None and window.deadline <= t:
        _expire(m, window)


def entered(m: ISayMatch, event: Entry) -> None:
    """Take an answer from the console: that is the player's word, in doubt with nothing."""
    seat, title, window = event.fields["seat"], event.fields["with"], m.window
    reason = None
    if window is None:
        reason = m.answered[1] if m.answered and m.answered[0] == seat else "no-window"
    elif seat != window.attack.seat:
        reason = "not-target"
    elif window.presses:
        reason = ANSWERED
    elif window.deadline is not None and event.t > window.deadline and not _excused(m, seat):
        reason = CLOSED
    elif title == ALIBI and ALIBI not in window.attack.allows:
        reason = "alibi-not-allowed"
    if reason is not None:
        m.refuse(event, reason)
    else:
        answer(m, event.t, title)


def _excused(m: ISayMatch, seat: int) -> bool:
    return seat in m.buttons_lost
