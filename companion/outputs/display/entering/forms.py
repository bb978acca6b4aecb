"""Anything that may be entered, as a form: made from a prompt's fields, whatever the game.

A form is a value. Each touch or key makes a new one; when nothing is missing, it can be entered.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from companion.core.referee.game import DEALER, Prompt
from companion.core.referee.schema import (
    INT,
    INTS,
    SEAT,
    SEATS,
    Field,
    is_int,
    problem,
    required,
)
from companion.kit.face import Answer, opening
from companion.kit.words import Words
from companion.language import say
from companion.outputs.picking import MANY

Slot = tuple[str, int]
"""A place in lists by name: whose list, and where in it."""


@dataclass(frozen=True, slots=True)
class Control:
    """One field: a choice or several, a number or a row of them, lists by name, or words."""

    name: str
    kind: str
    """`choice`, `several`, `number`, `numbers`, `lists` or `words`."""
    required: bool
    options: tuple[Any, ...] = ()
    labels: tuple[str, ...] = ()
    value: Any = None
    start: Mapping[str, Sequence[Any]] = field(default_factory=dict)
    """Lists by name as they stand. Their value holds only those that were changed: what happens to
    the others meanwhile is not undone."""
    label: str = ""
    """What the field is called."""

    @property
    def long(self) -> bool:
        """Whether there is too much to choose from for a row of buttons."""
        return self.kind in ("choice", "several") and len(self.options) > MANY

    @property
    def shown(self) -> str:
        """What was chosen, in words."""
        words = dict(zip(self.options, self.labels, strict=False))
        chosen = self.value if isinstance(self.value, list) else [self.value]
        return ", ".join(words.get(one, "") for one in chosen if one is not None)

    def lists(self) -> dict[str, list[Any]]:
        """Lists by name, as they would be."""
        return {name: [*listed] for name, listed in {**self.start, **(self.value or {})}.items()}

    def told(self, slot: Slot) -> str:
        """Return what is in a place of the lists; and what was there, if that was changed."""
        words, (name, at) = dict(zip(self.options, self.labels, strict=True)), slot
        was, now = (words.get(one, str(one)) for one in (self.start[name][at], self.at(slot)))
        return now if was == now else f"{was} \u2192 {now}"

    def at(self, slot: Slot) -> Any:
        """Return what would be in a place of the lists."""
        name, at = slot
        return self.lists()[name][at]


@dataclass(frozen=True, slots=True)
class Form:
    """A prompt that is being filled in."""

    prompt: Prompt
    title: str
    controls: tuple[Control, ...]
    focus: int = 0
    problem: str = field(default="")
    begun: bool = False
    """Whether somebody has filled in anything yet: before that, nothing is missed."""

    def values(self) -> dict[str, Any]:
        """Return what would be entered."""
        filled = {c.name: c.value for c in self.controls if c.value is not None}
        return {**self.prompt.fixed, **filled}

    def missing(self) -> str:
        """Return what is still wrong, in a line; empty: it can be entered."""
        if any(c.kind == "lists" and c.required and not c.value for c in self.controls):
            return say("display-nothing-changed")
        left = [c.label for c in self.controls if c.required and c.value is None]
        if left:
            return say("display-still-open", fields=", ".join(left))
        return problem(self.values(), self.prompt.fields) or ""

    @property
    def told(self) -> str:
        """What to tell whoever fills it in: a problem, or what is left; at first, nothing."""
        return self.problem or (self.missing() if self.begun else "")

    def put(self, index: int, value: Any) -> "Form":
        """Fill in one field."""
        changed = replace(self.controls[index], value=value)
        controls = (*self.controls[:index], changed, *self.controls[index + 1 :])
        return replace(self, controls=controls, focus=index, problem="", begun=True)

    def toggle(self, index: int, option: Any) -> "Form":
        """Choose an option, or take the choice back."""
        control = self.controls[index]
        if control.kind == "several":
            chosen = list(control.value or [])
            chosen = [o for o in chosen if o != option] if option in chosen else [*chosen, option]
            return self.put(index, chosen)
        off = control.value == option and not control.required
        return self.put(index, None if off else option)

    def place(self, index: int, slot: Slot, option: Any) -> "Form":
        """Put something else into a place of a field's lists."""
        control, (name, at) = self.controls[index], slot
        lists = control.lists()
        lists[name][at] = option
        changed = {name: lists[name] for name in lists if lists[name] != [*control.start[name]]}
        return self.put(index, changed or None)

    def step(self, index: int, by: int, at: int = 0) -> "Form":
        """Make a number larger or smaller; nothing at the table is less than none."""
        control = self.controls[index]
        if control.kind == "numbers":
            numbers = list(control.value)
            numbers[at] = max(0, numbers[at] + by)
            return self.put(index, numbers)
        most = max(control.options) if control.options else None
        value = max(0, (control.value or 0) + by)
        return self.put(index, value if most is None else min(most, value))

    @property
    def writes(self) -> bool:
        """Whether words are being written."""
        return bool(self.controls) and self.controls[self.focus].kind == "words"

    def typed(self, key: str) -> "Form":
        """Take a key for the words in focus."""
        if not self.writes:
            return self
        control = self.controls[self.focus]
        text = str(control.value or "")
        return self.put(self.focus, after_key(text, key) or None)


def after_key(text: str, key: str) -> str:
    """A text after a key: a letter more, or one less."""
    return text[:-1] if key == "backspace" else text + key


def form_of(prompt: Prompt, words: Words, state: Mapping[str, Any], seats: int) -> Form:
    """Make the form of a prompt, with what the table already knows filled in."""
    controls = tuple(
        replace(
            _control(field_name, field_, prompt.choices.get(field_name, ()), words, state, seats),
            label=words.field(prompt.name, field_name),
        )
        for field_name, field_ in prompt.fields.items()
        if field_name not in prompt.fixed
    )
    return Form(prompt, words.action(prompt), controls)


def _control(
    field_name: str, field_: Field, choices: Sequence[Any], words: Words,
    state: Mapping[str, Any], seats: int,
) -> Control:  # fmt: skip
    kind, known = field_.type, state.get(field_name)
    if kind is INTS:
        start = list(known) if isinstance(known, list) else [0] * seats
        labels = tuple(words.name(seat) for seat in range(1, len(start) + 1))
        return Control(field_name, "numbers", field_.required, (), labels, start)
    if kind is INT and min(choices, default=0) > 0:
        # A number that names something, such as a case: it is looked for, not counted up to.
        labels = tuple(map(str, choices))
        return Control(field_name, "choice", field_.required, tuple(choices), labels)
    if kind is INT:
        start_at = known if is_int(known) else min(choices, default=0)
        value = start_at if field_.required else None
        return Control(field_name, "number", field_.required, tuple(choices), (), value)
    options = tuple(choices)
    if kind.names and isinstance(known, Mapping):
        labels = tuple(_capital(str(option)) for option in options)
        return Control(field_name, "lists", field_.required, options, labels, None, known)
    if kind in (SEAT, SEATS):
        options = options or tuple(range(1, seats + 1))
    elif kind.accepts(True) and kind.accepts(False):
        options = options or (True, False)
    if not options:
        return Control(field_name, "words", field_.required)
    labels = tuple(_capital(label_of(option, words)) for option in options)
    several = kind.many
    value = [] if several and field_.required else None
    return Control(
        field_name, "several" if several else "choice", field_.required, options, labels, value
    )


def label_of(option: Any, words: Words) -> str:
    """A choice in words: a seat by its player, a short name without its joints."""
    if is_int(option):
        return words.name(option)
    if isinstance(option, bool):
        return say("display-yes" if option else "display-no")
    text = str(option)
    return text.replace("-", " ").replace("_", " ") if text == text.lower() else text


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def answers_to(prompt: Prompt, words: Words) -> list[Answer]:
    """Return what can be answered at once; or the one way to the form, if there is more to say."""
    open_fields = [f for f in prompt.fields if f not in prompt.fixed and prompt.fields[f].required]
    title = words.action(prompt)
    if not open_fields:
        return [Answer(title, prompt, dict(prompt.fixed))]
    kind = prompt.fields[open_fields[0]].type
    single = kind is not INT and not kind.many and not kind.names
    choices = prompt.choices.get(open_fields[0], ())
    if len(open_fields) > 1 or not single or not choices:
        return [opening(title, prompt)]
    labels = [label_of(choice, words) for choice in choices]
    return [
        Answer(
            words.answer(prompt, choice, label),
            prompt,
            {**prompt.fixed, open_fields[0]: choice},
            title=title,
            choice=label,
        )
        for choice, label in zip(choices, labels, strict=True)
    ]


def overturn(n: int) -> Prompt:
    """The prompt that takes a verdict back."""
    return Prompt("ruling", "overturn", DEALER, {"of": required(INT)}, {}, {"of": n})
