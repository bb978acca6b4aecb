"""What a game declares is what its catalogue says, and nothing is missing on either side."""

import re

import pytest

from companion.core.referee.kinds import SELF_REFUSED
from companion.games import KITS
from tests.support.command import ROOT
from tests.support.kits import shipped_games

COMMON = (ROOT / "docs" / "transcript.md").read_text("utf-8")
UNREACHED = {"no-sweep"}
"""What a table of phases says where no event ever asks."""


def catalogue(game: str) -> str:
    return (ROOT / "docs" / "rules" / f"{game}.md").read_text("utf-8")


def words_of(text: str) -> set[str]:
    """Find every word and every short name."""
    return set(re.findall(r"[\w-]+", text.lower()))


def listed_reasons(game: str) -> set[str]:
    told = re.search(r"(?:`refused` reasons|Reasons of `refused`):(.*?)\n\n", catalogue(game), re.S)
    assert told is not None, game
    return set(re.findall(r"`([a-z0-9-]+)`", re.sub(r"\([^)]*\)", "", told[1])))


@pytest.mark.parametrize("game", shipped_games())
def test_every_declared_kind_and_case_is_in_the_catalogue(game: str) -> None:
    words = words_of(catalogue(game)) | words_of(COMMON)
    for name, kind in KITS[game].rules.vocabulary.verdicts.items():
        told = {name, *(case.lower() for case in kind.cases)}
        assert told <= words, (name, told - words)


@pytest.mark.parametrize("game", shipped_games())
def test_every_reason_of_the_catalogue_is_declared_and_the_other_way_round(game: str) -> None:
    declared = {*KITS[game].rules.vocabulary.refusals} - UNREACHED - {*SELF_REFUSED}
    assert listed_reasons(game) - {*SELF_REFUSED} == declared
