"""What a screen is: one value that says how it is called up, drawn and written.

A new screen is a module beside this one that makes such a value, and a line in `__init__.py`.
The keys, the help, the foot of a terminal, `companion snapshot --screen` and the window follow.
"""

from collections.abc import Callable
from dataclasses import dataclass

from companion.drawing.canvas import Canvas
from companion.outputs.display.look import Look
from companion.outputs.display.scene import Scene
from companion.outputs.display.text_screen import TextScreen


@dataclass(frozen=True, slots=True)
class Screen:
    """One screen of the display."""

    name: str
    draw: Callable[[Canvas, Scene, Look], None]
    """Draws it on a canvas of any size."""
    write: Callable[[TextScreen, Scene, Look], None]
    """The same in letters."""
    keys: tuple[str, ...] = ()
    """The keys that call it up from anywhere; none: another screen leads to it."""
    about: str = ""
    """The message with what the help says of its key; empty: nothing."""
    menu: str = ""
    """The message with what the foot of a terminal calls it; empty: it is not named there."""
    aside: bool = False
    """Whether the help names it after everything that is entered."""
    asks: bool = False
    """Whether somebody chooses there: then its own keys come before those of a seat."""
    leafed: bool = False
    """Whether it has pages to turn."""
    anytime: bool = False
    """Whether there is something on it also before a match."""
    over: Callable[[Canvas, Scene, Look], None] | None = None
    """Draws what is on its way over it, if anything ever is."""
    rests: bool = False
    """Whether nobody should pay for reading it: play waits meanwhile, where it can."""
    needs: Callable[[Canvas, Scene, Look], int] | None = None
    """Says how high it is at least on a phone, whose page can be rolled; None: any height does."""
