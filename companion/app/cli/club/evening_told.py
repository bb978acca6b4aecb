"""An evening in letters: every round with its tables, and how even it is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from companion.club.evening.measure import evenness
from companion.club.evening.model import Round
from companion.games import KITS
from companion.kit.text import clean
from companion.language import listed, say

if TYPE_CHECKING:
    from companion.club.evenings import Kept


def told(kept: Kept) -> str:
    """Return an evening, one round below the other."""
    plan = kept.plan
    head = say(
        "club-evening-head",
        name=clean(kept.name),
        players=len(plan.players),
        tables=len(plan.places),
        rounds=plan.length,
    )
    lines = [head]
    for each in plan.rounds:
        lines += ["", *_round(each)]
    found = evenness(plan.rounds)
    share = round(100 * found.off, 1)
    return "\n".join([*lines, "", say("club-evening-even", again=found.twice, share=share)])


def _round(each: Round) -> list[str]:
    state = "club-evening-round-begun" if each.begun else "club-evening-round"
    lines = [say(state, round=each.number)]
    wide = max((len(clean(s.table)) for s in each.sittings), default=0)
    for sitting in each.sittings:
        title = KITS[sitting.game].title if sitting.game in KITS else clean(sitting.game)
        people = ", ".join(map(clean, sitting.players))
        lines.append(f"  {clean(sitting.table):<{wide}}  {title}: {people}")
    if each.out:
        lines.append(f"  {say('club-evening-out', who=listed([*map(clean, each.out)]))}")
    return lines
