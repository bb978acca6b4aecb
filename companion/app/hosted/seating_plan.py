"""Who sits where: from what is chosen to the next match, and from seats to the table's chairs."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from companion.app.hosted.by_phone.memory import PhonesHere
from companion.app.hosted.chairs import Chairs, SeatedHands
from companion.app.hosted.people import genders_of
from companion.app.hosted.table_choices import TableChoices, seated_as
from companion.app.hosted.wishes import NextMatch
from companion.app.simulated.practice_data import temperaments
from companion.app.table.build import unwired
from companion.app.table.match import header_of, pack_options, seats_problem
from companion.games import KITS
from companion.outputs.display.phones.buzzers import ON_PHONES
from companion.outputs.start import Chosen
from companion.outputs.start.chosen import OWN
from companion.practice.hands import Hands
from companion.setup.profile import ProfileError
from companion.setup.profile.model import Profile, Simulated

CHAIRS, BOTS, PACE, EVENING = "chairs", "bots", "pace", "evening"
DEALT, SEED, STAND_INS = "dealt", "seed", "stand_ins"
"""What is kept of it with a match: to which seats of people the table deals, by what chance, and on
which chairs a bot stands in."""


class SeatingPlan:
    """One table's. Only `arrange` changes it, on the judging thread; the rest is for any."""

    def __init__(
        self,
        profile: Profile,
        choosing: TableChoices,
        tempers: Mapping[int, str],
        called: Callable[[str], dict[str, Any]],
        here: PhonesHere | None = None,
        draw: Callable[[], int] = lambda: 0,
    ) -> None:
        """`tempers` are of bots that sit there by command; `called` draws how it is called, `draw`
        by what chance the table deals to whoever sits here by phone."""
        self._profile, self._choosing, self._called = profile, choosing, called
        self._tempers = dict(tempers)
        self.here, self._draw = here or PhonesHere(), draw
        self.chairs = Chairs(seat.number for seat in profile.seats)
        self.bots: Mapping[int, str] = self._tempers
        """How those play whom the program plays, by seat of the match that is on."""
        self.people: frozenset[int] = frozenset()
        """The seats of people to whom the table deals: a bot can stand in for them."""
        self.stand_ins: frozenset[int] = frozenset()
        """The chairs on which a bot plays whenever no phone does."""
        self.chance: int | None = None
        """By what the table deals to them."""
        self.part: Callable[[Chosen], list[int] | None] = lambda chosen: None
        """Says which round of a club's evening a match is that is begun as it stands chosen."""
        self.asked: Callable[[], None] = lambda: None
        """Told that somebody begins what is chosen, before it is looked at."""
        self.arranged: Callable[[Any], None] = lambda part: None
        """Told of which round a match is that begins, or goes on; None: of none."""

    # What is next.

    def chosen_match(self) -> NextMatch:
        """Return a match as it stands chosen; ValueError in one line if it cannot be."""
        self.asked()
        chosen = self._choosing.chosen
        if wrong := self._choosing.problem():
            raise ValueError(wrong)
        return self.next_match(chosen.game, chosen.of_game())

    def next_match(self, game: str, options: Mapping[str, Any]) -> NextMatch:
        """Return a match of those who sit here; ValueError if it cannot be played by them."""
        chosen = self._choosing.chosen
        if wrong := seats_problem(game, len(chosen.seated)):
            raise ValueError(wrong)
        bots, dealt = self._bots(chosen), self._dealt(chosen)
        try:
            told = self._simulated(game) if bots or dealt else {}
            phones = self._phones_may_sit([chair.seat for chair in chosen.seated])
            header = header_of(self._profile, game, (), {**told, **options}, phones)
        except ProfileError as error:
            raise ValueError(str(error)) from None
        sit = seated_as(chosen, header["dealer"])
        chairs = [chair.seat for chair in chosen.seated]
        told_bots = {"bots": bots} if bots else {}
        part = self.part(chosen)
        told_part = {EVENING: part} if part else {}
        return NextMatch(
            {**header, **sit, "caller": self._called(chosen.pace), **told_bots, **told_part},
            {
                CHAIRS: chairs,
                BOTS: bots,
                PACE: chosen.pace,
                **told_part,
                **self._hands_of(dealt, chairs),
                **genders_of(sit["players"]),
            },
        )

    def _phones_may_sit(self, chairs: Sequence[int]) -> set[int]:
        """Return on which of these chairs a phone may be the buttons, now or later in the match.

        A match states once how long it waits for what may still come. A phone that sits down in the
        middle of it has presses that take as long as those of any other.
        """
        if not self.here.invited:
            return set()
        places = {seat.number: seat for seat in self._profile.seats}
        return {chair for chair in chairs if ON_PHONES.intersection(unwired(places[chair]))}

    def _dealt(self, chosen: Chosen) -> list[int]:
        """Return the seats of people to whom the table deals: somebody here plays by phone, and
        whoever has no phone has no buttons either, so that there are no cards on the table."""
        seated, wired = chosen.seated, self._choosing.choices.wired
        people = [chair.seat for chair in seated if not chair.bot]
        if not self.here.taken.intersection(people):
            return []
        real = chosen.cards == OWN or wired.intersection(people) - self.here.taken
        if real and not self._bots(chosen):
            return []
        dealt = (chair.seat in people and chair.seat not in wired for chair in seated)
        return [seat for seat, to in enumerate(dealt, start=1) if to]

    def _hands_of(self, dealt: Sequence[int], chairs: Sequence[int]) -> dict[str, Any]:
        """Return how the table deals to these seats; a bot stands in where nobody is by then."""
        if not dealt:
            return {}
        present = self.here.present
        gone = [chairs[seat - 1] for seat in dealt if chairs[seat - 1] not in present]
        return {DEALT: [*dealt], SEED: self._draw(), STAND_INS: gone}

    def _simulated(self, game: str) -> Mapping[str, Any]:
        """Return what simulated cards say of themselves, where bots hold them."""
        return KITS[game].played.described(pack_options(self._profile, game))

    def _bots(self, chosen: Chosen) -> dict[str, str]:
        """Return how each bot plays; in JSON, the names of things are text."""
        return {
            str(seat): self._tempers.get(chair.seat, chair.who)
            for seat, chair in enumerate(chosen.seated, start=1)
            if chair.bot
        }

    # What is on.

    def arrange(self, settings: Mapping[str, Any]) -> None:
        """Set the chairs for a match: who sits where, and who is no person."""
        self.chairs = Chairs(settings.get(CHAIRS) or [s.number for s in self._profile.seats])
        told = settings.get(BOTS)
        if told is None:
            self.bots = self._tempers
        else:
            self.bots = {int(seat): name for seat, name in told.items() if name in temperaments()}
        self.people = frozenset(settings.get(DEALT) or ()) - frozenset(self.bots)
        self.stand_ins = frozenset(settings.get(STAND_INS) or ())
        self.chance = settings.get(SEED)
        self.arranged(settings.get(EVENING))

    def chairs_seated(self) -> dict[int, int]:
        """Return which seat of the match that is on each chair is."""
        return {chair: seat for seat, chair in enumerate(self.chairs.taken, start=1)}

    def stand_in(self, chair: int, on: bool) -> None:
        """Let a bot play on a chair whenever no phone does, or nobody."""
        self.stand_ins = self.stand_ins | {chair} if on else self.stand_ins - {chair}

    def played(self) -> frozenset[int]:
        """Return the seats that the program plays now: bots, and whoever it stands in for."""
        gone = [seat for seat in self.people if self.chairs.chair(seat) in self.stand_ins]
        present = self.here.present
        return frozenset(s for s in (*self.bots, *gone) if self.chairs.chair(s) not in present)

    def clear(self) -> None:
        """Let nobody sit: no match is on, and every chair speaks for itself."""
        self.arrange({BOTS: {}})

    def hands(self, hands: Hands, by: int) -> Hands:
        """Return the hands of those who play, in the time of the match: `by` later."""
        return SeatedHands(hands, self.chairs, by)

    def simulates(self) -> bool:
        """Tell whether anything at this table is pressed on a screen or by bots."""
        return any(isinstance(i.place, Simulated) for i in self._profile.inputs())

    def touchable(self) -> dict[int, tuple[str, ...]]:
        """Return the inputs that may be pressed on the screen, because nothing is wired there."""
        places = {seat.number: seat.inputs for seat in self._profile.seats}
        return {
            seat: tuple(i.name for i in places[chair] if isinstance(i.place, Simulated))
            for seat, chair in enumerate(self.chairs.taken, start=1)
            if seat not in self.bots and chair not in self.here.taken
        }
