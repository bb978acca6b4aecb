"""Lamps have one owner, whichever thread a word comes from."""

from dataclasses import dataclass
from threading import Event as Flag
from threading import Thread
from typing import Any, cast

from companion.app.hosted.voice import SharedLamps, TableVoice
from companion.core.live import Session, View
from companion.core.referee.events import Cue
from companion.core.referee.game import Setup
from companion.core.referee.verdicts import Verdict
from companion.games import KITS
from companion.outputs.lamps import FLASH_US, Lamps
from companion.setup.profile import load_profile
from hw.clock import now_us
from hw.speaker import Sound

SETUP = Setup("block", 2, 1, ("Ada", "Ben"), None, {}, 0)
RUN = View(0, SETUP, {"phase": "run", "open": [], "dealer": 1, "leader": 1}, ())
WHITE = {(1, "white"), (2, "white")}


class Board:
    """Lamps that can be looked at, and that notice who switches them twice."""

    def __init__(self) -> None:
        self.lit: set[tuple[int, str]] = set()
        self.twice: list[tuple[int, str, bool]] = []
        self.slow: Flag | None = None

    def set(self, seat: int, colour: str, on: bool) -> None:
        if self.slow is not None:
            self.slow.wait(0.001)
        if ((seat, colour) in self.lit) == on:
            self.twice.append((seat, colour, on))
        (self.lit.add if on else self.lit.discard)((seat, colour))


@dataclass
class Match:
    """All that the voice asks of a match."""

    setup: Setup


def table_voice(board: Board) -> tuple[TableVoice, Any]:
    voice = TableVoice(load_profile(), now_us, board.set, lambda line: None)
    guests = voice.join(cast(Session, Match(SETUP)))
    return voice, guests.actors[0]


def shown(voice: TableVoice, word: str) -> None:
    """Have a word said where nothing can be heard, and wait until it has been seen."""
    seen = Flag()
    voice.speaker.play(Sound(word, b"\0\0" * 480), heard=lambda onset: seen.set())
    assert seen.wait(5)


def test_a_word_that_nobody_hears_is_shown_at_once_and_goes_out_again() -> None:
    board = Board()
    voice, lamps = table_voice(board)
    shown(voice, "play")
    assert board.lit == WHITE, "seen before its event is judged"
    lamps.heard(Cue(1_000_000, 0, "play"))
    assert board.lit == WHITE
    lamps.act(lamps.due())
    assert not board.lit
    assert board.twice == [], "one part alone switches"
    voice.close()


def test_a_word_shown_and_never_recorded_does_not_stay_into_the_next_match() -> None:
    board = Board()
    voice, _ = table_voice(board)
    shown(voice, "ready")
    assert board.lit == {(1, "red"), (2, "red")}
    voice.join(cast(Session, Match(SETUP)))
    assert not board.lit
    voice.close()


def test_words_and_verdicts_from_two_threads_leave_what_the_last_ones_say() -> None:
    board = Board()
    board.slow = Flag()
    lamps = SharedLamps(Lamps(KITS["block"].lamps, 2, board.set))

    def speak() -> None:
        for _ in range(20):
            lamps.show("play")

    speaker = Thread(target=speak)
    speaker.start()
    for n in range(1, 21):
        lamps.judged([Verdict(n, 0, "played", {"seat": 1 + n % 2})], RUN)
    speaker.join()
    lamps.heard(Cue(1_000, 0, "play"))
    lamps.act(1_000 + FLASH_US)
    assert board.lit == set()
    assert board.twice == []
