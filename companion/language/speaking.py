"""Which language is spoken now, and what is said in it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar

from companion.language.catalogue import ENGLISH, Catalogue, catalogue
from companion.language.filling import Slot, fill
from companion.language.locale import Locale

_speaking: ContextVar[Catalogue | None] = ContextVar("speaking", default=None)
_settled = [catalogue(ENGLISH)]
"""What is spoken where nobody has chosen: alone in its list, for every thread."""


def say(key: str, /, **slots: Slot) -> str:
    """Return a message in the language that is spoken, with its slots filled.

    Where that language has none it is English, and where that has none, the key.
    """
    spoken = _speaking.get() or _settled[0]
    message = spoken.messages.get(key)
    if message is None:
        message = spoken.find(key)
    return message if type(message) is str else fill(message, slots, spoken)


def known(key: str) -> bool:
    """Tell whether there is such a message."""
    return catalogue(ENGLISH).has(key) or (_speaking.get() or _settled[0]).has(key)


def current() -> str:
    """Return the language that is spoken."""
    return (_speaking.get() or _settled[0]).language


def locale_now() -> Locale:
    """Return how the language that is spoken writes numbers."""
    return (_speaking.get() or _settled[0]).locale


@contextmanager
def speaking(language: str) -> Iterator[None]:
    """Speak a language meanwhile, here: another thread goes on with its own."""
    token = _speaking.set(catalogue(language))
    try:
        yield
    finally:
        _speaking.reset(token)


def settle(language: str) -> None:
    """Speak a language from now on wherever no other is chosen, in every thread."""
    _settled[0] = catalogue(language)
