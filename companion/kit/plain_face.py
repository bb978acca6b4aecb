"""The face of a game that has none of its own: its public state speaks for itself."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from companion.core.referee.events import INPUTS
from companion.core.referee.game import Prompt, Setup, Vocabulary, Want
from companion.core.referee.verdicts import Verdict
from companion.kit.evidence import Evidence
from companion.kit.face import Answer, Board, Figure, Word
from companion.kit.finish import strip_of
from companion.kit.page import Section
from companion.kit.photo import Photo
from companion.kit.text import clean, thing
from companion.kit.travel import MIDDLE, Travel, hand
from companion.kit.words import Words
from companion.language import listed, say

_NOT_COUNTED = ("dealer", "turn", "leader")
"""Numbers of the public state that name a seat: the table shows those in its own way."""


_STILL = frozenset(("refused", "overturned", "ruled", "ask", "doubt", "fault", "won", "score"))
"""The kinds of verdict that move no card, whatever they name."""


class _Meanings(Mapping[str, str]):
    """What the words of a game say that each input is for."""

    def __init__(self, used: Sequence[str], words: Words) -> None:
        self._used, self._words = used, words

    def __getitem__(self, name: str) -> str:
        if name not in self._used:
            raise KeyError(name)
        return self._words.inputs.get(name) or thing(name)

    def __iter__(self) -> Iterator[str]:
        return iter(self._used)

    def __len__(self) -> int:
        return len(self._used)


class PlainFace:
    """Shows every list that has a number for each seat, and every number beside them.

    It speaks with the game's own words. A game with a face of its own starts from here and
    replaces what it can say better.
    """

    timed = True
    pays = False
    """Whether players pay forfeits, so that the score sheet has a column for them."""
    forgets = True
    inputs: Mapping[str, str] = {}
    tones: Mapping[str, str] = {
        "refused": "dim", "doubt": "doubt", "ask": "doubt", "ruled": "doubt", "overturned": "doubt",
        "won": "good", "score": "accent", "fault": "bad",
    }  # fmt: skip
    """The colour of each kind of verdict; a kind that is not named has none of its own."""

    def __init__(self, setup: Setup) -> None:
        self._players = tuple(clean(player) for player in setup.players)
        self.words = Words(setup, self._name)
        self._stands: Any = None
        """The phase in which the last word of the moment was said: it stands until the next."""
        self._said_now = False

    def speak(self, words: Words, known: Vocabulary, *, called: bool) -> None:
        """Use a game's own words, and show no more of a seat than its rules use."""
        self.words = words
        self.timed = self.timed and called
        used = (name for name in INPUTS if name not in known.spare)
        self.inputs = self.inputs or _Meanings(tuple(used), words)

    def _name(self, seat: int) -> str:
        known = 1 <= seat <= len(self._players)
        return self._players[seat - 1] if known else say("kit-seat", seat=seat)

    def figures(self, state: Mapping[str, Any], seat: int) -> tuple[Figure, ...]:
        """A number for this seat from every list by seat."""
        lists = ((name, value) for name, value in state.items() if self._by_seat(value))
        return tuple(Figure(self._label(name), value[seat - 1]) for name, value in lists)

    def _label(self, name: str) -> str:
        return self.words.label(name).lower()

    def _by_seat(self, value: Any) -> bool:
        fits = isinstance(value, list) and len(value) == len(self._players)
        return fits and all(type(entry) is int for entry in value)

    def centre(self, state: Mapping[str, Any]) -> tuple[Figure, ...]:
        """Every single number, and whose turn it is."""
        numbers = {n: v for n, v in state.items() if type(v) is int and n not in _NOT_COUNTED}
        found = [Figure(self._label(name), value) for name, value in numbers.items()]
        seat = state.get("turn") or state.get("leader")
        if isinstance(seat, int):
            found.append(Figure(say("kit-figure-turn"), self._name(seat)))
        return tuple(found)

    def standing(self, state: Mapping[str, Any]) -> Sequence[int] | None:
        """The points by seat as they stand, those of the hand that is played among them."""
        found = state.get(self.words.points)
        return found if self._by_seat(found) else None

    def resting(self, state: Mapping[str, Any]) -> Word | None:
        """The phase, once the moment's word has gone by."""
        phase = state.get("phase", "")
        if self._said_now:
            self._said_now, self._stands = False, phase
        if self._stands == phase:
            return None
        self._stands = None
        return Word(self.words.label(str(phase)))

    def word(self, verdict: Verdict) -> Word | None:
        """Return what the game says of the moment, and what all games share."""
        text = self.words.moment(verdict.kind, verdict.fields) or self._moment(verdict)
        if not text:
            return None
        self._said_now = True
        return Word(text, self.tone(verdict))

    def _moment(self, verdict: Verdict) -> str:
        if verdict.kind == "won":
            winners = verdict.fields.get("seats") or [verdict.fields["seat"]]
            names = listed([self._players[seat - 1] for seat in winners])
            return say("kit-moment-won", n=len(winners), who=names)
        return say("kit-too-close") if verdict.kind == "doubt" else ""

    def said(self, verdict: Verdict) -> dict[int, Word]:
        """Return what a verdict means at the seats that it names, in a few words."""
        v, tone = verdict.fields, self.tone(verdict)
        if verdict.kind == "doubt":
            return {seat: Word(say("kit-note-doubt"), tone) for seat in v.get("between", ())}
        seat = v.get("seat")
        text = self.words.note(verdict.kind, v)
        return {seat: Word(text, tone)} if isinstance(seat, int) and text else {}

    def tone(self, verdict: Verdict) -> str:
        """The colour of its kind."""
        return self.tones.get(verdict.kind, "ink")

    def shrinks(self, state: Mapping[str, Any]) -> Sequence[int]:
        """Return nothing: no piles are known here."""
        return ()

    def photo(self, verdict: Verdict, finding: str, evidence: Evidence) -> Photo | None:
        """Return a strip of who pressed around a verdict that states its margin or its doubt."""
        return strip_of(verdict, finding, evidence, self._players)

    def contested(self, verdict: Verdict) -> bool:
        """Tell whether it was too close to call."""
        return verdict.kind == "doubt"

    def question(self, state: Mapping[str, Any]) -> tuple[str, frozenset[int]]:
        """The first thing that is open in the game's words, and whom it is between."""
        for asked in state.get("open") or ():
            known = isinstance(asked, Mapping)
            text = self.words.questions.get(str(asked.get("question"))) if known else None
            about = asked.get("between", ()) if known else ()
            return text or say("kit-dealer-decides"), frozenset(about)
        return "", frozenset()

    def answers(self, prompt: Prompt, state: Mapping[str, Any]) -> list[Answer] | None:
        """Return None: answers are as the prompt itself reads."""
        return None

    def board(
        self, state: Mapping[str, Any], prompts: Sequence[Prompt], motion: Any
    ) -> Board | None:
        """Return None: no board is known here."""
        return None

    def motion(self, verdict: Verdict, before: Any) -> Any:
        """Return None: nothing moves."""
        return None

    def travels(self, verdict: Verdict) -> Sequence[Travel]:
        """Return the card that a verdict names, from its player's hand to the middle."""
        seat, card = verdict.fields.get("seat"), verdict.fields.get("card")
        if verdict.kind in _STILL or not isinstance(seat, int) or not isinstance(card, str):
            return ()
        return (Travel(hand(seat), MIDDLE, clean(card)),)

    def settles(self, verdict: Verdict) -> bool:
        """Return false: a strip stays until the next word."""
        return False

    def deadline(self, state: Mapping[str, Any]) -> int | None:
        """Return None: nothing is counted down."""
        return None

    def wanted(
        self, wants: Sequence[Want], state: Mapping[str, Any], held: Mapping[int, tuple[str, ...]]
    ) -> Sequence[Want]:
        """Return all of them: the rules know who has to do something."""
        return wants

    def between(self, state: Mapping[str, Any]) -> bool:
        """Tell whether it is the time between hands, or the end."""
        return state.get("phase") in ("dealing", "over")

    def papers(self, state: Mapping[str, Any], seat: int) -> tuple[Section, ...]:
        """Return nothing: nothing is kept for anybody."""
        return ()
