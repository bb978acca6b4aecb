"""How the table is called and spoken to, as its owner says it."""

from pathlib import Path

from companion.core.transcript.header import MAX_TRAPS
from companion.outputs.caller.pace import MOST_TRAPS, PACES
from companion.setup.profile import load_profile, parse_text
from companion.setup.profile.parse import MOST_TRAPS as MOST_IN_PROFILE
from companion.setup.profile.parse import PACES as PACES_IN_PROFILE
from tests.setup.profile.documents import RIGHT, problems


def test_pace_and_traps() -> None:
    caller = parse_text(RIGHT + '[caller]\npace = "ruthless"\ntraps = 0.5\n', "table.toml").caller
    assert (caller.pace, caller.traps) == ("ruthless", 0.5)
    usual = parse_text(RIGHT, "table.toml").caller
    assert (usual.pace, usual.traps) == ("brisk", None)


def test_what_is_wrong_is_named() -> None:
    assert problems(RIGHT + '[caller]\npace = "hasty"\ntraps = 0.9\n') == [
        'table.toml: caller.pace: is "hasty"; expected one of gentle, brisk, ruthless',
        "table.toml: caller.traps: is 0.9; expected a number from 0 to 0.8",
    ]


def test_the_profile_knows_the_paces_that_there_are() -> None:
    assert tuple(PACES) == PACES_IN_PROFILE
    assert MOST_TRAPS == MOST_IN_PROFILE == MAX_TRAPS


def test_recordings_lie_beside_the_profile(tmp_path: Path) -> None:
    file = tmp_path / "table.toml"
    file.write_text(RIGHT + '[voice]\nclips = "our voices"\n')
    assert load_profile(str(file)).voice.clips == str(tmp_path / "our voices")
    file.write_text(RIGHT + '[voice]\nclips = "/srv/voices"\n')
    assert load_profile(str(file)).voice.clips == "/srv/voices"
    file.write_text(RIGHT)
    assert load_profile(str(file)).voice.clips is None
