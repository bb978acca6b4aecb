"""Sorry! in a few words: what to do next, what a move is, what was decided about a seat."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from companion.core.referee.game import Prompt
from companion.games.sorry.face.middle import card_name
from companion.games.sorry.face.places import START

Name = Callable[[int], str]
Fields = Mapping[str, Any]


def move_label(move: Fields) -> str:
    """Return the label of a listed move on a button."""
    return ", ".join(map(_part_label, move["parts"]))


def _part_label(part: Fields) -> str:
    letter = part["colour"][0].upper()
    start, to = part["from"], part["to"]
    if swapped := part.get("with"):
        told = f"{letter} {start} \u21c4 {swapped['colour']} {to}"
    elif start == START and not part["bumped"]:
        told = f"{letter} starts out"
    else:
        told = f"{letter} {start} \u2192 {to}"
    if part["slide_to"] is not None:
        told += f", slides {part['slide_to']}"
    back = [man["colour"] for man in part["bumped"]]
    return told + (f", {' and '.join(back)} back" if back else "")


def asked_for(state: Fields, name: Name) -> tuple[str, str]:
    """Return what everybody waits for, and its tone; nothing where a verdict says it better."""
    turn = state["turn"]
    who = name(turn) if turn else ""
    match state["phase"]:
        case "dealing":
            return ("Shuffle the pack" if turn else "Shuffle and deal"), "accent"
        case "lead-draw":
            return "Draw for the lead", "accent"
        case "colours":
            return "Choose a colour", "accent"
        case "draw":
            hand = any(state["hands"])
            return f"{who}: {'play a card' if hand else 'draw a card'}", "ink"
        case "move":
            return f"{who}: {_move_word(state)}", "ink"
        case "refill":
            return f"{who}: take a card", "ink"
        case "call":
            return "Accept or drop?", "accent"
    return "", "ink"


def _move_word(state: Fields) -> str:
    if len(state["moves"]) == 1:
        return "make the move, or decline" if state["may_pass"] else "make the move"
    if state["picked"]:
        return f"move {state['picked']}?"
    return "choose a move"


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
            return "play a card, or discard one" if any(state["hands"]) else "touch the pack"
        case "move":
            return _buttons(state)
        case "refill":
            return "touch the pack"
    return ""


def _buttons(state: Fields) -> str:
    """Return which buttons make a move; a forced one needs none."""
    if len(state["moves"]) > 1:
        return "blue: next move   white: done"
    return "white: done, or decline" if state["may_pass"] else "move; then white, or the next card"


def _next(prompt: Prompt, state: Fields) -> str:
    match prompt.name:
        case "draw":
            return "touch the pack"
        case "card":
            return "play a card" if any(state["hands"]) else "turn up a card"
        case "lead-draw":
            return "draw for the lead"
        case "colour":
            return "choose a colour" if state["phase"] == "colours" else ""
        case "discard":
            return "no card fits: discard one"
        case "answer":
            return "white accepts, blue drops"
        case "move":
            return _on_turn(state)
    return ""


_REFUSED = {
    "play-not-complete": "too early: the move comes first",
    "refill-due": "too early: a card is to be taken first",
    "not-your-turn": "it is somebody else's turn",
    "choose-first": "choose a move first",
    "card-due": "a card is to be turned up first",
    "card-open": "a card is open: move first",
    "deal-due": "shuffle and deal first",
    "call-pending": "the double is to be answered first",
    "ruling-pending": "wait for the dealer",
    "already-answered": "has answered",
    "dropped-out": "is out until the next game",
    "game-over": "the game is over",
    "not-in-mode": "no doubling in this game",
    "unused-input": "of no use in this game",
    "late-arrival": "came too late to be judged",
    "paused": "not counted: the table is at a pause",
}
"""What a seat is told whose press was refused."""


def said_of(kind: str, v: Fields) -> str:
    """Return what a verdict means to the seat that it names."""
    match kind:
        case "drawn":
            return f"drew the {card_name(v['card'])}"
        case "moved":
            return _moved(v)
        case "forfeit":
            return f"no move for the {card_name(v['card'])}"
        case "call":
            return f"{v['call']}s"
        case "answered":
            return "accepts" if v["answer"] == "accept" else "drops out"
        case "lead":
            return "leads"
        case "won":
            return "wins"
        case "refused" if v.get("input"):
            return _REFUSED.get(v["reason"], "")
    plain = {"passed": "declines", "extra-draw": "one more card", "discarded": "discards",
             "refilled": "took a card"}  # fmt: skip
    return plain.get(kind, "")


def _moved(v: Fields) -> str:
    parts = v["parts"]
    home = sum(part["to"] == "home" for part in parts)
    back = sum(len(part["bumped"]) for part in parts)
    told = f"played the {card_name(v['card'])}"
    if home:
        return told + (", a man home" if home == 1 else ", two men home")
    if back:
        return told + f", {back} sent back"
    return told + (", slides" if any(part["slide_to"] is not None for part in parts) else "")
