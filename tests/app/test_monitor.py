"""`companion monitor`: what a table reports, readable at a glance and line by line."""

from collections.abc import Callable

import pytest

from companion.app.cli.commands.check import Timeline
from companion.app.cli.commands.monitor import (
    HEIGHT,
    WIDTH,
    MonitorView,
    _player,
    _show_lines,
    _show_screen,
)
from companion.app.cli.lines import report_line
from companion.app.cli.main import main
from companion.app.table.build import Bench, build_table
from companion.setup.profile import load_profile, parse_text
from hw.clock import now_us
from hw.signals import LAMP_LOST, LOST, RECOVERED, Fault, Signal
from tests.setup.profile.documents import RIGHT

START = 5_000_000
Output = pytest.CaptureFixture[str]


def view(name: str = "pi-eight-seats") -> MonitorView:
    return MonitorView(load_profile(name), START)


def signal(t_us: int, on: bool = True, seat: int = 3, name: str = "white") -> Signal:
    return Signal(seat, name, on, START + t_us, 100, 1)


def row(screen: list[str], seat: int) -> str:
    return next(line for line in screen if line.startswith(f"{seat} "))


def test_a_line_tells_when_how_sure_where_and_what() -> None:
    assert view().take(signal(1_234_567)) == ("   1.234567 s  ±  0.100 ms  seat 3 white  on")


def test_a_line_tells_how_far_it_was_from_the_one_before() -> None:
    watched = view()
    watched.take(signal(1_000_000))
    assert watched.take(signal(1_002_310, seat=4)).endswith("seat 4 white  on   (+2.310 ms)")
    assert watched.take(signal(1_002_000, seat=5)).endswith("(-0.310 ms)")


def test_a_line_tells_whose_hand_it_was() -> None:
    touched = Signal(3, "pile", True, START, 4500, 1, by=2)
    assert view().take(touched) == "   0.000000 s  ±  4.500 ms  seat 3 pile   on by seat 2"


def test_the_screen_shows_what_is_on_and_how_often_it_was() -> None:
    watched = view()
    for t_us, on in [(0, True), (1, False), (2, True)]:
        watched.take(signal(t_us, on))
    assert row(watched.draw(START), 3).split() == ["3", "Cy", "ON", "2", *["."] * 5]
    watched.take(signal(3, False))
    assert row(watched.draw(START), 3).split() == ["3", "Cy", ".", "2", *["."] * 5]


def test_the_screen_marks_a_fault_until_it_is_over() -> None:
    watched = view()
    line = watched.take(Fault(START, 3, "red", LOST, "unplugged"))
    assert line == "   0.000000 s  fault        seat 3 red lost: unplugged"
    assert ".!" in row(watched.draw(START), 3)
    assert ".!" not in row(watched.draw(START), 4)
    watched.take(Fault(START, 3, "red", RECOVERED))
    assert ".!" not in row(watched.draw(START), 3)


def test_a_fault_of_the_whole_table_marks_every_input() -> None:
    watched = view()
    assert "the table lost" in watched.take(Fault(START, None, None, LOST))
    assert "".join(watched.draw(START)).count(".!") == 48


def test_the_tables_recovery_does_not_heal_an_input() -> None:
    watched = view()
    for seat, name, reason in [(3, "red", LOST), (None, None, LOST), (None, None, RECOVERED)]:
        watched.take(Fault(START, seat, name, reason))
    assert "".join(watched.draw(START)).count(".!") == 1


def test_a_lamp_that_fails_marks_no_input() -> None:
    watched = view()
    watched.take(Fault(START, 3, None, LAMP_LOST))
    assert ".!" not in "".join(watched.draw(START))


def test_eight_seats_fit_a_small_terminal_whatever_arrives() -> None:
    watched = view()
    for n in range(500):
        watched.take(signal(n * 1_000_000_000, seat=n % 8 + 1, name="shield"))
        watched.take(Fault(START, 1, "red", LOST, "x" * 200))
    screen = watched.draw(START + 10**12)
    assert len(screen) == HEIGHT
    assert max(map(len, screen)) <= WIDTH
    assert screen[1] == "1000000.0 s, 500 signals, 500 faults (q ends)"


def test_a_tiny_terminal_is_no_reason_to_fail() -> None:
    assert view().draw(START, 10, 3) == ["The long t", "0.0 s, 0 s", ""]
    assert view().draw(START, 0, 0) == []


def test_an_input_that_a_seat_does_not_have_stays_blank() -> None:
    watched = MonitorView(parse_text(RIGHT, "t.toml"), START)
    assert row(watched.draw(START), 1).split() == ["1", "Ada", ".", "."]


class Evening:
    """A simulated table on which seat 2 presses red once, while somebody watches for a second."""

    def __init__(self) -> None:
        self.clock = Timeline(START)
        self.bench = build_table(load_profile(), self.clock, live=False)
        self.view = MonitorView(load_profile(), START)

    def going(self) -> bool:
        if self.clock() == START:
            self.bench.sim.press(2, "red")
        self.clock.pass_us(500_000)
        self.bench.sim.advance(self.clock())
        return self.clock() <= START + 1_000_000

    def watch(self, show: Callable[[MonitorView, Bench, Callable[[], bool]], None]) -> None:
        with self.bench.table:
            show(self.view, self.bench, self.going)


def test_without_a_terminal_it_is_one_line_a_signal(capsys: Output) -> None:
    Evening().watch(_show_lines)
    assert capsys.readouterr().out == "   0.000000 s  ±  0.100 ms  seat 2 red    on\n"


def test_in_a_terminal_the_screen_is_painted_and_the_cursor_comes_back(capsys: Output) -> None:
    Evening().watch(_show_screen)
    out = capsys.readouterr().out
    assert out.startswith("\x1b[?25l")
    assert "2 Ben                   .        ON 1" in out
    assert out.endswith("\x1b[?25h\n")


def test_the_programs_own_hand_presses_one_input_after_another() -> None:
    evening, heard = Evening(), []
    play = _player(load_profile(), evening.bench)
    with evening.bench.table:
        start = now_us()
        for n in range(12):
            play(start + n * 200_000)
        evening.bench.sim.advance(start + 3_000_000)
        while report := evening.bench.table.get(0):
            heard.append(report_line(report, start).split()[-3:])
    assert heard[:4] == [
        ["1", "white", "on"],
        ["1", "white", "off"],
        ["1", "red", "on"],
        ["1", "red", "off"],
    ]


def test_a_time_that_is_over_ends_it(capsys: Output) -> None:
    assert main(["monitor", "--auto", "--seconds", "0"]) == 0
    assert "\x1b" not in capsys.readouterr().out


def test_a_table_that_is_not_there_is_one_line(capsys: Output) -> None:
    assert main(["monitor", "--profile", "nowhere.toml"]) == 2
    assert capsys.readouterr().err.count("\n") == 1
