"""The wiring as text: both ends of every wire on one line."""

from dataclasses import replace

import pytest

from companion.setup.profile import load_profile, parse_text
from companion.setup.profile.header import PULLED_UP
from companion.setup.profile.load import shipped_names
from companion.setup.profile.model import Gpio, Lamp
from companion.setup.wiring.plan import plan_wiring
from companion.setup.wiring.text import write_wiring
from tests.setup.profile.documents import spoilt


def lines(name: str) -> list[str]:
    return write_wiring(plan_wiring(load_profile(name))).splitlines()


def test_a_button_is_named_with_its_line_pin_and_ground() -> None:
    rows = [line.split() for line in lines("pi-eight-seats")]
    assert ["3R", "3", "Cy", "red", "button", "23", "16", "14"] in rows
    assert ["8B", "8", "Hal", "blue", "button", "21", "40", "39"] in rows


def test_a_lamp_is_named_with_its_resistor() -> None:
    text = lines("pi-four-seats-lamps")
    assert ["1WL", "1", "Ada", "white", "lamp", "17", "11", "9"] in [line.split() for line in text]
    assert "ground: 100 ohm for white, 330 ohm for red, 100 ohm for blue." in text
    assert not any("glow" in line for line in text)


def test_a_lamp_that_glows_until_the_program_runs_is_named() -> None:
    profile = load_profile("pi-four-seats-lamps")
    glowing = [Lamp(3, "white", Gpio(7)), Lamp(3, "red", Gpio(22))]
    seats = [replace(s, lamps=tuple(glowing)) if s.number == 3 else s for s in profile.seats]
    text = write_wiring(plan_wiring(replace(profile, seats=tuple(seats))))
    assert "Until the program runs, 3WL may glow" in text


@pytest.mark.parametrize("name", shipped_names())
def test_no_shipped_table_has_a_lamp_that_glows_before_the_program_runs(name: str) -> None:
    lines = {lamp.place.line for lamp in load_profile(name).lamps() if isinstance(lamp.place, Gpio)}
    assert not lines & {*PULLED_UP}


def test_a_controller_is_named_with_its_address_strap_and_electrodes() -> None:
    text = lines("pi-eight-seats")
    start = text.index("MPR121 touch controller 0x5B")
    assert text[start + 3] == "  ADDR to 3V3: this sets the address"
    assert text[start + 4] == "  IRQ  stays free (the program polls)"
    assert ["11", "8Ra", "seat", "8", "rail"] in [line.split() for line in text[start:]]


def test_an_irq_is_named_with_its_pin() -> None:
    text = spoilt("[table]\n", "[touch]\nirq = { 0x5A = 27 }\n[table]\n")
    plan = write_wiring(plan_wiring(parse_text(text, "table.toml")))
    assert "  IRQ  to pin 13 (BCM 27)" in plan


def test_it_fits_a_terminal() -> None:
    for name in ("laptop", "pi-eight-seats", "pi-four-seats-lamps"):
        assert max(map(len, lines(name))) <= 90


def test_a_simulated_table_says_so() -> None:
    assert lines("laptop")[-1] == "Nothing to solder for 36 simulated inputs and lamps."
