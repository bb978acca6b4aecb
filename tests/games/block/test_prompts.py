"""What may be entered now, and by whom; and that it is all there is."""

import json
from itertools import product

import pytest
from hypothesis import given

from companion.core.referee.events import Deal, Entered, Entry, Ruling
from companion.games.block.rules import Block
from companion.games.block.rules.pack import BLOCK, CARDS
from companion.games.block.rules.phases import BlockPhase
from companion.games.block.rules.rulings import DENIALS
from tests.games.block.random_evenings import Evening, answers, evenings
from tests.games.block.table import BlockTable, block, owing, referee_of
from tests.support.table import Line, us

ONLY_MEMORY_TELLS = {"already-played", "no-block-left", "must-lead"}


def names(hand: BlockTable) -> list[tuple[str, int | str]]:
    return [(prompt.name, prompt.by) for prompt in hand.offered()]


def test_before_the_hand_the_dealer_deals() -> None:
    (deal,) = BlockTable().offered()
    assert (deal.event, deal.by, deal.fields) == ("deal", "dealer", {})


def test_where_hands_differ_they_may_be_counted() -> None:
    plain, counted = BlockTable(5).offered()
    assert plain.fields == {}
    assert counted.choices == {"hands": (11, 12)}


def test_the_leader_is_offered_every_card_and_no_help_for_the_memory() -> None:
    lead, block_, out, recount, mistake, void = block().lead(2, "C4").climb(*[2] * 7).offered()
    assert (lead.name, lead.by, lead.fixed) == ("lead", 2, {"seat": 2})
    assert lead.choices["card"] == CARDS
    assert "C4" in CARDS
    assert len(CARDS) == 53
    assert (block_.name, block_.by) == ("block", 2)
    assert (out.name, out.by, out.choices) == ("out", "dealer", {"seat": (1, 2, 3, 4)})
    assert (recount.name, recount.by, recount.choices) == ("recount", "dealer", {})
    assert (void.name, void.by) == ("void-hand", "dealer")
    assert (mistake.name, mistake.choices) == ("no-play", {"seat": (2,)})
    assert not any(prompt.asked for prompt in (out, recount, mistake, void))


def test_with_three_cards_or_fewer_the_lead_can_be_passed() -> None:
    hand = block().suit(2, "B")
    assert names(hand)[:2] == [("lead", 2), ("no-lead", 2)]


def test_in_a_run_every_seat_may_lay_and_the_last_to_lay_may_block() -> None:
    hand = block().lead(2, "C4").white(3)
    plays: list[tuple[str, int | str]] = [("play", seat) for seat in range(1, 5)]
    unasked = [(name, "dealer") for name in ("out", "recount", "no-play", "void-hand")]
    assert names(hand) == [*plays, ("block", 3), *unasked]


def test_one_block_a_card() -> None:
    assert ("block", 2) not in names(block().lead(2, "C4").red(2))


def test_questions_come_first() -> None:
    one, other, *_, void = block().lead(2, "C4").red(2, 9).white(3, 9.0001).offered()
    assert (one.name, other.name, void.name) == ("block-stands", "play-stands", "void-hand")
    assert (one.asked, other.asked, void.asked) == (True, True, False)
    order, *_ = block().lead(2, "C4").white(4, 9).white(3, 9.0001).offered()
    assert (order.name, order.asked, order.choices) == ("order", True, {"first": (4, 3)})


def test_the_blocks_left_are_asked_for() -> None:
    left, recount, *_ = owing().lead(2, "D11").red(2).suit(2, "B").lead(2, "C11").offered()
    assert (left.name, left.by, left.asked) == ("blocks-left", "dealer", True)
    assert left.choices == {"blocks": (0, 1, 2)}
    assert (recount.name, recount.asked) == ("recount", False)


def test_after_a_win_the_next_game_can_be_dealt() -> None:
    assert names(block(scores=[0, 90, 0, 0]).lead(2, "A10")) == [("deal", "dealer")]


def played(evening: Evening) -> Block:
    """Play an evening to its end, everything decided."""
    referee, parser = referee_of({**evening.header, "latency": 0}, evening.scores)
    for line in evening.lines[1:]:
        referee.feed(parser.parse(json.dumps(line).encode()))
    referee.pass_time(us(10_000))
    game = referee._game
    assert isinstance(game, Block)
    return game


def refusals(game: Block, line: Line) -> set[str]:
    """Try something at a copy of the table, and see why it is refused, if it is."""
    fields = {name: value for name, value in line.items() if name not in (line["event"], "event")}
    kinds: dict[str, type[Entered]] = {"deal": Deal, "entry": Entry, "ruling": Ruling}
    name = line.get(line["event"], "deal")
    twin = game.clone()
    twin.drain()
    twin.apply(kinds[line["event"]](us(10_001), name, fields))
    found = twin.drain()
    reasons = {finding.fields["reason"] for finding in found if finding.kind == "refused"}
    if found[0].kind != "refused":
        return set()
    assert (twin.match.at, twin.match.scores) == (game.match.at, game.match.scores)
    return reasons


@pytest.mark.slow
@given(evenings)
def test_whatever_is_offered_is_accepted_unless_only_memory_tells(evening: Evening) -> None:
    game = played(evening)
    for prompt in game.prompts():
        if prompt.name in DENIALS:
            continue
        for line in answers(prompt, len(game.match.seats)):
            assert refusals(game, line) - ONLY_MEMORY_TELLS == impossible(game, line), line


def impossible(game: Block, line: Line) -> set[str]:
    """Nobody is left with more BLOCK cards than cards: a list is right or wrong as a whole."""
    hands = game.match.at.hands[1:]
    counts = line.get("blocks", [0] * len(hands))
    too_many = any(blocks > hand for blocks, hand in zip(counts, hands, strict=True))
    return {"block-count"} if too_many else set()


@pytest.mark.slow
@given(evenings)
def test_whatever_may_be_entered_is_offered(evening: Evening) -> None:
    game = played(evening)
    seats = len(game.match.seats)
    offered = [line for prompt in game.prompts() for line in answers(prompt, seats)]
    for line in everything(seats):
        if not refusals(game, line):
            assert line in offered


def everything(seats: int) -> list[Line]:
    """List all that could be entered, as far as it is short."""
    everybody = range(1, seats + 1)
    entries: list[Line] = [
        {"event": "entry", "seat": seat, "entry": name}
        for seat, name in product(everybody, ("no-lead", "play", "block"))
    ]
    leads: list[Line] = [
        {"event": "entry", "seat": seat, "entry": "lead", "card": card}
        for seat, card in product(everybody, (*CARDS, BLOCK, "A4"))
    ]
    rulings: list[Line] = [
        {"event": "ruling", "ruling": name} for name in ("block-stands", "play-stands", "void-hand")
    ]
    orders: list[Line] = [
        {"event": "ruling", "ruling": "order", "first": seat} for seat in everybody
    ]
    orders += [{"event": "ruling", "ruling": "out", "seat": seat} for seat in everybody]
    counts: list[Line] = [
        {"event": "entry", "entry": "blocks-left", "blocks": list(blocks)}
        for blocks in product(range(3), repeat=seats)
        if sum(blocks) <= 3
    ]
    return [*entries, *leads, *rulings, *orders, *counts, {"event": "deal"}]


@pytest.mark.slow
@given(evenings)
def test_prompts_and_the_public_state_tell_no_more_than_the_table_shows(evening: Evening) -> None:
    game = played(evening)
    if game.match.at.phase is BlockPhase.COUNTING:
        return
    twin = game.clone()
    twin.match.at.down = set()
    twin.match.at.blocks = 3 - twin.match.at.blocks
    assert twin.prompts() == game.prompts()
    assert twin.public_state() == game.public_state()
