"""Machine code is used only where it does what the plain code does."""

import sys
from collections.abc import Callable
from types import SimpleNamespace

import pytest

from tests.firmware.shipped import load

ADD = """
def add(a: int, b: int) -> int:
    return a + b
"""

Function = Callable[..., int]


def made_with(monkeypatch: pytest.MonkeyPatch, viper: Callable[[Function], Function]) -> int:
    """Give what is made of 20 and 22 by a compiler that does this to its functions."""
    monkeypatch.setitem(sys.modules, "micropython", SimpleNamespace(viper=viper))
    (add,) = load("quick").best((ADD,), ("add",), lambda add: add(1, 2))
    result: int = add(20, 22)
    return result


def test_what_does_the_same_is_used(monkeypatch: pytest.MonkeyPatch) -> None:
    used: list[str] = []

    def viper(function: Function) -> Function:
        def quick(*args: int) -> int:
            used.append("machine code")
            return function(*args)

        return quick

    assert made_with(monkeypatch, viper) == 42
    assert used == ["machine code"] * 2


def test_what_does_something_else_is_not(monkeypatch: pytest.MonkeyPatch) -> None:
    assert made_with(monkeypatch, lambda function: lambda *args: function(*args) + 1) == 42


def test_where_there_is_no_such_compiler_the_plain_code_is_used() -> None:
    (add,) = load("quick").best((ADD,), ("add",), lambda add: add(1, 2))
    assert add(20, 22) == 42
