"""`companion club evening`: an evening is opened, planned, changed and closed."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Sequence
from random import SystemRandom
from typing import TYPE_CHECKING

from companion.app.cli.club.common import Parts, add_database_option, store_of
from companion.app.cli.club.evening_told import told
from companion.app.cli.values import whole
from companion.club.errors import ClubError
from companion.club.evening import changes
from companion.club.evening.changes import UnfitError
from companion.club.evening.model import MOST, Evening, Place
from companion.games import KITS
from companion.kit.text import clean
from companion.language import listed, say
from companion.outputs.start.chosen import tidied

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from companion.club.evenings import Kept

ROUNDS = 5
MOST_ROUNDS = 100
Change = Callable[[Evening], Evening]


def add(parts: Parts) -> None:
    """Offer it."""
    parser = parts.add_parser(
        "evening",
        help=say("command-club-evening-help"),
        description=say("command-club-evening-about"),
        epilog=say("command-club-evening-examples"),
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    verbs = parser.add_subparsers(metavar="VERB", required=True)
    _add_new(verbs)
    for name, words, change in _VERBS:
        verb = _verb(verbs, name)
        for word in words:
            _add_word(verb, word)
        verb.set_defaults(run=_changing(change))
    _verb(verbs, "show").set_defaults(run=_show)
    _verb(verbs, "close").set_defaults(run=_close)


def _verb(verbs: Parts, name: str) -> argparse.ArgumentParser:
    about = say(f"command-club-evening-{name}")
    verb: argparse.ArgumentParser = verbs.add_parser(name, help=about, description=about)
    add_database_option(verb)
    return verb


def _add_word(verb: argparse.ArgumentParser, word: str) -> None:
    number = whole(1, MOST_ROUNDS) if word in ("round", "count") else str
    many = "+" if word == "names" else None
    label = {"names": "NAME", "count": "N"}.get(word, word.upper())
    told_of = say(f"command-club-evening-word-{word}")
    verb.add_argument(word, metavar=label, type=number, nargs=many, help=told_of)


def _add_new(verbs: Parts) -> None:
    new = _verb(verbs, "new")
    new.add_argument("name", metavar="NAME", help=say("command-club-evening-word-name"))
    option = new.add_argument
    option("--players", metavar="NAMES", default="", help=say("command-club-evening-players"))
    option(
        "--table", metavar="TABLE=GAME", action="append", default=[],
        help=say("command-club-evening-tables"),
    )  # fmt: skip
    option(
        "--game", metavar="GAME", default=next(iter(KITS)), help=say("command-club-evening-game")
    )
    option(
        "--rounds",
        metavar="N",
        type=whole(1, MOST_ROUNDS),
        default=ROUNDS,
        help=say("command-club-evening-length"),
    )
    option("--points", metavar="LIST", default="", help=say("command-club-evening-points"))
    option(
        "--seed", metavar="N", type=whole(0), default=None, help=say("command-club-evening-seed")
    )
    new.set_defaults(run=_new)


# What is done.


def _new(args: argparse.Namespace) -> int:
    """Open an evening and show it."""
    from companion.club.worth import named

    try:
        worth = named(args.points)
    except ValueError:
        raise ClubError(say("club-evening-no-points", points=args.points, most=MOST)) from None
    seed = args.seed if args.seed is not None else SystemRandom().randrange(2**31)
    with store_of(args) as store, store.keeper() as connection:
        from companion.club import evenings
        from companion.club.store.tables import tables

        if evenings.on(connection) is not None:
            raise ClubError(say("club-evening-is-on"))
        known = [row.name for row in tables(connection) if row.known]
        places = _places(args.table or known, args.game)
        if not places:
            raise ClubError(say("club-evening-needs-tables"))
        plan = Evening(seed, args.rounds, _names(args.players), places)
        number = evenings.new(connection, args.name, worth, plan)
        _tell(connection, evenings.load(connection, number))
    return 0


def _tell(connection: Connection, kept: Kept) -> None:
    """Print an evening, and which of its tables nobody has invited: they are told nothing."""
    from companion.club.store.tables import tables

    print(told(kept))
    invited = {row.name for row in tables(connection) if row.known}
    strangers = [clean(place.table) for place in kept.plan.places if place.table not in invited]
    if strangers:
        print(say("club-evening-not-invited", n=len(strangers), tables=listed(strangers)))


def _show(args: argparse.Namespace) -> int:
    with store_of(args) as store, store.wall() as connection:
        from companion.club import evenings

        print(told(evenings.load(connection, _number(connection, closed=True))))
    return 0


def _close(args: argparse.Namespace) -> int:
    with store_of(args) as store, store.keeper() as connection:
        from companion.club import evenings

        number = _number(connection)
        evenings.close(connection, number)
        print(say("club-evening-closed", name=evenings.load(connection, number).name))
    return 0


def _changing(
    change: Callable[[argparse.Namespace], Change],
) -> Callable[[argparse.Namespace], int]:
    def run(args: argparse.Namespace) -> int:
        with store_of(args) as store, store.keeper() as connection:
            from companion.club import evenings

            number = _number(connection)
            try:
                kept = evenings.change(connection, number, change(args))
            except UnfitError as error:
                raise ClubError(say(error.message, **error.words)) from None
            _tell(connection, kept)
        return 0

    return run


def _number(connection: Connection, closed: bool = False) -> int:
    """Return the evening that is meant: the one that is on; to look at, the last there was."""
    from companion.club import evenings

    found = evenings.on(connection)
    if found is None and closed:
        found = evenings.last(connection)
    if found is None:
        raise ClubError(say("club-evening-none"))
    return found


# What words mean.


def _names(words: str) -> tuple[str, ...]:
    """Return names that were typed: between commas or on lines; `-`: from standard input."""
    text = sys.stdin.read() if words == "-" else words
    return _tidy(text.replace("\n", ",").split(","))


def _tidy(names: Sequence[str]) -> tuple[str, ...]:
    found = [tidied(name) for name in names]
    return tuple(dict.fromkeys(name for name in found if name))


def _places(said: Sequence[str], usual: str) -> tuple[Place, ...]:
    return tuple(_place(each, usual) for each in said)


def _place(said: str, usual: str = "") -> Place:
    """Return a table with what is played there: `Window=block`, `Window=block,sorry`."""
    from companion.club.evenings import offer

    table, _, games = said.partition("=")
    offers = []
    for game in (games or usual or next(iter(KITS))).split(","):
        if game not in KITS:
            raise ClubError(say("club-evening-no-game", game=game, known=", ".join(KITS)))
        try:
            offers.append(offer(game, KITS[game].rules.vocabulary.seats))
        except UnfitError as error:
            raise ClubError(say(error.message, **error.words)) from None
    return Place(table.strip(), tuple(offers))


def _played(args: argparse.Namespace) -> Change:
    _place(f"{args.table}={args.game}")
    return lambda evening: changes.play(evening, args.round, args.table, args.game)


_VERBS: Sequence[
    tuple[str, Sequence[str], Callable[[argparse.Namespace], Change]]
] = (
    ("add", ["names"], lambda a: lambda e: changes.come(e, *_tidy(a.names))),
    ("leave", ["names"], lambda a: lambda e: changes.leave(e, *_tidy(a.names))),
    ("next", [], lambda a: changes.begin),
    ("table", ["played"], lambda a: lambda e: changes.put_up(e, _place(a.played))),
    ("drop", ["table"], lambda a: lambda e: changes.take_down(e, a.table)),
    ("swap", ["round", "one", "other"],
     lambda a: lambda e: changes.swap(e, a.round, tidied(a.one), tidied(a.other))),
    ("play", ["round", "table", "game"], _played),
    ("rounds", ["count"], lambda a: lambda e: changes.lengthen(e, a.count)),
)  # fmt: skip
"""What changes an evening, in the order of help: the verb, its words, and what it does."""
