"""A turn: the card is turned up, its moves are listed, one is made, the left neighbour follows."""

from companion.core.referee.events import Entry, Event, Press
from companion.core.referee.instant import in_doubt, instant_of
from companion.games.sorry.rules import early_draws, forced, points, wins
from companion.games.sorry.rules.board import Move
from companion.games.sorry.rules.geometry import COLOURS
from companion.games.sorry.rules.moves import KINDS, Listing, legal
from companion.games.sorry.rules.phases import OUT_OF_TURN, SorryAct, SorryPhase
from companion.games.sorry.rules.state import SorryMatch
from companion.games.sorry.rules.telling import Told, carry_out, described

AGAIN = "2"
"""The card after which another one is due (SO-28)."""

_NONE = Listing([])


def may(m: SorryMatch, act: SorryAct, seat: int) -> str | None:
    """Return why a seat cannot do something now: the time, or another's turn."""
    running = m.phase in (SorryPhase.DRAW, SorryPhase.MOVE, SorryPhase.REFILL) and m.win is None
    if running and seat != m.turn and seat not in m.dropped:
        waits = act in (SorryAct.CARD, SorryAct.REFILL) and seat == m.after(m.turn)
        return OUT_OF_TURN.get(m.phase, "not-your-turn") if waits else "not-your-turn"
    return m.barred(act, seat)


def bad_card(m: SorryMatch, card: str) -> str | None:
    """Return why a card cannot have been turned up (SO-2, SD-42)."""
    if card not in KINDS:
        return "no-such-card"
    return "card-exhausted" if m.pack.exhausted(card) else None


def tell_hand(m: SorryMatch, t: int, seat: int) -> None:
    """Tell a seat its virtual hand; nobody else may see it (SD-41)."""
    if m.options.virtual:
        m.find(t, "hand", seat=seat, cards=m.pack.hands[seat].copy())


def begin(m: SorryMatch, t: int, seat: int) -> None:
    """Give a seat its turn."""
    m.turn, m.again = seat, False
    _await_card(m)
    m.find(t, "turn", seat=seat, colour=COLOURS[m.colours[seat]])


def _await_card(m: SorryMatch) -> None:
    m.card, m.listing, m.picked, m.touched, m.followed = None, _NONE, 0, False, False
    m.phase = SorryPhase.DRAW if m.pack.left else SorryPhase.DEALING


def touch(m: SorryMatch, press: Press) -> None:
    """Take a touch of the pack: a draw, unless it came too early (SO-8)."""
    if forced.made_by_draw(m, press.seat):
        forced.make(m, press.t)
    elif m.followed and press.seat == m.turn:
        m.followed = False
        return
    reason = may(m, SorryAct.CARD, press.seat)
    if reason == OUT_OF_TURN[SorryPhase.MOVE]:
        early_draws.hold(m, press)
    elif reason is not None:
        m.refuse(press, reason)
    elif m.committed and m.committed[0] != press.seat and in_doubt(m.committed[1], press):
        early_draws.ask(m, press)
    else:
        draw(m, press)


def draw(m: SorryMatch, event: Event) -> None:
    """Draw: a virtual card turns up at once, a real one when it is entered."""
    if m.options.virtual:
        card = m.pack.draw()
        assert card is not None
        _turn_up(m, event.t, card)
    elif m.touched:
        m.refuse(event, "card-due")
    else:
        m.touched = True


def draw_entry(m: SorryMatch, event: Entry) -> None:
    """Take a draw that was entered in place of a touch; it is never in doubt."""
    if m.options.virtual and forced.made_by_draw(m, event.fields["seat"]):
        forced.make(m, event.t)
    reason = may(m, SorryAct.CARD, event.fields["seat"]) if m.options.virtual else "not-in-mode"
    if reason is not None:
        m.refuse(event, reason)
    else:
        draw(m, event)


def card_entry(m: SorryMatch, event: Entry) -> None:
    """Take the card that was turned up on a real table (SO-7)."""
    seat, card = event.fields["seat"], event.fields["card"]
    ends_play = forced.made_by_draw(m, seat)
    reason = "not-in-mode" if m.options.virtual else None
    reason = reason or (None if ends_play else may(m, SorryAct.CARD, seat)) or bad_card(m, card)
    if reason is not None:
        m.refuse(event, reason)
        return
    if ends_play:
        forced.make(m, event.t)
    m.pack.draw()
    _turn_up(m, event.t, card)


def _turn_up(m: SorryMatch, t: int, card: str) -> None:
    m.pack.show(card)
    m.card = card
    m.find(t, "drawn", seat=m.turn, card=card, left=m.pack.left)
    list_moves(m, t)


def list_moves(m: SorryMatch, t: int) -> None:
    """List every legal move for the open card; without any, it is forfeited (SO-21)."""
    assert m.card is not None
    sides = m.sides(m.turn)
    m.listing, m.picked = legal(m.board, sides, m.card), 0
    if m.turn == m.taken_as_made:
        m.taken_as_made = 0
    moves, may_pass = m.listing
    if not moves:
        m.find(t, "forfeit", seat=m.turn, card=m.card)
        m.committed = None
        finish(m, t)
        return
    m.phase = SorryPhase.MOVE
    m.find(
        t,
        "moves",
        seat=m.turn,
        card=m.card,
        forced=forced.is_forced(m.listing),
        may_pass=may_pass,
        moves=shown_moves(m),
    )


def shown_moves(m: SorryMatch) -> list[Told]:
    """Return the listed moves, numbered from 1; a list is put into words once."""
    if m.shown is None or m.shown[0] is not m.listing:
        sides = m.sides(m.turn) if m.listing.moves else ()
        moves = enumerate(m.listing.moves, start=1)
        told = [{"id": number, "parts": described(m.board, sides, move)} for number, move in moves]
        m.shown = (m.listing, told)
    return m.shown[1]


def pick(m: SorryMatch, press: Press) -> None:
    """Highlight the next listed move."""
    reason = may(m, SorryAct.MOVE, press.seat)
    if reason is not None:
        m.refuse(press, reason)
        return
    m.picked = m.picked % len(m.listing.moves) + 1
    m.find(press.t, "picked", seat=press.seat, move=m.picked)


def commit_press(m: SorryMatch, press: Press) -> None:
    """Commit the highlighted move, or the only one (SD-45)."""
    reason = may(m, SorryAct.MOVE, press.seat)
    if reason is not None and press.seat == m.taken_as_made:
        return  # what is confirmed here has been made already, by the next draw
    only = 1 if len(m.listing.moves) == 1 else 0
    number = m.picked or only
    if reason is None and not number:
        reason = "choose-first"
    if reason is not None:
        m.refuse(press, reason)
        return
    move = m.listing.moves[number - 1]
    if m.options.points and wins.would_win(m, move):
        wins.hold(m, press, move)
    else:
        _commit(m, press, move)


def move_entry(m: SorryMatch, event: Entry) -> None:
    """Commit a listed move by its number; what is entered is never in doubt."""
    number = event.fields["move"]
    reason = may(m, SorryAct.MOVE, event.fields["seat"])
    if reason is None and not 1 <= number <= len(m.listing.moves):
        reason = "no-such-move"
    if reason is None and m.reds and wins.would_win(m, m.listing.moves[number - 1]):
        reason = "call-pending"
    if reason is not None:
        m.refuse(event, reason)
    else:
        _commit(m, event, m.listing.moves[number - 1])


def pass_entry(m: SorryMatch, event: Entry) -> None:
    """Decline the exchange of an 11 (SO-33)."""
    reason = may(m, SorryAct.MOVE, event.fields["seat"])
    if reason is None and not m.listing.may_pass:
        reason = "must-move"
    if reason is not None:
        m.refuse(event, reason)
        return
    early_draws.settle(m)
    m.committed = None
    m.find(event.t, "passed", seat=m.turn, card=m.card)
    finish(m, event.t)
    _follow(m, event)


def _commit(m: SorryMatch, event: Press | Entry, move: Move) -> None:
    """Make a move that is beyond question, and see whether the next draw came before it."""
    press = event if isinstance(event, Press) else None
    wins_now = wins.would_win(m, move)
    early = m.early
    doubtful = early is not None and press is not None and in_doubt(early, press)
    if doubtful and not wins_now and m.card != AGAIN:
        m.early = None
    else:
        early = None
        early_draws.settle(m)
    m.committed = None
    if press is not None and not forced.is_forced(m.listing):
        m.committed = (m.turn, instant_of(press))
    make(m, event.t, move)
    if wins_now:
        wins.by_home(m, event.t)
        return
    finish(m, event.t)
    if m.options.follows:
        _follow(m, event)  # if somebody has reached for that card already, it is the same one
    elif early is not None and m.phase is SorryPhase.DRAW:
        early_draws.ask(m, early)
    elif early is not None:
        m.refuse(early, OUT_OF_TURN[SorryPhase.MOVE])


def _follow(m: SorryMatch, event: Event) -> None:
    """Turn up the next card, or refill the hand, where that follows by itself (SD-46)."""
    if not m.options.follows:
        return
    if m.phase is SorryPhase.REFILL:
        points.take(m, event.t)
    elif m.phase is SorryPhase.DRAW and not m.options.points:
        m.followed = True
        draw(m, event)


def make(m: SorryMatch, t: int, move: Move, implied: bool = False) -> None:
    """Make a move on the mirror; one that nobody confirmed says so."""
    parts = carry_out(m.board, m.sides(m.turn), move)
    why = {"implied": True} if implied else {}
    m.find(t, "moved", seat=m.turn, card=m.card, parts=parts, men=m.board.shown(), **why)


def finish(m: SorryMatch, t: int) -> None:
    """Go on after a play: refill in the point game, else draw again or pass the turn."""
    m.again = m.card == AGAIN
    if m.options.points:
        m.card, m.listing, m.picked = None, _NONE, 0
        m.phase = SorryPhase.REFILL
    else:
        go_on(m, t)


def go_on(m: SorryMatch, t: int) -> None:
    """Reshuffle if the pack is used up (SO-9); then the extra card, or the next seat."""
    if not m.pack.left:
        m.find(t, "reshuffle", cards=len(m.pack.shown))
    if m.again:
        m.again = False
        _await_card(m)
        m.find(t, "extra-draw", seat=m.turn)
    else:
        begin(m, t, m.after(m.turn))
