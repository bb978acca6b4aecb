"""The display of a hosted table before and after a match: what is chosen, and how it ended."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Collection
from dataclasses import replace

from companion.app.hosted.table_choices import TableChoices
from companion.app.table.looking_back import LookingBack
from companion.core.live.listener import Listening
from companion.core.referee.events import Event, Press, Release
from companion.games import KITS
from companion.language import say
from companion.outputs.display import Stage
from companion.outputs.display.desk import Desk
from companion.outputs.display.following.honours import Honours
from companion.outputs.display.foyer import Foyer
from companion.outputs.display.scene import EndView
from companion.outputs.display.spots import pressed

CALM_US = 3_000_000
"""So long after a match has ended a button chooses nothing: hands are still quick from playing."""
OVER = "over"
"""The phase in which every game ends."""


class Lobby:
    """Keeps the display and what is chosen elsewhere, on phones and buttons, of one mind."""

    def __init__(self, choosing: TableChoices, looking: LookingBack) -> None:
        self._choosing, self._agreed, self._looking = choosing, choosing.chosen, looking
        self.presses: deque[tuple[int, str]] = deque(maxlen=50)
        """Buttons of chairs that were pressed, and that nobody has looked at yet."""

    def open(self) -> Foyer:
        """Return what is shown while no match is on."""
        choosing = self._choosing
        self._agreed = choosing.chosen
        self.presses.clear()
        hints: dict[int, dict[str, str]] = {seat: {} for seat in choosing.choices.wired}
        history = self._looking.there
        foyer = Foyer(choosing.choices, choosing.chosen, KITS, history=history, hints=hints)
        foyer.look_back = lambda: self._looking.later(foyer.recall)
        return foyer

    def follow(self, foyer: Foyer, desk: Desk) -> None:
        """Bring in what was pressed, and what was chosen here or elsewhere."""
        while self.presses:
            action = pressed(foyer.scene(), desk.look, *self.presses.popleft())
            if action is not None:
                desk.act(action)
        choosing = self._choosing
        if foyer.chosen != self._agreed:
            choosing.take(foyer.chosen)
        elif choosing.chosen != self._agreed or choosing.choices is not foyer.choices:
            foyer.agree(choosing.chosen, choosing.choices)
        self._agreed = foyer.chosen


class Ending(Listening):
    """Shows how a match ended for as long as it has; the dealer may still take that back.

    It hears on the judging thread what is pressed, and follows on the main one.
    """

    def __init__(
        self,
        bots: Callable[[], Collection[int]] = tuple,
        now: Callable[[], int] = lambda: 0,
        leaves: bool = False,
        next_round: Callable[[], int | None] = lambda: None,
    ) -> None:
        """`bots` are the seats that the program plays: they earn no honours. `leaves` tells whether
        somebody may leave the table altogether, `next_round` which round of a club's evening
        would be begun."""
        self._honours, self._bots, self._now, self._leaves = Honours(), bots, now, leaves
        self._round = next_round
        self._named: Stage | None = None
        self._since = 0
        self._presses: deque[Press] = deque(maxlen=50)

    def heard(self, event: Event) -> None:
        """Note what is pressed."""
        if isinstance(event, Press) and not isinstance(event, Release):
            self._presses.append(event)

    def follow(self, stage: Stage, desk: Desk) -> None:
        """Show the end once the match is over, and the match again if it goes on after all."""
        scene = stage.scene()
        over = scene.phase == OVER
        if over and scene.end is None:
            self._since = self._now()
            stage.end(self._view(stage, scene.sheet.winner))
        elif not over and scene.end is not None:
            stage.end(None)
        elif scene.end is not None and scene.end.round != self._round():
            stage.end(replace(scene.end, round=self._round()))
        self._take_presses(stage, desk)

    def _take_presses(self, stage: Stage, desk: Desk) -> None:
        """Let a seat's buttons choose what comes next; what ended the match chooses nothing."""
        while self._presses:
            press = self._presses.popleft()
            scene = stage.scene()
            if scene.end is None or press.t < self._since + CALM_US or desk.look.screen:
                continue
            action = pressed(scene, desk.look, press.seat, press.input)
            if action is not None:
                desk.act(action)

    def _view(self, stage: Stage, winner: str) -> EndView:
        if self._named is not stage:
            self._named = stage
            self._honours.add(stage.deeds(), [stage.players[seat - 1] for seat in self._bots()])
        title, tone = (
            (say("display-wins", who=winner), "good") if winner else (say("display-the-end"), "ink")
        )
        return EndView(
            title, tone, self._honours.told(), stage.closest(), leaves=self._leaves,
            round=self._round(),
        )  # fmt: skip
