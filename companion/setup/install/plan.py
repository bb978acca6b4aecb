"""The steps that make a Pi a table, as values: to be shown, tried in a folder, or carried out."""

from collections.abc import Mapping
from dataclasses import dataclass

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


Step = Put | Do


def installing(
    files: Mapping[str, str], program: str, profile_text: str, *, start: bool
) -> list[Step]:
    """Every step, in order: a user, its folders, the devices' names, the service."""
    puts = [Put(PLACES[name], _filled(text, program)) for name, text in sorted(files.items())]
    begin = ("enable", "--now") if start else ("enable",)
    return [
        *puts,
        Put(PROFILE, profile_text, kept=True),
        Do(("systemd-sysusers",), "make the user companion"),
        Do(("systemd-tmpfiles", "--create", f"/{PLACES['companion.tmpfiles']}"), "make its folder"),
        Do(("udevadm", "control", "--reload"), "name seat boards", needed=False),
        Do(("udevadm", "trigger", "--subsystem-match=tty"), "name those there now", needed=False),
        Do(("systemctl", "daemon-reload"), "tell systemd of it"),
        Do(("systemctl", *begin, "companion.service"), "start with the power switch"),
    ]


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
