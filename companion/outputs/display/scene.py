"""What is shown, as plain values: everything a window or a terminal needs, and nothing it must ask.

A scene never changes. Whoever draws keeps the last one and compares.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any, Literal

from companion.core.referee.events import BUTTONS
from companion.kit.emblem import Emblem
from companion.kit.face import SILENCE, Answer, Board, Figure, Word
from companion.kit.figures import Figures
from companion.kit.page import RulePage, Section
from companion.kit.photo import Photo
from companion.kit.safe_page import SafePage
from companion.kit.travel import Flight
from companion.kit.wizard_page import WizardPage
from companion.outputs.start import Chair, Choices, Chosen, GameCard, Hindrance, Setting


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why something was refused, and which input it was; empty: it was entered."""

    text: str
    input: str = ""


@dataclass(frozen=True, slots=True)
class SeatView:
    """One place at the table."""

    number: int
    name: str
    figures: tuple[Figure, ...] = ()
    lamps: frozenset[str] = frozenset()
    down: frozenset[str] = frozenset()
    said: Word = SILENCE
    buttons: tuple[str, ...] = BUTTONS
    """The buttons that mean anything in this game."""
    card: str = ""
    dealer: bool = False
    awaited: bool = False
    touch: tuple[str, ...] = ()
    """The inputs that can be pressed on the screen, where the table is simulated."""
    hints: Mapping[str, str] = field(default_factory=dict)
    """The key of each input, where there is one."""
    labels: Mapping[str, str] = field(default_factory=dict)
    """What each input is for, in a word."""
    uses: frozenset[str] = frozenset()
    """The inputs that mean anything in this game."""
    wanted: frozenset[str] = frozenset()
    """The inputs of this place on which a hand is wanted now."""
    refused: Refusal | None = None
    """Why what was last done here was refused, until it has been read."""
    thinking: bool = False
    """Whether the program plays here, and is about to act."""


@dataclass(frozen=True, slots=True)
class HistoryEntry:
    """One verdict of the history."""

    n: int
    t: int
    text: str
    tone: str = "ink"
    taken_back: bool = False
    open: bool = False
    """Whether the dealer may still take it back."""
    photo: bool = False
    """Whether there is evidence to show for it."""
    refused: str = ""
    """The name of what was entered, if this is its refusal."""
    reason: str = ""
    """Why it was refused, for whoever entered it."""


@dataclass(frozen=True, slots=True)
class SheetRow:
    """One player's line of the score sheet."""

    seat: int
    name: str
    hands: tuple[int, ...] = ()
    total: int = 0
    reactions: tuple[int, ...] = ()
    forfeits: int = 0
    forfeited: int = 0
    calls: int = 0


@dataclass(frozen=True, slots=True)
class Sheet:
    """The match in numbers."""

    rows: tuple[SheetRow, ...] = ()
    fastest: str = ""
    winner: str = ""
    timed: bool = True
    """Whether the game has words to react to."""
    pays: bool = True
    """Whether the game has forfeits to pay."""
    winners: tuple[int, ...] = ()
    """The seats that have won."""


def counts(sheet: Sheet) -> bool:
    """Tell whether there are points to show: some games know only who has won."""
    return any(row.total for row in sheet.rows) or not sheet.winners


@dataclass(frozen=True, slots=True)
class PairingCode:
    """How a phone finds the table: words to type, and the same as a square of spots."""

    text: str
    code: str = ""
    matrix: tuple[tuple[bool, ...], ...] = ()
    fingerprint: tuple[str, ...] = ()
    """By what the table's own certificate is known, line by line; none: it needs none."""
    name: str = ""
    """The same words by the table's name in the network; empty: it has none."""


class Pause(StrEnum):
    """Whether play stands still, and why."""

    NO = ""
    SOON = "soon"
    """It does when the round is over."""
    READING = "reading"
    """While somebody reads: it goes on when they come back to the table."""
    HELD = "held"
    """Until somebody says that it goes on."""


@dataclass(frozen=True, slots=True)
class StartView:
    """What is chosen before a match, and what else may be done instead of playing."""

    chosen: Chosen
    choices: Choices
    settings: tuple[Setting, ...]
    wrong: tuple[Hindrance, ...] = ()
    """What must be chosen differently before it can begin."""
    resume: str = ""
    """The match that was on and can go on, in a few words; empty: none."""
    history: bool = False
    """Whether there are matches to look back on."""
    phones: Literal["", "closed", "open"] = ""
    """Whether phones are let in; empty: they cannot be."""
    seat: int = 0
    """The chair about which is being said who sits there; 0: none."""
    name: str = ""
    """What has been typed of their name."""
    anew: bool = False
    """Whether the next letter begins another name."""
    hints: Mapping[int, Mapping[str, str]] = field(default_factory=dict)
    """The keys of each seat's buttons; empty: seats have no buttons here."""

    __hash__ = None  # type: ignore[assignment]

    @property
    def card(self) -> GameCard:
        """The game that is chosen."""
        return self.choices.card(self.chosen.game)

    @property
    def chairs(self) -> tuple[Chair, ...]:
        """The chairs to show: as many as can play, and whoever sits beyond them."""
        most = self.card.players[1]
        return tuple(chair for chair in self.chosen.chairs if chair.seat <= most or chair.taken)

    def why(self, about: str) -> str:
        """Return what is wrong with something; empty: nothing."""
        return next((found.reason for found in self.wrong if found.about == about), "")


@dataclass(frozen=True, slots=True)
class EndView:
    """The end of a match: who has won, who deserves to be named, and how close it was."""

    title: str
    tone: str = "good"
    honours: tuple[tuple[str, str], ...] = ()
    """What somebody is named for, and who it is."""
    closest: Photo | None = None
    """The finish with the narrowest margin."""
    emblem: Emblem | None = field(default=None, compare=False)
    """The game's picture, to show where there was no finish."""
    chooses: bool = True
    """Whether another game and other players can be chosen from here."""
    waits: bool = False
    """Whether nothing can be chosen yet: a finger may still be on its way to the table."""
    leaves: bool = True
    """Whether one can leave from here: a table that is always on is never left."""
    round: int | None = None
    """Which round of a club's evening comes next here, if one does."""


@dataclass(frozen=True, slots=True)
class Scene:
    """One moment of a match, whole."""

    t: int
    title: str
    phase: str
    seats: tuple[SeatView, ...]
    word: Word
    centre: tuple[Figure, ...] = ()
    cards: tuple[str, ...] = ()
    question: str = ""
    answers: tuple[Answer, ...] = ()
    others: tuple[Answer, ...] = ()
    history: tuple[HistoryEntry, ...] = ()
    photo: Photo | None = None
    sheet: Sheet = Sheet()
    between: bool = False
    deadline: int | None = None
    """When what runs now is over, on the table clock; the seconds until then are in the word."""
    rest: int | None = None
    """How many seconds the table rests before the next READY; None: it does not, or who knows."""
    refused: Refusal | None = None
    """Why what was entered was refused, until it has been read."""
    flights: tuple[Flight, ...] = ()
    """The cards that were last sent over the table, by verdict."""
    notices: tuple[str, ...] = ()
    lesson: str = ""
    """What a teacher says now."""
    lesson_step: tuple[int, int] | None = None
    """Which step of a lesson it is, and of how many; None: it is no step."""
    held: Mapping[int, tuple[str, ...]] = field(default_factory=dict)
    """The hands that may be seen at this screen: of those who sit before it."""
    pairing: PairingCode | None = None
    board: Board | None = None
    rules: RulePage | None = None
    page: Section | None = None
    """A page that lies open before those who look at this screen, and nobody else."""
    papers: tuple[Section, ...] = ()
    """What else is theirs to read."""
    state: Mapping[str, Any] = field(default_factory=dict)
    start: StartView | None = None
    """What is chosen, where no match is on yet."""
    end: EndView | None = None
    """How it ended, once it has."""
    setup: WizardPage | None = None
    """What is asked while a table is set up."""
    pause: Pause = Pause.NO
    figures: Figures | None = None
    """What was played here before; None: nobody has looked it up yet."""
    safe: SafePage | None = None
    """What to do, where the table could not start: then there is nothing else."""

    @property
    def aside(self) -> bool:
        """Whether no match is on: before one, after one, or while a table is set up."""
        return bool(self.start or self.end or self.setup)

    @property
    def invites(self) -> bool:
        """Whether the table waits for its dealer, who has no phone yet: nobody has keys here."""
        return self.phase == "dealing" and self.pairing is not None and bool(self.pairing.code)
