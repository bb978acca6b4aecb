"""The whole book of a game: in every language, on both papers, with nothing over an edge."""

from collections.abc import Iterator
from itertools import pairwise

import pytest

from companion.drawing.plate import Lettering, Outline, flat
from companion.language.catalogue import languages
from companion.language.speaking import speaking
from companion.outputs.printing.book import Order, book
from companion.outputs.printing.cases import LEAF_WIDE, PANEL, TAB, leaf_pieces, text_lines
from companion.outputs.printing.pages import PAPERS, Page
from companion.outputs.printing.sheets import Backs
from hw.sight.marks import EIGHT_INCHES, STRIP, Spot
from tests.outputs.printing.measured import PRINTED, inks, kit, width

ONE_SIDED = Backs("none")
PAPER_PARTS = ("cases", "rules", "mats")
LANGUAGES = ("en", "fr", "es", "it", "pt-BR", "de")


def pages(game: str, paper: str = "a4", parts: tuple[str, ...] = PAPER_PARTS) -> list[Page]:
    return [*book(width, kit(game), Order(PAPERS[paper], ONE_SIDED, 2, parts))]


@pytest.fixture(params=LANGUAGES)
def language(request: pytest.FixtureRequest) -> Iterator[str]:
    with speaking(request.param):
        yield request.param


def test_these_are_all_languages() -> None:
    assert {*LANGUAGES} <= {*languages()}


def test_nothing_runs_over_the_edge_of_a_page_in_any_language(language: str) -> None:
    paper = "letter" if language in ("en", "es") else "a4"
    for game in PRINTED:
        for page in pages(game, paper):
            reach = Spot(4, 4, page.width - 8, page.height - 8)
            outside = [ink for ink in inks(page.pieces) if not ink.within(reach)]
            assert outside == [], (game, page.kind)


def test_rules_stand_in_their_columns_without_one_line_on_another(language: str) -> None:
    for game in PRINTED:
        for page in pages(game, parts=("rules",)):
            lines = [ink for ink in inks(page.pieces) if ink.text and ink.top > 52]
            middle = page.width / 2
            assert all(ink.right < middle or ink.left > middle for ink in lines), game
            for column in (True, False):
                here = sorted(ink.low for ink in lines if (ink.right < middle) is column)
                assert all(a <= b - 3 for a, b in pairwise(here)), game


def test_every_point_of_the_rules_is_printed(language: str) -> None:
    page = kit("block").page
    told = " ".join(
        piece.text
        for sheet in pages("block", parts=("rules",))
        for piece, _ in flat(sheet.pieces)
        if isinstance(piece, Lettering)
    )
    for section in page.every():
        assert section.title in told
        for point in section.points:
            assert point in told


def test_clues_are_hidden_by_their_flap_in_every_language(language: str) -> None:
    text, leaf = Spot(0, TAB, LEAF_WIDE, PANEL), Spot(0, 0, LEAF_WIDE, TAB + 2 * PANEL)
    for case in kit("221b-baker-street").printing.cases():
        assert len(case.clues) == 14
        for one in (*case.clues, case.answers):
            lines, size = text_lines(width, one)
            assert size > 2.6, "can be read without a glass"
            drawn = [*inks(leaf_pieces(width, case.title, one))]
            assert all(ink.within(leaf, 0.2) for ink in drawn)
            assert all(ink.within(text) for ink in drawn if ink.text in lines)


def test_a_flap_covers_all_of_the_text() -> None:
    case = kit("221b-baker-street").printing.cases()[0]
    fold = TAB + PANEL
    for ink in inks(leaf_pieces(width, case.title, case.answers)):
        if ink.text in text_lines(width, case.answers)[0]:
            folded = 2 * fold - ink.top
            assert folded <= TAB + 2 * PANEL, "the flap reaches as far up as the text"


def test_three_cases_have_a_card_their_clues_and_their_answers() -> None:
    kinds = [page.kind for page in pages("221b-baker-street", parts=("cases",))]
    assert kinds == ["case", "clues", "clues", "clues"] * 3


def test_a_seat_has_its_mat_and_the_strip_that_leads_to_the_edge() -> None:
    kinds = [page.kind for page in pages("sherlock-holmes", parts=("mats",))]
    assert kinds == ["pool", "seat", "seat", "strips"]
    many = [*book(width, kit("sherlock-holmes"), Order(backs=ONE_SIDED, seats=8, parts=("mats",)))]
    assert [page.kind for page in many] == ["pool", *["seat"] * 8, "strips", "strips"]


def test_a_strip_and_the_near_part_of_a_mat_are_eight_inches() -> None:
    page = next(page for page in pages("block", parts=("mats",)) if page.kind == "seat")
    line = next(
        ink
        for ink, piece in zip(inks(page.pieces), (p for p, _ in flat(page.pieces)), strict=True)
        if isinstance(piece, Outline) and piece.line == "crimson"
    )
    cut = next(
        ink
        for ink, piece in zip(inks(page.pieces), (p for p, _ in flat(page.pieces)), strict=True)
        if isinstance(piece, Outline) and piece.line == "cut"
    )
    near = (cut.top + cut.low) / 2 - (line.top + line.low) / 2
    assert near + STRIP == pytest.approx(EIGHT_INCHES)


def test_nothing_is_printed_in_the_quiet_zone_of_a_mat(language: str) -> None:
    for page in pages("sherlock-holmes", parts=("mats",)):
        for mark in page.marks:
            near = [ink for ink in inks(page.pieces) if ink.touches(mark.zone)]
            assert all(ink.within(mark.square, 1e-6) for ink in near)


def test_what_has_one_side_is_followed_by_an_empty_page_where_sheets_are_turned() -> None:
    made = [*book(width, kit("sherlock-holmes"), Order(seats=2, parts=("rules", "mats")))]
    assert [page.kind for page in made[1::2]] == ["empty"] * (len(made) // 2)


def test_a_game_that_brings_nothing_prints_its_rules_and_mats() -> None:
    assert {page.kind for page in pages("sorry", parts=("cards", *PAPER_PARTS))} == {
        "rules", "pool", "seat", "strips",
    }  # fmt: skip
