"""What was chosen last, as a plain document, and back: whatever no longer fits is left out."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from companion.outputs.start.changes import ChooseGame, ChooseValue, changed
from companion.outputs.start.choices import HANDS, PACE, Choices
from companion.outputs.start.chosen import DEALT, GENDERS, OWN, Chair, Chosen, tidied

Json = dict[str, Any]


def remembered(chosen: Chosen) -> Json:
    """Return it as a document that JSON can hold."""
    return {
        "game": chosen.game,
        "chairs": [_chair(chair) for chair in chosen.chairs],
        "options": {game: dict(given) for game, given in chosen.options.items()},
        "pace": chosen.pace,
        "hands": chosen.hands,
        "cards": chosen.cards,
        "language": chosen.language,
    }


def _chair(chair: Chair) -> Json:
    """Return a chair; how to speak of somebody only where they have said so."""
    told = {"who": chair.who, "name": chair.name}
    return {**told, "gender": chair.gender} if chair.gender else told


def recalled(document: Any, usual: Chosen, choices: Choices) -> Chosen:
    """Return what a document remembers, on top of what is usual; anything wrong in it is usual."""
    if not isinstance(document, Mapping):
        return usual
    chosen = _chairs(document.get("chairs"), usual, choices)
    for game, given in _mapping(document.get("options")).items():
        if game in [card.name for card in choices.games]:
            chosen = replace(chosen, game=game)
            for name, value in _mapping(given).items():
                chosen = changed(chosen, ChooseValue(str(name), value), choices)
    last = document.get("game")
    known = [card.name for card in choices.games]
    chosen = replace(chosen, game=last if last in known else usual.game)
    for name, value in ((PACE, document.get("pace")), (HANDS, document.get("hands"))):
        chosen = _everywhere(chosen, name, value, choices)
    if document.get("cards") in (DEALT, OWN):
        chosen = replace(chosen, cards=document["cards"])
    if document.get("language") in choices.languages:
        chosen = replace(chosen, language=document["language"])
    return changed(chosen, ChooseGame(chosen.game), choices)


def _everywhere(chosen: Chosen, name: str, value: Any, choices: Choices) -> Chosen:
    """Set what is alike for every game, also where the chosen one has no use for it."""
    for card in choices.games:
        tried = changed(replace(chosen, game=card.name), ChooseValue(name, value), choices)
        if tried != replace(chosen, game=card.name):
            return replace(tried, game=chosen.game)
    return chosen


def _chairs(found: Any, usual: Chosen, choices: Choices) -> Chosen:
    chosen = usual
    for chair, told in zip(usual.chairs, found if isinstance(found, list) else (), strict=False):
        who, name = _mapping(told).get("who"), _mapping(told).get("name")
        if who in choices.sitters(chair.seat):
            own = tidied(name) if isinstance(name, str) else ""
            gender = _mapping(told).get("gender", "")
            gender = gender if gender in GENDERS else ""
            sits = replace(chair, who=who, name=own or chair.name, gender=gender)
            chosen = chosen.with_chair(sits)
    return chosen


def _mapping(value: Any) -> Mapping[str, Any]:
    return value if isinstance(value, Mapping) else {}
