"""Which language the command line speaks.

`--language` goes before `COMPANION_LANGUAGE`, that before the profile of the table that a command
is about, and that before the locale of the terminal. Whoever says nothing is spoken to in English.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from companion.language import say, settle
from companion.language.catalogue import languages, nearest
from companion.language.pseudo import PSEUDO

CANNOT = 2
"""The exit status of a command that could not do its work."""
OPTION = "--language"
VARIABLE = "COMPANION_LANGUAGE"
_LOCALES = ("LC_ALL", "LC_MESSAGES", "LANG")
_wished = [False]
"""Whether somebody has said what they want: then no profile is asked. Alone in its list."""


class UnknownLanguageError(Exception):
    """There is no catalogue of a language that somebody asked for."""


def spoken_to(words: Sequence[str], environment: Mapping[str, str]) -> list[str]:
    """Speak as the command line or the environment says; return the words without that one."""
    left, wish = _taken(words)
    name = OPTION
    if wish is None:
        wish, name = environment.get(VARIABLE) or None, VARIABLE
    _wished[0] = wish is not None
    if wish is not None:
        settle(_known(name, wish))
    elif here := next(filter(None, map(environment.get, _LOCALES)), None):
        settle(nearest([here]))
    return left


def spoken_at(stated: str | None) -> None:
    """Speak as the profile of a table says, unless somebody has asked for another language."""
    if stated is not None and not _wished[0]:
        settle(stated)


def _taken(words: Sequence[str]) -> tuple[list[str], str | None]:
    """Return the words without the language, and the language: it may stand anywhere."""
    left, wish = [], None
    each = iter(words)
    for word in each:
        if word == OPTION:
            wish = next(each, "")
        elif word.startswith(f"{OPTION}="):
            wish = word.partition("=")[2]
        else:
            left.append(word)
    return left, wish


def _known(name: str, wish: str) -> str:
    found = nearest([wish])
    if wish == PSEUDO or _root(found) == _root(wish):
        return PSEUDO if wish == PSEUDO else found
    expected = ", ".join(languages())
    raise UnknownLanguageError(say("cli-no-such-language", name=name, wish=wish, expected=expected))


def _root(tag: str) -> str:
    return tag.replace("_", "-").partition(".")[0].partition("-")[0].lower()
