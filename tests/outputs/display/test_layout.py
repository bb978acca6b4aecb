"""Nothing spills, nothing overlaps: every screen, few seats and many, long names, large numbers."""

from collections.abc import Callable
from dataclasses import replace
from itertools import combinations

import pytest

from companion.drawing.canvas import Canvas
from companion.drawing.items import Picture, Rect, Text
from companion.kit.face import Figure, Word
from companion.outputs.display.actions import Go, Open
from companion.outputs.display.desk import Desk
from companion.outputs.display.pygame.faces import measure
from companion.outputs.display.scene import Refusal, Scene
from companion.outputs.display.screens import compose
from companion.outputs.display.stage import Stage
from tests.support.evening import LONG, SCRIPTS, evening, staged
from tests.support.table import Table

SIZES = ((800, 480), (1920, 1080), (480, 800), (1024, 600))
SEATS = (3, 4, 5, 6, 7, 8)
SCREENS = ("table", "photo", "verdicts", "scores", "rulings", "pairing", "help")


def asked(seats: int, names: tuple[str, ...] = LONG) -> Table:
    """Two players with long names call too close together."""
    table = Table(seats, players=list(names[:seats])).deal().round(1, 2)
    return table.white(1, 3).white(2, 3.00015)


def swept(seats: int) -> Table:
    table = Table(seats, players=list(LONG[:seats])).deal().round(1, 2).red(1, 3)
    for seat in range(2, seats + 1):
        table.shield(seat, 3.2 + seat / 1000).touch(seat, 3.3)
    return table


def crowded(scene: Scene) -> Scene:
    """Three digits wherever there is a number, a card on every pile, everything marked, and
    trouble."""

    def full(figures: tuple[Figure, ...]) -> tuple[Figure, ...]:
        return tuple(replace(figure, value=888) for figure in figures)

    seats = tuple(
        replace(seat, figures=full(seat.figures), card="BURGLAR", dealer=True,
                said=Word("pile taken by WWWWWWWWWWWWWWWWWWWW"), thinking=True,
                wanted=frozenset(seat.touch),
                refused=Refusal("a question is open: answer it first", "red")
                if seat.number % 2 else None)
        for seat in scene.seats
    )  # fmt: skip
    notices = ("The sound card is gone: the words are on the screen only.", "Disk full.")
    cards = ("SHERLOCK HOLMES", "SHERLOCK HOLMES", "WWWWWWWWWWWWWWWWWWWW", *"ABCDEFGHIJKLMNOP")
    return replace(
        scene, seats=seats, centre=full(scene.centre), notices=notices, cards=cards, rest=3,
        refused=Refusal("that card is down already: choose another one"),
    )  # fmt: skip


def check(picture: Picture) -> None:
    whole = Rect(0, 0, *picture.size)
    texts = [item for item in picture.items if isinstance(item, Text)]
    assert texts
    for text in texts:
        assert text.rect.within(whole), text
    for one, other in combinations(texts, 2):
        assert not one.rect.meets(other.rect), (one, other)
    for touch, another in combinations(picture.touches, 2):
        assert touch.rect.within(whole)
        assert not touch.rect.meets(another.rect), (touch, another)


def drawn(stage: Stage, screen: str, size: tuple[int, int]) -> Picture:
    desk = Desk(stage, lambda prompt, values: None)
    desk.act(Go(screen))
    look = replace(desk.look, screen=screen)
    return compose(crowded(stage.scene()), look, size, measure)


MOMENTS: dict[str, Callable[[int], Stage]] = {
    "asked": lambda seats: staged(asked(seats), 4),
    "swept": lambda seats: staged(swept(seats), 3.5),
    "simulated": lambda seats: staged(asked(seats), 2.9, simulated=True, pairing=True),
    "counting": lambda seats: staged(evening(seats, 1, LONG), 33.0),
    "between": lambda seats: staged(evening(seats, 2, LONG)),
    "in many scripts": lambda seats: staged(asked(seats, SCRIPTS), 4),
}


@pytest.mark.slow
@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("moment", MOMENTS)
def test_no_screen_spills_or_overlaps(moment: str, seats: int) -> None:
    stage = MOMENTS[moment](seats)
    for size in SIZES:
        for screen in SCREENS:
            check(drawn(stage, screen, size))


@pytest.mark.parametrize("moment", ["asked", "between", "in many scripts"])
def test_eight_seats_fit_the_small_screen(moment: str) -> None:
    stage = MOMENTS[moment](8)
    for screen in SCREENS:
        check(drawn(stage, screen, (800, 480)))


@pytest.mark.parametrize("size", SIZES)
def test_a_fingerprint_stands_whole_beside_the_code(size: tuple[int, int]) -> None:
    stage = staged(evening(4, 1), 2.5, pairing=True)
    lines = ("3F2A 91BC 77D0 E5A1", "0C44 8E1B 52F7 A930", "B6D8 1127 F05C 4E9A", "7731 CCAB 60D2")
    shown = stage.scene().pairing
    assert shown is not None
    stage.pair(replace(shown, fingerprint=lines))
    check(drawn(stage, "pairing", size))
    assert {*lines, shown.code, shown.text} <= {*texts(stage, size, "pairing")}


@pytest.mark.slow
@pytest.mark.parametrize("seats", [3, 8])
def test_every_form_fits(seats: int) -> None:
    stage = staged(asked(seats), 4)
    desk = Desk(stage, lambda prompt, values: None)
    scene = stage.scene()
    prompts = [answer.prompt for answer in (*scene.answers, *scene.others)]
    assert len(prompts) > 5
    for prompt in prompts:
        desk.act(Open(prompt))
        for size in SIZES:
            check(compose(scene, desk.look, size, measure))


def texts(stage: Stage, size: tuple[int, int], screen: str = "table") -> list[str]:
    look = replace(Desk(stage, lambda p, v: None).look, screen=screen)
    picture = compose(stage.scene(), look, size, measure)
    return [item.text for item in picture.items if isinstance(item, Text)]


def in_all_directions(people: int) -> Stage:
    """A sweep whose summary is long: two piles are taken, one is safe."""
    table = Table(4, players=["Ada", "Ben", "Cy", "Dot"]).deal().round(1, 2).red(1, 3)
    table.touch(2, 3.3).touch(3, 3.31).shield(4, 3.2)
    return staged(table, 8, simulated=True, people=people)


@pytest.mark.parametrize("size", [(800, 480), (1280, 800)])
@pytest.mark.parametrize("people", [1, 2, 4])
@pytest.mark.parametrize("screen", ["table", "verdicts", "photo", "scores"])
def test_nothing_is_cut_where_there_is_room(
    screen: str, people: int, size: tuple[int, int]
) -> None:
    stage = in_all_directions(people)
    cut = [text for text in texts(stage, size, screen) if text.endswith("…")]
    assert not [text for text in cut if text != "More …"]
    if screen == "table":
        shown = texts(stage, size)
        assert shown.count("hand") == 4
        assert "pick" in " ".join(shown), "the summary of the sweep to its end"
        assert {"Ben", "Cy", "Dot"} <= {*shown[shown.index("Sweep over") :]}, "every pile of it"


def test_a_long_label_takes_two_lines_before_it_is_cut() -> None:
    canvas = Canvas((800, 480), measure)
    canvas.button(Rect(0, 0, 140, 44), "221B Baker Street, out by a", Go("table"), "1", size=17)
    said = [item.text for item in canvas.picture().items if isinstance(item, Text)]
    assert said == ["1", "221B Baker", "Street, out by a"]


def test_an_answer_says_what_it_does() -> None:
    """Two hands at one pile, too close together."""
    table = Table(4, players=["Ada", "Ben", "Cy", "Dot"]).deal().round(1, 2).red(1, 3)
    table.shield(2, 3.3).touch(2, 3.3001)
    labels = [answer.label for answer in staged(table, 8).scene().answers]
    assert labels == ["Ben's pile is safe", "Ada takes Ben's pile"]


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("size", SIZES)
def test_everybody_can_be_read_from_two_metres(seats: int, size: tuple[int, int]) -> None:
    """Names and scores at least a twenty-eighth of the screen's shorter side high."""
    stage = staged(Table(seats, players=["Margaret", *"ABCDEFG"][:seats]).deal().round(1, 2), 4)
    picture = compose(stage.scene(), Desk(stage, lambda p, v: None).look, size, measure)
    texts = {item.text: item for item in picture.items if isinstance(item, Text)}
    assert texts["Margaret"].size * 28 >= min(size)
    assert max(item.size for item in texts.values()) * 10 >= min(size)


def test_the_seats_go_round_clockwise_from_the_near_side() -> None:
    stage = staged(Table(8).deal(), 1)
    picture = compose(stage.scene(), Desk(stage, lambda p, v: None).look, (800, 480), measure)
    at = {item.text: item.rect for item in picture.items if isinstance(item, Text)}
    assert at["Seat 1"].y > 240
    assert at["Seat 2"].x < at["Seat 1"].x
    assert at["Seat 3"].x < at["Seat 5"].x
    assert at["Seat 4"].y < at["Seat 3"].y < at["Seat 2"].y
    assert at["Seat 8"].x > at["Seat 1"].x


def test_numbers_on_a_small_strip_cover_neither_each_other_nor_a_bar() -> None:
    """In a sweep a hand on the shield and one on the pile may lie close together."""
    table = Table(4).deal().round(1, 2).red(4, 3)
    for seat in (2, 3):
        table.shield(seat, 3.2 + seat / 500).touch(seat, 3.205 + seat / 100)
    stage = staged(table, 8)
    assert stage.scene().photo, "a sweep is contested"
    for size in SIZES:
        check(compose(stage.scene(), Desk(stage, lambda p, v: None).look, size, measure))
