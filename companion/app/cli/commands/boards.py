"""`companion boards`: which seat boards are plugged in and how they are; and their firmware."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable
from itertools import groupby
from pathlib import Path

from companion.app.cli.firmware import Version, dotted, flash, shipped_version
from companion.app.cli.shell import CANNOT, written
from companion.setup.drawings.shapes import DrawingError
from companion.setup.wiring.board import parse_board
from companion.setup.wiring.board_svg import draw_board, write_board
from hw.drivers.seat_board_line import name_of
from hw.drivers.seat_board_port import device_of, found_ports
from hw.drivers.seat_board_survey import Surveyed, survey
from hw.errors import DeviceGone, HardwareError
from hw.signals import Place

_ABOUT = """\
Greets every seat board and tells its id, its firmware, its inputs and how well its clock is
known. Nothing is taken from a board: what it has stored stays for the table."""
_NONE = (
    "No seat board is plugged in. Try another cable (some only charge), name its port "
    "(companion boards --port /dev/ttyACM0), or flash a new board: firmware/README.md"
)


def add(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Offer the command and its parts."""
    parser = subparsers.add_parser(
        "boards",
        description=_ABOUT,
    )
    parser.add_argument(
        "--port",
        action="append",
        default=[],
        metavar="PORT",
        help="look at this port only (may be repeated; default: every RP2040 that is plugged in)",
    )
    parser.set_defaults(run=run)
    parts = parser.add_subparsers(metavar="PART")
    _add_flash(parts)
    _add_wiring(parts)


def _add_flash(parts: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    part = parts.add_parser(
        "flash",
        help="install the firmware on a board",
        description="Copies the firmware onto a board that runs MicroPython, through mpremote, "
        "and restarts it. Its board.json, which says what is on which pin, stays as it is.",
    )
    part.add_argument("at", metavar="PORT", help="the board's port, or its id")
    part.add_argument("--board-json", type=Path, metavar="FILE", help="install this one as well")
    part.set_defaults(run=run_flash)


def _add_wiring(parts: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    part = parts.add_parser(
        "wiring",
        help="show which wire goes to which pin of a board",
        description="Reads a board.json, and prints every wire with both its ends; with --svg, "
        "also draws the board. No board is needed.",
    )
    part.add_argument("file", type=Path, metavar="BOARD.json", help="what is on which pin")
    part.add_argument(
        "--svg", type=Path, metavar="OUT.svg", help="draw the wiring into this file, too"
    )
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
        reason = getattr(error, "strerror", None) or "not UTF-8"
        raise DrawingError(f"{file}: cannot be read ({reason}); name a board.json") from None


def run(args: argparse.Namespace) -> int:
    """Tell of every board; one that cannot be asked is told, too, and is no success."""
    ports = args.port or [found.device for found in found_ports()]
    if not ports:
        raise DeviceGone(_NONE)
    shipped = shipped_version()
    return CANNOT if sum(not _tell(port, shipped) for port in ports) else 0


def run_flash(args: argparse.Namespace) -> int:
    """Install the firmware on one board."""
    device = device_of(args.at)
    count = flash(device, args.board_json)
    print(f"{device}: firmware {dotted(shipped_version())} installed, {count} files. Now try:")
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
    yield f"{port}  board {hello.board_id}  firmware {dotted(hello.firmware)}  {_clock(board)}"
    yield from (f"    {line}" for line in _by_seat(hello.inputs, ""))
    yield from (f"    {line}" for line in _by_seat(hello.lamps, " lamps"))
    if hello.firmware < shipped:
        yield f"    older than this program's firmware {dotted(shipped)}: {_remedy(port)}"
    elif hello.firmware > shipped:
        yield f"    newer than this program's firmware {dotted(shipped)}: update the program"
    if board.status.lost:
        yield f"    {board.status.lost} events were lost since it was switched on"


def _clock(board: Surveyed) -> str:
    return f"clock known to {board.clock_u_us} us, drift {-board.drift_ppm:+.0f} ppm"


def _by_seat(places: Iterable[Place], what: str) -> Iterable[str]:
    for seat, group in groupby(sorted(places, key=lambda p: p.seat), key=lambda p: p.seat):
        yield f"seat {seat}{what}: {', '.join(place.input for place in group)}"


def _remedy(port: str) -> str:
    return f"companion boards flash {port}"
