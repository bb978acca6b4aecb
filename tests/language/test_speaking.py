"""What is said, and in which language: plurals, gender, numbers, what is missing."""

import json
import pickle
from concurrent.futures import ThreadPoolExecutor
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

from companion.language import (
    Person,
    Spoken,
    current,
    dated,
    known,
    listed,
    number,
    say,
    settle,
    speaking,
)
from companion.language.catalogue import Catalogue, bring, catalogue, languages, nearest
from companion.language.compiling import compile_text
from companion.language.filling import fill
from companion.language.shelf import compiled_path, read
from tests.support.texts import passing

TEXT = """\
-table = { $case ->
   *[plain] Tisch
    [of] Tisches
}
t-plain = Plain.
t-slot = { $who } leads.
t-of = des { -table(case: "of") }, { -table }
t-count = { $n ->
    [0] no cards
    [one] { $n } card
   *[other] { $n } cards
}
t-place = { NUMBER($n, type: "ordinal") ->
    [one] { $n }st
    [two] { $n }nd
    [few] { $n }rd
   *[other] { $n }th
}
t-gender = { GENDER($who) ->
    [feminine] { $who } est sortie
    [masculine] { $who } est sorti
   *[other] { $who } a fini
}
t-more = { t-slot } { " " }So.
t-number = { NUMBER($n, minimumFractionDigits: 1, useGrouping: "true") }
t-flag = { $sure ->
    [true] sure
   *[false] not
}
"""


def told(key: str, language: str = "en", **slots: Any) -> str:
    messages, wrong = compile_text(TEXT, "t.ftl")
    assert not wrong
    spoken = Catalogue(language, {})
    spoken.messages, spoken.own = messages, {*messages}
    return fill(messages[key], slots, spoken)


def test_a_message_and_its_slots() -> None:
    assert told("t-plain") == "Plain."
    assert told("t-slot", who="Ann") == "Ann leads."
    assert told("t-slot") == "{who} leads.", "a slot that nobody fills shows its name"
    assert told("t-of") == "des Tisches, Tisch"
    assert told("t-more", who="Ann") == "Ann leads.  So."
    assert [told("t-flag", sure=sure) for sure in (True, False)] == ["sure", "not"]


def test_files_are_looked_for_when_something_is_said_and_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    looked = list[str]()

    def sources(name: str) -> dict[str, str]:
        looked.append(name)
        return {}

    monkeypatch.setattr("companion.language.catalogue.sources", sources)
    spoken = Catalogue("en")
    assert not looked
    assert [spoken.find(key) for key in ("kit-one", "kit-two")] == ["kit-one", "kit-two"]
    assert looked == ["en"]


def test_plurals_are_those_of_the_language() -> None:
    assert [told("t-count", n=n) for n in (0, 1, 2)] == ["no cards", "1 card", "2 cards"]
    assert told("t-count", "fr", n=1.5) == "1,5 card", "French counts one and a half as one"
    assert told("t-count", n=1.5) == "1.5 cards"
    placed = [told("t-place", n=n) for n in (1, 2, 3, 4, 11, 21)]
    assert placed == ["1st", "2nd", "3rd", "4th", "11th", "21st"]


def test_a_person_is_spoken_of_as_they_have_said() -> None:
    assert told("t-gender", who=Person("Ann", "feminine")) == "Ann est sortie"
    assert told("t-gender", who=Person("Ben", "masculine")) == "Ben est sorti"
    assert told("t-gender", who=Person("Cy")) == told("t-gender", who="Cy") == "Cy a fini"


def test_a_person_is_a_name_that_stays_one() -> None:
    ann = Person("Ann", "feminine")
    assert ann == "Ann"
    assert "Ann" in {str(ann)}
    for copied in (pickle.loads(pickle.dumps(ann)), deepcopy(ann)):
        assert (copied, copied.gender) == ("Ann", "feminine")
    assert json.dumps(ann) == '"Ann"'


def test_numbers_and_lists_by_language() -> None:
    assert number(12.5) == "12.5"
    assert number(12.0) == "12"
    assert number(2, least=1) == "2.0"
    assert number(1234567, grouped=True) == "1,234,567"
    assert listed([]) == ""
    assert listed(["A"]) == "A"
    assert listed(["A", "B", "C"]) == "A, B and C"
    with speaking("de"):
        assert (number(12.5), number(1234.5, grouped=True)) == ("12,5", "1.234,5")
        assert listed(["A", "B"]) == "A und B"
    with speaking("es"):
        assert number(1234, grouped=True) == "1234"
        assert listed(["Ana", "Inés"]) == "Ana e Inés"
        assert listed(["agua", "hielo"]) == "agua y hielo"
    assert told("t-number", "fr", n=1234) == "1\u202f234,0"


def test_days_by_language() -> None:
    told = {}
    for language in ("en", "fr", "es", "it", "pt-BR", "de"):
        with speaking(language):
            told[language] = dated("2026-11-07 20:30")
    assert told == {
        "en": "2026-11-07 20:30",
        "fr": "07/11/2026 20:30",
        "es": "07/11/2026 20:30",
        "it": "07/11/2026 20:30",
        "pt-BR": "07/11/2026 20:30",
        "de": "07.11.2026 20:30",
    }
    assert dated("") == ""


def test_whoever_shows_something_speaks_their_own_language() -> None:
    assert current() == "en"
    with speaking("fr"):
        assert current() == "fr"
        with speaking("de"):
            assert current() == "de"
        with ThreadPoolExecutor(1) as pool:
            assert pool.submit(current).result() == "en", "another thread goes on with its own"
    assert current() == "en"


def test_what_is_settled_holds_for_every_thread() -> None:
    settle("it")
    try:
        with ThreadPoolExecutor(1) as pool:
            assert pool.submit(current).result() == "it"
    finally:
        settle("en")


def test_what_a_language_lacks_is_english_and_then_the_key(tmp_path: Path) -> None:
    with passing("x", "fr", "nn"):
        lacking(tmp_path)


def lacking(folder: Path) -> None:
    (folder / "text.en.ftl").write_text("x-one = One { $n }\nx-two = Two", "utf-8")
    french = folder / "text.fr.ftl"
    french.write_text("x-one = Un { $n }\n", "utf-8")
    bring("x", folder)
    catalogue("fr").bring("x", french)
    with speaking("fr"):
        assert say("x-one", n=1.5) == "Un 1,5"
        assert say("x-two") == "Two"
        assert say("x-three") == "x-three"
        assert not known("x-three")
    with speaking("nn"):
        assert say("x-one", n=1.5) == "One 1.5", "nobody wrote it: English, in English numbers"
    assert Spoken("x")["one"] == "One {n}"
    assert "three" not in Spoken("x")
    assert [*Spoken("x")] == ["one", "two"]


def test_a_catalogue_is_compiled_once_and_again_when_it_changes(tmp_path: Path) -> None:
    source = tmp_path / "a.ftl"
    source.write_text("a-b = One", "utf-8")
    assert read(source) == {"a-b": "One"}
    kept = Path(compiled_path(source))
    marked = kept.read_text("utf-8").replace("One", "Kept")
    kept.write_text(marked, "utf-8")
    assert read(source) == {"a-b": "Kept"}, "it was not parsed again"
    source.write_text("a-b = Two", "utf-8")
    assert read(source) == {"a-b": "Two"}
    kept.write_text("{", "utf-8")
    assert read(source) == {"a-b": "Two"}, "a torn file is made again"
    source.unlink()
    assert read(source) == {"a-b": "Two"}, "a page ships the compiled form alone"


@pytest.mark.parametrize(
    ("line", "what"),
    [
        ("a-b = { $n", "t.ftl:2: Expected"),
        ("a-b = { FOO($n) }", "t.ftl:2: FOO is no function here"),
        ("a-b = { -none }", "t.ftl:2: there is no -none"),
        ("a-a = Twice", "t.ftl:2: a-a is there already"),
        ("a-b = One\n    .title = Two", "t.ftl:2: a-b: a message is one text"),
    ],
)
def test_a_mistaken_line_is_named_and_left_out(line: str, what: str) -> None:
    messages, wrong = compile_text(f"a-a = Fine\n{line}\na-c = Too\n", "t.ftl")
    assert str(wrong[0]).startswith(what)
    assert (messages["a-a"], messages["a-c"]) == ("Fine", "Too")


def test_the_nearest_language_is_found() -> None:
    assert nearest(["en-GB", "fr"]) == "en"
    assert nearest(["xx", "en_US.UTF-8"]) == "en"
    assert nearest([]) == "en"
    for language in languages():
        assert nearest([language.lower()]) == language
