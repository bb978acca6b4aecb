"""Which views there are, and which one this machine can show."""

from collections.abc import Callable, Mapping

from companion.app.screen_views import InTerminal, InWindow
from companion.app.views import Face, Lines, Typed

VIEWS: Mapping[str, Callable[[], Face]] = {
    "window": InWindow,
    "terminal": InTerminal,
    "lines": Typed,
    "none": Lines,
}
"""The views by name, the one that shows most first; each raises OSError where it cannot show."""

WITHOUT_PEOPLE = frozenset({"none"})
"""Views that nobody can press a key in."""

WITHOUT_PROMPTS = frozenset({"lines", "none"})
"""Views in which nobody can deal or rule, so that the house does."""


def face_of(name: str) -> tuple[str, Face]:
    """The view of that name; `auto` is the first that this machine can show."""
    if name != "auto":
        return name, VIEWS[name]()
    for each in [*VIEWS][:-1]:
        try:
            return each, VIEWS[each]()
        except OSError:
            continue
    last = [*VIEWS][-1]
    return last, VIEWS[last]()
