"""The words of the caller: a table shows what it says."""

import pytest

from companion.language import say, speaking
from companion.language.catalogue import languages
from companion.outputs.voice.book import load_book


def letters(words: str) -> str:
    return "".join(c for c in words.casefold() if c.isalpha())


@pytest.mark.parametrize("language", languages())
def test_the_display_shows_the_words_that_the_voice_calls(language: str) -> None:
    cues = load_book(language).cues
    with speaking(language):
        for cue in ("ready", "play"):
            spoken = letters(cues[cue])
            assert letters(say(f"display-{cue}")) == letters(say(f"kit-cue-{cue}")) == spoken
