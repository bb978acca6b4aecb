"""Which sentences there are, and where in them a stretch stands."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.outputs.voice.pieces import Piece
from companion.outputs.voice.place import (
    ASK,
    COLON,
    COMMA,
    CRY,
    MORE,
    NEW,
    ON,
    STOP,
    Place,
    nearest,
    places,
    read_place,
)
from companion.outputs.voice.repertoire import NAME, wanted
from companion.outputs.voice.sentence import _clips
from companion.outputs.voice.shape import Clip
from scripts.make_examples import dead_heat, false_start, five_players
from tests.outputs.voice.spoken import library, sentences
from tests.outputs.voice.table import book, setup, verdict
from tests.support.kits import announcer_of

PLACES = st.builds(
    Place, st.sampled_from([NEW, ON]), st.sampled_from([MORE, COMMA, COLON, STOP, ASK, CRY])
)


def test_a_stretch_knows_what_comes_before_and_after_it() -> None:
    row = (Piece("taken back", mark=":"), NAME, Piece("and"), Piece(seat=2, mark="."))
    assert [*map(str, places(row))] == ["new-colon", "new-more", "on-more", "on-stop"]


@given(PLACES, st.sets(PLACES, min_size=1))
def test_the_nearest_place_is_the_place_itself_if_it_is_there(
    wanted_: Place, offered: set[Place]
) -> None:
    found = nearest(wanted_, offered)
    assert found in offered
    assert found == wanted_ or wanted_ not in offered
    assert found.last == wanted_.last or all(place.last != wanted_.last for place in offered)


@given(PLACES)
def test_a_place_is_read_as_it_is_written(place: Place) -> None:
    assert read_place(str(place)) == place


def words(row: tuple[Piece, ...]) -> str:
    return " ".join(f"{piece.text or 'Kate'}{piece.mark}" for piece in row)


@pytest.mark.parametrize(
    "sentence",
    [
        "Kate, too early.",
        "three cards to the pool.",
        "three cards each to the pool.",
        "Kate takes two cards from Kate.",
        "Kate takes forty three cards from Kate.",
        "Kate, Kate and Kate, too early.",
        "Too close to call: Kate or Kate.",
        "Kate, one hundred twenty one.",
        "Kate, minus five.",
        "Dealer, is I Say in sequence after Estate?",
        "Kate: C five.",
        "Kate: A ten.",
        "Sorry.",
        "The score.",
    ],
)
def test_what_can_be_said_is_listed(sentence: str) -> None:
    assert sentence in {words(row) for row in sentences()}


def test_where_a_name_can_stand_a_seat_and_nobody_can() -> None:
    clips = set(wanted(sentences()))
    named = {
        place
        for row in sentences()
        for piece, place in zip(row, places(row), strict=True)
        if piece.seat is not None
    }
    assert len(named) >= 8
    for place in named:
        assert {("seat-three", place), ("seat-eight", place), ("nobody", place)} <= clips


@pytest.mark.parametrize("story", [dead_heat, false_start, five_players])
def test_a_whole_story_is_said_from_clips_of_the_very_place(story: Any) -> None:
    have = set(wanted(sentences()))
    announcer, asked = announcer_of(book(), setup()), []

    def find(piece: Piece, place: Place) -> Clip | None:
        name = piece.slug if piece.seat is None else book().seat(piece.seat)[0].slug
        clip = library().get(name, place)
        if clip is not None:
            asked.append((name, place))
        return clip

    for line in story().judged():
        fields = {name: line[name] for name in line if name not in ("n", "t", "verdict")}
        for one in announcer.announce([verdict(line["n"], line["verdict"], **fields)], 0):
            assert all(clip for clip, _ in _clips(announcer.pieces(one), find))
    assert asked
    assert [one for one in asked if one not in have] == []
