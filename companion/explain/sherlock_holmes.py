"""Sherlock Holmes in sentences: who, what, by how much, and how sure."""

from collections.abc import Callable
from typing import Any

from companion.explain.text import count, listed, ordinal, span

Fields = dict[str, Any]

_WHY = {
    "early": "played before PLAY",
    "late": "did not play promptly",
    "slow-withdrawal": "left a hand on the pile",
    "rest": "rested on the table",
    "false-call": "called a match that is none",
    "missed-holmes": "did not call Sherlock Holmes promptly",
    "wrong-name": "called one name and meant the other",
    "ruling": "pays by the dealer's word",
}


class Phrases:
    """Puts verdicts into words; remembers the first caller, to name the margin to the second."""

    def __init__(self, name: Callable[[int], str]) -> None:
        self._name = name
        self._first = ""

    def say(self, kind: str, fields: Fields) -> str | None:
        """Say a verdict in one sentence, or nothing if it is none of this game's."""
        sentence = getattr(self, "_" + kind.replace("-", "_"), None)
        return None if sentence is None else sentence(fields)

    def _names(self, seats: list[int]) -> str:
        return listed([self._name(seat) for seat in seats])

    def _played(self, v: Fields) -> str:
        who = self._name(v["seat"])
        if v["reaction_us"] is None:
            return f"{who} played a card, with no PLAY to answer."
        return f"{who} played, {span(v['reaction_us'])} after PLAY{_sure(v)}."

    def _forfeit(self, v: Fields) -> str:
        who = self._name(v["seat"])
        paid = f"{count(v['cards'], 'card')} to the pool ({v['rule']})"
        return f"{who} {_WHY[v['reason']]}{_sure(v)}: {paid}."

    def _call(self, v: Fields) -> str:
        who = self._name(v["seat"])
        if v["place"] == 1:
            self._first = who
            return f"{who} called a match, ahead of everyone."
        if v["place"] == 2 and self._first:
            return f"{self._first} called first, {span(v['behind_us'])} before {who}{_sure(v)}."
        return f"{who} called {ordinal(v['place'])}, {span(v['behind_us'])} behind{_sure(v)}."

    def _ask(self, v: Fields) -> str:
        if v["question"] == "pile":
            return f"Dealer: whose is {self._name(v['pile'])}'s pile? {self._or(v['between'])}?"
        touched = f" Touched since: {self._names(v['suggest'])}." if v["suggest"] else ""
        return f"Dealer: does {self._name(v['seat'])}'s call stand?{touched}"

    def _doubt(self, v: Fields) -> str:
        between = self._or(v["between"])
        what = {
            "first-call": f"Too close to call: {between}?",
            "pile": "",
            "pool": f"Too close to call who gets the pool: {between}?",
        }[v["question"]]
        if v["question"] == "pile":
            what = f"Too close to call at {self._name(v['pile'])}'s pile: {between}?"
        if v["gap_us"] is None:
            return f"{what} Nothing tells whose hand it was. Dealer?"
        apart = f"{span(v['gap_us'])} apart, sure only beyond {span(v['doubt_us'])}"
        return f"{what} {apart[0].upper()}{apart[1:]}. Dealer?"

    def _or(self, seats: list[int]) -> str:
        return " or ".join(self._name(seat) for seat in seats)

    def _capture(self, v: Fields) -> str:
        won = [f"the pile of {self._names(v['from'])}"] if v["from"] else []
        if v["pool"]:
            won.append(f"{count(v['pool'], 'card')} of the pool")
        took = count(v["cards"], "card")
        return f"{self._name(v['seat'])} captures {listed(won)}: {took} into the hand."

    def _void(self, v: Fields) -> str:
        who = self._name(v["seat"])
        why = {
            "sweep": "a sweep goes before it",
            "late": "what it matched was already taken",
            "out": "play has stopped",
            "wrong-name": "it was the wrong name",
        }[v["reason"]]
        return f"{who}'s {v['what']} lapses: {why}."

    def _sweep_open(self, v: Fields) -> str:
        return f"{self._name(v['seat'])} calls SHERLOCK HOLMES!"

    def _safe(self, v: Fields) -> str:
        return f"{self._name(v['pile'])}'s pile is safe: the owner's hand came first{_sure(v)}."

    def _taken(self, v: Fields) -> str:
        owner, taker = self._name(v["pile"]), self._name(v["seat"])
        return f"{owner}'s pile is taken: {taker}'s hand came first{_sure(v)}."

    def _sweep(self, v: Fields) -> str:
        parts = [
            f"{self._name(seat)} takes {self._name(int(pile))}'s pile"
            for pile, seat in v["taken"].items()
        ]
        if v["safe"]:
            parts.append(f"safe: {self._names(v['safe'])}")
        if v["untouched"]:
            parts.append(f"untouched: {self._names(v['untouched'])}")
        if v["pool"]:
            parts.append(f"{self._name(v['pool_to'])} takes the pool, {count(v['pool'], 'card')}")
        return f"The sweep of {self._names(v['seats'])} is over: {'; '.join(parts) or 'nothing'}."

    def _yard(self, v: Fields) -> str:
        again = " AGAIN" if v["again"] else ""
        passing = f"everyone passes {v['cards']} cards to the left"
        return f"{self._name(v['seat'])} calls SCOTLAND YARD{again}: {passing}."

    def _out(self, v: Fields) -> str:
        return f"{self._name(v['seat'])} is out of cards. Play stops; everyone picks up."


def _sure(v: Fields) -> str:
    doubt = v.get("doubt_us")
    return "" if doubt is None else f", sure to {span(doubt)}"
