"""Every wire has two ends, and a seat's ground is near its lines."""

from companion.setup.profile import load_profile, parse_text
from companion.setup.profile.header import GROUND_PINS, PIN_OF_LINE, PINS
from companion.setup.wiring.plan import plan_wiring
from tests.setup.profile.documents import RIGHT, spoilt


def test_the_header_is_the_one_on_every_pi() -> None:
    assert len(PINS) == 40
    assert GROUND_PINS == (6, 9, 14, 20, 25, 30, 34, 39)
    assert [PIN_OF_LINE[line] for line in (2, 3, 4, 14, 17, 27, 21)] == [3, 5, 7, 8, 11, 13, 40]
    assert sorted(PIN_OF_LINE) == list(range(28))


def test_eight_seats_take_the_eight_ground_pins_in_order() -> None:
    wiring = plan_wiring(load_profile("pi-eight-seats"))
    assert tuple(corner.ground_pin for corner in wiring.corners) == GROUND_PINS
    assert wiring.bus_ground_pin == 6


def test_a_seats_wires_are_neighbours_on_the_header() -> None:
    for corner in plan_wiring(load_profile("pi-eight-seats")).corners:
        pins = [wire.pin for wire in corner.wires]
        assert max(pins) - min(pins) <= 3


def test_tags_tell_every_wire_from_every_other() -> None:
    wiring = plan_wiring(load_profile("pi-four-seats-lamps"))
    tags = [wire.tag for wire in wiring.wires()]
    tags += [pad.tag for controller in wiring.controllers for pad in controller.pads]
    assert len(set(tags)) == len(tags) == 36
    assert {"1W", "1WL", "4BL", "2P", "2S", "2Ra"} <= set(tags)


def test_a_touch_module_is_wired_like_a_button_and_called_a_pad() -> None:
    wiring = plan_wiring(parse_text(spoilt("touch 0x5A.1", "gpio 9"), "table.toml"))
    assert [wire.part for wire in wiring.corners[1].wires] == ["white button", "pile pad"]


def test_the_address_is_set_by_a_strap() -> None:
    text = spoilt("0x5A.0", "0x5B.0").replace("0x5A.1", "0x5C.0").replace("0x5A.2", "0x5D.0")
    wiring = plan_wiring(parse_text(text, "table.toml"))
    assert [controller.strap for controller in wiring.controllers] == ["3V3", "SDA", "SCL"]


def test_a_controller_may_have_its_irq_wired() -> None:
    text = spoilt("[table]\n", "[touch]\nirq = { 0x5A = 27 }\n[table]\n")
    controller = plan_wiring(parse_text(text, "table.toml")).controllers[0]
    assert (controller.irq_line, controller.irq_pin) == (27, 13)
    assert plan_wiring(parse_text(RIGHT, "table.toml")).controllers[0].irq_pin is None


def test_a_simulated_table_has_nothing_to_wire() -> None:
    wiring = plan_wiring(load_profile())
    assert wiring.wires() == ()
    assert wiring.controllers == ()
    assert wiring.simulated == 36
