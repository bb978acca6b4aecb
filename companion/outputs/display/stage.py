"""Follows a match and says how it looks now.

It listens on the judging thread, where it only takes notes. Whoever draws asks for the scene on
a thread of its own, and only there are the notes worked through: drawing never delays evidence.
"""

from collections import deque
from collections.abc import Collection, Mapping, Sequence
from typing import Any

from companion.core.live.listener import View
from companion.core.referee.events import BUTTONS, INPUTS, Card, Cue, Deal, Event, Press, Release
from companion.core.referee.game import Prompt, Setup, open_prompts, open_verdicts
from companion.core.referee.verdicts import Verdict
from companion.kit.evidence import Evidence
from companion.kit.explainer import Explainer
from companion.kit.face import Answer, Word, kept_for
from companion.kit.kit import Kit
from companion.kit.page import Section
from companion.kit.photo import Photo
from companion.kit.text import clean
from companion.kit.words import Words
from companion.outputs.display.countdown import Countdown
from companion.outputs.display.menus import answers_now
from companion.outputs.display.notes import Held, Lamp, Note, Papers
from companion.outputs.display.scene import Entry, Pairing, Scene, Seat
from companion.outputs.display.tally import Tally

MAX_NOTES = 50_000
"""If nobody draws for so long, the oldest notes are lost, and with them a piece of history."""
MAX_VERDICTS = 20_000
LEAFED = 16
"""So many touches of pads are kept for whoever leafs by them."""
_READ = Word("Read below", "accent")
_WORDS = {"ready": Word("READY", "ready"), "play": Word("PLAY", "play")}


class Stage:
    """One match on a screen. `heard` and `judged` may come from any one thread, the rest from one
    other."""

    def __init__(
        self,
        kit: Kit,
        setup: Setup,
        touch: Mapping[int, tuple[str, ...]] | None = None,
        hints: Mapping[tuple[int, str], str] | None = None,
        title: str = "",
        lamps: bool = False,
        eyes: Collection[int] = (),
    ) -> None:
        """With `lamps`, somebody tells which are lit; without, a press lights its button.

        `eyes` are the seats of those who alone look at this screen: what is private to them is
        shown here, and nothing that is private to others.
        """
        self._eyes = frozenset(eyes)
        self._kit, self._setup, self._lamps_told = kit, setup, lamps
        self._players = tuple(clean(player) for player in setup.players)
        self._face = self._kit.face_of(setup)
        self._title = title or kit.title
        self._touch, self._hints = dict(touch or {}), dict(hints or {})
        self._notes: deque[Note] = deque(maxlen=MAX_NOTES)
        self._notices: tuple[str, ...] = ()
        self._lesson = self._then = ""
        self._reading = self._closed = self._fleeting = False
        self._pairing: Pairing | None = None
        self._fresh = True
        self._begin()

    def _begin(self) -> None:
        self._explainer = Explainer(self._kit, self._setup)
        self._tally = Tally(self._players, timed=self._face.timed, pays=self._face.pays)
        self._evidence = Evidence()
        self._view: View | None = None
        self._log: dict[int, Verdict] = {}
        self._texts: dict[int, str] = {}
        self._taken_back: set[int] = set()
        self._entries: list[Entry] = []
        self._open: frozenset[int] = frozenset()
        self._gone: frozenset[int] = frozenset()
        self._word = self._before = Word("")
        self._cued = False
        self._said: dict[int, Word] = {}
        self._lamps: dict[int, set[str]] = {}
        self._down: dict[int, set[str]] = {}
        self._cards: dict[int, tuple[str, int]] = {}
        self._pool: tuple[str, ...] = ()
        self._heights: Sequence[int] = ()
        self._contested: Photo | None = None
        self._motion: Any = None
        self._scene: Scene | None = None
        self._countdown = Countdown()
        self._held: Mapping[int, tuple[str, ...]] = {}
        self._papers = Papers(None, ())
        self._leafed: deque[tuple[int, str]] = deque(maxlen=LEAFED)

    def heard(self, event: Event) -> None:
        """Note an event."""
        self._notes.append(event)

    def judged(self, verdicts: Sequence[Verdict], view: View) -> None:
        """Note verdicts, and how the match stands."""
        self._notes.append((tuple(open_verdicts(verdicts, view.setup, self._eyes)), view))

    def hold(self, hands: Mapping[int, tuple[str, ...]]) -> None:
        """Note what those who sit before this screen hold."""
        self._notes.append(Held(hands))

    def give(self, page: Section | None, others: tuple[Section, ...]) -> None:
        """Note what those who sit before this screen have to read, and which page is open."""
        self._notes.append(Papers(page, others))

    def light(self, seat: int, colour: str, on: bool) -> None:
        """Note that a lamp was switched."""
        self._notes.append(Lamp(seat, colour, on))

    def notice(self, *lines: str) -> None:
        """Say what is wrong with sound, record or sensors; nothing: all is well again."""
        self._notices, self._fresh = lines, True

    def close(self) -> None:
        """The match has ended: nothing more may be entered."""
        self._fresh = self._fresh or not self._closed
        self._closed = True

    def teach(self, words: str, *, fleeting: bool = False) -> None:
        """Show what a teacher says, until he says something else.

        A second line is only for while it is being read: what to do then. What is `fleeting` goes
        with the next READY.
        """
        self._fleeting = fleeting
        words, _, then = words.partition("\n")
        self._lesson, self._then, self._fresh = clean(words), clean(then), True

    def read(self, reading: bool) -> None:
        """Whether everything waits until the teacher's words have been read."""
        self._fresh = self._fresh or reading != self._reading
        self._reading = reading

    def pair(self, pairing: Pairing | None) -> None:
        """Show how a phone finds the table."""
        self._pairing, self._fresh = pairing, True

    def tick(self, now: int) -> None:
        """Hear from whoever draws how late it is: a countdown shows it, and nothing else."""
        deadline = self._scene.deadline if self._scene else None
        self._fresh = self._countdown.tick(deadline, now) or self._fresh

    @property
    def players(self) -> tuple[str, ...]:
        """Their names, safe to show."""
        return self._players

    @property
    def words(self) -> Words:
        """The game's words, with the names of those who play."""
        return self._explainer.words

    def scene(self) -> Scene:
        """How it looks now; the same object as before if nothing happened."""
        while self._notes:
            note = self._notes.popleft()
            self._fresh = True
            if isinstance(note, tuple):
                self._judged(*note)
            elif isinstance(note, Lamp):
                self._switched(note)
            elif isinstance(note, Held):
                self._held = note.hands
            elif isinstance(note, Papers):
                self._papers = note
            else:
                self._heard(note)
        if self._fresh or self._scene is None:
            self._fresh = False
            self._scene = self._made()
        return self._scene

    def leafed(self) -> list[tuple[int, str]]:
        """Which pads were touched, since last asked, that mean nothing to the game."""
        touched, self._leafed = [*self._leafed], deque(maxlen=LEAFED)
        return touched

    def photo(self, n: int) -> Photo | None:
        """The evidence of any verdict of the match, if it can be drawn."""
        verdict = self._log.get(n)
        if verdict is None:
            return None
        return self._face.photo(verdict, self._texts[n], self._evidence)

    def _switched(self, lamp: Lamp) -> None:
        lit = self._lamps.setdefault(lamp.seat, set())
        (lit.add if lamp.on else lit.discard)(lamp.colour)

    def _heard(self, event: Event) -> None:
        self._evidence.take(event)
        if isinstance(event, Cue):
            self._before, self._word = self._word, _WORDS[event.cue]
            self._cued = True
            self._contested = None
            if self._fleeting:
                self.teach("")
            if not self._lamps_told:
                self._lamps.clear()
            if event.cue == "ready" and self._face.forgets:
                self._said.clear()
        elif isinstance(event, Press):
            self._pressed(event)
        elif isinstance(event, Card):
            self._read(event)
        elif isinstance(event, Deal):
            self._cued = False
            self._said.clear()
            self._cards.clear()
            self._pool = ()

    def _pressed(self, event: Press) -> None:
        down = self._down.setdefault(event.seat, set())
        if isinstance(event, Release):
            down.discard(event.input)
            return
        down.add(event.input)
        if event.input in self._setup.spare:
            self._leafed.append((event.seat, event.input))
        if event.input in BUTTONS and not self._lamps_told:
            self._lamps.setdefault(event.seat, set()).add(event.input)

    def _read(self, event: Card) -> None:
        if event.seat is not None and event.card is not None:
            self._cards[event.seat] = (clean(event.card), event.t)
        elif event.pool is not None:
            self._pool = tuple(clean(card) for card in event.pool)

    def _judged(self, verdicts: Sequence[Verdict], view: View) -> None:
        for verdict in verdicts:
            self._decided(verdict)
        if view.setup.players != self._setup.players:
            self._rename(view.setup)
        before = self._view.state.get("phase") if self._view else None
        if verdicts and view.state.get("phase") != before:
            self._cued = False
        self._view = view
        heights = self._face.shrinks(view.state)
        for seat, (was, now) in enumerate(zip(self._heights, heights, strict=False), start=1):
            if now < was or not now:
                self._cards.pop(seat, None)
        self._heights = heights

    def _rename(self, setup: Setup) -> None:
        """Show other names from now on; what was said under the old ones stands."""
        self._setup = setup
        self._players = tuple(clean(player) for player in setup.players)
        self._face = self._kit.face_of(setup)
        self._explainer = Explainer(self._kit, setup)
        self._tally.rename(self._players)

    def _decided(self, verdict: Verdict) -> None:
        self._log[verdict.n] = verdict
        self._texts[verdict.n] = self._explainer.sentence(verdict)
        if len(self._log) > MAX_VERDICTS:
            oldest = next(iter(self._log))
            del self._log[oldest], self._texts[oldest]
        self._said |= self._face.said(verdict)
        self._forget_cards(verdict)
        if verdict.kind == "overturned":
            self._overturned(verdict.fields["of"])
        else:
            self._tally.take(verdict, self._after_play(verdict))
        self._speak(verdict)
        self._motion = self._face.motion(verdict, self._motion)
        if self._face.contested(verdict):
            self._contested = self.photo(verdict.n)
        elif self._face.settles(verdict):
            self._contested = None
            if not self._lamps_told:
                self._lamps.clear()

    def _speak(self, verdict: Verdict) -> None:
        if verdict.kind == "refused" and verdict.fields.get("cue"):
            self._word, self._cued = self._before, False
            return
        self._word = self._face.word(verdict) or self._word

    def _forget_cards(self, verdict: Verdict) -> None:
        seat = verdict.fields.get("seat")
        known = self._cards.get(seat) if isinstance(seat, int) else None
        if verdict.kind == "played" and known and known[1] < verdict.t:
            del self._cards[verdict.fields["seat"]]

    def _after_play(self, verdict: Verdict) -> int | None:
        play = self._evidence.last("play", verdict.t) if verdict.kind == "call" else None
        return verdict.t - play.t if play else None

    def _overturned(self, n: int) -> None:
        """Strike out a verdict; what a take-back took back is given again, with a new number."""
        taken = self._log.get(n)
        self._taken_back.add(n)
        kept = [v for v in self._log.values() if v.n not in self._taken_back]
        counted = ((v, self._after_play(v)) for v in kept if v.kind != "overturned")
        self._tally.again(counted)
        for seat in self._face.said(taken) if taken else ():
            self._said[seat] = Word("taken back", "doubt")

    def _made(self) -> Scene:
        view = self._view
        if view is None:
            seats = tuple(self._seat(seat, {}, frozenset()) for seat in self._numbers())
            word = Word("Welcome", "accent")
            return Scene(
                0, self._title, "", seats, word, notices=self._notices, lesson=self._taught(),
                pairing=self._pairing, sheet=self._tally.sheet(), rules=self._kit.page,
            )  # fmt: skip
        state = {name: value for name, value in view.state.items() if name != "verdict"}
        question, about = self._face.question(state)
        prompts = open_prompts(view.prompts, self._eyes)
        answers, others = self._answers(prompts, state)
        return Scene(
            t=view.t,
            title=self._title,
            phase=str(state.get("phase", "")),
            seats=tuple(self._seat(seat, state, about) for seat in self._numbers()),
            word=self._current(state, question),
            centre=self._face.centre(state),
            cards=self._pool if len(self._pool) <= int(state.get("pool", 0) or 0) else (),
            question=question,
            answers=tuple(answers),
            others=tuple(others),
            history=self._history(),
            photo=self._contested,
            sheet=self._tally.sheet(self._face.standing(state)),
            between=self._between(state),
            deadline=self._face.deadline(state),
            notices=self._notices,
            lesson=self._taught(),
            held={seat: cards for seat, cards in self._held.items() if cards},
            pairing=self._pairing,
            board=self._face.board(state, prompts, self._motion),
            rules=self._kit.page,
            page=self._papers.page,
            papers=(*self._papers.others, *kept_for(self._eyes, self._face, state)),
            state=state,
        )

    def _between(self, state: Mapping[str, Any]) -> bool:
        """Whether it is time for the score; not in a lesson, where a hand is only an attempt."""
        return self._face.between(state) and self._tally.begun and not self._lesson

    def _taught(self) -> str:
        return f"{self._lesson} {self._then}".strip() if self._reading else self._lesson

    def _current(self, state: Mapping[str, Any], question: str) -> Word:
        """A word that was heard goes before what its phase, which is judged later, would say."""
        if self._reading:
            return _READ
        resting = None if question or self._cued else self._face.resting(state)
        word, seen = resting or self._word, self._view.t if self._view else 0
        return self._countdown.put_in(word, self._face.deadline(state), seen)

    def _numbers(self) -> range:
        return range(1, len(self._players) + 1)

    def _seat(self, seat: int, state: Mapping[str, object], about: frozenset[int]) -> Seat:
        hints = {
            name: key
            for (who, name), key in self._hints.items()
            if who == seat and name in (self._face.inputs or INPUTS)
        }
        touch = self._touch.get(seat, ())
        return Seat(
            number=seat,
            name=self._players[seat - 1],
            figures=self._face.figures(state, seat) if state else (),
            lamps=frozenset(self._lamps.get(seat, ())),
            down=frozenset(self._down.get(seat, ())),
            said=self._said.get(seat, Word("")),
            buttons=tuple(name for name in BUTTONS if name not in self._setup.spare),
            card=self._cards.get(seat, ("", 0))[0] or _top(state, seat),
            dealer=state.get("dealer") == seat,
            awaited=seat in about,
            touch=touch,
            hints=hints,
            labels=self._labels(touch),
        )

    def _labels(self, touch: tuple[str, ...]) -> Mapping[str, str]:
        """A pile that is all one can touch of a seat is another player's."""
        words = {name: name for name in INPUTS} | dict(self._face.inputs)
        return {**words, "pile": words.get("reach", "pile")} if touch == ("pile",) else words

    def _answers(
        self, prompts: Sequence[Prompt], state: Mapping[str, Any]
    ) -> tuple[list[Answer], list[Answer]]:
        """What is wanted now; and everything else that may be entered."""
        if self._closed:
            return [], []
        held = any(self._held.values())
        return answers_now(prompts, lambda p: self._face.answers(p, state), self.words, openly=held)

    def _history(self) -> tuple[Entry, ...]:
        """Return every verdict; only from the first that has changed are they made anew."""
        kept, before = self._entries, (self._open, self._gone)
        self._open = self._view.reachable if self._view else frozenset()
        self._gone = frozenset(self._taken_back)
        changed = (before[0] ^ self._open) | (before[1] ^ self._gone)
        first = min(changed, default=None)
        while kept and first is not None and kept[-1].n >= first:
            kept.pop()
        last = kept[-1].n if kept else 0
        newest = next(reversed(self._log), 0)
        kept += [self._entry(n) for n in range(last + 1, newest + 1) if n in self._log]
        del kept[: max(0, len(kept) - MAX_VERDICTS)]
        return tuple(kept)

    def _entry(self, n: int) -> Entry:
        verdict = self._log[n]
        return Entry(
            n=n,
            t=verdict.t,
            text=self._texts[n],
            tone=self._face.tone(verdict),
            taken_back=n in self._gone,
            open=n in self._open,
            refused=str(verdict.fields["event"]) if verdict.kind == "refused" else "",
            reason=self._reason(verdict),
        )

    def _reason(self, verdict: Verdict) -> str:
        if verdict.kind != "refused":
            return ""
        return self._explainer.words.reason(verdict.fields["reason"])


def _top(state: Mapping[str, object], seat: int) -> str:
    """The top of a seat's pile, where the game itself knows it."""
    tops = state.get("tops")
    return str(tops[seat - 1] or "") if isinstance(tops, list) and len(tops) >= seat else ""
