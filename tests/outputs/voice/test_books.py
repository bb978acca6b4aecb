"""Every book says what the English one says, and counts as people count."""

from __future__ import annotations

import re
from collections.abc import Mapping
from importlib import resources
from typing import Any

import pytest

from companion.games import KITS
from companion.kit.data import document
from companion.outputs.voice.announce import Announcer
from companion.outputs.voice.book import book_for, books, load_book
from companion.outputs.voice.pieces import written
from companion.outputs.voice.repertoire import wanted
from companion.outputs.voice.voices import find_voice
from tests.outputs.voice.spoken import sentences
from tests.outputs.voice.table import verdict
from tests.support.kits import setup_of, shipped_games

OTHERS = [language for language in books() if language != "en"]
others = pytest.mark.parametrize("language", OTHERS)


def test_six_languages_ship() -> None:
    assert books() == ("de", "en", "es", "fr", "it", "pt-BR")


def pages(language: str) -> dict[str, Mapping[str, Any]]:
    """Everything that is said of every game, and of each."""
    found = {"common": document("companion.outputs.voice.books", f"{language}.toml")}
    found |= {game: KITS[game].phrases(language) for game in shipped_games()}
    return {name: page or {} for name, page in found.items()}


def shape(entry: Mapping[str, Any]) -> dict[str, Any]:
    """What an entry is, whatever its words: when it is said, how, and with which slots."""
    return {
        key: sorted(re.findall(r"\{[^}]*\}", value)) if key in ("say", "each") else value
        for key, value in entry.items()
    }


@others
def test_every_entry_of_the_english_book_is_there_with_its_slots(language: str) -> None:
    english, own = pages("en"), pages(language)
    for name, page in english.items():
        said, told = (book["common" if name == "common" else "say"] for book in (page, own[name]))
        assert list(told) == list(said), name
        for kind, entries in said.items():
            assert [*map(shape, told[kind])] == [*map(shape, entries)], (name, kind)


@others
def test_every_word_of_the_english_book_is_there(language: str) -> None:
    english, own = pages("en"), pages(language)
    for name, page in english.items():
        assert set(page.get("words", ())) == set(own[name].get("words", ())), name
    for part in ("cues", "nouns", "weights"):
        assert set(own["common"][part]) == set(english["common"][part])
    assert own["common"]["weights"] == english["common"]["weights"]


def test_titles_of_cards_stay_as_they_are_printed() -> None:
    english = KITS["i-say-holmes"].phrases("en")["words"]
    for language in OTHERS:
        assert KITS["i-say-holmes"].phrases(language)["words"] == english


@others
def test_no_sentence_is_left_in_english(language: str) -> None:
    english = {words for words, _ in wanted(sentences("en"))}
    own = {words for words, _ in wanted(sentences(language))}
    names = KITS["i-say-holmes"].phrases("en")["words"].values()
    kept = {re.sub(r"\W+", "-", name.casefold()) for name in (*names, "Scotland Yard")}
    kept |= {"a", "b", "c", "d", "e", "block", "sorry", "i-say"}
    assert {words for words in english & own if " " in words or "-" in words} <= kept


@others
def test_every_number_has_words(language: str) -> None:
    book = load_book(language)
    said = {" ".join(piece.text for piece in book.number(n)) for n in range(1000)}
    assert len(said) == 1000
    assert not any(re.search(r"\d", words) for words in said)


@pytest.mark.parametrize(
    ("language", "number", "words"),
    [
        ("de", 21, "ein und zwanzig"),
        ("de", 342, "dreihundert zwei und vierzig"),
        ("es", 45, "cuarenta y cinco"),
        ("es", 100, "cien"),
        ("es", 121, "ciento veintiuno"),
        ("fr", 71, "soixante et onze"),
        ("fr", 73, "soixante treize"),
        ("fr", 97, "quatre-vingts dix-sept"),
        ("fr", 200, "deux cents"),
        ("it", 38, "trentotto"),
        ("it", 142, "cento quaranta due"),
        ("pt-BR", 100, "cem"),
        ("pt-BR", 121, "cento e vinte e um"),
        ("pt-BR", -5, "menos cinco"),
    ],
)
def test_numbers(language: str, number: int, words: str) -> None:
    assert " ".join(piece.text for piece in load_book(language).number(number)) == words


@pytest.mark.parametrize(
    ("language", "number", "noun", "words"),
    [
        ("de", 1, "card", "eine Karte"),
        ("de", 1, "point", "ein Punkt"),
        ("de", 21, "card", "ein und zwanzig Karten"),
        ("es", 1, "card", "una carta"),
        ("es", 21, "card", "veintiuna cartas"),
        ("es", 31, "point", "treinta y un puntos"),
        ("fr", 0, "card", "zéro carte"),
        ("fr", 21, "card", "vingt et une cartes"),
        ("fr", 1, "point", "un point"),
        ("it", 1, "card", "una carta"),
        ("it", 1, "point", "un punto"),
        ("pt-BR", 2, "card", "duas cartas"),
        ("pt-BR", 22, "card", "vinte e duas cartas"),
        ("pt-BR", 2, "point", "dois pontos"),
    ],
)
def test_so_many_of_something(language: str, number: int, noun: str, words: str) -> None:
    found = load_book(language).count(number, noun)
    assert " ".join(piece.text for piece in found) == words


@pytest.mark.parametrize(
    ("wanted_", "book"),
    [
        ("de", "de"),
        ("de-AT", "de"),
        ("en-GB", "en"),
        ("qps", "en"),
        ("", "en"),
        ("pt", "pt-BR"),
        ("tlh", "en"),
    ],
)
def test_a_language_without_a_book_takes_the_nearest(wanted_: str, book: str) -> None:
    assert book_for(wanted_) == book
    assert load_book(wanted_).language == book


@others
def test_a_language_has_a_voice_that_speaks_unasked(language: str) -> None:
    assert find_voice(language)
    assert (resources.files("companion.outputs.voice") / "books" / f"{language}.toml").is_file()


@pytest.mark.parametrize(
    ("players", "words"),
    [
        (("Ada", "Inés"), "Demasiado justo: Ada e Inés."),
        (("Ada", "Hilda"), "Demasiado justo: Ada e Hilda."),
        (("Ada", "Iago"), "Demasiado justo: Ada y Iago."),
        (("Ada", "Ben"), "Demasiado justo: Ada y Ben."),
    ],
)
def test_a_spanish_and_gives_way_to_a_name_like_it(players: tuple[str, str], words: str) -> None:
    names = (*players, "Cy", "Dot")
    setup = setup_of("sherlock-holmes", names)
    announcer = Announcer(load_book("es"), KITS[setup.game], setup)
    doubt = verdict(1, "doubt", question="first-call", between=[1, 2])
    (one,) = announcer.announce([doubt], 0)
    assert written(announcer.pieces(one), names).startswith(words)


def test_a_spanish_or_gives_way_as_well() -> None:
    setup = setup_of("sherlock-holmes", ("Ada", "Óscar", "Cy"))
    announcer = Announcer(load_book("es"), KITS[setup.game], setup)
    (one,) = announcer.announce([verdict(1, "doubt", question="pool", between=[1, 2])], 0)
    assert "Ada u Óscar" in written(announcer.pieces(one), setup.players)
