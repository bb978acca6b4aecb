"""`companion language`: which languages there are, and what is not written yet."""

from __future__ import annotations

import argparse
import sys

from companion.app.cli.shell import CANNOT
from companion.language import listed, number, say
from companion.language.catalogue import languages, own_name
from companion.language.checking import missing, problems, share

LACKING = 1


def add(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Offer the command and its parts."""
    parser = subparsers.add_parser("language", description=say("language-about"))
    parser.set_defaults(run=run)
    parts = parser.add_subparsers(metavar="PART")
    part = parts.add_parser("list", help=say("language-list"), description=say("language-about"))
    part.set_defaults(run=run)
    about = say("language-missing-about")
    part = parts.add_parser("missing", help=say("language-missing"), description=about)
    part.add_argument("language", metavar="LANG", help=say("language-argument"))
    part.set_defaults(run=run_missing)


def run(args: argparse.Namespace) -> int:
    """List the languages."""
    wide = max(len(own_name(tag)) for tag in languages())
    for tag in languages():
        have, all_ = share(tag)
        told = {"tag": f"{tag:<5}", "name": f"{own_name(tag):<{wide}}"}
        print(say("language-line", **told, share=number(100 * have // all_)))
    return 0


def run_missing(args: argparse.Namespace) -> int:
    """List what a language lacks; return 1 where that is anything."""
    language, all_ = args.language, share(args.language)[1]
    if language not in languages():
        told = say("language-unknown", language=language, known=listed(languages()))
        print(told, file=sys.stderr)
        return CANNOT
    lacking = [*problems(language), *missing(language)]
    for line in lacking:
        print(line)
    if not lacking:
        print(say("language-whole", language=language, all=all_))
        return 0
    print(say("language-lacks", language=language, n=len(lacking), all=all_))
    return LACKING
