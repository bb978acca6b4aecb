"""What an owner may say of his own box, and what is wrong with it in one line."""

import re
from typing import Any

import pytest

from companion.games.baker_street.rules.options import parse
from tests.games.baker_street.table import BakerTable, game


def test_another_edition() -> None:
    board = {
        "park": {"entrances": ["north gate", "south gate", "lake"]},
        "pub": {"name": "Boar's Head"},
        "opera": {"name": "Opera", "entrances": ["stage door"]},
        "docks": None,
        "newsagent": False,
    }
    options = parse({"cases": 75, "clue_seconds": 45, "played": [3], "locations": board})
    assert (options.cases, options.clue_seconds, options.suggested) == (75, 45, 1)
    assert options.locations["pub"].name == "Boar's Head"
    assert options.locations["pub"].aliases == ("Boar's Head",)
    assert not {"docks", "newsagent"} & set(options.locations)
    scene = game(options={"locations": board}).go(1, "opera").finds("left", "arrived", "clue-ready")
    scene.done(1).go(2, "docks").refused("unknown-location").undone()
    scene.move(2, "park", entrance="lake").finds("left", "arrived", "clue-ready")


def test_a_depot_with_two_doors_is_sealed_by_the_one_that_is_named() -> None:
    board = {"carriage_depot": {"entrances": ["front", "yard"]}}
    scene = game(options={"locations": board}).at(1, "carriage_depot")
    scene.cab(1, "bank", seal=True).refused("entrance-missing").undone()
    scene.cab(1, "bank", seal=True, exit="yard")
    assert scene.state()["seals"] == [{"location": "carriage_depot", "entrance": "yard"}]


def test_more_cases() -> None:
    BakerTable(3, options={"cases": 200}).case(200).finds("case-open", "prompt")


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"case": 1}, 'unknown option "case"'),
        ({"cases": 0}, 'option "cases" is 0; expected 1 to 1000'),
        ({"clue_seconds": True}, 'option "clue_seconds" is true; expected 1 to 600'),
        ({"played": [21]}, 'option "played" is a list; expected a list of different case numbers'),
        ({"played": [1, 1]}, "different case numbers from 1 to 20"),
        ({"played": 3}, 'option "played" is 3'),
        ({"locations": []}, 'option "locations" is a list; expected places by id'),
        ({"locations": {"bank": 1}}, 'location "bank" is 1; expected its fields, or false'),
        ({"locations": {"bank": {"door": 1}}}, 'location "bank": unknown field "door"'),
        ({"locations": {"opera": {}}}, 'location "opera" is new; expected an id other than'),
        ({"locations": {"": {"name": "Opera"}}}, 'location "" is new; expected an id other than'),
        ({"locations": {"street": {"name": "Strand"}}}, 'other than "street", and a "name"'),
        ({"locations": {"221b": None}}, 'location "221b" cannot be left out'),
        ({"locations": {"opera": None}}, 'location "opera" is left out, but there is none'),
        ({"locations": {"bank": {"clue": 1}}}, '"clue" is 1; expected true or false'),
        ({"locations": {"bank": {"name": ""}}}, '"name" is ""; expected a text'),
        ({"locations": {"bank": {"entrances": []}}}, "expected up to 8 different names, one"),
        ({"locations": {"bank": {"entrances": ["a", "a"]}}}, "expected up to 8 different names"),
        ({"locations": {"bank": {"aliases": "x"}}}, '"aliases" is "x"'),
        ({"locations": {"locksmith": {"sealable": True}}}, "expected false, as the rules have it"),
        ({"locations": {f"x{n}": {"name": "X"} for n in range(50)}}, "expected 60 at the most"),
    ],
)
def test_what_is_wrong_is_said_in_one_line(options: dict[str, Any], said: str) -> None:
    with pytest.raises(ValueError, match=re.escape(said)) as error:
        parse(options)
    assert "\n" not in str(error.value)
