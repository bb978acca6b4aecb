"""Draws the state machine and the shipped tables' wiring in docs/.

Run it with `.venv/bin/python -m scripts.make_diagrams`; tests keep what it wrote true.
"""

from pathlib import Path

from companion.games.sherlock_holmes.phases import TABLE, Step, mermaid
from companion.profile import load_profile
from companion.wiring import draw_wiring, plan_wiring

DOCS = Path(__file__).parent.parent / "docs"
TARGET = DOCS / "sherlock-holmes-states.md"
WIRED = ("pi-eight-seats", "pi-four-seats-lamps")

_INTRODUCTION = """\
# Sherlock Holmes: the states of a hand

Drawn from the table in `companion/games/sherlock_holmes/phases.py` by
`python -m scripts.make_diagrams`; a test keeps the two alike. A cue, and a call of the Yard,
further needs that no question is open.
"""


def page() -> str:
    """Give the whole page: the picture, and what is refused when."""
    steps = [step for step in Step if step is not Step.SWEPT]
    head = ["| phase |", *(f" {step} |" for step in steps)]
    rows = ["".join(head), "| --- |" + " --- |" * len(steps)]
    for phase, rules in TABLE.items():
        cells = (rules[step] for step in steps)
        told = (f" **{cell.next}** |" if cell.next else f" {cell.refusal} |" for cell in cells)
        rows.append(f"| {phase} |" + "".join(told))
    table = "\n".join(rows)
    return (
        f"{_INTRODUCTION}\n```mermaid\n{mermaid()}\n```\n\n"
        f"What each step leads to (**bold**), or is refused with:\n\n{table}\n"
    )


def wiring(name: str) -> tuple[Path, str]:
    """Draw a shipped profile; give where the picture belongs, and the picture."""
    return DOCS / "wiring" / f"{name}.svg", draw_wiring(plan_wiring(load_profile(name)))


def main() -> None:
    """Write the page and the pictures."""
    TARGET.write_text(page(), "utf-8")
    for name in WIRED:
        target, picture = wiring(name)
        target.parent.mkdir(exist_ok=True)
        target.write_text(picture, "utf-8")


if __name__ == "__main__":
    main()
