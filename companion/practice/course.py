"""What a game brings so that it can be learned by doing: a few steps, each of them a value.

A step says what to do, sets the table for it, and knows what counts as done and what went wrong.
Every try at one is a match of its own that leaves nothing behind: no score, no cards, no clock.
Whoever teaches (`teacher.py`) knows no game.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from companion.core.live.inbox import Item
from companion.core.referee.verdicts import Verdict
from companion.language import known, say
from companion.practice.company import Stack, shuffled

LEARNER = 1
"""The seat of whoever learns."""

Test = Callable[[Verdict], bool]
NAMELESS: Mapping[str, str] = {}


def found(kind: str, **told: Any) -> Test:
    """Return what recognises a verdict: its kind, and each field that is named here.

    A callable says for itself whether the field will do; a list needs to contain the value.
    """

    def test(verdict: Verdict) -> bool:
        return verdict.kind == kind and all(
            fits(wanted, verdict.fields.get(name)) for name, wanted in told.items()
        )

    return test


def fits(wanted: Any, value: Any) -> bool:
    """Tell whether a value is the one wanted, contains it, or satisfies it."""
    if callable(wanted):
        return bool(wanted(value))
    if isinstance(value, list) and not isinstance(wanted, list):
        return wanted in value
    return bool(wanted == value)


@dataclass(frozen=True, slots=True)
class Deed:
    """One thing that somebody does: a button or pad of a seat, or something that is entered."""

    what: str
    """An input, or the name of a deal, an entry or a ruling."""
    seat: int = 0
    fields: Mapping[str, Any] = field(default_factory=dict)
    at: Mapping[str, Any] = field(default_factory=dict)
    """How the public state must be before it is done; nothing: as soon as it can be."""


@dataclass(frozen=True, slots=True)
class Slip:
    """Something that makes a try fail, and what is then said of it."""

    when: Test
    say: str


@dataclass(frozen=True, slots=True)
class LessonReply:
    """What somebody else at the table does, some time after something was decided."""

    when: Test | None
    """None: after the table was set."""
    deed: Deed
    after_us: int = 1_200_000


@dataclass(frozen=True, slots=True)
class LessonMark:
    """What is marked while the public state is so: an input, or something that is entered."""

    what: str
    """An input, or the name of an entry."""
    at: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class LessonStep:
    """One thing to learn by doing it. All texts are keys of a catalogue, with slots: $white, $pile
    and so on are the keys of the learner, $name2 and so on the others at the table. A game of one
    language may have the texts themselves here, with {white} in them."""

    name: str
    say: str
    """What it is about, and what to do now."""
    praise: str
    """What is said when it was done."""
    done: Test
    slips: tuple[Slip, ...] = ()
    """What goes wrong here; whatever the referee refuses the learner does, too."""
    pack: Stack = shuffled
    """The pack as it is dealt in this step."""
    rolls: tuple[int, ...] = ()
    """What the die shows."""
    before: tuple[Deed, ...] = ()
    """What is done before anybody looks, in this order, until the table is set."""
    set_at: Mapping[str, Any] = field(default_factory=dict)
    """How the public state is when the table is set; nothing: when all of `before` was done."""
    others: tuple[LessonReply, ...] = ()
    marks: tuple[LessonMark, ...] = ()
    called: bool = False
    """Whether READY and PLAY are called, once the learner has read."""


@dataclass(frozen=True, slots=True)
class Course:
    """How one game is taught."""

    about: str
    """What a learner will do, in a sentence or two; this and all texts are keys, as in a step."""
    welcome: str
    steps: tuple[LessonStep, ...]
    finish: str
    seats: int
    options: Callable[[], Mapping[str, Any]] = dict
    """The options of the matches that the steps are."""
    bots: str = ""
    """The temperament of the others; empty: they do what a step says, and nothing else."""


@dataclass(frozen=True, slots=True)
class Classroom:
    """What a teacher works with."""

    names: Mapping[str, str]
    """What the texts of a lesson name: the learner's keys, by what they press, and who plays."""
    put: Callable[[Item], None]
    press: Callable[[int, str, int], None]
    """Has a seat use one of its inputs, at this instant."""
    say: Callable[[str], None]
    why: Callable[[str], str]
    """Puts the reason of a refusal into the game's own words."""
    begin: str = "pile"
    """What the learner presses when they have read."""
    call: Callable[[str, int], None] | None = None
    """Says READY or PLAY; None: the teacher makes them evidence without a sound."""


def worded(text: str, names: Mapping[str, str] = NAMELESS) -> str:
    """Return a text of a lesson, by its key or as it is, with these names in it; without names,
    what is to be named stands in braces."""
    if known(text):
        return say(text, **names)
    return text.format(**names) if names else text


def reading_us(words: str) -> int:
    """Return how long it takes to read something: three words a second, two seconds at least."""
    return max(2_000_000, len(words.split()) * 330_000)


def stacked(pack: Sequence[str], hands: Sequence[Sequence[str]], first: int = 1) -> list[str]:
    """Return a pack in the order it is dealt, one card each from seat `first` on, so that every
    seat gets these cards first; where a seat has no more of them, what is left fills its place.
    """
    rest = [*pack]
    for card in (card for hand in hands for card in hand):
        rest.remove(card)
    left = [[*hand] for hand in hands]
    order: list[str] = []
    for place in range(len(pack)):
        mine = left[(first - 1 + place) % len(hands)]
        order.append(mine.pop(0) if mine else _spare(rest, left))
    return order


def _spare(rest: list[str], left: list[list[str]]) -> str:
    """Take a card that nobody is to have; when there is none left, one that somebody is."""
    return rest.pop(0) if rest else next(mine.pop() for mine in left if mine)
