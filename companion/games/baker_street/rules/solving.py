"""The solution: announced whole, checked alone, right or out (BS-30 to BS-35)."""

from companion.core.referee.events import Entry, Ruling
from companion.games.baker_street.rules import turns
from companion.games.baker_street.rules.phases import BakerAct, BakerPhase
from companion.games.baker_street.rules.places import HOME
from companion.games.baker_street.rules.state import BakerMatch, Checked


def enter_announce(m: BakerMatch, event: Entry) -> None:
    """Take the letters that were answered aloud; from here on there is no way back (D18)."""
    seat, items = event.fields["seat"], event.fields["items"]
    reason = may_announce(m, seat) or _items(m, items)
    if reason is not None:
        m.refuse(event, reason)
        return
    m.phase = BakerPhase.ANSWER
    m.find(event.t, "announce-open", seat=seat, items=list(m.items))


def may_announce(m: BakerMatch, seat: int) -> str | None:
    """Return why a seat cannot announce: only at home, on its turn, not between roll and move."""
    reason = m.barred(BakerAct.ANNOUNCE, seat)
    if m.is_weak(reason, seat) and m.tokens[seat] != HOME:
        return "not-in-221b"
    return reason or turns.undecided(m, seat)


def _items(m: BakerMatch, items: list[str]) -> str | None:
    if len(set(items)) != len(items) or not set(items) <= set(m.items):
        return "bad-items"
    return None if set(items) == set(m.items) else "items-missing"


def enter_result(m: BakerMatch, event: Entry) -> None:
    """Take the announcer's word: all right, or not. No more is asked, and no more told (D6)."""
    seat, correct = event.fields["seat"], event.fields["correct"]
    reason = m.barred(BakerAct.RESULT, seat)
    if reason is not None:
        m.refuse(event, reason)
    elif correct:
        m.checked = Checked(seat, True, (), m.scope)
        _win(m, event.t, seat)
    else:
        _fail(m, event.t, seat)


def _win(m: BakerMatch, t: int, seat: int) -> None:
    m.phase, m.look, m.wanted, m.winner = BakerPhase.OVER, None, (), seat
    m.find(t, "won", seat=seat)


def _fail(m: BakerMatch, t: int, seat: int) -> None:
    """Put a player out: hand to the piles, token off the board, seals stay (D7)."""
    m.checked = Checked(seat, False, m.cards.give_all_back(seat), m.scope)
    m.tokens[seat], m.winner = None, 0
    m.find(t, "out", seat=seat, left_in=m.left_in)
    if m.left_in:
        turns.begin(m, t, turns.after(m, seat))
    else:
        m.phase = BakerPhase.OVER
        m.find(t, "unsolved")


def rule_solution(m: BakerMatch, ruling: Ruling) -> None:
    """Settle what the table disputes, either way, until the next roll (BS-35)."""
    seat, correct = ruling.fields["seat"], ruling.fields["correct"]
    checked, verdict = m.disputable, ruling.fields.get("verdict")
    if checked is None or checked.seat != seat or verdict is None:
        m.refuse(ruling, "nothing-to-rule")
        return
    m.find(ruling.t, "ruled", ruling=ruling.name, result=correct, seat=seat)
    if correct == checked.correct:
        return
    unsolved = not m.left_in
    for number in range(verdict.n, verdict.n + 1 + unsolved):
        m.find(ruling.t, "overturned", of=number)
    (_let_win if correct else _fail)(m, ruling.t, seat)


def _let_win(m: BakerMatch, t: int, seat: int) -> None:
    """Put a player back where they announced from, with what they held then."""
    assert m.checked is not None
    m.tokens[seat] = HOME
    for kind in m.checked.held:
        m.cards.take(seat, kind)
    m.checked = Checked(seat, True, (), m.checked.scope)
    m.turn.seat = seat
    _win(m, t, seat)
