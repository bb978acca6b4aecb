"""Plays Sorry! as the bots of the simulated table choose, straight on the game: thousands of games.

Nobody waits, nobody reaches for a button: what a bot would do is entered. All choices are those of
companion/practice/sorry.
"""

from collections.abc import Callable
from random import Random

from companion.core.referee.events import Deal, Entry, Event
from companion.games.sorry.bots import AHEAD, BEHIND, best_card, worst_card
from companion.games.sorry.bots.worth import behind, best_move
from companion.games.sorry.rules import Sorry
from companion.games.sorry.rules.geometry import COLOURS
from companion.games.sorry.rules.opening import chooser, free_colours, to_deal
from companion.games.sorry.rules.phases import SorryPhase
from companion.games.sorry.rules.turns import shown_moves
from tests.support.sorry_play import MAX_EVENTS, Watch

WAVERING = 2.0


def play(game: Sorry, rng: Random, watch: Watch, games: int = 1) -> int:
    """Play until so many games are won; gives the number of events it took."""
    won = 0
    for number in range(1, MAX_EVENTS * games):
        event = chosen(game, number * 1_000_000, rng)
        game.advance(event.t)
        game.apply(event)
        found = game.drain()
        watch(game, event, found)
        won += sum(finding.kind == "won" for finding in found)
        if won == games:
            return number
    raise AssertionError("a game without an end")


def chosen(game: Sorry, t: int, rng: Random) -> Event:
    """What the bot does whose turn it is; the pack is shuffled for them."""
    phase = game.match.phase
    if phase in (SorryPhase.DEALING, SorryPhase.OVER):
        order = to_deal(game.match)
        return Deal(t, "deal", {"order": rng.sample(order, len(order))})
    seat, name, fields = _CHOICES[phase](game, rng)
    return Entry(t, name, {"seat": seat, **fields})


Choice = tuple[int, str, dict[str, object]]


def _lead_draw(game: Sorry, rng: Random) -> Choice:
    return rng.choice(game.match.lead_due), "draw", {}


def _colour(game: Sorry, rng: Random) -> Choice:
    return chooser(game.match), "colour", {"colour": rng.choice(free_colours(game.match))}


def _draw(game: Sorry, rng: Random) -> Choice:
    return _from_hand(game, rng) if game.match.options.points else (game.match.turn, "draw", {})


def _refill(game: Sorry, rng: Random) -> Choice:
    return game.match.turn, "draw", {}


def _from_hand(game: Sorry, rng: Random) -> Choice:
    """Double if far ahead; else play the best card, or throw away the worst."""
    m = game.match
    seat, men = m.turn, m.board.shown()
    own = COLOURS[m.colours[seat]]
    if -behind(men, own) > AHEAD * m.multiplier and rng.random() < 0.15:
        return seat, "double", {}
    offered = {prompt.name: prompt.choices for prompt in game.prompts() if prompt.by == seat}
    if "card" in offered:
        return seat, "card", {"card": best_card(offered["card"]["card"], men, own)[0]}
    return seat, "discard", {"card": worst_card(offered["discard"]["card"])}


def _answer(game: Sorry, rng: Random) -> Choice:
    """Accept a double, unless hopelessly behind."""
    m = game.match
    assert m.call is not None
    seat = next(s for s in m.playing if s != m.call.seat and s not in m.call.answers)
    lost = behind(m.board.shown(), COLOURS[m.colours[seat]]) > BEHIND * rng.uniform(0.8, 1.4)
    return seat, "answer", {"answer": "drop" if lost else "accept"}


def _move(game: Sorry, rng: Random) -> Choice:
    m = game.match
    own = {COLOURS[side] for side in m.sides(m.turn)}
    may_pass = m.listing.may_pass
    number = best_move(shown_moves(m), may_pass, own, lambda: rng.uniform(0, WAVERING))
    return (m.turn, "move", {"move": number}) if number else (m.turn, "pass", {})


_CHOICES: dict[SorryPhase, Callable[[Sorry, Random], Choice]] = {
    SorryPhase.LEAD_DRAW: _lead_draw,
    SorryPhase.COLOURS: _colour,
    SorryPhase.DRAW: _draw,
    SorryPhase.REFILL: _refill,
    SorryPhase.CALL: _answer,
    SorryPhase.MOVE: _move,
}
