"""What must hold between the parts of a table, once each part is right in itself."""

from __future__ import annotations

from collections.abc import Iterator

from companion.language import number as figure
from companion.language import say
from companion.setup.profile.errors import Problem
from companion.setup.profile.model import (
    BoardPlace,
    Gpio,
    Input,
    Lamp,
    Place,
    Profile,
    Simulated,
    SimulatedFault,
    UsbPlace,
)


def whole_table_problems(profile: Profile, seats: range) -> Iterator[Problem]:
    """Every contradiction between seats, pins, players and the game."""
    yield from _seat_gaps(profile)
    yield from _seats_of_game(profile, seats)
    yield from _same_players(profile)
    yield from _shared_places(profile)
    yield from _loose_irqs(profile)
    yield from _boards(profile)
    yield from _usb(profile)
    yield from _long_hold_offs(profile)
    yield from real_faults(profile)


def _seat_gaps(profile: Profile) -> Iterator[Problem]:
    numbers = {seat.number for seat in profile.seats}
    for number in range(1, max(numbers, default=0)):
        if number not in numbers:
            yield Problem(
                f"seats.{number}", say("profile-missing"), say("profile-seats-1-2-3-without")
            )


def _seats_of_game(profile: Profile, seats: range) -> Iterator[Problem]:
    count = len(profile.seats)
    if count not in seats:
        expected = say("profile-seats-game", least=seats[0], most=seats[-1], game=profile.game)
        yield Problem("seats", say("profile-all", count=count), expected)
    if profile.dealer > max(count, 1):
        yield Problem(
            "table.dealer",
            say("profile-there-no-seat", dealer=profile.dealer),
            say("profile-seat-table"),
        )


def _same_players(profile: Profile) -> Iterator[Problem]:
    first: dict[str, int] = {}
    for seat in profile.seats:
        other = first.setdefault(seat.player.casefold(), seat.number)
        if other != seat.number:
            key, wrong = (
                f"seats.{seat.number}.player",
                say("profile-also-sits-seat", player=seat.player, other=other),
            )
            yield Problem(key, wrong, say("profile-name-own-each-player"))


def _shared_places(profile: Profile) -> Iterator[Problem]:
    first: dict[Place, str] = {}
    for key, place in _placed(profile):
        if isinstance(place, Simulated | BoardPlace):
            continue
        other = first.setdefault(place, key)
        if other != key:
            yield Problem(
                key, say("profile-used-twice-also", place=_called(place), other=other), _own(place)
            )


def _placed(profile: Profile) -> Iterator[tuple[str, Place]]:
    for item in profile.inputs():
        yield _key(item), item.place
    for lamp in profile.lamps():
        yield _key(lamp), lamp.place
    for address, line in profile.touch.irq:
        yield f"touch.irq.0x{address:02X}", Gpio(line)


def _key(item: Input | Lamp) -> str:
    return f"seats.{item.seat}.{'lamps.' if isinstance(item, Lamp) else ''}{item.name}"


def _called(place: Place) -> str:
    return say("profile-bcm", line=place.line) if isinstance(place, Gpio) else str(place)


def _own(place: Place) -> str:
    if isinstance(place, UsbPlace):
        return say("profile-control-own")
    return say("profile-line-own") if isinstance(place, Gpio) else say("profile-electrode-own")


def _loose_irqs(profile: Profile) -> Iterator[Problem]:
    for address, _line in profile.touch.irq:
        if address not in profile.touch_addresses():
            key, wrong = f"touch.irq.0x{address:02X}", say("profile-no-pad-controller")
            yield Problem(key, wrong, say("profile-address-controller-seat-uses"))


def _boards(profile: Profile) -> Iterator[Problem]:
    """Every board that a seat names has a port of its own, and every port a seat."""
    used = {place.name: key for key, place in _placed(profile) if isinstance(place, BoardPlace)}
    known = {board.name: board.port for board in profile.boards}
    for name, key in used.items():
        if name not in known:
            expected = say("profile-name-it-under-boards", name=name)
            yield Problem(key, say("profile-no-board-called", name=name), expected)
    first: dict[str, str] = {}
    for name, port in known.items():
        if name not in used:
            yield Problem(f"boards.{name}", say("profile-no-seat"), say("profile-board-seat-uses"))
        if (other := first.setdefault(port, name)) != name:
            yield Problem(
                f"boards.{name}", say("profile-same", other=other), say("profile-port-own")
            )


def _usb(profile: Profile) -> Iterator[Problem]:
    """Every USB device that a seat names is described, used, told apart, and fast enough."""
    used = {place.device: key for key, place in _placed(profile) if isinstance(place, UsbPlace)}
    known = {device.name: device for device in profile.usb}
    for name, key in used.items():
        if name not in known:
            yield Problem(
                key,
                say("profile-no-usb-device-called", name=name),
                say("profile-name-it-under-usb", name=name),
            )
    first: dict[tuple[object, ...], str] = {}
    for name, device in known.items():
        if name not in used:
            yield Problem(f"usb.{name}", say("profile-no-seat"), say("profile-device-seat-uses"))
        if (other := first.setdefault(device.told_apart_by, name)) != name:
            yield Problem(
                f"usb.{name}", say("profile-same", other=other), say("profile-phys-path-tells")
            )
        if device.debounce_us >= profile.latency_us:
            wrong = say("profile-debounce-ms", debounce_us=figure(device.debounce_us / 1000, 0, 6))
            expected = say(
                "profile-less-than-table-latency-ms",
                latency_us=figure(profile.latency_us / 1000, 0, 6),
            )
            yield Problem(f"usb.{name}", wrong, expected)


def _long_hold_offs(profile: Profile) -> Iterator[Problem]:
    """Yield hold-offs that are too long: they report later than the referee may wait."""
    for item in profile.inputs():
        if item.hold_off_us >= profile.latency_us:
            wrong = say("profile-hold-off-ms", hold_off_us=figure(item.hold_off_us / 1000, 0, 6))
            expected = say(
                "profile-less-than-table-latency-ms",
                latency_us=figure(profile.latency_us / 1000, 0, 6),
            )
            yield Problem(_key(item), wrong, expected)


def real_faults(profile: Profile) -> Iterator[Problem]:
    """Yield faults of real parts: only a simulated part can pretend one."""
    for fault in profile.sim.faults:
        if not _simulated(profile, fault):
            wrong = say("profile-not-about-simulated-part", fault=str(fault))
            yield Problem("sim.faults", wrong, say("profile-faults-inputs-lamps-placed-sim"))


def _simulated(profile: Profile, fault: SimulatedFault) -> bool:
    items = profile.lamps() if fault.kind == "lamp" else profile.inputs()
    pretended = {(item.seat, item.name) for item in items if isinstance(item.place, Simulated)}
    ends = {(fault.seat, fault.name)} | ({fault.other} if fault.other else set())
    return ends <= pretended
