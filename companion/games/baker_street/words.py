"""221-B Baker Street in sentences: where everybody goes, what is sealed, and how long a look is.

Clues and answers are not known here, so no sentence could give one away.
"""

from collections.abc import Mapping
from functools import partial
from typing import Any, ClassVar

from companion.core.referee.game import Setup
from companion.games.baker_street.naming import either, the_place
from companion.games.baker_street.rules.places import STREET
from companion.kit.text import clean, listed, span
from companion.kit.words import Fields, Name, Sentence, Words
from companion.language import Spoken, say

_REFUSED = Spoken("baker-street-refused")
_CARDS = ("scotland_yard", "skeleton_key")
_PLAIN = (
    "clue-time-up",
    "order-roll",
    "roll-wanted",
    "rolled",
    "stayed",
    "won",
)
"""The kinds of verdict whose sentence names a seat, and perhaps what it rolled."""
_SOMEWHERE = ("clue-ready", "clue-started", "left", "sealed", "unsealed")
"""The kinds of verdict whose sentence names a place as well."""
_BY_DOOR = ("left", "sealed", "unsealed")


class BakerWords(Words):
    """Puts verdicts into words."""

    title: ClassVar[str] = "221-B Baker Street"
    prompts: ClassVar[Mapping[str, str]] = Spoken("baker-street-prompt")
    entries: ClassVar[Mapping[str, str]] = Spoken("baker-street-entry")
    terms: ClassVar[Mapping[str, str]] = Spoken("baker-street-term")
    fields: ClassVar[Mapping[str, str]] = Spoken("baker-street-field")
    refusals: ClassVar[Mapping[str, str]] = _REFUSED

    def __init__(self, setup: Setup, name: Name) -> None:
        super().__init__(setup, name)
        places = setup.options.locations.values()
        self._places: dict[str, str] = {place.id: clean(place.name) for place in places}
        self._one_door = {place.id for place in places if place.only_door}

    def sentences(self) -> Mapping[str, Sentence]:
        """Return the sentence for every kind of verdict."""
        return {
            **{kind: partial(self._plain, kind) for kind in _PLAIN},
            **{kind: partial(self._somewhere, kind) for kind in _SOMEWHERE},
            "announce-open": self._announced,
            "arrived": self._arrived,
            "cab": self._cab,
            "case-open": self._case,
            "clue-closed": self._closed,
            "clue-warning": self._warned,
            "ended": self._ended,
            "order": lambda v: say("baker-street-verdict-order", who=self._name(v["first"])),
            "order-tie": self._tied,
            "out": self._out,
            "prompt": _prompted,
            "ruled": self._ruled,
            "took": self._took,
            "turn": self._turn,
            "unsolved": lambda v: say("baker-street-verdict-unsolved"),
        }

    def state(self, state: Fields) -> list[str]:
        """Return who is where, who holds what, and what is sealed."""
        seals = [self._door_of(seal) for seal in state["seals"]]
        sealed = (
            say("baker-street-state-sealed", places=listed(seals))
            if seals
            else say("baker-street-state-sealed-none")
        )
        seats = range(1, len(state["tokens"]) + 1)
        return [
            self._phase(state),
            *(self._seat(state, seat) for seat in seats),
            _piles(state),
            sealed,
        ]

    def _phase(self, state: Fields) -> str:
        case, turn = state["case"], state["turn"]
        phase = say(f"baker-street-phase-{state['phase']}")
        key = f"baker-street-state-{'case' if case else 'none'}{'-turn' if turn else ''}"
        who, number = self._name(turn) if turn else "", case["number"] if case else 0
        return say(key, phase=phase, who=who, number=number)

    def _seat(self, state: Fields, seat: int) -> str:
        place, held = state["tokens"][seat - 1], state["held"][seat - 1]
        who = self._name(seat)
        if place is None:
            return say("baker-street-state-out", who=who)
        cards = [say(f"baker-street-card-{card}") for card, holds in held.items() if holds]
        if not cards:
            return say("baker-street-state-seat-none", who=who, place=self._the(place))
        told = listed(cards)
        return say("baker-street-state-seat", who=who, place=self._the(place), cards=told)

    def _the(self, place: str) -> str:
        """Return a place's name as people say it: the Bank, but Scotland Yard."""
        return the_place(place, self._places.get(place, place.replace("_", " ").title()))

    def _where(self, v: Fields) -> str:
        return self._the(v["location"])

    def _door_of(self, v: Fields) -> str:
        """Return a place's name with its entrance, if it has more than one."""
        door, where = v.get("entrance") or v.get("exit"), self._where(v)
        if not door or v["location"] in self._one_door:
            return where
        return say("baker-street-door-of", place=where, door=clean(door))

    def _plain(self, kind: str, v: Fields) -> str:
        rolled = {"value": v["value"]} if "value" in v else {}
        return say(f"baker-street-verdict-{kind}", who=self._who(v), **rolled)

    def _somewhere(self, kind: str, v: Fields) -> str:
        place = self._door_of(v) if kind in _BY_DOOR else self._where(v)
        piles = {"piles": _piles(v)} if "piles" in v else {}
        return say(f"baker-street-verdict-{kind}", who=self._who(v), place=place, **piles)

    def _cab(self, v: Fields) -> str:
        return say("baker-street-verdict-cab", who=self._who(v), place=self._the(v["to"]))

    def _case(self, v: Fields) -> str:
        items = listed(v["items"])
        return say("baker-street-verdict-case-open", number=v["number"], items=items)

    def _warned(self, v: Fields) -> str:
        return say("baker-street-verdict-clue-warning", who=self._who(v), n=v["left_s"])

    def _tied(self, v: Fields) -> str:
        return say("baker-street-verdict-order-tie", names=self._names(v["seats"]))

    def _took(self, v: Fields) -> str:
        key = f"baker-street-verdict-took-{v['card']}"
        return say(key, who=self._who(v), piles=_piles(v))

    def _turn(self, v: Fields) -> str:
        may = either([say(f"baker-street-may-{name}") for name in v["may"]])
        return say("baker-street-verdict-turn", who=self._who(v), may=may)

    def _arrived(self, v: Fields) -> str:
        if v["location"] == STREET:
            return say("baker-street-verdict-arrived-street", who=self._who(v))
        return say("baker-street-verdict-arrived", who=self._who(v), place=self._door_of(v))

    def _ended(self, v: Fields) -> str:
        where = "-street" if v["how"] == "street" else ""
        return say(f"baker-street-verdict-ended{where}", who=self._who(v))

    def _closed(self, v: Fields) -> str:
        late = "" if v["in_time"] else "-late"
        used = span(v["used_us"])
        return say(f"baker-street-verdict-clue-closed{late}", who=self._who(v), span=used)

    def _announced(self, v: Fields) -> str:
        items = listed(v["items"])
        return say("baker-street-verdict-announce-open", who=self._who(v), items=items)

    def _out(self, v: Fields) -> str:
        if not v["left_in"]:
            return say("baker-street-verdict-out", who=self._who(v))
        names = self._names(v["left_in"])
        return say("baker-street-verdict-out-others", who=self._who(v), names=names)

    def _ruled(self, v: Fields) -> str:
        return say("baker-street-verdict-ruled", ruling=self._ruling(v, v["result"]))

    def _ruling(self, v: Fields, result: Any) -> str:
        yes = "yes" if result else "no"
        match v["ruling"]:
            case "position" if result == STREET:
                return say("baker-street-ruled-position-street", who=self._who(v))
            case "position":
                return say("baker-street-ruled-position", who=self._who(v), place=self._the(result))
            case "card":
                return say(f"baker-street-ruled-card-{v['card']}-{yes}", who=self._who(v))
            case "seal" if result and "seat" in v:
                place = self._door_of(v)
                return say("baker-street-ruled-seal-by", place=place, who=self._who(v))
            case "seal":
                return say(f"baker-street-ruled-seal-{yes}", place=self._door_of(v))
            case "look" | "solution":
                return say(f"baker-street-ruled-{v['ruling']}-{yes}", who=self._who(v))
        return say("baker-street-ruled-lift", who=self._who(v), why=_REFUSED[result])


def _prompted(v: Fields) -> str:
    if v["what"] == "choose-case":
        return say("baker-street-verdict-choose-case", number=v["suggest"])
    return say("baker-street-verdict-read-case")


def _piles(v: Fields) -> str:
    cards, keys = (v["piles"][kind] for kind in _CARDS)
    return say("baker-street-piles", cards=cards, keys=keys)
