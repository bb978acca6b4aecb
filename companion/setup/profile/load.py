"""Finds a profile by name or path and reads it: the one place here that touches a file."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable
from dataclasses import replace
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path
from types import MappingProxyType
from typing import Any

from companion.games import KITS
from companion.kit.pack import Values
from companion.language import say
from companion.setup.profile.errors import Problem, ProfileError
from companion.setup.profile.model import Profile
from companion.setup.profile.parse import parse
from companion.setup.profile.parse_packs import Games

DEFAULT = "laptop"


def shipped_names() -> tuple[str, ...]:
    """The profiles that come with the program, so that a first table needs no file."""
    files = _shipped().iterdir()
    return tuple(sorted(file.name[:-5] for file in files if file.name.endswith(".toml")))


def load_profile(named: str = DEFAULT, games: Games = KITS) -> Profile:
    """Read a shipped profile by its name, or any other by its path; `games` may be spoken of."""
    if named in shipped_names():
        return parse_text(_read(_shipped() / f"{named}.toml", named), named, games)
    profile = parse_text(_read(Path(named), named), named, games)
    return _beside(profile, Path(named).parent, games)


def stated_language(named: str) -> str | None:
    """Return the language that a profile names; None: it leaves that to whoever loads it."""
    if named in shipped_names():
        return None
    stated = _document(_read(Path(named), named), named).get("language")
    return stated if isinstance(stated, str) else None


def _beside(profile: Profile, folder: Path, games: Games) -> Profile:
    """Find the owner's other files from the profile's, wherever the program was started."""
    voice = replace(profile.voice, clips=_from(folder, profile.voice.clips))
    camera = profile.camera
    if camera is not None:
        camera = replace(camera, cards=_from(folder, camera.cards))
    feed = profile.feed
    if feed is not None:
        secret, trusted = _from(folder, feed.password_file), _from(folder, feed.ca_file)
        feed = replace(feed, password_file=secret, ca_file=trusted)
    packs = {
        game: MappingProxyType(_found(folder, values, games[game].pack.files()))
        for game, values in profile.packs.items()
    }
    return replace(profile, voice=voice, camera=camera, feed=feed, packs=MappingProxyType(packs))


def files_named(text: str, source: str, games: Games = KITS) -> list[str]:
    """Return the owner's other files that a profile names, as it names them."""
    profile = parse_text(text, source, games)
    packs = (
        values.get(key)
        for game, values in profile.packs.items()
        for key in games[game].pack.files()
    )
    words = profile.camera.cards if profile.camera is not None else None
    feed = profile.feed
    spoken = (feed.password_file, feed.ca_file) if feed is not None else ()
    return [name for name in (profile.voice.clips, words, *spoken, *packs) if name]


def _found(folder: Path, values: Values, files: Iterable[str]) -> dict[str, Any]:
    return {**values, **{key: _from(folder, values[key]) for key in files}}


def _from(folder: Path, named: str | None) -> str | None:
    return None if named is None else str(folder / Path(named).expanduser())


def shipped_text(name: str) -> str:
    """A shipped profile as it is written, for an owner who wants to start from it."""
    return _read(_shipped() / f"{name}.toml", name)


def parse_text(text: str, source: str, games: Games = KITS) -> Profile:
    """Read a profile from its text; `source` is what its errors call it."""
    return parse(_document(text, source), source, games)


def _shipped() -> Traversable:
    return resources.files("companion.setup.profile") / "shipped"


def _read(file: Traversable, named: str) -> str:
    try:
        content = file.read_bytes()
    except FileNotFoundError:
        known = ", ".join(shipped_names())
        raise _refuse(
            named, say("profile-there-no-such-file"), say("profile-path-one", known=known)
        ) from None
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise _refuse(
            named, say("profile-cannot-read", reason=reason), say("profile-file-may-read")
        ) from None
    try:
        # Some editors put a mark before the first letter; it means nothing.
        return content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = content[: error.start].count(b"\n") + 1
        raise _refuse(
            named, say("profile-line-not-utf-8", line=line), say("profile-text-file-saved-utf-8")
        ) from None


def _document(text: str, source: str) -> dict[str, object]:
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise _refuse(
            source, say("profile-not-toml", reason=str(error)), say("profile-toml-key-value")
        ) from None
    except ValueError:
        raise _refuse(
            source, say("profile-holds-number-too-long-read"), say("profile-ordinary-numbers")
        ) from None
    except RecursionError:
        raise _refuse(
            source, say("profile-nested-too-deep-read"), say("profile-plain-document")
        ) from None


def _refuse(source: str, wrong: str, expected: str) -> ProfileError:
    return ProfileError(source, [Problem("", wrong, expected)])
