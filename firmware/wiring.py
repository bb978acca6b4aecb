"""From board.json to parts: buttons, pads and lamps on their pins."""

from button import Button
from lamp import Lamp


class Parts:
    """What is connected. `sensors` are asked in every pass, `pads` after every frame of the host,
    too; buttons interrupt."""

    def __init__(self, buttons, pads, sensors, lamps):
        self.buttons = buttons
        self.pads = pads
        self.sensors = sensors
        self.lamps = lamps


def connect(config, machine, store, ticks_us):
    """Make the parts; buttons do not interrupt yet."""
    buttons = []
    pads = []
    chips = {}
    for place, (_, _, kind, where) in enumerate(config.inputs):
        if kind == "button":
            pin = _input_pin(machine, *where)
            button = Button(pin, where[0], place, store, ticks_us, where[1])
            buttons.append((place, button))
        elif kind == "pad":
            pads.append((place, where[0]))
        else:
            chips.setdefault(where[0], []).append((where[1], place, where[2], where[3]))
    felt, sensors = _pio_pads(machine, pads), _chips(machine, config.i2c, chips)
    lamps = [Lamp(machine.Pin(pin, machine.Pin.OUT)) for _, _, pin in config.lamps]
    return Parts(buttons, felt, sensors, lamps)


def _input_pin(machine, number, active_high):
    pull = machine.Pin.PULL_DOWN if active_high else machine.Pin.PULL_UP
    return machine.Pin(number, machine.Pin.IN, pull)


def _pio_pads(machine, pads):
    if not pads:
        return []
    # Only here, because a board without such pads needs no PIO.
    from pad_pio import PioPad

    # An input without a pull: the pull-down it has after a reset is stronger than the resistor.
    return [
        PioPad(n, machine.Pin(pin, machine.Pin.IN), place) for n, (place, pin) in enumerate(pads)
    ]


def _chips(machine, i2c, chips):
    if not chips:
        return []
    from mpr121 import Mpr121

    bus, sda, scl = i2c
    wire = machine.I2C(bus, sda=machine.Pin(sda), scl=machine.Pin(scl), freq=400_000)
    # One after the other: two reads in one pass would keep a question about time waiting.
    return [Mpr121(wire, address, chips[address], n) for n, address in enumerate(sorted(chips))]
