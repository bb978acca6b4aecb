"""An owner's changes to the places of 221-B Baker Street, from the file that their profile names.

What is read goes into a match's header, so that its transcript needs no file.
"""

import tomllib
from pathlib import Path
from typing import Any

from companion.core.referee.schema import UnfitError
from companion.games.baker_street.rules.places import changed
from companion.kit.pack import File, PackSection, Values
from companion.kit.problem import Problem, ProfileError
from companion.language import say

KEY = "packs.221b-baker-street.locations"


def locations_of(file: str) -> dict[str, Any]:
    """Return the changes by place; ProfileError says in one line what is wrong with them."""
    try:
        told = tomllib.loads(Path(file).read_bytes().decode("utf-8-sig"))
    except OSError as error:
        raise _wrong(file, "unread", str(error.strerror or error)) from None
    except UnicodeDecodeError:
        raise _wrong(file, "not-utf8") from None
    except (tomllib.TOMLDecodeError, ValueError, RecursionError) as error:
        raise _wrong(file, "not-toml", str(error)) from None
    try:
        changed(told)
    except UnfitError as error:
        expected = error.expected or say("baker-street-file-needed")
        raise ProfileError(file, [Problem("", error.wrong, expected)]) from None
    return told


def _wrong(file: str, wrong: str, why: str = "") -> ProfileError:
    key = f"baker-street-file-{wrong}"
    problem = Problem("", say(key, why=why), say(f"{key}-expected"))
    return ProfileError(f"{KEY}: {file}", [problem])


def _options(values: Values) -> dict[str, Any]:
    """Return the owner's places for a header, if there is a file of them."""
    return {"locations": locations_of(values["locations"])} if values["locations"] else {}


PACK = PackSection({"locations": File()}, _options)
