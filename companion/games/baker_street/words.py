"""221-B Baker Street in sentences: where everybody goes, what is sealed, and how long a look is.

Clues and answers are not known here, so no sentence could give one away.
"""

from collections.abc import Mapping
from typing import Any, ClassVar

from companion.core.referee.game import Setup
from companion.kit.text import clean, count, listed, span
from companion.kit.words import Fields, Name, Sentence, Words

_STREET = "street"
_CARDS = {"scotland_yard": "Scotland Yard card", "skeleton_key": "Skeleton Key"}
_MAY = {
    "roll": "roll the die",
    "stay": "stay",
    "cab": "take a cab",
    "clue-open": "read the clue here",
    "announce": "announce a solution",
    "take": "take a card",
    "end": "end the turn",
}
_REFUSED = {
    "already-ended": "that turn has ended by itself already",
    "already-sealed": "a seal lies on that entrance already",
    "already-rolled": "the roll or the move of this turn has been made",
    "answer-pending": "the announced solution is being checked; only its result can follow",
    "bad-case": "there is no such case to open now",
    "bad-die": "that is no roll that was asked for, or not 1 to 6",
    "bad-entrance": "there is no such entrance",
    "bad-items": "the items are the letters of the case, each once",
    "booklet-not-open": "the Clue Booklet is not up",
    "booklet-open": "the Clue Booklet has to be put down first",
    "cab-not-to-221b": "home to 221B it goes by turns and die, not by cab",
    "entrance-missing": "there is more than one entrance; say which",
    "game-over": "the case is closed",
    "holds-one": "nobody holds two of these",
    "items-missing": "every lettered item needs its answer",
    "just-opened": "the booklet went up less than a second ago, so it is still up",
    "look-this-turn": "who reads the clue of the Depot on the turn of entering takes no cab before"
    " the next turn",
    "look-used": "the look of this visit has been used",
    "no-case": "a case has to be chosen first",
    "no-clue-here": "there is no clue to read here",
    "no-key": "there is no Skeleton Key in that hand",
    "no-sy-card": "there is no Scotland Yard card in that hand",
    "not-announced": "no solution has been announced",
    "not-at-depot": "cabs leave from the Carriage Depot",
    "not-in-221b": "a solution is announced inside 221B Baker Street",
    "not-leaving": "only who leaves a place can seal it",
    "not-moved": "after the roll comes the move: say where to, or stay",
    "not-rolled": "roll, or stay, before that",
    "not-sealable": "that place is never sealed",
    "not-sealed-there": "that entrance is not sealed",
    "not-your-turn": "it is somebody else's turn",
    "nothing-to-rule": "there is nothing to rule on",
    "occupied": "somebody is inside",
    "own-seal": "that seal is their own and keeps only others out: no key is needed",
    "pile-empty": "the pile is empty",
    "same-location": "the token is there already",
    "same-turn-reentry": "nobody steps out and in again in one turn",
    "sealed": "somebody else has sealed that entrance; it takes a key",
    "seat-out": "who announced a wrong solution is out",
    "take-too-late": "a card is taken on the turn of entering",
    "unknown-location": "there is no such place on the board",
    "unused-input": "that means nothing in this game",
    "wrong-place": "those cards are not piled here",
}


class BakerWords(Words):
    """Puts verdicts into words."""

    title: ClassVar[str] = "221-B Baker Street"
    fields: ClassVar[Mapping[str, str]] = {
        "value": "What does the die show?",
        "to": "Where to?",
        "entrance": "Which door in?",
        "exit": "Which door out?",
        "read": "And reads the clue?",
        "correct": "Is every answer right?",
        "at": "Where is the token?",
        "seal.seat": "Whose seal is it?",
    }
    refusals: ClassVar[Mapping[str, str]] = _REFUSED

    def __init__(self, setup: Setup, name: Name) -> None:
        super().__init__(setup, name)
        places = setup.options.locations.values()
        self._places: dict[str, str] = {place.id: clean(place.name) for place in places}
        self._one_door = {place.id for place in places if place.only_door}

    def sentences(self) -> Mapping[str, Sentence]:
        """Return the sentence for every kind of verdict."""
        return {
            "announce-open": self._announced,
            "arrived": self._arrived,
            "cab": lambda v: f"{self._who(v)} takes a cab to {self._the(v['to'])}.",
            "case-open": self._case,
            "clue-closed": self._closed,
            "clue-ready": lambda v: f"{self._who(v)} may read the clue of {self._where(v)}.",
            "clue-started": self._started,
            "clue-time-up": lambda v: f"{self._who(v)}, time is up. Put the booklet down.",
            "clue-warning": lambda v: f"{self._who(v)}, {count(v['left_s'], 'second')} left.",
            "ended": self._ended,
            "left": lambda v: f"{self._who(v)} leaves {self._door_of(v)}.",
            "order": lambda v: f"{self._name(v['first'])} starts.",
            "order-roll": lambda v: f"{self._who(v)} rolls {v['value']} for the start.",
            "order-tie": lambda v: f"{self._names(v['seats'])} tie for the start and roll again.",
            "out": self._out,
            "prompt": self._prompt,
            "roll-wanted": lambda v: f"A roll for {self._who(v)}.",
            "rolled": lambda v: f"{self._who(v)} rolls {v['value']}.",
            "ruled": self._ruled,
            "sealed": self._sealed,
            "stayed": lambda v: f"{self._who(v)} stays.",
            "took": lambda v: f"{self._who(v)} takes a {_CARDS[v['card']]}; {_piles(v)}.",
            "turn": lambda v: f"{self._who(v)} is on turn: {_either(v['may'])}.",
            "unsealed": self._unsealed,
            "unsolved": lambda v: "Everybody is out. The case remains unsolved.",
            "won": lambda v: f"{self._who(v)} has solved the case and wins!",
        }

    def state(self, state: Fields) -> list[str]:
        """Return who is where, who holds what, and what is sealed."""
        turn = f", {self._name(state['turn'])} on turn" if state["turn"] else ""
        case = f"case {state['case']['number']}, " if state["case"] else ""
        seals = [self._door_of(seal) for seal in state["seals"]]
        return [
            f"{case.capitalize() or 'No case yet, '}phase {state['phase']}{turn}",
            *(self._seat(state, seat) for seat in range(1, len(state["tokens"]) + 1)),
            _piles(state),
            f"sealed: {listed(seals) or 'nothing'}",
        ]

    def _seat(self, state: Fields, seat: int) -> str:
        place, held = state["tokens"][seat - 1], state["held"][seat - 1]
        cards = [_CARDS[card] for card, holds in held.items() if holds]
        if place is None:
            return f"{self._name(seat)}: out"
        return f"{self._name(seat)}: {self._the(place)}, {listed(cards) or 'no cards'}"

    def _the(self, place: str) -> str:
        """Return a place's name as people say it: the Bank, but Scotland Yard."""
        name = self._places.get(place, place.replace("_", " ").title())
        proper = place in ("221b", "scotland_yard")
        return "the street" if place == _STREET else name if proper else f"the {name}"

    def _where(self, v: Fields) -> str:
        return self._the(v["location"])

    def _door_of(self, v: Fields) -> str:
        """Return a place's name with its entrance, if it has more than one."""
        door, where = v.get("entrance") or v.get("exit"), self._where(v)
        if not door or v["location"] in self._one_door:
            return where
        return f"{where} at entrance {clean(door)}"

    def _case(self, v: Fields) -> str:
        items = listed(v["items"])
        return f"Case {v['number']} is open. To be solved: {items}."

    def _prompt(self, v: Fields) -> str:
        if v["what"] == "choose-case":
            return f"Which case? Number {v['suggest']} is the next one not played yet."
        return "Read the case aloud twice: first briskly, then slower."

    def _arrived(self, v: Fields) -> str:
        if v["location"] == _STREET:
            return f"{self._who(v)} is on the street."
        return f"{self._who(v)} enters {self._door_of(v)}."

    def _ended(self, v: Fields) -> str:
        where = " on the street" if v["how"] == "street" else ""
        return f"That ends the turn of {self._who(v)}{where}."

    def _sealed(self, v: Fields) -> str:
        return f"{self._who(v)} seals {self._door_of(v)}; {_piles(v)}."

    def _unsealed(self, v: Fields) -> str:
        return f"{self._who(v)} unlocks {self._door_of(v)}; {_piles(v)}."

    def _started(self, v: Fields) -> str:
        return f"{self._who(v)} reads the clue of {self._where(v)}."

    def _closed(self, v: Fields) -> str:
        late = "" if v["in_time"] else ", longer than allowed"
        return f"{self._who(v)} puts the booklet down after {span(v['used_us'])}{late}."

    def _announced(self, v: Fields) -> str:
        items = listed(v["items"])
        return f"{self._who(v)} has answered {items} aloud, and checks alone."

    def _out(self, v: Fields) -> str:
        left = f" Still in: {self._names(v['left_in'])}." if v["left_in"] else ""
        return f"{self._who(v)} is wrong, and out.{left}"

    def _ruled(self, v: Fields) -> str:
        return f"The dealer rules: {self._ruling(v, v['result'])}."

    def _ruling(self, v: Fields, result: Any) -> str:
        match v["ruling"]:
            case "position":
                where = "on the street" if result == _STREET else f"in {self._the(result)}"
                return f"{self._who(v)} is {where}"
            case "card":
                return f"{self._who(v)} holds {'a' if result else 'no'} {_CARDS[v['card']]}"
            case "seal":
                by = f" by {self._who(v)}" if result and "seat" in v else ""
                return f"{self._door_of(v)} is {'sealed' if result else 'open'}{by}"
            case "look":
                return (
                    f"{self._who(v)} has {'used' if result else 'not used'} the look of this visit"
                )
            case "solution":
                return f"the solution of {self._who(v)} is {'right' if result else 'wrong'}"
        return f"{self._who(v)} may do it this once, although {_REFUSED[result]}"


def _piles(v: Fields) -> str:
    cards, keys = (v["piles"][kind] for kind in _CARDS)
    return f"piles: {count(cards, 'Scotland Yard card')}, {count(keys, 'key')}"


def _either(may: list[str]) -> str:
    words = [_MAY[name] for name in may]
    return f"{', '.join(words[:-1])} or {words[-1]}" if len(words) > 1 else words[0]
