"""The window: paints what changed and nothing else, hears keys and fingers, saves pictures."""

import os
from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from typing import Any

import pygame
import pytest

from companion.drawing.items import Text, Touch
from companion.outputs.display.actions import LEAVE, Go, Hit
from companion.outputs.display.desk import Look
from companion.outputs.display.pygame.faces import measure
from companion.outputs.display.pygame.painter import Painter
from companion.outputs.display.pygame.window import NoDisplayError, Window, find_screen
from companion.outputs.display.screens import compose
from companion.outputs.display.stage import Stage
from tests.support.evening import staged
from tests.support.long_lists import laying
from tests.support.table import playing

PLAYERS = ["Ada", "Ben", "Cy", "Dot"]


def asked() -> Stage:
    return staged(playing(players=PLAYERS).white(2, 3).white(4, 3.00015), 4)


@pytest.fixture
def opened() -> Iterator[Any]:
    windows: list[Window] = []

    def make(stage: Stage, **settings: Any) -> Window:
        windows.append(Window(stage, size=(800, 480), **settings))
        windows[-1].turn(0)
        return windows[-1]

    yield make
    for window in windows:
        window.close()


def press(window: Window, key: int, **more: Any) -> None:
    for kind in (pygame.KEYDOWN, pygame.KEYUP):
        name = pygame.key.name(key)
        letter = name if len(name) == 1 else ""
        pygame.event.post(pygame.event.Event(kind, key=key, mod=0, unicode=letter, **more))
    window.turn(0)
    window.turn(0)


def touch_of(window: Window, label: str) -> Touch:
    """The button with that label."""
    picture = window._picture
    assert picture is not None
    text = next(i for i in picture.items if isinstance(i, Text) and i.text == label)
    return next(t for t in picture.touches if text.rect.within(t.rect))


def click(window: Window, at: tuple[int, int]) -> None:
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        pygame.event.post(pygame.event.Event(kind, button=1, pos=at, touch=False))
    window.turn(0)
    window.turn(0)


def test_nothing_is_painted_while_nothing_changes(opened: Any) -> None:
    stage = asked()
    window = opened(stage)
    for _ in range(20):
        window.turn(0)
    assert window.frames == 1
    stage.notice("The sound card is gone.")
    window.turn(0)
    window.turn(0)
    assert window.frames == 2


def test_painting_only_what_changed_gives_the_same_picture(opened: Any) -> None:
    """Every moment of a hand, painted over the one before, is as if painted afresh."""
    painter, over = Painter("dark"), pygame.Surface((800, 480))
    before = None
    for step in range(30):
        table = playing(players=PLAYERS).red(1, 3).shield(2, 3.2).touch(2, 3.204).touch(3, 3.3)
        scene = staged(table.rule("pile", 4, pile=2, to="safe"), 0.5 + step / 5).scene()
        picture = compose(scene, Look(), (800, 480), measure)
        painter.paint(over, picture, before)
        fresh = pygame.Surface((800, 480))
        painter.paint(fresh, picture)
        assert pygame.image.tostring(over, "RGB") == pygame.image.tostring(fresh, "RGB"), step
        before = picture


def test_the_mouse_answers_the_dealers_question(opened: Any) -> None:
    given: list[object] = []
    window = opened(asked(), enter=lambda prompt, values: given.append((prompt.name, values)))
    click(window, touch_of(window, "Called first: Dot").rect.middle)
    assert given == [("first-call", {"seat": 4})]


def test_a_key_answers_it_too(opened: Any) -> None:
    given: list[object] = []
    window = opened(asked(), enter=lambda prompt, values: given.append(values))
    press(window, pygame.K_1)
    assert given == [{"seat": 2}]


def test_keys_struck_at_once_mean_what_is_there_when_their_turn_comes(opened: Any) -> None:
    """On a busy machine three keys come in one breath: the second is no seat's button."""
    told: list[str] = []
    seats: list[str] = []

    def on_key(key: str, down: bool) -> bool:
        seats.extend(key for _ in range(down and key == "l"))
        return key == "l"

    window = opened(asked(), on_command=told.append, offers=(LEAVE.name,), on_key=on_key)
    for key, letter in ((pygame.K_m, "m"), (pygame.K_l, "l"), (pygame.K_y, "y")):
        pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=key, mod=0, unicode=letter))
    window.turn(0)
    assert told == [LEAVE.name]
    assert not seats


@pytest.mark.parametrize("rotate", [0, 90, 180, 270])
def test_a_finger_finds_its_button_on_a_turned_screen(opened: Any, rotate: int) -> None:
    given: list[object] = []
    window = opened(asked(), rotate=rotate, enter=lambda prompt, values: given.append(values))
    x, y = touch_of(window, "Called first: Dot").rect.middle
    wide, high = 800, 480
    glass = {0: (x, y), 90: (wide - y, x), 180: (wide - x, high - y), 270: (y, high - x)}[rotate]
    where: dict[str, Any] = {"x": glass[0] / wide, "y": glass[1] / high}
    pygame.event.post(pygame.event.Event(pygame.FINGERDOWN, finger_id=1, touch_id=1, **where))
    window.turn(0)
    assert given == [{"seat": 4}]


def test_two_fingers_hold_two_pads_of_a_simulated_table(opened: Any) -> None:
    hits: list[Hit] = []
    stage = staged(playing(players=PLAYERS), 3, simulated=True)
    window = opened(stage, on_hit=hits.append)
    picture = window._picture
    assert picture is not None
    places = {touch.action: touch.rect for touch in picture.touches if _is_hit(touch)}
    assert len(places) == 4 * 6
    for finger, hit in ((1, Hit(1, "shield")), (2, Hit(2, "pile"))):
        x, y = places[hit].middle
        where = {"x": x / 800, "y": y / 480}
        event = pygame.event.Event(pygame.FINGERDOWN, finger_id=finger, touch_id=1, **where)
        pygame.event.post(event)
    up = pygame.event.Event(pygame.FINGERUP, finger_id=2, touch_id=1, x=0.0, y=0.0)
    pygame.event.post(up)
    window.turn(0)
    assert hits == [Hit(1, "shield"), Hit(2, "pile"), Hit(2, "pile", down=False)]


def _is_hit(touch: Touch) -> bool:
    return isinstance(touch.action, Hit)


def test_the_tables_own_keys_come_first(opened: Any) -> None:
    taken: list[tuple[str, bool]] = []

    def on_key(key: str, down: bool) -> bool:
        taken.append((key, down))
        return key == "v"

    window = opened(asked(), on_key=on_key)
    press(window, pygame.K_v)
    assert taken == [("v", True), ("v", False)]
    assert window.desk.look.screen == ""
    press(window, pygame.K_h)
    assert window.desk.look.screen == "help"


def test_a_photo_finish_is_saved_as_a_picture(opened: Any, tmp_path: Path) -> None:
    window = opened(asked(), pictures=tmp_path)
    press(window, pygame.K_p)
    press(window, pygame.K_s)
    saved = list(tmp_path.glob("verdict-*.png"))
    assert len(saved) == 1
    assert pygame.image.load(str(saved[0])).get_size() == (1920, 1080)
    assert "Saved as" in window.desk.look.status


def test_a_picture_that_cannot_be_saved_is_told(opened: Any, tmp_path: Path) -> None:
    window = opened(asked(), pictures=tmp_path / "nowhere")
    press(window, pygame.K_s)
    assert "cannot be written" in window.desk.look.status


def test_no_screen_is_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_VIDEODRIVER", "nonsense")
    with pytest.raises(NoDisplayError, match=r"^no window can be opened here: .+$"):
        Window(asked())


def test_where_something_is_chosen_its_keys_come_before_a_seats(opened: Any) -> None:
    window = opened(asked(), on_key=lambda key, down: True)
    window.desk.act(Go("verdicts"))
    window.turn(0)
    press(window, pygame.K_RETURN)
    assert window.desk.look.screen == "photo" or window.desk.look.status


def test_the_pool_lies_face_up_in_the_middle() -> None:
    scene = replace(asked().scene(), photo=None, cards=("FOG", "CLUE", "FOG"))
    picture = compose(scene, Look(), (800, 480), measure)
    assert {"pool 3", "FOG ×2", "CLUE"} <= {i.text for i in picture.items if isinstance(i, Text)}


def test_keys_say_what_they_are_for() -> None:
    stage = staged(playing(players=PLAYERS), 3, simulated=True, people=1)
    picture = compose(stage.scene(), Look(), (800, 480), measure)
    shown = [i.text for i in picture.items if isinstance(i, Text)]
    assert {"SPACE play", "2 sweep"} <= {*shown}
    beside = {*pairwise(shown)}
    assert {("A", "match"), ("D", "Holmes!"), ("F", "Yard!"), ("X", "protect")} <= beside


def test_letters_go_to_an_open_list_and_to_nobodys_seat(opened: Any) -> None:
    """Up as well as down: a key that was typed never moves a hand."""
    keys: list[tuple[str, bool]] = []
    given: list[Any] = []
    table = laying()

    def at_a_seat(key: str, down: bool) -> bool:
        keys.append((key, down))
        return True

    window = opened(
        table.stage, on_key=at_a_seat, enter=lambda prompt, values: given.append(dict(values))
    )
    press(window, pygame.K_d)
    assert keys == [("d", True), ("d", False)], "no list is open: it is the seat's"
    click(window, touch_of(window, "Play: Ben …").rect.middle)
    for key in (pygame.K_f, pygame.K_o, pygame.K_f, pygame.K_BACKSPACE, pygame.K_g):
        press(window, key)
    assert touch_of(window, "Thick Fog").rect.w > 0
    assert len(keys) == 2
    press(window, pygame.K_RETURN)
    assert given == [{"seat": 2, "card": "Thick Fog"}]
    press(window, pygame.K_d)
    assert keys[-2:] == [("d", True), ("d", False)]


@pytest.mark.parametrize(("driver", "drawn_with"), [("kmsdrm", "opengles2"), ("x11", None)])
def test_straight_to_the_glass_it_draws_with_what_is_there(
    driver: str, drawn_with: str | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    hint = "SDL_FRAMEBUFFER_ACCELERATION"
    monkeypatch.setenv(hint, "")
    del os.environ[hint]
    monkeypatch.setenv("SDL_VIDEODRIVER", driver)
    monkeypatch.setattr(pygame.display, "init", lambda: None)
    find_screen()
    assert os.environ.get(hint) == drawn_with
