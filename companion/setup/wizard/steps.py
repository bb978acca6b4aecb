"""The plain steps of the wizard: what was found, which games, how many seats, which sound."""

from __future__ import annotations

from enum import Enum, auto

from companion.kit.wizard_page import PageChoice, WizardPage
from companion.language import say
from companion.setup.profile.naming import input_name
from companion.setup.wizard.found import Wire
from companion.setup.wizard.plan import QUIET, TablePlan

MOST_SOUNDS = 7
"""More than this are not offered: they have digits for keys, and one is for none."""


def back() -> PageChoice:
    """Return the choice that leads to the step before."""
    return PageChoice("back", say("wizard-back"), "b")


class Turn(Enum):
    """Where a step leads when something was chosen on it."""

    STAY = auto()
    NEXT = auto()
    BACK = auto()


class WizardStep:
    """One step: it asks for something, and notes it in the plan."""

    def __init__(self, plan: TablePlan) -> None:
        self.plan = plan
        self.note = ""
        self.good = True

    @property
    def wanted(self) -> bool:
        """Whether there is anything to ask here."""
        return True

    def enter(self, *, back: bool) -> None:
        """Begin, at the end if somebody came back to it."""

    def page(self) -> WizardPage:
        """Return what is shown now."""
        raise NotImplementedError

    def choose(self, choice: str) -> Turn:
        """Take what was chosen on the page."""
        return {"next": Turn.NEXT, "back": Turn.BACK}.get(choice, Turn.STAY)

    def press(self, wire: Wire, now_us: int) -> Turn:
        """Take a press; one that was not asked for is named."""
        owner = self.plan.owner(wire)
        self.tell(
            wire.told
            if owner is None
            else say("wizard-seat-2", seat=owner.seat, input=input_name(owner.name), wire=wire.told)
        )
        return Turn.STAY

    def release(self, wire: Wire, now_us: int) -> Turn:
        """Take that something was let go."""
        return Turn.STAY

    def tell(self, words: str, *, good: bool = True) -> None:
        """Say something about what was done last."""
        self.note, self.good = words, good


class FoundStep(WizardStep):
    """Shows what is plugged in; what people also type on can be taken in, or left out."""

    def page(self) -> WizardPage:
        """Return the list, and what to do where it is empty."""
        found = self.plan.found
        rows = tuple(
            PageChoice(f"part {part.id}", f"{part.title}: {part.about}", _digit(n), on=part.used)
            for n, part in enumerate(found.parts, start=1)
        )
        nothing = (
            say("wizard-plug-usb-encoder-keyboard-table"),
            say("wizard-go-table-simulated"),
        )
        sounds = (
            say("wizard-sound", sounds=", ".join(found.sounds))
            if found.sounds
            else say("wizard-sound-none-found")
        )
        lines = (*(() if rows else nothing), sounds, *(f"! {told}" for told in found.problems))
        return WizardPage(
            say("wizard-plugged"),
            question=say("wizard-these-belong-table")
            if rows
            else say("wizard-nothing-plugged-can-pressed"),
            lines=lines,
            note=self.note,
            good=self.good,
            choices=(
                *rows,
                PageChoice("look", say("wizard-look-again"), "l"),
                PageChoice("next", say("wizard-go"), strong=True),
            ),
        )

    def choose(self, choice: str) -> Turn:
        """Take a part in or leave it out, or go on."""
        if choice.startswith("part "):
            self.plan.found = self.plan.found.toggled(choice.removeprefix("part "))
        return super().choose(choice)


class GamesStep(WizardStep):
    """Asks which games the table is for: they say which inputs a seat needs."""

    def enter(self, *, back: bool) -> None:
        """Begin with the first game, so that there always is one."""
        if not self.plan.games:
            self.plan.toggle_game(self.plan.known[0].name)

    def page(self) -> WizardPage:
        """Return the games with what each asks of a seat."""
        plan = self.plan
        rows = tuple(
            PageChoice(
                f"game {game.name}",
                f"{game.title}: {', '.join(map(input_name, game.inputs))}",
                _digit(n),
                on=game.name in plan.games,
            )
            for n, game in enumerate(plan.known, start=1)
        )
        lines = (
            say(
                "wizard-usually-seat-then-has",
                title=plan.usual.title,
                inputs=", ".join(map(input_name, plan.inputs)),
            ),
        )
        more = (PageChoice("next", say("wizard-go"), strong=True),)
        return WizardPage(
            say("wizard-games"),
            question=say("wizard-shall-played-table"),
            lines=lines,
            note=self.note,
            good=self.good,
            choices=(*rows, back(), *more),
        )

    def choose(self, choice: str) -> Turn:
        """Choose a game or leave it out; one stays."""
        name = choice.removeprefix("game ")
        if choice.startswith("game ") and name in {game.name for game in self.plan.known}:
            if self.plan.games == [name]:
                self.tell(say("wizard-one-game-must-stay"), good=False)
            else:
                self.tell("")
                self.plan.toggle_game(name)
        return super().choose(choice)


class SeatsStep(WizardStep):
    """Asks how many seats there are."""

    def page(self) -> WizardPage:
        """Return the numbers that the usual game allows."""
        least, most = self.plan.usual.seats
        rows = tuple(
            PageChoice(f"seats {n}", str(n), str(n), on=n == self.plan.seats)
            for n in range(least, most + 1)
        )
        return WizardPage(
            say("wizard-seats-2"),
            question=say("wizard-how-many-seats-has-table"),
            lines=(say("wizard-is-for-to", title=self.plan.usual.title, least=least, most=most),),
            note=self.note,
            good=self.good,
            choices=(*rows, back(), PageChoice("next", say("wizard-go"), strong=True)),
        )

    def choose(self, choice: str) -> Turn:
        """Take a number, or go on."""
        least, most = self.plan.usual.seats
        word, _, number = choice.partition(" ")
        if word == "seats" and number.isdecimal() and least <= int(number) <= most:
            self.plan.seats = int(number)
        return super().choose(choice)


class SoundStep(WizardStep):
    """Asks through which device the table speaks."""

    @property
    def wanted(self) -> bool:
        """Whether there is any choice."""
        return bool(self.plan.found.sounds)

    def page(self) -> WizardPage:
        """Return the devices."""
        chosen = self.plan.sound
        named = [("sound auto", say("wizard-system-likes"), chosen is None)]
        named += [
            (f"sound {n}", name, name == chosen)
            for n, name in enumerate(self.plan.found.sounds[:MOST_SOUNDS])
        ]
        named.append(("sound none", say("wizard-no-sound"), chosen == QUIET))
        rows = tuple(
            PageChoice(choice, label, _digit(n), on=on)
            for n, (choice, label, on) in enumerate(named, start=1)
        )
        return WizardPage(
            say("wizard-voice"),
            question=say("wizard-where-shall-ready-play-heard"),
            note=self.note,
            good=self.good,
            choices=(*rows, back(), PageChoice("next", say("wizard-go"), strong=True)),
        )

    def choose(self, choice: str) -> Turn:
        """Take a device, or go on."""
        sounds = {f"sound {n}": name for n, name in enumerate(self.plan.found.sounds)}
        known: dict[str, str | None] = {"sound auto": None, "sound none": QUIET, **sounds}
        if choice in known:
            self.plan.sound = known[choice]
        return super().choose(choice)


def _digit(number: int) -> str:
    return str(number) if number <= 9 else ""
