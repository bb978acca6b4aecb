"""The process that sends: `python -m companion.club.sending JOURNAL NAME`; ends with its pipe."""

import os
import sys
from contextlib import suppress
from pathlib import Path
from threading import Event, Thread

from companion.club.sending.link import Link
from companion.club.sending.membership import file_beside
from companion.club.sending.reading import Source
from companion.club.sending.report import Report

LOWEST = 19


def main(folder: Path, name: str) -> int:
    """Send until standard input is closed; reports go out as lines of JSON."""
    if hasattr(os, "nice"):
        with suppress(OSError):
            os.nice(LOWEST)
    stop = Event()
    Thread(target=_wait_for_the_end, args=(stop,), daemon=True).start()
    Link(Source(folder, name), file_beside(folder), _report).run(stop)
    return 0


def _report(report: Report) -> None:
    try:
        sys.stdout.buffer.write(report.line())
        sys.stdout.buffer.flush()
    except OSError:
        os._exit(0)  # whoever listened is gone


def _wait_for_the_end(stop: Event) -> None:
    sys.stdin.buffer.read()
    stop.set()


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]), sys.argv[2]))
