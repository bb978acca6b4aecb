"""The map of 221-B Baker Street: what it shows, what can be chosen on it, and its countdown."""

from collections.abc import Callable
from typing import Any

import pytest

from companion.app.simulated.terminal_view import TerminalView
from companion.core.referee.game import Prompt
from companion.drawing.items import Rect, Text
from companion.drawing.pointing import Point
from companion.games.baker_street.face import TownBoard
from companion.games.baker_street.face.value import LEAST_SIDE
from companion.language import speaking
from companion.language.catalogue import ENGLISH
from companion.language.pseudo import PSEUDO
from companion.outputs.display.actions import Digit, Go
from companion.outputs.display.desk import Desk, Look
from companion.outputs.display.pygame.faces import measure
from companion.outputs.display.screens import compose, draw_text
from companion.outputs.display.stage import Stage
from tests.games.baker_street.table import BakerTable, game
from tests.outputs.display.test_layout import SIZES, check, crowded
from tests.support.baker_scenes import (
    CLUE,
    arrived,
    at_rest,
    at_the_depot,
    beginning,
    choosing,
    reading,
    solved,
    town,
)
from tests.support.evening import LONG
from tests.support.kits import face_of

MOMENTS: dict[str, Callable[[], BakerTable]] = {
    "no case": lambda: BakerTable(6, players=list(LONG[:6])).push(1, "red"),
    "beginning": lambda: beginning(6, LONG),
    "town": lambda: town(6, LONG),
    "choosing": lambda: choosing(6, LONG),
    "two": lambda: choosing(2, LONG),
    "arrived": lambda: arrived(4, LONG),
    "depot": lambda: at_the_depot(6, LONG),
    "reading": lambda: reading(6, LONG),
    "solved": lambda: solved(4, LONG),
}
SMALL = (800, 480)


@pytest.mark.slow
@pytest.mark.parametrize("simulated", [False, True])
@pytest.mark.parametrize("moment", MOMENTS)
def test_nothing_spills_or_overlaps(moment: str, simulated: bool) -> None:
    stage = at_rest(MOMENTS[moment](), simulated=simulated, papers=simulated)
    for size in SIZES:
        for screen in ("table", "rulings", "papers"):
            for scene in (stage.scene(), crowded(stage.scene())):
                check(compose(scene, Look(screen=screen), size, measure))


@pytest.mark.parametrize("language", [ENGLISH, PSEUDO])
def test_the_small_screen_holds_six(language: str) -> None:
    with speaking(language):
        for moment in ("beginning", "choosing", "reading"):
            stage = at_rest(MOMENTS[moment](), simulated=True, people=1, papers=True)
            check(compose(stage.scene(), Look(), SMALL, measure))


@pytest.mark.parametrize("language", [ENGLISH, PSEUDO])
@pytest.mark.parametrize("moment", MOMENTS)
def test_the_terminal_holds_it_all(moment: str, language: str) -> None:
    with speaking(language):
        stage = at_rest(MOMENTS[moment](), papers=True)
        for screen in ("", "rulings", "papers"):
            lines = draw_text(stage.scene(), Look(screen=screen)).lines
            assert len(lines) == 24
            assert max(map(len, lines)) <= 80


def words(stage: Stage, look: Look | None = None, size: tuple[int, int] = (1920, 1080)) -> set[str]:
    picture = compose(stage.scene(), look or Look(), size, measure)
    return {item.text for item in picture.items if isinstance(item, Text)}


def test_every_place_and_every_seal_is_on_the_map() -> None:
    shown = words(at_rest(town(5)))
    assert {"Park", "Docks", "Carriage", "Depot", "221B", "street", "Case 1"} <= shown
    assert {"sealed", "b SY", "a SY"} <= shown


def test_piles_lie_where_they_are_fetched() -> None:
    picture = compose(at_rest(town()).scene(), Look(), (1920, 1080), measure)
    texts = [item for item in picture.items if isinstance(item, Text)]
    yard = next(t for t in texts if t.text == "Scotland")
    below = [
        t.text
        for t in texts
        if abs(t.rect.x - yard.rect.x) < 150 and 0 < t.rect.y - yard.rect.y < 160
    ]
    assert {"SY", "0"} <= set(below)


def test_another_board_has_another_map() -> None:
    places = {"docks": False, "zoo": {"name": "Zoo", "at": [4, 0]}}
    board = face_of("221b-baker-street", ("Ada", "Ben"), {"locations": places}).board(
        _state(), (), None
    )
    assert board is not None
    assert isinstance(board, TownBoard)
    found = {spot.id: spot.at for spot in board.spots}
    assert found["zoo"] == (4, 0)
    assert "docks" not in found
    assert board.side == LEAST_SIDE


def test_a_crowded_board_gets_a_larger_map() -> None:
    more = {f"shop {n}": {"name": f"Shop {n}"} for n in range(20)}
    table = game(2, options={"locations": more})
    board = at_rest(table).scene().board
    assert board is not None
    check(compose(at_rest(table).scene(), Look(), SMALL, measure))
    spots = [spot.at for spot in board.spots]  # type: ignore[attr-defined]
    assert len(set(spots)) == 35


def _state() -> dict[str, Any]:
    return dict(at_rest(game(2)).scene().state)


# Choosing.


class Entered:
    """Remembers what was entered."""

    def __init__(self, stage: Stage) -> None:
        self.given: list[dict[str, Any]] = []
        self.desk = Desk(stage, self._enter)

    def _enter(self, prompt: Prompt, values: Any) -> None:
        self.given.append({"entry": prompt.name, **values})


def test_a_place_with_one_door_is_one_touch() -> None:
    at = Entered(at_rest(game().without(1, "scotland_yard").roll(1)))
    at.desk.act(Point("bank"))
    assert at.given == [{"entry": "move", "seat": 1, "to": "bank"}]


def test_a_place_with_two_doors_is_a_touch_on_its_door() -> None:
    at = Entered(at_rest(game().roll(1)))
    at.desk.act(Point("park/b"))
    assert at.given == [{"entry": "move", "seat": 1, "to": "park", "entrance": "b"}]


def test_who_may_seal_is_asked_whether() -> None:
    at = Entered(at_rest(choosing()))
    at.desk.act(Point("bank"))
    assert at.given == []
    left = [
        a.label
        for a in at.desk.stage.scene().answers
        if a.number in at.desk.look.numbers(at.desk.stage.scene())
    ]
    assert left == [
        "Bank, out by a",
        "Bank, out by b",
        "Bank, out by a + seal",
        "Bank, out by b + seal",
    ]
    picture = compose(at.desk.stage.scene(), at.desk.look, SMALL, measure)
    at.desk.act(next(t.action for t in picture.touches if _label_under(picture, t.rect) == left[3]))
    assert at.given == [{"entry": "move", "seat": 1, "to": "bank", "exit": "b", "seal": True}]


def _label_under(picture: Any, rect: Rect) -> str:
    inside = [i.text for i in picture.items if isinstance(i, Text) and i.rect.within(rect)]
    return inside[-1] if inside else ""


def test_a_number_is_typed_digit_by_digit() -> None:
    at = Entered(at_rest(game().without(1, "scotland_yard").roll(1)))
    at.desk.act(Digit("1"))
    assert at.given == []
    at.desk.act(Digit("4"))
    assert at.given == [{"entry": "move", "seat": 1, "to": "pawnbroker"}]


def test_every_way_has_a_number_of_its_own_and_a_place_to_touch() -> None:
    for table in (choosing(), at_the_depot(), game().roll(1)):
        stage = at_rest(table)
        scene = stage.scene()
        ways = [answer for answer in scene.answers if answer.number]
        assert len({answer.number for answer in ways}) == len(ways)
        picture = compose(scene, Look(), SMALL, measure)
        touched = {t.action.place for t in picture.touches if isinstance(t.action, Point)}
        assert {str((a.values or {})["to"]) for a in ways} == {p for p in touched if "/" not in p}


def test_fingers_find_places_and_doors() -> None:
    picture = compose(at_rest(choosing()).scene(), Look(), SMALL, measure)
    touches = [t.rect for t in picture.touches if isinstance(t.action, Point)]
    assert min(min(rect.w, rect.h) for rect in touches) >= 40


def test_staying_has_a_key_while_digits_are_doors() -> None:
    at = Entered(at_rest(game().roll(1)))
    picture = compose(at.desk.stage.scene(), Look(), SMALL, measure)
    at.desk.act(picture.keyed("."))
    assert at.given == [{"entry": "stay", "seat": 1}]


def test_the_case_is_opened_with_one_touch() -> None:
    at = Entered(at_rest(BakerTable(3, options={"played": [1]}).push(1, "red")))
    answers = at.desk.stage.scene().answers
    assert [answer.label for answer in answers][:2] == [
        "Case 2, letters a to b",
        "Case 2, letters a to c",
    ]
    assert answers[-1].label == "Another case \u2026"


# The clock.


def test_the_countdown_goes_on_while_nothing_happens() -> None:
    stage = at_rest(reading())
    scene = stage.scene()
    assert scene.word.text == "Ada reads: 17 s"
    assert scene.deadline is not None
    for left, tone in ((11, "play"), (10, "accent"), (5, "bad"), (0, "bad")):
        stage.tick(scene.deadline - left * 1_000_000)
        assert stage.scene().word.text == f"Ada reads: {left} s"
        assert stage.scene().word.tone == tone


def test_a_second_is_painted_once() -> None:
    stage = at_rest(reading())
    deadline = stage.scene().deadline or 0
    stage.tick(deadline - 9_500_000)
    shown = stage.scene()
    stage.tick(deadline - 9_100_000)
    assert stage.scene() is shown
    stage.tick(deadline - 8_900_000)
    assert stage.scene() is not shown


def test_time_is_up_by_the_games_own_word() -> None:
    """However late the display is: the verdict says so, and the count is gone."""
    table = reading()
    table.now += 20
    scene = at_rest(table).scene()
    assert scene.word.text == "Ada: time is up"
    assert scene.deadline is None


def test_where_nothing_runs_time_changes_nothing() -> None:
    stage = at_rest(town())
    shown = stage.scene()
    stage.tick(10**12)
    assert stage.scene() is shown


# Papers.


def test_an_open_page_lies_on_the_map_and_leads_to_all_papers() -> None:
    stage = at_rest(reading(), papers=True)
    assert CLUE.title in words(stage)
    desk = Desk(stage, lambda prompt, values: None)
    picture = compose(stage.scene(), desk.look, SMALL, measure)
    desk.act(picture.keyed("n"))
    assert desk.look.screen == "papers"
    assert "Your notes" in words(stage, desk.look)
    desk.act(Go("table"))
    assert CLUE.title not in words(at_rest(reading()))


def test_in_a_terminal_digits_are_doors_before_they_are_anything_else() -> None:
    """The zero mutes the voice, and a full stop makes it louder; not while they choose a way."""
    entered: list[dict[str, Any]] = []
    told: list[str] = []
    view = TerminalView(
        at_rest(game().without(1, "scotland_yard").roll(1)),
        enter=lambda prompt, values: entered.append({"entry": prompt.name, **values}),
        on_command=told.append,
        commands={"0": "mute", ".": "louder"},
    )
    for key in "10":
        view.key(key)
    view.key(".")
    assert [e["entry"] for e in entered] == ["move", "stay"]
    assert entered[0]["to"] == "museum"
    assert entered[0]["entrance"] == "b"
    assert told == []
