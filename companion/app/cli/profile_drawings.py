"""`companion profile panel` and `labels`: what is cut and printed at its true size."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Sequence
from importlib import resources
from pathlib import Path

from companion.app.cli.values import whole
from companion.games import KITS
from companion.language import number, say
from companion.setup.drawings.dxf import write_dxf
from companion.setup.drawings.labels import GameWords, label_sheets
from companion.setup.drawings.panel import NUTS, PanelSizes, draw_panel, is_built
from companion.setup.drawings.pdf import Fonts, write_pdf
from companion.setup.drawings.shapes import LAYERS, CutSheet, DrawingError, layer_words
from companion.setup.drawings.svg import write_svg
from companion.setup.drawings.tiles import PAPERS
from companion.setup.profile import Profile, load_profile

_FONTS = "companion.outputs.display.pygame.fonts"
_MOST_TOLERANCE = 2.0


def add_panel(parts: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Offer the panel of a seat."""
    panel = parts.add_parser(
        "panel",
        help=say("building-profile-panel-help"),
        description=say("building-profile-panel-about"),
    )
    panel.add_argument(
        "profile", metavar="NAME|FILE", help=say("building-profile-shipped-profile-toml-file")
    )
    panel.add_argument(
        "--seat", type=whole(1), metavar="N", help=say("building-profile-option-seat")
    )
    panel.add_argument(
        "--svg", type=Path, metavar="OUT.svg", help=say("building-profile-option-panel-svg")
    )
    panel.add_argument(
        "--dxf", type=Path, metavar="OUT.dxf", help=say("building-profile-option-dxf")
    )
    panel.add_argument(
        "--pdf", type=Path, metavar="OUT.pdf", help=say("building-profile-option-pdf")
    )
    panel.add_argument(
        "--button",
        type=whole(min(NUTS), max(NUTS), "millimetres"),
        choices=sorted(NUTS),
        default=30,
        help=say("building-profile-option-button"),
    )
    panel.add_argument(
        "--tolerance",
        type=_tolerance,
        default=0.0,
        metavar="MM",
        help=say("building-profile-option-tolerance"),
    )
    _add_paper(panel)
    panel.set_defaults(run=run_panel)


def add_labels(parts: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Offer the labels of all seats."""
    labels = parts.add_parser(
        "labels",
        help=say("building-profile-labels-help"),
        description=say("building-profile-labels-about"),
    )
    labels.add_argument(
        "profile", metavar="NAME|FILE", help=say("building-profile-shipped-profile-toml-file")
    )
    labels.add_argument(
        "--pdf", type=Path, metavar="OUT.pdf", required=True, help=say("building-profile-file")
    )
    labels.add_argument(
        "--game",
        action="append",
        choices=sorted(KITS),
        metavar="GAME",
        help=say("building-profile-option-game"),
    )
    _add_paper(labels)
    labels.set_defaults(run=run_labels)


def _add_paper(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--paper", choices=sorted(PAPERS), default="a4", help=say("building-profile-option-paper")
    )


def _tolerance(text: str) -> float:
    try:
        value = float(text)
    except ValueError:
        value = float("nan")
    if not -_MOST_TOLERANCE <= value <= _MOST_TOLERANCE:
        raise argparse.ArgumentTypeError(
            say("building-profile-expected-millimetres-2-2", text=text)
        )
    return value


def run_panel(args: argparse.Namespace) -> int:
    """Draw one panel or all of them into the files that were asked for."""
    if not (args.svg or args.dxf or args.pdf):
        raise DrawingError(say("building-profile-panel-say-draw-svg-dxf"))
    profile = load_profile(args.profile)
    sheets = _panels(profile, args)
    if (args.svg or args.dxf) and len(sheets) > 1:
        raise DrawingError(say("building-profile-panel-svg-dxf-holds-one"))
    for sheet in sheets:
        print(
            say(
                "building-profile-x-mm",
                title=sheet.title,
                width=number(sheet.width, 0, 6),
                height=number(sheet.height, 0, 6),
            )
        )
    if args.svg:
        _made(args.svg, lambda: args.svg.write_text(write_svg(sheets[0]), encoding="utf-8"))
    if args.dxf:
        _made(args.dxf, lambda: write_dxf(sheets[0], args.dxf))
        layers = "; ".join(f"{name.upper()} {layer_words(name)}" for name in LAYERS)
        print(say("building-profile-layers", layers=layers))
    if args.pdf:
        _make_pdf(sheets, args)
    return 0


def _panels(profile: Profile, args: argparse.Namespace) -> list[CutSheet]:
    built = [seat.number for seat in profile.seats if is_built(seat)]
    seats = [args.seat] if args.seat is not None else built or [1]
    return [draw_panel(profile, n, PanelSizes(args.button, args.tolerance)) for n in seats]


def run_labels(args: argparse.Namespace) -> int:
    """Write the labels of every seat."""
    profile = load_profile(args.profile)
    _make_pdf(label_sheets(profile, game_words(profile, args.game), PAPERS[args.paper]), args)
    return 0


def game_words(profile: Profile, names: Sequence[str] | None = None) -> list[GameWords]:
    """Return what the games say of their inputs: these, or all that so many people can play."""
    seats = len(profile.seats)
    fit = [name for name, kit in KITS.items() if seats in kit.rules.vocabulary.seats]
    pages = [KITS[name].page for name in names or fit]
    return [GameWords(page.title, dict(page.inputs)) for page in pages]


def _make_pdf(sheets: Sequence[CutSheet], args: argparse.Namespace) -> None:
    pages = 0

    def make() -> None:
        nonlocal pages
        pages = write_pdf(sheets, args.pdf, PAPERS[args.paper], fonts())

    _made(args.pdf, make)
    print(say("building-profile-pages-print-100-measure-bar", pages=pages))


def fonts() -> Fonts:
    """Return the fonts that the display brings: they have the letters of most names."""
    folder = Path(str(resources.files(_FONTS)))
    return Fonts(folder / "DejaVuSansCondensed.ttf", folder / "DejaVuSansCondensed-Bold.ttf")


def _made(file: Path, make: Callable[[], object]) -> None:
    """Write a file, and say so; what keeps it from being written is one line."""
    try:
        make()
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise DrawingError(say("cli-cannot-be-written", file=str(file), reason=reason)) from None
    print(say("building-profile-drawing", file=str(file)))
