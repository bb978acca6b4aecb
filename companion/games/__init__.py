"""The games that this table can referee, each loaded when it is wanted, and no more of it.

Those that ship are listed here. A package that brings another names its `Kit` in the entry-point
group `companion.games`; every package of the machine is asked for that only where somebody wants a
game that is not listed here, or wants to know which there are.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from importlib import import_module
from typing import TYPE_CHECKING, Any

from companion.language import say

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

    from companion.core.referee.game import Game
    from companion.kit.explainer import Worded
    from companion.kit.kit import Kit

GROUP = "companion.games"
FLAGSHIP = "sherlock-holmes"
"""The game that a profile is for unless it names another; it is listed first."""
SHIPPED = {
    "221b-baker-street": ("baker_street", "BakerStreet", "BakerWords"),
    "block": ("block", "Block", "BlockWords"),
    "i-say-holmes": ("i_say_holmes", "ISayHolmes", "ISayWords"),
    "sherlock-holmes": ("sherlock_holmes", "SherlockHolmes", "HolmesWords"),
    "sorry": ("sorry", "Sorry", "SorryWords"),
}
"""Every game that comes with the program: its folder, and what its rules and words are called
there."""
_OURS = "table-companion"


class BrokenGameError(KeyError):
    """A game that is installed cannot be played; the text says why and what to do."""

    def __str__(self) -> str:
        return str(self.args[0])


class Shelf(Mapping[str, "Kit"]):
    """Every game by the name that a transcript's header gives it. A broken one is left out."""

    def __init__(self) -> None:
        self._points: dict[str, EntryPoint] | None = None
        self._kits: dict[str, Kit] = {}
        self.broken: dict[str, str] = {}
        """Why a game that is installed cannot be played, by its name; in one line."""

    def names(self) -> list[str]:
        """Return the names of all games that are installed, without loading any."""
        return sorted({*SHIPPED, *self._brought()}, key=lambda name: (name != FLAGSHIP, name))

    def has(self, name: object) -> bool:
        """Tell whether a game is installed, broken or not."""
        return name in SHIPPED or name in self._brought()

    def rules(self, name: str) -> type[Game]:
        """Return the rules of a game: of one that ships, nothing else is loaded."""
        found: type[Game] | None = self._part(name, "rules", 1)
        return self[name].rules if found is None else found

    def words(self, name: str) -> Worded:
        """Return what puts the verdicts of a game into words: nothing else is loaded, either."""
        found: Worded | None = self._part(name, "words", 2)
        return self[name].words if found is None else found

    def _part(self, name: str, module: str, called: int) -> Any:
        """Load one part of a game that ships; None where only its kit can say what it is."""
        if name not in SHIPPED or name in self._kits or name in self.broken:
            return None
        try:
            return getattr(
                import_module(f"{__name__}.{SHIPPED[name][0]}.{module}"), SHIPPED[name][called]
            )
        except Exception:
            return None

    def _brought(self) -> dict[str, EntryPoint]:
        """Return the games that other packages bring."""
        if self._points is None:
            from importlib.metadata import entry_points

            self._points = {}
            for point in sorted(entry_points(group=GROUP), key=lambda p: (p.name, p.value)):
                self._take(self._points, point)
        return self._points

    def _take(self, points: dict[str, EntryPoint], point: EntryPoint) -> None:
        """Take a game that a package brings; a name belongs to what ships, then to who is first."""
        if point.value.startswith(f"{__name__}."):
            return
        if point.name in SHIPPED or points.setdefault(point.name, point).value != point.value:
            package = _package(point)
            why = say("kit-broken-name-taken", name=point.name)
            self.broken[f"{point.name} ({package})"] = _told(point.name, package, why)

    def __getitem__(self, name: str) -> Kit:
        if name not in self._kits and name not in self.broken and self.has(name):
            self._load(name)
        if name in self.broken:
            raise BrokenGameError(self.broken[name])
        return self._kits[name]

    def __iter__(self) -> Iterator[str]:
        return (name for name in self.names() if name in self)

    def __len__(self) -> int:
        return sum(1 for _ in self)

    def _load(self, name: str) -> None:
        try:
            kit = _shipped(name) if name in SHIPPED else _brought(self._brought()[name])
            _check(name, kit)
        except (Exception, SystemExit) as error:
            why = " ".join(str(error).split()) or type(error).__name__
            package = _OURS if name in SHIPPED else _package(self._brought()[name])
            self.broken[name] = _told(name, package, why)
        else:
            self._kits[name] = kit


def _shipped(name: str) -> Kit:
    kit: Kit = import_module(f"{__name__}.{SHIPPED[name][0]}.kit").KIT
    return kit


def _brought(point: EntryPoint) -> Kit:
    """Load a kit of another package; what it says lies beside its page of rules."""
    kit: Kit = point.load()
    if package := getattr(kit, "package", ""):
        from companion.kit.data import texts_of

        texts_of(package)
    return kit


def _package(point: EntryPoint) -> str:
    return point.dist.name if point.dist else point.value


def _told(name: str, package: str, why: str) -> str:
    return say("kit-broken-game", name=name, package=package, why=why)


def _check(name: str, kit: object) -> None:
    """Raise where a kit would fail at the table: every part of it is looked at once."""
    from companion.core.transcript.header import parse_header
    from companion.kit.kit import Kit

    if not isinstance(kit, Kit):
        raise TypeError(say("kit-broken-no-kit", found=type(kit).__name__))
    if kit.name != name:
        raise ValueError(say("kit-broken-other-name", kit=kit.name, point=name))
    if not kit.page.title or not kit.rules.vocabulary.seats:
        raise ValueError(say("kit-broken-no-title"))
    line = {"transcript": 1, "game": name, "seats": kit.rules.vocabulary.seats[0]}
    setup = parse_header(line, {name: kit.rules}).setup
    match = kit.rules.set_up(setup)
    kit.face_of(setup).figures(match.public_state(), 1)
    match.prompts()
    kit.customs_of(setup)
    kit.phrases("en")


class _Rules(Mapping[str, "type[Game]"]):
    """The rules of every game, for whoever reads a transcript's header."""

    def __init__(self, shelf: Shelf) -> None:
        self._shelf = shelf

    def __getitem__(self, name: str) -> type[Game]:
        return self._shelf.rules(name)

    def __contains__(self, name: object) -> bool:
        """Tell whether a game is installed; asking for one that is broken says why it is."""
        return self._shelf.has(name)

    def __iter__(self) -> Iterator[str]:
        return iter(self._shelf)

    def __len__(self) -> int:
        return len(self._shelf)


KITS = Shelf()
GAMES = _Rules(KITS)
