"""What must hold in every game, whoever plays it and however badly."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.games.sorry import Sorry
from companion.games.sorry.geometry import BITS, COLOURS
from companion.games.sorry.moves import KINDS, legal
from companion.games.sorry.options import parse
from companion.referee.events import Event
from companion.referee.verdicts import Finding
from tests.support import sorry_brute
from tests.support.sorry_boards import as_brute
from tests.support.sorry_play import play, set_up, unwatched

TABLES = [
    (seats, mode, pack)
    for mode in ("single", "partnership", "points")
    for pack in ("physical", "virtual")
    for seats in ((4,) if mode == "partnership" else (2, 3, 4))
]
MANY_GAMES = 280

tables = st.sampled_from(TABLES)
seeds = st.integers(0, 2**32)


def table(seats: int, mode: str, pack: str, extra_one: bool = False) -> Sorry:
    return set_up(seats, mode=mode, pack=pack, extra_one=extra_one)


class Invariants:
    """Watches a game and objects."""

    def __init__(self) -> None:
        self.home: dict[str, int] = {}

    def __call__(self, game: Sorry, event: Event, found: list[Finding]) -> None:
        kinds = [finding.kind for finding in found]
        assert "refused" not in kinds, f"{event} was offered, and refused: {found}"
        self.men_are_where_men_can_be(game)
        self.nobody_leaves_home(game, event, kinds)
        self.no_card_is_made_or_lost(game)
        assert ("forfeit" in kinds) <= (not game.match.listing.moves)

    def men_are_where_men_can_be(self, game: Sorry) -> None:
        m = game.match
        men = m.board.men
        whole = {m.colours[seat] for seat in m.playing} if m.running else set()
        for colour, cells in enumerate(men):
            assert len(cells) == 4 or colour not in whole
            zone = [cell for cell in cells if 60 <= cell < 65]
            assert len(set(zone)) == len(zone)
        margin = [cell for cells in men for cell in cells if 0 <= cell < 60]
        assert len(set(margin)) == len(margin)
        assert [m.board.margin[cell] for cell in margin] == [
            colour for colour, cells in enumerate(men) for cell in cells if 0 <= cell < 60
        ]
        assert sum(held >= 0 for held in m.board.margin) == len(margin)
        assert m.board.taken == [sum(BITS[c][cell] for cell in men[c]) for c in range(4)]

    def nobody_leaves_home(self, game: Sorry, event: Event, kinds: list[str]) -> None:
        shown = game.match.board.shown()
        home = {colour: squares.count("home") for colour, squares in shown.items()}
        if not {"dealt", "board", "colours"} & set(kinds):
            assert all(home.get(colour, 0) >= before for colour, before in self.home.items())
        self.home = home

    def no_card_is_made_or_lost(self, game: Sorry) -> None:
        pack = game.match.pack
        cards = pack.left + len(pack.shown) + sum(map(len, pack.hands))
        assert cards in (0, pack.size)


@given(tables, seeds, st.booleans())
def test_whatever_is_offered_is_accepted_and_nothing_gets_lost(
    where: tuple[int, str, str], seed: int, extra_one: bool
) -> None:
    play(table(*where, extra_one), Random(seed), Invariants())


@pytest.mark.slow
@pytest.mark.parametrize("where", TABLES, ids=str)
def test_many_games_of_every_kind(where: tuple[int, str, str]) -> None:
    game, rng = table(*where), Random(str(where))
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
