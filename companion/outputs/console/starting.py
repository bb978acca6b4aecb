"""What is chosen before a match, as a page shows it: the same choices as on the display."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from companion.kit.page import RulePage
from companion.language import say
from companion.outputs.start import (
    Chair,
    Choices,
    Chosen,
    Setting,
    hindrances,
    settings_of,
)

Shown = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Starting:
    """What stands chosen, and what there is to choose from."""

    choices: Choices
    chosen: Chosen
    round: int | None = None
    """Which round of a club's evening it is, if it is one."""

    __hash__ = None  # type: ignore[assignment]


def start_shown(start: Starting) -> Shown:
    """Describe it for a page."""
    chosen, choices = start.chosen, start.choices
    wrong = hindrances(chosen, choices)
    return {
        "game": chosen.game,
        "games": [
            {
                "name": card.name,
                "title": card.title,
                "line": card.line,
                "about": say(
                    "console-players-and-length", players=card.how_many, length=card.length
                ),
            }
            for card in choices.games
        ],
        "chairs": [_chair(chair, choices) for chair in chosen.chairs],
        "known": known_names(start),
        "settings": [
            {
                "name": setting.name,
                "label": setting.label,
                "value": setting.value,
                "choices": _values(setting),
            }
            for setting in settings_of(chosen, choices)
        ],
        "wrong": [{"about": each.about, "reason": each.reason} for each in wrong],
    }


def _values(setting: Setting) -> list[Shown]:
    """List what something can be set to; what it is set to is one of them, whoever set it."""
    every = [{"value": choice.value, "words": choice.words} for choice in setting.choices]
    if setting.value in [choice.value for choice in setting.choices]:
        return every
    return [*every, {"value": setting.value, "words": setting.words}]


def _chair(chair: Chair, choices: Choices) -> Shown:
    sitters = choices.sitters(chair.seat)
    return {
        "seat": chair.seat,
        "who": chair.who,
        "name": chair.name,
        "sitters": [{"value": who, "words": _sitter(who)} for who in sitters],
    }


def _sitter(who: str) -> str:
    return say(f"start-sitter-{who}")


def known_names(start: Starting) -> list[str]:
    """List the names to choose from: who played here before, and nobody who sits here now."""
    here = {chair.name for chair in start.chosen.people}
    names = dict.fromkeys((*start.choices.known, *start.choices.house))
    return [name for name in names if name not in here]


def rules_shown(page: RulePage) -> Shown:
    """Describe the rules of a game for a page."""
    return {
        "title": page.title,
        "about": page.about,
        "sections": [{"title": s.title, "points": [*s.points]} for s in page.every()],
    }
