"""The judging loop and marks: asked before the door is emptied, and again until it is passed."""

from collections.abc import Callable

from companion.core.live import Inbox, Loop, Session, Skipping
from companion.core.referee.events import Cue, Deal, Event, Press
from tests.core.live.test_session import Notebook, session


class Table:
    """A table in skipped time, whose one source is a little behind the clock."""

    def __init__(self, marks: Callable[[int], int | None] | None = None) -> None:
        self.notebook, self.inbox, self.pace = Notebook(), Inbox(), Skipping()
        self.session: Session = session(self.notebook)
        self.asked: list[tuple[int, int]] = []
        self.loop = Loop(self.session, self.inbox, self.pace, marks=marks or self.behind)

    def behind(self, wanted: int) -> int | None:
        self.asked.append((self.pace(), wanted))
        return self.pace() - 3_000

    def play(self, *events: Event) -> int:
        """Return how long after the last of them the match has a verdict about it."""
        for event in events:
            self.inbox.put(event)
        told = len(self.notebook.told)
        while len(self.notebook.told) == told:
            self.loop.turn()
        return self.pace() - events[-1].t


def round_until(t: int) -> tuple[Event, ...]:
    return Deal(t - 900_000, "deal", {}), Cue(t - 800_000, 0, "ready"), Cue(t - 700_000, 0, "play")


def test_a_press_is_judged_as_soon_as_its_source_has_passed_it() -> None:
    table = Table()
    late = table.play(*round_until(1_000_000), Press(1_000_000, 100, 2, "white"))
    assert 3_000 < late < 4_500
    assert len(table.asked) < 8, "it is not asked all the time"


def test_without_a_mark_the_clock_decides_as_it_always_did() -> None:
    table = Table(lambda wanted: None)
    late = table.play(*round_until(1_000_000), Press(1_000_000, 100, 2, "white"))
    assert late == table.session.setup.latency + 1


def test_who_is_asked_is_not_asked_while_nothing_waits() -> None:
    table = Table()
    for _ in range(20):
        table.loop.turn()
    assert table.asked == []


def test_what_was_delivered_before_the_mark_was_stated_is_heard_before_it() -> None:
    """A driver delivers and then states its mark, while the loop is between its two looks."""
    table = Table()

    def delivering(wanted: int) -> int | None:
        if not table.asked:
            table.inbox.put(Press(999_900, 100, 3, "white"))
        table.asked.append((table.pace(), wanted))
        return table.pace()

    table.loop = Loop(table.session, table.inbox, table.pace, marks=delivering)
    table.play(*round_until(1_000_000), Press(1_000_000, 100, 2, "white"))
    assert not any("reason" in line for line in table.notebook.lines), "nothing came late"
    assert {v["seat"] for v in table.notebook.told if "seat" in v} == {3}
