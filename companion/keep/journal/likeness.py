"""By which rules a match was judged: a checkpoint of other rules, or of another game, is none.

The number of a version is not enough: whoever mends a rule may forget it, and whoever works on one
has not raised it yet. So the sources themselves are summed, those of the referee and of the game.
"""

import sys
from collections.abc import Iterator
from functools import lru_cache
from hashlib import sha256
from pathlib import Path
from types import ModuleType

from companion.core.referee.game import Game
from companion.core.rows import Alphabet

_REFEREE = ("companion.core.referee", "companion.core.match_game")
_RULES = ".rules"
_CORE = "companion.core"


@lru_cache(maxsize=16)
def rules_of(game: type[Game], *more: str) -> str:
    """Sum up the sources that a game is judged by; empty where they cannot be read.

    `more` names packages beside them, by which a match is not judged, but played.
    """
    told = sha256()
    homes = (sys.modules[_CORE], _home(game), *(sys.modules[name] for name in more))
    try:
        for file in (file for home in homes for file in _files(home)):
            told.update(b"%d " % file.stat().st_size)
            told.update(file.read_bytes())
    except (OSError, TypeError):
        return ""
    return told.hexdigest()


@lru_cache(maxsize=16)
def alphabet_of(game: type[Game], *more: str) -> Alphabet:
    """Return the classes that a match of this game may consist of: the referee's and its own."""
    homes = (*_REFEREE, home_of(game), *more)
    modules = [module for name, module in [*sys.modules.items()] if is_within(name, homes)]
    return Alphabet(cls for module in modules for cls in _own_classes(module))


def home_of(game: type[Game]) -> str:
    """Name the package that a game comes in."""
    return _home(game).__name__


def _home(game: type[Game]) -> ModuleType:
    """Return the package that a game comes in; a module by itself where it has none."""
    module = sys.modules[game.__module__]
    name = (module.__package__ or module.__name__).removesuffix(_RULES)
    return sys.modules[name]


def _files(home: ModuleType) -> Iterator[Path]:
    """Yield the sources of a package, in one order, with all that it ships beside them."""
    first = Path(home.__file__ or "")
    if not hasattr(home, "__path__"):
        yield first
        return
    found = (file for file in first.parent.rglob("*") if file.is_file())
    yield from sorted(file for file in found if "__pycache__" not in file.parts)


def is_within(name: str, homes: tuple[str, ...]) -> bool:
    """Tell whether a module lies in one of these packages."""
    return any(name == home or name.startswith(f"{home}.") for home in homes)


def _own_classes(module: ModuleType) -> list[type]:
    classes = [value for value in vars(module).values() if isinstance(value, type)]
    return [cls for cls in classes if cls.__module__ == module.__name__]
