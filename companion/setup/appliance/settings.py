"""What the owner of a flashed table wrote into its text file, read as people write."""

import codecs
import re
from collections.abc import Callable
from dataclasses import dataclass, replace
from difflib import get_close_matches
from typing import Any

from companion.language import say

FILE = "companion.txt"
"""The text file, on the part of the card that every computer can read."""

NO_WIRES = "pi-no-wires"
"""The shipped profile that a card starts with."""

_NAME = re.compile(r"[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?")
_KEY = re.compile(r"(ssh-ed25519|ssh-rsa|ecdsa-sha2-nistp\d+|sk-\S+) [A-Za-z0-9+/=]+( .*)?")


@dataclass(frozen=True, slots=True)
class Settings:
    """How this table differs from the next one; whatever is not said is as it is shipped."""

    name: str = "companion"
    wifi: str = ""
    password: str = ""
    country: str = ""
    hidden: bool = False
    profile: str = NO_WIRES
    bots: int = 0
    ssh_key: str = ""


def text_of(content: bytes) -> str:
    """Return what a text file says, whichever editor on whichever system saved it."""
    if content.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)):
        return content.decode("utf-16", errors="replace")
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError:
        return content.decode("cp1252", errors="replace")


def settings_of(text: str) -> tuple[Settings, list[str]]:
    """Return what the file says, and one line for each thing in it that cannot be meant.

    A wrong line changes nothing: the table comes up all the same, and says what it left out.
    """
    settings, wrong = Settings(), []
    for number, line in enumerate(text.lstrip("\ufeff").splitlines(), start=1):
        if not line.strip() or line.lstrip().startswith("#"):
            continue
        try:
            settings = _with(settings, line)
        except ValueError as error:
            wrong.append(say("appliance-line", file=FILE, number=number, reason=str(error)))
    if settings.password and not settings.wifi:
        wrong.append(say("appliance-password-without-network-write-name", file=FILE))
    return settings, wrong


def _with(settings: Settings, line: str) -> Settings:
    key, found, value = line.partition("=")
    key = key.strip().lower().replace("-", "_").replace(" ", "_")
    if not found:
        raise ValueError(say("appliance-no-setting-write-name-value"))
    if key not in _READ:
        near = get_close_matches(key, _READ, n=1)
        if near:
            raise ValueError(say("appliance-no-setting-did-mean", what=key, near=near[0]))
        raise ValueError(say("appliance-no-setting", what=key, known=_known()))
    said = _bare(value)
    return replace(settings, **{key: _READ[key](said)}) if said else settings


def _bare(value: str) -> str:
    """Without the blanks around it, and without quotes that somebody put to be on the safe side."""
    value = value.strip()
    quoted = len(value) > 1 and value[0] == value[-1] and value[0] in "\"'"
    return value[1:-1] if quoted else value


def _name(value: str) -> str:
    if not _NAME.fullmatch(value.lower()):
        raise ValueError(say("appliance-no-name-network-letters-digits", value=f"{value!r}"))
    return value.lower()


def _wifi(value: str) -> str:
    if len(value.encode()) > 32:
        raise ValueError(say("appliance-networks-name-has-most-32"))
    return value


def _password(value: str) -> str:
    if not 8 <= len(value.encode()) <= 63:
        raise ValueError(say("appliance-networks-password-has-8-63"))
    return value


def _country(value: str) -> str:
    if not re.fullmatch(r"[A-Za-z]{2}", value):
        raise ValueError(say("appliance-no-country-two-letters-such", value=f"{value!r}"))
    return value.upper()


def _profile(value: str) -> str:
    if "/" in value or "\\" in value:
        raise ValueError(say("appliance-profile-shipped-name-file-beside"))
    return value


def _bots(value: str) -> int:
    if not (value.isascii() and value.isdigit() and int(value) <= 8):
        raise ValueError(say("appliance-bots-0-8", value=f"{value!r}"))
    return int(value)


def _yes(value: str) -> bool:
    if value.lower() not in ("yes", "no", "true", "false"):
        raise ValueError(say("appliance-neither-yes-nor-no", value=f"{value!r}"))
    return value.lower() in ("yes", "true")


def _ssh_key(value: str) -> str:
    if not _KEY.fullmatch(value):
        raise ValueError(say("appliance-no-public-key-one-line"))
    return value


_READ: dict[str, Callable[[str], Any]] = {
    "name": _name,
    "wifi": _wifi,
    "password": _password,
    "hidden": _yes,
    "country": _country,
    "profile": _profile,
    "bots": _bots,
    "ssh_key": _ssh_key,
}


def _known() -> str:
    names = ", ".join(_READ)
    return say("appliance-there", names=names)
