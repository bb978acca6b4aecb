"""A picture that is written for a painter elsewhere is the same picture there."""

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.drawing.items import Box, Disc, Item, Line, Rect, Shape, Text
from companion.drawing.wire import (
    Row,
    Sheet,
    WireError,
    item_row,
    read_item,
    read_picture,
    runs,
    since,
    whole,
)

PIXELS = st.integers(-50, 4000)
RECTS = st.builds(Rect, PIXELS, PIXELS, PIXELS, PIXELS)
INKS = st.sampled_from(("ink", "seat3", "bad"))
PERHAPS = st.none() | INKS
CORNERS = st.lists(st.tuples(PIXELS, PIXELS), min_size=1, max_size=6).map(tuple)
ITEMS: st.SearchStrategy[Item] = st.one_of(
    st.builds(Text, RECTS, st.text(max_size=8), PIXELS, st.sampled_from(("sans", "bold")), INKS),
    st.builds(Box, RECTS, PERHAPS, st.integers(0, 9), PERHAPS, st.integers(0, 3)),
    st.builds(Disc, PIXELS, PIXELS, PIXELS, INKS, st.integers(0, 3)),
    st.builds(Line, PIXELS, PIXELS, PIXELS, PIXELS, INKS, st.integers(1, 3)),
    st.builds(Shape, CORNERS, INKS, PERHAPS, st.integers(0, 3)),
)
ROWS = st.lists(ITEMS.map(item_row), max_size=12)


def over_the_wire(value: Any) -> Any:
    return json.loads(json.dumps(value))


@given(ITEMS)
def test_every_item_comes_back_as_it_was(item: Item) -> None:
    assert read_item(over_the_wire(item_row(item))) == item


@settings(max_examples=60)
@given(ROWS, st.data())
def test_a_change_makes_the_new_picture_of_the_old_one(before: list[Row], data: Any) -> None:
    kept = st.sampled_from(before) if before else ITEMS.map(item_row)
    after = data.draw(st.lists(kept | ITEMS.map(item_row), max_size=12))
    touches = ((0, 0, 44, 44, "Draw"),)
    old = Sheet(7, (360, 480), tuple(before), touches, ("PLAY",))
    new = Sheet(9, (360, 480), tuple(after), (), ("Ada plays",))
    told = over_the_wire(since(old, new))
    read = read_picture(told, old)
    assert [read_item(row) for row in read.items] == [read_item(row) for row in after]
    assert (read.n, read.size, read.touches, read.words) == (9, (360, 480), (), ("Ada plays",))


def test_what_stays_is_told_in_one_run() -> None:
    rows = [item_row(Disc(n, n, 3, "ink")) for n in range(300)]
    changed = [*rows[:120], item_row(Disc(1, 1, 9, "bad")), *rows[121:]]
    assert [*runs(rows, changed)] == [(0, 120), ("d", 1, 1, 9, "bad"), (121, 179)]
    assert [*runs(rows, rows)] == [(0, 300)]


def test_a_row_that_says_nothing_new_at_its_end_is_short() -> None:
    assert item_row(Box(Rect(1, 2, 3, 4), "felt")) == ("b", 1, 2, 3, 4, "felt")
    assert item_row(Line(1, 2, 3, 4, "grid")) == ("l", 1, 2, 3, 4, "grid")


@pytest.mark.parametrize(
    "row",
    [
        [],
        ["x", 1],
        ["d", 1, 2, 3],
        ["d", 1, 2, "3", "ink"],
        ["d", 1, 2, True, "ink"],
        ["t", 1, 2, 3, 4, "a", 9, "sans", None],
        ["s", [1, 2, 3], "ink"],
        ["b", 1, 2, 3, 4, None, 0, None, 0, 0],
    ],
)
def test_what_is_no_item_is_not_read(row: list[Any]) -> None:
    with pytest.raises(WireError):
        read_item(row)


def test_a_change_of_another_picture_is_not_read() -> None:
    old, new = Sheet(1, (9, 9), (), ()), Sheet(3, (9, 9), (), ())
    with pytest.raises(WireError, match="another picture"):
        read_picture(since(old, new), Sheet(2, (9, 9), (), ()))
    with pytest.raises(WireError, match="another picture"):
        read_picture(since(old, new))
    with pytest.raises(WireError, match="3 rows from 1"):
        read_picture({**since(old, new), "items": [[1, 3]]}, old)
    assert read_picture(whole(new)) == new
