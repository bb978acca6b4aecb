"""A table of bots in a process of its own: its journal, its feed, its club, as a daemon has them.

`python -m tests.club.bot_table FOLDER NAME`, and what is wanted beside it. It plays match after
match, `--speed` times as fast as a real table, until it is told to stop (SIGTERM) or killed;
started again, it goes on with the match that was on. It says one line of JSON when it has stopped.
"""

from __future__ import annotations

import argparse
import json
import os
import resource
import signal
import sys
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from random import Random
from threading import Thread, Timer
from threading import enumerate as all_threads
from typing import Any

from companion.app.hosted.club import CLUB
from companion.app.hosted.guests import Guests
from companion.app.hosted.notices import Notices
from companion.app.hosted.service import Service
from companion.app.hosted.wanted import Wanted
from companion.app.simulated.practice_table import tempers
from companion.app.table.match import seated
from companion.core.live import Session, Skipping, View
from companion.core.live.inbox import Inbox, Item
from companion.core.live.listener import Listening
from companion.core.referee.verdicts import Verdict
from companion.games import GAMES
from companion.keep.journal.opening import open_journal
from companion.setup.profile import load_profile
from companion.setup.profile.model import FeedSettings, Profile

SEATS = 4
WARM = 100
"""After so many verdicts every part has been loaded, and what a verdict costs is counted."""
TARGET = 10
"""So many points win: an evening has more ends than one match of 50 has."""


class Hurried(Skipping):
    """Time that jumps to whatever happens next, and yet never passes faster than `speed` says."""

    def __init__(self, speed: float) -> None:
        super().__init__()
        self._speed, self._began = speed, time.monotonic()

    def wait(self, until: int | None, inbox: Inbox) -> list[Item]:
        """Wait as long as that takes, unless something comes in."""
        if until is not None:
            real = self._began + (until - 1_000_000) / 1e6 / self._speed
            found = inbox.wait(max(0.0, real - time.monotonic()))
            if found:
                now = 1_000_000 + int((time.monotonic() - self._began) * 1e6 * self._speed)
                self._now = max(self._now, min(now, until))
                return found
        return super().wait(until, inbox)


@dataclass(frozen=True)
class Used:
    """How much of the processor a table has used so far, in microseconds, and for what."""

    verdicts: int
    all: float
    threads: Mapping[str, float]
    """By the name of the thread."""

    @classmethod
    def now(cls, verdicts: int) -> Used:
        return cls(verdicts, 1e6 * time.process_time(), {t.name: _used(t) for t in all_threads()})

    def since(self, before: Used) -> tuple[float, dict[str, float]]:
        """Return what a verdict took since then, in all and by thread."""
        each = max(1, self.verdicts - before.verdicts)
        threads = {name: us - before.threads.get(name, 0.0) for name, us in self.threads.items()}
        return (self.all - before.all) / each, {name: us / each for name, us in threads.items()}


def _used(thread: Thread) -> float:
    assert thread.ident is not None
    return 1e6 * time.clock_gettime(time.pthread_getcpuclockid(thread.ident))


class Clerk(Listening):
    """Knows when each verdict was told, and has the next match begin after one is over."""

    def __init__(self, service: Service, most: int | None) -> None:
        self._service, self._most = service, most
        self.told: list[tuple[int, int, float]] = []
        """Match, number and the steady clock."""
        self.began: Used | None = None
        """How much of the processor was used up once all parts were up, and how much decided."""
        self.ended: Used | None = None
        """The same when the last verdict was told."""
        self._over = 0

    def join(self, session: Session) -> Guests:
        return Guests((self,))

    def judged(self, verdicts: Sequence[Verdict], view: View) -> None:
        if self.began is None and len(self.told) >= WARM:
            self.began = Used.now(len(self.told))
        match, now = self._service.host.match, time.monotonic()
        self.told += [(match, verdict.n, now) for verdict in verdicts]
        if self._most is not None and len(self.told) >= self._most:
            self.ended = self.ended or Used.now(len(self.told))
            self._service.stop()
        if view.state.get("phase") == "over" and self._over != match:
            self._over = match
            self._service.handles.begin("the next match")


def profile_of(args: argparse.Namespace) -> Profile:
    profile = seated(load_profile(), SEATS)
    if args.feed is None:
        return profile
    host, _, port = args.feed.rpartition(":")
    return replace(profile, feed=FeedSettings(host, int(port), False, args.name))


def play(args: argparse.Namespace) -> dict[str, Any]:
    """Play until stopped, and return what it took."""
    base = Hurried(args.speed)
    notices = Notices(base)
    boot = f"{os.getpid()}-{time.monotonic_ns()}"
    opened = open_journal(
        args.folder, notices.say, games=GAMES, boot=boot, steady=lambda: base() / 1e6
    )
    bots = tempers(range(1, SEATS + 1))
    options = {"target": TARGET}
    wanted = Wanted(profile_of(args), bots, "none", False, args.seed, options)
    random = Random(args.seed)
    service = Service(wanted, opened, notices, base=base, draw=lambda: random.randrange(2**31))
    if args.club:
        service._parts.add(CLUB, service.club.open)
    notices.tell(lambda line: print(line, file=sys.stderr, flush=True))
    clerk = Clerk(service, args.verdicts)
    service.host.present.append(clerk.join)
    signal.signal(signal.SIGTERM, lambda *_: service.stop())
    if args.seconds is not None:
        timer = Timer(args.seconds, service.stop)
        timer.daemon = True
        timer.start()
    started = time.monotonic()
    status = service.run()
    played = time.monotonic() - started
    ended = clerk.ended or Used.now(len(clerk.told))
    cpu_us, threads = ended.since(clerk.began or Used(0, 0.0, {}))
    if args.times is not None:
        args.times.write_text(json.dumps(clerk.told))
    children = resource.getrusage(resource.RUSAGE_CHILDREN)
    return {
        "status": status,
        "verdicts": len(clerk.told),
        "matches": len({match for match, _, _ in clerk.told}),
        "speed": (base() - 1_000_000) / 1e6 / played,
        "cpu_us": cpu_us,
        "threads_us": threads,
        "sending_s": children.ru_utime + children.ru_stime,
    }


def fleet(file: Path) -> None:
    """Play at many tables, each in a process that was forked from this one, and say what each took.

    What all of them load is loaded once: to begin is cheap.
    """
    pipes = []
    for words in json.loads(file.read_text()):
        out, into = os.pipe()
        if os.fork() == 0:
            with os.fdopen(into, "w") as told:
                json.dump(play(_parser().parse_args(words)), told)
            os._exit(0)
        os.close(into)
        pipes.append(out)
    for out in pipes:
        with os.fdopen(out) as told:
            print(told.read(), flush=True)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser()
    parser.add_argument("folder", type=Path)
    parser.add_argument("name")
    parser.add_argument("--speed", type=float, default=20.0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--feed", default=None, help="ADDRESS:PORT of a broker")
    parser.add_argument("--club", action="store_true", help="send to the club that it has joined")
    parser.add_argument("--seconds", type=float, default=None)
    parser.add_argument("--verdicts", type=int, default=None)
    parser.add_argument("--times", type=Path, default=None, help="when each verdict was told")
    return parser


def main() -> int:
    if sys.argv[1] == "--fleet":
        fleet(Path(sys.argv[2]))
        return 0
    done = play(_parser().parse_args())
    print(json.dumps(done), flush=True)
    return int(done["status"])


if __name__ == "__main__":
    sys.exit(main())
