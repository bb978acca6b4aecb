"""The step that asks for every button and pad: press it, and the wizard knows where it is.

A press settles when it is let go alone. What comes with another is wired double, and what belongs
to another spot already is named; neither is taken.
"""

from __future__ import annotations

from companion.kit.wizard_page import PageChoice, WizardPage
from companion.language import say
from companion.setup.check.findings import Spot
from companion.setup.profile.model import BUTTONS
from companion.setup.profile.naming import input_name
from companion.setup.wizard.found import LampWire, Wire
from companion.setup.wizard.plan import TablePlan, told_spot
from companion.setup.wizard.steps import Turn, WizardStep, back


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
        keep = () if kept is None else (PageChoice("keep", say("wizard-right"), strong=True),)
        button = spot.name in BUTTONS
        return WizardPage(
            say("wiring-seat-2", seat=spot.seat),
            question=self._question(),
            lines=(say("wizard-so-far", told=kept.told),) if kept and not self._held else (),
            note=self.note,
            good=self.good,
            choices=(
                *keep,
                PageChoice(
                    "none",
                    say("wizard-no-such-button") if button else say("wizard-no-such-pad"),
                    "n",
                ),
                PageChoice("no more", say("wizard-nothing-more-seat"), "m"),
                back(),
            ),
            step=(self._at + 1, len(self.plan.spots())),
        )

    def _question(self) -> str:
        spot = self.spot
        button = spot.name in BUTTONS
        if self._held is not None:
            return say("wizard-let-go") if button else say("wizard-take-hand-away")
        key = "wizard-press-the-button" if button else "wizard-touch-the-pad"
        return say(key, seat=spot.seat, input=input_name(spot.name))

    def choose(self, choice: str) -> Turn:
        """Skip, keep, or go back."""
        self._held = None
        match choice:
            case "none":
                self.plan.wires.pop(self.spot, None)
                return self._on(say("wizard-none", spot=told_spot(self.spot)))
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
        words = say("wizard-came-together", one=one.told, other=other.told)
        self.tell(words, good=False)

    def _wrong(self, wire: Wire) -> str:
        """Return why a wire cannot be this spot; empty: it can."""
        owner = self.plan.owner(wire)
        if len(self._down) > 1:
            return say("wizard-let-go-everything-then-press")
        if wire.fixed is not None and wire.fixed != self.spot:
            return say("wizard-board-itself-says-so-board", spot=told_spot(wire.fixed))
        if owner is not None and owner != self.spot:
            return say("wizard-already", spot=told_spot(owner))
        return ""

    def release(self, wire: Wire, now_us: int) -> Turn:
        """Take what was pressed, once it is let go."""
        self._down.discard(wire)
        if wire != self._held:
            return Turn.STAY
        self.plan.place(self.spot, wire)
        return self._on(say("wizard-is", spot=told_spot(self.spot), wire=wire.told))


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
            question = say("wizard-does-shine", spot=told_spot(lamp.fixed))
            yes: tuple[PageChoice, ...] = (PageChoice("yes", say("wizard-yes"), "y", strong=True),)
        else:
            question, yes = say("wizard-press-button-shines"), ()
        return WizardPage(
            say("wizard-lamps"),
            question=question,
            lines=(say("wizard-lit-now", told=lamp.told),),
            note=self.note,
            good=self.good,
            choices=(*yes, PageChoice("none", say("wizard-none-shines"), "n"), back()),
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
            self.tell(say("wizard-no-button-table", told=wire.told), good=False)
            return Turn.STAY
        self._forget()
        self.plan.lamps[owner] = lamp
        turn = self._on()
        self.tell(say("wizard-lit", spot=told_spot(owner), lamp=lamp.told))
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
