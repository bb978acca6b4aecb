"""The match as data: everything the rules look at, and nothing that acts."""

from dataclasses import dataclass, field, replace
from typing import Any

from companion.core.match_game import BaseMatch, bounded
from companion.core.referee.events import INPUTS, Press
from companion.core.referee.instant import Instant
from companion.games.sorry.rules.board import Move, SorryBoardState
from companion.games.sorry.rules.geometry import COLOURS, partner
from companion.games.sorry.rules.moves import Listing
from companion.games.sorry.rules.options import SorryOptions
from companion.games.sorry.rules.pack import SorryPack
from companion.games.sorry.rules.phases import SorryAct, SorryPhase, refusal
from companion.games.sorry.rules.telling import Told


@dataclass(frozen=True, slots=True)
class SorryQuestion:
    """What the dealer is asked, and where play goes on when they have answered."""

    kind: str
    between: tuple[int, ...]
    resume: SorryPhase


@dataclass(frozen=True, slots=True)
class SorryCall:
    """A double that the others have to answer (SO-52)."""

    seat: int
    answers: dict[int, str]
    resume: SorryPhase


@dataclass(slots=True)
class SorryMatch(BaseMatch):
    """A match in progress. Seats count from 1; index 0 of every list by seat is not used."""

    options: SorryOptions
    seats: range
    pack: SorryPack
    games: list[int]
    """Games won, by seat."""
    scores: list[int]
    """Points, by seat."""
    board: SorryBoardState = field(default_factory=SorryBoardState)
    phase: SorryPhase = SorryPhase.DEALING
    running: bool = False
    """A game has been dealt and is not over."""
    leader: int = 0
    lead_cards: dict[int, str] = field(default_factory=dict)
    lead_due: tuple[int, ...] = ()
    """Who still has to draw for the lead."""
    colours: list[int] = field(default_factory=list)
    """By seat, once all have chosen; index 0 is not used."""
    chosen: dict[int, int] = field(default_factory=dict)
    turn: int = 0
    card: str | None = None
    listing: Listing = Listing([])  # noqa: RUF009 (nobody changes it)
    shown: tuple[Listing, list[Told]] | None = None
    """A listing in the words of the transcript: whoever asks, they are the same words."""
    picked: int = 0
    """The listed move that is highlighted, counted from 1."""
    touched: bool = False
    """The player on turn has touched a physical pack: their card is about to be entered."""
    followed: bool = False
    """The open card turned up by itself: a hand that still reaches for it means nothing more."""
    again: bool = False
    """A 2 was played: one more card is due after this one."""
    committed: tuple[int, Instant] | None = None
    """Whose button completed the last play, and when; None if nobody can doubt it."""
    taken_as_made: int = 0
    """Whose forced move the next draw made: that player may still confirm it, to no effect."""
    early: Press | None = None
    """A draw before the open play was completed, as far as can be told by now."""
    reds: list[Press] = field(default_factory=list)
    """Calls that may still turn out to be in doubt with another."""
    win: tuple[Press, Move] | None = None
    """The winning move, while a call could still turn out to have come before it."""
    call: SorryCall | None = None
    question: SorryQuestion | None = None
    multiplier: int = 1
    dropped: frozenset[int] = frozenset()

    def barred(self, act: SorryAct, seat: int | None = None) -> str | None:
        """Return why something cannot be done now; whose turn it is does not matter here."""
        if self.win is not None and self.phase is SorryPhase.MOVE:
            return "game-over"
        if seat in self.dropped and self.running:
            return "dropped-out"
        if (
            act in (SorryAct.DOUBLE, SorryAct.BOARD)
            and self.phase is SorryPhase.DEALING
            and not self.running
        ):
            return "nothing-to-rule" if act is SorryAct.BOARD else "deal-due"
        return refusal(self.phase, act)

    def sides(self, seat: int) -> tuple[int, ...]:
        """Return the colours that a seat may move: its own and, in partnership, its partner's."""
        colour = self.colours[seat]
        return (colour, partner(colour)) if self.options.partners else (colour,)

    @property
    def playing(self) -> list[int]:
        """Return the seats that have not dropped out."""
        return [seat for seat in self.seats if seat not in self.dropped]

    def after(self, seat: int) -> int:
        """Return the next player at the left who is still in."""
        count = len(self.seats)
        following = ((seat + step) % count + 1 for step in range(count))
        return next(left for left in following if left not in self.dropped)

    def questions(self) -> list[dict[str, Any]]:
        """Return what the dealer is asked."""
        asked = self.question
        return [{"question": asked.kind, "between": list(asked.between)}] if asked else []

    def hand_sizes(self) -> list[int]:
        """Return the size of every hand, by seat."""
        return [len(hand) for hand in self.pack.hands[1:]]

    def colour_names(self) -> list[str | None]:
        """Return the colours by seat, as far as they are chosen."""
        known = dict(enumerate(self.colours)) if self.colours else self.chosen
        return [COLOURS[known[seat]] if seat in known else None for seat in self.seats]

    def clone(self) -> "SorryMatch":
        """Return a copy for a checkpoint."""
        return replace(
            self,
            slack=self.slack.copy(),
            pack=self.pack.clone(),
            games=self.games.copy(),
            scores=self.scores.copy(),
            board=self.board.clone(),
            lead_cards=self.lead_cards.copy(),
            colours=self.colours.copy(),
            chosen=self.chosen.copy(),
            reds=self.reds.copy(),
            timers=self.timers.clone(),
            found=self.found.copy(),
        )


def new_match(options: SorryOptions, seats: int, uncertainty: dict[str, int]) -> SorryMatch:
    """Return a new match: nothing dealt, nobody leads yet."""
    return SorryMatch(
        options=options,
        seats=range(1, seats + 1),
        slack={name: bounded(uncertainty[name]) for name in INPUTS},
        pack=SorryPack(seats, options.extra_one),
        games=[0] * (seats + 1),
        scores=[0] * (seats + 1),
    )
