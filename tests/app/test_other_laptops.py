"""Laptops that are no Linux: what they lack is neither imported nor called on the way."""

import os
import re
import socket
import subprocess
import sys
from pathlib import Path

import pytest

from companion.setup.profile import shipped_text
from tests.architecture.test_arrows import MODULES
from tests.support.command import ROOT, environment

POSIX_ONLY = {"fcntl", "grp", "pty", "pwd", "readline", "resource", "syslog", "termios", "tty"}
SEAMS: dict[str, set[str]] = {
    "companion.app.cli.account": {"grp"},
    "companion.app.cli.stopping": set(),
    "companion.app.hosted.notify": set(),
    "companion.app.simulated.posix_terminal": {"termios", "tty"},
    "companion.keep.journal.system": {"fcntl"},
    "companion.outputs.console.web.addresses": {"fcntl"},
    "companion.outputs.display.pygame.slumber": set(),
    "companion.outputs.feed.notes": set(),
    "hw.waker": set(),
}
_CALLED = re.compile(
    r"\b(?:os\.(?:O_CLOEXEC|O_DIRECTORY|O_NOFOLLOW|fdatasync|pread|pwrite|get\w*[ug]id|getgroups"
    r"|fork|uname|statvfs|sysconf|fchmod|chown)|time\.(?:CLOCK_\w+|clock_gettime\w*)"
    r"|signal\.(?:SIG(?:HUP|ALRM|PIPE|USR[12])|pthread_\w+|setitimer)"
    r"|socket\.(?:AF_UNIX|SOCK_CLOEXEC|socketpair))\b|\.add_signal_handler\("
)
_IMPORTED = re.compile(r"^\s*(?:import|from) (\w+)", re.MULTILINE)
HEAT = "examples/dead-heat.jsonl"


def test_what_only_posix_has_is_behind_one_seam_each() -> None:
    for module, path in MODULES.items():
        text = path.read_text(encoding="utf-8")
        assert {*_IMPORTED.findall(text)} & POSIX_ONLY == SEAMS.get(module, set()), module
        assert module in SEAMS or not _CALLED.findall(text), module


def told(platform: str, folder: Path, port: int, *commands: str) -> str:
    """What an evening of commands says at a terminal of that system."""
    keyboard, terminal = os.openpty()
    with subprocess.Popen(
        [sys.executable, "-m", "tests.support.other_laptop", platform, *commands],
        cwd=ROOT,
        env={
            **environment(),
            "HOME": str(folder),
            "LOCALAPPDATA": str(folder),
            "PAGE": f"http://127.0.0.1:{port}/",
        },
        stdin=terminal,
        stdout=terminal,
        stderr=terminal,
    ) as run:
        os.close(terminal)
        said = b""
        try:
            while piece := os.read(keyboard, 65536):
                said += piece
        except OSError:
            pass  # the other end is closed
    os.close(keyboard)
    text = said.decode(errors="replace").replace("\r\n", "\n")
    assert run.returncode == 0, text[-3000:]
    return text


def profile_with_page(folder: Path) -> tuple[Path, int]:
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    file = folder / "mine.toml"
    text = shipped_text("laptop").replace("[console]", f"[console]\nport = {port}")
    file.write_text(text, encoding="utf-8")
    return file, port


@pytest.mark.slow
@pytest.mark.parametrize("platform", ["win32", "darwin"])
def test_what_laptops_are_for_works_with_what_they_have(platform: str, tmp_path: Path) -> None:
    mine, port = profile_with_page(tmp_path)
    record, picture = tmp_path / "evening.jsonl", tmp_path / "moment.png"
    commands = [
        f"judge --explain {HEAT}",
        "rules sorry",
        f"snapshot {HEAT} --verdict 5 --size 640x480 {picture}",
        f"play --bots 4 --speed 0 --view none --quiet --hands 1 --seed 3 --record {record}",
        f"judge {record}",
        f"daemon --profile {mine} --view none --bots 4 --journal {tmp_path / 'journal'}",
    ]
    if platform == "win32":  # where a console is asked for keys
        commands += [
            f"replay {HEAT} --view terminal | space right q",
            "play --view terminal --mute | q",
            "learn --view lines --mute | escape",
        ]
    text = told(platform, tmp_path, port, *commands)
    assert text.count("[0]\n") == len(commands), text[-3000:]
    assert "Too close to call: Ben or Dot?" in text
    assert "page 200" in text
    assert picture.read_bytes().startswith(b"\x89PNG")
    assert b"\r" not in record.read_bytes()
