"""A game that brings no phrases is spoken by its sentences, as far as there is a synthesiser."""

from dataclasses import replace

import pytest

from companion.games import KITS
from companion.kit.kit import Kit
from companion.outputs.voice.announce import Announcer
from companion.outputs.voice.book import load_book
from companion.outputs.voice.diction import Diction
from companion.outputs.voice.library import Library
from companion.outputs.voice.pieces import written
from companion.outputs.voice.shape import Clip
from companion.outputs.voice.speech import Voice
from companion.outputs.voice.synth import Synth
from tests.outputs.voice.table import Notebook, verdict, view
from tests.support.kits import setup_of

PLAYERS = ("Ada", "Ben", "Cy", "Dot")
DRAWN = {"seat": 2, "card": "7", "left": 12}
SECOND = 1_000_000


def plain(**more: object) -> Kit:
    """A game as somebody may have brought it: rules, perhaps words, and nothing else."""
    return Kit("sorry", KITS["sorry"].rules, **more)  # type: ignore[arg-type]


def said(kit: Kit, kind: str, **fields: object) -> list[str]:
    announcer = Announcer(load_book(), kit, setup_of("sorry", PLAYERS))
    found = announcer.announce([verdict(1, kind, **fields)], 0)
    return [written(announcer.pieces(one), PLAYERS) for one in found]


def test_what_no_phrase_says_the_sentence_says() -> None:
    kit = plain(words=KITS["sorry"].words)
    assert said(kit, "drawn", **DRAWN) == ["Ben turns up the 7; 12 left."]


def test_even_the_plain_sentence_is_better_than_silence() -> None:
    assert said(plain(), "drawn", **DRAWN) == ["Ben: drawn: card 7, left 12."]


def test_what_all_games_share_is_said_by_the_book() -> None:
    assert said(plain(), "won", seat=2) == ["Ben wins!"]
    assert said(plain(), "refused", reason="card-due", event="press", seat=1, input="white") == []


def test_a_gap_in_a_games_own_phrases_is_silence() -> None:
    announcer = Announcer(load_book(), KITS["sorry"], setup_of("sorry", PLAYERS))
    assert announcer.announce([verdict(1, "yodelled", seat=2)], 0) == []


class Reader(Synth):
    """A synthesiser that keeps what it was given to read."""

    def __init__(self) -> None:
        super().__init__("en-gb", program=None)
        self.read: list[str] = []

    def render(self, text: str) -> Clip | None:
        self.read.append(text)
        return replace(Library().get("play") or pytest.fail("no clip"), name=text)


def test_the_voice_reads_it_out() -> None:
    synth, speaker = Reader(), Notebook("a notebook")
    diction = Diction(load_book(), Library(), synth, threaded=False)
    kits = {"sorry": plain(words=KITS["sorry"].words)}
    voice = Voice(speaker, Notebook("silent"), load_book(), diction, kits, lambda: 0)
    voice.judged([verdict(1, "drawn", **DRAWN)], replace(view(), setup=setup_of("sorry", PLAYERS)))
    voice.act(SECOND)
    assert synth.read == ["Ben turns up the 7; 12 left."]
    assert len(speaker.played) == 1


def test_without_a_synthesiser_it_is_silent_and_play_goes_on() -> None:
    diction = Diction(load_book(), Library(), Synth("en-gb", program=None), threaded=False)
    speaker = Notebook("a notebook")
    voice = Voice(speaker, Notebook("silent"), load_book(), diction, {"sorry": plain()}, lambda: 0)
    voice.judged([verdict(1, "drawn", **DRAWN)], replace(view(), setup=setup_of("sorry", PLAYERS)))
    voice.act(SECOND)
    assert not speaker.played
