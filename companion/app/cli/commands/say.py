"""`companion say`: hear the table's voice, or have what it would say in a file."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from threading import Event

from companion.app.cli.shell import CANNOT, add_profile_option, loaded
from companion.app.table.speaker import open_speaker
from companion.outputs.voice.book import Book, load_book
from companion.outputs.voice.library import Library
from companion.outputs.voice.pieces import Piece
from companion.outputs.voice.sentence import sentence, split
from companion.outputs.voice.shape import RATE, Clip
from companion.outputs.voice.speech import SILENT, sound_of
from companion.outputs.voice.synth import Synth, cache_folder
from companion.outputs.voice.wav import write_wav
from companion.setup.profile import Profile

_ABOUT = """\
Says what you give it as the table would: from its clips, your own recordings, and espeak-ng for
words that there is no clip for. With --out it writes a WAV file instead."""
LIMIT_S = 60.0


def add(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Offer the command."""
    parser = subparsers.add_parser("say", description=_ABOUT)
    add_profile_option(parser)
    parser.add_argument("text", nargs="*", help='for example "Ben, too early."')
    parser.add_argument("--list", action="store_true", help="list every clip, and whose it is")
    parser.add_argument("--out", type=Path, metavar="FILE", help="write a WAV file instead")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Say it, write it, or list what can be said without a synthesiser."""
    profile, book = loaded(args), load_book()
    library = Library(book.language, _own(profile), lambda line: print(line, file=sys.stderr))
    if args.list:
        _list(book, library)
        return 0
    clip = _worded(" ".join(args.text), book, library)
    if clip is None:
        return CANNOT
    return _write(clip, args.out) if args.out else _play(clip, profile)


def _own(profile: Profile) -> Path | None:
    return Path(profile.voice.clips) if profile.voice.clips else None


def _list(book: Book, library: Library) -> None:
    """Print one line a clip: file name, length, whether it is the owner's, and its words."""
    texts = book.vocabulary()
    for name in library.names:
        clip = library.get(name)
        assert clip is not None
        whose = "own" if library.own(name) else "shipped"
        print(
            f"{name + '.wav':<42} {clip.length_us / 1e6:5.2f} s  {whose:<7}  {texts.get(name, '')}"
        )


def _worded(text: str, book: Book, library: Library) -> Clip | None:
    """Put the words together; say which ones nobody can say here."""
    synth = Synth(book.espeak, cache_folder())
    unsaid: list[str] = []

    def find(piece: Piece) -> Clip | None:
        clip = library.get(piece.slug)
        if clip is None and piece.mark != "fused":
            clip = synth.render(piece.text)
            if clip is None:
                unsaid.append(piece.text)
        return clip

    clip = sentence("said", split(text, library.names.__contains__), find)
    if unsaid:
        remedy = "Record them (docs/voice.md), or: sudo apt install espeak-ng"
        print(f"There is no clip for: {', '.join(unsaid)}. {remedy}", file=sys.stderr)
    elif clip is None:
        print('Nothing to say. Try: companion say "Ben, too early."', file=sys.stderr)
    return None if unsaid else clip


def _write(clip: Clip, out: Path) -> int:
    try:
        out.write_bytes(write_wav(clip.samples, RATE))
    except OSError as error:
        print(f"{out}: cannot be written ({error.strerror}); name another file", file=sys.stderr)
        return CANNOT
    print(f"{out}: {clip.length_us / 1e6:.2f} s")
    return 0


def _play(clip: Clip, profile: Profile) -> int:
    """Play it through the profile's own output, to the end."""
    speaker = open_speaker(profile.voice, say_problem=lambda told: print(told.log, file=sys.stderr))
    over = Event()
    try:
        if speaker.name == SILENT:
            print("Nothing can be heard here; write a file: --out said.wav", file=sys.stderr)
            return CANNOT
        speaker.play(sound_of(clip), done=over.set)
        over.wait(LIMIT_S)
    finally:
        speaker.close()
    return 0
