"""What the owner wrote is what the table is."""

import dataclasses

import pytest

from companion.setup.profile import parse_text
from companion.setup.profile.model import Gpio, Input, Lamp, Simulated, SimulatedFault, TouchPlace
from tests.setup.profile.documents import RIGHT, spoilt


def test_seats_players_inputs_and_lamps() -> None:
    profile = parse_text(RIGHT, "table.toml")
    assert [seat.player for seat in profile.seats] == ["Ada", "Ben", "Cy"]
    assert [item.place for item in profile.seats[2].inputs] == [Gpio(6), TouchPlace(0x5A, 2)]
    assert list(profile.lamps()) == [Lamp(3, "white", Gpio(16))]


def test_seats_are_in_the_order_of_their_numbers() -> None:
    text = RIGHT.replace("[seats.1]", "[seats.X]").replace("[seats.3]", "[seats.1]")
    profile = parse_text(text.replace("[seats.X]", "[seats.3]"), "table.toml")
    assert [seat.player for seat in profile.seats] == ["Cy", "Ben", "Ada"]


def test_buttons_are_sure_to_a_tenth_of_a_millisecond_and_pads_add_nothing() -> None:
    white, pile = parse_text(RIGHT, "table.toml").seats[0].inputs
    assert (white.uncertainty_us, white.hold_off_us) == (100, 10_000)
    assert (pile.uncertainty_us, pile.hold_off_us) == (0, 10_000)


def test_a_pad_on_a_line_is_as_sure_as_a_button() -> None:
    for place in ('"gpio 9"', '{ at = "gpio 9" }'):
        pile = parse_text(spoilt('"touch 0x5A.1"', place), "table.toml").seats[1].inputs[1]
        assert pile.uncertainty_us == 100


def test_habits_are_said_once_for_all_seats() -> None:
    text = spoilt("[table]\n", "[uncertainty_us]\nwhite = 7\n[hold_off_ms]\nwhite = 2.5\n[table]\n")
    whites = [seat.inputs[0] for seat in parse_text(text, "table.toml").seats]
    assert {(item.uncertainty_us, item.hold_off_us) for item in whites} == {(7, 2500)}


def test_a_worn_button_has_ways_of_its_own() -> None:
    own = '{ at = "gpio 5", hold_off_ms = 15, uncertainty_us = 900 }'
    profile = parse_text(spoilt('"gpio 5"', own), "table.toml")
    assert profile.seats[1].inputs[0] == Input(2, "white", Gpio(5), 900, 15_000, 12, 6)
    assert profile.seats[0].inputs[0].hold_off_us == 10_000


def test_a_thick_cloth_needs_thresholds_of_its_own() -> None:
    own = '{ at = "touch 0x5A.1", touch_threshold = 4 }'
    pile = parse_text(spoilt('"touch 0x5A.1"', own), "table.toml").seats[1].inputs[1]
    assert (pile.touch_threshold, pile.release_threshold) == (4, 4)


def test_a_half_built_table_simulates_the_rest() -> None:
    text = spoilt("[table]\n", "[table]\nsimulated = true\n")
    seat = parse_text(text, "table.toml").seats[2]
    assert [item.place for item in seat.inputs[:2]] == [Gpio(6), Simulated()]
    assert [lamp.place for lamp in seat.lamps] == [Gpio(16), Simulated(), Simulated()]


def test_places_say_themselves_as_the_owner_would() -> None:
    assert [str(place) for place in (Gpio(4), TouchPlace(0x5B, 11), Simulated())] == [
        "gpio 4",
        "touch 0x5B.11",
        "sim",
    ]


def test_a_controller_may_ask_to_be_read() -> None:
    text = spoilt("[table]\n", "[touch]\nirq.0x5A = 27\n[table]\n")
    touch = parse_text(text, "table.toml").touch
    assert touch.irq_line(0x5A) == 27
    assert touch.irq_line(0x5B) is None


def test_faults_for_a_simulated_table() -> None:
    text = spoilt(
        "[table]\n",
        '[sim]\nfaults = ["1 red dead", "1 red swapped 2 blue", "3 red lamp"]\n'
        "[table]\nsimulated = true\n",
    )
    faults = parse_text(text, "table.toml").sim.faults
    assert faults[1] == SimulatedFault(1, "red", "swapped", (2, "blue"))
    assert [str(fault) for fault in faults] == ["1 red dead", "1 red swapped 2 blue", "3 red lamp"]


def test_voice_display_and_packs() -> None:
    text = RIGHT + (
        '[voice]\noutput = "mixer"\ndelay_ms = 12.5\n[display]\noutput = "none"\nrotate = 180\n'
        "[packs.sherlock-holmes]\ncards = 54\n"
        '[packs.sorry]\npack = "virtual"\n[packs.i-say-holmes]\ncards = "mine.toml"\n'
    )
    profile = parse_text(text, "table.toml")
    assert (profile.voice.output, profile.voice.delay_us) == ("mixer", 12_500)
    assert (profile.display.output, profile.display.rotate) == ("none", 180)
    assert profile.packs == {
        "sherlock-holmes": {"cards": 54, "holmes": 5, "suspects": 24},
        "sorry": {"pack": "virtual"},
        "i-say-holmes": {"cards": "mine.toml"},
    }


def test_the_console() -> None:
    console = parse_text(RIGHT, "table.toml").console
    assert (console.enabled, console.port, console.bind) == (True, 8221, "local")
    text = RIGHT + '[console]\nenabled = false\nport = 9000\nbind = "192.168.1.5"\n'
    console = parse_text(text, "table.toml").console
    assert (console.enabled, console.port, console.bind) == (False, 9000, "192.168.1.5")


def test_a_profile_cannot_be_changed_and_keeps_no_document() -> None:
    profile = parse_text(RIGHT, "table.toml")
    with pytest.raises(dataclasses.FrozenInstanceError):
        profile.name = "other"  # type: ignore[misc]
    assert not hasattr(profile, "__dict__")
    fields = [getattr(profile, field.name) for field in dataclasses.fields(profile)]
    assert not any(isinstance(value, dict) for value in fields)
