"""What there is to choose from, in words: taken from what each game declares of itself."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from companion.kit.emblem import Emblem
from companion.kit.kit import Kit
from companion.kit.page import GameOption, OptionChoice, RulePage
from companion.language import say
from companion.language.catalogue import languages
from companion.language.retold import Retold
from companion.outputs.start.chosen import DEALT, EMPTY, OWN, PERSON, SITTERS, Chosen

PACE, HANDS, CARDS = "@pace", "@hands", "@cards"
"""What is chosen alike for every game that has it; no option of a game is called so."""
_LENGTHS = {None: "start-until-won", 1: "start-one-hand", 3: "start-three-hands"}
_CARDS = {DEALT: "start-cards-dealt", OWN: "start-cards-own"}
"""What can be chosen, and the message that says it."""


def _never(options: Mapping[str, Any], players: int) -> str:
    return ""


@dataclass(frozen=True, slots=True)
class GameCard:
    """One game as somebody sees it who has never played it."""

    name: str
    players: tuple[int, int]
    """The fewest and the most who can play."""
    page: Callable[[], RulePage] = field(compare=False)
    """Gives its page of rules, in the language that is spoken."""
    called: bool = False
    """Whether somebody calls READY and PLAY, so that it has a pace."""
    taught: bool = False
    """Whether there is a lesson."""
    hands: bool = False
    """Whether it is played in hands."""
    emblem: Emblem | None = field(default=None, compare=False)
    wrong: Callable[[Mapping[str, Any], int], str] = field(default=_never, compare=False)
    """Says why these options cannot be played by so many; empty: they can."""

    @property
    def title(self) -> str:
        """What it is called."""
        return self.page().title

    @property
    def line(self) -> str:
        """The game in one short line."""
        return self.page().short

    @property
    def about(self) -> str:
        """What it is about."""
        return self.page().about

    @property
    def length(self) -> str:
        """How long a match takes."""
        return self.page().length

    @property
    def options(self) -> tuple[GameOption, ...]:
        """What may be chosen."""
        return self.page().options

    @property
    def how_many(self) -> str:
        """How many can play, in words."""
        least, most = self.players
        if least < most:
            return say("start-players-between", least=least, most=most)
        return say("start-players", count=least)


@dataclass(frozen=True, slots=True)
class Choices:
    """Everything that may be chosen at one table."""

    games: tuple[GameCard, ...]
    house: tuple[str, ...]
    """What those are called whom nobody has named: one name a chair."""
    known: tuple[str, ...] = ()
    """Who has played here before, the last ones first."""
    paces: tuple[str, ...] = ()
    """How fast it can be called."""
    lengths: bool = True
    """Whether a match may be stopped after some hands."""
    wired: frozenset[int] = frozenset()
    """The chairs whose buttons are really there: a bot has no finger to press them with."""
    languages: tuple[str, ...] = ()
    """Those that the display can speak, where there is a choice."""
    cards: bool = False
    """Whether the table could deal, or people play with cards of their own: they have phones."""

    __hash__ = None  # type: ignore[assignment]

    def sitters(self, seat: int) -> tuple[str, ...]:
        """Return who may sit on a chair."""
        return (PERSON, EMPTY) if seat in self.wired else SITTERS

    def card(self, game: str) -> GameCard:
        """Return the game of that name."""
        return next(card for card in self.games if card.name == game)


@dataclass(frozen=True, slots=True)
class Setting:
    """Something about the match that can be set: what it is called, and what it is set to."""

    name: str
    label: str
    value: Any
    choices: tuple[OptionChoice, ...]

    @property
    def words(self) -> str:
        """What it is set to, in words."""
        found = (choice.words for choice in self.choices if choice.value == self.value)
        return next(found, str(self.value))


def choosable() -> tuple[str, ...]:
    """Return the languages that a display can speak; none, where there is only one."""
    every = languages()
    return every if len(every) > 1 else ()


def card_of(kit: Kit) -> GameCard:
    """Return how a game shows itself; everything is what its kit declares."""
    page, known = kit.page, kit.rules.vocabulary
    return GameCard(
        name=kit.name,
        players=(known.seats[0], known.seats[-1]),
        page=Retold(lambda: kit.page),
        called=bool(kit.customs or known.called),
        taught=kit.course is not None,
        hands=page.hands,
        emblem=kit.picture,
        wrong=_checked_by(kit),
    )


def _checked_by(kit: Kit) -> Callable[[Mapping[str, Any], int], str]:
    def wrong(options: Mapping[str, Any], players: int) -> str:
        try:
            kit.rules.options(options, players)
        except ValueError as error:
            return str(error)
        return ""

    return wrong


def _said(messages: Mapping[Any, str]) -> tuple[OptionChoice, ...]:
    return tuple(OptionChoice(value, say(key)) for value, key in messages.items())


def settings_of(chosen: Chosen, choices: Choices) -> tuple[Setting, ...]:
    """Return everything that can be set for the chosen game, the game's own options first."""
    card, given = choices.card(chosen.game), chosen.of_game()
    found = [
        Setting(option.name, option.label, given.get(option.name, option.default), option.choices)
        for option in card.options
    ]
    if card.hands and choices.lengths:
        found.append(Setting(HANDS, say("start-how-long"), chosen.hands, _said(_LENGTHS)))
    if card.called and choices.paces:
        paces = _said({name: f"start-pace-{name}" for name in choices.paces})
        found.append(Setting(PACE, say("start-how-called"), chosen.pace, paces))
    if choices.cards:
        found.append(Setting(CARDS, say("start-cards"), chosen.cards, _said(_CARDS)))
    return tuple(found)
