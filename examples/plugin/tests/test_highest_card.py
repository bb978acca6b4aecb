"""Highest Card at a table: who is first, who is early, and who only may have been."""

import json
from itertools import permutations
from typing import Any

from highest_card.rules import HighestCard

from companion.core.referee.events import Cue, Deal, End, Event, Press, Ruling
from companion.core.referee.referee import Referee
from companion.core.transcript.header import parse_header

Referee.checked = True
DEAL = [Deal(0, "deal", {})]
GAME = {"transcript": 1, "game": "highest-card", "seats": 3, "options": {"tricks": 2}}


def called(at: int) -> list[Event]:
    """READY, and PLAY a second later."""
    return [Cue(at - 1_000_000, 3_000, "ready"), Cue(at, 3_000, "play")]


def white(seat: int, t: int) -> Press:
    return Press(t, 100, seat, "white")


def judged(*events: Event) -> list[dict[str, Any]]:
    """Return every verdict on a table of three, sure to 0.1 ms, where two tricks win."""
    header = parse_header(GAME, {"highest-card": HighestCard})
    referee = Referee(HighestCard.set_up(header.setup), 3, header.setup.latency)
    table = [*DEAL, *events, End(60_000_000)]
    found = [verdict for event in table for verdict in referee.feed(event)]
    return [verdict.as_json() for verdict in [*found, *referee.close()]]


def kinds(*events: Event) -> list[tuple[str, Any]]:
    return [(v["verdict"], v.get("seat")) for v in judged(*events)][1:]


def test_the_first_white_takes_the_trick_and_the_next_hears_by_how_much() -> None:
    said = judged(*called(3_000_000), white(2, 3_300_000), white(1, 3_304_000))
    assert [v["verdict"] for v in said] == ["dealt", "trick", "behind"]
    assert (said[1]["seat"], said[1]["after_us"]) == (2, 300_000)
    assert (said[2]["seat"], said[2]["gap_us"], said[2]["doubt_us"]) == (1, 4_000, 200)


def test_whoever_is_early_beyond_doubt_sits_the_trick_out() -> None:
    play = (white(1, 2_900_000), *called(3_000_000), white(1, 3_300_000), white(2, 3_500_000))
    events = sorted(play, key=lambda event: event.t)
    assert kinds(*events) == [("early", 1), ("refused", 1), ("trick", 2)]


def test_a_white_that_may_have_come_after_play_counts() -> None:
    events = sorted([*called(3_000_000), white(3, 2_998_000)], key=lambda event: event.t)
    assert kinds(*events) == [("trick", 3)]


def test_two_that_are_too_close_are_the_dealers_to_tell_apart() -> None:
    close = (*called(3_000_000), white(2, 3_300_000), white(3, 3_300_150))
    assert kinds(*close) == [("doubt", None)]
    ruled = Ruling(5_000_000, "first", {"seat": 3})
    assert kinds(*close, ruled) == [("doubt", None), ("ruled", 3), ("trick", 3)]
    assert kinds(*close, Ruling(5_000_000, "again", {}))[-1] == ("ruled", None)
    assert kinds(*close, Ruling(5_000_000, "first", {"seat": 1}))[-1] == ("refused", 1)


def test_whoever_has_enough_tricks_wins() -> None:
    tricks = (*called(3_000_000), white(1, 3_300_000), *called(9_000_000), white(1, 9_300_000))
    assert kinds(*tricks)[-1] == ("won", 1)


def test_a_claim_that_was_wrong_is_taken_back_and_the_race_is_on_again() -> None:
    wrong = (*called(3_000_000), white(1, 3_300_000), Ruling(4_000_000, "overturn", {"of": 2}))
    assert kinds(*wrong, white(2, 5_000_000)) == [("trick", 1), ("overturned", None), ("trick", 2)]


def test_the_order_of_arrival_does_not_matter() -> None:
    race = (*called(3_000_000)[1:], white(1, 3_010_000), white(2, 3_010_150), white(3, 3_020_000))
    first = called(3_000_000)[0]
    answers = {json.dumps(judged(first, *order)) for order in permutations(race)}
    assert len(answers) == 1
