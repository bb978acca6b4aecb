"""`companion completion`: what lets a shell complete commands, options and their values."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Mapping

from companion.language import say

SHELLS = {
    "bash": 'eval "$(companion completion bash)"',
    "zsh": 'eval "$(companion completion zsh)"',
    "fish": "companion completion fish | source",
    "powershell": "companion completion powershell | Out-String | Invoke-Expression",
}
"""Every shell, and the line for the file that it reads at its start."""


def add(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Offer the command."""
    parser = subparsers.add_parser(
        "completion",
        description=say("building-completion-about")
        + "\n\n"
        + "\n".join(f"  {name:<10}  {line}" for name, line in SHELLS.items()),
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("shell", metavar="SHELL", choices=[*SHELLS], help=", ".join(SHELLS))
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Print it."""
    print(script(args.shell), end="")
    return 0


def script(shell: str) -> str:
    """Return what that shell is to read."""
    from argcomplete.shell_integration import shellcode

    code: str = shellcode(["companion"], shell=shell)
    return code.strip("\n") + "\n"


def asked(environment: Mapping[str, str] = os.environ) -> str | None:
    """Return the command whose words a shell wants to complete, or None if no shell asks."""
    if "_ARGCOMPLETE" not in environment:
        return None
    words = environment.get("COMP_LINE", "").split()
    return words[1] if len(words) > 1 else ""


def answer(parser: argparse.ArgumentParser) -> None:
    """Tell the shell what may follow, and leave."""
    import argcomplete

    argcomplete.autocomplete(parser)
    sys.exit(0)
