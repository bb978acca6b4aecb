"""`companion play`: a match at a simulated table, with people, bots, or both."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Iterable, Iterator
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path
from random import SystemRandom
from typing import TYPE_CHECKING, Any, Self

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
from companion.app.simulated.screen_views import Glass, InTerminal, InWindow, OnScreen
from companion.app.simulated.sound import Sound, open_sound
from companion.app.simulated.tidings import Tidings
from companion.app.simulated.view_choice import (
    FOR_PHONES,
    INSTEAD,
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
from companion.language import number as figure
from companion.language import say
from companion.outputs.caller.pace import PACES
from companion.outputs.start import (
    BOTS,
    EMPTY,
    PERSON,
    ChangeSitter,
    ChooseGame,
    ChooseValue,
    Chosen,
    NameSeat,
    StartChange,
)
from companion.outputs.start.choices import HANDS, PACE
from companion.outputs.start.chosen import STRENGTH, tidied
from companion.setup.profile import Profile
from companion.setup.profile.model import Display

if TYPE_CHECKING:
    from companion.app.cli.phones import PutAway

SPEED = number(0, 100)
TRAPS = number(0, 0.8, "share")
DEMONSTRATION = 20.0
"""How fast bots show a hand where nobody can play: it takes some ten seconds."""
WINDOW = (1024, 640)


def add(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the command to the command line."""
    parser = subparsers.add_parser(
        "play",
        description=say("command-play-about", games=", ".join(KITS.names())),
        epilog=say("command-play-examples"),
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    add_profile_option(parser)
    parser.add_argument("--game", choices=KITS.names(), help=say("command-play-option-game"))
    parser.add_argument(
        "--seats", type=whole(1), metavar="N", help=say("command-play-option-seats")
    )
    parser.add_argument("--bots", type=whole(0), metavar="N", help=say("command-play-option-bots"))
    parser.add_argument("--names", metavar="ANN,BO", help=say("command-play-option-names"))
    parser.add_argument(
        "--bot-strength", choices=[*BOTS], help=say("command-play-option-bot-strength")
    )
    parser.add_argument("--phones", action="store_true", help=say("command-play-option-phones"))
    parser.add_argument("--choose", action="store_true", help=say("command-play-option-choose"))
    parser.add_argument("--seed", type=whole(0), metavar="N", help=say("command-play-option-seed"))
    parser.add_argument("--speed", type=SPEED, metavar="X", help=say("command-play-option-speed"))
    _add_manners(parser)
    parser.set_defaults(run=run)


def _add_manners(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--pace", choices=[*PACES], help=say("command-play-option-pace"))
    parser.add_argument(
        "--traps",
        type=TRAPS,
        metavar="X",
        help=say("command-play-option-traps"),
    )
    parser.add_argument(
        "--hands", type=whole(1), metavar="N", help=say("command-play-option-hands")
    )
    parser.add_argument(
        "--target", type=whole(1), metavar="N", help=say("command-play-option-target")
    )
    parser.add_argument(
        "--option", type=setting, action="append", default=[], metavar="NAME=VALUE",
        help=say("command-play-option-option"),
    )  # fmt: skip
    parser.add_argument(
        "--auto-dealer", action="store_true", help=say("command-play-option-auto-dealer")
    )
    parser.add_argument("--record", metavar="FILE", help=say("command-play-option-record"))
    parser.add_argument(
        "--no-record", action="store_true", help=say("command-play-option-no-record")
    )
    parser.add_argument("--resume", action="store_true", help=say("command-play-option-resume"))
    parser.add_argument("--quiet", action="store_true", help=say("command-play-option-quiet"))
    add_screen_options(parser, VIEWS)


def add_screen_options(parser: argparse.ArgumentParser, views: Iterable[str]) -> None:
    """Offer how it is shown and heard; what is left out is as the profile says."""
    parser.add_argument(
        "--view", choices=("auto", *views), default="auto", help=say("command-play-option-view")
    )
    parser.add_argument("--theme", choices=[*THEMES], help=say("command-play-option-theme"))
    parser.add_argument(
        "--size", type=size, default=WINDOW, metavar="WxH", help=say("command-play-option-size")
    )
    parser.add_argument(
        "--fullscreen", action="store_true", help=say("command-play-option-fullscreen")
    )
    parser.add_argument("--still", action="store_true", help=say("command-play-option-still"))
    parser.add_argument("--mute", action="store_true", help=say("command-play-option-mute"))


def glass_of(args: argparse.Namespace, display: Display) -> Glass:
    """Return what the picture is shown on: as the command line says, or else the profile."""
    theme, whole = args.theme or display.theme, args.fullscreen or display.fullscreen
    return Glass(theme, args.size, whole, display.rotate, display.motion and not args.still)


def names_given(text: str | None) -> tuple[str, ...]:
    """Return the names that were given; CannotPlayError: two are alike, or one is missing."""
    names = tuple(tidied(name) for name in text.split(",")) if text is not None else ()
    if not all(names) or len({name.casefold() for name in names}) < len(names):
        raise CannotPlayError(
            say("command-play-names-expected-different-names-commas", text=str(text))
        )
    return names


def run(args: argparse.Namespace) -> int:
    """Play, and return the exit status."""
    profile, tidings = loaded(args), Tidings()
    try:
        asked = wanted(args.view, profile.display)
        instead = FOR_PHONES if args.phones else INSTEAD
        name, face = face_of(asked, glass_of(args, profile.display), tidings.tell, instead)
        shown = args
        if args.phones:
            with closing(face):
                return _with_phones(args, profile, face).status
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


_WITHOUT_PHONES = ("seed", "speed", "traps", "hands", "auto_dealer", "record", "no_record", "quiet")
"""The options of a table that is simulated as a whole: phones are real."""


def _with_phones(
    args: argparse.Namespace, profile: Profile, face: MatchView, chosen: Chosen | None = None
) -> PutAway:
    """Open the table to phones, on the screen that is there, with what is `chosen` on it."""
    for name in _WITHOUT_PHONES if chosen is None else ():
        if getattr(args, name) not in (None, False):
            option = name.replace("_", "-")
            raise CannotPlayError(say("command-play-cannot-had-phones-leave-one", option=option))
    from companion.app.cli.phones import Openly, open_to_phones

    return open_to_phones(
        Openly(
            profile,
            _view_for_phones(face),
            window=face.shown if isinstance(face, InWindow) else None,
            chosen=chosen,
            said=_said(args, _wish(args, profile, "window")) if chosen is None else (),
            afresh=chosen is None and not args.resume and _says_what(args),
            resume=chosen is None and args.resume,
            muted=args.mute,
        )
    )


def _view_for_phones(face: MatchView) -> str:
    """Return what shows a table for phones here; lines would be overtaken by what they tell."""
    if isinstance(face, InWindow):
        return "window"
    return "terminal" if isinstance(face, InTerminal) else "none"


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
            print(say("command-play-seed", seed=wish.seed), file=sys.stderr)
            keeper = None if self._args.no_record else self._keeper
            return play_once(wish, self._face, record, self._manners(wish, hands), keeper)

    def go_on(self) -> int:
        """Go on with what was played last and did not end."""
        found = self._keeper.unfinished()
        if not found:
            raise CannotPlayError(say("command-play-there-no-match-go-leave"))
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

    def open_to_phones(self, chosen: Chosen) -> tuple[Chosen, bool]:
        """Open the table to phones on this screen; the voice is theirs meanwhile."""
        self._open.close()
        self._sound = None
        try:
            ended = _with_phones(self._args, self._profile, self._face, chosen)
        except JournalError as error:
            self.tidings.tell(str(error))
            return chosen, False
        return ended.chosen, ended.quitted

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
    doings = Doings(
        matches.play,
        lambda game: matches.teach(wish.profile, game),
        matches.resumable,
        phones=matches.open_to_phones,
    )
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
        tidings.tell(say("command-play-bots-show-hand-times-fast", speed=figure(speed, 0, 6)))
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
        raise CannotPlayError(
            say("command-play-nobody-can-press-key-view", view=view, seats=wish.seats)
        )
    if people and not wish.speed:
        raise CannotPlayError(say("command-play-people-cannot-play-speed-0"))


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
