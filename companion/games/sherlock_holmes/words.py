"""Sherlock Holmes in sentences: who, what, by how much, and how sure."""

from collections.abc import Mapping
from typing import ClassVar

from companion.core.referee.game import Setup
from companion.kit.reaction import too_fast
from companion.kit.text import ordinal, span
from companion.kit.words import Fields, Name, Sentence, Table, Words, apart, either
from companion.language import Spoken, listed, say

REASONS = Spoken("sherlock-holmes-short")
"""What a forfeit is for, in two words."""


class HolmesWords(Words):
    """Puts verdicts into words; remembers the first caller, to name the margin to the second."""

    title: ClassVar[str] = "Sherlock Holmes"
    refusals: ClassVar[Table] = Spoken("sherlock-holmes-refused")
    questions: ClassVar[Table] = Spoken("sherlock-holmes-question")
    actions: ClassVar[Table] = Spoken("sherlock-holmes-action")
    entries: ClassVar[Table] = Spoken("sherlock-holmes-entry")
    prompts: ClassVar[Table] = Spoken("sherlock-holmes-prompt")
    answers: ClassVar[Table] = Spoken("sherlock-holmes-answer")
    fields: ClassVar[Table] = Spoken("sherlock-holmes-field")
    values: ClassVar[Table] = Spoken("sherlock-holmes-value")
    labels: ClassVar[Table] = Spoken("sherlock-holmes-label")

    def __init__(self, setup: Setup, name: Name) -> None:
        super().__init__(setup, name)
        self._first = ""

    def memory(self) -> object:
        """Return who called first: the sentence of the second call names them."""
        return self._first

    def recall(self, memory: object) -> None:
        """Go back to who had called first then."""
        self._first = str(memory)

    def sentences(self) -> Mapping[str, Sentence]:
        """Give every kind of verdict its sentence."""
        return {
            "played": self._played,
            "forfeit": self._forfeit,
            "warning": self._warning,
            "call": self._call,
            "ask": self._ask,
            "doubt": self._doubt,
            "capture": self._capture,
            "void": self._void,
            "sweep-open": self._sweep_open,
            "safe": self._safe,
            "taken": self._taken,
            "sweep": self._sweep,
            "yard": self._yard,
            "out": self._out,
            "ruled": self._ruled,
            "counted": self._counted,
        }

    def state(self, state: Fields) -> list[str]:
        """Say how the cards lie."""
        lists = (
            say(f"sherlock-holmes-state-{name}", list=self._by_seat(state[name]))
            for name in ("hands", "piles", "scores")
        )
        name = say(f"sherlock-holmes-phase-{state['phase']}")
        phase = say("sherlock-holmes-state", phase=name, round=state["round"])
        return [phase, *lists, say("sherlock-holmes-state-pool", n=state["pool"])]

    def _played(self, v: Fields) -> str:
        who, after = self._who(v), v["reaction_us"]
        if after is None:
            return say("sherlock-holmes-played-unmeasured", who=who)
        return say(
            "sherlock-holmes-played",
            who=who,
            gap=span(abs(after)),
            side="before" if after < 0 else "after",
            doubt=_doubt(v),
            guess=too_fast(after, v["doubt_us"] or 0),
        )

    def _forfeit(self, v: Fields) -> str:
        told = {"why": _why(v), "doubt": _doubt(v), "rule": v["rule"]}
        return say("sherlock-holmes-forfeit", who=self._who(v), cards=v["cards"], **told)

    def _warning(self, v: Fields) -> str:
        told = {"why": _why(v), "doubt": _doubt(v), "rule": v["rule"]}
        return say("sherlock-holmes-warning", who=self._who(v), **told)

    def _call(self, v: Fields) -> str:
        who, place = self._who(v), ordinal(v["place"])
        if v["place"] == 1:
            self._first = who
        if v["behind_us"] is None:
            return say("sherlock-holmes-call-ruled", who=who, place=place)
        if v["place"] == 1:
            return say("sherlock-holmes-call-first", who=who)
        behind = {"gap": span(v["behind_us"]), "doubt": _doubt(v)}
        if v["place"] == 2 and self._first:
            return say("sherlock-holmes-call-second", first=self._first, who=who, **behind)
        return say("sherlock-holmes-call-later", who=who, place=place, **behind)

    def _ask(self, v: Fields) -> str:
        if v["question"] == "pile":
            owner, names = self._name(v["pile"]), self._or(v["between"])
            return say("sherlock-holmes-ask-pile", owner=owner, names=names)
        if v["question"] != "call":
            return self._ask_by_sight(v)
        touched = self._names(v["suggest"]) or "none"
        return say("sherlock-holmes-ask-call", who=self._who(v), touched=touched)

    def _ask_by_sight(self, v: Fields) -> str:
        """Say what a camera sees otherwise than the ledger has it."""
        told = {name: value for name, value in v.items() if name not in ("question", "seat")}
        if "cards" in v:
            told["cards"] = either(v["cards"] or [""])
        if "seat" in v:
            told["who"] = self._who(v)
        return say(f"sherlock-holmes-ask-{v['question']}", **told)

    def _counted(self, v: Fields) -> str:
        told = {name: v[name] for name in ("cards", "holmes", "suspects")}
        return say("sherlock-holmes-counted", who=self._who(v), **told)

    def _doubt(self, v: Fields) -> str:
        felt = v["gap_us"] is not None and v["doubt_us"] is not None
        return say(
            f"sherlock-holmes-doubt-{v['question']}",
            names=self._or(v["between"]),
            owner=self._name(v.get("pile", 0)),
            apart=apart(v) if felt else "none",
        )

    def _capture(self, v: Fields) -> str:
        won = []
        if v["from"]:
            owners = self._names(v["from"])
            won.append(say("sherlock-holmes-capture-piles", owners=owners, n=v["won"]))
        if v["pool"]:
            won.append(say("sherlock-holmes-capture-pool", n=v["pool"]))
        own = v["cards"] - v["won"] - v["pool"]
        return say("sherlock-holmes-capture", who=self._who(v), won=listed(won), own=own)

    def _void(self, v: Fields) -> str:
        return say("sherlock-holmes-void", who=self._who(v), what=v["what"], why=v["reason"])

    def _sweep_open(self, v: Fields) -> str:
        return say("sherlock-holmes-sweep-open", who=self._who(v))

    def _safe(self, v: Fields) -> str:
        by = "dealer" if v["doubt_us"] is None else "owner"
        owner = self._name(v["pile"])
        return say("sherlock-holmes-safe", owner=owner, by=by, doubt=_doubt(v))

    def _taken(self, v: Fields) -> str:
        by = "dealer" if v["doubt_us"] is None else "sweeper"
        told = {"owner": self._name(v["pile"]), "who": self._who(v), "by": by}
        return say("sherlock-holmes-taken", **told, doubt=_doubt(v))

    def _sweep(self, v: Fields) -> str:
        parts = [
            say("sherlock-holmes-sweep-takes", who=self._name(seat), owner=self._name(int(pile)))
            for pile, seat in v["taken"].items()
        ]
        parts += [
            say(f"sherlock-holmes-sweep-{name}", names=self._names(v[name]))
            for name in ("safe", "untouched")
            if v[name]
        ]
        if v["pool_to"] is not None:
            who = self._name(v["pool_to"])
            parts.append(say("sherlock-holmes-sweep-pool", who=who, n=v["pool"]))
        sweepers, won = self._names(v["seats"]), "; ".join(parts) or "none"
        return say("sherlock-holmes-sweep", sweepers=sweepers, won=won)

    def _yard(self, v: Fields) -> str:
        told = {"again": bool(v["again"]), "cards": v["cards"]}
        return say("sherlock-holmes-yard", who=self._who(v), **told)

    def _out(self, v: Fields) -> str:
        return say("sherlock-holmes-out", who=self._who(v))

    def _ruled(self, v: Fields) -> str:
        return say(f"sherlock-holmes-ruled-{v['ruling']}")


def _why(v: Fields) -> str:
    """Return what a forfeit is for; KeyError: nobody has words for it."""
    if v["reason"] not in REASONS:
        raise KeyError(v["reason"])
    return str(v["reason"])


def _doubt(v: Fields) -> str:
    doubt = v.get("doubt_us")
    return "none" if doubt is None else span(doubt)
