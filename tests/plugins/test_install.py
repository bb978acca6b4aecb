"""examples/plugin, installed by pip into an environment of its own, is a game like any other."""

import json
import shutil
from importlib.metadata import version
from pathlib import Path

import pytest

from tests.support.command import ROOT
from tests.support.plugins import Scratch

pytestmark = pytest.mark.slow
GAME = "highest-card"
PLAY = ("play", "--game", GAME, "--seats", "4", "--bots", "4", "--speed", "0", "--view", "none")

CONSOLE = """
import json, sys
from pathlib import Path
from companion.core.live import Session
from companion.core.transcript import LineParser, parse_header, parse_object
from companion.games import GAMES, KITS
from companion.outputs.console.desk import PhoneDesk

lines = Path(sys.argv[1]).read_bytes().splitlines()
header = parse_header(parse_object(lines[0]), GAMES)
desk = PhoneDesk(KITS[header.setup.game], header.setup)
session = Session(header, listeners=[desk])
parser = LineParser(header.game.vocabulary, header.setup.uncertainty)
for line in lines[1:]:
    event = parser.parse(line)
    session.end(event.t) if event.name == "end" else session.take([event])
print(json.dumps(desk.snapshot(may_rule=True)))
"""


@pytest.fixture(scope="module")
def scratch(tmp_path_factory: pytest.TempPathFactory) -> Scratch:
    if int(version("setuptools").split(".")[0]) < 77:
        pytest.skip("setuptools here is older than 77, which examples/plugin is built with")
    folder = tmp_path_factory.mktemp("scratch")
    project = shutil.copytree(ROOT / "examples" / "plugin", folder / "plugin")
    environment = Scratch(folder / "environment")
    environment.install(project)
    return environment


@pytest.fixture(scope="module")
def evening(scratch: Scratch) -> Path:
    """A match of bots, recorded; the verdicts of the live referee lie beside it."""
    record = scratch.folder / "evening.jsonl"
    said = scratch.companion(*PLAY, "--seed", "7", "--record", str(record))
    (scratch.folder / "live.txt").write_text(said)
    return record


def test_it_has_rules_and_words_and_nothing_else() -> None:
    shipped = sorted(path.name for path in (ROOT / "examples/plugin/highest_card").glob("*.*"))
    assert shipped == ["__init__.py", "rules.py", "words.py"]
    assert len((ROOT / "examples/plugin/README.md").read_text().splitlines()) <= 12


def test_its_own_tests_pass_where_it_is_installed(scratch: Scratch) -> None:
    tests = str(ROOT / "examples" / "plugin" / "tests")
    done = scratch.run("-m", "pytest", "-q", "-p", "no:cacheprovider", "--rootdir", tests, tests)
    assert not done.returncode, done.stdout


def test_it_is_listed_and_has_a_page(scratch: Scratch) -> None:
    assert "highest-card: Highest Card, 2 to 8 players" in scratch.companion("games")
    page = scratch.companion("rules", GAME)
    assert "A (white): mine is the highest" in page
    assert "SPACE (pile): turn up a card" in page


def test_bots_play_it_to_its_end(scratch: Scratch, evening: Path) -> None:
    said = (scratch.folder / "live.txt").read_text()
    assert "takes the trick" in said
    assert "wins with 5 tricks" in said
    assert "None" not in said


def test_judging_the_recording_gives_the_same_verdicts(scratch: Scratch, evening: Path) -> None:
    explained = scratch.companion("judge", "--explain", str(evening)).splitlines()
    live = (scratch.folder / "live.txt").read_text().splitlines()
    assert [line for line in live if " s  " in line] == [
        line for line in explained if " s  " in line
    ]
    verdicts = [json.loads(line) for line in scratch.companion("judge", str(evening)).splitlines()]
    assert verdicts[-1]["phase"] == "over"
    assert max(verdicts[-1]["tricks"]) == 5


@pytest.mark.parametrize("screen", ["table", "scores", "verdicts", "rules", "photo", "help"])
def test_every_screen_is_drawn(scratch: Scratch, evening: Path, screen: str) -> None:
    out = scratch.folder / f"{screen}.png"
    scratch.companion("snapshot", str(evening), "--screen", screen, "--size", "640x360", str(out))
    assert out.read_bytes().startswith(b"\x89PNG")


def test_the_phone_shows_it(scratch: Scratch, evening: Path) -> None:
    done = scratch.run("-c", CONSOLE, str(evening))
    assert not done.returncode, done.stderr
    page = json.loads(done.stdout)
    assert (page["title"], page["phase"]) == ("Highest Card", "Game over")
    assert page["columns"][0]["label"] == "Tricks"
    assert [offer["label"] for offer in page["offers"]] == ["Deal all cards"]
    assert page["finish"]["marks"]
    assert any("takes the trick" in line["text"] for line in page["history"])


def test_the_other_games_are_as_they_were(scratch: Scratch) -> None:
    example = ROOT / "examples" / "dead-heat.jsonl"
    expected = (ROOT / "examples" / "dead-heat.verdicts.jsonl").read_text()
    assert scratch.companion("judge", str(example)) == expected
