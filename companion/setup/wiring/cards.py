"""The cards of the picture: one a seat, one a touch controller."""

from __future__ import annotations

from companion.setup.profile.header import PIN_OF_LINE, POWER_3V3_PIN, SCL_LINE, SDA_LINE
from companion.setup.profile.model import BUTTONS
from companion.setup.wiring import marks
from companion.setup.wiring.canvas import Canvas
from companion.setup.wiring.plan import Controller, Corner, Pad, Wire

CARD_WIDTH = 410
ROW = 30
CONTROLLER_HEIGHT = 12 * 24 + 62
_RAIL = 330
_CHIP = 108


def corner_height(corner: Corner) -> float:
    """Return how high a seat's card must be."""
    return 62 + ROW * max(1, len(corner.wires) + len(corner.pads))


def draw_corner(canvas: Canvas, corner: Corner, x: float, y: float, height: float) -> None:
    """Draw a seat: buttons and lamps from their pins to its ground, pads from their electrodes."""
    canvas.group(f"seat-{corner.seat}")
    _frame(canvas, x, y, height, f"Seat {corner.seat}", corner.player)
    row = y + 56
    if not corner.wires and not corner.pads:
        canvas.text(x + 12, row + 4, "nothing to solder", 12)
    for wire in corner.wires:
        _wire_row(canvas, wire, x, row)
        row += ROW
    if corner.ground_pin is not None:
        _ground_rail(canvas, corner.ground_pin, x, y + 56, row - ROW)
    for pad in corner.pads:
        _pad_row(canvas, pad, x, row)
        row += ROW
    canvas.end()


def _frame(canvas: Canvas, x: float, y: float, height: float, title: str, aside: str) -> None:
    canvas.rect(x, y, CARD_WIDTH, height, fill="#fcfcfa", stroke="#8a8a8a")
    canvas.text(x + 12, y + 25, title, 16, font_weight="bold")
    canvas.text(x + CARD_WIDTH - 12, y + 25, aside, 14, text_anchor="end")
    canvas.line((x, y + 36), (x + CARD_WIDTH, y + 36), stroke="#c9c9c9", stroke_width="1")


def _wire_row(canvas: Canvas, wire: Wire, x: float, y: float) -> None:
    marks.chip(canvas, x + 12, y, _CHIP, f"pin {wire.pin} · BCM {wire.line}")
    start, end = x + 12 + _CHIP, x + (196 if wire.lamp else 240)
    marks.wire(canvas, wire.name, (start, y), (end, y))
    marks.flag(canvas, x + 152, y, wire.tag)
    if wire.lamp:
        marks.ground(canvas, (x + 196, y), (x + _RAIL, y))
        marks.resistor(canvas, x + 214, y)
        marks.led(canvas, x + 270, y, wire.name)
        canvas.text(x + 284, y - 4, wire.name, 10)
    elif wire.name in BUTTONS:
        marks.ground(canvas, (x + 251, y), (x + _RAIL, y))
        marks.button(canvas, x + 240, y, wire.name)
        canvas.text(x + 258, y - 4, wire.name, 10)
    else:
        marks.ground(canvas, (x + 306, y), (x + _RAIL, y))
        marks.pad(canvas, x + 196, y, 110, wire.name)


def _ground_rail(canvas: Canvas, pin: int, x: float, top: float, bottom: float) -> None:
    marks.ground(canvas, (x + _RAIL, top), (x + _RAIL, bottom))
    middle = (top + bottom) / 2
    marks.ground(canvas, (x + _RAIL, middle), (x + 342, middle))
    canvas.rect(x + 342, middle - 18, 56, 36, fill="#1b1b1b")
    canvas.text(x + 370, middle - 3, "GND", 11, text_anchor="middle", fill="#ffffff")
    canvas.text(x + 370, middle + 12, f"pin {pin}", 11, text_anchor="middle", fill="#ffffff")


def _pad_row(canvas: Canvas, pad: Pad, x: float, y: float) -> None:
    marks.chip(canvas, x + 12, y, _CHIP, f"0x{pad.address:02X} · E{pad.electrode}")
    marks.wire(canvas, "pad", (x + 12 + _CHIP, y), (x + 196, y))
    marks.flag(canvas, x + 152, y, pad.tag)
    marks.pad(canvas, x + 196, y, 110, pad.name)


def draw_controller(
    canvas: Canvas, controller: Controller, ground_pin: int | None, x: float, y: float
) -> None:
    """Draw a breakout: supply, bus and address strap at the left, electrodes at the right."""
    canvas.group(f"mpr121-{controller.address:02X}")
    title = f"MPR121 at 0x{controller.address:02X}"
    _frame(canvas, x, y, CONTROLLER_HEIGHT, title, f"ADDR to {controller.strap}")
    canvas.rect(x + 164, y + 46, 104, 12 * 24 + 4, fill="#3b2a56", stroke="#241838")
    for index, (name, words, used) in enumerate(_left_ends(controller, ground_pin)):
        _left_pin(canvas, name, words, used, x, y + 60 + index * 24)
    pads = {pad.electrode: pad for pad in controller.pads}
    for electrode in range(12):
        _electrode(canvas, electrode, pads.get(electrode), x, y + 60 + electrode * 24)
    canvas.end()


def _left_ends(controller: Controller, ground_pin: int | None) -> list[tuple[str, str, bool]]:
    irq = f"pin {controller.irq_pin} · BCM {controller.irq_line}" if controller.irq_line else "free"
    return [
        ("VIN", f"pin {POWER_3V3_PIN} · 3V3", True),
        ("GND", f"pin {ground_pin} · GND", True),
        ("SDA", f"pin {PIN_OF_LINE[SDA_LINE]} · SDA", True),
        ("SCL", f"pin {PIN_OF_LINE[SCL_LINE]} · SCL", True),
        ("ADDR", f"{controller.strap} sets 0x{controller.address:02X}", True),
        ("IRQ", irq, controller.irq_line is not None),
    ]


def _left_pin(canvas: Canvas, name: str, words: str, used: bool, x: float, y: float) -> None:
    marks.chip(canvas, x + 12, y, 122, words)
    if used:
        marks.ground(canvas, (x + 134, y), (x + 172, y))
    canvas.circle(x + 172, y, 4, fill="#e6c65c")
    canvas.text(x + 180, y + 4, name, 11, fill="#ffffff")


def _electrode(canvas: Canvas, number: int, pad: Pad | None, x: float, y: float) -> None:
    canvas.text(x + 252, y + 4, f"E{number}", 11, fill="#ffffff", text_anchor="end")
    canvas.circle(x + 260, y, 4, fill="#e6c65c")
    if pad is None:
        canvas.text(x + 276, y + 4, "free", 11, fill="#777777")
        return
    marks.wire(canvas, "pad", (x + 264, y), (x + 316, y))
    marks.flag(canvas, x + 292, y, pad.tag)
    canvas.text(x + 322, y + 4, f"seat {pad.seat} {pad.name}", 11)
