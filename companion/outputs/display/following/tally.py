"""The match in numbers: points by hand, reaction times, forfeits, the fastest call."""

from collections.abc import Iterable, Sequence
from typing import Any

from companion.core.referee.verdicts import Verdict
from companion.kit.text import listed, span
from companion.language import say
from companion.outputs.display.scene import Sheet, SheetRow

_REACTIONS = 200
"""How many of a player's reactions the plot shows, the last ones."""


class Tally:
    """Counts verdicts as they come; what is taken back is counted out by counting again."""

    def __init__(self, players: Sequence[str], *, timed: bool = True, pays: bool = True) -> None:
        self._players, self._timed, self._pays = players, timed, pays
        self._start()

    def rename(self, players: Sequence[str]) -> None:
        """Use these names for the players from now on."""
        self._players = players

    def _start(self) -> None:
        seats = range(len(self._players))
        self._hands: list[list[int]] = []
        self._total = [0 for _ in seats]
        self._reactions: list[list[int]] = [[] for _ in seats]
        self._forfeits = [[0, 0] for _ in seats]
        self._calls = [0 for _ in seats]
        self._fastest: tuple[int, int] | None = None
        self._winners: tuple[int, ...] = ()

    def again(self, verdicts: Iterable[tuple[Verdict, int | None]]) -> None:
        """Count from the beginning."""
        self._start()
        for verdict, after in verdicts:
            self.take(verdict, after)

    def take(self, verdict: Verdict, after_play: int | None) -> None:
        """Count one verdict; `after_play` is how long after PLAY it was, if it was."""
        v = verdict.fields
        match verdict.kind:
            case "played" if v.get("reaction_us") is not None:
                reactions = self._reactions[v["seat"] - 1]
                reactions.append(v["reaction_us"])
                del reactions[:-_REACTIONS]
            case "forfeit" if "cards" in v:
                paid = self._forfeits[v["seat"] - 1]
                paid[0] += 1
                paid[1] += v["cards"]
            case "call" if v.get("place") == 1:
                self._call(v["seat"], after_play)
            case "score":
                self._hands.append(v["hand"])
                self._total = v["total"]
            case "won":
                self._won(v)
            case "dealt":
                self._winners = ()

    def _won(self, v: dict[str, Any]) -> None:
        """Note who has won; where there are no points, the games count."""
        self._winners = tuple(v.get("seats") or [v["seat"]])
        games = v.get("total")
        if isinstance(games, list) and not self._hands:
            self._total = games

    def _call(self, seat: int, after_play: int | None) -> None:
        self._calls[seat - 1] += 1
        if after_play is not None and (not self._fastest or after_play < self._fastest[0]):
            self._fastest = (after_play, seat)

    @property
    def begun(self) -> bool:
        """Whether there is anything to show yet."""
        return bool(self._hands or self._winners)

    def sheet(self, standing: Sequence[int] | None = None) -> Sheet:
        """The numbers as they are now; `standing` is how it stands by the table itself."""
        fastest = ""
        if self._fastest:
            after, seat = self._fastest
            who, told = self._players[seat - 1], span(round(after, -3))
            fastest = say("display-after-play", who=who, after=told)
        total = standing or self._total
        rows = tuple(self._row(seat, total[seat]) for seat in range(len(self._players)))
        winner = listed([self._players[seat - 1] for seat in self._winners])
        return Sheet(rows, fastest, winner, self._timed, self._pays, self._winners)

    def _row(self, index: int, total: int) -> SheetRow:
        return SheetRow(
            seat=index + 1,
            name=self._players[index],
            hands=tuple(hand[index] for hand in self._hands),
            total=total,
            reactions=tuple(self._reactions[index]),
            forfeits=self._forfeits[index][0],
            forfeited=self._forfeits[index][1],
            calls=self._calls[index],
        )
