"""Taking a verdict back: the evidence is judged again, and the two outcomes are compared.

Every game gets this from the core. A game only promises not to make a finding whose identity is
in its `struck` set; everything that followed from that finding then falls by itself. And it
promises to accuse nobody anew of what was done while the finding stood: see Game.pardon.
"""

from bisect import bisect_left
from collections import defaultdict, deque
from collections.abc import Iterable, Iterator
from typing import Any

from companion.core.referee.docket import Docket, Evidence, Resumed, Scope, Upheld, content
from companion.core.referee.events import Entry, Press
from companion.core.referee.game import Clocked
from companion.core.referee.verdicts import Finding, Verdict


class Retrial:
    """The docket's evidence judged once more, from its oldest checkpoint up to an instant."""

    def __init__(
        self,
        docket: Docket,
        events: Iterable[Evidence],
        struck: set[tuple[Any, ...]],
        until: int,
        since: Finding | None = None,
    ) -> None:
        self.game = docket.scopes[0].checkpoint.clone()
        self.game.strike(set(struck))
        if since is not None:
            self.game.pardon(since, until, docket.given())
        self.docket = Docket(self.game)
        self.docket.fallen = set(docket.fallen)
        self.docket.scopes[0].since = docket.scopes[0].since
        self.docket.struck = set(struck)
        self.docket.strikes = dict(docket.strikes)
        self._found: list[tuple[Finding, Scope, int]] = []
        self._numbers = _by_content(docket.verdicts())
        for event in events:
            self._hear(event)
        self.game.advance(until)
        self._note()

    def _hear(self, event: Evidence) -> None:
        if isinstance(event, Resumed):
            self._go_on(event)
            return
        self.game.advance(event.t)
        self._note()
        self.docket.follow(self.game, event.t)
        self.docket.log(event)
        if isinstance(event, Upheld):
            self._find(Finding(event.refusal.t, event.refusal.kind, event.refusal.fields))
        else:
            self.game.apply(event)
        self._note()
        self.docket.follow(self.game, event.t)

    def _go_on(self, resumed: Resumed) -> None:
        """Let time go on where it stood; a later retrial has to find it so again."""
        self.game.advance(resumed.since)
        self._note()
        self.docket.log(resumed)
        if isinstance(self.game, Clocked):
            self.game.resume(resumed.since, resumed.t)

    def _note(self) -> None:
        for found in self.game.drain():
            self._find(found)

    def _find(self, found: Finding) -> None:
        scope = self.docket.scopes[-1]
        self._found.append((found, scope, scope.position(found)))
        same = self._numbers[content(found)]
        found.n = same.popleft().n if same else 0

    def finds(self, n: int) -> bool:
        """Tell whether a verdict of before is found again."""
        return any(found.n == n for found, _, _ in self._found)

    def compare(self, before: list[Verdict]) -> tuple[list[Verdict], list[Finding]]:
        """Return the verdicts that fell, and what is found anew.

        Call `record_anew` with the fresh findings' verdicts, in the order given here.
        """
        standing = _by_content(before)
        fresh: list[Finding] = []
        self._places: list[tuple[Scope, int, Verdict | None]] = []
        for finding, scope, position in self._found:
            same = standing[content(finding)]
            if not same:
                fresh.append(finding)
            self._places.append((scope, position, same.popleft() if same else None))
        fallen = sorted((v for rest in standing.values() for v in rest), key=lambda v: v.n)
        return fallen, fresh

    def record_anew(self, verdicts: list[Verdict]) -> None:
        """Keep what stands and the fresh verdicts, now numbered, in the order of their evidence.

        Whoever asks what came after something, or last, goes by that order.
        """
        fresh = iter(verdicts)
        for scope, position, stands in self._places:
            self.docket.keep(scope, stands or next(fresh), position)


def _by_content(verdicts: Iterable[Verdict]) -> defaultdict[str, deque[Verdict]]:
    sorted_out: defaultdict[str, deque[Verdict]] = defaultdict(deque)
    for verdict in verdicts:
        sorted_out[content(verdict)].append(verdict)
    return sorted_out


def without_cause(docket: Docket, n: int, until: int) -> Retrial:
    """Go back to before what led to verdict `n`: mostly one event, but for what time brings more.

    Where the last event before it was not what led to it, because a deadline had been running,
    the evidence is left out up to the event that set it. Only for what is reachable.
    """
    events, since = events_before(docket, n)

    def kept(count: int) -> Retrial:
        stood = events[count].t if count < len(events) else since
        gone_back = Resumed(until, min(stood, until))
        return Retrial(docket, [*events[:count], gone_back], docket.struck, until)

    retrial = kept(len(events))
    if retrial.finds(n):
        first = bisect_left(range(len(events)), True, key=lambda count: kept(count).finds(n))
        retrial = kept(first - 1)
    return retrial


def deed(docket: Docket, kinds: tuple[str, ...], seat: int, of: int | None) -> Verdict | None:
    """Return the last verdict of these kinds on what a seat did by itself, or the one named.

    What a ruling decided is not among them: the dealer takes the ruling back.
    """
    for verdict, event in reversed(docket.causes()):
        named = of in (None, verdict.n) and verdict.fields.get("seat") == seat
        if named and verdict.kind in kinds and isinstance(event, Press | Entry):
            return verdict
    return None


def without_deed(docket: Docket, n: int, until: int) -> Retrial:
    """Judge the evidence again without the event that led to verdict `n`.

    Whoever was refused something after it has heard so and has acted on it: that stays refused.
    """
    causes = docket.causes()
    place = next(place for place, (verdict, _) in enumerate(causes) if verdict.n == n)
    instead: dict[int, list[Evidence]] = {id(causes[place][1]): []}
    for verdict, event in causes[place + 1 :]:
        if event is not None and verdict.kind == "refused":
            instead.setdefault(id(event), []).append(Upheld(event.t, verdict))
    kept = [each for event in all_events(docket) for each in instead.get(id(event), [event])]
    return Retrial(docket, kept, docket.struck, until)


def all_events(docket: Docket) -> Iterator[Evidence]:
    """Yield all evidence that is still open to a ruling."""
    return (event for scope in docket.scopes for event in scope.log)


def events_before(docket: Docket, n: int) -> tuple[list[Evidence], int]:
    """Return the evidence before the event that led to verdict `n`, and when that event was."""
    found: list[Evidence] = []
    for scope in docket.scopes:
        for verdict, position in scope.verdicts:
            if verdict.n == n:
                cut = _cause(scope, verdict, position)
                since = scope.log[cut].t if cut < len(scope.log) else verdict.t
                return [*found, *scope.log[:cut]], since
        found += scope.log
    raise LookupError(f"verdict {n} is not open to a ruling")


def _cause(scope: Scope, verdict: Verdict, position: int) -> int:
    """Find the event that led to a verdict: not what came while the verdict was held back."""
    place = max(position - 1, 0)
    while place > 0 and scope.log[place].t > verdict.t:
        place -= 1
    return place
