"""From what happens to which lamps are lit. Pure: told the time, and nothing but a callback out.

| what | lamps |
| --- | --- |
| READY | all dark, so that PLAY is seen; played by eye, all red ones for a moment |
| PLAY | all white ones flash |
| the first caller | white |
| who sweeps | red, as long as the sweep lasts |
| a forfeit | red, three blinks |
| the dealer is asked | the dealer's blue one blinks until the question is answered |
| counting | white, where a count is still awaited |
"""

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from companion.core.live import View
from companion.core.referee.events import Cue, Event
from companion.core.referee.verdicts import Verdict

FLASH_US = 200_000
BLINK_US = 150_000
FORFEIT_BLINKS = 3
ASK_US = 400_000

Place = tuple[int, str]
Set = Callable[[int, str, bool], None]
Span = tuple[int, int, Place]


class Lamps:
    """Listens to a match and lights its lamps; an actor, because lamps go out again by time."""

    def __init__(self, seats: int, switch: Set, *, by_eye: bool = False) -> None:
        self._seats, self._switch = range(1, seats + 1), switch
        self.by_eye = by_eye
        """Whether words are seen, because none can be heard."""
        self._steady: set[Place] = set()
        self._asking: Place | None = None
        self._asked_at = 0
        self._spans: list[Span] = []
        """Lit from an instant to another, and then dark again."""
        self._lit: set[Place] = set()
        self._awaited: set[Place] = set()
        self._now = 0

    def sign(self, word: str) -> tuple[Place, ...]:
        """What shows a cue to the eye, at once: for a table that is played without sound."""
        shown = {"play": "white", "ready": "red"} if self.by_eye else {"play": "white"}
        return tuple((seat, shown[word]) for seat in self._seats) if word in shown else ()

    def heard(self, event: Event) -> None:
        """A cue changes all lamps; nothing else is worth one before it is judged."""
        if isinstance(event, Cue):
            self._steady.clear()
            self._spans = [(event.t, event.t + FLASH_US, place) for place in self.sign(event.cue)]
            self._relight(event.t, again=True)

    def judged(self, verdicts: Sequence[Verdict], view: View) -> None:
        """Light what was decided, and what is awaited."""
        for verdict in verdicts:
            self._show(verdict, view.t)
        if view.state.get("phase") != "sweep":
            self._steady -= {(seat, "red") for seat in self._seats}
        self._awaited = set(_counts(view))
        self._ask(view)
        self._relight(view.t)

    def _show(self, verdict: Verdict, now: int) -> None:
        seat: Any = verdict.fields.get("seat")
        if verdict.kind == "call" and verdict.fields.get("place") == 1:
            self._steady.add((seat, "white"))
        elif verdict.kind == "sweep-open":
            self._steady.add((seat, "red"))
        elif verdict.kind == "forfeit" and seat is not None:
            self._spans += _blinks(now, (seat, "red"))

    def _ask(self, view: View) -> None:
        dealer: Any = view.state.get("dealer")
        asked = bool(view.state.get("open")) and dealer is not None
        if not asked:
            self._asking = None
        elif self._asking is None or self._asking[0] != dealer:
            self._asking, self._asked_at = (int(dealer), "blue"), view.t

    def due(self) -> int | None:
        """When a lamp next changes by itself."""
        edges = [t for start, end, _ in self._spans for t in (start, end) if t > self._now]
        if self._asking is not None:
            since = self._now - self._asked_at
            edges.append(self._asked_at + (since // ASK_US + 1) * ASK_US)
        return min(edges, default=None)

    def act(self, now: int) -> None:
        """Let lamps go on and out by time."""
        self._relight(now)

    def _relight(self, now: int, again: bool = False) -> None:
        """Switch what differs; `again` says it once more, if somebody else may have switched."""
        self._now = max(self._now, now)
        self._spans = [span for span in self._spans if span[1] > self._now]
        wanted = self._wanted()
        for place in sorted(self._lit ^ wanted):
            self._switch(*place, place in wanted)
        if again:
            for place in sorted(self._lit & wanted):
                self._switch(*place, True)
        self._lit = wanted

    def _wanted(self) -> set[Place]:
        now = self._now
        wanted = self._steady | self._awaited
        wanted |= {place for start, end, place in self._spans if start <= now < end}
        if self._asking is not None and (now - self._asked_at) // ASK_US % 2 == 0:
            wanted |= {self._asking}
        return wanted

    def dark(self) -> None:
        """All out: the match is over."""
        for place in sorted(self._lit):
            self._switch(*place, False)
        self._lit = set()


def _blinks(now: int, place: Place) -> Iterable[Span]:
    for n in range(FORFEIT_BLINKS):
        start = now + 2 * n * BLINK_US
        yield start, start + BLINK_US, place


def _counts(view: View) -> Iterable[Place]:
    """The seats whose own entry is awaited before play can go on."""
    if view.state.get("phase") != "counting":
        return
    for prompt in view.prompts:
        if prompt.event == "entry" and isinstance(prompt.by, int):
            yield prompt.by, "white"
