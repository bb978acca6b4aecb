"""The shipped firmware, imported as a board imports it: flat, beside a simulated `machine`."""

import sys
from importlib import import_module
from types import SimpleNamespace
from typing import Any

from tests.rigs.board import FIRMWARE, SIM

sys.path.extend((str(FIRMWARE), str(SIM)))

NO_GARBAGE = SimpleNamespace(collect=lambda: None)
"""What a board collects garbage with: here it would go through all that the tests have made."""


def load(name: str) -> Any:
    """Give one of its modules. Untyped, as MicroPython is."""
    module = import_module(name)
    if board := sys.modules.get("board"):
        vars(board)["gc"] = NO_GARBAGE
    return module
