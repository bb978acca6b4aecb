"""Reads what a game ships beside its code: its page of rules and its phrases."""

import tomllib
from functools import cache
from importlib import resources
from typing import Any

from companion.kit.page import RulePage, parse_page, worded
from companion.language import current
from companion.language.catalogue import bring


def document(package: str, name: str) -> dict[str, Any] | None:
    """Read one TOML file of a package; None: it has no such file."""
    file = resources.files(package).joinpath(*name.split("/"))
    return tomllib.loads(file.read_text("utf-8")) if file.is_file() else None


def shipped(package: str, name: str) -> dict[str, Any]:
    """Read a file that a package cannot do without."""
    found = document(package, name)
    assert found is not None, f"{package}: {name} is missing"
    return found


def page_of(package: str, game: str) -> RulePage | None:
    """Return the page of rules that a package ships; None: nobody has written them down."""
    return _page_of(package, game, current()) if package else None


@cache
def _page_of(package: str, game: str, language: str) -> RulePage | None:
    found = document(package, "page.toml")
    return parse_page(game, worded(found, area_of(package))) if found is not None else None


def texts_of(package: str) -> None:
    """Let a package that does not ship with us speak: by `text.en.ftl` and its like."""
    with resources.as_file(resources.files(package)) as folder:
        bring(area_of(package), folder)


def area_of(package: str) -> str:
    """Return what the keys of a package's texts begin with: the name of its folder."""
    return package.rpartition(".")[2].replace("_", "-")


@cache
def phrases_of(package: str, language: str) -> dict[str, Any] | None:
    """Return what a package lets the voice say in a language; None: nothing."""
    return document(package, f"phrases.{language}.toml") if package else None
