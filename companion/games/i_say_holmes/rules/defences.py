"""Alibi and Mastermind: the penalty does not happen, and cards go round the table."""

from companion.games.i_say_holmes.rules import arrests, moving, penalties, piles
from companion.games.i_say_holmes.rules.cards import MASTERMIND
from companion.games.i_say_holmes.rules.state import Attack, Defence, ISayMatch
from companion.games.i_say_holmes.rules.vocabulary import PASS_LEFT, PASS_RIGHT


def defend(m: ISayMatch, t: int, attack: Attack, title: str) -> None:
    """Lay a defence out of turn (IH-37, IH-38)."""
    seat = attack.seat
    m.defence = Defence(attack, title, m.seq, m.out, m.bonus)
    piles.discard(m, seat)
    if not m.card(title).leaves_no_trace:
        m.seq = title
    m.find(t, "defended", seat=seat, **{"with": title})
    if not m.out and not m.hands[seat]:
        m.out = seat
        m.find(t, "went-out", seat=seat)
    if m.out:
        arrests.settle(m, t)
    else:
        _pass_on(m, t, title, seat)


def _pass_on(m: ISayMatch, t: int, title: str, seat: int) -> None:
    what = PASS_LEFT
    if title == MASTERMIND:
        what, m.skips_to = PASS_RIGHT, seat
    m.find(t, what)
    moving.wait(m, what)


def call_off(m: ISayMatch, t: int, defence: Defence) -> None:
    """Take back a defence that was only promised: no card was laid (1.4)."""
    m.defence = None
    piles.discard(m, defence.attack.seat, -1)
    m.seq, m.out, m.bonus = defence.seq, defence.out, defence.bonus
    m.moving, m.skips_to, m.passed = "", 0, frozenset()
    penalties.happen(m, t, defence.attack)
