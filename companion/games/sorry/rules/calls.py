"""Doubling in the point game (SO-52 to SO-54): a call, the answers, the stake."""

from dataclasses import replace

from companion.core.referee.events import Entry, Event, Press
from companion.core.referee.instant import decidable_at, in_doubt, margin
from companion.core.referee.timers import Timer
from companion.games.sorry.rules import turns, wins
from companion.games.sorry.rules.phases import SorryAct, SorryPhase
from companion.games.sorry.rules.state import SorryCall, SorryMatch, SorryQuestion

ACCEPT, DROP = "accept", "drop"


def red(m: SorryMatch, press: Press) -> None:
    """Take a call of double; it counts once no other call can be in doubt with it."""
    reason = m.barred(SorryAct.DOUBLE, press.seat) if m.options.points else "not-in-mode"
    if reason == "game-over" and _against_win(m, press):
        ask_call_or_win(m, press)
    elif reason is not None:
        m.refuse(press, reason)
    elif not m.reds:
        m.reds = [press]
        slack = max(m.slack["red"], m.slack["white"])
        m.timers.set("red", decidable_at(press, slack), token=press.t, waits=True)
    elif _rival(m, press):
        m.reds.append(press)
    else:
        m.refuse(press, "call-pending")


def _rival(m: SorryMatch, press: Press) -> bool:
    return press.seat not in [red.seat for red in m.reds] and in_doubt(m.reds[0], press)


def _against_win(m: SorryMatch, press: Press) -> bool:
    """Tell whether a call may have come before the winning move that is being held."""
    if m.win is None or press.seat in m.dropped:
        return False
    return press.seat != m.win[0].seat and in_doubt(m.win[0], press)


def ripen(m: SorryMatch, timer: Timer) -> None:
    """Open the call, or ask whose it is if two came at once."""
    if not m.reds or m.reds[0].t != timer.token:
        return
    reds, m.reds = m.reds, []
    if len(reds) == 1:
        open_call(m, reds[0].t, reds[0].seat)
    else:
        _ask(m, "two-calls", reds[0], reds[1], tuple(sorted(red.seat for red in reds)))


def ask_call_or_win(m: SorryMatch, red: Press) -> None:
    """Ask the dealer: was double called before the winning move?"""
    assert m.win is not None
    _ask(m, "call-or-win", m.win[0], red, (red.seat, m.win[0].seat))


def _ask(m: SorryMatch, kind: str, one: Press, other: Press, between: tuple[int, ...]) -> None:
    gap, doubt = margin(one, other)
    m.question = SorryQuestion(kind, between, m.phase)
    m.phase = SorryPhase.RULING
    m.find(
        max(one.t, other.t),
        "doubt",
        question=kind,
        between=list(between),
        gap_us=gap,
        doubt_us=doubt,
    )


def double_entry(m: SorryMatch, event: Entry) -> None:
    """Take a call that was entered; a button that was pressed before it goes first."""
    seat = event.fields["seat"]
    reason = m.barred(SorryAct.DOUBLE, seat) if m.options.points else "not-in-mode"
    if reason is None and m.reds:
        reason = "call-pending"
    if reason is not None:
        m.refuse(event, reason)
    else:
        open_call(m, event.t, seat)


def open_call(m: SorryMatch, t: int, seat: int) -> None:
    """Ask everyone else for an answer; play waits (SD-37)."""
    m.call = SorryCall(seat, {}, m.phase)
    m.phase = SorryPhase.CALL
    name = "double" if m.multiplier == 1 else "redouble"
    m.find(t, "call", seat=seat, call=name, to_answer=to_answer(m))


def to_answer(m: SorryMatch) -> list[int]:
    """Return who has not answered the call yet."""
    if m.call is None:
        return []
    done = (m.call.seat, *m.call.answers)
    return [seat for seat in m.playing if seat not in done]


def answer_entry(m: SorryMatch, event: Entry) -> None:
    """Take an answer that was entered."""
    answer(m, event, event.fields["seat"], event.fields["answer"])


def answer(m: SorryMatch, event: Event, seat: int, word: str) -> None:
    """Take an answer (SO-53); with the last one the stake is settled."""
    reason = m.barred(SorryAct.ANSWER, seat) if m.options.points else "not-in-mode"
    if reason is None and m.call is not None and seat == m.call.seat:
        reason = "call-pending"
    if reason is None and seat not in to_answer(m):
        reason = "already-answered"
    if reason is not None:
        m.refuse(event, reason)
        return
    assert m.call is not None
    m.call = replace(m.call, answers={**m.call.answers, seat: word})
    m.find(event.t, "answered", seat=seat, answer=word)
    if not to_answer(m):
        _settle(m, event.t, m.call)


def _settle(m: SorryMatch, t: int, call: SorryCall) -> None:
    out = {seat for seat, word in call.answers.items() if word == DROP}
    m.call, m.phase = None, call.resume
    if len(out) == len(call.answers):
        wins.by_drop_out(m, t, call.seat)
        return
    m.multiplier *= 2
    m.dropped |= out
    for seat in out:
        m.board.lift(m.colours[seat])
    m.find(t, "stake", multiplier=m.multiplier, in_play=m.playing)
    _go_on(m, t, bool(out))


def _go_on(m: SorryMatch, t: int, somebody_left: bool) -> None:
    """Go on with the turn where the call met it; who drops out loses their open play (SD-37)."""
    if m.turn in m.dropped:
        m.win = None
        turns.begin(m, t, m.after(m.turn))
    elif m.win is not None:
        wins.book(m, t)
    elif somebody_left and m.phase is SorryPhase.MOVE:
        turns.list_moves(m, t)
