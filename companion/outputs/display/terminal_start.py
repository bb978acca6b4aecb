"""The screens before and after a match in letters: the same spots, one below the other."""

from textwrap import wrap

from companion.language import say
from companion.outputs.display.cells import fit, padded
from companion.outputs.display.look import Look
from companion.outputs.display.scene import Scene, StartView, counts
from companion.outputs.display.spots import (
    Rows,
    Spot,
    buttons_told,
    keys_of_rows,
    marked,
    rows_of,
    seating_rows,
    start_rows,
)
from companion.outputs.display.terminal import strip_lines
from companion.outputs.display.text_screen import TextScreen
from companion.outputs.start import PERSON, Chair, about_bot

FOOT, TYPING = "terminal-start-foot", "terminal-typing-foot"
"""The messages at the foot: which keys choose, and which name somebody."""


class _Marked:
    """Writes spots with the mark before the one that bears it."""

    def __init__(self, screen: TextScreen, rows: Rows, look: Look) -> None:
        here = marked(rows, look)
        self._mark = here.id if here else ""
        screen.keys |= keys_of_rows(rows, look)

    def told(self, spot: str, words: str) -> str:
        """Return a spot's words with or without the mark."""
        return f"{'>' if spot == self._mark else ' '}{words}"

    def key(self, spot: Spot, words: str = "") -> str:
        """Return a spot with its key, if it has one."""
        told = words or spot.label
        return self.told(spot.id, f"[{spot.key}] {told}" if spot.key else told)


def write_start(screen: TextScreen, scene: Scene, look: Look) -> None:
    """Write the games, who plays, the rules, and what can be done."""
    view = scene.start
    if view is None:
        return
    rows = start_rows(view)
    on = _Marked(screen, rows, look)
    screen.add("")
    wide = max(len(card.title) for card in view.choices.games)
    for spot, card in zip(rows[0], view.choices.games, strict=True):
        star = "*" if card.name == view.chosen.game else " "
        screen.add(fit(on.key(spot, f"{star} {card.title:<{wide}}  {card.line}"), screen.width))
    above = len(screen.lines)
    _chairs(screen, on, view)
    wrong = view.why("options")
    screen.add("", f"! {wrong}" if wrong else say("terminal-which-rules"))
    for setting in view.settings:
        why = view.why(setting.name)
        told = f"{setting.label}: {setting.words}" + (f"   ! {why}" if why else "")
        screen.add(on.told(f"set {setting.name}", f" {told}"))
    if not view.settings:
        screen.add(f"  {say('start-nothing-to-choose')}")
    doing = _doing(on, rows[-1], screen.width)
    if view.hints and len(screen.lines) + len(doing) + 3 < screen.height:
        screen.add("", fit(buttons_told(view), screen.width))
    screen.add("", *doing)
    screen.add(*(f"! {line}" for line in scene.notices))
    picture = _picture(screen, view)
    if len(screen.lines) + len(picture) < screen.height:
        screen.lines[above:above] = picture
    _close_up(screen)


def _close_up(screen: TextScreen) -> None:
    """Take out empty lines, from the top, until Start is not cut off."""
    while len(screen.lines) > screen.height - 1 and "" in screen.lines:
        screen.lines.remove("")


def _picture(screen: TextScreen, view: StartView) -> list[str]:
    """Return the chosen game's emblem, with what the game is about beside it."""
    if view.card.emblem is None:
        return []
    drawn = view.card.emblem.letters
    wide = max(map(len, drawn)) + 3
    about = wrap(view.card.about, screen.width - wide)[: len(drawn)]
    about += [""] * (len(drawn) - len(about))
    told = (f"{line:<{wide}}{words}" for line, words in zip(drawn, about, strict=True))
    return ["", *(line.rstrip() for line in told)]


def _chairs(screen: TextScreen, on: _Marked, view: StartView) -> None:
    why = view.why("seats") or next((w.reason for w in view.wrong if w.about[:5] == "seat "), "")
    told = say("terminal-who-plays", players=view.card.how_many, length=view.card.length)
    screen.add("", f"! {why}" if why else told)
    columns = max(1, min(4, screen.width // 38))
    wide = screen.width // columns
    cells = [on.told(f"seat {c.seat}", f" {_chair(c, view)}") for c in view.chairs]
    for at in range(0, len(cells), columns):
        line = "".join(padded(fit(cell, wide - 1), wide) for cell in cells[at : at + columns])
        screen.add(line.rstrip())


def _chair(chair: Chair, view: StartView) -> str:
    key = view.hints.get(chair.seat, {}).get("white", "")
    name = padded(fit(chair.name if chair.taken else "-", 16), 16)
    return f"{chair.seat} {name} {chair.words}" + (f" [{key}]" if key else "")


def _doing(on: _Marked, row: tuple[Spot, ...], width: int) -> list[str]:
    """Return what can be done: Start alone on its line, as it is what suggests itself."""
    others = [on.key(spot) for spot in row if spot.id != "start"]
    start = [on.told(spot.id, say("terminal-start")) for spot in row if spot.id == "start"]
    return [*_flowed(others, width), *start]


def _flowed(cells: list[str], width: int) -> list[str]:
    lines = [""]
    for cell in cells:
        longer = f"{lines[-1]}  {cell}" if lines[-1] else cell
        lines = [*lines[:-1], longer] if len(longer) <= width else [*lines, cell]
    return lines


def write_seating(screen: TextScreen, scene: Scene, look: Look) -> None:
    """Write who may sit on a chair, and the name of a person as it is typed."""
    view = scene.start
    if view is None or not view.seat:
        return
    rows = seating_rows(view)
    on, chair = _Marked(screen, rows, look), view.chosen.chair(view.seat)
    screen.keys["escape"] = rows[-1][-1].action
    screen.add("", say("terminal-who-sits", seat=view.seat), "")
    for spot in rows[0]:
        star = "*" if spot.id == f"who {chair.who}" else " "
        about = about_bot(spot.id.removeprefix("who "))
        screen.add(on.told(spot.id, f" {star} {spot.label:<14} {about}".rstrip()))
    if chair.who == PERSON:
        named = say("terminal-name", name=view.name)
        screen.add("", named, view.why(f"seat {view.seat}"), say("terminal-played-before"))
        names = [spot for spot in rows[1] if spot.id.startswith("name ")]
        screen.add(*_flowed([on.key(spot) for spot in names], screen.width))
        genders = _flowed(_genders(on, rows, chair), screen.width)
        screen.add("", f"{say('start-gender-asked')}:", *genders)
    screen.add("", on.told("done", say("terminal-done")))


def _genders(on: _Marked, rows: Rows, chair: Chair) -> list[str]:
    """Return how sentences may speak of somebody, with a star at what stands chosen."""
    spots = [spot for row in rows for spot in row if spot.id.startswith("gender ")]
    now = f"gender {chair.gender}"
    return [on.key(spot, f"{'*' if spot.id == now else ''}{spot.label}") for spot in spots]


def write_end(screen: TextScreen, scene: Scene, look: Look) -> None:
    """Write who has won, the score, the honours, the closest finish, and what may follow."""
    view = scene.end
    if view is None:
        return
    rows = rows_of(scene)
    on = _Marked(screen, rows, look)
    screen.add("", f"*** {view.title} ***".center(screen.width).rstrip(), "")
    for line in scene.sheet.rows:
        points = str(line.total) if counts(scene.sheet) else ""
        told = f"  {say('display-won')}" if line.seat in scene.sheet.winners else ""
        screen.add(f"  {line.seat} {padded(fit(line.name, 20), 20)} {points:>5}{told}")
    screen.add("", *(fit(f"{label}: {who}", screen.width) for label, who in view.honours))
    if view.closest:
        told = view.closest.result or view.closest.finding
        screen.add("", fit(say("display-closest", finish=told), screen.width))
        room = screen.height - len(screen.lines) - 5
        drawn = strip_lines(view.closest, screen.width)
        screen.add(*(drawn if len(drawn) <= room else []))
    screen.add("", *_flowed([on.key(spot) for row in rows for spot in row], screen.width))
