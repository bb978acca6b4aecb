"""What holds whatever is played and ruled: a kitchen full of kettles, and rulings about them."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, ClassVar, Literal

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from companion.core.referee import Finding, Referee, Verdict
from companion.core.referee.events import Event, Press, Ruling, described
from tests.core.referee.test_reachable import Kettle, button, played
from tests.core.referee.test_referee import Judged, overturn

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
        elif turn == 0 and strikes:
            ruling, identity = strikes.pop()
            first = evening.hear(overturn(now, ruling.n))[0]
            assert first.kind == ("overturned" if _is_open(done, identity) else "refused")
            struck -= {identity} if first.kind == "overturned" else set()
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
    kind, t = identity[:2]
    return bool(t + (kind == "boils") > max([-1, *ends[:-1]]))


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
@given(KITCHENS, TURNS)
def test_as_long_as_nothing_may_show_everything_stays_as_it_was(
    made: type[Kitchen], turns: list[Turn]
) -> None:
    evening = Evening(made())
    referee, shown = evening.referee, dict[int, object]()
    for turn in turns:
        _on(evening, turn)
        for later in (1, 12):
            looked = (str(referee.public_state()), referee.reachable())
            assert shown.setdefault(referee.changes, looked) == looked
            due, before = referee.due(), referee.changes
            evening.said += referee.pass_time(referee.watermark + later)
            idle = due is None or due > referee.watermark
            assert not idle or referee.changes == before or made is not StrictKitchen


def test_time_that_brings_nothing_shows_nothing() -> None:
    referee, _ = played(button(1, 1, "red"), button(2, 2, "red"), until=10)
    assert referee.reachable() == {2}
    before = referee.changes
    referee.pass_time(500)
    assert referee.changes == before


def test_what_time_brings_shows_when_its_instant_has_passed_and_not_before() -> None:
    events = (button(1, 1, "white"), button(2, 2, "red"), button(3, 3, "red"))
    referee, _ = played(*events, until=10)
    referee.reachable()
    before = referee.changes
    referee.pass_time(1 + BOILS_AFTER)
    assert referee.changes == before
    referee.pass_time(1 + BOILS_AFTER + 1)
    assert referee.changes > before


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


class Odd(Judged):
    """A tally in which red counts as well, but is refused while an odd number was counted."""

    def apply(self, event: Event) -> None:
        if isinstance(event, Press) and event.input == "red" and sum(self.counts.values()) % 2:
            told = {"reason": "bad-seat", **described(event)}
            self.found.append(Finding(event.t, "refused", told))
        else:
            super().apply(event)


@dataclass(frozen=True)
class Deed:
    """What somebody did, as whoever keeps the books by hand would write it down."""

    press: Press
    refused: bool = False
    upheld: bool = False
    """Whether it stays refused, whatever becomes of what was done before it."""


def by_hand(deeds: Sequence[Deed]) -> tuple[list[Deed], list[tuple[object, ...]]]:
    """Go through the deeds again, and return them with everything that follows from them."""
    counts, judged, found = Counter[int](), list[Deed](), list[tuple[object, ...]]()
    for deed in deeds:
        press = deed.press
        refused = deed.upheld or (press.input == "red" and counts.total() % 2 == 1)
        judged.append(replace(deed, refused=refused))
        if refused:
            found.append((press.t, "refused", press.seat))
            continue
        counts[press.seat] += 1
        found.append((press.t, "counted", press.seat, counts[press.seat]))
        if counts[press.seat] == 3:
            found.append((press.t, "prize", press.seat))
    return judged, found


def denied(deeds: Sequence[Deed], seat: int) -> list[Deed]:
    """Leave out the last thing that a seat did; what was refused after it stays refused."""
    of_seat = [n for n, d in enumerate(deeds) if d.press.seat == seat and not d.refused]
    last = of_seat[-1] if of_seat else len(deeds)
    after = [replace(deed, upheld=deed.upheld or deed.refused) for deed in deeds[last + 1 :]]
    return [*deeds[:last], *after]


ODD_TURNS = st.lists(
    st.tuples(st.sampled_from(("white", "white", "red", "no", "back")), st.integers(1, 3)),
    max_size=24,
)


@settings(deadline=None)
@given(ODD_TURNS)
@example([("white", 1), ("white", 3), ("red", 1), ("white", 2), ("no", 3)])
def test_what_was_never_done_leaves_everything_else_as_whoever_keeps_the_books_would(
    turns: list[tuple[str, int]],
) -> None:
    referee, said, deeds = Referee(Odd(), seats=3, latency=0), list[Verdict](), list[Deed]()
    for t, (what, which) in enumerate(turns, start=1):
        counted = [v for v in _upright(said) if v.kind == "counted"]
        if what == "back":
            target = counted[-which] if len(counted) >= which else None
            said += referee.feed(overturn(t, target.n if target else 999))
            deeds = [d for d in deeds if target is None or d.press.t < target.t]
        elif what == "no":
            told = referee.feed(Ruling(t, "no", {"seat": which})) + referee.pass_time(t + 1)
            of_seat = [v.n for v in counted if v.fields["seat"] == which]
            assert told[0].fields.get("of") == (of_seat[-1] if of_seat else None)
            said += told
            deeds = denied(deeds, which)
        else:
            said += referee.feed(button(t, which, what))
            deeds.append(Deed(button(t, which, what)))
        said += referee.pass_time(t + 1)
        deeds, found = by_hand(deeds)
        assert sorted(map(str, _standing(said))) == sorted(map(str, found))
        assert [v.n for v in referee._docket.verdicts()] == [v.n for v in _upright(said)]


def _upright(said: Sequence[Verdict]) -> list[Verdict]:
    """List what was said of deeds and not taken back, in the order of the deeds."""
    gone = {v.fields["of"] for v in said if v.kind == "overturned"}
    of_deeds = [v for v in said if v.fields.get("event", "press") == "press"]
    stand = [v for v in of_deeds if v.kind != "overturned" and v.n not in gone]
    return sorted(stand, key=lambda v: (v.t, v.kind))


def _standing(said: Sequence[Verdict]) -> list[tuple[object, ...]]:
    return [
        (v.t, v.kind, v.fields["seat"], *([v.fields["count"]] if v.kind == "counted" else []))
        for v in _upright(said)
    ]
