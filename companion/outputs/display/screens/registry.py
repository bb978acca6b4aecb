"""The screens that there are, by name; `__init__.py` lists them."""

from companion.outputs.display.screens.screen import Screen

SCREENS: dict[str, Screen] = {}

_ENTERED = (
    ("/", "find what to enter by its name"),
    ("1 to 9", "answer the dealer's question"),
    ("S", "save the picture"),
    (", . 0", "softer, louder, mute"),
)
_LAST = (("F11", "whole screen"), ("Ctrl+Q", "end"))


def help_lines() -> list[tuple[str, str]]:
    """Return every key of the display with what it does."""
    told = [screen for screen in SCREENS.values() if screen.keys and screen.about]
    first = [(_caps(screen), screen.about) for screen in told if not screen.aside]
    aside = [(_caps(screen), screen.about) for screen in told if screen.aside]
    return [*first, *_ENTERED, *aside, *_LAST]


def _caps(screen: Screen) -> str:
    keys = screen.keys[0].upper()
    return f"{keys}, Esc" if screen.name == "table" else keys


def menu() -> str:
    """Return the foot of a terminal: the screens by their keys."""
    named = [screen for screen in SCREENS.values() if screen.menu]
    told = [f"{screen.keys[0]} {screen.menu}" for screen in named if not screen.aside]
    last = [f"{screen.keys[0]} {screen.menu}" for screen in named if screen.aside]
    return "  ".join([*told, "/ find", *last, "q quit"])
