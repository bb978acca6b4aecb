"""What a rig is: hands that keep a plan, and a table whose drivers do not know of it."""

import time
from abc import ABC, abstractmethod
from contextlib import ExitStack
from types import TracebackType
from typing import Protocol, Self

from companion.app.table.build import Bench, build_table
from companion.setup.profile.model import Profile
from hw.clock import now_us, s_from_us
from hw.signals import Report
from tests.hil.outcome import Outcome, starved
from tests.hil.scenario import Scenario

LEAD_US = 300_000
SETTLE_US = 400_000
TRIES = 6
Span = tuple[int, int]


class Rig(Protocol):
    """Plays a scenario, and tells what was done and what was sensed."""

    def play(self, scenario: Scenario) -> Outcome: ...


class RealTimeRig(ABC):
    """A table that cannot travel in time: opened once, and played at again and again.

    A machine that was too busy to keep the plan proves nothing, so such a try does not count.
    """

    lead_us = LEAD_US
    """How long before the first instant the hands are told what to do."""

    def __init__(self, profile: Profile) -> None:
        self._reports: list[Report] = []
        self._stack = ExitStack()
        self.bench: Bench = build_table(profile, deliver=self._reports.append)

    def __enter__(self) -> Self:
        self.open(self._stack)
        self._stack.enter_context(self.bench.table)
        self.await_ready()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._stack.close()

    def play(self, scenario: Scenario) -> Outcome:
        outcome = self._try(scenario)
        for _ in range(TRIES - 1):
            if not starved(scenario, outcome):
                break
            outcome = self._try(scenario)
        return outcome

    def _try(self, scenario: Scenario) -> Outcome:
        self._reports.clear()
        start_us = now_us() + self.lead_us
        truth = self.move(scenario, start_us)
        time.sleep(max(0.0, s_from_us(start_us + scenario.end_us - now_us())))
        time.sleep(s_from_us(SETTLE_US))
        return Outcome.of(start_us, truth, [*self._reports])

    @abstractmethod
    def open(self, stack: ExitStack) -> None:
        """Set up the hands, before the table is opened."""

    def await_ready(self) -> None:
        """Wait until the table is as sure of its stamps as it gets: wires are at once."""
        return

    @abstractmethod
    def move(self, scenario: Scenario, start_us: int) -> list[Span]:
        """Carry out every move; give when each was done (after, before), on the table clock."""
