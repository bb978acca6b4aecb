"""A check with a person: hands on the table, keys under the fingers, and a clock."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from companion.app.cli.commands import check as check_command
from companion.app.cli.commands.check import Timeline
from companion.app.cli.main import main
from companion.app.table.build import Bench, build_table
from companion.setup.profile import Profile
from companion.setup.profile.model import Gpio, Simulated
from hw.signals import Report
from hw.table import Table

Output = pytest.CaptureFixture[str]
WIRED = """
[table]
game = "sorry"
[seats.1]
white = "gpio 4"
lamps = { white = "gpio 5" }
[seats.2]
white = "gpio 6"
"""


class Person:
    """Sits at a table whose wires end in the simulation, and does what a test says."""

    def __init__(
        self, patch: pytest.MonkeyPatch, *deeds: tuple[float, Callable[[Bench], None]]
    ) -> None:
        self.clock = Timeline()
        self.deeds = sorted(deeds, key=lambda deed: deed[0])
        self.typed: list[tuple[float, str]] = []
        patch.setattr(check_command, "now_us", self.clock)
        patch.setattr(check_command, "build_table", self.build)
        patch.setattr(check_command, "Keys", lambda: self)

    def build(self, profile: Profile) -> Bench:
        self.bench = build_table(_simulated(profile), self.clock, live=False)
        return Bench(self, self.bench.sim, self.bench.sim_lamps)  # type: ignore[arg-type]

    @property
    def table(self) -> Table:
        return self.bench.table

    def get(self, timeout_s: float) -> Report | None:
        """Time passes while one waits."""
        self.clock.pass_us(round(timeout_s * 1_000_000))
        while self.deeds and self.seconds() >= self.deeds[0][0]:
            self.deeds.pop(0)[1](self.bench)
        self.bench.sim.advance(self.clock())
        return self.table.get(0)

    def set(self, seat: int, colour: str, on: bool) -> None:
        self.table.set(seat, colour, on)

    def pressed(self) -> str:
        if self.typed and self.seconds() >= self.typed[0][0]:
            return self.typed.pop(0)[1]
        return ""

    def seconds(self) -> float:
        return self.clock() / 1_000_000 - 1

    def __enter__(self) -> "Person":
        if hasattr(self, "bench") and self.clock() == 1_000_000 and not self._started():
            self.table.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.table.close()

    def _started(self) -> bool:
        return self.bench.sim._sink is not None


def _simulated(profile: Profile) -> Profile:
    """The same table with its wires cut: the simulation answers for every place."""
    seats = tuple(
        replace(
            seat,
            inputs=tuple(replace(item, place=Simulated()) for item in seat.inputs),
            lamps=tuple(replace(lamp, place=Simulated()) for lamp in seat.lamps),
        )
        for seat in profile.seats
    )
    assert all(isinstance(item.place, Gpio) for item in profile.inputs())
    return replace(profile, seats=seats)


def press(seat: int) -> Callable[[Bench], None]:
    return lambda bench: bench.sim.press(seat, "white")


def release(seat: int) -> Callable[[Bench], None]:
    return lambda bench: bench.sim.release(seat, "white")


@pytest.fixture
def wired(tmp_path: pytest.TempPathFactory) -> str:
    file = f"{tmp_path}/wired.toml"
    with open(file, "w", encoding="utf-8") as out:
        out.write(WIRED)
    return file


def test_a_person_presses_and_answers_and_all_is_well(
    wired: str, monkeypatch: pytest.MonkeyPatch, capsys: Output
) -> None:
    person = Person(monkeypatch, (2, press(1)), (2.2, release(1)), (4, press(2)), (4.2, release(2)))
    person.typed = [(3, "y")]
    assert main(["check", "--profile", wired]) == 0
    out = capsys.readouterr().out.splitlines()
    assert out[-1] == "ALL WELL: 3 checked. This table can be played on."
    assert "\x1b" not in "".join(out)


def test_one_who_does_nothing_finds_a_dead_table(
    wired: str, monkeypatch: pytest.MonkeyPatch, capsys: Output
) -> None:
    person = Person(monkeypatch)
    assert main(["check", "--profile", wired, "--patience", "3"]) == 1
    out = capsys.readouterr().out.splitlines()
    assert "    To do: check the wire from pin 7 (BCM 4) and its way to ground." in out
    assert out[-1] == "NOT YET: 3 of 3 are not well."
    assert 10 < person.seconds() < 12


def test_one_who_holds_is_asked_to_let_go(
    wired: str, monkeypatch: pytest.MonkeyPatch, capsys: Output
) -> None:
    Person(monkeypatch, (2, press(1)), (5, release(1)))
    main(["check", "--profile", wired, "--patience", "3"])
    out = capsys.readouterr().out.splitlines()
    assert out.index("Seat 1: now let go of WHITE") < out.index("  -> seat 1 white: ok")


@pytest.mark.parametrize("when", [0.5, 2])
def test_one_who_ends_early_learns_what_is_left(
    when: float, wired: str, monkeypatch: pytest.MonkeyPatch, capsys: Output
) -> None:
    person = Person(monkeypatch)
    person.typed = [(when, "q")]
    assert main(["check", "--profile", wired]) == 1
    out = capsys.readouterr().out.splitlines()
    assert out[-2] == "Not checked: 3. Run the check again for them."


def test_ctrl_c_ends_like_q(wired: str, monkeypatch: pytest.MonkeyPatch, capsys: Output) -> None:
    def interrupt(bench: Bench) -> None:
        raise KeyboardInterrupt

    Person(monkeypatch, (2, interrupt))
    assert main(["check", "--profile", wired]) == 1
    assert "Not checked: 3." in capsys.readouterr().out
