"""Which sounds a text has, in the letters that Kokoro was taught with.

English is read by hibari's lexicon, every other language by espeak-ng. What is printed on cards is
English in every language, and so are a few names: they are read so wherever they stand.
"""

from __future__ import annotations

import re
import subprocess
from collections.abc import Callable, Mapping
from functools import cache, partial
from typing import Protocol

from companion.games import KITS


class Phonemes(Protocol):
    """What reads a text aloud, as letters for sounds."""

    def __call__(self, text: str, leads_on: bool = False) -> str:
        """Read it; `leads_on` if another word follows without a pause."""
        ...


_LETTERS = {"A": "[A](/ˈA/)"}
"""What would be read as a word, and is a letter."""
_NAMES = ("Sherlock Holmes", "Scotland Yard", "Baker Street", "I Say", "Sorry", "Block", "Kate")
_TIED = {
    "a^ɪ": "I", "a^ʊ": "W", "e^ɪ": "A", "o^ʊ": "O", "ə^ʊ": "Q", "ɔ^ɪ": "Y",
    "d^z": "ʣ", "d^ʒ": "ʤ", "t^s": "ʦ", "t^ʃ": "ʧ", "s^s": "S",
}  # fmt: skip
"""What espeak-ng writes as two sounds in one, and Kokoro as one."""
_SWITCHED = re.compile(r"\([a-z-]+\)")
"""espeak-ng's remark that it reads a word by another language."""
_UNSAID = re.compile("[\\^\\u032a-]")
"""Ties, where the tongue lies, and hyphens: Kokoro knows none of them."""
_NEXT = "Pat"
"""What stands for the next word, where a text is read that leads on to one."""


def _english(british: bool) -> Phonemes:
    """English by hibari's lexicon, which needs no other program."""
    from hibari.g2p import G2P

    g2p = G2P(british=british)

    def read(text: str, leads_on: bool = False) -> str:
        return str(g2p(_LETTERS.get(text, text)))

    return read


@cache
def english_names() -> re.Pattern[str]:
    """Return what finds English in a text of any language: titles of cards, and names."""
    titles = {
        title for game in ("i-say-holmes",) for title in KITS[game].phrases("en")["words"].values()
    }
    longest_first = sorted({*titles, *_NAMES}, key=lambda name: (-len(name), name))
    return re.compile(rf"\b({'|'.join(map(re.escape, longest_first))})\b")


def _foreign(voice: str) -> Phonemes:
    """Another language by espeak-ng, with what is English in it by the lexicon."""

    def read(text: str, leads_on: bool = False) -> str:
        parts = english_names().split(text)
        ends = len(parts) - 1
        sounds = [
            phonemes_of("en-gb")(part) if n % 2 else _clauses(voice, part, leads_on and n == ends)
            for n, part in enumerate(parts)
        ]
        return " ".join(filter(None, (sound.strip() for sound in sounds))).replace(" ,", ",")

    return read


def _clauses(voice: str, text: str, leads_on: bool) -> str:
    """Read a text clause by clause: espeak-ng would leave the commas out."""
    *before, last = text.split(",")
    read = [_espeak(voice, part.strip()) for part in before]
    return ", ".join(
        [*read, _leading_on(voice, last) if leads_on else _espeak(voice, last.strip())]
    )


def _leading_on(voice: str, text: str) -> str:
    """Read a text as before another word: there a small word is not stressed."""
    if not text.strip():
        return ""
    sounds, _, after = _espeak(voice, f"{text.strip()} {_NEXT}").rpartition(" ")
    return sounds if sounds and after else _espeak(voice, text.strip())


@cache
def _espeak(voice: str, text: str) -> str:
    if not text:
        return ""
    command = ("espeak-ng", "-q", "-v", voice, "--ipa", "--tie=^", "--stdin")
    done = subprocess.run(command, input=text.encode(), capture_output=True, check=True)
    sounds = _SWITCHED.sub("", " ".join(done.stdout.decode().split()))
    for tied, one in _TIED.items():
        sounds = sounds.replace(tied, one)
    return _UNSAID.sub("", sounds)


def espeak_version() -> str:
    """Return which espeak-ng there is."""
    done = subprocess.run(("espeak-ng", "--version"), capture_output=True, check=True, text=True)
    found = re.search(r"\d+(\.\d+)+", done.stdout)
    return found[0] if found else "unknown"


_ACCENTS: Mapping[str, Callable[[], Phonemes]] = {
    "en-gb": lambda: _english(british=True),
    "en-us": lambda: _english(british=False),
    **{voice: partial(_foreign, voice) for voice in ("fr-fr", "es", "it", "pt-br")},
}


@cache
def phonemes_of(accent: str) -> Phonemes:
    """Return what reads a language as it is spoken somewhere; SystemExit where nothing does."""
    if accent not in _ACCENTS:
        raise SystemExit(f"{accent}: nothing here reads it aloud; known are: {', '.join(_ACCENTS)}")
    return _ACCENTS[accent]()
