"""What the table says: verdicts in words, words in clips, and whose turn it is to be said."""

from companion.voice.announce import Announcement, Announcer
from companion.voice.book import Book, load_book
from companion.voice.library import Library
from companion.voice.pieces import Piece, slug, written
from companion.voice.queue import Queue
from companion.voice.sentence import sentence, split
from companion.voice.shape import RATE, Clip
from companion.voice.synth import Synth, cache_folder
from companion.voice.wav import little_endian, write_wav

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
