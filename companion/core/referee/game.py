"""The small protocol on which every game stands.

A game is fed events in the order they happened and asked to let time pass; it leaves findings. It
reads no clock, draws no lots and does no I/O, so the same evidence always gives the same findings.
"""

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, ClassVar, Literal, NamedTuple, Protocol, Self, runtime_checkable

from companion.core.referee.events import Deal, Entered, Entry, Event, Ruling
from companion.core.referee.kinds import SELF_REFUSED, SHARED, Kind, Verdicts, cases
from companion.core.referee.schema import Fields
from companion.core.referee.verdicts import Finding, Verdict

DEALER: Literal["dealer"] = "dealer"


@dataclass(frozen=True, slots=True)
class Setup:
    """What the header says of a match, with every default filled in."""

    game: str
    seats: int
    dealer: int
    players: tuple[str, ...]
    options: Any
    uncertainty: Mapping[str, int]
    latency: int
    private: frozenset[str] = frozenset()
    """The kinds of verdicts that only the seat they name may see or hear."""
    spare: frozenset[str] = frozenset()
    """The inputs that never mean anything in this game: a screen may let players choose by them."""


@dataclass(frozen=True, slots=True)
class Prompt:
    """Something that may be entered now: enough for any console, screen or button to offer it.

    `by` is the seat that may enter it, or "dealer". `choices` lists the values worth offering for
    a field, or for every place in its lists, best first; `fixed` are fields already filled in;
    `asked` marks the answer to an open question, which goes before everything else.
    """

    event: Literal["deal", "entry", "ruling"]
    name: str
    by: int | Literal["dealer"]
    fields: Fields
    choices: Mapping[str, tuple[Any, ...]] = field(default_factory=dict)
    fixed: Mapping[str, Any] = field(default_factory=dict)
    asked: bool = False
    openly: Mapping[str, tuple[Any, ...]] | None = None
    """What to offer instead where others look on; None: the choices are no secret."""
    stand_in: bool = False
    """Whether a button or pad does it, and this is only for one that is broken."""
    input: str = ""
    """The button or pad of its seat that does the same, where one does."""

    def answered(self, fields: Mapping[str, Any]) -> Callable[[int], Event]:
        """Make of an answer what the table takes: an event, stamped when it is taken."""
        make, given = _ENTERED[self.event], dict(fields)
        return lambda t: make(t, self.name, given)


_ENTERED: Mapping[str, type[Entered]] = {"deal": Deal, "entry": Entry, "ruling": Ruling}


class Want(NamedTuple):
    """A hand that is wanted now: on which input, and whose. It would be neither refused nor paid.

    What players may claim by their own eyes, such as a match, is never wanted: nothing may tell
    them that it is there.
    """

    seat: int
    """Whose place the input is at."""
    input: str
    by: int | None = None
    """Whose hand; None: that of whoever sits there."""
    since: int = 0
    """From when on: before it a press would be taken for a slip."""
    instead: bool = False
    """Whether it does as well as the others, and is only asked of who has none of them."""


def wants_of(prompts: Sequence["Prompt"]) -> tuple[Want, ...]:
    """List the inputs that do what may be entered now; what is asked goes before the rest."""
    doing = [p for p in prompts if p.input and isinstance(p.by, int) and not p.stand_in]
    asked = [p for p in prompts if p.asked]
    first = [p for p in doing if p in asked] if asked else doing
    return tuple(dict.fromkeys(Want(p.by, p.input) for p in first if isinstance(p.by, int)))


@dataclass(frozen=True, slots=True)
class Vocabulary:
    """What a game's transcripts may say, beyond what all games share."""

    seats: range
    deal: Fields
    entries: Mapping[str, Fields]
    rulings: Mapping[str, Fields]
    resumed: tuple[str, ...] = ()
    """What of the public state an `overturned` repeats after a rewind: where play goes on."""
    about: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """Rulings on a verdict, with the kinds it may be of. The referee alone knows the numbers: it
    adds the Verdict itself to such a ruling's fields, as `verdict`: the one that `of` names or,
    without `of`, the last of those kinds; none if no ruling can reach it. In a game's prompts
    the choices of `of` are findings, in the referee's they are numbers."""
    denials: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """Rulings that a seat never did something, with the kinds of verdict that it led to. Their
    fields are `seat` and perhaps `of`, the number of the verdict; without it, it is the seat's
    last. The referee carries them out: that one event is left out, the others are judged again."""
    secret: tuple[str, ...] = ()
    """What of the state is for the dealer alone: nothing that faces the table may tell it."""
    verdicts: Verdicts = field(default_factory=dict)
    """Every kind of verdict that it gives, beside those that all games have. A kind of theirs that
    tells more here is declared anew."""
    refusals: frozenset[str] = frozenset()
    """Why it refuses what is not allowed now."""
    spare: frozenset[str] = frozenset()
    """The inputs that never mean anything: a press of one is refused in silence, whenever."""
    called: frozenset[str] = frozenset()
    """The phases of the public state in which READY or PLAY may come; none: nobody calls."""

    @property
    def kinds(self) -> dict[str, Kind]:
        """Every kind of verdict that a match can give, with the reasons of all refusals."""
        known = {**SHARED, **self.verdicts}
        reasons = cases(*SELF_REFUSED, *sorted(self.refusals.difference(SELF_REFUSED)))
        refused = replace(known["refused"], cases=reasons)
        return {**known, "refused": refused}

    @property
    def private(self) -> frozenset[str]:
        """The kinds of verdict that only the seat they name may see or hear."""
        return frozenset(name for name, kind in self.verdicts.items() if kind.private)

    def final(self, kind: str) -> bool:
        """Tell whether no ruling ever takes back a verdict of this kind."""
        declared = self.verdicts.get(kind) or SHARED.get(kind)
        return declared is not None and declared.final

    def misfit(self, finding: Finding) -> str | None:
        """Say in one line how a finding differs from what is declared, or nothing."""
        name = finding.kind
        kind = self.kinds[name] if name == "refused" else self.verdicts.get(name, SHARED.get(name))
        wrong = kind.misfit(finding.fields) if kind else "this kind is not declared"
        return f'verdict "{finding.kind}": {wrong}' if wrong else None


def open_verdicts(
    verdicts: Sequence[Verdict], setup: Setup, eyes: Collection[int] = ()
) -> Sequence[Verdict]:
    """List what may be shown or said where the players of these seats alone see and hear it."""
    if not setup.private:
        return verdicts
    return [v for v in verdicts if v.kind not in setup.private or v.fields.get("seat") in eyes]


def open_prompts(prompts: Sequence[Prompt], eyes: Collection[int] = ()) -> tuple[Prompt, ...]:
    """List what may be offered there: the same, without what the choices would give away."""
    return tuple(p if p.by in eyes else _opened(p) for p in prompts)


def _opened(prompt: Prompt) -> Prompt:
    if prompt.openly is None:
        return prompt
    return replace(prompt, choices={**prompt.choices, **prompt.openly}, openly=None)


@runtime_checkable
class Clocked(Protocol):
    """A game with clocks that somebody could be held to when a verdict is taken back."""

    def resume(self, since: int, now: int) -> None:
        """Go on at `now` from where the match stood at `since`: what lay between was taken back.

        That time has passed for nobody, so it must not be held against anybody.
        """


@runtime_checkable
class Wanting(Protocol):
    """A game that knows better than its prompts which hand is wanted now."""

    def wants(self) -> tuple[Want, ...]:
        """List the inputs that somebody should press or touch now."""


@runtime_checkable
class Discreet(Protocol):
    """A game that knows of some evidence, before it judges it, that nothing of it will show."""

    def unseen(self, event: Event) -> bool:
        """Tell whether state, prompts and wants stay as they are: then nobody looks again.

        Unless something is found: then everybody does.
        """


@runtime_checkable
class Lapsing(Protocol):
    """A game that knows the same of deadlines that are about to fall due."""

    def lapses(self, before: int) -> bool:
        """Tell whether nothing shows of any deadline before an instant, unless by what is found."""


@runtime_checkable
class Foreseeing(Protocol):
    """A game that knows of deadlines that nothing will come of them, if nothing else happens."""

    def expects(self) -> int | None:
        """Return when the first of the others is decided: nobody need wake up before that.

        What is due earlier is decided all the same, and in its order, by whatever comes next.
        """


class Game(Protocol):
    """A match in progress."""

    vocabulary: ClassVar[Vocabulary]
    overturns: ClassVar[Literal["strike", "rewind"]]
    """How a verdict is taken back: `strike` judges the evidence again without that one decision;
    `rewind` goes back to before the event that led to it and forgets what came after."""

    @property
    def scope(self) -> int:
        """Count the stretches of play (round, hand, turn) that a ruling can reach back into."""

    @property
    def settled_scope(self) -> int:
        """Name the oldest scope that can still be reached; what lies before is final."""

    @classmethod
    def options(cls, given: Mapping[str, Any], seats: int) -> Any:
        """Check the header's options and fill in defaults, or raise ValueError in one line."""

    @classmethod
    def set_up(cls, setup: Setup) -> Self:
        """Begin a match."""

    def strike(self, identities: set[tuple[Any, ...]]) -> None:
        """Take back findings, by identity: the game must not make them again."""

    def pardon(self, since: Finding, until: int, given: set[tuple[Any, ...]]) -> None:
        """Accuse nobody of anything new that falls between a finding and its taking back.

        `given` are the identities of everything that was ever found in that time.
        """

    def accused_anew(self, before: Self) -> list[int]:
        """List the seats on which a deadline is running that was not running before."""

    def apply(self, event: Event) -> None:
        """Judge one event; all deadlines before it fall due first."""

    def advance(self, before: int) -> None:
        """Let time pass: decide every deadline before an instant."""

    def due(self) -> int | None:
        """Return when the first deadline is decided, or None if time alone changes nothing."""

    def drain(self) -> list[Finding]:
        """Hand over what was found since the last call."""

    def public_state(self) -> dict[str, Any]:
        """Show what everybody at the table may know, as values that play does not change."""

    def prompts(self) -> tuple[Prompt, ...]:
        """List what may be entered now, and by whom; open questions first."""

    def clone(self) -> Self:
        """Copy the match as it stands, for a ruling that may want it back."""
