"""What the lamps mean in a game: what a verdict lights, and whom the table waits for.

A game declares it as data, and one part of the program switches the lamps by it. Whatever a game
does not declare goes by the plain signs here: they suit any game with seats that take turns.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, Literal

from companion.core.live import View
from companion.core.referee.game import DEALER
from companion.core.referee.verdicts import Verdict

WHITE, RED, BLUE = "white", "red", "blue"
ALL = (WHITE, RED, BLUE)


@dataclass(frozen=True, slots=True)
class Light:
    """Lamps that a verdict lights at the seats that it is about."""

    means: str
    """What a player reads in it, for the documentation."""
    colours: tuple[str, ...]
    how: Literal["called", "steady", "blinks"] = "blinks"
    """`called`: steady until the next READY or PLAY; `steady`: as long as `phases` last; `blinks`:
    three times."""
    phases: frozenset[str] = frozenset()
    """The phases through which a steady light lasts; none: the one in which it was lit."""
    alone: bool = False
    """Whether this goes out wherever an earlier verdict has lit it."""
    seats: Callable[[Verdict, View], Iterable[Any]] | None = None
    """Whose lamps; None: those of the verdict's `seat` and `seats`."""
    given: Callable[[Verdict], bool] = lambda verdict: True
    """Whether this one verdict of its kind lights anything."""

    def where(self, verdict: Verdict, view: View) -> list[int]:
        """Return the seats whose lamps are meant."""
        if not self.given(verdict):
            return []
        named = self.seats(verdict, view) if self.seats else _named(verdict)
        return [seat for seat in named if isinstance(seat, int)]


@dataclass(frozen=True, slots=True)
class Dark:
    """A kind of verdict that is shown by no lamp, and why not."""

    why: str


@dataclass(frozen=True, slots=True)
class Out:
    """A kind of verdict that puts out what earlier ones have lit, and why."""

    why: str


Sign = Light | Dark | Out


@dataclass(frozen=True, slots=True)
class Wait:
    """Somebody whom the table waits for: a lamp that is lit for as long as that is so."""

    seat: int
    colour: str
    blinks: bool = False
    deadline: int | None = None
    """When their time is over; shortly before it the lamp blinks fast."""


def _named(verdict: Verdict) -> list[Any]:
    seats = verdict.fields.get("seats")
    return [verdict.fields.get("seat"), *(seats if isinstance(seats, list | tuple) else ())]


def blinks(means: str, colour: str = RED, **more: Any) -> Light:
    """Declare three blinks."""
    return Light(means, (colour,), "blinks", **more)


def _spoken(verdict: Verdict) -> bool:
    return verdict.fields.get("speak") is not False


WINNER = Light("has won", ALL, "steady")
REFUSED = blinks("what they did is refused", given=_spoken)
ASKED = Dark("whoever is asked is lit while an answer is awaited")
TURN = Dark("whose turn it is is lit from the state")
PLAIN: Mapping[str, Sign] = {
    "forfeit": blinks("pays a forfeit"),
    "refused": REFUSED,
    "out": blinks("is out"),
    "won": WINNER,
    "turn": TURN,
    "ask": ASKED,
    "doubt": ASKED,
    "fault": Dark("a wire is no player's doing: the display names it"),
    "ruled": Dark("what follows from a ruling is lit by itself"),
    "overturned": Out("what is taken back goes out"),
    "score": Dark("points stand on the display"),
}
"""What the kinds mean that several games have, where a game says nothing else."""


def asked_dealer(view: View) -> Iterator[Wait]:
    """Yield the dealer's blue lamp, blinking, while they are asked something."""
    asked = [prompt.by for prompt in view.prompts if prompt.asked]
    dealer: Any = view.state.get("dealer", view.setup.dealer)
    if dealer is not None and (DEALER in asked or (view.state.get("open") and not asked)):
        yield Wait(int(dealer), BLUE, blinks=True)


def asked_seats(view: View) -> Iterator[int]:
    """Yield the seats that are asked something themselves."""
    yield from dict.fromkeys(p.by for p in view.prompts if p.asked and isinstance(p.by, int))


def on_turn(view: View) -> Iterator[Wait]:
    """Yield the white lamp of whose turn it is."""
    turn = view.state.get("turn")
    if isinstance(turn, int) and turn > 0:
        yield Wait(turn, WHITE)


def plain_waits(view: View) -> Iterator[Wait]:
    """Yield whose turn it is, who is asked, and the dealer's question."""
    yield from asked_dealer(view)
    yield from on_turn(view)
    yield from (Wait(seat, WHITE) for seat in asked_seats(view))


PLAIN_WAITS = (("white", "it is their turn, or an answer of theirs is awaited"),)
DEALER_ASKED = ("the dealer's blue, blinking", "the dealer is asked something")


@dataclass(frozen=True, slots=True)
class LampCode:
    """What a game's lamps mean."""

    signs: Mapping[str, Sign] = field(default_factory=dict)
    """By kind of verdict."""
    waits: Callable[[View], Iterable[Wait]] = plain_waits
    """Whom the table waits for, from how the match stands."""
    waiting: tuple[tuple[str, str], ...] = PLAIN_WAITS
    """What `waits` lights and what that means, for the documentation."""

    def sign(self, kind: str) -> Sign | None:
        """Return what a kind of verdict means; None: nobody has said anything of it."""
        return self.signs.get(kind) or PLAIN.get(kind)

    def table(self) -> str:
        """Write down what a player can read in the lamps."""
        rows = [*self.waiting, DEALER_ASKED]
        shown = {"refused": REFUSED, **self.signs} if self.signs else PLAIN
        rows += [(_look(sign), sign.means) for sign in shown.values() if isinstance(sign, Light)]
        head = ["| lamps | mean |", "| --- | --- |"]
        return "\n".join([*head, *(f"| {look} | {means} |" for look, means in dict.fromkeys(rows))])


def _look(light: Light) -> str:
    colours = "all three" if light.colours == ALL else ", ".join(light.colours)
    return f"{colours}, three blinks" if light.how == "blinks" else colours
