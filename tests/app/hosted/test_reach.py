"""A hand on another's pile by phone: at a live table, in a match, and where it means nothing."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from companion.app.hosted.chairs import Chairs
from companion.app.table.build import build_table
from companion.app.table.match import PHONE_LATE_US, PROCESSING_US
from companion.core.live.session import LATE
from companion.core.referee.events import Cue, Fault, Press, Release
from companion.setup.profile import load_profile
from companion.setup.profile.model import Gpio, Profile, SeatPlaces
from hw.signals import LOST, REACH, Place, Signal
from tests.app.hosted.buzzing import Page, act, heard
from tests.app.hosted.live import LiveTable, free_port, live_table


async def found(table: LiveTable, *kinds: str) -> None:
    while not all(map(table.watcher.of, kinds)):
        await asyncio.sleep(0.02)


def said(word: str) -> Callable[[int], Cue]:
    return lambda now: Cue(now, 1_000, word)


async def played(table: LiveTable, *pages: Page) -> None:
    """Deal, call PLAY, and let everybody here lay a card."""
    table.enter("deal", "deal", {})
    while table.watcher.state.get("phase") != "dealt":
        await asyncio.sleep(0.02)
    for word in ("ready", "play"):
        table.service.host.inbox.put(said(word))
        await asyncio.sleep(0.05)
    for page in pages:
        await page.tap("pile")
    while len(table.watcher.of("played")) < len(pages):
        await asyncio.sleep(0.02)


def test_a_sweep_is_called_and_piles_are_taken_and_protected_by_phones(tmp_path: Path) -> None:
    with live_table(tmp_path, speaker=False, port=free_port()) as table:

        async def sweep(ada: Page, ben: Page, cy: Page) -> None:
            await played(table, ada, ben, cy)
            await ada.tap("red")
            await cy.press("shield")
            await asyncio.sleep(0.1)
            await ada.tap("pile", of=3)
            await ada.tap("pile", of=2)
            await found(table, "sweep")
            (taken,), (safe,) = table.watcher.of("taken"), table.watcher.of("safe")
            assert (taken.fields["pile"], taken.fields["seat"]) == (2, 1)
            assert safe.fields["pile"] == 3, "his shield was there first"
            hands = [e for e in table.watcher.events if isinstance(e, Press) and e.seat == 2]
            assert [(e.by, type(e)) for e in hands if e.input == "pile"] == [
                (2, Press), (2, Release), (1, Press), (1, Release)
            ]  # fmt: skip

        act(table, sweep, phones=3)


def test_a_phone_that_is_lost_in_its_sweep_is_asked_about_and_no_pile_is_untrusted(
    tmp_path: Path,
) -> None:
    with live_table(tmp_path, speaker=False, port=free_port()) as table:

        async def sweep(ada: Page, ben: Page) -> None:
            await played(table, ada, ben)
            await ada.tap("red")
            await found(table, "sweep-open")
            await ada.line.close()
            await found(table, "ask")
            (ask,) = table.watcher.of("ask")
            assert (ask.fields["pile"], ask.fields["between"]) == (2, [2, 1])
            faults = [e for e in table.watcher.events if isinstance(e, Fault)]
            assert (1, REACH, LOST) in [(e.seat, e.input, e.reason) for e in faults]
            assert {e.seat for e in faults} == {1}

        act(table, sweep, phones=2)


def test_a_hand_where_nobody_sits_or_on_ones_own_pile_is_none(tmp_path: Path) -> None:
    with live_table(tmp_path, speaker=False, port=free_port()) as table:

        async def press(ada: Page) -> None:
            for of in (1, 64):
                await ada.tap("pile", of=of)
            await ada.tap("white", of=2)
            await ada.tap("white")
            assert ada.took == 8, "taken, so that it is not sent for ever"
            presses = await heard(table, 2)
            assert [(e.seat, e.input) for e in presses] == [(1, "white")] * 2

        act(table, press)


@pytest.mark.parametrize("game", ["sorry", "block"])
def test_nobody_presses_for_another_where_the_game_knows_no_such_hand(
    tmp_path: Path, game: str
) -> None:
    profile = replace(load_profile(), game=game)
    with live_table(tmp_path, speaker=False, port=free_port(), profile=profile) as table:

        async def press(ada: Page) -> None:
            await ada.tap("pile", of=2)
            await ada.tap("pile")
            assert {e.seat for e in await heard(table, 2)} == {1}
            await ada.line.close()
            while not any(isinstance(e, Fault) for e in table.watcher.events):
                await asyncio.sleep(0.02)
            assert REACH not in [e.input for e in table.watcher.events if isinstance(e, Fault)]

        act(table, press)


def test_the_hand_of_somebody_who_does_not_play_counts_for_nobody() -> None:
    chairs = Chairs((2, 5, 7))
    reach = Signal(5, "pile", True, 0, 0, 1, by=7)
    told = chairs.report(reach)
    assert isinstance(told, Signal)
    assert (told.seat, told.by) == (2, 3)
    assert chairs.report(replace(reach, by=4)) is None, "not even as a hand of nobody knows whom"
    assert chairs.report(replace(reach, seat=4, by=7)) is None


def wired(profile: Profile, chair: int, *names: str) -> Profile:
    """The same table with wires to some inputs of a chair."""

    def with_wires(seat: SeatPlaces) -> SeatPlaces:
        inputs = (
            replace(item, place=Gpio(line)) if item.name in names else item
            for line, item in enumerate(seat.inputs, start=2)
        )
        return replace(seat, inputs=tuple(inputs)) if seat.number == chair else seat

    return replace(profile, seats=tuple(map(with_wires, profile.seats)))


def test_a_pile_with_a_pad_is_reached_with_a_hand() -> None:
    bench = build_table(wired(load_profile(), 2, "pile"), live=False, patient=True, phones=True)
    assert Place(2, "pile") not in bench.phones[2].inputs
    assert 2 not in bench.phones[1].reached
    assert 1 in bench.phones[2].reached, "who has a pad can still reach who has none"
    assert 3 in bench.phones[1].reached


def test_a_chair_with_all_its_wires_has_a_phone_for_the_piles_of_others_alone() -> None:
    names = ("white", "red", "blue", "pile", "shield", "rail")
    bench = build_table(wired(load_profile(), 2, *names), live=False, patient=True, phones=True)
    assert bench.phones[2].inputs == frozenset()
    assert 1 in bench.phones[2].reached
    assert Place(2, "pile") not in {place for s in bench.phones.values() for place in s.inputs}


def test_a_phone_that_sits_down_where_none_sat_is_waited_for(tmp_path: Path) -> None:
    with live_table(tmp_path, speaker=False, port=free_port()) as table:

        async def press(ada: Page) -> None:
            await asyncio.sleep(0.3)
            at = ada.now() - 100_000
            table.service.bench.sim.press(2, "white")
            await heard(table, 1)
            await asyncio.sleep(0.02)
            await ada.press("white", t=at, s=at)
            presses = await heard(table, 2)
            assert {e.seat for e in presses} == {1, 2}
            late = [e for e in table.watcher.events if isinstance(e, Fault)]
            assert LATE not in [e.reason for e in late], "a slow line is no reason to lose a press"

        act(table, press, beating=False)


def test_a_match_says_how_long_it_waits_also_for_phones_that_come_later(tmp_path: Path) -> None:
    for port, late_us in ((free_port(), PHONE_LATE_US), (None, load_profile().latency_us)):
        with live_table(tmp_path / str(late_us), speaker=False, port=port) as table:
            session = table.service.host.session
            assert session is not None
            assert session.setup.latency == late_us + PROCESSING_US
