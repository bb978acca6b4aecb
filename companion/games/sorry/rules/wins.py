"""The end of a game: who has won, what it counts, and who leads the next one."""

from companion.core.referee.events import Press
from companion.core.referee.instant import decidable_at, in_doubt
from companion.core.referee.timers import Timer
from companion.games.sorry.rules import calls, turns
from companion.games.sorry.rules.board import MEN, Move
from companion.games.sorry.rules.geometry import HOME
from companion.games.sorry.rules.moves import Listing
from companion.games.sorry.rules.phases import SorryPhase
from companion.games.sorry.rules.state import SorryMatch
from companion.games.sorry.rules.telling import carry_out

MAN = 5
WINNER = MAN * MEN
BONUSES = (100, 50, 25, 0, 0)
"""By how many men the opponent who has most of them has home (SO-51, SD-32)."""
DROP_OUT = 25
DOUBLE_GAME = 2


def would_win(m: SorryMatch, move: Move) -> bool:
    """Tell whether a move brings the last man of the side home."""
    sides = m.sides(m.turn)
    missing = sum(MEN - m.board.at_home(colour) for colour in sides)
    if missing > len(move):
        return False
    after = m.board.clone()
    carry_out(after, sides, move)
    return all(set(after.men[colour]) == {HOME} for colour in sides)


def hold(m: SorryMatch, press: Press, move: Move) -> None:
    """Keep a winning move until no call can still be in doubt with it (SD-39)."""
    rivals = [red for red in m.reds if red.seat != press.seat and in_doubt(red, press)]
    if len(rivals) < len(m.reds):
        m.refuse(press, "call-pending")
        return
    m.win = (press, move)
    if rivals:
        m.reds = []
        calls.ask_call_or_win(m, rivals[0])
        for red in rivals[1:]:
            m.refuse(red, "ruling-pending")
    else:
        m.timers.set("win", decidable_at(press, m.slack["red"]), token=press.t, waits=True)


def ripen(m: SorryMatch, timer: Timer) -> None:
    """Book a winning move that no call can touch any more."""
    if m.win is not None and m.win[0].t == timer.token and m.phase is SorryPhase.MOVE:
        book(m, timer.token)


def book(m: SorryMatch, t: int) -> None:
    """Make the winning move that was held."""
    assert m.win is not None
    _, move = m.win
    m.win = None
    turns.make(m, t, move)
    by_home(m, t)


def by_home(m: SorryMatch, t: int) -> None:
    """End the game: the player on turn has brought the last man home (SO-4, SO-43, SO-49)."""
    seat, games = m.turn, 1
    winners = [seat]
    if m.options.partners:
        winners = sorted((seat, (seat + 1) % len(m.seats) + 1))
        games = DOUBLE_GAME if _double(m) else 1
    _won(m, t, winners, "home", games)
    if m.options.points:
        _score(m, t, seat)
    _close(m, seat)


def _double(m: SorryMatch) -> bool:
    """Tell whether neither opponent has their four men home (SO-44)."""
    ours = m.sides(m.turn)
    return all(m.board.at_home(c) < MEN for c in m.colours[1:] if c not in ours)


def by_drop_out(m: SorryMatch, t: int, seat: int) -> None:
    """End the game: everyone else has dropped out (SO-54)."""
    _won(m, t, [seat], "drop-out", 1)
    hand = [DROP_OUT if other == seat else 0 for other in m.seats]
    _tell_score(m, t, hand, DROP_OUT, 0, 1)
    _close(m, seat)


def _won(m: SorryMatch, t: int, winners: list[int], by: str, games: int) -> None:
    for seat in winners:
        m.games[seat] += games
    who = {"seats": winners} if m.options.partners else {"seat": winners[0]}
    m.find(t, "won", **who, by=by, games=games, total=m.games[1:])


def _score(m: SorryMatch, t: int, winner: int) -> None:
    """Score a game that was played out (SO-49 to SO-51)."""
    home = {seat: m.board.at_home(m.colours[seat]) for seat in m.seats}
    others = [men for seat, men in home.items() if seat != winner]
    normal, bonus = WINNER + MAN * sum(others), BONUSES[max(others)]
    hand = [
        normal + bonus if seat == winner else 0 if seat in m.dropped else MAN * home[seat]
        for seat in m.seats
    ]
    _tell_score(m, t, [points * m.multiplier for points in hand], normal, bonus, m.multiplier)


def _tell_score(
    m: SorryMatch, t: int, hand: list[int], normal: int, bonus: int, multiplier: int
) -> None:
    for seat, points in zip(m.seats, hand, strict=True):
        m.scores[seat] += points
    m.find(
        t,
        "score",
        hand=hand,
        total=m.scores[1:],
        normal=normal,
        bonus=bonus,
        multiplier=multiplier,
    )


def _close(m: SorryMatch, leader: int) -> None:
    """Let the winner lead the next game (SO-6, SD-26, SD-44)."""
    m.leader, m.running, m.phase, m.turn = leader, False, SorryPhase.OVER, 0
    m.card, m.listing, m.picked, m.win, m.reds = None, Listing([]), 0, None, []
