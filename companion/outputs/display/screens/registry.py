"""The screens that there are, by name; `__init__.py` lists them."""

from collections.abc import Collection, Mapping

from companion.language import say
from companion.outputs.display.look import Look
from companion.outputs.display.scene import Scene
from companion.outputs.display.screens.screen import Screen

SCREENS: dict[str, Screen] = {}

_ENTERED = (
    ("/", "display-help-find"),
    ("digits", "display-help-digits"),
)
_SOUND = (", . 0", "display-help-sound")
_SAVE = ("S", "display-help-save")
_IN_WINDOW = (("F11", "display-help-whole-screen"), ("quit", "display-help-end"))
_IN_TERMINAL = (("Q", "display-help-end"),)
_CAPS = {
    "table": "display-cap-table",
    "menu": "display-cap-menu",
    "digits": "display-cap-digits",
    "quit": "display-cap-quit",
}
"""What is written on more than one key, or in words."""


def help_lines(scene: Scene, look: Look, *, window: bool) -> list[tuple[str, str]]:
    """Return every key of the display with what it does: those that do it here."""
    told = [screen for screen in SCREENS.values() if screen.keys and screen.about]
    if not scene.pairing:
        told = [screen for screen in told if screen.name != "pairing"]
    first = [(_caps(screen), screen.about) for screen in told if not screen.aside]
    aside = [(_caps(screen), screen.about) for screen in told if screen.aside]
    sound = [_SOUND] if look.does("louder") else []
    last = [_SAVE, *sound, *aside, *_IN_WINDOW] if window else [*sound, *aside, *_IN_TERMINAL]
    return [(_cap(key), say(what)) for key, what in (*first, *_ENTERED, *last)]


def _caps(screen: Screen) -> str:
    return screen.name if screen.name in _CAPS else screen.keys[0].upper()


def _cap(key: str) -> str:
    return say(_CAPS[key]) if key in _CAPS else key


def offered(commands: Mapping[str, str], others: Collection[str]) -> tuple[tuple[str, str], ...]:
    """Return what whoever runs a display does when asked by name, each with its key, if any."""
    keyed = [(name, key) for key, name in commands.items()]
    known = {name for name, _ in keyed}
    return (*keyed, *((name, "") for name in others if name not in known))


def menu() -> str:
    """Return the foot of a terminal: the screens by their keys."""
    named = [screen for screen in SCREENS.values() if screen.menu]
    told = [f"{screen.keys[0]} {say(screen.menu)}" for screen in named if not screen.aside]
    last = [f"{screen.keys[0]} {say(screen.menu)}" for screen in named if screen.aside]
    return "  ".join([*told, say("terminal-foot-find"), *last, say("terminal-foot-quit")])
