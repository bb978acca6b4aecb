"""From a profile to the header of a match."""

from companion.app.table.match import PROCESSING_US, header_of, seated, seats_problem
from companion.core.transcript.header import parse_header
from companion.games import GAMES
from companion.setup.profile import load_profile


def test_a_shipped_table_gives_a_header_that_can_be_read() -> None:
    for name in ("laptop", "pi-eight-seats", "pi-four-seats-lamps"):
        profile = load_profile(name)
        setup = parse_header(header_of(profile, "sherlock-holmes"), GAMES).setup
        assert setup.seats == len(profile.seats)
        assert setup.latency == profile.latency_us + PROCESSING_US
        assert setup.players == tuple(seat.player for seat in profile.seats)


def test_a_simulated_pad_is_as_unsure_as_its_slowness() -> None:
    """The laptop's pads feel a hand up to 9 ms late: half of that either way."""
    assert header_of(load_profile())["uncertainty"]["pile"] >= 4_500


def test_a_usb_button_is_as_unsure_as_its_device_is_late() -> None:
    """Asked every 11 ms at worst, 5 ms of debounce: decisions wait for that from the first on."""
    assert header_of(load_profile("usb-four-seats"))["uncertainty"]["white"] == 100 + 8_000


def test_the_owners_pack_is_in_the_options() -> None:
    options = header_of(load_profile(), options={"target": 20})["options"]
    assert options == {"pack": {"cards": 56, "holmes": 5, "suspects": 24}, "target": 20}
    assert header_of(load_profile(), "block")["options"] == {}


def test_more_may_sit_down_than_the_profile_says() -> None:
    table = seated(load_profile(), 8)
    assert [seat.number for seat in table.seats] == [*range(1, 9)]
    assert len({seat.player for seat in table.seats}) == 8
    assert all(item.seat == seat.number for seat in table.seats for item in seat.inputs)
    assert len(seated(load_profile(), 3).seats) == 3


def test_how_many_may_play_is_said() -> None:
    assert seats_problem("sherlock-holmes", 4) is None
    assert "3 to 8" in (seats_problem("sherlock-holmes", 9) or "")
