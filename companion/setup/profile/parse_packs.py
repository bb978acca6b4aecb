"""The games that a profile speaks of: which one is played, and what the owner's boxes hold.

Which games there are, and what may be said of their boxes, is told by the shelf that is handed in.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any, Protocol

from companion.kit.kit import Kit
from companion.kit.pack import Key, OneOf, Values, Whole
from companion.language import say
from companion.setup.profile.errors import shown
from companion.setup.profile.model import FEWEST_SEATS, MOST_SEATS
from companion.setup.profile.section import TomlSection, nearest


class Games(Protocol):
    """A shelf of games, as far as a profile needs one."""

    def names(self) -> Sequence[str]:
        """Return the names of all games, the usual one first, without loading any."""

    def __getitem__(self, name: str, /) -> Kit:
        """Return one; KeyError says in one line why it cannot be played."""


def read_game(table: TomlSection, games: Games) -> str:
    """Read which game is played; the first on the shelf where nothing else is said."""
    names, value = games.names(), table.value("game")
    if value is None:
        return names[0]
    if not isinstance(value, str) or value not in names:
        wrong = say("profile-no-such-game-installed", value=shown(value))
        table.wrong("game", wrong, say("profile-one", names=", ".join(names)))
        return names[0]
    _kit(table, "game", value, games)
    return value


def _kit(section: TomlSection, key: str, game: str, games: Games) -> Kit | None:
    """Return a game of the shelf, or note why it cannot be had."""
    try:
        return games[game]
    except KeyError as error:
        section.wrong(key, str(error), say("profile-game-can-played"))
        return None


def seats_of(game: str, games: Games) -> range:
    """Return how many can play; as many as a table has where the game cannot be had."""
    try:
        return games[game].rules.vocabulary.seats
    except KeyError:
        return range(FEWEST_SEATS, MOST_SEATS + 1)


def read_packs(section: TomlSection, games: Games) -> Mapping[str, Values]:
    """Read what is said of boxes, by game; what is said of a game that is not there is wrong."""
    names, packs = games.names(), dict[str, Values]()
    for game in section.names():
        if game not in names:
            section.wrong(game, say("profile-no-game-installed"), nearest(game, names))
        elif kit := _kit(section, game, game, games):
            packs[game] = _read_pack(section.section(game), kit, section, game)
    return MappingProxyType(packs)


def _read_pack(box: TomlSection, kit: Kit, above: TomlSection, game: str) -> Values:
    values = {name: _read(box, name, key) for name, key in kit.pack.keys.items()}
    box.close()
    if wrong := kit.pack.check(values):
        where = box if wrong.key else above
        where.wrong(wrong.key or game, wrong.wrong, wrong.expected)
    return MappingProxyType(values)


def _read(box: TomlSection, name: str, key: Key) -> Any:
    if isinstance(key, Whole):
        return box.whole(name, key.default, key.low, key.high)
    if isinstance(key, OneOf):
        return box.choice(name, key.default, key.words)
    return box.text(name, "") or None
