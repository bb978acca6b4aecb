"""Columns stay columns in a terminal, whatever script a name is written in."""

import pytest

from companion.outputs.display.cells import fit, padded, wide, wrapped
from companion.outputs.display.look import Look
from companion.outputs.display.screens import draw_text
from tests.support.evening import SCRIPTS, staged
from tests.support.table import Table


def test_wide_letters_take_two_cells_and_accents_none() -> None:
    assert [*map(wide, ("Ada", "田中さくら", "Zoe\u0308", "🦊 Fox", "👩\u200d🚀", "محمد"))] == [
        3, 10, 3, 6, 2, 4,
    ]  # fmt: skip


def test_what_is_cut_has_the_room_it_was_given() -> None:
    assert fit("田中さくら", 6) == "田中…"
    assert fit("田中さくら", 10) == "田中さくら"
    assert wide(padded("田中", 10)) == 10


def test_lines_break_between_words_and_long_words_within() -> None:
    assert wrapped("one two three", 7) == ["one two", "three"]
    assert wrapped("one two three", 7, "  ") == ["one two", "  three"]
    assert wrapped("田中さくら", 6) == ["田中さ", "くら"]
    assert wrapped("", 7) == []


@pytest.mark.parametrize("screen", ["", "photo", "scores"])
def test_columns_stand_below_each_other(screen: str) -> None:
    table = Table(8, players=[*SCRIPTS]).deal().round(1, 2).white(1, 3).white(2, 3.00015)
    drawn = draw_text(staged(table, 4).scene(), Look(screen=screen), 80, 24).lines
    assert all(wide(line) <= 80 for line in drawn)
    if not screen:
        starts = {wide(line.partition(" hand ")[0]) for line in drawn if " hand " in line}
        assert len(starts) == 1, "the hands are in one column"
