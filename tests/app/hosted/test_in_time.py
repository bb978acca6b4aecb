"""Evidence from every driver reaches the referee in time, with some to spare for a busy machine."""

from dataclasses import replace

import pytest

from companion.app.table.match import PROCESSING_US, header_of
from companion.core.live import Session
from companion.core.referee.events import Press, Release
from companion.core.transcript.header import parse_header
from companion.games import GAMES
from companion.setup.profile import Profile, load_profile
from companion.setup.profile.load import shipped_names
from hw.config import BUTTON_POLICY
from hw.drivers.gpiod_driver import INTERRUPT_US
from hw.drivers.gpiozero_pins import USER_SPACE_LATE_US
from hw.drivers.seat_board_line import USB_US
from hw.edges import EdgeBank
from hw.signals import Place

SPARE_US = 15_000
"""For the queue, the journal and the judging thread."""
GRACES = {"gpiod": INTERRUPT_US, "gpiozero": USER_SPACE_LATE_US, "board": USB_US, "sim": 5_000}


def slowest(profile: Profile, grace_us: int) -> int:
    """How long after its stamp a tap's release is delivered, at worst: a tap within the hold-off
    is reported only once the contact has come to rest."""
    hold_off_us = max(item.hold_off_us for item in profile.inputs())
    place = Place(1, "white")
    policy = replace(BUTTON_POLICY, hold_off_us=hold_off_us)
    bank = EdgeBank({place: policy}, grace_us=grace_us)
    bank.start(0, {place: False})
    bank.edge(place, 1_000_000, True, 100)
    bank.edge(place, 1_000_001, False, 100)
    due = bank.due()
    assert due is not None
    reports = bank.tick(due)
    assert len(reports) == 1
    return due - reports[0].t


@pytest.mark.parametrize("driver", GRACES)
@pytest.mark.parametrize("name", shipped_names())
def test_the_slowest_signal_is_in_time(name: str, driver: str) -> None:
    profile = load_profile(name)
    late_us = slowest(profile, GRACES[driver])
    latency = header_of(profile)["latency"]
    assert latency == profile.latency_us + PROCESSING_US
    assert late_us + SPARE_US <= latency


def test_even_with_the_longest_hold_off_that_a_profile_may_have() -> None:
    profile = load_profile()
    slow = profile.latency_us - 1
    seats = tuple(
        replace(seat, inputs=tuple(replace(item, hold_off_us=slow) for item in seat.inputs))
        for seat in profile.seats
    )
    profile = replace(profile, seats=seats)
    for grace_us in GRACES.values():
        assert slowest(profile, grace_us) + SPARE_US <= header_of(profile)["latency"]


def test_a_gpiozero_table_judges_its_latest_signal() -> None:
    header = parse_header(header_of(load_profile()), GAMES)
    session = Session(header)
    late_us = slowest(load_profile(), USER_SPACE_LATE_US) + SPARE_US
    session.pass_time(1_000_000)
    session.take([Press(1_000_000, 100, 1, "white")])
    session.pass_time(1_000_500 + late_us)
    assert [*session._in_time(Release(1_000_500, 100, 1, "white"))] == [
        Release(1_000_500, 100, 1, "white")
    ]
    session.pass_time(1_000_500 + header.setup.latency + 1)
    assert len([*session._in_time(Release(1_000_500, 100, 1, "white"))]) == 3
