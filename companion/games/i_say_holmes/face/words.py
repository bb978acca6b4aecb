"""I Say, Holmes! in a few words: what everybody must know now, and what stands at a seat."""

from collections.abc import Callable, Mapping
from typing import Any

from companion.kit.text import count, listed

Fields = Mapping[str, Any]

_REFUSED = {
    "alibi-not-allowed": "no Alibi helps here",
    "already-answered": "answered already",
    "window-closed": "too late",
    "not-your-turn": "not his turn",
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
    """Why something is refused; a card's own condition is named."""
    own = _CONDITIONS.get(v.get("card", "")) if v["reason"] == "condition" else None
    return own or _REFUSED.get(v["reason"], "refused")


class Words:
    """Puts verdicts into few words."""

    def __init__(self, name: Callable[[int], str]) -> None:
        self._name = name

    def word(self, kind: str, v: Fields) -> str:
        """The word of the moment; empty: it does not change."""
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
        """What a verdict means to each seat that it is about."""
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
        """What the dealer is asked."""
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
