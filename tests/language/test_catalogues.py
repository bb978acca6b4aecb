"""Every language has what English has; what the code asks for is there, and nothing else."""

import ast
import re

import pytest

from companion.language.catalogue import ENGLISH, Catalogue, catalogue, languages, sources
from companion.language.checking import missing, problems
from companion.language.shelf import read
from companion.language.spoken import slots_of
from tests.language.used import PYTHON, Use, named, patterns, prefixes, tree_of, uses

MESSAGES = catalogue(ENGLISH).all()
WORKED_OUT = re.compile(r".*-page-.*|kit-count-.*|kit-learned-.*")
"""Keys that are put together from what a file or a caller names."""


@pytest.mark.parametrize("language", languages())
def test_every_line_of_a_language_can_be_read(language: str) -> None:
    assert not [*problems(language)]


@pytest.mark.parametrize("language", languages())
def test_a_language_has_every_key_and_every_slot_of_english(language: str) -> None:
    assert not [*missing(language)]


@pytest.mark.parametrize("language", languages())
def test_keys_begin_with_their_area(language: str) -> None:
    """An area is read when a key that begins with its name is wanted, and not before."""
    for area, source in sources(language).items():
        assert all(key.startswith(f"{area}-") for key in read(source)), source


def test_an_area_is_read_when_it_is_wanted() -> None:
    spoken = Catalogue(ENGLISH, sources(ENGLISH))
    assert spoken.find("practice-notes") == "Your notes"
    assert {key.partition("-")[0] for key in spoken.own} == {"practice"}
    assert not spoken.has("practice-no-such"), "and nothing else is read for what is not there"
    assert {key.partition("-")[0] for key in spoken.own} == {"practice"}


def test_every_key_that_the_code_says_is_there() -> None:
    lost = [use for use in uses() if use.whole and use.key not in MESSAGES]
    assert not lost
    odd = [use for use in uses() if not use.whole and not any(map(use.fits, MESSAGES))]
    assert not odd
    empty = [start for start in prefixes() if not any(k.startswith(f"{start}-") for k in MESSAGES)]
    assert not empty


def test_every_slot_of_a_message_is_filled() -> None:
    said = [use for use in uses() if use.whole]
    for use in said:
        assert _fills(use, use.key), f"{use.where}: {use.key} needs {slots_of(MESSAGES[use.key])}"
    made = [use for use in uses() if not use.whole]
    for key in MESSAGES.keys() - {use.key for use in said} - named():
        fitting = [use for use in made if use.fits(key)]
        assert not fitting or any(_fills(use, key) for use in fitting), key


def _fills(use: Use, key: str) -> bool:
    return use.given is None or slots_of(MESSAGES[key]) <= use.given


def test_no_message_is_left_over() -> None:
    left = [key for key in MESSAGES if not _is_used(key)]
    assert not left


def _is_used(key: str) -> bool:
    tabled = any(key.startswith(f"{start}-") for start in prefixes())
    made = any(pattern.fullmatch(key) for pattern in patterns())
    return tabled or made or key in named() or bool(WORKED_OUT.fullmatch(key))


def test_nothing_is_said_while_modules_are_loaded() -> None:
    """A text that is said at import stays English for good."""
    early = [f"{path.name}:{line}" for path in PYTHON for line in _early(tree_of(path))]
    assert not early


def _early(tree: ast.Module) -> list[int]:
    """Return the lines of calls of say() outside of functions."""
    found: list[int] = []
    waiting: list[ast.AST] = [tree]
    while waiting:
        node = waiting.pop()
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda):
            waiting += [*node.args.defaults, *(d for d in node.args.kw_defaults if d)]
            continue
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "say":
            found.append(node.lineno)
        waiting += ast.iter_child_nodes(node)
    return found
