"""board.json: what is wrong is named, with its place and what was expected."""

import re
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.firmware.shipped import load

config = load("config")
I2C = {"sda": 0, "scl": 1}


def seat(**inputs: Any) -> dict[str, Any]:
    return {"seats": [{"seat": 1, **inputs}]}


WRONG: list[tuple[Any, str]] = [
    ([], "board.json: expected an object"),
    ({}, "seats: expected a list of seats"),
    ({"seats": []}, "seats: expected a list of seats"),
    ({"seats": [1]}, "seats[0]: expected an object"),
    ({"seats": [{"seat": 1}], "speed": 9}, "board.json: unknown key speed"),
    ({"seats": [{}]}, "seats[0].seat: expected a number, 1 to 255"),
    ({"seats": [{"seat": True}]}, "seats[0].seat: expected a number, 1 to 255"),
    (seat(green=3), "seats[0]: unknown key green"),
    (seat(white=23), "seats[0].white: expected a pin, 0 to 22 or 25 to 28"),
    (seat(white="2"), "seats[0].white: expected a pin, 0 to 22 or 25 to 28"),
    (seat(white=2, red=2), "seats[0].red: used already by seats[0].white"),
    (seat(white=2, lamps={"red": 2}), "seats[0].lamps.red: used already by seats[0].white"),
    (seat(lamps={"pile": 2}), "seats[0].lamps: unknown key pile"),
    (seat(white={"pin": 2, "active": "up"}), 'seats[0].white.active: expected "low" or "high"'),
    (seat(pile={"mpr121": "0x5A", "electrode": 0}), "i2c: missing, but a pad is on an MPR121"),
    (
        {"i2c": I2C, **seat(pile={"mpr121": "0x60", "electrode": 0})},
        'seats[0].pile.mpr121: expected "0x5A" to "0x5D"',
    ),
    (
        {"i2c": I2C, **seat(pile={"mpr121": "chip", "electrode": 0})},
        'seats[0].pile.mpr121: expected "0x5A" to "0x5D"',
    ),
    (
        {"i2c": I2C, **seat(pile={"mpr121": 90, "electrode": 12})},
        "seats[0].pile.electrode: expected a number, 0 to 11",
    ),
    ({"i2c": I2C, **seat(white=0)}, "seats[0].white: used already by i2c.sda"),
    ({**seat(white=2), "ring": 5}, "ring: expected a number, 16 to 2048"),
    (
        {"seats": [{"seat": 1, "white": 2}, {"seat": 1, "white": 3}]},
        "seats[1].white: used already by seats[0].white",
    ),
]


@pytest.mark.parametrize(("data", "message"), WRONG)
def test_an_error_names_its_place(data: Any, message: str) -> None:
    with pytest.raises(config.ConfigError) as error:
        config.parse(data)
    assert str(error.value) == message


def test_more_pads_than_state_machines() -> None:
    seats = [
        {
            "seat": s,
            "pile": {"pad": 3 * s},
            "shield": {"pad": 3 * s + 1},
            "rail": {"pad": 3 * s + 2},
        }
        for s in (1, 2, 3)
    ]
    with pytest.raises(config.ConfigError, match="more than 8 pads"):
        config.parse({"seats": seats})


def test_a_file_that_is_not_there_or_not_json(tmp_path: Path) -> None:
    with pytest.raises(config.ConfigError, match="cannot be read"):
        config.load(str(tmp_path / "board.json"))
    (tmp_path / "board.json").write_text("{")
    with pytest.raises(config.ConfigError, match="not JSON"):
        config.load(str(tmp_path / "board.json"))


JSON = st.recursive(
    st.none() | st.booleans() | st.integers(-5, 300) | st.text(max_size=4),
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(
            st.sampled_from(
                ["seats", "seat", "white", "pile", "pad", "mpr121", "lamps", "i2c", "x"]
            ),
            inner,
            max_size=4,
        )
    ),
)


@given(JSON)
def test_any_document_is_read_or_refused(data: Any) -> None:
    with suppress(config.ConfigError):
        assert config.parse(data).ring >= 16


@pytest.mark.parametrize(
    ("seat", "named"),
    [
        ({"pile": {"pad": 6}}, "seats[0].pile: no pads on the pins of an RP2350 (E9)"),
        ({"red": {"pin": 6, "active": "high"}}, "seats[0].red.active: an RP2350 cannot pull down"),
    ],
)
def test_a_pico_2_refuses_by_name_what_its_pins_cannot_do(seat: dict[str, Any], named: str) -> None:
    description = {"seats": [{"seat": 1, "white": 2, **seat}]}
    config.parse(description, "Raspberry Pi Pico with RP2040")
    with pytest.raises(config.ConfigError, match=re.escape(named)):
        config.parse(description, "Raspberry Pi Pico 2 with RP2350")


def test_a_pico_2_is_good_for_contacts_to_ground_and_touch_chips() -> None:
    pile = {"mpr121": "0x5A", "electrode": 0}
    seats = [{"seat": 1, "white": 2, "pile": pile, "lamps": {"white": 10}}]
    description = {"i2c": {"sda": 0, "scl": 1}, "seats": seats}
    assert len(config.parse(description, "Raspberry Pi Pico 2 with RP2350").inputs) == 2
