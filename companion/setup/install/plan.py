"""The steps that make a Pi a table, as values: to be shown, tried in a folder, or carried out."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import PurePosixPath

UNIT = "etc/systemd/system/companion.service"
PROFILE = "etc/companion/table.toml"
PLACES = {
    "companion.service": UNIT,
    "70-companion.rules": "etc/udev/rules.d/70-companion.rules",
    "companion.sysusers": "etc/sysusers.d/companion.conf",
    "companion.tmpfiles": "etc/tmpfiles.d/companion.conf",
}
"""Where each file of systemd/ belongs, below the root of the system."""

_HOMES = ("/home/", "/root/")


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
class Copy:
    """A file or folder of the owner's that the profile names, and where the service finds it."""

    source: str
    path: str


Step = Put | Copy | Do


def installing(
    files: Mapping[str, str],
    program: str,
    profile_text: str,
    named: Iterable[Copy] = (),
    *,
    start: bool,
) -> list[Step]:
    """Every step, in order: the files, also those the profile names; a user, its folders, the
    devices' names, the service."""
    puts = [Put(PLACES[name], _filled(text, program)) for name, text in sorted(files.items())]
    begin = ("enable", "--now") if start else ("enable",)
    return [
        *puts,
        Put(PROFILE, profile_text, kept=True),
        *named,
        Do(("systemd-sysusers",), "make the user companion"),
        Do(("systemd-tmpfiles", "--create", f"/{PLACES['companion.tmpfiles']}"), "make its folder"),
        Do(("udevadm", "control", "--reload"), "name seat boards", needed=False),
        Do(("udevadm", "trigger", "--subsystem-match=tty"), "name those there now", needed=False),
        Do(("systemctl", "daemon-reload"), "tell systemd of it"),
        Do(("systemctl", *begin, "companion.service"), "start with the power switch"),
    ]


def copies(named: Iterable[str]) -> list[Copy]:
    """Return how what the profile names gets to the service; an absolute path stays where it is.

    ValueError says which file the service could not read there: homes are closed to it.
    """
    found = []
    for name in named:
        if name.startswith("~") or name.startswith(_HOMES):
            raise ValueError(
                f"{name}: the service cannot see into homes; put it beside the profile"
            )
        if PurePosixPath(name).is_absolute():
            continue
        if ".." in PurePosixPath(name).parts:
            raise ValueError(
                f"{name}: lies outside the profile's folder; put it beside the profile"
            )
        found.append(Copy(name, str(PurePosixPath(PROFILE).parent / name)))
    return found


def removing() -> list[Step]:
    """Undo it, but for what is the owner's: the profile and the journal."""
    return [
        Do(("systemctl", "disable", "--now", "companion.service"), "stop the service"),
        Do(("rm", "-f", *(f"/{place}" for place in PLACES.values())), "take the files away"),
        Do(("systemctl", "daemon-reload"), "tell systemd of it"),
    ]


def _filled(text: str, program: str) -> str:
    """Name the program and the profile; a program in somebody's home must stay visible."""
    text = text.replace("@COMPANION@", program).replace("@PROFILE@", f"/{PROFILE}")
    if program.startswith(_HOMES):
        text = text.replace("ProtectHome=yes", "ProtectHome=read-only")
    return text
