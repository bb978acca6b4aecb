"""Cards: every one once, its marks undisturbed, its words within it, and alike upside down."""

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.drawing.figures import FIGURES, figure
from companion.drawing.plate import (
    Lettering,
    Matrix,
    Outline,
    Piece,
    Stamp,
    corners,
    flat,
    joined,
    put,
    upside_down,
)
from companion.games.block.rules.pack import CARDS, PACK_SIZE
from companion.games.i_say_holmes.bots.deck import deck
from companion.games.sherlock_holmes.bots.pack import practice_pack
from companion.kit.printing import (
    SPARE_FIGURES,
    WORD_INKS,
    CardDrawing,
    PrintedCard,
    cards_by_mark,
    drawn_anyhow,
    printed_cards,
)
from companion.outputs.printing.card import EDGE, back, face
from companion.outputs.printing.inks import INKS
from hw.sight.marks import CARD_MM, FIRST_CARD, Mark, Spot, bits, card_marks
from tests.outputs.printing.measured import PACKS, inks, kit, width

CARD = Spot(0, 0, *CARD_MM)
SAFE = Spot(EDGE - 0.25, EDGE - 0.25, CARD_MM[0] - 2 * EDGE + 0.5, CARD_MM[1] - 2 * EDGE + 0.5)


def drawn(word: str = "ROBBER", notes: tuple[str, ...] = ()) -> PrintedCard:
    return PrintedCard(60, word, CardDrawing(word, word, "mask", "navy", notes=notes))


def of(pieces: tuple[Piece, ...], turned: bool = False) -> Counter[object]:
    """Return all that is drawn as values that can be compared, upside down if that is asked for."""
    matrix: Matrix = upside_down(*CARD_MM) if turned else (1, 0, 0, 1, 0, 0)
    return Counter(_told(piece, at) for piece, at in flat(pieces, matrix))


def _told(piece: Outline | Lettering, at: Matrix) -> object:
    if isinstance(piece, Lettering):
        x, y = put(at, piece.x, piece.y)
        return piece.text, piece.ink, round(at[0]), round(at[3]), round(x, 3), round(y, 3)
    points = frozenset((round(x, 3), round(y, 3)) for x, y in corners(piece, at))
    return piece.fill, piece.line, piece.width, points


def test_a_pack_of_1904_has_every_word_of_the_practice_pack() -> None:
    named = cards_by_mark(kit("sherlock-holmes"))
    assert [*named] == [*range(FIRST_CARD, FIRST_CARD + 56)]
    assert (*named.values(),) == practice_pack().cards


def test_a_pack_of_1905_has_56_cards() -> None:
    named = cards_by_mark(kit("block"))
    assert len(named) == PACK_SIZE == 56
    assert [*named.values()] == [*CARDS, *["BLOCK"] * 3]


def test_the_practice_deck_has_120_cards() -> None:
    named = cards_by_mark(kit("i-say-holmes"))
    assert [*named.values()] == [title for title, _ in deck().copies]


@pytest.mark.parametrize("game", PACKS)
def test_nothing_is_printed_where_a_camera_looks_for_a_mark(game: str) -> None:
    for card in different(game):
        mine = face(width, card)
        marks = card_marks(card.mark)
        rest = [*inks(mine[: -len(marks)])]
        assert len(rest) > 20
        for mark in marks:
            assert [ink for ink in rest if ink.touches(mark.zone)] == [], card.card


@pytest.mark.parametrize("game", PACKS)
def test_no_word_leaves_its_card_or_comes_near_the_cut(game: str) -> None:
    for card in different(game):
        outside = [ink for ink in inks(face(width, card)) if not ink.within(SAFE)]
        assert outside == [], card.card


@pytest.mark.parametrize("game", PACKS)
def test_each_word_is_large_in_the_middle_and_small_in_two_corners(game: str) -> None:
    for card in different(game):
        words = Counter(
            piece.text for piece, _ in flat(face(width, card)) if isinstance(piece, Lettering)
        )
        large = card.drawing.word.upper()
        assert words[large] >= 4, "twice in the middle, each with its shade"
        small = (card.drawing.corner or card.drawing.word).upper()
        assert words[small] >= 2 or all(words[part] >= 2 for part in small.split(maxsplit=1))


@pytest.mark.parametrize("game", PACKS)
def test_a_card_reads_alike_upside_down(game: str) -> None:
    for card in different(game):
        assert of(face(width, card)) == of(face(width, card), turned=True), card.card


def test_a_back_looks_alike_upside_down_and_tells_nothing() -> None:
    assert of(back("crimson")) == of(back("crimson"), turned=True)
    assert all(ink.within(CARD) and not ink.text for ink in inks(back("crimson")))


def test_a_mark_is_drawn_as_its_bits_say() -> None:
    """Read the squares of a drawn mark back, by what was painted last on the middle of each."""
    card = drawn()
    for place, stamp in zip(card_marks(card.mark), face(width, card)[-2:], strict=True):
        assert isinstance(stamp, Stamp)
        seen = [[_dark(stamp, place, row, column) for column in range(6)] for row in range(6)]
        told = [[*row] for row in bits(card.mark)]
        assert seen == (told if place.turn == 0 else [row[::-1] for row in told[::-1]])


def _dark(stamp: Stamp, mark: Mark, row: int, column: int) -> bool:
    x, y = (at + mark.side * (n - 2.5) / 6 for at, n in ((mark.x, column), (mark.y, row)))
    here = Spot(x - 0.1, y - 0.1, 0.2, 0.2)
    return not [ink for ink in inks([stamp]) if ink.touches(here)][-1].white


@pytest.mark.parametrize("game", PACKS)
def test_words_are_told_apart_by_shape_as_well_as_by_colour(game: str) -> None:
    shapes = {card.drawing.word: card.drawing.emblem for card in printed_cards(kit(game).printing)}
    assert len({*shapes.values()}) >= 6
    if game == "sherlock-holmes":
        assert len({*shapes.values()}) == len(shapes) == 13


def test_every_figure_stays_in_its_square_and_looks_different() -> None:
    square = Spot(-5, -5, 110, 110)
    for name in {*FIGURES, *SPARE_FIGURES}:
        assert all(ink.within(square) for ink in inks(figure(name, "navy"))), name
    assert len({figure(name, "navy") for name in SPARE_FIGURES}) == len(SPARE_FIGURES)
    assert {*WORD_INKS} <= {*INKS}


def test_an_owners_words_have_a_shape_and_a_colour_each() -> None:
    made = drawn_anyhow(["A", "B", "A", "ROBBER"], {"ROBBER": ("mask", "navy")})
    assert made[0] == made[2] != made[1]
    assert (made[3].emblem, made[3].ink) == ("mask", "navy")
    many = drawn_anyhow([f"W{n}" for n in range(30)], {})
    assert len({card.emblem for card in many}) == 30


@settings(max_examples=25)
@given(st.text(st.characters(min_codepoint=33, max_codepoint=0x24F), min_size=1, max_size=24))
def test_whatever_an_owner_writes_fits_its_card(word: str) -> None:
    card = drawn(word)
    marks = card_marks(card.mark)
    for ink in inks(face(width, card)[: -len(marks)]):
        assert ink.within(SAFE), word
        if ink.text.isupper():
            assert not any(ink.touches(mark.zone) for mark in marks), word


def different(game: str) -> list[PrintedCard]:
    """Return one card of each drawing: copies differ in their mark alone."""
    return [*{card.drawing: card for card in printed_cards(kit(game).printing)}.values()]


def test_joining_turns_twice_is_no_turn() -> None:
    turn = upside_down(*CARD_MM)
    assert joined(turn, turn) == (1, 0, 0, 1, 0, 0)
