"""What a phone is told was taken is on the card: wherever the power goes, however slow it is."""

from __future__ import annotations

import asyncio
import errno
import json
import random
import shutil
import signal
import sys
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from threading import Event as Flag
from typing import Any

import pytest
from aiohttp import ClientSession, CookieJar

from companion.app.cli.main import main
from companion.app.hosted.receipts import LEFT_OUT, NOBODY_LISTENS, Kept
from companion.core.referee.events import Ruling
from companion.keep.journal import disk, system
from companion.keep.journal.account import Account, account
from companion.keep.journal.disk import RealDisk
from companion.keep.journal.segments import matches
from companion.language import say
from companion.outputs.console.web import site
from tests.app.hosted.dealers import (
    NAMES,
    Holds,
    entered,
    ruled_evening,
    sit_down,
    until,
    was_set,
)
from tests.app.hosted.live import free_port, live_table
from tests.app.hosted.process import waited
from tests.app.hosted.tables import fast_table
from tests.app.hosted.test_phone import ShownDaemon
from tests.keep.journal.cards import FakeCard
from tests.keep.journal.forgetful import Cut, ForgetfulSystem, lay_out
from tests.outputs.console.following import followed

linux = pytest.mark.skipif(sys.platform != "linux", reason="other systems sync by other calls")


@linux
@pytest.mark.slow
def test_nothing_a_phone_was_told_is_lost_wherever_the_power_goes(tmp_path: Path) -> None:
    card = tmp_path / "card"
    card.mkdir()
    answered: list[tuple[str, Holds]] = []
    forgets: ForgetfulSystem[tuple[Holds, ...]]
    forgets = ForgetfulSystem(card, 7, lambda: tuple(holds for _, holds in answered), ways=1)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(disk, "os", forgets)
        patch.setattr(system, "os", forgets)
        with fast_table(card / "journal", choose=True) as table:
            ruled_evening(table, answered)
            forgets.cut()
    texts = [text for text, _ in answered]
    assert texts[:3] == ["A new game begins.", "Names changed.", "Entered."]
    assert len(texts) == 11
    found = worst(forgets.cuts)
    assert len(found) > 40
    for cut in found:
        root = tmp_path / "found"
        root.mkdir()
        lay_out(cut.found, root)
        hold(root / "journal", cut.before)
        shutil.rmtree(root)


def worst(cuts: list[Cut[tuple[Holds, ...]]]) -> list[Cut[tuple[Holds, ...]]]:
    return [*{tuple(sorted(cut.found.items(), key=str)): cut for cut in cuts}.values()]


def hold(folder: Path, acknowledged: tuple[Holds, ...]) -> None:
    if not acknowledged:
        return
    told = account(RealDisk(), folder, 1)
    for number, holds in enumerate(acknowledged, start=1):
        assert holds(told), f"answer {number} was given, and is lost"


class SlowCard(FakeCard):
    """A card whose syncs wait until they are let go."""

    def __init__(self) -> None:
        super().__init__()
        self.free = Flag()
        self.free.set()

    def sync(self, handle: int) -> None:
        assert self.free.wait(30)
        super().sync(handle)

    def account(self, folder: Path, seed: int) -> Account:
        """The match as it is found if the power goes now."""
        return account(self.after_power_cut(random.Random(seed)), folder, 1)


class Line:
    """A phone's line to the table, over a real socket."""

    def __init__(self, http: ClientSession, url: str) -> None:
        self._http, self._url = http, url
        self._count = 0
        self.snapshot: dict[str, Any] = {}
        self.replies: asyncio.Queue[dict[str, Any]] = asyncio.Queue()

    async def open(self, code: str) -> None:
        async with self._http.get(self._url) as page:
            assert page.status == 200
        origin = {"Origin": self._url.rstrip("/")}
        self._socket = await self._http.ws_connect(f"{self._url}live", headers=origin)
        self._reading = asyncio.create_task(self._read())
        assert (await self.say(do="pair", code=code))["ok"]

    async def close(self) -> None:
        self._reading.cancel()
        await asyncio.gather(self._reading, return_exceptions=True)
        await self._socket.close()

    async def _read(self) -> None:
        async for message in self._socket:
            told = json.loads(message.data)
            if told["type"] == "reply":
                await self.replies.put(told)
            self.snapshot = followed(self.snapshot, told)

    async def send(self, **message: Any) -> None:
        self._count += 1
        await self._socket.send_json({**message, "id": self._count})

    async def say(self, **message: Any) -> dict[str, Any]:
        await self.send(**message)
        return await self.hear()

    async def hear(self) -> dict[str, Any]:
        return await asyncio.wait_for(self.replies.get(), 30)

    async def offer(self, name: str) -> str:
        while True:
            match = self.snapshot.get("match") or {"offers": []}
            for offer in match["offers"]:
                if offer["name"] == name:
                    return str(offer["id"])
            await asyncio.sleep(0.02)


def talk(url: str, code: str, act: Callable[[Line], Any]) -> None:
    async def talking() -> None:
        async with ClientSession(cookie_jar=CookieJar(unsafe=True)) as http:
            line = Line(http, url)
            await line.open(code)
            await act(line)
            await line.close()

    asyncio.run(talking())


def test_on_a_slow_card_the_answer_comes_when_it_is_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    card = SlowCard()
    monkeypatch.setattr(site, "KEPT_S", 0.15)
    with live_table(tmp_path, port=free_port(), disk=card) as table:
        console = table.service.console
        assert console is not None
        waited("the page", lambda: console.invitation() is not None)
        invitation = console.invitation()
        assert invitation is not None

        async def act(line: Line) -> None:
            offer = await line.offer("deal")
            for message, text, holds in (
                ({"do": "names", "names": NAMES}, "Names changed.", was_set(names=NAMES)),
                ({"do": "pause", "on": True}, "Paused.", was_set(paused=True)),
                ({"do": "answer", "offer": offer, "fields": {}}, "Entered.", entered("deal")),
            ):
                card.free.clear()
                not_yet = await line.say(**message)
                assert not_yet == {**not_yet, "ok": False, "text": say(site.NOT_KEPT)}
                assert not holds(card.account(tmp_path, 3))
                card.free.set()
                told = await line.hear()
                assert told == {**told, "ok": True, "text": text, "id": not_yet["id"]}
                assert all(holds(card.account(tmp_path, seed)) for seed in range(5))

        talk(invitation.text, invitation.code, act)
        card.free.set()


def test_what_never_reaches_a_match_is_not_said_to_be_entered(tmp_path: Path) -> None:
    with fast_table(tmp_path, choose=True) as table:
        late = table.service.handles.enter(lambda t: Ruling(t, "out", {"seat": 1}))
        sit_down(table)
        table.play(lambda watcher: late.done())
        assert str(late.exception()) == say(NOBODY_LISTENS)
    with fast_table(tmp_path / "on", choose=True) as table:
        handles, given = table.service.handles, list[Kept]()
        sit_down(table)
        begun = handles.begin()

        def odd() -> None:
            if begun.done() and not given:
                given.append(handles.enter(lambda t: Ruling(t, "out", {"seat": "nobody's"})))

        table.each(odd)
        table.play(lambda watcher: bool(given) and given[0].done())
        assert str(given[0].exception()) == say(LEFT_OUT)


def test_while_the_card_refuses_nothing_is_said_to_be_kept(tmp_path: Path) -> None:
    card = FakeCard()
    with fast_table(tmp_path, disk=card, choose=True) as table:
        handles, now = table.service.handles, table.host.pace
        sit_down(table)
        begun, asked = handles.begin(), list[tuple[int, Kept]]()

        def script() -> Iterator[bool]:
            yield from until(begun.done)
            asked.append((now(), handles.pause(True)))
            yield from until(asked[0][1].done)
            assert now() - asked[0][0] < 1_000_000, "on a card that is well, at once"
            card.failing["sync"] = errno.EIO
            asked.append((now(), handles.pause(False)))
            yield from until(lambda: now() > asked[1][0] + 60_000_000)
            assert not asked[1][1].done()
            card.failing.clear()
            yield from until(asked[1][1].done)

        steps = script()
        table.play(lambda watcher: next(steps, None) is None)
    assert asked[1][1].exception() is None


@pytest.mark.slow
def test_killed_right_after_an_answer_the_daemon_knows_it_still(tmp_path: Path) -> None:
    port = free_port()
    for begin, name in ((True, "Zoë"), (False, "Yara")):
        names = [name, *NAMES[1:]]
        with ShownDaemon(tmp_path, port) as daemon:
            talk(daemon.url, daemon.code(), partial(renamed_and_killed, daemon, begin, names))
            daemon.process.wait()
        told = account(RealDisk(), daemon.folder, matches(RealDisk(), daemon.folder)[-1])
        assert was_set(names=names)(told)
        assert entered("deal")(told)


async def renamed_and_killed(
    daemon: ShownDaemon, begin: bool, names: list[str], line: Line
) -> None:
    if begin:
        assert (await line.say(do="begin"))["text"] == "A new game begins."
        offer = await line.offer("deal")
        assert (await line.say(do="answer", offer=offer, fields={}))["ok"]
    assert (await line.say(do="names", names=names))["text"] == "Names changed."
    daemon.process.send_signal(signal.SIGKILL)


def test_the_log_tells_who_ruled_what_and_what_became_of_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    shown: list[list[dict[str, Any]]] = []
    with fast_table(tmp_path, choose=True) as table:
        ruled_evening(table, [], shown.append)
    assert {row["by"] for row in shown[-1]} == {"Phone 1 (KQ7F)"}
    log = {row["what"]: row["became"] for row in shown[-1]}
    assert [*log][::-1] == [
        "Begin the match",
        "The cards are dealt",
        "Names: Zoë, Ben, Cy and Dot",
        "Take back number 1",
        "Out of cards: Zoë",
        *(f"Count of {name}: holmes 1, suspects 0" for name in NAMES),
        "End the match",
    ]
    assert log["Take back number 1"][0].startswith("Taken back: number 1: Zoë did not play")
    (refused,) = log["Count of Dot: holmes 1, suspects 0"]
    assert refused.startswith("Refused: Dot, count: the counts do not fit")
    assert main(["journal", "rulings", "--journal", str(tmp_path)]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line[21:] for line in lines if line[21:].startswith("Phone")] == [
        f"Phone 1 (KQ7F): {what}" for what in reversed(log)
    ]
    assert f"{'':21}{refused}" in lines


def test_a_resumed_match_still_tells_who_ruled_what(tmp_path: Path) -> None:
    with fast_table(tmp_path, choose=True) as table:
        sit_down(table)
        begun = table.service.handles.begin("the button of chair 2")
        table.play(lambda watcher: begun.done())
    with fast_table(tmp_path, start=90_000_000_000, choose=True) as table:
        told: list[str] = []
        table.host.wishes.noted.append(lambda note: told.append(note["by"]))
        table.play(lambda watcher: table.host.session is not None)
    assert told == ["the button of chair 2"]
