"""Was it before PLAY? Presses around a word against what a judge made of them. Pure.

Ours goes the way of a real table: the stated onset becomes a Cue, each stamped press a Press, and a
Session of Sherlock Holmes says who forfeits a card for an early play. The others compare when the
press reached them with when they asked for the sound.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from math import log
from typing import Any, Final, NamedTuple

from benchmarks.fairness.score import Hearing, Start, matched
from companion.app.table.match import header_of
from companion.core.live import Session, View
from companion.core.referee.events import Cue, Deal, Event
from companion.core.referee.events import Press as Touch
from companion.core.referee.instant import Instant, certainly_before
from companion.core.referee.verdicts import Verdict
from companion.core.transcript.header import Header, parse_header
from companion.games import GAMES
from companion.setup.profile import load_profile

EDGES_US: Final = (500, 1_000, 2_000, 5_000, 10_000, 15_000, 20_000, 40_000)
"""Presses are told apart by how far from the word they were, to the nearest of these."""
PATIENCE_US: Final = 250_000
NEAR_US: Final = 300_000
"""A recorded word further than this from its plan is another one's."""
READY_US: Final = 1_000_000
TOTALS: Final = ("inside", "unrecorded", "recorded", "span_us", "words", "untrue")
KINDS: Final = ("right", "accused", "let go", "too close", "missed")


class Word(NamedTuple):
    """A word as its judge knows it, and as it was recorded."""

    known: Instant | None
    """When it was heard, as far as its judge can tell; None: he was never told."""
    after_us: int
    before_us: int
    ready: Instant | None = None
    """When READY was heard before it, if that was told."""

    def early(self, start: Start) -> bool | None:
        """Whether a press came before it; None: the truth is not known so well."""
        if start.before_us < self.after_us:
            return True
        return False if start.after_us > self.before_us else None

    def gap_us(self, start: Start) -> int:
        """What is certain of the time between; before the word it is negative."""
        if start.before_us < self.after_us:
            return start.before_us - self.after_us
        return start.after_us - self.before_us


def table() -> Header:
    """A table of eight, as it ships."""
    return parse_header(header_of(load_profile("pi-eight-seats")), GAMES)


def words_of(said: Sequence[Sequence[Any]], spans: Sequence[Sequence[int]]) -> dict[int, Word]:
    """Our words, each with the one recording of it; one that was not recorded whole is left out."""
    found = {}
    for n, span in _recorded(said, spans).items():
        _, _, *play, ready_t, ready_u = said[n]
        found[n] = Word(_stated(*play), *span, _stated(ready_t, ready_u))
    return found


def _stated(t: int | None, u: int | None) -> Instant | None:
    return None if t is None or u is None else Instant(t, u)


def asked_of(said: Sequence[Sequence[Any]], spans: Sequence[Sequence[int]]) -> dict[int, Word]:
    """The others' words: known by when they were asked for."""
    return {n: Word(Instant(said[n][1]), *span) for n, span in _recorded(said, spans).items()}


def _recorded(
    said: Sequence[Sequence[Any]], spans: Sequence[Sequence[int]]
) -> dict[int, tuple[int, int]]:
    found = {}
    for n, (at, *_) in enumerate(said):
        near = [(after, before) for after, before in spans if abs(after - at) <= NEAR_US]
        if len(near) == 1:
            found[n] = near[0]
    return found


class Accused:
    """Listens to a session for who played early."""

    def __init__(self) -> None:
        self.seats: set[int] = set()

    def heard(self, event: Event) -> None:
        """Evidence accuses nobody."""

    def judged(self, verdicts: Sequence[Verdict], view: View) -> None:
        """Take note of forfeits for an early play."""
        for verdict in verdicts:
            if verdict.kind == "forfeit" and verdict.fields["reason"] == "early":
                self.seats.add(verdict.fields["seat"])


def accused(header: Header, word: Word, play: Instant, touches: Mapping[int, Instant]) -> set[int]:
    """Whom the referee makes pay for playing before this PLAY, the first of its match."""
    found = Accused()
    session = Session(header, listeners=[found])
    ready = word.ready or Instant(min([play, *touches.values()]).t - READY_US)
    session.take([Deal(ready.t - READY_US, "deal", {}), Cue(*ready, "ready")])
    events: list[Event] = [Touch(t, u, seat, "pile") for seat, (t, u) in touches.items()]
    session.take(sorted([*events, Cue(*play, "play")], key=lambda event: event.t))
    session.end(play.t + READY_US)
    return found.seats


def score_starts(
    header: Header | None,
    words: Mapping[int, Word],
    starts: Sequence[Start],
    heard: Sequence[Sequence[Any]],
) -> dict[str, Any]:
    """Count by gap. With a header our referee judges; without, whoever arrived before the asking.

    `inside` are presses too near the word for the recording to tell, `unrecorded` those around a
    word that was not recorded; `untrue` are stated onsets whose truth lies outside their doubt;
    `span_us` adds up how well the truth of the recorded words is known.
    """
    rows: dict[int, dict[str, int]] = {}
    total = dict.fromkeys(TOTALS, 0)
    touched = zip(starts, matched([start[1:] for start in starts], heard, PATIENCE_US), strict=True)
    for n, presses in _by_word(touched).items():
        word = words.get(n)
        if word is None:
            total["unrecorded"] += len(presses)
            continue
        _audit(word, total)
        for start, verdict in _judged(header, word, presses):
            if verdict is None:
                total["inside"] += 1
                continue
            row = rows.setdefault(nearest(word.gap_us(start)), dict.fromkeys(KINDS, 0))
            row[verdict] += 1
    return {"rows": {str(gap): rows[gap] for gap in sorted(rows)}, **total}


Presses = list[tuple[Start, Hearing | None]]


def _by_word(touched: Iterable[tuple[Start, Hearing | None]]) -> dict[int, Presses]:
    found: dict[int, Presses] = defaultdict(list)
    for start, hearing in touched:
        found[start.word].append((start, hearing))
    return found


def _judged(
    header: Header | None, word: Word, presses: Presses
) -> Iterator[tuple[Start, str | None]]:
    """Every press around a word by its name among KINDS; None where the truth cannot be told."""
    touches = {start.seat: Instant(h[1], h[2] or 0) for start, h in presses if h is not None}
    play = heard_at_table(header, word.known)
    pay = payers(header, word, play, touches)
    for start, hearing in presses:
        early = word.early(start)
        if early is None:
            yield start, None
        elif hearing is None or play is None:
            yield start, "missed"
        elif (start.seat in pay) == early:
            yield start, "right"
        elif not early:
            yield start, "accused"
        else:
            sure = header is None or certainly_before(play, touches[start.seat])
            yield start, "let go" if sure else "too close"


def heard_at_table(header: Header | None, known: Instant | None) -> Instant | None:
    """A stated onset as our table takes it: no output knows where the players' ears are."""
    if header is None or known is None:
        return known
    return Instant(known.t, max(known.u, header.setup.uncertainty["cue"]))


def payers(
    header: Header | None, word: Word, play: Instant | None, touches: Mapping[int, Instant]
) -> set[int]:
    """Whom our referee makes pay; without one, whoever arrived before the asking."""
    if play is None:
        return set()
    if header is not None:
        return accused(header, word, play, touches)
    return {seat for seat, touch in touches.items() if touch.t < play.t}


def _audit(word: Word, total: dict[str, int]) -> None:
    """Hold a stated onset to its word, without what the table adds for the players' ears."""
    total["recorded"] += 1
    total["span_us"] += word.before_us - word.after_us
    if word.known is not None and word.known.u:
        t, u = word.known
        total["words"] += 1
        total["untrue"] += not (t - u <= word.before_us and word.after_us <= t + u)


def nearest(gap_us: int) -> int:
    """The gap of the table that is meant, with its sign."""
    size = min(EDGES_US, key=lambda edge: abs(log(max(1, abs(gap_us)) / edge)))
    return -size if gap_us < 0 else size
