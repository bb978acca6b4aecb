"""The way from what is plugged in to a table that is described and checked. Pure.

Presses, choices and the time go in; a page, a lamp to light and a wish come out. A wish is what
only somebody with hands can do: look again what is plugged in, write the file, end.
"""

from __future__ import annotations

from dataclasses import replace
from enum import Enum

from companion.kit.wizard_page import PageChoice, WizardPage
from companion.language import say
from companion.setup.profile import Profile, ProfileError, parse_text
from companion.setup.wizard.checking import CheckStep, ReviewStep
from companion.setup.wizard.found import FoundParts, GameNeeds, LampWire, Wire
from companion.setup.wizard.plan import TablePlan
from companion.setup.wizard.pressing import LampStep, PressStep
from companion.setup.wizard.steps import (
    FoundStep,
    GamesStep,
    SeatsStep,
    SoundStep,
    Turn,
    WizardStep,
)
from companion.setup.wizard.writing import profile_text

END = "end"


class WizardWish(Enum):
    """What is to be done outside."""

    NOTHING = ""
    LOOK = "look"
    WRITE = "write"
    QUIT = "quit"


class SetupWizard:
    """Leads through the steps, one page after the other."""

    def __init__(
        self,
        found: FoundParts,
        games: tuple[GameNeeds, ...],
        file: str,
        *,
        exists: bool = False,
        beside: str = "",
        game: str = "",
    ) -> None:
        """`file` is what shall be written; where it `exists`, `beside` is another name for it."""
        self.plan = TablePlan(games, found)
        if game:
            self.plan.toggle_game(game)
        self.file, self._beside = file, beside
        self._review = ReviewStep(self.plan, file, exists, beside)
        self._steps: tuple[WizardStep, ...] = (
            FoundStep(self.plan),
            GamesStep(self.plan),
            SeatsStep(self.plan),
            PressStep(self.plan),
            LampStep(self.plan),
            SoundStep(self.plan),
            self._review,
        )
        self._at = 0
        self._check: CheckStep | None = None
        self._wish = WizardWish.NOTHING
        self._leaving = False

    @property
    def text(self) -> str:
        """The profile as it would be written now."""
        return profile_text(self.plan, self.file)

    @property
    def step(self) -> WizardStep:
        """The step that is on."""
        return self._check or self._steps[self._at]

    @property
    def lamp(self) -> LampWire | None:
        """The lamp that shall be lit; None: none."""
        step = self.step
        return step.lamp if isinstance(step, LampStep | CheckStep) else None

    def page(self) -> WizardPage:
        """Return what is shown now; wherever there is a way out, it is named."""
        page = self.step.page()
        if any(choice.id == END for choice in page.choices):
            return page
        return replace(page, choices=(*page.choices, PageChoice(END, say("wizard-leave"), "q")))

    def take_wish(self) -> WizardWish:
        """Return what is to be done outside, once."""
        wish, self._wish = self._wish, WizardWish.NOTHING
        return wish

    def press(self, wire: Wire, on: bool, now_us: int) -> None:
        """Take that something was pressed or let go."""
        if wire.part in {part.id for part in self.plan.found.used}:
            step = self.step
            self._turn(step.press(wire, now_us) if on else step.release(wire, now_us))

    def choose(self, choice: str) -> None:
        """Take what was chosen; what is not on the page means nothing."""
        if choice not in {each.id for each in self.page().choices}:
            return
        self._leaving = self._leaving and choice == END
        match choice:
            case "end":
                self._leave()
            case "look":
                self._wish = WizardWish.LOOK
            case "write" | "beside":
                self._write(choice)
            case "recheck" if self._check is not None:
                self._begin_check()
            case _:
                self.step.tell("")
                self._turn(self.step.choose(choice))

    def _leave(self) -> None:
        """End; whoever has pressed something that is not written is asked first."""
        if self.plan.wired() and self._check is None and not self._leaving:
            self._leaving = True
            self.step.tell(say("wizard-nothing-written-yet-leave-once"), good=False)
        else:
            self._wish = WizardWish.QUIT

    def tick(self, now_us: int) -> None:
        """Let time pass: only a check has deadlines."""
        if self._check is not None:
            self._check.tick(now_us)

    def look_at(self, found: FoundParts) -> None:
        """Take what is plugged in now; parts that were known are used as before."""
        before = {part.id: part.used for part in self.plan.found.parts}
        parts = tuple(replace(part, used=before.get(part.id, part.used)) for part in found.parts)
        self.plan.found = replace(found, parts=parts)
        self.step.tell(say("wizard-looked-again"))

    def tell(self, words: str, *, good: bool = True) -> None:
        """Say something on the page that is shown: a part was unplugged."""
        self.step.tell(words, good=good)

    def written(self) -> None:
        """Go on: the file is there, and is checked now."""
        self._begin_check()

    def not_written(self, why: str) -> None:
        """Say why the file could not be written."""
        self._review.tell(why, good=False)

    def _write(self, choice: str) -> None:
        """Wish for the file; what would not load is told instead, and never written."""
        if choice == "beside":
            self.file = self._beside
        try:
            parse_text(self.text, self.file)
        except ProfileError as error:
            self._review.tell(" ".join(str(error).splitlines()[:1]), good=False)
        else:
            self._wish = WizardWish.WRITE

    def _begin_check(self) -> None:
        self._check = CheckStep(self.plan, self._profile(), self.file)

    def _profile(self) -> Profile:
        return parse_text(self.text, self.file)

    def _turn(self, turn: Turn) -> None:
        way = {Turn.NEXT: 1, Turn.BACK: -1}.get(turn, 0)
        at, told, good = self._at + way, self.step.note, self.step.good
        while way and 0 <= at < len(self._steps) and not self._steps[at].wanted:
            at += way
        if way and 0 <= at < len(self._steps):
            self._at = at
            self.step.enter(back=way < 0)
            self.step.tell(told if way > 0 else "", good=good)
