"""221-B Baker Street in a few words: what to do next, and what everybody waits for."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from companion.core.referee.game import Prompt
from companion.kit.face import LEFT

Name = Callable[[int], str]
Fields = Mapping[str, Any]

CARDS = {"scotland_yard": "Scotland Yard card", "skeleton_key": "Skeleton Key"}


def asked_for(state: Fields, name: Name, place: Callable[[str], str]) -> tuple[str, str]:
    """Return what everybody waits for, and its tone; a name before its colon has its own line."""
    turn = state["turn"]
    who = name(turn) if turn else ""
    match state["phase"]:
        case "case":
            return "Choose a case", "accent"
        case "order":
            return "Roll for the start", "accent"
        case "turn":
            return f"{who}: {'the die rolls' if state['wanted'] else 'roll'}", "ink"
        case "rolled":
            return f"{who}: where to?", "ink"
        case "arrived":
            return f"{who}: {place(state['tokens'][turn - 1] or '')}", "ink"
        case "reading" if state["reading"]["time_up"]:
            return f"{who}: time is up", "bad"
        case "reading":
            return f"{who} reads: {LEFT} s", "play"
        case "answer":
            return f"{who}: right or not?", "accent"
    return "", "ink"


def todo(state: Fields, prompts: Sequence[Prompt], seats: int) -> tuple[str, ...]:
    """Return what each seat does next, as its buttons have it."""
    told = [""] * seats
    if state["phase"] == "order":
        for seat in state["to_roll"]:
            told[seat - 1] = "the die rolls" if seat in state["wanted"] else "red: roll"
    turn = state["turn"]
    for prompt in prompts:
        if prompt.name == "roll" and isinstance(prompt.by, int) and prompt.by != turn:
            told[prompt.by - 1] = told[prompt.by - 1] or "red: roll"
    if turn:
        told[turn - 1] = _on_turn(state, {p.name for p in prompts if p.by == turn})
    return tuple(told)


def _on_turn(state: Fields, may: set[str]) -> str:
    """Return what is open to the player on turn; first the look, the point of the journey."""
    ready = state["looks"][state["turn"] - 1] == "ready"
    clue = "white: clue" if ready and ("clue-open" in may or not may) else ""
    match state["phase"]:
        case "turn" if state["wanted"]:
            return "the die rolls"
        case "turn":
            return _joined(clue, "red: roll")
        case "rolled":
            return f"{state['rolled']} steps at most: where to?"
        case "arrived":
            return _joined(clue, "blue: end of turn")
        case "reading":
            return "white: booklet down"
        case "answer":
            return "look it up alone: all right?"
    return ""


def _joined(*parts: str) -> str:
    return "   ".join(filter(None, parts))


def said_of(kind: str, v: Fields) -> str:
    """Return what a verdict means to the seat it names, if its place does not say it better."""
    match kind:
        case "order-roll":
            return f"rolled {v['value']}"
        case "order":
            return "starts"
        case "out":
            return "wrong, and out"
        case "won":
            return "solved the case"
    return ""


def plain_label(prompt: Prompt, who: str, cards: Mapping[str, str] = CARDS) -> str:
    """Return what an entry without a choice does, on a button."""
    labels = {
        "roll": f"{who} rolls",
        "stay": "stay here",
        "clue-open": "read the clue",
        "clue-close": "put the booklet down",
        "announce": "announce the solution",
        "end": "end the turn",
    }
    return labels[prompt.name]
