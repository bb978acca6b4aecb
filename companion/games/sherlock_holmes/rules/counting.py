"""From the deal to the score: filling the ledger, counting out, and who has won."""

from companion.core.referee.events import Deal, Entry
from companion.core.referee.schema import INT, SEAT, Fields, required
from companion.games.sherlock_holmes.rules.phases import Step, after, refusal
from companion.games.sherlock_holmes.rules.state import NEVER, Match

HOLMES_POINTS = 5

ENTRIES: dict[str, Fields] = {
    "count": {"seat": required(SEAT), "holmes": required(INT), "suspects": required(INT)},
}


def deal(m: Match, event: Deal) -> None:
    """Begin a hand: the whole pack, one by one from the dealer's left (SH-1)."""
    reason = refusal(m.phase, Step.DEAL)
    if reason is not None:
        m.refuse(event, reason)
        return
    m.phase = after(m.phase, Step.DEAL)
    m.ledger.deal(m.options.pack.cards, m.dealer)
    m.round, m.yards, m.play, m.heard = 0, 0, None, None
    m.awaiting_play = False
    m.scope += 1
    m.settled_scope = m.scope
    for _, seat in m.each():
        seat.played = seat.pending = seat.late = seat.lifted = seat.called = False
        seat.holmes, seat.read = 0, (NEVER, None)


def count(m: Match, event: Entry) -> None:
    """Take a player's count (SH-18); entered again, it replaces what was entered before."""
    reason = refusal(m.phase, Step.COUNT)
    found = (event.fields["holmes"], event.fields["suspects"])
    counts = {**m.counts, event.fields["seat"]: found}
    if reason is None and not _in_pack(m, counts):
        reason = "count"
    if reason is not None:
        m.refuse(event, reason)
        return
    m.counts = counts
    if len(counts) == len(m.ledger.seats):
        _score(m, event.t)


def _in_pack(m: Match, counts: dict[int, tuple[int, int]]) -> bool:
    pack = m.options.pack
    holmes = [one for one, _ in counts.values()]
    suspects = [other for _, other in counts.values()]
    none_negative = min(*holmes, *suspects) >= 0
    return none_negative and sum(holmes) <= pack.holmes and sum(suspects) <= pack.suspects


def _score(m: Match, t: int) -> None:
    hand = [HOLMES_POINTS * holmes + suspects for _, (holmes, suspects) in sorted(m.counts.items())]
    total = [before + points for before, points in zip(m.scores[1:], hand, strict=True)]
    m.counts = {}
    if not m.find(t, "score", hand=hand, total=total):
        return
    m.scores[1:] = total
    best = max(total)
    alone = total.count(best) == 1
    winner = total.index(best) + 1
    if best >= m.options.target and alone and m.find(t, "won", seat=winner, total=best):
        m.phase = after(m.phase, Step.WON)
    else:
        m.phase = after(m.phase, Step.SCORED)
        m.dealer = m.dealer % len(m.ledger.seats) + 1
