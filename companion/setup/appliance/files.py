"""What the system is to find at its start, made of the owner's settings: files, as values."""

import re
from dataclasses import dataclass
from shlex import quote

from companion.setup.appliance.profile import PROFILE, Chosen
from companion.setup.appliance.settings import Settings

RUN = "run/companion-appliance"
"""Where the files for this start are; it is in memory, so nothing old is ever found there."""

_PLAIN_SSID = re.compile(r"[A-Za-z0-9 _-]+")


@dataclass(frozen=True, slots=True)
class SystemFile:
    """A file below the root of the system; `secret` ones are their owner's alone."""

    path: str
    text: str
    secret: bool = False


def system_files(settings: Settings, chosen: Chosen) -> list[SystemFile]:
    """Return the files for this start."""
    options = f"--bots {settings.bots}" if settings.bots else ""
    environment = f"COMPANION_PROFILE={quote(chosen.profile)}\nCOMPANION_OPTIONS={options}\n"
    files = [SystemFile(f"{RUN}/environment", environment), *_network(settings)]
    if chosen.text is not None:
        files.append(SystemFile(PROFILE, chosen.text))
    if settings.ssh_key:
        files.append(SystemFile(f"{RUN}/authorized_keys", settings.ssh_key + "\n"))
    return files


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
