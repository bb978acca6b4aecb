"""What every driver promises, whatever the table is made of."""

import threading
from statistics import median

import pytest

from hw.signals import Place, Report, Signal
from tests.hw.rigs.base import START_US, STUCK_US, Heard, Rig

WAIT_S = 60.0


def covers(signal: Signal, t: int) -> bool:
    return signal.t - signal.u <= t <= signal.t + signal.u


def play_evening(rig: Rig, presses: int = 25) -> None:
    """Presses and releases all over the table, some of them together."""
    t = rig.clock.now
    for n in range(presses):
        for place in rig.random.sample(rig.places, 1 + n % 2):
            at = t + rig.random.randint(1_000, 20_000)
            rig.move(place, True, at)
            rig.move(place, False, at + rig.random.randint(60_000, 120_000))
        t += 200_000
    rig.run(t - rig.clock.now + 100_000)


def broken(rig: Rig, stated: list[tuple[int, int, int]]) -> list[tuple[int, Report]]:
    """Which marks were not kept: what came after them with an earlier stamp."""
    reports = rig.heard.reports
    return [(mark, late) for _, mark, n in stated for late in reports[n:] if late.t < mark]


def test_of_an_evening_every_move_arrives_once_numbered_and_within_a_fair_doubt(rig: Rig) -> None:
    """One evening for all of it, asked all the time how far it is: some rigs play in real time."""
    stated = rig.ask()
    play_evening(rig)
    assert broken(rig, stated) == []
    if rig.behind_us is None:
        assert stated == []
    else:
        assert median(now - mark for now, mark, _ in stated) <= rig.behind_us
    for place in rig.places:
        truth = sorted(move for move in rig.truth if move.place == place)
        heard = rig.heard.of(place)
        assert [s.on for s in heard] == [move.on for move in truth]
        assert all(covers(s, move.t) for s, move in zip(heard, truth, strict=True))
    assert max(s.u for s in rig.heard.signals) <= rig.largest_u, "no more than it must admit"
    assert [s.seq for s in rig.heard.signals] == list(range(1, len(rig.truth) + 1))
    assert rig.heard.faults == []


def test_who_was_first_beyond_doubt_is_first(rig: Rig) -> None:
    gap = 2 * rig.largest_u + 1
    for n, place in enumerate(rig.places):
        rig.move(place, True, rig.clock.now + 1_000 + n * gap)
    rig.run(20_000 + gap * len(rig.places))
    order = sorted(rig.heard.signals, key=lambda s: s.t)
    assert [(s.seat, s.input) for s in order] == list(rig.places)
    assert all(s.on for s in order)


def test_a_bounce_is_one_press_stamped_at_its_first_edge(rig: Rig) -> None:
    place, first = rig.places[0], rig.clock.now + 1_000
    rig.move(place, True, first)
    for n in range(1, 9) if rig.bounces else ():
        rig.move(place, n % 2 == 0, first + n * 400, true=False)
    rig.run(100_000)
    [press] = rig.heard.of(place)
    assert press.on
    assert covers(press, first)


def test_a_release_within_the_hold_off_still_ends_released(rig: Rig) -> None:
    stated = rig.ask()
    place, first = rig.places[0], rig.clock.now + 1_000
    released = first + (6_000 if rig.bounces else 9_500)
    rig.move(place, True, first)
    rig.move(place, False, released)
    rig.run(200_000)
    press, release = rig.heard.of(place)
    assert (press.on, release.on) == (True, False)
    assert covers(press, first)
    assert covers(release, released)
    assert broken(rig, stated) == []


def test_lost_evidence_is_noticed_and_says_where_or_at_least_that(rig: Rig) -> None:
    stated = rig.ask()
    rig.lose_evidence(rig.places[0])
    assert {"evidence-lost", "lost"} & {fault.reason for fault in rig.heard.faults}
    assert rig.heard.faults[-1].reason == "recovered"
    assert broken(rig, stated) == []


def test_what_disappears_is_a_fault_and_its_return_too(rig: Rig) -> None:
    stated = rig.ask()
    rig.vanish()
    rig.run(300_000)
    assert all(rig.heard.reasons(place) == ["lost"] for place in rig.places)
    rig.come_back()
    rig.run(1_500_000)
    assert all(rig.heard.reasons(place) == ["lost", "recovered"] for place in rig.places)
    assert broken(rig, stated) == []


def test_after_a_return_evidence_is_exact_again(rig: Rig) -> None:
    rig.vanish()
    rig.run(300_000)
    rig.come_back()
    rig.run(1_500_000)
    place, t = rig.places[-1], rig.clock.now + 1_000
    rig.move(place, True, t)
    rig.run(50_000)
    [press] = rig.heard.of(place)
    assert covers(press, t)
    assert press.u <= rig.largest_u


def test_faults_carry_a_sentence_for_people_on_one_line(rig: Rig) -> None:
    rig.vanish()
    rig.run(300_000)
    assert all(f.detail and "\n" not in f.detail for f in rig.heard.faults)


def test_an_input_that_stays_on_is_stuck_until_it_is_released(rig: Rig) -> None:
    place, t = rig.places[1], rig.clock.now + 1_000
    rig.move(place, True, t)
    rig.move(place, False, t + STUCK_US + 500_000)
    rig.run(STUCK_US + 400_000)
    assert rig.heard.reasons(place) == ["stuck"]
    rig.run(300_000)
    assert rig.heard.reasons(place) == ["stuck", "recovered"]
    assert [s.on for s in rig.heard.of(place)] == [True, False]


def test_a_wire_that_chatters_is_a_fault_until_it_is_quiet(rig: Rig) -> None:
    place, t = rig.places[0], rig.clock.now
    for n in range(200):
        rig.move(place, n % 2 == 0, t + rig.flicker_us * (n + 1))
    rig.run(200 * rig.flicker_us + 100_000)
    assert rig.heard.reasons(place) == ["chatter"]
    rig.run(2_500_000)
    assert rig.heard.reasons(place) == ["chatter", "recovered"]
    assert rig.source.chatter[place] > 0 or not rig.bounces


def test_nothing_is_delivered_after_close(rig: Rig) -> None:
    rig.source.close()
    rig.heard.reports.clear()
    assert rig.released()
    assert rig.heard.reports == []


def test_close_twice_and_close_unopened_are_nothing_special(idle: Rig) -> None:
    idle.source.close()
    idle.source.close()
    assert idle.released()


def test_a_closed_source_is_not_opened_again(rig: Rig) -> None:
    rig.source.close()
    with pytest.raises(RuntimeError, match="opened once"):
        rig.source.open(Heard())


class Bell(Heard):
    """A sink that rings when a signal came."""

    def __init__(self) -> None:
        super().__init__()
        self.rang = threading.Event()

    def __call__(self, report: Report) -> None:
        super().__call__(report)
        if isinstance(report, Signal):
            self.rang.set()


def test_its_own_thread_delivers_and_is_gone_after_close(idle: Rig) -> None:
    before, bell = threading.active_count(), Bell()
    idle.source.start(bell)
    assert threading.active_count() > before
    place = idle.places[0]
    idle.move(place, True, START_US + 1_000)
    idle._move_hands(START_US + 30_000)
    idle.source._wake()
    assert bell.rang.wait(WAIT_S)
    idle.source.close()
    assert threading.active_count() == before
    assert [(s.seat, s.input, s.on) for s in bell.signals] == [(*place, True)]


def test_each_serves_the_places_it_was_given(idle: Rig) -> None:
    assert set(idle.places) <= idle.source.inputs
    assert all(isinstance(place, Place) for place in idle.source.inputs)
    assert idle.source.name
