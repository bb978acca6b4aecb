"""Looks at a flashed table before anybody flashes it: `scripts/image check CARD`.

Its program must be compiled. A copy of it, in an emulated machine, must come up with its start
screen and say what its owner wrote wrongly; then, told to play by itself, it must go on with the
same match after the plug was pulled three times. Beside it stands what every step took.
"""

import os
import signal
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from types import FrameType

from companion.keep.journal.account import Account
from scripts.imaging.card import DATA, Card, check_only_read, evidence, uncompiled_on
from scripts.imaging.errors import CardError
from scripts.imaging.machine import Machine, started
from scripts.imaging.picture import Picture

CUTS = 3
PLAYED_CPU_S = 90
"""How long a match is played between two cuts, in processor time."""
DRAWN_CPU_S = 300
"""How long a table that is up may take until something is on its screen."""
CARD_GB = 4
TINTS = 50
"""A picture with fewer is a black screen, or the system's own words."""
WRONG = "wfii = Home\nbots = 8\n"
"""What an owner wrote in a hurry: the start screen says so, and comes up."""


def say(what: str, found: str) -> None:
    """Tell a figure as soon as it is known."""
    print(f"{what:10}{found}", flush=True)


def check_program(card: Card, folder: Path) -> None:
    """Everything that Python runs was compiled by the Python that runs it."""
    sources, missing = uncompiled_on(card, folder)
    if missing:
        raise CardError(f"{len(missing)} of {sources} sources not compiled: {missing[0]} ...")
    say("program", f"{sources} sources, all compiled for the card's Python")


def check_start(card: Card, folder: Path, kept: Path) -> None:
    """The table comes up with its start screen, which is kept for somebody to look at."""
    card.write_down(WRONG)
    with started(card, folder) as machine:
        say("start", f"READY after {machine.wait_until_up()}")
        picture = drawn(machine)
        say("screen", f"shown after {machine.spent()}, {picture.tints} tints: {kept}")
        machine.run_for(20)
        machine.screen().save(kept)
    size = card.part(DATA)[1] / 1024**3
    if size < CARD_GB - 3:
        raise CardError(f"the data did not grow to the end of the card: {size:.1f} GB")
    say("data", f"grew to {size:.1f} GB")


def drawn(machine: Machine) -> Picture:
    """Wait until there is a picture on the screen."""
    patience = machine.spent().cpu + DRAWN_CPU_S
    machine.wait(lambda: machine.screen().tints > TINTS, "its screen was black", patience)
    return machine.screen()


def check_cuts(card: Card, folder: Path, kept: Path) -> None:
    """A match goes on after each cut: the same one, with everything that it had."""
    card.write_down("bots = 4\n")
    before: Account | None = None
    for cut in range(1, CUTS + 2):
        with started(card, folder) as machine:
            took = machine.wait_until_up()
            drawn(machine)
            machine.run_for(PLAYED_CPU_S)
            machine.screen().save(kept.with_suffix(f".{cut}.png"))
            machine.pull_the_plug()
        now = evidence(card, folder)
        if before is not None:
            goes_on(before, now)
        before = now
        told = f"match {now.match}, {now.events} events, {len(now.verdicts)} verdicts"
        say(f"cut {cut}" if cut <= CUTS else "and on", f"READY after {took}; {told}; data clean")


def goes_on(before: Account, now: Account) -> None:
    """Raise unless the match is the same one, with more in it and everything that it had."""
    if now.match != before.match or now.events <= before.events:
        raise CardError(f"match {before.match} with {before.events} events did not go on")
    if now.verdicts[: len(before.verdicts)] != before.verdicts:
        raise CardError("a verdict is not what it was before the cut")


def main(made: Path, folder: Path) -> None:
    """Check the card, and a copy of it on a larger one."""
    card, kept = Card(made), made.with_suffix(".start.png")
    say("load", f"{os.getloadavg()[0]:.1f}")
    check_program(card, folder)
    copy = card.copied(folder / "card.img", CARD_GB * 1024**3)
    check_start(copy, folder, kept)
    check_cuts(copy, folder, made.with_suffix(".match.png"))
    check_only_read(copy, card, folder)
    say("system", "not a byte of it has changed")
    say("load", f"{os.getloadavg()[0]:.1f}")
    print("The card does what it is to do. Look at the pictures.")


def _stop(number: int, frame: FrameType | None) -> None:
    """Leave in order when told to: no machine runs on behind us."""
    sys.exit(128 + number)


if __name__ == "__main__":
    signal.signal(signal.SIGTERM, _stop)
    with TemporaryDirectory(prefix="companion-image-") as made_in:
        try:
            main(Path(sys.argv[1]), Path(made_in))
        except CardError as wrong:
            sys.exit(f"{sys.argv[1]}: {wrong}")
