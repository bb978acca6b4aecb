"""Games of bots by the hundred, in every way to play: the invariants hold after every event.

Ten thousand of them, to be run on request (docs/sorry.md says how long that takes):

    HYPOTHESIS_PROFILE=soak .venv/bin/pytest tests/games/sorry/test_bot_games.py -n 2
"""

import json
from random import Random

import pytest
from hypothesis import settings

from companion.core.referee.events import Event
from companion.core.referee.verdicts import Finding
from companion.core.transcript.writing import event_line
from companion.games.sorry.rules import Sorry
from companion.games.sorry.rules.geometry import HOME
from tests.support.sorry_bots import play
from tests.support.sorry_invariants import Invariants
from tests.support.sorry_play import UNSURE, set_up
from tests.support.table import Line, judge

TABLES = [
    (2, "single"), (3, "single"), (4, "single"), (4, "partnership"),
    (2, "points"), (3, "points"), (4, "points"), (4, "partnership"),
]  # fmt: skip
GAMES = settings.default.max_examples * 2 if settings.default else 0
"""30 while one works, 120 in the whole suite, 10,000 to soak."""


class Watching(Invariants):
    """Looks at the end of a game, too, and keeps what is to be judged again."""

    def __init__(self, keep: int) -> None:
        super().__init__()
        self.won: list[Finding] = []
        self.scored = [0] * 4
        self.keep = keep
        self.lines: list[Line] = []
        self.found: list[Line] = []

    def __call__(self, game: Sorry, event: Event, found: list[Finding]) -> None:
        super().__call__(game, event, found)
        for finding in found:
            if finding.kind == "won":
                self.won.append(finding)
                self.one_side_has_won(game, finding)
            elif finding.kind == "score":
                self.points_add_up(game, finding)
        if len(self.won) < self.keep:
            self.lines.append(json.loads(event_line(event)))
            self.found += [
                {"t": one.t, "verdict": one.kind, **json.loads(json.dumps(one.fields))}
                for one in found
            ]

    def one_side_has_won(self, game: Sorry, won: Finding) -> None:
        m = game.match
        seats = won.fields.get("seats") or [won.fields["seat"]]
        whole = {seat for seat in m.seats if m.board.men[m.colours[seat]] == [HOME] * 4}
        if won.fields["by"] == "drop-out":
            assert not whole
            return
        assert whole >= set(seats)
        sides = {tuple(sorted(m.sides(seat))) for seat in seats}
        assert len(sides) == 1, "partners win together"
        assert not m.options.partners or len(seats) == 2
        assert len(whole) < 4
        assert m.options.partners or whole == set(seats)
        double = m.options.partners and whole == set(seats)
        assert won.fields["games"] == (2 if double else 1)

    def points_add_up(self, game: Sorry, score: Finding) -> None:
        seats = len(game.match.seats)
        self.scored = [a + b for a, b in zip(self.scored, score.fields["hand"], strict=False)]
        assert score.fields["total"] == self.scored[:seats]
        best = max(score.fields["hand"])
        assert best == (score.fields["normal"] + score.fields["bonus"]) * score.fields["multiplier"]


@pytest.mark.slow
@pytest.mark.parametrize("place", range(len(TABLES)), ids=lambda place: str(TABLES[place]))
def test_bots_play_by_the_rules(place: int) -> None:
    seats, mode = TABLES[place]
    game, watch = set_up(seats, mode=mode, pack="virtual"), Watching(keep=2)
    games = GAMES // len(TABLES)
    play(game, Random(f"bots {place}"), watch, games)
    assert len(watch.won) == games
    if mode == "points" and games > 20:
        assert {won.fields["by"] for won in watch.won} == {"home", "drop-out"}
    header = {
        "transcript": 1, "game": "sorry", "seats": seats, "uncertainty": UNSURE,
        "options": {"mode": mode, "pack": "virtual"},
    }  # fmt: skip
    end = {"t": watch.lines[-1]["t"] + 1_000_000, "event": "end"}
    judged = [
        {name: value for name, value in line.items() if name != "n"}
        for line in judge([header, *watch.lines, end])
    ]
    assert judged == watch.found
