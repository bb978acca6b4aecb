"""From what the table senses to what the referee hears: the one seam between hw and the core."""

from collections.abc import Mapping

from companion.core.referee.events import Card, Event, Fault, Press, Release
from hw import signals


def event_of(report: signals.Report) -> Event:
    """Turn a signal into a press or release, and a sensor's fault into the referee's.

    What the hardware says for people (`detail`) and its numbering stay behind: neither decides.
    Cards that were seen are none of this: only who knows the pack can name them (`card_of`).
    """
    if isinstance(report, signals.Sighting):
        raise TypeError("cards")
    if isinstance(report, signals.Fault):
        return Fault(report.t, report.reason, report.seat, report.input)
    kind = Press if report.on else Release
    return kind(report.t, report.u, report.seat, report.input, report.by)


def card_of(sighting: signals.Sighting, cards: Mapping[int, str]) -> Card | None:
    """Turn cards that were seen into cards that were read; `cards` says which card has which mark.

    None: they are no cards of this game. A card of another pack that lies among those of the pool
    is left out; what the pool holds besides is counted by the ledger in any case.
    """
    known = [cards[mark] for mark in sighting.marks if mark in cards]
    seen, u = sighting.seen, sighting.u
    if sighting.hand and cards:
        return Card(sighting.t, sighting.seat, hand=tuple(sorted(known)), seen=seen, u=u)
    if not known:
        return None
    if sighting.seat is None:
        return Card(sighting.t, pool=tuple(sorted(known)), seen=seen, u=u)
    return Card(sighting.t, sighting.seat, known[0], seen=seen, u=u)
