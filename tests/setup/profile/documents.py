"""Small documents for the tests: a table that is right, to be spoilt in one place."""

from collections.abc import Callable

from companion.setup.profile import Profile, ProfileError, parse_text

RIGHT = """
name = "Test table"

[table]
game = "sherlock-holmes"

[seats.1]
player = "Ada"
white = "gpio 4"
pile = "touch 0x5A.0"

[seats.2]
player = "Ben"
white = "gpio 5"
pile = "touch 0x5A.1"

[seats.3]
player = "Cy"
white = "gpio 6"
pile = "touch 0x5A.2"
lamps = { white = "gpio 16" }
"""


def spoilt(old: str, new: str) -> str:
    """The right document with one place changed."""
    assert RIGHT.count(old) == 1
    return RIGHT.replace(old, new)


def problems(text: str) -> list[str]:
    """What the parser says about a document, line by line; nothing where it is right."""
    try:
        parse_text(text, "table.toml")
    except ProfileError as error:
        return str(error).split("\n")
    return []


def assert_own_error_or_profile(read: Callable[[], Profile]) -> None:
    """Reading gives a table, or the parser's own error with one line a problem."""
    error: ProfileError | None = None
    try:
        assert hash(read())
    except ProfileError as raised:
        error = raised
    if error:
        assert len(str(error).splitlines()) == len(error.problems) > 0
