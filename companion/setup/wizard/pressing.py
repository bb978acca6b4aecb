"""The step that asks for every button and pad: press it, and the wizard knows where it is.

A press settles when it is let go alone. What comes with another is wired double, and what belongs
to another spot already is named; neither is taken.
"""

from __future__ import annotations

from companion.kit.wizard_page import PageChoice, WizardPage
from companion.setup.check.findings import Spot
from companion.setup.profile.model import BUTTONS
from companion.setup.wizard.found import LampWire, Wire
from companion.setup.wizard.plan import TablePlan, told_spot
from companion.setup.wizard.steps import BACK, Turn, WizardStep


class PressStep(WizardStep):
    """Asks for one spot after the other."""

    def __init__(self, plan: TablePlan) -> None:
        super().__init__(plan)
        self._at = 0
        self._held: Wire | None = None
        self._down: set[Wire] = set()

    @property
    def wanted(self) -> bool:
        """Whether there is anything to press."""
        return bool(self.plan.found.used)

    @property
    def spot(self) -> Spot:
        """What is asked for now."""
        spots = self.plan.spots()
        return spots[min(self._at, len(spots) - 1)]

    def enter(self, *, back: bool) -> None:
        """Begin with the first spot, or with the last; what boards know is in its place."""
        self.plan.take_fixed()
        self._at, self._held = (len(self.plan.spots()) - 1 if back else 0), None
        self._down.clear()
        self.tell("")

    def page(self) -> WizardPage:
        """Return the question for the spot."""
        spot, kept = self.spot, self.plan.wired().get(self.spot)
        keep = () if kept is None else (PageChoice("keep", "It is right", strong=True),)
        button = spot.name in BUTTONS
        return WizardPage(
            f"Seat {spot.seat}",
            question=self._question(),
            lines=(f"So far it is {kept.told}.",) if kept and not self._held else (),
            note=self.note,
            good=self.good,
            choices=(
                *keep,
                PageChoice("none", f"No such {'button' if button else 'pad'}", "n"),
                PageChoice("no more", "Nothing more at this seat", "m"),
                BACK,
            ),
            step=(self._at + 1, len(self.plan.spots())),
        )

    def _question(self) -> str:
        spot = self.spot
        button = spot.name in BUTTONS
        if self._held is not None:
            return "Let go." if button else "Take the hand away."
        verb, kind = ("press", "button") if button else ("touch", "pad")
        return f"Seat {spot.seat}: {verb} the {spot.name} {kind}"

    def choose(self, choice: str) -> Turn:
        """Skip, keep, or go back."""
        self._held = None
        match choice:
            case "none":
                self.plan.wires.pop(self.spot, None)
                return self._on(f"{told_spot(self.spot)}: none")
            case "keep" if self.spot in self.plan.wired():
                return self._on("")
            case "no more":
                return self._skip_seat()
            case "back":
                return self._back()
        return Turn.STAY

    def _skip_seat(self) -> Turn:
        """Leave out what was not found at this seat, from here on."""
        seat, turn = self.spot.seat, Turn.STAY
        while turn is Turn.STAY and self.spot.seat == seat:
            self.plan.wires.pop(self.spot, None)
            before = self._at
            turn = self._on("")
            if before == self._at:
                break
        return turn

    def _back(self) -> Turn:
        self.tell("")
        if self._at == 0:
            return Turn.BACK
        self._at -= 1
        return Turn.STAY

    def _on(self, words: str) -> Turn:
        self._held = None
        self.tell(words)
        if self._at + 1 >= len(self.plan.spots()):
            return Turn.NEXT
        self._at += 1
        return Turn.STAY

    def press(self, wire: Wire, now_us: int) -> Turn:
        """Take a press, if it can be this spot."""
        self._down.add(wire)
        if self._held is not None and wire != self._held:
            self._together(self._held, wire)
        elif self._held is None and (wrong := self._wrong(wire)):
            self.tell(wrong, good=False)
        elif self._held is None:
            self._held = wire
            self.tell(wire.told)
        return Turn.STAY

    def _together(self, one: Wire, other: Wire) -> None:
        """Two at once: nothing is taken, as nobody can know which was meant."""
        self._held = None
        if self.plan.wires.get(self.spot) == one:
            del self.plan.wires[self.spot]
        words = f"{one.told} and {other.told} came together. Press one alone; if they still do, "
        self.tell(f"{words}their wires touch.", good=False)

    def _wrong(self, wire: Wire) -> str:
        """Return why a wire cannot be this spot; empty: it can."""
        owner = self.plan.owner(wire)
        if len(self._down) > 1:
            return "Let go of everything, then press one alone."
        if wire.fixed is not None and wire.fixed != self.spot:
            return f"That is {told_spot(wire.fixed)}: the board itself says so (its board.json)."
        if owner is not None and owner != self.spot:
            return f"That is {told_spot(owner)} already."
        return ""

    def release(self, wire: Wire, now_us: int) -> Turn:
        """Take what was pressed, once it is let go."""
        self._down.discard(wire)
        if wire != self._held:
            return Turn.STAY
        self.plan.place(self.spot, wire)
        return self._on(f"{told_spot(self.spot)} is {wire.told}.")


class LampStep(WizardStep):
    """Lights one lamp after the other, and asks where it shines."""

    def __init__(self, plan: TablePlan) -> None:
        super().__init__(plan)
        self._at = 0

    @property
    def wanted(self) -> bool:
        """Whether there is any lamp, and a button that it could be in."""
        return any(True for _ in self.plan.lamp_wires()) and bool(self.plan.wired())

    def enter(self, *, back: bool) -> None:
        """Begin with the first lamp, or with the last."""
        self._at = len([*self.plan.lamp_wires()]) - 1 if back else 0
        self.tell("")

    def page(self) -> WizardPage:
        """Return the question for the lamp that is lit."""
        lamps = [*self.plan.lamp_wires()]
        lamp = lamps[self._at]
        if lamp.fixed is not None:
            question = f"Does {told_spot(lamp.fixed)} shine?"
            yes: tuple[PageChoice, ...] = (PageChoice("yes", "Yes", "y", strong=True),)
        else:
            question, yes = "Press the button that shines", ()
        return WizardPage(
            "The lamps",
            question=question,
            lines=(f"Lit now: {lamp.told}.",),
            note=self.note,
            good=self.good,
            choices=(*yes, PageChoice("none", "None shines", "n"), BACK),
            step=(self._at + 1, len(lamps)),
        )

    def choose(self, choice: str) -> Turn:
        """Take an answer about the lamp that is lit."""
        lamp = [*self.plan.lamp_wires()][self._at]
        match choice:
            case "yes" if lamp.fixed is not None:
                self.plan.lamps[lamp.fixed] = lamp
                return self._on()
            case "none":
                self._forget()
                return self._on()
            case "back" if self._at == 0:
                return Turn.BACK
            case "back":
                self._at -= 1
        return Turn.STAY

    def press(self, wire: Wire, now_us: int) -> Turn:
        """Take the button whose lamp shines."""
        lamp, owner = [*self.plan.lamp_wires()][self._at], self.plan.owner(wire)
        if lamp.fixed is not None:
            return Turn.STAY
        if owner is None or owner.name not in BUTTONS:
            self.tell(f"{wire.told} is no button of this table.", good=False)
            return Turn.STAY
        self._forget()
        self.plan.lamps[owner] = lamp
        turn = self._on()
        self.tell(f"{told_spot(owner)} is lit by {lamp.told}.")
        return turn

    def _forget(self) -> None:
        lamp = [*self.plan.lamp_wires()][self._at]
        self.plan.lamps = {spot: one for spot, one in self.plan.lamps.items() if one != lamp}

    def _on(self) -> Turn:
        if self._at + 1 >= len([*self.plan.lamp_wires()]):
            return Turn.NEXT
        self._at += 1
        return Turn.STAY

    @property
    def lamp(self) -> LampWire:
        """The lamp that is to be lit."""
        return [*self.plan.lamp_wires()][self._at]
