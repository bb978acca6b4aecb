"""The dealer's word: places, cards, seals and looks put right, and refusals lifted (BS-38)."""

from collections.abc import Callable
from dataclasses import replace

from companion.core.referee.events import Ruling
from companion.core.referee.schema import BOOL, INT, SEAT, TEXT, Fields, one_of, optional, required
from companion.games.baker_street.rules import moves, passing, solving
from companion.games.baker_street.rules.cards import KINDS, SY
from companion.games.baker_street.rules.phases import BakerAct, BakerPhase, refusal
from companion.games.baker_street.rules.places import STREET
from companion.games.baker_street.rules.state import LIFTABLE, BakerMatch

_SEAT = {"seat": required(SEAT)}

RULINGS: dict[str, Fields] = {
    "position": {**_SEAT, "at": required(TEXT)},
    "card": {**_SEAT, "card": required(one_of(*KINDS)), "holds": required(BOOL)},
    "seal": {
        "location": required(TEXT),
        "entrance": required(TEXT),
        "sealed": required(BOOL),
        "seat": optional(SEAT),
    },
    "look": {**_SEAT, "used": required(BOOL)},
    "solution": {**_SEAT, "correct": required(BOOL)},
    "lift": {"of": required(INT)},
}

ABOUT = {"lift": ("refused",), "solution": ("out", "won")}
"""Rulings on a verdict, and the kinds of it: the referee looks the verdict up."""


def rule(m: BakerMatch, ruling: Ruling) -> None:
    """Carry out a ruling, or refuse it with a reason."""
    _RULE[ruling.name](m, ruling)


def _correct(m: BakerMatch, ruling: Ruling, reason: str | None, result: str) -> bool:
    """Announce a correction, or refuse it; tell whether it goes through."""
    reason = refusal(m.phase, BakerAct.RULE) or reason
    if reason is not None:
        m.refuse(ruling, reason)
        return False
    about = {name: value for name, value in ruling.fields.items() if name != result}
    m.find(ruling.t, "ruled", ruling=ruling.name, result=ruling.fields[result], **about)
    return True


def _position(m: BakerMatch, ruling: Ruling) -> None:
    """Put a token where it stands; another place is another visit, as if it had gone there."""
    seat, at = ruling.fields["seat"], ruling.fields["at"]
    if not _correct(m, ruling, _may_stand(m, seat, at), "at") or at == m.tokens[seat]:
        return
    if seat == m.on_turn and m.phase is BakerPhase.ARRIVED:
        m.turn.entered = at != STREET
    resumes = at != STREET and _may_resume(m, seat)
    if resumes:
        _resume(m)
    moves.visit(m, ruling.t, seat, at)
    if resumes:
        m.find(ruling.t, "turn", seat=seat, may=[*passing.left_to_do(m), "end"])


def _may_resume(m: BakerMatch, seat: int) -> bool:
    """Tell whether a turn ended on the street by mistake, and nobody has done anything since."""
    untouched = m.phase is BakerPhase.TURN and not m.wanted and not m.turn.looked
    return untouched and m.just_ended(seat)


def _resume(m: BakerMatch) -> None:
    """Give a turn back that ended by itself in a place where nobody was."""
    assert m.ended is not None
    m.turn, m.ended = replace(m.ended, entered=True), None
    m.phase, m.scope = BakerPhase.ARRIVED, m.scope + 1


def _may_stand(m: BakerMatch, seat: int, at: str) -> str | None:
    reason = may_correct(m, seat)
    place = m.options.locations.get(at)
    if reason is not None or at == STREET:
        return reason
    if place is None:
        return "unknown-location"
    return None if m.open_doors(place, seat) else "sealed"


def may_correct(m: BakerMatch, seat: int) -> str | None:
    """Return why a seat cannot be corrected: it is out, or holds the booklet."""
    if seat in m.out:
        return "seat-out"
    return "booklet-open" if m.look is not None and m.look.seat == seat else None


def _card(m: BakerMatch, ruling: Ruling) -> None:
    """Give a hand a card from the pile, or take it back there."""
    seat, card, holds = (ruling.fields[name] for name in ("seat", "card", "holds"))
    if _correct(m, ruling, may_hold(m, seat, card, holds), "holds"):
        (m.cards.take if holds else m.cards.give_back)(seat, card)


def may_hold(m: BakerMatch, seat: int, card: str, holds: bool) -> str | None:
    """Return why a hand cannot be corrected so."""
    if seat in m.out:
        return "seat-out"
    if not holds:
        return None if m.cards.holds(seat, card) else "nothing-to-rule"
    if m.cards.holds(seat, card):
        return "holds-one"
    return None if m.cards.piles[card] else "pile-empty"


def _seal(m: BakerMatch, ruling: Ruling) -> None:
    """Lay a card from the pile on an entrance, or take one off."""
    where, door, sealed = (ruling.fields[name] for name in ("location", "entrance", "sealed"))
    owner = ruling.fields.get("seat")
    if not _correct(m, ruling, may_be_sealed(m, where, door, sealed, owner), "sealed"):
        return
    if sealed:
        m.cards.lay_from_pile((where, door), owner)
    else:
        m.cards.lift((where, door))


def may_be_sealed(
    m: BakerMatch, where: str, door: str, sealed: bool, owner: int | None = None
) -> str | None:
    """Return why an entrance cannot be corrected so: nobody is locked in, not even by a ruling."""
    place = m.options.locations.get(where)
    if place is None:
        return "unknown-location"
    if door not in place.entrances:
        return "bad-entrance"
    if m.has_seal(place, door) == sealed:
        return "nothing-to-rule"
    if not sealed:
        return None
    if not place.sealable:
        return "not-sealable"
    if any(seat != owner for seat in m.inside(where)):
        return "occupied"
    return None if m.cards.piles[SY] else "pile-empty"


def _look(m: BakerMatch, ruling: Ruling) -> None:
    """Correct whether a visit's look was used; what was no look leaves this turn's free."""
    seat, used = ruling.fields["seat"], ruling.fields["used"]
    if _correct(m, ruling, may_have_looked(m, seat, used), "used"):
        m.used[seat] = used
        if seat == m.on_turn:
            m.turn.looked = used


def may_have_looked(m: BakerMatch, seat: int, used: bool) -> str | None:
    """Return why a look cannot be corrected so."""
    place, reason = m.place_of(seat), may_correct(m, seat)
    if reason is not None:
        return reason
    if place is None or not place.clue:
        return "no-clue-here"
    return "nothing-to-rule" if m.used[seat] == used else None


def _lift(m: BakerMatch, ruling: Ruling) -> None:
    """Allow once, this turn, what a verdict refused."""
    verdict = ruling.fields.get("verdict")
    reason = verdict.fields["reason"] if verdict else ""
    named = verdict and any(f.fields == verdict.fields for f in m.turn.refused)
    if not named or reason not in LIFTABLE or m.on_turn is None:
        m.refuse(ruling, "nothing-to-rule")
        return
    m.turn.lifted |= {reason}
    m.turn.refused = tuple(f for f in m.turn.refused if f.fields["reason"] != reason)
    m.find(ruling.t, "ruled", ruling=ruling.name, result=reason, seat=m.turn.seat)


_RULE: dict[str, Callable[[BakerMatch, Ruling], None]] = {
    "position": _position,
    "card": _card,
    "seal": _seal,
    "look": _look,
    "solution": solving.rule_solution,
    "lift": _lift,
}
