"""Every game's lamps, over whole matches of bots and verdict by verdict."""

import re
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import pairwise
from typing import Any

import pytest

from companion.app.simulated.playing import Wish, call_quietly, table_for
from companion.core.live import View
from companion.core.referee.events import Cue, Event
from companion.core.referee.game import Prompt, Setup
from companion.core.referee.verdicts import Verdict
from companion.games import KITS
from companion.kit.kit import Kit
from companion.kit.lamps import ALL, Dark, LampCode, Light, Out
from companion.outputs.lamps import ASK_US, BLINK_US, HURRY_US, Lamps
from companion.setup.profile import load_profile
from tests.support.command import ROOT

GAMES = tuple(KITS)
PLAIN = 3
"""The match of each game that most is seen in; others are for the slow lane."""
LAST_US = 7_200_000_000


class Onlooker:
    """Looks at the lamps of a match after everything that happens."""

    def __init__(self, kit: Kit, seats: int) -> None:
        self.kit, self.lit = kit, set[tuple[int, str]]()
        self.lamps = Lamps(kit.lamps, seats, self._set)
        self.kinds: dict[str, int] = {}
        self.last_us = 0
        self.looks: list[tuple[Sequence[Verdict], View, frozenset[tuple[int, str]]]] = []

    def _set(self, seat: int, colour: str, on: bool) -> None:
        (self.lit.add if on else self.lit.discard)((seat, colour))

    def heard(self, event: Event) -> None:
        self.lamps.heard(event)

    def judged(self, verdicts: Sequence[Verdict], view: View) -> None:
        self.lamps.judged(verdicts, view)
        for verdict in verdicts:
            self.kinds[verdict.kind] = self.kinds.get(verdict.kind, 0) + 1
            self.last_us = view.t
        self.looks.append((verdicts, view, frozenset(self.lit)))

    def due(self) -> int | None:
        return self.lamps.due()

    def act(self, now: int) -> None:
        self.lamps.act(now)


@cache
def watched(game: str, seed: int, seats: int = 4) -> Onlooker:
    """One match of bots, or a hand of it, with somebody who looks at nothing but the lamps."""
    wish = Wish(load_profile(), seats, seats, seed, game, speed=0)
    table, _ = table_for(wish)
    call_quietly(table, wish)
    watcher = Onlooker(KITS[game], seats)
    table.join(listener=watcher, actor=watcher)
    with table:
        table.run(lambda: not table.progress.hands and table.pace() < watcher.last_us + LAST_US)
    assert table.dropped == []
    return watcher


def spoken(kit: Kit) -> set[str]:
    return {*kit.phrases("en").get("say", {})}


def slowly(*values: Any) -> Any:
    return pytest.param(*values, marks=pytest.mark.slow)


@pytest.mark.parametrize("seed", [PLAIN, slowly(1), slowly(2)])
@pytest.mark.parametrize("game", GAMES)
def test_every_kind_of_verdict_is_lit_or_dark_on_purpose(game: str, seed: int) -> None:
    kit = KITS[game]
    kinds = spoken(kit) | {*watched(game, seed).kinds}
    undeclared = {kind for kind in kinds if kit.lamps.sign(kind) is None}
    assert not undeclared, f"{game}: neither lit nor declared dark: {sorted(undeclared)}"
    reasons = [s.why for s in kit.lamps.signs.values() if isinstance(s, Dark | Out)]
    assert all(reasons)


@pytest.mark.parametrize("game", [game for game in GAMES if game != "sherlock-holmes"])
def test_somebodys_lamp_is_lit_nearly_always(game: str) -> None:
    """Whoever looks up sees whom the table waits for, unless it waits for everybody."""
    watcher = watched(game, PLAIN)
    waiting = [look for look in watcher.looks if look[1].state["phase"] not in ("start", "case")]
    blinking = [lit for _, view, lit in waiting if not lit and not [*watcher.kit.lamps.waits(view)]]
    dealing = [view for _, view, _ in waiting if view.state["phase"] == "dealing"]
    assert len(blinking) <= len(dealing)


def whites(lit: frozenset[tuple[int, str]]) -> set[int]:
    return {seat for seat, colour in lit if colour == "white"}


def test_block_shows_who_leads_and_who_was_first() -> None:
    last = None
    for verdicts, view, lit in watched("block", PLAIN).looks:
        for verdict in verdicts:
            if verdict.kind in ("led", "played"):
                last = verdict.fields["seat"]
        if view.state["phase"] == "lead":
            assert whites(lit) == {view.state["leader"]}
        elif view.state["phase"] == "run":
            assert whites(lit) == {last}
        if any(verdict.kind == "out" for verdict in verdicts):
            assert {(last, colour) for colour in ALL} <= lit


def test_i_say_holmes_shows_whose_turn_it_is_and_who_is_attacked() -> None:
    seen = set()
    for verdicts, view, lit in watched("i-say-holmes", PLAIN).looks:
        seen.add(phase := view.state["phase"])
        if phase in ("turn", "drawn"):
            assert (view.state["turn"], "white") in lit
        for verdict in verdicts:
            if verdict.kind == "window" and view.state["window"]:
                assert (verdict.fields["seat"], "red") in lit
            if verdict.kind == "won":
                assert {(s, c) for s in verdict.fields["seats"] for c in ALL} <= lit
    assert {"turn", "window", "over"} <= seen


@pytest.mark.parametrize("seed", [PLAIN, slowly(1), slowly(2)])
def test_baker_street_shows_whose_turn_it_is_who_is_out_and_who_has_won(seed: int) -> None:
    for _, view, lit in watched("221b-baker-street", seed).looks:
        state = view.state
        if state["turn"] and state["turn"] not in state["wanted"]:
            assert (state["turn"], "white") in lit
        if state["phase"] == "over":
            assert not state["winner"] or {(state["winner"], c) for c in ALL} <= lit
        else:
            assert {(seat, "red") for seat in state["out"]} <= lit


def test_sorry_shows_whose_turn_it_is_and_who_is_bumped() -> None:
    bumps = 0
    for verdicts, view, lit in watched("sorry", PLAIN).looks:
        if view.state["phase"] in ("draw", "move"):
            assert view.state["turn"] in whites(lit)
        for verdict in verdicts:
            parts = verdict.fields["parts"] if verdict.kind == "moved" else []
            hit = {man["colour"] for part in parts for man in part["bumped"]}
            seats = {n for n, c in enumerate(view.state["colours"], start=1) if c in hit}
            bumps += len(seats)
            assert {(seat, "red") for seat in seats} <= lit
    assert bumps


def test_who_must_answer_a_double_blinks_and_who_dropped_out_is_red() -> None:
    state: dict[str, Any] = {
        "phase": "call",
        "turn": 2,
        "to_answer": [1, 3],
        "in_play": [1, 2, 3],
        "open": [],
    }
    waits = {*KITS["sorry"].lamps.waits(view("sorry", **state))}
    assert {(wait.seat, wait.colour, wait.blinks) for wait in waits} == {
        (1, "white", True),
        (3, "white", True),
        (4, "red", False),
    }


def view(game: str, t: int = 0, prompts: tuple[Prompt, ...] = (), **state: Any) -> View:
    setup = Setup(game, 4, 1, ("Ada", "Ben", "Cy", "Dot"), None, {}, 0)
    return View(t, setup, {"phase": "play", "open": [], **state}, prompts)


class Board(Onlooker):
    """Lamps of a game, told by hand what happens."""

    def __init__(self, game: str = "", code: LampCode | None = None) -> None:
        super().__init__(KITS[game or "block"], 4)
        if code is not None:
            self.lamps = Lamps(code, 4, self._set)

    def until(self, t: int) -> Iterator[tuple[int, set[tuple[int, str]]]]:
        while (due := self.lamps.due()) is not None and due <= t:
            self.lamps.act(due)
            yield due, {*self.lit}


def test_the_lamp_hurries_when_the_time_for_a_defence_runs_out() -> None:
    board, ends = Board("i-say-holmes"), 12_000_000
    window = {"seat": 3, "against": "Inspector", "allows": [], "deadline": ends}
    board.judged([], view("i-say-holmes", phase="window", turn=1, window=window))
    changes = [t for t, _ in board.until(ends)]
    slow, fast = ASK_US, BLINK_US
    gaps = {(t < ends - HURRY_US, b - t) for t, b in pairwise(changes)}
    assert (True, slow) in gaps
    assert (False, fast) in gaps
    assert (False, slow) not in gaps
    board.judged([], view("i-say-holmes", t=ends, phase="turn", turn=4, window=None))
    assert board.lit == {(4, "white")}
    assert board.lamps.due() is None


def test_a_readers_lamp_hurries_and_is_steady_when_the_time_is_up() -> None:
    board = Board("221b-baker-street")
    state: dict[str, Any] = {"phase": "reading", "turn": 2, "out": [4], "wanted": [], "to_roll": []}
    reading = {"seat": 2, "deadline": 30_000_000, "time_up": False}
    board.judged([], view("221b-baker-street", reading=reading, **state))
    assert {lit for _, now in board.until(30_000_000) for lit in now} == {
        (2, "red"), (2, "white"), (4, "red"),
    }  # fmt: skip
    up = {**reading, "time_up": True}
    board.judged([], view("221b-baker-street", t=30_000_001, reading=up, **state))
    assert board.lit == {(2, "white"), (2, "red"), (4, "red")}
    assert board.lamps.due() is None


def test_what_is_taken_back_goes_out() -> None:
    board = Board("block")
    board.judged([Verdict(1, 0, "led", {"seat": 3})], view("block", phase="run", leader=3))
    assert board.lit == {(3, "white")}
    board.judged([Verdict(2, 0, "overturned", {"of": 1})], view("block", phase="run", leader=3))
    assert not board.lit


def test_a_private_verdict_lights_nothing() -> None:
    board = Board(code=LampCode({"hand": Light("has it", ("red",))}))
    told, seen = view("block"), Verdict(1, 0, "hand", {"seat": 2})
    board.judged([seen], told)
    assert board.lit == {(2, "red")}
    board = Board(code=LampCode({"hand": Light("has it", ("red",))}))
    setup = Setup("block", 4, 1, told.setup.players, None, {}, 0, private=frozenset(("hand",)))
    board.judged([seen], View(0, setup, told.state, ()))
    assert not board.lit


def test_a_game_that_declares_nothing_has_lamps_that_work() -> None:
    board = Board(code=LampCode())
    asked = Prompt("entry", "bid", 2, {}, asked=True)
    board.judged([], view("block", turn=3, prompts=(asked,)))
    assert board.lit == {(3, "white"), (2, "white")}
    board.judged([], view("block", prompts=(Prompt("ruling", "who", "dealer", {}, asked=True),)))
    assert board.lit == {(1, "blue")}
    board.judged([Verdict(1, 0, "forfeit", {"seat": 4})], view("block"))
    board.judged([Verdict(2, 0, "refused", {"seat": 2, "reason": "late"})], view("block"))
    stray = Verdict(3, 0, "refused", {"seat": 1, "reason": "late", "speak": False})
    board.judged([stray], view("block"))
    assert board.lit == {(4, "red"), (2, "red")}
    board.judged([Verdict(4, 0, "won", {"seats": [1, 3]})], view("block", t=LAST_US, phase="done"))
    assert board.lit == {(seat, colour) for seat in (1, 3) for colour in ALL}
    board.heard(Cue(LAST_US + 1, 0, "ready"))
    assert not board.lit


@pytest.mark.parametrize("game", GAMES)
def test_the_documentation_has_the_lamps_of_every_game(game: str) -> None:
    kit = KITS[game]
    page = (ROOT / "docs" / "lamps.md").read_text(encoding="utf-8")
    found = re.search(rf"^## {re.escape(kit.title)}\n\n(.*?)\n\n", page + "\n", re.M | re.S)
    assert found is not None, f"docs/lamps.md has no lamps of {kit.title}"
    assert found[1] == kit.lamps.table()
