"""From prompts to answers: what asks alike is put together, and a long list waits behind a button.

A game may part its cards or places into prompts by what else must be said with them. Nobody at the
table thinks so: they want to lay a card, and are then asked whatever that card needs.
"""

from collections.abc import Callable, Collection, Sequence

from companion.core.referee.game import Prompt
from companion.kit.face import Answer, opening
from companion.kit.words import Words
from companion.outputs.display.entering.forms import answers_to
from companion.outputs.display.entering.picker import asks
from companion.outputs.picking import MANY

Own = Callable[[Prompt], list[Answer] | None]
"""What a game's face makes of a prompt; None: as the prompt itself reads."""


def answers_now(
    prompts: Sequence[Prompt], own: Own, words: Words, *, openly: bool = False
) -> tuple[list[Answer], list[Answer]]:
    """Return what is wanted now; and everything else that may be entered.

    With `openly`, every choice has an answer of its own, however many: the cards of a hand are
    there to be touched.
    """
    asked = [prompt for prompt in prompts if prompt.asked]
    wanted = asked or [p for p in prompts if p.event != "ruling" and not p.stand_in]
    rest = [prompt for prompt in prompts if prompt not in wanted]
    return _first(wanted, own, words, openly), _others(rest, words)


def _first(prompts: Sequence[Prompt], own: Own, words: Words, openly: bool) -> list[Answer]:
    """Return the first answers: in the game's own words where it has any, else as prompts read."""
    told = [own(prompt) for prompt in prompts]
    plain = [prompt for prompt, answers in zip(prompts, told, strict=True) if answers is None]
    groups = {id(group[0]): group for group in gathered(plain)}
    found: list[Answer] = []
    for prompt, answers in zip(prompts, told, strict=True):
        group = groups.get(id(prompt), ())
        found += _offered(group, words, openly) if answers is None and group else answers or []
    return found


def _others(prompts: Sequence[Prompt], words: Words) -> list[Answer]:
    """Return what else may be entered: one answer for all that ask alike, the rest in its form."""
    groups = gathered(prompts)
    names = [group[0].name for group in groups]
    found: list[Answer] = []
    for first, *alike in groups:
        at_once = answers_to(first, words)[0].values is not None
        if at_once and names.count(first.name) == 1:
            found.append(Answer(words.action(first), first, alike=tuple(alike)))
        else:
            found += _behind((first, *alike), words)
    return found


def gathered(prompts: Sequence[Prompt]) -> list[tuple[Prompt, ...]]:
    """Put prompts together that ask the same of different choices, where the first one stands."""
    groups: dict[str, list[Prompt]] = {}
    for number, prompt in enumerate(prompts):
        field = asks(prompt)
        key = f"{_kind(prompt)} {field}" if field else str(number)
        groups.setdefault(key, []).append(prompt)
    return [part for group in groups.values() for part in _apart(group)]


def _kind(prompt: Prompt) -> str:
    return repr((prompt.event, prompt.name, prompt.by, prompt.asked, sorted(prompt.fixed.items())))


def _apart(group: list[Prompt]) -> list[tuple[Prompt, ...]]:
    """Return each prompt by itself if two have a choice in common, which would be ambiguous."""
    every = [value for prompt in group for value in prompt.choices.get(asks(prompt), ())]
    alone = len(group) > 1 and any(value in every[:at] for at, value in enumerate(every))
    return [(prompt,) for prompt in group] if alone else [tuple(group)]


def _offered(group: tuple[Prompt, ...], words: Words, openly: bool) -> list[Answer]:
    """The answers to prompts that ask alike: each choice by itself while they are few."""
    each = [(prompt, answers_to(prompt, words)) for prompt in group]
    at_once = [prompt for prompt, answers in each if answers[0].values is not None]
    few = sum(len(answers) for _, answers in each) <= MANY
    if not openly and not (few and len(at_once) == len(group)):
        at_once = []
    plain = [answer for prompt, answers in each if prompt in at_once for answer in answers]
    rest = tuple(prompt for prompt in group if prompt not in at_once)
    return [*plain, *_behind(rest, words)]


def _behind(prompts: tuple[Prompt, ...], words: Words) -> list[Answer]:
    if not prompts:
        return []
    return [opening(words.action(prompts[0]), prompts[0], prompts[1:])]


def entered_by(seats: Collection[int] | None, prompts: Sequence[Prompt]) -> Sequence[Prompt]:
    """Return what those seats may enter; None: whoever looks may enter everything."""
    return prompts if seats is None else tuple(each for each in prompts if each.by in seats)
