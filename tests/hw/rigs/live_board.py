"""A simulated board that lives in real time behind a pseudo-terminal, for commands that wait."""

import threading
from types import TracebackType
from typing import Self

from hw.clock import now_us
from tests.hw.boards.sim_board import SimBoard
from tests.hw.rigs.pty_line import PtyLine


class LiveBoard:
    """Plugged in as long as the `with` lasts."""

    def __init__(self, board: SimBoard) -> None:
        self.board, self.line = board, PtyLine()
        self._ended = threading.Event()
        self._thread = threading.Thread(target=self._live, daemon=True)

    @property
    def path(self) -> str:
        return self.line.path

    def __enter__(self) -> Self:
        self.line.plug()
        self._thread.start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._ended.set()
        self._thread.join()
        self.line.dispose()

    def _live(self) -> None:
        while not self._ended.is_set():
            self.line.listen(0.002)
            self.board.receive(self.line.read(wait=False), now_us())
            self.line.write(self.board.send(now_us()), wait=False)
