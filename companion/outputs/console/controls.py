"""What the console may do to the table: what whoever hosts it can carry out.

Everything is called on the console's own thread and returns at once, with a receipt: it is done
once what was asked for would survive a power cut. What cannot be done as it is asked raises
ValueError with a line for the person who asked, at once or in the receipt. `by` is who asked.
"""

from collections.abc import Callable, Collection, Mapping, Sequence
from concurrent.futures import Future
from dataclasses import dataclass
from typing import Any, Protocol

from companion.core.referee.events import Event
from companion.core.referee.game import Prompt
from companion.outputs.console.phone_chairs import TableChair
from companion.outputs.console.starting import Starting
from companion.outputs.start import StartChange

Kept = Future[None]
"""A receipt for something that was asked for."""
Stamped = Callable[[int], Event]
"""Something entered; it becomes an event with the time at which it is taken."""


@dataclass(frozen=True, slots=True)
class KeptPhone:
    """What is kept of a phone that sits, so that it has its chair again after a restart."""

    chair: int
    name: str
    number: int
    tag: str
    keys: tuple[str, ...]
    """The digests of what it is known by: nobody can take the chair who reads them."""


class Controls(Protocol):
    """The handles of one run."""

    @property
    def absent(self) -> Collection[str]:
        """The verbs that this run cannot carry out: they are neither offered nor done."""

    def enter(self, entered: Stamped, by: str) -> Kept:
        """Bring in what somebody entered or ruled."""

    def pause(self, on: bool, by: str) -> Kept:
        """Let the caller be silent, or go on."""

    def pace(self, name: str, by: str) -> Kept:
        """Call faster or slower."""

    def volume(self, percent: int, by: str) -> Kept:
        """Make the voice louder or softer."""

    def mute(self, on: bool, by: str) -> Kept:
        """Say nothing, or speak again."""

    def names(self, names: list[str], by: str) -> Kept:
        """Use these names for the players."""

    def new_game(self, game: str, options: Mapping[str, Any], by: str) -> Kept:
        """End this match and begin another."""

    def choose(self, change: StartChange) -> Kept:
        """Choose something differently, while no match is on."""

    def begin(self, by: str) -> Kept:
        """Begin what is chosen; after a match, that is to play again."""

    def leave(self, by: str) -> Kept:
        """End this match, and let somebody choose the next."""

    def sit(self, chair: int, name: str, others: Collection[int], by: str) -> Kept:
        """Let somebody of this name sit there by phone; `others` are the chairs of other phones."""

    def stand(self, chair: int, by: str) -> Kept:
        """Let nobody sit there by phone any more."""

    def stand_in(self, chair: int, on: bool, by: str) -> Kept:
        """Let a bot play there whenever no phone does, or nobody."""

    def play(self, seat: int, prompt: Prompt, values: Mapping[str, Any]) -> Kept:
        """Bring in what the player of a seat does with what is theirs alone."""

    def here(self, taken: Collection[int], present: Collection[int]) -> None:
        """Take note which chairs phones have, and of which the phone is here now."""

    def keep_phones(self, phones: Sequence[KeptPhone]) -> Kept:
        """Keep who sits where by phone, for the next start; nobody else does."""


@dataclass(frozen=True, slots=True)
class Spoken:
    """How words are said at the table, for phones that are to say them, too."""

    ahead_us: Callable[[], int] = int
    """Tells how much later the match is than the table clock."""
    aloud: Callable[[], bool] = bool
    """Tells whether something speaks."""


@dataclass(frozen=True, slots=True)
class Running:
    """How the run is set now, so that the page shows switches as they stand."""

    paused: bool = False
    pace: str = ""
    paces: tuple[str, ...] = ()
    volume: int = 80
    muted: bool = False
    games: tuple[str, ...] = ()
    """What can be started next; none: nothing is offered."""
    notices: tuple[str, ...] = ()
    """What is wrong at the table, in lines for everybody."""
    start: Starting | None = None
    """What stands chosen for the next match; None: nothing is chosen here."""
    chairs: tuple[TableChair, ...] = ()
    """The chairs of the table; none: nobody can sit here by phone."""


def joined(*receipts: Kept | None) -> Kept | None:
    """Return one receipt for all of these: done once all are, or as soon as one is refused."""
    waiting = [receipt for receipt in receipts if receipt is not None]
    if len(waiting) < 2:
        return waiting[0] if waiting else None
    whole, left = Kept(), {*waiting}

    def done(receipt: Kept) -> None:
        left.discard(receipt)
        if not whole.done() and (error := receipt.exception()) is not None:
            whole.set_exception(error)
        elif not whole.done() and not left:
            whole.set_result(None)

    for receipt in waiting:
        receipt.add_done_callback(done)
    return whole
