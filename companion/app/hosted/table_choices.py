"""What stands chosen at a hosted table: one for display, phones and buttons, and for next time."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from threading import Lock
from typing import Any

from companion.app.simulated.memory import Memory
from companion.app.table.match import NAMES
from companion.games import KITS
from companion.language import Person, current, settle
from companion.outputs.caller.pace import PACES
from companion.outputs.console.starting import Starting
from companion.outputs.start import (
    EMPTY,
    PERSON,
    Chair,
    ChangeSitter,
    Choices,
    Chosen,
    GenderSeat,
    NameSeat,
    NextSitter,
    StartChange,
    card_of,
    changed,
    hindrances,
)
from companion.outputs.start.choices import choosable
from companion.outputs.start.chosen import STRENGTH, free_name
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
        paces=tuple(PACES),
        lengths=False,
        wired=frozenset(wired),
        languages=choosable(),
    )


def _wired(place: object) -> bool:
    return not isinstance(place, Simulated)


def usual_at(
    profile: Profile,
    bots: Sequence[int] = (),
    names: Sequence[str] = (),
    options: Mapping[str, Any] | None = None,
) -> Chosen:
    """Return what is chosen where nobody has chosen yet: the profile's game, and as many sit down
    as can play it."""
    called = [*names]
    for seat in profile.seats[len(names) :]:
        taken = seat.player.casefold() in [name.casefold() for name in called]
        called.append(free_name(called, NAMES) if taken else seat.player)
    most = KITS[profile.game].rules.vocabulary.seats[-1]
    chairs = (
        Chair(seat.number, _sitter(seat.number, bots, most), name)
        for seat, name in zip(profile.seats, called, strict=False)
    )
    given = {profile.game: dict(options)} if options else {}
    return Chosen(profile.game, tuple(chairs), given, pace=profile.caller.pace, language=current())


def _sitter(chair: int, bots: Sequence[int], most: int) -> str:
    if chair > most:
        return EMPTY
    return STRENGTH if chair in bots else PERSON


def seated_as(chosen: Chosen, dealer: int) -> dict[str, Any]:
    """Return what the header says of those who sit: the chair that deals may be empty."""
    chairs = [chair.seat for chair in chosen.seated]
    return {
        "seats": len(chairs),
        "players": [chair.person for chair in chosen.seated],
        "dealer": chairs.index(dealer) + 1 if dealer in chairs else 1,
    }


class TableChoices:
    """What is chosen now; every change is told. Everything here may be called from any thread."""

    def __init__(self, choices: Choices, usual: Chosen, file: Path | None = None) -> None:
        self.choices, self.chosen = choices, usual
        self.changed: Callable[[], None] = lambda: None
        self.vacated: Callable[[Collection[int]], None] = lambda chairs: None
        """Told which chairs the display has taken from whoever sat there."""
        self.lies_there: Callable[[], int | None] = lambda: None
        """Tells which round of a club's evening is what is chosen, if it is one."""
        self._memory, self._lock = Memory(file) if file is not None else None, Lock()
        self._begun: Chosen | None = None
        if self._memory is not None:
            self.chosen = self._memory.recall(usual, choices)
            self.choices = replace(choices, known=self._memory.names)
        if self.chosen.language:
            settle(self.chosen.language)

    @property
    def starting(self) -> Starting:
        """What phones are shown of it."""
        return Starting(self.choices, self.chosen, self.next_round())

    def next_round(self) -> int | None:
        """Return which round of a club's evening would begin now, if one would."""
        return self.lies_there()

    def change(self, change: StartChange) -> None:
        """Choose something else; what means nothing at this table changes nothing."""
        with self._lock:
            before, self.chosen = self.chosen, changed(self.chosen, change, self.choices)
        if self.chosen != before:
            self.changed()

    def take(self, chosen: Chosen) -> None:
        """Take over what was chosen on the display; whose chair it gives away gets up."""
        with self._lock:
            before, self.chosen = self.chosen, chosen
        people = {chair.seat for chair in chosen.people}
        if gone := [chair.seat for chair in before.people if chair.seat not in people]:
            self.vacated(gone)
        self.changed()

    def seat(self, chair: int, name: str, phones: Collection[int]) -> None:
        """Let somebody sit down by phone; `phones` are the chairs of other phones.

        Where nothing is wired, the first phone clears the table of those who sat here last time:
        phones are what people play with here, and each takes a chair of its own.
        """
        if not phones and not self.choices.wired:
            for other in self.chosen.people:
                if other.seat != chair:
                    self.change(ChangeSitter(other.seat, EMPTY))
        self.change(ChangeSitter(chair, PERSON))
        for other in self.chosen.people:
            same = other.name.casefold() == name.casefold()
            if same and other.seat not in (chair, *phones, *self.choices.wired):
                self.change(ChangeSitter(other.seat, EMPTY))
        self.change(NameSeat(chair, name))
        self.change(GenderSeat(chair, name.gender if isinstance(name, Person) else ""))

    def may_deal(self, may: bool) -> None:
        """Offer the choice between the table's cards and people's own, or offer none."""
        with self._lock:
            before, self.choices = self.choices, replace(self.choices, cards=may)
        if before.cards is not may:
            self.changed()

    def unseat(self, chair: int) -> None:
        """Let somebody get up who sat there by phone; who has buttons there still sits."""
        if chair not in self.choices.wired:
            self.change(ChangeSitter(chair, EMPTY))

    def rename(self, names: Sequence[str]) -> None:
        """Take over what those who play are called now."""
        for chair, name in zip(self.chosen.seated, names, strict=False):
            self.change(NameSeat(chair.seat, name))
            if isinstance(name, Person):
                self.change(GenderSeat(chair.seat, name.gender))

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

    def begun(self) -> None:
        """Note that what is chosen is played."""
        self._begun = self.chosen

    def keep(self) -> None:
        """Keep what was played last for the next time; for a thread that may wait for the card."""
        begun, self._begun = self._begun, None
        if self._memory is not None and begun is not None:
            self._memory.keep(begun)
            self.choices = replace(self.choices, known=self._memory.names)
