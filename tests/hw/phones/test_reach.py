"""A phone lays a hand on the pile of another: whose hand it is, and what is not known of it."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hw.drivers.phone import PhoneLine, PhoneSource
from hw.errors import ConfigurationError
from hw.phones.config import PhoneConfig
from hw.phones.link import Heartbeat, Touched
from hw.signals import EVIDENCE_LOST, INPUTS, LOST, REACH, RECOVERED, Place, Signal
from hw.storm import BURST
from hw.table import Table
from tests.hw.phones.sim_phone import SimPhone
from tests.hw.rigs.base import Heard, Travel

ADAS, BENS, CYS = (Place(seat, "pile") for seat in (1, 2, 3))


@dataclass
class Sitting:
    """A phone on a chair, its clock known; it can reach the piles of chairs 1 to 3 but its own."""

    seat: int
    clock: Travel
    inputs: tuple[str, ...] = INPUTS
    heard: Heard = field(default_factory=Heard)

    def __post_init__(self) -> None:
        others = tuple(chair for chair in (1, 2, 3) if chair != self.seat)
        self.source = PhoneSource(PhoneConfig(self.seat, self.inputs, reached=others), self.clock)
        self.source.open(self.heard)
        self.line = PhoneLine(self.clock)
        self.phone = SimPhone(self.line, self.clock, seed=self.seat)
        self.phone.connect()
        self.phone.run(1_000_000)
        self.line.sit(self.source)

    def lays(self, on: bool, of: int, name: str = "pile") -> int:
        """A finger on a pile now, and what it takes to be told; return when it was."""
        at = self.clock.now
        self.phone.touch(name, on, of=of)
        self.phone.run(100_000)
        return at

    def hands(self, place: Place) -> list[tuple[bool, int | None]]:
        return [(signal.on, signal.by) for signal in self.heard.of(place)]

    def faults(self) -> list[tuple[int | None, str | None, str]]:
        return [(fault.seat, fault.input, fault.reason) for fault in self.heard.faults]


Sit = Callable[..., Sitting]


@pytest.fixture
def sit() -> Iterator[Sit]:
    """Seats phones, at one table clock, and lets them go."""
    sat, clock = list[Sitting](), Travel()

    def sit(seat: int, inputs: tuple[str, ...] = INPUTS) -> Sitting:
        sat.append(Sitting(seat, clock, inputs))
        return sat[-1]

    yield sit
    for one in sat:
        one.source.close()


@pytest.fixture
def ada(sit: Sit) -> Sitting:
    return sit(1)


def test_a_hand_on_anothers_pile_says_whose_it_is_and_is_dated_as_any_press(ada: Sitting) -> None:
    at = ada.lays(True, of=3)
    ada.lays(False, of=3)
    press, lift = ada.heard.of(CYS)
    assert (press.on, press.by, lift.on, lift.by) == (True, 1, False, 1)
    assert abs(press.t - at) <= press.u
    assert 15_000 < press.u < 18_000, "as unsure as its own buzzers"
    assert ada.faults() == []


def test_whose_hand_lies_on_ones_own_pads_is_known_too(ada: Sitting) -> None:
    ada.lays(True, of=0)
    ada.lays(True, of=0, name="white")
    (pile, white) = ada.heard.signals
    assert (pile.seat, pile.input, pile.by) == (1, "pile", 1)
    assert (white.input, white.by) == ("white", None)


def test_its_own_and_others_piles_are_numbered_as_one_source(ada: Sitting) -> None:
    reports = Heard()
    table = Table([], clock=ada.clock, deliver=reports, beside=[ada.source])
    ada.source._sink = table._sink_for(ada.source)
    for of in (0, 2, 0, 3):
        ada.lays(True, of=of)
        ada.lays(False, of=of)
    assert [s.seq for s in reports.signals] == [*range(1, 9)]
    assert reports.faults == [], "nothing is missing"
    table.close()


@pytest.mark.parametrize(
    ("of", "name"), [(1, "pile"), (4, "pile"), (64, "pile"), (3, "white"), (3, "shield")]
)
def test_nothing_comes_of_a_hand_where_there_is_nothing_to_reach(
    ada: Sitting, of: int, name: str
) -> None:
    ada.lays(True, of=of, name=name)
    ada.lays(False, of=of, name=name)
    assert ada.heard.reports == [], "its own chair, one that is wired or not there, another button"
    ada.lays(True, of=3)
    assert ada.hands(CYS) == [(True, 1)]


def test_a_hand_that_is_told_twice_lies_there_once(ada: Sitting) -> None:
    for _ in range(2):
        t_us = ada.phone.reading(ada.clock.now)
        beat = Heartbeat(ada.phone.since_us, t_us, t_us, ada.phone.got)
        ada.line.press(Touched(1, "pile", True, t_us, 3), beat)
    assert ada.hands(CYS) == [(True, 1)]


def test_a_phone_that_is_lost_on_anothers_pile_makes_its_own_hand_unknown(ada: Sitting) -> None:
    ada.lays(True, of=3)
    ada.phone.disconnect()
    told = ada.faults()
    assert (1, REACH, LOST) in told
    assert told.count((1, REACH, LOST)) == 1, "once, for all piles"
    assert {seat for seat, _, _ in told} == {1}, "no pile of another is untrusted"
    ada.phone.run(200_000)
    ada.phone.touch("pile", False, of=3)
    ada.phone.connect()
    ada.phone.run(1_500_000)
    assert ada.faults().count((1, REACH, RECOVERED)) == 1
    assert ada.hands(CYS) == [(True, 1), (False, 1)]


def test_who_stands_up_takes_the_hand_away(ada: Sitting) -> None:
    ada.lays(True, of=2)
    ada.line.stand()
    assert ada.hands(BENS) == [(True, 1), (False, 1)]


def test_a_page_that_was_loaded_anew_holds_nothing(ada: Sitting) -> None:
    ada.lays(True, of=2)
    ada.line.opened(2, 100)
    assert ada.hands(BENS) == [(True, 1), (False, 1)]


def test_two_hands_on_one_pile_come_and_go_by_themselves(sit: Sit) -> None:
    ada, cy = sit(1), sit(3)
    cy.lays(True, of=0)
    ada.lays(True, of=3)
    ada.lays(False, of=3)
    assert cy.hands(CYS) == [(True, 3)], "his own hand is still there"
    assert ada.hands(CYS) == [(True, 1), (False, 1)]


def test_a_mark_holds_for_hands_on_other_piles(ada: Sitting) -> None:
    ada.phone.run(300_000)
    mark = ada.source.mark(ada.clock.now)
    assert mark is not None
    ada.lays(True, of=3)
    (press,) = ada.heard.of(CYS)
    assert press.t >= mark


def test_a_chair_with_wires_can_still_reach_those_without(sit: Sit) -> None:
    ada = sit(1, inputs=())
    ada.lays(True, of=0)
    ada.lays(True, of=2)
    assert [Place(s.seat, s.input) for s in ada.heard.signals] == [BENS]
    assert ada.source.inputs == frozenset()
    ada.phone.disconnect()
    assert ada.faults() == [(1, REACH, LOST)]


def test_a_flood_of_reaching_switches_off_who_reaches(ada: Sitting) -> None:
    clock, reports = ada.clock, Heard()
    table = Table([], clock=clock, deliver=reports, beside=[ada.source])
    ada.source._sink = table._sink_for(ada.source)
    for n in range(1, BURST + 200):
        t_us = ada.phone.reading(clock.now)
        beat = Heartbeat(0, t_us, t_us, ada.phone.got)
        ada.line.press(Touched(n, "pile", n % 2 == 1, t_us, 3), beat)
        clock.now += 1_000
    off = [fault for fault in reports.faults if "switched off" in fault.detail]
    assert {fault.seat for fault in off} == {1}
    assert REACH in {fault.input for fault in off}, "its hand is not known either"
    table.close()


def test_a_chair_does_not_reach_for_its_own_pile() -> None:
    with pytest.raises(ConfigurationError):
        PhoneConfig(1, reached=(1, 2))


# A phone that is moved to another chair.


def moved(ada: Sitting, reached: tuple[int, ...] = ()) -> tuple[PhoneSource, Heard]:
    other, heard = PhoneSource(PhoneConfig(5, reached=reached), ada.clock), Heard()
    other.open(heard)
    ada.line.sit(other)
    return other, heard


def test_what_is_held_down_when_a_phone_is_moved_is_no_press_of_its_new_chair(ada: Sitting) -> None:
    ada.lays(True, of=0, name="white")
    other, heard = moved(ada)
    ada.lays(False, of=0, name="white")
    assert heard.reports == [], "it has to come up first"
    at = ada.lays(True, of=0, name="white")
    (press,) = heard.signals
    assert (press.seat, press.on) == (5, True)
    assert abs(press.t - at) <= press.u
    other.close()


def test_it_is_none_either_when_the_phone_is_heard_again_there(ada: Sitting) -> None:
    ada.lays(True, of=0, name="white")
    ada.lays(True, of=2)
    ada.phone.run(5_000_000)
    other, heard = moved(ada, reached=(2,))
    ada.phone.disconnect()
    ada.phone.run(300_000)
    ada.phone.connect()
    ada.phone.run(1_500_000)
    assert heard.signals == [], "it was pressed seconds ago, at another chair"
    ada.lays(False, of=0, name="white")
    ada.lays(True, of=0, name="white")
    assert [s.on for s in heard.signals] == [True]
    other.close()


def test_a_press_that_was_under_way_when_a_phone_was_moved_is_told_as_lost(ada: Sitting) -> None:
    ada.phone.disconnect()
    ada.phone.touch("white", True)
    ada.phone.run(2_000_000)
    other, heard = moved(ada)
    ada.phone.connect()
    ada.phone.run(1_500_000)
    assert heard.signals == []
    assert EVIDENCE_LOST in [fault.reason for fault in heard.faults]
    other.close()


def test_whoever_takes_a_chair_from_another_phone_holds_nothing_of_theirs(sit: Sit) -> None:
    ada, ben = sit(1), sit(2)
    ada.lays(True, of=0, name="white")
    ben.line.sit(ada.source)
    whites: list[Signal] = ada.heard.of(Place(1, "white"))
    assert [s.on for s in whites] == [True, False]
    ben.lays(True, of=0, name="white")
    assert [s.on for s in ada.heard.of(Place(1, "white"))] == [True, False, True]
    assert EVIDENCE_LOST not in [fault.reason for fault in ada.heard.faults]


# Whatever happens.

DOINGS = st.lists(
    st.one_of(
        st.tuples(st.just("lay"), st.sampled_from((0, 2, 3, 4)), st.booleans()),
        st.tuples(st.sampled_from(("gone", "back", "reload", "sleep", "stand", "sit"))),
    ),
    max_size=14,
)


@given(doings=DOINGS)
@settings(max_examples=40)
def test_hands_come_and_go_in_pairs_and_no_fault_is_about_another(doings: list[Any]) -> None:
    ada = Sitting(1, Travel())
    phone, line = ada.phone, ada.line

    def anew() -> None:
        phone.reload()
        phone.connect()

    acts: dict[str, Callable[[], object]] = {
        "gone": phone.disconnect,
        "back": phone.connect,
        "reload": anew,
        "sleep": lambda: phone.sleep(400_000),
        "stand": line.stand,
        "sit": lambda: line.sit(ada.source),
    }
    for doing in doings:
        if doing[0] == "lay":
            ada.lays(doing[2], of=doing[1])
        else:
            acts[doing[0]]()
            phone.run(300_000)
        ada.source.step(0)
    line.stand()
    ada.source.close()
    assert {fault.seat for fault in ada.heard.faults} <= {1}
    assert [signal.seq for signal in ada.heard.signals] == [*range(1, len(ada.heard.signals) + 1)]
    for place in (ADAS, BENS, CYS):
        told = ada.hands(place)
        assert [on for on, _ in told] == [n % 2 == 0 for n in range(len(told))], place
        assert len(told) % 2 == 0, "whoever has left holds nothing"
        assert {by for _, by in told} <= {1}
