"""Looks whether the broker that a profile names takes this table."""

from __future__ import annotations

from ipaddress import ip_address

from companion.language import say
from companion.outputs.feed.errors import (
    BrokerRefusesError,
    BrokerUntrustedError,
    FeedError,
    FeedFileError,
)
from companion.setup.doctor.facts import FeedFacts
from companion.setup.profile.model import FeedSettings

_WHAT: tuple[tuple[type[FeedError], str], ...] = (
    (BrokerRefusesError, "refuses"),
    (BrokerUntrustedError, "untrusted"),
    (FeedFileError, "file"),
    (FeedError, "away"),
)


def feed_facts(settings: FeedSettings | None) -> FeedFacts | None:
    """Return how the broker answers; None where none is named."""
    if settings is None:
        return None
    broker, in_the_open = settings.broker, _in_the_open(settings)
    try:
        from companion.outputs.feed.line import answers
    except ImportError as error:
        told = f"{error.name}: {say('building-doctor-not-installed')}"
        return FeedFacts(broker, told, "missing")
    problem = answers(settings)
    if problem is None:
        return FeedFacts(broker, in_the_open=in_the_open)
    what = next(what for kind, what in _WHAT if isinstance(problem, kind))
    return FeedFacts(broker, str(problem), what, in_the_open)


def _in_the_open(settings: FeedSettings) -> bool:
    """Tell whether a password leaves this machine for everybody to read."""
    return not settings.secure and settings.password_file is not None and not _here(settings.host)


def _here(host: str) -> bool:
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"
