"""How a board boots: nothing a host says meanwhile may stop it."""

import runpy
import sys
from types import ModuleType
from typing import Any

import pytest

from tests.rigs.board import FIRMWARE


class FarEnoughError(Exception):
    """The first module of ours that main.py loads, so far as this test goes."""


def test_ctrl_c_means_nothing_before_anything_of_ours_is_loaded(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Loading takes 0.9 s on a board, and a SYNC of a host that hammers contains Ctrl-C's byte."""
    order: list[Any] = []
    micropython = ModuleType("micropython")
    micropython.kbd_intr = order.append  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "micropython", micropython)

    class Watch:
        def find_spec(self, name: str, *rest: Any) -> None:
            if (FIRMWARE / f"{name}.py").exists():
                order.append(name)
                raise FarEnoughError

    for path in FIRMWARE.glob("*.py"):
        monkeypatch.delitem(sys.modules, path.stem, raising=False)
    monkeypatch.setattr(sys, "meta_path", [Watch(), *sys.meta_path])
    with pytest.raises(FarEnoughError):
        runpy.run_path(str(FIRMWARE / "main.py"), run_name="__main__")
    assert order[0] == -1
    assert isinstance(order[1], str)
