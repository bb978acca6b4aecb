"""How sentences speak of those who play: kept beside a match, and never part of what is judged."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from companion.core.transcript.header import Header
from companion.language import Person

GENDERS_KEPT = "genders"
"""What it is called in the notes of a match: one for each seat, empty where nobody has said."""


def genders_of(players: Sequence[str]) -> dict[str, list[str]]:
    """Return what is kept of these players; nothing, where none of them has said."""
    found = [player.gender if isinstance(player, Person) else "" for player in players]
    return {GENDERS_KEPT: found} if any(found) else {}


def as_people(names: Sequence[str], settings: Mapping[str, Any]) -> list[str]:
    """Return names with what was kept beside a match; an older match has kept nothing."""
    kept = settings.get(GENDERS_KEPT)
    if not isinstance(kept, list) or len(kept) != len(names):
        return [*names]
    return [Person(name, str(one)) if one else name for name, one in zip(names, kept, strict=True)]


def with_people(header: Header, settings: Mapping[str, Any]) -> Header:
    """Return a header in which everybody is spoken of as they have said."""
    people = as_people(header.setup.players, settings)
    return replace(header, setup=replace(header.setup, players=tuple(people)))
