"""One phone: what it looks at, how large it is, and what was last drawn for it."""

from collections import deque
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from companion.core.referee.game import Prompt
from companion.drawing.canvas import Measure
from companion.drawing.items import Picture, Touch
from companion.drawing.wire import Row, Sheet, item_row, touch_row
from companion.outputs.display.actions import (
    Action,
    Arrange,
    Command,
    Find,
    Go,
    Hit,
    Letter,
    MarkSpot,
    OpenSeat,
    Save,
    ShowPhoto,
)
from companion.outputs.display.desk import Desk
from companion.outputs.display.look import Look
from companion.outputs.display.naming import name_of
from companion.outputs.display.phones.buzzers import (
    EVERYTHING,
    OnGlass,
    buzzers_of,
    reaches_of,
)
from companion.outputs.display.phones.telling import told_lines
from companion.outputs.display.scene import Scene
from companion.outputs.display.screens import Composer
from companion.outputs.display.stage import Stage

_SCREENS = frozenset(("table", "photo", "papers", "rulings"))
"""Where the places of a picture may lead; all else is on the page around it."""
_ELSEWHERE = (Arrange, Command, Hit, Letter, MarkSpot, OpenSeat, Save, ShowPhoto)
"""What belongs to whoever runs a display, and to no phone."""
_KEPT = 6
"""So many pictures back a tap may come from: a finger is slower than a verdict."""

Entry = tuple[Prompt, Mapping[str, Any]]


def is_for_phones(action: Action) -> bool:
    """Tell whether a phone may do this."""
    if isinstance(action, Go):
        return action.screen in _SCREENS
    return not isinstance(action, _ELSEWHERE)


class Glass:
    """Draws for one phone, and takes its taps; on the thread that draws."""

    def __init__(self, measure: Measure) -> None:
        self.chair: int | None = None
        """Where it sits; None: it watches."""
        self._match: object = None
        self.seat = 0
        """Whose it is; 0: it watches."""
        self.can: OnGlass = EVERYTHING
        """What can be pressed on it."""
        self.chairs: Mapping[int, int] = {}
        """On which chair each seat of the match sits."""
        self.size: tuple[int, int] | None = None
        """What the page has room for; None: it has not said so yet."""
        self.language = ""
        """In which it is drawn; empty: in that of the table."""
        self.sheet: Sheet | None = None
        """What was drawn last; None: there is nothing to show."""
        self._composer = Composer(measure, handheld=True)
        self._desk: Desk | None = None
        self._scene: Scene | None = None
        self._drawn_as: tuple[Look, tuple[int, int]] | None = None
        self._picture: Picture | None = None
        self._words: tuple[str, ...] = ()
        self._buttons: tuple[tuple[Row, ...], ...] = ((), ())
        """Its own, and the piles of others."""
        self._shown: deque[tuple[int, tuple[Touch, ...]]] = deque(maxlen=_KEPT)
        self._entry: Entry | None = None
        self._spent, self._settled = 0, True
        """The last picture from which something was entered: it is good for one entry, unless
        nothing came of that."""
        self._count = 0

    def look_from(
        self, seat: int, match: object, chairs: Mapping[int, int], can: OnGlass = EVERYTHING
    ) -> None:
        """Look at a match from a seat; whatever was drawn of another is gone."""
        if (seat, match) != (self.seat, self._match):
            self.clear()
            self.seat, self._match, self.chairs, self.can = seat, match, chairs, can

    def clear(self) -> None:
        """Show nothing: no match is on."""
        self.sheet = self._desk = self._picture = self._scene = None
        self._shown.clear()

    def draw(self, stage: Stage) -> bool:
        """Draw what there is to be seen now; tell whether it differs from what was there."""
        if self.size is None:
            return False
        desk = self._at(stage)
        scene = self._followed(desk, stage)
        look = replace(desk.look, near=self.seat)
        if scene is self._scene and self._drawn_as == (look, self.size):
            return False
        self._scene, self._drawn_as = scene, (look, self.size)
        picture = self._composer.picture(scene, look, self.size)
        beside = told_lines(scene, look), self._pressed(scene)
        same = self._picture is not None and _alike(picture, self._picture)
        self._picture = picture
        if same and beside == (self._words, self._buttons):
            return False
        self._words, self._buttons = beside
        self._put(picture)
        return True

    def _pressed(self, scene: Scene) -> tuple[tuple[Row, ...], ...]:
        """Return the rows of all that can be pressed on it."""
        reaches = reaches_of(scene, self.seat, self.chairs, self.can)
        return buzzers_of(scene, self.seat, self.can), reaches

    def _at(self, stage: Stage) -> Desk:
        if self._desk is None or self._desk.stage is not stage:
            self._desk = Desk(stage, self._enter)
        return self._desk

    def _followed(self, desk: Desk, stage: Stage) -> Scene:
        """Return the scene; what was opened and is no longer offered is closed."""
        desk.follow()
        scene, look = stage.scene(), desk.look
        offered = scene.answers or scene.others
        if look.screen in ("form", "rulings") and not offered:
            desk.look = replace(look, screen="", form=None, picker=None)
        return scene

    def _put(self, picture: Picture) -> None:
        self._count += 1
        assert self._desk is not None
        scene, look = self._desk.stage.scene(), self._desk.look
        named = [(t, name_of(t, picture, scene, look)) for t in picture.touches if t.rect.w]
        named = [(t, name) for t, name in named if name and is_for_phones(t.action)]
        touches = tuple(touch for touch, _ in named)
        self._shown.append((self._count, touches))
        self.sheet = Sheet(
            self._count,
            picture.size,
            tuple(map(item_row, picture.items)),
            tuple(touch_row(*each) for each in named),
            self._words,
            (*zip(("buzzers", "reaches"), self._buttons, strict=True),),
        )

    def _enter(self, prompt: Prompt, values: Mapping[str, Any]) -> None:
        self._entry = (prompt, values)

    def tap(self, n: int, at: int) -> tuple[bool, Entry | None]:
        """Do what a place of a picture does; false: that place is no more. Return what is entered.

        Somebody who taps what has moved meanwhile means what they saw: it is done if it is still
        there to be done. From one picture one thing is entered, however often it is tapped.
        """
        touch = next((places[at] for m, places in self._shown if m == n and at < len(places)), None)
        if touch is None or self._desk is None or self._picture is None or self._is_spent(n):
            return False, None
        now = [place.action for place in self._picture.touches]
        if touch.action not in now and not isinstance(touch.action, Find):
            return False, None
        self._entry = None
        self._desk.act(touch.action)
        if self._entry is not None:
            self._spent, self._settled = self._count, False
        return True, self._entry

    def settle(self) -> None:
        """Note what was entered as taken or refused: if that shows nowhere, it may come again."""
        self._settled = True

    def _is_spent(self, n: int) -> bool:
        return n <= self._spent and not (self._settled and self._spent == self._count)


def _alike(one: Picture, other: Picture) -> bool:
    if one is other:
        return True
    return one.size == other.size and one.items == other.items and one.touches == other.touches
