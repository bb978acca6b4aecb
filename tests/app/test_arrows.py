"""Who may import whom: the table's parts stay ignorant of what is built on them."""

import ast
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PURE = {
    "profile": {"companion.profile"},
    "wiring": {"companion.profile", "companion.wiring"},
    "check": {"companion.profile", "companion.wiring", "companion.check"},
}


def imported(file: Path) -> set[str]:
    tree = ast.parse(file.read_text(encoding="utf-8"))
    names = {node.module or "" for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)}
    return names | {
        alias.name
        for node in ast.walk(tree)
        if isinstance(node, ast.Import)
        for alias in node.names
    }


@pytest.mark.parametrize("part", PURE)
def test_a_pure_part_imports_neither_hardware_nor_what_is_above_it(part: str) -> None:
    for file in (ROOT / "companion" / part).glob("*.py"):
        ours = {name for name in imported(file) if name.split(".")[0] in ("companion", "hw")}
        allowed = {name for name in ours if any(name.startswith(may) for may in PURE[part])}
        assert ours == allowed, file.name


def test_only_the_composition_root_names_drivers() -> None:
    for file in (ROOT / "companion").rglob("*.py"):
        names = {name for name in imported(file) if name.startswith("hw.drivers")}
        assert not names or file.parent.name == "app", file.name


def test_the_hardware_never_imports_the_companion() -> None:
    for file in (ROOT / "hw").rglob("*.py"):
        assert not any(name.startswith("companion") for name in imported(file)), file.name
