"""Who knows one game knows all: the same files, the same verbs, one table of phases each."""

import ast
import importlib
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest

from companion.core.match_game import BaseMatch, MatchGame
from companion.games import KITS
from tests.support.kits import shipped_games

SHIPPED = ("sherlock_holmes", "block", "sorry", "i_say_holmes", "baker_street")
PREFIX = {
    "sherlock_holmes": "Holmes",
    "block": "Block",
    "sorry": "Sorry",
    "i_say_holmes": "ISay",
    "baker_street": "Baker",
}
FILES = ("game", "state", "phases", "vocabulary", "prompts", "rulings")


def rules(game: str, name: str) -> ModuleType:
    return importlib.import_module(f"companion.games.{game}.rules.{name}")


def functions(game: str) -> Iterator[str]:
    """Name every function of a game's rules."""
    folder = Path(str(rules(game, "game").__file__)).parent
    for file in folder.glob("*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef):
                yield node.name


@pytest.mark.parametrize("game", SHIPPED)
def test_the_rules_are_laid_out_alike(game: str) -> None:
    for name in FILES:
        assert rules(game, name).__doc__, name
    kept = vars(rules(game, "state")).values()
    matches = [one for one in kept if isinstance(one, type) and issubclass(one, BaseMatch)]
    assert [one.__name__ for one in matches if one is not BaseMatch] == [f"{PREFIX[game]}Match"]


@pytest.mark.parametrize("game", SHIPPED)
def test_what_is_the_same_is_written_once(game: str) -> None:
    assert not {"tell", "strike", "_end", "_widen", "due", "drain"} & {*functions(game)}
    assert not hasattr(rules(game, "state"), "MAX_SLACK_US")


def reasons(game: str) -> Iterator[str]:
    """Give every reason of a table of phases: why not, by phase and step or act."""
    for row in rules(game, "phases").TABLE.values():
        for cell in row.values():
            yield cell if isinstance(cell, str) else cell.refusal


@pytest.mark.parametrize("game", SHIPPED)
def test_every_reason_of_the_table_is_declared(game: str) -> None:
    declared = rules(game, "vocabulary").VOCABULARY.refusals
    assert {reason for reason in reasons(game) if reason} <= declared


@pytest.mark.parametrize("game", SHIPPED)
def test_every_game_is_taught_by_the_lesson_in_its_folder(game: str) -> None:
    lesson = importlib.import_module(f"companion.games.{game}.lesson")
    assert importlib.import_module(f"companion.games.{game}.kit").KIT.course is lesson.COURSE
    names = [step.name for step in lesson.COURSE.steps]
    assert len({*names}) == len(names)


def test_every_shipped_game_stands_on_the_same_ground() -> None:
    for kit in (KITS[name] for name in shipped_games()):
        assert issubclass(kit.rules, MatchGame), kit.name
        assert kit.rules.vocabulary.verdicts, kit.name
