"""One page of the wizard: what it says, what it asks, and what may be chosen on it."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class PageChoice:
    """Something that may be chosen; `on` is how a switch stands, None for what is no switch."""

    id: str
    label: str
    key: str = ""
    strong: bool = False
    on: bool | None = None


@dataclass(frozen=True, slots=True)
class WizardPage:
    """What a screen, a terminal or a phone shows: the same for all of them."""

    title: str
    question: str = ""
    """What somebody is to do now, in large letters; empty: only choose."""
    lines: tuple[str, ...] = ()
    note: str = ""
    """What came of what was done last."""
    good: bool = True
    """Whether that was well."""
    choices: tuple[PageChoice, ...] = ()
    step: tuple[int, int] | None = None
    """Which of how many questions it is."""
