"""Play that stops for reading: nobody pays for it, and the record judged again says the same."""

import io
import json
from itertools import pairwise
from random import Random
from typing import Any

import pytest

from companion.app.cli.judging import Judgement
from companion.app.simulated.playing import Wish, call_quietly
from companion.app.simulated.recess import HOLD
from companion.app.simulated.recording import Recording
from companion.core.live import Passage, Standing
from companion.core.referee.events import INPUTS, PAUSED, Cue, Fault
from companion.core.transcript.writing import verdict_line
from companion.games import GAMES, KITS
from companion.setup.profile import load_profile
from tests.support.practice import Notes, shelf_table

PATIENCE_US = 60_000_000
"""No round at a table of bots takes longer."""


class Restless:
    """Somebody who stops play again and again, presses whatever there is, and goes on."""

    def __init__(self, game: str, stops: int) -> None:
        self.out = io.StringIO()
        self.table = shelf_table(game, record=lambda h: Recording(self.out, h))
        self.notes = Notes()
        self.table.join(listener=self.notes)
        wish = Wish(load_profile(), 4, 4, 1, game)
        if KITS[game].customs_of(self.table.session.setup):
            call_quietly(self.table, wish)
        self._random, self._left = Random(game), stops
        self._asked, self._turns = 0, self._random.randrange(5)
        self.pressed = 0
        self.phases: dict[int, str] = {}

    def going(self) -> bool:
        """Be asked once a turn of the loop, as a thread of one's own would come in between."""
        recess, self._turns = self.table.recess, self._turns - 1
        if recess.on:
            self._stand()
        elif recess.wanted:
            assert self.table.pace() < self._asked + PATIENCE_US, "the round never ends"
        elif self._turns <= 0 and self._left:
            self._left -= 1
            self._asked = self.table.pace()
            recess.ask(HOLD, True)
        return bool(self._left or recess.wanted or self._turns > 0)

    def _stand(self) -> None:
        """Press a few times while the clock stands, then go on."""
        self.phases.setdefault(self.table.pace(), self.table.session.state()["phase"])
        if self._random.random() < 0.4:
            self.table.recess.ask(HOLD, False)
            self._turns = self._random.randrange(1, 60)
            return
        at = self.table.pace()
        spot = (self._random.randint(1, 4), self._random.choice(INPUTS))
        assert self.table.recess.pressed(*spot)
        self.table.recess.released(*spot)
        self.pressed += 1
        assert self.table.pace() - at == 2, "the clock does not stand"

    def play(self) -> None:
        with self.table:
            self.table.run(self.going)
        assert self.table.dropped == []

    @property
    def lines(self) -> list[dict[str, Any]]:
        return [json.loads(line) for line in self.out.getvalue().splitlines()[1:]]

    def pauses(self) -> list[list[dict[str, Any]]]:
        """The lines of each pause, up to where it ends."""
        found: list[list[dict[str, Any]]] = []
        on = False
        for line in self.lines:
            on = line.get("reason") == "paused" or (on and line.get("reason") != "resumed")
            if on:
                found += [[]] if line.get("reason") == "paused" else []
                found[-1].append(line)
        return found


@pytest.mark.parametrize("game", GAMES)
def test_a_match_with_pauses_is_judged_again_the_same(game: str) -> None:
    somebody, judged = Restless(game, stops=25), io.StringIO()
    somebody.play()
    Judgement(io.BytesIO(somebody.out.getvalue().encode()), judged).run("match")
    assert judged.getvalue().splitlines()[:-1] == [*map(verdict_line, somebody.notes.verdicts)]
    reasons = [line.get("reason") for line in somebody.lines]
    assert reasons.count("paused") == reasons.count("resumed") == 25
    refused = [v for v in somebody.notes.verdicts if v.fields.get("reason") == "paused"]
    assert len(refused) == somebody.pressed > 10, "a press was lost, or judged"

    for pause in somebody.pauses():
        assert {line["event"] for line in pause[1:]} <= {"press", "release"}, (
            "somebody acted in a pause"
        )
        assert pause[-1]["t"] - pause[0]["t"] < len(pause), "time passed in a pause"


def test_the_round_that_is_on_is_finished_first_and_a_fresh_ready_follows() -> None:
    somebody = Restless("sherlock-holmes", stops=40)
    somebody.play()
    words = [(line.get("cue") or line.get("reason"), line["t"]) for line in somebody.lines]
    told = [(word, t) for word, t in words if word in ("ready", "play", "paused", "resumed")]
    pairs = [*pairwise(told)]
    after = {word for (before, _), (word, _) in pairs if before == "resumed"}
    assert after <= {"ready", "paused"}, "PLAY without a fresh READY"
    stops = [
        (t, played) for (word, played), (next_, t) in pairs if (word, next_) == ("play", "paused")
    ]
    late = [t - played for t, played in stops if somebody.phases[t] == "play"]
    assert min(late) > 1_500_000, "stopped while a deadline ran"


def test_a_match_that_was_left_at_a_pause_goes_on() -> None:
    table = shelf_table("sorry")
    table.session.resume([Fault(1, PAUSED)])
    table.session.pass_time(1_000_000)
    assert table.session.paused
    with table:
        table.run(lambda: table.pace() < 30_000_000)
    assert not table.session.paused
    assert table.session.state()["phase"] != "dealing", "the bots were not heard"


def test_what_is_wired_is_dated_by_a_clock_that_has_stood_still() -> None:
    clock = [1_000]
    pace = Standing(Passage(lambda: clock[0]))
    clock[0] = 5_000
    pace.stand(5_000)
    clock[0] = 9_000
    assert (pace(), pace.dated(4_000), pace.dated(8_000)) == (5_000, 4_000, 5_000)
    pace.stand(5_001)
    pace.go_on()
    clock[0] = 9_500
    assert pace() == 5_501
    assert [pace.dated(t) for t in (4_999, 7_000, 9_000, 9_400)] == [4_999, 5_001, 5_001, 5_401]
    assert pace.behind == 3_999


def test_nobody_acts_while_the_clock_stands_however_much_they_want_to() -> None:
    somebody = Restless("block", stops=1)
    recess, seen = somebody.table.recess, []

    class Eager:
        def due(self) -> int:
            return 0

        def act(self, now: int) -> None:
            seen.append(recess.on)

    somebody.table.join(actor=Eager())
    somebody.play()
    assert set(seen) == {False}


@pytest.mark.parametrize("lesson", [False, True])
def test_where_a_teacher_calls_a_ready_that_was_heard_is_played_first(*, lesson: bool) -> None:
    table, seen = shelf_table("sherlock-holmes"), []
    table.rounds.patient = lesson
    at: dict[str, int] = {}

    def going() -> bool:
        recess, phase = table.recess, table.session.state()["phase"]
        if phase == "dealt" and not recess.wanted:
            table.inbox.put(lambda now: Cue(now + 90_000, 3_000, "ready"))
            recess.ask("reading", True)
        elif phase == "ready" and table.pace() > 20_000_000 and "play" not in seen:
            seen.append("play")
            table.inbox.put(lambda now: Cue(now, 3_000, "play"))
        seen.extend(["stood"] if recess.on else [])
        assert not (recess.on and phase == "dealt"), "a READY was cut off"
        at.update({what: at.get(what, table.pace()) for what in seen})
        return not recess.on and table.pace() < 90_000_000

    with table:
        table.run(going)
    assert seen == ["play", "stood"]
    assert (at["stood"] - at["play"] < 1_500_000) is lesson, "only a lesson stops within a round"
