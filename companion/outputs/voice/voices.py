"""The voices that ship: a folder each, with its clips, their table and what it is."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable


@dataclass(frozen=True, slots=True)
class ShippedVoice:
    """A voice as its folder describes it."""

    name: str
    language: str
    about: str
    """Who it sounds like, in a few words."""
    first: bool
    """Whether it speaks its language where nobody has chosen another."""
    folder: Traversable


@cache
def shipped_voices() -> tuple[ShippedVoice, ...]:
    """Every voice, those that speak unasked first; not one of which there is the recipe alone."""
    folders = resources.files("companion.outputs.voice").joinpath("voices").iterdir()
    found = [_described(folder) for folder in folders if (folder / "clips.zip").is_file()]
    return tuple(sorted(found, key=lambda voice: (voice.language, not voice.first, voice.name)))


def _described(folder: Traversable) -> ShippedVoice:
    data = tomllib.loads((folder / "voice.toml").read_text("utf-8"))
    first = bool(data.get("first", False))
    return ShippedVoice(folder.name, data["language"], data["about"], first, folder)


def find_voice(language: str, name: str | None = None) -> ShippedVoice | None:
    """The voice of this name, or the first of its language, if there is one."""
    spoken = (voice for voice in shipped_voices() if voice.language == language)
    return next((voice for voice in spoken if name in (None, voice.name)), None)
