"""Whatever the display or the phone offers to take back is taken back, and nothing else is."""

from __future__ import annotations

import io
import pickle
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from types import FunctionType

import pytest

from companion.app.simulated.playing import Wish, call_quietly, table_for
from companion.core.live import Session, View
from companion.core.referee.events import Event, Ruling
from companion.core.referee.referee import OVERTURN, Referee
from companion.core.referee.verdicts import Verdict
from companion.core.transcript.header import parse_header
from companion.core.transcript.lines import LineParser, parse_object
from companion.games import GAMES
from companion.setup.profile import load_profile
from tests.support.kits import page_of, stage_of
from tests.support.soak import times

EXAMPLES = Path(__file__).parents[2] / "examples"
ASKED = times(8, soaking=12)
"""So many of what is not offered are asked for at one moment, and so many take-backs are undone."""
TAKEN = times(40, soaking=100_000)
"""So many of what is offered at one moment are taken back: a long game offers hundreds, alike."""


class Twins:
    """Copies of a referee as it stands now, each with all that it may change.

    It is written down once and read for each of them: a third of what it takes to copy it.
    """

    def __init__(self, referee: Referee) -> None:
        scopes = referee._docket.scopes
        self._values: list[object] = [event for scope in scopes for event in scope.log]
        self._values += [verdict for scope in scopes for verdict, _ in scope.verdicts]
        self._places = {id(value): place for place, value in enumerate(self._values)}
        self._written = io.BytesIO()
        writer = pickle.Pickler(self._written)
        writer.persistent_id = self._place  # type: ignore[method-assign]
        writer.dump(referee)

    def _place(self, one: object) -> int | None:
        """Evidence, verdicts and functions are values: they are not copied."""
        if isinstance(one, FunctionType) and id(one) not in self._places:
            self._places[id(one)] = len(self._values)
            self._values.append(one)
        return self._places.get(id(one))

    def another(self) -> Referee:
        self._written.seek(0)
        reader = pickle.Unpickler(self._written)
        reader.persistent_load = self._values.__getitem__  # type: ignore[method-assign]
        found: Referee = reader.load()
        return found


def taken_back(referee: Referee, n: int) -> bool:
    """Have a verdict taken back before anything else can happen; tell whether it was."""
    t = max(referee.watermark, 0)
    given = referee.feed(Ruling(t, OVERTURN, {"of": n}))
    given += referee.pass_time(t + referee._latency + 1)
    last = [v for v in given if v.kind == "overturned" or v.fields.get("event") == OVERTURN]
    assert last, f"number {n} is neither taken back nor refused"
    return last[0].kind == "overturned" and last[0].fields["of"] == n


@dataclass
class Dealer:
    """Looks at display and phone and, at some moments, would take everything back."""

    session: Session
    chance: Random
    share: float
    """Of the moments at which something was decided: how many."""
    offered: int = 0
    others: int = 0
    wrong: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        self._stage, self._page = stage_of(self.session.setup), page_of(self.session.setup)
        self.judged((), self.session.view)

    def heard(self, event: Event) -> None:
        self._stage.heard(event)
        self._page.heard(event)

    def judged(self, verdicts: Sequence[Verdict], view: View) -> None:
        self._stage.judged(verdicts, view)
        self._page.judged(verdicts, view)
        if verdicts and self.chance.random() < self.share:
            self._try_all(view)

    def _try_all(self, view: View) -> None:
        display = {entry.n: entry.open for entry in self._stage.scene().history}
        phone = {row["n"]: row["can"] for row in self._page.snapshot(may_rule=True)["history"]}
        assert all(display[n] == can for n, can in phone.items() if n in display)
        listed = display | phone
        offered = [n for n, can in listed.items() if can]
        others = [n for n, can in listed.items() if not can]
        twins = Twins(self.session._referee)
        self._try(twins, self._some(offered, TAKEN), should=True)
        self._try(twins, self._some([*others, 0, 10**6]), should=False)
        self._undo(twins, self._some(offered))

    def _some(self, numbers: Sequence[int], most: int = ASKED) -> list[int]:
        return self.chance.sample(numbers, min(most, len(numbers)))

    def _try(self, twins: Twins, numbers: Sequence[int], *, should: bool) -> None:
        for n in numbers:
            was = taken_back(twins.another(), n)
            self.offered, self.others = self.offered + should, self.others + (not should)
            if was != should:
                self.wrong.append(
                    f"{n}: {'refused' if should else 'taken back'} at {self.session._t}"
                )

    def _undo(self, twins: Twins, numbers: Sequence[int]) -> None:
        """What is offered after a take-back is true as well."""
        for n in numbers:
            twin = twins.another()
            taken_back(twin, n)
            again = self.chance.choice(sorted(twin.reachable()) or [0])
            if again and not taken_back(twin, again):
                self.wrong.append(f"{again}, after {n} was taken back")


def _watched(session: Session, seed: str, share: float) -> Dealer:
    dealer = Dealer(session, Random(seed), share)
    session.listen(dealer)
    return dealer


def _raise(listener: object, error: Exception) -> None:
    raise error


def _settle(dealer: Dealer, least: int) -> None:
    assert dealer.wrong == []
    assert dealer.offered >= least, "hardly anything was offered: was it played at all?"
    assert dealer.others


def _played(game: str, seats: int, seed: int, share: float, going: Callable[[int], bool]) -> Dealer:
    wish = Wish(load_profile(), seats, seats, seed, game, speed=0, rematch=True)
    table, _ = table_for(wish)
    call_quietly(table, wish)
    dealer = _watched(table.session, f"{game} {seed}", share)
    with table:
        table.run(lambda: going(table.progress.hands) and table.pace() < 7_200_000_000)
    assert table.dropped == []
    return dealer


SHARES = {
    "sherlock-holmes": 0.15,
    "block": 0.15,
    "sorry": 0.006,
    "i-say-holmes": 0.25,
    "221b-baker-street": 0.1,
}
"""How often to look: stretches of play that a ruling reaches into differ much in length."""


SHORT = ("baker-street", "dead-heat", "false-start", "221b-baker-street")
"""What takes less than a second; the others are for the whole suite."""


def _lane(name: str) -> list[pytest.MarkDecorator]:
    return [] if name in SHORT else [pytest.mark.slow]


@pytest.mark.parametrize("game", [pytest.param(game, marks=_lane(game)) for game in GAMES])
def test_every_take_back_on_offer_is_carried_out_in_a_match_of_bots(game: str) -> None:
    seats = GAMES[game].vocabulary.seats[0]
    dealer = _played(game, seats, 15, SHARES.get(game, 0.1), lambda hands: not hands)
    _settle(dealer, least=20)


@pytest.mark.slow
@pytest.mark.parametrize("game", [game for game in GAMES if game != "sorry"])
def test_and_so_it_is_with_every_seat_taken(game: str) -> None:
    seats = GAMES[game].vocabulary.seats[-1]
    dealer = _played(game, seats, 2, SHARES.get(game, 0.1), lambda hands: not hands)
    _settle(dealer, least=20)


@pytest.mark.parametrize(
    "example",
    [
        pytest.param(p, marks=_lane(p.stem), id=p.stem)
        for p in sorted(EXAMPLES.glob("*.jsonl"))
        if ".verdicts" not in p.name
    ],
)
def test_and_in_every_example(example: Path) -> None:
    header_line, *lines = example.read_bytes().splitlines()
    header = parse_header(parse_object(header_line), GAMES)
    parser = LineParser(header.game.vocabulary, header.setup.uncertainty)
    session = Session(header, failed=_raise)
    share = SHARES.get(header.setup.game, 0.1)
    dealer = _watched(session, example.stem, share)
    for line in lines:
        event = parser.parse(line)
        while (due := session.due()) is not None and due < event.t:
            session.pass_time(due)
        session.take([event])
    _settle(dealer, least=1)
