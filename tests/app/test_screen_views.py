"""A simulated match on a screen: what can be touched, which keys are shown, what is entered."""

import argparse

import pytest

from companion.app.cli.commands.play import add_screen_options, glass_of
from companion.app.simulated.playing import Wish, table_for
from companion.app.simulated.screen_views import InTerminal, InWindow, stage_of
from companion.app.simulated.views import Playing
from companion.core.live import Skipping
from companion.core.referee.events import Cue, Press
from companion.setup.profile import load_profile
from companion.setup.profile.model import Display


def playing(bots: int) -> Playing:
    table, keyboard = table_for(Wish(load_profile(), 4, bots, seed=1), pace=Skipping())
    people = tuple(range(1, 5 - bots))
    return Playing(table, keyboard, people, lambda: False)


def test_a_person_sees_his_keys_and_the_piles_he_can_reach() -> None:
    scene = stage_of(playing(bots=3)).scene()
    hints = {seat.number: dict(seat.hints) for seat in scene.seats}
    assert hints[1]["pile"] == "space"
    assert hints[1]["white"] == "a"
    assert hints[2] == {"pile": "2"}


def test_what_a_teacher_says_is_on_the_stage() -> None:
    stage = stage_of(playing(bots=3))
    stage.teach("READY means: get set.")
    assert stage.scene().lesson == "READY means: get set."


def test_lamps_of_the_table_are_lamps_on_the_screen() -> None:
    ours = playing(bots=3)
    stage = stage_of(ours)
    ours.table.lamps.watch = stage.light
    ours.table.hardware.set(2, "white", True)
    assert stage.scene().seats[1].lamps == {"white"}
    stage.heard(Press(1, 2, 3, "red"))
    assert not stage.scene().seats[2].lamps, "a button is not its lamp"
    stage.heard(Cue(5, 3, "play"))
    assert stage.scene().seats[1].lamps == {"white"}, "lamps go out when they are switched off"
    ours.table.hardware.set(2, "white", False)
    assert not stage.scene().seats[1].lamps


def test_the_rules_name_the_keys_of_whoever_plays_on_this_keyboard() -> None:
    alone, two = stage_of(playing(bots=3)).scene().rules, stage_of(playing(bots=2)).scene().rules
    assert alone is not None
    assert two is not None
    assert "call it with A." in alone.sections[0].points[2]
    assert "call it with A / L." in two.sections[0].points[2]


def test_what_to_do_after_reading_is_shown_only_while_reading() -> None:
    stage = stage_of(playing(bots=3))
    stage.teach("At READY, get set.\nPress SPACE.")
    assert stage.scene().lesson == "At READY, get set."
    stage.read(True)
    assert stage.scene().lesson == "At READY, get set. Press SPACE."


def test_a_fleeting_word_goes_with_the_next_ready() -> None:
    stage = stage_of(playing(bots=3))
    stage.teach("Now a real hand.", fleeting=True)
    assert stage.scene().lesson
    stage.heard(Cue(5, 3, "ready"))
    assert not stage.scene().lesson


def test_no_screen_is_said_in_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER"):
        monkeypatch.delenv(name, raising=False)
    with pytest.raises(OSError, match="no screen"):
        InWindow()
    with pytest.raises(OSError, match="no terminal"):
        InTerminal()


def test_nothing_moves_if_somebody_says_so_here_or_in_the_profile() -> None:
    def moves(*words: str, motion: bool = True) -> bool:
        parser = argparse.ArgumentParser()
        add_screen_options(parser, ("window",))
        return glass_of(parser.parse_args(words), Display(motion=motion)).motion

    assert moves()
    assert not moves("--still")
    assert not moves(motion=False)
