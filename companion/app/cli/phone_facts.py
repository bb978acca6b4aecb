"""Looks how phones could come to this machine's table: networks, firewalls, its name."""

from __future__ import annotations

import asyncio
import http.client
import json
import shutil
import subprocess
import sys
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path

from companion.outputs.console.network import LOOPBACK, chosen
from companion.setup.doctor.firewall import Knock, nftables, ufw
from companion.setup.doctor.phones import PhoneFacts, Wall
from companion.setup.profile.model import ConsoleSettings

PATIENCE_S = 5.0
_UFW, _UFW_RULES = Path("etc/ufw/ufw.conf"), Path("etc/ufw/user.rules")
_MAC_WALL = "/usr/libexec/ApplicationFirewall/socketfilterfw"


def phone_facts(settings: ConsoleSettings, root: Path = Path("/")) -> PhoneFacts | None:
    """Return how phones could come; None where none are wanted."""
    if not settings.enabled:
        return None
    from companion.outputs.console.web.addresses import present

    addresses = tuple(chosen("local", present())[1:])
    served = _is_served(settings.port)
    name = "" if settings.name == "none" or not addresses else f"{settings.name}.local"
    nameless, answers = _name(name, addresses, served) if name else ("", True)
    wall = _wall(settings.port, root, sys.platform)
    return PhoneFacts(
        settings.port, settings.bind, addresses, served, wall, name, nameless, answers
    )


def _is_served(port: int) -> bool:
    """Tell whether a table of ours is served on this machine now."""
    try:
        with closing(http.client.HTTPConnection(LOOPBACK, port, timeout=PATIENCE_S)) as line:
            line.request("GET", "/")
            return line.getresponse().headers.get("Server") == "companion"
    except (OSError, http.client.HTTPException):
        return False


def _name(name: str, addresses: Sequence[str], served: bool) -> tuple[str, bool]:
    """Return why no name can be had, and whether somebody answers for this one."""
    from companion.outputs.console.web.name_in_the_network import NoNameError, whose

    try:
        found = asyncio.run(whose(name, addresses[0], 1500 if served else 0))
    except (NoNameError, OSError) as error:
        return getattr(error, "strerror", None) or str(error), False
    return "", bool(found)


def _wall(port: int, root: Path, platform: str) -> Wall | None:
    """Return the firewall that is on, if there is one; the first that rules the others."""
    if platform == "win32":
        return _windows()
    if platform == "darwin":
        on = "enabled" in _said(_MAC_WALL, "--getglobalstate")
        return Wall("macos", "unsure") if on else None
    return _ufw(port, root) or _firewalld(port) or _nftables(port)


def _windows() -> Wall | None:
    on = "ON" in _said("netsh", "advfirewall", "show", "currentprofile", "state").upper().split()
    return Wall("windows", "unsure") if on else None


def _ufw(port: int, root: Path) -> Wall | None:
    try:
        on = "ENABLED=yes" in (root / _UFW).read_text("utf-8").split()
    except (OSError, ValueError):
        return None
    if not on:
        return None
    try:
        return Wall("ufw", ufw((root / _UFW_RULES).read_text("utf-8"), port))
    except (OSError, ValueError):
        return Wall("ufw", "unsure")


def _firewalld(port: int) -> Wall | None:
    if _said("firewall-cmd", "--state") != "running":
        return None
    told = _said("firewall-cmd", f"--query-port={port}/tcp")
    return Wall("firewalld", "open" if told == "yes" else "closed" if told == "no" else "unsure")


def _nftables(port: int) -> Wall | None:
    """Follow the kernel's own rules; only root may read them."""
    if shutil.which("nft") is None and not Path("/usr/sbin/nft").exists():
        return None
    told = _said(shutil.which("nft") or "/usr/sbin/nft", "-j", "list", "ruleset")
    try:
        return Wall("nftables", nftables(json.loads(told), Knock(port)))
    except (ValueError, TypeError, KeyError, AttributeError):
        return Wall("nftables", "unsure")


def _said(*command: str) -> str:
    """Return what a command says; nothing where there is none, or it may not be asked."""
    try:
        done = subprocess.run(
            command, capture_output=True, text=True, timeout=PATIENCE_S, check=False
        )
    except (OSError, subprocess.TimeoutExpired):
        return ""
    return done.stdout.strip()
