"""The shipped firmware, imported as a board imports it: flat, beside a simulated `machine`."""

import sys
from importlib import import_module
from typing import Any

from tests.rigs.board import FIRMWARE, SIM

sys.path.extend((str(FIRMWARE), str(SIM)))


def load(name: str) -> Any:
    """Give one of its modules. Untyped, as MicroPython is."""
    return import_module(name)
