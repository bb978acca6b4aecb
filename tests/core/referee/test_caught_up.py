"""A referee looks at what waits when its mark rises: who looks every time finds nothing more."""

from collections.abc import Iterator
from random import Random

import pytest

from companion.core.referee import Referee
from companion.core.referee.events import Event, Fault
from companion.core.referee.verdicts import Verdict
from companion.core.transcript.header import parse_header
from companion.games import GAMES
from tests.support.by_lot import EveningByLot, Planned

EVENINGS = (
    Planned("sherlock-holmes", 41, 4, 250, called=True),
    Planned("sherlock-holmes", 42, 3, 250, called=True),
    Planned("221b-baker-street", 41, 3, 120),
    Planned("block", 41, 4, 120),
)


class Restless(Referee):
    """Looks every time."""

    def feed(self, event: Event) -> list[Verdict]:
        self._caught_up = None
        return super().feed(event)

    def pass_time(self, t: int, mark: int | None = None) -> list[Verdict]:
        self._caught_up = None
        return super().pass_time(t, mark)


def sits_down(planned: Planned, kind: type[Referee]) -> Referee:
    header = parse_header(planned.header(), GAMES)
    setup = header.setup
    return kind(header.game.set_up(setup), setup.seats, setup.latency)


def shaken(planned: Planned) -> Iterator[tuple[Event | None, int, int | None]]:
    """Yield what happens, crosswise and late, with time and marks that pass in between."""
    chance, newest = Random(f"shaken {planned.seed}"), 0
    held: list[Event] = []
    for step in EveningByLot(planned).steps(planned.steps):
        held.append(step.event)
        if chance.random() < 0.3:
            continue
        chance.shuffle(held)
        for event in held:
            newest = max(newest, event.t)
            yield event, newest, None
            if chance.random() < 0.5:
                t = newest + chance.choice((0, 0, 1, 5_000, 30_000))
                newest = max(newest, t)
                yield None, t, chance.choice((None, t, t - 3_000, t - 25_000))
            if chance.random() < 0.1:
                told = newest - chance.choice((0, 10_000, 60_000))
                yield Fault(max(told, 0), "lost", 1, "rail", max(told - 1_000, 0)), newest, None
        held.clear()


@pytest.mark.parametrize("planned", EVENINGS, ids=str)
def test_who_looks_every_time_finds_nothing_more(planned: Planned) -> None:
    calm, restless = sits_down(planned, Referee), sits_down(planned, Restless)
    given = 0
    for event, t, mark in shaken(planned):
        if event is not None:
            found = [each.feed(event) for each in (calm, restless)]
        else:
            found = [each.pass_time(t, mark) for each in (calm, restless)]
        assert found[0] == found[1]
        given += len(found[0])
        assert calm.public_state() == restless.public_state()
        assert calm.awaits() == restless.awaits()
    assert given > 50
