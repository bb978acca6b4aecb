"""Reading one table of a document: bounds, types, and the key that was meant."""

import pytest

from companion.setup.profile.errors import Problem, shown
from companion.setup.profile.section import TomlSection, nearest


def read(**table: object) -> tuple[TomlSection, list[Problem]]:
    problems: list[Problem] = []
    return TomlSection(dict(table), "part", problems), problems


def test_what_is_there_is_read_and_what_is_not_has_its_default() -> None:
    section, problems = read(a="x", b=3, c=2.5, d=True, e=["x"], f="red")
    assert (section.text("a", ""), section.text("z", "none")) == ("x", "none")
    assert (section.whole("b", 0, 1, 9), section.whole("z", 7, 1, 9)) == (3, 7)
    assert (section.number("c", 0, 1, 9), section.number("b", 0, 1, 9)) == (2.5, 3.0)
    assert (section.flag("d", False), section.flag("z", True)) == (True, True)
    assert (section.texts("e"), section.texts("z")) == (("x",), ())
    assert section.choice("f", "blue", ("red", "blue")) == "red"
    assert problems == []


@pytest.mark.parametrize("value", [0, 10, True, 3.0, "3", None, [3], float("nan")])
def test_a_whole_number_is_nothing_else(value: object) -> None:
    section, problems = read(b=value)
    assert section.whole("b", 5, 1, 9) == 5
    assert len(problems) == (value is not None)


@pytest.mark.parametrize("value", [0.5, 9.5, True, "3", float("nan"), float("inf")])
def test_a_number_keeps_to_its_bounds(value: object) -> None:
    section, problems = read(b=value)
    assert section.number("b", 5, 1, 9) == 5
    assert problems[0].expected == "a number from 1 to 9"


@pytest.mark.parametrize("value", ["", "   ", "a\nb", "x" * 21, 3, "zero\u200bwidth"])
def test_a_text_can_be_shown(value: object) -> None:
    section, problems = read(a=value)
    assert section.text("a", "none", longest=20) == "none"
    assert len(problems) == 1


def test_a_table_that_is_no_table_reads_as_an_empty_one() -> None:
    section, problems = read(inner=3)
    assert section.section("inner").names() == ()
    assert problems == [Problem("part.inner", "is a whole number", "a table: [part.inner]")]


def test_every_key_that_nobody_asked_for_is_told() -> None:
    section, problems = read(white=1, whit=2, zzz=3)
    section.value("white")
    section.value("red")
    section.close()
    assert [(p.key, p.expected) for p in problems] == [
        ("part.whit", '"white"'),
        ("part.zzz", "one of white, red"),
    ]


def test_keys_are_written_as_toml_would() -> None:
    section, _ = read()
    assert section.key("0x5A") == "part.0x5A"
    assert section.key("two words") == 'part."two words"'
    assert TomlSection({}, "", []).key("name") == "name"


def test_the_nearest_key_is_guessed_only_when_it_is_near() -> None:
    assert nearest("simulate", ["simulated", "game"]) == '"simulated"'
    assert nearest("qqqq", ["simulated", "game"]) == "one of simulated, game"
    assert nearest("x" * 100_000, ["game"]) == "one of game"


@pytest.mark.parametrize(
    ("value", "words"),
    [
        (True, "true"),
        (5, "5"),
        (2.5, "2.5"),
        ("red", '"red"'),
        ("x" * 50, '"' + "x" * 37 + '..."'),
        (10**30, "a number beyond all bounds"),
        ([1], "a list"),
        ({}, "a table"),
        (None, "missing"),
    ],
)
def test_a_value_is_shown_shortly(value: object, words: str) -> None:
    assert shown(value) == words
