"""What nobody waits for is told together; nothing is told before it is durable, or out of order."""

from collections.abc import Sequence

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.core.live import Session, View
from companion.core.live.held import HOLD_US
from companion.core.referee.events import Card, Cue, Deal, Event, Press, Release, Ruling
from companion.core.referee.verdicts import Verdict
from companion.core.transcript.header import parse_header
from companion.games import GAMES, KITS
from companion.kit.lamps import Dark
from tests.core.live.test_session import Notebook, parsed
from tests.support.random_tables import Line, evenings

HEADER = parse_header({"transcript": 1, "game": "sherlock-holmes", "seats": 4}, GAMES)
LATENCY = HEADER.setup.latency


class Keeper(Notebook):
    """Counts how often a card would have been written, and when verdicts were told."""

    def __init__(self) -> None:
        super().__init__()
        self.syncs, self.now = 0, 0
        self.when: list[tuple[int, str]] = []
        self.lying: list[int] = []

    def settle(self) -> None:
        self.syncs += 1
        super().settle()

    def judged(self, verdicts: Sequence[Verdict], view: View) -> None:
        super().judged(verdicts, view)
        safe = [line for line in self.given[: self.settled[1]] if line["verdict"] == "played"]
        self.lying.append(sum(view.state["piles"]))
        assert self.lying[-1] <= len(safe)
        self.when += [(self.now, verdict.kind) for verdict in verdicts]


def played(events: Sequence[Event], hold_us: int, more_us: int = 200_000) -> Keeper:
    """Let time pass a millisecond at a time, as a table does."""
    keeper = Keeper()
    session = Session(HEADER, keeper, [keeper], hold_us=hold_us)
    waiting = sorted(events, key=lambda event: event.t)
    for now in range(0, waiting[-1].t + more_us, 1_000):
        keeper.now = now
        while waiting and waiting[0].t <= now:
            session.take([waiting.pop(0)])
        if (due := session.due()) is not None and due <= now:
            session.pass_time(now)
    return keeper


def round_of(*plays_ms: int) -> list[Event]:
    """Everybody plays so many milliseconds after PLAY."""
    words: list[Event] = [Deal(0, "deal", {}), Cue(10_000, 0, "ready"), Cue(1_000_000, 0, "play")]
    hands = [
        event
        for seat, ms in enumerate(plays_ms, start=1)
        for event in (
            Press(1_000_000 + ms * 1_000, 0, seat, "pile"),
            Release(1_000_000 + ms * 1_000 + 150_000, 0, seat, "pile"),
        )
    ]
    return [*words, *hands]


def test_four_who_play_within_a_moment_are_told_at_once() -> None:
    held, each = (played(round_of(200, 210, 225, 240), hold) for hold in (HOLD_US, 0))
    assert [kind for _, kind in held.when] == [kind for _, kind in each.when] == ["played"] * 4
    first = each.when[0][0]
    assert {t for t, _ in held.when} == {first + HOLD_US}, "no later than that"
    assert (held.syncs, each.syncs) == (2, 5), "with the deal"


def test_who_plays_later_than_that_is_told_by_themselves() -> None:
    held = played(round_of(200, 210, 400, 700), HOLD_US)
    assert len({t for t, _ in held.when}) == 3


def test_what_somebody_waits_for_takes_along_what_waits() -> None:
    call = Press(1_215_000, 0, 3, "white")
    cards: list[Event] = [Card(1_150_000, seat, "CAB") for seat in (1, 3)]
    plays = round_of(100, 105, 110, 190)
    held, each = (played([*plays, *cards, call], hold) for hold in (HOLD_US, 0))
    assert [kind for _, kind in held.when] == [kind for _, kind in each.when]
    called = {t for t, kind in each.when if kind == "call"}
    assert {t for t, kind in held.when if kind == "call"} == called, "as soon as ever"
    last = [t for t, kind in held.when if kind == "played"][-1]
    assert last <= min(called), "and what waits goes first"


@pytest.mark.parametrize(
    "word", [Cue(1_280_000, 0, "ready"), Ruling(1_280_000, "overturn", {"of": 1})]
)
def test_a_word_and_a_ruling_are_told_at_once(word: Event) -> None:
    held = played([*round_of(210, 215, 220, 225), word], HOLD_US)
    assert {t for t, kind in held.when if kind == "played"} == {1_280_000}


def test_nobody_sees_what_is_not_durable_in_how_the_table_stands() -> None:
    for hold in (0, HOLD_US):
        assert max(played(round_of(200, 210, 225, 240), hold).lying) == 4


@settings(max_examples=40, deadline=None)
@given(evenings, st.sampled_from([0, 20_000, HOLD_US, 400_000]))
def test_the_same_is_told_in_the_same_order_however_long_it_waits(
    evening: list[Line], hold: int
) -> None:
    header, events = parsed(evening)
    books = [Notebook(), Notebook()]
    for book, held in zip(books, (0, hold), strict=True):
        session = Session(header, book, [book], hold_us=held)
        for event in events:
            session.take([event])
            session.pass_time(event.t)
        session.end(events[-1].t if events else 0)
    first, second = books
    assert second.told == first.told == second.given
    assert [event.t for event in second.seen] == [event.t for event in first.seen]


@pytest.mark.parametrize("game", GAMES)
def test_what_can_wait_lights_no_lamp(game: str) -> None:
    lit = KITS[game].lamps.signs
    waits = [name for name, kind in GAMES[game].vocabulary.verdicts.items() if kind.unhurried]
    assert all(isinstance(lit[name], Dark) for name in waits)
