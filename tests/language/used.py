"""What the code asks the catalogues for: every key, with its slots, read from the source."""

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from tests.support.command import ROOT

PYTHON = tuple(
    path
    for top in ("companion", "hw")
    for path in sorted((ROOT / top).rglob("*.py"))
    if "language" not in path.relative_to(ROOT).parts[:2] or path.name == "language.py"
)
SCRIPTS = tuple(
    path
    for kind in ("*.js", "*.html")
    for path in sorted((ROOT / "companion").rglob(kind))
    if path.name not in ("say.js", "locales.js") and ".min." not in path.name
)
SAID = re.compile(r"""\bsay\(\s*["'`]([\w-]+)["'`]|data-say[\w-]*="([\w-]+)\"""")
NAMING = (ast.Call, ast.Constant, ast.JoinedStr, ast.ImportFrom)
KEY = re.compile(r"[a-z][a-z0-9]*(-[A-Za-z0-9_]+)+")


@dataclass(frozen=True)
class Use:
    """A call of say() or known(): a key, or a pattern where a part of it is worked out."""

    where: str
    key: str
    given: frozenset[str] | None
    """The slots that are filled; None: nobody can tell by reading."""
    whole: bool = True

    def fits(self, key: str) -> bool:
        return key == self.key if self.whole else bool(_compiled(self.key).fullmatch(key))


@cache
def _compiled(pattern: str) -> re.Pattern[str]:
    return re.compile(pattern)


@cache
def tree_of(path: Path) -> ast.Module:
    return ast.parse(path.read_text("utf-8"))


@cache
def nodes_of(path: Path) -> tuple[ast.AST, ...]:
    """Return what may name a key, in one walk for all questions."""
    return tuple(node for node in ast.walk(tree_of(path)) if isinstance(node, NAMING))


@cache
def uses() -> tuple[Use, ...]:
    return (*(use for path in PYTHON for use in _in_python(path)), *_in_scripts())


def _in_python(path: Path) -> Iterator[Use]:
    if not _speaks(path):
        return
    for node in nodes_of(path):
        match node:
            case ast.Call(func=ast.Name(id="say" | "known" as name), args=[ast.expr() as key]):
                where = f"{path.relative_to(ROOT)}:{node.lineno}"
                yield from _use(where, key, _given(node) if name == "say" else None)


@cache
def _speaks(path: Path) -> bool:
    """Tell whether a module has its words from the catalogues, and not from a caller."""
    return any(
        isinstance(node, ast.ImportFrom) and str(node.module).startswith("companion.language")
        for node in nodes_of(path)
    )


def _use(where: str, key: ast.expr, given: frozenset[str] | None) -> Iterator[Use]:
    match key:
        case ast.Constant(value=str(text)) if KEY.fullmatch(text):
            yield Use(where, text, given)
        case ast.JoinedStr() if pattern := _pattern(key):
            yield Use(where, pattern, given, whole=False)
        case ast.IfExp(body=first, orelse=second):
            yield from (*_use(where, first, given), *_use(where, second, given))


def _pattern(text: ast.JoinedStr) -> str:
    """Return what the keys look like that an f-string can make; nothing: it makes none."""
    first = text.values[0] if text.values else None
    if not isinstance(first, ast.Constant) or not re.match("[a-z][a-z0-9-]*-", str(first.value)):
        return ""
    return "".join(
        re.escape(str(p.value)) if isinstance(p, ast.Constant) else ".+" for p in text.values
    )


@cache
def patterns() -> tuple[re.Pattern[str], ...]:
    """Every f-string that may make a key."""
    found = (
        _pattern(node)
        for path in PYTHON
        for node in nodes_of(path)
        if isinstance(node, ast.JoinedStr)
    )
    scripts = (
        f"{re.escape(start)}.+"
        for path in SCRIPTS
        for start in re.findall(r"`([a-z][a-z0-9-]*-)\$\{", path.read_text("utf-8"))
    )
    return tuple(re.compile(text) for text in sorted({*found, *scripts} - {""}))


def _given(call: ast.Call) -> frozenset[str] | None:
    names = [keyword.arg for keyword in call.keywords]
    return None if None in names else frozenset(name for name in names if name)


def _in_scripts() -> Iterator[Use]:
    for path in SCRIPTS:
        text = path.read_text("utf-8")
        for found in re.finditer(
            r"""\bsay\(\s*["'`]([\w-]+)["'`]|data-say[\w-]*="([\w-]+)\"""", text
        ):
            key = found[1] or found[2]
            line = text.count("\n", 0, found.start()) + 1
            if KEY.fullmatch(key):
                yield Use(f"{path.relative_to(ROOT)}:{line}", key, None)


@cache
def prefixes() -> frozenset[str]:
    """What Spoken tables begin with."""
    return frozenset(
        str(node.args[0].value)
        for path in PYTHON
        if _speaks(path)
        for node in nodes_of(path)
        if isinstance(node, ast.Call)
        and node.args
        and isinstance(node.func, ast.Name)
        and node.func.id == "Spoken"
        and isinstance(node.args[0], ast.Constant)
    )


@cache
def named() -> frozenset[str]:
    """Every string that looks like a key: in tables, in lessons, in scripts."""
    python = (
        str(node.value)
        for path in PYTHON
        for node in nodes_of(path)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    )
    scripts = (word for path in SCRIPTS for word in re.findall(r"[\w-]+", path.read_text("utf-8")))
    return frozenset(text for text in (*python, *scripts) if KEY.fullmatch(text))
