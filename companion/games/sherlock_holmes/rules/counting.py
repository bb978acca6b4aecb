"""From the deal to the score: filling the ledger, counting out, and who has won."""

from companion.core.referee.events import Deal, Entry
from companion.core.referee.schema import INT, SEAT, Fields, required
from companion.games.sherlock_holmes.rules import penalties
from companion.games.sherlock_holmes.rules.phases import HolmesStep, after, refusal
from companion.games.sherlock_holmes.rules.state import NEVER, HolmesMatch

HOLMES_POINTS = 5

ENTRIES: dict[str, Fields] = {
    "count": {"seat": required(SEAT), "holmes": required(INT), "suspects": required(INT)},
}


def deal(m: HolmesMatch, event: Deal) -> None:
    """Begin a hand: the whole pack, one by one from the dealer's left (SH-1)."""
    reason = refusal(m.phase, HolmesStep.DEAL)
    if reason is not None:
        m.refuse(event, reason)
        return
    m.phase = after(m.phase, HolmesStep.DEAL)
    m.ledger.deal(m.options.pack.cards, m.dealer)
    m.round, m.yards, m.play, m.heard = 0, 0, None, None
    m.awaiting_play = False
    m.scope += 1
    m.settled_scope = m.scope
    m.rests, m.held, m.emptied, m.stopping, m.waiting = [], [], {}, None, False
    for _, seat in m.each():
        seat.begin_round()
        seat.called = seat.warned = seat.swept_up = False
        seat.holmes = seat.unfined = seat.lifted = 0
        seat.turned_up, seat.lost, seat.read, seat.disputed = None, None, (NEVER, None), -1


def count(m: HolmesMatch, event: Entry) -> None:
    """Take a player's count (SH-18); entered again, it replaces what was entered before."""
    reason = refusal(m.phase, HolmesStep.COUNT)
    found = (event.fields["holmes"], event.fields["suspects"])
    counts = {**m.counts, event.fields["seat"]: found}
    if reason is None and m.calls:
        reason = "open-question"
    if reason is None and not _adds_up(m, counts):
        reason = "count"
    if reason is not None:
        m.refuse(event, reason)
        return
    m.counts = counts
    if len(counts) == len(m.ledger.seats):
        _score(m, event.t)


def most(m: HolmesMatch, seat: int) -> tuple[int, int]:
    """Say how many Holmes and how many suspects a hand can hold at the most."""
    pack, held = m.options.pack, m.ledger.hands[seat]
    return min(pack.holmes, held), min(pack.suspects, held)


def _adds_up(m: HolmesMatch, counts: dict[int, tuple[int, int]]) -> bool:
    """Check counts against the hands and the pack: what nobody counted must lie in the pool."""
    pack = m.options.pack
    holmes = sum(one for one, _ in counts.values())
    suspects = sum(other for _, other in counts.values())
    held = all(
        min(found) >= 0 and sum(found) <= m.ledger.hands[seat] for seat, found in counts.items()
    )
    missing = pack.holmes + pack.suspects - holmes - suspects
    all_counted = len(counts) == len(m.ledger.seats)
    found = not all_counted or missing <= len(m.ledger.pool)
    return held and holmes <= pack.holmes and suspects <= pack.suspects and found


def void_hand(m: HolmesMatch, t: int) -> None:
    """Take a spoiled hand back: nobody scores, and the same dealer deals again."""
    if not m.find(t, "ruled", ruling="void-hand"):
        return
    m.calls, m.called, m.tie, m.sweep = [], [], (), None
    m.timers.clear()
    m.counts = {}
    m.phase = after(m.phase, HolmesStep.VOID)
    penalties.pick_up(m)


def _score(m: HolmesMatch, t: int) -> None:
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
        m.phase = after(m.phase, HolmesStep.WON)
    else:
        m.phase = after(m.phase, HolmesStep.SCORED)
        m.dealer = m.dealer % len(m.ledger.seats) + 1
