"""The wiring as a table of plain text, to read beside the soldering iron."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from companion.setup.profile.header import (
    PIN_OF_LINE,
    POWER_3V3_PIN,
    PULLED_UP,
    SCL_LINE,
    SDA_LINE,
)
from companion.setup.wiring.plan import LED_OHM, Controller, Corner, PlugWire, Wire, Wiring


def write_wiring(wiring: Wiring) -> str:
    """Every wire with both its ends, ready to print."""
    return "\n".join(_lines(wiring)) + "\n"


def _lines(wiring: Wiring) -> Iterator[str]:
    yield wiring.name
    if wiring.wires():
        yield ""
        yield from columns(
            [_WIRE_HEAD, *(_wire_row(c, w) for c in wiring.corners for w in c.wires)]
        )
        yield from _legs(wiring)
    for controller in wiring.controllers:
        yield ""
        yield from _controller_lines(controller, wiring.bus_ground_pin)
    if wiring.on_boards:
        yield ""
        yield f"{wiring.on_boards} inputs and lamps are on seat boards: see each one's board.json."
    if wiring.plugs:
        yield ""
        yield from columns([_PLUG_HEAD, *(_plug_row(plug) for plug in wiring.plugs)])
        yield "These come by USB. Which socket of an encoder is which control, its maker knows:"
        yield "companion setup finds out by pressing."
    if wiring.simulated:
        yield ""
        yield f"Nothing to solder for {wiring.simulated} simulated inputs and lamps."


def _legs(wiring: Wiring) -> Iterator[str]:
    yield "Other leg: a button's goes straight to ground. All ground pins are the same."
    lamps = [wire for wire in wiring.wires() if wire.lamp]
    if lamps:
        ohms = ", ".join(f"{ohm} ohm for {name}" for name, ohm in LED_OHM.items())
        yield "A lamp's wire goes through a resistor to the long leg of the LED, the short leg to"
        yield f"ground: {ohms}."
    glowing = [wire.tag for wire in lamps if wire.line in PULLED_UP]
    if glowing:
        yield f"Until the program runs, {', '.join(glowing)} may glow: the Pi pulls BCM 0 to 8 up"
        yield "when it is switched on. BCM 9 to 27 stay dark."


_PLUG_HEAD = ("WIRE", "SEAT", "PART", "CONTROL", "DEVICE")


def _plug_row(plug: PlugWire) -> tuple[str, ...]:
    return plug.tag, str(plug.seat), plug.part, plug.control, plug.device


_WIRE_HEAD = ("WIRE", "SEAT", "PART", "BCM", "PIN", "GROUND PIN")


def _wire_row(corner: Corner, wire: Wire) -> tuple[str, ...]:
    seat = f"{corner.seat} {corner.player}"
    return (wire.tag, seat, wire.part, str(wire.line), str(wire.pin), str(corner.ground_pin))


def _controller_lines(controller: Controller, ground_pin: int | None) -> Iterator[str]:
    yield f"MPR121 touch controller 0x{controller.address:02X}"
    yield f"  VIN  to pin {POWER_3V3_PIN} (3V3), GND to pin {ground_pin}"
    yield f"  SDA  to pin {PIN_OF_LINE[SDA_LINE]}, SCL to pin {PIN_OF_LINE[SCL_LINE]}"
    yield f"  ADDR to {controller.strap}: this sets the address"
    yield f"  IRQ  {irq_words(controller)}"
    rows = [(str(pad.electrode), pad.tag, f"seat {pad.seat}", pad.name) for pad in controller.pads]
    yield from ("  " + line for line in columns([("ELECTRODE", "WIRE", "SEAT", "PAD"), *rows]))


def irq_words(controller: Controller) -> str:
    """Return where the IRQ pin goes, or that it stays free."""
    if controller.irq_line is None:
        return "stays free (the program polls)"
    return f"to pin {controller.irq_pin} (BCM {controller.irq_line})"


def columns(rows: Sequence[Sequence[str]]) -> Iterator[str]:
    """Set rows in columns, each as wide as its widest cell."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for row in rows:
        cells = (cell.ljust(width) for cell, width in zip(row, widths, strict=True))
        yield "  ".join(cells).rstrip()
