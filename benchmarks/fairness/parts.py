"""The processes of the fairness benchmark, from the outside: started, asked, ended."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from typing import Any


class Part:
    """One process: a judge, a burden, a voice, a recorder."""

    def __init__(self, module: str, name: str) -> None:
        self._name = name
        self._process = subprocess.Popen(
            [sys.executable, "-m", f"benchmarks.fairness.{module}", name],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def await_ready(self) -> None:
        """Wait until it listens."""
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        assert line == "ready\n", f"{self._name} could not start: it said {line!r}"

    def tell(self, line: object) -> None:
        """Give it a line."""
        assert self._process.stdin is not None
        self._process.stdin.write(f"{line}\n")
        self._process.stdin.flush()

    def answer(self) -> Any:
        """What it says to `take`."""
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        assert line, f"{self._name} has ended before it was told to"
        return json.loads(line)

    def end(self) -> None:
        """Close its input, and wait."""
        self._process.communicate()


@contextmanager
def parts(module: str, names: Sequence[str]) -> Iterator[dict[str, Part]]:
    """All of them, started at once and ready."""
    with ExitStack() as stack:
        found = {name: Part(module, name) for name in names}
        for part in found.values():
            stack.callback(part.end)
        for part in found.values():
            part.await_ready()
        yield found


def taken(asked: dict[str, Part]) -> dict[str, Any]:
    """What each has to say, asked all at once."""
    for part in asked.values():
        part.tell("take")
    return {name: part.answer() for name, part in asked.items()}
