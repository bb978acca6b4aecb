"""From the deal to the score: filling the ledger, counting out, and who has won."""

from companion.core.referee.events import Card, Deal, Entry
from companion.core.referee.schema import INT, SEAT, Fields, required
from companion.games.sherlock_holmes.rules import penalties, sight
from companion.games.sherlock_holmes.rules.ledger import HOLMES, word_of
from companion.games.sherlock_holmes.rules.phases import HolmesPhase, HolmesStep, after, refusal
from companion.games.sherlock_holmes.rules.state import NEVER, HolmesMatch, Sight

HOLMES_POINTS = 5
SUSPECTS = frozenset(("ROBBER", "BURGLAR", "THIEF"))
"""The words that count a point each; a pack with others is counted by people alone."""

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
    m.begin_count()
    for _, seat in m.each():
        seat.begin_round()
        seat.called = seat.warned = seat.swept_up = False
        seat.holmes = seat.unfined = seat.lifted = 0
        seat.turned_up, seat.lost, seat.read, seat.disputed = None, None, (NEVER, None), -1


def count(m: HolmesMatch, event: Entry) -> None:
    """Take a player's count (SH-18); entered again, it replaces what was entered before."""
    reason = refusal(m.phase, HolmesStep.COUNT)
    seat, found = event.fields["seat"], (event.fields["holmes"], event.fields["suspects"])
    counts = {**m.counts, seat: found}
    if reason is None and m.calls:
        reason = "open-question"
    if reason is None and not _adds_up(m, counts):
        reason = "count"
    if reason is not None:
        m.refuse(event, reason)
        return
    if seat in m.sighted or sight.asked(m, sight.COUNT, seat):
        m.by_people.add(seat)
    m.sighted.discard(seat)
    sight.settle(m, sight.COUNT, seat)
    m.counts = counts
    _score_if_all(m, event.t)


def lay_out(m: HolmesMatch, card: Card) -> None:
    """Take what a camera has seen of a hand that is laid out (SH-18a).

    It is counted when as many cards are seen as the ledger has there, and not before. Where more
    are seen, or one of a hand that was counted lies elsewhere now, the dealer is asked.
    """
    seat, words = card.seat or 0, tuple(sorted(map(word_of, card.hand or ())))
    if m.phase is not HolmesPhase.COUNTING or m.calls:
        return
    held, before = m.ledger.hands[seat], m.laid.get(seat, ())
    m.laid[seat] = words
    if seat in m.by_people:
        return
    if len(words) == held:
        sight.settle(m, sight.HAND, seat)
        _seen_whole(m, card.t, seat, tally(words))
    elif len(words) > held or (seat in m.sighted and len(before) == held):
        _doubted(m, seat)
        sight.ask(m, card.t, Sight(sight.HAND, seat, (), (len(words), held)))
    else:
        sight.settle(m, sight.HAND, seat)


def look_again(m: HolmesMatch, t: int) -> None:
    """Count what is laid out by a ledger that was put right."""
    for seat, words in [*m.laid.items()]:
        fits_now = m.phase is HolmesPhase.COUNTING and len(words) == m.ledger.hands[seat]
        if fits_now and seat not in m.counts and seat not in m.by_people:
            _seen_whole(m, t, seat, tally(words))


def tally(words: tuple[str, ...]) -> tuple[int, int]:
    """Count the Holmes and the suspects among cards."""
    return words.count(HOLMES), sum(word in SUSPECTS for word in words)


def _doubted(m: HolmesMatch, seat: int) -> None:
    """Have a hand counted anew that only a camera has counted."""
    if seat in m.sighted:
        m.sighted.discard(seat)
        m.counts.pop(seat)


def _seen_whole(m: HolmesMatch, t: int, seat: int, found: tuple[int, int]) -> None:
    """Take the count of a hand of which every card is seen, unless somebody counts otherwise."""
    if m.counts.get(seat, found) != found or not fits(m, seat, found):
        m.counts.pop(seat, None)
        m.sighted.discard(seat)
        sight.ask(m, t, Sight(sight.COUNT, seat, (), found))
    elif seat not in m.counts:
        sight.settle(m, sight.COUNT, seat)
        take_sight(m, t, seat, found)


def take_sight(m: HolmesMatch, t: int, seat: int, found: tuple[int, int]) -> None:
    """Enter what a camera has counted; who has no card left has counted, too."""
    empty = [n for n in m.ledger.seats if not m.ledger.hands[n] and n not in m.counts]
    for number in dict.fromkeys((seat, *empty)):
        holmes, suspects = found if number == seat else (0, 0)
        told = {"cards": m.ledger.hands[number], "holmes": holmes, "suspects": suspects}
        if m.find(t, "counted", seat=number, **told):
            m.counts[number] = holmes, suspects
            m.sighted.add(number)
        else:
            m.by_people.add(number)
    _score_if_all(m, t)


def forget_sight(m: HolmesMatch) -> None:
    """Know nothing any more of hands that are laid out: the camera was lost."""
    m.laid = {}


def most(m: HolmesMatch, seat: int) -> tuple[int, int]:
    """Say how many Holmes and how many suspects a hand can hold at the most."""
    pack, held = m.options.pack, m.ledger.hands[seat]
    return min(pack.holmes, held), min(pack.suspects, held)


def fits(m: HolmesMatch, seat: int, found: tuple[int, int]) -> bool:
    """Tell whether a hand can hold so many, by the hands, the pack and what the others counted."""
    return _adds_up(m, {**m.counts, seat: found})


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
    m.begin_count()
    m.phase = after(m.phase, HolmesStep.VOID)
    penalties.pick_up(m)


def _score_if_all(m: HolmesMatch, t: int) -> None:
    if len(m.counts) == len(m.ledger.seats):
        _score(m, t)


def _score(m: HolmesMatch, t: int) -> None:
    hand = [HOLMES_POINTS * holmes + suspects for _, (holmes, suspects) in sorted(m.counts.items())]
    total = [before + points for before, points in zip(m.scores[1:], hand, strict=True)]
    m.begin_count()
    if not m.find(t, "score", hand=hand, total=total):
        m.by_people = {*m.ledger.seats}
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
