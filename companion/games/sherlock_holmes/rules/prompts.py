"""What may be entered now, and by whom: enough for any console or screen to offer it."""

from typing import Any

from companion.core.referee.game import DEALER, Prompt
from companion.games.sherlock_holmes.rules import sight
from companion.games.sherlock_holmes.rules.counting import ENTRIES, most
from companion.games.sherlock_holmes.rules.phases import HolmesPhase, HolmesStep, refusal
from companion.games.sherlock_holmes.rules.rulings import (
    FALSE_CALL,
    REST,
    RULINGS,
    SAFE,
    sight_answers,
)
from companion.games.sherlock_holmes.rules.standins import ENTRIES as STAND_INS
from companion.games.sherlock_holmes.rules.state import HolmesMatch, Sight

ALWAYS = ("missed-holmes", "wrong-name", "whole-pile", "out", "forfeit", "recount", "void-hand")
"""Rulings that the dealer may give in any running hand, asked or not."""
COUNTING = ("recount", "void-hand")
"""Those that the dealer may give while the cards are counted."""


def prompts(m: HolmesMatch) -> tuple[Prompt, ...]:
    """List the prompts, answers to open questions first."""
    if m.phase is HolmesPhase.DEALING:
        return (Prompt("deal", "deal", DEALER, {}),)
    if m.phase is HolmesPhase.COUNTING and not m.calls:
        seats = m.ledger.seats
        dealers = (_ruling(name, len(seats)) for name in COUNTING)
        return (*_by_sight(m), *(_count(m, seat) for seat in seats), *dealers)
    if m.phase is HolmesPhase.COUNTING:
        return tuple(prompt for question in m.questions() for prompt in _answers(m, question))
    if refusal(m.phase, HolmesStep.RULE) is not None:
        return ()
    asked = [prompt for question in m.questions() for prompt in _answers(m, question)]
    if m.sights:
        asked += _by_sight(m)
    always = _always(len(m.seats) - 1)
    return (*asked, *always) if asked else always


def _by_sight(m: HolmesMatch) -> list[Prompt]:
    """Offer the answers to what a camera sees otherwise."""
    return [_otherwise(one, sight_answers(m, one)) for one in sight.open_now(m)]


def _otherwise(one: Sight, answers: tuple[str, ...]) -> Prompt:
    fields = {name: each for name, each in RULINGS["sight"].items() if one.seat or name != "seat"}
    fixed = {"about": one.about, **({"seat": one.seat} if one.seat else {})}
    return Prompt("ruling", "sight", DEALER, fields, {"is": answers}, fixed, asked=True)


def _count(m: HolmesMatch, seat: int) -> Prompt:
    holmes, suspects = most(m, seat)
    choices = {"holmes": tuple(range(holmes + 1)), "suspects": tuple(range(suspects + 1))}
    return Prompt("entry", "count", seat, ENTRIES["count"], choices, {"seat": seat})


def _always(seats: int) -> tuple[Prompt, ...]:
    """The same for every moment of every match of that size: made once, as this is asked often."""
    if seats not in _ALWAYS:
        rulings = [_ruling(name, seats) for name in ALWAYS]
        entries = [_stand_in(name, seat) for name in STAND_INS for seat in range(1, seats + 1)]
        _ALWAYS[seats] = (*rulings, *entries)
    return _ALWAYS[seats]


_ALWAYS: dict[int, tuple[Prompt, ...]] = {}


def _ruling(name: str, seats: int) -> Prompt:
    offered = tuple(range(1, seats + 1))
    choices: dict[str, tuple[Any, ...]] = {"seat": offered} if "seat" in RULINGS[name] else {}
    if name == "whole-pile":
        choices["reason"] = (REST, FALSE_CALL)
    return Prompt("ruling", name, DEALER, RULINGS[name], choices)


def _stand_in(name: str, seat: int) -> Prompt:
    return Prompt("entry", name, seat, STAND_INS[name], {}, {"seat": seat}, stand_in=True)


def _asked(name: str, choices: dict[str, tuple[Any, ...]], **fixed: Any) -> Prompt:
    return Prompt("ruling", name, DEALER, RULINGS[name], choices, fixed, asked=True)


def _answers(m: HolmesMatch, question: dict[str, Any]) -> list[Prompt]:
    match question:
        case {"question": "first-call", "between": between}:
            return [_asked("first-call", {"seat": tuple(between)})]
        case {"question": "call", "seat": seat, "suggest": suggest}:
            return [
                _asked("uphold", {"from": _piles_for(m, seat, suggest)}, seat=seat),
                _asked("false-call", {}, seat=seat),
                _asked("void-call", {}, seat=seat),
            ]
        case {"question": "pile", "pile": pile, "between": between}:
            takers = tuple(seat for seat in between if seat != pile)
            return [_asked("pile", {"to": (SAFE, *takers)}, pile=pile)]
        case {"question": "pool", "between": between}:
            return [_asked("pool", {"seat": tuple(between)})]
    return []


def _piles_for(m: HolmesMatch, caller: int, suggest: list[int]) -> tuple[int, ...]:
    """Offer the piles that lay there at the call, those that were touched since before others."""
    call = next(call for call in m.calls if call.seat == caller)
    there = [s for s in m.ledger.seats if s != caller and call.tops[s].mark]
    return tuple(sorted(there, key=lambda pile: suggest.index(pile) if pile in suggest else 99))
