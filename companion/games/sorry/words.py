"""Sorry! in sentences: whose turn, which card, what it did, and what it counts."""

from collections.abc import Mapping
from typing import Any, ClassVar

from companion.games.sorry.face.phone import picture
from companion.kit.text import count, listed
from companion.kit.words import Fields, Sentence, Words, apart

_QUESTIONS = {
    "draw-or-commit": "was the play complete when the next card was drawn",
    "two-calls": "who called first",
    "call-or-win": "was double called before the winning move",
}
_RULED = {
    "draw-stands": "the draw stands",
    "draw-void": "the draw is void, and is made anew",
    "caller": "the first call is settled",
    "call-stands": "the call stands",
    "win-stands": "the winning move stands",
}
_REFUSED = {
    "already-answered": "that answer has been given",
    "bad-board": "men cannot stand like that: one on a square, and no side all at home",
    "bad-pack": "those are not the cards of the pack",
    "bad-ruling": "that does not answer the question",
    "call-pending": "a call waits for its answers",
    "card-due": "a card has to be turned up first",
    "card-exhausted": "all of those have been turned up already",
    "card-open": "a card is already being played",
    "choose-first": "a choice comes first",
    "colour-taken": "that colour is taken",
    "deal-due": "the cards have to be shuffled and dealt first",
    "dropped-out": "who dropped out is out until the next game",
    "game-over": "the game is over",
    "must-move": "a forward move is possible, so it must be made",
    "no-call": "nobody has called",
    "no-legal-move": "that card cannot be played",
    "no-such-card": "there is no such card",
    "no-such-move": "no move has that number",
    "nothing-to-rule": "there is nothing to rule on",
    "not-in-hand": "that card is not in the hand",
    "not-in-mode": "that is no part of this way to play",
    "not-your-turn": "it is somebody else's turn",
    "play-not-complete": "the play before is not complete",
    "playable-card-held": "a card of the hand can be played",
    "refill-due": "the hand has to be refilled first",
    "ruling-pending": "the dealer is asked first",
    "unused-input": "that means nothing in this game",
}


class SorryWords(Words):
    """Puts verdicts into words."""

    title: ClassVar[str] = "Sorry!"
    refusals: ClassVar[Mapping[str, str]] = _REFUSED
    questions: ClassVar[Mapping[str, str]] = {
        "answer": "{seat}: accept the double, or drop out?",
        "draw-stands": "Was the play complete when the next card was drawn?",
        "draw-void": "Was the play complete when the next card was drawn?",
        "caller": "Who doubled first?",
        "call-stands": "Was it doubled before the winning move?",
        "win-stands": "Was it doubled before the winning move?",
    }
    actions: ClassVar[Mapping[str, str]] = {
        "answer": "Answer of {seat}",
        "draw-stands": "Yes: the draw stands",
        "draw-void": "No: it is drawn anew",
        "caller": "Doubled first",
        "call-stands": "Yes: the double stands",
        "win-stands": "No: the game is won",
        "board": "Put the men right",
        "card": "The card of {seat}",
        "colour": "Colour of {seat}",
        "discard": "{seat} discards",
        "double": "{seat} doubles",
        "draw": "{seat} draws",
        "lead-draw": "{seat} draws for the lead",
        "move": "The move of {seat}",
        "pass": "{seat} declines",
    }
    fields: ClassVar[Mapping[str, str]] = {
        "board.men": "Tap a man, then the square where he stands."
    }
    values: ClassVar[Mapping[str, str]] = {"SORRY": "SORRY!"}
    on_board: ClassVar[frozenset[str]] = frozenset({"board.men"})

    def sentences(self) -> Mapping[str, Sentence]:
        """Return the sentence for every kind of verdict."""
        return {
            "answered": self._answered,
            "board": lambda v: f"The board is put right: {_men(v['men'])}.",
            "call": self._call,
            "colours": self._colours,
            "dealt": self._dealt,
            "discarded": self._discarded,
            "doubt": self._doubt,
            "drawn": self._drawn,
            "extra-draw": lambda v: f"{self._name(v['seat'])} has one more card.",
            "forfeit": lambda v: f"{self._name(v['seat'])} has no move for the {_card(v)}.",
            "hand": lambda v: f"{self._name(v['seat'])} holds {listed(v['cards'])}.",
            "lead": lambda v: f"{self._name(v['seat'])} leads, with the {_card(v)}.",
            "moved": self._moved,
            "moves": self._moves,
            "passed": lambda v: f"{self._name(v['seat'])} declines the exchange.",
            "picked": lambda v: f"{self._name(v['seat'])} looks at move {v['move']}.",
            "refilled": self._refilled,
            "reshuffle": lambda v: f"The pack is used up: shuffle {count(v['cards'], 'card')}.",
            "ruled": lambda v: f"The dealer rules: {_RULED[v['ruling']]}.",
            "score": self._score,
            "stake": self._stake,
            "tie": lambda v: f"{self._names(v['seats'])} tie for the lead and draw again.",
            "turn": lambda v: f"{self._name(v['seat'])} ({v['colour']}) is on turn.",
            "won": self._won,
        }

    def choice(self, field: str, value: Any, state: Mapping[str, Any]) -> str | None:
        """Return what a numbered move does; squares and cards are their own names."""
        moves = state.get("moves", ()) if field == "move" else ()
        return next((_move(move) for move in moves if move["id"] == value), None)

    def board(self, state: Mapping[str, Any]) -> dict[str, Any] | None:
        """Return the numbered board with its men, once it is set up."""
        return picture(state["men"]) if state.get("men") else None

    def state(self, state: Fields) -> list[str]:
        """Return how the board stands, line by line."""
        turn = f", {self._name(state['turn'])} on turn" if state["turn"] else ""
        card = f" with the {_card(state)}" if state["card"] else ""
        return [
            f"Phase {state['phase']}{turn}{card}",
            f"men: {_men(state['men']) or 'none yet'}",
            f"pack: {count(state['left'], 'card')}",
            f"total: {self._by_seat(state['total'])}",
        ]

    def _dealt(self, v: Fields) -> str:
        hands = f", hands: {self._by_seat(v['hands'])}" if any(v["hands"]) else ""
        return f"The cards are set out: {count(v['cards'], 'card')} in the pack{hands}."

    def _colours(self, v: Fields) -> str:
        return f"Colours: {self._by_seat(v['colours'])}."

    def _drawn(self, v: Fields) -> str:
        return f"{self._name(v['seat'])} turns up the {_card(v)}; {v['left']} left."

    def _moves(self, v: Fields) -> str:
        who, told = self._name(v["seat"]), "; ".join(_move(move) for move in v["moves"])
        if v["forced"]:
            return f"{who} must play the {_card(v)}: {told}."
        if len(v["moves"]) == 1:
            return f"{who} may play the {_card(v)} or decline: {told}."
        passing = ", and may decline them all" if v["may_pass"] else ""
        return f"{who} has {len(v['moves'])} moves for the {_card(v)}{passing}: {told}."

    def _moved(self, v: Fields) -> str:
        only = ", the only move" if v.get("implied") else ""
        return f"{self._name(v['seat'])} plays the {_card(v)}{only}: {_parts(v['parts'])}."

    def _refilled(self, v: Fields) -> str:
        return f"{self._name(v['seat'])} takes a card; {v['left']} left."

    def _discarded(self, v: Fields) -> str:
        return f"{self._name(v['seat'])} cannot play and discards."

    def _call(self, v: Fields) -> str:
        asked = self._names(v["to_answer"])
        return f"{self._name(v['seat'])} calls {v['call'].upper()}! {asked}: accept or drop?"

    def _answered(self, v: Fields) -> str:
        does = "accepts" if v["answer"] == "accept" else "drops out"
        return f"{self._name(v['seat'])} {does}."

    def _stake(self, v: Fields) -> str:
        times = "twice" if v["multiplier"] == 2 else f"{v['multiplier']} times"
        return f"The game counts {times}; playing: {self._names(v['in_play'])}."

    def _doubt(self, v: Fields) -> str:
        asked, between = _QUESTIONS[v["question"]], self._or(v["between"])
        return f"Too close to call: {asked}? {between}, {apart(v)}. Dealer?"

    def _won(self, v: Fields) -> str:
        winners = v.get("seats") or [v["seat"]]
        verb = "wins" if len(winners) == 1 else "win"
        how = ": all others dropped out" if v["by"] == "drop-out" else ""
        double = " a double game" if v["games"] > 1 else ""
        games = self._by_seat(v["total"])
        return f"{self._names(winners)} {verb}{double}{how}. Games won: {games}."

    def _score(self, v: Fields) -> str:
        times = f", times {v['multiplier']}" if v["multiplier"] > 1 else ""
        bonus = f" and {v['bonus']} bonus" if v["bonus"] else ""
        winner = f"The winner has {v['normal']}{bonus}{times}"
        hand, total = self._by_seat(v["hand"]), self._by_seat(v["total"])
        return f"{winner}. This game: {hand}. In all: {total}."


def _card(v: Fields) -> str:
    return "SORRY!" if v["card"] == "SORRY" else str(v["card"])


def _men(men: dict[str, list[Any]]) -> str:
    return "; ".join(f"{colour} {', '.join(map(str, squares))}" for colour, squares in men.items())


def _move(move: Fields) -> str:
    return f"{move['id']}) {_parts(move['parts'])}"


def _parts(parts: list[Fields]) -> str:
    return ", then ".join(map(_part, parts))


def _part(part: Fields) -> str:
    told = f"{part['colour']} {part['from']} to {part['to']}"
    if "with" in part:
        told += f", changing places with {part['with']['colour']}"
    if part["slide_to"] is not None:
        told += f", sliding to {part['slide_to']}"
    if part["bumped"]:
        back = listed([f"{man['colour']} from {man['at']}" for man in part["bumped"]])
        told += f", sending back {back}"
    return told
