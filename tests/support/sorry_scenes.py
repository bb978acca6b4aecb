"""Moments of Sorry! as a display would have them, for pictures and for tests of layout."""

from typing import Any

from companion.outputs.display.stage import Stage
from tests.support.evening import staged
from tests.support.sorry_table import SorryTable, for_points, game, partners

NAMES = ("Ada", "Ben", "Cy", "Dot")


def named(table: SorryTable, players: tuple[str, ...] = NAMES) -> SorryTable:
    """The same table, with these people at it."""
    table.lines[0]["players"] = list(players[: table.seats])
    return table


def choosing(players: tuple[str, ...] = NAMES, seats: int = 4) -> SorryTable:
    """Ada has turned up a 10 and has many ways to play it."""
    men: dict[str, Any] = {
        "red": [6, 20, "S2", "home"],
        "blue": [24, 30, 55],
        "yellow": [40, "S4", "home"],
        "green": [3, 57],
    }
    colours = {2: ("red", "yellow"), 3: ("red", "blue", "yellow")}.get(seats, tuple(men))
    table = game(seats, **{colour: men[colour] for colour in colours})
    return named(table.turn_up(1, "10"), players)


def splitting(players: tuple[str, ...] = NAMES) -> SorryTable:
    """A 7 that two men may share in every way: more moves than digits."""
    table = partners(red=[6, 20, 48, "S3"], yellow=[36, 50, "S1"], blue=[24, 13], green=[9])
    return named(table.turn_up(1, "7"), players)


def sorry_card(players: tuple[str, ...] = NAMES) -> SorryTable:
    """SORRY! with three rivals to be sorry for."""
    return named(game(red=[20], blue=[24], yellow=[31], green=[3, 33]).turn_up(1, "SORRY"), players)


def doubled(players: tuple[str, ...] = NAMES) -> SorryTable:
    """Ben doubles in the game for points, and three have to answer."""
    table = for_points(red=[20, "home"], blue=["S5", "home"], yellow=[31], green=[3])
    return named(table.press(2, "red", table.now + 1), players)


def too_close(players: tuple[str, ...] = NAMES) -> SorryTable:
    """Ada's winning move and Dot's double within doubt of each other."""
    home: list[int | str] = ["home", "home", "home"]
    table = for_points(red=[*home, "S5"], blue=[24], yellow=[40], green=["home", 50])
    table.turn_up(1, "1")
    at = table.now + 1
    return named(table.press(1, "white", at).press(4, "red", at + 0.0003), players)


def gliding(players: tuple[str, ...] = NAMES) -> SorryTable:
    """Ada slides into Ben, and all of them are on their way."""
    table = game(red=[4, 45], blue=[18, 26], yellow=[33, "S2"], green=[50, "home"])
    return named(table.play(1, "12", "4-16/19"), players)


def won(players: tuple[str, ...] = NAMES) -> SorryTable:
    """Ada has brought her last man home."""
    home: list[int | str] = ["home", "home", "home"]
    table = for_points(red=[*home, "S5"], blue=[24], yellow=[40], green=["home", 50])
    return named(table.turn_up(1, "1").commit(1, "S5-home"), players)


def at_rest(table: SorryTable, **more: Any) -> Stage:
    """The stage a second after the last line."""
    return staged(table, table.now + 1, **more)
