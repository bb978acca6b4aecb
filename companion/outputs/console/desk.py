"""The dealer's desk: one match as a page shows it, and what may be done to it now.

Pure: it hears what the listeners hear, and gives snapshots. Times come with the events.
"""

from collections import deque
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

from companion.core.live import View
from companion.core.referee.events import Entered, Event, Press, Release
from companion.core.referee.game import Prompt, Setup, open_verdicts
from companion.core.referee.referee import OVERTURN
from companion.core.referee.verdicts import Verdict
from companion.kit.evidence import Edge
from companion.kit.explainer import Explainer
from companion.kit.face import Figure
from companion.kit.finish import reach_of, rivals
from companion.kit.kit import Kit
from companion.kit.rulings import Note, RulingLog
from companion.kit.text import clean
from companion.kit.words import Words
from companion.language import current, say, speaking
from companion.language.catalogue import ENGLISH
from companion.outputs.console.fields import described
from companion.outputs.console.offers import GONE, Offer, Offers, RefusedError, questions
from companion.outputs.console.signatures import signed

SHOWN = 60
PAST = 400
"""So much of what was decided and asked for is known to who begins to tell it."""
OVER = "over"
"""The phase in which every game ends."""
QUIET = frozenset(("played",))
"""What happens every round as it should: listed, but in a low voice."""


@dataclass(slots=True)
class HistoryRow:
    """One verdict of the list."""

    verdict: Verdict
    gone: bool = False


class VerdictList:
    """The last verdicts of a match."""

    def __init__(self) -> None:
        self._rows: deque[HistoryRow] = deque(maxlen=SHOWN)
        self._reachable: frozenset[int] = frozenset()
        self._asked: set[int] = set()
        self._ruled: deque[int] = deque(maxlen=SHOWN)
        """What the rulings that were heard, and not yet judged, are to take back."""

    def note(self, verdict: Verdict) -> None:
        """List a verdict, and strike out what it takes back."""
        if verdict.kind == "overturned":
            for row in self._rows:
                if row.verdict.n == verdict.fields["of"]:
                    row.gone = True
        self._rows.append(HistoryRow(verdict))

    def follow(self, reachable: frozenset[int]) -> None:
        """Take over what a ruling takes back now."""
        self._reachable = reachable

    def take_back(self, n: int) -> bool:
        """Note that somebody asked to take a verdict back; false where it cannot be, or was."""
        known = any(row.verdict.n == n for row in self._rows)
        if not known or not self._can(n):
            return False
        self._asked.add(n)
        return True

    def heard(self, n: int) -> None:
        """Note that a ruling is to take a verdict back; from a phone or from elsewhere."""
        self._ruled.append(n)

    def taken_back(self, n: int) -> bool:
        """Note that a verdict was taken back; tell whether somebody asked for that here."""
        if n in self._ruled:
            self._ruled.remove(n)
        asked = n in self._asked
        self._asked.discard(n)
        return asked

    def refused(self) -> int | None:
        """Let what was not taken back be asked for again, and say what it was."""
        n = self._ruled.popleft() if self._ruled else None
        self._asked.discard(n or 0)
        return n

    def _can(self, n: int) -> bool:
        return n in self._reachable and n not in self._asked

    def shown(self, may_rule: bool, text: Callable[[Verdict], str]) -> Sequence[dict[str, Any]]:
        """Return the list, newest first, in words."""
        return [
            {
                "n": row.verdict.n,
                "text": text(row.verdict),
                "kind": row.verdict.kind,
                "quiet": row.verdict.kind in QUIET,
                "gone": row.gone,
                "can": may_rule and self._can(row.verdict.n),
            }
            for row in reversed(self._rows)
        ]


_KEPT = 400


class Finish:
    """Keeps the last presses, and the last picture that they gave."""

    def __init__(self) -> None:
        self._presses: deque[Edge] = deque(maxlen=_KEPT)
        self._about: Verdict | None = None

    def heard(self, event: Event) -> None:
        """Keep what may become part of a picture."""
        if isinstance(event, Press) and not isinstance(event, Release):
            self._presses.append(Edge(event.t, event.u, event.seat, event.input))

    def judged(self, verdict: Verdict) -> None:
        """Take a picture of a verdict that was close, or that says how sure it is."""
        if reach_of(verdict) is not None:
            self._about = verdict

    def picture(
        self, who: Callable[[int], str], text: Callable[[Verdict], str]
    ) -> dict[str, Any] | None:
        """Return the last picture; a verdict that nothing was sensed for has none."""
        if self._about is None:
            return None
        verdict = self._about
        marks = rivals(verdict, self._presses, reach_of(verdict) or 0)
        if len(marks) < 2:
            return None
        zero = min(edge.t for edge in marks)
        return {
            "n": verdict.n,
            "text": text(verdict),
            "tie": verdict.fields.get("gap_us") is not None,
            "marks": [
                {"who": who(e.seat), "input": e.input, "at": e.t - zero, "u": e.u} for e in marks
            ],
        }


Shown = dict[str, Any]
_POINTS = ("score", "scores", "points", "won")
"""What a game is won by: the first column of the score."""


def _headed(label: str) -> str:
    return label[:1].upper() + label[1:]


def _of(figures: Sequence[Figure], label: str) -> int | str:
    """Return the number of that name; a seat that has none gets a dash."""
    return next((figure.value for figure in figures if figure.label == label), "\u2013")


class Tongue:
    """Tells one match in one language: what is said of a verdict may mention those before it."""

    def __init__(self, kit: Kit, setup: Setup) -> None:
        self._explainer = Explainer(kit.words, setup)
        self._log = RulingLog(kit.rules.vocabulary, self.words, SHOWN)
        self._texts: dict[int, str] = {}

    def rename(self, kit: Kit, setup: Setup) -> None:
        """Use other names from now on; what was said under the old ones stands."""
        self._explainer = Explainer(kit.words, setup)
        self._log.words = self.words

    @property
    def words(self) -> Words:
        """The game's words."""
        return self._explainer.words

    def take(self, past: Verdict | Note) -> None:
        """Hear what was decided, or who asked for what."""
        if not isinstance(past, Verdict):
            self._log.noted(past)
            return
        text = self._texts[past.n] = self._worded(past)
        self._log.judged(past, text)
        for oldest in [*self._texts][:-PAST]:
            del self._texts[oldest]

    def _worded(self, verdict: Verdict) -> str:
        if verdict.kind == "refused":
            return self.words.refusal(verdict.fields)
        return self._explainer.sentence(verdict)

    def text(self, verdict: Verdict) -> str:
        """Return what was said of a verdict."""
        return self._texts.get(verdict.n) or self._worded(verdict)

    def ruled(self) -> list[Shown]:
        """Show who ruled what, the newest first."""
        return [
            {"wall": row.wall, "by": signed(row.by), "what": row.what, "became": row.became}
            for row in reversed(self._log.rows)
        ]


class PhoneDesk:
    """Everything the page knows of one match; the next match gets a fresh desk."""

    def __init__(self, kit: Kit, setup: Setup) -> None:
        self._kit, self.setup = kit, setup
        self._players = [clean(player) for player in setup.players]
        self._face = kit.face_of(setup)
        self._offers, self._history, self._finish = Offers(), VerdictList(), Finish()
        self._tongues: dict[str, Tongue] = {}
        """Everybody who tells it, by the language of those who read."""
        self._past: deque[Verdict | Note] = deque(maxlen=PAST)
        """What one more of them has to hear first."""
        self._state: Shown = {}
        self._notice: tuple[int, Callable[[], str]] | None = None

    def rename(self, setup: Setup) -> None:
        """Use other names from now on; what was said under the old ones stands."""
        self.setup = setup
        self._players = [clean(player) for player in setup.players]
        self._face = self._kit.face_of(setup)
        for language, tongue in self._tongues.items():
            with speaking(language):
                tongue.rename(self._kit, setup)

    def _here(self) -> Tongue:
        """Return who tells it in the language that is spoken."""
        tongue = self._tongues.get(current())
        if tongue is None:
            tongue = self._tongues[current()] = Tongue(self._kit, self.setup)
            for past in self._past:
                tongue.take(past)
        return tongue

    def _tell(self, past: Verdict | Note) -> None:
        self._past.append(past)
        for language, tongue in self._tongues.items():
            with speaking(language):
                tongue.take(past)

    @property
    def _words(self) -> Words:
        return self._here().words

    @property
    def players(self) -> list[str]:
        """Who plays, by seat."""
        return self._players

    def _who(self, seat: int) -> str:
        known = 1 <= seat <= len(self._players)
        return self._players[seat - 1] if known else say("console-seat", seat=seat)

    def asked(self, note: Note) -> None:
        """Take note of who asked for what."""
        self._tell(note)

    def heard(self, event: Event) -> None:
        """Take note of evidence, and of answers that have arrived."""
        self._finish.heard(event)
        if isinstance(event, Entered):
            self._offers.heard(event)
            if event.name == OVERTURN:
                self._history.heard(event.fields["of"])

    def judged(self, verdicts: Sequence[Verdict], view: View) -> None:
        """Take over how the match stands now."""
        self._state = view.state
        for verdict in open_verdicts(verdicts, view.setup):
            self._history.note(verdict)
            self._tell(verdict)
            self._finish.judged(verdict)
            self._heed(verdict)
        self._done(verdicts)
        self._history.follow(view.reachable)
        self._offers.follow(view)

    def _heed(self, verdict: Verdict) -> None:
        """Keep the refusal of an entry before the dealer's eyes until something else happens."""
        fields = verdict.fields
        if verdict.kind != "refused":
            self._notice = None
        elif "input" not in fields and "cue" not in fields:
            self._notice = verdict.n, self._refused(fields["event"], fields["reason"])
            self._offers.refused(fields["event"], fields.get("seat"))

    def _refused(self, event: str, reason: str) -> Callable[[], str]:
        """Return who says why something was not taken."""
        n = self._history.refused() if event == OVERTURN else None
        if n is None:
            return lambda: self._words.reason(reason)
        return lambda: say("console-not-taken-back", n=n, why=self._words.why(reason))

    def _done(self, verdicts: Sequence[Verdict]) -> None:
        """Say that what somebody asked to be taken back was, beside all that fell with it."""
        for verdict in verdicts:
            of = verdict.fields.get("of") if verdict.kind == "overturned" else None
            if of is not None and self._history.taken_back(of):
                self._notice = verdict.n, partial(say, "console-taken-back", n=of)

    def answer(self, id_: str, values: Mapping[str, Any]) -> tuple[Prompt, dict[str, Any]]:
        """Answer an offer, once; raises RefusedError."""
        answered = self._offers.answer(id_, values)
        self._notice = None
        return answered

    def take_back(self, n: int) -> None:
        """Ask for a verdict to be taken back, once; raises RefusedError."""
        if not self._history.take_back(n):
            raise RefusedError(GONE)

    def snapshot(self, may_rule: bool) -> Shown:
        """Show the match: what may be entered only to those who may rule."""
        open_ = self._offers.open() if may_rule else []
        return {
            "title": self._kit.title,
            "game": self.setup.game,
            "players": self._players,
            "phase": self._words.label(str(self._state.get("phase", ""))),
            "over": self._state.get("phase") == OVER,
            "facts": self._facts(),
            "columns": self._columns(),
            "board": self._words.board(self._state),
            "dealer": self._state.get("dealer"),
            "waiting": len(self._state.get("open", ())),
            "questions": self._questions(open_),
            "offers": [self._offer(offer) for offer in open_ if not offer.prompt.asked],
            "history": self._history.shown(may_rule, self._here().text),
            "finish": self._finish.picture(self._who, self._here().text),
            "notice": self._noticed() if may_rule else None,
            "log": self._here().ruled() if may_rule else [],
        }

    def _noticed(self) -> Shown | None:
        """Show what became of what was entered last."""
        return {"n": self._notice[0], "text": self._notice[1]()} if self._notice else None

    def _facts(self) -> list[Shown]:
        """Show what stands in the middle of the table, as the display has it."""
        middle = self._face.centre(self._state) if self._state else ()
        return [{"label": _headed(each.label), "value": each.value} for each in middle]

    def _columns(self) -> list[Shown]:
        """Show the numbers of every seat, as the display has them; points come first."""
        if not self._state:
            return []
        with speaking(ENGLISH):
            labels = dict.fromkeys(figure.label for row in self._figures() for figure in row)
        rows = self._figures()
        here = dict.fromkeys(figure.label for row in rows for figure in row)
        columns = sorted(zip(labels, here, strict=True), key=lambda pair: pair[0] not in _POINTS)
        return [
            {"label": _headed(label), "values": [_of(row, label) for row in rows]}
            for _, label in columns
        ]

    def _figures(self) -> list[tuple[Figure, ...]]:
        seats = range(1, self.setup.seats + 1)
        return [self._face.figures(self._state, seat) for seat in seats]

    def _questions(self, open_: list[Offer]) -> list[Shown]:
        """Ask each question once, also one that several rulings answer and no field names."""
        asked: dict[str, Shown] = {}
        for group in questions(open_):
            shown, prompt = self._question(group), group[0].prompt
            key = repr(dict(prompt.fixed)) if prompt.fixed else shown["title"]
            asked.setdefault(key, {**shown, "offers": []})["offers"] += shown["offers"]
        return [*asked.values()]

    def _question(self, group: list[Offer]) -> Shown:
        title = self._words.question(group[0].prompt)
        return {"title": title, "offers": [self._offer(offer) for offer in group]}

    def _offer(self, offer: Offer) -> Shown:
        prompt = offer.prompt
        open_ = [name for name in prompt.fields if name not in prompt.fixed]
        given = offer.given or {}
        return {
            "id": offer.id,
            "kind": prompt.event,
            "name": prompt.name,
            "by": prompt.by,
            "label": self._words.action(prompt),
            "fields": [
                described(prompt, name, self._words, self._players, self._state) for name in open_
            ],
            "done": offer.done,
            "given": {name: given[name] for name in open_ if name in given},
        }
