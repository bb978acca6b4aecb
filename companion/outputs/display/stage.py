"""Follows a match and says how it looks now.

It listens on the judging thread, where it only takes notes. Whoever draws asks for the scene on
a thread of its own, and only there are the notes worked through: drawing never delays evidence.
What it knows is kept by thought: `memory` (every verdict, and the match in numbers), `places` (what
stands at each seat), `moment` (the one word for everybody), `tuition` (a lesson).
"""

from collections import deque
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import Any

from companion.core.live.listener import View
from companion.core.referee.events import Card, Cue, Deal, Event, Press
from companion.core.referee.game import Prompt, Setup, Want, open_prompts, open_verdicts
from companion.core.referee.verdicts import Verdict
from companion.kit.explainer import Explainer
from companion.kit.face import SILENCE, Answer, Word, kept_for
from companion.kit.figures import Figures
from companion.kit.kit import Kit
from companion.kit.lamps import WHITE
from companion.kit.photo import Photo
from companion.kit.text import clean
from companion.kit.travel import Flight
from companion.kit.words import Words
from companion.language import current, say
from companion.language.retold import Retold, again
from companion.outputs.display.actions import Arrange, Letter, OpenSeat
from companion.outputs.display.entering.forms import Form, form_of
from companion.outputs.display.entering.menus import answers_now, entered_by
from companion.outputs.display.following.honours import Deeds, deeds_of
from companion.outputs.display.following.lasting import Lasting, second_left, soonest
from companion.outputs.display.following.marking import Marks, at
from companion.outputs.display.following.memory import Memory, Past, Recollection
from companion.outputs.display.following.moment import Moment, Rest
from companion.outputs.display.following.notes import Held, LampSwitched, Note, Noting, Papers
from companion.outputs.display.following.places import Places
from companion.outputs.display.following.refusing import ANYBODY, Refusals
from companion.outputs.display.following.tally import Tally
from companion.outputs.display.following.tuition import Tuition, keys_of
from companion.outputs.display.scene import EndView, PairingCode, Pause, Scene, SeatView

FLIGHTS = 12
"""So many verdicts' cards are kept for whoever lets them travel."""


class Stage(Noting):
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
        bots: Collection[int] = (),
        acts: Collection[int] | None = None,
    ) -> None:
        """With `lamps`, somebody tells which are lit; without, a press lights its button.

        `eyes` are the seats of those who alone look at this screen: what is private to them is
        shown here, and nothing that is private to others. `bots` are the seats that the program
        plays. `acts` are the seats that may enter something here; None: whoever looks may enter
        whatever is offered.
        """
        self._acts = None if acts is None else frozenset(acts)
        self._bots = frozenset(bots)
        super().__init__(eyes)
        self._kit, self._title = kit, title
        self._use(setup)
        self._rules = Retold(lambda: kit.page_by(keys_of(hints or {})))
        self._places = Places(dict(touch or {}), dict(hints or {}), setup.spare, lamps)
        self._memory, self._moment = self._new_memory(), Moment()
        self._before = Recollection(self._new_memory(), self._shown_here)
        self._marks, self._rest = Marks(self._eyes), Rest()
        self._refusals = Refusals(setup.spare, self._eyes)
        self._flights: deque[Flight] = deque(maxlen=FLIGHTS)
        self._view: View | None = None
        self._seen = 0
        """How far the match has come, by what was last heard or judged."""
        self._contested: Retold[Photo | None] | None = None
        self._motion: Any = None
        self._held: Mapping[int, tuple[str, ...]] = {}
        self._papers = Papers(None, ())
        self._notices: tuple[str, ...] = ()
        self._tuition, self._closed = Tuition(), False
        self._pairing: PairingCode | None = None
        self._end: EndView | None = None
        self._pause, self._stands = Pause.NO, False
        self._figures: Figures | None = None
        self.look_back: Callable[[], None] = lambda: None
        """Has somebody look up what was played here before, and `recall` it soon."""
        self.news: Callable[[], None] = lambda: None
        """Called when somebody says something beside the match, whose own news come turn by turn
        from whoever runs it."""
        self._changes = 0
        """Counts up whenever it may look different."""
        self._scenes: dict[str, tuple[int, Scene]] = {}
        """How it looked last, in every language that it is read in, and as of which change."""
        self._last: Scene | None = None

    def _use(self, setup: Setup) -> None:
        """Use these names from now on; what was said under other ones stands."""
        self._setup = setup
        self._players = tuple(clean(player) for player in setup.players)
        self._face = self._kit.face_of(setup)
        self._explainer = Explainer(self._kit.words, setup)

    def _new_memory(self) -> Memory:
        tally = Tally(self._players, timed=self._face.timed, pays=self._face.pays)
        return Memory(tally, lambda: Explainer(self._kit.words, self._setup).sentence)

    def _shown_here(self, verdicts: Sequence[Verdict]) -> Sequence[Verdict]:
        return open_verdicts(verdicts, self._setup, self._eyes)

    # What is told on the judging thread: a note, and back.

    def remember(self, past: Past) -> bool:
        """Note a piece of what came before all that was told; false: not yet. Nothing ends it."""
        return self._before.note(past)

    # What whoever draws says and asks.

    def notice(self, *lines: str) -> None:
        """Say what is wrong with sound, record or sensors; nothing: all is well again."""
        self._notices = lines
        self._changed()
        self.news()

    def close(self) -> None:
        """Offer nothing any more: the match has ended."""
        self._changed(not self._closed)
        self._closed = True

    def end(self, view: EndView | None) -> None:
        """Show how the match ended; nothing more can be entered. None: it goes on after all."""
        self._closed, self._end = view is not None, view
        self._changed()

    def deeds(self) -> tuple[Deeds, ...]:
        """Return what everybody has done in this match, as far as it stands."""
        self.catch_up()
        return deeds_of(self._memory.chronicle.standing(), self._players, self._kit.penalties)

    def closest(self) -> Photo | None:
        """Return the finish with the narrowest margin of the match, if there was a race."""
        return self._memory.chronicle.closest(self.photo)

    def teach(self, words: str, *, fleeting: bool = False) -> None:
        """Show what a teacher says, until they say something else.

        A second line is only for while it is being read: what to do then. What is `fleeting` goes
        with the next READY.
        """
        self._tuition.teach(words, fleeting=fleeting)
        self._changed()

    def want(self, wants: Sequence[Want] | None, entries: Collection[str] = ()) -> None:
        """Mark the inputs that a teacher asks for, and what they ask somebody to enter; None: the
        inputs that the rules wait for."""
        self._marks.teach(wants)
        self._tuition.entries = frozenset(entries)
        self._changed()

    def number(self, step: tuple[int, int] | None) -> None:
        """Say which step of a lesson this is, and of how many."""
        self._tuition.step = step
        self._changed()

    def read(self, reading: bool) -> None:
        """Say whether everything waits until the teacher's words have been read."""
        self._changed(reading != self._tuition.reading)
        self._tuition.reading = reading

    def pair(self, pairing: PairingCode | None) -> None:
        """Show how a phone finds the table."""
        self._pairing = pairing
        self._changed()

    def pause(self, pause: Pause, *, stands: bool = False) -> None:
        """Say whether play stands still. If the clock `stands` as well, nothing is wanted now;
        who reads may still enter something, and is back at the table with it."""
        self._changed((pause, stands) != (self._pause, self._stands))
        self._pause, self._stands = pause, stands

    def recall(self, figures: Figures) -> None:
        """Show what was played here before, from any thread."""
        self._figures = figures
        self._changed()
        self.news()

    def tick(self, now: int, wall: int | None = None, rest: int | None = None) -> Lasting:
        """Take note of the time of the match, and of that of whoever looks, if it is another.

        `rest` is until when the table rests before the next READY. What is counted down shows the
        time, and what was to be read goes away; nothing else does. Return how long that lasts.
        """
        deadline = self._last.deadline if self._last else None
        ticked = self._moment.countdown.tick(deadline, now), self._rest.tick(rest, now)
        read = self._refusals.tick(now if wall is None else wall)
        self._changed(self._marks.tick(now) or any(ticked) or read)
        counted = soonest(second_left(deadline, now), second_left(rest, now), self._marks.due())
        return Lasting(counted, self._refusals.due(now if wall is None else wall))

    @property
    def players(self) -> tuple[str, ...]:
        """Their names, safe to show."""
        return self._players

    @property
    def words(self) -> Words:
        """The game's words, with the names of those who play."""
        return self._explainer.words

    def form(self, prompt: Prompt) -> Form:
        """Return the form of something that may be entered, with what is known filled in."""
        return form_of(prompt, self.words, self.scene().state, len(self._players))

    def arrange(self, action: Arrange | OpenSeat | Letter) -> None:
        """Do nothing: everything was chosen before the match."""

    def typed(self, key: str) -> bool:
        """Tell that nothing is being typed here but forms."""
        return False

    def leafed(self) -> list[tuple[int, str]]:
        """Return the pads touched since last asked that mean nothing to the game."""
        return self._places.leafed()

    def photo(self, n: int) -> Photo | None:
        """Return the evidence of any verdict of the match, if it can be drawn."""
        found = self._memory.chronicle.find(n)
        return self._face.photo(*found, self._memory.evidence) if found else None

    def scene(self) -> Scene:
        """Return how it looks now, in the language that is spoken; the same object as before if
        nothing happened."""
        self.catch_up()
        changes, scene = self._scenes.get(current(), (-1, None))
        if scene is None or changes != self._changes:
            # As of before: what changes while it is being made is shown with the next one.
            changes, scene = self._changes, self._made()
            self._scenes[current()] = (changes, scene)
        self._last = scene
        return scene

    def catch_up(self) -> None:
        """Work through the notes, where nobody looks at what comes of them."""
        while self._notes:
            self._work(self._notes.popleft())
            self._changed()
        if whole := self._before.worked_through(self._memory):
            self._memory = whole
            whole.tally.rename(self._players)
            self._changed()

    def _changed(self, so: bool = True) -> None:
        self._changes += so

    # Working through the notes.

    def _work(self, note: Note) -> None:
        if isinstance(note, tuple):
            self._judged(*note)
        elif isinstance(note, LampSwitched):
            self._places.switch(note.seat, note.colour, note.on)
        elif isinstance(note, Held):
            self._held = note.hands
        elif isinstance(note, Papers):
            self._papers = note
        else:
            self._heard(note)

    def _heard(self, event: Event) -> None:
        self._seen = max(self._seen, event.t)
        self._memory.heard(event)
        if isinstance(event, Cue | Press):
            self._marks.heard(event)
        if isinstance(event, Cue):
            self._called(event.cue)
        elif isinstance(event, Press):
            self._places.press(event)
        elif isinstance(event, Card):
            self._places.read(event)
        elif isinstance(event, Deal):
            self._moment.rest()
            self._places.clear()

    def _called(self, word: str) -> None:
        self._moment.cue(word)
        self._contested = None
        if self._tuition.fleeting:
            self.teach("")
        self._places.darken()
        if word == "ready" and self._face.forgets:
            self._places.hush()

    def _judged(self, verdicts: Sequence[Verdict], view: View) -> None:
        for verdict in verdicts:
            self._decided(verdict)
        if view.setup.players != self._setup.players:
            self._use(view.setup)
            self._memory.tally.rename(self._players)
            self._memory.chronicle.rename()
        self._moment.follow(view.state.get("phase"), bool(verdicts))
        self._places.follow(self._face.shrinks(view.state))
        self._marks.follow(view, decided=bool(verdicts))
        self._view, self._seen = view, max(self._seen, view.t)

    def _decided(self, verdict: Verdict) -> None:
        taken = self._memory.decided(verdict)
        self._places.decided(verdict, self._face)
        self._note(verdict)
        if taken is not None:
            self._places.taken_back(taken, self._face)
        self._moment.decided(verdict, self._face)
        self._motion = self._face.motion(verdict, self._motion)
        if self._face.contested(verdict):
            self._contested = Retold(partial(self.photo, verdict.n))
        elif self._face.settles(verdict):
            self._contested = None
            self._places.darken()

    def _note(self, verdict: Verdict) -> None:
        """Keep why it was refused, and which cards it sends on their way."""
        self._refusals.decided(verdict, self._reason(verdict))
        if travels := tuple(self._face.travels(verdict)):
            self._flights.append(Flight(verdict.n, travels))

    def _reason(self, verdict: Verdict) -> Callable[[], str]:
        """Return who says why something was refused: as its game has it in short, or at length."""
        face, words = self._face, self.words

        def told() -> str:
            short = face.said(verdict).get(verdict.fields.get("seat") or 0, SILENCE)
            return short.text or words.why(verdict.fields["reason"])

        return told

    # Making the scene.

    def _empty(self) -> Scene:
        """Return the table before anything was judged."""
        return Scene(
            t=0,
            title=self._title or self._kit.title,
            phase="",
            seats=self._seats({}, frozenset()),
            word=Word(say("display-welcome"), "accent"),
            notices=tuple(map(again, self._notices)),
            lesson=self._tuition.said,
            lesson_step=self._tuition.step,
            pairing=self._pairing,
            sheet=self._memory.tally.sheet(),
            rules=self._rules(),
            figures=self._figures,
        )

    def _made(self) -> Scene:
        view = self._view
        if view is None:
            return self._empty()
        state = {name: value for name, value in view.state.items() if name != "verdict"}
        question, about = self._face.question(state)
        prompts = entered_by(self._acts, open_prompts(view.prompts, self._eyes))
        answers, others = self._answers(prompts, state)
        return Scene(
            t=self._seen,
            title=self._title or self._kit.title,
            phase=str(state.get("phase", "")),
            seats=self._seats(state, about),
            word=self._current(state, question),
            centre=(*self._face.centre(state), *self._eye()),
            cards=self._places.pool_of(state),
            question=question,
            answers=tuple(answers),
            others=tuple(others),
            history=self._memory.chronicle.entries(view.reachable, self._face, self.words),
            photo=self._contested() if self._contested else None,
            sheet=self._memory.tally.sheet(self._face.standing(state)),
            between=self._between(state),
            deadline=self._face.deadline(state),
            rest=None if self._stands else self._rest.left,
            refused=self._refusals.at(ANYBODY, self._seen),
            flights=tuple(self._flights),
            notices=tuple(map(again, self._notices)),
            lesson=self._tuition.said,
            lesson_step=self._tuition.step,
            held={seat: cards for seat, cards in self._held.items() if cards},
            pairing=self._pairing,
            board=self._face.board(state, prompts, self._motion),
            rules=self._rules(),
            page=None if self._stands else self._papers.page,
            papers=(*self._papers.others, *kept_for(self._eyes, self._face, state)),
            state=state,
            end=self._end,
            pause=self._pause,
            figures=self._figures,
        )

    def _seats(self, state: Mapping[str, Any], about: frozenset[int]) -> tuple[SeatView, ...]:
        still = self._closed or self._tuition.reading or self._stands
        hidden = self._closed or self._stands
        wants = () if hidden else self._marks.wants(self._face, state, self._held)
        awaited = self._awaited()
        return tuple(
            replace(
                self._places.seat(number, name, self._face, state, number in about),
                wanted=at(number, wants),
                refused=self._refusals.at(number, self._seen),
                thinking=number in awaited and not still,
            )
            for number, name in enumerate(self._players, start=1)
        )

    def _awaited(self) -> frozenset[int]:
        """Return the bots that the table waits for, by what their lamps say; but not who is out."""
        if self._view is None or not self._bots:
            return frozenset()
        waits = self._kit.lamps.waits(self._view)
        return frozenset(w.seat for w in waits if w.colour == WHITE or w.blinks) & self._bots

    def _between(self, state: Mapping[str, Any]) -> bool:
        """Tell whether to show the score; not in a lesson, where a hand is only an attempt."""
        return self._face.between(state) and self._memory.tally.begun and not self._tuition.words

    def _current(self, state: Mapping[str, Any], question: str) -> Word:
        if self._pause is Pause.HELD:
            return Word(say("display-paused"), "accent")
        if self._tuition.reading:
            return Word(say("display-read-below"), "accent")
        return self._moment.word(self._face, state, bool(question), self._seen)

    def _answers(
        self, prompts: Sequence[Prompt], state: Mapping[str, Any]
    ) -> tuple[list[Answer], list[Answer]]:
        """Return what is wanted now; and everything else that may be entered."""
        if self._closed or (self._stands and self._pause is Pause.HELD):
            return [], []
        held = any(self._held.values())
        answers, others = answers_now(
            prompts, lambda p: self._face.answers(p, state), self.words, openly=held
        )
        return [*map(self._tuition.asked, answers)], others
