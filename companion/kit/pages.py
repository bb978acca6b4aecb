"""The rules of every game in a few words of our own: one file a game, read when asked for."""

import tomllib
from functools import cache
from importlib import resources

from companion.kit.page import RulePage, parse_page


@cache
def rules_of(game: str) -> RulePage | None:
    """The rules of a game; None: nobody has written them down."""
    file = resources.files("companion.kit.pages") / "data" / f"{game}.toml"
    if not file.is_file():
        return None
    return parse_page(game, tomllib.loads(file.read_text("utf-8")))
