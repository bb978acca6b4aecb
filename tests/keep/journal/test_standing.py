"""A match that goes on from how it stood says what it would have said: nothing can tell the two."""

import json
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st

from companion.core.live import Session
from companion.core.referee.events import Event, Ruling
from companion.core.referee.referee import OVERTURN, Standing
from companion.core.rows import Alphabet, UnfitError
from companion.core.transcript.header import Header, parse_header
from companion.core.transcript.lines import LineParser
from companion.games import GAMES
from companion.keep.journal.likeness import alphabet_of
from tests.games.baker_street.random_evenings import evenings as baker_evenings
from tests.games.block.random_evenings import evenings as block_evenings
from tests.keep.journal.evenings import Keeper
from tests.support.isay_evenings import evenings as isay_evenings
from tests.support.random_tables import Line
from tests.support.random_tables import evenings as holmes_evenings
from tests.support.sorry_evenings import evenings as sorry_evenings

EVENINGS: dict[str, st.SearchStrategy[list[Line]]] = {
    "sherlock-holmes": holmes_evenings,
    "block": block_evenings.map(lambda evening: evening.lines),
    "sorry": sorry_evenings,
    "i-say-holmes": isay_evenings,
    "baker-street": baker_evenings,
}
TRIED = 4
"""So many verdicts are taken back at the end, each in a match of its own."""


class Told:
    """A match, and what it has said since it is looked at."""

    def __init__(self, header: Header) -> None:
        self.header, self.keeper = header, Keeper()
        self.session = Session(header, self.keeper)

    def play(self, event: Event, whim: int) -> None:
        """Take an event; now and then somebody takes a verdict back, whichever that is."""
        self.session.take([event])
        self.session.pass_time(event.t)
        reach = sorted(self.session.view.reachable)
        if whim and reach:
            self.take_back(event.t, reach[whim % len(reach)])

    def take_back(self, t: int, n: int) -> None:
        self.session.take([Ruling(t, OVERTURN, {"of": n})])
        self.session.pass_time(t + 1_000_000)

    def on_paper(self) -> "Told":
        """Somebody else who goes on with the match, and has only read how it stands."""
        other = Told(self.header)
        other.session.stand(read_again(alphabet_of(self.header.game), self.session.standing()))
        self.keeper.lines.clear()
        return other


def read_again(letters: Alphabet, standing: Standing) -> Standing:
    found = letters.read(json.loads(json.dumps(letters.write(standing))))
    assert isinstance(found, Standing)
    return found


def written_out(told: Told) -> Any:
    """How a match stands, with everything said as often as it is referred to."""
    names, *rows = alphabet_of(told.header.game).write(told.session.standing())
    made: list[Any] = []
    for which, *cells in rows:
        parts = [made[cell[0]] if isinstance(cell, list) else cell for cell in cells]
        made.append((names[which], *parts))
    return made[-1]


def parsed(evening: Sequence[Line]) -> tuple[Header, list[Event]]:
    header = parse_header(evening[0], GAMES)
    parser = LineParser(header.game.vocabulary, header.setup.uncertainty)
    return header, [parser.parse(json.dumps(line).encode()) for line in evening[1:]]


def same(one: Told, other: Told) -> None:
    assert other.keeper.lines == one.keeper.lines
    # A view says when it was made; that of whoever has only just read it is made later.
    assert replace(other.session.view, t=0) == replace(one.session.view, t=0)
    assert other.session.due() == one.session.due()


@pytest.mark.slow
@pytest.mark.parametrize("game", [*EVENINGS])
@settings(max_examples=12, phases=[Phase.explicit, Phase.generate])
@given(data=st.data())
def test_law_who_has_read_how_it_stands_goes_on_alike(game: str, data: st.DataObject) -> None:
    header, events = parsed(data.draw(EVENINGS[game]))
    cut = data.draw(st.integers(0, len(events)))
    whims = data.draw(st.lists(st.integers(0, 8), min_size=len(events), max_size=len(events)))
    whims = [max(0, whim - 5) for whim in whims]
    one = Told(header)
    for event, whim in zip(events[:cut], whims, strict=False):
        one.play(event, whim)
    other = one.on_paper()
    same(one, other)
    for event, whim in zip(events[cut:], whims[cut:], strict=False):
        one.play(event, whim)
        other.play(event, whim)
        same(one, other)
    assert written_out(other) == written_out(one)
    for n in sorted(one.session.view.reachable)[-TRIED:]:
        forks = one.on_paper(), other.on_paper()
        for fork in forks:
            fork.take_back(one.session.view.t, n)
        same(*forks)


def a_standing() -> tuple[Alphabet, list[Any]]:
    header, events = parsed([{"transcript": 1, "game": "block", "seats": 3}, DEAL, *PRESSES])
    told = Told(header)
    for event in events:
        told.play(event, 0)
    letters = alphabet_of(header.game)
    return letters, json.loads(json.dumps(letters.write(told.session.standing())))


DEAL: Line = {"t": 0, "event": "deal"}
PRESSES: list[Line] = [
    {"t": 1_000_000 * n, "event": "press", "seat": n % 3 + 1, "input": "white"} for n in range(1, 5)
]


def _other_class(rows: list[Any]) -> None:
    rows[0][0] = "subprocess:Popen"


def _forward(rows: list[Any]) -> None:
    rows[1] = [rows[1][0], [len(rows)]]


def _itself(rows: list[Any]) -> None:
    rows[-1][1] = [len(rows) - 2]


def _text_for_number(rows: list[Any]) -> None:
    count = rows[0].index("companion.core.referee.referee:Standing")
    row = next(row for row in rows[1:] if row[0] == count)
    row[4] = "seven"


def _half(rows: list[Any]) -> None:
    number = rows[0].index("companion.core.referee.events:Press")
    next(row for row in rows[1:] if row[0] == number).pop()


def _a_float(rows: list[Any]) -> None:
    rows[-1][-1] = 0.5


def _deep(rows: list[Any]) -> None:
    place = rows[0].index("tuple")
    for _ in range(100_000):
        rows.append([place, [len(rows) - 2]])


def _nothing(rows: list[Any]) -> None:
    del rows[:]


@pytest.mark.parametrize(
    "spoil",
    [_other_class, _forward, _itself, _text_for_number, _half, _a_float, _deep, _nothing],
)
def test_what_was_not_written_here_cannot_be_read(spoil: Callable[[list[Any]], None]) -> None:
    letters, rows = a_standing()
    letters.read(rows)
    spoil(rows)
    with pytest.raises(UnfitError):
        letters.read(rows)


@pytest.mark.parametrize("rows", [None, 7, "rows", {}, [[]], [[], []], [["list"], [0, {}]], [[[]]]])
def test_and_no_other_json_either(rows: object) -> None:
    with pytest.raises(UnfitError):
        a_standing()[0].read(rows)


class Loose:
    """Holds what it likes."""


class Strange(dict[str, int]):
    """Holds more than its own fields."""


class Tight:
    """Says what it holds."""

    __slots__ = ("held",)

    def __init__(self) -> None:
        self.held = (1, "two")


class Looser(Tight):
    """Says what it holds, and could hold more; as a game that leaves out its slots."""


def test_a_class_is_kept_as_far_as_it_says_what_it_holds() -> None:
    letters = Alphabet((Loose, Strange, Tight, Looser))
    looser, loose = Looser(), Loose()
    back = letters.read(letters.write(looser))
    assert (type(back), back.held) == (Looser, (1, "two"))
    setattr(loose, "more", 3)  # noqa: B010
    setattr(looser, "more", 3)  # noqa: B010
    for strange in (loose, looser, Strange(more=3)):
        with pytest.raises(UnfitError):
            letters.write(strange)


def test_what_has_no_class_of_ours_is_not_written() -> None:
    letters = a_standing()[0]
    holds_itself: list[Any] = []
    holds_itself.append(holds_itself)
    for strange in (object(), float("nan"), b"bytes", lambda: None, holds_itself):
        with pytest.raises(UnfitError):
            letters.write([strange])
