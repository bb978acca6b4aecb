"""A simulated table, through the same queue as a real one, to the referee's verdicts."""

from collections.abc import Iterator

from companion.app.cli.commands.check import Timeline
from companion.app.table.build import build_table
from companion.app.table.evidence import event_of
from companion.core.referee import Referee, Verdict
from companion.core.referee.events import INPUTS, Cue, Deal, End, Event, Fault, Press, Release
from companion.core.transcript.header import parse_header
from companion.games import GAMES, KITS
from companion.games.sherlock_holmes.rules.options import PackCounts
from companion.setup.profile import load_profile
from companion.setup.profile.model import INPUTS as PROFILE_INPUTS
from hw import signals
from hw.table import Table


def delivered(table: Table) -> Iterator[signals.Report]:
    while report := table.get(0):
        yield report


def test_what_the_table_senses_is_what_the_referee_hears() -> None:
    assert event_of(signals.Signal(3, "pile", True, 70, 5, 1, by=2)) == Press(70, 5, 3, "pile", 2)
    assert event_of(signals.Signal(3, "pile", False, 90, 5, 2)) == Release(90, 5, 3, "pile")
    assert event_of(signals.Fault(90, 3, None, "lost", "no cable")) == Fault(90, "lost", 3)


def test_two_players_press_and_the_referee_names_the_first() -> None:
    header = {"transcript": 1, "game": "sherlock-holmes", "seats": 4}
    setup = parse_header(header, GAMES).setup
    referee = Referee(GAMES["sherlock-holmes"].set_up(setup), 4, setup.latency)
    clock = Timeline()
    bench = build_table(load_profile("laptop"), clock, live=False)
    verdicts: list[Verdict] = []
    with bench.table:
        began = clock()
        events: list[Event] = [
            Deal(began, "deal", {}),
            Cue(began + 1, 0, "ready"),
            Cue(began + 2, 0, "play"),
            *(Press(began + 200_000, 0, seat, "pile") for seat in (1, 2, 3, 4)),
            *(Release(began + 300_000, 0, seat, "pile") for seat in (1, 2, 3, 4)),
        ]
        for event in events:
            verdicts += referee.feed(event)
        bench.sim.press(4, "white", at_us=began + 500_700)
        bench.sim.press(2, "white", at_us=began + 500_000)
        clock.pass_us(1_000_000)
        bench.sim.advance(clock())
        for report in delivered(bench.table):
            verdicts += referee.feed(event_of(report))
    verdicts += referee.feed(End(began + 1_000_000))
    verdicts += referee.close()
    calls = [verdict.fields for verdict in verdicts if verdict.kind == "call"]
    assert [(call["seat"], call["place"], call["behind_us"]) for call in calls] == [
        (2, 1, 0),
        (4, 2, 700),
    ]


def test_the_parts_that_cannot_import_each_other_agree() -> None:
    assert set(INPUTS) == set(signals.INPUTS) == set(PROFILE_INPUTS)
    usual = PackCounts()
    counted = {"cards": usual.cards, "holmes": usual.holmes, "suspects": usual.suspects}
    assert KITS["sherlock-holmes"].pack.defaults() == counted
