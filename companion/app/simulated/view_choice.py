"""Which views there are, and which one this machine can show."""

from collections.abc import Callable, Mapping

from companion.app.simulated.screen_views import USUAL, Glass, InTerminal, InWindow
from companion.app.simulated.views import Lines, MatchView, Typed
from companion.language import say
from companion.setup.profile.model import Display

VIEWS: Mapping[str, Callable[[Glass], MatchView]] = {
    "window": InWindow,
    "terminal": InTerminal,
    "lines": lambda glass: Typed(),
    "none": lambda glass: Lines(),
}
"""The views by name, the one that shows most first; each raises OSError where it cannot show."""

WITHOUT_PEOPLE = frozenset({"none"})
"""Views that nobody can press a key in."""

WITHOUT_PROMPTS = frozenset({"lines", "none"})
"""Views in which nobody can deal or rule, so that the house does."""

INSTEAD: Mapping[str, str] = {name: f"evening-instead-{name}" for name in VIEWS}
"""What each view is called where it is shown in place of another."""
FOR_PHONES: Mapping[str, str] = {
    **INSTEAD,
    "lines": "evening-instead-phones",
    "none": "evening-instead-phones",
}
"""The same, where a table is opened to phones."""


def wanted(given: str, display: Display) -> str:
    """Return the view that command line or profile ask for; a table without a screen has lines."""
    if given != "auto" or display.output == "auto":
        return given
    return "lines" if display.output == "none" else display.output


def face_of(
    name: str,
    glass: Glass = USUAL,
    tell: Callable[[str], None] = lambda line: None,
    instead: Mapping[str, str] = INSTEAD,
) -> tuple[str, MatchView]:
    """The view of that name; `auto` is the first that this machine can show.

    If that is not the window, `tell` is given one line that says why, and what is shown instead.
    """
    if name != "auto":
        return name, VIEWS[name](glass)
    why = ""
    for each, make in VIEWS.items():
        try:
            face = make(glass)
        except OSError as error:
            why = why or str(error.strerror)
            continue
        if why:
            tell(f"{why}: {say(instead[each])}")
        return each, face
    raise AssertionError(VIEWS)
