"""An eighth of a core for a program and everything that it starts, by the kernel's own count.

A millisecond in every eight, the shortest there is: with the usual tenth of a second a program
would run at full speed and then stand still for 87 ms, which no slow machine does. The group goes
before others as long as something is left of its share, so that a busy machine makes it no less.
"""

from __future__ import annotations

import errno
import os
import shutil
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path

PERIOD_US, SHARE_US = 8_000, 1_000
NAME = "companion-budget"
_SHELL = 'echo $$ >"$0" && exec "$@"'


class NoQuotaError(Exception):
    """This machine lets nobody be held to a share of a core; says why."""


@dataclass(frozen=True, slots=True)
class Quota:
    """How a program is put under it, and where the kernel counts what it did."""

    prefix: tuple[str, ...]
    way: str
    group: Path | None = None

    def command(self, words: Sequence[str]) -> list[str]:
        """Return the words that run a program under it."""
        return [*self.prefix, *words]

    def held_back(self) -> int | None:
        """Return in how many of its periods the share was used up; None: not told here."""
        with suppress(OSError, KeyError, AttributeError):
            lines = (self.group / "cpu.stat").read_text().splitlines()  # type: ignore[operator]
            return int(dict(line.split() for line in lines)["nr_throttled"])
        return None


@contextmanager
def eighth(root: Path = Path("/sys/fs/cgroup")) -> Iterator[Quota]:
    """Have a share to run programs under, by whatever this machine has; gone afterwards."""
    wrong = []
    for made in (_unified, _older):
        try:
            group = made(root)
        except OSError as error:
            wrong.append(f"{made.__name__.strip('_')} control groups: {error.strerror}")
            continue
        try:
            entry = str(group / "cgroup.procs")
            yield Quota(("/bin/sh", "-c", _SHELL, entry), f"control group {group}", group)
        finally:
            with suppress(OSError):
                group.rmdir()
        return
    yield _systemd(wrong)


def _unified(root: Path) -> Path:
    """Make a group as Linux has them today (version 2)."""
    if "cpu" not in (root / "cgroup.controllers").read_text().split():
        raise OSError(errno.ENOTSUP, "they have no say over the cores here")
    (root / "cgroup.subtree_control").write_text("+cpu")
    group = _group(root / NAME)
    (group / "cpu.max").write_text(f"{SHARE_US} {PERIOD_US}")
    (group / "cpu.weight").write_text("10000")
    return group


def _older(root: Path) -> Path:
    """Make a group as Linux had them before (version 1)."""
    (root / "cpu" / "cpu.cfs_quota_us").read_text()
    group = _group(root / "cpu" / NAME)
    (group / "cpu.cfs_period_us").write_text(str(PERIOD_US))
    (group / "cpu.cfs_quota_us").write_text(str(SHARE_US))
    (group / "cpu.shares").write_text("262144")
    return group


def _group(folder: Path) -> Path:
    with suppress(FileExistsError):
        folder.mkdir()
    return folder


def _systemd(wrong: Sequence[str]) -> Quota:
    """Return a scope of systemd's, where that runs the machine."""
    if not Path("/run/systemd/system").exists() or shutil.which("systemd-run") is None:
        raise NoQuotaError("; ".join([*wrong, "systemd does not run here"]))
    whose = () if os.geteuid() == 0 else ("--user",)
    share = f"CPUQuota={100 * SHARE_US / PERIOD_US:g}%"
    period = f"CPUQuotaPeriodSec={PERIOD_US // 1000}ms"
    prefix = ("systemd-run", *whose, "--scope", "--quiet", "-p", share, "-p", period, "--")
    return Quota(prefix, "systemd-run")
