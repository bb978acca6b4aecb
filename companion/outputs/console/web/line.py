"""One phone's line: snapshots out as fast as it can take them, messages in, one by one."""

import asyncio
import json
from contextlib import suppress

from aiohttp import WSMsgType, web

from companion.outputs.console.messages import MessageError, parse
from companion.outputs.console.offers import RefusedError
from companion.outputs.console.pairing import Phone
from companion.outputs.console.web.room import Room

TICK_S = 4.0
"""A sign of life, by which a page knows that what it shows is not stale."""
BREATH_S = 0.08
SEND_S = 10.0
BURST, EACH_SECOND = 20.0, 8.0
BAD_MESSAGES = 10
POLICY = 1008


class Line:
    """A connected page."""

    def __init__(
        self, room: Room, phone: Phone, address: str, socket: web.WebSocketResponse
    ) -> None:
        self._room, self._phone, self._address, self._socket = room, phone, address, socket
        self._allowance, self._asked_at = BURST, room.clock()
        self._bad = 0

    async def run(self) -> None:
        """Serve the page until it is gone."""
        room, wake = self._room, self._room.watch()
        room.pairing.arrived(self._phone, room.clock())
        room.changed()
        sender = asyncio.create_task(self._send(wake))
        try:
            await self._receive()
        finally:
            sender.cancel()
            with suppress(asyncio.CancelledError):
                await sender
            room.unwatch(wake)
            room.pairing.left(self._phone, room.clock())
            room.changed()

    async def _send(self, wake: asyncio.Event) -> None:
        """Send the newest picture; while one is under way, the ones between are skipped."""
        with suppress(ConnectionError, TimeoutError):
            while not self._socket.closed:
                with suppress(TimeoutError):
                    await asyncio.wait_for(wake.wait(), TICK_S)
                news = wake.is_set()
                wake.clear()
                said = self._room.snapshot(self._phone) if news else '{"type":"tick"}'
                await asyncio.wait_for(self._socket.send_str(said), SEND_S)
                await asyncio.sleep(BREATH_S)
        await self._socket.close()

    async def _receive(self) -> None:
        async for message in self._socket:
            if message.type is not WSMsgType.TEXT or not self._may_speak():
                await self._socket.close(code=POLICY, message=b"too much")
                return
            await self._answer(message.data)
            if self._bad >= BAD_MESSAGES:
                await self._socket.close(code=POLICY, message=b"not our page")
                return

    def _may_speak(self) -> bool:
        """Tell whether it may speak: people tap a few times a second, and no faster."""
        now = self._room.clock()
        refill = (now - self._asked_at) / 1_000_000 * EACH_SECOND
        self._allowance = min(BURST, self._allowance + refill) - 1
        self._asked_at = now
        return self._allowance >= 0

    async def _answer(self, raw: str) -> None:
        id_, ok = None, False
        try:
            message = parse(raw)
            id_ = message.id
            text = self._room.take(self._phone, self._address, message)
            ok = True
        except MessageError as error:
            self._bad += 1
            text = str(error)
        except RefusedError as error:
            text = str(error)
        reply = {"type": "reply", "id": id_, "ok": ok, "text": text}
        with suppress(ConnectionError):
            await self._socket.send_str(json.dumps(reply))
