"""What stands chosen at a hosted table: one for display, phones and buttons, and for next time."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from threading import Lock
from typing import Any

from companion.app.table.match import NAMES
from companion.games import KITS
from companion.outputs.caller.pace import PACE_WORDS
from companion.outputs.start import (
    PERSON,
    Chair,
    Choices,
    Chosen,
    NameSeat,
    NextSitter,
    StartChange,
    card_of,
    changed,
    hindrances,
    recalled,
    remembered,
)
from companion.outputs.start.chosen import STRENGTH
from companion.setup.profile.model import Profile, Simulated

FILE = "chosen.json"
"""Where it is kept, beside the matches."""


def choices_at(profile: Profile) -> Choices:
    """Return what there is to choose at a table: what so many can play, and who may sit where."""
    count = len(profile.seats)
    wired = (s.number for s in profile.seats if any(_wired(i.place) for i in s.inputs))
    # Lessons are given where everything is simulated.
    games = [replace(card_of(KITS[name]), taught=False) for name in KITS]
    house = [seat.player or NAMES[seat.number - 1] for seat in profile.seats]
    return Choices(
        tuple(card for card in games if card.players[0] <= count),
        tuple(house),
        paces=PACE_WORDS,
        lengths=False,
        wired=frozenset(wired),
    )


def _wired(place: object) -> bool:
    return not isinstance(place, Simulated)


def usual_at(
    profile: Profile,
    bots: Sequence[int] = (),
    names: Sequence[str] = (),
    options: Mapping[str, Any] | None = None,
) -> Chosen:
    """Return what is chosen where nobody has chosen yet: the profile's game, and all sit down."""
    called = [*names, *(seat.player for seat in profile.seats[len(names) :])]
    chairs = (
        Chair(seat.number, STRENGTH if seat.number in bots else PERSON, name)
        for seat, name in zip(profile.seats, called, strict=False)
    )
    given = {profile.game: dict(options)} if options else {}
    return Chosen(profile.game, tuple(chairs), given, pace=profile.caller.pace)


def seated_as(chosen: Chosen, dealer: int) -> dict[str, Any]:
    """Return what the header says of those who sit: the chair that deals may be empty."""
    chairs = [chair.seat for chair in chosen.seated]
    return {
        "seats": len(chairs),
        "players": [chair.name for chair in chosen.seated],
        "dealer": chairs.index(dealer) + 1 if dealer in chairs else 1,
    }


class TableChoices:
    """What is chosen now; every change is told. Everything here may be called from any thread."""

    def __init__(self, choices: Choices, usual: Chosen, file: Path | None = None) -> None:
        self.choices, self.chosen = choices, usual
        self.changed: Callable[[], None] = lambda: None
        self._file, self._lock = file, Lock()
        if file is not None:
            with suppress(OSError, ValueError):
                self.chosen = recalled(json.loads(file.read_text("utf-8")), usual, choices)
        self._kept = self.chosen

    def change(self, change: StartChange) -> None:
        """Choose something else; what means nothing at this table changes nothing."""
        with self._lock:
            before, self.chosen = self.chosen, changed(self.chosen, change, self.choices)
        if self.chosen != before:
            self.changed()

    def take(self, chosen: Chosen) -> None:
        """Take over what was chosen on the display."""
        with self._lock:
            self.chosen = chosen
        self.changed()

    def know(self, names: Sequence[str]) -> None:
        """Offer the names of those who have played here before."""
        self.choices = replace(self.choices, known=tuple(names))
        self.changed()

    def rename(self, names: Sequence[str]) -> None:
        """Take over what those who play are called now."""
        for chair, name in zip(self.chosen.seated, names, strict=False):
            self.change(NameSeat(chair.seat, name))

    def problem(self) -> str:
        """Say why it cannot begin; empty: it can."""
        found = hindrances(self.chosen, self.choices)
        return found[0].reason if found else ""

    def pressed(self, chair: int, name: str) -> bool:
        """Take a button of a chair where no display shows a mark to move.

        White says who sits there, as everywhere; blue begins, of anybody who sits: tell whether
        it was that.
        """
        if name == "white":
            self.change(NextSitter(chair))
        return name == "blue" and chair in [taken.seat for taken in self.chosen.people]

    def keep(self) -> None:
        """Keep it for the next time, if it has changed; a card that refuses is not worth a word."""
        if self._file is None or self.chosen == self._kept:
            return
        self._kept = self.chosen
        with suppress(OSError):
            fresh = self._file.with_suffix(".new")
            fresh.write_text(json.dumps(remembered(self.chosen)), "utf-8")
            fresh.replace(self._file)
