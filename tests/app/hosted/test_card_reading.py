"""Cards that a camera saw, at a live table: by the pack of the match that is on."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from companion.app.hosted.card_reading import CardReading
from companion.app.hosted.chairs import Chairs
from companion.app.table.match import printed_pack
from companion.core.referee.events import Card, Fault
from companion.games import KITS
from companion.setup.profile import load_profile
from companion.setup.profile.model import CameraSettings
from hw.clock import now_us
from hw.signals import CARDS, LOST, Sighting
from tests.app.hosted.live import LiveTable, live_table

WAIT_S = 20.0


def heard(table: LiveTable, kind: type[Card] | type[Fault]) -> list[Card | Fault]:
    end = time.monotonic() + WAIT_S
    while time.monotonic() < end:
        found = [event for event in table.watcher.events if isinstance(event, kind)]
        if found:
            return found
        time.sleep(0.02)
    raise AssertionError(f"no {kind.__name__} came")


def test_a_mark_is_the_card_that_was_printed_with_it(tmp_path: Path) -> None:
    with live_table(tmp_path, speaker=False) as table:
        now = now_us()
        table.service._sense(Sighting(now, 7, (41,), now - 100_000, 60_000))
        table.service._sense(Sighting(now, 2, (41,), now - 100_000, 60_000))
        (card,) = heard(table, Card)
        assert isinstance(card, Card)
        name = printed_pack(load_profile(), "sherlock-holmes")[41]
        assert (card.seat, card.card, card.u) == (2, name, 60_000), "nobody sits at the seventh"
        assert card.seen is not None
        assert card.t - card.seen == 100_000


def test_a_camera_that_is_not_there_is_told_and_the_match_goes_on(tmp_path: Path) -> None:
    absent = CameraSettings("/dev/video97")
    profile = replace(load_profile(), camera=absent)
    with live_table(tmp_path, speaker=False, profile=profile) as table:
        (fault,) = heard(table, Fault)
        assert isinstance(fault, Fault)
        assert (fault.seat, fault.input, fault.reason) == (None, CARDS, LOST)
        assert not table.service.reading.on


class Lens:
    """A camera that notes at whose hands it is to look."""

    def __init__(self) -> None:
        self.told: list[Sequence[int]] = []

    def count_hands(self, seats: Sequence[int]) -> None:
        self.told.append(tuple(seats))


def told_of(game: str, options: dict[str, Any], *states: dict[str, Any]) -> list[Sequence[int]]:
    """What a camera is told in a match on chairs 2, 4 and 6, as it goes on."""
    reading, lens = CardReading(load_profile(), lambda: None), Lens()
    reading.look_through(lens, lambda: Chairs((2, 4, 6)))  # type: ignore[arg-type]
    known = KITS[game].rules.options(options, 3)
    session: Any = SimpleNamespace(setup=SimpleNamespace(game=game, options=known))
    for listener in reading.join(session).listeners:
        for state in states:
            listener.judged([], SimpleNamespace(state=state))  # type: ignore[arg-type]
    return lens.told


PLAYS = {"phase": "play", "open": [], "hands": [1, 2, 3]}
COUNTS = {**PLAYS, "phase": "counting"}
ASKS = {**COUNTS, "open": [{"question": "call"}]}


def test_a_camera_looks_at_hands_while_they_are_counted_and_no_call_is_open() -> None:
    told = told_of("sherlock-holmes", {}, PLAYS, ASKS, COUNTS, COUNTS, PLAYS)
    assert told == [(), (2, 4, 6), ()]


@pytest.mark.parametrize("suspects", [23, 25])
def test_a_pack_that_does_not_add_up_is_left_to_people(suspects: int) -> None:
    pack = {"cards": 56, "holmes": 5, "suspects": suspects}
    assert told_of("sherlock-holmes", {"pack": pack}, COUNTS) == [()]


def test_a_game_that_counts_no_hands_has_none_looked_at() -> None:
    assert told_of("block", {}, COUNTS) == [()]
