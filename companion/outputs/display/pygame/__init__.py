"""The only part of the program that knows pygame: paints pictures, and hears keys and fingers.

pygame is loaded here, and without numpy: it would bring that along for arrays of pixels and
samples, which nobody here wants, at the price of half the start and 20 MB.
"""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any


@contextmanager
def _unavailable(name: str) -> Iterator[None]:
    """Let a package that is not loaded yet seem to be missing for a moment."""
    loaded: dict[str, Any] = sys.modules
    if name in loaded:
        yield
        return
    loaded[name] = None
    try:
        yield
    finally:
        del loaded[name]


with _unavailable("numpy"):
    import pygame as pygame
