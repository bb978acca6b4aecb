"""The table for every phone: a stage for each seat, and what each phone is shown of it.

Whoever tells something leaves a note, from any thread, and goes on. One thread works through the
notes and draws (`turn`): only what is looked at, and only where it differs from what was there. A
phone that cannot keep up is never waited for: whoever serves it takes the newest sheet.
"""

from collections import deque
from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass
from typing import Any

from companion.core.referee.game import Prompt, Setup
from companion.drawing.canvas import Measure
from companion.drawing.wire import Json, Sheet, since, whole
from companion.kit.kit import Kit
from companion.language import current, speaking
from companion.outputs.display.bell import REST_MS
from companion.outputs.display.phones.buzzers import EVERYTHING, OnGlass
from companion.outputs.display.phones.glass import Glass
from companion.outputs.display.scene import Pause
from companion.outputs.display.stage import Stage

WATCHERS = 0
"""The stage of all who have no seat."""
GONE = "phone-changed"
"""The message that what was tapped is no more."""

NOTHING = {"type": "scene", "n": 0}
"""What a phone is told while there is nothing to show."""
_IDLE_TURNS = 50
"""So often what nobody looks at is not worked through: a stage must not keep notes for ever."""

Note = Callable[[], None]


@dataclass(frozen=True, slots=True)
class Tapped:
    """What became of a tap."""

    problem: str = ""
    """The message why nothing was done; empty: it was."""
    seat: int = 0
    entry: tuple[Prompt, Mapping[str, Any]] | None = None
    """What is to be entered for that seat; None: nothing, something else is shown."""


class _Match:
    """The stages of one match."""

    def __init__(
        self, kit: Kit, setup: Setup, bots: Collection[int], seats: Mapping[int, int]
    ) -> None:
        self._kit, self._setup, self._bots, self._seats = kit, setup, bots, seats
        self.chairs = {seat: chair for chair, seat in seats.items()}
        self.stages: dict[int, Stage] = {}

    def seat(self, chair: int | None) -> int:
        """Return the seat of a chair in this very match."""
        return self._seats.get(chair, WATCHERS) if chair is not None else WATCHERS

    def stage(self, seat: int) -> Stage:
        """Return the stage of a seat: it shows what that seat may see, and nothing else."""
        if (known := self.stages.get(seat)) is not None:
            return known
        eyes = (seat,) if seat != WATCHERS else ()
        made = Stage(self._kit, self._setup, eyes=eyes, acts=eyes, bots=self._bots)
        return self.stages.setdefault(seat, made)


class Gallery:
    """What all phones look at. `turn` is for one thread; everything else comes from any."""

    def __init__(
        self,
        measure: Measure,
        now: Callable[[], int] = lambda: 0,
        resting: Callable[[int], int | None] = lambda now: None,
        wake: Callable[[], None] = lambda: None,
    ) -> None:
        """`now` is the time of the match, `resting` until when it rests before the next READY;
        `wake` calls the thread that draws."""
        self._measure, self._now, self._resting, self.wake = measure, now, resting, wake
        self._match: _Match | None = None
        self._notes: deque[Note] = deque()
        self._glasses: dict[int, Glass] = {}
        self._pause, self._turns = Pause.NO, 0
        self._watched = False
        self.can: Callable[[int], OnGlass] = lambda chair: EVERYTHING
        """Says what the phone of a chair can press."""
        self.drawn: Callable[[int], None] = lambda phone: None
        """Called on the drawing thread when a phone has something new to be shown."""

    # What the judging thread says.

    def begin(
        self,
        kit: Kit,
        setup: Setup,
        bots: Collection[int] = (),
        seats: Mapping[int, int] | None = None,
    ) -> Stage:
        """Follow another match; return the stage of those who watch, which has to be told it.

        `seats` tells which seat of it each chair is; None: they have the same numbers. A phone
        has a chair, and never a seat: nobody sees the hand of another for having sat elsewhere
        in the match before.
        """
        every = range(1, setup.seats + 1)
        numbered = dict(zip(every, every, strict=True)) if seats is None else dict(seats)
        self._match = _Match(kit, setup, bots, numbered)
        self.wake()
        return self._match.stage(WATCHERS)

    def stage(self, seat: int) -> Stage:
        """Return the stage of a seat, to be told what that seat may know."""
        assert self._match is not None, "no match has begun"
        return self._match.stage(seat)

    def empty(self) -> None:
        """Follow no match."""
        self._match = None
        self.wake()

    # What is said about phones.

    def come(self, phone: int) -> None:
        """Draw for a phone from now on, once it has said how large it is."""
        self._leave(lambda: self._give(phone))

    def go(self, phone: int) -> None:
        """Draw no more for a phone."""
        self._leave(lambda: self._take(phone))

    def seat(self, phone: int, chair: int | None) -> None:
        """Show a phone what may be seen from this chair; None: what everybody may."""
        self._leave(lambda: self._sit(phone, chair))

    def resize(self, phone: int, size: tuple[int, int]) -> None:
        """Draw for a phone in this size."""
        self._leave(lambda: self._cut(phone, size))

    def speak(self, phone: int, language: str) -> None:
        """Draw for a phone in this language; empty: in that of the table."""
        self._leave(lambda: self._spoken(phone, language))

    def tap(self, phone: int, n: int, at: int, told: Callable[[Tapped], None]) -> None:
        """Do what a place of a sheet does; `told` is called on the drawing thread."""
        self._leave(lambda: told(self._tapped(phone, n, at)))

    def settle(self, phone: int) -> None:
        """Take note that what a phone entered was taken or refused."""
        self._leave(lambda: self._settled(phone))

    def pause(self, pause: Pause) -> None:
        """Show whether play stands still."""
        self._leave(lambda: setattr(self, "_pause", pause))

    def watched(self, on: bool) -> None:
        """Show on every phone whether a camera looks at the table; from any thread."""
        if on != self._watched:
            self._leave(lambda: setattr(self, "_watched", on))

    def sheet(self, phone: int) -> Sheet | None:
        """Return what a phone is to be shown; None: nothing."""
        glass = self._glasses.get(phone)
        return glass.sheet if glass is not None else None

    def news(self, phone: int, shown: Sheet | None) -> tuple[Json, Sheet | None] | None:
        """Write what is new since a phone was shown something; None: nothing."""
        sheet = self.sheet(phone)
        if sheet is shown:
            return None
        if sheet is None:
            return dict(NOTHING), None
        same = shown is not None and shown.n < sheet.n
        return (since(shown, sheet) if shown and same else whole(sheet)), sheet

    @property
    def noted(self) -> bool:
        """Whether something was noted that nobody has looked at yet."""
        match = self._match
        return match is not None and any(stage.noted for stage in (*match.stages.values(),))

    def _leave(self, note: Note) -> None:
        self._notes.append(note)
        self.wake()

    # What the drawing thread does.

    def turn(self) -> int:
        """Draw what is new; return for how many milliseconds it stays so if nothing happens."""
        while self._notes:
            self._notes.popleft()()
        match = self._match
        if match is None:
            self._draw_nothing()
            return REST_MS
        for glass in self._glasses.values():
            can = self.can(glass.chair) if glass.chair is not None else OnGlass()
            glass.look_from(match.seat(glass.chair), match, match.chairs, can)
        rest = self._tick(match)
        self._drain(match)
        for phone, glass in tuple(self._glasses.items()):
            with speaking(glass.language or current()):
                if glass.draw(match.stage(glass.seat)):
                    self.drawn(phone)
        return rest

    def _drain(self, match: _Match) -> None:
        """Work now and then through the notes of stages that nobody looks at."""
        self._turns += 1
        if self._turns % _IDLE_TURNS == 0:
            for stage in (*match.stages.values(),):
                stage.catch_up()

    def _tick(self, match: _Match) -> int:
        """Tell the stages that somebody looks at what time it is."""
        now, rest = self._now(), REST_MS
        until = self._resting(now)
        for seat in {glass.seat for glass in self._glasses.values()}:
            stage = match.stage(seat)
            stage.pause(self._pause)
            stage.watched(self._watched)
            rest = min(rest, stage.tick(now, rest=until).ms())
        return rest

    def _draw_nothing(self) -> None:
        for phone, glass in self._glasses.items():
            if glass.sheet is not None:
                glass.clear()
                self.drawn(phone)

    def _give(self, phone: int) -> None:
        self._glasses.setdefault(phone, Glass(self._measure))

    def _take(self, phone: int) -> None:
        self._glasses.pop(phone, None)

    def _sit(self, phone: int, chair: int | None) -> None:
        if (glass := self._glasses.get(phone)) is not None:
            glass.chair = chair

    def _cut(self, phone: int, size: tuple[int, int]) -> None:
        if (glass := self._glasses.get(phone)) is not None:
            glass.size = size

    def _spoken(self, phone: int, language: str) -> None:
        if (glass := self._glasses.get(phone)) is not None:
            glass.language = language

    def _settled(self, phone: int) -> None:
        if (glass := self._glasses.get(phone)) is not None:
            glass.settle()

    def _tapped(self, phone: int, n: int, at: int) -> Tapped:
        glass = self._glasses.get(phone)
        with speaking(glass.language if glass and glass.language else current()):
            done, entry = glass.tap(n, at) if glass is not None else (False, None)
        return Tapped("" if done else GONE, glass.seat if glass else 0, entry)
