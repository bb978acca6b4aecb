"""A table for the check-up's tests: hands that do what a test says, and time that only it moves."""

from collections.abc import Callable
from functools import partial

from companion.setup.check.checkup import Ask, Checkup, CheckWish
from companion.setup.check.findings import CheckFinding, FindingKind, Spot

STEP_US = 10_000
WHITE, RED, BLUE = Spot(1, "white"), Spot(1, "red"), Spot(1, "blue")
PILE, SHIELD, RAIL = Spot(1, "pile"), Spot(1, "shield"), Spot(1, "rail")


class Bench:
    """Runs a check-up; `answers` says what arrives when a spot is asked for."""

    def __init__(self, *inputs: Spot, lamps: tuple[Spot, ...] = ()) -> None:
        self.checkup = Checkup(inputs, lamps, patience_us=5_000_000)
        self.now_us = 0
        self.asked: list[Ask] = []
        self.answers: dict[Spot, Callable[[], None]] = {}
        self.checkup.begin(0)

    def wait(self, seconds: float) -> None:
        """Let time pass in small steps, as a shell would."""
        for _ in range(round(seconds * 1_000_000 / STEP_US)):
            self.now_us += STEP_US
            self.checkup.tick(self.now_us)

    def on(self, spot: Spot) -> None:
        self.checkup.hear(spot, True, self.now_us)

    def off(self, spot: Spot) -> None:
        self.checkup.hear(spot, False, self.now_us)

    def tap(self, spot: Spot, times: int = 1) -> None:
        for _ in range(times):
            self.on(spot)
            self.wait(0.05)
            self.off(spot)
            self.wait(0.05)

    def walk(self) -> dict[Spot, CheckFinding]:
        """Answer every question until the check-up ends; by default as a good table does."""
        self.wait(2)
        while not self.checkup.done:
            ask = self.checkup.ask
            assert ask.spot is not None
            self.asked.append(ask)
            if ask.wish is CheckWish.PRESS:
                self.answers.get(ask.spot, partial(self.tap, ask.spot))()
                self.wait(0.4)
            elif ask.wish is CheckWish.LOOK:
                self.checkup.answer(True, self.now_us)
            self.wait(0.01)
        return {finding.spot: finding for finding in self.checkup.findings()}

    def kinds(self) -> dict[Spot, FindingKind]:
        return {spot: finding.kind for spot, finding in self.walk().items()}
