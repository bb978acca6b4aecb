"""How languages count: as CLDR says, the same in Python and in a page."""

import json
import shutil
import subprocess
from typing import Any

import pytest
from babel import Locale as BabelLocale

from companion.language import dated, listed, number, say, speaking
from companion.language.catalogue import catalogue, languages, page_catalogue
from companion.language.cldr import LOCALES
from companion.language.files import _PAGE
from companion.language.locale import category
from scripts.make_locales import LANGUAGES, files

NODE = shutil.which("node")
with_node = pytest.mark.skipif(NODE is None, reason="node runs the script of the page")
DAYS = ["2026-11-07 20:30", "2026-01-31", "", "yesterday"]
NUMBERS = [*range(30), 100, 101, 102, 111, 1000, 1234567, 1000000, 0.5, 1.5, 2.25]


def test_what_is_committed_is_what_the_generator_makes() -> None:
    for path, text in files().items():
        assert path.read_text("utf-8") == text, f"run python -m scripts.make_locales: {path.name}"


def test_every_language_knows_how_it_counts() -> None:
    assert set(languages()) <= set(LOCALES) == set(LANGUAGES)


def test_plurals_are_those_of_cldr() -> None:
    for tag, name in LANGUAGES.items():
        theirs = BabelLocale.parse(name)
        for value in NUMBERS:
            shown = str(value)
            assert category(LOCALES[tag].plural, shown) == theirs.plural_form(value), (tag, value)
            if isinstance(value, int):
                assert category(LOCALES[tag].ordinal, shown) == theirs.ordinal_form(value)


@with_node
def test_a_page_says_the_same() -> None:
    """Every message, with odd slots, in every language that ships and the pseudo-language."""
    asked: list[Any] = []
    for language in (*languages(), "qps"):
        for slots in ({}, {"n": 1, "who": "Ann"}, {"n": 2.5, "who": "Ben", "cards": 1234}):
            known = page_catalogue(language, "kit", "sherlock-holmes")
            asked.append([known, slots, _lists(), NUMBERS])
    assert _in_node(asked) == [_in_python(*one) for one in asked]


@with_node
def test_a_page_speaks_of_a_person_as_they_have_said() -> None:
    message = [
        ["?", "g", "who", {}, {"feminine": ["elle, ", ["$", "who"]], "other": "on"}, "other"]
    ]
    known = {"language": "fr", "messages": {"a": message}}
    people = [{"name": "Ann", "gender": "feminine"}, {"name": "Ben"}, "Cy"]
    told = [_in_node([[known, {"who": who}, [], []]])[0]["said"]["a"] for who in people]
    assert told == ["elle, Ann", "on", "on"]


def _lists() -> list[list[str]]:
    return [[], ["A"], ["A", "Ida"], ["A", "B", "hijo"], ["a", "b", "c", "hielo"]]


def _in_python(known: Any, slots: Any, lists: Any, numbers: Any) -> Any:
    with speaking(known["language"]):
        return {
            "said": {key: say(key, **slots) for key in known["messages"]},
            "lists": [listed(words) for words in lists],
            "days": [dated(day) for day in DAYS],
            "numbers": [[number(n), number(n, 1, 2, grouped=True)] for n in numbers],
        }


SCRIPT = (
    f"const DAYS = {json.dumps(DAYS)};"
    + """
import { readFileSync } from "node:fs";
const { learn, say, dated, listed, number } = await import(process.argv[1]);
const asked = JSON.parse(readFileSync(0, "utf-8"));
console.log(JSON.stringify(asked.map(([known, slots, lists, numbers]) => {
  learn(known);
  return {
    said: Object.fromEntries(Object.keys(known.messages).map((key) => [key, say(key, slots)])),
    lists: lists.map((words) => listed(words)),
    days: DAYS.map((day) => dated(day)),
    numbers: numbers.map((n) => [number(n), number(n, { least: 1, most: 2, grouped: true })]),
  };
})));
"""
)


def _in_node(asked: Any) -> Any:
    """Run the script of the page; what node cannot import by its name, it imports by its type."""
    command = ["node", "--input-type=module", "--experimental-default-type=module", "-e", SCRIPT]
    script = (_PAGE / "say.js").as_uri()
    done = subprocess.run(
        [*command, script], input=json.dumps(asked), capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def test_a_page_needs_no_more_than_its_areas() -> None:
    known = page_catalogue("en", "practice")
    assert set(known["messages"]) == {k for k in catalogue("en").all() if k.startswith("practice-")}
