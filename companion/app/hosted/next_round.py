"""What a club wants played here next: laid out on the start screen, to be begun with one touch.

It is only laid out. Whoever deals may change all of it, and begin something else.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from threading import Lock
from typing import Any

from companion.app.hosted.host import Host
from companion.app.hosted.notices import Notices
from companion.app.hosted.seating_plan import SeatingPlan
from companion.app.hosted.table_choices import TableChoices
from companion.games import KITS
from companion.kit.notice import Notice
from companion.language import listed, say
from companion.language.retold import told
from companion.outputs.start import EMPTY, PERSON, Chair, ChooseGame, Chosen
from companion.outputs.start.chosen import tidied

OVER = "over"
NAME = "round"
"""What the notice is kept by."""
MOST_SEATS = 64


@dataclass(frozen=True, slots=True)
class Planned:
    """A round of an evening at this table."""

    evening: int
    number: int
    game: str
    players: tuple[str, ...]

    @property
    def words(self) -> str:
        """It in one line."""
        title = KITS[self.game].title if self.game in KITS else self.game
        who = listed([*self.players])
        return say("hosted-next-round", round=self.number, game=title, who=who)

    @classmethod
    def read(cls, said: Any) -> Planned | None:
        """Read what a club says; None: it says nothing that can be laid out."""
        if not isinstance(said, dict):
            return None
        evening, number = said.get("evening"), said.get("round")
        game, players = said.get("game"), said.get("players")
        if type(evening) is not int or type(number) is not int or min(evening, number) < 1:
            return None
        if not isinstance(game, str) or not isinstance(players, list):
            return None
        names = [tidied(name) if isinstance(name, str) else "" for name in players[:MOST_SEATS]]
        return cls(evening, number, game, tuple(names)) if names and all(names) else None


def follow(
    said: list[Callable[[Mapping[str, Any]], None]],
    plan: SeatingPlan,
    choosing: TableChoices,
    notices: Notices,
    host: Host,
) -> NextRound:
    """Have a table follow an evening: `said` are those who hear what its club tells it."""

    def playing() -> bool:
        view = host.latest.view
        return host.session is not None and (view is None or view.state.get("phase") != OVER)

    following = NextRound(choosing, notices, playing)
    said.append(lambda told: following.hear(told.get("next")))
    host.emptied.append(following.look)
    plan.asked, plan.part, plan.arranged = following.look, following.part, following.begun
    choosing.lies_there = following.lies_there
    return following


class NextRound:
    """Hears what comes next, and lays it out as soon as no match is on. For any thread."""

    def __init__(
        self, choosing: TableChoices, notices: Notices, playing: Callable[[], bool]
    ) -> None:
        self._choosing, self._notices, self._playing = choosing, notices, playing
        self._planned: Planned | None = None
        self._laid_out = self._begun = False
        self._lock = Lock()

    def hear(self, said: Any) -> None:
        """Take what the club says of the next round; said again, it is nothing new."""
        planned = Planned.read(said)
        with self._lock:
            before, self._planned = self._planned, planned
            if planned == before:
                return
            self._laid_out = self._begun = False
        self._tell(planned or before, planned is not None)
        self.look()

    def look(self) -> None:
        """Lay it out, once, if no match is on."""
        with self._lock:
            planned = self._planned
            if planned is None or self._laid_out or self._playing():
                return
            self._laid_out = True
        self._lay_out(planned)

    def part(self, chosen: Chosen) -> list[int] | None:
        """Return the evening and the round that a match belongs to which is begun now.

        Where fewer than half of those who were to sit here do, it is a match of its own.
        """
        planned = self._planned
        if planned is None or self._begun:
            return None
        here = {chair.name.casefold() for chair in chosen.people}
        there = sum(name.casefold() in here for name in planned.players)
        return [planned.evening, planned.number] if 2 * there >= len(planned.players) else None

    def lies_there(self) -> int | None:
        """Return which round would begin now, if whoever is asked began what is chosen."""
        part = self.part(self._choosing.chosen) if self._laid_out else None
        return None if part is None else part[1]

    def begun(self, part: Any) -> None:
        """Take note of which round a match is that was begun, or goes on."""
        planned = self._planned
        if planned is not None and part == [planned.evening, planned.number] and not self._begun:
            self._begun = True
            self._tell(planned, False)

    def _tell(self, planned: Planned | None, on: bool) -> None:
        if planned is None:
            return
        notice = Notice(told(lambda: planned.words)) if on else None
        over = Notice(told(lambda: say("hosted-round-on", round=planned.number)))
        self._notices.stands(NAME, notice, over)

    def _lay_out(self, planned: Planned) -> None:
        """Have everybody on a chair; who sits here already stays where they sit."""
        chosen = self._choosing.chosen
        here = {chair.name.casefold(): chair.seat for chair in chosen.people}
        staying = {
            here[name.casefold()]: name for name in planned.players if name.casefold() in here
        }
        coming = [name for name in planned.players if name.casefold() not in here]
        self._choosing.take(_seated(chosen, staying))
        free = [chair.seat for chair in chosen.chairs if chair.seat not in staying]
        self._choosing.take(_seated(chosen, staying | dict(zip(free, coming, strict=False))))
        self._choosing.change(ChooseGame(planned.game))


def _seated(chosen: Chosen, people: dict[int, str]) -> Chosen:
    """Return the chairs with these people on them, and nobody else."""
    return replace(chosen, chairs=tuple(_sat(chair, people) for chair in chosen.chairs))


def _sat(chair: Chair, people: dict[int, str]) -> Chair:
    if chair.seat not in people:
        return replace(chair, who=EMPTY)
    name = people[chair.seat]
    same = name.casefold() == chair.name.casefold()
    return Chair(chair.seat, PERSON, name, chair.gender if same else "")
