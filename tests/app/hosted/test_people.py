"""How sentences speak of those who play is kept beside a match; nothing is judged by it."""

from dataclasses import replace

from companion.app.hosted.people import as_people, genders_of, with_people
from companion.app.hosted.table_choices import seated_as
from companion.core.transcript.header import parse_header
from companion.games import GAMES
from companion.kit.text import clean
from companion.language import Person
from companion.outputs.start import (
    Chair,
    Chosen,
    GenderSeat,
    NameSeat,
    changed,
    recalled,
    remembered,
)
from tests.support.foyers import foyer

ANN, BEN = Person("Ann", "feminine"), "Ben"


def test_it_is_kept_beside_the_names_and_found_again() -> None:
    kept = genders_of([ANN, BEN])
    assert kept == {"genders": ["feminine", ""]}
    ann, ben = as_people(["Ann", "Ben"], kept)
    assert (ann, getattr(ann, "gender", ""), getattr(ben, "gender", "")) == ("Ann", "feminine", "")


def test_a_match_that_kept_nothing_of_it_reads_as_ever() -> None:
    assert genders_of(["Ann", "Ben"]) == {}
    assert as_people(["Ann", "Ben"], {}) == ["Ann", "Ben"]
    assert as_people(["Ann", "Ben"], {"genders": ["feminine"]}) == ["Ann", "Ben"]


def test_the_referee_has_the_same_names_either_way() -> None:
    header = {"transcript": 1, "game": "block", "seats": 4, "players": ["Ann", "Ben", "Cy", "Dot"]}
    plain = parse_header(header, GAMES)
    told = with_people(plain, genders_of([Person(n, "feminine") for n in plain.setup.players]))
    assert told == plain
    assert {player.gender for player in told.setup.players} == {"feminine"}  # type: ignore[attr-defined]
    assert clean(told.setup.players[0]).gender == "feminine"  # type: ignore[attr-defined]


def test_it_is_chosen_with_the_name_and_remembered() -> None:
    place = foyer(NameSeat(1, "Ann"), GenderSeat(1, "feminine"))
    chosen: Chosen = place.chosen
    again = recalled(remembered(chosen), replace(chosen, chairs=_nobody(chosen)), place.choices)
    assert again.chair(1) == Chair(1, "person", "Ann", "feminine")
    first = seated_as(again, 1)["players"][0]
    assert (first, first.gender) == ("Ann", "feminine")
    assert changed(again, GenderSeat(1, "what"), place.choices) == again


def _nobody(chosen: Chosen) -> tuple[Chair, ...]:
    return tuple(Chair(chair.seat, "empty", f"Seat {chair.seat}") for chair in chosen.chairs)
