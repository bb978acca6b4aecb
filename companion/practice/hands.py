"""What a player can do to a table: nothing but move their hands."""

from typing import Protocol


class Hands(Protocol):
    """The verbs of a table's inputs; a simulated driver has them."""

    def press(self, seat: int, name: str, *, at_us: int | None = None) -> None:
        """Push a button down."""

    def release(self, seat: int, name: str, *, at_us: int | None = None) -> None:
        """Let a button come up."""

    def touch(
        self, seat: int, name: str, *, by: int | None = None, at_us: int | None = None
    ) -> None:
        """Lay a hand on a pad."""

    def lift(self, seat: int, name: str, *, at_us: int | None = None) -> None:
        """Take the hand off a pad."""
