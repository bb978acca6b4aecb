"""A console's controls for tests: what is entered goes to a table, what is switched is noted."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any

from companion.app.hosted.receipts import kept_already
from companion.core.referee.game import Prompt
from companion.outputs.console.controls import Kept, KeptPhone, Stamped
from companion.outputs.console.verbs import VERBS
from companion.outputs.start import StartChange

EVERYTHING = frozenset(VERBS)


class Noted:
    """Enters by `enter`; keeps the name and the values of every switch that was used."""

    def __init__(
        self, enter: Callable[[Stamped], None] = lambda entered: None, absent: Collection[str] = ()
    ) -> None:
        self._enter, self.absent = enter, absent
        self.switched: list[tuple[Any, ...]] = []
        self.kept: Callable[[], Kept] = kept_already
        """Makes the receipts."""
        self.taken: frozenset[int] = frozenset()
        self.present: frozenset[int] = frozenset()
        """The chairs that phones have, and of which the phone is here."""
        self.phones: list[KeptPhone] = []
        """Who was last kept as sitting by phone."""

    def enter(self, entered: Stamped, by: str) -> Kept:
        self._enter(entered)
        return self.kept()

    def _switch(self, *what: Any) -> Kept:
        self.switched.append(what)
        return self.kept()

    def pause(self, on: bool, by: str) -> Kept:
        return self._switch("pause", on)

    def pace(self, name: str, by: str) -> Kept:
        return self._switch("pace", name)

    def volume(self, percent: int, by: str) -> Kept:
        return self._switch("volume", percent)

    def mute(self, on: bool, by: str) -> Kept:
        return self._switch("mute", on)

    def names(self, names: list[str], by: str) -> Kept:
        return self._switch("names", names)

    def new_game(self, game: str, options: Mapping[str, Any], by: str) -> Kept:
        return self._switch("new_game", game, options)

    def choose(self, change: StartChange) -> Kept:
        return self._switch("choose", change)

    def begin(self, by: str) -> Kept:
        return self._switch("begin")

    def leave(self, by: str) -> Kept:
        return self._switch("leave")

    def sit(self, chair: int, name: str, others: Collection[int], by: str) -> Kept:
        return self._switch("sit", chair, name)

    def stand(self, chair: int, by: str) -> Kept:
        return self._switch("stand", chair)

    def stand_in(self, chair: int, on: bool, by: str) -> Kept:
        return self._switch("stand_in", chair, on)

    def play(self, seat: int, prompt: Prompt, values: Mapping[str, Any]) -> Kept:
        return self._switch("play", seat, prompt.name, dict(values))

    def here(self, taken: Collection[int], present: Collection[int]) -> None:
        self.taken, self.present = frozenset(taken), frozenset(present)

    def keep_phones(self, phones: Sequence[KeptPhone]) -> Kept:
        self.phones = [*phones]
        return self.kept()
