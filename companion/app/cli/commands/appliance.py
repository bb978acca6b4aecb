"""`companion appliance`: a table that was flashed onto a card; its settings and its versions."""

from __future__ import annotations

import argparse
import subprocess
import sys
from pathlib import Path

from companion.app.cli.account import is_root
from companion.app.cli.shell import CANNOT
from companion.language import say
from companion.setup.appliance import versions
from hw.errors import NotPermitted


def add(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Offer the command."""
    parser = subparsers.add_parser(
        "appliance",
        description=say("building-appliance-about"),
        epilog=say("building-appliance-examples"),
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    actions = parser.add_subparsers(metavar="ACTION", required=True)
    settings = actions.add_parser("settings", help=say("building-appliance-settings-help"))
    settings.add_argument(
        "--boot",
        type=Path,
        default=Path("/boot/firmware"),
        help=say("building-appliance-option-boot"),
    )
    settings.add_argument(
        "--root", type=Path, default=Path("/"), help=say("building-appliance-option-root")
    )
    settings.set_defaults(run=_settings)
    update = actions.add_parser("update", help=say("building-appliance-update-help"))
    update.add_argument("what", nargs="+", metavar="WHAT", help=say("building-appliance-word-what"))
    update.set_defaults(run=_update)
    actions.add_parser("back", help=say("building-appliance-back-help")).set_defaults(run=_back)


def _settings(args: argparse.Namespace) -> int:
    """Lay out this start; wrong lines are told, and change nothing."""
    from companion.app.cli.flashed import prepare

    for line in prepare(args.boot, args.root):
        print(line, file=sys.stderr)
    return 0


def _update(args: argparse.Namespace) -> int:
    _only_root("update")
    try:
        made = versions.update(args.what, _python(), versions.FOLDER, _running)
    except versions.UpdateError as error:
        return _refused(error)
    print(say("building-appliance-starts-from-now-back-one", made=str(made)))
    return _restarted()


def _back(args: argparse.Namespace) -> int:
    _only_root("back")
    try:
        before = versions.back(versions.FOLDER)
    except versions.UpdateError as error:
        return _refused(error)
    print(
        say("building-appliance-starts-from-now", before=str(before))
        if before
        else say("building-appliance-version-came-starts-from-now")
    )
    return _restarted()


def _refused(error: versions.UpdateError) -> int:
    print(f"companion appliance: {error}", file=sys.stderr)
    return CANNOT


def _running(command: list[str]) -> None:
    """Run a step of an update and wait; UpdateError says in one line what failed."""
    try:
        done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=1800)
    except (OSError, subprocess.TimeoutExpired) as error:
        raise versions.UpdateError(f"{command[0]}: {error}") from error
    if done.returncode:
        said = (done.stderr or done.stdout).strip().splitlines() or [
            say("building-appliance-failed")
        ]
        raise versions.UpdateError(f"{' '.join(command)}: {said[-1]}")


def _only_root(action: str) -> None:
    if not is_root():
        raise NotPermitted(
            say("building-appliance-companion-appliance-only-root-may", action=action)
        )


def _python() -> str:
    """Return the system's own Python: a version must not be made of the one that it replaces."""
    return str(Path(sys.base_prefix) / "bin" / "python3")


def _restarted() -> int:
    done = subprocess.run(["systemctl", "restart", "companion.service"], check=False)
    return 0 if done.returncode == 0 else 1
