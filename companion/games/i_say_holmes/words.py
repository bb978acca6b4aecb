"""I Say, Holmes! in sentences: the story, the defences, and who is guilty.

How many cards a player holds is secret, so no sentence tells it; what has to be counted out to
somebody is told, because the table sees it happen.
"""

from collections.abc import Callable, Mapping
from typing import Any, ClassVar

from companion.kit.text import count, listed
from companion.kit.words import Fields, Sentence, Words, apart

_MOVING = {
    "pass-left": "Everybody passes one card, face down, to the left.",
    "pass-right": "Everybody passes the whole hand to the right.",
}
_WHY_POINTS = {
    "i-say": "for an I Say card in sequence",
    "telegram": "for the Telegram",
    "fleeing": "for Fleeing",
}
_IMPLIED = {
    "keep": "{by} goes on, so {seat} is taken to keep the card.",
    "no-defence": "{by} goes on, and so gives no answer.",
    "no-arrest": "{by} goes on, so {seat} is taken to arrest nobody.",
    "pass-left": "{by} goes on, so everybody is taken to have passed a card.",
    "pass-right": "{by} goes on, so everybody is taken to have passed the hand.",
    "redeal": "{by} goes on, so the hands are taken to be dealt again.",
    "trade": "{by} goes on, so the hands are taken to be traded.",
    "give": "{by} goes on, so the card is taken to be passed.",
    "reshuffle": "{by} goes on, so the pack is taken to be shuffled.",
}
_CONDITIONS = {
    "Holmes": "Holmes may follow any card but a Movement card",
    "Watson": "Watson may follow any card but a Movement card",
    "Mycroft": "Mycroft may only follow a London Location",
    "Fleeing": "Fleeing may only follow a Movement card",
    "The Game is Afoot!": "The Game is Afoot! only opens a round",
}
_WHY_ENDED = {
    "arrest": "a Villain is arrested",
    "escape": "the Villains have escaped",
    "none-guilty": "nobody is guilty",
}
_FLAGS = {
    "cleared-seat-held-villain": "was cleared, but held a Villain",
    "no-cards-left": "finds no card left to draw",
}
_RULED: dict[str, Callable[[Any], str]] = {
    "sequence": lambda yes: "the card fits the story" if yes else "the card does not fit the story",
    "i-say": lambda yes: "I Say is in sequence" if yes else "I Say is not in sequence",
    "deadline": lambda yes: "the answer was in time" if yes else "the answer was too late",
    "which": lambda name: f"{name} was first",
    "defence": lambda yes: "the defence stands" if yes else "no defence was laid",
    "lift": lambda number: f"number {number} is allowed",
    "count": lambda told: "a hand is put right",
    "chit": lambda side: "the Location chit is put right",
    "score": lambda told: f"{told['delta']:+} points for {told['name']}",
    "value": lambda told: f"{told['card']} counts {told['value']}",
}
_REFUSED = {
    "alibi-not-allowed": "an Alibi does not help here",
    "already-answered": "that answer has been given",
    "already-cleared": "that player has been cleared",
    "already-drew": "a card has been drawn already",
    "bad-total": "so many cards cannot be worth that",
    "busy": "something else comes first",
    "chit-mismatch": "the chit shows the other kind of place",
    "condition": "that card has a condition of its own, which is not met",
    "count-mismatch": "that does not go with the number of cards held",
    "defence-only": "that card is played in answer to another only",
    "match-over": "the match is over",
    "no-cards": "there are no cards",
    "no-window": "there is nothing to answer",
    "not-a-villain": "that is no Villain",
    "not-accused": "somebody else is accused, or nobody",
    "not-drawn": "no card has been drawn",
    "not-its-word": "that word of a bottom line does not mean this card",
    "not-in-sequence": "that does not continue the story",
    "not-started": "The Game is Afoot! comes first",
    "not-target": "somebody else has to answer",
    "not-your-turn": "it is somebody else's turn",
    "nothing-to-rule": "there is nothing to rule on",
    "round-over": "the round is over",
    "self-target": "that must be another player",
    "side-missing": "does it say the previous or the next opponent",
    "target-missing": "against whom",
    "unknown-card": "there is no such card",
    "unused-input": "that means nothing in this game",
    "use-escape": "Villains are not played, they escape",
    "villains-missing": "which Villains",
    "window-closed": "the time for an answer is over",
}
_WAITING = {
    "deal": "the deal",
    "start": "The Game is Afoot!",
    "play": "a card",
    "window": "an answer",
    "plea": "the plea",
    "arrest": "the name of the accused",
    "held": "the hands",
    "nothing": "nothing",
    "pass-left": "the cards that are passed",
    "pass-right": "the hands that are passed",
    "redeal": "the new deal",
    "trade": "the trade",
    "give": "the card that is passed",
    "reshuffle": "the shuffle",
}


class ISayWords(Words):
    """Puts verdicts into words."""

    title: ClassVar[str] = "I Say, Holmes!"
    actions: ClassVar[Mapping[str, str]] = {
        "hands": "All hands at once",
        "held": "One hand",
        "no-arrest": "Arrest nobody",
        "done": "The cards have been moved",
    }
    fields: ClassVar[Mapping[str, str]] = {
        "play.card": "Which card?",
        "play.target": "Against whom?",
        "play.side": "To which side?",
        "play.drawn": "Drawn just now?",
        "play.in_sequence": "Does the card before say I Say (-10)?",
        "play.villain": "Which Villain goes?",
        "hands.totals": "What each hand counts, Villains left out",
        "hands.villains": "Every Villain found",
        "plea.villains": "Every Villain in the hand",
        "sequence.learn": "Remember it for",
    }
    values: ClassVar[Mapping[str, str]] = {
        "movement": "Every Movement card",
        "location": "Every Location that fits the chit",
        "london": "Every London Location",
        "country": "Every Country Location",
        "information": "Every Information card",
        "action": "Every Action card",
    }
    refusals: ClassVar[Mapping[str, str]] = _REFUSED

    def sentences(self) -> Mapping[str, Sentence]:
        """Return the sentence for every kind of verdict."""
        return {
            "ready": self._ready,
            "started": lambda v: f"{self._name(v['seat'])} opens: The Game is Afoot!",
            "turn": self._turn,
            "played": lambda v: f"{self._name(v['seat'])} plays {v['card']}.",
            "implied": self._implied,
            "discarded": lambda v: f"{self._name(v['seat'])} puts {v['card']} away.",
            "drew": lambda v: f"{self._name(v['seat'])} draws a card.",
            "kept": lambda v: f"{self._name(v['seat'])} keeps it.",
            "chit": lambda v: _chit(v["side"]),
            "window": self._window,
            "declined": lambda v: f"{self._name(v['seat'])} has no defence.",
            "window-closed": lambda v: f"Time is up for {self._name(v['seat'])}.",
            "defended": lambda v: f"{self._name(v['seat'])} answers with {_article(v['with'])}!",
            "draws": lambda v: f"{self._name(v['seat'])} draws {count(v['cards'], 'card')}.",
            "look": self._look,
            "show": self._show,
            "give": self._give,
            "trade": lambda v: f"{self._names(v['between'])} trade their hands.",
            "redeal": lambda v: (
                "All hands are shuffled and dealt again, as many to each as before."
            ),
            "reshuffle": self._reshuffle,
            "pass-left": lambda v: _MOVING["pass-left"],
            "pass-right": lambda v: _MOVING["pass-right"],
            "points": self._points,
            "arrest": lambda v: f"{self._name(v['by'])} arrests {self._name(v['seat'])}!",
            "guilty": self._guilty,
            "detected": self._detected,
            "not-guilty": lambda v: f"{self._name(v['seat'])} is not guilty.",
            "hand-taken": self._hand_taken,
            "went-out": lambda v: f"{self._name(v['seat'])} went out: the last chapter begins.",
            "cleared": lambda v: f"{self._name(v['seat'])} is cleared.",
            "escaped": self._escaped,
            "round-end": lambda v: f"The round is over: {_WHY_ENDED[v['why']]}.",
            "score": self._score,
            "won": self._won,
            "ask": self._ask,
            "doubt": self._doubt,
            "ruled": self._ruled,
            "flag": lambda v: f"For the dealer: {self._name(v['seat'])} {_FLAGS[v['why']]}.",
        }

    def state(self, state: Fields) -> list[str]:
        """Return how the story stands; how many cards anybody holds stays secret (IH-3)."""
        turn = f", {self._name(state['turn'])} on turn" if state["turn"] else ""
        last = f"{state['seq']} governs" if state["seq"] else "nothing played yet"
        return [
            f"Round {state['round']}, phase {state['phase']}{turn}",
            f"{last}; {_chit(state['chit'])}",
            f"draw pile: {count(state['draw_pile'], 'card')}",
            f"scores: {self._by_seat(state['scores'])}",
        ]

    def _ready(self, v: Fields) -> str:
        numbers = listed([str(number) for number in v["deal"]])
        pile = count(v["draw_pile"], "card")
        return f"Dealt: the cards numbered {numbers}. Draw pile: {pile}. {_chit(v['chit'])}"

    def _turn(self, v: Fields) -> str:
        stop = "" if v["seq"].endswith("!") else "."
        return f"{self._name(v['seat'])} is on turn, after {v['seq']}{stop}"

    def _window(self, v: Fields) -> str:
        defence = " or ".join(_article(title) for title in v["allows"])
        return f"{v['against']} against {self._name(v['seat'])}: {defence}?"

    def _look(self, v: Fields) -> str:
        what = "the whole hand" if v["cards"] == "all" else count(v["cards"], "card")
        return f"{self._name(v['by'])} looks at {what} of {self._name(v['seat'])}."

    def _show(self, v: Fields) -> str:
        return f"{self._name(v['seat'])} secretly shows {self._name(v['by'])} the highest card."

    def _give(self, v: Fields) -> str:
        return f"{self._name(v['by'])} secretly passes a card to {self._name(v['seat'])}."

    def _reshuffle(self, v: Fields) -> str:
        return f"The discards are shuffled in: {count(v['draw_pile'], 'card')} in the draw pile."

    def _points(self, v: Fields) -> str:
        return f"{self._name(v['seat'])}: {v['delta']:+} points {_WHY_POINTS[v['why']]}."

    def _guilty(self, v: Fields) -> str:
        return f"Guilty! {self._name(v['seat'])} harbours {listed(v['villains'])}."

    def _hand_taken(self, v: Fields) -> str:
        by, seat = self._name(v["by"]), self._name(v["seat"])
        taken = f"{by} takes the whole hand of {seat}"
        if v["drawn"] == v["cards"]:
            return f"{taken}, who draws as many new cards."
        if not v["drawn"]:
            return f"{taken}, who draws nothing: no card is left."
        return f"{taken}, who draws all that is left: {count(v['drawn'], 'card')}."

    def _detected(self, v: Fields) -> str:
        found = listed(v["villains"])
        return f"{self._name(v['seat'])} held {found} as well: detected by the same arrest."

    def _implied(self, v: Fields) -> str:
        seat = self._name(v["seat"]) if "seat" in v else ""
        return _IMPLIED[v["what"]].format(by=self._name(v["by"]), seat=seat)

    def _escaped(self, v: Fields) -> str:
        return f"{self._name(v['seat'])} escapes with {listed(v['villains'])}."

    def _score(self, v: Fields) -> str:
        hand, total = self._by_seat(v["hand"]), self._by_seat(v["total"])
        return f"This round: {hand}. In all: {total}."

    def _won(self, v: Fields) -> str:
        verb = "wins" if len(v["seats"]) == 1 else "win"
        return f"{self._names(v['seats'])} {verb} with {count(v['total'], 'point')}."

    def _ask(self, v: Fields) -> str:
        who = self._name(v["seat"])
        match v["question"]:
            case "sequence":
                hint = f" Perhaps: {', '.join(v['suggest'])}." if v["suggest"] else ""
                return f"Does {v['card']} follow {v['seq']}? Dealer, read its bottom line.{hint}"
            case "i-say":
                return f"Does {v['seq']} offer I Say (-10)? Dealer, read its bottom line."
            case "arrest":
                must = "must" if v["must"] else "may"
                return f"{who} {must} arrest {' or '.join(map(self._name, v['suggest']))}."
            case "plea":
                return f"{who}: guilty or not guilty? Name every Villain in the hand."
            case "value":
                return f"What does {v['card']} count? Dealer, read its value."
        return f"{who}: what are the cards in hand worth, Villains left out?"

    def _ruled(self, v: Fields) -> str:
        result = v["result"]
        if v["ruling"] == "score":
            result = {**result, "name": self._name(result["seat"])}
        return f"The dealer rules: {_RULED[v['ruling']](result)}."

    def _doubt(self, v: Fields) -> str:
        who = self._name(v["between"][0])
        if v["question"] == "which":
            return f"Too close to call: which button of {who} was first? {apart(v)}. Dealer?"
        return f"Too close to call: was {who} in time? {apart(v)}. Dealer?"

    def _because(self, v: Fields) -> str:
        condition = _CONDITIONS.get(v.get("card", "")) if v["reason"] == "condition" else None
        return f"{condition}, and {v['seq']} lies there" if condition else super()._because(v)

    def _awaited(self, v: Fields) -> str:
        waiting = v.get("waiting_for")
        return f", waiting for {_WAITING.get(waiting, 'the dealer')}" if waiting else ""


def _article(title: str) -> str:
    return f"an {title}" if title == "Alibi" else f"a {title}"


def _chit(side: str) -> str:
    if side == "pending":
        return "Lost in the fog: any Location will do."
    return f"The chit shows {'London' if side == 'London' else 'the Country'}."
