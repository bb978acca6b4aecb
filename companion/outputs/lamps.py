"""From what happens to which lamps are lit. Pure: told the time, and nothing but a callback out.

What a verdict means and whom the table waits for is the game's (`Kit.lamps`). The words are the
same in all games: READY puts everything out, so that PLAY is seen (played by eye, all red lamps
are lit for a moment), and at PLAY all white ones flash.

Nobody else switches a lamp in a match.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence

from companion.core.live import View
from companion.core.referee.events import Cue, Event
from companion.core.referee.verdicts import Verdict
from companion.kit.lamps import LampCode, Light, Out, Wait

FLASH_US = 200_000
BLINK_US = 150_000
BLINKS = 3
ASK_US = 400_000
HURRY_US = 5_000_000
"""So long before a deadline a lamp blinks fast."""

Place = tuple[int, str]
Set = Callable[[int, str, bool], None]
Span = tuple[int, int, Place]


class Lamps:
    """Listens to a match and lights its lamps; an actor, because lamps go out again by time."""

    hears = (Cue,)

    def __init__(self, code: LampCode, seats: int, switch: Set, *, by_eye: bool = False) -> None:
        self._code, self._seats, self._switch = code, range(1, seats + 1), switch
        self.by_eye = by_eye
        """Whether words are seen, because none can be heard."""
        self._called: set[Place] = set()
        """Lit until the next word."""
        self._held: dict[Place, frozenset[str]] = {}
        """Lit as long as the match is in one of these phases."""
        self._waits: dict[Wait, int] = {}
        """Whom the table waits for, and since when."""
        self._spans: list[Span] = []
        """Lit from an instant to another, and then dark again."""
        self._shown: set[Place] = set()
        """The word that is being shown, until it is known when that was."""
        self._words: list[Span] = []
        """Lit because of a word that was called: on a screen, the word itself is shown."""
        self._lit: set[Place] = set()
        self._meant: set[Place] = set()
        self.watch: Set = lambda seat, colour, on: None
        """Is told what is lit for the players of a seat; of words, only the lamps tell."""
        self._now = 0
        self._due: int | None = None

    def sign(self, word: str) -> tuple[Place, ...]:
        """Return what shows a cue to the eye."""
        shown = {"play": "white", "ready": "red"} if self.by_eye else {"play": "white"}
        return tuple((seat, shown[word]) for seat in self._seats) if word in shown else ()

    def show(self, word: str) -> None:
        """Light what shows a word, at once: its event comes when it has been seen."""
        self._shown |= {*self.sign(word)}
        self._relight(self._now)

    def heard(self, event: Event) -> None:
        """Change all lamps at a cue; nothing else is worth one before it is judged."""
        if isinstance(event, Cue):
            self._put_out()
            self._spans = []
            self._words = [(event.t, event.t + FLASH_US, place) for place in self.sign(event.cue)]
            self._relight(event.t)

    def _put_out(self) -> None:
        self._called.clear()
        self._held.clear()
        self._shown.clear()

    def judged(self, verdicts: Sequence[Verdict], view: View) -> None:
        """Light what was decided, and what is awaited; mostly that is what is lit already."""
        private, same = view.setup.private, True
        for verdict in verdicts:
            if verdict.kind not in private and self._decided(verdict, view):
                same = False
        if self._held:
            phase = str(view.state.get("phase"))
            held = {place: lasts for place, lasts in self._held.items() if phase in lasts}
            same, self._held = same and held == self._held, held
        waits = {wait: self._waits.get(wait, view.t) for wait in self._code.waits(view)}
        if not (same and waits == self._waits) or (self._due is not None and self._due <= view.t):
            self._waits = waits
            self._relight(view.t)

    def _decided(self, verdict: Verdict, view: View) -> bool:
        """Take over what a verdict lights or puts out; tell whether it does either."""
        sign = self._code.sign(verdict.kind)
        if isinstance(sign, Out):
            self._called.clear()
            self._held.clear()
        elif isinstance(sign, Light):
            seats = [seat for seat in sign.where(verdict, view) if seat in self._seats]
            self._light(sign, [(seat, colour) for seat in seats for colour in sign.colours], view)
        return isinstance(sign, Out | Light)

    def _light(self, sign: Light, places: list[Place], view: View) -> None:
        if sign.alone and places:
            colours = sign.colours
            self._held = {at: lasts for at, lasts in self._held.items() if at[1] not in colours}
        if sign.how == "called":
            self._called |= {*places}
        elif sign.how == "steady":
            lasts = sign.phases or frozenset((str(view.state.get("phase")),))
            self._held |= dict.fromkeys(places, lasts)
        else:
            self._spans += [span for place in places for span in _blinks(view.t, place)]

    def due(self) -> int | None:
        """Return when a lamp next changes by itself."""
        return self._due

    def act(self, now: int) -> None:
        """Let lamps go on and out by time."""
        self._relight(now)

    def _relight(self, now: int) -> None:
        """Switch what differs."""
        self._now = max(self._now, now)
        self._spans = [span for span in self._spans if span[1] > self._now]
        self._words = [span for span in self._words if span[1] > self._now]
        meant = self._for_players()
        lit = meant | self._shown | self._shining(self._words)
        self._lit = _switched(self._lit, lit, self._switch)
        self._meant = _switched(self._meant, meant, self.watch)
        self._due = min(self._edges(), default=None)

    def _edges(self) -> Iterator[int]:
        """Yield when something next goes on or out by time."""
        for spans in (self._spans, self._words):
            yield from (t for span in spans for t in span[:2] if t > self._now)
        for wait, since in self._waits.items():
            yield from _edges(wait, since, self._now)

    def _for_players(self) -> set[Place]:
        """Return what is lit because of what was decided, or because somebody is awaited."""
        lit = self._called | {*self._held} | self._shining(self._spans)
        waits = self._waits.items()
        return lit | {(w.seat, w.colour) for w, since in waits if _shines(w, since, self._now)}

    def _shining(self, spans: Iterable[Span]) -> set[Place]:
        return {place for start, end, place in spans if start <= self._now < end}

    def dark(self) -> None:
        """Put all out: the match is over."""
        self._put_out()
        self._spans, self._words, self._waits = [], [], {}
        self._relight(self._now)


def _switched(before: set[Place], after: set[Place], switch: Set) -> set[Place]:
    """Switch what differs, and return what is lit now."""
    for place in sorted(before ^ after):
        switch(*place, place in after)
    return after


def _blinks(now: int, place: Place) -> Iterable[Span]:
    for n in range(BLINKS):
        start = now + 2 * n * BLINK_US
        yield start, start + BLINK_US, place


def _hurries(wait: Wait, since: int) -> int | None:
    """Return from when on somebody's lamp blinks fast."""
    return None if wait.deadline is None else max(since, wait.deadline - HURRY_US)


def _beat(wait: Wait, since: int, now: int) -> tuple[int, int]:
    """Return since when a lamp blinks, and how fast; 0: it does not."""
    hurries = _hurries(wait, since)
    if hurries is not None and now >= hurries:
        return hurries, BLINK_US
    return since, ASK_US if wait.blinks else 0


def _shines(wait: Wait, since: int, now: int) -> bool:
    start, beat = _beat(wait, since, now)
    return not beat or (now - start) // beat % 2 == 0


def _edges(wait: Wait, since: int, now: int) -> Iterable[int]:
    start, beat = _beat(wait, since, now)
    if beat:
        yield start + ((now - start) // beat + 1) * beat
    hurries = _hurries(wait, since)
    if hurries is not None and hurries > now:
        yield hurries
