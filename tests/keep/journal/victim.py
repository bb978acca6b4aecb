"""A table that is killed again and again: `python -m tests.keep.journal.victim`.

It is told `FOLDER COUNT SEED SCRIPT` for each life: it forks, and the child opens the journal,
goes on with the match, reports `taken N` for every event once it is acknowledged, and `over` at
the end. The parent only waits for the child to die, so that a life costs no start of Python.
"""

import os
import sys
from pathlib import Path

from companion.core.live import Session
from companion.keep.journal.opening import open_journal
from companion.keep.journal.shift import Shift
from companion.keep.journal.writer import Limits
from tests.keep.journal.evenings import SCRIPTS, Clock

LIMITS = Limits(segment_bytes=8_000)


def live(folder: Path, count: int, seed: int, script: str) -> None:
    line, header, events = SCRIPTS[script](count, seed)
    opened = open_journal(folder, limits=LIMITS)
    clock = Clock()
    session = Session(header, opened.journal)
    taken = 0
    if opened.last is None:
        opened.journal.begin(line, clock)
    else:
        clock.t, taken = opened.last.reached, opened.last.events
        opened.pick_up(session, header, Shift(), clock)
    for number, event in enumerate(events[taken:], start=taken + 1):
        clock.t = event.t
        session.pass_time(event.t)
        if number < count:
            session.take([event])
        else:
            session.end(event.t)
        os.write(1, b"taken %d\n" % number)
    opened.close()
    os.write(1, b"over\n")


def main() -> None:
    for order in sys.stdin:
        folder, count, seed, script = order.split()
        SCRIPTS[script](int(count), int(seed))
        child = os.fork()
        if child == 0:
            os.write(1, b"child %d\n" % os.getpid())
            live(Path(folder), int(count), int(seed), script)
            os._exit(0)
        os.waitpid(child, 0)
        os.write(1, b"dead\n")


if __name__ == "__main__":
    main()
