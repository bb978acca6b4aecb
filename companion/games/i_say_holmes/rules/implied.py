"""What follows by itself: a player who goes on has told what everybody was waiting for.

Whoever is next and lays, draws or escapes has seen the card before kept, the cards on their way
arrive, and no arrest made; who is attacked and plays on has no defence. Each of these is said in a
verdict of its own, with what it leads to. Should the entry itself be refused, nothing has followed
from it. A plea is never implied: nobody is cleared, or convicted, by somebody else's haste.
"""

from collections.abc import Callable

from companion.core.referee.events import Entry
from companion.games.i_say_holmes.rules import moving, turns, windows
from companion.games.i_say_holmes.rules.phases import IN_PLAY, ISayPhase
from companion.games.i_say_holmes.rules.state import ISayMatch
from companion.games.i_say_holmes.rules.vocabulary import NO_DEFENCE

Act = Callable[[ISayMatch, Entry], None]

GOING_ON = ("play", "draw", "escape")
"""What only the player on turn can do, so that whoever does it takes it to be their turn."""


def enter(m: ISayMatch, event: Entry, act: Act) -> None:
    """Carry an entry out, after all that it implies."""
    if event.name not in GOING_ON or not _implies(m, event):
        act(m, event)
        return
    trial = m.clone()
    trial.found = []
    if not follow(trial, event):
        act(m, event)
        return
    act(trial, event)
    refusal = next((finding for finding in trial.found if finding.kind == "refused"), None)
    if refusal is None:
        follow(m, event)
        act(m, event)
        return
    m.found.append(refusal)
    if trial.refused is not None and trial.refused[0] is refusal:
        m.refused = trial.refused


def _implies(m: ISayMatch, event: Entry) -> bool:
    """Tell whether anything may follow from an entry, without working out what."""
    if _has_turn(m, event.fields["seat"]):
        return m.phase is ISayPhase.TURN and bool(event.fields.get("drawn"))
    return _step(m, event.fields["seat"]) is not None


def _has_turn(m: ISayMatch, seat: int) -> bool:
    return m.question is None and m.phase in IN_PLAY and m.turn == seat


def follow(m: ISayMatch, event: Entry) -> bool:
    """Let everything follow that an entry implies; tell whether it then is that player's turn.

    All of it belongs to the turn that is being ended: taken back, it is taken back as one.
    """
    seat, scope = event.fields["seat"], m.scope
    ready = go_on(m, event.t, seat)
    m.scope = scope
    if ready and event.fields.get("drawn") and m.phase is ISayPhase.TURN:
        return turns.take(m, event.t)
    return ready


def go_on(m: ISayMatch, t: int, seat: int) -> bool:
    """Bring a seat to its turn, if only the obvious stands in between; tell whether it was done."""
    first = True
    while not _has_turn(m, seat):
        step = _step(m, seat, first=first)
        if step is None:
            return False
        step(m, t, seat)
        first = False
    return True


def next_to_go_on(m: ISayMatch) -> int:
    """Return the seat that may go on though something else is awaited; 0: nobody."""
    for seat in m.seats:
        if not _has_turn(m, seat) and _step(m, seat) is not None:
            trial = m.clone()
            if go_on(trial, 0, seat):
                return seat
    return 0


Step = Callable[[ISayMatch, int, int], None]


def _step(m: ISayMatch, seat: int, *, first: bool = True) -> Step | None:
    """Return the next thing that follows from a seat's going on, or None."""
    if m.question is not None:
        return None
    beside = seat == m.left_of(m.turn) if m.turn else False
    match m.phase:
        case ISayPhase.DRAWN if beside:
            return _kept
        case ISayPhase.WINDOW if m.window is not None and m.window.attack.seat == seat:
            return None if m.window.presses else _no_defence
        case ISayPhase.MOVING:
            return _arrived
        case ISayPhase.ACCUSE if first and beside and not m.out:
            return _no_arrest
    return None


def _kept(m: ISayMatch, t: int, by: int) -> None:
    m.find(t, "implied", what="keep", seat=m.turn, by=by)
    turns.kept(m, t)


def _no_defence(m: ISayMatch, t: int, by: int) -> None:
    m.find(t, "implied", what="no-defence", seat=by, by=by)
    windows.answer(m, t, NO_DEFENCE)


def _arrived(m: ISayMatch, t: int, by: int) -> None:
    m.find(t, "implied", what=m.moving, by=by)
    moving.arrived(m, t)


def _no_arrest(m: ISayMatch, t: int, by: int) -> None:
    m.find(t, "implied", what="no-arrest", seat=m.accuser, by=by)
    turns.begin(m, t, m.left_of(m.turn))
