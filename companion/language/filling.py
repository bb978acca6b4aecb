"""Puts what a message is about into its slots. `page/say.js` does the same in a browser."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol

from companion.language.locale import DIGITS, Locale, category, plain, written

Slot = str | int | float
Slots = Mapping[str, Slot]
_ODD = "true", "false"


class Speaker(Protocol):
    """What knows the messages of a language, and how it counts."""

    @property
    def locale(self) -> Locale:
        """How it writes numbers."""

    def find(self, key: str) -> Any:
        """Return a message as it was compiled."""

    @property
    def fallback(self) -> Speaker:
        """Who speaks where this one has no words."""


def fill(message: Any, slots: Slots, speaker: Speaker) -> str:
    """Return a compiled message with its slots filled; a slot that nobody fills shows its name."""
    if isinstance(message, str):
        return message
    return "".join(_part(part, slots, speaker) for part in message)


def _part(part: Any, slots: Slots, speaker: Speaker) -> str:
    match part:
        case str():
            return part
        case ["$", name]:
            return _shown(slots.get(name, f"{{{name}}}"), {}, speaker.locale)
        case ["#", name, options]:
            return _shown(slots.get(name, f"{{{name}}}"), options, speaker.locale)
        case ["?", kind, name, options, variants, default]:
            chosen = _choice(kind, slots.get(name, ""), options, variants, speaker.locale)
            return fill(variants.get(chosen, variants[default]), slots, speaker)
        case ["~", message]:
            return fill(message, slots, speaker.fallback)
        case _:
            return fill(speaker.find(part[1]), slots, speaker)


def _shown(value: Slot, options: Mapping[str, Any], locale: Locale) -> str:
    if isinstance(value, str):
        return str(value)
    return written(_digits(value, options), locale, bool(options.get("useGrouping")))


def _digits(value: float, options: Mapping[str, Any]) -> str:
    least = options.get("minimumFractionDigits", 0)
    return plain(value, least, options.get("maximumFractionDigits", max(DIGITS, least)))


def _choice(
    kind: str, value: Slot, options: Mapping[str, Any], variants: Mapping[str, Any], locale: Locale
) -> str:
    """Return which variant a value takes: an exact one before its plural."""
    if kind == "g":
        return str(getattr(value, "gender", ""))
    if isinstance(value, bool):
        return _ODD[not value]
    if isinstance(value, str):
        return value
    shown = _digits(value, options)
    if shown in variants:
        return shown
    return category(locale.ordinal if kind == "o" else locale.plural, shown)
