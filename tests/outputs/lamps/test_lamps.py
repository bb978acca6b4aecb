"""What the lamps show."""

from companion.core.referee.events import Cue
from companion.core.referee.game import Prompt
from companion.games import KITS
from companion.outputs.lamps import ASK_US, BLINK_US, FLASH_US, Lamps
from tests.outputs.voice.table import forfeit, verdict, view

WHITE = {(seat, "white") for seat in (1, 2, 3, 4)}


class Board:
    """Lamps that can be looked at."""

    def __init__(self, by_eye: bool = False, game: str = "sherlock-holmes") -> None:
        self.lit: set[tuple[int, str]] = set()
        self.switched = 0
        self.lamps = Lamps(KITS[game].lamps, 4, self.set, by_eye=by_eye)

    def set(self, seat: int, colour: str, on: bool) -> None:
        self.switched += 1
        (self.lit.add if on else self.lit.discard)((seat, colour))

    def until(self, t: int) -> None:
        while (due := self.lamps.due()) is not None and due <= t:
            self.lamps.act(due)


def test_play_flashes_and_ready_is_dark() -> None:
    board = Board()
    board.lamps.heard(Cue(1_000, 0, "ready"))
    assert not board.lit
    board.lamps.heard(Cue(5_000, 0, "play"))
    assert board.lit == WHITE
    board.until(5_000 + FLASH_US)
    assert not board.lit
    assert board.lamps.due() is None


def test_by_eye_ready_can_be_seen() -> None:
    board = Board(by_eye=True)
    assert board.lamps.sign("announcement") == ()
    assert board.lamps.sign("ready") == tuple((seat, "red") for seat in (1, 2, 3, 4))
    board.lamps.heard(Cue(1_000, 0, "ready"))
    assert board.lit == set(board.lamps.sign("ready"))
    board.until(1_000 + FLASH_US)
    assert not board.lit


def test_the_first_caller_is_lit_until_the_next_ready() -> None:
    board = Board()
    calls = [verdict(1, "call", seat=3, place=1), verdict(2, "call", seat=4, place=2)]
    board.lamps.judged(calls, view(t=10))
    assert board.lit == {(3, "white")}
    board.lamps.heard(Cue(20, 0, "ready"))
    assert not board.lit


def test_the_sweeper_is_lit_while_the_sweep_lasts() -> None:
    board = Board()
    board.lamps.judged([verdict(1, "sweep-open", seat=2)], view("sweep", t=10))
    assert board.lit == {(2, "red")}
    board.lamps.judged([], view("play", t=20))
    assert not board.lit


def test_a_forfeit_blinks_three_times() -> None:
    board = Board()
    board.lamps.judged([forfeit(1, 2)], view(t=0))
    assert board.lit == {(2, "red")}
    board.until(BLINK_US)
    assert not board.lit
    board.until(10 * BLINK_US)
    assert board.switched == 6
    assert board.lamps.due() is None


def test_the_dealers_lamp_blinks_until_the_question_is_answered() -> None:
    board = Board()
    board.lamps.judged([], view("play", "call", t=0, dealer=3))
    assert board.lit == {(3, "blue")}
    board.until(ASK_US)
    assert not board.lit
    board.until(2 * ASK_US)
    assert board.lit == {(3, "blue")}
    board.lamps.judged([], view("play", t=3 * ASK_US))
    assert not board.lit
    assert board.lamps.due() is None


def test_counting_shows_whose_count_is_awaited() -> None:
    board = Board()
    awaited = (Prompt("entry", "count", 2, {}), Prompt("ruling", "overturn", "dealer", {}))
    board.lamps.judged([], view("counting", prompts=awaited, t=5))
    assert board.lit == {(2, "white")}
    board.lamps.judged([], view("dealing", t=6))
    assert not board.lit


def test_all_out_at_the_end() -> None:
    board = Board()
    board.lamps.judged([verdict(1, "call", seat=3, place=1)], view(t=10))
    board.lamps.dark()
    assert not board.lit


def test_a_screen_is_told_of_no_lamp_that_only_stands_for_a_word() -> None:
    board, told = Board(by_eye=True), set[tuple[int, str]]()
    board.lamps.watch = lambda seat, colour, on: (told.add if on else told.discard)((seat, colour))
    for t, word in ((1_000, "ready"), (900_000, "play")):
        board.lamps.show(word)
        board.lamps.heard(Cue(t, 0, word))
        assert len(board.lit) == 4
        assert not told
    board.lamps.judged([forfeit(1, 2, "late")], view(t=1_000_000))
    assert told == {(2, "red")}, "what is meant for a player is shown"
