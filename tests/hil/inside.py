"""What runs inside the virtual Pi: one boot, every trial, one file of results for the tests.

Gets ready, waits for the word (the file `go` in VPI_OUT), and begins. What the tests outside will
ask of a trial is asked here first: if that fails, and the host kept this machine waiting
meanwhile, it is played again.

VPI_OUT=folder scripts/vpi run -- python -m tests.hil.inside [TRIAL ...]
"""

import json
import os
import sys
import time
import traceback
from collections.abc import Callable
from functools import partial
from pathlib import Path
from types import ModuleType
from typing import Any

from benchmarks import voice
from tests.hil import test_camera, test_evening, test_overrun, test_sound, test_usb
from tests.hil.camera import camera
from tests.hil.evening import evening
from tests.hil.outcome import fault_of
from tests.hil.overrun import overrun
from tests.hil.scenario import Scenario
from tests.hil.scenarios import SCENARIOS
from tests.hil.test_sound import WORDS
from tests.hil.trials import GO, NAMES, READY, TELLING_S, played, times_held
from tests.hil.usb import usb
from tests.hil.virtual_pi import Results
from tests.hil.wired_rig import WiredRig

TRIES = 3
ASKED: dict[str, ModuleType] = {
    "overrun": test_overrun,
    "usb": test_usb,
    "sound": test_sound,
    "camera": test_camera,
    "evening": test_evening,
}
Found = dict[str, Any]


def _out() -> Path:
    return Path(os.environ["VPI_OUT"])


def held() -> int:
    """Return how often this machine was kept waiting; the host needs a moment to tell."""
    time.sleep(2 * TELLING_S)
    return times_held(_out())


def scenarios() -> Found:
    """Play the whole suite; whatever failed for want of time, again."""
    with WiredRig() as rig:
        return {each.name: _scenario(rig, each) for each in SCENARIOS}


def _scenario(rig: WiredRig, scenario: Scenario) -> Found:
    outcome, waited = played(
        partial(rig.play, scenario), partial(fault_of, scenario), partial(times_held, _out()), TRIES
    )
    return {**outcome.to_json(), "waited": waited}


def sound() -> Found:
    """Say words through both outputs, recorded at the other end of the loopback card."""
    exact, rough = voice.recorded(WORDS)
    return {"portaudio": exact, "mixer": rough}


TRIALS: dict[str, Callable[[], Any]] = dict(
    zip(NAMES, (scenarios, overrun, usb, sound, camera, evening), strict=True)
)


def _found(trial: Callable[[], Any]) -> Found:
    """A trial that fails leaves the others alone; its own test tells why."""
    try:
        return {"found": trial()}
    except Exception:
        return {"error": traceback.format_exc()}


def _fault(name: str, found: Found) -> str:
    """Ask what the tests ask; what they would complain of, if anything."""
    if name not in ASKED:
        return str(found.get("error", ""))
    try:
        told = ASKED[name].told(Results({name: found}, _out()))
        for test in (each for key, each in vars(ASKED[name]).items() if key.startswith("test_")):
            test(told)
    except Exception:
        return traceback.format_exc()
    return ""


def _tried(name: str) -> Found:
    began = time.monotonic()
    found, waited = played(partial(_found, TRIALS[name]), partial(_fault, name), held, TRIES)
    return {**found, "waited": waited, "took_s": round(time.monotonic() - began, 1)}


def main(wanted: list[str]) -> None:
    """Write what there is after every trial: one that takes too long takes no other with it."""
    results: dict[str, Found] = {}
    print(READY, flush=True)
    while not (_out() / GO).exists():
        time.sleep(0.5)
    for name in (name for name in NAMES if not wanted or name in wanted):
        results[name] = _tried(name)
        print(name, results[name]["took_s"], "s", results[name].get("error", ""), flush=True)
        (_out() / "results.json").write_text(json.dumps(results))


if __name__ == "__main__":
    main(sys.argv[1:])
