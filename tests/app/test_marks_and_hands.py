"""Hands at a simulated table of bad contacts and slow wires: by marks sooner, and nothing else."""

from hypothesis import given
from hypothesis import strategies as st

from companion.app.hosted.stepped import Device
from companion.app.table.evidence import event_of
from companion.core.live import Actor, Inbox, Loop, Skipping
from companion.core.referee.events import Cue, Deal
from hw.config import Realism, SimConfig
from hw.drivers.sim import SimSource
from hw.table import Table
from tests.core.live.test_session import Notebook, session

LATENCY_US = 60_000
REALISM = Realism(seed=7, bounce_us=3_000, bounces=6, pad_latency_us=8_000, jitter_us=5_000)
HEADER = {"transcript": 1, "game": "sherlock-holmes", "seats": 4, "latency": LATENCY_US}

Move = tuple[int, int, str, int]
"""After how long, which seat, which input, held for how long."""


class Hands:
    """An actor that moves hands as they were planned."""

    def __init__(self, sim: SimSource, moves: list[Move], t: int) -> None:
        self._sim, planned = sim, list[tuple[int, int, str, bool]]()
        for after, seat, name, held in moves:
            t += after
            planned += [(t, seat, name, True), (t + held, seat, name, False)]
        self.planned = sorted(planned)

    def due(self) -> int | None:
        return self.planned[0][0] if self.planned else None

    def act(self, now: int) -> None:
        while self.planned and self.planned[0][0] <= now:
            t, seat, name, on = self.planned.pop(0)
            (self._sim.press if on else self._sim.release)(seat, name, at_us=t)


def played(moves: list[Move], marks: bool) -> tuple[Notebook, int]:
    """Play these hands; return what was told, and when the last verdict was."""
    pace, inbox, notebook, last = Skipping(), Inbox(), Notebook(), 0
    sim = SimSource(SimConfig(4, ("white", "pile"), realism=REALISM), pace)
    table = Table([sim], clock=pace, deliver=lambda report: inbox.put(event_of(report)))

    def low(wanted: int) -> int | None:
        return min(mark for _, mark in table.marks(wanted) if mark is not None)

    hands = Hands(sim, moves, pace() + 2_000_000)
    live = session(notebook, HEADER)
    actors: list[Actor] = [hands, Device(sim, 0)]
    loop = Loop(live, inbox, pace, actors, marks=low if marks else None)
    for word in (
        Deal(pace(), "deal", {}),
        Cue(pace() + 9, 0, "ready"),
        Cue(pace() + 99, 0, "play"),
    ):
        inbox.put(word)
    with table:
        end = hands.planned[-1][0] + 2_000_000
        while pace() < end:
            before = len(notebook.told)
            loop.turn()
            last = pace() if len(notebook.told) > before else last
        live.end(end)
    return notebook, last


def sensed(notebook: Notebook) -> list[str]:
    """What the table sensed, in whatever order it was taken."""
    return sorted(str(line) for line in notebook.lines if line["event"] != "end")


moves = st.lists(
    st.tuples(
        st.sampled_from((0, 150, 3_000, 9_000, 40_000, 400_000)),
        st.integers(1, 4),
        st.sampled_from(("white", "white", "pile")),
        st.sampled_from((2_000, 7_000, 60_000, 150_000)),
    ),
    min_size=1,
    max_size=12,
)


@given(moves)
def test_the_same_hands_get_the_same_verdicts_and_nothing_comes_late(hands: list[Move]) -> None:
    marked, _ = played(hands, marks=True)
    plain, _ = played(hands, marks=False)
    assert marked.told == plain.told
    assert not any(line["event"] == "fault" for line in marked.lines)
    assert sensed(marked) == sensed(plain)


def test_a_verdict_comes_sooner() -> None:
    hands = [(0, 1, "pile", 150_000), (500_000, 2, "white", 150_000)]
    (_, sooner), (_, later) = played(hands, marks=True), played(hands, marks=False)
    assert later - sooner > LATENCY_US // 2
