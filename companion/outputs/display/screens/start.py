"""The start screen: the games with their pictures, who plays, by which rules, and off one goes."""

from companion.drawing.canvas import Canvas
from companion.drawing.items import Rect
from companion.language import say
from companion.outputs.display.look import Look
from companion.outputs.display.scene import Scene, StartView
from companion.outputs.display.screens.choosing import Choosing, draw_sitter, flowed
from companion.outputs.display.screens.frame import corner_menu, finger
from companion.outputs.display.screens.scores import badge
from companion.outputs.display.screens.screen import Screen
from companion.outputs.display.spots import buttons_told, start_rows
from companion.outputs.display.terminal_start import write_start
from companion.outputs.start import Chair, GameCard, Setting, strength_told

GAP = 8
_BESIDE = ("learn", "rules", "resume", "history", "phones", "language")
"""What can be done instead of starting."""
_WIDE = 2.1
"""An emblem is so many times as wide as it is high."""


def draw_start(canvas: Canvas, scene: Scene, look: Look) -> None:
    """Draw everything that can be chosen on one screen."""
    view = scene.start
    if view is None:
        return
    on = Choosing(canvas, start_rows(view), look)
    whole, gap = canvas.rect.inset(canvas.px(14), canvas.px(10)), canvas.px(GAP)
    head = whole.top(finger(canvas))
    place = corner_menu(canvas, head)
    title = canvas.text(place, scene.title, 32, "ink", "serif", least=0.5)
    if view.hints and not canvas.portrait:
        beside = place.beside(title.right - place.x + canvas.px(16))
        canvas.text(beside, buttons_told(view), 13, "dim", align="right", least=0.7)
    foot = whole.below(whole.h - canvas.px(104 if canvas.portrait else 50))
    body = Rect(whole.x, head.bottom + gap, whole.w, foot.y - head.bottom - 2 * gap)
    body = _news(canvas, body, scene, look)
    games = body.top(body.h * (36 if canvas.portrait else 41) // 100)
    _games(on, games, view)
    rest = body.below(games.h + gap)
    if canvas.portrait:
        seats = rest.top(rest.h * 62 // 100)
        _seats(on, seats, view)
        _settings(on, rest.below(seats.h + gap), view, 2)
    else:
        seats = rest.left(rest.w * 60 // 100)
        _seats(on, seats, view)
        _settings(on, rest.beside(seats.w + 2 * gap), view, 1)
    _doing(on, foot, view)


def _news(canvas: Canvas, body: Rect, scene: Scene, look: Look) -> Rect:
    """Draw a line of news where there is any, and another for more; return the room above."""
    told = [*([look.status] if look.status else []), *(f"! {line}" for line in scene.notices)]
    lines = [line for line in (*told[:1], "   ".join(told[1:])) if line]
    if not lines:
        return body
    high = canvas.px(20)
    below = body.below(body.h - high * len(lines))
    for place, line in enumerate(lines):
        canvas.text(below.row(place, len(lines)), line, 15, "accent", least=0.6)
    return body.top(body.h - high * len(lines) - canvas.px(2))


def _games(on: Choosing, rect: Rect, view: StartView) -> None:
    cards = view.choices.games
    most = 3 if on.canvas.portrait else 6
    lines = -(-len(cards) // most)
    columns = -(-len(cards) // lines)
    gap = on.canvas.px(GAP)
    for index, card in enumerate(cards):
        place = rect.row(index // columns, lines, gap).column(index % columns, columns, gap)
        _game(on, place, card, chosen=card.name == view.chosen.game)


def _game(on: Choosing, place: Rect, card: GameCard, *, chosen: bool) -> None:
    """Draw a game's picture, its name and its line; the chosen one stands out."""
    canvas = on.canvas
    canvas.box(place, "felt" if chosen else "plate", 10, "ink" if chosen else "plate-edge", 2)
    inside = place.inset(canvas.px(7), canvas.px(7))
    words = canvas.px(62)
    high = min(inside.h - words, round(inside.w / _WIDE))
    picture = Rect(inside.x, inside.y + (inside.h - words - high) // 2, inside.w, max(0, high))
    if card.emblem and high > canvas.px(20):
        card.emblem.draw(canvas, picture)
    rest = inside.below(inside.h - words + canvas.px(4))
    canvas.text(rest.top(canvas.px(24)), card.title, 18, "ink", "bold", "centre", least=0.7)
    line = rest.below(canvas.px(24))
    canvas.wrapped(line, card.line, 13, "ink" if chosen else "dim", align="centre")
    number = on.spots[f"game {card.name}"].key
    canvas.text(Rect(place.x + canvas.px(7), place.y + canvas.px(4), canvas.px(14), canvas.px(18)),
                number, 13, "dim", "bold")  # fmt: skip
    on.touch(place, f"game {card.name}")


def _seats(on: Choosing, rect: Rect, view: StartView) -> None:
    canvas, gap = on.canvas, on.canvas.px(GAP)
    head = rect.top(canvas.px(22))
    title = say("start-who-plays", players=view.card.how_many, length=view.card.length)
    _heading(canvas, head, title, view.why("seats") or _first_why(view))
    body, chairs = rect.below(head.h + canvas.px(3)), view.chairs
    columns = 2 if canvas.portrait or len(chairs) <= 4 else -(-len(chairs) // 2)
    lines = max(2, -(-len(chairs) // columns))
    for index, chair in enumerate(chairs):
        place = body.row(index // columns, lines, gap).column(index % columns, columns, gap)
        _chair(on, place, chair, view)


def _heading(canvas: Canvas, head: Rect, title: str, wrong: str) -> None:
    """Draw what a part of the screen is about; what is wrong with it stands there instead."""
    tone, text = ("bad", wrong) if wrong else ("dim", title)
    canvas.text(head, text, 15, tone, "bold", least=0.6)


def _first_why(view: StartView) -> str:
    about = (view.why(f"seat {chair.seat}") for chair in view.chairs)
    return next((reason for reason in about if reason), "")


def _chair(on: Choosing, place: Rect, chair: Chair, view: StartView) -> None:
    """Draw a chair: its number, who sits there, and what they are called."""
    canvas = on.canvas
    wrong, ground = view.why(f"seat {chair.seat}"), "plate" if chair.taken else "ground"
    canvas.box(place, ground, 8, "bad" if wrong else "plate-edge", 2 if wrong else 1)
    inside = place.inset(canvas.px(8), canvas.px(5))
    top = inside.top(inside.h * 48 // 100)
    badge(canvas, top, chair.seat)
    name = chair.name if chair.taken else say("start-empty")
    ink = "ink" if chair.taken else "dim"
    canvas.text(top.beside(canvas.px(30)), name, 20, ink, "bold", least=0.55)
    _told(canvas, inside.below(top.h + canvas.px(2)), chair, view)
    on.touch(place, f"seat {chair.seat}")


def _told(canvas: Canvas, line: Rect, chair: Chair, view: StartView) -> None:
    """Draw who it is, and the key that is the white button of this seat."""
    icon = min(line.h, canvas.px(26))
    if chair.taken:
        picture = Rect(line.x, line.y + (line.h - icon) // 2, icon, icon)
        draw_sitter(canvas, picture.inset(icon // 12), chair.who, chair.seat, "plate")
        line = line.beside(canvas.px(30))
    key = view.hints.get(chair.seat, {}).get("white", "").upper()
    wide = canvas.width(key, 12, "bold") + canvas.px(5) if key else 0
    words = (strength_told(chair.who) if chair.bot else chair.words) if chair.taken else ""
    words = words or say("start-tap-to-sit")
    canvas.text(line.left(line.w - wide), words, 14, "dim", least=0.7)
    canvas.text(line.beside(line.w - wide), key, 12, "dim", "bold", "right")


def _settings(on: Choosing, rect: Rect, view: StartView, columns: int) -> None:
    canvas, gap = on.canvas, on.canvas.px(6)
    head = rect.top(canvas.px(22))
    _heading(canvas, head, say("start-which-rules"), view.why("options"))
    body, settings = rect.below(head.h + canvas.px(3)), view.settings
    if not settings:
        told = say("start-nothing-to-choose")
        canvas.text(body.top(canvas.px(30)), told, 16, "dim", least=0.6)
        return
    lines = -(-len(settings) // columns)
    high = min(body.h, lines * canvas.px(56))
    for index, setting in enumerate(settings):
        line = body.top(high).row(index // columns, lines, gap)
        _setting(on, line.column(index % columns, columns, gap), setting, view)


def _setting(on: Choosing, place: Rect, setting: Setting, view: StartView) -> None:
    canvas, wrong = on.canvas, view.why(setting.name)
    canvas.box(place, "button", 8, "bad" if wrong else None, 2)
    inside = place.inset(canvas.px(10), canvas.px(3))
    words = inside.left(inside.w - canvas.px(20))
    label, tone = (wrong, "bad") if wrong else (setting.label, "dim")
    canvas.text(words.row(0, 2), label, 13, tone, least=0.7)
    canvas.text(words.row(1, 2), setting.words, 17, "ink", "bold", least=0.6)
    canvas.text(inside.beside(words.w), "›", 22, "dim", "bold", "right")
    on.touch(place, f"set {setting.name}")


def _doing(on: Choosing, foot: Rect, view: StartView) -> None:
    """Draw what can be done now: the one thing that suggests itself is the only bright one."""
    canvas, gap = on.canvas, on.canvas.px(GAP)
    others = [spot for spot in _BESIDE if spot in on.spots]
    if canvas.portrait:
        row, place = foot.row(0, 2, gap), foot.row(1, 2, gap)
    else:
        row = foot.left(foot.w * 68 // 100)
        place = foot.beside(row.w + gap)
    labels = [on.spots[spot].label for spot in others]
    for spot, each in zip(others, flowed(canvas, row, labels, 16), strict=True):
        on.button(each, spot, size=16)
    if "start" in on.spots:
        on.button(place, "start", strong=True, size=26, cap=say("display-cap-enter"))
    else:
        canvas.box(place, "plate", 8, "plate-edge")
        canvas.text(place.inset(canvas.px(8)), say("start-start"), 26, "lamp-off", "bold", "centre")


START = Screen("start", draw_start, write_start, asks=True, anytime=True)
