"""An evening at a simulated table: choose, play, see how it ended, play again, in one window."""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from dataclasses import dataclass, field, replace
from typing import Protocol

from companion.app.simulated.memory import Memory
from companion.app.simulated.playing import Wish
from companion.app.simulated.practice_data import keys_for
from companion.app.simulated.tidings import Tidings
from companion.app.table.looking_back import LookingBack
from companion.app.table.match import NAMES, CannotPlayError
from companion.games import KITS
from companion.language import settle
from companion.outputs.caller.pace import PACES
from companion.outputs.display.following.tuition import keys_of
from companion.outputs.display.foyer import Foyer
from companion.outputs.start import (
    Choices,
    Chosen,
    StartChange,
    at_first,
    card_of,
    changed,
)
from companion.outputs.start.choices import choosable
from companion.practice.keymap import Keymap
from companion.setup.profile.model import Profile
from hw.signals import BUTTONS

FULL = 8
"""How many chairs a simulated table has."""
QUIT = "quit"


class Chooser(Protocol):
    """A screen on which people can choose."""

    chooses: bool

    @property
    def next(self) -> str:
        """What somebody wants after what was shown last, by its command."""

    def choose(self, foyer: Foyer, keymap: Keymap) -> str:
        """Show what can be chosen until something is to be done; return what, by its command."""


@dataclass(frozen=True, slots=True)
class Resumable:
    """A match that was on: what the start screen says of it, and how it goes on."""

    words: str
    go_on: Callable[[], int]


@dataclass(frozen=True, slots=True)
class Doings:
    """What an evening is made of, each done on the screen that is open."""

    play: Callable[[Wish, int | None], int]
    """Plays a match, or so many hands of it; returns the exit status."""
    teach: Callable[[str], None]
    """Goes through the lesson of a game."""
    resumable: Callable[[], Resumable | None] = lambda: None
    """Says what was on and can go on."""
    looking: LookingBack = field(default_factory=LookingBack)
    """Looks up what was played here before."""
    phones: Callable[[Chosen], tuple[Chosen, bool]] | None = None
    """Opens the table to phones with what is chosen, until somebody leaves; returns what is chosen
    then, and whether the whole evening is over."""


@dataclass(frozen=True, slots=True)
class ToChoose:
    """Wanted of the screen: show what can be chosen, until something is to be done."""

    foyer: Foyer
    keymap: Keymap


@dataclass(frozen=True, slots=True)
class ToPlay:
    """Wanted of the screen: a match, or so many hands of it."""

    wish: Wish
    hands: int | None


@dataclass(frozen=True, slots=True)
class ToTeach:
    """Wanted of the screen: the lesson of a game."""

    game: str


Wanted = ToChoose | ToPlay | ToTeach
Story = Generator[Wanted, str, None]
"""An evening from one thing to the next: each is answered by what is to follow, by its command."""
_Next = Generator[Wanted, str, str]


class Evening:
    """Goes from the start screen to a match, to its end, and on, until somebody leaves."""

    def __init__(
        self,
        screen: Chooser,
        doings: Doings,
        memory: Memory,
        first: Wish,
        tidings: Tidings,
        said: Sequence[StartChange] = (),
    ) -> None:
        """`said` is what the command line has chosen already, whatever was chosen last."""
        self._screen, self._doings, self._memory, self._tidings = screen, doings, memory, tidings
        self._wish, self._status = first, 0
        self._hands: int | None = None
        self._choices = choices_at(first.profile, memory.names)
        usual = at_first(first.game, self._choices.house, pace=first.pace)
        self._chosen = memory.recall(usual, self._choices)
        if self._chosen.language:
            settle(self._chosen.language)
        for change in said:
            self._chosen = changed(self._chosen, change, self._choices)
        screen.chooses = True
        if memory.trouble:
            tidings.tell(memory.trouble)

    def run(self) -> int:
        """Begin at the start screen; return the exit status of the last match."""
        return self._live(self.story())

    def run_from(self, hands: int | None) -> int:
        """Begin with the match that was asked for; what follows is chosen at its end."""
        return self._live(self._story(self._play(self._wish, hands)))

    def story(self) -> Story:
        """Say one thing after the other what is wanted of the screen, from the start screen on: for
        whoever cannot wait until it is done."""
        return self._story(self._choose())

    def _story(self, first: _Next) -> Story:
        wanted = yield from first
        while wanted != QUIT:
            wanted = yield from self._do(wanted)

    def _live(self, story: Story) -> int:
        """Do everything an evening wants, each to its end."""
        try:
            wanted = next(story)
            while True:
                try:
                    then = self._have(wanted)
                except CannotPlayError as error:
                    wanted = story.throw(error)
                else:
                    wanted = story.send(then)
        except StopIteration:
            return self._status

    def _have(self, wanted: Wanted) -> str:
        match wanted:
            case ToChoose():
                return self._screen.choose(wanted.foyer, wanted.keymap)
            case ToPlay():
                self._status = self._doings.play(wanted.wish, wanted.hands)
            case ToTeach():
                self._doings.teach(wanted.game)
        return self._screen.next

    def _do(self, wanted: str) -> _Next:
        match wanted:
            case "start":
                self._keep()
                wish = wish_of(self._chosen, self._next_wish())
                return (yield from self._play(wish, self._chosen.hands))
            case "again":
                return (yield from self._play(self._next_wish(), self._hands))
            case "learn":
                if (yield ToTeach(self._chosen.game)) == QUIT:
                    return QUIT
            case "phones" if self._doings.phones is not None:
                self._chosen, over = self._doings.phones(self._chosen)
                if over:
                    return QUIT
            case "resume" if found := self._doings.resumable():
                self._status = found.go_on()
                return self._screen.next or QUIT
        return (yield from self._choose())

    def _choose(self) -> _Next:
        found = self._doings.resumable()
        keymap = keys_for(range(1, FULL + 1), FULL)
        foyer = Foyer(
            self._choices,
            self._chosen,
            KITS,
            resume=found.words if found else "",
            history=self._doings.looking.there,
            phones=self._doings.phones is not None,
            hints=hints_of(keymap),
            keys=keys_played,
        )
        foyer.look_back = lambda: self._doings.looking.later(foyer.recall)
        self._tidings.shown_by(foyer.notice)
        try:
            wanted = yield ToChoose(foyer, keymap)
        finally:
            self._tidings.shown_by(None)
        self._chosen = foyer.chosen
        return wanted

    def _keep(self) -> None:
        if trouble := self._memory.keep(self._chosen):
            self._tidings.tell(trouble)
        self._choices = replace(self._choices, known=self._memory.names)

    def _next_wish(self) -> Wish:
        """Return the wish for another match: dealt by another chance."""
        return replace(self._wish, seed=self._wish.seed + 1)

    def _play(self, wish: Wish, hands: int | None) -> _Next:
        self._wish, self._hands = wish, hands
        try:
            return (yield ToPlay(wish, hands)) or QUIT
        except CannotPlayError as error:
            self._tidings.tell(str(error))
        return (yield from self._choose())


def choices_at(profile: Profile, known: tuple[str, ...]) -> Choices:
    """Return what can be chosen at a simulated table."""
    own = tuple(seat.player for seat in profile.seats)
    house = tuple(dict.fromkeys((*own, *NAMES)))[:FULL]
    games = tuple(card_of(kit) for kit in KITS.values())
    return Choices(games, house, known, tuple(PACES), languages=choosable())


def keys_played(chosen: Chosen) -> dict[str, str]:
    """Return the keys of each input, of the people who will share this keyboard."""
    keymap = keys_for(_people(chosen), len(chosen.seated))
    return keys_of({(spot.seat, spot.input): key for key, spot in keymap.inputs.items()})


def _people(chosen: Chosen) -> tuple[int, ...]:
    """Return the seats of the people in the match that was chosen: nobody's chair has no number."""
    return tuple(n for n, chair in enumerate(chosen.seated, start=1) if not chair.bot)


def hints_of(keymap: Keymap) -> dict[int, dict[str, str]]:
    """Return the keys of the buttons of every seat that has keys."""
    each = {seat: keymap.of(seat) for seat in range(1, FULL + 1)}
    return {
        seat: {name: key for name, key in keys.items() if name in BUTTONS}
        for seat, keys in each.items()
        if keys
    }


def wish_of(chosen: Chosen, base: Wish) -> Wish:
    """Return the wish for what was chosen; speed, chance and profile are the evening's."""
    players = chosen.seated
    people = _people(chosen)
    strengths = {n: chair.who for n, chair in enumerate(players, start=1) if chair.bot}
    return replace(
        base,
        seats=len(players),
        bots=len(strengths),
        game=chosen.game,
        pace=chosen.pace or base.pace,
        traps=None,
        options=chosen.of_game(),
        rematch=False,
        names=tuple(chair.person for chair in players),
        strengths=strengths,
        people=people,
    )
