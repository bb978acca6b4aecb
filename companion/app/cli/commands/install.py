"""`companion install`: puts the service, its user and the boards' names in place, and says so."""

from __future__ import annotations

import argparse
import shutil
import subprocess
import sys
import sysconfig
from dataclasses import replace
from pathlib import Path

import companion
import hw
from companion.app.cli.account import is_root
from companion.app.cli.shell import CANNOT, add_profile_option
from companion.app.cli.shipped import shipped_folder
from companion.language import say
from companion.setup.install.plan import (
    PLACES,
    Copy,
    Do,
    Link,
    Put,
    Skip,
    Step,
    compiling,
    copies,
    installing,
    removing,
)
from companion.setup.profile import load_profile
from companion.setup.profile.load import files_named, shipped_names, shipped_text
from hw.errors import ConfigurationError, NotPermitted, blame

BOOTED = Path("/run/systemd/system")
"""Is there while systemd runs, and not in the root of a card that is being made."""


def add(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Offer the command."""
    parser = subparsers.add_parser(
        "install",
        description=say("building-install-about"),
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    add_profile_option(parser)
    parser.add_argument(
        "--dry-run", action="store_true", help=say("building-install-option-dry-run")
    )
    parser.add_argument(
        "--no-start", action="store_true", help=say("building-install-option-no-start")
    )
    parser.add_argument("--remove", action="store_true", help=say("building-install-option-remove"))
    parser.add_argument(
        "--root", type=Path, default=Path("/"), help=say("building-install-option-root")
    )
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Carry the plan out."""
    booted = args.root == Path("/") and BOOTED.is_dir()
    steps = removing(booted) if args.remove else _plan(args, booted)
    if args.root == Path("/") and not is_root() and not args.dry_run:
        raise NotPermitted(say("building-install-companion-install-only-root-may"))
    for step in steps:
        if not _carry_out(step, args.root, dry=args.dry_run):
            return CANNOT
    if not args.remove and not args.dry_run and args.root == Path("/"):
        print(say("building-install-look-systemctl-status-companion-check"))
    return 0


def _plan(args: argparse.Namespace, booted: bool) -> list[Step]:
    load_profile(args.profile)
    named = args.profile
    shipped = named in shipped_names()
    text = shipped_text(named) if shipped else Path(named).read_text(encoding="utf-8-sig")
    folder = shipped_folder("systemd", "companion.service")
    files = {name: (folder / name).read_text() for name in PLACES}
    others = [] if shipped else _others(named, text)
    program = _program()
    quick = compiling(program, sys.executable, _folders())
    return installing(files, program, text, others, quick, start=not args.no_start, booted=booted)


def _others(profile: str, text: str) -> list[Copy]:
    """Return what the profile names besides, found from its folder; what is missing is refused."""
    try:
        wanted = copies(files_named(text, profile))
    except ValueError as error:
        raise ConfigurationError(f"{profile}: {error}") from None
    found = [replace(copy, source=str(Path(profile).parent / copy.source)) for copy in wanted]
    for copy in found:
        if not Path(copy.source).exists():
            raise ConfigurationError(
                say(
                    "building-install-names-not-there-bring-take",
                    profile=profile,
                    source=copy.source,
                )
            )
    return found


def _program() -> str:
    """The program by its own path: the service knows no PATH and no virtual environment."""
    beside = Path(sys.executable).with_name("companion")
    found = str(beside) if beside.is_file() else shutil.which("companion")
    if found is None:
        raise ConfigurationError(say("building-install-program-companion-not-machine-install"))
    return found


def _folders() -> list[str]:
    """Return where the program is, and what was installed for it alone."""
    own = [str(Path(package.__file__ or "").parent) for package in (companion, hw)]
    alone = sys.prefix != sys.base_prefix
    return [*own, sysconfig.get_path("purelib")] if alone else own


def _carry_out(step: Step, root: Path, *, dry: bool) -> bool:
    if isinstance(step, Put):
        _put(step, root, dry=dry)
        return True
    if isinstance(step, Copy):
        _copy(step, root, dry=dry)
        return True
    if isinstance(step, Link):
        _link(step, root, dry=dry)
        return True
    if isinstance(step, Skip):
        print(
            say(
                "building-install-skipped",
                command=" ".join(step.command),
                purpose=step.purpose,
                why=step.why,
            )
        )
        return True
    return _do(step, dry=dry or root != Path("/"))


def _put(put: Put, root: Path, *, dry: bool) -> None:
    path = root / put.path
    try:
        before = path.read_text() if path.is_file() else None
        if before is not None and (put.kept or before == put.text):
            key = "building-install-left-yours" if before != put.text else "building-install-left"
            print(say(key, path=str(path)))
            return
        key = "building-install-would-write" if dry else "building-install-wrote"
        print(say(key, path=str(path)))
        if not dry:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(put.text)
    except OSError as error:
        raise blame(str(path), error) from error


def _copy(copy: Copy, root: Path, *, dry: bool) -> None:
    """Bring a file or folder of the owner's to where the service looks for it."""
    source, path = Path(copy.source), root / copy.path
    print(
        say("building-install-would-copy", source=str(source), path=str(path))
        if dry
        else say("building-install-copied", source=str(source), path=str(path))
    )
    if dry:
        return
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        if source.is_dir():
            shutil.copytree(source, path, dirs_exist_ok=True)
        else:
            shutil.copyfile(source, path)
    except OSError as error:
        raise blame(str(path), error) from error


def _link(link: Link, root: Path, *, dry: bool) -> None:
    path = root / link.path
    print(
        say("building-install-would-link", path=str(path), target=link.target, purpose=link.purpose)
        if dry
        else say(
            "building-install-linked", path=str(path), target=link.target, purpose=link.purpose
        )
    )
    if dry:
        return
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.unlink(missing_ok=True)
        path.symlink_to(link.target)
    except OSError as error:
        raise blame(str(path), error) from error


def _do(step: Do, *, dry: bool) -> bool:
    said = " ".join(step.command)
    if dry:
        print(say("building-install-would-run", said=said, purpose=step.purpose))
        return True
    try:
        done = subprocess.run(
            step.command, capture_output=True, text=True, check=False, timeout=300
        )
        why = (
            ""
            if done.returncode == 0
            else (done.stderr or done.stdout).strip() or say("building-appliance-failed")
        )
    except (OSError, subprocess.TimeoutExpired) as error:
        why = str(error)
    if not why:
        print(say("building-install-ran", said=said, purpose=step.purpose))
        return True
    last = why.splitlines()[-1]
    print(
        say("building-install-could-not", purpose=step.purpose, said=said, last=last),
        file=sys.stderr,
    )
    return not step.needed
