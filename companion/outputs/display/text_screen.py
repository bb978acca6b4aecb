"""A screen of text with its keys; and the one for a long list, which typing narrows."""

from companion.language import say
from companion.outputs.display.actions import Action, Leave, MarkFound, Pick
from companion.outputs.display.cells import fit, padded, wide
from companion.outputs.display.entering.forms import Form
from companion.outputs.display.entering.leafing import pads_told
from companion.outputs.display.entering.picker import Picker

Keyed = dict[str, Action]


class TextScreen:
    """A screen of text, and what each key means on it."""

    def __init__(self, width: int, height: int) -> None:
        self.width, self.height = width, height
        self.lines: list[str] = []
        self.keys: Keyed = {}

    def add(self, *lines: str) -> None:
        """Put lines below what there is."""
        self.lines += lines

    def finish(self, foot: str) -> None:
        """Fill up to the foot, and cut whatever is too long."""
        room = self.height - 1
        body = [fit(line, self.width) for line in self.lines[:room]]
        body += [""] * (room - len(body))
        self.lines = [*body, fit(foot, self.width)]


def foot_of(picker: Picker) -> str:
    """Return what may be done with a list."""
    told = say("terminal-list-several" if picker.several else "terminal-list-one")
    return f"{told}  {pads_told()}" if picker.by else told


def draw_list(screen: TextScreen, picker: Picker, form: Form | None) -> None:
    """Draw what was typed, and a page of what it can mean; the mark stands before one."""
    places = picker.found()
    screen.add("", fit(picker.title, screen.width), say("terminal-find", typed=picker.typed), "")
    if picker.several and form and form.controls[picker.field].shown:
        shown = form.controls[picker.field].shown
        screen.add(say("terminal-chosen", what=shown), "")
    screen.keys |= {"escape": Leave(), "return": Leave()}
    if not places:
        screen.add(say("display-nothing-called"))
        return
    column = min(screen.width, max(map(wide, picker.labels)) + 4)
    columns = max(1, screen.width // column)
    rows = max(1, screen.height - len(screen.lines) - 3)
    room = rows * columns
    at = min(picker.at, len(places) - 1)
    first = at // room * room
    page = places[first : first + room]
    for start in range(0, len(page), columns):
        cells = [
            f"{'>' if first + index == at else ' '} {fit(picker.labels[page[index]], column - 3)}"
            for index in range(start, min(start + columns, len(page)))
        ]
        screen.add("".join(padded(cell, column) for cell in cells).rstrip())
    pages = -(-len(places) // room)
    turned = say("display-page-of", page=first // room + 1, pages=pages)
    count = say("display-count-of", count=len(places), all=len(picker.labels))
    screen.add("", f"{count}   {turned}" if pages > 1 else count)
    screen.keys |= arrows(at, columns, room)
    screen.keys["return"] = Pick(places[at])


def arrows(at: int, columns: int, room: int) -> Keyed:
    """Return where the arrows and the keys for pages lead on a list with so many columns."""
    return {
        "left": MarkFound(at - 1),
        "right": MarkFound(at + 1),
        "up": MarkFound(max(at - columns, at % columns)),
        "down": MarkFound(at + columns),
        "pageup": MarkFound(at - room),
        "pagedown": MarkFound(at + room),
    }
