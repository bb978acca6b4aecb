"""What one player has before their eyes: the story, their own hand, and what they were shown.

A bot is given this and never the cards themselves. How many cards the others hold is secret, so it
is not here either.
"""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from companion.core.live.listener import View
from companion.core.referee.game import Prompt
from companion.games.i_say_holmes.bots.croupier import ISayCroupier
from companion.games.i_say_holmes.bots.deck import Printed
from companion.games.i_say_holmes.rules.cards import CARDS, LOCATION, PENDING, Type


@dataclass(frozen=True, slots=True)
class ISaySight:
    """The open table, one's own hand, and one's memory."""

    phase: str
    turn: int | None
    seq: str
    """The card whose bottom line governs."""
    line: tuple[str, ...]
    """That bottom line: it lies face up."""
    chit: str
    scores: tuple[int, ...]
    window: Mapping[str, Any] | None
    hand: tuple[str, ...]
    drawn: str | None
    """What the player has just drawn."""
    passes: str | None
    """What the player has to do with their cards while they are moved."""
    believed: Mapping[int, tuple[str, ...]]
    """What the player thinks that others hold."""
    offers: tuple[Prompt, ...] = ()
    """What this player may enter."""
    settled: bool = True
    """Whether everything that was named lies there."""
    free: bool = True
    """Whether nobody is still busy with cards, so that whoever is next may go on."""
    person_next: bool = False
    """Whether a person is next, who need not wait for what everybody knows."""
    printed: Mapping[str, Printed] = field(default_factory=dict, repr=False, compare=False)
    """What stands on each title: everybody knows the cards."""

    def value(self, card: str) -> int:
        """Return what a card counts."""
        return self.printed[card].value

    def suits(self, card: str) -> bool:
        """Tell whether the bottom line names a card."""
        known = CARDS[card]
        fits = known.place is not None and self.chit in (known.place, PENDING)
        if known.place is not None and not fits:
            return False
        names = (card, str(known.type), *((LOCATION,) if fits else ()))
        return any(name in self.line for name in names)

    @property
    def in_sequence(self) -> bool:
        """Tell whether an I Say card earns its points now."""
        return str(Type.I_SAY) in self.line

    def offered(self, name: str) -> tuple[Prompt, ...]:
        """Return what the player may enter under a name."""
        return tuple(prompt for prompt in self.offers if prompt.name == name)


def seen(
    croupier: ISayCroupier,
    seat: int,
    view: View,
    offers: Sequence[Prompt],
    people: Collection[int] = (),
) -> ISaySight:
    """Return the table seen from a seat; `people` take as long as they like over a drawn card."""
    state, printed = view.state, croupier.deck.printed
    seq = state["seq"] or ""
    return ISaySight(
        phase=state["phase"],
        turn=state["turn"],
        seq=seq,
        line=printed[seq].line if seq else (),
        chit=state["chit"],
        scores=tuple(state["scores"]),
        window=state["window"],
        hand=tuple(croupier.cards.hands[seat]),
        drawn=croupier.drawn.get(seat),
        passes=croupier.passing_on(seat),
        believed=croupier.memory.of(seat),
        offers=tuple(offers),
        settled=croupier.mistake is None,
        free=not croupier.awaited() and not (state["phase"] == "drawn" and state["turn"] in people),
        person_next=bool(state["turn"]) and croupier.cards.left_of(state["turn"]) in people,
        printed=printed,
    )
