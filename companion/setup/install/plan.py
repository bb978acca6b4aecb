"""The steps that make a Pi a table, as values: to be shown, tried in a folder, or carried out."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import PurePosixPath

from companion.language import say

UNIT = "etc/systemd/system/companion.service"
PROFILE = "etc/companion/table.toml"
PLACES = {
    "companion.service": UNIT,
    "70-companion.rules": "etc/udev/rules.d/70-companion.rules",
    "companion.sysusers": "etc/sysusers.d/companion.conf",
    "companion.tmpfiles": "etc/tmpfiles.d/companion.conf",
}
"""Where each file of systemd/ belongs, below the root of the system."""

WANTED = "etc/systemd/system/multi-user.target.wants/companion.service"
"""What `systemctl enable` makes: systemd starts at the next start what is linked here."""

_HOMES = ("/home/", "/root/")
SUBSYSTEMS = ("tty", "gpio", "i2c-dev", "leds")
"""The kinds of device that our udev rules name or give to a group."""


@dataclass(frozen=True, slots=True)
class Put:
    """A file that must say this; one that its owner edits is `kept` if it is there already."""

    path: str
    text: str
    kept: bool = False


@dataclass(frozen=True, slots=True)
class Do:
    """A command, and what it is for; `needed` ones end the installation if they fail."""

    command: tuple[str, ...]
    purpose: str
    needed: bool = True


@dataclass(frozen=True, slots=True)
class Skip:
    """A command that nobody runs here, and what it is for."""

    command: tuple[str, ...]
    purpose: str

    @property
    def why(self) -> str:
        """Why it can wait."""
        return say("install-systemd-does-not-run-here")


@dataclass(frozen=True, slots=True)
class Link:
    """A name that leads to a file, and what it is for."""

    path: str
    target: str
    purpose: str


@dataclass(frozen=True, slots=True)
class Copy:
    """A file or folder of the owner's that the profile names, and where the service finds it."""

    source: str
    path: str


Step = Put | Copy | Do | Skip | Link


def installing(
    files: Mapping[str, str],
    program: str,
    profile_text: str,
    named: Iterable[Copy] = (),
    to_compile: tuple[str, ...] = (),
    *,
    start: bool,
    booted: bool = True,
) -> list[Step]:
    """Every step, in order: the files, also those the profile names; a user, its folders, the
    devices' names, the program compiled, the service. Where systemd is not `booted`, as in the root
    of a card that is being made, what only a running system can do is left to its next start."""
    puts = [Put(PLACES[name], _filled(text, program)) for name, text in sorted(files.items())]
    return [
        *puts,
        Put(PROFILE, profile_text, kept=True),
        *named,
        Do(("systemd-sysusers",), say("install-make-user-companion")),
        Do(
            ("systemd-tmpfiles", "--create", f"/{PLACES['companion.tmpfiles']}"),
            say("install-make-folder"),
        ),
        *(_live(step, booted) for step in _reloaded()),
        *([Do(to_compile, say("install-make-starts-quick"), needed=False)] if to_compile else []),
        _enabled(start, booted),
    ]


def compiling(program: str, python: str, folders: Iterable[str]) -> tuple[str, ...]:
    """Return the command that compiles the program once, as its service may not write there.

    None for a program in somebody's home: what root leaves there would be in its owner's way.
    """
    if program.startswith(_HOMES):
        return ()
    return (python, "-m", "compileall", "-q", *folders)


def _reloaded() -> tuple[Do, ...]:
    return (
        Do(("udevadm", "control", "--reload"), say("install-tell-udev"), needed=False),
        Do(
            ("udevadm", "trigger", *(f"--subsystem-match={name}" for name in SUBSYSTEMS)),
            say("install-name-there-now"),
            needed=False,
        ),
        Do(("systemctl", "daemon-reload"), say("install-tell-systemd"), needed=False),
    )


def _live(step: Do, booted: bool) -> Do | Skip:
    return step if booted else Skip(step.command, step.purpose)


def _enabled(start: bool, booted: bool) -> Do | Link:
    if not booted:
        return Link(WANTED, f"/{UNIT}", say("install-start-power-switch"))
    begin = ("enable", "--now") if start else ("enable",)
    return Do(("systemctl", *begin, "companion.service"), say("install-start-power-switch"))


def copies(named: Iterable[str]) -> list[Copy]:
    """Return how what the profile names gets to the service; an absolute path stays where it is.

    ValueError says which file the service could not read there: homes are closed to it.
    """
    found = []
    for name in named:
        if name.startswith("~") or name.startswith(_HOMES):
            raise ValueError(say("install-service-cannot-see-into-homes", name=name))
        if PurePosixPath(name).is_absolute():
            continue
        if ".." in PurePosixPath(name).parts:
            raise ValueError(say("install-lies-outside-profiles-folder-put", name=name))
        found.append(Copy(name, str(PurePosixPath(PROFILE).parent / name)))
    return found


def removing(booted: bool = True) -> list[Step]:
    """Undo it, but for what is the owner's: the profile and the journal."""
    stop = Do(("systemctl", "disable", "--now", "companion.service"), say("install-stop-service"))
    files = (*PLACES.values(), WANTED)
    return [
        _live(stop, booted),
        Do(("rm", "-f", *(f"/{place}" for place in files)), say("install-take-files-away")),
        *(_live(step, booted) for step in _reloaded()[-1:]),
    ]


def _filled(text: str, program: str) -> str:
    """Name the program and the profile; a program in somebody's home must stay visible."""
    text = text.replace("@COMPANION@", program).replace("@PROFILE@", f"/{PROFILE}")
    if program.startswith(_HOMES):
        text = text.replace("ProtectHome=yes", "ProtectHome=read-only")
    return text
