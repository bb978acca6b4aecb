"""I Say, Holmes! in sentences: the story, the defences, and who is guilty.

How many cards a player holds is secret, so no sentence tells it; what has to be counted out to
somebody is told, because the table sees it happen.
"""

from collections.abc import Mapping
from functools import partial
from typing import Any, ClassVar

from companion.games.i_say_holmes.face.words import condition, either
from companion.kit.text import listed, thing
from companion.kit.words import Fields, Sentence, Words, apart
from companion.language import Spoken, known, say

_REFUSED = Spoken("i-say-holmes-refused")
_BY_SEAT = (
    "arrest",
    "cleared",
    "declined",
    "discarded",
    "drew",
    "give",
    "kept",
    "not-guilty",
    "played",
    "show",
    "started",
    "went-out",
    "window-closed",
)
"""The kinds of verdict whose sentence names one seat or two, and perhaps a card."""
_TOLD = ("pass-left", "pass-right", "redeal")
"""The kinds of verdict whose sentence is always the same."""
_YES_NO = ("sequence", "i-say", "deadline", "defence")
_FLAT = ("which", "lift", "count", "chit", "score", "value")
"""The rulings that are yes or no, and those that are more."""


class ISayWords(Words):
    """Puts verdicts into words."""

    title: ClassVar[str] = "I Say, Holmes!"
    actions: ClassVar[Mapping[str, str]] = Spoken("i-say-holmes-action")
    prompts: ClassVar[Mapping[str, str]] = Spoken("i-say-holmes-prompt")
    entries: ClassVar[Mapping[str, str]] = Spoken("i-say-holmes-entry")
    terms: ClassVar[Mapping[str, str]] = Spoken("i-say-holmes-term")
    fields: ClassVar[Mapping[str, str]] = Spoken("i-say-holmes-field")
    values: ClassVar[Mapping[str, str]] = Spoken("i-say-holmes-value")
    refusals: ClassVar[Mapping[str, str]] = _REFUSED

    def sentences(self) -> Mapping[str, Sentence]:
        """Return the sentence for every kind of verdict."""
        return {
            **{kind: partial(self._by_name, kind) for kind in _BY_SEAT},
            **{kind: partial(_told, kind) for kind in _TOLD},
            **{kind: partial(self._villains, kind) for kind in ("guilty", "detected", "escaped")},
            "ready": self._ready,
            "turn": self._turn,
            "implied": self._implied,
            "chit": lambda v: _chit(v["side"]),
            "window": self._window,
            "defended": self._defended,
            "draws": lambda v: say("i-say-holmes-verdict-draws", who=self._who(v), n=v["cards"]),
            "look": self._look,
            "trade": lambda v: say("i-say-holmes-verdict-trade", names=self._names(v["between"])),
            "reshuffle": lambda v: say("i-say-holmes-verdict-reshuffle", n=v["draw_pile"]),
            "points": self._points,
            "hand-taken": self._hand_taken,
            "round-end": lambda v: say(f"i-say-holmes-verdict-round-end-{v['why']}"),
            "score": self._score,
            "won": self._won,
            "ask": self._ask,
            "doubt": self._doubt,
            "ruled": self._ruled,
            "flag": lambda v: say(f"i-say-holmes-verdict-flag-{v['why']}", who=self._who(v)),
        }

    def state(self, state: Fields) -> list[str]:
        """Return how the story stands; how many cards anybody holds stays secret (IH-3)."""
        told = {"round": state["round"], "phase": say(f"i-say-holmes-phase-{state['phase']}")}
        turn, seq = state["turn"], state["seq"]
        chit = _chit(state["chit"])
        return [
            say("i-say-holmes-state-turn", who=self._name(turn), **told)
            if turn
            else say("i-say-holmes-state-phase", **told),
            say(
                ("i-say-holmes-state-governs" if seq else "i-say-holmes-state-nothing"),
                card=seq or "",
                chit=chit,
            ),
            say("i-say-holmes-state-pile", n=state["draw_pile"]),
            say("i-say-holmes-state-scores", scores=self._by_seat(state["scores"])),
        ]

    def _by_name(self, kind: str, v: Fields) -> str:
        by = {"by": self._name(v["by"])} if "by" in v else {}
        card = {"card": v["card"]} if "card" in v else {}
        return say(f"i-say-holmes-verdict-{kind}", who=self._who(v), **by, **card)

    def _villains(self, kind: str, v: Fields) -> str:
        return say(f"i-say-holmes-verdict-{kind}", who=self._who(v), villains=listed(v["villains"]))

    def _ready(self, v: Fields) -> str:
        numbers = listed([str(number) for number in v["deal"]])
        chit = _chit(v["chit"])
        return say("i-say-holmes-verdict-ready", numbers=numbers, n=v["draw_pile"], chit=chit)

    def _turn(self, v: Fields) -> str:
        called = "-called" if v["seq"].endswith("!") else ""
        return say(f"i-say-holmes-verdict-turn{called}", who=self._who(v), card=v["seq"])

    def _window(self, v: Fields) -> str:
        defences = either([_article(title) for title in v["allows"]])
        who, against = self._who(v), v["against"]
        return say("i-say-holmes-verdict-window", against=against, who=who, defences=defences)

    def _defended(self, v: Fields) -> str:
        return say("i-say-holmes-verdict-defended", who=self._who(v), defence=_article(v["with"]))

    def _look(self, v: Fields) -> str:
        by, who = self._name(v["by"]), self._who(v)
        if v["cards"] == "all":
            return say("i-say-holmes-verdict-look-all", by=by, who=who)
        return say("i-say-holmes-verdict-look", by=by, who=who, n=v["cards"])

    def _points(self, v: Fields) -> str:
        points = f"{v['delta']:+}"
        return say(f"i-say-holmes-verdict-points-{v['why']}", who=self._who(v), points=points)

    def _hand_taken(self, v: Fields) -> str:
        drawn = v["drawn"]
        more = "" if drawn == v["cards"] else "-rest" if drawn else "-none"
        by, who = self._name(v["by"]), self._who(v)
        return say(f"i-say-holmes-verdict-hand-taken{more}", by=by, who=who, n=drawn)

    def _implied(self, v: Fields) -> str:
        who = self._who(v) if "seat" in v else ""
        return say(f"i-say-holmes-implied-{v['what']}", by=self._name(v["by"]), who=who)

    def _score(self, v: Fields) -> str:
        hand, total = self._by_seat(v["hand"]), self._by_seat(v["total"])
        return say("i-say-holmes-verdict-score", hand=hand, total=total)

    def _won(self, v: Fields) -> str:
        names, points = self._names(v["seats"]), say("i-say-holmes-points", n=v["total"])
        return say("i-say-holmes-verdict-won", n=len(v["seats"]), names=names, points=points)

    def _ask(self, v: Fields) -> str:
        who = self._who(v)
        match v["question"]:
            case "sequence":
                more = "-perhaps" if v["suggest"] else ""
                told = {"card": v["card"], "before": v["seq"]}
                told["cards"] = ", ".join(map(kind_word, v["suggest"]))
                return say(f"i-say-holmes-ask-sequence{more}", **told)
            case "i-say":
                return say("i-say-holmes-ask-i-say", before=v["seq"])
            case "arrest":
                whom = either([*map(self._name, v["suggest"])])
                return say(
                    f"i-say-holmes-ask-arrest-{'must' if v['must'] else 'may'}", who=who, whom=whom
                )
            case "plea":
                return say("i-say-holmes-ask-plea", who=who)
            case "value":
                return say("i-say-holmes-ask-value", card=v["card"])
        return say("i-say-holmes-ask-hand", who=who)

    def _ruled(self, v: Fields) -> str:
        ruling, result = v["ruling"], v["result"]
        if ruling in _YES_NO:
            told = say(f"i-say-holmes-ruled-{ruling}-{'yes' if result else 'no'}")
        else:
            told = say(f"i-say-holmes-ruled-{ruling}", **self._result(ruling, result))
        return say("i-say-holmes-verdict-ruled", ruling=told)

    def _result(self, ruling: str, result: Any) -> dict[str, Any]:
        """Return what fills the sentence of a ruling."""
        match ruling:
            case "which":
                return {"answer": thing(result)}
            case "lift":
                return {"number": result}
            case "score":
                return {"points": f"{result['delta']:+}", "who": self._name(result["seat"])}
            case "value":
                return {"card": result["card"], "value": result["value"]}
        return {}

    def _doubt(self, v: Fields) -> str:
        which = "which" if v["question"] == "which" else "deadline"
        return say(f"i-say-holmes-doubt-{which}", who=self._name(v["between"][0]), apart=apart(v))

    def _because(self, v: Fields) -> str:
        if v["reason"] == "condition" and known(key := condition(v, "condition")):
            return say(key, before=v["seq"])
        return super()._because(v)

    def _awaited(self, v: Fields) -> str:
        waiting = v.get("waiting_for")
        if not waiting:
            return ""
        key = f"i-say-holmes-waiting-{waiting}"
        return say(key if known(key) else "i-say-holmes-waiting-dealer")


def _told(kind: str, v: Fields) -> str:
    return say(f"i-say-holmes-verdict-{kind}")


def _article(title: str) -> str:
    return say(f"i-say-holmes-with-{title}")


def kind_word(word: str) -> str:
    """Return a word of a bottom line: a kind of cards, or a title as it is printed."""
    key = f"i-say-holmes-kind-{word}"
    return say(key) if known(key) else word


def _chit(side: str) -> str:
    return say(f"i-say-holmes-chit-{side}")
