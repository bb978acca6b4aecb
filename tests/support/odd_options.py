"""What headers may ask of a game, and what they may not: every option with what is odd about it."""

from collections.abc import Iterator, Mapping
from typing import Any

from companion.games import GAMES

Given = Mapping[str, Any]

_ODD: tuple[Any, ...] = (-1, 0, 1, 2, 3, 1.5, True, False, None, "", "x", [], ["x"], {}, {"x": 1})
_LONG = 600_000_000
_LINES = (["Train"], ["same"], ["Nobody"], ["Train", "Alibi"], [1], ["run"])
_NAMES = (["a"], ["a", "b"], ["a", "a"], ["a", ""], [1], [*"abcdefgh"], [*"abcdefghi"])
_SPOTS = ([0, 0], [1, 2], [-1, 0], [0, 8], [0, 9], [8, 0], [9, 0], [0], [0, 0, 0], ["0", 0])

# Where an option stands in the header, and values of its own: on and beside each border.
_ASKED: dict[str, dict[tuple[str, ...], tuple[Any, ...]]] = {
    "sherlock-holmes": {
        **{
            (f"{name}_us",): (_LONG, _LONG + 1)
            for name in ("prompt", "withdraw", "rest", "sweep", "holmes")
        },
        ("target",): (5, 50, _LONG + 1),
        ("pack",): ({"cards": 13, "holmes": 6, "suspects": 8}, {"cards": 13, "suspects": 8}),
        ("pack", "cards"): (4, 28, 29, 30, 1_000, 1_001),
        ("pack", "holmes"): (31, 32, 33, 1_001),
        ("pack", "suspects"): (50, 51, 52),
    },
    "block": {("rounds",): ()},
    "i-say-holmes": {
        ("rounds",): (100, 101),
        ("window_us",): (_LONG, _LONG + 1),
        ("unknown_sequence",): ("ask", "trust"),
        ("cards",): ({"Nobody": {}},),
        **{
            ("cards", title, detail): (4, 8, 9, 50, 51, *_LINES)
            for title in ("Train", "Alibi", "Clue", "Holmes", "Moriarty")
            for detail in ("value", "deal", "next", "partial", "never", "colour")
        },
    },
    "221b-baker-street": {
        ("played",): ([1, 2], [1, 1], [0], [20], [21], ["1"], [True]),
        ("cases",): (20, 1_000, 1_001),
        ("clue_seconds",): (30, 600, 601),
        ("locations",): tuple(
            {f"new {n}": {"name": "New"} for n in range(count)} for count in (45, 46)
        ),
        **{
            ("locations", place): ({"name": "Here"},)
            for place in ("bank", "221b", "mill", "street")
        },
        **{
            ("locations", place, field): (*_NAMES, *_SPOTS)
            for place in ("bank", "221b", "locksmith", "park")
            for field in ("name", "aliases", "entrances", "sealable", "clue", "at", "colour")
        },
    },
    "sorry": {
        ("mode",): ("single", "partnership", "points"),
        ("pack",): ("physical", "virtual"),
        ("next_card",): ("touched", "follows"),
        ("extra_one",): (),
        ("colour",): (),
    },
}


def _within(path: tuple[str, ...], value: Any) -> Given:
    for name in reversed(path):
        value = {name: value}
    return dict(value)


def _made_of(game: str, given: Given, seats: int) -> str:
    """Return what a game makes of options: itself, or what it says is wrong with them."""
    try:
        return repr(GAMES[game].options(given, seats))
    except ValueError as error:
        return str(error)


def taken(game: str) -> Iterator[str]:
    """Yield what a game makes of its options, a text for each of them."""
    for path, values in _ASKED[game].items():
        asked = [_within(path, value) for value in (*_ODD, *values)]
        yield "\n".join(_made_of(game, given, seats) for given in asked for seats in (3, 4))
