"""Who is told what happens: lamps, voice, display, console, bots, the caller."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Literal, Protocol, runtime_checkable

from companion.core.referee.events import Event
from companion.core.referee.game import Prompt, Setup, Want
from companion.core.referee.verdicts import Verdict


@dataclass(slots=True)
class View:
    """How the match stands: everything that may be shown, and everything that may be entered.

    A value: nobody changes one. It is not frozen, as that would take as long to make again.
    """

    t: int
    setup: Setup
    state: dict[str, Any]
    prompts: tuple[Prompt, ...]
    reachable: frozenset[int] = frozenset()
    """The numbers of the verdicts that an `overturn` would take back now."""
    wants: tuple[Want, ...] = ()
    """The inputs that somebody should press or touch now."""

    def shows(self, other: "View") -> bool:
        """Tell whether another view shows the same, whenever it was made."""
        return self is other or (
            self.state == other.state
            and self.prompts == other.prompts
            and self.wants == other.wants
            and self.reachable == other.reachable
            and self.setup == other.setup
        )


class Listener(Protocol):
    """Is told on the judging thread, after the verdict and its record; must return at once.

    A listener with real work to do takes a note and does it on a thread of its own. One that
    raises is dropped and named, and play goes on. Of events it is told all, unless its class names
    the kinds that it wants to hear of: `hears`.
    """

    def heard(self, event: Event) -> None:
        """Take note of an event; it is durable, and may not have been judged yet."""
        ...

    def judged(self, verdicts: Sequence[Verdict], view: View) -> None:
        """Take note of verdicts (perhaps none), and of how the match now stands.

        It comes when something was decided, when the match shows something else than was told
        last, and when a word or an entry was judged. Presses that change nothing are heard only.
        """
        ...


@runtime_checkable
class Remembering(Protocol):
    """A listener that shows the whole of a match, also what was before it was told anything."""

    def remember(self, past: Sequence[Event | Verdict]) -> bool:
        """Take a piece of what was before, in order; false: not yet. Nothing: that was all.

        It comes from a thread of its own, after the match is on again: nobody waits for it.
        """
        ...


def heeds(listener: Listener, what: Literal["heard", "judged"]) -> bool:
    """Tell whether telling them this does anything: what `Listening` leaves out does not."""
    told: Any = getattr(listener, what)
    return getattr(told, "__func__", told) is not getattr(Listening, what)


def hears(listener: Listener, kind: type[Event]) -> bool:
    """Tell whether they want to hear of events of just this kind: a Release is no Press."""
    named: tuple[type[Event], ...] | None = getattr(listener, "hears", None)
    return heeds(listener, "heard") and (named is None or kind in named)


class Listening:
    """A base for listeners that heed only one of the two: what they leave out does nothing."""

    def heard(self, event: Event) -> None:  # noqa: D102
        pass

    def judged(self, verdicts: Sequence[Verdict], view: View) -> None:  # noqa: D102
        pass
