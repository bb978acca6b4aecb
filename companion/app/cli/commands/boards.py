"""`companion boards`: which seat boards are plugged in and how they are; and their firmware."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable
from itertools import groupby
from pathlib import Path

from companion.app.cli.firmware import Version, dotted, flash, shipped_version
from companion.app.cli.shell import CANNOT, written
from companion.language import say
from companion.setup.drawings.shapes import DrawingError
from companion.setup.wiring.board import parse_board
from companion.setup.wiring.board_svg import draw_board, write_board
from hw.drivers.seat_board_line import name_of
from hw.drivers.seat_board_port import device_of, found_ports
from hw.drivers.seat_board_survey import Surveyed, survey
from hw.errors import DeviceGone, HardwareError
from hw.signals import Place


def add(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Offer the command and its parts."""
    parser = subparsers.add_parser(
        "boards",
        description=say("building-boards-about"),
    )
    parser.add_argument(
        "--port",
        action="append",
        default=[],
        metavar="PORT",
        help=say("building-boards-option-port"),
    )
    parser.set_defaults(run=run)
    parts = parser.add_subparsers(metavar="PART")
    _add_flash(parts)
    _add_wiring(parts)


def _add_flash(parts: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    part = parts.add_parser(
        "flash",
        help=say("building-boards-flash-help"),
        description=say("building-boards-flash-about"),
    )
    part.add_argument("at", metavar="PORT", help=say("building-boards-word-at"))
    part.add_argument(
        "--board-json", type=Path, metavar="FILE", help=say("building-boards-option-board-json")
    )
    part.set_defaults(run=run_flash)


def _add_wiring(parts: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    part = parts.add_parser(
        "wiring",
        help=say("building-boards-wiring-help"),
        description=say("building-boards-wiring-about"),
    )
    part.add_argument(
        "file", type=Path, metavar="BOARD.json", help=say("building-boards-word-file")
    )
    part.add_argument("--svg", type=Path, metavar="OUT.svg", help=say("building-boards-option-svg"))
    part.set_defaults(run=run_wiring)


def run_wiring(args: argparse.Namespace) -> int:
    """Print the wiring of a board, and draw it where asked."""
    plan = parse_board(_text(args.file), str(args.file))
    print(write_board(plan), end="")
    return written(args.svg, draw_board(plan)) if args.svg else 0


def _text(file: Path) -> str:
    try:
        return file.read_text(encoding="utf-8-sig")
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or say("building-boards-not-utf-8")
        raise DrawingError(
            say("building-boards-cannot-read-name-board-json", file=str(file), reason=reason)
        ) from None


def run(args: argparse.Namespace) -> int:
    """Tell of every board; one that cannot be asked is told, too, and is no success."""
    ports = args.port or [found.device for found in found_ports()]
    if not ports:
        raise DeviceGone(say("building-boards-no-seat-board-plugged-try"))
    shipped = shipped_version()
    return CANNOT if sum(not _tell(port, shipped) for port in ports) else 0


def run_flash(args: argparse.Namespace) -> int:
    """Install the firmware on one board."""
    device = device_of(args.at)
    count = flash(device, args.board_json)
    print(
        say(
            "building-boards-firmware-installed-files-now-try",
            device=device,
            version=dotted(shipped_version()),
            files=count,
        )
    )
    print(f"    companion boards --port {device}")
    return 0


def _tell(port: str, shipped: Version) -> bool:
    try:
        board = survey(port)
    except HardwareError as error:
        print(error, file=sys.stderr)
        return False
    for line in _lines(name_of(port), board, shipped):
        print(line)
    return True


def _lines(port: str, board: Surveyed, shipped: Version) -> Iterable[str]:
    hello = board.hello
    yield say(
        "building-boards-board-firmware",
        port=port,
        board_id=hello.board_id,
        firmware=dotted(hello.firmware),
        clock=_clock(board),
    )
    yield from (f"    {line}" for line in _by_seat(hello.inputs, lamps=False))
    yield from (f"    {line}" for line in _by_seat(hello.lamps, lamps=True))
    if hello.firmware < shipped:
        yield "    " + say(
            "building-boards-older-than-programs-firmware",
            shipped=dotted(shipped),
            remedy=_remedy(port),
        )
    elif hello.firmware > shipped:
        yield "    " + say(
            "building-boards-newer-than-programs-firmware-update", shipped=dotted(shipped)
        )
    if board.status.lost:
        yield "    " + say(
            "building-boards-events-were-lost-since-switched", lost=board.status.lost
        )


def _clock(board: Surveyed) -> str:
    return say(
        "building-boards-clock-known-us-drift-ppm",
        clock_u_us=board.clock_u_us,
        drift_ppm=f"{-board.drift_ppm:+.0f}",
    )


def _by_seat(places: Iterable[Place], *, lamps: bool) -> Iterable[str]:
    for seat, group in groupby(sorted(places, key=lambda p: p.seat), key=lambda p: p.seat):
        found = ", ".join(place.input for place in group)
        yield (
            say("building-boards-seat-lamps", seat=seat, found=found)
            if lamps
            else say("building-boards-seat", seat=seat, found=found)
        )


def _remedy(port: str) -> str:
    return f"companion boards flash {port}"
