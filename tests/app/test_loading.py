"""What a command loads: nothing that it does not need, as every start is paid for with it."""

import json
import os
import subprocess
import sys

from companion.games import GAMES, KITS, SHIPPED
from tests.support.command import ROOT

JUDGE = ("judge", "examples/false-start.jsonl")
LOADED = """\
import contextlib, io, json, sys
from companion.app.cli.main import main
with contextlib.redirect_stdout(io.StringIO()), contextlib.suppress(SystemExit):
    main(sys.argv[1:])
print(json.dumps([name for name, module in sys.modules.items() if module is not None]))
"""
WINDOW = """\
import json, sys
from companion.outputs.display.pygame.window import Window
from tests.support.evening import staged
from tests.support.table import Table
window = Window(staged(Table(3).deal(), 1), size=(800, 480))
window.turn(0)
window.close()
print(json.dumps([*sys.modules]))
import numpy
"""


def loaded(code: str, *words: str) -> set[str]:
    """Return the modules that somebody had loaded in the end."""
    quiet = {"SDL_VIDEODRIVER": "dummy", "PYGAME_HIDE_SUPPORT_PROMPT": "1"}
    done = subprocess.run(
        [sys.executable, "-c", code, *words],
        cwd=ROOT, env={**os.environ, **quiet, "PYTHONPATH": str(ROOT)},
        capture_output=True, text=True, check=True, timeout=240,
    )  # fmt: skip
    return {*json.loads(done.stdout)}


def within(names: set[str], *packages: str) -> list[str]:
    return sorted(n for n in names if any(f"{n}.".startswith(f"{p}.") for p in packages))


def test_judging_loads_the_rules_of_one_game_and_nothing_else() -> None:
    names = loaded(LOADED, *JUDGE)
    assert "companion.games.sherlock_holmes.rules.game" in names
    heavy = ("pygame", "aiohttp", "segno", "zeroconf", "numpy", "sounddevice", "importlib.metadata")
    assert not within(names, "shutil", "fluent")
    assert not within(names, *heavy)
    ours = ("companion.kit", "companion.outputs", "companion.setup", "companion.keep", "hw")
    assert not within(names, *ours, "companion.drawing", "companion.practice")
    games = within(names, "companion.games")
    assert all("sherlock_holmes" in name for name in games if name != "companion.games")
    assert not within(names, "companion.games.sherlock_holmes.kit")


def test_judging_in_words_loads_one_game() -> None:
    names = loaded(LOADED, "judge", "--explain", *JUDGE[1:])
    assert "companion.games.sherlock_holmes.words" in names
    ours = ("companion.outputs", "companion.setup", "companion.keep", "companion.drawing", "hw")
    assert not within(names, *ours, "companion.practice", "companion.kit.kit", "companion.kit.face")
    assert not within(names, "companion.games.sherlock_holmes.kit")
    assert not within(names, "companion.games.block", "companion.games.sorry", "pygame", "aiohttp")


def test_the_version_loads_no_game_and_no_referee() -> None:
    names = loaded(LOADED, "--version")
    assert not within(names, "companion.games", "companion.core", "companion.setup", "hw")


def test_a_window_brings_no_numpy_and_leaves_it_to_who_wants_it() -> None:
    names = loaded(WINDOW)
    assert "pygame" in names
    assert not within(names, "numpy")


def test_rules_and_words_alone_are_those_of_the_kit() -> None:
    for name in SHIPPED:
        assert GAMES[name] is KITS[name].rules
        assert KITS.words(name) is KITS[name].words
    assert [*KITS] == KITS.names()
