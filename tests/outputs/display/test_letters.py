"""Names in any script stand on the display as letters; where no font has them, in Latin ones."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from companion.outputs.display.fonts import coverage, scripts, system
from companion.outputs.display.pygame import faces, latin_names
from companion.outputs.display.pygame.faces import font, latinised, measure, pieces, render
from tests.support.evening import SCRIPTS, staged
from tests.support.table import Table

SHIPPED = ("Дмитрий", "Αλέξανδρος", "محمد", "אברהם", "Nguyễn", "Łukasz")
ELSEWHERE = ("田中さくら", "김민준", "अर्जुन", "🦊 Fox")
WHITE = (255, 255, 255)


def forget() -> None:
    system.forget()
    for kept in (faces.pieces, faces.measure, faces._writable, faces._fonts, faces._shapes):
        kept.cache_clear()
    latin_names._latinised.cache_clear()


@pytest.fixture
def bare(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A machine without a single font of its own."""
    monkeypatch.setattr(system, "_asked", lambda letters: [])
    forget()
    yield
    monkeypatch.undo()
    forget()


@pytest.mark.usefixtures("bare")
@pytest.mark.parametrize("name", SHIPPED)
def test_the_shipped_faces_have_the_letters_of_most_names(name: str) -> None:
    assert latinised(name) == name


@pytest.mark.usefixtures("bare")
def test_what_no_font_has_is_written_in_latin_letters_and_said() -> None:
    assert [*map(latinised, ELSEWHERE)] == ["TianZhongsakura", "GimMinJun", "Arjun", "Fox Fox"]
    assert latinised("Ann 田中") == "Ann TianZhong", "what has its letters keeps them"
    stage = staged(Table(3, players=["Ann", "अर्जुन", "Bo"]).deal(), 1)
    (notice,) = latin_names.told(stage.scene()).notices
    assert notice == "In Latin letters, for want of a font: Arjun (see companion doctor)."
    assert len(scripts.missing()) == 8


def test_nothing_is_said_where_every_name_has_its_letters() -> None:
    scene = staged(Table(3, players=["Ann", "Дмитрий", "محمد"]).deal(), 1).scene()
    assert latin_names.told(scene) is scene


@pytest.mark.parametrize("name", ELSEWHERE)
def test_the_fonts_of_this_machine_are_used(name: str) -> None:
    if missing := scripts.missing():
        pytest.skip(f"no font here for {', '.join(missing)}")
    assert latinised(name) == name
    assert any(piece.path.parent != faces._FOLDER for piece in pieces("bold", name))


@pytest.mark.parametrize("face", faces.FILES)
def test_a_text_is_as_wide_as_it_was_measured(face: str) -> None:
    for name in (*SCRIPTS, "Ann", *(f"{name}'s pile 12" for name in SCRIPTS)):
        painted = render(face, 25, name, WHITE)
        assert painted.get_size() == (measure(face, 25, name), font(face, 25).get_height())
        assert painted.get_bounding_rect().w, f"{name} has ink"


def test_arabic_letters_join_and_begin_at_the_right() -> None:
    """An alef stands tall and joins no letter after it; three low ones follow."""
    name = "\u0627\u0628\u0628\u0628"
    apart = sum(measure("bold", 60, letter) for letter in name)
    painted = render("bold", 60, name, WHITE)
    assert painted.get_width() < apart * 0.9, "joined"
    right = painted.subsurface((painted.get_width() * 4 // 5, 0, painted.get_width() // 5, 30))
    left = painted.subsurface((0, 0, painted.get_width() // 5, 30))
    assert right.get_bounding_rect().h > 2 * left.get_bounding_rect().h


def test_without_shaping_what_must_be_joined_is_written_in_latin_letters(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(faces, "_shape", lambda font, script: False)
    forget()
    assert latinised("محمد") == "Mhmd"
    assert latinised("אברהם") == "אברהם", "Hebrew letters stand side by side"
    monkeypatch.undo()
    forget()


def test_a_font_knows_its_letters() -> None:
    known = coverage.coverage_of(faces._FOLDER / faces.FILES["sans"])
    assert known.has("aДمא…\U0001f600")
    assert not [letter for letter in "田अ\U0001f98a\x80" if letter in known]
    assert coverage.coverage_of(Path(__file__)) is coverage.NOTHING, "this is no font"


def test_without_fontconfig_the_folders_are_looked_through(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("shutil.which", lambda name: None)
    monkeypatch.setattr(system, "folders", lambda platform, environ: [faces._FOLDER])
    forget()
    plain, bold = (system.covering("Дע", bold=bold)[0].name for bold in (False, True))
    assert (plain, bold) == ("DejaVuSansCondensed.ttf", "DejaVuSansCondensed-Bold.ttf")
    assert system.covering("田") == ()
    monkeypatch.undo()
    forget()


def test_every_system_has_its_folders() -> None:
    windows = system.folders("win32", {"WINDIR": "D:/W", "USERPROFILE": "D:/U"})
    assert [path.as_posix() for path in windows] == [
        "D:/W/Fonts", "D:/U/AppData/Local/Microsoft/Windows/Fonts",
    ]  # fmt: skip
    assert Path("/System/Library/Fonts") in [*system.folders("darwin", {"HOME": "/Users/a"})]
    assert Path("/h/.fonts") in [*system.folders("linux", {"HOME": "/h"})]


def test_the_notice_stands_behind_others() -> None:
    scene = staged(Table(3, players=["Ann", "Bo", "Cy"]).deal(), 1).scene()
    troubled = replace(scene, notices=("Disk full.",))
    assert latin_names.told(troubled).notices == ("Disk full.",)
