"""Which language a table speaks: the one place where a profile and a phrase book meet."""

from companion.outputs.voice.book import Book, load_book
from companion.setup.profile import Profile


def book_of(profile: Profile) -> Book:
    """Return the book that a table speaks by, in the language of its profile."""
    return load_book(profile.language)
