"""What a key does, a finger does: a menu on every screen, and on it or behind it everything."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from companion.app.cli.commands import replay
from companion.app.simulated.screen_views import OFFERS
from companion.app.simulated.sound import KEYS
from companion.core.referee.game import Prompt
from companion.core.referee.schema import TEXT, required
from companion.drawing.items import Picture, Rect, Text
from companion.outputs.display.actions import (
    BACK,
    LEAVE,
    PAUSE,
    THEME,
    WHOLE_SCREEN,
    Action,
    Command,
    Digit,
    Find,
    Go,
    Open,
    Page,
    Write,
)
from companion.outputs.display.desk import Desk
from companion.outputs.display.entering.answering import act_of
from companion.outputs.display.pygame.faces import measure
from companion.outputs.display.scene import Pause
from companion.outputs.display.screens import SCREENS, compose, draw_text, keys
from companion.outputs.display.screens.registry import offered
from companion.outputs.display.stage import Stage
from tests.support import baker_scenes as baker
from tests.support import block_scenes as block
from tests.support import sorry_scenes as sorry
from tests.support.evening import evening, staged
from tests.support.long_lists import laying

SIZES = ((800, 480), (1280, 800), (1920, 1080), (640, 400), (480, 800))
ASIDE = ("start", "seating", "end", "safe", "setup")
IN_A_MATCH = [name for name in SCREENS if name not in ASIDE]
COMMANDS = offered(KEYS, (*OFFERS, THEME.name, WHOLE_SCREEN.name))


def with_a_phone() -> Stage:
    return staged(evening(4, 1), 8.5, simulated=True, people=1, pairing=True)


def at(stage: Stage, screen: str = "") -> Desk:
    desk = Desk(stage, lambda prompt, values: None)
    desk.look = replace(desk.look, screen=screen, commands=COMMANDS)
    return desk


def drawn(desk: Desk, size: tuple[int, int] = SIZES[0], *, still: bool = False) -> Picture:
    return compose(desk.stage.scene(), desk.look, size, measure, still=still)


def tables() -> list[Desk]:
    boards = [sorry.at_rest(sorry.splitting()), baker.at_rest(baker.choosing())]
    return [laying().desk, at(block.leading()), *map(at, boards)]


@pytest.mark.parametrize("size", SIZES)
def test_every_screen_has_a_menu_button_for_a_finger(size: tuple[int, int]) -> None:
    shown = [at(with_a_phone(), name) for name in IN_A_MATCH if name not in ("menu", "leave")]
    for desk in (*shown, *tables()):
        ways = [touch.rect for touch in drawn(desk, size).touches if touch.action == Go("menu")]
        assert len(ways) == 1, desk.look.screen
        assert min(ways[0].w, ways[0].h) >= 44
        assert ways[0].within(Rect(0, 0, *size))


@pytest.mark.parametrize("size", SIZES)
def test_nothing_on_the_menu_is_too_small_for_a_finger(size: tuple[int, int]) -> None:
    for screen in ("menu", "leave"):
        for pause in Pause:
            stage = with_a_phone()
            desk = at(stage, screen)
            stage.pause(pause)
            touches = drawn(desk, size).touches
            assert min(min(touch.rect.w, touch.rect.h) for touch in touches) >= 44
            assert not any(
                one.rect.meets(other.rect)
                for n, one in enumerate(touches)
                for other in touches[n + 1 :]
            )


def reached(desk: Desk) -> list[Action]:
    """Everything that a finger can do, from this table on, by way of every screen it leads to."""
    found: list[Action] = []
    ways: list[Go | Find] = [Go("table")]
    for way in ways:
        desk.act(way)
        desk.look = replace(desk.look, commands=COMMANDS)
        for touch in drawn(desk).touches:
            if touch.rect.w and touch.action not in found:
                found.append(touch.action)
                ways += [touch.action] if isinstance(touch.action, Go | Find) else []
    return found


def test_everything_the_keys_of_the_window_do_a_finger_can_do() -> None:
    stage = with_a_phone()
    stage.pause(Pause.READING, stands=True)
    found = reached(at(stage))
    same: dict[Action, Callable[[Action], bool]] = {
        BACK: lambda touched: touched == Go("menu"),
        Command("quit"): lambda touched: touched == LEAVE,
    }
    wanted = [*keys().values(), *map(Command, KEYS.values())]
    wanted += [PAUSE, WHOLE_SCREEN, THEME, Command("quit")]
    for action in wanted:
        alike = same.get(action, lambda touched, action=action: touched == action)
        if isinstance(action, Page):
            alike = _same_way(action)
        assert any(map(alike, found)), action


def _same_way(page: Page) -> Callable[[Action], bool]:
    """Tell whether something turns pages in the same direction, however far at once."""
    return lambda touched: isinstance(touched, Page) and (touched.by > 0) is (page.by > 0)


def test_what_is_typed_by_number_is_touched_on_the_table_or_in_the_list() -> None:
    for desk in tables():
        scene = desk.stage.scene()
        picture = drawn(desk)
        typed = [touch.key for touch in picture.touches if isinstance(touch.action, Digit)]
        touched = {repr(touch.action) for touch in picture.touches if touch.rect.w}
        listed = any(action in touched for action in (repr(Find()), repr(Go("rulings"))))
        for answer in scene.answers if typed else ():
            assert listed or repr(act_of(answer)) in touched, answer.label


def test_words_are_written_by_finger() -> None:
    desk = at(with_a_phone())
    desk.act(Open(Prompt("entry", "note", 1, {"text": required(TEXT)})))
    for letter in "a1x":
        desk.act(Write(letter) if touched(desk, Write(letter)) else Find())
    desk.act(Write("backspace"))
    assert desk.look.form
    assert desk.look.form.values() == {"text": "a1"}


def touched(desk: Desk, action: Action) -> bool:
    return any(touch.action == action and touch.rect.h >= 40 for touch in drawn(desk).touches)


def test_what_a_replay_does_by_keys_its_menu_does() -> None:
    desk = at(with_a_phone(), "menu")
    desk.look = replace(desk.look, commands=offered(replay.KEYS, ()))
    found = [touch.action for touch in drawn(desk).touches]
    assert {*map(Command, replay.KEYS.values())} <= {each for each in found if each != Go("table")}


def test_the_menu_in_letters_has_the_same_entries() -> None:
    desk = at(with_a_phone(), "menu")
    in_letters = draw_text(desk.stage.scene(), desk.look)
    for touch in drawn(desk).touches:
        assert in_letters.keys[touch.key] == touch.action or touch.key == "t"


def test_leaving_asks_once() -> None:
    gone: list[str] = []
    desk = Desk(with_a_phone(), lambda prompt, values: None, command=gone.append)
    desk.look = replace(desk.look, screen="menu", commands=COMMANDS)
    desk.act(drawn(desk).keyed("l"))
    assert not gone
    desk.look = replace(desk.look, commands=COMMANDS)
    desk.act(drawn(desk).keyed("y"))
    assert gone == ["leave"]


def test_escape_leads_back_to_the_table_and_from_there_to_the_menu() -> None:
    desk = at(with_a_phone(), "verdicts")
    shown = []
    for _ in range(3):
        desk.act(keys()["escape"])
        shown.append(desk.look.showing(desk.stage.scene()))
    assert shown == ["table", "menu", "table"]


def test_a_pause_is_written_large_with_the_way_on() -> None:
    for stage in (with_a_phone(), sorry.at_rest(sorry.choosing())):
        stage.pause(Pause.HELD, stands=True)
        picture = drawn(at(stage))
        assert "Paused" in [item.text for item in picture.items if isinstance(item, Text)]
        assert picture.keyed("p") == PAUSE
        assert not any(isinstance(touch.action, Open) for touch in picture.touches)
        text = draw_text(stage.scene(), replace(at(stage).look))
        assert text.keys["p"] == PAUSE
        assert any("Paused" in line for line in text.lines)


def test_a_picture_to_keep_has_nothing_to_press() -> None:
    for desk in (*(at(with_a_phone(), name) for name in IN_A_MATCH), *tables()):
        told = [item.text for item in drawn(desk, still=True).items if isinstance(item, Text)]
        assert not {"Menu", "Table", "Rulings", "Verdicts", "Go on", "Back"} & {*told[1:]}


def test_help_lists_what_works_where_it_is_shown() -> None:
    desk = at(with_a_phone(), "help")
    window = [item.text for item in drawn(desk).items if isinstance(item, Text)]
    terminal = "\n".join(draw_text(desk.stage.scene(), desk.look).lines)
    assert {"F11", "Ctrl+Q", "S"} <= {*window}
    assert not any(key in terminal for key in ("F11", "Ctrl+Q", "save the picture"))
    assert "Q        end" in terminal
