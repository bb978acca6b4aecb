"""The language of a table: one that there is a catalogue of."""

from __future__ import annotations

import pytest

from companion.language.catalogue import languages
from companion.setup.profile import ProfileError
from companion.setup.profile.glimpse import glimpsed
from companion.setup.profile.load import load_profile, parse_text, shipped_text


def test_a_table_that_says_nothing_speaks_english() -> None:
    assert load_profile("laptop").language == "en"
    assert languages()[0] == "en"


def test_a_language_without_a_catalogue_is_answered_with_those_that_have_one(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("companion.setup.profile.parse.languages", lambda: ("en", "fr"))
    text = shipped_text("laptop")
    assert parse_text('language = "fr"\n' + text, "table.toml").language == "fr"
    with pytest.raises(ProfileError) as told:
        parse_text('language = "xx"\n' + text, "table.toml")
    assert str(told.value) == 'table.toml: language: is "xx"; expected one of en, fr'


def test_safe_mode_takes_the_language_even_of_a_profile_that_is_wrong(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("companion.setup.profile.parse.languages", lambda: ("en", "fr"))
    assert glimpsed('language = "fr"\nnonsense = 1').language == "fr"
    assert glimpsed('language = "xx"').language == "en"
    assert glimpsed("no toml").language == "en"
