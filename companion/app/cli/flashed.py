"""Reads what the owner of a flashed table wrote down, and lays it out for this start."""

from __future__ import annotations

import socket
import subprocess
from dataclasses import replace
from pathlib import Path

from companion.app.simulated.playing import Wish, people_of
from companion.app.table.match import CannotPlayError
from companion.keep.whole import put_whole
from companion.setup.appliance.files import RUN, SystemFile, system_files
from companion.setup.appliance.profile import PROFILE, Chosen, choose
from companion.setup.appliance.settings import FILE, Settings, settings_of, text_of
from companion.setup.profile.errors import ProfileError
from companion.setup.profile.load import load_profile, parse_text, shipped_names
from companion.setup.profile.model import Profile
from hw.errors import blame


def prepare(boot: Path, root: Path) -> list[str]:
    """Write what the system is to find at this start; return a line for each wish that it cannot
    meet. Those lines are left for the display, too."""
    settings, wrong = settings_of(_read(boot / FILE))
    described = (root / PROFILE).is_file()
    chosen = choose(settings.profile, shipped_names(), _beside(boot), _fault, described=described)
    unmet = [chosen.wrong] if chosen.wrong else []
    if crowded := _crowded(settings.bots, chosen, root):
        settings = replace(settings, bots=0)
        unmet.append(crowded)
    said = [*wrong, *unmet]
    notices = SystemFile(f"{RUN}/notices", "".join(f"{line}\n" for line in said))
    for file in (*system_files(settings, chosen), notices):
        _put(root, file)
    if root == Path("/"):
        _rename(settings)
    return said


def _read(path: Path) -> str:
    """Return the file's text; where there is none, everything is as it is shipped."""
    try:
        return text_of(path.read_bytes())
    except FileNotFoundError:
        return ""
    except OSError as error:
        raise blame(str(path), error) from error


def _beside(boot: Path) -> dict[str, str]:
    found = (path for path in boot.iterdir() if path.suffix.lower() == ".toml")
    return {path.name: _read(path) for path in found if not path.name.startswith(".")}


def _fault(text: str, name: str) -> str:
    try:
        parse_text(text, name)
    except ProfileError as error:
        return str(error).splitlines()[0]
    return ""


def _crowded(bots: int, chosen: Chosen, root: Path) -> str:
    """Say why so many bots cannot sit down; nothing: they can, or nobody knows yet."""
    if not bots:
        return ""
    try:
        profile = _profile(chosen, root)
        people_of(Wish(profile, len(profile.seats), bots, seed=0))
    except CannotPlayError as error:
        return f"{FILE}: {str(error).partition('; ')[0]}"
    except ProfileError:
        return ""
    return ""


def _profile(chosen: Chosen, root: Path) -> Profile:
    if chosen.text is not None:
        return parse_text(chosen.text, FILE)
    own = chosen.profile == f"/{PROFILE}"
    return load_profile(str(root / PROFILE) if own else chosen.profile)


def _put(root: Path, file: SystemFile) -> None:
    """Write it whole, or leave it as it is where it says so already: the card is to last."""
    path, data = root / file.path, file.text.encode()
    try:
        if path.is_file() and path.read_bytes() == data:
            return
        path.parent.mkdir(parents=True, exist_ok=True)
        if file.secret:
            path.touch(mode=0o600)  # What replaces it keeps that.
        put_whole(path, data)
    except OSError as error:
        raise blame(str(path), error) from error


def _rename(settings: Settings) -> None:
    if settings.name != socket.gethostname():
        subprocess.run(["hostname", settings.name], check=False)
