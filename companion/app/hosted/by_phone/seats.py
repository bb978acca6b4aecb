"""The seats of a hosted table that phones play: who is here, who stands in, what each enters."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence

from companion.app.hosted.bots import Bots
from companion.app.hosted.by_phone.memory import PhoneMemory
from companion.app.hosted.dealt import Dealt
from companion.app.hosted.guests import Guests
from companion.app.hosted.orders import Orders
from companion.app.hosted.seating_plan import SeatingPlan
from companion.app.hosted.sights import Sights
from companion.app.hosted.table_choices import TableChoices
from companion.core.live import Session, View
from companion.core.live.listener import Listening
from companion.core.referee.verdicts import Verdict
from companion.drawing.palette import THEMES
from companion.outputs.console.controls import KeptPhone
from companion.outputs.console.phone_chairs import BOT, NOBODY, PERSON, TableChair
from companion.outputs.start import Chair
from companion.setup.profile.model import Profile


class PhoneSeats:
    """Who sits here by phone, as a hosted table has it: see `controls.Seated`.

    `here`, `chairs` and what only asks may be called from any thread, the rest on the judging one.
    """

    def __init__(
        self,
        profile: Profile,
        choosing: TableChoices,
        plan: SeatingPlan,
        bots: Bots,
        orders: Orders,
        memory: PhoneMemory,
    ) -> None:
        self._profile, self._choosing, self._plan = profile, choosing, plan
        self._bots, self._orders, self._memory = bots, orders, memory
        self.sights = Sights(lambda: bots.company)
        self.sights.deals = lambda: bool(plan.people)
        self.entry, self.keep, self.close = self.sights.entry, memory.keep, memory.close
        self.changed: Callable[[], None] = lambda: None
        """Told that somebody else plays, or under another name."""
        self._players: tuple[str, ...] = ()
        """Who plays in the match that is on, by seat."""

    def recalled(self) -> list[KeptPhone]:
        """Have those sit again who sat here by phone before a restart, and return them."""
        there = [seat.number for seat in self._profile.seats]
        phones = [phone for phone in self._memory.recall() if phone.chair in there]
        seated: list[int] = []
        for phone in phones:
            self._choosing.seat(phone.chair, phone.name, seated)
            seated.append(phone.chair)
        self._plan.here.note(seated, ())
        self._choosing.may_deal(bool(seated) and not self._choosing.choices.wired)
        return phones

    # The life of a match.

    def arrange(self) -> None:
        """Sit down for the match that is planned."""
        self._bots.people, self._bots.chance = self._plan.people, self._plan.chance
        self._bots.awake = self._plan.played()

    def dealt(self, session: Session) -> Dealt | None:
        """Return who deals to people in a match, to live through it again; None: nobody does."""
        company = self._bots.gather(session) if self._plan.people else None
        return None if company is None else Dealt(session, company)

    def called_over(self, session: Session) -> Guests:
        """Have it told who plays, from the first moment of a match."""
        return Guests((RollCall(self._play_as),))

    def _play_as(self, players: tuple[str, ...]) -> None:
        self._players = players
        self.changed()

    def empty(self) -> None:
        """Have nobody play: no match is on."""
        self._bots.company, self._players = None, ()

    def chairs(self) -> tuple[TableChair, ...]:
        """Return the chairs of the table as phones are shown them."""
        return table_chairs(self._profile, self._choosing, self._plan, self._players)

    # What phones do.

    def here(self, taken: Collection[int], present: Collection[int]) -> None:
        """Take note which chairs phones have, and of which the phone is here now."""
        self._plan.here.note(taken, present)
        self._choosing.may_deal(bool(taken) and not self._choosing.choices.wired)
        self._orders.give(self.let_play)

    def let_play(self) -> None:
        """Let bots play where no phone does; the judging thread says so."""
        self._bots.play_for(self._plan.played())

    def stand_in(self, chair: int, on: bool) -> list[int]:
        """Let a bot play on a chair whenever no phone does, or nobody; return all such chairs."""
        self._plan.stand_in(chair, on)
        self.let_play()
        return sorted(self._plan.stand_ins)

    def can_stand_in(self, chair: int) -> bool:
        """Tell whether a bot could play there: the table deals."""
        return self.seat(chair) in self._plan.people

    def seat(self, chair: int) -> int | None:
        """Return the seat of a chair in the match that is on."""
        return self._plan.chairs.seat(chair)


class RollCall(Listening):
    """Tells who plays in a match, whenever that is new."""

    def __init__(self, tell: Callable[[tuple[str, ...]], None]) -> None:
        self._tell = tell
        self._players: tuple[str, ...] = ()

    def judged(self, verdicts: Sequence[Verdict], view: View) -> None:
        """Look at the names."""
        if view.setup.players != self._players:
            self._players = view.setup.players
            self._tell(self._players)


def table_chairs(
    profile: Profile, choosing: TableChoices, plan: SeatingPlan, players: Sequence[str]
) -> tuple[TableChair, ...]:
    """Return the chairs of a table as phones are shown them; `players` play now, by seat."""
    chosen = {chair.seat: chair for chair in choosing.chosen.chairs}
    wired = choosing.choices.wired
    return tuple(
        _in_match(chair, plan, players, chair in wired)
        if players
        else _for_next(chosen[chair], chair in wired)
        for chair in (seat.number for seat in profile.seats)
    )


def _in_match(chair: int, plan: SeatingPlan, players: Sequence[str], wired: bool) -> TableChair:
    seat = plan.chairs.seat(chair)
    if seat is None or seat > len(players):
        return TableChair(chair, "", _colour(chair), NOBODY, wired)
    who = BOT if seat in plan.bots else PERSON
    stands_in = chair in plan.stand_ins
    return TableChair(chair, players[seat - 1], _colour(seat), who, wired, seat, stands_in)


def _for_next(chair: Chair, wired: bool) -> TableChair:
    who = BOT if chair.bot else PERSON if chair.taken else NOBODY
    return TableChair(chair.seat, chair.name, _colour(chair.seat), who, wired)


def _colour(number: int) -> str:
    """Return the colour of a seat as the display has it, for a dark room."""
    return "#{:02x}{:02x}{:02x}".format(*THEMES["dark"][f"seat{number}"])
