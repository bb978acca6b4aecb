"""What to do next is seen, and why something was not done: on the screen, and in letters."""

from dataclasses import replace

import pygame
import pytest

from companion.core.referee.events import Press
from companion.drawing.items import Box, Disc, Picture, Rect, Text
from companion.drawing.palette import THEMES
from companion.drawing.pointing import Point, Reach
from companion.games.sorry.face import SorryBoard
from companion.games.sorry.face.places import COLOURS
from companion.outputs.display.actions import Go, Hit, Open, Submit
from companion.outputs.display.desk import Desk, Look
from companion.outputs.display.pygame.faces import measure
from companion.outputs.display.pygame.snapshot import painted
from companion.outputs.display.pygame.window import Window
from companion.outputs.display.scene import Refusal, Scene
from companion.outputs.display.screens import compose, draw_text
from companion.outputs.display.stage import Stage
from tests.support.evening import staged
from tests.support.long_lists import laying
from tests.support.sorry_scenes import named
from tests.support.sorry_table import game, stacked, virtual
from tests.support.table import Table

SIZES = ((800, 480), (1280, 800))


def pause() -> Table:
    return Table(3, players=["Ann", "Bo", "Cy"]).deal(1).ready(3).play(5)


def at(moment: float) -> Stage:
    return staged(pause(), moment, simulated=True, people=1, eyes=(1,))


def rings(picture: Picture) -> list[Box]:
    """What is marked as wanted: nothing else is hollow and bright."""
    boxes = (item for item in picture.items if isinstance(item, Box))
    return [box for box in boxes if box.fill is None and box.edge == "accent"]


def words(picture: Picture) -> set[str]:
    return {item.text for item in picture.items if isinstance(item, Text)}


@pytest.mark.parametrize("size", SIZES)
def test_at_ready_nothing_is_marked_and_at_play_the_pile_is(size: tuple[int, int]) -> None:
    ready = compose(at(4).scene(), Look(), size, measure)
    assert not rings(ready)
    assert "hands off" in words(ready)
    play = compose(at(5.1).scene(), Look(), size, measure)
    (ring,) = rings(play)
    pile = next(t.rect for t in play.touches if t.action == Hit(1, "pile"))
    assert pile.within(ring.rect)
    assert "hands off" not in words(play)


def test_in_letters_the_wanted_key_stands_between_arrows() -> None:
    assert ">>" not in "".join(line for line in draw_text(at(4).scene(), Look()).lines[5:])
    told = "\n".join(draw_text(at(5.1).scene(), Look()).lines)
    assert ">>SPACE play<<" in told
    assert told.count("<<") == 2, "the word of the moment, and one key"


def test_a_lamp_that_is_lit_does_not_look_like_a_button_to_press() -> None:
    scene = at(5.1).scene()
    lit = replace(scene.seats[0], lamps=frozenset({"white"}))
    shown = compose(replace(scene, seats=(lit, *scene.seats[1:])), Look(), SIZES[0], measure)
    button = next(t.rect for t in shown.touches if t.action == Hit(1, "white"))
    plate = next(i for i in shown.items if isinstance(i, Box) and i.rect == button)
    assert plate.fill == "button"
    beads = [i for i in shown.items if isinstance(i, Disc) and i.ink == "white"]
    assert any(button.x < bead.x < button.right and bead.r < button.h // 2 for bead in beads)


def refused(moment: float = 5.1) -> Stage:
    """Ann calls SHERLOCK HOLMES with nothing before her."""
    stage = staged(pause().red(1, 5.05), moment, simulated=True, people=1, eyes=(1,))
    assert stage.scene().seats[0].refused is not None
    return stage


def test_why_something_was_refused_stands_beside_it_as_long_as_one_reads() -> None:
    stage = refused()
    reason = stage.scene().seats[0].refused
    assert reason is not None
    assert reason.input == "red"
    shown = compose(stage.scene(), Look(), SIZES[0], measure)
    (text,) = (i for i in shown.items if isinstance(i, Text) and i.text.startswith("No: "))
    red = next(t.rect for t in shown.touches if t.action == Hit(1, "red"))
    assert 0 <= red.y - text.rect.bottom < 20, "right above the button"
    assert "No: " in "\n".join(draw_text(stage.scene(), Look()).lines)
    stage.tick(5_100_000, wall=0)
    stage.tick(5_200_000, wall=max(3_000_000, 60_000 * len(reason.text)))
    assert stage.scene().seats[0].refused is not None
    stage.tick(5_300_000, wall=60_000_000)
    assert stage.scene().seats[0].refused is None


def test_whoever_does_it_right_then_has_read_enough() -> None:
    stage = staged(pause().red(1, 5.05).touch(1, 5.2), 5.4, simulated=True, people=1, eyes=(1,))
    assert stage.scene().seats[0].refused is None


def test_a_refused_entry_is_told_where_it_was_entered() -> None:
    scene = replace(at(5.1).scene(), refused=Refusal("that card is down already"))
    for size in SIZES:
        assert "No: that card is down already" in words(compose(scene, Look(), size, measure))
    assert "No: that card is down already" in "\n".join(draw_text(scene, Look()).lines)


def test_a_bot_that_is_about_to_act_is_seen_thinking() -> None:
    table = named(game(red=[6], blue=[24], yellow=[40], green=[3]).turn_up(1, "3"))
    mine = staged(table, table.now + 1, eyes=(1,)).scene()
    assert not any(seat.thinking for seat in mine.seats)
    stage = staged(table, table.now + 1, eyes=(2,), bots=(1, 3, 4))
    assert [seat.thinking for seat in stage.scene().seats] == [True, False, False, False]
    assert "is thinking ..." in "\n".join(draw_text(stage.scene(), Look()).lines)


def test_a_form_complains_of_nothing_before_it_is_filled_in() -> None:
    table = laying()
    laid = next(a for a in table.stage.scene().answers if a.prompt.name == "play")
    prompt = next(p for p in (laid.prompt, *laid.alike) if "target" in p.fields)
    table.desk.act(Open(replace(prompt, fixed={**prompt.fixed, "card": "Clue"})))
    form = table.desk.look.form
    assert form is not None
    assert form.told == ""
    table.desk.act(Submit())
    assert table.desk.look.form is not None
    assert table.desk.look.form.told == "still open: Against whom?"
    assert "is missing" not in "\n".join(draw_text(table.stage.scene(), table.desk.look).lines)


@pytest.mark.parametrize("colour", COLOURS)
@pytest.mark.parametrize("theme", [*THEMES])
def test_every_move_is_marked_on_the_board_and_the_picked_one_differs(
    colour: str, theme: str
) -> None:
    seat = COLOURS.index(colour) + 1
    table = named(game(4))
    for before in range(1, seat):
        table.turn_up(before, "3")
    table.turn_up(seat, "1")
    scene = staged(table, table.now + 1).scene()
    assert isinstance(scene.board, SorryBoard)
    places = [t.rect for t in compose(scene, Look(), SIZES[0], measure).touches
              if isinstance(t.action, Point)]  # fmt: skip
    assert len(places) == 2, "the man, and where he goes"
    picked = staged(table.press(seat, "blue", table.now + 1), table.now + 1).scene()
    bare = painted(replace(scene, board=replace(scene.board, moves=())), Look(), SIZES[0], theme)
    marked = painted(scene, Look(), SIZES[0], theme)
    chosen = painted(picked, Look(), SIZES[0], theme)
    for place in places:
        assert _seen(bare, place) != _seen(marked, place)
    assert [_seen(chosen, place) for place in places] != [_seen(marked, p) for p in places]


def _seen(surface: pygame.Surface, place: Rect) -> bytes:
    return pygame.image.tobytes(surface.subsurface((place.x, place.y, place.w, place.h)), "RGB")


def test_the_drawn_pack_is_the_pack() -> None:
    table = named(virtual(stacked()))
    stage = staged(table, table.now + 1, simulated=True, people=1, eyes=(1,))
    hits: list[Hit] = []
    window = Window(stage, size=(800, 480), on_hit=hits.append)
    window.turn(0)
    assert window._picture is not None
    pack = next(t for t in window._picture.touches if isinstance(t.action, Reach))
    window._down("mouse", pack.rect.middle)
    window._up("mouse")
    assert hits == [Hit(1, "pile"), Hit(1, "pile", down=False)]
    assert any(pack.rect.within(ring.rect) for ring in rings(window._picture)), "and is marked"
    window.close()


def test_where_nothing_is_simulated_the_drawn_pack_enters_the_draw() -> None:
    table = named(virtual(stacked()))
    stage = staged(table, table.now + 1)
    given: list[str] = []
    desk = Desk(stage, lambda prompt, values: given.append(prompt.name))
    scene: Scene = stage.scene()
    picture = compose(scene, Look(), SIZES[0], measure)
    desk.act(next(t.action for t in picture.touches if isinstance(t.action, Reach)))
    assert given == ["draw"]
    desk.act(Go("table"))


def test_a_hand_on_an_input_hides_its_mark() -> None:
    stage = at(5.1)
    stage.heard(Press(5_200_000, 0, 1, "pile"))
    assert not rings(compose(stage.scene(), Look(), SIZES[0], measure))
