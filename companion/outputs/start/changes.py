"""How what is chosen changes: every tap, key and button ends in one of these."""

from dataclasses import dataclass, replace
from typing import Any

from companion.outputs.start.choices import CARDS, HANDS, PACE, Choices, settings_of
from companion.outputs.start.chosen import (
    EMPTY,
    GENDERS,
    PERSON,
    STRENGTH,
    Chair,
    Chosen,
    free_name,
    tidied,
)


@dataclass(frozen=True, slots=True)
class ChooseGame:
    """Play this game."""

    game: str


@dataclass(frozen=True, slots=True)
class ChangeSitter:
    """Let somebody of this kind sit there: a person, a bot of some strength, or nobody."""

    seat: int
    who: str


@dataclass(frozen=True, slots=True)
class NextSitter:
    """Let the next kind sit there: person, each strength of bot, nobody, person again."""

    seat: int


@dataclass(frozen=True, slots=True)
class NameSeat:
    """Call whoever sits there so; empty: as the house calls them."""

    seat: int
    name: str


@dataclass(frozen=True, slots=True)
class GenderSeat:
    """Speak so of whoever sits there; empty: either way."""

    seat: int
    gender: str


@dataclass(frozen=True, slots=True)
class NextName:
    """Call whoever sits there like the next of those who have played here before."""

    seat: int


@dataclass(frozen=True, slots=True)
class ChooseValue:
    """Set something about the match."""

    name: str
    value: Any


@dataclass(frozen=True, slots=True)
class NextValue:
    """Set something about the match to the next value that it can have."""

    name: str


@dataclass(frozen=True, slots=True)
class NextLanguage:
    """Let the display speak the next language that there is."""


StartChange = (
    ChooseGame | ChangeSitter | NextSitter | NameSeat | GenderSeat | NextName | ChooseValue
    | NextValue | NextLanguage
)  # fmt: skip


def changed(chosen: Chosen, change: StartChange, choices: Choices) -> Chosen:
    """Return what is chosen then; what means nothing at this table changes nothing."""
    match change:
        case ChooseGame():
            return _play(chosen, change.game, choices)
        case ChangeSitter():
            return _sit(chosen, change.seat, change.who, choices)
        case NextSitter():
            return _sit(chosen, change.seat, _after(chosen, change.seat, choices), choices)
        case NameSeat():
            return _name(chosen, change.seat, change.name, choices)
        case GenderSeat():
            return _gender(chosen, change.seat, change.gender)
        case NextLanguage():
            return _speak_next(chosen, choices)
        case NextName():
            return _name(chosen, change.seat, _next_name(chosen, change.seat, choices), choices)
        case ChooseValue():
            return _set(chosen, change.name, change.value, choices)
        case NextValue():
            return _set_next(chosen, change.name, choices)


def _play(chosen: Chosen, game: str, choices: Choices) -> Chosen:
    """Choose a game; bots come and go so that as many sit there as can play. People stay."""
    if game not in [card.name for card in choices.games]:
        return chosen
    least, most = choices.card(game).players
    chosen = replace(chosen, game=game)
    for chair in reversed(chosen.chairs):
        if chair.bot and len(chosen.seated) > most:
            chosen = chosen.with_chair(replace(chair, who=EMPTY))
    for chair in chosen.chairs:
        if not chair.taken and len(chosen.seated) < least:
            chosen = _sit(chosen, chair.seat, STRENGTH, choices)
    return chosen


def _after(chosen: Chosen, seat: int, choices: Choices) -> str:
    if not 1 <= seat <= len(chosen.chairs):
        return EMPTY
    sitters = choices.sitters(seat)
    return sitters[(sitters.index(chosen.chair(seat).who) + 1) % len(sitters)]


def _sit(chosen: Chosen, seat: int, who: str, choices: Choices) -> Chosen:
    if not 1 <= seat <= len(chosen.chairs) or who not in choices.sitters(seat):
        return chosen
    before = chosen.chair(seat)
    given = {chair.name.casefold() for chair in chosen.seated if chair.seat != seat}
    again = before.name and before.name.casefold() not in given
    name = before.name if again else free_name(given, choices.house)
    gender = before.gender if who == PERSON and name == before.name else ""
    return chosen.with_chair(Chair(seat, who, name, gender))


def _name(chosen: Chosen, seat: int, name: str, choices: Choices) -> Chosen:
    """Name somebody; a bot that was called so takes another name, a person is never renamed."""
    if not 1 <= seat <= len(chosen.chairs):
        return chosen
    own = tidied(name) or _unnamed(chosen, seat, choices)
    chosen = chosen.with_chair(replace(chosen.chair(seat), name=own))
    for chair in chosen.chairs:
        same = chair.seat != seat and chair.name.casefold() == own.casefold()
        if same and chair.who != PERSON:
            names = [other.name for other in chosen.chairs]
            chosen = chosen.with_chair(replace(chair, name=free_name(names, choices.house)))
    return chosen


def _gender(chosen: Chosen, seat: int, gender: str) -> Chosen:
    if not 1 <= seat <= len(chosen.chairs) or gender not in GENDERS:
        return chosen
    return chosen.with_chair(replace(chosen.chair(seat), gender=gender))


def _speak_next(chosen: Chosen, choices: Choices) -> Chosen:
    """Choose the language after the one that is spoken, and after the last the first."""
    every = choices.languages
    at = every.index(chosen.language) if chosen.language in every else -1
    return replace(chosen, language=every[(at + 1) % len(every)]) if every else chosen


def _unnamed(chosen: Chosen, seat: int, choices: Choices) -> str:
    given = [chair.name for chair in chosen.seated if chair.seat != seat]
    usual = choices.house[seat - 1] if seat <= len(choices.house) else ""
    return usual if usual and usual not in given else free_name(given, choices.house)


def _next_name(chosen: Chosen, seat: int, choices: Choices) -> str:
    if not 1 <= seat <= len(chosen.chairs):
        return ""
    own = chosen.chair(seat).name
    others = [chair.name for chair in chosen.people if chair.seat != seat]
    free = [name for name in (*choices.known, *choices.house) if name not in others]
    at = free.index(own) + 1 if own in free else 0
    return free[at % len(free)] if free else own


def _set(chosen: Chosen, name: str, value: Any, choices: Choices) -> Chosen:
    setting = next((s for s in settings_of(chosen, choices) if s.name == name), None)
    if setting is None or value not in [choice.value for choice in setting.choices]:
        return chosen
    if name == PACE:
        return replace(chosen, pace=value)
    if name == HANDS:
        return replace(chosen, hands=value)
    if name == CARDS:
        return replace(chosen, cards=value)
    usual = {option.name: option.default for option in choices.card(chosen.game).options}
    given = {**chosen.of_game(), name: value}
    own = {key: given[key] for key in given if given[key] != usual[key]}
    return replace(chosen, options={**chosen.options, chosen.game: own})


def _set_next(chosen: Chosen, name: str, choices: Choices) -> Chosen:
    setting = next((s for s in settings_of(chosen, choices) if s.name == name), None)
    if setting is None:
        return chosen
    values = [choice.value for choice in setting.choices]
    at = values.index(setting.value) if setting.value in values else -1
    return _set(chosen, name, values[(at + 1) % len(values)], choices)
