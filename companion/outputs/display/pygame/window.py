"""The window: paints when something changed, hears keys, mouse and fingers, and never judges.

SDL wants the main thread. So the window runs there, and the judging loop on another thread.
"""

import json
import os
from collections.abc import Callable, Collection
from contextlib import suppress
from dataclasses import replace
from pathlib import Path

import pygame

from companion.drawing.items import Picture
from companion.drawing.palette import next_theme
from companion.language import say
from companion.outputs.display.actions import LEAVE, THEME, WHOLE_SCREEN, Go
from companion.outputs.display.animation import FRAME_MS, Animation
from companion.outputs.display.bell import REST_MS, Bell
from companion.outputs.display.desk import Desk, Enter, Look
from companion.outputs.display.handling import Handling, OnHit, OnKey, nobody_hits, nobody_keys
from companion.outputs.display.mirror import mirrored
from companion.outputs.display.pygame import snapshot
from companion.outputs.display.pygame.faces import measure
from companion.outputs.display.pygame.latin_names import told
from companion.outputs.display.pygame.painter import Painter
from companion.outputs.display.pygame.slumber import CALLED, slumber
from companion.outputs.display.pygame.turning import turn_over
from companion.outputs.display.pygame.whole_screen import WholeScreen
from companion.outputs.display.scene import Scene
from companion.outputs.display.screens import Composer, keys
from companion.outputs.display.screens.registry import offered
from companion.outputs.display.staged import Staged

WINDOW_CLASS = "companion"
"""How a desktop knows the window."""

_STRUCK = (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN, pygame.FINGERDOWN)
"""What means something else on another screen."""


class NoDisplayError(Exception):
    """There is no screen to open a window on; says why in one line."""


class Window:
    """One window for a whole evening. `on_key` is asked first and says whether a key was its own;
    `on_hit` is told of simulated buttons and pads; `enter` of what was entered."""

    def __init__(
        self,
        stage: Staged,
        *,
        theme: str = "dark",
        size: tuple[int, int] = (1024, 640),
        fullscreen: bool = False,
        rotate: int = 0,
        on_key: OnKey = nobody_keys,
        on_hit: OnHit = nobody_hits,
        enter: Enter = lambda prompt, values: None,
        on_command: Callable[[str], None] = lambda name: None,
        commands: dict[str, str] | None = None,
        offers: Collection[str] = (),
        motion: bool = True,
        pictures: Path = Path(),
    ) -> None:
        """`commands` are keys of whoever runs it, `offers` what the menu has of them besides."""
        self._painter = Painter(theme)
        self.theme = theme
        """The colours that are shown; whoever is told of the command "theme" may remember them."""
        self._rotate, self._pictures = rotate % 360, pictures
        self._handling = Handling()
        self._shown: tuple[Scene, Look, tuple[int, int]] | None = None
        self._picture: Picture | None = None
        first = stage.scene()
        self._written = (first, told(first))
        """The last scene, and how its names are written here."""
        self._upright_face: pygame.Surface | None = None
        self._open = True
        self._moves, self._composer = motion, Composer(measure)
        self.frames = 0
        """How many frames were painted: none while nothing changes."""
        self.mirror: Path | None = None
        """The file in which every picture is told in words, for whoever cannot look at it."""
        self._screen = _opened(size, fullscreen)
        self._whole = WholeScreen(fullscreen, size)
        self._slumber, self._looked = slumber(), 0
        self._bell = Bell(self._slumber.wake)
        self.leads_on = False
        """Whether leaving leads to something else in the same window."""
        self.show(
            stage, on_key=on_key, on_hit=on_hit, enter=enter, on_command=on_command,
            commands=commands, offers=offers,
        )  # fmt: skip

    def show(
        self,
        stage: Staged,
        *,
        on_key: OnKey = nobody_keys,
        on_hit: OnHit = nobody_hits,
        enter: Enter = lambda prompt, values: None,
        on_command: Callable[[str], None] = lambda name: None,
        commands: dict[str, str] | None = None,
        offers: Collection[str] = (),
    ) -> None:
        """Show something else from now on, in the same window: the next match of an evening."""
        self.desk = Desk(stage, enter, self._save, self._commanded)
        stage.news = self.wake
        self._on_command = on_command
        self._commands = commands or {}
        self._offered = offered(self._commands, (*offers, THEME.name, WHOLE_SCREEN.name))
        self._handling.show(self.desk, on_key, on_hit, self._commands)
        self._animation = Animation(moves=self._moves)

    @property
    def open(self) -> bool:
        """Whether nobody has closed it yet."""
        return self._open

    def run(
        self,
        going: Callable[[], bool],
        *,
        keep: bool = False,
        rest: Callable[[], int] = lambda: REST_MS,
    ) -> None:
        """Show and listen until it is closed or told to stop; on the main thread. With `keep`, its
        last picture stays for the window that follows. `rest` says after `going` for how many
        milliseconds that need not be asked again, unless somebody calls."""
        try:
            while self._open and going():
                self.turn(rest())
        finally:
            if not (keep and self._open):
                self.close()

    def wake(self) -> None:
        """Have it look again, as something may be new: from any thread, without waiting."""
        self._bell.ring()

    def close(self) -> None:
        """Close the window; a second call does nothing."""
        self._open = False
        self._slumber.close()
        pygame.display.quit()

    def turn(self, wait_ms: int) -> None:
        """Paint if need be; then sleep for so long, or until a key or finger comes, something that
        moves has come further, or somebody calls."""
        self._paint()
        self._looked = pygame.time.get_ticks()
        moves = self._animation.rest(self._looked)
        found = self._slept(wait_ms if moves is None else min(wait_ms, moves))
        # From here on whatever is new calls again, and the next look sees all that was before.
        self._bell.answered()
        for event in found:
            if self._open:
                self._catch_up(event)
                self._take(event)

    def _slept(self, wait_ms: int) -> list[pygame.event.Event]:
        """Return what was struck and touched, once there is something; nothing, when it is time to
        look again. Who calls all the time gets a look every frame, and no more."""
        end = self._looked + wait_ms
        while True:
            # Only what is there now: keys that keep coming must not keep the window from painting.
            found = [event for event in pygame.event.get() if event.type != CALLED]
            until = min(end, self._looked + FRAME_MS) if self._bell.rung else end
            left = until - pygame.time.get_ticks()
            if found or left <= 0:
                return found
            self._slumber.wait(left)

    def _catch_up(self, event: pygame.event.Event) -> None:
        """Paint what the last key or finger led to: the next one means what is there by now, and
        not the seat's button that a letter was on the screen before."""
        if self._handling.acted and event.type in _STRUCK:
            self._paint()

    def _paint(self) -> None:
        self._handling.acted = False
        self.desk.follow()
        scene = self.desk.stage.scene()
        now = pygame.time.get_ticks()
        look = self._animation.look(self.desk.stage, scene, self.desk.look, now)
        look = replace(look, commands=self._offered)
        size = self._screen.get_size()
        shown = (scene, look, size)
        if self._shown and self._shown[0] is scene and self._shown[1:] == shown[1:]:
            return
        same_glass = self._shown is not None and self._shown[2] == size
        self._shown = shown
        turned = self._rotate % 180 == 90
        before = self._picture if same_glass else None
        if self._written[0] is not scene:
            self._written = (scene, told(scene))
        glass = size[::-1] if turned else size
        self._picture = self._composer.picture(self._written[1], look, glass)
        self._handling.picture = self._picture
        self._show(self._picture, before)
        self.frames += 1
        if self.mirror is not None:
            self._tell(self.mirror, look.showing(scene))

    def _tell(self, file: Path, screen: str) -> None:
        """Keep in words what is shown now; a file that cannot be written is told nothing."""
        assert self._picture is not None
        beside = file.with_name(f"{file.name}.new")
        with suppress(OSError):
            beside.write_text(json.dumps(mirrored(self._picture, screen, self.frames)), "utf-8")
            os.replace(beside, file)

    def _show(self, picture: Picture, before: Picture | None) -> None:
        """Paint what differs from the picture before; all of it, on a new or uncovered window."""
        face = self._screen
        if self._rotate:
            if before is None or self._upright_face is None:
                before, self._upright_face = None, pygame.Surface(picture.size)
            face = self._upright_face
        places = self._painter.paint(face, picture, before)
        if self._rotate:
            places = [turn_over(face, place, self._rotate, self._screen) for place in places]
        pygame.display.update(places)

    def _take(self, event: pygame.event.Event) -> None:
        match event.type:
            case pygame.QUIT:
                self._commanded("quit")
            case pygame.VIDEORESIZE | pygame.VIDEOEXPOSE:
                self._screen = pygame.display.get_surface()
                self._shown = None
            case pygame.KEYDOWN | pygame.KEYUP:
                self._key(event)
            case pygame.MOUSEBUTTONDOWN if event.button == 1 and not _from_finger(event):
                self._down("mouse", event.pos)
            case pygame.MOUSEBUTTONUP if event.button == 1 and not _from_finger(event):
                self._up("mouse")
            case pygame.MOUSEBUTTONDOWN if event.button in (4, 5):
                self._handling.act(keys()["up" if event.button == 4 else "down"])
            case pygame.FINGERDOWN:
                wide, high = self._screen.get_size()
                self._down(event.finger_id, (int(event.x * wide), int(event.y * high)))
            case pygame.FINGERUP:
                self._up(event.finger_id)

    def _key(self, event: pygame.event.Event) -> None:
        down = event.type == pygame.KEYDOWN
        key = pygame.key.name(event.key)
        if down and event.mod & pygame.KMOD_CTRL and key == "q":
            self._commanded("quit")
        elif down and key == "f11":
            self._commanded(WHOLE_SCREEN.name)
        elif down:
            self._handling.key_down(key, event.unicode)
        else:
            self._handling.key_up(key)

    def _down(self, finger: object, at: tuple[int, int]) -> None:
        self._handling.finger_down(finger, self._upright(at))

    def _up(self, finger: object) -> None:
        self._handling.finger_up(finger)

    def _upright(self, at: tuple[int, int]) -> tuple[int, int]:
        """Turn a point on the glass into a point of the picture on it."""
        (x, y), (wide, high) = at, self._screen.get_size()
        return {0: (x, y), 90: (y, wide - x), 180: (wide - x, high - y), 270: (high - y, x)}[
            self._rotate
        ]

    def _commanded(self, name: str) -> None:
        if name == "quit" or (name == LEAVE.name and not self.leads_on):
            self._open = False
        elif name == WHOLE_SCREEN.name:
            self._screen, self._shown = self._whole.toggle(), None
        elif name == THEME.name:
            self._repaint(next_theme(self.theme))
        self._on_command(name)

    def _repaint(self, theme: str) -> None:
        """Use other colours from now on."""
        self.theme, self._painter = theme, Painter(theme)
        self._shown = self._picture = self._handling.picture = None

    def _save(self) -> str:
        """Keep the picture that is shown; return where it is, or why it is not."""
        look = self.desk.look
        if look.screen == "menu":
            look = replace(look, screen="")
        photo = (look.photo or self.desk.stage.scene().photo) if look.screen == "photo" else None
        name = f"verdict-{photo.n}.png" if photo else f"{look.screen or 'table'}.png"
        target = self._pictures / name
        scene = self.desk.stage.scene()
        try:
            snapshot.save(scene, look, (1920, 1080), self.theme, target)
        except OSError as error:
            why = error.strerror or str(error)
            return say("display-not-saved", file=str(target), why=why)
        return say("display-saved", file=str(target))

    def help(self) -> None:
        """Show the keys."""
        self.desk.act(Go("help"))


def _from_finger(event: pygame.event.Event) -> bool:
    """Tell whether SDL made this mouse event of a finger, which has been heard already."""
    return bool(getattr(event, "touch", False))


def find_screen() -> None:
    """Make sure that a window can be opened here, before anything is built on it."""
    for name in ("SDL_VIDEO_X11_WMCLASS", "SDL_VIDEO_WAYLAND_WMCLASS"):
        os.environ[name] = WINDOW_CLASS
    if os.environ.get("SDL_VIDEODRIVER", "").lower() == "kmsdrm":
        # Straight to the glass there is OpenGL ES alone. Left to itself, SDL draws with the other
        # OpenGL: nobody complains, and the screen stays black.
        os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "opengles2")
    try:
        pygame.display.init()
    except pygame.error as error:
        raise NoDisplayError(say("display-no-window", why=str(error))) from None


def _opened(size: tuple[int, int], fullscreen: bool) -> pygame.Surface:
    """Open a window; one that was kept stays where it is, and as large as somebody made it."""
    find_screen()
    kept: pygame.Surface | None = pygame.display.get_surface()
    if kept is not None:
        return kept
    flags = pygame.FULLSCREEN if fullscreen else pygame.RESIZABLE
    try:
        pygame.font.init()
        pygame.time.Clock()  # Until there has been one, pygame's clock stands still.
        pygame.display.set_caption("Companion")
        surface = pygame.display.set_mode((0, 0) if fullscreen else size, flags)
        pygame.key.set_repeat()
        pygame.event.set_blocked(pygame.MOUSEMOTION)
    except pygame.error as error:
        pygame.display.quit()
        raise NoDisplayError(say("display-no-window", why=str(error))) from None
    return surface
