"""A whole hand of bots, seen by a camera: the verdicts of the same hand with its cards known, and
the score of the same hand counted by people."""

import json
from collections import defaultdict
from collections.abc import Iterator
from typing import Any

import pytest

from companion.app.table.evidence import card_of
from companion.core.referee.events import Card
from companion.core.transcript.writing import verdict_line
from companion.games import KITS
from companion.games.sherlock_holmes.bots import HandCounters, croupier
from companion.games.sherlock_holmes.bots.croupier import HolmesCroupier
from companion.games.sherlock_holmes.bots.tabletop import Tabletop
from companion.games.sherlock_holmes.rules.ledger import word_of
from companion.kit.printing import cards_by_mark
from hw.drivers.camera import sighting
from hw.sight.hands import SETTLE_US
from hw.sight.marks import pool_mat, seat_mat
from hw.sight.reader import Frame, TableReader
from hw.sight.still import Shot
from tests.support.practice import Notes, bot_table
from tests.support.table_pictures import Camera, Pose, Spoil, on_mat

SEATS = (1, 2, 3, 4)
READ_US = 200_000
FRAME_US = 40_000
NAMES = cards_by_mark(KITS["sherlock-holmes"])
IN_POOL = 4
"""So many cards of the pool lie side by side; what was paid before is beneath them."""

TURNS = 100_000
"""A hand that has not ended by then never will."""
ROWS, AT_ONCE = 4, 16
FRAMES = 26
"""So many pictures are taken of hands that lie there: of each seat some six."""


class Eye:
    """Looks at the true table through a rendered picture, whenever something there has changed."""

    def __init__(self) -> None:
        self.camera = Camera(spoil=Spoil(tilt=8), seats=SEATS)
        self.reader = TableReader(SEATS, frozenset(NAMES))
        self.reads = 0
        self._marks: dict[str, list[int]] = defaultdict(list)
        for mark, name in NAMES.items():
            self._marks[word_of(name)].append(mark)
        self._lies: dict[tuple[int, int], int] = {}
        """Which printed card lies where: by seat or 0, and how deep."""
        self._free: dict[int, object] = {}
        """How each place looked when no hand was over it."""

    def look(self, table: Tabletop, place: int, now: int) -> Iterator[Card]:
        """Yield the cards that count as seen, told now: a place is free of hands when it is due."""
        self._free[place] = _looks(table, place)
        hidden = {at for at in (0, *SEATS) if self._free.get(at) != _looks(table, at)}
        cards = [card for card in self._face_up(table) if card[3] not in hidden]
        bare = [card for card in cards if card[2] > 0]
        for begin, shown in (
            *((now - 150_000 + n * 10_000, bare) for n in range(2) if len(bare) < len(cards)),
            (now - 2 * FRAME_US, cards),
            (now - FRAME_US, cards),
        ):
            picture = self.camera.shot([(mark, pose) for mark, pose, _, _ in shown])
            for reading in self.reader.look(Frame(picture, Shot(begin, begin + 8_000))):
                seen = card_of(sighting(reading, now), NAMES)
                if seen is not None:
                    self.reads += 1
                    yield seen

    def count(self, table: Tabletop, now: int) -> Iterator[Card]:
        """Yield what is seen of the hands when all of them are laid out in columns, as in a game of
        patience; of large ones the rest is laid over what was seen."""
        hands = self._hands(table)
        self.reader.look(Frame(self.camera.shot(), Shot(now - 11_000_000, now - 10_992_000)))
        self.reader.lay_out(SEATS, now - SETTLE_US - 10_000_000)
        at, lying = now - 10_000_000, list[tuple[int, Pose]]()
        for begin in range(0, max(map(len, hands.values())), AT_ONCE):
            for seat, marks in hands.items():
                part = enumerate(marks[begin : begin + AT_ONCE])
                lying += [(mark, _in_columns(seat, n)) for n, mark in part]
            picture = self.camera.shot(lying)
            for _ in range(FRAMES):
                at, now = at + FRAME_US, now + 1
                for reading in self.reader.look(Frame(picture, Shot(at, at + 8_000))):
                    seen = card_of(sighting(reading, now), NAMES)
                    if seen is not None:
                        yield seen

    def _hands(self, table: Tabletop) -> dict[int, list[int]]:
        """Return which printed cards everybody holds."""
        free = {word: [*marks] for word, marks in self._marks.items()}
        return {seat: [free[word_of(card)].pop() for card in table.hands[seat]] for seat in SEATS}

    def _face_up(self, table: Tabletop) -> Iterator[tuple[int, Pose, int, int]]:
        """Yield what lies on top, how many cards lie under it, and at which place it is."""
        tops = [(seat, len(table.piles[seat]), table.piles[seat]) for seat in SEATS]
        wanted = {(seat, high): word_of(pile[-1]) for seat, high, pile in tops if high}
        count = len(table.pool)
        for deep in range(max(0, count - IN_POOL), count):
            wanted[0, deep] = word_of(table.pool[deep])
        self._lies = {
            place: mark
            for place, mark in self._lies.items()
            if mark in self._marks.get(wanted.get(place, ""), ())
        }
        for place, word in wanted.items():
            if place not in self._lies:
                taken = set(self._lies.values())
                self._lies[place] = next(m for m in self._marks[word] if m not in taken)
            under = place[1] - 1 if place[0] else 1
            yield self._lies[place], self._pose(*place), under, place[0]

    def _pose(self, seat: int, at: int) -> Pose:
        if seat:
            mat = seat_mat(seat)
            return on_mat(mat, *mat.spots["pile"].centre, 7 * (at % 5) - 14)
        return on_mat(pool_mat(), 36 + 64 * (at % IN_POOL), 97)


def _in_columns(seat: int, n: int) -> Pose:
    column, row = divmod(n, ROWS)
    return on_mat(seat_mat(seat), 35 + 65 * column, 40 + 40 * row, 2 * (n % 3 - 1))


def _looks(table: Tabletop, place: int) -> object:
    return (*(table.piles[place] if place else table.pool),)


def played(seed: int) -> list[str]:
    """Play one hand; return its verdicts."""
    table, _ = bot_table(seed, seats=len(SEATS))
    notes = Notes()
    table.join(listener=notes)
    with table:
        turns = iter(range(TURNS))
        table.run(lambda: table.progress.hands < 1 and next(turns, None) is not None)
    assert table.dropped == []
    return [*map(verdict_line, notes.verdicts)]


def test_a_hand_that_is_seen_is_judged_as_one_that_is_known(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(croupier, "READ_US", READ_US)
    known = played(5)
    eye = Eye()

    def read(self: HolmesCroupier, place: int, now: int) -> None:
        for card in eye.look(self.table, place, now):
            self._put(card)

    monkeypatch.setattr(HolmesCroupier, "_read", read)
    assert played(5) == known
    assert eye.reads > 30
    assert any('"capture"' in line for line in known)


def test_hands_that_are_counted_by_sight_score_as_those_that_people_count(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    counted = [json.loads(line) for line in played(5)]
    eye = Eye()

    def count(self: HandCounters, now: int) -> None:
        self._due = {}
        for card in eye.count(self._table, now):
            self._put(card)

    monkeypatch.setattr(HandCounters, "act", count)
    seen = [json.loads(line) for line in played(5)]
    counts = [one for one in seen if one["verdict"] == "counted"]
    assert sorted(one["seat"] for one in counts) == [*SEATS]
    assert max(one["cards"] for one in counts) > AT_ONCE
    assert _told(seen) == _told(counted)
    assert any(one["verdict"] == "score" for one in seen)


def _told(verdicts: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Return all but when it was scored, and who counted."""
    return [
        {name: value for name, value in one.items() if (name, one["verdict"]) not in LATER}
        for one in verdicts
        if one["verdict"] != "counted"
    ]


LATER = {(name, verdict) for name in ("n", "t") for verdict in ("score", "won")}
