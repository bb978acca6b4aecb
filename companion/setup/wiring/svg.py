"""The sheet: the Pi's header at the left, a card a seat beside it, touch controllers below."""

from __future__ import annotations

from companion.setup.profile.header import PINS
from companion.setup.wiring import marks
from companion.setup.wiring.canvas import Canvas
from companion.setup.wiring.cards import (
    CARD_WIDTH,
    CONTROLLER_HEIGHT,
    corner_height,
    draw_controller,
    draw_corner,
)
from companion.setup.wiring.plan import Wire, Wiring

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
    canvas = Canvas(_WIDTH, below + decks * (CONTROLLER_HEIGHT + _GAP), f"Wiring: {wiring.name}")
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


def _draw_title(canvas: Canvas, wiring: Wiring) -> None:
    canvas.text(_GAP, 36, wiring.name, 22, font_weight="bold")
    tags = "Write each tag on both ends of its wire: W R B = white, red, blue; L = lamp;"
    tags += " P S Ra = pile, shield, rail pad."
    if wiring.simulated:
        tags += f" Simulated, nothing to solder: {wiring.simulated}."
    canvas.text(_GAP, 60, tags, 12)
    lines = "Hollow line = white, solid = red, dashed = blue, dotted = pad, thin = ground."
    canvas.text(_GAP, 78, f"{lines} All ground pins are one. Solder with the power off.", 12)


def _draw_controllers(canvas: Canvas, wiring: Wiring, below: float) -> None:
    for index, controller in enumerate(wiring.controllers):
        x = _GAP + (index % _ACROSS) * (CARD_WIDTH + _GAP)
        y = below + (index // _ACROSS) * (CONTROLLER_HEIGHT + _GAP)
        draw_controller(canvas, controller, wiring.bus_ground_pin, x, y)


def _draw_header(canvas: Canvas, wiring: Wiring, x: float, y: float) -> None:
    canvas.rect(x, y, _HEADER_WIDTH, _HEADER_HEIGHT, fill="#f2f7f2", stroke="#8a8a8a")
    canvas.text(x + 12, y + 25, "Raspberry Pi header", 16, font_weight="bold")
    canvas.text(x + _HEADER_WIDTH - 12, y + 25, "USB sockets point down", 12, text_anchor="end")
    canvas.rect(x + _HEADER_WIDTH / 2 - 36, y + 40, 72, 20 * _PIN_ROW + 6, fill="#2b2b2b", rx="6")
    wires = {wire.pin: wire for wire in wiring.wires()}
    notes = _notes(wiring)
    for pin, what in enumerate(PINS, start=1):
        _draw_pin(canvas, pin, what, wires.get(pin), notes.get(pin, ""), x, y)


def _notes(wiring: Wiring) -> dict[int, str]:
    """Return what is on the pins that no button and no lamp uses."""
    notes = {pin: "leave free" for pin, what in enumerate(PINS, start=1) if what in ("0", "1")}
    notes |= {pin: f"touch {name}" for pin, name in wiring.bus_pins().items()}
    for controller in wiring.controllers:
        if controller.irq_pin:
            notes[controller.irq_pin] = f"IRQ of 0x{controller.address:02X}"
    grounds = [(corner.ground_pin, f"seat {corner.seat}") for corner in wiring.corners]
    for pin, user in [*grounds, (wiring.bus_ground_pin, "touch")]:
        if pin is not None:
            notes[pin] = f"{notes[pin]}, {user}" if pin in notes else user
    return notes


def _draw_pin(
    canvas: Canvas, pin: int, what: str, wire: Wire | None, note: str, x: float, y: float
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


def _draw_hole(canvas: Canvas, pin: int, what: str, x: float, y: float) -> None:
    fill = _FILLS.get(what, "#ffffff")
    if pin == 1:
        canvas.rect(x - 13, y - 13, 26, 26, fill=fill, rx="0")
    else:
        canvas.circle(x, y, 13, fill=fill)
    canvas.text(x, y + 4, str(pin), 11, text_anchor="middle", font_weight="bold")


def _pin_name(what: str) -> str:
    return f"BCM {what}" if what.isdigit() else what
