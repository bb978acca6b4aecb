"""What a page shows: the display's own pictures, written for the painter in JavaScript."""

from __future__ import annotations

import json
from collections import deque
from collections.abc import Callable, Collection, Mapping
from dataclasses import replace
from typing import Any

from companion.app.browser.clock import PageClock
from companion.app.browser.speaker import Tell
from companion.drawing.items import Picture, Touch
from companion.drawing.wire import Sheet, item_row, since, touch_row, whole
from companion.language import say
from companion.outputs.display.actions import THEME, WHOLE_SCREEN
from companion.outputs.display.animation import Animation
from companion.outputs.display.bell import REST_MS
from companion.outputs.display.desk import Desk, Enter
from companion.outputs.display.handling import Handling, OnHit, OnKey, nobody_hits, nobody_keys
from companion.outputs.display.look import Look
from companion.outputs.display.naming import name_of
from companion.outputs.display.phones.buzzers import buzzers_of
from companion.outputs.display.phones.telling import told_lines
from companion.outputs.display.scene import Scene
from companion.outputs.display.screens import Composer
from companion.outputs.display.screens.registry import offered
from companion.outputs.display.staged import Staged
from companion.outputs.painting.widths import measure

_HELD = frozenset(("table", "photo", "papers", "rulings", "form"))
"""What is drawn for a phone as for those that join a table."""
_KEPT = 6
"""So many pictures back a place may be named that somebody has chosen."""
_ON_THE_PAGE = (THEME.name, WHOLE_SCREEN.name)
"""What the page itself does when it is asked for."""


class PageView:
    """One page for a whole evening, as a window is."""

    def __init__(self, tell: Tell, clock: PageClock) -> None:
        self._tell, self._clock = tell, clock
        self.size: tuple[int, int] = (1024, 640)
        """What the page has room for."""
        self.handheld = False
        """Whether that is the screen of a phone: then a match is drawn for one, and its person's
        buttons are the page's."""
        self.person = 0
        """Whose page it is; 0: nobody's, or shared."""
        self.motion = True
        self.handling = Handling()
        self._composers = {hand: Composer(measure, handheld=hand) for hand in (False, True)}
        self._animation = Animation()
        self._drawn: tuple[Scene, Look, tuple[object, ...]] | None = None
        self._held: tuple[Scene, Scene] | None = None
        """A scene, and how it is drawn for a phone."""
        self._sheet: Sheet | None = None
        self._places: deque[tuple[int, tuple[Touch, ...]]] = deque(maxlen=_KEPT)

    def show(
        self,
        stage: Staged,
        *,
        on_key: OnKey = nobody_keys,
        on_hit: OnHit = nobody_hits,
        enter: Enter = lambda prompt, values: None,
        on_command: Callable[[str], None] = lambda name: None,
        commands: Mapping[str, str] | None = None,
        offers: Collection[str] = (),
    ) -> None:
        """Show something else from now on."""
        self.desk = Desk(stage, enter, self._save, self._commanded)
        stage.news = self.wake
        self._on_command, keys = on_command, dict(commands or {})
        self._offered = offered(keys, (*offers, *_ON_THE_PAGE))
        self.handling.show(self.desk, on_key, on_hit, keys)
        self._animation = Animation(moves=self.motion)

    def run(
        self,
        going: Callable[[], bool],
        *,
        keep: bool = False,
        rest: Callable[[], int] = lambda: REST_MS,
    ) -> None:
        """Refuse: a page cannot wait."""
        raise RuntimeError("a page has no thread to wait on; it is looked at step by step")

    def wake(self) -> None:
        """Do nothing: whoever steps this looks after every step."""

    def paint(self) -> None:
        """Tell the page what it shows now, if that is another picture than before."""
        self.handling.acted = False
        self.desk.follow()
        scene = self.desk.stage.scene()
        look = self._animation.look(self.desk.stage, scene, self.desk.look, self._ms())
        hand = self._in_hand(look.showing(scene))
        look = replace(look, commands=self._offered, near=self.person if hand else 0)
        shown = (scene, look, (self.size, hand))
        if self._drawn and self._drawn[0] is scene and self._drawn[1:] == shown[1:]:
            return
        self._drawn = shown
        drawn = self._held_scene(scene) if hand else scene
        picture = self._composers[hand].picture(drawn, look, self.size)
        self.handling.picture = picture
        self._put(picture, scene, look, hand)

    def _in_hand(self, screen: str) -> bool:
        return self.handheld and bool(self.person) and screen in _HELD

    def _held_scene(self, scene: Scene) -> Scene:
        """Return a scene for a phone: no keys, and one's own buttons are below the picture."""
        if self._held is None or self._held[0] is not scene:
            seats = (
                replace(seat, hints={}, touch=() if seat.number == self.person else seat.touch)
                for seat in scene.seats
            )
            self._held = (scene, replace(scene, seats=tuple(seats)))
        return self._held[1]

    def rest_ms(self) -> int:
        """Return for how many milliseconds nothing moves."""
        moves = self._animation.rest(self._ms())
        return REST_MS if moves is None else moves

    def afresh(self) -> None:
        """Tell the whole picture the next time: the page has lost what it had."""
        self._sheet = self._drawn = None
        self.handling.picture = None

    def chosen(self, n: int, at: int) -> Touch | None:
        """Return the place of a picture that somebody chose by its name, if it is still there."""
        places = next((places for m, places in self._places if m == n), ())
        touch = places[at] if 0 <= at < len(places) else None
        there = self.handling.picture.touches if self.handling.picture else ()
        return touch if touch and any(touch.action == now.action for now in there) else None

    def _put(self, picture: Picture, scene: Scene, look: Look, hand: bool) -> None:
        named = [(t, name_of(t, picture, scene, look)) for t in picture.touches if t.rect.w]
        named = [(touch, name) for touch, name in named if name]
        number = self._sheet.n + 1 if self._sheet else 1
        self._places.append((number, tuple(touch for touch, _ in named)))
        before, self._sheet = (
            self._sheet,
            Sheet(
                number,
                picture.size,
                tuple(map(item_row, picture.items)),
                tuple(touch_row(*each) for each in named),
                told_lines(scene, look),
                (
                    ("screen", look.showing(scene)),
                    ("hand", hand),
                    ("buzzers", buzzers_of(scene, self.person) if hand else ()),
                ),
            ),
        )
        told: dict[str, Any] = since(before, self._sheet) if before else whole(self._sheet)
        self._tell({"type": "picture", "json": json.dumps(told, separators=(",", ":"))})

    def _commanded(self, name: str) -> None:
        if name in _ON_THE_PAGE:
            self._tell({"type": "do", "name": name})
        self._on_command(name)

    def _save(self) -> str:
        """Have the page keep the picture; return what that leads to."""
        look = self.desk.look
        photo = (look.photo or self.desk.stage.scene().photo) if look.screen == "photo" else None
        name = f"verdict-{photo.n}.png" if photo else f"{look.screen or 'table'}.png"
        self._tell({"type": "do", "name": "save", "file": name})
        return say("display-saved", file=name)

    def _ms(self) -> int:
        return self._clock() // 1000
