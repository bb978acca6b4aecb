"""Names that are kept no more: what they are known by, and how they are taken out."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable
from hashlib import blake2b
from typing import Any

from sqlalchemy import Connection, select

from companion.club.store.opening import SALT, facts_of
from companion.club.store.schema import FORGOTTEN

Json = dict[str, Any]
Known = Callable[[str], bool]
"""Tells whether a name is one of those that are forgotten."""

NOBODY = ""
"""What stands in a header where somebody is forgotten."""


def same(name: str) -> str:
    """Return what a name is compared by: capitals, accents' spelling and blanks do not matter."""
    return " ".join(unicodedata.normalize("NFKC", name).casefold().split())


def digest(name: str, salt: str) -> str:
    """Return what is kept of a name that is not to be kept."""
    key = salt.encode()
    text = same(name).encode("utf-8", "surrogatepass")
    return blake2b(text, key=key, digest_size=16).hexdigest()


def forgotten(connection: Connection) -> Known:
    """Return who knows whose names are not kept."""
    known = set(connection.execute(select(FORGOTTEN.c.digest)).scalars())
    if not known:
        return lambda name: False
    salt = facts_of(connection)[SALT]
    return lambda name: digest(name, salt) in known


def without_names(header: Json, known: Known) -> Json:
    """Return a header without those who are forgotten. Lines of a match name seats, and nobody."""
    players = header.get("players")
    if not players:
        return header
    return header | {"players": [NOBODY if known(name) else name for name in players]}
