"""One page of setting a table up: what it says, what it asks, and what may be chosen on it."""

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

    @property
    def switches(self) -> tuple[PageChoice, ...]:
        """What can be switched on and off."""
        return tuple(choice for choice in self.choices if choice.on is not None)

    @property
    def short(self) -> bool:
        """Whether the switches are numbers, which stand side by side."""
        return bool(self.switches) and all(len(one.label) < 4 for one in self.switches)

    @property
    def doings(self) -> tuple[PageChoice, ...]:
        """What can be done, what suggests itself last."""
        plain = [choice for choice in self.choices if choice.on is None]
        return tuple(sorted(plain, key=lambda choice: choice.strong))
