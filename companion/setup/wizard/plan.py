"""What has been decided about a table so far."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from companion.language import say
from companion.setup.check.findings import Spot
from companion.setup.profile.model import BUTTONS, INPUTS
from companion.setup.profile.naming import input_name
from companion.setup.wizard.found import FoundParts, GameNeeds, LampWire, Wire

QUIET = ""
"""In place of a sound device: the table is silent."""


@dataclass(slots=True)
class TablePlan:
    """A table on its way: games, seats, and what is where."""

    known: tuple[GameNeeds, ...]
    found: FoundParts
    games: list[str] = field(default_factory=list)
    seats: int = 4
    wires: dict[Spot, Wire] = field(default_factory=dict)
    lamps: dict[Spot, LampWire] = field(default_factory=dict)
    simulated: bool = False
    """Whether the program plays the part of seats that have nothing."""
    sound: str | None = None
    """The sound device; None: as the system likes; QUIET: none."""

    @property
    def chosen(self) -> tuple[GameNeeds, ...]:
        """The games that the table is for, the usual one first."""
        by_name = {game.name: game for game in self.known}
        return tuple(by_name[name] for name in self.games)

    @property
    def usual(self) -> GameNeeds:
        """The game that is played when nothing else is said: the first that was chosen."""
        return self.chosen[0] if self.games else self.known[0]

    @property
    def inputs(self) -> tuple[str, ...]:
        """The inputs that the chosen games want of every seat, buttons first."""
        wanted = {name for game in self.chosen or (self.usual,) for name in game.inputs}
        return tuple(name for name in INPUTS if name in wanted)

    def toggle_game(self, name: str) -> None:
        """Choose a game, or leave it out; the seats follow the usual one."""
        self.games = (
            [game for game in self.games if game != name]
            if name in self.games
            else [*self.games, name]
        )
        least, most = self.usual.seats
        self.seats = max(least, min(most, self.seats))

    def spots(self) -> tuple[Spot, ...]:
        """Return everything that is asked for, seat by seat."""
        return tuple(Spot(seat, name) for seat in self.numbers() for name in self.inputs)

    def numbers(self) -> range:
        """Return the numbers of the seats."""
        return range(1, self.seats + 1)

    def wired(self) -> dict[Spot, Wire]:
        """Return what is where, as far as it is asked for and its part is used."""
        used, asked = {part.id for part in self.found.used}, set(self.spots())
        return {s: w for s, w in self.wires.items() if s in asked and w.part in used}

    def lit(self) -> dict[Spot, LampWire]:
        """Return which lamp is where, as far as its seat and part are used."""
        used = {part.id for part in self.found.used}
        seats = self.numbers()
        return {s: w for s, w in self.lamps.items() if s.seat in seats and w.part in used}

    def place(self, spot: Spot, wire: Wire) -> None:
        """Put a wire in its place; it is nowhere else from then on."""
        self.wires = {s: w for s, w in self.wires.items() if w != wire} | {spot: wire}

    def owner(self, wire: Wire) -> Spot | None:
        """Return what a wire is already, if anything."""
        return next((spot for spot, other in self.wired().items() if other == wire), None)

    def bare(self) -> tuple[int, ...]:
        """Return the seats that have nothing at all."""
        having = {spot.seat for spot in self.wired()}
        return tuple(seat for seat in self.numbers() if seat not in having)

    def lamp_wires(self) -> Iterator[LampWire]:
        """Yield the lamps that can be tried: of the parts in use, for seats that there are."""
        for part in self.found.used:
            for lamp in part.lamps:
                if lamp.fixed is None or lamp.fixed.seat in self.numbers():
                    yield lamp

    def take_fixed(self) -> None:
        """Put what boards say of themselves where they say it is."""
        for part in self.found.used:
            for wire in part.wires:
                if wire.fixed is not None and wire.fixed in self.spots():
                    self.wires.setdefault(wire.fixed, wire)


def told_spot(spot: Spot) -> str:
    """Name an input for people: `Seat 1's white button`."""
    key = "wizard-button-of-seat" if spot.name in BUTTONS else "wizard-pad-of-seat"
    return say(key, seat=spot.seat, input=input_name(spot.name))


def told_seats(seats: Iterable[int]) -> str:
    """Name some seats: `Seat 3`, `Seats 3 and 4`."""
    numbers = [str(seat) for seat in seats]
    return say("wizard-these-seats", n=len(numbers), seats=_listed(numbers))


def _listed(numbers: list[str]) -> str:
    if len(numbers) < 2:
        return "".join(numbers)
    return say("wizard-and", first=", ".join(numbers[:-1]), last=numbers[-1])
