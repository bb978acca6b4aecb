"""Every screen, drawn on a canvas of any size, or written in letters, without a pixel."""

from companion.language import say
from companion.outputs.display.actions import BACK, PAUSE, Action, Find, Go, Page, Save
from companion.outputs.display.look import Look
from companion.outputs.display.scene import Pause, Scene
from companion.outputs.display.screens.asking import FORM, RULINGS
from companion.outputs.display.screens.composing import Composer as Composer
from companion.outputs.display.screens.composing import compose as compose
from companion.outputs.display.screens.ending import END
from companion.outputs.display.screens.finish import PHOTO
from companion.outputs.display.screens.frame import stands
from companion.outputs.display.screens.help import HELP, PAIRING
from companion.outputs.display.screens.history import HISTORY
from companion.outputs.display.screens.menu import LEAVING, MENU
from companion.outputs.display.screens.papers import PAPERS
from companion.outputs.display.screens.registry import SCREENS as SCREENS
from companion.outputs.display.screens.registry import menu
from companion.outputs.display.screens.rules import RULES
from companion.outputs.display.screens.safe import SAFE
from companion.outputs.display.screens.scores import SCORES
from companion.outputs.display.screens.seating import SEATING
from companion.outputs.display.screens.setup import SETUP
from companion.outputs.display.screens.start import START
from companion.outputs.display.screens.table import TABLE
from companion.outputs.display.screens.verdicts import VERDICTS
from companion.outputs.display.terminal import head_of
from companion.outputs.display.terminal_start import FOOT, TYPING
from companion.outputs.display.text_screen import TextScreen, foot_of

WIDTH, HEIGHT = 80, 24

for _screen in (
    TABLE, PHOTO, VERDICTS, SCORES, RULINGS, FORM, PAIRING, HELP, RULES, PAPERS, MENU,
    LEAVING, HISTORY, START, SEATING, END, SAFE, SETUP,
):  # fmt: skip
    SCREENS[_screen.name] = _screen

_EVERYWHERE: dict[str, Action] = {
    "escape": BACK,
    "up": Page(-1),
    "down": Page(1),
    "pageup": Page(-8),
    "pagedown": Page(8),
    "s": Save(),
    "/": Find(),
}


def keys() -> dict[str, Action]:
    """Return what keys mean on every screen, unless a table's own keys come first."""
    calls: dict[str, Action] = {
        key: Go(screen.name) for screen in SCREENS.values() for key in screen.keys
    }
    return {**calls, **_EVERYWHERE}


def asks(name: str) -> bool:
    """Tell whether somebody chooses on a screen, so that its keys come before those of a seat."""
    return name in SCREENS and SCREENS[name].asks


def rests(look: Look) -> bool:
    """Tell whether somebody reads what play should wait for."""
    return look.screen in SCREENS and SCREENS[look.screen].rests


def draw_text(scene: Scene, look: Look, width: int = WIDTH, height: int = HEIGHT) -> TextScreen:
    """Write what is to be seen."""
    screen = TextScreen(width, height)
    screen.add(head_of(scene, width))
    SCREENS[look.showing(scene)].write(screen, scene, look)
    told = _told(scene, look)
    if scene.pause is Pause.HELD and look.screen != "menu":
        screen.keys["p"] = PAUSE
    screen.finish(f"{look.status}  {told}" if look.status else told)
    for key, action in keys().items():
        screen.keys.setdefault(key, action)
    return screen


def _told(scene: Scene, look: Look) -> str:
    """Return what the foot says of a pause, or of the keys."""
    if scene.safe:
        return say("terminal-q-ends")
    if not look.screen and scene.aside:
        return say(TYPING if scene.start and scene.start.seat else FOOT)
    if scene.pause and look.screen != "menu":
        return say("terminal-paused") if scene.pause is Pause.HELD else stands(scene.pause)
    if look.picker:
        return foot_of(look.picker)
    return "  ".join(f"{key} {what}" for key, what in look.controls) or menu()
