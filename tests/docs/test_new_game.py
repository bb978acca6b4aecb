"""docs/new-game.md, followed to the letter: every block is written or run, in its order."""

import os
import re
import subprocess
from collections.abc import Iterator
from importlib.metadata import version
from pathlib import Path
from typing import Any

import pytest

from companion.outputs.display.desk import Look
from companion.outputs.display.screens import SCREENS, compose, draw_text
from companion.outputs.display.screens.screen import Screen
from tests.support.command import ROOT
from tests.support.kits import setup_of, stage_of
from tests.support.plugins import PATIENCE_S, Scratch

PAGE = ROOT / "docs" / "new-game.md"
BLOCK = re.compile(r"^```(\w*) ?([^\n]*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def blocks() -> Iterator[tuple[str, str, str]]:
    """Give every block of the page: its language, what it is, and its text."""
    return (found.groups() for found in BLOCK.finditer(PAGE.read_text("utf-8")))  # type: ignore[misc]


class Reader:
    """Somebody who follows the page, in an empty folder, with `pip` and `companion` at hand."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder / "mine"
        self.folder.mkdir()
        self.scratch = Scratch(folder / "environment")
        self.scratch.put_commands()
        self.printed = ""

    def write(self, name: str, text: str) -> None:
        path = self.folder / name
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, "utf-8")

    def run(self, script: str) -> str:
        """Run a block of shell as it stands: each line must end well."""
        path = f"{self.scratch.python.parent}{os.pathsep}{os.environ['PATH']}"
        done = subprocess.run(
            ["sh", "-e", "-c", script], cwd=self.folder, env={**os.environ, "PATH": path},
            capture_output=True, text=True, timeout=PATIENCE_S, check=False,
        )  # fmt: skip
        assert not done.returncode, f"{script}\n{done.stdout}\n{done.stderr}"
        assert not done.stderr.replace("seed 4\n", ""), done.stderr
        self.printed += done.stdout
        return done.stdout


def test_every_block_is_a_file_a_command_or_a_screen() -> None:
    kinds = {(language, what.partition("=")[0]) for language, what, _ in blocks()}
    assert kinds == {("toml", "file"), ("python", "file"), ("sh", ""), ("python", "screen")}
    assert len(re.findall(r"^## \d+\. ", PAGE.read_text("utf-8"), re.MULTILINE)) == 10


@pytest.mark.slow
def test_whoever_follows_the_page_has_a_game(tmp_path: Path) -> None:
    if int(version("setuptools").split(".")[0]) < 77:
        pytest.skip("setuptools here is older than 77, which the page's project is built with")
    reader, ran = Reader(tmp_path), []
    for language, what, text in blocks():
        if what.startswith("file="):
            reader.write(what.removeprefix("file="), text)
        elif language == "sh":
            ran.append(reader.run(text))
    installed, played, judged, worded, whole, tested = ran
    assert "sprint: Sprint, 2 to 8 players" in installed
    assert "point: total 1." in played
    assert '"verdict":"won"' in judged
    assert "scores: 3 points." in worded
    assert "Three points win." in whole
    assert "3 passed" in tested
    pictures = sorted(path.name for path in reader.folder.glob("*.png"))
    assert pictures == ["late.png", "scores.png", "table.png"]


def test_the_screen_of_the_page_is_one(monkeypatch: pytest.MonkeyPatch) -> None:
    [code] = [text for _, what, text in blocks() if what == "screen"]
    made: dict[str, Any] = {}
    exec(compile(code, str(PAGE), "exec"), made)
    clock = made["CLOCK"]
    assert isinstance(clock, Screen)
    monkeypatch.setitem(SCREENS, clock.name, clock)
    scene, look = stage_of(setup_of("sorry")).scene(), Look(screen=clock.name)
    assert compose(scene, look, (800, 480), lambda text, size, style: len(text) * size // 2).items
    assert any("TABLE CLOCK" in line for line in draw_text(scene, look).lines)


def test_the_files_named_for_a_forfeit_are_there() -> None:
    folder = ROOT / "companion" / "games" / "sherlock_holmes"
    for name in ("rules/vocabulary.py", "words.py", "face", "lamps.py", "phrases.en.toml"):
        assert (folder / name).exists(), name
        assert name.rpartition("/")[2] in PAGE.read_text("utf-8")
