"""What a game gets that brings rules and words, or rules alone: it can be played everywhere."""

import sys
from collections.abc import Iterator
from typing import Any

import pytest

from companion.core.live import Session
from companion.core.referee.events import Cue, Deal, Event, Press, Ruling
from companion.core.transcript.header import parse_header
from companion.kit.kit import Kit
from companion.outputs.console.desk import PhoneDesk as Page
from companion.outputs.display.desk import Look
from companion.outputs.display.pygame.faces import measure
from companion.outputs.display.scene import Scene
from companion.outputs.display.screens import SCREENS, compose, draw_text
from companion.outputs.display.stage import Stage
from tests.support.command import ROOT
from tests.support.kits import setup_of, stage_of

PLAYERS = ["Ada", "Ben", "Cy", "Dot"]
RACE = (
    Deal(1_000_000, "deal", {}),
    Cue(3_000_000, 3_000, "ready"),
    Press(4_000_000, 100, 4, "pile"),
    Cue(4_500_000, 3_000, "play"),
    Press(4_700_000, 100, 1, "pile"),
    Press(4_900_000, 100, 2, "white"),
)
CLOSE = (*RACE, Press(4_900_150, 100, 3, "white"))
RULED = (*CLOSE, Ruling(9_000_000, "first", {"seat": 3}))
CLEAR = (*RACE, Press(4_908_000, 100, 3, "white"))


@pytest.fixture
def kit(monkeypatch: pytest.MonkeyPatch) -> Iterator[Kit]:
    """Highest Card, as examples/plugin has it."""
    monkeypatch.syspath_prepend(str(ROOT / "examples" / "plugin"))
    from highest_card import KIT  # type: ignore[import-not-found,unused-ignore]

    yield KIT
    for name in [name for name in sys.modules if name.split(".")[0] == "highest_card"]:
        del sys.modules[name]


@pytest.fixture
def bare(kit: Kit) -> Kit:
    """The same with rules alone."""
    return Kit("highest-card", kit.rules)


class Played:
    """A match up to a moment, as the display and the phone show it."""

    def __init__(self, kit: Kit, *events: Event) -> None:
        line = {
            "transcript": 1,
            "game": kit.name,
            "seats": 4,
            "players": ["Ada", "Ben", "Cy", "Dot"],
        }
        header = parse_header(line, {kit.name: kit.rules})
        self.stage, self._page = Stage(kit, header.setup), Page(kit, header.setup)
        session = Session(header, listeners=[self.stage, self._page])
        for event in events:
            session.pass_time(event.t)
            session.take([event])
        session.pass_time(events[-1].t + 2_000_000)

    @property
    def scene(self) -> Scene:
        return self.stage.scene()

    @property
    def page(self) -> dict[str, Any]:
        return self._page.snapshot(may_rule=True)

    def notes(self) -> list[str]:
        return [seat.said.text for seat in self.scene.seats]


def test_the_word_of_the_moment_and_what_each_seat_did(kit: Kit) -> None:
    played = Played(kit, *CLEAR)
    assert played.scene.word.text == "Ben takes it"
    assert played.notes() == ["200 ms", "takes the trick", "8 ms behind", "too early: sits out"]
    again = Played(kit, *CLEAR, Cue(9_000_000, 3_000, "ready"))
    assert again.scene.word.text == "READY"
    assert again.notes() == [""] * 4


def test_the_numbers_are_called_as_the_game_calls_them(kit: Kit) -> None:
    scene = Played(kit, *CLEAR).scene
    assert [(f.label, f.value) for f in scene.seats[1].figures] == [("tricks", 1)]
    assert [(f.label, f.value) for f in scene.centre] == [("tricks to win", 5)]
    assert [row.total for row in scene.sheet.rows] == [0, 1, 0, 0]
    assert not scene.sheet.pays
    assert scene.seats[0].buttons == ("white",)


def test_a_dead_heat_has_its_strip_and_its_question_in_plain_words(kit: Kit) -> None:
    played = Played(kit, *CLOSE)
    photo = played.scene.photo
    assert photo is not None
    assert [(lane.name, lane.marks[0].t) for lane in photo.lanes] == [("Ben", 0), ("Cy", 150)]
    assert photo.overlap
    assert played.scene.question == "Who was first?"
    assert [seat.number for seat in played.scene.seats if seat.awaited] == [2, 3]
    told = [answer.label for answer in played.scene.answers]
    assert told == ["First was: Ben", "First was: Cy", "Play the trick again"]


def test_the_phone_shows_the_same_strip(kit: Kit) -> None:
    page = Played(kit, *CLOSE).page
    assert [(mark["who"], mark["at"]) for mark in page["finish"]["marks"]] == [
        ("Ben", 0),
        ("Cy", 150),
    ]
    assert [question["title"] for question in page["questions"]] == ["Who was first?", "Or nobody?"]


def test_what_came_too_early_lies_before_its_word_on_the_strip(kit: Kit) -> None:
    played = Played(kit, *CLEAR)
    early = next(entry for entry in played.scene.history if "before PLAY" in entry.text)
    photo = played.stage.photo(early.n)
    assert photo is not None
    assert (photo.zero, photo.zero_u) == ("PLAY", 3_000)
    assert [mark.t for mark in photo.lanes[0].marks] == [-500_000]
    assert photo.result == "500 ms before PLAY"


def test_who_won_clearly_is_shown_with_the_margin(kit: Kit) -> None:
    played = Played(kit, *CLEAR)
    trick = next(entry for entry in played.scene.history if "takes the trick" in entry.text)
    photo = played.stage.photo(trick.n)
    assert photo is not None
    assert photo.result == "Ben by 8 ms, sure to 0.2 ms"


@pytest.mark.parametrize("events", [CLOSE, CLEAR, RULED])
def test_rules_alone_are_enough_for_every_screen(bare: Kit, events: tuple[Event, ...]) -> None:
    played = Played(bare, *events)
    for name in SCREENS:
        assert compose(played.scene, Look(screen=name), (1280, 720), measure).items
        assert draw_text(played.scene, Look(screen=name)).lines
    assert all(entry.text for entry in played.scene.history)
    assert played.page["history"]


def test_rules_alone_are_told_by_their_names(bare: Kit) -> None:
    played = Played(bare, *CLEAR)
    assert bare.title == "Highest Card"
    assert played.scene.word.text == "Waiting"
    assert played.notes() == ["played", "trick", "behind", "early"]
    assert bare.page.inputs == (("white", "used by this game"), ("pile", "used by this game"))


def test_the_page_of_rules_takes_what_the_words_know(kit: Kit) -> None:
    assert dict(kit.page.inputs) == {"white": "mine is the highest", "pile": "turn up a card"}


def test_a_refusal_stands_at_the_seat_in_words(kit: Kit) -> None:
    early = Press(5_100_000, 100, 4, "white")
    assert "too early" in Played(kit, *RACE[:4], early).notes()[3]


@pytest.mark.parametrize(("game", "timed"), [("sherlock-holmes", True), ("block", False)])
def test_reactions_are_plotted_where_words_are_called(game: str, timed: bool) -> None:
    sheet = stage_of(setup_of(game)).scene().sheet
    assert (sheet.timed, sheet.pays) == (timed, timed)


def test_a_game_that_is_called_by_its_phases_is_timed_too(kit: Kit) -> None:
    assert Played(kit, *CLEAR).scene.sheet.timed
