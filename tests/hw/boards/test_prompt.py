"""A board that stands at MicroPython's prompt is recognised, started again, and left in peace."""

import pytest

from hw.boards.link import AtPrompt, BoardLink, Met
from hw.boards.prompt import BOOT_US, MOST, WORDS
from tests.hw.boards.sim_board import SimBoard

SECOND = 1_000_000
BANNER = b"MicroPython v1.27.0; Raspberry Pi Pico with RP2040\r\nType help()\r\n>>> "


class Interpreter:
    """A board whose program was stopped: it echoes, and Ctrl-D at its prompt starts the program."""

    def __init__(self, *, stubborn: bool = False) -> None:
        self.board = SimBoard()
        self.running = False
        self.stubborn = stubborn
        self.up_us = 0
        self.starts = 0

    def answer(self, data: bytes, now_us: int) -> bytes:
        if self.running and now_us >= self.up_us:
            self.board.receive(data, now_us)
            return self.board.send(now_us)
        if self.running:
            assert not data, "it boots, and Ctrl-C would stop it again"
            return b""
        if data.endswith(b"\x04"):
            self.starts += 1
            self.running, self.up_us = not self.stubborn, now_us + 900_000
            return b"\r\nMPY: soft reboot\r\n" + (BANNER if self.stubborn else b"")
        return data.replace(b"\x03", b"\r\nKeyboardInterrupt\r\n>>> ") + (b">>> " if data else b"")


def talk(link: BoardLink, far: Interpreter, for_us: int) -> list[object]:
    news: list[object] = []
    link.line_opened(0)
    for now in range(0, for_us, 5_000):
        link.tick(now)
        news += link.receive(far.answer(link.outgoing(), now), now)
    return news


def test_the_board_is_started_and_everything_goes_on() -> None:
    link, far = BoardLink(), Interpreter()
    news = talk(link, far, 3 * SECOND)
    assert [n for n in news if isinstance(n, AtPrompt)] == [AtPrompt(1, MOST)]
    assert any(isinstance(n, Met) for n in news)
    assert link.clock.known
    assert far.starts == 1


def test_a_board_that_does_not_start_is_given_up_and_left_alone() -> None:
    link, far = BoardLink(), Interpreter(stubborn=True)
    told = [n for n in talk(link, far, 20 * SECOND) if isinstance(n, AtPrompt)]
    assert told == [*(AtPrompt(n, MOST) for n in range(1, MOST + 1)), AtPrompt(MOST, MOST, True)]
    assert far.starts == MOST
    assert link.due() is None
    assert not link.silent(60 * SECOND)


@pytest.mark.parametrize("sign", [BANNER, b"raw REPL; CTRL-B to exit\r\n>", b"\r\n>>> "])
def test_every_prompt_is_known(sign: bytes) -> None:
    link = BoardLink()
    link.line_opened(0)
    link.outgoing()
    assert link.receive(sign[:4], 10) == []
    assert link.receive(sign[4:], 20) == [AtPrompt(1, MOST)]
    assert link.outgoing() == WORDS
    link.tick(BOOT_US - 1)
    assert link.outgoing() == b"", "while it boots nothing is said to it"


def test_a_board_that_plays_may_say_what_it_likes() -> None:
    """Spoilt bytes that look like a prompt are no reason to restart a board in a match."""
    link, board = BoardLink(), SimBoard()
    link.line_opened(0)
    for now in range(0, SECOND, 5_000):
        link.tick(now)
        board.receive(link.outgoing(), now)
        link.receive(board.send(now), now)
        assert not [n for n in link.receive(b">>> ", now) if isinstance(n, AtPrompt)]
