"""The sheet: the Pi's header at the left, a card a seat beside it, touch controllers below."""

from __future__ import annotations

from companion.language import say
from companion.setup.profile.header import PIN_OF_LINE, PINS, POWER_3V3_PIN, SCL_LINE, SDA_LINE
from companion.setup.profile.model import BUTTONS
from companion.setup.profile.naming import input_name
from companion.setup.wiring import marks
from companion.setup.wiring.canvas import SvgCanvas
from companion.setup.wiring.plan import LED_OHM, Controller, Corner, PadWire, Wire, Wiring

CARD_WIDTH = 410
ROW = 30
CONTROLLER_HEIGHT = 12 * 24 + 62
_RAIL = 330
_CHIP = 108


def corner_height(corner: Corner) -> float:
    """Return how high a seat's card must be."""
    return 62 + ROW * max(1, len(corner.wires) + len(corner.pads))


def draw_corner(canvas: SvgCanvas, corner: Corner, x: float, y: float, height: float) -> None:
    """Draw a seat: buttons and lamps from their pins to its ground, pads from their electrodes."""
    canvas.group(f"seat-{corner.seat}")
    _frame(canvas, x, y, height, say("wiring-seat-2", seat=corner.seat), corner.player)
    row = y + 56
    if not corner.wires and not corner.pads:
        canvas.text(x + 12, row + 4, say("wiring-nothing-solder"), 12)
    for wire in corner.wires:
        _wire_row(canvas, wire, x, row)
        row += ROW
    if corner.ground_pin is not None:
        _ground_rail(canvas, corner.ground_pin, x, y + 56, row - ROW)
    for pad in corner.pads:
        _pad_row(canvas, pad, x, row)
        row += ROW
    canvas.end()


def _frame(canvas: SvgCanvas, x: float, y: float, height: float, title: str, aside: str) -> None:
    canvas.rect(x, y, CARD_WIDTH, height, fill="#fcfcfa", stroke="#8a8a8a")
    canvas.text(x + 12, y + 25, title, 16, font_weight="bold")
    canvas.text(x + CARD_WIDTH - 12, y + 25, aside, 14, text_anchor="end")
    canvas.line((x, y + 36), (x + CARD_WIDTH, y + 36), stroke="#c9c9c9", stroke_width="1")


def _wire_row(canvas: SvgCanvas, wire: Wire, x: float, y: float) -> None:
    marks.chip(canvas, x + 12, y, _CHIP, say("wiring-pin-bcm", pin=wire.pin, line=wire.line))
    start, end = x + 12 + _CHIP, x + (196 if wire.lamp else 240)
    marks.wire(canvas, wire.name, (start, y), (end, y))
    marks.flag(canvas, x + 152, y, wire.tag)
    if wire.lamp:
        marks.ground(canvas, (x + 196, y), (x + _RAIL, y))
        marks.resistor(canvas, x + 214, y, LED_OHM[wire.name])
        marks.led(canvas, x + 270, y, wire.name)
        canvas.text(x + 284, y - 4, wire.name, 10)
    elif wire.name in BUTTONS:
        marks.ground(canvas, (x + 251, y), (x + _RAIL, y))
        marks.button(canvas, x + 240, y, wire.name)
        canvas.text(x + 258, y - 4, wire.name, 10)
    else:
        marks.ground(canvas, (x + 306, y), (x + _RAIL, y))
        marks.pad(canvas, x + 196, y, 110, input_name(wire.name))


def _ground_rail(canvas: SvgCanvas, pin: int, x: float, top: float, bottom: float) -> None:
    marks.ground(canvas, (x + _RAIL, top), (x + _RAIL, bottom))
    middle = (top + bottom) / 2
    marks.ground(canvas, (x + _RAIL, middle), (x + 342, middle))
    canvas.rect(x + 342, middle - 18, 56, 36, fill="#1b1b1b")
    canvas.text(x + 370, middle - 3, "GND", 11, text_anchor="middle", fill="#ffffff")
    canvas.text(
        x + 370, middle + 12, say("wiring-pin", pin=pin), 11, text_anchor="middle", fill="#ffffff"
    )


def _pad_row(canvas: SvgCanvas, pad: PadWire, x: float, y: float) -> None:
    marks.chip(canvas, x + 12, y, _CHIP, f"0x{pad.address:02X} · E{pad.electrode}")
    marks.wire(canvas, "pad", (x + 12 + _CHIP, y), (x + 196, y))
    marks.flag(canvas, x + 152, y, pad.tag)
    marks.pad(canvas, x + 196, y, 110, input_name(pad.name))


def draw_controller(
    canvas: SvgCanvas, controller: Controller, ground_pin: int | None, x: float, y: float
) -> None:
    """Draw a breakout: supply, bus and address strap at the left, electrodes at the right."""
    canvas.group(f"mpr121-{controller.address:02X}")
    title = say("wiring-mpr121-0x", address=f"{controller.address:02X}")
    _frame(canvas, x, y, CONTROLLER_HEIGHT, title, say("wiring-addr-2", strap=controller.strap))
    canvas.rect(x + 164, y + 46, 104, 12 * 24 + 4, fill="#3b2a56", stroke="#241838")
    for index, (name, words, used) in enumerate(_left_ends(controller, ground_pin)):
        _left_pin(canvas, name, words, used, x, y + 60 + index * 24)
    pads = {pad.electrode: pad for pad in controller.pads}
    for electrode in range(12):
        _electrode(canvas, electrode, pads.get(electrode), x, y + 60 + electrode * 24)
    canvas.end()


def _left_ends(controller: Controller, ground_pin: int | None) -> list[tuple[str, str, bool]]:
    irq = (
        say("wiring-pin-bcm-2", irq_pin=str(controller.irq_pin), irq_line=controller.irq_line)
        if controller.irq_line
        else "free"
    )
    return [
        ("VIN", say("wiring-pin-3v3", power_3v3_pin=POWER_3V3_PIN), True),
        ("GND", say("wiring-pin-gnd", ground_pin=str(ground_pin)), True),
        ("SDA", say("wiring-pin-sda", pin=PIN_OF_LINE[SDA_LINE]), True),
        ("SCL", say("wiring-pin-scl", pin=PIN_OF_LINE[SCL_LINE]), True),
        (
            "ADDR",
            say("wiring-sets-0x", strap=controller.strap, address=f"{controller.address:02X}"),
            True,
        ),
        ("IRQ", irq, controller.irq_line is not None),
    ]


def _left_pin(canvas: SvgCanvas, name: str, words: str, used: bool, x: float, y: float) -> None:
    marks.chip(canvas, x + 12, y, 122, words)
    if used:
        marks.ground(canvas, (x + 134, y), (x + 172, y))
    canvas.circle(x + 172, y, 4, fill="#e6c65c")
    canvas.text(x + 180, y + 4, name, 11, fill="#ffffff")


def _electrode(canvas: SvgCanvas, number: int, pad: PadWire | None, x: float, y: float) -> None:
    canvas.text(x + 252, y + 4, f"E{number}", 11, fill="#ffffff", text_anchor="end")
    canvas.circle(x + 260, y, 4, fill="#e6c65c")
    if pad is None:
        canvas.text(x + 276, y + 4, "free", 11, fill="#777777")
        return
    marks.wire(canvas, "pad", (x + 264, y), (x + 316, y))
    marks.flag(canvas, x + 292, y, pad.tag)
    canvas.text(x + 322, y + 4, say("wiring-seat", seat=pad.seat, name=input_name(pad.name)), 11)


_GAP = 20
_TOP = 96
_PIN_ROW = 34
_HEADER_WIDTH = 530
_HEADER_HEIGHT = 20 * _PIN_ROW + 62
_WIDTH = _HEADER_WIDTH + 2 * CARD_WIDTH + 4 * _GAP
_ACROSS = 3
_FILLS = {"GND": "#a5a5a5", "3V3": "#ffd9a0", "5V": "#ffb3b3"}


def draw_wiring(wiring: Wiring) -> str:
    """The whole plan as one SVG document."""
    rows = [wiring.corners[i : i + 2] for i in range(0, len(wiring.corners), 2)]
    heights = [max(corner_height(corner) for corner in row) for row in rows]
    below = _TOP + max(_HEADER_HEIGHT + _GAP, sum(height + _GAP for height in heights))
    decks = -(-len(wiring.controllers) // _ACROSS)
    canvas = SvgCanvas(
        _WIDTH, below + decks * (CONTROLLER_HEIGHT + _GAP), say("wiring-wiring-2", name=wiring.name)
    )
    _draw_title(canvas, wiring)
    _draw_header(canvas, wiring, _GAP, _TOP)
    top: float = _TOP
    for row, height in zip(rows, heights, strict=True):
        for column, corner in enumerate(row):
            left = 2 * _GAP + _HEADER_WIDTH + column * (CARD_WIDTH + _GAP)
            draw_corner(canvas, corner, left, top, height)
        top += height + _GAP
    _draw_controllers(canvas, wiring, below)
    return canvas.document()


def _draw_title(canvas: SvgCanvas, wiring: Wiring) -> None:
    canvas.text(_GAP, 36, wiring.name, 22, font_weight="bold")
    tags = say("wiring-write-each-tag-both-ends")
    if wiring.simulated:
        tags += " " + say("wiring-simulated-nothing-solder", simulated=wiring.simulated)
    canvas.text(_GAP, 60, tags, 12)
    lines = say("wiring-hollow-line-white-solid-red")
    canvas.text(_GAP, 78, lines, 12)


def _draw_controllers(canvas: SvgCanvas, wiring: Wiring, below: float) -> None:
    for index, controller in enumerate(wiring.controllers):
        x = _GAP + (index % _ACROSS) * (CARD_WIDTH + _GAP)
        y = below + (index // _ACROSS) * (CONTROLLER_HEIGHT + _GAP)
        draw_controller(canvas, controller, wiring.bus_ground_pin, x, y)


def _draw_header(canvas: SvgCanvas, wiring: Wiring, x: float, y: float) -> None:
    canvas.rect(x, y, _HEADER_WIDTH, _HEADER_HEIGHT, fill="#f2f7f2", stroke="#8a8a8a")
    canvas.text(x + 12, y + 25, say("wiring-raspberry-pi-header"), 16, font_weight="bold")
    canvas.text(
        x + _HEADER_WIDTH - 12, y + 25, say("wiring-usb-sockets-point-down"), 12, text_anchor="end"
    )
    canvas.rect(x + _HEADER_WIDTH / 2 - 36, y + 40, 72, 20 * _PIN_ROW + 6, fill="#2b2b2b", rx="6")
    wires = {wire.pin: wire for wire in wiring.wires()}
    notes = _notes(wiring)
    for pin, what in enumerate(PINS, start=1):
        _draw_pin(canvas, pin, what, wires.get(pin), notes.get(pin, ""), x, y)


def _notes(wiring: Wiring) -> dict[int, str]:
    """Return what is on the pins that no button and no lamp uses."""
    notes = {
        pin: say("wiring-leave-free")
        for pin, what in enumerate(PINS, start=1)
        if what in ("0", "1")
    }
    notes |= {pin: f"touch {name}" for pin, name in wiring.bus_pins().items()}
    for controller in wiring.controllers:
        if controller.irq_pin:
            notes[controller.irq_pin] = say("wiring-irq-0x", address=f"{controller.address:02X}")
    grounds = [
        (corner.ground_pin, say("wiring-seat-3", seat=corner.seat)) for corner in wiring.corners
    ]
    for pin, user in [*grounds, (wiring.bus_ground_pin, "touch")]:
        if pin is not None:
            notes[pin] = f"{notes[pin]}, {user}" if pin in notes else user
    return notes


def _draw_pin(
    canvas: SvgCanvas, pin: int, what: str, wire: Wire | None, note: str, x: float, y: float
) -> None:
    side = -1 if pin % 2 else 1
    middle = x + _HEADER_WIDTH / 2
    centre, row = middle + side * 17, y + 60 + (pin - 1) // 2 * _PIN_ROW
    canvas.group(f"pin-{pin}")
    _draw_hole(canvas, pin, what, centre, row)
    anchor = "end" if side < 0 else "start"
    canvas.text(middle + side * 44, row + 4, _pin_name(what), 11, text_anchor=anchor)
    if wire:
        marks.wire(canvas, wire.name, (middle + side * 92, row), (middle + side * 160, row))
        marks.flag(canvas, middle + side * 124, row, wire.tag)
        note = f"{wire.seat} {wire.part}"
    canvas.text(middle + side * (166 if wire else 100), row + 4, note, 11, text_anchor=anchor)
    canvas.end()


def _draw_hole(canvas: SvgCanvas, pin: int, what: str, x: float, y: float) -> None:
    fill = _FILLS.get(what, "#ffffff")
    if pin == 1:
        canvas.rect(x - 13, y - 13, 26, 26, fill=fill, rx="0")
    else:
        canvas.circle(x, y, 13, fill=fill)
    canvas.text(x, y + 4, str(pin), 11, text_anchor="middle", font_weight="bold")


def _pin_name(what: str) -> str:
    return say("wiring-bcm", what=what) if what.isdigit() else what
