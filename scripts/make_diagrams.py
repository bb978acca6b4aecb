"""Draws the state machines, and the wiring and panels of shipped tables and boards, in docs/.

Run it with `.venv/bin/python -m scripts.make_diagrams`; tests keep what it wrote true.
"""

from collections.abc import Mapping, Sequence
from pathlib import Path

from companion.games.block.rules import phases as block
from companion.games.sherlock_holmes.rules.phases import TABLE, HolmesStep, mermaid
from companion.setup.drawings.panel import draw_panel
from companion.setup.drawings.svg import write_svg
from companion.setup.profile import load_profile
from companion.setup.wiring.board import parse_board
from companion.setup.wiring.board_svg import draw_board
from companion.setup.wiring.plan import plan_wiring
from companion.setup.wiring.svg import draw_wiring

DOCS = Path(__file__).parent.parent / "docs"
TARGET = DOCS / "sherlock-holmes-states.md"
BLOCK_TARGET = DOCS / "block-states.md"
WIRED = ("pi-eight-seats", "pi-four-seats-lamps")
CUT = ("pi-eight-seats", "pi-four-seats-lamps", "usb-four-seats")
BOARDS = ("board", "board-eight-seats")

_INTRODUCTION = """\
# Sherlock Holmes: the states of a hand

Drawn from the table in `companion/games/sherlock_holmes/rules/phases.py` by
`python -m scripts.make_diagrams`; a test keeps the two alike. A cue further needs that no
question is open.
"""


_BLOCK_INTRODUCTION = """\
# Block: the states of a hand

Drawn from the table in `companion/games/block/rules/phases.py` by
`python -m scripts.make_diagrams`; a test keeps the two alike. *run ends*, *doubt*, *out of
cards*, *scored* and *won* are what the referee finds; the others are what people do.
"""
_FOUND = ("run ends", "doubt", "out of cards", "scored", "won")


def page() -> str:
    """Give the whole page of Sherlock Holmes: the picture, and what is refused when."""
    steps = [step for step in HolmesStep if step is not HolmesStep.SWEPT]
    cells = {
        str(phase): [(rules[step].next, rules[step].refusal) for step in steps]
        for phase, rules in TABLE.items()
    }
    return _page(_INTRODUCTION, mermaid(), steps, cells)


def block_page() -> str:
    """Give the whole page of Block."""
    steps = [step for step in block.BlockStep if step not in _FOUND]
    cells = {
        str(phase): [(rules[step].next, rules[step].refusal) for step in steps]
        for phase, rules in block.TABLE.items()
    }
    return _page(_BLOCK_INTRODUCTION, block.mermaid(), steps, cells)


def _page(
    introduction: str,
    picture: str,
    steps: Sequence[str],
    cells: Mapping[str, Sequence[tuple[str | None, str]]],
) -> str:
    head = ["| phase |", *(f" {step} |" for step in steps)]
    rows = ["".join(head), "| --- |" + " --- |" * len(steps)]
    for phase, row in cells.items():
        told = (f" **{to}** |" if to else f" {refusal} |" for to, refusal in row)
        rows.append(f"| {phase} |" + "".join(told))
    table = "\n".join(rows)
    return (
        f"{introduction}\n```mermaid\n{picture}\n```\n\n"
        f"What each step leads to (**bold**), or is refused with:\n\n{table}\n"
    )


def wiring(name: str) -> tuple[Path, str]:
    """Draw a shipped profile; give where the picture belongs, and the picture."""
    return DOCS / "wiring" / f"{name}.svg", draw_wiring(plan_wiring(load_profile(name)))


def panel(name: str) -> tuple[Path, str]:
    """Draw the first seat of a shipped profile at its true size; the others are alike."""
    picture = write_svg(draw_panel(load_profile(name), 1))
    return DOCS / "build" / "drawings" / f"{name}.svg", picture


def board(name: str) -> tuple[Path, str]:
    """Draw the wiring of a seat board that is shipped."""
    text = (DOCS.parent / "firmware" / f"{name}.json").read_text("utf-8")
    return DOCS / "wiring" / f"{name}.svg", draw_board(parse_board(text, f"{name}.json"))


def pictures() -> list[tuple[Path, str]]:
    """Draw everything that is built; give where each belongs, and the picture."""
    return [*map(wiring, WIRED), *map(panel, CUT), *map(board, BOARDS)]


def main() -> None:
    """Write the pages and the pictures."""
    TARGET.write_text(page(), "utf-8")
    BLOCK_TARGET.write_text(block_page(), "utf-8")
    for target, picture in pictures():
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(picture, "utf-8")


if __name__ == "__main__":
    main()
