"""A game is one folder: what a forfeit of Sherlock Holmes is called is written nowhere else."""

import re
from pathlib import Path

import pytest

from companion.games import KITS
from tests.support.command import ROOT

HOME = {
    "sherlock-holmes": "sherlock_holmes",
    "block": "block",
    "sorry": "sorry",
    "i-say-holmes": "i_say_holmes",
    "221b-baker-street": "baker_street",
}


def elsewhere() -> list[Path]:
    """List all code but that of the games themselves."""
    folder = ROOT / "companion"
    return [path for path in folder.rglob("*.py") if folder / "games" not in path.parents]


def test_no_reason_of_a_forfeit_is_known_outside_its_game() -> None:
    reasons = set(KITS["sherlock-holmes"].rules.vocabulary.kinds["forfeit"].cases) - {"ruling"}
    assert len(reasons) > 5  # "ruling" aside: that word is an event of every game
    known = {
        f"{path.relative_to(ROOT)}: {reason}"
        for path in elsewhere()
        for reason in reasons
        if re.search(rf'["\']{re.escape(reason)}["\']', path.read_text("utf-8"))
    }
    assert not known


@pytest.mark.parametrize("game", HOME)
def test_everything_that_a_game_brings_lies_in_its_folder(game: str) -> None:
    kit, folder = KITS[game], f"companion.games.{HOME[game]}"
    assert kit.package == folder
    for part in (kit.rules, kit.words, kit.face, kit.played.gather, kit.customs):
        assert part is None or part.__module__.startswith(folder), part
    assert {path.name for path in (ROOT / "companion" / "games" / HOME[game]).iterdir()} >= {
        "rules", "words.py", "face", "bots", "lamps.py", "page.toml", "phrases.en.toml",
    }  # fmt: skip
