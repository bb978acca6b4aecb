"""Looking for one of many: a long list that typing narrows, that is paged, and marked.

A picker is a value, as a form is. Each key, finger or touch of a pad makes a new one.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from enum import Enum
from typing import Any

from companion.core.referee.game import Prompt
from companion.kit.face import Answer
from companion.language import say
from companion.outputs.display.entering.forms import Control, Form, Slot
from companion.outputs.picking import found, next_letters

STRIDE = 5
"""How far a hand on the shield goes at once."""

LONGEST = 40
"""How much may be typed: no title needs more."""


class PickWay(Enum):
    """What a list offers to a seat's pads beside its titles: they have no key for it."""

    WITHOUT = "display-list-without"
    ALL = "display-list-all"
    BACK = "display-list-back"


@dataclass(frozen=True, slots=True)
class Picker:
    """Somebody looks for one of these."""

    title: str
    options: tuple[Any, ...]
    labels: tuple[str, ...]
    field: int = -1
    """Which field of the form it is for; before there is a form, none."""
    several: bool = False
    slot: Slot | None = None
    """Which place of the field's lists it is for, if it has lists."""
    by: int = 0
    """The seat whose pads leaf through it."""
    typed: str = ""
    at: int = 0
    """Which of those that were found has the mark."""

    def found(self) -> list[int]:
        """The places of what can be meant, best first."""
        return found(self.typed, self.labels)

    def letters(self) -> list[str]:
        """The letters that lead on."""
        return next_letters(self.typed, self.labels)

    def marked(self) -> int | None:
        """The place of what has the mark, if anything was found."""
        places = self.found()
        return places[min(self.at, len(places) - 1)] if places else None

    def spell(self, text: str) -> "Picker":
        """Look for another beginning; the best has the mark."""
        return replace(self, typed=text.lstrip()[:LONGEST], at=0)

    def mark(self, at: int) -> "Picker":
        """Move the mark, no further than the list goes."""
        return replace(self, at=max(0, min(at, len(self.found()) - 1)))

    def leaf(self, by: int) -> "Picker":
        """Move the mark, and after the last begin again."""
        return replace(self, at=(self.at + by) % max(1, len(self.found())))


def of_field(form: Form, index: int, by: int = 0) -> Picker:
    """The list of a form's field."""
    control = form.controls[index]
    title = f"{form.title}: {control.label}"
    several = control.kind == "several"
    picker = Picker(title, control.options, _labels(control), index, several)
    ways = [PickWay.ALL] if several else [] if control.required else [PickWay.WITHOUT]
    return _by_pads(picker, by, *ways) if by else picker


def of_slot(form: Form, index: int, slot: Slot) -> Picker:
    """Return what can be in one place of a field's lists; the mark is on what is there."""
    control = form.controls[index]
    title = f"{form.title}: {slot[0].capitalize()} {control.told(slot)} \u2192 \u2026"
    now = control.at(slot)
    at = control.options.index(now) if now in control.options else 0
    return Picker(title, control.options, control.labels, index, slot=slot, at=at)


def of_alike(forms: Sequence[Form], by: int = 0) -> Picker:
    """One list for forms that ask the same: whatever is taken says which of them is meant."""
    options: list[tuple[Form, int, Any]] = []
    labels: list[str] = []
    for form in forms:
        index = [control.name for control in form.controls].index(asks(form.prompt))
        control = form.controls[index]
        options += ((form, index, value) for value in control.options)
        labels += _labels(control)
    picker = Picker(forms[0].title, tuple(options), tuple(labels))
    return _by_pads(picker, by) if by else picker


def _labels(control: Control) -> tuple[str, ...]:
    return control.labels or tuple(map(str, control.options))


def of_answers(answers: Sequence[Answer], title: str, by: int) -> Picker:
    """Return what a seat may do now, for its pads."""
    labels = tuple(answer.label for answer in answers)
    return _by_pads(Picker(title, tuple(answers), labels), by)


def of_everything(
    answers: Sequence[Answer], others: Sequence[Answer], title: str, make: Callable[[Prompt], Form]
) -> Picker:
    """All that may be entered, as one list: what stands behind a button by its own names."""
    options: list[Any] = []
    labels: list[str] = []
    for answer in answers:
        prompts = () if answer.values is not None else (answer.prompt, *answer.alike)
        if not prompts or not all(map(asks, prompts)):
            options.append(answer)
            labels.append(f"{answer.number}  {answer.label}" if answer.number else answer.label)
            continue
        behind = of_alike([make(prompt) for prompt in prompts])
        options += behind.options
        labels += behind.labels
    options += others
    labels += (answer.label for answer in others)
    return Picker(title, tuple(options), tuple(labels))


def _by_pads(picker: Picker, by: int, *ways: PickWay) -> Picker:
    every = (*ways, PickWay.BACK)
    return replace(
        picker,
        by=by,
        options=(*picker.options, *every),
        labels=(*picker.labels, *(say(way.value) for way in every)),
    )


def asks(prompt: Prompt) -> str:
    """The field of a prompt that is chosen first; empty: none has choices."""
    fields = prompt.fields.items()
    open_ = (name for name, field in fields if name not in prompt.fixed and field.required)
    chosen = (name for name in open_ if not prompt.fields[name].type.names)
    return next((name for name in chosen if prompt.choices.get(name)), "")
