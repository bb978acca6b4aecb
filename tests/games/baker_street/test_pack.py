"""An owner's places for 221-B Baker Street: a file that his profile names, or one line about it."""

from pathlib import Path

import pytest

from companion.app.cli.main import main
from companion.app.table.match import header_of
from companion.core.transcript.header import parse_header
from companion.games import GAMES
from companion.setup.profile import load_profile, shipped_text

GAME = "221b-baker-street"


def table(folder: Path, places: str | bytes | None, named: str = "my-places.toml") -> str:
    """A laptop's profile that names a file of places beside it."""
    profile = folder / "my-table.toml"
    pack = f'\n[packs.{GAME}]\nlocations = "{named}"\n'
    profile.write_text(shipped_text("laptop") + pack)
    if places is not None:
        content = places.encode() if isinstance(places, str) else places
        (folder / named).write_bytes(content)
    return str(profile)


def test_the_owners_places_are_in_the_header_of_every_match(tmp_path: Path) -> None:
    places = 'docks = false\n[park]\nentrances = ["north", "south", "lake"]\nat = [1, 0]\n'
    profile = load_profile(table(tmp_path, places))
    header = header_of(profile, GAME)
    found = parse_header(header, GAMES).setup.options.locations
    assert found["park"].entrances == ("north", "south", "lake")
    assert found["park"].at == (1, 0)
    assert found["hotel"].at != (1, 0)
    assert "docks" not in found
    assert "locations" not in header_of(profile, "block")["options"]


@pytest.mark.parametrize(
    ("places", "told"),
    [
        (None, "cannot be read (No such file or directory); expected a file"),
        (b"\xff\xfe", "is not UTF-8; expected a text file saved as UTF-8"),
        ("park = [", "is not TOML ("),
        ("[park]\nentrances = 3", 'location "park": "entrances" is 3; expected up to 8'),
        ("[park]\nat = [9, 0]", '"at" is a list; expected a column and a row, each from 0 to 8'),
        ("[zoo]\nclue = true", 'location "zoo" is new; expected an id other than'),
        ("locksmith = false", 'location "locksmith" cannot be left out'),
        ("[pub]\ncolour = 1", 'location "pub": '),
    ],
)
@pytest.mark.parametrize("command", [("profile", "check"), ("play", "--profile")])
def test_a_mistake_is_one_line(
    places: str | bytes | None, told: str, command: tuple[str, ...], tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:  # fmt: skip
    profile = table(tmp_path, places)
    assert main([*command, profile]) == 2
    line = capsys.readouterr().err
    assert told in line
    assert line.count("\n") == 1
    assert "my-places.toml" in line


def test_a_file_that_is_right_is_right(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["profile", "check", table(tmp_path, '[zoo]\nname = "Zoo"\n')]) == 0
    assert capsys.readouterr().out.endswith("All is right.\n")
