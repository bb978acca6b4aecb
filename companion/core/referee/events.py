"""What a table can observe: the events of a transcript, parsed and typed.

Events are values. Each has a `rank` and a `tie` that put simultaneous events of any arrival order
into one order, so that the referee's verdicts do not depend on which line came first.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, ClassVar

INPUTS = ("white", "red", "blue", "pile", "shield", "rail")
BUTTONS = INPUTS[:3]
PADS = frozenset(INPUTS[3:])
CUES = ("ready", "play")

RECOVERED = "recovered"
"""The one fault reason that ends a fault; every other reason begins one."""
PAUSED, RESUMED = "paused", "resumed"
"""The reasons of a fault of the whole table that is none: somebody stopped play between rounds, and
let it go on. No sensor is lost; what is pressed in between is refused, and nobody pays for it."""

REACH = "reach"
"""A seat's hand on what lies before others: a fault may name it, where somebody tells of it by
itself. What is not known of a hand makes no pile untrusted."""
CARDS = "cards"
"""What reads the cards of a table: a fault may name it, of a seat or of all. Nobody is accused by
its silence; what it does not read is asked."""
_INPUT_ORDER = {name: order for order, name in enumerate(INPUTS)}

Tie = tuple[Any, ...]


@dataclass(slots=True)
class Press:
    """A button or pad of a seat went on (or, as a Release, off)."""

    rank: ClassVar[int] = 2
    name: ClassVar[str] = "press"

    t: int
    u: int
    seat: int
    input: str
    by: int | None = None

    @property
    def tie(self) -> Tie:
        """Order simultaneous presses by seat, then by input, white before red before blue."""
        return (self.seat, _INPUT_ORDER[self.input], self.by or 0, self.u)


@dataclass(slots=True)
class Release(Press):
    """A button or pad of a seat went off."""

    rank: ClassVar[int] = 3
    name: ClassVar[str] = "release"


@dataclass(slots=True)
class Cue:
    """The instant a spoken word became audible."""

    rank: ClassVar[int] = 1
    name: ClassVar[str] = "cue"

    t: int
    u: int
    cue: str

    @property
    def tie(self) -> Tie:
        """Order READY before PLAY."""
        return (CUES.index(self.cue), self.u)


@dataclass(slots=True)
class Card:
    """The table read cards: the top of a seat's pile, all that lies in the pool, or all that a seat
    has laid open to be counted.

    A camera tells of it late: `t` is when it told, `seen` when the cards surely lay there, give or
    take `u`. Without `seen` they were read at `t`.
    """

    rank: ClassVar[int] = 4
    name: ClassVar[str] = "card"

    t: int
    seat: int | None = None
    card: str | None = None
    pool: tuple[str, ...] | None = None
    seen: int | None = None
    u: int = 0
    hand: tuple[str, ...] | None = None

    @property
    def tie(self) -> Tie:
        """Order by what was read."""
        names = self.pool or (), self.hand or ()
        return (self.seat or 0, self.card or "", *names, self.seen or 0, self.u)


@dataclass(frozen=True, slots=True)
class Fault:
    """A sensor was lost, or came back (`reason` is "recovered")."""

    rank: ClassVar[int] = 0
    name: ClassVar[str] = "fault"

    t: int
    reason: str
    seat: int | None = None
    input: str | None = None
    mark: int | None = None
    """Before this instant everything had been delivered when the fault was told; None: nobody
    says. It is heeded when the line comes: whatever follows with an earlier stamp is late."""

    @property
    def stops(self) -> bool | None:
        """Whether it stops play (True) or lets it go on (False); None: it is about a sensor."""
        if self.seat is None and self.input is None and self.reason in (PAUSED, RESUMED):
            return self.reason == PAUSED
        return None

    @property
    def tie(self) -> Tie:
        """Order by place, then reason."""
        return (self.seat or 0, self.input or "", self.reason)


@dataclass(frozen=True, slots=True)
class Entered:
    """Something a person entered: its fields are named and typed by the game."""

    rank: ClassVar[int] = 5

    t: int
    name: str
    fields: Mapping[str, Any]

    @property
    def tie(self) -> Tie:
        """Order by everything that was entered; `repr` makes unlike fields comparable."""
        return (self.name, repr(sorted(self.fields.items())))


class Deal(Entered):
    """The cards were dealt."""

    __slots__ = ()
    rank: ClassVar[int] = 5


class Entry(Entered):
    """A player or the dealer entered a fact."""

    __slots__ = ()
    rank: ClassVar[int] = 6


class Ruling(Entered):
    """The dealer decided."""

    __slots__ = ()
    rank: ClassVar[int] = 7


@dataclass(frozen=True, slots=True)
class End:
    """Observation ended: nothing up to here can still arrive."""

    rank: ClassVar[int] = 8
    name: ClassVar[str] = "end"
    tie: ClassVar[Tie] = ()

    t: int


Event = Press | Cue | Card | Fault | Entered | End


def described(event: Event) -> dict[str, Any]:
    """Name an event in a `refused` verdict: what it was, and whose."""
    told: dict[str, Any] = {"event": event.name}
    match event:
        case Press():
            told |= {"seat": event.seat, "input": event.input}
        case Cue():
            told["cue"] = event.cue
        case Fault(seat=seat, input=input_):
            told |= {"seat": seat, "input": input_}
        case Card(seat=int() as seat) | Entered(fields={"seat": int() as seat}):
            told["seat"] = seat
    return told
