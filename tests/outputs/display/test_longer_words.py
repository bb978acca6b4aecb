"""Every screen holds words that are two fifths longer, and says what it says in one language."""

from collections.abc import Iterator
from dataclasses import replace

import pytest

from companion.drawing.items import Picture, Text
from companion.language import speaking
from companion.outputs.display.actions import Go, OpenSeat
from companion.outputs.display.desk import Desk, Look
from companion.outputs.display.foyer import Foyer
from companion.outputs.display.pygame.faces import measure
from companion.outputs.display.screens import compose, draw_text
from companion.outputs.start import ChangeSitter, NameSeat
from tests.outputs.display.test_layout import (
    MOMENTS,
    SCREENS,
    SIZES,
    check,
    drawn,
    in_all_directions,
)
from tests.support.evening import LONG
from tests.support.foyers import foyer

LONGER = "qps"
ELSEWHERE = ("menu", "leave", "rules", "history")


@pytest.fixture(autouse=True)
def longer_words() -> Iterator[None]:
    with speaking(LONGER):
        yield


@pytest.mark.parametrize("moment", ["asked", "simulated", "between"])
@pytest.mark.parametrize("seats", [4, 8])
def test_no_screen_of_a_match_spills_or_overlaps(moment: str, seats: int) -> None:
    stage = MOMENTS[moment](seats)
    for size in ((800, 480), (480, 800)):
        for screen in (*SCREENS, *ELSEWHERE):
            check(drawn(stage, screen, size))


@pytest.mark.parametrize("size", SIZES)
def test_no_screen_before_a_match_spills_or_overlaps(size: tuple[int, int]) -> None:
    crowd = [ChangeSitter(seat, "person") for seat in range(1, 7)]
    names = [NameSeat(seat, name) for seat, name in enumerate(LONG[:6], start=1)]
    place = foyer(*crowd, *names, resume="Sorry!, an hour ago", history=True, phones=True)
    place.choices = replace(place.choices, languages=("en", "fr"))
    check(compose(place.scene(), Look(), size, measure))
    place.arrange(OpenSeat(2))
    check(compose(place.scene(), Look(), size, measure))


@pytest.mark.parametrize("screen", ["menu", "scores", "verdicts", "help"])
def test_nothing_is_cut_in_a_window(screen: str) -> None:
    look = replace(Look(), screen=screen)
    cut = [
        text
        for text in _said(compose(in_all_directions(2).scene(), look, (1280, 800), measure))
        if text.endswith("…") and not text.endswith(" …")
    ]
    assert cut == []


def _said(picture: Picture) -> list[str]:
    return [item.text for item in picture.items if isinstance(item, Text)]


def test_one_stage_is_read_in_two_languages_and_made_once_in_each() -> None:
    stage = in_all_directions(2)
    longer = stage.scene()
    with speaking("en"):
        english = stage.scene()
        assert stage.scene() is english
    assert stage.scene() is longer
    assert english.history[-1].n == longer.history[-1].n
    assert english.history[-1].text != longer.history[-1].text
    assert english.word.text != longer.word.text


def test_the_terminal_is_never_wider_than_it_is() -> None:
    for place in (foyer(history=True, phones=True), in_all_directions(2)):
        desk = Desk(place, lambda p, v: None)
        for screen in ("", "menu", "help", "rules") if isinstance(place, Foyer) else ("", *SCREENS):
            desk.act(Go(screen or "table"))
            lines = draw_text(place.scene(), replace(desk.look, screen=screen)).lines
            assert max(map(len, lines)) <= 80
