"""page/clock.js and page/cue.js by themselves, run by node: the table's own law, what is sent."""

import shutil
import subprocess
from pathlib import Path

import pytest

import companion.outputs.console.web as web

NODE = shutil.which("node")
HERE = Path(__file__).parent
PAGE = Path(web.__file__).parent / "page"
CASES = HERE.parents[1] / "hw" / "phones" / "clock_cases.json"

needs_node = pytest.mark.skipif(NODE is None, reason="needs node")


def run(tests: str, page: str, *more: str) -> None:
    command = [str(NODE), str(HERE / tests), str((PAGE / page).resolve()), *more]
    done = subprocess.run(command, check=False, capture_output=True, text=True, timeout=60)
    assert done.returncode == 0, done.stdout + done.stderr
    assert done.stdout.endswith("0 failed\n")


@needs_node
def test_the_pages_clock_by_the_same_cases() -> None:
    run("clock_page.mjs", "clock.js", str(CASES))


@needs_node
def test_play_on_the_phone_itself_is_stated_with_its_doubt() -> None:
    run("cue_page.mjs", "cue.js")
