"""The face of I Say, Holmes!: the story, whose turn it is, and how long an answer may still take.

What anybody holds, and how much, is secret (IH-3): no number of a hand is shown here.
"""

from collections import deque
from collections.abc import Mapping, Sequence
from typing import Any

from companion.core.referee.game import Prompt, Setup, Want
from companion.core.referee.verdicts import Verdict
from companion.games.i_say_holmes.face.travels import travels_of
from companion.games.i_say_holmes.face.words import ShortWords, answers_to
from companion.games.i_say_holmes.rules.cards import AFOOT
from companion.games.i_say_holmes.rules.vocabulary import BUTTONS
from companion.kit.evidence import Edge, Evidence
from companion.kit.face import LEFT, Answer, Figure, Word
from companion.kit.photo import Lane, Photo, mark_of, race, strip
from companion.kit.plain_face import PlainFace
from companion.kit.text import span
from companion.kit.travel import Travel
from companion.language import Spoken, say

NEAR_US = 1_500_000
"""Presses further away than this are about something else."""


def photo_of(
    verdict: Verdict, finding: str, evidence: Evidence, deadline: int | None
) -> Photo | None:
    """Return the strip of a doubt; None for whatever else."""
    if verdict.kind != "doubt":
        return None
    v, seat = verdict.fields, verdict.fields["between"][0]
    names = v["answers"] if v["question"] == "which" else [v["answer"]]
    found = [_nearest(evidence, seat, name, verdict.t) for name in names]
    edges = [edge for edge in found if edge is not None]
    if v["question"] == "which":
        return _which(verdict.n, finding, edges) if len(edges) > 1 else None
    if not edges or deadline is None:
        return None
    lane = Lane(seat, say(f"i-say-holmes-photo-{edges[0].input}"), (mark_of(edges[0], deadline),))
    gap, doubt = span(v["gap_us"]), span(v["doubt_us"])
    close = say("i-say-holmes-photo-too-close", gap=gap, doubt=doubt)
    title, line = say("i-say-holmes-photo-deadline"), (say("i-say-holmes-photo-time-up"), 0)
    return strip(verdict.n, title, finding, [lane], line, close)


def _nearest(evidence: Evidence, seat: int, name: str, t: int) -> Edge | None:
    near = evidence.between(t - NEAR_US, t + NEAR_US)
    own = [edge for edge in near if edge.on and (edge.seat, edge.input) == (seat, name)]
    return min(own, key=lambda edge: abs(edge.t - t), default=None)


def _which(n: int, finding: str, edges: Sequence[Edge]) -> Photo:
    zero = min(edge.t for edge in edges)
    marks = [
        (edge.seat, say(f"i-say-holmes-photo-{edge.input}"), mark_of(edge, zero)) for edge in edges
    ]
    return race(n, say("i-say-holmes-photo-which"), finding, marks)


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
MOST_WINDOWS = 2_000
"""More than an evening has."""
_PASSES = ("pass-left", "pass-right")


class ISayHolmesFace(PlainFace):
    """How I Say, Holmes! looks."""

    timed = False
    inputs: Mapping[str, str] = Spoken("i-say-holmes-input", ("red", "blue", "white"))
    tones: Mapping[str, str] = _TONES
    """Attacks, arrests, and what is open."""

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup)
        self._words = ShortWords(self._name)
        self._deadlines: deque[tuple[int, int]] = deque(maxlen=MOST_WINDOWS)
        """When the windows of the match ended, by the verdict that opened each."""

    def figures(self, state: Mapping[str, Any], seat: int) -> tuple[Figure, ...]:
        """Return the score, and nothing else: the lowest wins."""
        return (Figure(say("i-say-holmes-figure-score"), state["scores"][seat - 1], score=True),)

    def centre(self, state: Mapping[str, Any]) -> tuple[Figure, ...]:
        """Return the card that governs, and where the story is."""
        card = say("i-say-holmes-short-afoot") if state["seq"] == AFOOT else state["seq"]
        side = say(f"i-say-holmes-side-{state['chit']}")
        story = Figure(say("i-say-holmes-figure-after"), card or "-")
        return story, Figure(say("i-say-holmes-figure-chit"), side)

    def resting(self, state: Mapping[str, Any]) -> Word | None:
        """Return what has to be done next, and by whom."""
        turn = self._name(state["turn"]) if state["turn"] else ""
        match state["phase"]:
            case "dealing":
                return Word(say("i-say-holmes-now-deal"), "accent")
            case "start":
                return Word(say("i-say-holmes-now-start"), "accent")
            case "turn":
                return Word(say("i-say-holmes-now-plays", who=turn), "play")
            case "drawn":
                return Word(say("i-say-holmes-now-drawn", who=turn), "play")
            case "window":
                return self._awaited(state["window"])
            case "moving":
                return Word(say(f"i-say-holmes-now-{state['moving']}"), "accent")
            case "counting":
                return Word(say("i-say-holmes-now-count"), "accent")
        return None

    def _awaited(self, window: Mapping[str, Any]) -> Word:
        """Return who may answer, and for how long; who has lost a button is given no limit."""
        who = self._name(window["seat"])
        if window["deadline"] is None:
            return Word(say("i-say-holmes-now-answer", who=who))
        return Word(say("i-say-holmes-now-answer-left", who=who, left=LEFT))

    def deadline(self, state: Mapping[str, Any]) -> int | None:
        """Return the end of the window that is open."""
        window = state["window"] if state["phase"] == "window" else None
        return None if window is None else window["deadline"]

    def word(self, verdict: Verdict) -> Word | None:
        """Return the one thing that everybody must know now."""
        if verdict.kind == "window":
            self._deadlines.append((verdict.n, verdict.fields["deadline"]))
        text = self._words.word(verdict.kind, verdict.fields)
        return Word(text, self.tone(verdict)) if text else None

    def said(self, verdict: Verdict) -> dict[int, Word]:
        """Return a few words for each seat that a verdict is about."""
        tone, told = self.tone(verdict), self._words.said(verdict.kind, verdict.fields)
        return {seat: Word(text, tone) for seat, text in told.items()}

    def wanted(
        self, wants: Sequence[Want], state: Mapping[str, Any], held: Mapping[int, tuple[str, ...]]
    ) -> Sequence[Want]:
        """Return the answers that somebody's cards allow, where these are seen; a card that is
        passed on is chosen in the hand, and no button is needed."""
        return [w for w in wants if w.seat not in held or _answers(w, state, held[w.seat])]

    def travels(self, verdict: Verdict) -> Sequence[Travel]:
        """Return the cards that are laid, drawn, given, traded and passed on."""
        return travels_of(verdict.kind, verdict.fields, range(1, len(self._players) + 1))

    def photo(self, verdict: Verdict, finding: str, evidence: Evidence) -> Photo | None:
        """Return the strip of a doubt: two buttons of one player, or one against the deadline."""
        before = (deadline for n, deadline in reversed(self._deadlines) if n < verdict.n)
        return photo_of(verdict, finding, evidence, next(before, None))

    def contested(self, verdict: Verdict) -> bool:
        """Tell whether it was close: an answer at the last moment, or two that came at once."""
        return verdict.kind == "doubt"

    def settles(self, verdict: Verdict) -> bool:
        """Tell whether a verdict ends the showing of a strip: it does once the next turn begins."""
        return verdict.kind in ("turn", "ready", "round-end")

    def question(self, state: Mapping[str, Any]) -> tuple[str, frozenset[int]]:
        """Return what the dealer has to read or to decide; else who is awaited."""
        for asked in state["open"]:
            return self._words.question(asked, state), frozenset((asked["seat"],))
        window = state["window"] if state["phase"] == "window" else None
        if state["moving"] in _PASSES:
            return "", frozenset(range(1, len(self._players) + 1)) - {*state["passed"]}
        awaited = window["seat"] if window else state["turn"]
        return "", frozenset((awaited,) if awaited else ())

    def answers(self, prompt: Prompt, state: Mapping[str, Any]) -> list[Answer] | None:
        """Return the answers in the game's own words; cards by their titles."""
        return answers_to(prompt, self._name)


def _answers(want: Want, state: Mapping[str, Any], hand: Sequence[str]) -> bool:
    """Tell whether a button says what these cards allow; without a defence, it is the white one."""
    if state["moving"]:
        return state["moving"] != "pass-left" or not hand
    allowed = state["window"]["allows"] if state["window"] else ()
    held = [title for title in allowed if title in hand]
    return BUTTONS[want.input] in held if held else want.input == "white"
