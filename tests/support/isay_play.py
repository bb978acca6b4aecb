"""Plays I Say, Holmes! at random, by nothing but what the game offers."""

from collections.abc import Callable
from random import Random
from typing import Any

from companion.core.referee import Prompt
from companion.core.referee.events import Deal, Entry, Event, Press, Ruling
from companion.core.referee.game import Setup
from companion.core.referee.verdicts import Finding
from companion.games.i_say_holmes.rules import ISayHolmes, implied
from companion.games.i_say_holmes.rules.cards import VILLAINS
from companion.games.i_say_holmes.rules.rulings import fewest

UNSURE = dict.fromkeys(("white", "red", "blue", "pile", "shield", "rail", "cue"), 400)
SELDOM = {
    "count": 0.01,
    "chit": 0.02,
    "score": 0.02,
    "value": 0.05,
    "escape": 0.1,
    "lift": 0.5,
    "hands": 0.2,
}
MAX_EVENTS = 35

Watch = Callable[[ISayHolmes, Event, list[Finding]], None]


def set_up(seats: int, **options: Any) -> ISayHolmes:
    chosen = ISayHolmes.options(options, seats)
    names = tuple(f"Seat {seat}" for seat in range(1, seats + 1))
    return ISayHolmes.set_up(Setup("i-say-holmes", seats, 1, names, chosen, UNSURE, 20_000))


def as_event(game: ISayHolmes, prompt: Prompt, t: int, rng: Random) -> Event:
    """Fill a prompt in as somebody at a screen would: one of the choices, whatever it is."""
    if prompt.event == "deal":
        return Deal(t, "deal", {})
    fields: dict[str, Any] = {**prompt.fixed}
    for name, field in prompt.fields.items():
        if name not in fields and (field.required or rng.random() < 0.7):
            fields[name] = _value(game, prompt, name, fields, rng)
    return (Entry if prompt.event == "entry" else Ruling)(t, prompt.name, fields)


def _total(game: ISayHolmes, seat: int, rng: Random, named: int = 0) -> int:
    """Make up what a hand is worth; of the accused so many cards are Villains."""
    m = game.match
    found = len(m.caught.villains) if seat == m.caught.holder else 0
    if m.phase == "plea":
        found = named if seat == m.accused else 0
    cards = m.hands[seat] - found
    return rng.randint(max(cards - 4, 0), 50 * cards)


def _cards(game: ISayHolmes, prompt: Prompt, name: str, seat: int, rng: Random) -> list[str]:
    """Name Villains, or cards that count: as many as a hand can have of them."""
    m, titles, most = game.match, prompt.choices[name], game.match.hands[seat]
    if prompt.name == "escape":
        ahead = m.clone()
        implied.go_on(ahead, 0, seat)
        return rng.choices(titles, k=ahead.hands[seat])
    if name == "villains":
        return rng.choices(titles, k=rng.randint(1, most))
    most -= len(m.caught.villains) if seat == m.caught.holder else 0
    counted = [title for title in titles if title not in VILLAINS]
    told = rng.choices(counted, k=rng.randint(max(most - 4, 0), most))
    hidden = len(told) < m.hands[seat] and rng.random() < 0.6
    return [*told, rng.choice(VILLAINS)] if hidden else told


def _value(game: ISayHolmes, prompt: Prompt, name: str, fields: dict[str, Any], rng: Random) -> Any:
    """Choose, or make up a number that can be."""
    m, seat = game.match, fields.get("seat", 0)
    if name in ("villains", "cards"):
        return _cards(game, prompt, name, seat or m.accused, rng)
    if name in prompt.choices:
        return rng.choice(prompt.choices[name])
    if name == "total":
        return _total(game, seat, rng)
    if name == "totals":
        named = len(fields.get("villains", ()))
        return [_total(game, one, rng, named) for one in m.seats]
    if prompt.name == "count":
        return rng.randint(fewest(m, seat), min(m.hands[seat] + m.draw_pile, 12))
    return rng.randint(1, 50)


def wanted(prompts: tuple[Prompt, ...], rng: Random) -> Prompt:
    """Pick what to do; corrections are rare, as they are at a table."""
    asked = [p for p in prompts if p.asked and p.name != "hands"]
    likely = [p for p in prompts if rng.random() < SELDOM.get(p.name, 1) or p in asked]
    return rng.choice(likely or prompts)


def play(game: ISayHolmes, rng: Random, watch: Watch, most: int = MAX_EVENTS) -> int:
    """Play a match to its end, or for a while; gives the number of events it took."""
    t = 0
    for number in range(1, most):
        t += rng.choice((1_000, 1_000_000, 1_000_000, 13_000_000))
        game.advance(t)
        if found := game.drain():
            watch(game, Press(t, 400, 1, "white"), found)
        prompts = game.prompts()
        if not prompts:
            return number
        event = _event(game, prompts, t, rng)
        game.apply(event)
        watch(game, event, game.drain())
    return most


def _event(game: ISayHolmes, prompts: tuple[Prompt, ...], t: int, rng: Random) -> Event:
    """Answer with a button now and then."""
    window = game.match.window
    if window is not None and not game.match.question and rng.random() < 0.5:
        return Press(t, rng.choice((0, 400)), window.attack.seat, rng.choice(("blue", "white")))
    return as_event(game, wanted(prompts, rng), t, rng)
