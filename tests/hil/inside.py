"""What runs inside the virtual Pi: one boot, every trial, one file of results for the tests.

Gets ready, waits for the word (the file `go` in VPI_OUT), and begins.

VPI_OUT=folder scripts/vpi run -- python -m tests.hil.inside [TRIAL ...]
"""

import json
import os
import sys
import time
import traceback
from collections.abc import Callable
from pathlib import Path
from typing import Any

from benchmarks import voice
from tests.hil.evening import evening
from tests.hil.overrun import overrun
from tests.hil.scenarios import SCENARIOS
from tests.hil.trials import GO, NAMES, READY
from tests.hil.usb import usb
from tests.hil.wired_rig import WiredRig

WORDS = 6


def scenarios() -> dict[str, Any]:
    """Play the whole suite."""
    with WiredRig() as rig:
        return {scenario.name: rig.play(scenario).to_json() for scenario in SCENARIOS}


def sound() -> dict[str, Any]:
    """Say words through both outputs, recorded at the other end of the loopback card."""
    exact, rough = voice.recorded(WORDS)
    return {"portaudio": exact, "mixer": rough}


TRIALS: dict[str, Callable[[], Any]] = dict(
    zip(NAMES, (scenarios, overrun, usb, sound, evening), strict=True)
)


def _tried(trial: Callable[[], Any]) -> dict[str, Any]:
    """A trial that fails leaves the others alone; its own test tells why."""
    began = time.monotonic()
    try:
        found = {"found": trial()}
    except Exception:
        found = {"error": traceback.format_exc()}
    return {**found, "took_s": round(time.monotonic() - began, 1)}


def main(wanted: list[str]) -> None:
    """Write what there is after every trial: one that takes too long takes no other with it."""
    out, results = Path(os.environ["VPI_OUT"]), {}
    print(READY, flush=True)
    while not (out / GO).exists():
        time.sleep(0.5)
    for name, trial in TRIALS.items():
        if not wanted or name in wanted:
            results[name] = _tried(trial)
            print(name, results[name]["took_s"], "s", results[name].get("error", ""), flush=True)
            (out / "results.json").write_text(json.dumps(results))


if __name__ == "__main__":
    main(sys.argv[1:])
