"""What the seat-board driver must be told: which port, and what the table expects at it.

The board's own list says what it serves; this one says what the table counts on, so that a table
is whole before any cable is plugged in, and a board that lacks something is named.
"""

from dataclasses import dataclass

from hw.checks import at_least, check_lamp, check_place, refuse_twice
from hw.config import BUTTON_POLICY, EdgePolicy
from hw.signals import Place


@dataclass(frozen=True, slots=True)
class BoardInput:
    """An input that the board must serve, and how its edges become evidence."""

    seat: int
    input: str
    policy: EdgePolicy = BUTTON_POLICY

    def __post_init__(self) -> None:
        check_place(self.place)

    @property
    def place(self) -> Place:
        """The key of this input."""
        return Place(self.seat, self.input)


@dataclass(frozen=True, slots=True)
class SeatBoardConfig:
    """One board. `port` is its device, best the one under /dev/serial/by-id, or its board id.

    A port that disappears is looked for again every `retry_us`.
    """

    port: str
    inputs: tuple[BoardInput, ...] = ()
    lamps: tuple[Place, ...] = ()
    retry_us: int = 500_000

    def __post_init__(self) -> None:
        at_least("retry_us", self.retry_us, 1_000)
        refuse_twice("input", (item.place for item in self.inputs))
        refuse_twice("lamp", self.lamps)
        for lamp in self.lamps:
            check_lamp(lamp)
