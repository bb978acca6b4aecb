"""Catalogues that are there for one test."""

from collections.abc import Iterator
from contextlib import contextmanager

from companion.language.catalogue import _brought, catalogue


@contextmanager
def passing(area: str, *languages: str) -> Iterator[None]:
    """Forget afterwards what was brought for an area meanwhile."""
    try:
        yield
    finally:
        _brought.pop(area, None)
        for known in map(catalogue, ("en", *languages)):
            for key in [key for key in known.messages if key.startswith(f"{area}-")]:
                known.messages.pop(key)
                known.own.discard(key)
