"""The end of a round: hands are counted, villains weighed, and after the last round who wins."""

from collections import Counter
from collections.abc import Sequence

from companion.core.referee.events import Entry
from companion.games.i_say_holmes.rules.cards import MAX_VALUE, VILLAINS
from companion.games.i_say_holmes.rules.phases import BUSY, ISayAct, ISayPhase, refusal
from companion.games.i_say_holmes.rules.state import NOBODY, Caught, ISayMatch, ISayQuestion


def end_round(
    m: ISayMatch, t: int, why: str, caught: Caught = NOBODY, held: dict[int, int] | None = None
) -> None:
    """Stop play, and ask what everybody still holds, unless that was told at once."""
    m.phase, m.caught, m.further = ISayPhase.COUNTING, caught, ()
    m.refused, m.answered, m.defence = None, None, None
    m.held = held or {seat: 0 for seat in m.seats if not countable(m, seat, caught)}
    m.find(t, "round-end", why=why)
    _go_on(m, t)


def countable(m: ISayMatch, seat: int, caught: Caught) -> int:
    """Return how many cards of a hand may score: all but the Villains that came to light (D12)."""
    found = len(caught.villains) if seat == caught.holder else 0
    return m.hands[seat] - found


def held(m: ISayMatch, event: Entry) -> None:
    """Take what a hand is worth, its Villains left out (IH-46)."""
    reason = untimely(m) or _wrong_hand(m, event)
    if reason == BUSY:
        m.busy(event)
    elif reason is not None:
        m.refuse(event, reason)
    else:
        _flag(m, event)
        _detect(m, event)
        weigh(m, event, event.t)


def untimely(m: ISayMatch) -> str | None:
    """Return why no hand is counted now; before the next deal, because the round is over."""
    if m.phase is ISayPhase.DEALING and m.round:
        return "round-over"
    return refusal(m.phase, ISayAct.HELD) or (BUSY if m.question is not None else None)


def _wrong_hand(m: ISayMatch, event: Entry) -> str | None:
    seat, total, cards = event.fields["seat"], event.fields.get("total"), event.fields.get("cards")
    if total is None and cards is None:
        return "bad-total"
    if any(card not in m.options.cards for card in cards or ()):
        return "unknown-card"
    if cards and len(cards) > m.hands[seat]:
        return "count-mismatch"
    if total is None:
        total = _at_most(m, cards or ())
    return None if total in possible(countable(m, seat, m.caught)) else "bad-total"


def _at_most(m: ISayMatch, cards: Sequence[str]) -> int:
    """Return what cards add up to, with as much as can be where a value is not known yet."""
    counted = (m.card(card).value for card in cards if card not in VILLAINS)
    return min(sum(value or MAX_VALUE for value in counted), MAX_VALUE * len(cards))


def possible(cards: int) -> range:
    """Return what so many cards can be worth: 1 to 50 each, but any Villain among them 0 (D27)."""
    return range(max(cards - len(VILLAINS), 0), MAX_VALUE * cards + 1)


def _flag(m: ISayMatch, event: Entry) -> None:
    """Tell the dealer of a seat that was cleared, and held a Villain all the same (IH-44)."""
    seat, cards = event.fields["seat"], event.fields.get("cards", ())
    if seat in m.cleared and any(card in VILLAINS for card in cards):
        m.find(event.t, "flag", why="cleared-seat-held-villain", seat=seat)


def _detect(m: ISayMatch, event: Entry) -> None:
    """Count every Villain of the guilty hand as found, named in the plea or not (IH-46)."""
    seat, cards = event.fields["seat"], event.fields.get("cards", ())
    if not m.caught.plus or seat != m.caught.holder:
        return
    listed = [card for card in cards if card in VILLAINS]
    m.further = tuple(sorted((Counter(listed) - Counter(m.caught.villains)).elements()))
    if m.further:
        m.find(event.t, "detected", by=m.caught.minus, seat=seat, villains=list(m.further))


def count(m: ISayMatch, t: int, held: dict[int, int]) -> None:
    """Book what every hand is worth."""
    m.held, m.further = held, ()
    _go_on(m, t)


def weigh(m: ISayMatch, event: Entry, t: int) -> None:
    """Add a hand up, or ask for a value that nobody has told yet."""
    total = event.fields.get("total")
    if total is None:
        counted = [card for card in event.fields["cards"] if card not in VILLAINS]
        if _ask_value(m, t, event.fields["seat"], counted, event):
            return
        total = sum(m.card(card).value or 0 for card in counted)
    m.held[event.fields["seat"]] = total
    _go_on(m, t)


def _ask_value(
    m: ISayMatch, t: int, seat: int, cards: list[str] | tuple[str, ...], event: Entry | None = None
) -> bool:
    unknown = next((card for card in cards if m.card(card).value is None), None)
    if unknown is None:
        return False
    m.question = ISayQuestion("value", seat, event, unknown)
    m.ask(t, "value", seat, card=unknown)
    return True


def go_on_with_value(m: ISayMatch, t: int, question: ISayQuestion) -> None:
    """Go on with the count where a value was missing."""
    if question.event is None:
        _go_on(m, t)
    else:
        weigh(m, question.event, t)


def _go_on(m: ISayMatch, t: int) -> None:
    missing = m.missing()
    if missing:
        m.ask(t, "held", missing[0])
    elif not _ask_value(m, t, m.caught.holder, _found(m)):
        _score(m, t)


def _found(m: ISayMatch) -> tuple[str, ...]:
    """Return every Villain that came to light."""
    return (*m.caught.villains, *m.further)


def _score(m: ISayMatch, t: int) -> None:
    """Book the round: held cards, then the Villains (IH-46, IH-47, D12)."""
    worth = sum(m.card(villain).value or 0 for villain in _found(m))
    for seat in m.seats:
        m.scores[seat] += m.held[seat]
        m.scores[seat] += worth * ((seat == m.caught.plus) - (seat == m.caught.minus))
    hand = [now - then for now, then in zip(m.scores[1:], m.before[1:], strict=True)]
    m.phase, m.turn = ISayPhase.DEALING, 0
    m.find(t, "score", hand=hand, total=m.scores[1:])
    if m.round == m.options.rounds:
        m.phase = ISayPhase.OVER
        lowest = min(m.scores[1:])
        winners = [seat for seat in m.seats if m.scores[seat] == lowest]
        m.find(t, "won", seats=winners, total=lowest)
