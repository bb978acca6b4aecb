"""What shows a match to people: a view joins the table, runs it, and returns when it is over.

A view that draws keeps the main thread for itself and runs the table on another one.
"""

from __future__ import annotations

import sys
import textwrap
from collections.abc import Callable, Collection, Iterator, Sequence
from contextlib import ExitStack
from dataclasses import dataclass, field, replace
from errno import ENOTTY
from textwrap import wrap
from threading import Thread
from typing import IO, Protocol

from companion.app.simulated.keyboard import TAP_US, Keyboard
from companion.app.simulated.keys import Keys
from companion.app.simulated.onlooker import offered
from companion.app.simulated.practice_table import PracticeTable
from companion.app.simulated.recess import HOLD, Recess
from companion.app.simulated.sound import Sound
from companion.app.simulated.tidings import Tidings
from companion.core.live import View
from companion.core.live.listener import Listening
from companion.core.referee.events import Cue, Event
from companion.core.referee.game import Prompt, open_prompts, open_verdicts
from companion.core.referee.verdicts import Verdict
from companion.kit.explainer import Explainer
from companion.kit.face import Answer, in_a_row
from companion.language import say
from companion.outputs.display.entering.forms import answers_to
from companion.practice.company import notes_title
from companion.setup.profile.naming import input_name


class Menu:
    """What the people at this terminal may enter by themselves. The house does the rest."""

    def __init__(self, table: PracticeTable, people: Collection[int]) -> None:
        self._kit, self._company = table.kit, table.company
        self._people, self._put = people, table.inbox.put
        self._answers: list[Answer] = []
        self._held: dict[int, tuple[str, ...]] = {}
        self._seen: dict[int, dict[int, tuple[str, ...]]] = {}
        self._digits = ""
        self._read: set[str] = set()

    def lines(self, view: View) -> list[str]:
        """Return what to print: a page to read, a hand and the list, whenever they have changed."""
        return [*self._pages(), *self._hands(view), *self._choices(view)]

    def _pages(self) -> list[str]:
        """Return what these people may read and have not read yet; notes are pages they have."""
        found: list[str] = []
        for seat in self._people:
            open_, notes = self._company.page(seat), notes_title()
            papers = [section for section in self._company.papers(seat) if section[0] != notes]
            for title, points in (*reversed(papers), *((open_,) if open_ else ())):
                fresh = [point for point in points if point not in self._read]
                self._read |= set(fresh)
                found += [f"      {title}"] * bool(fresh)
                found += [f"        {line}" for point in fresh for line in wrap(point, 70)]
        return found

    def typed(self, key: str) -> bool:
        """Take a digit of a number; tell whether it was one."""
        if not (key.isascii() and key.isdigit()) or not self._answers:
            return False
        self._digits += key
        if len(self._digits) >= self._width:
            number, self._digits = int(self._digits), ""
            if 1 <= number <= len(self._answers):
                self._choose(self._answers[number - 1])
        return True

    @property
    def _width(self) -> int:
        return len(str(len(self._answers)))

    def _choose(self, answer: Answer) -> None:
        if answer.values is not None:
            self._put(self._company.take(answer.prompt, answer.values))

    def _hands(self, view: View) -> list[str]:
        now = {seat: self._company.held(seat) for seat in self._people}
        before, self._held = self._held, now
        players = view.setup.players
        changed = [seat for seat, cards in now.items() if cards and cards != before.get(seat)]
        return [
            *(
                "      " + say("evening-holds", who=players[seat - 1], cards=in_a_row(now[seat]))
                for seat in changed
            ),
            *self._shown(players),
        ]

    def _shown(self, players: Sequence[str]) -> Iterator[str]:
        """Tell what these people were shown of other hands, once."""
        now = {seat: dict(self._company.seen(seat)) for seat in self._people}
        before, self._seen = self._seen, now
        for who, seen in now.items():
            if seen != before.get(who, {}):
                for seat, cards in seen.items():
                    yield "      " + say(
                        "evening-sees",
                        who=players[who - 1],
                        cards=in_a_row(cards),
                        whose=players[seat - 1],
                    )

    def _choices(self, view: View) -> list[str]:
        prompts = open_prompts(offered(self._company, self._people, view), self._people)
        own = [prompt for prompt in prompts if prompt.by in self._people]
        found = [answer for prompt in own for answer in self._answers_of(prompt, view)]
        answers = [answer for answer in found if answer.values is not None]
        if answers == self._answers:
            return []
        self._answers, self._digits = answers, ""
        width = self._width
        return [f"      [{n:0{width}}] {answer.label}" for n, answer in enumerate(answers, start=1)]

    def _answers_of(self, prompt: Prompt, view: View) -> Iterator[Answer]:
        """Yield answers in the game's words; what would need a form is spelled out by choices."""
        words = Explainer(self._kit.words, view.setup).words
        told = self._kit.face_of(view.setup).answers(prompt, view.state)
        for answer in answers_to(prompt, words) if told is None else told:
            if answer.values is not None:
                yield answer
                continue
            title = answer.title or answer.label
            for choice in answers_to(answer.prompt, words):
                yield replace(choice, label=f"{title}: {choice.choice or choice.label}")


ESCAPE, PAUSE_KEY = "\x1b", "p"
TURNS = {"b": -1, "k": 1}
"""The keys that turn to another step of a lesson, and by how many."""
SHIELD_US = 1_500_000
_LOOK_S = 1.0
"""How often it is looked whether the match still runs, should its end not be told."""
_NAMES = {" ": "space", "\n": "return", "\r": "return", "\t": "tab", "\x7f": "backspace"}


class Taught(Protocol):
    """A lesson that is on: where the learner is in it, and how to get elsewhere."""

    @property
    def place(self) -> tuple[int, int]:
        """Which step it is, and of how many."""

    @property
    def marks(self) -> frozenset[str] | None:
        """The learner's inputs that are wanted now; None: those that the rules wait for."""

    def turn(self, by: int) -> None:
        """Go on to another step, so many further; from any thread."""


@dataclass(frozen=True, slots=True)
class Playing:
    """A match about to begin, and everything a view needs of it."""

    table: PracticeTable
    keyboard: Keyboard
    people: Sequence[int]
    going: Callable[[], bool]
    """False once the match is as long as it was meant to be."""
    quiet: bool = False
    passing: bool = False
    """Whether another match follows in the same view: a lesson, before its real hand."""
    reading: Callable[[], bool] = lambda: False
    """Whether somebody is to read what a teacher says, and nothing else happens."""
    sound: Sound | None = None
    tidings: Tidings = field(default_factory=Tidings)
    lesson: Taught | None = None
    """The lesson that this match is a step of."""
    speed: float = 1.0
    """How many times as fast as on the wall its time passes."""


class MatchView(Protocol):
    """One way to show a match; several can follow each other in one view."""

    def say(self, words: str) -> None:
        """Show what a teacher says, from any thread."""

    @property
    def next(self) -> str:
        """What somebody wants after the match, by its command; empty: nothing more."""

    def play(self, playing: Playing) -> None:
        """Let the match run to its end, showing it."""

    def close(self) -> None:
        """Leave the screen as it was; nothing more is shown."""


def explainer_of(table: PracticeTable) -> Explainer:
    """Return what puts the verdicts of a table's match into words."""
    return Explainer(table.kit.words, table.session.setup)


def has_terminal() -> bool:
    """Tell whether somebody sits at a terminal, to read and to type."""
    return sys.stdin is not None and sys.stdin.isatty() and sys.stdout.isatty()


def in_vain() -> str:
    """Return what is said to whoever presses while play is stopped."""
    return say("evening-in-vain")


class Lines(Listening):
    """Prints one line a verdict, and the score at the end: for scripts, and for reading."""

    next = ""

    def __init__(self, out: IO[str] | None = None) -> None:
        self._out = out or sys.stdout
        self._explainer: Explainer | None = None
        self._people: Sequence[int] = ()
        self._live = False

    def say(self, words: str) -> None:
        """Print what a teacher says."""
        if not words:
            return
        lines = "\n".join(textwrap.fill(line, 78) for line in words.splitlines())
        print(f"\n{lines}", file=self._out, flush=True)

    def play(self, playing: Playing) -> None:
        """Run on this very thread: printing a line is all there is to do."""
        self._join(playing)
        # Whoever reads along, also through a pipe, sees each line as it is decided.
        self._live = not playing.table.skips
        playing.table.run(playing.going)
        self._close(playing)

    def judged(self, verdicts: Sequence[Verdict], view: View) -> None:
        """Print it."""
        if self._explainer is not None:
            for verdict in open_verdicts(verdicts, view.setup, self._people):
                print(self._explainer.line(verdict), file=self._out, flush=self._live)

    def close(self) -> None:
        """Do nothing: what was printed stays."""

    def _join(self, playing: Playing) -> None:
        if not playing.quiet:
            self._explainer = explainer_of(playing.table)
            playing.table.join(listener=self)

    def _close(self, playing: Playing) -> None:
        """Print how the match stands; what was only a try at a lesson's step has no score."""
        if playing.lesson is None:
            state = explainer_of(playing.table).state(playing.table.session.state())
            print(state, file=self._out)


class Typed(Lines):
    """The same lines with the words and the cards between them, and a keyboard to play on.

    The plainest view that people can play in: any terminal shows it, any reader reads it aloud.
    """

    def __init__(self, out: IO[str] | None = None) -> None:
        super().__init__(out)
        if not has_terminal():
            raise OSError(ENOTTY, say("evening-there-no-keyboard-here"), "standard input")
        self._sat_down = ExitStack()
        self._keys: Keys | None = None
        """Taken with the first match and kept: what is struck between two is for the next."""
        self._tops: tuple[str | None, ...] = ()
        self._table: PracticeTable | None = None
        self._menu: Menu | None = None
        self._seen: View | None = None
        self._place = (0, 0)
        """The step of a lesson that was last named."""

    def play(self, playing: Playing) -> None:
        """Take keys on this thread, while the match runs on another."""
        self._explainer = None if playing.quiet else explainer_of(playing.table)
        playing.table.join(listener=self)
        self._table, self._people = playing.table, playing.people
        self._menu = Menu(playing.table, playing.people)
        self._head(playing)
        playing.keyboard.in_vain = lambda: print(in_vain(), file=self._out, flush=True)
        running = Thread(target=playing.table.run, args=(playing.going,), name="match")
        try:
            self._type(playing, running)
        finally:
            playing.table.stop()
            running.join()
        self._close(playing)

    def _head(self, playing: Playing) -> None:
        """Print the keys, once a lesson; and which step it is whenever that is another one."""
        lesson = playing.lesson
        if lesson is None or not self._place[0]:
            print(_key_lines(playing), file=self._out)
        if lesson is not None and lesson.place != self._place:
            step, steps = self._place = lesson.place
            print(say("evening-step", step=step, steps=steps), file=self._out, flush=True)

    def heard(self, event: Event) -> None:
        """Print a word as it is heard, and what somebody has handed on with an entry."""
        if isinstance(event, Cue):
            print(f"{event.cue.upper():>20}{'!' * (event.cue == 'play')}", file=self._out)
        if self._seen is not None:
            self._look(self._seen)

    def judged(self, verdicts: Sequence[Verdict], view: View) -> None:
        """Print what was decided, and the cards that lie face up now."""
        super().judged(verdicts, view)
        self._seen = view
        self._look(view)

    def _look(self, view: View) -> None:
        """Print what lies there, and what may be entered, where that has changed."""
        tops = self._table.company.tops() if self._table else ()
        if tops != self._tops and any(tops):
            names = zip(view.setup.players, tops, strict=True)
            shown = "   ".join(f"{name}: {top or '-'}" for name, top in names)
            print(f"      {shown}", file=self._out)
        self._tops = tops
        if self._menu is not None:
            for line in self._menu.lines(view):
                print(line, file=self._out)
        self._out.flush()

    def close(self) -> None:
        """Leave the terminal as it was."""
        self._keys = None
        self._sat_down.close()

    def _type(self, playing: Playing, running: Thread) -> None:
        keys = self._keys = self._keys or self._sat_down.enter_context(Keys())
        playing.table.news = lambda: keys.wake() if playing.table.ended else None
        running.start()
        while running.is_alive() and not playing.table.ended:
            key = keys.wait(_LOOK_S)
            if key == ESCAPE:
                return
            if key == PAUSE_KEY:
                self._pause(playing.table.recess)
            elif key:
                self._struck(playing, _NAMES.get(key, key))

    def _pause(self, recess: Recess) -> None:
        recess.ask(HOLD, not recess.held)
        told = say("evening-paused-after-round-p-goes") if recess.held else say("evening-play-goes")
        print(f"{told:>20}", file=self._out, flush=True)

    def _struck(self, playing: Playing, key: str) -> None:
        if self._menu is not None and self._menu.typed(key):
            return
        if playing.lesson is not None and key in TURNS:
            playing.lesson.turn(TURNS[key])
            return
        playing.keyboard.tap(key, playing.table.pace(), _hold_us(playing.keyboard, key))


def _hold_us(keyboard: Keyboard, key: str) -> int:
    """Return how long a struck key is held: terminals do not tell; a hand on a shield stays."""
    spot = keyboard.keymap.inputs.get(key)
    return SHIELD_US if spot is not None and spot.input == "shield" else TAP_US


def _key_lines(playing: Playing) -> str:
    keymap, players = playing.keyboard.keymap, playing.table.session.setup.players
    lines = [
        f"{players[seat - 1]}: "
        + ", ".join(f"{input_name(name)} {key.upper()}" for name, key in keymap.of(seat).items())
        for seat in playing.people
    ]
    key = "evening-keys-reaching" if playing.table.company.reached else "evening-keys"
    return "\n".join([*lines, say(key)])
