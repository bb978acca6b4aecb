"""What may be entered now, and by whom: enough for any console or screen to play the game."""

from dataclasses import replace
from typing import Any

from companion.core.referee.game import DEALER, Prompt
from companion.games.sorry.rules import calls, forced, opening, points
from companion.games.sorry.rules.geometry import COLOURS, SQUARES
from companion.games.sorry.rules.moves import KINDS, legal
from companion.games.sorry.rules.phases import SorryAct, SorryPhase
from companion.games.sorry.rules.rulings import ANSWERS, RULINGS
from companion.games.sorry.rules.state import SorryMatch
from companion.games.sorry.rules.vocabulary import DEAL, ENTRIES
from companion.games.sorry.rules.wants import PACK


def prompts(m: SorryMatch) -> tuple[Prompt, ...]:
    """Return the prompts: open questions first, then the play, then what is always possible."""
    if m.win is not None and m.phase is SorryPhase.MOVE:
        return ()
    return (*_asked(m), *_play(m), *_doubles(m), *_repairs(m))


def _entry(name: str, seat: int, asked: bool = False, **choices: list[Any]) -> Prompt:
    offered = {field: tuple(values) for field, values in choices.items()}
    does = PACK if name == "draw" else ""
    fixed = {"seat": seat}
    return Prompt("entry", name, seat, ENTRIES[name], offered, fixed, asked, input=does)


def _asked(m: SorryMatch) -> list[Prompt]:
    """Return the answers to what the dealer, or a call, asks."""
    if m.question is not None:
        seats = {"seat": m.question.between}
        return [
            Prompt("ruling", name, DEALER, fields, seats if "seat" in fields else {}, asked=True)
            for name in ANSWERS[m.question.kind]
            for fields in (RULINGS[name],)
        ]
    words = [calls.ACCEPT, calls.DROP]
    return [_entry("answer", seat, True, answer=words) for seat in calls.to_answer(m)]


def _play(m: SorryMatch) -> list[Prompt]:
    match m.phase:
        case SorryPhase.DEALING:
            return [_deal(m)]
        case SorryPhase.OVER:
            return [_deal(m), _entry("colour", m.leader, colour=list(COLOURS))]
        case SorryPhase.LEAD_DRAW:
            return [_lead(m, seat) for seat in m.lead_due]
        case SorryPhase.COLOURS:
            return [_entry("colour", opening.chooser(m), colour=opening.free_colours(m))]
        case SorryPhase.DRAW:
            return _hand(m) if m.options.points else [_draw(m, m.turn)]
        case SorryPhase.MOVE:
            return _moves(m)
        case SorryPhase.REFILL:
            return [_entry("draw", m.turn)]
    return []


def _deal(m: SorryMatch) -> Prompt:
    """Return the prompt for a shuffle; of a virtual pack, with the cards to be put in order."""
    if not m.options.virtual:
        return Prompt("deal", "deal", DEALER, {})
    return Prompt("deal", "deal", DEALER, DEAL, {"order": tuple(opening.to_deal(m))})


def _lead(m: SorryMatch, seat: int) -> Prompt:
    if m.options.virtual:
        return _entry("draw", seat)
    return _entry("lead-draw", seat, card=m.pack.may_turn_up())


def _draw(m: SorryMatch, seat: int) -> Prompt:
    if m.options.virtual:
        return _entry("draw", seat)
    return _entry("card", seat, card=m.pack.may_turn_up())


def _hand(m: SorryMatch) -> list[Prompt]:
    """Return the cards that can be played; of a virtual hand its own, and only to its owner."""
    seat, hand = m.turn, m.pack.hands[m.turn]
    held = [card for card in m.pack.may_turn_up() if m.pack.holds(seat, card)]
    lists = {card: legal(m.board, m.sides(seat), card) for card in held}
    playable = [card for card in held if lists[card].moves]
    stuck = not any(card in hand and points.bars_discard(lists[card]) for card in playable)
    offered = [_entry("card", seat, card=playable)] if playable else []
    offered += [_entry("discard", seat, card=held)] if stuck else []
    if not m.options.virtual:
        return offered
    return [replace(prompt, openly={"card": KINDS}) for prompt in offered]


def _moves(m: SorryMatch) -> list[Prompt]:
    numbers = list(range(1, len(m.listing.moves) + 1))
    passing = [_entry("pass", m.turn)] if m.listing.may_pass else []
    return [_entry("move", m.turn, move=numbers), *passing, *_ends_play(m)]


def _ends_play(m: SorryMatch) -> list[Prompt]:
    """Return the next draw, or the shuffle, by which a forced move is made."""
    seat = forced.next_to_draw(m)
    if forced.made_by_deal(m):
        return [_deal(m)]
    if not forced.made_by_draw(m, seat):
        return []
    return [_entry("draw", seat) if m.options.points else _draw(m, seat)]


def _doubles(m: SorryMatch) -> list[Prompt]:
    if not m.options.points or m.reds or m.barred(SorryAct.DOUBLE) is not None:
        return []
    return [_entry("double", seat) for seat in m.playing]


def _repairs(m: SorryMatch) -> list[Prompt]:
    """Return the prompts to put the mirror right: any man on any square, from where it is shown."""
    if m.barred(SorryAct.BOARD) is not None:
        return []
    return [Prompt("ruling", "board", DEALER, RULINGS["board"], {"men": tuple(SQUARES.values())})]
