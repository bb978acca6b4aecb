"""What was played before, on the display: every page, every size, few players and many."""

from dataclasses import replace

import pytest

from companion.drawing.items import Text
from companion.kit.figures import CloseFinish, Figures, MatchMark, PlayerFigures
from companion.outputs.display.actions import Go
from companion.outputs.display.desk import Desk
from companion.outputs.display.look import Look
from companion.outputs.display.pygame.faces import measure
from companion.outputs.display.screens import compose, draw_text
from companion.outputs.display.screens.history import PAGES
from tests.outputs.display.test_layout import SIZES, check
from tests.support.evening import LONG, evening, staged


def played(players: int) -> Figures:
    marks = tuple(MatchMark(str(n), f"2026-11-{n + 1:02} 20:15", "Block") for n in range(12))
    told = tuple(
        PlayerFigures(
            name, colour, 12, colour % 3, 99, colour, tuple(range(180_000, 900_000, 7_000)),
            ((0, 200_000), (3, 400_000 + colour), (11, 260_000)), tuple(range(12)),
            (colour,) * (colour % 3),
        )
        for colour, name in enumerate(LONG[:players], start=1)
    )  # fmt: skip
    words = "Too close to call: somebody with a long name or somebody else? 0.08 ms apart. Dealer?"
    return Figures(marks, told, 3, tuple(CloseFinish(80, words, mark) for mark in marks[:10]))


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("figures", [Figures(), played(1), played(8)], ids=["none", "one", "eight"])
def test_nothing_spills_and_nothing_overlaps(figures: Figures, size: tuple[int, int]) -> None:
    stage = staged(evening())
    stage.recall(figures)
    for page in range(len(PAGES)):
        check(compose(stage.scene(), Look(screen="history", page=page), size, measure))


def test_the_history_is_looked_up_when_somebody_wants_to_see_it() -> None:
    stage = staged(evening())
    asked: list[str] = []
    stage.look_back = lambda: asked.append("looked up")
    desk = Desk(stage, lambda prompt, values: None)
    desk.act(Go("table"))
    assert not asked
    desk.act(Go("history"))
    assert asked == ["looked up"]
    assert "Looking it up" in words_of(desk)
    stage.recall(played(2))
    assert LONG[1][:8] in words_of(desk)
    told = "\n".join(draw_text(stage.scene(), desk.look).lines)
    assert "The closest finishes" in told


def words_of(desk: Desk) -> str:
    picture = compose(desk.stage.scene(), replace(desk.look, page=0), (800, 480), measure)
    return " ".join(item.text for item in picture.items if isinstance(item, Text))
