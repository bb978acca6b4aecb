"""I Say, Holmes! in a few words: what everybody must know now, and what stands at a seat."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import reduce
from typing import Any

from companion.core.referee.game import Prompt
from companion.games.i_say_holmes.rules.cards import AFOOT
from companion.kit.face import Answer, opening
from companion.kit.text import faulty, listed, thing
from companion.language import known, say

Name = Callable[[int], str]

_PLAIN_ANSWERS = ("draw", "keep", "no-arrest", "hand-passed-on")
_NONE = "none"
"""No defence, as an entry has it."""


def either(words: Sequence[str]) -> str:
    """Join what may be chosen."""
    return reduce(_or, words) if words else ""


def _or(one: str, other: str) -> str:
    return say("i-say-holmes-or", first=one, second=other)


def answers_to(prompt: Prompt, name: Name) -> list[Answer] | None:
    """Return the answers to a prompt; None: as the prompt itself reads."""
    if prompt.name in _PLAIN_ANSWERS:
        return [_given(say(f"i-say-holmes-answer-{prompt.name}"), prompt)]
    make = _MAKE.get(prompt.name)
    return None if make is None else make(prompt, name)


def _given(label: str, prompt: Prompt, **values: Any) -> Answer:
    return Answer(label, prompt, {**prompt.fixed, **values})


def _deal(prompt: Prompt, name: Name) -> list[Answer]:
    opens = prompt.fixed.get("opens")
    if not opens:
        return [_given(say("i-say-holmes-answer-deal"), prompt)]
    return [_given(say("i-say-holmes-answer-deal-opens", who=name(opens)), prompt)]


def _play(prompt: Prompt, name: Name) -> list[Answer] | None:
    if "card" in prompt.fixed:
        return [_given(say("i-say-holmes-answer-opens", who=name(int(prompt.by))), prompt)]
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
        title = say("i-say-holmes-answer-against", card=card)
        found.append(opening(title, replace(chosen, fields=required)))
    villains = prompt.choices.get("villain", ())
    return found + [
        _given(say("i-say-holmes-answer-with", card=card, villain=who), chosen, villain=who)
        for who in villains
    ]


def _escape(prompt: Prompt, name: Name) -> list[Answer]:
    villains = prompt.fixed.get("villains")
    if villains:
        told = say("i-say-holmes-answer-escape-with", villains=", ".join(villains))
        return [_given(told, prompt)]
    return [opening(say("i-say-holmes-answer-escape"), prompt)]


def _plea(prompt: Prompt, name: Name) -> list[Answer]:
    if not prompt.fixed["guilty"]:
        return [_given(say("i-say-holmes-answer-not-guilty"), prompt)]
    villains = prompt.fixed.get("villains")
    if villains:
        told = say("i-say-holmes-answer-guilty-of", villains=", ".join(villains))
        return [_given(told, prompt)]
    return [opening(say("i-say-holmes-answer-guilty"), prompt)]


def _arrest(prompt: Prompt, name: Name) -> list[Answer]:
    whom = prompt.choices["target"]
    return [
        _given(say("i-say-holmes-answer-arrest", who=name(seat)), prompt, target=seat)
        for seat in whom
    ]


def _defend(prompt: Prompt, name: Name) -> list[Answer]:
    answers = prompt.choices["with"]
    labels = {card: card for card in answers} | {_NONE: say("i-say-holmes-answer-no-defence")}
    return [_given(labels[card], prompt, **{"with": card}) for card in answers]


def _held(prompt: Prompt, name: Name) -> list[Answer]:
    who = name(int(prompt.by))
    if "cards" in prompt.fields:
        return [opening(say("i-say-holmes-answer-held-cards", who=who), prompt)]
    return [opening(say("i-say-holmes-answer-held-total", who=who), prompt)]


def _hands(prompt: Prompt, name: Name) -> list[Answer]:
    guilty = "-guilty" if "villains" in prompt.fields else ""
    return [Answer(say(f"i-say-holmes-answer-all-hands{guilty}"), prompt)]


def _yes_or_no(prompt: Prompt, name: Name) -> list[Answer]:
    """Return yes and no; what is printed on a card may be remembered (learn)."""
    allow = prompt.fixed["allow"]
    label = say(f"i-say-holmes-answer-{prompt.name}-{'yes' if allow else 'no'}")
    found = [_given(label, prompt)]
    if "learn" in prompt.fields:
        told = say("i-say-holmes-answer-remember", answer=label)
        found.append(_given(told, prompt, learn=True))
    words = [word for word in prompt.choices.get("learn", ()) if isinstance(word, str)]
    which = "every" if allow else "none"
    return found + [
        _given(say(f"i-say-holmes-answer-{which}-{word}", answer=label), prompt, learn=word)
        for word in words
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
    "done": lambda prompt, name: [
        _given(say(f"i-say-holmes-answer-done-{prompt.fixed['what']}"), prompt)
    ],
    "sequence": _yes_or_no,
    "i-say": _yes_or_no,
    "deadline": _yes_or_no,
    "which": lambda prompt, name: [
        _given(say(f"i-say-holmes-answer-which-{button}"), prompt, answer=button)
        for button in prompt.choices["answer"]
    ],
    "pass-a-card": lambda prompt, name: [
        _given(say("i-say-holmes-answer-pass", card=card), prompt, card=card)
        for card in prompt.choices["card"]
    ],
    "give-a-card": lambda prompt, name: [
        _given(say("i-say-holmes-answer-give", card=card), prompt, card=card)
        for card in prompt.choices["card"]
    ],
}


Fields = Mapping[str, Any]

_PLAIN = frozenset(
    (
        "started",
        "turn",
        "drew",
        "kept",
        "declined",
        "window-closed",
        "not-guilty",
        "cleared",
        "hand-taken",
        "went-out",
        "flag",
    )
)
"""The kinds of verdict that say the same at every seat."""
_READ = ("sequence", "i-say", "value")


def condition(v: Fields, about: str) -> str:
    """Return the key of a text about a card's own condition; no card may have one."""
    card = v.get("card", "")
    return f"i-say-holmes-{about}-{'Afoot' if card == AFOOT else card}"


def _refused(v: Fields) -> str:
    """Return why something is refused; a card's own condition is named."""
    own = condition(v, "short-condition") if v["reason"] == "condition" else ""
    for key in (own, f"i-say-holmes-short-refused-{v['reason']}"):
        if known(key):
            return say(key)
    return say("i-say-holmes-short-refused")


class ShortWords:
    """Puts verdicts into few words."""

    def __init__(self, name: Callable[[int], str]) -> None:
        self._name = name

    def word(self, kind: str, v: Fields) -> str:
        """Return the word of the moment; empty: it does not change."""
        match kind:
            case "arrest":
                by, who = self._name(v["by"]), self._name(v["seat"])
                return say("i-say-holmes-now-arrest", by=by, who=who)
            case "ask":
                return self._asked(v)
            case "guilty":
                return say("i-say-holmes-now-guilty")
            case "doubt":
                return say("kit-too-close")
            case "escaped":
                return say("i-say-holmes-now-escaped", who=self._name(v["seat"]))
            case "won":
                names = listed([self._name(seat) for seat in v["seats"]])
                return say("i-say-holmes-now-won", n=len(v["seats"]), names=names)
        return ""

    def _asked(self, v: Fields) -> str:
        match v["question"]:
            case "plea":
                return say("i-say-holmes-now-plea", who=self._name(v["seat"]))
            case "arrest":
                must = "must" if v["must"] else "may"
                return say(f"i-say-holmes-now-{must}-arrest", who=self._name(v["seat"]))
        return say(f"i-say-holmes-now-{v['question']}") if v["question"] in _READ else ""

    def said(self, kind: str, v: Fields) -> dict[int, str]:
        """Return what a verdict means to each seat that it is about."""
        match kind:
            case "ready":
                return dict.fromkeys(range(1, len(v["hands"]) + 1), "")
            case "score":
                won = enumerate(v["hand"], start=1)
                return {s: say("i-say-holmes-seat-score", points=f"{p:+}") for s, p in won}
            case "won":
                return dict.fromkeys(v["seats"], say("i-say-holmes-seat-won"))
            case "trade":
                return dict.fromkeys(v["between"], say("i-say-holmes-seat-trade"))
            case "doubt":
                return dict.fromkeys(v["between"], say("kit-note-doubt"))
            case "look" | "show" | "give" | "arrest":
                return self._between(kind, v)
        seat, text = v.get("seat"), self._at_seat(kind, v)
        return {seat: text} if text and isinstance(seat, int) else {}

    def _between(self, kind: str, v: Fields) -> dict[int, str]:
        by, who = self._name(v["by"]), self._name(v["seat"])
        match kind:
            case "look":
                one, other = _looked(v["cards"], who)
            case "show":
                one = say("i-say-holmes-seat-sees-highest", who=who)
                other = say("i-say-holmes-seat-shows-highest")
            case "give":
                one = say("i-say-holmes-seat-gives", who=who)
                other = say("i-say-holmes-seat-gets", by=by)
            case _:
                one = say("i-say-holmes-seat-arrests", who=who)
                other = say("i-say-holmes-seat-arrested")
        return {v["by"]: one, v["seat"]: other}

    def _at_seat(self, kind: str, v: Fields) -> str:
        if kind in _PLAIN:
            return say(f"i-say-holmes-seat-{kind}")
        match kind:
            case "played" | "discarded":
                return say(f"i-say-holmes-seat-{kind}", card=v["card"])
            case "draws":
                return say("i-say-holmes-seat-draws", n=v["cards"])
            case "window":
                defences = either(v["allows"])
                return say("i-say-holmes-seat-window", against=v["against"], defences=defences)
            case "defended":
                return say("i-say-holmes-seat-defended", card=v["with"])
            case "points":
                return say(f"i-say-holmes-seat-points-{v['why']}", points=f"{v['delta']:+}")
            case "guilty" | "escaped" | "detected":
                return say(f"i-say-holmes-seat-{kind}", villains=listed(v["villains"]))
            case "refused":
                return _refused(v) if v.get("speak", True) else ""
            case "fault":
                return _fault(v)
        return ""

    def question(self, asked: Fields, state: Mapping[str, Any]) -> str:
        """Return what the dealer is asked."""
        about = asked["question"]
        which = about if about in (*_READ, "which") else "deadline"
        who, card = self._name(asked["seat"]), asked.get("card", "")
        told = {"who": who, "card": card, "before": state["seq"] or ""}
        return say(f"i-say-holmes-asked-{which}", **told)


def _looked(cards: Any, who: str) -> tuple[str, str]:
    """Return what whoever looks is told, and who is looked at."""
    if cards == "all":
        one = say("i-say-holmes-seat-sees-hand", who=who)
        return one, say("i-say-holmes-seat-shows-hand")
    one = say("i-say-holmes-seat-sees", n=cards, who=who)
    return one, say("i-say-holmes-seat-shows", n=cards)


def _fault(v: Fields) -> str:
    if not v["input"]:
        return say("i-say-holmes-seat-fault-all", reason=faulty(v["reason"]))
    return say("i-say-holmes-seat-fault", input=thing(v["input"]), reason=faulty(v["reason"]))
