"""A seat board's wiring: as a picture of its pins, and as a table of plain text."""

from __future__ import annotations

from collections.abc import Iterator

from companion.language import say
from companion.setup.profile.naming import input_name
from companion.setup.wiring import marks
from companion.setup.wiring.board import PICO, POWER_PIN, BoardPad, BoardPlan, BoardWire
from companion.setup.wiring.canvas import SvgCanvas
from companion.setup.wiring.plan import LED_OHM, STRAPS
from companion.setup.wiring.text import columns

_GAP, _TOP, _ROW = 24, 56, 28
_WIDTH, _MIDDLE = 860, 430
_LINE = 20
_FILLS = {"GND": "#c9c9c9", "3V3": "#f6c26b", "VBUS": "#f2a0a0", "VSYS": "#f2a0a0"}


def draw_board(plan: BoardPlan) -> str:
    """Return the picture: the board with its USB socket up, what is on each pin, what else."""
    notes = [*board_notes(plan)]
    pads_top = _TOP + 20 * _ROW + 70
    notes_top = pads_top + _pads_height(plan)
    canvas = SvgCanvas(
        _WIDTH, notes_top + _LINE * len(notes) + _GAP, say("wiring-wiring", name=plan.name)
    )
    canvas.text(_GAP, 36, say("wiring-seat-board", name=plan.name), 20, font_weight="bold")
    _draw_pico(canvas, plan)
    for index, address in enumerate(plan.controllers()):
        _draw_chip(canvas, plan, address, _GAP + index % 2 * 410, pads_top + index // 2 * 330)
    for number, note in enumerate(notes):
        canvas.text(_GAP, notes_top + number * _LINE + 12, note, 12)
    return canvas.document()


def _pads_height(plan: BoardPlan) -> int:
    return (len(plan.controllers()) + 1) // 2 * 330


def _draw_pico(canvas: SvgCanvas, plan: BoardPlan) -> None:
    canvas.rect(_MIDDLE - 70, _TOP, 140, 20 * _ROW + 44, fill="#f2f7f2", stroke="#8a8a8a")
    canvas.rect(_MIDDLE - 24, _TOP - 8, 48, 26, fill="#d8d8d8", stroke="#8a8a8a")
    canvas.text(_MIDDLE, _TOP + 9, "USB", 11, text_anchor="middle")
    wires = {wire.pin: wire for wire in plan.wires}
    for pin, what in enumerate(PICO, start=1):
        _draw_board_pin(canvas, pin, what, wires.get(pin), plan)


def _draw_board_pin(
    canvas: SvgCanvas, pin: int, what: str, wire: BoardWire | None, plan: BoardPlan
) -> None:
    left = pin <= 20
    side, row = (-1, pin - 1) if left else (1, 40 - pin)
    y, anchor = _TOP + 40 + row * _ROW, "end" if left else "start"
    canvas.group(f"pin-{pin}")
    canvas.circle(_MIDDLE + side * 56, y, 12, fill=_FILLS.get(what, "#ffffff"), stroke="#8a8a8a")
    canvas.text(_MIDDLE + side * 56, y + 4, str(pin), 11, text_anchor="middle")
    canvas.text(_MIDDLE + side * 40, y + 4, what, 10, text_anchor="start" if left else "end")
    note = _pin_note(pin, plan)
    if wire:
        marks.wire(canvas, _pattern(wire), (_MIDDLE + side * 70, y), (_MIDDLE + side * 170, y))
        marks.flag(canvas, _MIDDLE + side * 120, y, wire.tag)
        note = wire.part
    if note:
        canvas.text(_MIDDLE + side * (178 if wire else 80), y + 4, note, 12, text_anchor=anchor)
    canvas.end()


def _pattern(wire: BoardWire) -> str:
    return "pad" if wire.kind in ("pad", "bus") else wire.name


def _pin_note(pin: int, plan: BoardPlan) -> str:
    if pin != POWER_PIN:
        return ""
    if plan.pads:
        return say("wiring-vin-touch-controllers")
    return say("wiring-1-mohm-each-pad") if "pad" in plan.kinds() else ""


def _draw_chip(canvas: SvgCanvas, plan: BoardPlan, address: int, x: float, y: float) -> None:
    canvas.rect(x, y, 390, 310, fill="#fcfcfa", stroke="#8a8a8a")
    canvas.text(x + 12, y + 22, f"MPR121 0x{address:02X}", 15, font_weight="bold")
    aside = say("wiring-addr", pin=STRAPS[address])
    canvas.text(x + 378, y + 22, aside, 12, text_anchor="end")
    for pad in _on(plan, address):
        row = y + 44 + pad.electrode * 22
        marks.chip(canvas, x + 12, row, 90, say("wiring-electrode", electrode=pad.electrode))
        marks.wire(canvas, "pad", (x + 102, row), (x + 220, row))
        marks.flag(canvas, x + 160, row, pad.tag)
        marks.pad(
            canvas, x + 220, row, 150, say("wiring-seat", seat=pad.seat, name=input_name(pad.name))
        )


def _on(plan: BoardPlan, address: int) -> list[BoardPad]:
    return sorted(
        (pad for pad in plan.pads if pad.address == address), key=lambda pad: pad.electrode
    )


def board_notes(plan: BoardPlan) -> Iterator[str]:
    """Yield what no pin shows: where the other leg of each part goes."""
    kinds = plan.kinds()
    if "button" in kinds:
        yield say("wiring-buttons-other-leg-goes-any")
    if "high button" in kinds:
        yield say("wiring-other-leg-button-3v3-goes")
    if "pad" in kinds:
        yield say("wiring-pads-foil-goes-pin-from", power_pin=POWER_PIN)
    if "lamp" in kinds:
        ohms = ", ".join(
            say("wiring-ohm", ohm=ohm, input=input_name(name)) for name, ohm in LED_OHM.items()
        )
        yield from (say("wiring-lamps-pin-goes-through-resistor", ohms=ohms)).splitlines()
    for wire in plan.wires:
        if not wire.pin:
            yield say("wiring-led-board-itself-nothing-solder", tag=wire.tag, gpio=wire.gpio)
    if plan.pads:
        yield say("wiring-every-mpr121-vin-3v3-pin", power_pin=POWER_PIN)


def write_board(plan: BoardPlan) -> str:
    """Every wire with both its ends, ready to print."""
    wires = sorted(plan.wires, key=lambda wire: (wire.seat, wire.pin))
    rows = [(w.tag, w.part, w.gpio, str(w.pin or "-")) for w in wires]
    lines = [plan.name, "", *columns([("WIRE", "PART", "GPIO", "PIN"), *rows])]
    for address in plan.controllers():
        found = _on(plan, address)
        pads = [
            (str(p.electrode), p.tag, say("wiring-seat-pad", seat=p.seat, name=input_name(p.name)))
            for p in found
        ]
        lines += [
            "",
            say("wiring-mpr121-0x-addr", address=f"{address:02X}", pin=STRAPS[address]),
        ]
        lines += columns([("ELECTRODE", "WIRE", "PART"), *pads])
    return "\n".join([*lines, "", *board_notes(plan)]) + "\n"
