"""What axe-core finds on a page: what whoever does not see it, or not well, would stumble over."""

import subprocess
from functools import cache
from pathlib import Path
from typing import Any

from tests.outputs.console.phones import Phone
from tests.support.command import ROOT

AXE, VERSION = "axe-core", "4.10.2"
COME = """Promise.allSettled(document.getAnimations()
    .filter(each => each.effect.getComputedTiming().endTime !== Infinity)
    .map(each => each.finished)).then(() => null)"""
"""Waits for what is still fading in: half there, it has not its colours yet."""
SERIOUS = ("serious", "critical")


@cache
def axe_core() -> tuple[str, str]:
    """Return its script, or why it is not there."""
    command = [str(ROOT / "scripts/from_npm"), AXE, VERSION]
    made = subprocess.run(command, capture_output=True, text=True, check=False)
    if made.returncode:
        return "", made.stderr.strip()
    return (Path(made.stdout.strip()) / "axe.min.js").read_text(), ""


def wrong(phone: Phone, axe: str) -> list[str]:
    """What axe finds on the page as it stands, by day and by night."""
    found: list[str] = []
    for scheme in ("light", "dark"):
        phone.page.emulate_media(color_scheme=scheme)
        phone.page.evaluate(axe)
        phone.page.evaluate(COME)
        told: dict[str, Any] = phone.page.evaluate(
            "axe.run(document, {resultTypes: ['violations']})"
        )
        found += [
            f"{scheme}: {each['id']}: {node['html'][:120]}"
            for each in told["violations"]
            if each["impact"] in SERIOUS
            for node in each["nodes"]
        ]
    return found
