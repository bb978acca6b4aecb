"""Both kinds of board, and the reason if one of them cannot be had here."""

import os
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from typing import Any

import pytest

from tests.rigs.board import CPythonBoard, MicroPythonBoard, SimulatedBoard, micropython

Plug = Callable[..., SimulatedBoard]


@pytest.fixture(params=[CPythonBoard, MicroPythonBoard], ids=["cpython", "micropython"])
def plug(request: pytest.FixtureRequest) -> Iterator[Plug]:
    """Give a function that makes a running board; all of them are cleared away afterwards."""
    kind = request.param
    if kind is MicroPythonBoard:
        need_micropython()
    with ExitStack() as boards:

        def make(*arguments: Any, **options: Any) -> SimulatedBoard:
            board: SimulatedBoard = boards.enter_context(kind(*arguments, **options))
            return board

        yield make


def need_micropython() -> str:
    """Give MicroPython's folder, or skip with the reason; in CI there is no excuse."""
    try:
        return str(micropython())
    except RuntimeError as error:
        if os.environ.get("CI"):
            raise
        pytest.skip(f"no MicroPython: {error}")
