"""Sherlock Holmes in sentences: who, what, by how much, and how sure."""

from collections.abc import Mapping
from typing import ClassVar

from companion.core.referee.game import Setup
from companion.kit.text import count, listed, ordinal, span
from companion.kit.words import Fields, Name, Sentence, Words, apart

_WHY = {
    "early": "played before PLAY",
    "late": "did not play promptly",
    "slow-withdrawal": "left a hand on the pile",
    "rest": "rested a hand or an arm on the table",
    "false-call": "called a match that is none",
    "missed-holmes": "did not call Sherlock Holmes promptly",
    "wrong-name": "called the wrong name",
    "ruling": "pays by the dealer's word",
}
_REFUSED = {
    "already-called": "that card has been called already",
    "already-played": "no card of that seat is due in this round",
    "already-sweeping": "that seat is sweeping already",
    "count": "the counts do not fit the hands and the pack; count again",
    "counting": "the hand is being counted",
    "hand-running": "a hand is running",
    "holmes-is-red": "Sherlock Holmes is called by the red button; it costs nothing",
    "missed-holmes": "that Sherlock Holmes was not called promptly and is forfeited",
    "no-hand": "no hand is dealt",
    "no-pile": "no card lies there",
    "no-play": "nobody has called PLAY yet",
    "no-ready": "nobody has called READY yet",
    "no-sweep": "nobody has called SHERLOCK HOLMES, so no sweep is on",
    "pool-count": "the pool does not hold so many",
    "recount": "the cards do not add up to the pack; count again",
    "sweep": "a sweep is on; it is settled first",
    "two-in-succession": "SCOTLAND YARD was called twice already in this round",
}


class HolmesWords(Words):
    """Puts verdicts into words; remembers the first caller, to name the margin to the second."""

    title: ClassVar[str] = "Sherlock Holmes"
    refusals: ClassVar[Mapping[str, str]] = _REFUSED
    questions: ClassVar[Mapping[str, str]] = {
        "uphold": "Does {seat}'s call stand?",
        "first-call": "Who called first?",
        "pile": "Whose is {pile}'s pile?",
        "pool": "Who gets the pool?",
    }
    actions: ClassVar[Mapping[str, str]] = {
        "deal": "The cards are dealt",
        "uphold": "The call stands",
        "false-call": "False call",
        "void-call": "It costs nothing",
        "first-call": "Called first",
        "whole-pile": "Pays the whole pile",
        "missed-holmes": "Missed Holmes",
        "wrong-name": "Wrong name called",
        "out": "Out of cards",
        "forfeit": "Pays cards",
        "recount": "Recount the table",
        "void-hand": "The hand is void",
        "count": "Count of {seat}",
        "call": "{seat} calls a match",
        "play": "{seat} has played",
        "sweep": "{seat} calls SHERLOCK HOLMES",
    }
    answers: ClassVar[Mapping[str, str]] = {
        "pile.safe": "{pile}'s pile is safe",
        "pile": "{choice} takes {pile}'s pile",
        "pool": "{choice} takes the pool",
    }
    fields: ClassVar[Mapping[str, str]] = {
        "uphold.from": "Which pile did it match?",
        "uphold.pool": "Cards matched in the pool",
        "whole-pile.reason": "What for?",
        "count.holmes": "Sherlock Holmes",
        "count.suspects": "Robbers, Burglars, Thieves",
        "recount.hands": "Cards in each hand",
        "recount.piles": "Cards on each pile",
        "recount.pool": "Cards in the pool",
    }
    values: ClassVar[Mapping[str, str]] = {
        "safe": "Safe",
        "rest": "Rested on the table",
        "false-call": "False call",
    }
    labels: ClassVar[Mapping[str, str]] = {
        "dealing": "Deal",
        "dealt": "Dealt",
        "ready": "Ready ...",
        "play": "Play",
        "sweep": "Sweep",
        "counting": "Counting",
        "over": "Game over",
    }

    def __init__(self, setup: Setup, name: Name) -> None:
        super().__init__(setup, name)
        self._first = ""

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
        }

    def state(self, state: Fields) -> list[str]:
        """Say how the cards lie."""
        return [
            f"Phase {state['phase']}, round {state['round']}",
            *(f"{name}: {self._by_seat(state[name])}" for name in ("hands", "piles", "scores")),
            f"pool: {state['pool']}",
        ]

    def _played(self, v: Fields) -> str:
        who = self._name(v["seat"])
        if v["reaction_us"] is None:
            return f"{who} played a card, not measured against any PLAY."
        when = "before" if v["reaction_us"] < 0 else "after"
        return f"{who} played, {span(abs(v['reaction_us']))} {when} PLAY{_sure(v)}."

    def _forfeit(self, v: Fields) -> str:
        who = self._name(v["seat"])
        paid = f"{count(v['cards'], 'card')} to the pool ({v['rule']})"
        return f"{who} {_WHY[v['reason']]}{_sure(v)}: {paid}."

    def _warning(self, v: Fields) -> str:
        who = self._name(v["seat"])
        return f"{who} {_WHY[v['reason']]}{_sure(v)}: a warning, with no pile to pay ({v['rule']})."

    def _call(self, v: Fields) -> str:
        who, place = self._name(v["seat"]), ordinal(v["place"])
        if v["place"] == 1:
            self._first = who
        if v["behind_us"] is None:
            return f"{who} called {place}, by the dealer's word."
        if v["place"] == 1:
            return f"{who} called a match, ahead of everyone."
        if v["place"] == 2 and self._first:
            return f"{self._first} called first, {span(v['behind_us'])} before {who}{_sure(v)}."
        return f"{who} called {place}, {span(v['behind_us'])} behind{_sure(v)}."

    def _ask(self, v: Fields) -> str:
        if v["question"] == "pile":
            return f"Dealer: whose is {self._name(v['pile'])}'s pile? {self._or(v['between'])}?"
        touched = f" Touched since: {self._names(v['suggest'])}." if v["suggest"] else ""
        return f"Dealer: does {self._name(v['seat'])}'s call stand?{touched}"

    def _doubt(self, v: Fields) -> str:
        what = {"first-call": "", "pile": " at {}'s pile", "pool": " who gets the pool"}
        about = what[v["question"]].format(self._name(v.get("pile", 0)))
        close = f"Too close to call{about}: {self._or(v['between'])}?"
        if v["gap_us"] is None or v["doubt_us"] is None:
            return f"{close} Nothing tells whose hand it was. Dealer?"
        return f"{close} {apart(v)}. Dealer?"

    def _capture(self, v: Fields) -> str:
        won = []
        if v["from"]:
            won.append(f"the pile of {self._names(v['from'])}, {count(v['won'], 'card')}")
        if v["pool"]:
            won.append(f"{count(v['pool'], 'card')} of the pool")
        own = v["cards"] - v["won"] - v["pool"]
        with_own = f"; with their own pile of {own} into the hand" if own else ""
        return f"{self._name(v['seat'])} captures {listed(won)}{with_own}."

    def _void(self, v: Fields) -> str:
        who = self._name(v["seat"])
        why = {
            "sweep": "a sweep goes before it",
            "late": "an earlier call had taken the cards",
            "holmes": "Sherlock Holmes is called by the red button",
            "out": "play had stopped before",
            "ruling": "by the dealer's word",
            "wrong-name": "it was the wrong name",
        }[v["reason"]]
        return f"{who}'s {v['what']} lapses: {why}."

    def _sweep_open(self, v: Fields) -> str:
        return f"{self._name(v['seat'])} calls SHERLOCK HOLMES!"

    def _safe(self, v: Fields) -> str:
        owner = self._name(v["pile"])
        return f"{owner}'s pile is safe: {_who_came_first(v)}."

    def _taken(self, v: Fields) -> str:
        owner, taker = self._name(v["pile"]), self._name(v["seat"])
        return f"{owner}'s pile is taken by {taker}: {_who_came_first(v)}."

    def _sweep(self, v: Fields) -> str:
        parts = [
            f"{self._name(seat)} takes {self._name(int(pile))}'s pile"
            for pile, seat in v["taken"].items()
        ]
        if v["safe"]:
            parts.append(f"safe: {self._names(v['safe'])}")
        if v["untouched"]:
            parts.append(f"untouched: {self._names(v['untouched'])}")
        if v["pool_to"] is not None:
            parts.append(f"{self._name(v['pool_to'])} takes the pool, {count(v['pool'], 'card')}")
        won = "; ".join(parts) or "nothing"
        rest = "Everyone else picks up their own pile."
        return f"The sweep of {self._names(v['seats'])} is over: {won}. {rest}"

    def _yard(self, v: Fields) -> str:
        again = " AGAIN" if v["again"] else ""
        passing = f"everyone passes {v['cards']} cards to the left"
        return f"{self._name(v['seat'])} calls SCOTLAND YARD{again}: {passing}."

    def _out(self, v: Fields) -> str:
        return f"{self._name(v['seat'])} is out of cards. Play stops; everyone picks up."

    def _ruled(self, v: Fields) -> str:
        if v["ruling"] == "void-hand":
            return "The hand is void: nobody scores, and the same dealer deals again."
        return "The dealer rules: the cards are counted again."


def _who_came_first(v: Fields) -> str:
    if v["doubt_us"] is None:
        return "by the dealer's word"
    hand = "the sweeper's" if "seat" in v else "the owner's"
    return f"{hand} hand came first{_sure(v)}"


def _sure(v: Fields) -> str:
    doubt = v.get("doubt_us")
    return "" if doubt is None else f", sure to {span(doubt)}"
