"""Who sits where: from what is chosen to the next match, and from seats to the table's chairs."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from companion.app.hosted.chairs import Chairs, SeatedHands
from companion.app.hosted.table_choices import TableChoices, seated_as
from companion.app.hosted.wishes import NextMatch
from companion.app.simulated.practice_data import temperaments
from companion.app.table.match import header_of, pack_options, seats_problem
from companion.games import KITS
from companion.outputs.start import Chosen
from companion.practice.hands import Hands
from companion.setup.profile import ProfileError
from companion.setup.profile.model import Profile, Simulated

CHAIRS, BOTS, PACE = "chairs", "bots", "pace"
"""What is kept of it with a match."""


class SeatingPlan:
    """One table's. Only `arrange` changes it, on the judging thread; the rest is for any."""

    def __init__(
        self,
        profile: Profile,
        choosing: TableChoices,
        tempers: Mapping[int, str],
        called: Callable[[str], dict[str, Any]],
    ) -> None:
        """`tempers` are of bots that sit there by command; `called` draws how it is called."""
        self._profile, self._choosing, self._called = profile, choosing, called
        self._tempers = dict(tempers)
        self.chairs = Chairs(seat.number for seat in profile.seats)
        self.bots: Mapping[int, str] = self._tempers
        """How those play whom the program plays, by seat of the match that is on."""

    # What is next.

    def chosen_match(self) -> NextMatch:
        """Return a match as it stands chosen; ValueError in one line if it cannot be."""
        chosen = self._choosing.chosen
        if wrong := self._choosing.problem():
            raise ValueError(wrong)
        return self.next_match(chosen.game, chosen.of_game())

    def next_match(self, game: str, options: Mapping[str, Any]) -> NextMatch:
        """Return a match of those who sit here; ValueError if it cannot be played by them."""
        chosen = self._choosing.chosen
        if wrong := seats_problem(game, len(chosen.seated)):
            raise ValueError(wrong)
        bots = self._bots(chosen)
        try:
            told = self._simulated(game) if bots else {}
            header = header_of(self._profile, game, (), {**told, **options})
        except ProfileError as error:
            raise ValueError(str(error)) from None
        sit = seated_as(chosen, header["dealer"])
        chairs = [chair.seat for chair in chosen.seated]
        told_bots = {"bots": bots} if bots else {}
        return NextMatch(
            {**header, **sit, "caller": self._called(chosen.pace), **told_bots},
            {CHAIRS: chairs, BOTS: bots, PACE: chosen.pace},
        )

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
            if seat not in self.bots
        }
