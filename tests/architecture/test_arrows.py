"""Who may import whom: the arrows of ARCHITECTURE.md, held."""

import ast
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from tests.support.command import ROOT

# What each part may import of this project, beside itself.
ARROWS = {
    "companion.referee": set(),
    "companion.games": {"companion.referee"},
    "companion.transcript": {"companion.referee"},
    "companion.explain": {"companion.referee"},
    "companion.caller": {"companion.referee"},
    "companion.voice": {"companion.referee"},
    "companion.lamps": {"companion.referee", "companion.live"},
    "companion.live": {"companion.referee", "companion.transcript"},
    "companion.practice": {"companion.referee", "companion.live", "companion.games"},
    "companion.display.pygame": {"companion.display", "companion.referee"},
    "companion.display": {
        "companion.picking",
        "companion.referee",
        "companion.explain",
        "companion.live",
        "companion.rules.page",
    },
    "companion.journal": {"companion.live", "companion.referee", "companion.transcript"},
    "companion.history": {"companion.explain", "companion.journal"},
    "companion.console": {
        "companion.referee",
        "companion.live",
        "companion.explain",
        "companion.profile",
    },
    "companion.profile": set(),
    "companion.picking": set(),
    "companion.rules": set(),
    "companion.wiring": {"companion.profile"},
    "companion.calibrate": set(),
    "companion.check": {"companion.profile", "companion.wiring"},
    "companion.daemon": set(),
    "companion.install": set(),
    "companion.doctor": set(),
    "companion.app": {"companion", "hw"},
    "hw": set(),
}
PURE = (
    "companion.referee",
    "companion.games",
    "companion.explain",
    "companion.transcript",
    "companion.caller",
    "companion.practice",
    "companion.lamps",
    "companion.picking",
    "companion.display",
)
PURE_LIBRARY = {
    "bisect",
    "collections",
    "collections.abc",
    "dataclasses",
    "enum",
    "heapq",
    "json",
    "math",
    "operator",
    "textwrap",
    "typing",
    "unicodedata",
}
# What one part alone may use beside that: chance, from a seed that it was given.
CHANCE = {"companion.caller": {"random", "math"}, "companion.practice": {"random"}}
IMPURE_BUILTINS = {"open", "print", "input", "exec", "eval", "__import__", "breakpoint", "globals"}


def module_name(path: Path) -> str:
    parts = path.relative_to(ROOT).with_suffix("").parts
    return ".".join(part for part in parts if part != "__init__")


MODULES = {
    module_name(path): path for top in ("companion", "hw") for path in (ROOT / top).rglob("*.py")
}


def part_of(module: str) -> str:
    return next((part for part in ARROWS if f"{module}.".startswith(f"{part}.")), module)


@cache
def imports(path: Path) -> tuple[str, ...]:
    return tuple(_imports(path))


def _imports(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: relative import"
            yield str(node.module)


def ours(name: str) -> bool:
    return name.split(".")[0] in ("companion", "hw")


@pytest.mark.parametrize("module", sorted(MODULES))
def test_arrows(module: str) -> None:
    part = part_of(module)
    allowed = ARROWS.get(part, {"companion.app"}) | {part}
    for name in imports(MODULES[module]):
        if ours(name):
            assert any(f"{name}.".startswith(f"{to}.") for to in allowed), f"{module} -> {name}"


@pytest.mark.parametrize("module", sorted(m for m in MODULES if part_of(m) in PURE))
def test_the_core_is_pure(module: str) -> None:
    path = MODULES[module]
    foreign = {name for name in imports(path) if not ours(name)}
    allowed = PURE_LIBRARY | CHANCE.get(part_of(module), set())
    assert foreign <= allowed, f"{module} imports {foreign - allowed}"
    nodes = ast.walk(ast.parse(path.read_text()))
    names = {n.id for n in nodes if isinstance(n, ast.Name) and isinstance(n.ctx, ast.Load)}
    assert not names & IMPURE_BUILTINS


def test_chance_comes_from_a_seed() -> None:
    for module, path in MODULES.items():
        if part_of(module) in CHANCE:
            for node in ast.walk(ast.parse(path.read_text())):
                if isinstance(node, ast.ImportFrom) and node.module == "random":
                    assert [alias.name for alias in node.names] == ["Random"], module
                assert not (isinstance(node, ast.Import) and node.names[0].name == "random")
                if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Random":
                    assert len(node.args) == 1, f"{module}: a Random without a seed"


def test_one_module_names_the_drivers() -> None:
    users = {m for m, path in MODULES.items() for n in imports(path) if n.startswith("hw.drivers")}
    ours_only = {user for user in users if part_of(user) != "hw"}
    named = ("build", "part", "hand", "boards_command", "probe")
    assert ours_only <= {f"companion.app.{name}" for name in named}


def test_two_modules_name_the_speakers() -> None:
    users = {m for m, path in MODULES.items() for n in imports(path) if n.startswith("hw.speakers")}
    named = {"companion.app.speaker", "companion.app.calibrate_command"}
    assert {user for user in users if part_of(user) != "hw"} <= named


def test_only_the_app_reaches_the_hardware() -> None:
    users = {m for m, path in MODULES.items() for n in imports(path) if n.split(".")[0] == "hw"}
    assert {part_of(user) for user in users} <= {"hw", "companion.app"}


# Who may import what is not Python's own. Hardware libraries are extras, opened by name only when
# a driver is (hw.extras), so none of them is here.
THIRD_PARTY = {
    "pygame": ("companion.display.pygame",),
    "aiohttp": ("companion.console.web",),
    "segno": ("companion.console.web",),
}


def test_the_plain_install_needs_nothing_else() -> None:
    for module, path in MODULES.items():
        for name in imports(path):
            top = name.split(".")[0]
            allowed = ours(name) or top in sys.stdlib_module_names
            users = THIRD_PARTY.get(top, ())
            named = any(f"{module}.".startswith(f"{user}.") for user in users)
            assert allowed or named, f"{module} needs {name}"


def test_every_module_says_why_it_exists() -> None:
    for module, path in MODULES.items():
        assert ast.get_docstring(ast.parse(path.read_text())), module


def test_no_module_needs_much_scrolling() -> None:
    for module, path in MODULES.items():
        assert len(path.read_text().splitlines()) <= 450, module
