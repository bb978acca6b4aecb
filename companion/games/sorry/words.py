"""Sorry! in sentences: whose turn, which card, what it did, and what it counts."""

from collections.abc import Mapping
from functools import partial, reduce
from typing import Any, ClassVar

from companion.games.sorry.face.middle import card_name
from companion.games.sorry.face.phone import picture
from companion.games.sorry.face.places import colour_word, square_word
from companion.kit.text import listed
from companion.kit.words import Fields, Sentence, Words, apart
from companion.language import Spoken, say

_REFUSED = Spoken("sorry-refused")
_PLAIN = (
    "discarded",
    "drawn",
    "extra-draw",
    "forfeit",
    "lead",
    "passed",
    "picked",
    "refilled",
    "turn",
)
"""The kinds of verdict whose sentence names a seat, and perhaps a card, a colour or a number."""


class SorryWords(Words):
    """Puts verdicts into words."""

    title: ClassVar[str] = "Sorry!"
    refusals: ClassVar[Mapping[str, str]] = _REFUSED
    questions: ClassVar[Mapping[str, str]] = Spoken("sorry-question")
    actions: ClassVar[Mapping[str, str]] = Spoken("sorry-action")
    prompts: ClassVar[Mapping[str, str]] = Spoken("sorry-prompt")
    entries: ClassVar[Mapping[str, str]] = Spoken("sorry-entry")
    terms: ClassVar[Mapping[str, str]] = Spoken("sorry-term")
    fields: ClassVar[Mapping[str, str]] = Spoken("sorry-field")
    values: ClassVar[Mapping[str, str]] = {"SORRY": card_name("SORRY")}
    on_board: ClassVar[frozenset[str]] = frozenset({"board.men"})

    def sentences(self) -> Mapping[str, Sentence]:
        """Return the sentence for every kind of verdict."""
        return {
            **{kind: partial(self._plain, kind) for kind in _PLAIN},
            "answered": lambda v: say(f"sorry-verdict-answered-{v['answer']}", who=self._who(v)),
            "board": lambda v: say("sorry-verdict-board", men=_men(v["men"])),
            "call": self._call,
            "colours": self._colours,
            "dealt": self._dealt,
            "doubt": self._doubt,
            "hand": lambda v: say("sorry-verdict-hand", who=self._who(v), cards=listed(v["cards"])),
            "moved": self._moved,
            "moves": self._moves,
            "reshuffle": lambda v: say("sorry-verdict-reshuffle", n=v["cards"]),
            "ruled": lambda v: say("sorry-verdict-ruled", ruling=say(f"sorry-ruled-{v['ruling']}")),
            "score": self._score,
            "stake": self._stake,
            "tie": lambda v: say("sorry-verdict-tie", names=self._names(v["seats"])),
            "won": self._won,
        }

    def _plain(self, kind: str, v: Fields) -> str:
        """Return a sentence that has room for all that its verdict tells."""
        told: dict[str, Any] = {name: v[name] for name in ("left", "move") if name in v}
        told |= {"card": _card(v)} if "card" in v else {}
        told |= {"colour": colour_word(v["colour"])} if "colour" in v else {}
        return say(f"sorry-verdict-{kind}", who=self._who(v), **told)

    def choice(self, field: str, value: Any, state: Mapping[str, Any]) -> str | None:
        """Return what a numbered move does; squares and cards are their own names."""
        moves = state.get("moves", ()) if field == "move" else ()
        return next((_move(move) for move in moves if move["id"] == value), None)

    def board(self, state: Mapping[str, Any]) -> dict[str, Any] | None:
        """Return the numbered board with its men, once it is set up."""
        return picture(state["men"]) if state.get("men") else None

    def state(self, state: Fields) -> list[str]:
        """Return how the board stands, line by line."""
        men = state["men"]
        return [
            self._phase(state),
            say("sorry-state-men", men=_men(men)) if men else say("sorry-state-no-men"),
            say("sorry-state-pack", n=state["left"]),
            say("sorry-state-total", total=self._by_seat(state["total"])),
        ]

    def _phase(self, state: Fields) -> str:
        phase = say(f"sorry-phase-{state['phase']}")
        if not state["turn"]:
            return say("sorry-state-phase", phase=phase)
        who = self._name(state["turn"])
        if not state["card"]:
            return say("sorry-state-turn", phase=phase, who=who)
        return say("sorry-state-card", phase=phase, who=who, card=_card(state))

    def _dealt(self, v: Fields) -> str:
        if not any(v["hands"]):
            return say("sorry-verdict-dealt", n=v["cards"])
        return say("sorry-verdict-dealt-hands", n=v["cards"], hands=self._by_seat(v["hands"]))

    def _colours(self, v: Fields) -> str:
        colours = [*map(colour_word, v["colours"])]
        return say("sorry-verdict-colours", colours=self._by_seat(colours))

    def _moves(self, v: Fields) -> str:
        told = "; ".join(_move(move) for move in v["moves"])
        more: dict[str, Any] = {
            "who": self._who(v),
            "card": _card(v),
            "moves": told,
            "n": len(v["moves"]),
        }
        if v["forced"]:
            return say("sorry-verdict-moves-forced", **more)
        if len(v["moves"]) == 1:
            return say("sorry-verdict-moves-one", **more)
        return say(f"sorry-verdict-moves-{'may-pass' if v['may_pass'] else 'many'}", **more)

    def _moved(self, v: Fields) -> str:
        key = "sorry-verdict-moved-only" if v.get("implied") else "sorry-verdict-moved"
        return say(key, who=self._who(v), card=_card(v), parts=_parts(v["parts"]))

    def _call(self, v: Fields) -> str:
        asked = self._names(v["to_answer"])
        return say(f"sorry-verdict-call-{v['call']}", who=self._who(v), asked=asked)

    def _stake(self, v: Fields) -> str:
        key = "sorry-verdict-stake-twice" if v["multiplier"] == 2 else "sorry-verdict-stake"
        return say(key, times=v["multiplier"], players=self._names(v["in_play"]))

    def _doubt(self, v: Fields) -> str:
        question = say(f"sorry-doubt-{v['question']}")
        between = self._or(v["between"])
        return say("sorry-verdict-doubt", question=question, between=between, apart=apart(v))

    def _won(self, v: Fields) -> str:
        winners = v.get("seats") or [v["seat"]]
        how = "-drop-out" if v["by"] == "drop-out" else ""
        key = f"sorry-verdict-won{how}{'-double' if v['games'] > 1 else ''}"
        names, games = self._names(winners), self._by_seat(v["total"])
        return say(key, n=len(winners), names=names, games=games)

    def _score(self, v: Fields) -> str:
        more = "-bonus" if v["bonus"] else ""
        more += "-times" if v["multiplier"] > 1 else ""
        told = {"normal": v["normal"], "bonus": v["bonus"], "times": v["multiplier"]}
        won = say(f"sorry-winner-has{more}", **told)
        hand, total = self._by_seat(v["hand"]), self._by_seat(v["total"])
        return say("sorry-verdict-score", won=won, hand=hand, total=total)


def _card(v: Fields) -> str:
    return card_name(str(v["card"]))


def _men(men: dict[str, list[Any]]) -> str:
    return "; ".join(
        say(
            "sorry-men-of", colour=colour_word(colour), squares=", ".join(map(square_word, squares))
        )
        for colour, squares in men.items()
    )


def _move(move: Fields) -> str:
    return say("sorry-move-numbered", number=move["id"], parts=_parts(move["parts"]))


def _parts(parts: list[Fields]) -> str:
    told = [*map(_part, parts)]
    return reduce(_then, told) if told else ""


def _then(one: str, other: str) -> str:
    return say("sorry-part-then", first=one, second=other)


def _part(part: Fields) -> str:
    start, to = square_word(part["from"]), square_word(part["to"])
    told = say("sorry-part-goes", colour=colour_word(part["colour"]), to=to, **{"from": start})
    if "with" in part:
        colour = colour_word(part["with"]["colour"])
        told = say("sorry-part-changes", part=told, colour=colour)
    if part["slide_to"] is not None:
        told = say("sorry-part-slides", part=told, to=part["slide_to"])
    if part["bumped"]:
        told = say("sorry-part-sends", part=told, men=listed([*map(_man, part["bumped"])]))
    return told


def _man(man: Fields) -> str:
    return say("sorry-man-from", colour=colour_word(man["colour"]), at=square_word(man["at"]))
