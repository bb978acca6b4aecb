"""`companion say`: hear the table's voice, or have what it would say in a file."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from threading import Event

from companion.app.cli.shell import CANNOT, add_profile_option, loaded
from companion.app.table.speaker import open_speaker
from companion.app.table.speaking import book_of
from companion.games import KITS
from companion.language import say
from companion.outputs.voice.book import Book
from companion.outputs.voice.library import Library
from companion.outputs.voice.pieces import FUSED, Piece
from companion.outputs.voice.place import Place
from companion.outputs.voice.repertoire import repertoire
from companion.outputs.voice.sentence import sentence, split
from companion.outputs.voice.shape import RATE, Clip
from companion.outputs.voice.speech import SILENT, sound_of
from companion.outputs.voice.synth import Synth, cache_folder
from companion.outputs.voice.wav import write_wav
from companion.setup.profile import Profile

LIMIT_S = 60.0


def add(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Offer the command."""
    parser = subparsers.add_parser("say", description=say("command-say-about"))
    add_profile_option(parser)
    parser.add_argument("text", nargs="*", help=say("command-say-word-text"))
    parser.add_argument("--list", action="store_true", help=say("command-say-option-list"))
    parser.add_argument("--out", type=Path, metavar="FILE", help=say("command-say-option-out"))
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Say it, write it, or list what can be said without a synthesiser."""
    profile = loaded(args)
    if args.list:
        book = book_of(profile)
        _list(book, _library(book, profile, profile.voice.name))
        return 0
    name, text = profile.voice.name, " ".join(args.text)
    return say_with(book_of(profile), name, text, profile, args.out)


def say_with(book: Book, voice: str | None, text: str, profile: Profile, out: Path | None) -> int:
    """Say a text with a voice, through the profile's own output or into a file."""
    clip = _worded(text, book, _library(book, profile, voice))
    if clip is None:
        return CANNOT
    return _write(clip, out) if out else _play(clip, profile)


def _library(book: Book, profile: Profile, voice: str | None) -> Library:
    return Library(book.language, _own(profile), lambda line: print(line, file=sys.stderr), voice)


def _own(profile: Profile) -> Path | None:
    return Path(profile.voice.clips) if profile.voice.clips else None


def _list(book: Book, library: Library) -> None:
    """Print one line a clip: file name, length, whether it is the owner's, and its words."""
    texts = _texts(book)
    for name in library.names:
        clip = library.get(name)
        assert clip is not None
        whose = say("command-say-own" if library.own(name) else "command-say-shipped")
        print(
            f"{name + '.wav':<42} {clip.length_us / 1e6:5.2f} s  {whose:<7}  {texts.get(name, '')}"
        )


def _texts(book: Book) -> dict[str, str]:
    """Every clip's words, by its name."""
    phrases = {kit.name: kit.phrases(book.language) for kit in KITS.values()}
    rows = repertoire(book, phrases)
    texts = {piece.slug: f"{piece.text}{piece.mark}" for row in rows for piece in row}
    return texts | {book.cue_clip(word): text for word, text in book.cues.items()}


def _worded(text: str, book: Book, library: Library) -> Clip | None:
    """Put the words together; say which ones nobody can say here."""
    synth = Synth(book.espeak, cache_folder())
    unsaid: list[str] = []

    def find(piece: Piece, place: Place) -> Clip | None:
        if piece.mark == FUSED:
            return library.together(piece.slug, place)
        clip = library.get(piece.slug, place) or synth.render(piece.text)
        if clip is None:
            unsaid.append(piece.text)
        return clip

    clip = sentence("said", split(text, library.names.__contains__), find)
    if unsaid:
        remedy = say("command-say-record-them-docs-voice-md")
        print(
            say("command-say-there-no-clip", unsaid=", ".join(unsaid), remedy=remedy),
            file=sys.stderr,
        )
    elif clip is None:
        print(say("command-say-nothing-say-try-companion-say"), file=sys.stderr)
    return None if unsaid else clip


def _write(clip: Clip, out: Path) -> int:
    try:
        out.write_bytes(write_wav(clip.samples, RATE))
    except OSError as error:
        print(
            say(
                "command-say-cannot-written-name-another-file",
                out=str(out),
                reason=str(error.strerror),
            ),
            file=sys.stderr,
        )
        return CANNOT
    print(f"{out}: {clip.length_us / 1e6:.2f} s")
    return 0


def _play(clip: Clip, profile: Profile) -> int:
    """Play it through the profile's own output, to the end."""
    speaker = open_speaker(profile.voice, say_problem=lambda told: print(told.log, file=sys.stderr))
    over = Event()
    try:
        if speaker.name == SILENT:
            print(say("command-say-nothing-can-heard-here-write"), file=sys.stderr)
            return CANNOT
        speaker.play(sound_of(clip), done=over.set)
        over.wait(LIMIT_S)
    finally:
        speaker.close()
    return 0
