"""USB buttons on a real kernel: 600 presses, an overrun, a cable pulled, a lamp, a grab."""

import os
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from tempfile import mkdtemp
from typing import Any

from companion.app.setting_up.scout import Scout
from companion.app.setting_up.workshop import Workshop
from companion.app.table.build import build_table
from companion.setup.profile import Profile, load_profile, parse_text
from companion.setup.profile.input_codes import KEYS, LEDS
from hw.drivers.evdev.source import EvdevSource
from hw.drivers.evdev.sysfs import input_nodes
from hw.signals import Fault, Report, Signal
from hw.table import Table
from tests.rigs.uinput import VirtualKeys, Written

NAME = "Companion test keys"
PRESSES = 600
GAP_S = 0.004
WAIT_S = 20.0
BUTTONS = ("white", "red", "blue")
CONTROLS = {
    (seat, name): f"BTN_TRIGGER_HAPPY{3 * seat + n}"
    for seat in (1, 2, 3)
    for n, name in enumerate(BUTTONS)
}
CODES = {KEYS[control]: place for place, control in CONTROLS.items()}
OVERRUN = 1_000


def usb() -> dict[str, Any]:
    """Give what a table of virtual keys reported of what was done to it."""
    reports: list[Report] = []
    with VirtualKeys(NAME, tuple(CODES), (LEDS["LED_CAPSL"],)) as keys:
        bench = build_table(_profile(), deliver=reports.append)
        table = bench.table
        table.start()
        found = {"pressed": _presses(keys, reports), "typed": _typed(keys)}
        found |= {"lit": _lamp(keys, table), "unread": _overrun(keys, bench.usb[0], reports)}
        reports.clear()
    found["lost"] = _wait(lambda: len(_reasons(reports)) >= len(CODES)) and _reasons(reports)
    reports.clear()
    with VirtualKeys(NAME, tuple(CODES), (LEDS["LED_CAPSL"],)):
        found["back"] = _wait(lambda: len(_reasons(reports)) >= len(CODES)) and _reasons(reports)
        table.close()
    with VirtualKeys(NAME, tuple(CODES)) as keys:
        found["described"] = _described(keys)
    return found


def _profile() -> Profile:
    seats = "".join(
        f"[seats.{seat}]\n"
        + "".join(f'{name} = "usb keys {CONTROLS[seat, name]}"\n' for name in BUTTONS)
        + ('lamps = { white = "usb keys LED_CAPSL" }\n' if seat == 1 else "")
        for seat in (1, 2, 3)
    )
    usb = f'[usb]\nkeys = {{ name = "{NAME}", debounce_ms = 0 }}\n'
    return parse_text(f"{usb}{seats}[uncertainty_us]\nwhite = 0\nred = 0\nblue = 0\n", "usb")


def _presses(keys: VirtualKeys, reports: list[Report]) -> list[dict[str, Any]]:
    """Press one key after the other; give each signal beside the write that caused it."""
    written: list[Written] = []
    codes = [*CODES]
    for n in range(PRESSES):
        written.append(keys.key(codes[n % len(codes)], True))
        time.sleep(GAP_S)
        written.append(keys.key(codes[(n - 4) % len(codes)], False))
    written += [keys.key(code, False) for code in codes]
    truth = _changes(written)
    _wait(lambda: len(_signals(reports)) >= len(truth))
    heard = sorted(_signals(reports), key=lambda signal: signal.t)
    faults = [report for report in reports if isinstance(report, Fault)]
    assert not faults, faults[:3]
    assert len(heard) == len(truth), (len(heard), len(truth))
    return [_pair(signal, told) for signal, told in zip(heard, truth, strict=True)]


def _changes(written: list[Written]) -> list[Written]:
    """Leave out what changed nothing: a key that is up is not let go of."""
    down: set[int] = set()
    kept = []
    for each in written:
        if each.on != (each.code in down):
            (down.add if each.on else down.discard)(each.code)
            kept.append(each)
    return kept


def _pair(signal: Signal, told: Written) -> dict[str, Any]:
    same = (signal.seat, signal.input) == CODES[told.code] and signal.on == told.on
    times = {"t": signal.t, "u": signal.u, "after": told.after_us, "before": told.before_us}
    return {"same": same, **times}


def _typed(keys: VirtualKeys) -> int:
    """Count what somebody else hears of a press."""
    [path] = [node.path for node in input_nodes() if node.name == NAME]
    other = os.open(path, os.O_RDONLY | os.O_NONBLOCK)
    code = next(iter(CODES))
    keys.key(code, True)
    keys.key(code, False)
    time.sleep(0.1)
    try:
        return len(os.read(other, 4096))
    except BlockingIOError:
        return 0
    finally:
        os.close(other)


def _lamp(keys: VirtualKeys, table: Table) -> list[bool]:
    seen = []
    for on in (True, False):
        table.set(1, "white", on)
        time.sleep(0.05)
        seen.append(keys.lit().get(LEDS["LED_CAPSL"]))
    return [bool(value) for value in seen]


def _overrun(keys: VirtualKeys, source: EvdevSource, reports: list[Report]) -> list[str]:
    """Press more than the kernel keeps while the driver's thread is held up."""
    reports.clear()
    code = next(iter(CODES))
    with source._lock:
        for n in range(OVERRUN):
            keys.key(code, n % 2 == 0)
    _wait(lambda: "recovered" in _reasons(reports))
    return _reasons(reports)


def _described(keys: VirtualKeys) -> list[str]:
    """Have the wizard find the keys, press what it asks for, and give the places it wrote."""
    file = Path(mkdtemp()) / "table.toml"
    codes = [*CODES]
    shop = Workshop(Scout(), file, "block")
    with closing(shop):
        for choice in ("next", "next", "seats 3", "next"):
            shop.choose(choice)
        _wait(lambda: _asks(shop, "Seat 1: press the white button"))
        for code in codes[:6]:
            keys.key(code, True)
            _wait(lambda: _asks(shop, "Let go."))
            keys.key(code, False)
            _wait(lambda: not _asks(shop, "Let go."))
        for choice in ("next", "write"):
            shop.choose(choice)
        _wait(lambda: not _asks(shop, "Is this the table?") and shop.written is not None)
    return [str(item.place).split()[-1] for item in load_profile(str(file)).inputs()]


def _asks(shop: Workshop, words: str) -> bool:
    shop.turn()
    return shop.page.question == words


def _wait(done: Callable[[], bool]) -> bool:
    end = time.monotonic() + WAIT_S
    while not done() and time.monotonic() < end:
        time.sleep(0.05)
    return done()


def _signals(reports: list[Report]) -> list[Signal]:
    return [report for report in [*reports] if isinstance(report, Signal)]


def _reasons(reports: list[Report]) -> list[str]:
    return [report.reason for report in [*reports] if isinstance(report, Fault)]
