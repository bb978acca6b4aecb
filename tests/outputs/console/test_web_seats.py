"""Chairs over real sockets: taken once, come back to, kept before told, and nobody else's."""

import asyncio
import gc
import json
from collections.abc import Iterator
from contextlib import suppress

import aiohttp
import pytest

from companion.games import KITS
from companion.outputs.console import Running
from companion.outputs.console.controls import Kept
from companion.outputs.console.phone_chairs import PERSON, TableChair
from companion.outputs.console.web import site
from companion.outputs.console.web.server import Console
from companion.setup.profile.model import ConsoleSettings as Settings
from tests.outputs.console.handles import Noted
from tests.outputs.console.hosting import Hosted, now_us
from tests.outputs.console.test_web import Phone, cookie, run

CHAIRS = tuple(TableChair(n, f"Chair {n}", "#ffffff", PERSON, seat=n) for n in range(1, 5))
CROWD = 60


@pytest.fixture(scope="module")
def shared() -> Iterator[Hosted]:
    with Hosted() as table:
        table.console.run_as(Running(chairs=CHAIRS))
        yield table


@pytest.fixture
def table() -> Iterator[Hosted]:
    with Hosted() as hosted:
        hosted.console.run_as(Running(chairs=CHAIRS))
        yield hosted


def test_a_chair_is_had_again_with_the_first_thing_that_a_page_is_told(table: Hosted) -> None:
    async def act(ann: Phone, other: Phone) -> None:
        await ann.open()
        assert (await ann.say(do="sit", chair=2, name="Ann"))["text"] == "You sit on chair 2."
        await ann.until(lambda: ann.renewals > 0)
        before = cookie(ann)
        async with ann.http.post(f"{ann.url}renew", headers={"Origin": ann.origin}) as renewed:
            assert renewed.status == 204
        assert cookie(ann) != before, "what it was known by is not worth a hand of cards"
        await ann.line.close()
        again = Phone(table, ann.http)
        await again.open()
        await again.until(lambda: bool(again.snapshot))
        assert again.snapshot["me"] == {
            "chair": 2, "seat": 2, "name": "Ann", "dealer": False, "watching": False,
        }  # fmt: skip
        await other.open()
        assert (await other.say(do="sit", chair=2, name="Bo"))["ok"] is False
        await other.sees(lambda s: s["chairs"][1]["who"] == "phone" and not s["chairs"][1]["away"])
        await again.line.close()
        await other.sees(lambda s: s["chairs"][1]["away"])

    run(table, act, phones=2)


def test_who_sits_is_told_so_once_it_is_kept(table: Hosted) -> None:
    waiting = Kept()

    async def act(ann: Phone) -> None:
        await ann.open()
        table.controls.kept = lambda: waiting
        asked = asyncio.create_task(ann.say(do="sit", chair=1, name="Ann"))
        await asyncio.sleep(0.3)
        assert not asked.done(), "it would not survive a power cut yet"
        waiting.set_result(None)
        assert (await asked)["ok"]

    run(table, act)


def test_of_a_crowd_that_wants_one_chair_one_has_it(table: Hosted) -> None:
    async def act(*crowd: Phone) -> None:
        await asyncio.gather(*(phone.open() for phone in crowd))
        said = await asyncio.gather(
            *(phone.say(do="sit", chair=3, name=f"P{n}") for n, phone in enumerate(crowd))
        )
        assert sum(reply["ok"] for reply in said) == 1
        winner = next(p for p, reply in zip(crowd, said, strict=True) if reply["ok"])
        await winner.sees(lambda s: s["me"]["chair"] == 3)
        for phone in crowd:
            if phone is not winner:
                await phone.sees(lambda s: s["chairs"][2]["who"] == "phone")
                assert phone.snapshot["me"]["chair"] is None
                assert not any(chair["mine"] for chair in phone.snapshot["chairs"])

    run(table, act, phones=CROWD)


def test_another_page_cannot_use_the_key_of_a_seat(shared: Hosted) -> None:
    async def act(ann: Phone, thief: Phone) -> None:
        await ann.open()
        assert (await ann.say(do="sit", chair=1, name="Ann"))["ok"]
        for origin in ("http://evil.example", "null"):
            with pytest.raises(aiohttp.WSServerHandshakeError) as caught:
                await ann.http.ws_connect(f"{ann.url}live", headers={"Origin": origin})
            assert caught.value.status == 403
        await thief.open()
        for do, more in (("stand", {}), ("seat", {"phone": 1, "chair": None})):
            assert (await thief.say(do=do, **more))["ok"] is False
        assert (await thief.say(do="stand_in", chair=1, on=True))["ok"] is False
        await ann.sees(lambda s: s["me"]["chair"] == 1)
        assert (await ann.say(do="stand"))["ok"]
        assert (await ann.say(do="stand"))["ok"] is False, "said again, it changes nothing"

    run(shared, act, phones=2)


MALFORMED = (
    {"do": "sit"},
    {"do": "sit", "chair": 1},
    {"do": "sit", "chair": "1", "name": "Ann"},
    {"do": "sit", "chair": 1, "name": "Ann", "seat": 2},
    {"do": "sit", "chair": 1, "name": "A" * 4000},
    {"do": "sit", "chair": True, "name": "Ann"},
    {"do": "stand", "chair": 1},
)


@pytest.mark.filterwarnings("ignore:Exception ignored in.*:pytest.PytestUnraisableExceptionWarning")
def test_whoever_floods_or_stumbles_loses_the_line_and_keeps_the_chair(shared: Hosted) -> None:
    async def act(ann: Phone, bo: Phone) -> None:
        await ann.open()
        await bo.open()
        assert (await ann.say(do="sit", chair=2, name="Ann"))["ok"]
        for message in MALFORMED:
            await ann.line.send_json({**message, "id": 50})
        await _flood(ann, {"do": "sit", "chair": 3, "name": "A" * 40})
        assert (await bo.say(do="sit", chair=4, name="Bo"))["ok"], "nobody else notices"
        await ann.connect()
        await ann.sees(lambda s: s["me"]["chair"] == 2)
        for phone in (ann, bo):
            await phone.say(do="stand")

    run(shared, act, phones=2)
    gc.collect()  # aiohttp's own end of a line that was cut in mid-word complains when it goes


async def _flood(phone: Phone, message: dict[str, object]) -> None:
    """Say something until the line is closed."""
    with suppress(ConnectionError):
        for number in range(60):
            await phone.line.send_json({**message, "id": 100 + number})
    async with asyncio.timeout(60):
        while not phone.line.closed:
            await phone.line.receive()


def test_after_a_restart_the_phone_has_its_chair_and_nobody_else_has() -> None:
    first = Hosted()
    jar: dict[str, str] = {}

    async def before(ann: Phone) -> None:
        await ann.open()
        assert (await ann.say(do="sit", chair=2, name="Ann"))["ok"]
        await ann.until(lambda: ann.renewals > 0)
        async with ann.http.post(f"{ann.url}renew", headers={"Origin": ann.origin}):
            jar["token"] = cookie(ann)

    with first:
        first.console.run_as(Running(chairs=CHAIRS))
        run(first, before)
    assert jar["token"] not in repr(first.controls.phones)
    second = Console(KITS, Noted(), Settings(port=0, bind="loopback"), now_us)
    second.recall(first.controls.phones)
    second.run_as(Running(chairs=CHAIRS))
    second.start()
    try:
        asyncio.run(_comes_back(second, jar["token"]))
    finally:
        second.close()


async def _comes_back(console: Console, token: str) -> None:
    url, origin = console.url, console.url.rstrip("/")
    for known, given in ((False, "guess"), (True, token), (False, "guess")):
        async with aiohttp.ClientSession(headers={"Cookie": f"{site.COOKIE}={given}"}) as http:
            line = await http.ws_connect(f"{url}live", headers={"Origin": origin})
            told = await line.receive(timeout=60)
            if known:
                me = json.loads(told.data)["me"]
                assert (me["chair"], me["name"], me["dealer"]) == (2, "Ann", False)
            else:
                assert line.close_code == site.UNKNOWN_PHONE
            await line.close()
