"""What holds whatever is played and ruled: a kitchen full of kettles, and rulings about them."""

from collections.abc import Sequence
from typing import Any, ClassVar, Literal

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.core.referee import Finding, Referee, Verdict
from companion.core.referee.events import Event, Press
from tests.core.referee.test_reachable import Kettle, button
from tests.core.referee.test_referee import overturn

BOILS_AFTER = 50


class Kitchen(Kettle):
    """Kettles whose cook remembers everything that was found."""

    def __init__(self) -> None:
        super().__init__()
        self.struck: set[tuple[Any, ...]] = set()
        self.book: list[tuple[int, str, int]] = []

    def strike(self, identities: set[tuple[Any, ...]]) -> None:
        self.struck = identities

    def drain(self) -> list[Finding]:
        found = [one for one in super().drain() if one.identity not in self.struck]
        self.book += [(one.t, one.kind, one.fields["seat"]) for one in found]
        return found

    def public_state(self) -> dict[str, Any]:
        return {"on": sorted(self.on), "round": self.scope, "book": self.book}


class BriefKitchen(Kitchen):
    """One in which a kettle that boils ends the round as well: time alone may end it."""

    def advance(self, before: int) -> None:
        boiling = len(self.on)
        super().advance(before)
        if len(self.on) < boiling:
            self.scope += boiling - len(self.on)
            self.settled_scope = self.scope - 1


class StrictKitchen(Kitchen):
    """One in which a finding is struck, and everything else stands."""

    overturns: ClassVar[Literal["strike", "rewind"]] = "strike"


class Evening:
    """A referee, and all that it has said."""

    def __init__(self, game: Kitchen) -> None:
        self.referee = Referee(game, seats=4, latency=0)
        self.heard: list[Event] = []
        self.said: list[Verdict] = []

    def hear(self, *events: Event) -> list[Verdict]:
        """Feed what happened, let a moment pass, and return what is said to it."""
        self.heard += events
        said = [verdict for event in events for verdict in self.referee.feed(event)]
        said += self.referee.pass_time(self.referee.watermark + 1)
        self.said += said
        return said

    def standing(self) -> list[Verdict]:
        """List what was said and not taken back."""
        gone = {v.fields["of"] for v in self.said if v.kind == "overturned"}
        return [v for v in self.said if v.kind in KINDS and v.n not in gone]

    def in_reach(self) -> list[Verdict]:
        reach = self.referee.reachable()
        return [verdict for verdict in self.standing() if verdict.n in reach]


KINDS = ("boils", "round", "idle")
BUTTONS = st.sampled_from(("white", "white", "red", "blue"))
Turn = Press | int
"""What happens next: somebody presses, or the dealer takes back one of those in reach."""


def _turns(drawn: list[tuple[int, int, str, int | None]]) -> list[Turn]:
    """Put presses in time; after some of them the dealer takes something back."""
    t, turns = 0, list[Turn]()
    for gap, seat, name, ruled in drawn:
        t += gap
        turns.append(button(t, seat, name))
        if ruled is not None:
            turns.append(ruled)
    return turns


TURNS = st.lists(
    st.tuples(
        st.integers(2, 60), st.integers(1, 4), BUTTONS, st.none() | st.integers(0, 5) | st.none()
    ),
    max_size=14,
).map(_turns)


def cause(verdict: Verdict) -> int:
    """Return when that was done which led to a verdict."""
    return verdict.t - BOILS_AFTER if verdict.kind == "boils" else verdict.t


def told(verdicts: Sequence[Verdict]) -> list[tuple[int, str, int]]:
    return sorted((v.t, v.kind, v.fields["seat"]) for v in verdicts)


def comes_to(
    game: Kitchen, evidence: Sequence[Event], until: int, struck: set[tuple[Any, ...]]
) -> dict[str, Any]:
    """Return how a game stands that nobody has ruled in."""
    game.strike(struck)
    for event in evidence:
        game.advance(event.t)
        game.apply(event)
    game.advance(until)
    game.drain()
    return game.public_state()


def alike(evening: Evening, state: dict[str, Any]) -> None:
    seen = evening.referee.public_state()
    assert sorted(seen["book"]) == sorted(state["book"])
    assert told(evening.standing()) == sorted(state["book"])
    assert (seen["on"], seen["round"]) == (state["on"], state["round"])


@pytest.mark.parametrize("made", [Kitchen, BriefKitchen])
@settings(deadline=None)
@given(turns=TURNS)
def test_after_going_back_the_match_stands_as_what_is_left_of_it_comes_to(
    made: type[Kitchen], turns: list[Turn]
) -> None:
    evening, left = Evening(made()), list[Press]()
    for turn in turns:
        now = evening.referee.watermark
        if isinstance(turn, Press):
            evening.hear(turn)
            left.append(turn)
        elif reach := evening.in_reach():
            target = reach[-1 - turn % len(reach)]
            evening.hear(overturn(now, target.n))
            left = [event for event in left if event.t < cause(target)]
        alike(evening, comes_to(made(), left, evening.referee.watermark, set()))


@settings(deadline=None)
@given(TURNS)
def test_after_a_verdict_is_struck_everything_else_is_as_it_would_be_without(
    turns: list[Turn],
) -> None:
    evening, done, struck = Evening(StrictKitchen()), list[Press](), set[tuple[Any, ...]]()
    strikes: list[tuple[Verdict, tuple[Any, ...]]] = []
    for turn in turns:
        now = evening.referee.watermark
        if isinstance(turn, Press):
            evening.hear(turn)
            done.append(turn)
        elif turn == 0 and strikes and strikes[-1][0].n in evening.referee.reachable():
            ruling, identity = strikes.pop()
            if _is_open(done, identity):
                evening.hear(overturn(now, ruling.n))
                struck.discard(identity)
        elif reach := evening.in_reach():
            target = reach[-1 - turn % len(reach)]
            first = evening.hear(overturn(now, target.n))[0]
            assert (first.kind, first.fields) == ("overturned", {"of": target.n})
            strikes.append((first, Finding(target.t, target.kind, target.fields).identity))
            struck.add(strikes[-1][1])
        alike(evening, comes_to(StrictKitchen(), done, evening.referee.watermark, {*struck}))


def _is_open(done: Sequence[Press], identity: tuple[Any, ...]) -> bool:
    """Tell whether what was struck lies in rounds that a ruling still reaches."""
    ends = [press.t for press in done if press.input == "red"]
    return bool(identity[1] > max([-1, *ends[:-1]]))


def _on(evening: Evening, turn: Turn) -> list[Verdict]:
    """Go on with a press, or take back one of those in reach."""
    if isinstance(turn, Press):
        return evening.hear(turn)
    reach = evening.in_reach()
    n = reach[turn % len(reach)].n if reach else 99
    return evening.hear(overturn(evening.referee.watermark, n))


KITCHENS = st.sampled_from((Kitchen, BriefKitchen, StrictKitchen))


@settings(deadline=None)
@given(KITCHENS, TURNS)
def test_nobody_changes_anything_by_asking(made: type[Kitchen], turns: list[Turn]) -> None:
    asked, left_alone = Evening(made()), Evening(made())
    for turn in turns:
        for _ in range(2):
            asked.referee.reachable()
            asked.referee.prompts()
            asked.referee.due()
            asked.referee.standing()
        said = _on(asked, turn)
        assert left_alone.hear(asked.heard[-1]) == said
    assert asked.referee.reachable() == left_alone.referee.reachable()


@settings(deadline=None)
@given(KITCHENS, TURNS, st.integers(0, 14), TURNS)
def test_another_referee_goes_on_from_where_a_match_stood_and_each_goes_its_own_way(
    made: type[Kitchen], turns: list[Turn], cut: int, others: list[Turn]
) -> None:
    whole, first = Evening(made()), Evening(made())
    for turn in turns[:cut]:
        assert _on(whole, turn) == _on(first, turn)
    stood = first.referee.standing()
    for turn in others:
        if not isinstance(turn, Press) or turn.t > first.referee.watermark:
            _on(first, turn)
    second = Evening(made())
    second.said = [*whole.said]
    second.referee.stand(stood)
    for turn in turns[cut:]:
        assert _on(second, turn) == _on(whole, turn)
        assert second.referee.reachable() == whole.referee.reachable()
        assert second.referee.due() == whole.referee.due()
