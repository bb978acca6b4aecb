"""The options of a match, checked once; among them what the owner knows of their cards."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from companion.core.referee.schema import UnfitError, is_int, shown, unknown_name
from companion.games.i_say_holmes.rules.cards import (
    CARDS,
    MAX_VALUE,
    SAME,
    TOKENS,
    PrintedCard,
    Type,
)

ASK, TRUST = "ask", "trust"

_ROUNDS = 1
_WINDOW_US = 12_000_000
_MAX_ROUNDS = 100
_MAX_WINDOW_US = 600_000_000
_KNOWN = dict.fromkeys(("rounds", "window_us", "unknown_sequence", "cards"))
_DETAILS = dict.fromkeys(("value", "deal", "next", "partial", "never"))
_NUMBERS = {"value": (1, MAX_VALUE), "deal": (3, 8)}


Wrong = tuple[str, str]
"""What is wrong with a detail, and what was expected."""


@dataclass(frozen=True, slots=True)
class ISayOptions:
    """How this table plays, and with what cards."""

    rounds: int = _ROUNDS
    window_us: int = _WINDOW_US
    unknown_sequence: str = ASK
    cards: Mapping[str, PrintedCard] = field(default_factory=lambda: dict(CARDS))


def parse(given: Mapping[str, Any]) -> ISayOptions:
    """Return the header's options, checked; ValueError says in one line what is wrong."""
    wrong = unknown_name(given, _KNOWN, "option")
    if wrong:
        raise ValueError(wrong)
    return ISayOptions(
        rounds=_number(given, "rounds", 1, _MAX_ROUNDS, _ROUNDS),
        window_us=_number(given, "window_us", 1, _MAX_WINDOW_US, _WINDOW_US),
        unknown_sequence=_unknown_sequence(given.get("unknown_sequence", ASK)),
        cards=_cards(given.get("cards", {})),
    )


def _number(given: Mapping[str, Any], name: str, least: int, most: int, default: int) -> int:
    value = given.get(name, default)
    if not is_int(value) or not least <= value <= most:
        expected = f"a whole number, {least} to {most}"
        raise ValueError(f'option "{name}" is {shown(value)}; expected {expected}')
    return value


def _unknown_sequence(word: Any) -> str:
    if word in (ASK, TRUST):
        return str(word)
    raise ValueError(f'option "unknown_sequence" is {shown(word)}; expected "{ASK}" or "{TRUST}"')


def _cards(given: Any) -> dict[str, PrintedCard]:
    """Return the cards of the rule sheet with what the owner has filled in."""
    if not isinstance(given, dict):
        raise UnfitError(f'option "cards" is {shown(given)}', "an object")
    for title in given:
        if title not in CARDS:
            expected = 'a title of the rule sheet, such as "Train"'
            raise UnfitError(f'option "cards" names {shown(title)}', expected)
    known = {title: _completed(CARDS[title], details) for title, details in given.items()}
    return {**CARDS, **known}


def _completed(card: PrintedCard, given: Any) -> PrintedCard:
    inside = 'option "cards", '
    if not isinstance(given, dict):
        raise UnfitError(f'"{card.title}" is {shown(given)}', "an object", inside)
    if wrong := _wrong_name(given) or _wrong_number(given) or _wrong_line(card, given):
        raise UnfitError(f'"{card.title}": {wrong[0]}', wrong[1], inside)
    told: dict[str, Any] = {
        name: tuple(detail) if isinstance(detail, list) else detail
        for name, detail in given.items()
    }
    return replace(card, **{"partial": "next" not in given and card.partial, **told})


def _wrong_name(given: Mapping[str, Any]) -> Wrong | None:
    unknown = unknown_name(given, _DETAILS)
    return (unknown, "") if unknown else None


def _wrong_number(given: Mapping[str, Any]) -> Wrong | None:
    for name, (least, most) in _NUMBERS.items():
        value = given.get(name, least)
        if not is_int(value) or not least <= value <= most:
            return f'"{name}" is {shown(value)}', f"a whole number, {least} to {most}"
    return None


def _wrong_line(card: PrintedCard, given: Mapping[str, Any]) -> Wrong | None:
    if not isinstance(given.get("partial", False), bool):
        return f'"partial" is {shown(given["partial"])}', "true or false"
    for name in ("next", "never"):
        line = given.get(name, [])
        if not isinstance(line, list) or not all(_may_name(word) for word in line):
            words = ", ".join(TOKENS)
            return f'"{name}" is {shown(line)}', f"a list of titles or of: {words}"
    return _wrong_trace(card, given.get("next"))


def _may_name(word: Any) -> bool:
    return isinstance(word, str) and (word in TOKENS or word in CARDS or (word,) == SAME)


def _wrong_trace(card: PrintedCard, line: list[str] | None) -> Wrong | None:
    """Return what a line says wrongly of cards that leave no trace (IH-29), by the rule sheet."""
    same = line == list(SAME)
    if line is None or (same and card.leaves_no_trace):
        return None
    if card.type in (Type.I_SAY, Type.VILLAIN):
        return '"next" is given; nothing follows from such a card, so leave it out', ""
    return ('"next" says "same"; only Alibi and Mastermind can', "") if SAME[0] in line else None
