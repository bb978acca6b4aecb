"""Cards on the table: leads, the card due, BLOCK cards, and who has the lead then."""

from companion.core.referee.events import Card, Entry
from companion.core.referee.schema import SEAT, TEXT, Fields, required
from companion.games.block.rules import scoring
from companion.games.block.rules.pack import BLOCK, BLOCKS, CARDS, COUNT_CARDS
from companion.games.block.rules.phases import BlockPhase, BlockStep, refusal
from companion.games.block.rules.position import End
from companion.games.block.rules.state import BlockMatch

ENTRIES: dict[str, Fields] = {
    "lead": {"seat": required(SEAT), "card": required(TEXT)},
    "no-lead": {"seat": required(SEAT)},
    "play": {"seat": required(SEAT)},
    "block": {"seat": required(SEAT)},
}


def enter_lead(m: BlockMatch, event: Entry) -> None:
    """Take the leader's card (BL-6): any card of any suit (BL-11), but no BLOCK card (BD-3)."""
    seat, card = event.fields["seat"], event.fields["card"]
    reason = refusal(m.at.phase, BlockStep.LEAD) or _why_not_led(m, seat, card)
    if reason is not None:
        m.refuse(event, reason)
        return
    _lead(m, event.t, seat, card)


def _lead(m: BlockMatch, t: int, seat: int, card: str) -> None:
    m.at.take(BlockStep.LEAD)
    m.at.leader = seat
    _lay(m, t, seat, card, led=True)


def read_card(m: BlockMatch, event: Card) -> None:
    """Take a lead that the table has read (BD-31); ignore other cards: buttons tell of those."""
    seat, card = event.seat, event.card
    if seat is None or card is None or m.at.phase is not BlockPhase.LEAD:
        return
    if event.seen is not None and event.seen - event.u <= m.since:
        return
    if _why_not_led(m, seat, card) is None:
        _lead(m, event.t, seat, card)


def _why_not_led(m: BlockMatch, seat: int, card: str) -> str | None:
    if seat != m.at.leader:
        return "not-leader"
    if card == BLOCK:
        return "block-not-led"
    if card not in CARDS:
        return "no-such-card"
    return "already-played" if card in m.at.down else None


def enter_no_lead(m: BlockMatch, event: Entry) -> None:
    """Pass the lead on from a player who can have nothing but BLOCK cards (BD-4)."""
    seat = event.fields["seat"]
    reason = refusal(m.at.phase, BlockStep.NO_LEAD)
    if reason is None and seat != m.at.leader:
        reason = "not-leader"
    if reason is None and m.at.hands[seat] > BLOCKS - m.at.blocks:
        reason = "must-lead"
    if reason is not None:
        m.refuse(event, reason)
        return
    m.at.take(BlockStep.NO_LEAD)
    m.last, m.at.leader = None, m.left_of(seat)
    m.find(event.t, "lead", seat=m.at.leader, by="passed", card=None)


def enter_play(m: BlockMatch, event: Entry) -> None:
    """Take the dealer's word for a card laid (BD-25)."""
    reason = refusal(m.at.phase, BlockStep.WHITE)
    if reason is None:
        play(m, event.t, event.fields["seat"])
    else:
        m.refuse(event, reason)


def enter_block(m: BlockMatch, event: Entry) -> None:
    """Take the dealer's word for a BLOCK card (BD-25)."""
    seat = event.fields["seat"]
    reason = refusal(m.at.phase, BlockStep.RED) or m.at.block_refusal(seat)
    if reason is None:
        block(m, event.t, seat)
    else:
        m.refuse(event, reason)


def play(m: BlockMatch, t: int, seat: int) -> None:
    """Lay the card due (BL-7)."""
    assert m.at.due is not None
    m.at.take(BlockStep.WHITE)
    _lay(m, t, seat, m.at.due, led=False)


def _lay(m: BlockMatch, t: int, seat: int, card: str, *, led: bool) -> None:
    m.last = None
    end = m.at.lay(seat, card, led=led)
    kind, left = "led" if led else "played", m.at.hands[seat]
    m.find(t, kind, seat=seat, card=card, hand=left, due=m.at.due)
    if card in COUNT_CARDS:
        scoring.count_card(m, t, seat, card)
    if m.at.phase is BlockPhase.RUN:
        _go_on(m, t, seat, end)


def _go_on(m: BlockMatch, t: int, seat: int, end: End | None) -> None:
    if not m.at.hands[seat]:
        scoring.run_out(m, t, seat)
    elif end is not None:
        m.at.take(BlockStep.RUN_ENDS)
        m.at.leader = seat
        if not m.at.led:
            m.since = t
        m.find(t, "lead", seat=seat, by=end, card=m.at.card)


def block(m: BlockMatch, t: int, seat: int) -> None:
    """Put a BLOCK card on the seat's own last card, and give it the lead (BL-12, BL-13)."""
    m.last, m.since = None, t
    m.at.take(BlockStep.RED)
    m.at.cover(seat)
    m.find(t, "block", seat=seat, on=m.at.card, hand=m.at.hands[seat])
    if m.at.hands[seat]:
        m.find(t, "lead", seat=seat, by="block", card=m.at.card)
    else:
        scoring.run_out(m, t, seat)
