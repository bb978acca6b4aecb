"""What somebody plans to do with their hands, and when; they can change their mind until late."""

from collections.abc import Callable
from typing import NamedTuple

from companion.practice.hands import Hands

BALLISTIC_US = 120_000
"""A movement that begins so soon can no longer be stopped."""

TAP_US = 110_000
"""How long a finger stays on a button."""

_BUTTONS = ("white", "red", "blue")


class HandMove(NamedTuple):
    """A hand goes down on an input, or comes up from it."""

    t: int
    seat: int
    input: str
    hold_us: int = TAP_US
    """How long it stays; nothing for a hand that comes up."""
    down: bool = True


class Plan:
    """The movements that one player has in mind, each under a name: one of a kind at a time."""

    def __init__(self) -> None:
        self._moves: dict[str, HandMove] = {}
        self.due: int | None = None

    def mean(self, name: str, move: HandMove) -> None:
        """Plan to do something, instead of what was planned under that name."""
        self._moves[name] = move
        self._look()

    def means(self, name: str) -> HandMove | None:
        """Return what is planned under a name."""
        return self._moves.get(name)

    def drop(self, t: int, *names: str) -> None:
        """Drop a plan, unless the hand is on its way already."""
        latest, dropped = t + BALLISTIC_US, False
        for name in names:
            move = self._moves.get(name)
            if move is not None and move.t > latest:
                del self._moves[name]
                dropped = True
        if dropped:
            self._look()

    def drop_all(self, t: int) -> None:
        """Drop all plans but those of taking the hands away."""
        self.drop(t, *(name for name, move in self._moves.items() if move.down))

    def hurry(self, name: str, t: int) -> None:
        """Do at once what is planned for later."""
        move = self._moves.get(name)
        if move is not None and move.t > t:
            self.mean(name, HandMove(t, move.seat, move.input, move.hold_us, move.down))

    def carry_out(self, now: int, hands: Hands, done: Callable[[str, int], None]) -> None:
        """Do what is due by now, in order of time; what goes down will come up again."""
        while self.due is not None and self.due <= now:
            name, move = min(self._moves.items(), key=lambda item: (item[1].t, item[0]))
            del self._moves[name]
            if move.down:
                up = HandMove(move.t + move.hold_us, move.seat, move.input, 0, down=False)
                self._moves[f"lift {move.seat} {move.input}"] = up
            _do(hands, move)
            self._look()
            done(name, move.t)

    def _look(self) -> None:
        self.due = min([move.t for move in self._moves.values()], default=None)


def _do(hands: Hands, move: HandMove) -> None:
    if move.input in _BUTTONS:
        (hands.press if move.down else hands.release)(move.seat, move.input, at_us=move.t)
    elif move.down:
        hands.touch(move.seat, move.input, at_us=move.t)
    else:
        hands.lift(move.seat, move.input, at_us=move.t)
