"""What somebody before a long table's screen sees, types and touches."""

from companion.drawing.items import Picture, Text
from companion.outputs.display.pygame.faces import measure
from companion.outputs.display.screens import compose, draw_text
from tests.support.long_lists import LongTable

SMALL = (800, 480)


def picture(table: LongTable, size: tuple[int, int] = SMALL) -> Picture:
    return compose(table.stage.scene(), table.desk.look, size, measure)


def shown(table: LongTable, size: tuple[int, int] = SMALL) -> list[str]:
    return [item.text for item in picture(table, size).items if isinstance(item, Text)]


def texts(table: LongTable) -> str:
    return "\n".join(draw_text(table.stage.scene(), table.desk.look).lines)


def strike(table: LongTable, *keys: str) -> None:
    """Keys as the window has them: letters are typed, the others are what the picture says."""
    for key in keys:
        if not table.desk.typed(key):
            table.desk.act(picture(table).keyed(key))


def touch(table: LongTable, label: str) -> None:
    drawn = picture(table)
    text = next(i for i in drawn.items if isinstance(i, Text) and i.text == label)
    table.desk.act(drawn.touched(*text.rect.middle))
