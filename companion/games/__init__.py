"""The games that this table can referee: found by entry points, each loaded when it is wanted.

A package that brings a game names its `Kit` in the entry-point group `companion.games`. The games
that ship with the program are found in the same way.
"""

from collections.abc import Iterator, Mapping
from importlib.metadata import EntryPoint, entry_points

from companion.core.referee.game import Game
from companion.core.transcript.header import parse_header
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
            self._points = {}
            # What ships comes first: nobody's package takes a shipped game's name away.
            for point in sorted(entry_points(group=GROUP), key=_shipped_first):
                if self._points.setdefault(point.name, point).value != point.value:
                    why = f"another game is called {point.name}"
                    self.broken[f"{point.name} ({_package(point)})"] = _told(point, why)
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
        except (Exception, SystemExit) as error:
            why = " ".join(str(error).split()) or type(error).__name__
            self.broken[name] = _told(point, why)
        else:
            self._kits[name] = kit


def _shipped_first(point: EntryPoint) -> tuple[bool, str, str]:
    return not point.value.startswith(f"{__name__}."), point.name, point.value


def _package(point: EntryPoint) -> str:
    return point.dist.name if point.dist else point.value


def _told(point: EntryPoint, why: str) -> str:
    return (
        f"the game {point.name} of the package {_package(point)} cannot be played: {why}; "
        "update that package or uninstall it"
    )


def _check(name: str, kit: object) -> None:
    """Raise where a kit would fail at the table: every part of it is looked at once."""
    if not isinstance(kit, Kit):
        raise TypeError(f"its entry point names a {type(kit).__name__}, expected a Kit")
    if kit.name != name:
        raise ValueError(f"its kit is called {kit.name}, its entry point {name}")
    if not kit.page.title or not kit.rules.vocabulary.seats:
        raise ValueError("it has no title, or no seats")
    line = {"transcript": 1, "game": name, "seats": kit.rules.vocabulary.seats[0]}
    setup = parse_header(line, {name: kit.rules}).setup
    match = kit.rules.set_up(setup)
    kit.face_of(setup).figures(match.public_state(), 1)
    match.prompts()
    kit.customs_of(setup)
    kit.phrases("en")


class _Rules(Mapping[str, type[Game]]):
    """The rules of every game, for whoever reads a transcript's header."""

    def __init__(self, shelf: Shelf) -> None:
        self._shelf = shelf

    def __getitem__(self, name: str) -> type[Game]:
        return self._shelf[name].rules

    def __contains__(self, name: object) -> bool:
        """Tell whether a game is installed; asking for one that is broken says why it is."""
        return name in self._shelf.names()

    def __iter__(self) -> Iterator[str]:
        return iter(self._shelf)

    def __len__(self) -> int:
        return len(self._shelf)


KITS = Shelf()
GAMES = _Rules(KITS)
