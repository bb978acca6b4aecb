"""I Say, Holmes! in a few words: what everybody must know now, and what stands at a seat."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from companion.core.referee.game import Prompt
from companion.kit.face import Answer, opening
from companion.kit.text import count, listed

Name = Callable[[int], str]

_PLAIN_ANSWERS = {
    "draw": "Draw a card",
    "keep": "Keep it",
    "no-arrest": "Arrest nobody",
    "hand-passed-on": "My hand is passed on",
}
_DONE = {
    "pass-left": "All cards are passed",
    "pass-right": "All hands are passed",
    "redeal": "The hands are dealt again",
    "trade": "The hands are traded",
    "give": "The card is given",
    "reshuffle": "The discards are shuffled in",
}
_DEFENCES = {"none": "No defence"}
_BUTTONS = {"red": "Alibi (red)", "blue": "Mastermind (blue)", "white": "No defence (white)"}
_KINDS = {
    "movement": "Movement card",
    "location": "Location that fits the chit",
    "london": "London Location",
    "country": "Country Location",
    "information": "Information card",
    "action": "Action card",
}
"""What a bottom line calls all cards of a type."""
_YES_NO = {
    "sequence": ("It follows", "It does not follow"),
    "i-say": ("It says I Say", "It does not say it"),
    "deadline": ("In time", "Too late"),
}


def answers_to(prompt: Prompt, name: Name) -> list[Answer] | None:
    """Return the answers to a prompt; None: as the prompt itself reads."""
    if prompt.name in _PLAIN_ANSWERS:
        return [_given(_PLAIN_ANSWERS[prompt.name], prompt)]
    make = _MAKE.get(prompt.name)
    return None if make is None else make(prompt, name)


def _given(label: str, prompt: Prompt, **values: Any) -> Answer:
    return Answer(label, prompt, {**prompt.fixed, **values})


def _deal(prompt: Prompt, name: Name) -> list[Answer]:
    opens = prompt.fixed.get("opens")
    return [_given(f"Deal: {name(opens)} opens" if opens else "Deal", prompt)]


def _play(prompt: Prompt, name: Name) -> list[Answer] | None:
    if "card" in prompt.fixed:
        return [_given(f"{name(int(prompt.by))} opens", prompt)]
    if prompt.openly is None:
        return None
    return [answer for card in prompt.choices["card"] for answer in _card(prompt, card)]


def _card(prompt: Prompt, card: str) -> list[Answer]:
    """Return the answers for one title; whom it is against is asked for next."""
    chosen = replace(prompt, fixed={**prompt.fixed, "card": card})
    fields = prompt.fields
    aimed = "target" in fields and fields["target"].required
    if aimed or "side" in fields:
        return [opening(card, chosen)]
    found = [_given(card, chosen)]
    if "target" in fields:
        required = {**fields, "target": replace(fields["target"], required=True)}
        found.append(opening(f"{card} against", replace(chosen, fields=required)))
    villains = prompt.choices.get("villain", ())
    return found + [_given(f"{card} with {who}", chosen, villain=who) for who in villains]


def _escape(prompt: Prompt, name: Name) -> list[Answer]:
    villains = prompt.fixed.get("villains")
    if villains:
        return [_given(f"Escape with {', '.join(villains)}", prompt)]
    return [opening("Escape", prompt)]


def _plea(prompt: Prompt, name: Name) -> list[Answer]:
    if not prompt.fixed["guilty"]:
        return [_given("Not guilty", prompt)]
    villains = prompt.fixed.get("villains")
    if villains:
        return [_given(f"Guilty: {', '.join(villains)}", prompt)]
    return [opening("Guilty", prompt)]


def _arrest(prompt: Prompt, name: Name) -> list[Answer]:
    whom = prompt.choices["target"]
    return [_given(f"Arrest {name(seat)}", prompt, target=seat) for seat in whom]


def _defend(prompt: Prompt, name: Name) -> list[Answer]:
    answers = prompt.choices["with"]
    return [_given(_DEFENCES.get(card, card), prompt, **{"with": card}) for card in answers]


def _held(prompt: Prompt, name: Name) -> list[Answer]:
    how = "card by card" if "cards" in prompt.fields else "in all"
    return [opening(f"{name(int(prompt.by))}: {how}", prompt)]


def _hands(prompt: Prompt, name: Name) -> list[Answer]:
    return [
        Answer("Guilty, and all hands …" if "villains" in prompt.fields else "All hands …", prompt)
    ]


def _yes_or_no(prompt: Prompt, name: Name) -> list[Answer]:
    """Return yes and no; what is printed on a card may be remembered (learn)."""
    yes, no = _YES_NO[prompt.name]
    label = yes if prompt.fixed["allow"] else no
    found = [_given(label, prompt)]
    if "learn" in prompt.fields:
        found.append(_given(f"{label}: remember", prompt, learn=True))
    words = [word for word in prompt.choices.get("learn", ()) if isinstance(word, str)]
    every = "every" if prompt.fixed["allow"] else "no"
    return found + [
        _given(f"{label}: {every} {_KINDS[word]}", prompt, learn=word) for word in words
    ]


_MAKE: dict[str, Callable[[Prompt, Name], list[Answer] | None]] = {
    "deal": _deal,
    "play": _play,
    "escape": _escape,
    "plea": _plea,
    "arrest": _arrest,
    "defend": _defend,
    "held": _held,
    "hands": _hands,
    "done": lambda prompt, name: [_given(_DONE[prompt.fixed["what"]], prompt)],
    "sequence": _yes_or_no,
    "i-say": _yes_or_no,
    "deadline": _yes_or_no,
    "which": lambda prompt, name: [
        _given(_BUTTONS[button], prompt, answer=button) for button in prompt.choices["answer"]
    ],
    "pass-a-card": lambda prompt, name: [
        _given(f"Pass {card}", prompt, card=card) for card in prompt.choices["card"]
    ],
    "give-a-card": lambda prompt, name: [
        _given(f"Give {card}", prompt, card=card) for card in prompt.choices["card"]
    ],
}


Fields = Mapping[str, Any]

_REFUSED = {
    "alibi-not-allowed": "no Alibi helps here",
    "already-answered": "answered already",
    "window-closed": "too late",
    "not-your-turn": "not your turn",
    "not-in-sequence": "does not follow",
    "chit-mismatch": "wrong kind of place",
    "condition": "not now",
    "defence-only": "only as an answer",
    "use-escape": "Villains escape",
}
_PLAIN = {
    "started": "opens",
    "turn": "on turn",
    "drew": "draws a card",
    "kept": "keeps it",
    "declined": "no defence",
    "window-closed": "time is up",
    "not-guilty": "not guilty",
    "cleared": "not guilty",
    "hand-taken": "draws a new hand",
    "went-out": "laid the last card",
    "flag": "the dealer looks",
}
_CONDITIONS = {
    "Holmes": "not after Movement",
    "Watson": "not after Movement",
    "Mycroft": "only after a London Location",
    "Fleeing": "only after Movement",
}
_READ = {
    "sequence": "Does it follow?",
    "i-say": "Is I Say in sequence?",
    "value": "What does it count?",
}
_WHY = {"i-say": "I Say", "telegram": "Telegram", "fleeing": "Fleeing"}


def _refused(v: Fields) -> str:
    """Return why something is refused; a card's own condition is named."""
    own = _CONDITIONS.get(v.get("card", "")) if v["reason"] == "condition" else None
    return own or _REFUSED.get(v["reason"], "refused")


class ShortWords:
    """Puts verdicts into few words."""

    def __init__(self, name: Callable[[int], str]) -> None:
        self._name = name

    def word(self, kind: str, v: Fields) -> str:
        """Return the word of the moment; empty: it does not change."""
        match kind:
            case "arrest":
                return f"{self._name(v['by'])} arrests {self._name(v['seat'])}"
            case "ask" if v["question"] == "plea":
                return f"{self._name(v['seat'])}: guilty?"
            case "ask" if v["question"] == "arrest":
                must = "must" if v["must"] else "may"
                return f"{self._name(v['seat'])} {must} arrest"
            case "ask":
                return _READ.get(v["question"], "")
            case "guilty":
                return "Guilty!"
            case "escaped":
                return f"{self._name(v['seat'])} escapes"
            case "doubt":
                return "Too close to call"
            case "won":
                verb = "wins" if len(v["seats"]) == 1 else "win"
                return f"{listed([self._name(seat) for seat in v['seats']])} {verb}"
        return ""

    def said(self, kind: str, v: Fields) -> dict[int, str]:
        """Return what a verdict means to each seat that it is about."""
        match kind:
            case "ready":
                return dict.fromkeys(range(1, len(v["hands"]) + 1), "")
            case "score":
                return {s: f"{points:+} points" for s, points in enumerate(v["hand"], start=1)}
            case "won":
                return dict.fromkeys(v["seats"], "wins the match")
            case "trade":
                return dict.fromkeys(v["between"], "trades hands")
            case "doubt":
                return dict.fromkeys(v["between"], "too close to call")
            case "look" | "show" | "give" | "arrest":
                return self._between(kind, v)
        seat, text = v.get("seat"), self._at_seat(kind, v)
        return {seat: text} if text and isinstance(seat, int) else {}

    def _between(self, kind: str, v: Fields) -> dict[int, str]:
        by, seat = self._name(v["by"]), self._name(v["seat"])
        match kind:
            case "look":
                what = "the hand" if v["cards"] == "all" else count(v["cards"], "card")
                return {v["by"]: f"sees {what} of {seat}", v["seat"]: f"shows {what}"}
            case "show":
                return {v["by"]: f"sees a card of {seat}", v["seat"]: "shows the highest"}
            case "give":
                return {v["by"]: f"gives {seat} a card", v["seat"]: f"gets a card of {by}"}
        return {v["by"]: f"arrests {seat}", v["seat"]: "arrested"}

    def _at_seat(self, kind: str, v: Fields) -> str:
        if kind in _PLAIN:
            return _PLAIN[kind]
        match kind:
            case "played" | "discarded":
                return f"{'laid' if kind == 'played' else 'puts away'} {v['card']}"
            case "draws":
                return f"draws {count(v['cards'], 'card')}"
            case "window":
                return f"{v['against']}: {' or '.join(v['allows'])}?"
            case "defended":
                return f"{v['with']}!"
            case "points":
                return f"{v['delta']:+} points: {_WHY[v['why']]}"
            case "guilty" | "escaped" | "detected":
                return f"{kind}: {listed(v['villains'])}"
            case "refused" if v.get("speak", True):
                return _refused(v)
            case "fault":
                return f"{v['input'] or 'sensors'}: {v['reason']}"
        return ""

    def question(self, asked: Fields, state: Mapping[str, Any]) -> str:
        """Return what the dealer is asked."""
        who, card = self._name(asked["seat"]), asked.get("card", "")
        match asked["question"]:
            case "sequence":
                return f"Does {card} follow {state['seq']}? Read its bottom line."
            case "i-say":
                return f"Does {state['seq']} offer I Say (-10)? Read its bottom line."
            case "value":
                return f"What does {card} count?"
            case "which":
                return f"Which button of {who} was first?"
        return f"Was {who} in time?"
