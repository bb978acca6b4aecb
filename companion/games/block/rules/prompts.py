"""What may be entered now, and by whom: enough for any console or screen to offer it.

Piles are closed and memory is part of the game (BD-22), so a prompt tells no more than the table
shows: every card of the pack is offered for a lead, whether it is down or not, and a BLOCK card
whether one is left or not.
"""

from collections.abc import Iterator
from typing import Any

from companion.core.referee.game import DEALER, Prompt
from companion.core.referee.schema import INTS, required
from companion.games.block.rules import laying, scoring
from companion.games.block.rules.pack import BLOCKS, CARDS, PACK_SIZE
from companion.games.block.rules.phases import IN_PLAY, BlockPhase, BlockStep, refusal
from companion.games.block.rules.rulings import ANSWERS, RULINGS
from companion.games.block.rules.state import BlockMatch


def prompts(m: BlockMatch) -> tuple[Prompt, ...]:
    """Return the prompts, answers to open questions first."""
    return (*_answers(m), *_deals(m), *_leads(m), *_plays(m), *_blocks(m), *_unasked(m))


def _answers(m: BlockMatch) -> Iterator[Prompt]:
    if m.contest:
        choices = {"first": m.contest.between}
        for name in ANSWERS[m.contest.question]:
            offered = choices if name == "order" else {}
            yield Prompt("ruling", name, DEALER, RULINGS[name], offered, asked=True)
    if m.at.phase is BlockPhase.COUNTING:
        fields, counts = scoring.ENTRIES["blocks-left"], tuple(range(BLOCKS - m.at.blocks + 1))
        yield Prompt("entry", "blocks-left", DEALER, fields, {"blocks": counts}, asked=True)


def _deals(m: BlockMatch) -> Iterator[Prompt]:
    """Yield the deal as it should be and, where somebody gets a card more, as it was counted."""
    if refusal(m.at.phase, BlockStep.DEAL) is not None:
        return
    yield Prompt("deal", "deal", DEALER, {})
    fewest, more = divmod(PACK_SIZE, len(m.seats))
    if more:
        counted = {"hands": (fewest, fewest + 1)}
        yield Prompt("deal", "deal", DEALER, {"hands": required(INTS)}, counted)


def _entry(name: str, seat: int, choices: dict[str, tuple[Any, ...]] | None = None) -> Prompt:
    return Prompt("entry", name, seat, laying.ENTRIES[name], choices or {}, {"seat": seat})


def _leads(m: BlockMatch) -> Iterator[Prompt]:
    leader = m.at.leader
    if m.at.phase is not BlockPhase.LEAD or leader is None:
        return
    yield _entry("lead", leader, {"card": CARDS})
    if m.at.hands[leader] <= BLOCKS:
        yield _entry("no-lead", leader)


def _plays(m: BlockMatch) -> Iterator[Prompt]:
    if m.at.phase is BlockPhase.RUN:
        yield from (_entry("play", seat) for seat in m.seats)


def _blocks(m: BlockMatch) -> Iterator[Prompt]:
    if m.at.phase in IN_PLAY and m.at.by and not m.at.covered:
        yield _entry("block", m.at.by)


def _unasked(m: BlockMatch) -> Iterator[Prompt]:
    """Offer what the dealer may rule at any time: what was miscounted, and hands that are void."""
    if refusal(m.at.phase, BlockStep.OUT) is None:
        yield Prompt("ruling", "out", DEALER, RULINGS["out"], {"seat": tuple(m.seats)})
    if refusal(m.at.phase, BlockStep.RECOUNT) is None:
        yield Prompt("ruling", "recount", DEALER, RULINGS["recount"])
    if refusal(m.at.phase, BlockStep.VOID) is None and any(m.at.tops):
        laid = tuple(seat for seat in m.seats if m.at.tops[seat])
        yield Prompt("ruling", "no-play", DEALER, RULINGS["no-play"], {"seat": laid})
    if refusal(m.at.phase, BlockStep.VOID) is None:
        yield Prompt("ruling", "void-hand", DEALER, RULINGS["void-hand"])
