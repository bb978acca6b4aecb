"""What there is to choose from, in words: taken from what each game declares of itself."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from companion.kit.emblem import Emblem
from companion.kit.kit import Kit
from companion.kit.page import GameOption, OptionChoice
from companion.outputs.start.chosen import EMPTY, PERSON, SITTERS, Chosen

PACE, HANDS = "@pace", "@hands"
"""What is chosen alike for every game that has it; no option of a game is called so."""
_LENGTHS = (
    OptionChoice(None, "until somebody has won"),
    OptionChoice(1, "one hand"),
    OptionChoice(3, "three hands"),
)


def _never(options: Mapping[str, Any], players: int) -> str:
    return ""


@dataclass(frozen=True, slots=True)
class GameCard:
    """One game as somebody sees it who has never played it."""

    name: str
    title: str
    line: str
    about: str
    players: tuple[int, int]
    """The fewest and the most who can play."""
    length: str
    options: tuple[GameOption, ...] = ()
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
    def how_many(self) -> str:
        """How many can play, in words."""
        least, most = self.players
        return f"{least} to {most} players" if least < most else f"{least} players"


@dataclass(frozen=True, slots=True)
class Choices:
    """Everything that may be chosen at one table."""

    games: tuple[GameCard, ...]
    house: tuple[str, ...]
    """What those are called whom nobody has named: one name a chair."""
    known: tuple[str, ...] = ()
    """Who has played here before, the last ones first."""
    paces: Mapping[str, str] = field(default_factory=dict)
    """How fast it can be called, with what each pace is like."""
    lengths: bool = True
    """Whether a match may be stopped after some hands."""
    wired: frozenset[int] = frozenset()
    """The chairs whose buttons are really there: a bot has no finger to press them with."""

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


def card_of(kit: Kit) -> GameCard:
    """Return how a game shows itself; everything is what its kit declares."""
    page, known = kit.page, kit.rules.vocabulary
    return GameCard(
        name=kit.name,
        title=page.title,
        line=page.short,
        about=page.about,
        players=(known.seats[0], known.seats[-1]),
        length=page.length,
        options=page.options,
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


def settings_of(chosen: Chosen, choices: Choices) -> tuple[Setting, ...]:
    """Return everything that can be set for the chosen game, the game's own options first."""
    card, given = choices.card(chosen.game), chosen.of_game()
    found = [
        Setting(option.name, option.label, given.get(option.name, option.default), option.choices)
        for option in card.options
    ]
    if card.hands and choices.lengths:
        found.append(Setting(HANDS, "How long", chosen.hands, _LENGTHS))
    if card.called and choices.paces:
        paces = tuple(OptionChoice(name, words) for name, words in choices.paces.items())
        found.append(Setting(PACE, "How it is called", chosen.pace, paces))
    return tuple(found)
