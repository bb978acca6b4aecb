"""From Fluent to what is kept: a text, or a list of texts, slots and choices.

    "plain text"
    ["text ", ["$", slot], ["#", slot, {option: value}], ["m", key], ["?", kind, slot, {option:
     value}, {variant: message}, default]]

`#` is NUMBER(), `m` another message, `?` a choice by a slot: `n` its plural or what it says, `o`
its ordinal plural, `g` its gender. Terms are put in here, so that nobody has to look them up later.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from fluent.syntax import FluentParser, ast

Message = Any
"""A text, or a list of parts."""


@dataclass(frozen=True, slots=True)
class Problem:
    """What is wrong with a line of a catalogue, for whoever wrote it."""

    where: str
    line: int
    what: str

    def __str__(self) -> str:
        return f"{self.where}:{self.line}: {self.what}"


class _WrongError(Exception):
    """A message uses what our catalogues do without."""


def compile_text(text: str, where: str) -> tuple[dict[str, Message], list[Problem]]:
    """Return the messages of a catalogue, and what is wrong with the lines that are left out."""
    resource = FluentParser().parse(text)
    terms = {term.id.name: term for term in resource.body if isinstance(term, ast.Term)}
    reader, messages, problems = _Reader(terms), dict[str, Message](), list[Problem]()
    for entry in resource.body:
        try:
            messages |= _entry(entry, reader, messages)
        except _WrongError as wrong:
            start = entry.span.start if entry.span else 0
            problems.append(Problem(where, text.count("\n", 0, start) + 1, str(wrong)))
    return messages, problems


def _entry(
    entry: ast.EntryType, reader: _Reader, so_far: Mapping[str, Message]
) -> dict[str, Message]:
    if isinstance(entry, ast.Junk):
        raise _WrongError("; ".join(note.message or "" for note in entry.annotations))
    if not isinstance(entry, ast.Message):
        return {}
    key = entry.id.name
    if key in so_far:
        raise _WrongError(f"{key} is there already")
    if entry.attributes or not entry.value:
        raise _WrongError(f"{key}: a message is one text, without attributes")
    return {key: reader.message(entry.value)}


class _Reader:
    """Reads patterns; `given` is what a term was given, None outside of one."""

    def __init__(self, terms: Mapping[str, ast.Term]) -> None:
        self._terms = terms

    def message(self, pattern: ast.Pattern, given: Mapping[str, str] | None = None) -> Message:
        parts: list[Any] = []
        for element in pattern.elements:
            made = (
                [element.value]
                if isinstance(element, ast.TextElement)
                else self._placed(element.expression, given)
            )
            for part in made:
                _append(parts, part)
        if not parts:
            return ""
        return parts[0] if len(parts) == 1 and isinstance(parts[0], str) else parts

    def _placed(self, expression: Any, given: Mapping[str, str] | None) -> list[Any]:
        match expression:
            case ast.Placeable():
                return self._placed(expression.expression, given)
            case ast.StringLiteral():
                return [expression.parse()["value"]]
            case ast.NumberLiteral():
                return [expression.value]
            case ast.VariableReference():
                name = expression.id.name
                return [["$", name]] if given is None else [given.get(name, "")]
            case ast.MessageReference(attribute=None):
                return [["m", expression.id.name]]
            case ast.TermReference(attribute=None):
                return self._term(expression)
            case ast.FunctionReference():
                name, options = _function(expression)
                return [["#", name, options]]
            case ast.SelectExpression():
                return self._choice(expression, given)
            case _:
                raise _WrongError("attributes are not used here")

    def _term(self, reference: ast.TermReference) -> list[Any]:
        term = self._terms.get(reference.id.name)
        if term is None:
            raise _WrongError(f"there is no -{reference.id.name} in this file")
        named = reference.arguments.named if reference.arguments else []
        made = self.message(
            term.value, {one.name.name: str(one.value.parse()["value"]) for one in named}
        )
        return [made] if isinstance(made, str) else list(made)

    def _choice(self, choice: ast.SelectExpression, given: Mapping[str, str] | None) -> list[Any]:
        variants = {_name(one.key): self.message(one.value, given) for one in choice.variants}
        default = next(_name(one.key) for one in choice.variants if one.default)
        if given is not None and isinstance(choice.selector, ast.VariableReference):
            made = variants.get(given.get(choice.selector.id.name, default), variants[default])
            return [made] if isinstance(made, str) else list(made)
        kind, name, options = _selector(choice.selector)
        return [["?", kind, name, options, variants, default]]


def _append(parts: list[Any], part: Any) -> None:
    """Add a part; two texts in a row are one."""
    if isinstance(part, str) and parts and isinstance(parts[-1], str):
        parts[-1] += part
    elif part != "":
        parts.append(part)


def _name(key: ast.Identifier | ast.NumberLiteral) -> str:
    return key.name if isinstance(key, ast.Identifier) else key.value


def _selector(selector: Any) -> tuple[str, str, dict[str, Any]]:
    if isinstance(selector, ast.VariableReference):
        return "n", selector.id.name, {}
    if not isinstance(selector, ast.FunctionReference):
        raise _WrongError("a choice is made by a slot, NUMBER($slot) or GENDER($slot)")
    if selector.id.name == "GENDER":
        return "g", _slot(selector), {}
    name, options = _function(selector)
    return ("o" if options.pop("type", "") == "ordinal" else "n"), name, options


def _function(call: ast.FunctionReference) -> tuple[str, dict[str, Any]]:
    if call.id.name != "NUMBER":
        raise _WrongError(f"{call.id.name} is no function here; there are NUMBER and GENDER")
    options = {one.name.name: _option(one.value) for one in call.arguments.named}
    return _slot(call), options


def _option(value: ast.StringLiteral | ast.NumberLiteral) -> str | int | bool:
    if isinstance(value, ast.NumberLiteral):
        return int(float(value.value))
    text = str(value.parse()["value"])
    return text == "true" if text in ("true", "false") else text


def _slot(call: ast.FunctionReference) -> str:
    match call.arguments.positional:
        case [ast.VariableReference() as slot]:
            return slot.id.name
    raise _WrongError(f"{call.id.name} takes one slot: {call.id.name}($slot)")
