"""Cards that a camera saw, at a live table: by the pack of the match that is on."""

from __future__ import annotations

import time
from dataclasses import replace
from pathlib import Path

from companion.app.table.match import printed_pack
from companion.core.referee.events import Card, Fault
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
