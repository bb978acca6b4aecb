"""Sorry! by bots: whole games in every way to play it, and how they choose."""

from typing import Any

import pytest

from companion.app.simulated.practice_table import PracticeTable
from companion.core.live import View
from companion.core.referee.events import Deal, Entry, Press
from companion.games.sorry.bots import best_card, worst_card
from companion.games.sorry.bots.worth import squares_left, worth
from tests.support.practice import Notes, replayed, shelf_match, shelf_table

slow = pytest.mark.slow
MODES = [pytest.param("single", marks=slow), pytest.param("partnership", marks=slow), "points"]


def audit(table: PracticeTable, view: View) -> None:
    """Four men of a colour, and nobody shares a square."""
    men: dict[str, list[Any]] = view.state["men"]
    margin = [square for squares in men.values() for square in squares if isinstance(square, int)]
    assert len(set(margin)) == len(margin)
    for squares in men.values():
        zone = [square for square in squares if str(square).startswith("S")]
        assert len(set(zone)) == len(zone)
        assert len(squares) == 4 or view.state["multiplier"] > 1


def match(
    seed: int,
    mode: str = "single",
    seats: int = 4,
    hands: int = 1,
    doubt_us: int | None = None,
    next_card: str = "follows",
) -> Notes:
    options = {"mode": mode, "next_card": next_card}
    return shelf_match("sorry", seed, seats, hands, options, doubt_us, audit)[1]


@pytest.mark.parametrize("mode", MODES)
def test_a_whole_game(mode: str) -> None:
    verdicts = match(seed=2, mode=mode).verdicts
    assert [v.kind for v in verdicts if v.kind == "won"] == ["won"]
    assert ("hand" in {v.kind for v in verdicts}) == (mode == "points")


@slow
@pytest.mark.parametrize("seats", [2, 3])
def test_fewer_may_sit_down(seats: int) -> None:
    assert match(seed=3, seats=seats).verdicts[-1].kind == "won"


@slow
@pytest.mark.parametrize("mode", ["single", "points"])
def test_the_same_seed_gives_the_same_transcript_and_the_same_verdicts(mode: str) -> None:
    options = {"mode": mode}
    recorded, live, judged = replayed("sorry", seed=5, hands=1, options=options)
    assert judged == live
    assert replayed("sorry", seed=5, hands=1, options=options)[0] == recorded


def test_the_pack_is_shuffled_by_the_seed() -> None:
    def orders(seed: int) -> list[list[str]]:
        table = shelf_table("sorry", seed, seats=2)
        notes = Notes()
        table.join(listener=notes)
        with table:
            table.run(lambda: table.session.state()["phase"] != "draw")
        events = notes.events
        return [event.fields["order"] for event in events if isinstance(event, Deal)]

    assert orders(1) == orders(1)
    assert orders(1)[0] != orders(2)[0]
    assert len(orders(1)[0]) == 44


def test_moves_are_named_or_looked_for_with_blue_and_made_with_white() -> None:
    events = match(seed=4, seats=2).events
    assert {event.input for event in events if isinstance(event, Press)} == {
        "pile", "blue", "white",
    }  # fmt: skip
    assert "move" in {event.name for event in events if isinstance(event, Entry)}


@pytest.mark.parametrize("next_card", ["follows", "touched"])
def test_a_forced_move_is_left_to_the_next_draw(next_card: str) -> None:
    verdicts = match(seed=4, seats=3, next_card=next_card).verdicts
    forced = sum(v.kind == "moves" and v.fields["forced"] for v in verdicts)
    implied = sum(v.kind == "moved" and v.fields.get("implied", False) for v in verdicts)
    assert implied > forced * 0.6


def test_in_the_game_for_points_refilling_makes_a_forced_move() -> None:
    verdicts = match(seed=4, mode="points", seats=2).verdicts
    assert any(v.kind == "moved" and v.fields.get("implied") for v in verdicts)


def test_a_card_that_was_played_has_left_the_hand() -> None:
    table = shelf_table("sorry", seed=4, options={"mode": "points"})
    with table:
        table.run(lambda: table.session.state()["phase"] != "move")
    state = table.session.state()
    assert len(table.company.held(state["turn"])) == state["hands"][state["turn"] - 1] == 4


def test_a_card_that_was_thrown_away_has_left_the_hand() -> None:
    table = shelf_table("sorry", seed=4, options={"mode": "points", "next_card": "touched"})
    notes = Notes()
    table.join(listener=notes)
    with table:
        table.run(lambda: "discarded" not in {v.kind for v in notes.verdicts})
    thrower = next(v for v in notes.verdicts if v.kind == "discarded").fields["seat"]
    entries = [event for event in notes.events if isinstance(event, Entry)]
    thrown = next(entry.fields["card"] for entry in entries if entry.name == "discard")
    hands = [v.fields for v in notes.verdicts if v.kind == "hand" and v.fields["seat"] == thrower]
    held = table.company.held(thrower)
    assert len(held) == table.session.state()["hands"][thrower - 1] == 4
    assert sorted([*held, thrown]) == sorted(hands[-1]["cards"])


SINGLE = {
    "dealt", "drawn", "tie", "lead", "colours", "turn", "moves", "picked", "moved", "forfeit",
    "passed", "extra-draw", "reshuffle", "refused", "won",
}  # fmt: skip
POINTS = {
    "hand", "refilled", "discarded", "call", "answered", "stake", "score", "moves", "moved", "won",
}  # fmt: skip


@pytest.mark.slow
def test_everything_happens_sooner_or_later() -> None:
    single = {v.kind for seed in (1, 3) for v in match(seed, hands=2).verdicts}
    assert single >= SINGLE
    points = match(1, "points", hands=10).verdicts
    assert {v.kind for v in points} >= POINTS
    assert {v.fields["by"] for v in points if v.kind == "won"} == {"home", "drop-out"}


@pytest.mark.slow
def test_where_pads_are_unsure_the_dealer_is_asked() -> None:
    verdicts = match(seed=6, hands=2, doubt_us=400_000, next_card="touched").verdicts
    doubts = [v for v in verdicts if v.kind == "doubt"]
    assert {v.fields["question"] for v in doubts} == {"draw-or-commit"}
    assert any(v.kind == "ruled" for v in verdicts)


def part(colour: str, start: int | str, to: int | str, **more: Any) -> dict[str, Any]:
    return {"colour": colour, "from": start, "to": to, "slide_to": None, "bumped": [], **more}


def test_how_far_it_is_home() -> None:
    assert squares_left("red", 4) == 64
    assert squares_left("red", 0) == 8
    assert squares_left("blue", 17) == 6
    assert [squares_left("green", s) for s in ("start", "S1", "S5", "home")] == [66, 5, 1, 0]


def test_home_beats_a_few_squares() -> None:
    assert worth([part("red", "S3", "home")], {"red"}) > worth([part("red", 20, 23)], {"red"})


def test_sending_an_opponent_back_is_good_and_oneself_bad() -> None:
    hit = part("red", 20, 23, bumped=[{"colour": "green", "at": 23}])
    own = part("red", 20, 24, slide_to=28, bumped=[{"colour": "red", "at": 26}])
    plain = part("red", 20, 23)
    assert worth([hit], {"red"}) > worth([plain], {"red"}) > worth([own], {"red"})


def test_an_exchange_that_sets_oneself_back_is_not_worth_it() -> None:
    back = part("red", 1, 10, **{"with": {"colour": "blue", "at": 10}})
    ahead = part("red", 10, 40, **{"with": {"colour": "blue", "at": 40}})
    assert worth([back], {"red"}) < 0 < worth([ahead], {"red"})


def test_leaving_start_beats_a_short_step() -> None:
    assert worth([part("red", "start", 4)], {"red"}) > worth([part("red", 20, 22)], {"red"})


def test_the_best_card_of_a_hand_and_the_worst() -> None:
    men: dict[str, list[int | str]] = {
        "red": ["start", "start", 20, "S4"],
        "blue": ["start", "start", "start", 19],
    }
    card, gain = best_card(["2", "3", "8"], men, "red")
    assert card in ("2", "8")
    assert gain > 0
    assert worst_card(["SORRY", "3", "11"]) == "3"
