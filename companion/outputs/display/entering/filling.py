"""Filling in what a prompt asks, step by step: by key, finger or pad, always the same way.

A long list is looked through first. Then comes the form with whatever is left; and where nothing
is left, what was chosen is entered at once.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Any

from companion.core.referee.game import Prompt
from companion.kit.face import Answer
from companion.outputs.display.actions import (
    Action,
    Choose,
    Focus,
    Give,
    Leave,
    MarkFound,
    Open,
    Pick,
    Seek,
    Spell,
    StepNumber,
    Submit,
    Write,
)
from companion.outputs.display.entering.forms import Control, Form, after_key
from companion.outputs.display.entering.picker import Picker, PickWay, of_alike, of_field, of_slot

Make = Callable[[Prompt], Form]
"""Makes the form of a prompt, with what the table already knows filled in."""


@dataclass(frozen=True, slots=True)
class Filled:
    """How far somebody has come: a form, a list to choose from, or something to be entered.

    Nothing of that: they have left it.
    """

    form: Form | None = None
    picker: Picker | None = None
    given: tuple[Prompt, Mapping[str, Any]] | None = None


def fill(form: Form | None, picker: Picker | None, action: Action, make: Make) -> Filled | None:
    """Return what an action makes of a form and a list; None: it is not about them."""
    match action:
        case Open():
            return opened((action.prompt, *action.alike), make)
        case Give():
            return Filled(given=(action.prompt, action.values))
        case Spell() if picker:
            return Filled(form, picker.spell(action.text))
        case MarkFound() if picker:
            return Filled(form, picker.mark(action.at))
        case Pick() if picker:
            return picked(form, picker, action.place, make)
        case Leave() if picker:
            return left(form)
    return _changed(form, action) if form else None


def _changed(form: Form, action: Action) -> Filled | None:
    match action:
        case Choose():
            return Filled(form.toggle(action.field, action.option))
        case StepNumber():
            return Filled(form.step(action.field, action.by, action.at))
        case Focus():
            return Filled(replace(form, focus=action.field))
        case Write():
            return Filled(form.typed(action.letter))
        case Seek():
            if action.slot is not None:
                return Filled(form, of_slot(form, action.field, action.slot))
            return Filled(form, of_field(form, action.field))
        case Submit():
            return _submitted(form)
    return None


def _submitted(form: Form) -> Filled:
    missing = form.missing()
    if missing:
        return Filled(replace(form, problem=missing))
    return Filled(given=(form.prompt, form.values()))


def typed(form: Form | None, picker: Picker | None, key: str) -> Filled | None:
    """Return what a letter makes of a list, or of a form's words; None: it is not for them."""
    if picker is None:
        changed = form.typed(key) if form else None
        return Filled(changed) if changed is not None and changed is not form else None
    if key == "backspace" and not picker.typed and picker.several and form:
        return Filled(_one_less(form, picker.field), picker)
    return Filled(form, picker.spell(after_key(picker.typed, key)))


def opened(prompts: tuple[Prompt, ...], make: Make, by: int = 0) -> Filled:
    """Begin with a prompt, or with several that ask alike."""
    if len(prompts) > 1:
        return Filled(None, of_alike([make(prompt) for prompt in prompts], by))
    form = make(prompts[0])
    return _onward(form, -1, by) if by or form.controls else Filled(form)


def left(form: Form | None) -> Filled:
    """Return what a list is left to: its form, if there is more to it, or something was chosen."""
    if form is None:
        return Filled()
    first = form.controls[0]
    more = len(form.controls) > 1 or first.value or first.kind == "lists"
    return Filled(form) if more else Filled()


def picked(form: Form | None, picker: Picker, place: int, make: Make) -> Filled:
    """Return what is filled in once one of the list was taken."""
    option, by = picker.options[place], picker.by
    if option is PickWay.BACK:
        return Filled()
    if isinstance(option, Answer):
        if option.values is not None:
            return Filled(given=(option.prompt, option.values))
        return opened((option.prompt, *option.alike), make, by)
    if form is not None:
        return _taken(form, picker, option)
    of_all, index, value = option
    return _onward(replace(of_all.put(index, value), begun=False), -1, by, chosen=True)


def _taken(form: Form, picker: Picker, option: Any) -> Filled:
    index, by = picker.field, picker.by
    if isinstance(option, PickWay):
        return _onward(form, index, by, chosen=True)
    if picker.slot is not None:
        return Filled(form.place(index, picker.slot, option))
    if picker.several:
        return Filled(_added(form, index, option), picker.spell(""))
    return _onward(form.put(index, option), index, by, chosen=True)


def _added(form: Form, index: int, option: Any) -> Form:
    """Return the form with one more: a seat is there or not, a title can be there several times."""
    if isinstance(option, int):
        return form.toggle(index, option)
    return form.put(index, [*(form.controls[index].value or []), option])


def _one_less(form: Form, index: int) -> Form:
    return form.put(index, [*(form.controls[index].value or [])][:-1])


def _onward(form: Form, after: int, by: int, *, chosen: bool = False) -> Filled:
    """Go on to the next field that has a list; then to the form, or to its end."""
    for index in range(after + 1, len(form.controls)):
        if _listed(form.controls[index], by):
            return Filled(form, of_field(form, index, by))
    nothing_left = all(_is_list(control) and control.value is not None for control in form.controls)
    if not form.missing() and (by or (chosen and nothing_left)):
        return Filled(given=(form.prompt, form.values()))
    return Filled(form)


def _is_list(control: Control) -> bool:
    return control.kind in ("choice", "several")


def _listed(control: Control, by: int) -> bool:
    """Tell whether a field is asked with a list: a long one always, any at all if pads choose."""
    if control.kind == "number":
        return bool(by and control.options)
    if control.value not in (None, []):
        return False
    return bool(control.options) if by else control.long and control.required
