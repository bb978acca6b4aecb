"""A scene in sentences, for whoever hears a phone instead of looking at it."""

from companion.kit.face import Figure, in_a_row
from companion.language import say
from companion.outputs.display.look import Look
from companion.outputs.display.scene import Scene, SeatView

_NEWS = 3
"""How many of the last decisions are told with the table."""


def told_lines(scene: Scene, look: Look) -> tuple[str, ...]:
    """Return what there is to be seen: the moment, what is asked, who stands how, what is held."""
    word = scene.word
    lines = [
        ". ".join(part for part in (word.text, word.hint) if part),
        scene.question,
        look.status,
        scene.refused.text if scene.refused else "",
        *(_seat(scene, seat) for seat in scene.seats),
        _figures(scene.centre),
        say("phone-in-the-pool", cards=in_a_row(scene.cards)) if scene.cards else "",
        *_board(scene, look),
        *(say("phone-your-hand", cards=in_a_row(cards)) for cards in scene.held.values()),
        *_page(scene),
        *(entry.text for entry in scene.history[-_NEWS:]),
    ]
    return tuple(line for line in lines if line)


def _seat(scene: Scene, seat: SeatView) -> str:
    board = scene.board
    parts = [
        say("display-deals") if seat.dealer else "",
        _figures(seat.figures),
        say("phone-on-the-pile", card=seat.card) if seat.card else "",
        board.todo[seat.number - 1] if board else "",
        board.notes[seat.number - 1] if board else "",
        seat.refused.text if seat.refused else seat.said.text,
    ]
    return f"{seat.name}: {', '.join(part for part in parts if part)}".removesuffix(": ")


def _figures(figures: tuple[Figure, ...]) -> str:
    return ", ".join(f"{figure.label} {figure.value}" for figure in figures)


def _board(scene: Scene, look: Look) -> list[str]:
    """Return the board in letters, line by line, without what only frames it."""
    lines = scene.board.lines(look.pointing) if scene.board else []
    return [" ".join(line.split()) for line in lines if any(map(str.isalnum, line))]


def _page(scene: Scene) -> list[str]:
    """Return what lies open before whoever looks at this phone."""
    return [scene.page.title, *scene.page.points] if scene.page else []
