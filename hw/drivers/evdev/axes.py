"""An axis as buttons: one at each end, with a way between on and off so that it cannot flicker."""

from hw.drivers.evdev.kernel import AxisState


class AxisButton:
    """One end of an axis, such as a hat pushed left. Pure."""

    def __init__(self, side: int, on_percent: int, off_percent: int) -> None:
        self._side, self._on, self._off = side, on_percent, off_percent
        self._least, self._most = -1, 1
        self.on = False

    def measure(self, state: AxisState) -> bool:
        """Take how far the axis goes, and where it is now."""
        self._least, self._most = state.least, max(state.most, state.least + 1)
        self.on = self._way(state.value) >= self._on
        return self.on

    def move(self, value: int) -> bool:
        """Take where the axis is now; return whether it counts as pushed."""
        self.on = self._way(value) >= (self._off if self.on else self._on)
        return self.on

    def _way(self, value: int) -> float:
        """Return how far it is pushed to this side, in per cent."""
        middle = (self._least + self._most) / 2
        return 100 * self._side * (value - middle) / (self._most - middle)
