"""A club on one machine: PostgreSQL, a broker, the door, tables that play; all can be killed."""

from __future__ import annotations

import json
import shutil
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

from companion.club.sending.membership import Membership, file_beside, join
from companion.club.sending.reading import Source
from companion.club.sending.sender import Sender
from companion.club.store.comparing import differences
from companion.club.store.opening import Store, open_store
from companion.club.store.tables import invite
from companion.keep.journal.disk import RealDisk
from tests.app.hosted.process import waited
from tests.club.postgres import Postgres
from tests.support.broker import Broker
from tests.support.command import ROOT, environment

LOOPBACK = "127.0.0.1"
LAST_S = 30.0
"""How long the last rows may take, once every verdict is there; what differs then, differs."""


class Door:
    """`companion club serve`, the real command."""

    def __init__(self, database: str, folder: Path, host: str = LOOPBACK) -> None:
        self._database, self._log, self.host = database, folder / "door.log", host
        self.port = free_port(host)
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"http://{self.host}:{self.port}"

    def start(self) -> None:
        with self._log.open("ab") as log:
            self._process = subprocess.Popen(
                [sys.executable, "-m", "companion", "club", "serve", "--database", self._database,
                 "--bind", self.host, "--port", str(self.port)],
                stdout=log, stderr=log, env=environment(), cwd=ROOT,
            )  # fmt: skip

    def wait(self) -> None:
        """Return when it answers; one that has ended, as its store was away, is begun again."""
        waited("the door", self._answers, 120)

    def _answers(self) -> bool:
        if self._process is None or self._process.poll() is not None:
            self.start()
        try:
            socket.create_connection((self.host, self.port), 1).close()
        except OSError:
            return False
        return True

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    def kill(self) -> None:
        if self._process is not None:
            self._process.kill()
            self._process.wait()
            self._process = None


class Table:
    """A table of bots: see `tests.club.bot_table`."""

    def __init__(self, folder: Path, name: str, seed: int, within: Sequence[str] = ()) -> None:
        self.folder, self.name, self._seed = folder / name / "journal", name, seed
        self.folder.mkdir(parents=True, exist_ok=True)
        self._within = [*within]
        """What its process is started by: in a network of its own, with a clock of its own."""
        self._log = folder / f"{name}.log"
        self._process: subprocess.Popen[bytes] | None = None
        self.kills = 0

    def belong_to(self, url: str, token: str) -> None:
        join(file_beside(self.folder), Membership(url, token))

    def start(self, *words: str) -> None:
        with self._log.open("ab") as log:
            self._process = subprocess.Popen(
                [*self._within, sys.executable, "-m", "tests.club.bot_table", str(self.folder),
                 self.name, "--seed", str(self._seed + self.kills), *words],
                stdout=subprocess.PIPE, stderr=log, env=environment(), cwd=ROOT,
                start_new_session=True,
            )  # fmt: skip

    @property
    def on(self) -> bool:
        return self._process is not None and self._process.poll() is None

    def kill(self) -> None:
        """Kill it as the power does: the process that judges; the one that sends goes by itself."""
        if self._process is not None:
            self.kills += 1
            self._process.kill()
            self._process.wait()
            if self._process.stdout is not None:
                self._process.stdout.close()
            self._process = None

    def stop(self) -> None:
        """Let it stop in order; one that has only just been started says nothing of itself."""
        if self._process is not None:
            self._process.send_signal(signal.SIGTERM)
            self._process.communicate(timeout=300)
            self._process = None

    def result(self) -> dict[str, Any]:
        """Wait for its end, and return what it says of itself."""
        assert self._process is not None
        said, _ = self._process.communicate(timeout=300)
        self._process = None
        lines = said.decode().splitlines()
        assert lines, self._log.read_text(errors="replace")
        found: dict[str, Any] = json.loads(lines[-1])
        return found

    def lines(self) -> int:
        """Count the verdicts that its journals hold."""
        sender = Sender(RealDisk(), [Source(self.folder, "")])
        sender.look()
        return sum(known.kept.verdicts for known in sender.known.values() if known.kept)


class Night:
    """The engines, the door and the tables of one evening."""

    def __init__(
        self, folder: Path, host: str = LOOPBACK, durable: bool = True, where: Path | None = None
    ) -> None:
        """`where` is a folder for the store alone: a small one can be full."""
        self.folder = folder
        self.postgres = Postgres(durable=durable)
        if where is not None:
            self._move(where)
        self.postgres.start()
        (folder / "broker").mkdir()
        self.broker = Broker(folder / "broker", host)
        self.broker.start()
        self.database = self.postgres.database()
        self.store: Store = open_store(self.database)
        self.door = Door(self.database, folder, host)
        self.door.start()
        self.door.wait()
        self.tables: dict[str, Table] = {}

    def _move(self, where: Path) -> None:
        """Have the store's files lie in another folder."""
        data = self.postgres.folder / "data"
        subprocess.run(["cp", "-a", str(data), str(where / "data")], check=True)
        shutil.rmtree(data)
        data.symlink_to(where / "data")

    def invite(self, name: str, seed: int = 1, within: Sequence[str] = ()) -> Table:
        table = self.tables[name] = Table(self.folder / "tables", name, seed, within)
        with self.store.keeper() as connection:
            token = invite(connection, name)
        table.belong_to(self.door.url, token)
        return table

    @property
    def feed(self) -> str:
        """Where the broker is, for tables."""
        return f"{self.broker.host}:{self.broker.port}"

    def stored(self) -> dict[tuple[int, str], int]:
        """Return how many verdicts of each match are in the store."""
        with self.store.keeper() as connection:
            rows = connection.exec_driver_sql("SELECT table_id, match, verdicts FROM matches")
            return {(row[0], row[1]): row[2] for row in rows}

    def differences(self) -> list[str]:
        """Compare the store with the journals, row for row."""
        folders: Mapping[str, Mapping[str, Path]] = {
            name: {"": table.folder} for name, table in self.tables.items()
        }
        with self.store.keeper() as connection:
            return differences(connection, folders)

    def settle(self, seconds: float) -> float:
        """Have everything sent by tables that play no more; return how long that took."""
        began = time.monotonic()
        senders = [_sending(table) for table in self.tables.values() if not table.on]
        try:
            waited("the store to have it all", lambda: not self._missing(), seconds)
            # Evidence that decided nothing is counted, too, and told with the next question.
            with suppress(AssertionError):
                waited("the same rows", lambda: not self.differences(), LAST_S)
        finally:
            for sender in senders:
                sender.stdin.close()  # type: ignore[union-attr]
            for sender in senders:
                sender.wait(60)
        return time.monotonic() - began

    def _missing(self) -> int:
        with suppress(Exception):
            return sum(t.lines() for t in self.tables.values()) - sum(self.stored().values())
        return 1

    def close(self) -> None:
        for table in self.tables.values():
            table.kill()
        self.door.kill()
        self.broker.kill()
        self.store.close()
        self.postgres.close()


def _sending(table: Table) -> subprocess.Popen[bytes]:
    """Start what sends for a table that plays no more."""
    return subprocess.Popen(
        [sys.executable, "-m", "companion.club.sending", str(table.folder), ""],
        stdin=subprocess.PIPE,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        env=environment(),
        cwd=ROOT,
    )


def free_port(host: str = LOOPBACK) -> int:
    with socket.socket() as found:
        found.bind((host, 0))
        return int(found.getsockname()[1])
