"""A table for phones on a laptop: the daemon's own, opened to the network of the house, on the
screen that is there, for as long as somebody wants it."""

from __future__ import annotations

import os
import socket
import sys
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace

from companion.app.cli.stopping import stopped_by
from companion.app.hosted.notices import Notices
from companion.app.hosted.on_screen.screen import MakeWindow
from companion.app.hosted.service import Service
from companion.app.hosted.wanted import Wanted
from companion.app.simulated.evening import FULL, QUIT
from companion.app.simulated.memory import Memory, file_of
from companion.app.table.match import CannotPlayError, seated
from companion.app.table.meaning import torn
from companion.games import GAMES
from companion.keep.journal.folders import open_first, phones_folders
from companion.keep.journal.opening import Opened
from companion.language import say
from companion.outputs.display.scene import PairingCode
from companion.outputs.display.terminal_pairing import pairing_lines
from companion.outputs.start import Chosen, StartChange, at_first, changed
from companion.setup.profile.model import ConsoleSettings, Profile, Simulated
from hw.clock import now_us

TRIED = 10
"""So many ports are tried, where another program has the first ones."""


@dataclass(frozen=True, slots=True)
class Openly:
    """What somebody wants who opens a table to phones."""

    profile: Profile
    view: str = "none"
    """What shows it here: window, terminal or none."""
    window: MakeWindow | None = None
    """Shows something in the window that is open already; None: it has one of its own."""
    chosen: Chosen | None = None
    """What stands chosen on the start screen; None: what was chosen last."""
    said: Sequence[StartChange] = ()
    """What the command line has chosen."""
    afresh: bool = False
    """Whether something else is to be played than what was on."""
    resume: bool = False
    """Whether there must be a match that goes on."""
    muted: bool = False


@dataclass(frozen=True, slots=True)
class PutAway:
    """How a table for phones ended."""

    status: int
    chosen: Chosen
    """What stood chosen in the end."""
    quitted: bool = field(default=True)
    """Whether somebody closed the whole program, and not only this table."""


def open_to_phones(asked: Openly) -> PutAway:
    """Serve phones until somebody leaves; CannotPlayError or JournalError where that cannot be."""
    profile = opened_up(asked.profile)
    notices = Notices(now_us)
    if asked.view != "terminal":
        notices.tell(lambda line: print(f"companion: {line}", file=sys.stderr, flush=True))
    opened = open_first(phones_folders(os.environ), notices.say, games=GAMES)
    for problem in opened.problems:
        notices.say(torn(problem))
    wanted = Wanted(
        profile,
        view=asked.view,
        choose=True,
        kept=file_of(os.environ),
        leaves=True,
        window=asked.window,
        invited=_told if asked.view == "none" else lambda pairing: None,
    )
    service = Service(wanted, _goes_on(opened, asked), notices)
    service.choosing.take(_chosen(asked, service))
    if asked.muted:
        service.handles.mute(True)
    with stopped_by(service.stop):
        status = service.run()
    return PutAway(status, service.choosing.chosen, service.left in ("", QUIT))


def opened_up(profile: Profile) -> Profile:
    """Return the table as phones in the house can reach it, with a chair for everybody."""
    inputs = [*profile.inputs()]
    simulated = all(isinstance(item.place, Simulated) for item in inputs)
    whole = seated(profile, FULL) if simulated and len(profile.seats) < FULL else profile
    return replace(whole, console=_opened(profile.console))


def _opened(console: ConsoleSettings) -> ConsoleSettings:
    bind = "local" if console.bind == "loopback" else console.bind
    ports = range(console.port, console.port + 2 * TRIED, 2)
    port = next((port for port in ports if _is_free(port)), console.port)
    return replace(console, enabled=True, bind=bind, port=port)


def _is_free(port: int) -> bool:
    try:
        with socket.create_server(("127.0.0.1", port)):
            return True
    except (OSError, OverflowError):
        return False


def _goes_on(opened: Opened, asked: Openly) -> Opened:
    """Return the journal with the match that goes on; none does where another was asked for."""
    last = opened.last
    if asked.resume and (last is None or last.ended):
        opened.close()
        raise CannotPlayError(say("command-play-there-no-match-go-leave"))
    return replace(opened, last=None) if asked.afresh else opened


def _chosen(asked: Openly, service: Service) -> Chosen:
    """Return what is chosen at first: as on the start screen, or as the last time."""
    choices = service.choosing.choices
    usual = at_first(asked.profile.game, choices.house, pace=asked.profile.caller.pace)
    found = asked.chosen or Memory(file_of(os.environ)).recall(usual, choices)
    return _with(found, asked.said, service)


def _with(chosen: Chosen, said: Iterable[StartChange], service: Service) -> Chosen:
    for change in said:
        chosen = changed(chosen, change, service.choosing.choices)
    return chosen


def _told(pairing: PairingCode) -> None:
    """Print how a phone finds the table, where no screen shows it."""
    square = sys.stdout.isatty()
    print("", *pairing_lines(pairing, square=square), "", sep="\n", flush=True)
