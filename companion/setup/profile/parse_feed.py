"""Reads `[feed]`: which broker is told how the match stands, and as what."""

from __future__ import annotations

import re
from urllib.parse import SplitResult, urlsplit

from companion.language import say
from companion.setup.profile.model import FeedSettings
from companion.setup.profile.section import TomlSection

_PORTS = {"mqtt": 1883, "mqtts": 8883}
_NAME = re.compile(r"[A-Za-z0-9_-]{1,40}")
"""What may stand in a topic, and in what Home Assistant calls a device."""
_HOST = re.compile(r"[A-Za-z0-9]([A-Za-z0-9.:-]{0,251}[A-Za-z0-9])?|::1")
_PREFIX = re.compile(r"[A-Za-z0-9_-]+(/[A-Za-z0-9_-]+)*")
NONE = "none"


def read_feed(section: TomlSection) -> FeedSettings | None:
    """Read who is told outside the table; None: the profile speaks of nobody."""
    if not section.names():
        return None
    host, port, secure = _read_broker(section)
    discovery = section.text("discovery", "homeassistant", longest=100)
    feed = FeedSettings(
        host=host,
        port=port,
        secure=secure,
        table=_read_table(section),
        user=section.text("user", "") or None,
        password_file=section.text("password_file", "") or None,
        ca_file=section.text("ca_file", "") or None,
        buttons=section.flag("buttons", False),
        discovery=None if discovery == NONE else discovery,
    )
    if not _PREFIX.fullmatch(discovery):
        section.bad("discovery", discovery, say("profile-feed-prefix"))
    if feed.password_file and not feed.user:
        section.wrong("password_file", say("profile-feed-nobodys"), say("profile-feed-user"))
    if feed.ca_file and not feed.secure and section.has("broker"):
        section.wrong("ca_file", say("profile-feed-in-the-open"), say("profile-feed-secret"))
    section.close()
    return feed


def _read_table(section: TomlSection) -> str:
    table = section.text("table", "", longest=40)
    if not section.has("table"):
        section.missing(say("profile-feed-table"))
    elif table and not _NAME.fullmatch(table):
        section.bad("table", table, say("profile-feed-name"))
    return table


def _read_broker(section: TomlSection) -> tuple[str, int, bool]:
    """Return where the broker is, and whether the line to it is secret."""
    written = section.text("broker", "")
    if not section.has("broker"):
        section.missing(say("profile-feed-broker"))
    if not written:
        return "localhost", _PORTS["mqtt"], False
    found = _split(written)
    if found is None:
        section.bad("broker", written, say("profile-feed-broker"))
        return "localhost", _PORTS["mqtt"], False
    where, port = found
    return where.hostname or "", port, where.scheme == "mqtts"


def _split(written: str) -> tuple[SplitResult, int] | None:
    """Take an address apart; None: it is none, or says what other keys are for."""
    try:
        where = urlsplit(written)
        port = _PORTS.get(where.scheme, 0) if where.port is None else where.port
    except ValueError:
        return None
    more = where.path.strip("/") or where.query or where.fragment or "@" in where.netloc
    known = where.scheme in _PORTS and _HOST.fullmatch(where.hostname or "")
    return (where, port) if known and port and not more else None
