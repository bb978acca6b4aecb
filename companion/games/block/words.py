"""Block in sentences: which card lies, which is due, who leads, and what was too close to call."""

from collections.abc import Mapping
from typing import ClassVar

from companion.kit.text import count, listed
from companion.kit.words import Fields, Sentence, Words, apart

_LEAD = {
    "high": "{who} has the lead: {card} is the high card.",
    "natural": "{who} has the lead: {card} is a natural.",
    "block": "{who} has the lead by the BLOCK.",
    "passed": "The lead passes on to {who}.",
}
_RULED = {
    "block-stands": "the BLOCK stands, the next card goes back",
    "play-stands": "the next card stands, the BLOCK card goes back",
    "order": "this is how they lay",
    "void-hand": "deal again",
    "out": "a hand is empty",
    "recount": "the hands are counted again",
}
_REFUSED = {
    "already-blocked": "that card is blocked already",
    "already-played": "that card has been laid",
    "bad-hands": "the hands do not make up the pack with what lies on the table",
    "bad-ruling": "that does not answer the question",
    "block-count": "the BLOCK cards do not add up",
    "block-not-led": "a BLOCK card is never led",
    "counting": "the hand is over and waits for its count",
    "game-over": "the game is over",
    "hand-running": "a hand is being played",
    "lead-due": "no card is due before the next lead",
    "must-lead": "not all cards of that hand can be BLOCK cards",
    "no-block-left": "all BLOCK cards have been laid",
    "no-hand": "the cards have to be dealt first",
    "no-such-card": "there is no such card",
    "not-just-played": "only one's own card can be blocked, as long as it is the last",
    "not-leader": "somebody else leads",
    "nothing-to-rule": "there is nothing to rule on",
    "ruling-pending": "the dealer is asked first",
    "run-open": "a card is due, and nobody leads now",
    "too-late": "the next card was first",
    "two-out": "only one player can be out of cards",
    "unused-input": "that means nothing in this game",
}
_WHAT_LAPSED = {"play": "{card} of {who}", "block": "the BLOCK of {who} on {card}"}


class BlockWords(Words):
    """Puts verdicts into words."""

    title: ClassVar[str] = "Block"
    refusals: ClassVar[Mapping[str, str]] = _REFUSED
    questions: ClassVar[Mapping[str, str]] = {
        "block-stands": "Which came first: the BLOCK, or the next card?",
        "play-stands": "Which came first: the BLOCK, or the next card?",
        "order": "Who laid first?",
        "blocks-left": "Who still holds BLOCK cards?",
    }
    actions: ClassVar[Mapping[str, str]] = {
        "deal": "The cards are dealt",
        "lead": "{seat} leads",
        "no-lead": "{seat} has only BLOCK cards",
        "play": "{seat} lays the card that is due",
        "block": "{seat} lays a BLOCK card",
        "block-stands": "The BLOCK",
        "play-stands": "The next card",
        "order": "This one was first",
        "blocks-left": "Counted",
        "void-hand": "Deal this hand again",
        "out": "Somebody is out of cards",
        "recount": "Count the hands again",
        "no-play": "A press was a mistake",
    }
    amends: ClassVar[Mapping[str, str]] = {
        "no-block-held": "there is no BLOCK card in that hand",
        "not-held": "that card is not in that hand",
    }
    fields: ClassVar[Mapping[str, str]] = {
        "deal.hands": "Cards in each hand",
        "lead.card": "Which card is led?",
        "order.first": "Who laid first?",
        "out.seat": "Who is out of cards?",
        "recount.hands": "Cards in each hand",
        "no-play.seat": "Whose press was a mistake?",
        "no-play.of": "Which decision, if not the last?",
        "blocks-left.blocks": "BLOCK cards in each hand",
    }

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
        by_seat = (f"{name}: {self._by_seat(state[name])}" for name in ("hands", "tops", "scores"))
        return [f"Phase {state['phase']}{self._next(state)}", *by_seat]

    def _next(self, state: Fields) -> str:
        if state["due"]:
            return f", {state['due']} is due"
        return f", {self._name(state['leader'])} to lead" if state["leader"] else ""

    def _dealt(self, v: Fields) -> str:
        dealer, leader = self._name(v["dealer"]), self._name(v["leader"])
        return f"{dealer} has dealt: {self._by_seat(v['hands'])}. {leader} leads."

    def _led(self, v: Fields) -> str:
        return f"{self._name(v['seat'])} leads {v['card']}, {_left(v)}{_due(v)}."

    def _played(self, v: Fields) -> str:
        return f"{self._name(v['seat'])} lays {v['card']}, {_left(v)}{_due(v)}."

    def _block(self, v: Fields) -> str:
        return f"{self._name(v['seat'])}: {v['on']} BLOCK! {_left(v).capitalize()}."

    def _lead(self, v: Fields) -> str:
        return _LEAD[v["by"]].format(who=self._name(v["seat"]), card=v["card"])

    def _count(self, v: Fields) -> str:
        who, points = self._name(v["seat"]), count(v["points"], "point")
        return f"{v['card']} counts {points} for {who}: {v['total']} now."

    def _doubt(self, v: Fields) -> str:
        names = [self._name(seat) for seat in v["between"]]
        if v["question"] == "block-or-play":
            what = f"the BLOCK of {names[0]} or the next card of {names[1]}"
        else:
            what = f"who laid the card due, {' or '.join(names)}"
        return f"Too close to call: {what}? {apart(v)}. Dealer?"

    def _ruled(self, v: Fields) -> str:
        return f"The dealer rules: {_RULED[v['ruling']]}."

    def _out(self, v: Fields) -> str:
        won = f"{v['by_card']} by card and {v['by_honours']} by honours"
        return f"{self._name(v['seat'])} is out of cards. Play stops: {won}."

    def _ask(self, v: Fields) -> str:
        cards = count(v["cards"], "BLOCK card")
        verb = "is" if v["cards"] == 1 else "are"
        return f"Dealer: {cards} {verb} not played. In whose hand?"

    def _score(self, v: Fields) -> str:
        paid = listed([f"{self._name(seat)} {n}" for seat, n in enumerate(v["penalties"], 1) if n])
        less = f" Lost by BLOCK cards: {paid}." if paid else ""
        totals = f"In all: {self._by_seat(v['total'])}."
        dealer = f"Next dealer: {self._name(v['next_dealer'])}."
        return f"Score of the hand: {self._by_seat(v['hand'])}.{less} {totals} {dealer}"

    def _void(self, v: Fields) -> str:
        if v["what"] == "hand":
            totals = f"In all: {self._by_seat(v['total'])}."
            return f"The hand is void. {totals} {self._name(v['dealer'])} deals again."
        lapsed = _WHAT_LAPSED[v["what"]].format(card=v["card"], who=self._name(v["seat"]))
        return f"Taken back: {lapsed}."


def _left(v: Fields) -> str:
    return f"{count(v['hand'], 'card')} left" if v["hand"] else "the last card"


def _due(v: Fields) -> str:
    return f"; {v['due']} is due" if v["due"] else ""
