"""A lesson in a view: whose clock its words are dated by, and how one goes through it."""

from collections.abc import Callable
from typing import cast

from companion.app.simulated.lesson import SpokenWords, in_its_time, teach
from companion.app.simulated.play_match import Manners
from companion.app.simulated.views import Playing
from companion.app.table.calling import LEAD_US
from companion.core.live import Inbox, Prelude, Skipping, Standing
from companion.core.live.inbox import Foretold
from companion.core.referee.events import Cue
from companion.outputs.voice.speech import Voice
from companion.setup.profile import load_profile
from hw.speaker import Onset

WALL_US, SKIPPED_US = 5_000_000, 60_000_000


class OneWord:
    """A voice that says a word when it is told to, and is heard a little later."""

    def cue(self, word: str, at: int, heard: Callable[[Onset], None]) -> None:
        self.at = at
        heard(Onset(at + 100, 50))


def test_a_word_is_said_by_the_clock_on_the_wall_and_dated_by_the_matchs() -> None:
    inbox, voice, prelude = Inbox(), OneWord(), Prelude(Skipping(WALL_US))
    pace = Standing(prelude)
    pace.wait(WALL_US + SKIPPED_US, inbox)
    prelude.begin()
    assert pace() == WALL_US + SKIPPED_US
    SpokenWords(in_its_time(cast(Voice, voice), prelude, pace), inbox, 3_000).call("ready", pace())
    assert voice.at == WALL_US + LEAD_US
    (cue,) = inbox.wait(0)
    assert isinstance(cue, Foretold)
    assert cue.event == Cue(WALL_US + SKIPPED_US + LEAD_US + 100, 3_000, "ready")


class Leafing:
    """A view in which somebody turns the page as soon as they have seen it, so often."""

    next = ""

    def __init__(self, *turns: int) -> None:
        self._turns = [*turns]
        self.said: list[str] = []
        self.seen: list[tuple[int, int]] = []

    def say(self, words: str) -> None:
        self.said.append(words)

    def play(self, playing: Playing) -> None:
        assert playing.lesson is not None
        self.seen.append(playing.lesson.place)
        if self._turns:
            playing.lesson.turn(self._turns.pop(0))

    def close(self) -> None:
        pass


def taught(*turns: int) -> tuple[bool, Leafing]:
    view = Leafing(*turns)
    return teach("sorry", load_profile(), view, Manners()), view


def test_whoever_skips_every_step_has_finished() -> None:
    finished, view = taught(1, 1, -1, 1, 1, 1, 1)
    assert finished
    assert view.seen == [(1, 5), (2, 5), (3, 5), (2, 5), (3, 5), (4, 5), (5, 5)]


def test_whoever_leaves_has_not_and_nothing_is_left_on_the_screen() -> None:
    finished, view = taught(1)
    assert not finished
    assert view.seen == [(1, 5), (2, 5)]
    assert view.said[-1] == ""
