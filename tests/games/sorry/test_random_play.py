"""What must hold in every game, whoever plays it and however badly."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.core.referee.events import Event
from companion.core.referee.verdicts import Finding
from companion.games.sorry.rules import Sorry
from companion.games.sorry.rules.geometry import COLOURS
from companion.games.sorry.rules.moves import KINDS, legal
from companion.games.sorry.rules.options import parse
from tests.support import sorry_brute
from tests.support.soak import times
from tests.support.sorry_boards import as_brute
from tests.support.sorry_invariants import Invariants
from tests.support.sorry_play import play, set_up, unwatched

TABLES = [
    (seats, mode, pack)
    for mode in ("single", "partnership", "points")
    for pack in ("physical", "virtual")
    for seats in ((4,) if mode == "partnership" else (2, 3, 4))
]
MANY_GAMES = times(112, soaking=280)

tables = st.sampled_from(TABLES)
seeds = st.integers(0, 2**32)


def table(
    seats: int, mode: str, pack: str, extra_one: bool = False, follows: bool = False
) -> Sorry:
    next_card = "follows" if follows else "touched"
    return set_up(seats, mode=mode, pack=pack, extra_one=extra_one, next_card=next_card)


@given(tables, seeds, st.booleans(), st.booleans())
def test_whatever_is_offered_is_accepted_and_nothing_gets_lost(
    where: tuple[int, str, str], seed: int, extra_one: bool, follows: bool
) -> None:
    play(table(*where, extra_one, follows), Random(seed), Invariants())


@pytest.mark.slow
@pytest.mark.parametrize("where", TABLES, ids=str)
def test_many_games_of_every_kind(where: tuple[int, str, str]) -> None:
    game, rng = table(*where, follows=True), Random(str(where))
    play(game, rng, Invariants(), games=MANY_GAMES // len(TABLES))


class Lists:
    """Compares every tenth list of moves, and what every card would list, with brute force."""

    def __init__(self) -> None:
        self.turns = 0

    def __call__(self, game: Sorry, event: Event, found: list[Finding]) -> None:
        m = game.match
        for finding in found:
            if finding.kind == "moves":
                self.turns += 1
                sides = m.sides(finding.fields["seat"])
                names = tuple(COLOURS[side] for side in sides)
                card = finding.fields["card"] if self.turns % 2 else KINDS[self.turns % 11]
                slow, may_pass = sorry_brute.moves(as_brute(m.board), names, card)
                fast = legal(m.board, sides, card)
                assert (len(fast.moves), fast.may_pass) == (len(slow), may_pass)
                if card == finding.fields["card"]:
                    assert finding.fields["moves"] == slow
                    assert finding.fields["forced"] == (len(slow) == 1 and not may_pass)


@pytest.mark.slow
@pytest.mark.parametrize("where", TABLES, ids=str)
def test_the_moves_listed_in_play_are_exactly_the_legal_ones(where: tuple[int, str, str]) -> None:
    play(table(*where), Random(f"lists {where}"), Lists())


@pytest.mark.slow
@pytest.mark.parametrize("where", TABLES, ids=str)
def test_a_game_in_play_can_be_copied_and_goes_on_alike(where: tuple[int, str, str]) -> None:
    game = table(*where)
    play(game, Random(7), unwatched)
    twin = game.clone()
    for one in (game, twin):
        play(one, Random(8), unwatched)
    assert game.public_state() == twin.public_state()


def test_options_are_checked() -> None:
    with pytest.raises(ValueError, match='option "mode" is "both"; expected "single" or'):
        parse({"mode": "both"}, 4)
    with pytest.raises(ValueError, match='option "extra_one" is 1; expected true or false'):
        parse({"extra_one": 1}, 4)
    with pytest.raises(ValueError, match='unknown option "packs"'):
        parse({"packs": 1}, 4)
    with pytest.raises(ValueError, match='option "pack" is a list; expected "physical" or'):
        parse({"pack": []}, 4)
