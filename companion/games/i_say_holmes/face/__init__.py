"""The face of I Say, Holmes!: the story, whose turn it is, and how long an answer may still take.

What anybody holds, and how much, is secret (IH-3): no number of a hand is shown here.
"""

from collections import deque
from collections.abc import Mapping
from typing import Any

from companion.core.referee.game import Prompt, Setup
from companion.core.referee.verdicts import Verdict
from companion.games.i_say_holmes.face.answers import answers_to
from companion.games.i_say_holmes.face.photos import photo_of
from companion.games.i_say_holmes.face.words import Words
from companion.kit.evidence import Evidence
from companion.kit.face import LEFT, Answer, Figure, Word
from companion.kit.photo import Photo
from companion.kit.plain_face import PlainFace

_TONES = {
    "window": "accent", "defended": "good", "declined": "dim", "window-closed": "bad",
    "points": "accent", "arrest": "bad", "guilty": "bad", "not-guilty": "good",
    "detected": "bad", "hand-taken": "accent", "went-out": "accent", "escaped": "accent",
    "round-end": "accent",
    "score": "accent", "won": "good", "doubt": "doubt", "ask": "doubt", "ruled": "doubt",
    "discarded": "ink", "implied": "dim",
    "flag": "doubt", "overturned": "doubt", "refused": "dim", "fault": "bad",
    "ready": "ink", "started": "ink", "turn": "ink", "played": "ink", "drew": "ink", "kept": "ink",
    "chit": "ink", "draws": "ink", "look": "ink", "show": "ink", "give": "ink", "trade": "ink",
    "pass-left": "ink", "pass-right": "ink", "redeal": "ink", "reshuffle": "ink", "cleared": "ink",
}  # fmt: skip
_INPUTS = {"red": "Alibi", "blue": "Mastermind", "white": "no defence / passed"}
MOST_WINDOWS = 2_000
"""More than an evening has."""
_SHORT = {"The Game is Afoot!": "Afoot!"}
_CHIT = {"London": "London", "Country": "Country", "pending": "fog"}
_PASSES = ("pass-left", "pass-right")
_MOVING = {
    "pass-left": "Pass a card to the left",
    "pass-right": "Pass your hand to the right",
    "redeal": "Deal all hands again",
    "trade": "Trade hands",
    "give": "A card is given",
    "reshuffle": "Shuffle the discards in",
}


class ISayHolmesFace(PlainFace):
    """How I Say, Holmes! looks."""

    timed = False
    inputs: Mapping[str, str] = _INPUTS
    tones: Mapping[str, str] = _TONES
    """Attacks, arrests, and what is open."""

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup)
        self._words = Words(self._name)
        self._deadlines: deque[tuple[int, int]] = deque(maxlen=MOST_WINDOWS)
        """When the windows of the match ended, by the verdict that opened each."""

    def figures(self, state: Mapping[str, Any], seat: int) -> tuple[Figure, ...]:
        """The score, and nothing else: the lowest wins."""
        return (Figure("score", state["scores"][seat - 1]),)

    def centre(self, state: Mapping[str, Any]) -> tuple[Figure, ...]:
        """The card that governs, and where the story is."""
        story = Figure("after", _SHORT.get(state["seq"], state["seq"]) or "-")
        return story, Figure("chit", _CHIT[state["chit"]])

    def resting(self, state: Mapping[str, Any]) -> Word | None:
        """What has to be done next, and by whom."""
        turn = self._name(state["turn"]) if state["turn"] else ""
        match state["phase"]:
            case "dealing":
                return Word("Deal", "accent")
            case "start":
                return Word("Who holds The Game is Afoot!", "accent")
            case "turn":
                return Word(f"{turn} plays", "play")
            case "drawn":
                return Word(f"{turn}: lay it, or keep it", "play")
            case "window":
                return self._awaited(state["window"])
            case "moving":
                return Word(_MOVING[state["moving"]], "accent")
            case "counting":
                return Word("Count your hands", "accent")
        return None

    def _awaited(self, window: Mapping[str, Any]) -> Word:
        """Who may answer, and for how long; who has lost a button has all the time he needs."""
        who = self._name(window["seat"])
        if window["deadline"] is None:
            return Word(f"{who}, your answer?")
        return Word(f"{who}, your answer? {LEFT}")

    def deadline(self, state: Mapping[str, Any]) -> int | None:
        """The end of the window that is open."""
        window = state["window"] if state["phase"] == "window" else None
        return None if window is None else window["deadline"]

    def word(self, verdict: Verdict) -> Word | None:
        """The one thing that everybody must know now."""
        if verdict.kind == "window":
            self._deadlines.append((verdict.n, verdict.fields["deadline"]))
        text = self._words.word(verdict.kind, verdict.fields)
        return Word(text, self.tone(verdict)) if text else None

    def said(self, verdict: Verdict) -> dict[int, Word]:
        """A few words at each seat that a verdict is about."""
        tone, told = self.tone(verdict), self._words.said(verdict.kind, verdict.fields)
        return {seat: Word(text, tone) for seat, text in told.items()}

    def photo(self, verdict: Verdict, finding: str, evidence: Evidence) -> Photo | None:
        """Two buttons of one player, or one against the deadline."""
        before = (deadline for n, deadline in reversed(self._deadlines) if n < verdict.n)
        return photo_of(verdict, finding, evidence, next(before, None))

    def contested(self, verdict: Verdict) -> bool:
        """An answer that came at the last moment, or two that came at once."""
        return verdict.kind == "doubt"

    def settles(self, verdict: Verdict) -> bool:
        """A strip has been seen once the next turn begins."""
        return verdict.kind in ("turn", "ready", "round-end")

    def question(self, state: Mapping[str, Any]) -> tuple[str, frozenset[int]]:
        """What the dealer has to read or to decide; else who is awaited."""
        for asked in state["open"]:
            return self._words.question(asked, state), frozenset((asked["seat"],))
        window = state["window"] if state["phase"] == "window" else None
        if state["moving"] in _PASSES:
            return "", frozenset(range(1, len(self._players) + 1)) - {*state["passed"]}
        awaited = window["seat"] if window else state["turn"]
        return "", frozenset((awaited,) if awaited else ())

    def answers(self, prompt: Prompt, state: Mapping[str, Any]) -> list[Answer] | None:
        """In the game's own words; cards by their titles."""
        return answers_to(prompt, self._name)
