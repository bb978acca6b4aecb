"""The board and what stands beside it: nothing spills, and fingers find their place."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from companion.drawing.canvas import Canvas
from companion.drawing.items import Disc, Picture, Rect, Shape, Text
from companion.drawing.palette import MEN, THEMES
from companion.drawing.pointing import Point
from companion.games.sorry.face.drawing import draw_badge
from companion.games.sorry.face.places import COLOURS
from companion.language import speaking
from companion.language.catalogue import ENGLISH
from companion.language.pseudo import PSEUDO
from companion.outputs.display.actions import Go
from companion.outputs.display.desk import Desk, Look
from companion.outputs.display.pygame.faces import measure
from companion.outputs.display.screens import compose, draw_text
from companion.outputs.display.stage import Stage
from tests.outputs.display.test_layout import SIZES, check, crowded
from tests.outputs.display.test_palette import SIGHT, apart, contrast, seen
from tests.support.evening import LONG
from tests.support.kits import rules_of
from tests.support.sorry_scenes import (
    at_rest,
    choosing,
    doubled,
    named,
    sorry_card,
    splitting,
    too_close,
    won,
)
from tests.support.sorry_table import SorryTable, game

MOMENTS: dict[str, Callable[[], SorryTable]] = {
    "two": lambda: choosing(LONG, 2),
    "three": lambda: choosing(LONG, 3),
    "four": lambda: choosing(LONG),
    "splitting": lambda: splitting(LONG),
    "sorry": lambda: sorry_card(LONG),
    "doubled": lambda: doubled(LONG),
    "too close": lambda: too_close(LONG),
    "won": lambda: won(LONG),
    "to be dealt": lambda: SorryTable(4, players=list(LONG[:4])),
    "lead": lambda: SorryTable(4, players=list(LONG[:4])).shuffle(),
    "to be drawn": lambda: named(game(red=[4]), LONG),
}


def pictures(stage: Stage, look: Look, size: tuple[int, int]) -> list[Picture]:
    scene = stage.scene()
    return [compose(shown, look, size, measure) for shown in (scene, crowded(scene))]


@pytest.mark.slow
@pytest.mark.parametrize("simulated", [False, True])
@pytest.mark.parametrize("moment", MOMENTS)
def test_nothing_spills_or_overlaps(moment: str, simulated: bool) -> None:
    stage = at_rest(MOMENTS[moment](), simulated=simulated)
    for size in SIZES:
        for screen in ("table", "scores", "rulings", "verdicts"):
            for picture in pictures(stage, Look(screen=screen), size):
                check(picture)


@pytest.mark.parametrize("language", [ENGLISH, PSEUDO])
def test_the_small_screen_holds_it_all(language: str) -> None:
    with speaking(language):
        for moment in ("four", "splitting", "too close"):
            for picture in pictures(at_rest(MOMENTS[moment]()), Look(), (800, 480)):
                check(picture)


@pytest.mark.parametrize("language", [ENGLISH, PSEUDO])
@pytest.mark.parametrize("moment", [*MOMENTS])
def test_the_terminal_holds_it_all(moment: str, language: str) -> None:
    with speaking(language):
        stage = at_rest(MOMENTS[moment]())
        for screen in ("", "table", "scores", "rulings", "verdicts"):
            for scene in (stage.scene(), crowded(stage.scene())):
                lines = draw_text(scene, Look(screen=screen)).lines
                assert len(lines) == 24
                assert max(map(len, lines)) <= 80


def targets(picture: Picture) -> list[Rect]:
    return [touch.rect for touch in picture.touches if isinstance(touch.action, Point)]


@pytest.mark.parametrize("moment", ["two", "four", "splitting", "sorry"])
def test_fingers_find_every_man_and_every_target(moment: str) -> None:
    """At least a square of the board, and twice that where neighbours leave the room."""
    stage = at_rest(MOMENTS[moment]())
    for size, least in (((800, 480), 27), ((1920, 1080), 62)):
        found = targets(compose(stage.scene(), Look(), size, measure))
        assert found
        assert min(min(rect.w, rect.h) for rect in found) >= least
    buttons = [
        touch.rect
        for touch in compose(stage.scene(), Look(), (800, 480), measure).touches
        if not isinstance(touch.action, Point) and touch.rect.w
    ]
    assert min(rect.h for rect in buttons) >= 40


@pytest.mark.parametrize("size", SIZES)
def test_names_and_the_card_can_be_read_from_two_metres(size: tuple[int, int]) -> None:
    picture = compose(at_rest(choosing()).scene(), Look(), size, measure)
    texts = [item for item in picture.items if isinstance(item, Text)]
    assert max(t.size for t in texts if t.text == "Ada") * 24 >= min(size)
    assert max(t.size for t in texts if t.text == "10") * 10 >= min(size)


def test_the_listed_moves_are_on_the_board_with_their_numbers() -> None:
    stage = at_rest(choosing())
    picture = compose(stage.scene(), Look(), (1920, 1080), measure)
    board = Rect(0, 0, 1080, 1080)
    shown = {i.text for i in picture.items if isinstance(i, Text) and i.rect.within(board)}
    assert {"1", "4", "5", "2 3"} <= shown
    assert len(stage.scene().answers) == 5


def test_every_colour_has_a_shape_and_a_letter_of_its_own() -> None:
    looks = set()
    for colour in COLOURS:
        canvas = Canvas((100, 100), measure)
        draw_badge(canvas, Rect(0, 0, 100, 100), colour)
        items = canvas.picture().items
        corners = next((len(i.points) for i in items if isinstance(i, Shape)), 0)
        first = next((i.points[0] for i in items if isinstance(i, Shape)), (0, 0))
        letter = next(i.text for i in items if isinstance(i, Text))
        assert letter == colour[0].upper()
        assert corners or any(isinstance(i, Disc) for i in items)
        looks.add((corners, first))
    assert len(looks) == 4


@pytest.mark.parametrize("sight", SIGHT)
@pytest.mark.parametrize("theme", THEMES)
def test_no_two_colours_of_men_look_alike(theme: str, sight: str) -> None:
    colours = THEMES[theme]
    inks = [seen(colours[name], sight) for name in MEN]
    for index, ink in enumerate(inks):
        for other in inks[index + 1 :]:
            assert apart(ink, other) >= 14
    for name in MEN:
        letter = seen(colours[f"on-{name}"], sight)
        assert contrast(seen(colours[name], sight), letter) >= 4, name
    for word in ("ink", "dim"):
        assert contrast(seen(colours[word], sight), seen(colours["square"], sight)) >= 4.5


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("name", ["sherlock-holmes", "block", "sorry"])
def test_the_rules_can_be_read_page_by_page(name: str, size: tuple[int, int]) -> None:
    scene = replace(at_rest(choosing()).scene(), rules=rules_of(name))
    words = ""
    for page in range(12):
        picture = compose(scene, Look(screen="rules", page=page), size, measure)
        check(picture)
        words += " ".join(item.text for item in picture.items if isinstance(item, Text))
    page_ = rules_of(name)
    assert page_ is not None
    assert all(section.title in words for section in page_.every())
    assert page_.sections[-1].points[-1].split()[-1] in words


def test_the_help_leads_to_the_rules_and_down_turns_the_page() -> None:
    stage = at_rest(choosing())
    desk = Desk(stage, lambda prompt, values: None)
    desk.act(Go("help"))
    picture = compose(stage.scene(), desk.look, (800, 480), measure)
    desk.act(picture.keyed("r"))
    assert desk.look.screen == "rules"
    desk.act(compose(stage.scene(), desk.look, (800, 480), measure).keyed("down"))
    assert desk.look.page == 1
    assert "page 2 of" in "\n".join(draw_text(stage.scene(), desk.look).lines)
