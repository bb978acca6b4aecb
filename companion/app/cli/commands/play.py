"""`companion play`: a match at a simulated table, with people, bots, or both."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Iterable, Iterator
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path
from random import SystemRandom
from typing import Any, Self

from companion.app.cli.shell import CANNOT, add_profile_option, loaded
from companion.app.cli.values import number, setting, size, whole
from companion.app.simulated.evening import FULL, Doings, Evening, Resumable
from companion.app.simulated.keeping import Keeper, Unfinished
from companion.app.simulated.lesson import teach
from companion.app.simulated.memory import Memory, file_of
from companion.app.simulated.play_match import Manners, play_on, play_once
from companion.app.simulated.playing import (
    Wish,
    bots_for,
    header_for,
    people_of,
)
from companion.app.simulated.recording import Recording
from companion.app.simulated.screen_views import Glass, OnScreen
from companion.app.simulated.sound import Sound, open_sound
from companion.app.simulated.tidings import Tidings
from companion.app.simulated.view_choice import (
    VIEWS,
    WITHOUT_PEOPLE,
    WITHOUT_PROMPTS,
    face_of,
    wanted,
)
from companion.app.simulated.views import MatchView
from companion.app.table.match import CannotPlayError
from companion.drawing.palette import THEMES
from companion.games import KITS
from companion.keep.journal.errors import JournalError
from companion.outputs.caller.pace import PACES
from companion.outputs.start import (
    BOTS,
    EMPTY,
    PERSON,
    ChangeSitter,
    ChooseGame,
    ChooseValue,
    NameSeat,
    StartChange,
)
from companion.outputs.start.choices import HANDS, PACE
from companion.outputs.start.chosen import STRENGTH, tidied
from companion.setup.profile import Profile
from companion.setup.profile.model import Display

SPEED = number(0, 100)
TRAPS = number(0, 0.8, "a share")
DEMONSTRATION = 20.0
"""How fast bots show a hand where nobody can play: it takes some ten seconds."""
WINDOW = (1024, 640)

_DESCRIPTION = f"""\
Play at a simulated table. Alone it opens a start screen, where game, players and
rules are chosen; with options that say what to play, a match begins at once: you
and three bots, unless you ask for others. Games:
{", ".join(KITS.names())}.
The table deals real cards, so every rule can happen.
Two people can share a keyboard; the keys are on the screen and in docs/practice.md.
"""
_EPILOG = """\
examples:
  companion play                                  choose on the screen what to play
  companion play --bots 3                         you against three bots, at once
  companion play --names Ann,Bo --bot-strength gentle
  companion play --bots 2                         two people at one keyboard, two bots
  companion play --bots 4 --speed 0 --view none   a whole match of bots, at once
  companion play --game block                     another game; companion rules block
  companion play --game sorry --option mode=points
  companion play --resume                         go on with the match that was on
  companion play --record evening.jsonl           keep it; companion judge evening.jsonl

With --speed 0, the same --seed always gives the same match.
"""


def add(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the command to the command line."""
    parser = subparsers.add_parser(
        "play",
        description=_DESCRIPTION,
        epilog=_EPILOG,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    add_profile_option(parser)
    parser.add_argument("--game", choices=KITS.names(), help="the game (the profile's)")
    parser.add_argument("--seats", type=whole(1), metavar="N", help="how many play (the profile's)")
    parser.add_argument("--bots", type=whole(0), metavar="N", help="how many of them are bots")
    parser.add_argument("--names", metavar="ANN,BO", help="who sits down, by seat")
    parser.add_argument("--bot-strength", choices=[*BOTS], help="how good the bots are")
    parser.add_argument("--choose", action="store_true", help="open the start screen all the same")
    parser.add_argument("--seed", type=whole(0), metavar="N", help="deal and play by this chance")
    parser.add_argument("--speed", type=SPEED, metavar="X", help="times as fast (1); 0: at once")
    _add_manners(parser)
    parser.set_defaults(run=run)


def _add_manners(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--pace", choices=[*PACES], help="how it is called (the profile's)")
    parser.add_argument(
        "--traps",
        type=TRAPS,
        metavar="X",
        help="share of READYs without a PLAY",
    )
    parser.add_argument("--hands", type=whole(1), metavar="N", help="stop after so many hands")
    parser.add_argument("--target", type=whole(1), metavar="N", help="points that win (50)")
    parser.add_argument(
        "--option", type=setting, action="append", default=[], metavar="NAME=VALUE",
        help="an option of the game, as in a header; may be repeated",
    )  # fmt: skip
    parser.add_argument("--auto-dealer", action="store_true", help="the program deals and rules")
    parser.add_argument("--record", metavar="FILE", help="keep it as a transcript, too")
    parser.add_argument("--no-record", action="store_true", help="leave no trace in the history")
    parser.add_argument("--resume", action="store_true", help="go on with the match that was on")
    parser.add_argument("--quiet", action="store_true", help="with --view none: the score only")
    add_screen_options(parser, VIEWS)


def add_screen_options(parser: argparse.ArgumentParser, views: Iterable[str]) -> None:
    """Offer how it is shown and heard; what is left out is as the profile says."""
    parser.add_argument("--view", choices=("auto", *views), default="auto", help="what shows it")
    parser.add_argument("--theme", choices=[*THEMES], help="for a dark room, or a bright one")
    parser.add_argument("--size", type=size, default=WINDOW, metavar="WxH", help="of the window")
    parser.add_argument("--fullscreen", action="store_true", help="use the whole screen")
    parser.add_argument("--still", action="store_true", help="let nothing move on the screen")
    parser.add_argument("--mute", action="store_true", help="begin without the voice")


def glass_of(args: argparse.Namespace, display: Display) -> Glass:
    """Return what the picture is shown on: as the command line says, or else the profile."""
    theme, whole = args.theme or display.theme, args.fullscreen or display.fullscreen
    return Glass(theme, args.size, whole, display.rotate, display.motion and not args.still)


def names_given(text: str | None) -> tuple[str, ...]:
    """Return the names that were given; CannotPlayError: two are alike, or one is missing."""
    names = tuple(tidied(name) for name in text.split(",")) if text is not None else ()
    if not all(names) or len({name.casefold() for name in names}) < len(names):
        raise CannotPlayError(f"--names {text}: expected different names with commas between")
    return names


def run(args: argparse.Namespace) -> int:
    """Play, and return the exit status."""
    profile, tidings = loaded(args), Tidings()
    try:
        asked = wanted(args.view, profile.display)
        name, face = face_of(asked, glass_of(args, profile.display), tidings.tell)
        shown = args
        if asked == "auto" and name in WITHOUT_PEOPLE:
            shown = _demonstration(args, tidings)
        wish = _wish(shown, profile, name)
        with closing(face), _Matches(shown, face, tidings, profile) as matches:
            if args.resume:
                return matches.go_on()
            if isinstance(face, OnScreen) and (args.choose or not _says_what(args)):
                return _evening(args, face, matches, wish).run()
            _check_people(wish, name)
            if isinstance(face, OnScreen):
                return _evening(args, face, matches, wish).run_from(args.hands)
            return matches.play(wish, shown.hands)
    except (CannotPlayError, JournalError) as error:
        print(f"companion play: {error}", file=sys.stderr)
    except OSError as error:
        if isinstance(error, BrokenPipeError):
            raise
        print(f"companion play: {error.filename or args.view}: {error.strerror}", file=sys.stderr)
    return CANNOT


_WHAT = (
    "game", "seats", "bots", "names", "bot_strength", "seed", "speed", "pace", "traps", "hands",
    "target", "option", "auto_dealer", "record", "quiet",
)  # fmt: skip
"""The options that say what is played. With one of them a match begins at once."""


def _says_what(args: argparse.Namespace) -> bool:
    return any(getattr(args, name) not in (None, False, []) for name in _WHAT)


class _Matches:
    """Plays match after match on one screen, with one voice, each with a record of its own."""

    def __init__(
        self, args: argparse.Namespace, face: MatchView, tidings: Tidings, profile: Profile
    ) -> None:
        self._args, self._face, self.tidings, self._profile = args, face, tidings, profile
        self._keeper = Keeper(os.environ, tidings.tell)
        self._sound: Sound | None = None
        self._open = ExitStack()
        self._played = 0

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: object) -> None:
        self._open.close()

    def play(self, wish: Wish, hands: int | None) -> int:
        """Play one match; return the exit status."""
        self._played += 1
        with _recording(self._record(), wish) as record:
            print(f"seed {wish.seed}", file=sys.stderr)
            keeper = None if self._args.no_record else self._keeper
            return play_once(wish, self._face, record, self._manners(wish, hands), keeper)

    def go_on(self) -> int:
        """Go on with what was played last and did not end."""
        found = self._keeper.unfinished()
        if not found:
            raise CannotPlayError(
                "there is no match to go on with; leave --resume out to begin one"
            )
        return self._play_on(found[0])

    def resumable(self) -> Resumable | None:
        """Return what was on and can go on, for the start screen."""
        found = self._keeper.unfinished()
        return Resumable(found[0].words, lambda: self._play_on(found[0])) if found else None

    def _play_on(self, match: Unfinished) -> int:
        manners = Manners(None, self._args.quiet, self._voice(self._profile), self.tidings)
        return play_on(match, self._keeper, self._profile, self._face, manners)

    def teach(self, profile: Profile, game: str) -> None:
        """Go through the lesson of a game."""
        teach(game, profile, self._face, Manners(sound=self._voice(profile), tidings=self.tidings))

    def _manners(self, wish: Wish, hands: int | None) -> Manners:
        """Return how it is shown and heard: with a voice where it runs as fast as people speak."""
        sound = self._voice(wish.profile) if wish.speed == 1 else None
        return Manners(hands, self._args.quiet, sound, self.tidings)

    def _voice(self, profile: Profile) -> Sound:
        if self._sound is None:
            found = open_sound(profile, self.tidings, muted=self._args.mute)
            self._sound = self._open.enter_context(closing(found))
        return self._sound

    def _record(self) -> str | None:
        """Return the file that keeps this match: the second of an evening has another one."""
        if self._args.record is None or self._played == 1:
            name: str | None = self._args.record
            return name
        path = Path(self._args.record)
        return str(path.with_name(f"{path.stem}-{self._played}{path.suffix}"))


def _evening(args: argparse.Namespace, face: OnScreen, matches: _Matches, wish: Wish) -> Evening:
    doings = Doings(matches.play, lambda game: matches.teach(wish.profile, game), matches.resumable)
    memory = Memory(file_of(os.environ))
    return Evening(face, doings, memory, wish, matches.tidings, _said(args, wish))


def _said(args: argparse.Namespace, wish: Wish) -> list[StartChange]:
    """Return what the command line has chosen, so that nobody need choose it again."""
    changes: list[StartChange] = [ChooseGame(wish.game)] if args.game else []
    if args.seats or wish.names or args.bots is not None:
        people, bots = people_of(wish), bots_for(wish)
        strong = args.bot_strength or STRENGTH
        who = {seat: PERSON if seat in people else strong for seat in (*people, *bots)}
        changes += [ChangeSitter(seat, who.get(seat, EMPTY)) for seat in range(1, FULL + 1)]
    changes += [NameSeat(seat, name) for seat, name in enumerate(wish.names, start=1)]
    given = {**_options(args), PACE: args.pace, HANDS: args.hands}
    return changes + [ChooseValue(name, value) for name, value in given.items() if value]


def _demonstration(args: argparse.Namespace, tidings: Tidings) -> argparse.Namespace:
    """Return the options of a demonstration, where nobody can play: bots show a hand to its end."""
    speed = DEMONSTRATION if args.speed is None else args.speed
    if args.speed is None:
        tidings.tell(f"bots show a hand, {speed:g} times as fast as people and without a voice")
    hands = 1 if args.hands is None and args.target is None else args.hands
    return argparse.Namespace(**{**vars(args), "speed": speed, "hands": hands})


def _options(args: argparse.Namespace) -> dict[str, Any]:
    target = {} if args.target is None else {"target": args.target}
    return {**dict(args.option), **target}


def _wish(args: argparse.Namespace, profile: Profile, view: str) -> Wish:
    names = names_given(args.names)
    seats = args.seats or max(len(profile.seats), len(names))
    game = args.game or profile.game
    people = 0 if view in WITHOUT_PEOPLE else max(1, len(names))
    bots = args.bots if args.bots is not None else max(0, seats - people)
    strong = dict.fromkeys(range(1, seats + 1), args.bot_strength) if args.bot_strength else {}
    traps = profile.caller.traps if args.pace is None else None
    return Wish(
        profile=profile,
        seats=seats,
        bots=bots,
        seed=args.seed if args.seed is not None else SystemRandom().randrange(1_000_000),
        game=game,
        speed=1.0 if args.speed is None else args.speed,
        pace=args.pace or profile.caller.pace,
        traps=traps if args.traps is None else args.traps,
        auto_dealer=args.auto_dealer or view in WITHOUT_PROMPTS,
        options=_options(args),
        rematch=KITS[game].played.rematch and args.hands is not None,
        names=names,
        strengths=strong,
    )


def _check_people(wish: Wish, view: str) -> None:
    header_for(wish)
    people = people_of(wish)
    if people and view in WITHOUT_PEOPLE:
        raise CannotPlayError(f"nobody can press a key with --view {view}; add --bots {wish.seats}")
    if people and not wish.speed:
        raise CannotPlayError("people cannot play at --speed 0; leave it out, or let bots play")


@contextmanager
def _recording(name: str | None, wish: Wish) -> Iterator[Recording | None]:
    if name is None:
        yield None
        return
    # Line by line, where somebody plays: what a crash or a power cut leaves can be judged.
    with open(name, "w", encoding="utf-8", newline="\n", buffering=1 if wish.speed else -1) as out:
        record = Recording(out, header_for(wish))
        yield record
    if record.failed is not None:
        raise record.failed
