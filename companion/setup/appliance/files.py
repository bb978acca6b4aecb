"""What the system is to find at its start, made of the owner's settings: files, as values."""

import re
from collections.abc import Collection, Mapping
from dataclasses import dataclass
from shlex import quote

from companion.setup.appliance.settings import FILE, NO_WIRES, Settings

RUN = "run/companion-appliance"
"""Where the files for this start are; it is in memory, so nothing old is ever found there."""
PROFILE = "etc/companion/table.toml"
"""The owner's own profile, where the table's service and `companion setup` look for it."""

_PLAIN_SSID = re.compile(r"[A-Za-z0-9 _-]+")


@dataclass(frozen=True, slots=True)
class SystemFile:
    """A file below the root of the system; `secret` ones are their owner's alone."""

    path: str
    text: str
    secret: bool = False


def system_files(
    settings: Settings,
    shipped: Collection[str],
    beside: Mapping[str, str],
    *,
    described: bool,
) -> tuple[list[SystemFile], list[str]]:
    """Return the files for this start, and a line for each wish that cannot be met.

    `shipped` are the profiles that came with the program, `beside` the files that lie beside the
    owner's text file, `described` tells whether the table has a profile of its own already.
    """
    profile, found, wrong = _profile(settings.profile, shipped, beside, described=described)
    options = f"--bots {settings.bots}" if settings.bots else ""
    environment = f"COMPANION_PROFILE={quote(profile)}\nCOMPANION_OPTIONS={options}\n"
    files = [SystemFile(f"{RUN}/environment", environment), *found, *_network(settings)]
    if settings.ssh_key:
        files.append(SystemFile(f"{RUN}/authorized_keys", settings.ssh_key + "\n"))
    return files, wrong


def _profile(
    wanted: str, shipped: Collection[str], beside: Mapping[str, str], *, described: bool
) -> tuple[str, list[SystemFile], list[str]]:
    """Return the profile to start with, what must be written for it, and what is wrong with it."""
    own = f"/{PROFILE}"
    if wanted in beside:
        return own, [SystemFile(PROFILE, beside[wanted])], []
    if wanted not in shipped:
        there = ", ".join(sorted(shipped))
        wrong = f"{FILE}: the profile {wanted} is neither beside this file nor one of {there}"
        return own if described else NO_WIRES, [], [wrong]
    default = wanted == NO_WIRES
    return own if default and described else wanted, [], []


def _network(settings: Settings) -> list[SystemFile]:
    files = []
    if settings.country:
        files.append(SystemFile(f"{RUN}/iwd/main.conf", f"[General]\nCountry={settings.country}\n"))
    if settings.wifi:
        files.append(_access(settings))
    return files


def _access(settings: Settings) -> SystemFile:
    """Return the network as iwd keeps it: a file named after it, with its password inside."""
    plain = _PLAIN_SSID.fullmatch(settings.wifi)
    name = settings.wifi if plain else "=" + settings.wifi.encode().hex()
    kind = "psk" if settings.password else "open"
    parts = []
    if settings.password:
        parts.append(f"[Security]\nPassphrase={_escaped(settings.password)}\n")
    parts.append(f"[Settings]\nAutoConnect=true\nHidden={str(settings.hidden).lower()}\n")
    return SystemFile(f"var/lib/iwd/{name}.{kind}", "\n".join(parts), secret=True)


def _escaped(value: str) -> str:
    """Return it as iwd's files want it: a backslash, or a blank at its start, would mean more."""
    value = value.replace("\\", "\\\\")
    return "\\s" + value[1:] if value.startswith(" ") else value
