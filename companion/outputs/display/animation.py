"""How far everything has come that moves on a screen: men on a board, cards on their way, marks.

Told the time in milliseconds by whoever paints frames; a picture that is painted once has nothing
of it. Nothing that was decided waits for it: the scene shows it at once.
"""

from dataclasses import replace

from companion.kit.travel import TRAVEL_MS, Travel
from companion.outputs.display.look import Look
from companion.outputs.display.scene import Scene
from companion.outputs.display.staged import Staged

FRAME_MS = 33
"""No more than 30 frames a second."""
BEAT_MS = 500
"""How long a mark stays as strong as it is."""
PULSE_MS = 3 * BEAT_MS
"""How long a new mark beats."""


class Animation:
    """Moves what a window shows; with `moves` false, everything is where it belongs at once."""

    def __init__(self, *, moves: bool = True) -> None:
        self._moves = moves
        self._stage: Staged | None = None
        self._glided = self._since = -1
        self._flown = self._marked_at = 0
        self._marks: frozenset[tuple[int, str]] = frozenset()
        self._flying: list[tuple[Travel, int]] = []
        self._beats = False

    def look(self, stage: Staged, scene: Scene, look: Look, now: int) -> Look:
        """Return the look of a frame at that time, in steps of a frame."""
        if not self._moves:
            return look
        first, self._stage = stage is not self._stage, stage
        if first:
            self._begin(scene)
        moment, beat = self._moment(scene, now), self._beat(scene, now)
        return replace(look, moment=moment, flying=self._shares(scene, now), beat=beat)

    def rest(self, now: int) -> int | None:
        """Return how long the look of a frame stays as it was last told; None: nothing moves."""
        moving = [since for _, since in self._flying] + [self._since] * (self._since >= 0)
        steps = [(FRAME_MS, since) for since in moving]
        steps += [(BEAT_MS, self._marked_at)] * self._beats
        return min((step - (now - since) % step for step, since in steps), default=None)

    def _begin(self, scene: Scene) -> None:
        """Let rest what moved before anybody looked."""
        self._glided, self._since = _gliding(scene), -1
        self._flown = max((flight.n for flight in scene.flights), default=0)
        self._flying = []

    def _moment(self, scene: Scene, now: int) -> float:
        """Return how far what moves on a board has come."""
        moving, number = scene.board.motion if scene.board else None, _gliding(scene)
        if number != self._glided:
            self._glided, self._since = number, now if moving else -1
        if moving is None or self._since < 0:
            return 1.0
        gone = _whole(now - self._since)
        if gone >= moving.ms:
            self._since = -1
            return 1.0
        return gone / moving.ms

    def _beat(self, scene: Scene, now: int) -> bool:
        """Tell whether this is the stronger half of a beat: for a moment, when marks are new; and
        as long as a bot is thinking."""
        marks = _marked(scene)
        if marks != self._marks:
            self._marks, self._marked_at = marks, now
        new = bool(marks) and now - self._marked_at < PULSE_MS
        self._beats = new or any(seat.thinking for seat in scene.seats)
        return self._beats and (now - self._marked_at) // BEAT_MS % 2 == 0

    def _shares(self, scene: Scene, now: int) -> tuple[tuple[Travel, float], ...]:
        """Return every card that is on its way, and how far it has come; a board shows its own."""
        if scene.board is not None:
            return ()
        for flight in scene.flights:
            if flight.n > self._flown:
                self._flown = flight.n
                self._flying += [(travel, now) for travel in flight.travels]
        self._flying = [(t, since) for t, since in self._flying if now - since < TRAVEL_MS]
        return tuple((t, _whole(now - since) / TRAVEL_MS) for t, since in self._flying)


def _gliding(scene: Scene) -> int:
    moving = scene.board.motion if scene.board else None
    return moving.n if moving else 0


def _whole(ms: int) -> int:
    """Return the frames that have passed, in milliseconds."""
    return ms // FRAME_MS * FRAME_MS


def _marked(scene: Scene) -> frozenset[tuple[int, str]]:
    """Return every input that is marked on this screen."""
    return frozenset((s.number, name) for s in scene.seats for name in s.wanted if name in s.touch)
