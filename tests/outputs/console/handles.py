"""A console's controls for tests: what is entered goes to a table, what is switched is noted."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from typing import Any

from companion.outputs.console.controls import Stamped
from companion.outputs.console.verbs import VERBS
from companion.outputs.start import StartChange

EVERYTHING = frozenset(VERBS)


class Noted:
    """Enters by `enter`; keeps the name and the values of every switch that was used."""

    def __init__(
        self, enter: Callable[[Stamped], None] = lambda entered: None, absent: Collection[str] = ()
    ) -> None:
        self.enter, self.absent = enter, absent
        self.switched: list[tuple[Any, ...]] = []

    def pause(self, on: bool) -> None:
        self.switched.append(("pause", on))

    def pace(self, name: str) -> None:
        self.switched.append(("pace", name))

    def volume(self, percent: int) -> None:
        self.switched.append(("volume", percent))

    def mute(self, on: bool) -> None:
        self.switched.append(("mute", on))

    def names(self, names: list[str]) -> None:
        self.switched.append(("names", names))

    def new_game(self, game: str, options: Mapping[str, Any]) -> None:
        self.switched.append(("new_game", game, options))

    def choose(self, change: StartChange) -> None:
        self.switched.append(("choose", change))

    def begin(self) -> None:
        self.switched.append(("begin",))

    def leave(self) -> None:
        self.switched.append(("leave",))
