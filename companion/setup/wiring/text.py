"""The wiring as a table of plain text, to read beside the soldering iron."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from companion.language import say
from companion.setup.profile.header import (
    PIN_OF_LINE,
    POWER_3V3_PIN,
    PULLED_UP,
    SCL_LINE,
    SDA_LINE,
)
from companion.setup.profile.naming import input_name
from companion.setup.wiring.plan import LED_OHM, Controller, Corner, PlugWire, Wire, Wiring


def write_wiring(wiring: Wiring) -> str:
    """Every wire with both its ends, ready to print."""
    return "\n".join(_lines(wiring)) + "\n"


def _lines(wiring: Wiring) -> Iterator[str]:
    yield wiring.name
    if wiring.wires():
        yield ""
        yield from columns(
            [
                _head("wire", "seat", "part", "bcm", "pin", "ground-pin"),
                *(_wire_row(c, w) for c in wiring.corners for w in c.wires),
            ]
        )
        yield from _legs(wiring)
    for controller in wiring.controllers:
        yield ""
        yield from _controller_lines(controller, wiring.bus_ground_pin)
    if wiring.on_boards:
        yield ""
        yield say("wiring-inputs-lamps-seat-boards-see", on_boards=wiring.on_boards)
    if wiring.plugs:
        yield ""
        yield from columns(
            [
                _head("wire", "seat", "part", "control", "device"),
                *(_plug_row(plug) for plug in wiring.plugs),
            ]
        )
        yield from (say("wiring-these-come-usb-socket-encoder")).splitlines()
    if wiring.simulated:
        yield ""
        yield say("wiring-nothing-solder-simulated-inputs-lamps", simulated=wiring.simulated)


def _legs(wiring: Wiring) -> Iterator[str]:
    yield say("wiring-other-leg-buttons-goes-straight")
    lamps = [wire for wire in wiring.wires() if wire.lamp]
    if lamps:
        ohms = ", ".join(
            say("wiring-ohm", ohm=ohm, input=input_name(name)) for name, ohm in LED_OHM.items()
        )
        yield from (say("wiring-lamps-wire-goes-through-resistor", ohms=ohms)).splitlines()
    glowing = [wire.tag for wire in lamps if wire.line in PULLED_UP]
    if glowing:
        yield from (
            say("wiring-until-program-runs-may-glow", glowing=", ".join(glowing))
        ).splitlines()


def _head(*columns: str) -> tuple[str, ...]:
    return tuple(say(f"wiring-head-{column}") for column in columns)


def _plug_row(plug: PlugWire) -> tuple[str, ...]:
    return plug.tag, str(plug.seat), plug.part, plug.control, plug.device


def _wire_row(corner: Corner, wire: Wire) -> tuple[str, ...]:
    seat = f"{corner.seat} {corner.player}"
    return (wire.tag, seat, wire.part, str(wire.line), str(wire.pin), str(corner.ground_pin))


def _controller_lines(controller: Controller, ground_pin: int | None) -> Iterator[str]:
    yield say("wiring-mpr121-touch-controller-0x", address=f"{controller.address:02X}")
    yield "  " + say(
        "wiring-vin-pin-3v3-gnd-pin", power_3v3_pin=POWER_3V3_PIN, ground_pin=str(ground_pin)
    )
    yield "  " + say(
        "wiring-sda-pin-scl-pin",
        sda=PIN_OF_LINE[SDA_LINE],
        scl=PIN_OF_LINE[SCL_LINE],
    )
    yield "  " + say("wiring-addr-sets-address", strap=controller.strap)
    yield f"  IRQ  {irq_words(controller)}"
    rows = [
        (str(pad.electrode), pad.tag, say("wiring-seat-3", seat=pad.seat), pad.name)
        for pad in controller.pads
    ]
    yield from ("  " + line for line in columns([_head("electrode", "wire", "seat", "pad"), *rows]))


def irq_words(controller: Controller) -> str:
    """Return where the IRQ pin goes, or that it stays free."""
    if controller.irq_line is None:
        return say("wiring-stays-free-program-polls")
    return say("wiring-pin-bcm-3", irq_pin=str(controller.irq_pin), irq_line=controller.irq_line)


def columns(rows: Sequence[Sequence[str]]) -> Iterator[str]:
    """Set rows in columns, each as wide as its widest cell."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for row in rows:
        cells = (cell.ljust(width) for cell, width in zip(row, widths, strict=True))
        yield "  ".join(cells).rstrip()
