"""A PostgreSQL of one's own: Debian's, in a temporary folder, on a port of the loopback.

PostgreSQL refuses to be root; then it is run as `postgres` or `nobody`. The club asks for nothing
of the server but a login that may make roles, and a database: as docs/club.md says.
"""

import os
import shutil
import socket
import subprocess
import tempfile
import time
from collections.abc import Sequence
from contextlib import suppress
from itertools import count
from pathlib import Path
from signal import SIGKILL

FAST = ("fsync=off", "full_page_writes=off")
"""Nothing of a test outlives its machine; where durability itself is tried, these are left out."""
SMALL = (
    "shared_buffers=16MB",
    "max_connections=60",
    "max_wal_senders=0",
    "wal_level=minimal",
    "autovacuum=off",
    "jit=off",
)
LOGIN = "club"
_NAMES = count(1)


def programs() -> Path | None:
    """Return where PostgreSQL's programs lie; None: it is not installed."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=_version)
    if found:
        return found[-1].parent
    known = shutil.which("initdb")
    return Path(known).resolve().parent if known else None


def _version(path: Path) -> int:
    name = path.parent.parent.name
    return int(name) if name.isdecimal() else 0


def missing() -> str:
    """Return why there is no PostgreSQL for tests; empty: there is."""
    if programs() is None:
        return "PostgreSQL is not installed: apt install postgresql"
    if os.geteuid() == 0 and not (_user() and shutil.which("setpriv")):
        return "PostgreSQL refuses to be root, and there is nobody else to be"
    return ""


def _user() -> str:
    import pwd

    for name in ("postgres", "nobody"):
        with suppress(KeyError):
            return pwd.getpwnam(name).pw_name
    return ""


class Postgres:
    """A server that can be started, killed and started again on what it has kept."""

    def __init__(self, durable: bool = False) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="companion-postgres-", dir=_where(durable)))
        self._settings = SMALL if durable else (*SMALL, *FAST)
        self._process: subprocess.Popen[bytes] | None = None
        self.port = _free_port()
        self._give_away(self.folder)
        bin_folder = programs()
        assert bin_folder is not None
        self._bin = bin_folder
        quick = () if durable else ("--no-sync",)
        self._run("initdb", "-D", self._data, "-U", "owner", "--auth=trust", "-E", "UTF8",
                  "--locale=C", *quick)  # fmt: skip

    @property
    def _data(self) -> str:
        return str(self.folder / "data")

    def _give_away(self, folder: Path) -> None:
        if os.geteuid() == 0:
            shutil.chown(folder, _user())

    def _as_somebody(self, *words: str) -> list[str]:
        if os.geteuid() != 0:
            return [*words]
        return ["setpriv", f"--reuid={_user()}", "--clear-groups", f"--regid={_group()}", *words]

    def _run(self, program: str, *words: str) -> None:
        done = subprocess.run(
            self._as_somebody(str(self._bin / program), *words),
            capture_output=True, check=False, cwd="/",
        )  # fmt: skip
        assert done.returncode == 0, done.stderr.decode()

    def start(self) -> None:
        """Serve; return when it answers."""
        assert self._process is None
        settings = [word for each in self._settings for word in ("-c", each)]
        log = (self.folder / "log").open("ab")
        self._process = subprocess.Popen(
            self._as_somebody(
                str(self._bin / "postgres"), "-D", self._data, "-p", str(self.port), "-h",
                "127.0.0.1", "-k", str(self.folder), *settings,
            ),
            stdout=log, stderr=log, stdin=subprocess.DEVNULL, cwd="/",
        )  # fmt: skip
        log.close()
        self._wait()

    def _wait(self) -> None:
        import psycopg

        ends = time.monotonic() + 60
        while True:
            try:
                psycopg.connect(self._as_owner("postgres"), autocommit=True).close()
                return
            except psycopg.OperationalError:
                assert time.monotonic() < ends, (self.folder / "log").read_text()
                time.sleep(0.05)

    def _as_owner(self, database: str) -> str:
        return f"postgresql://owner@127.0.0.1:{self.port}/{database}"

    def database(self, like: str = "template1") -> str:
        """Make a database for a club, and return its address: for a login that is no superuser."""
        import psycopg

        name, like = f"club_{next(_NAMES)}", like.rpartition("/")[2]
        with psycopg.connect(self._as_owner("postgres"), autocommit=True) as owner:
            known = owner.execute("SELECT FROM pg_roles WHERE rolname = %s", (LOGIN,)).fetchone()
            if known is None:
                owner.execute(f"CREATE ROLE {LOGIN} LOGIN CREATEROLE")
            owner.execute(f"CREATE DATABASE {name} OWNER {LOGIN} TEMPLATE {like}")
        return f"postgresql://{LOGIN}@127.0.0.1:{self.port}/{name}"

    def kill(self) -> None:
        """End it as the power would: the server and all that it has started."""
        assert self._process is not None
        for pid in [*_children(self._process.pid), self._process.pid]:
            with suppress(ProcessLookupError):
                os.kill(pid, SIGKILL)
        self._process.wait()
        self._process = None
        (self.folder / "data" / "postmaster.pid").unlink(missing_ok=True)

    def close(self) -> None:
        """End it, and leave nothing."""
        if self._process is not None:
            self.kill()
        shutil.rmtree(self.folder, ignore_errors=True)


def _group() -> int:
    import pwd

    return pwd.getpwnam(_user()).pw_gid


def _children(pid: int) -> Sequence[int]:
    told = Path(f"/proc/{pid}/task/{pid}/children")
    return [int(word) for word in told.read_text().split()] if told.exists() else []


def _free_port() -> int:
    with socket.socket() as door:
        door.bind(("127.0.0.1", 0))
        return int(door.getsockname()[1])


def _where(durable: bool) -> str | None:
    """In memory, where nothing has to outlive anything: that is quicker."""
    memory = Path("/dev/shm")
    return str(memory) if not durable and os.access(memory, os.W_OK) else None
