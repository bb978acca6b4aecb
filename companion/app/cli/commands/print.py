"""`companion print`: a pack of cards, its mats and its rules as a PDF to print at home."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from companion.app.cli.shell import CANNOT
from companion.app.cli.values import whole
from companion.games import KITS
from companion.kit.kit import Kit
from companion.language import number, say
from companion.outputs.printing.book import PARTS, Order, book
from companion.outputs.printing.pages import PAPERS, Page
from companion.outputs.printing.painter import Printer
from companion.outputs.printing.proof import Miss, misses
from companion.outputs.printing.sheets import DUPLEX, MOST_OFFSET, Backs
from hw.sight.marks import SEATS

FOUND_WRONG = 1
"""The exit status after a proof that misses a mark."""
OWN = ("words", "cards")
"""The options that name an owner's file."""
_SEATS = 4


def add(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Offer the command."""
    parser = subparsers.add_parser(
        "print",
        description=say("command-print-about"),
        epilog=say("command-print-examples"),
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("game", metavar="GAME", choices=KITS.names(), help=", ".join(KITS.names()))
    _add_paper(parser)
    _add_what(parser)
    parser.add_argument("--out", type=Path, metavar="OUT.pdf", help=say("command-print-option-out"))
    parser.add_argument("--proof", action="store_true", help=say("command-print-option-proof"))
    parser.set_defaults(run=run)


def _add_paper(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--paper", choices=sorted(PAPERS), default="a4", help=say("command-print-option-paper")
    )
    parser.add_argument(
        "--duplex", choices=DUPLEX, default=DUPLEX[0], help=say("command-print-option-duplex")
    )
    parser.add_argument(
        "--offset",
        type=offset,
        default=(0.0, 0.0),
        metavar="X,Y",
        help=say("command-print-option-offset"),
    )
    parser.add_argument(
        "--test-page", action="store_true", help=say("command-print-option-test-page")
    )


def _add_what(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--seats",
        type=whole(1, SEATS),
        default=_SEATS,
        metavar="N",
        help=say("command-print-option-seats"),
    )
    parser.add_argument(
        "--only", action="append", choices=PARTS, help=say("command-print-option-only")
    )
    parser.add_argument("--words", metavar="FILE", help=say("command-print-option-words"))
    parser.add_argument("--cards", metavar="FILE", help=say("command-print-option-cards"))


def offset(text: str) -> tuple[float, float]:
    """Read X,Y in millimetres."""
    try:
        x, y = map(float, text.split(","))
    except ValueError:
        x = y = float("nan")
    if not (abs(x) <= MOST_OFFSET and abs(y) <= MOST_OFFSET):
        told = say("command-print-offset-expected", most=number(MOST_OFFSET, 0, 1))
        raise argparse.ArgumentTypeError(told)
    return x, y


def run(args: argparse.Namespace) -> int:
    """Write the PDF, and read it back if that is wanted."""
    kit = KITS[args.game]
    if wrong := _misplaced(args, kit):
        print(wrong, file=sys.stderr)
        return CANNOT
    printer = Printer()
    pages = [*book(printer.width, kit, _order(args, kit))]
    if not pages:
        told = ", ".join(args.only)
        print(say("command-print-nothing", game=args.game, parts=told), file=sys.stderr)
        return CANNOT
    pdf = printer.write(pages, kit.title, args.duplex)
    file = args.out or Path(f"{args.game}-{args.paper}.pdf")
    if status := _written(file, pdf, len(pages)):
        return status
    return _proved(file, pages) if args.proof else 0


def _misplaced(args: argparse.Namespace, kit: Kit) -> str:
    """Say which owner's file this game has no use for."""
    for option in OWN:
        if getattr(args, option) is not None and kit.printing.own != option:
            return say("command-print-no-own", game=args.game, option=f"--{option}")
    return ""


def _order(args: argparse.Namespace, kit: Kit) -> Order:
    return Order(
        paper=PAPERS[args.paper],
        backs=Backs(args.duplex, *args.offset),
        seats=args.seats,
        parts=tuple(part for part in PARTS if part in (args.only or PARTS)),
        own=getattr(args, kit.printing.own) if kit.printing.own else None,
        trial=args.test_page,
    )


def _written(file: Path, pdf: bytes, pages: int) -> int:
    try:
        file.write_bytes(pdf)
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        print(say("cli-cannot-be-written", file=str(file), reason=reason), file=sys.stderr)
        return CANNOT
    print(say("command-print-written", file=str(file), pages=pages, kb=-(-len(pdf) // 1000)))
    return 0


def _proved(file: Path, pages: Sequence[Page]) -> int:
    """Read the file back from where it was written, and tell what a camera would miss."""
    try:
        wrong = misses(file.read_bytes(), pages)
    except OSError as error:
        why = str(error.strerror or error)
        print(say("command-print-unread", file=str(file), why=why), file=sys.stderr)
        return CANNOT
    for miss in wrong:
        print(_told(miss), file=sys.stderr)
    if wrong:
        return FOUND_WRONG
    marks = sum(len(page.marks) for page in pages)
    print(say("command-print-proof-good", marks=marks, pages=len(pages)))
    return 0


def _told(miss: Miss) -> str:
    at = {"x": number(miss.x, 0, 0), "y": number(miss.y, 0, 0)}
    if not miss.what:
        return say("command-print-proof-strange", page=miss.page, mark=miss.mark, **at)
    return say("command-print-proof-missing", page=miss.page, mark=miss.mark, what=miss.what, **at)
