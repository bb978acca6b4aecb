"""Sorry! in a few words: what to do next, what a move is, what was decided about a seat."""

from collections.abc import Callable, Mapping, Sequence
from functools import reduce
from typing import Any

from companion.core.referee.game import Prompt
from companion.games.sorry.face.middle import card_name
from companion.games.sorry.face.places import START, colour_word, letter_of, square_word
from companion.language import known, say

Name = Callable[[int], str]
Fields = Mapping[str, Any]


def move_label(move: Fields) -> str:
    """Return the label of a listed move on a button."""
    return ", ".join(map(_part_label, move["parts"]))


def _part_label(part: Fields) -> str:
    told = _step(part)
    if part["slide_to"] is not None:
        told = say("sorry-step-slides", step=told, to=part["slide_to"])
    if not part["bumped"]:
        return told
    back = reduce(_and, (colour_word(man["colour"]) for man in part["bumped"]))
    return say("sorry-step-back", step=told, who=back)


def _step(part: Fields) -> str:
    """Return how one man moves, but not what comes of it."""
    man, start = letter_of(part["colour"]), part["from"]
    way = {"from": square_word(start), "to": square_word(part["to"])}
    if swapped := part.get("with"):
        return say("sorry-step-changes", man=man, other=colour_word(swapped["colour"]), **way)
    if start == START and not part["bumped"]:
        return say("sorry-step-out", man=man)
    return say("sorry-step-goes", man=man, **way)


def _and(one: str, other: str) -> str:
    return say("sorry-step-and", first=one, second=other)


def asked_for(state: Fields, name: Name) -> tuple[str, str]:
    """Return what everybody waits for, and its tone; nothing where a verdict says it better."""
    turn = state["turn"]
    who = name(turn) if turn else ""
    match state["phase"]:
        case "dealing":
            return say("sorry-now-shuffle" if turn else "sorry-now-deal"), "accent"
        case "lead-draw":
            return say("sorry-now-lead"), "accent"
        case "colours":
            return say("sorry-now-colours"), "accent"
        case "draw":
            hand = any(state["hands"])
            return say("sorry-now-play-card" if hand else "sorry-now-draw-card", who=who), "ink"
        case "move":
            return _move_word(state, who), "ink"
        case "refill":
            return say("sorry-now-take-card", who=who), "ink"
        case "call":
            return say("sorry-now-call"), "accent"
    return "", "ink"


def _move_word(state: Fields, who: str) -> str:
    if len(state["moves"]) == 1:
        key = "sorry-now-make-or-decline" if state["may_pass"] else "sorry-now-make"
        return say(key, who=who)
    if state["picked"]:
        return say("sorry-now-picked", who=who, move=state["picked"])
    return say("sorry-now-choose", who=who)


def todo(state: Fields, prompts: Sequence[Prompt], players: Sequence[str]) -> tuple[str, ...]:
    """Return what each seat does next, as its buttons and pads have it.

    Whoever is on turn is told, also where this screen may not offer what they have to choose from.
    """
    told = [""] * len(players)
    for prompt in prompts:
        if isinstance(prompt.by, int) and not told[prompt.by - 1]:
            told[prompt.by - 1] = _next(prompt, state)
    turn = state["turn"]
    if turn and not told[turn - 1]:
        told[turn - 1] = _on_turn(state)
    return tuple(told)


def _on_turn(state: Fields) -> str:
    """Return what the player on turn does, but not whether a hidden hand can be played."""
    match state["phase"]:
        case "draw":
            hand = any(state["hands"])
            return say("sorry-todo-play-or-discard" if hand else "sorry-todo-pack")
        case "move":
            return _buttons(state)
        case "refill":
            return say("sorry-todo-pack")
    return ""


def _buttons(state: Fields) -> str:
    """Return which buttons make a move; a forced one needs none."""
    if len(state["moves"]) > 1:
        return say("sorry-todo-choose")
    return say("sorry-todo-done-or-decline" if state["may_pass"] else "sorry-todo-done")


def _next(prompt: Prompt, state: Fields) -> str:
    match prompt.name:
        case "draw":
            return say("sorry-todo-pack")
        case "card":
            return say("sorry-todo-play" if any(state["hands"]) else "sorry-todo-turn-up")
        case "lead-draw":
            return say("sorry-todo-lead")
        case "colour":
            return say("sorry-todo-colour") if state["phase"] == "colours" else ""
        case "discard":
            return say("sorry-todo-discard")
        case "answer":
            return say("sorry-todo-answer")
        case "move":
            return _on_turn(state)
    return ""


def said_of(kind: str, v: Fields) -> str:
    """Return what a verdict means to the seat that it names."""
    match kind:
        case "drawn" | "forfeit":
            return say(f"sorry-seat-{kind}", card=card_name(v["card"]))
        case "moved":
            return _moved(v)
        case "call" | "answered":
            return say(f"sorry-seat-{kind}-{v['call' if kind == 'call' else 'answer']}")
        case "refused":
            return _refused(v) if v.get("input") else ""
        case "lead" | "won" | "passed" | "extra-draw" | "discarded" | "refilled":
            return say(f"sorry-seat-{kind}")
    return ""


def _refused(v: Fields) -> str:
    """Return why a press was refused, where a seat is told."""
    key = f"sorry-short-refused-{v['reason']}"
    return say(key) if known(key) else ""


def _moved(v: Fields) -> str:
    parts, card = v["parts"], card_name(v["card"])
    home = sum(part["to"] == "home" for part in parts)
    back = sum(len(part["bumped"]) for part in parts)
    if home:
        return say("sorry-seat-moved-home", card=card, n=home)
    if back:
        return say("sorry-seat-moved-back", card=card, n=back)
    slides = any(part["slide_to"] is not None for part in parts)
    return say("sorry-seat-moved-slides" if slides else "sorry-seat-moved", card=card)
