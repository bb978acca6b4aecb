"""The dealer's word: what cards say that only eyes can read, doubts, and corrections (IH-50)."""

from collections.abc import Callable
from typing import Any

from companion.core.referee.events import Entry, Ruling
from companion.games.i_say_holmes.rules import (
    arrests,
    counting,
    defences,
    implied,
    plays,
    sequence,
    windows,
)
from companion.games.i_say_holmes.rules.cards import AFOOT, MAX_VALUE
from companion.games.i_say_holmes.rules.phases import ISayAct, ISayPhase, refusal
from companion.games.i_say_holmes.rules.state import ISayMatch, ISayQuestion

ANSWERS = ("sequence", "i-say", "deadline", "which")
"""Rulings that answer the question of their name."""


def rule(m: ISayMatch, ruling: Ruling) -> None:
    """Carry out a ruling, or refuse it with a reason."""
    reason = _refusal(m, ruling)
    if reason is not None:
        m.refuse(ruling, reason)
        return
    result = _result(m, ruling)
    m.find(ruling.t, "ruled", ruling=ruling.name, result=result)
    _CARRY_OUT[ruling.name](m, ruling)


def _refusal(m: ISayMatch, ruling: Ruling) -> str | None:
    if ruling.name in ANSWERS:
        return _no_word(m, ruling) if _asked(m, ruling) else "nothing-to-rule"
    return _REFUSAL[ruling.name](m, ruling)


def _asked(m: ISayMatch, ruling: Ruling) -> bool:
    if m.question is None or m.question.kind != ruling.name:
        return False
    if ruling.name != "which":
        return True
    assert m.window is not None
    return ruling.fields["answer"] in [press.input for press in m.window.presses]


def _no_word(m: ISayMatch, ruling: Ruling) -> str | None:
    """Return why a word of a bottom line is not kept: it does not mean the card in question."""
    word, question = ruling.fields.get("learn"), m.question
    if not isinstance(word, str):
        return None
    assert question is not None
    assert question.event is not None
    meant = sequence.words_for(m, m.card(question.event.fields["card"]))
    return None if word in meant else "not-its-word"


def _no_defence(m: ISayMatch, ruling: Ruling) -> str | None:
    return None if m.defence else "nothing-to-rule"


def _no_lift(m: ISayMatch, ruling: Ruling) -> str | None:
    """Return why a refusal cannot be lifted; nothing may have happened since."""
    if m.refused is None or m.question is not None:
        return "nothing-to-rule"
    finding, event = m.refused
    card = m.card(event.fields["card"])
    laid = finding.fields["reason"] == "condition" and card.title == AFOOT
    if laid or finding.n != ruling.fields["of"]:
        return "nothing-to-rule"
    return None if implied.follow(m.clone(), event) else "nothing-to-rule"


def _no_count(m: ISayMatch, ruling: Ruling) -> str | None:
    seat, value = ruling.fields["seat"], ruling.fields["value"]
    possible = fewest(m, seat) <= value <= m.hands[seat] + m.draw_pile
    return refusal(m.phase, ISayAct.COUNT) or (None if possible else "count-mismatch")


def fewest(m: ISayMatch, seat: int) -> int:
    """Return how many cards a seat has at least: what it has shown, or is about to lay."""
    if m.phase is ISayPhase.COUNTING:
        return len(m.caught.villains) if seat == m.caught.holder else 0
    answers = m.window is not None and m.window.attack.seat == seat
    lays = m.question is not None and m.question.event is not None and m.question.seat == seat
    return int(answers or lays)


def _no_chit(m: ISayMatch, ruling: Ruling) -> str | None:
    return refusal(m.phase, ISayAct.CHIT)


def _no_score(m: ISayMatch, ruling: Ruling) -> str | None:
    return refusal(m.phase, ISayAct.SCORE)


def _no_value(m: ISayMatch, ruling: Ruling) -> str | None:
    if ruling.fields["card"] not in m.options.cards:
        return "unknown-card"
    if not 1 <= ruling.fields["value"] <= MAX_VALUE:
        return "bad-total"
    return _no_score(m, ruling)


def _result(m: ISayMatch, ruling: Ruling) -> Any:
    """Return what was decided, as far as it is more than the name of the ruling."""
    told = {name: value for name, value in ruling.fields.items() if name != "learn"}
    return next(iter(told.values())) if len(told) == 1 else told


def _taken(m: ISayMatch) -> ISayQuestion:
    assert m.question is not None
    question, m.question = m.question, None
    return question


def _sequence(m: ISayMatch, ruling: Ruling) -> None:
    event, allow = _taken(m).event, ruling.fields["allow"]
    assert event is not None
    learn = ruling.fields.get("learn")
    if learn:
        sequence.learn(m, event.fields["card"] if learn is True else learn, allow)
    if allow:
        plays.allow(m, event, ruling.t)
    else:
        m.refuse(event, "not-in-sequence")


def _i_say(m: ISayMatch, ruling: Ruling) -> None:
    event, allow = _taken(m).event, ruling.fields["allow"]
    assert event is not None
    if ruling.fields.get("learn"):
        sequence.learn(m, sequence.I_SAY, allow)
    plays.lay(m, event, ruling.t, in_sequence=allow)


def _deadline(m: ISayMatch, ruling: Ruling) -> None:
    _taken(m)
    windows.ruled_deadline(m, ruling.t, allow=ruling.fields["allow"])


def _which(m: ISayMatch, ruling: Ruling) -> None:
    _taken(m)
    windows.ruled_which(m, ruling.t, ruling.fields["answer"])


def _defence(m: ISayMatch, ruling: Ruling) -> None:
    assert m.defence is not None
    if not ruling.fields["allow"]:
        defences.call_off(m, ruling.t, m.defence)


def _lift(m: ISayMatch, ruling: Ruling) -> None:
    assert m.refused is not None
    event = m.refused[1]
    implied.follow(m, Entry(ruling.t, event.name, event.fields))
    plays.allow(m, event, ruling.t)


def _count(m: ISayMatch, ruling: Ruling) -> None:
    """Put a count right; what is too many or missing is in the draw pile."""
    seat, value = ruling.fields["seat"], ruling.fields["value"]
    m.draw_pile -= value - m.hands[seat]
    m.hands[seat] = value
    m.refused = None
    if m.phase is ISayPhase.ACCUSE and m.out and not m.accusable(m.accuser):
        arrests.ask_to_arrest(m, ruling.t, m.accuser)


def _chit(m: ISayMatch, ruling: Ruling) -> None:
    m.chit = ruling.fields["side"]
    m.find(ruling.t, "chit", side=m.chit)


def _score(m: ISayMatch, ruling: Ruling) -> None:
    m.scores[ruling.fields["seat"]] += ruling.fields["delta"]


def _value(m: ISayMatch, ruling: Ruling) -> None:
    card, asked = ruling.fields["card"], m.question
    sequence.learn_value(m, card, ruling.fields["value"])
    if asked is not None and asked.kind == "value" and asked.card == card:
        counting.go_on_with_value(m, ruling.t, _taken(m))


_REFUSAL: dict[str, Callable[[ISayMatch, Ruling], str | None]] = {
    "defence": _no_defence,
    "lift": _no_lift,
    "count": _no_count,
    "chit": _no_chit,
    "score": _no_score,
    "value": _no_value,
}
_CARRY_OUT: dict[str, Callable[[ISayMatch, Ruling], None]] = {
    "sequence": _sequence,
    "i-say": _i_say,
    "deadline": _deadline,
    "which": _which,
    "defence": _defence,
    "lift": _lift,
    "count": _count,
    "chit": _chit,
    "score": _score,
    "value": _value,
}
