"""From the deal to the score: hand sizes, running out, BLOCK cards left, and who has won."""

from companion.core.referee.events import Deal, Entry
from companion.core.referee.schema import INTS, Fields, optional, required
from companion.games.block.rules.pack import BLOCKS, COUNT_CARDS, PACK_SIZE
from companion.games.block.rules.phases import BlockPhase, BlockStep, refusal
from companion.games.block.rules.state import TARGET, BlockMatch

PENALTY = 5
"""What a BLOCK card left in hand costs (BL-16)."""

DEAL: Fields = {"hands": optional(INTS)}
ENTRIES: dict[str, Fields] = {"blocks-left": {"blocks": required(INTS)}}


def deal(m: BlockMatch, event: Deal) -> None:
    """Begin a hand (BL-3); after a win, a new game (BD-24)."""
    hands = event.fields.get("hands", sizes(m))
    reason = refusal(m.at.phase, BlockStep.DEAL)
    if reason is None and not _whole_pack(m, hands):
        reason = "bad-hands"
    if reason is not None:
        m.refuse(event, reason)
        return
    if m.at.phase is BlockPhase.OVER:
        m.scores = [0] * len(m.scores)
    m.before = m.scores.copy()
    m.at.take(BlockStep.DEAL)
    leader = m.left_of(m.dealer)
    m.at.deal(hands, leader)
    m.last, m.since = None, event.t
    m.scope += 1
    m.find(event.t, "dealt", hands=hands.copy(), leader=leader, dealer=m.dealer)


def sizes(m: BlockMatch) -> list[int]:
    """Return how many cards each seat gets, dealt one by one from the dealer's left (BD-1)."""
    each, more = divmod(PACK_SIZE, len(m.seats))
    first = m.left_of(m.dealer)
    return [each + ((seat - first) % len(m.seats) < more) for seat in m.seats]


def _whole_pack(m: BlockMatch, hands: list[int]) -> bool:
    as_dealt = len(hands) == len(m.seats) and max(hands) - min(hands) <= 1
    return as_dealt and sum(hands) == PACK_SIZE


def count_card(m: BlockMatch, t: int, seat: int, card: str) -> None:
    """Book a count card at once (BL-17, BL-18); it may win the game in mid-hand (BD-13)."""
    points = COUNT_CARDS[card]
    m.scores[seat] += points
    m.find(t, "count", seat=seat, card=card, points=points, total=m.scores[seat])
    if m.scores[seat] >= TARGET:
        _end_hand(m, BlockStep.WON)
        m.find(t, "won", seat=seat, total=m.scores[seat])


def run_out(m: BlockMatch, t: int, seat: int) -> None:
    """Stop the hand: somebody has no card left (BL-24)."""
    m.at.take(BlockStep.OUT)
    m.runner, m.at.leader, m.at.due = seat, None, None
    by_card, by_honours = _winnings(m)
    left = m.at.hands[1:]
    m.find(t, "out", seat=seat, left=left, by_card=by_card, by_honours=by_honours)
    if _matters(m):
        m.find(t, "ask", question="blocks-left", cards=BLOCKS - m.at.blocks)
    else:
        _score(m, t, [0] * len(m.seats))


def _matters(m: BlockMatch) -> bool:
    """Tell whether BLOCK cards left in hand could change anything (BD-20).

    They cost nothing where all are down, where nobody who still holds cards has points to lose,
    and where the runner wins the game by this hand.
    """
    if m.at.blocks == BLOCKS or m.scores[m.runner] + sum(_winnings(m)) >= TARGET:
        return False
    return any(m.scores[seat] and m.at.hands[seat] for seat in m.seats)


def _winnings(m: BlockMatch) -> tuple[int, int]:
    """Return what the runner gets: by card, and by honours (BL-25, BL-26)."""
    unplayed = (points for card, points in COUNT_CARDS.items() if card not in m.at.down)
    return sum(m.at.hands), sum(unplayed)


def blocks_left(m: BlockMatch, event: Entry) -> None:
    """Take the number of BLOCK cards that each was left with (BL-16)."""
    blocks = event.fields["blocks"]
    reason = refusal(m.at.phase, BlockStep.BLOCKS_LEFT)
    if reason is None and not _can_be(m, blocks):
        reason = "block-count"
    if reason is not None:
        m.refuse(event, reason)
        return
    m.at.take(BlockStep.BLOCKS_LEFT)
    _score(m, event.t, blocks)


def _can_be(m: BlockMatch, blocks: list[int]) -> bool:
    if len(blocks) != len(m.seats) or sum(blocks) != BLOCKS - m.at.blocks:
        return False
    return all(0 <= held <= m.at.hands[seat] for seat, held in zip(m.seats, blocks, strict=True))


def _score(m: BlockMatch, t: int, blocks: list[int]) -> None:
    """Book the hand (BD-20): the runner's points, and what BLOCK cards cost (BD-11, BD-12)."""
    scores = zip(m.scores[1:], blocks, strict=True)
    penalties = [min(PENALTY * held, score) for score, held in scores]
    for seat, penalty in zip(m.seats, penalties, strict=True):
        m.scores[seat] -= penalty
    runner, next_dealer = m.runner, m.left_of(m.dealer)
    m.scores[runner] += sum(_winnings(m))
    hand = [now - then for now, then in zip(m.scores[1:], m.before[1:], strict=True)]
    total = m.scores[1:]
    m.find(t, "score", hand=hand, penalties=penalties, total=total, next_dealer=next_dealer)
    won = m.scores[runner] >= TARGET
    _end_hand(m, BlockStep.WON if won else BlockStep.SCORED)
    if won:
        m.find(t, "won", seat=runner, total=m.scores[runner])


def _end_hand(m: BlockMatch, step: BlockStep) -> None:
    """Gather the cards; the deal moves on (BD-2)."""
    m.at.take(step)
    m.at.gather()
    m.runner, m.last = 0, None
    m.dealer = m.left_of(m.dealer)


def void_hand(m: BlockMatch, t: int) -> None:
    """Cancel a spoiled hand: its points are off, the same dealer deals again (BD-21)."""
    m.at.take(BlockStep.VOID)
    m.at.gather()
    m.runner, m.last, m.contest, m.announced = 0, None, None, None
    m.scores = m.before.copy()
    m.find(t, "void", what="hand", dealer=m.dealer, total=m.scores[1:])
