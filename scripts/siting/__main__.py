"""`python -m scripts.siting`: builds the page, or shows it; `scripts/site` says how."""

import argparse
import sys
from pathlib import Path

from scripts.siting.building import ROOT, CannotBuildError, build
from scripts.siting.serving import server_of

SITE = ROOT / "site"


def main() -> int:
    """Do what was asked for; return the exit status."""
    parser = argparse.ArgumentParser(prog="scripts/site", description="The table as a static page.")
    commands = parser.add_subparsers(dest="command")
    building = commands.add_parser("build", help="build it (what is done without a command)")
    building.add_argument("folder", type=Path, nargs="?", default=SITE)
    serving = commands.add_parser("serve", help="build it if it is not there, and show it")
    serving.add_argument("port", type=int, nargs="?", default=8000)
    args = parser.parse_args()
    try:
        return _serve(args.port) if args.command == "serve" else _build(vars(args))
    except CannotBuildError as error:
        print(f"scripts/site: {error}", file=sys.stderr)
    except OSError as error:
        print(f"scripts/site: {error.filename or 'port'}: {error.strerror}", file=sys.stderr)
    return 2


def _build(args: dict[str, Path]) -> int:
    folder = args.get("folder", SITE)
    build(folder)
    size = sum(file.stat().st_size for file in folder.rglob("*") if file.is_file())
    print(f"{folder}: built, {size / 1e6:.1f} MB")
    return 0


def _serve(port: int) -> int:
    if not SITE.exists():
        _build({})
    with server_of(SITE, port) as server:
        print(f"http://localhost:{server.server_address[1]}/   (Ctrl+C ends)", flush=True)
        try:
            server.serve_forever()
        except KeyboardInterrupt:
            return 0
    return 0


if __name__ == "__main__":
    sys.exit(main())
