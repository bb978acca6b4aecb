"""A Python that has what others wrote: the extra `[peers]`, in a place of its own.

Peers pin what they need, and one pins what our own checks need newer: so they are installed apart,
one by one, and run as programs of their own. Whoever cannot be installed is named and left out.
"""

import re
import subprocess
import sys
import tomllib
from collections.abc import Sequence
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[2]
PLACE = ROOT / ".cache" / "peers"


def wanted() -> dict[str, str]:
    """Return what the extra `[peers]` asks for, by name."""
    with (ROOT / "pyproject.toml").open("rb") as file:
        extra = tomllib.load(file)["project"]["optional-dependencies"]["peers"]
    return {re.split(r"[<>=~! ;\[]", asked, maxsplit=1)[0].lower(): asked for asked in extra}


@cache
def python_with(name: str) -> Path | None:
    """Return a Python that has this peer; None, having said so, where it cannot be installed."""
    python = PLACE / name / "bin" / "python"
    done = PLACE / name / "asked"
    asked = wanted()[name]
    if done.exists() and done.read_text() == asked:
        return python
    if (trouble := _install(PLACE / name, python, asked)) is not None:
        print(f"skipped: {name} ({asked}) cannot be installed here: {trouble}", flush=True)
        return None
    done.write_text(asked)
    return python


def _install(place: Path, python: Path, asked: str) -> str | None:
    """Install a peer; return what went wrong, if anything did."""
    quiet = ["--quiet", "--disable-pip-version-check"]
    for step in (
        [sys.executable, "-m", "venv", "--clear", str(place)],
        [str(python), "-m", "pip", "install", *quiet, asked],
    ):
        run = subprocess.run(step, capture_output=True, text=True, check=False)
        if run.returncode:
            said = (run.stderr or run.stdout).strip().splitlines()
            return said[-1] if said else f"{step[0]} ended with {run.returncode}"
    return None


def run_with(name: str, program: Path, words: Sequence[str] = (), given: str = "") -> str | None:
    """Run a program beside a peer and return what it said; None where the peer is left out."""
    python = python_with(name)
    if python is None:
        return None
    run = subprocess.run(
        [str(python), str(program), *words], input=given, capture_output=True, text=True, check=True
    )
    return run.stdout
