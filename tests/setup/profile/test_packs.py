"""What a profile says of games: the shelf that is handed in knows which there are."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from companion.games import KITS, BrokenGameError
from companion.kit.kit import Kit
from companion.kit.pack import File, OneOf, PackSection, Whole
from companion.kit.problem import Problem
from companion.setup.profile import ProfileError, load_profile, parse_text
from tests.setup.profile.documents import RIGHT


def _few(values: Any) -> Problem | None:
    return Problem("tricks", "are none", "at least one") if not values["tricks"] else None


HIGHEST = replace(
    KITS["block"],
    name="highest-card",
    pack=PackSection(
        {"tricks": Whole(7, 0, 20), "backs": OneOf(("blue", "red")), "faces": File()}, check=_few
    ),
)


class Shelf:
    """A shelf with a stranger's game, and one that cannot be loaded."""

    def names(self) -> list[str]:
        return [*KITS.names(), "highest-card", "snap"]

    def __getitem__(self, name: str, /) -> Kit:
        if name == "snap":
            raise BrokenGameError("the game snap cannot be played: no cards; uninstall it")
        return HIGHEST if name == "highest-card" else KITS[name]


def problems(text: str) -> list[str]:
    with pytest.raises(ProfileError) as caught:
        parse_text(RIGHT + text, "table.toml", Shelf())
    return str(caught.value).splitlines()


def test_a_plugged_in_game_has_a_box_of_its_own(tmp_path: Path) -> None:
    file = tmp_path / "table.toml"
    file.write_text(RIGHT + '[packs]\nhighest-card = { tricks = 5, faces = "mine.toml" }\n')
    profile = load_profile(str(file), Shelf())
    said = {"tricks": 5, "backs": "blue", "faces": str(tmp_path / "mine.toml")}
    assert profile.packs == {"highest-card": said}
    assert HIGHEST.pack.options(profile.packs["highest-card"]) == said
    assert HIGHEST.pack.options(HIGHEST.pack.defaults()) == {"tricks": 7, "backs": "blue"}


@pytest.mark.parametrize(
    ("text", "line"),
    [
        (
            "[packs.whist]\ncards = 52\n",
            "packs.whist: is no game that is installed; expected one of sherlock-holmes, "
            "221b-baker-street, block, i-say-holmes, sorry, highest-card, snap",
        ),
        (
            "[packs.sory]\npack = 3\n",
            'packs.sory: is no game that is installed; expected "sorry"',
        ),
        (
            "[packs.highest-card]\ntrick = 3\n",
            'packs.highest-card.trick: is not a key of a profile; expected "tricks"',
        ),
        (
            "[packs.highest-card]\nbacks = 3\n",
            "packs.highest-card.backs: is 3; expected one of blue, red",
        ),
        (
            "[packs.highest-card]\ntricks = 0\n",
            "packs.highest-card.tricks: are none; expected at least one",
        ),
        (
            "[packs.block]\ncards = 3\n",
            "packs.block.cards: is not a key of a profile; expected nothing there",
        ),
        (
            "[packs.snap]\ncards = 3\n",
            "packs.snap: the game snap cannot be played: no cards; uninstall it; "
            "expected a game that can be played",
        ),
        ("[packs]\nsorry = 3\n", "packs.sorry: is a whole number; expected a table: [packs.sorry]"),
    ],
)
def test_what_cannot_be_said_of_a_game_is_one_line(text: str, line: str) -> None:
    assert problems(text) == [f"table.toml: {line}"]


def test_a_table_for_a_plugged_in_game_has_its_seats() -> None:
    text = RIGHT.replace('"sherlock-holmes"', '"highest-card"')
    assert parse_text(text, "table.toml", Shelf()).game == "highest-card"
    with pytest.raises(ProfileError, match="no such game is installed"):
        parse_text(text, "table.toml")
    with pytest.raises(ProfileError, match="the game snap cannot be played"):
        parse_text(RIGHT.replace('"sherlock-holmes"', '"snap"'), "table.toml", Shelf())
