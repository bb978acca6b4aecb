"""Draws the state machine in docs/: `.venv/bin/python -m scripts.make_diagrams`."""

from pathlib import Path

from companion.games.sherlock_holmes.phases import TABLE, Step, mermaid

TARGET = Path(__file__).parent.parent / "docs" / "sherlock-holmes-states.md"

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


def main() -> None:
    """Write the page."""
    TARGET.write_text(page(), "utf-8")


if __name__ == "__main__":
    main()
