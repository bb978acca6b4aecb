"""Phones as buttons of a hosted table, over real sockets: evidence like that of any wire."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

from aiohttp import WSMsgType

from companion.app.table.match import PHONE_LATE_US, PROCESSING_US, header_of
from companion.core.referee.events import Cue, Fault, Press, Release
from companion.core.referee.instant import in_doubt
from companion.outputs.console.web.room import Room
from companion.setup.profile import load_profile
from hw.clock import now_us
from hw.drivers.phone import PhoneSource
from hw.signals import LOST
from tests.app.hosted.buzzing import Page, act, heard
from tests.app.hosted.live import LiveTable, free_port, live_table


def shown(table: LiveTable) -> tuple[Room, int]:
    """What phones are shown from, and how often it was drawn anew."""
    assert table.service.console is not None
    assert table.service.console._console is not None
    room = table.service.console._console._room
    return room, room.seq


def noted(table: LiveTable) -> list[dict[str, Any]]:
    """What is kept of words that phones sounded."""
    found: list[dict[str, Any]] = []
    journal = table.service._opened.journal
    note = journal.note

    def noting(what: str, **fields: Any) -> dict[str, Any] | None:
        if what == "sounded":
            found.append(fields)
        return note(what, **fields)

    journal.note = noting  # type: ignore[method-assign]
    return found


def test_a_phone_and_a_wired_button_are_heard_alike(tmp_path: Path) -> None:
    with live_table(tmp_path, speaker=False, port=free_port()) as table:
        hands, at = table.service.bench.sim, list[int]()

        async def play(page: Page) -> None:
            for on in (True, False):
                hands.press(2, "white") if on else hands.release(2, "white")
                at.append(now_us())
                await page.press(on=on)
            presses = await heard(table, 4)
            phone = [e for e in presses if e.seat == 1]
            assert [type(e) for e in phone] == [Press, Release]
            for event, true_us in zip(phone, at, strict=True):
                assert event.t + event.u >= true_us >= event.t - event.u, "within its doubt"
                assert event.u >= 15_000, "a screen takes its time"
            (wired,) = (e for e in presses if e.seat == 2 and type(e) is Press)
            assert wired.u <= 1_000
            assert in_doubt(phone[0], wired), "so close, nobody can tell"

        act(table, play)


def test_a_press_that_is_sent_twice_is_one_and_one_without_a_chair_is_none(tmp_path: Path) -> None:
    with live_table(tmp_path, speaker=False, port=free_port()) as table:

        async def play(page: Page) -> None:
            await page.press()
            page.pressed -= 1
            await page.press()
            await page.press(on=False)
            assert page.took == 2
            assert [type(e) for e in await heard(table, 2)] == [Press, Release]
            table.service.phones.chair_of = lambda phone: None
            await page.sync()
            await page.press()
            assert page.took == 3, "taken, so that it is not sent for ever"
            await asyncio.sleep(0.2)
            assert len(await heard(table, 2)) == 2

        act(table, play)


def test_a_phone_that_goes_is_told_and_its_chair_is_heard_again(tmp_path: Path) -> None:
    with live_table(tmp_path, speaker=False, port=free_port()) as table:

        def faults() -> list[str]:
            return [e.reason for e in table.watcher.events if isinstance(e, Fault) and e.seat == 1]

        async def until(reason: str) -> None:
            while reason not in faults():
                await asyncio.sleep(0.02)

        async def leave(page: Page) -> None:
            assert LOST not in faults()
            await page.line.close()
            await until(LOST)
            page.got = None
            await page.open()
            await page.learn()
            await until("recovered")
            await page.press()
            assert len(await heard(table, 1)) == 1

        act(table, leave)


def test_no_picture_is_drawn_anew_because_of_clocks(tmp_path: Path) -> None:
    with live_table(tmp_path, speaker=False, port=free_port()) as table:

        async def sync(page: Page) -> None:
            room, drawn = shown(table)
            for _ in range(40):
                await page.sync()
            assert room.seq - drawn < 20, "what else is new is drawn, of course"

        act(table, sync)


def test_a_phone_is_told_of_PLAY_once_it_was_said_and_states_its_own(tmp_path: Path) -> None:
    with live_table(tmp_path, speaker=False, port=free_port()) as table:
        notes = noted(table)

        async def listen(page: Page) -> None:
            said_at = now_us()
            table.service.host.inbox.put(lambda now: Cue(now, 1_000, "play"))
            word = await page.until(lambda told: told["type"] == "cue")
            assert word["word"] == "play"
            assert word["aloud"] is False, "nothing speaks at this table"
            assert said_at <= word["t"] <= now_us()
            sounded = {"do": "sounded", "id": 1, "late_us": 53_000, "u": 4_500, "way": "tone"}
            await page.line.send_json(sounded)
            while not notes:
                await asyncio.sleep(0.02)
            assert notes == [{"chair": 1, "late_us": 53_000, "u_us": 4_500, "way": "tone"}]
            table.service.host.inbox.put(lambda now: Cue(now - 2_000_000, 1_000, "play"))
            table.service.host.inbox.put(lambda now: Cue(now, 1_000, "play"))
            fresh = await page.until(lambda told: told["type"] == "cue")
            assert now_us() - fresh["t"] < 1_000_000, "what is long over sounds nowhere"

        act(table, listen)


def test_a_page_that_says_too_much_of_its_clock_is_sent_away(tmp_path: Path) -> None:
    with live_table(tmp_path, speaker=False, port=free_port()) as table:

        async def flood(page: Page) -> None:
            now = page.now()
            for n in range(3_000):
                await page.line.send_json(
                    {"do": "sync", "id": n, "page": 77, "key": 5, "coarse": 1, "e": 0, "t": now,
                     "w": now, "got": None, "seen": True}
                )  # fmt: skip
                if page.line.closed:
                    break
            while (await page.line.receive(timeout=60)).type is WSMsgType.TEXT:
                pass
            assert page.line.close_code == 1008

        act(table, flood)


def test_only_where_phones_sit_more_is_waited_for() -> None:
    profile = load_profile()
    wired, some = header_of(profile), header_of(profile, phones={2})
    assert wired["latency"] == profile.latency_us + PROCESSING_US
    assert some["latency"] == PHONE_LATE_US + PROCESSING_US
    assert some["uncertainty"]["white"] > wired["uncertainty"]["white"]
    assert some["uncertainty"]["cue"] == wired["uncertainty"]["cue"]


def test_a_phone_has_the_buzzers_that_nothing_is_wired_to(tmp_path: Path) -> None:
    with live_table(tmp_path, speaker=False, port=free_port()) as table:
        phones = table.service.bench.phones
        assert sorted(phones) == [seat.number for seat in table.service.wanted.profile.seats]
        assert all(isinstance(source, PhoneSource) for source in phones.values())
