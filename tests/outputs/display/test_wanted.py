"""The input that is wanted now is marked, and no other: in matches of every game."""

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

import pytest

from companion.app.simulated.onlooker import Onlooker
from companion.app.simulated.playing import Wish, call_quietly, table_for
from companion.app.simulated.practice_table import PracticeTable
from companion.core.live import View
from companion.core.referee.events import Cue, Event, Press, Release
from companion.core.referee.game import Game, Want
from companion.core.referee.verdicts import Finding, Verdict
from companion.games import KITS
from companion.outputs.display import Stage
from companion.setup.profile import load_profile
from tests.support.evening import staged
from tests.support.kits import stage_of
from tests.support.table import Table

LAST_US = 3_600_000_000
BEGINNING, TRIED = 120, 250
"""So many moments of a match are tried out: in the fast lane, and in all."""
EVERYBODY = (1, 2, 3, 4)


def holds_the_card_due(state: dict[str, Any], hand: Sequence[str], name: str) -> bool:
    """Block: white lays a card that one has."""
    return state["due"] in hand


def tells_the_truth(state: dict[str, Any], hand: Sequence[str], name: str) -> bool:
    """I Say, Holmes!: an Alibi that one has, or the word that one has none."""
    if state["window"] is None:
        return True
    held = [title for title in state["window"]["allows"] if title in hand]
    said = {"red": "Alibi", "blue": "Mastermind"}.get(name)
    return said in held if said else not held


BY_CARDS = {"block": holds_the_card_due, "i-say-holmes": tells_the_truth}
"""What the rules must believe, because they see no hands."""


def tried(game: Game, press: Press) -> tuple[list[Finding], bool]:
    """What the rules make of one more press, on a copy; and whether it counts for anything."""
    twin = game.clone()
    twin.advance(press.t)
    twin.drain()
    before = (twin.public_state(), twin.prompts(), twin.due())
    twin.apply(press)
    twin.advance(press.t + 60_000)
    found = twin.drain()
    return found, bool(found) or before != (twin.public_state(), twin.prompts(), twin.due())


def costs(found: Finding) -> bool:
    """Whether it is refused or paid for; a card that is late is late, whatever one does."""
    reason = found.fields.get("reason")
    return found.kind in ("refused", "warning") or (
        found.kind == "forfeit" and reason not in (None, "late")
    )


class Examiner:
    """Sits before a screen with everybody's cards on it, and tries every input that is marked."""

    def __init__(self, stage: Stage, table: PracticeTable) -> None:
        self.stage, self.game = stage, table.session._referee._game
        self._held, self._true = table.company.held, BY_CARDS.get(table.kit.name)
        self.marked: Counter[str] = Counter()
        self.moments: Counter[str] = Counter()
        self._pending: set[int] = set()

    def heard(self, event: Event) -> None:
        if isinstance(event, Press) and not isinstance(event, Release):
            self._pending.add(event.t)

    def judged(self, verdicts: Sequence[Verdict], view: View) -> None:
        wanted = {(s.number, name) for s in self.stage.scene().seats for name in s.wanted}
        phase = view.state["phase"]
        self.moments[phase] += 1
        assert phase != "ready" or not wanted, "at READY hands are off"
        if verdicts:
            self._pending.clear()
        if self.moments.total() < TRIED and not self._pending:
            self._try(view, wanted)
            self._miss_nobody(view, wanted)

    def _try(self, view: View, wanted: set[tuple[int, str]]) -> None:
        for want in view.wants:
            place = (want.seat, want.input)
            if place not in wanted:
                continue
            self.marked[want.input] += 1
            hand = self._held(want.seat)
            assert not self._true or self._true(view.state, hand, want.input), (want, hand)
            press = Press(max(view.t + 1, want.since), 0, *place, want.by)
            found, counts = tried(self.game, press)
            assert counts, f"{place} does nothing in {view.state['phase']}"
            assert not any(map(costs, found)), f"{place} costs {found}"

    def _miss_nobody(self, view: View, wanted: set[tuple[int, str]]) -> None:
        """Whoever could lay a card, draw one or roll has something marked."""
        told = {seat for seat, _ in wanted}
        told |= {want.seat for want in view.wants if want.instead}
        if view.state["phase"] == "reading":
            return  # Whoever is next need not wait for a booklet that stays up, but may.
        for seat in (seat for seat in EVERYBODY if seat not in told and view.wants):
            for name in ("pile", "red"):
                found, _ = tried(self.game, Press(view.t + 1, 0, seat, name))
                kinds = {f.kind for f in found}
                missed = kinds & {"played", "drawn", "refilled", "roll-wanted"}
                assert not missed, f"seat {seat} is not told of {name}: {missed}"


@pytest.mark.parametrize("name", [*KITS])
def test_what_is_marked_is_what_the_rules_wait_for(name: str) -> None:
    """So it is at the beginning of a match, move by move."""
    _examine(name, lambda seen: seen.moments.total() < BEGINNING)


@pytest.mark.slow
@pytest.mark.parametrize("name", [*KITS])
def test_and_so_it_is_to_the_end(name: str) -> None:
    _examine(name, lambda seen: True)


def _examine(name: str, wanted: Callable[[Examiner], bool]) -> None:
    wish = Wish(load_profile(), 4, 4, seed=5, game=name, speed=0)
    table, _ = table_for(wish)
    call_quietly(table, wish)
    stage = stage_of(
        table.session.setup, dict.fromkeys(EVERYBODY, table.company.inputs), eyes=EVERYBODY
    )
    examiner = Examiner(stage, table)
    table.join(listener=Onlooker(stage, table.company, EVERYBODY))
    table.join(listener=examiner)
    with table:
        table.run(lambda: wanted(examiner) and not table.progress.hands and table.pace() < LAST_US)
    assert table.dropped == []
    assert {*examiner.marked} <= {*table.company.inputs}
    assert examiner.marked.total() > 10
    assert examiner.moments["ready"] or not KITS[name].customs_of(table.session.setup)


def marks(stage: Stage) -> dict[int, set[str]]:
    return {seat.number: {*seat.wanted} for seat in stage.scene().seats if seat.wanted}


def test_at_ready_hands_are_off_and_at_play_the_pile_is_marked() -> None:
    table = Table(3).deal(1).ready(3).play(5).touch(2, 5.2)
    assert marks(staged(table, 2)) == {}
    assert marks(staged(table, 4)) == {}
    assert marks(staged(table, 5.1)) == {1: {"pile"}, 2: {"pile"}, 3: {"pile"}}
    assert marks(staged(table, 5.5)) == {1: {"pile"}, 3: {"pile"}}


def test_a_hand_is_not_asked_for_twice_before_it_is_judged() -> None:
    stage = staged(Table(3).deal(1).ready(3).play(5), 5.1)
    stage.heard(Press(5_200_000, 0, 1, "pile"))
    assert marks(stage) == {2: {"pile"}, 3: {"pile"}}
    stage.heard(Cue(5_300_000, 0, "ready"))
    assert marks(stage) == {}


def test_in_a_sweep_only_those_who_look_are_asked_to_reach() -> None:
    table = Table(3).deal(1).ready(3).play(5)
    for seat in (1, 2, 3):
        table.touch(seat, 5.2)
    table.red(2, 5.6)
    assert marks(staged(table, 5.7)) == {1: {"shield"}, 3: {"shield"}}
    assert marks(staged(table, 5.7, eyes=(1,))) == {1: {"shield"}}
    assert marks(staged(table, 5.7, eyes=(2,))) == {1: {"pile"}, 3: {"pile"}}


def test_a_teachers_word_goes_before_the_rules() -> None:
    stage = staged(Table(3).deal(1).ready(3).play(5), 5.1)
    stage.want([Want(1, "white")])
    assert marks(stage) == {1: {"white"}}
    stage.want(None)
    assert marks(stage) == {1: {"pile"}, 2: {"pile"}, 3: {"pile"}}
