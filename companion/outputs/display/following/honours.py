"""Who deserves to be named at the end of a match: the fastest of the evening, the most honest.

Fastest is who has the shortest median reaction. Most honest is who was penalised least for what
they played; in a game without penalties, who was refused least. Only those count who have played
enough to tell.
"""

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass

from companion.core.referee.verdicts import Verdict
from companion.kit.text import listed
from companion.language import say

ENOUGH = 5
"""Who has played less than this is not compared with others."""
_NO_PLAY = frozenset(("refused", "fault", "turn", "ask"))
"""What is decided about somebody who has done nothing that counts."""


@dataclass(frozen=True, slots=True)
class Deeds:
    """What one player has done in a match, in numbers."""

    name: str
    reactions: tuple[int, ...] = ()
    plays: int = 0
    faults: int = 0
    """How many of them were penalised."""

    @property
    def median(self) -> int:
        """The reaction that half of theirs are faster than."""
        return sorted(self.reactions)[len(self.reactions) // 2]


def deeds_of(
    verdicts: Iterable[Verdict], players: Sequence[str], penalties: Collection[str]
) -> tuple[Deeds, ...]:
    """Return what everybody did, by what was decided; `penalties` are the kinds that punish."""
    reactions: list[list[int]] = [[] for _ in players]
    plays, faults = [0 for _ in players], [0 for _ in players]
    for verdict in verdicts:
        seat = verdict.fields.get("seat")
        if not isinstance(seat, int) or not 1 <= seat <= len(players):
            continue
        if _wrong(verdict, penalties):
            faults[seat - 1] += 1
        elif verdict.kind not in _NO_PLAY:
            plays[seat - 1] += 1
        reaction = verdict.fields.get("reaction_us")
        if isinstance(reaction, int) and reaction >= 0:
            reactions[seat - 1].append(reaction)
    each = zip(players, reactions, plays, faults, strict=True)
    return tuple(Deeds(name, tuple(times), done, bad) for name, times, done, bad in each)


def _wrong(verdict: Verdict, penalties: Collection[str]) -> bool:
    """Tell whether somebody was punished; without punishments, whether they were refused aloud."""
    if penalties:
        return verdict.kind in penalties
    return verdict.kind == "refused" and verdict.fields.get("speak") is not False


def _ms(us: int) -> str:
    return say("display-ms", ms=round(us / 1000))


class Honours:
    """Adds up the matches of an evening, by name."""

    def __init__(self) -> None:
        self._all: dict[str, Deeds] = {}
        self._bots: frozenset[str] = frozenset()

    def add(self, deeds: Iterable[Deeds], bots: Collection[str] = ()) -> None:
        """Add a match; the bots among them are named as such."""
        for deed in deeds:
            name = {deed.name}
            self._bots = self._bots | name if deed.name in bots else self._bots - name
            old = self._all.get(deed.name, Deeds(deed.name))
            self._all[deed.name] = Deeds(
                deed.name,
                old.reactions + deed.reactions,
                old.plays + deed.plays,
                old.faults + deed.faults,
            )

    def told(self) -> tuple[tuple[str, str], ...]:
        """Return what somebody is named for, and who, in words."""
        found = (("display-fastest", self._fastest()), ("display-honest", self._honest()))
        return tuple((say(label), who) for label, who in found if who)

    def _fastest(self) -> str:
        fit = [deed for deed in self._all.values() if len(deed.reactions) >= ENOUGH]
        if not fit:
            return ""
        best = min(fit, key=lambda deed: deed.median)
        return say("display-after-play", who=self._name(best), after=_ms(best.median))

    def _honest(self) -> str:
        """Return who was penalised least; where nobody was, everybody is named."""
        fit = [deed for deed in self._all.values() if deed.plays >= ENOUGH]
        if len(fit) < 2:
            return ""
        least = min(deed.faults / deed.plays for deed in fit)
        best = [deed for deed in fit if deed.faults / deed.plays == least]
        if len(best) == len(fit):
            return say("display-all-allowed" if not least else "display-all-alike")
        if not least:
            return say("display-not-penalised", who=listed([self._name(deed) for deed in best]))
        first = max(best, key=lambda deed: deed.plays)
        return say(
            "display-not-allowed",
            who=self._name(first),
            faults=first.faults,
            plays=first.plays,
        )

    def _name(self, deed: Deeds) -> str:
        return say("display-bot", who=deed.name) if deed.name in self._bots else deed.name
