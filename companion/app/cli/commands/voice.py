"""`companion voice`: which voices there are; hear one, choose one."""

from __future__ import annotations

import argparse
import sys
import tomllib
from pathlib import Path

from companion.app.cli.commands import say as saying
from companion.app.cli.shell import CANNOT, add_profile_option, loaded
from companion.app.table.speaking import book_of
from companion.games import FLAGSHIP, KITS
from companion.keep.whole import put_whole
from companion.language import say
from companion.outputs.voice.book import Book, book_for, load_book
from companion.outputs.voice.pieces import Piece
from companion.outputs.voice.voices import ShippedVoice, find_voice, shipped_voices
from companion.setup.profile.edit import CannotEdit, with_setting

_TRIED, _CARDS = "forfeit", 3
"""What is said of a voice that somebody tries: a verdict, as it comes most often."""


def add(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Offer the command and its parts."""
    parser = subparsers.add_parser("voice", description=say("command-voice-about"))
    add_profile_option(parser)
    parser.set_defaults(run=run)
    parts = parser.add_subparsers(metavar="PART")
    part = parts.add_parser(
        "list", help=say("command-voice-list-help"), description=say("command-voice-about")
    )
    add_profile_option(part)
    part.set_defaults(run=run)
    _add_try(parts)
    _add_use(parts)


def _add_try(parts: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    part = parts.add_parser(
        "try", help=say("command-voice-try-help"), description=say("command-voice-try-about")
    )
    add_profile_option(part)
    part.add_argument("name", metavar="VOICE", help=say("command-voice-word-name"))
    part.add_argument("text", nargs="*", help=say("command-voice-word-text"))
    part.add_argument("--out", type=Path, metavar="FILE", help=say("command-voice-option-out"))
    part.set_defaults(run=run_try)


def _add_use(parts: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    part = parts.add_parser(
        "use",
        help=say("command-voice-use-help"),
        description=say("command-voice-use-about"),
    )
    part.add_argument("name", metavar="VOICE", help=say("command-voice-word-name"))
    part.add_argument(
        "--profile",
        type=Path,
        metavar="FILE",
        required=True,
        help=say("command-voice-option-profile"),
    )
    part.set_defaults(run=run_use)


def run(args: argparse.Namespace) -> int:
    """List the voices."""
    profile = loaded(args)
    language = book_of(profile).language
    speaking = find_voice(language, profile.voice.name) or find_voice(language)
    for voice in shipped_voices():
        print(f"{'*' if voice is speaking else ' '} {_line(voice)}")
    return 0


def _line(voice: ShippedVoice) -> str:
    return f"{voice.name:<10} {voice.language:<5}  {voice.about}"


def run_try(args: argparse.Namespace) -> int:
    """Say something with a voice, through the table's own output or into a file."""
    voice = _found(args.name)
    if voice is None:
        return CANNOT
    book = load_book(voice.language)
    text = " ".join(args.text) or _trial(book)
    return saying.say_with(book, voice.name, text, loaded(args), args.out)


def _trial(book: Book) -> str:
    """A verdict of the flagship in the voice's own language, without the name it begins with."""
    kit = KITS[FLAGSHIP]
    first = {"reason": next(iter(kit.rules.vocabulary.kinds[_TRIED].cases))}
    spoken = book.with_game(kit.name, kit.phrases(book.language))
    entry = spoken.find(kit.name, _TRIED, first)
    assert entry is not None
    words = ""
    for part in (entry.say or ())[1:]:
        row = [part] if isinstance(part, Piece) else book.count(_CARDS, part.manner)
        words += "".join(f" {piece.text}{piece.mark}" for piece in row)
    return words.strip(" ,")


def run_use(args: argparse.Namespace) -> int:
    """Write a voice into a profile, whole or not at all."""
    voice, file = _found(args.name), args.profile
    if voice is None:
        return CANNOT
    line = f'name = "{voice.name}"'
    try:
        text = file.read_bytes().decode("utf-8")
        spoken = book_for(str(tomllib.loads(text).get("language", "en")))
        if voice.language != spoken:
            other = say(
                "command-voice-other-language",
                name=voice.name,
                spoken=voice.language,
                file=str(file),
                language=spoken,
            )
            return _refuse(other)
        put_whole(file, with_setting(text, "voice", "name", f'"{voice.name}"').encode("utf-8"))
    except CannotEdit as error:
        return _refuse(say("cli-cannot-be-changed-here", file=str(file), reason=str(error)))
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        return _refuse(
            say(
                "command-voice-cannot-changed-write-under-voice",
                file=str(file),
                reason=reason,
                line=line,
            )
        )
    print(say("command-voice-speaks", file=str(file), name=voice.name, about=voice.about))
    return 0


def _found(name: str) -> ShippedVoice | None:
    voice = next((voice for voice in shipped_voices() if voice.name == name), None)
    if voice is None:
        known = ", ".join(voice.name for voice in shipped_voices())
        _refuse(say("command-voice-there-no-voice-there", name=name, known=known))
    return voice


def _refuse(line: str) -> int:
    print(line, file=sys.stderr)
    return CANNOT
