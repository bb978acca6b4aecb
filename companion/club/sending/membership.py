"""Which club a table belongs to: one small file beside its journals, readable by it alone."""

from __future__ import annotations

import json
import os
from dataclasses import asdict, dataclass
from pathlib import Path
from urllib.parse import urlsplit

from companion.club.errors import ClubError
from companion.keep.journal.system import give_to_owner_of_folder
from companion.keep.whole import put_whole
from companion.language import say

NAME = "club.json"


@dataclass(frozen=True, slots=True)
class Membership:
    """Where the club is, and by what it knows this table."""

    url: str
    token: str
    fingerprint: str = ""
    """SHA-256 of the club's own certificate; empty: an authority vouches for it, or it has none."""


def file_beside(journal: Path) -> Path:
    """Return where a table with this journal keeps which club it belongs to."""
    return journal.parent / NAME


def membership_in(file: Path) -> Membership | None:
    """Return which club it is; None: none."""
    try:
        said = json.loads(file.read_text("utf-8"))
        return Membership(str(said["url"]), str(said["token"]), str(said.get("fingerprint", "")))
    except (OSError, ValueError, KeyError, TypeError, AttributeError):
        return None


def check_address(url: str) -> None:
    """ClubError: it is no address of a club."""
    parts = urlsplit(url)
    if parts.scheme not in ("http", "https") or not parts.hostname:
        raise ClubError(say("club-no-address", url=url))


def join(file: Path, membership: Membership) -> None:
    """Belong to a club from now on. ClubError: it cannot be kept, or is no address of a club."""
    check_address(membership.url)
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        if not file.exists():
            os.close(os.open(file, os.O_CREAT | os.O_WRONLY, 0o600))
        file.chmod(0o600)
        put_whole(file, json.dumps(asdict(membership)).encode())
        give_to_owner_of_folder(file)
    except OSError as error:
        raise ClubError(
            say("club-cannot-be-kept", file=str(file), reason=str(error.strerror))
        ) from None


def leave(file: Path) -> None:
    """Belong to no club."""
    try:
        file.unlink(missing_ok=True)
    except OSError as error:
        raise ClubError(
            say("club-cannot-be-kept", file=str(file), reason=str(error.strerror))
        ) from None
