"""Block in sentences: which card lies, which is due, who leads, and what was too close to call."""

from collections.abc import Mapping
from typing import ClassVar

from companion.kit.words import Fields, Sentence, Table, Words, apart, either
from companion.language import Spoken, listed, say


class BlockWords(Words):
    """Puts verdicts into words."""

    title: ClassVar[str] = "Block"
    refusals: ClassVar[Table] = Spoken("block-refused")
    questions: ClassVar[Table] = Spoken("block-question")
    actions: ClassVar[Table] = Spoken("block-action")
    entries: ClassVar[Table] = Spoken("block-entry")
    amends: ClassVar[Table] = Spoken("block-amend")
    fields: ClassVar[Table] = Spoken("block-field")

    def sentences(self) -> Mapping[str, Sentence]:
        """Return the sentence for every kind of verdict."""
        return {
            "dealt": self._dealt,
            "led": self._led,
            "played": self._played,
            "block": self._block,
            "lead": self._lead,
            "count": self._count,
            "doubt": self._doubt,
            "ruled": self._ruled,
            "out": self._out,
            "ask": self._ask,
            "score": self._score,
            "void": self._void,
        }

    def state(self, state: Fields) -> list[str]:
        """Return how the cards lie, line by line."""
        by_seat = (
            say(f"block-state-{name}", list=self._by_seat(state[name]))
            for name in ("hands", "tops", "scores")
        )
        return [self._next(state), *by_seat]

    def _next(self, state: Fields) -> str:
        phase = say(f"block-phase-{state['phase']}")
        if state["due"]:
            return say("block-state-due", phase=phase, due=state["due"])
        if state["leader"]:
            who = self._name(state["leader"])
            return say("block-state-lead", phase=phase, who=who)
        return say("block-state", phase=phase)

    def _dealt(self, v: Fields) -> str:
        dealer, leader = self._name(v["dealer"]), self._name(v["leader"])
        return say("block-dealt", dealer=dealer, leader=leader, hands=self._by_seat(v["hands"]))

    def _led(self, v: Fields) -> str:
        return say("block-led", who=self._who(v), card=v["card"], left=v["hand"], due=_due(v))

    def _played(self, v: Fields) -> str:
        return say("block-played", who=self._who(v), card=v["card"], left=v["hand"], due=_due(v))

    def _block(self, v: Fields) -> str:
        return say("block-blocked", who=self._who(v), on=v["on"], left=v["hand"])

    def _lead(self, v: Fields) -> str:
        return say(f"block-lead-{v['by']}", who=self._who(v), card=v["card"] or "")

    def _count(self, v: Fields) -> str:
        told = {"card": v["card"], "points": v["points"], "total": v["total"]}
        return say("block-counts", who=self._who(v), **told)

    def _doubt(self, v: Fields) -> str:
        names = [self._name(seat) for seat in v["between"]]
        if v["question"] == "block-or-play":
            told = {"first": names[0], "second": names[1]}
            return say("block-doubt-block-or-play", **told, apart=apart(v))
        return say("block-doubt-play-order", names=either(names), apart=apart(v))

    def _ruled(self, v: Fields) -> str:
        return say(f"block-ruled-{v['ruling']}")

    def _out(self, v: Fields) -> str:
        return say("block-out", who=self._who(v), cards=v["by_card"], honours=v["by_honours"])

    def _ask(self, v: Fields) -> str:
        return say("block-ask", n=v["cards"])

    def _score(self, v: Fields) -> str:
        paid = [(seat, n) for seat, n in enumerate(v["penalties"], 1) if n]
        lost = [say("kit-of-seat", who=self._name(seat), value=n) for seat, n in paid]
        return say(
            "block-score",
            hand=self._by_seat(v["hand"]),
            lost=listed(lost) or "none",
            total=self._by_seat(v["total"]),
            dealer=self._name(v["next_dealer"]),
        )

    def _void(self, v: Fields) -> str:
        if v["what"] == "hand":
            total, dealer = self._by_seat(v["total"]), self._name(v["dealer"])
            return say("block-void-hand", total=total, dealer=dealer)
        return say(f"block-void-{v['what']}", card=v["card"], who=self._who(v))


def _due(v: Fields) -> str:
    return v["due"] or "none"
