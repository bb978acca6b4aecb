"""Plays Sorry! at random, by nothing but what the game offers."""

from collections.abc import Callable
from random import Random
from typing import Any

from companion.core.referee import Prompt
from companion.core.referee.events import Deal, Entry, Event, Ruling
from companion.core.referee.game import Setup
from companion.core.referee.verdicts import Finding
from companion.games.sorry.rules import Sorry
from companion.games.sorry.rules.geometry import COLOURS

UNSURE = dict.fromkeys(("white", "red", "blue", "pile", "shield", "rail", "cue"), 400)
SELDOM = {"board": 0.01, "double": 0.02, "colour": 0.5}
MAX_EVENTS = 30_000

Watch = Callable[[Sorry, Event, list[Finding]], None]


def set_up(seats: int, **options: Any) -> Sorry:
    chosen = Sorry.options(options, seats)
    names = tuple(f"Seat {seat}" for seat in range(1, seats + 1))
    return Sorry.set_up(Setup("sorry", seats, 1, names, chosen, UNSURE, 20_000))


def as_event(game: Sorry, prompt: Prompt, t: int, rng: Random) -> Event:
    """Fill a prompt in as somebody at a screen would: one of the choices, whatever it is."""
    if prompt.name == "board":
        return Ruling(t, "board", {"men": men_in_play(game)})
    if prompt.event == "deal":
        order = prompt.choices.get("order", ())
        return Deal(t, "deal", {"order": rng.sample(order, len(order))} if order else {})
    fields = {**prompt.fixed}
    for name, choices in prompt.choices.items():
        fields[name] = rng.choice(choices)
    return (Entry if prompt.event == "entry" else Ruling)(t, prompt.name, fields)


def men_in_play(game: Sorry) -> dict[str, list[int | str]]:
    """The men as the mirror has them, for a dealer who finds nothing wrong with it."""
    m = game.match
    names = {COLOURS[m.colours[seat]] for seat in m.playing}
    return {colour: men for colour, men in m.board.shown().items() if colour in names}


def wanted(prompts: tuple[Prompt, ...], rng: Random) -> Prompt:
    """Pick what to do; doubling and repairs are rare, as they are at a table."""
    likely = [p for p in prompts if rng.random() < SELDOM.get(p.name, 1)]
    return rng.choice(likely or prompts)


def play(game: Sorry, rng: Random, watch: Watch, games: int = 1) -> int:
    """Play until so many games are won; gives the number of events it took."""
    won = 0
    for number in range(1, MAX_EVENTS * games):
        event = as_event(game, wanted(game.prompts(), rng), number * 1_000_000, rng)
        game.advance(event.t)
        game.apply(event)
        found = game.drain()
        watch(game, event, found)
        won += sum(finding.kind == "won" for finding in found)
        if won == games:
            return number
    raise AssertionError("a game without an end")


def unwatched(game: Sorry, event: Event, found: list[Finding]) -> None:
    """Play only for the sake of playing."""
