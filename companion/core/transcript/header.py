"""The first line: which game, who sits where, and how sure the sensors are."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from companion.core.referee.events import INPUTS
from companion.core.referee.game import Game, Setup
from companion.core.referee.schema import MAX_INT, is_int, is_text, shown, unknown_name
from companion.core.transcript.errors import TranscriptError

VERSION = 1

DEFAULT_UNCERTAINTY = {
    "white": 100,
    "red": 100,
    "blue": 100,
    "pile": 5_000,
    "shield": 5_000,
    "rail": 5_000,
    "cue": 3_000,
}
DEFAULT_LATENCY = 20_000
MAX_LATENCY = 60_000_000
MAX_UNCERTAINTY = 60_000_000

_FIELDS = dict.fromkeys(
    (
        "transcript",
        "game",
        "seats",
        "dealer",
        "players",
        "options",
        "uncertainty",
        "latency",
        "caller",
        "bots",
        "evening",
    )
)
MAX_TRAPS = 0.8


class Called(NamedTuple):
    """How the match was called, so that its calls can be drawn again; judging ignores it."""

    seed: int
    pace: str
    traps: float


@dataclass(frozen=True, slots=True)
class Header:
    """A header that has been checked: the match it sets up, and the game that plays it."""

    setup: Setup
    game: type[Game]
    caller: Called | None = None
    bots: Mapping[int, str] = field(default_factory=dict)
    """Who is no person: the temperament by seat. Judging ignores it, statistics do not."""


def parse_header(line: Mapping[str, Any], games: Mapping[str, type[Game]]) -> Header:
    """Check a header and fill in what it leaves out."""
    _check_version(line)
    wrong = unknown_name(line, _FIELDS)
    if wrong:
        raise TranscriptError(wrong)
    name = line.get("game")
    if not isinstance(name, str) or name not in games:
        known = ", ".join(f'"{game}"' for game in games)
        raise TranscriptError(f'"game" is {_given(line, "game")}; expected one of {known}')
    game = games[name]
    seats = _seats(line, game)
    setup = Setup(
        game=name,
        seats=seats,
        dealer=_number(line, "dealer", 1, seats, 1),
        players=_players(line, seats),
        options=_options(line, game, seats),
        uncertainty=_uncertainty(line),
        latency=_number(line, "latency", 0, MAX_LATENCY, DEFAULT_LATENCY),
        private=game.vocabulary.private,
        spare=game.vocabulary.spare,
    )
    _check_evening(line)
    return Header(setup, game, _caller(line), bots_of(line, seats))


def _given(line: Mapping[str, Any], name: str) -> str:
    return shown(line[name]) if name in line else "missing"


def _check_version(line: Mapping[str, Any]) -> None:
    if "transcript" not in line:
        raise TranscriptError('not a header; expected {"transcript": 1, "game": ...} as first line')
    version = line["transcript"]
    if type(version) is not int or version != VERSION:
        raise TranscriptError(
            f'"transcript" is {shown(version)}; expected {VERSION}, the only version there is'
        )


def _number(line: Mapping[str, Any], name: str, least: int, most: int, default: int) -> int:
    value = line.get(name, default)
    if not is_int(value) or not least <= value <= most:
        raise TranscriptError(
            f'"{name}" is {shown(value)}; expected a whole number, {least} to {most}'
        )
    return value


def _seats(line: Mapping[str, Any], game: type[Game]) -> int:
    allowed = game.vocabulary.seats
    seats = line.get("seats")
    if not is_int(seats) or seats not in allowed:
        raise TranscriptError(
            f'"seats" is {_given(line, "seats")}; expected a whole number, '
            f"{allowed[0]} to {allowed[-1]}"
        )
    return seats


def _players(line: Mapping[str, Any], seats: int) -> tuple[str, ...]:
    players = line.get("players", [f"Seat {seat}" for seat in range(1, seats + 1)])
    if not isinstance(players, list) or len(players) != seats or not all(map(is_text, players)):
        raise TranscriptError(
            f'"players" is {shown(players)}; expected a list of {seats} names, one a seat'
        )
    return tuple(players)


def _options(line: Mapping[str, Any], game: type[Game], seats: int) -> Any:
    given = line.get("options", {})
    if not isinstance(given, dict):
        raise TranscriptError(f'"options" is {shown(given)}; expected an object')
    try:
        return game.options(given, seats)
    except ValueError as error:
        raise TranscriptError(str(error)) from None


def _uncertainty(line: Mapping[str, Any]) -> dict[str, int]:
    given = line.get("uncertainty", {})
    if not isinstance(given, dict):
        raise TranscriptError(f'"uncertainty" is {shown(given)}; expected an object')
    wrong = unknown_name(given, DEFAULT_UNCERTAINTY)
    if wrong:
        raise TranscriptError(f'"uncertainty": {wrong}')
    return {
        name: _number(given, name, 0, MAX_UNCERTAINTY, default)
        for name, default in DEFAULT_UNCERTAINTY.items()
    }


def _caller(line: Mapping[str, Any]) -> Called | None:
    if "caller" not in line:
        return None
    given = line["caller"]
    if not isinstance(given, dict):
        raise TranscriptError(f'"caller" is {shown(given)}; expected an object')
    wrong = unknown_name(given, dict.fromkeys(("seed", "pace", "traps")))
    if wrong:
        raise TranscriptError(f'"caller": {wrong}')
    if not is_text(given.get("pace")):
        raise TranscriptError(f'"pace" is {_given(given, "pace")}; expected the name of a pace')
    if "seed" not in given:
        raise TranscriptError('"seed" is missing; expected a whole number')
    return Called(_number(given, "seed", 0, MAX_INT, 0), given["pace"], _traps(given))


def bots_of(line: Mapping[str, Any], seats: int) -> dict[int, str]:
    """Return the temperament of every seat that a program played; in JSON, names are text."""
    given = line.get("bots", {})
    if not isinstance(given, dict) or not all(map(is_text, given.values())):
        raise TranscriptError(
            f'"bots" is {shown(given)}; expected an object of seats, each with a temperament'
        )
    there = {str(seat): seat for seat in range(1, seats + 1)}
    if wrong := unknown_name(given, there):
        raise TranscriptError(f'"bots": {wrong}')
    return {there[seat]: name for seat, name in given.items()}


def _check_evening(line: Mapping[str, Any]) -> None:
    """See that the round of a club's evening is told by two numbers; judging ignores it."""
    given = line.get("evening", [1, 1])
    two = isinstance(given, list) and len(given) == len(("evening", "round"))
    if not two or not all(is_int(n) and 1 <= n <= MAX_INT for n in given):
        raise TranscriptError(
            f'"evening" is {shown(given)}; expected the number of an evening and of its round'
        )


def _traps(given: Mapping[str, Any]) -> float:
    traps: Any = given.get("traps")
    if type(traps) not in (int, float) or not 0 <= traps <= MAX_TRAPS:
        raise TranscriptError(
            f'"traps" is {_given(given, "traps")}; expected a number, 0 to {MAX_TRAPS}'
        )
    return float(traps)


assert set(DEFAULT_UNCERTAINTY) == {*INPUTS, "cue"}
