"""What was played here before: how fast, how early, who won, how close; page by page.

Every player has one colour, and the number in it, wherever they are shown.
"""

from collections.abc import Callable

from companion.drawing.canvas import Canvas
from companion.drawing.items import Rect
from companion.kit.figures import TITLES, Figures, PlayerFigures
from companion.kit.text import clean, span
from companion.language import dated, say
from companion.outputs.display.actions import Page
from companion.outputs.display.cells import fit, padded
from companion.outputs.display.look import Look
from companion.outputs.display.scene import Scene
from companion.outputs.display.screens.frame import footed, framed
from companion.outputs.display.screens.scores import badge
from companion.outputs.display.screens.screen import Screen
from companion.outputs.display.text_screen import TextScreen

PAGES = (("people", "reactions"), ("course", "waiting"), ("wins", "closest"))
"""What stands on each page, side by side or one above the other."""
FINE = 0.75
Panel = Callable[[Canvas, Rect, Figures], None]


def draw_history(canvas: Canvas, scene: Scene, look: Look) -> None:
    """Draw a page of what was played here."""
    page = min(look.page, len(PAGES) - 1)
    rest = footed(
        canvas,
        framed(canvas, say("display-history-page", page=page + 1, pages=len(PAGES))),
        scene,
        look,
    )
    foot = canvas.px(44)
    body, gap = rest.top(rest.h - foot - canvas.px(8)), canvas.px(10)
    if scene.figures is None:
        canvas.text(body, say("display-looking-up"), 24, "dim", align="centre")
        return
    for index, name in enumerate(PAGES[page]):
        place = body.row(index, 2, gap) if canvas.portrait else body.column(index, 2, gap)
        draw_panel(canvas, place, name, scene.figures)
    buttons = rest.below(rest.h - foot)
    if page:
        canvas.button(buttons.column(0, 4, gap), say("display-page-back"), Page(-1), "up", size=16)
    if page < len(PAGES) - 1:
        canvas.button(
            buttons.column(3, 4, gap), say("display-history-more"), Page(1), "down", size=16
        )


def draw_everything(canvas: Canvas, figures: Figures) -> None:
    """Draw all there is on one picture, for a file: finer than a screen far away needs it."""
    canvas.unit *= FINE
    canvas.box(canvas.rect, "ground")
    whole, gap = canvas.rect.inset(canvas.px(14), canvas.px(10)), canvas.px(10)
    canvas.text(whole.top(canvas.px(40)), say("display-history-title"), 30, "ink", "serif")
    body = whole.below(canvas.px(46))
    for index, pair in enumerate(PAGES):
        row = body.row(index, len(PAGES), gap)
        for column, name in enumerate(pair):
            draw_panel(canvas, row.column(column, 2, gap), name, figures)


def draw_panel(canvas: Canvas, rect: Rect, name: str, figures: Figures) -> None:
    """Draw one of the panels; if there is too little for it, what is missing."""
    canvas.box(rect, "plate", 10, "plate-edge")
    inside = rect.inset(canvas.px(12), canvas.px(8))
    title = TITLES.get(name, say("display-history-people"))
    canvas.text(inside.top(canvas.px(24)), title, 17, "dim", "bold")
    body = inside.below(canvas.px(28))
    missing = dict(figures.missing()).get(name)
    if missing is None and (figures.players or name == "closest"):
        _PANELS[name](canvas, body, figures)
    else:
        told = missing or dict(figures.missing())["wins"]
        canvas.wrapped(body, told, 18, "dim", align="centre", most=4)


def _who(canvas: Canvas, lane: Rect, player: PlayerFigures, wide: int) -> None:
    place = lane.left(wide)
    badge(canvas, place, player.colour)
    name = place.beside(canvas.px(30))
    if canvas.width(player.name, 15, "bold") > name.w and name.h >= canvas.px(30):
        canvas.wrapped(name, player.name, 13, "ink", "bold")
    else:
        canvas.text(name, player.name, 17, "ink", "bold", least=0.6)


def _lanes(canvas: Canvas, rect: Rect, number: int) -> list[Rect]:
    """Share a panel out among players; few of them do not get giant lanes."""
    high = min(rect.h // max(1, number), canvas.px(84))
    return [Rect(rect.x, rect.y + index * high, rect.w, high) for index in range(number)]


_COLUMNS = {"matches": 19, "won": 12, "median": 26, "best": 26, "hasty": 17}
"""The numbers of a player, and how much of a hundred each has: times need the most room."""


def _people(canvas: Canvas, rect: Rect, figures: Figures) -> None:
    """Draw a line a player, with what they have played, won and reacted."""
    names = rect.w * 34 // 100
    cells = rect.top(canvas.px(20)).beside(names)
    for index, label in enumerate(_COLUMNS):
        head = _cell(cells, index)
        canvas.text(head, say(f"display-column-{label}"), 12, "dim", "bold", "right", least=0.7)
    foot = canvas.px(22) if figures.left_out else 0
    body = rect.below(canvas.px(22)).top(rect.h - canvas.px(22) - foot)
    high = min(body.h // max(1, len(figures.players)), canvas.px(44))
    for index, player in enumerate(figures.players):
        lane = Rect(body.x, body.y + index * high, body.w, high)
        _who(canvas, lane, player, names - canvas.px(6))
        numbers = lane.beside(names)
        for column, text in enumerate(_numbers(player)):
            cell = _cell(numbers, column)
            canvas.text(cell, text, 14, "ink", "sans", "right", least=0.7)
    if foot:
        last = rect.below(rect.h - foot)
        canvas.text(last, say("display-left-out", count=figures.left_out), 14, "dim")


def _cell(line: Rect, column: int) -> Rect:
    """Return the place of a number on a player's line."""
    shares = [*_COLUMNS.values()]
    left, right = (line.w * sum(shares[:end]) // 100 for end in (column, column + 1))
    return Rect(line.x + left + 4, line.y, right - left - 4, line.h)


def _numbers(player: PlayerFigures) -> tuple[str, ...]:
    times = (_ms(player.median_us), _ms(player.fastest_us))
    return str(player.matches), str(player.won), *times, str(player.early)


def _ms(us: int | None) -> str:
    return "-" if us is None else say("display-ms", ms=round(us / 1000))


def _reactions(canvas: Canvas, rect: Rect, figures: Figures) -> None:
    """Draw a lane a player: bars as high as the share of their cards, a stroke at the median."""
    spread, players = figures.spread(), figures.timed
    axis, names = canvas.px(20), rect.w * 32 // 100
    lanes = _lanes(canvas, rect.top(rect.h - axis), len(players))
    bins = len(spread.shares[0])
    plot = Rect(rect.x + names, rect.y, rect.w - names, sum(lane.h for lane in lanes))
    _time_axis(canvas, plot, axis, spread.first_us, spread.step_us, bins)
    most = max(share for shares in spread.shares for share in shares)
    for lane, player, shares in zip(lanes, players, spread.shares, strict=True):
        _who(canvas, lane, player, names - canvas.px(6))
        for index, share in enumerate(shares):
            bar = Rect(plot.x, lane.y, plot.w, lane.h).column(index, bins, 1)
            high = round((lane.h - canvas.px(6)) * share / most)
            if high:
                ink = f"seat{player.colour}"
                canvas.box(Rect(bar.x, lane.bottom - high, max(1, bar.w), high), ink)
        middle = ((player.median_us or 0) - spread.first_us) / (spread.step_us * bins)
        x = plot.x + round(plot.w * min(1.0, max(0.0, middle)))
        canvas.line(x, lane.y + canvas.px(4), x, lane.bottom, "ink", 2)


def _time_axis(
    canvas: Canvas, plot: Rect, high: int, first_us: int, step_us: int, bins: int
) -> None:
    marks = 4
    for mark in range(marks + 1):
        x = plot.x + plot.w * mark // marks
        canvas.line(x, plot.y, x, plot.bottom, "grid")
        wide = plot.w // marks - 2
        left = min(x - wide // 2, plot.right - wide)
        ms = (first_us + step_us * bins * mark // marks) // 1000
        text = say("display-ms", ms=ms) if mark == marks else f"{ms}"
        align = "right" if mark == marks else "centre"
        place = Rect(left, plot.bottom, wide, high)
        if mark != marks - 1:
            canvas.text(place, text, 13, "dim", align=align)  # type: ignore[arg-type]


def _course(canvas: Canvas, rect: Rect, figures: Figures) -> None:
    """Draw a line a player through their medians, from the first match to the last."""
    players = [player for player in figures.players if player.course]
    names, axis, wide = rect.w * 32 // 100, canvas.px(20), canvas.px(48)
    left = names + wide + canvas.px(4)
    plot = Rect(rect.x + left, rect.y + canvas.px(10), rect.w - left - canvas.px(26),
                rect.h - axis - canvas.px(14))  # fmt: skip
    for lane, player in zip(_lanes(canvas, rect, max(4, len(players))), players, strict=False):
        _who(canvas, lane.top(canvas.px(44)), player, names - canvas.px(4))
    low, high = _range([us for player in players for _, us in player.course])
    for mark in range(3):
        y = plot.bottom - plot.h * mark // 2
        canvas.line(plot.x, y, plot.right, y, "grid")
        ms = (low + (high - low) * mark // 2) // 1000
        text = say("display-ms", ms=ms) if mark == 2 else f"{ms}"
        place = Rect(plot.x - wide - 4, y - canvas.px(9), wide, canvas.px(18))
        canvas.text(place, text, 13, "dim", align="right", least=0.5)
    ends = [(_through(canvas, plot, p, (low, high), len(figures.matches)), p) for p in players]
    _named_ends(canvas, plot, ends)
    _ends(canvas, Rect(plot.x, plot.bottom, plot.w, axis), figures)


def _range(values: list[int]) -> tuple[int, int]:
    low, high = min(values) // 50_000 * 50_000, -(-max(values) // 50_000) * 50_000
    return low, max(high, low + 50_000)


def _through(
    canvas: Canvas, plot: Rect, player: PlayerFigures, limits: tuple[int, int], matches: int
) -> int:
    """Draw one line; return how high it ends."""
    low, high = limits
    ink = f"seat{player.colour}"
    points = [
        (
            plot.x + plot.w * place // max(1, matches - 1),
            plot.bottom - plot.h * (us - low) // (high - low),
        )
        for place, us in player.course
    ]
    for index, point in enumerate(points[1:]):
        _stroke(canvas, points[index], point, ink)
    for x, y in points:
        canvas.disc(x, y, max(2, canvas.px(4)), ink)
    return points[-1][1]


def _named_ends(canvas: Canvas, plot: Rect, ends: list[tuple[int, PlayerFigures]]) -> None:
    """Put everybody's number where their line ends, pushed apart where several end."""
    radius = min(canvas.px(9), plot.h // max(1, 2 * len(ends)))
    y = plot.y - 2 * radius
    last = plot.bottom + radius - 2 * radius * len(ends)
    for index, (end, player) in enumerate(sorted(ends, key=lambda found: found[0])):
        y = max(y + 2 * radius, min(end - radius, last + 2 * radius * index))
        place = Rect(plot.right + canvas.px(6), y, 2 * radius, 2 * radius)
        badge(canvas, place, player.colour)


def _stroke(canvas: Canvas, one: tuple[int, int], other: tuple[int, int], ink: str) -> None:
    """Draw a line in any direction."""
    (x1, y1), (x2, y2) = one, other
    long = max(1.0, ((x2 - x1) ** 2 + (y2 - y1) ** 2) ** 0.5)
    half = canvas.px(3) / 2
    dx, dy = -(y2 - y1) / long * half, (x2 - x1) / long * half
    corners = ((x1 + dx, y1 + dy), (x2 + dx, y2 + dy), (x2 - dx, y2 - dy), (x1 - dx, y1 - dy))
    canvas.shape(corners, ink)


def _ends(canvas: Canvas, rect: Rect, figures: Figures) -> None:
    """Write when the first and the last match were."""
    first, last = (dated(figures.matches[n].when[:10]) for n in (0, -1))
    canvas.text(rect.column(0, 2), first, 13, "dim")
    if last != first:
        canvas.text(rect.column(1, 2), last, 13, "dim", align="right")


def _early(canvas: Canvas, rect: Rect, figures: Figures) -> None:
    """Draw a bar a player: the share of their cards that came early."""
    players = [player for player in figures.players if player.reactions or player.early]
    names = rect.w * 30 // 100
    most = max(player.early_share for player in players)
    for lane, player in zip(_lanes(canvas, rect, len(players)), players, strict=True):
        _who(canvas, lane, player, names - canvas.px(6))
        room = lane.beside(names)
        bar = room.left(room.w * 45 // 100)
        wide = round(bar.w * player.early_share / most)
        high = min(lane.h - 4, canvas.px(22))
        if wide:
            place = Rect(bar.x, lane.y + (lane.h - high) // 2, wide, high)
            canvas.box(place, f"seat{player.colour}", 3)
        cards = len(player.reactions) + player.early
        told = say(
            "display-early-cards", early=player.early, cards=cards, share=_share(player.early_share)
        )
        canvas.text(room.beside(bar.w + canvas.px(8)), told, 15, "ink", least=0.6)


def _share(share: float) -> str:
    return f"{share:.1%}" if 0 < share < 0.01 else f"{share:.0%}"


def _wins(canvas: Canvas, rect: Rect, figures: Figures) -> None:
    """Draw a ring for every match that somebody played, and a full spot for one they won."""
    names, axis, told = rect.w * 32 // 100, canvas.px(20), canvas.px(64)
    players, matches = figures.players, len(figures.matches)
    lanes = _lanes(canvas, rect.top(rect.h - axis), len(players))
    plot = Rect(rect.x + names, rect.y, rect.w - names - told, sum(lane.h for lane in lanes))
    for lane, player in zip(lanes, players, strict=True):
        _who(canvas, lane, player, names - canvas.px(6))
        radius = max(2, min(canvas.px(7), lane.h // 3, plot.w // max(1, 2 * matches)))
        for place in player.played:
            x = plot.x + radius + (plot.w - 2 * radius) * place // max(1, matches - 1)
            won = place in player.wins
            ink = f"seat{player.colour}" if won else "dim"
            canvas.disc(x, lane.y + lane.h // 2, radius if won else max(2, radius - 2), ink,
                        0 if won else 1)  # fmt: skip
        last = Rect(plot.right + canvas.px(6), lane.y, told - canvas.px(6), lane.h)
        canvas.text(
            last,
            say("display-won-of", won=player.won, matches=player.matches),
            16,
            "ink",
            "bold",
            "right",
        )
    _ends(canvas, Rect(plot.x, plot.bottom, plot.w, axis), figures)


def _closest(canvas: Canvas, rect: Rect, figures: Figures) -> None:
    """Draw a line a finish: by how much, what was decided, and when."""
    high = canvas.px(62)
    shown = figures.closest[: max(1, rect.h // high)]
    for index, finish in enumerate(shown):
        row = Rect(rect.x, rect.y + index * high, rect.w, high - canvas.px(4))
        gap = row.left(canvas.px(84))
        canvas.text(gap, span(finish.gap_us), 17, "accent", "bold", least=0.6)
        rest = row.beside(gap.w + canvas.px(6))
        line = canvas.px(18)
        canvas.wrapped(rest.top(rest.h - line), clean(finish.words), 14)
        played = f"{finish.match.game}, {dated(finish.match.when)}"
        canvas.text(rest.below(rest.h - line), played, 12, "dim", least=0.7)


_PANELS: dict[str, Panel] = {
    "people": _people,
    "reactions": _reactions,
    "course": _course,
    "waiting": _early,
    "wins": _wins,
    "closest": _closest,
}


def write_history(screen: TextScreen, scene: Scene, look: Look) -> None:
    """Write who played here, how fast, how early, and what was close."""
    figures = scene.figures
    screen.add("", say("display-history"), "")
    if figures is None:
        screen.add(say("display-looking-up"))
        return
    screen.add(*history_lines(figures, screen.width))


def history_lines(figures: Figures, width: int) -> list[str]:
    """Return the same figures in letters."""
    lines = []
    if figures.players:
        labels = (say(f"display-column-{label}") for label in _COLUMNS)
        heads = "".join(f"{label:>9}" for label in labels)
        lines += [f"{'':<20}{heads}"]
    for player in figures.players:
        cells = "".join(f"{text:>9}" for text in _numbers(player))
        lines.append(f"{padded(fit(player.name, 19), 20)}{cells}")
    if figures.closest:
        lines += ["", TITLES["closest"]]
        lines += [f"{span(f.gap_us):>12}  {clean(f.words)}" for f in figures.closest[:5]]
    told = dict.fromkeys(words for _, words in figures.missing())
    return [fit(line, width) for line in [*lines, *([""] if lines and told else []), *told]]


HISTORY = Screen(
    "history", draw_history, write_history, ("f2",), "display-help-history", aside=True,
    leafed=True,
    rests=True,
    anytime=True,
)  # fmt: skip
