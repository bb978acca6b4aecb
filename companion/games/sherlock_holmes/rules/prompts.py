"""What may be entered now, and by whom: enough for any console or screen to offer it."""

from typing import Any

from companion.core.referee.game import DEALER, Prompt
from companion.games.sherlock_holmes.rules.counting import ENTRIES
from companion.games.sherlock_holmes.rules.phases import Phase, Step, refusal
from companion.games.sherlock_holmes.rules.rulings import RULINGS, SAFE
from companion.games.sherlock_holmes.rules.state import Match

ALWAYS = ("missed-holmes", "wrong-name", "out", "forfeit", "recount")
"""Rulings that the dealer may give in any running hand, asked or not."""


def prompts(m: Match) -> tuple[Prompt, ...]:
    """List the prompts, answers to open questions first."""
    if m.phase is Phase.DEALING:
        return (Prompt("deal", "deal", DEALER, {}),)
    if m.phase is Phase.COUNTING:
        return tuple(_count(m, seat) for seat in m.ledger.seats)
    if refusal(m.phase, Step.RULE) is not None:
        return ()
    asked = [prompt for question in m.questions() for prompt in _answers(m, question)]
    always = _always(len(m.ledger.seats))
    return (*asked, *always) if asked else always


def _count(m: Match, seat: int) -> Prompt:
    pack = m.options.pack
    choices = {
        "holmes": tuple(range(pack.holmes + 1)),
        "suspects": tuple(range(pack.suspects + 1)),
    }
    return Prompt("entry", "count", seat, ENTRIES["count"], choices, {"seat": seat})


def _always(seats: int) -> tuple[Prompt, ...]:
    """The same for every moment of every match of that size: made once, as this is asked often."""
    if seats not in _ALWAYS:
        _ALWAYS[seats] = tuple(_ruling(name, seats) for name in ALWAYS)
    return _ALWAYS[seats]


_ALWAYS: dict[int, tuple[Prompt, ...]] = {}


def _ruling(name: str, seats: int) -> Prompt:
    offered = tuple(range(1, seats + 1))
    choices = {"seat": offered} if "seat" in RULINGS[name] else {}
    return Prompt("ruling", name, DEALER, RULINGS[name], choices)


def _asked(name: str, choices: dict[str, tuple[Any, ...]], **fixed: Any) -> Prompt:
    return Prompt("ruling", name, DEALER, RULINGS[name], choices, fixed, asked=True)


def _answers(m: Match, question: dict[str, Any]) -> list[Prompt]:
    match question:
        case {"question": "first-call", "between": between}:
            return [_asked("first-call", {"seat": tuple(between)})]
        case {"question": "call", "seat": seat, "suggest": suggest}:
            return [
                _asked("uphold", {"from": _piles_for(m, seat, suggest)}, seat=seat),
                _asked("false-call", {}, seat=seat),
            ]
        case {"question": "pile", "pile": pile, "between": between}:
            takers = tuple(seat for seat in between if seat != pile)
            return [_asked("pile", {"to": (SAFE, *takers)}, pile=pile)]
        case {"question": "pool", "between": between}:
            return [_asked("pool", {"seat": tuple(between)})]
    return []


def _piles_for(m: Match, caller: int, suggest: list[int]) -> tuple[int, ...]:
    """Offer the piles that were touched since the call before all others on the table."""
    others = [s for s in m.ledger.seats if s != caller and m.ledger.piles[s]]
    return tuple(dict.fromkeys([*suggest, *others]))
