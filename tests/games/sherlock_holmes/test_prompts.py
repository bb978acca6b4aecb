"""What may be entered now, and by whom."""

import json

from companion.core.referee import Prompt, Referee
from companion.core.transcript.header import parse_header
from companion.core.transcript.lines import LineParser
from companion.games import GAMES
from tests.support.table import Line, Table, playing, table


def offered(hand: Table, end: float | None = None) -> tuple[Prompt, ...]:
    lines: list[Line] = hand.in_order()
    header = parse_header(lines[0], GAMES)
    parser = LineParser(header.game.vocabulary, header.setup.uncertainty)
    referee = Referee(header.game.set_up(header.setup), header.setup.seats, header.setup.latency)
    for line in lines[1:]:
        referee.feed(parser.parse(json.dumps(line).encode()))
    referee.pass_time(round((end or hand.now + 1) * 1_000_000))
    return referee.prompts()


def test_before_the_hand_the_dealer_deals() -> None:
    (prompt,) = offered(Table())
    assert (prompt.event, prompt.name, prompt.by) == ("deal", "deal", "dealer")


def test_in_a_running_hand_the_dealer_may_always_correct() -> None:
    prompts = offered(table())
    rulings = {prompt.name for prompt in prompts if prompt.event == "ruling"}
    always = {"missed-holmes", "wrong-name", "whole-pile", "out", "forfeit", "recount"}
    assert rulings == {*always, "void-hand"}
    entries = [(prompt.name, prompt.by) for prompt in prompts if prompt.event == "entry"]
    assert entries == [(name, seat) for name in ("call", "play", "sweep") for seat in range(1, 5)]
    assert all(prompt.stand_in == (prompt.event == "entry") for prompt in prompts)


def test_a_call_to_rule_on_comes_first_with_touched_piles_ahead() -> None:
    uphold, false_call, *_ = offered(playing().white(2, 3).touch(4, 3.5))
    assert (uphold.name, false_call.name) == ("uphold", "false-call")
    assert uphold.fixed == {"seat": 2}
    assert uphold.choices["from"] == (4, 1, 3)
    assert uphold.asked
    assert false_call.asked


def test_a_dead_heat_offers_those_in_it() -> None:
    prompt = offered(playing().white(2, 3).white(4, 3.0001))[0]
    assert (prompt.name, prompt.choices) == ("first-call", {"seat": (2, 4)})


def test_a_pile_in_doubt_offers_safe_and_the_sweeper() -> None:
    prompt = offered(playing().red(1, 3).shield(2, 3.2).touch(2, 3.204))[0]
    assert (prompt.name, prompt.fixed, prompt.choices) == ("pile", {"pile": 2}, {"to": ("safe", 1)})


def test_a_pool_in_doubt_offers_the_sweepers() -> None:
    hand = playing().rule("forfeit", 2.8, seat=4, cards=1).red(1, 3).red(2, 3.0001)
    prompt = offered(hand, end=10)[0]
    assert (prompt.name, prompt.choices) == ("pool", {"seat": (1, 2)})


def test_every_seat_counts_for_itself() -> None:
    prompts = offered(playing().rule("out", 4, seat=1))
    counts = [(prompt.name, prompt.by) for prompt in prompts if prompt.event == "entry"]
    assert counts == [("count", seat) for seat in range(1, 5)]
    assert {prompt.name for prompt in prompts if prompt.by == "dealer"} == {"recount", "void-hand"}
    assert prompts[0].choices["holmes"] == (0, 1, 2, 3, 4, 5)


def test_after_the_win_there_is_nothing_to_enter() -> None:
    hand = playing(options={"target": 1}).rule("out", 4, seat=1).count(1, 5, 0, 5)
    for seat in (2, 3, 4):
        hand.count(seat, 0, 8, 5 + seat)
    assert offered(hand) == ()
