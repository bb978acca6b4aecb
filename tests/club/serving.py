"""A club that is really served: by the program itself, which can be killed and come back."""

import os
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from signal import SIGKILL, SIGTERM

from companion.club.sending.line import ClubLine, LineError
from companion.club.sending.link import Link
from companion.club.sending.membership import Membership, file_beside, join
from companion.club.sending.reading import Source
from companion.club.sending.report import Report
from companion.club.store.opening import Store, where
from companion.club.store.tables import invite
from companion.club.wire import SYNC
from tests.support.command import ROOT, environment

PATIENCE_S = 60.0


class Served:
    """`companion club serve` on a store."""

    def __init__(self, database: str, folder: Path, certificate: Path | None = None) -> None:
        self.database, self._folder = database, folder
        self._secret = [] if certificate is None else ["--certificate", str(certificate)]
        with socket.socket() as door:
            door.bind(("127.0.0.1", 0))
            self.port = int(door.getsockname()[1])
        self.url = f"{'https' if certificate else 'http'}://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Begin to serve; return when it answers."""
        with (self._folder / "club.log").open("ab") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "companion", "club", "serve", "--database", self.database,
                 "--bind", "127.0.0.1", "--port", str(self.port), *self._secret],
                stdin=subprocess.DEVNULL, stdout=log, stderr=log, cwd=ROOT, env=environment(),
            )  # fmt: skip
        ends = time.monotonic() + PATIENCE_S
        while not self._answers():
            log_text = (self._folder / "club.log").read_text()
            assert self.process.poll() is None, log_text
            assert time.monotonic() < ends, log_text
            time.sleep(0.05)

    def _answers(self) -> bool:
        with socket.socket() as door:
            return door.connect_ex(("127.0.0.1", self.port)) == 0

    def kill(self, how: int = SIGKILL) -> None:
        """End it as the power would."""
        assert self.process is not None
        os.kill(self.process.pid, how)
        self.process.wait()
        self.process = None

    def stop(self) -> int:
        """Ask it to end; return its status."""
        process = self.process
        assert process is not None
        self.kill(SIGTERM)
        return int(process.returncode)

    def close(self) -> None:
        if self.process is not None:
            self.kill()

    def let_in(self, name: str, journal: Path) -> Membership:
        """Invite a table, and have it belong to the club."""
        store = Store(where(self.database))
        with store.keeper() as connection:
            token = invite(connection, name)
        store.close()
        membership = Membership(self.url, token)
        join(file_beside(journal), membership)
        return membership


@contextmanager
def linked(journal: Path) -> Iterator[Link]:
    """A table's way to the club, to be turned by hand."""
    link = Link(Source(journal), file_beside(journal), lambda report: None)
    try:
        yield link
    finally:
        link.close()


def settled(link: Link, seconds: float = PATIENCE_S) -> Report:
    """Turn until the club has everything; wait where it asks for patience, though not as long."""
    ends = time.monotonic() + seconds
    while True:
        wait = link.turn()
        if link.last.asked and not link.last.behind and not link.last.trouble:
            return link.last
        assert time.monotonic() < ends, link.last
        time.sleep(min(wait, 0.1))


def asks(membership: Membership) -> str:
    """Ask the club for nothing; return why it does not answer, or nothing."""
    line = ClubLine(membership)
    try:
        line.ask(SYNC, {"matches": []})
    except LineError as error:
        return error.kind
    finally:
        line.close()
    return ""
