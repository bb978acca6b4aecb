"""How far everything at a table has been delivered, and who is told if somebody cannot say."""

from companion.app.table.calling import EARLY_US, Calling
from companion.app.table.low_water import IN_A_ROW, PATIENCE_US, LowWater
from companion.core.live import Inbox
from companion.core.live.inbox import Foretold
from companion.kit.notice import Notice
from companion.outputs.caller.caller import Caller, Cry
from hw.speaker import Onset
from tests.outputs.voice.table import Notebook as Speaker

LATER = 1_000_000
"""How much later the match is than the table."""


class Table:
    """A table whose parts say what we let them."""

    def __init__(self) -> None:
        self.parts: dict[str, int | None] = {"gpiod": 5_000, "board": 4_000}
        self.word: int | None = None
        self.now = LATER + 10_000
        self.told: list[str] = []
        self.low = LowWater(
            lambda wanted: [*self.parts.items()],
            LATER,
            lambda: self.now,
            lambda: self.word,
            self._say,
            lambda: 50_000,
        )

    def _say(self, notice: Notice) -> None:
        self.told.append(notice.log)


def test_the_slowest_part_decides_in_the_time_of_the_match() -> None:
    assert Table().low(LATER + 3_000) == LATER + 4_000


def test_a_word_on_its_way_holds_the_match_where_it_may_have_been_heard() -> None:
    table = Table()
    table.word = LATER + 3_500
    assert table.low(LATER + 3_000) == LATER + 3_500


def test_one_part_that_cannot_say_is_enough() -> None:
    table = Table()
    table.parts["board"] = None
    assert table.low(LATER + 3_000) is None


def test_a_part_that_stays_behind_is_told_once_and_its_return_too() -> None:
    table, wanted = Table(), 0
    for n in range(IN_A_ROW + 2):
        wanted = LATER + 6_000 + n
        table.parts["gpiod"] = wanted
        table.now = wanted + PATIENCE_US + 1
        table.low(wanted)
    assert table.told == ["board: how far is not known; verdicts wait 50 ms for it"]
    table.parts["board"] = table.now
    table.low(wanted)
    assert len(table.told) == 2


def test_a_part_that_is_only_a_little_slow_is_not_told() -> None:
    table = Table()
    for n in range(9):
        wanted = LATER + 6_000 + n
        table.now = wanted + PATIENCE_US
        table.low(wanted)
    assert table.told == []


class OneWord(Caller):
    """A caller who says PLAY once."""

    def __init__(self, at: int) -> None:
        super().__init__(None, None, 0)  # type: ignore[arg-type]
        self.cry: Cry | None = Cry("play", at)

    def call(self, now: int) -> Cry | None:
        cry, self.cry = self.cry, None
        return cry


class Voice:
    """A voice whose speaker has not said yet when the word is out."""

    def __init__(self) -> None:
        self.speaker = Speaker()

    def cue(self, word: str, at: int | None = None, heard: object = None) -> None:
        self.heard = heard

    def busy_until(self) -> int:
        return 0


def test_a_word_is_awaited_from_its_instant_on_until_it_is_known() -> None:
    inbox, voice = Inbox(), Voice()
    calling = Calling(OneWord(900_000), voice, inbox, 3_000)
    assert calling.awaited() is None
    calling.act(800_000)
    assert calling.awaited() == 900_000 - EARLY_US
    voice.heard(Onset(901_000, 400))  # type: ignore[operator]
    assert calling.awaited() is None
    [told] = inbox.wait(0)
    assert isinstance(told, Foretold)
    assert (told.event.t, getattr(told.event, "u", 0)) == (901_000, 3_000)


def test_a_word_is_not_dated_before_what_was_waited_for() -> None:
    inbox, voice = Inbox(), Voice()
    calling = Calling(OneWord(900_000), voice, inbox, 3_000)
    calling.act(800_000)
    voice.heard(Onset(890_000, 400))  # type: ignore[operator]
    [told] = inbox.wait(0)
    assert isinstance(told, Foretold)
    assert (told.event.t, getattr(told.event, "u", 0)) == (895_000, 5_400)
