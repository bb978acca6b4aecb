"""Mistakes that mean the same: nobody could notice them, so they are not counted.

Each of them was looked at by a person, and has its reason in `same.toml`: which file and function,
which statement, which mistake, and why no test can tell. Nothing else is left out.
"""

import tomllib
from pathlib import Path

from scripts.mutating.parts import Key

KNOWN = Path(__file__).with_name("same.toml")


def known_to_be_same() -> dict[Key, str]:
    """Return the reason for each."""
    return {
        Key(file, *(entry[name] for name in ("in", "statement", "mistake"))): entry["why"]
        for file, entries in tomllib.loads(KNOWN.read_text()).items()
        for entry in entries
    }
