"""What the table says: verdicts in words, words in clips, and whose turn it is to be said."""

from companion.outputs.voice.announce import Announcement, Announcer
from companion.outputs.voice.book import Book, load_book
from companion.outputs.voice.library import Library
from companion.outputs.voice.pieces import Piece, slug, written
from companion.outputs.voice.queue import Queue
from companion.outputs.voice.sentence import sentence, split
from companion.outputs.voice.shape import RATE, Clip
from companion.outputs.voice.synth import Synth, cache_folder
from companion.outputs.voice.wav import little_endian, write_wav

__all__ = [
    "RATE",
    "Announcement",
    "Announcer",
    "Book",
    "Clip",
    "Library",
    "Piece",
    "Queue",
    "Synth",
    "cache_folder",
    "little_endian",
    "load_book",
    "sentence",
    "slug",
    "split",
    "write_wav",
    "written",
]
