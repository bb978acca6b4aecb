"""Before the first turn: setting out the pack, drawing for the lead, choosing colours."""

from companion.core.referee.events import Deal, Entry, Event
from companion.games.sorry.rules import forced, turns
from companion.games.sorry.rules.board import SorryBoardState
from companion.games.sorry.rules.geometry import CIRCLES, COLOURS, START
from companion.games.sorry.rules.moves import KINDS
from companion.games.sorry.rules.pack import HAND
from companion.games.sorry.rules.phases import SorryAct, SorryPhase
from companion.games.sorry.rules.state import SorryMatch


def deal(m: SorryMatch, event: Deal) -> None:
    """Take a shuffled pack: for the lead draw, for a game, or to go on with one (SO-9)."""
    order = event.fields.get("order")
    ends_play = forced.made_by_deal(m)
    reason = None if ends_play else m.barred(SorryAct.DEAL)
    if reason is None:
        reason = _bad_pack(m, order)
    if reason is not None:
        m.refuse(event, reason)
        return
    if ends_play:
        forced.make(m, event.t)
    if not m.running:
        m.pack.gather()
    m.pack.shuffled(order)
    if m.running:
        m.phase = SorryPhase.DRAW
        _tell_dealt(m, event.t)
    elif m.colours:
        _begin_game(m, event.t)
    else:
        m.phase = SorryPhase.LEAD_DRAW
        m.lead_due = m.lead_due or tuple(m.seats)
        _tell_dealt(m, event.t)


def to_deal(m: SorryMatch) -> list[str]:
    """Return the cards that the next deal shuffles."""
    if not m.running:
        fresh = m.pack.clone()
        fresh.gather()
        return fresh.to_shuffle()
    return m.pack.to_shuffle()


def _bad_pack(m: SorryMatch, order: list[str] | None) -> str | None:
    if m.options.virtual:
        fits = order is not None and sorted(order) == sorted(to_deal(m))
        return None if fits else "bad-pack"
    return None if order is None else "bad-pack"


def _tell_dealt(m: SorryMatch, t: int) -> None:
    m.find(t, "dealt", cards=m.pack.left, hands=m.hand_sizes(), men=m.board.shown())


def _begin_game(m: SorryMatch, t: int) -> None:
    m.scope += 1
    m.running, m.multiplier, m.dropped = True, 1, frozenset()
    m.committed, m.again, m.taken_as_made = None, False, 0
    m.board = SorryBoardState(tuple(m.colours[1:]))
    if m.options.points:
        _deal_hands(m)
    _tell_dealt(m, t)
    if m.options.points:
        for seat in m.seats:
            turns.tell_hand(m, t, seat)
    turns.begin(m, t, m.leader)


def _deal_hands(m: SorryMatch) -> None:
    """Deal five each from the leader on, and put a man of each on its circle (SO-45, SO-46)."""
    count = len(m.seats)
    for _ in range(HAND):
        for place in range(count):
            m.pack.take((m.leader - 1 + place) % count + 1)
    for colour in m.colours[1:]:
        m.board.place(colour, [START, START, START, CIRCLES[colour]])


def lead_draw(m: SorryMatch, event: Entry) -> None:
    """Take a card that was drawn for the lead from a real pack (SO-5)."""
    seat, card = event.fields["seat"], event.fields["card"]
    reason = "not-in-mode" if m.options.virtual else m.barred(SorryAct.LEAD)
    reason = reason or _not_due(m, seat) or turns.bad_card(m, card)
    if reason is not None:
        m.refuse(event, reason)
        return
    m.pack.draw()
    _lead_with(m, event.t, seat, card)


def lead_touch(m: SorryMatch, event: Event, seat: int) -> None:
    """Take a touch of the pack in the lead draw: with a virtual pack, that is the draw."""
    reason = _not_due(m, seat)
    if reason is not None:
        m.refuse(event, reason)
    elif m.options.virtual:
        card = m.pack.draw()
        assert card is not None
        _lead_with(m, event.t, seat, card)


def _not_due(m: SorryMatch, seat: int) -> str | None:
    return None if seat in m.lead_due else "not-your-turn"


def _lead_with(m: SorryMatch, t: int, seat: int, card: str) -> None:
    m.pack.show(card)
    m.lead_cards[seat] = card
    m.lead_due = tuple(other for other in m.lead_due if other != seat)
    m.find(t, "drawn", seat=seat, card=card, left=m.pack.left)
    if not m.lead_due:
        _compare(m, t)
    if m.lead_due and not m.pack.left:
        m.find(t, "reshuffle", cards=m.pack.size)
        m.phase = SorryPhase.DEALING


def _compare(m: SorryMatch, t: int) -> None:
    """Find the leader, or let those who tie draw again (SD-14)."""
    best = max(map(KINDS.index, m.lead_cards.values()))
    first = [seat for seat, card in sorted(m.lead_cards.items()) if KINDS.index(card) == best]
    m.lead_cards = {}
    if len(first) > 1:
        m.lead_due = tuple(first)
        m.find(t, "tie", seats=first)
        return
    m.leader = first[0]
    m.phase = SorryPhase.COLOURS
    m.find(t, "lead", seat=m.leader, card=KINDS[best])


def chooser(m: SorryMatch) -> int:
    """Return who chooses a colour next: the leader, then leftward (SD-15)."""
    return (m.leader - 1 + len(m.chosen)) % len(m.seats) + 1


def free_colours(m: SorryMatch) -> list[str]:
    """Return the colours that nobody has chosen yet."""
    return [name for colour, name in enumerate(COLOURS) if colour not in m.chosen.values()]


def choose(m: SorryMatch, event: Entry) -> None:
    """Take a choice of colour; after a game, the leader's opens a new round of choices."""
    seat, colour = event.fields["seat"], event.fields["colour"]
    reason = m.barred(SorryAct.COLOUR)
    if reason is None and seat != chooser(m):
        reason = "not-your-turn"
    if reason is None and colour not in free_colours(m):
        reason = "colour-taken"
    if reason is not None:
        m.refuse(event, reason)
        return
    m.phase, m.colours = SorryPhase.COLOURS, []
    m.chosen[seat] = COLOURS.index(colour)
    if m.options.partners:
        _seat_partners(m)
    if len(m.chosen) == len(m.seats):
        m.colours = [-1, *(m.chosen[seat] for seat in m.seats)]
        m.chosen = {}
        m.phase = SorryPhase.DEALING
        m.board = SorryBoardState()
        m.find(event.t, "colours", colours=m.colour_names())


def _seat_partners(m: SorryMatch) -> None:
    """Seat the colours in the order of the board, so that partners face each other."""
    first = m.chosen[m.leader]
    for place in range(len(m.seats)):
        m.chosen[(m.leader - 1 + place) % len(m.seats) + 1] = (first + place) % len(COLOURS)
