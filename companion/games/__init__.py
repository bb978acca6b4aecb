"""The games that this table can referee: found by entry points, each loaded when it is wanted.

A package that brings a game names its `Kit` in the entry-point group `companion.games`. The games
that ship with the program are found in the same way.
"""

from collections.abc import Iterator, Mapping
from importlib.metadata import EntryPoint, entry_points

from companion.core.referee.game import Game
from companion.kit.kit import Kit

GROUP = "companion.games"
FLAGSHIP = "sherlock-holmes"
"""The game that a profile is for unless it names another; it is listed first."""


class BrokenGameError(KeyError):
    """A game that is installed cannot be played; the text says why and what to do."""

    def __str__(self) -> str:
        return str(self.args[0])


class Shelf(Mapping[str, Kit]):
    """Every game by the name that a transcript's header gives it. A broken one is left out."""

    def __init__(self) -> None:
        self._points: dict[str, EntryPoint] | None = None
        self._kits: dict[str, Kit] = {}
        self.broken: dict[str, str] = {}
        """Why a game that is installed cannot be played, by its name; in one line."""

    def names(self) -> list[str]:
        """Return the names of all games that are installed, without loading any."""
        return sorted(self._found(), key=lambda name: (name != FLAGSHIP, name))

    def _found(self) -> dict[str, EntryPoint]:
        if self._points is None:
            self._points = {point.name: point for point in entry_points(group=GROUP)}
        return self._points

    def __getitem__(self, name: str) -> Kit:
        if name not in self._kits and name in self._found() and name not in self.broken:
            self._load(name)
        if name in self.broken:
            raise BrokenGameError(self.broken[name])
        return self._kits[name]

    def __iter__(self) -> Iterator[str]:
        return (name for name in self.names() if name in self)

    def __len__(self) -> int:
        return sum(1 for _ in self)

    def _load(self, name: str) -> None:
        point = self._found()[name]
        try:
            kit = point.load()
            _check(name, kit)
        except Exception as error:
            told = " ".join(str(error).split()) or type(error).__name__
            package = point.dist.name if point.dist else point.value
            self.broken[name] = (
                f"the game {name} of the package {package} cannot be played: {told}; "
                "update that package or uninstall it"
            )
        else:
            self._kits[name] = kit


def _check(name: str, kit: object) -> None:
    """Raise where a kit would fail at the table: a wrong name, or a page that cannot be read."""
    if not isinstance(kit, Kit):
        raise TypeError(f"its entry point names a {type(kit).__name__}, expected a Kit")
    if kit.name != name:
        raise ValueError(f"its kit is called {kit.name}, its entry point {name}")
    if not kit.page.title or not kit.rules.vocabulary.seats:
        raise ValueError("it has no title, or no seats")


class _Rules(Mapping[str, type[Game]]):
    """The rules of every game, for whoever reads a transcript's header."""

    def __init__(self, shelf: Shelf) -> None:
        self._shelf = shelf

    def __getitem__(self, name: str) -> type[Game]:
        return self._shelf[name].rules

    def __iter__(self) -> Iterator[str]:
        return iter(self._shelf)

    def __len__(self) -> int:
        return len(self._shelf)


KITS = Shelf()
GAMES = _Rules(KITS)
