"""Why a match cannot begin as it stands chosen: in words, each beside the thing that is wrong."""

from collections.abc import Iterator
from dataclasses import dataclass

from companion.kit.page import OptionChoice
from companion.language import say
from companion.outputs.start.choices import Choices, GameCard, settings_of
from companion.outputs.start.chosen import Chosen

SEATS = "seats"


@dataclass(frozen=True, slots=True)
class Hindrance:
    """One thing that must be chosen differently first."""

    about: str
    """What is wrong: `seats`, `seat 3`, the name of an option, or `options`."""
    reason: str


def hindrances(chosen: Chosen, choices: Choices) -> tuple[Hindrance, ...]:
    """Return what stands in the way; nothing: it can begin."""
    return (*_number(chosen, choices), *_names(chosen), *_options(chosen, choices))


def _number(chosen: Chosen, choices: Choices) -> Iterator[Hindrance]:
    card = choices.card(chosen.game)
    count, (least, most) = len(chosen.seated), card.players
    if count < least:
        yield Hindrance(SEATS, _too("few", card, least - count))
    elif count > most:
        yield Hindrance(SEATS, _too("many", card, count - most))


def _too(what: str, card: GameCard, count: int) -> str:
    return say(f"start-too-{what}", game=card.title, players=card.how_many, count=count)


def _names(chosen: Chosen) -> Iterator[Hindrance]:
    """Two of one name could not be told apart in a verdict."""
    before: dict[str, int] = {}
    for chair in chosen.seated:
        first = before.setdefault(chair.name.casefold(), chair.seat)
        if first != chair.seat:
            told = say("start-same-name", first=first, second=chair.seat, name=chair.name)
            yield Hindrance(f"seat {chair.seat}", told)


def _options(chosen: Chosen, choices: Choices) -> Iterator[Hindrance]:
    count, clear = len(chosen.seated), True
    for setting in settings_of(chosen, choices):
        for choice in setting.choices:
            unfit = choice.players and count not in choice.players
            if choice.value == setting.value and unfit:
                clear = False
                yield Hindrance(setting.name, _for(choice))
    told = choices.card(chosen.game).wrong(chosen.of_game(), count) if clear else ""
    if told and not next(_number(chosen, choices), None):
        yield Hindrance("options", told)


def _capital(words: str) -> str:
    return words[:1].upper() + words[1:]


def _for(choice: OptionChoice) -> str:
    """Return how many an option is for."""
    *most, last = map(str, choice.players)
    if not most:
        return say("start-option-for", option=_capital(choice.words), count=int(last))
    either = ", ".join(most)
    return say("start-option-for-either", option=_capital(choice.words), few=either, last=last)
