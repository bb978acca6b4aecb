"""What a game brings to the display: which numbers to show, and how to say its verdicts in short.

A game without a face of its own is shown all the same: see `plain_face`.
"""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from companion.core.referee.game import Prompt, Want
from companion.core.referee.verdicts import Verdict
from companion.drawing.canvas import Canvas
from companion.drawing.items import Rect
from companion.drawing.pointing import Choices, Pointing
from companion.kit.evidence import Evidence
from companion.kit.page import Section
from companion.kit.photo import Photo
from companion.kit.travel import Travel


@dataclass(frozen=True, slots=True)
class Figure:
    """A number with what it counts."""

    label: str
    value: int | str
    score: bool = False
    """Whether it is what is played for."""


@dataclass(frozen=True, slots=True)
class Word:
    """The word of the moment. The tone is a colour's name, and never says more than the text."""

    text: str
    tone: str = "ink"
    hint: str = ""
    """What follows from it, in small letters below."""


SILENCE = Word("")

LEFT = "{left}"
"""Where in the word of the moment the seconds stand that are left."""


def in_a_row(cards: Sequence[str]) -> str:
    """A hand in one line: letters and numbers side by side, titles with commas between."""
    return (", " if any(" " in card for card in cards) else " ").join(cards)


@dataclass(frozen=True, slots=True)
class Answer:
    """Something that may be entered now; without values, a form must be filled in first."""

    label: str
    prompt: Prompt
    values: Mapping[str, Any] | None = None
    number: int = 0
    """Its number, where the game itself counts what may be chosen."""
    key: str = ""
    """A key of its own, where one says more than its place among the others."""
    alike: tuple[Prompt, ...] = ()
    """More prompts that ask the same of other choices: what is chosen says which one is meant."""
    title: str = ""
    """What it does, without its choice and without the mark that more is to be said."""
    choice: str = ""
    """What is chosen with it, where the label says both."""
    marked: bool = False
    """Whether it is the one that a player looks at, before saying so, or that a teacher wants."""


def opening(title: str, prompt: Prompt, alike: tuple[Prompt, ...] = ()) -> Answer:
    """Return the way to a form: what it does, marked as not all that must be said."""
    return Answer(f"{title} …", prompt, alike=alike, title=title)


class Moving(Protocol):
    """Something on a board is on its way: because of verdict n, for so many milliseconds."""

    @property
    def n(self) -> int:
        """The verdict that set it going."""

    @property
    def ms(self) -> int:
        """How long it takes."""


class Board(Protocol):
    """A game's own middle of the table, as a value that can draw itself: see `faces.Face.board`."""

    @property
    def choices(self) -> Choices:
        """What may be chosen on it, by number and by places to point at."""

    @property
    def motion(self) -> Moving | None:
        """What is on its way since the last verdict."""

    @property
    def todo(self) -> tuple[str, ...]:
        """By seat: what it does next."""

    @property
    def notes(self) -> tuple[str, ...]:
        """By seat: what stands beside its name."""

    @property
    def inputs(self) -> tuple[str, ...]:
        """The buttons and pads that mean anything in this game."""

    def draw(
        self, canvas: Canvas, rect: Rect, word: Word, pointing: Pointing, *, moving: bool
    ) -> None:
        """Draw what lies still, with the choices that can still be meant; with `moving`, without
        what is on its way."""

    def draw_moving(self, canvas: Canvas, rect: Rect, moment: float) -> None:
        """Draw what is on its way over that, at this share of its motion: once a frame."""

    def badge(self, canvas: Canvas, rect: Rect, seat: int) -> bool:
        """Draw what a seat plays with; tell whether there is anything."""

    def letter(self, seat: int) -> str:
        """The same in a letter."""

    def lines(self, pointing: Pointing) -> list[str]:
        """The board in letters."""


class Face(Protocol):
    """How one game looks."""

    timed: bool
    """Whether players react to spoken words, so that their times are worth a plot."""
    pays: bool
    """Whether players pay forfeits, so that the score sheet has a column for them."""
    forgets: bool
    """Whether READY clears what was said at the seats: it opens something new."""
    inputs: Mapping[str, str]
    """What each input is for, in a word; `reach` is a hand on another's pile."""
    tones: Mapping[str, str]
    """The colour of each kind of verdict."""

    def figures(self, state: Mapping[str, Any], seat: int) -> tuple[Figure, ...]:
        """A seat's numbers."""

    def centre(self, state: Mapping[str, Any]) -> tuple[Figure, ...]:
        """The numbers in the middle of the table."""

    def standing(self, state: Mapping[str, Any]) -> Sequence[int] | None:
        """The points by seat as they stand, those of the hand that is played among them."""

    def resting(self, state: Mapping[str, Any]) -> Word | None:
        """The word for a phase in which nothing was said."""

    def word(self, verdict: Verdict) -> Word | None:
        """The word of the moment that a verdict brings; None: it does not change."""

    def said(self, verdict: Verdict) -> dict[int, Word]:
        """Return what a verdict means to each seat that it is about, in a few words."""

    def tone(self, verdict: Verdict) -> str:
        """The colour of a verdict in the history."""

    def shrinks(self, state: Mapping[str, Any]) -> Sequence[int]:
        """Return the height of each seat's pile: a card that was read is gone once it is lower."""

    def photo(self, verdict: Verdict, finding: str, evidence: Evidence) -> Photo | None:
        """The evidence of a verdict on a strip, if it has any."""

    def contested(self, verdict: Verdict) -> bool:
        """Tell whether everybody will want to see that strip at once."""

    def question(self, state: Mapping[str, Any]) -> tuple[str, frozenset[int]]:
        """Return what the dealer is asked, and which seats it is about."""

    def answers(self, prompt: Prompt, state: Mapping[str, Any]) -> list[Answer] | None:
        """Return what can be answered in the game's own words; None: as the prompt itself reads."""

    def board(
        self, state: Mapping[str, Any], prompts: Sequence[Prompt], motion: Any
    ) -> Board | None:
        """A drawn board for the middle of the table, if the game has one."""

    def motion(self, verdict: Verdict, before: Any) -> Any:
        """Return what a verdict sets going on that board; `before` is what went on until now."""

    def travels(self, verdict: Verdict) -> Sequence[Travel]:
        """Return the cards that a verdict sends over the table; on a board, `motion` tells it."""

    def settles(self, verdict: Verdict) -> bool:
        """Tell whether a verdict takes a contested strip off the table."""

    def deadline(self, state: Mapping[str, Any]) -> int | None:
        """Return when what runs now is over; its `resting` word has room for the seconds left."""

    def wanted(
        self, wants: Sequence[Want], state: Mapping[str, Any], held: Mapping[int, tuple[str, ...]]
    ) -> Sequence[Want]:
        """Return which of the hands that the rules wait for to ask for on a screen where these
        hands of cards are seen."""

    def between(self, state: Mapping[str, Any]) -> bool:
        """Tell whether this is the moment to look at the score."""

    def papers(self, state: Mapping[str, Any], seat: int) -> tuple[Section, ...]:
        """Return what the table keeps for a seat to read, if that player alone sees the screen."""


def kept_for(eyes: Collection[int], face: Face, state: Mapping[str, Any]) -> tuple[Section, ...]:
    """List what the table keeps for those who alone look at a screen."""
    return tuple(section for seat in sorted(eyes) for section in face.papers(state, seat))
