"""What must hold in every game, whoever plays it and however badly."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.core.referee.events import Event
from companion.core.referee.verdicts import Verdict
from companion.games.baker_street.rules import BakerStreet
from tests.games.baker_street.random_evenings import play, set_up
from tests.support.table import Line

seeds = st.integers(0, 2**32)
tables = st.integers(2, 6)


def cards_add_up(state: Line) -> None:
    """Eight Scotland Yard cards and eight keys, whatever happens (BS-3)."""
    for kind, laid in (("scotland_yard", len(state["seals"])), ("skeleton_key", 0)):
        held = sum(hand[kind] for hand in state["held"])
        assert state["piles"][kind] >= 0
        assert state["piles"][kind] + held + laid == 8


def nobody_is_locked_in(game: BakerStreet) -> None:
    m = game.match
    for seat in m.left_in:
        place = m.place_of(seat)
        assert place is None or m.open_doors(place, seat)


def never_sealed(state: Line) -> None:
    assert not {seal["location"] for seal in state["seals"]} & {
        "221b",
        "scotland_yard",
        "locksmith",
    }


def who_is_out_is_out(state: Line) -> None:
    for seat in state["out"]:
        assert not any(state["held"][seat - 1].values())
        assert state["turn"] != seat
    assert state["turn"] is None or state["tokens"][state["turn"] - 1] is not None


def watch(game: BakerStreet, event: Event, found: list[Verdict]) -> None:
    kinds = [verdict.kind for verdict in found]
    assert "refused" not in kinds, f"{event} was offered, and refused: {found}"
    assert kinds
    state = game.public_state()
    cards_add_up(state)
    nobody_is_locked_in(game)
    never_sealed(state)
    who_is_out_is_out(state)
    assert (state["phase"] == "reading") == (state["reading"] is not None)


@given(tables, seeds)
def test_whatever_is_offered_is_accepted_and_no_card_gets_lost(seats: int, seed: int) -> None:
    play(set_up(seats), Random(seed), watch, events=25)


BOARD = {"carriage_depot": {"entrances": ["front", "yard"]}, "pub": {"entrances": ["a", "b", "c"]}}


@pytest.mark.slow
@given(tables, seeds)
def test_on_another_board_too(seats: int, seed: int) -> None:
    play(set_up(seats, locations={**BOARD, "docks": None}), Random(seed), watch, events=25)


KINDS = {
    *("case-open", "prompt", "order-roll", "order-tie", "order", "turn", "roll-wanted", "rolled"),
    "ended",
    *("left", "arrived", "cab", "stayed", "sealed", "unsealed", "took"),
    *("clue-ready", "clue-started", "clue-warning", "clue-time-up", "clue-closed"),
    *("announce-open", "won", "out", "unsolved", "ruled", "overturned"),
}


@pytest.mark.slow
def test_long_evenings_in_which_everything_happens() -> None:
    seen: set[str] = set()

    def watch_and_note(game: BakerStreet, event: Event, found: list[Verdict]) -> None:
        watch(game, event, found)
        seen.update(verdict.kind for verdict in found)

    for seed in range(60):
        play(set_up(seed % 5 + 2), Random(seed), watch_and_note, 100)
    assert seen == KINDS


def unwatched(game: BakerStreet, event: Event, found: list[Verdict]) -> None:
    """Play only for the sake of playing."""


@pytest.mark.slow
@given(seeds)
def test_a_copy_does_not_change_with_the_match(seed: int) -> None:
    game = play(set_up(3), Random(seed), unwatched, events=12)
    twin = game.clone()
    before = (twin.public_state(), twin.prompts())
    play(game, Random(seed + 1), unwatched, events=12)
    assert (twin.public_state(), twin.prompts()) == before
