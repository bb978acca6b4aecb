"""A line to a broker: opened, spoken on and let go of by one thread, which sleeps on its socket.

A line is for one connection. What it could not bring across is known to the outbox, so the next
one begins with nothing.
"""

from __future__ import annotations

import errno
import os
import select
import socket
import ssl
from collections.abc import Callable
from pathlib import Path
from time import monotonic
from typing import Any, Protocol

from paho.mqtt.client import Client, MQTTMessage
from paho.mqtt.enums import CallbackAPIVersion, MQTTProtocolVersion
from paho.mqtt.packettypes import PacketTypes
from paho.mqtt.reasoncodes import ReasonCode

from companion.outputs.feed.errors import (
    BrokerAwayError,
    BrokerRefusesError,
    BrokerUntrustedError,
    FeedError,
    FeedFileError,
)
from companion.outputs.feed.topics import OFFLINE, Message, Topics
from companion.setup.profile.model import FeedSettings

AT_LEAST_ONCE = 1
KEEPALIVE_S = 15
"""How often the broker hears something; after one and a half of it, it says that the table is gone.
So long may setting up a secret take, too."""
CONNECT_S = 5.0
"""How long a broker may take to answer at all, and to let the table in."""
WITH_WILL = "Disconnect with will message"
REFUSED = frozenset((132, 133, 134, 135, 138, 140))
"""What a broker answers that will answer the same tomorrow: version, name, password, permission."""
LONGEST_COMMAND = 100


class Woken(Protocol):
    """What can be waited for beside a line."""

    def fileno(self) -> int:
        """Return what the system knows it by."""


class Line:
    """One connection to the broker; every method may raise FeedError, and then it is over."""

    def __init__(
        self,
        settings: FeedSettings,
        topics: Topics,
        taken: Callable[[int], None] = lambda number: None,
        hear: Callable[[bytes], None] = lambda payload: None,
        name: str | None = None,
    ) -> None:
        """`taken` is told what the broker has; `hear` what somebody commands, if that is wanted.
        `name` is what the broker knows this line by, if not by its table: then it leaves no will.
        """
        self._settings, self._topics = settings, topics
        self._over: FeedError | None = None
        self._let_in = False
        self._secret: _Secret | None = None
        self._client = Client(
            CallbackAPIVersion.VERSION2,
            client_id=name or topics.device,
            protocol=MQTTProtocolVersion.MQTTv5,
        )
        self._client.connect_timeout = CONNECT_S
        if name is None:
            self._client.will_set(topics.online, OFFLINE, AT_LEAST_ONCE, retain=True)
        self._client.on_connect = self._answered
        self._client.on_disconnect = self._left
        self._client.on_publish = lambda client, data, number, *more: taken(number)
        if settings.buttons:
            self._client.on_message = lambda client, data, message: _commanded(message, hear)

    def open(self) -> None:
        """Connect, and be let in."""
        self._sign()
        where = self._settings
        try:
            self._client.connect(where.host, where.port, KEEPALIVE_S, clean_start=True)
        except ssl.SSLCertVerificationError as error:
            raise BrokerUntrustedError(where.broker, error.verify_message) from None
        except (OSError, ValueError) as error:
            raise BrokerAwayError(where.broker, _reason(error)) from None
        until = monotonic() + CONNECT_S
        while not self._let_in:
            if monotonic() > until:
                raise BrokerAwayError(where.broker, _reason(TimeoutError()))
            self.turn(CONNECT_S / 10)
        if where.buttons:
            self._client.subscribe(self._topics.command, AT_LEAST_ONCE)

    def _sign(self) -> None:
        """Take name, password and whom to trust, as the profile says."""
        where = self._settings
        if where.user:
            self._client.username_pw_set(where.user, _password(where.password_file))
        if where.secure:
            self._secret = _trust(where.ca_file)
            self._client.tls_set_context(self._secret)

    def send(self, message: Message) -> int:
        """Send something; return the number under which the broker will say that it has it."""
        sent = self._client.publish(
            message.topic, message.payload.encode(), AT_LEAST_ONCE, message.kept
        )
        self._look()
        return sent.mid

    def turn(self, wait_s: float, bell: Woken | None = None) -> None:
        """Wait for the broker, or for a bell; bring across what can be, hear what there is."""
        line: Any = self._client.socket()
        if line is None:
            raise self._over or self._away()
        pending = line.pending() if isinstance(line, ssl.SSLSocket) else 0
        writes = [line] if self._client.want_write() else []
        heard = [line, bell] if bell is not None else [line]
        readable, writable, _ = select.select(heard, writes, [], 0 if pending else wait_s)
        if pending or line in readable:
            self._client.loop_read()
        if line in writable:
            self._client.loop_write()
        self._client.loop_misc()
        self._look()

    def close(self) -> None:
        """Let go of it, and have the broker say that the table is gone."""
        will = ReasonCode(PacketTypes.DISCONNECT, WITH_WILL)
        self._client.on_disconnect = None
        self._client.disconnect(will)
        until = monotonic() + 1
        while self._client.want_write() and self._client.socket() and monotonic() < until:
            self._client.loop_write()
        _shut(self._client)

    def drop(self) -> None:
        """Let go of a line that is over."""
        self._client.on_disconnect = None
        _shut(self._client)
        if self._secret is not None and self._secret.line is not None:
            self._secret.line.close()

    def _look(self) -> None:
        if self._over is not None:
            raise self._over

    def _away(self, why: str = "") -> BrokerAwayError:
        return BrokerAwayError(self._settings.broker, why or os.strerror(errno.ECONNRESET))

    # What the library calls.

    def _answered(
        self, client: Client, data: Any, flags: Any, code: ReasonCode, *more: Any
    ) -> None:
        broker = self._settings.broker
        self._let_in = not code.is_failure
        if code.is_failure:
            refuses = code.value in REFUSED
            kind = BrokerRefusesError if refuses else BrokerAwayError
            self._over = kind(broker, str(code))

    def _left(self, client: Client, data: Any, flags: Any, code: ReasonCode, *more: Any) -> None:
        if self._over is None:
            told = str(code) if flags.is_disconnect_packet_from_server else ""
            self._over = self._away(told)


def _commanded(message: MQTTMessage, hear: Callable[[bytes], None]) -> None:
    """Pass a command on: one that the broker has kept was meant for another day."""
    if not message.retain and len(message.payload) <= LONGEST_COMMAND:
        hear(bytes(message.payload))


def _password(path: str | None) -> str | None:
    """Return the first line of a file, which is the password."""
    if path is None:
        return None
    try:
        return Path(path).read_text("utf-8").split("\n", 1)[0].removesuffix("\r")
    except (OSError, UnicodeDecodeError) as error:
        raise FeedFileError(path, _reason(error)) from None


class _Secret(ssl.SSLContext):
    """How a line is made secret; knows its socket, which the library forgets if that fails."""

    line: ssl.SSLSocket | None = None

    def wrap_socket(self, *args: Any, **more: Any) -> ssl.SSLSocket:
        """Begin to make a line secret."""
        self.line = super().wrap_socket(*args, **more)
        return self.line


def _trust(path: str | None) -> _Secret:
    """Return how the broker must show who it is: by its name, signed by somebody trusted."""
    secret = _Secret(ssl.PROTOCOL_TLS_CLIENT)
    try:
        if path is None:
            secret.load_default_certs()
        else:
            secret.load_verify_locations(path)
        return secret
    except (OSError, ssl.SSLError) as error:
        raise FeedFileError(str(path), _reason(error)) from None


def _reason(error: Exception) -> str:
    """Return what an error says, in one line."""
    if isinstance(error, TimeoutError):
        return os.strerror(errno.ETIMEDOUT)
    told = getattr(error, "reason", None) or getattr(error, "strerror", None) or str(error)
    return " ".join(str(told).split()) or type(error).__name__


def _shut(client: Client) -> None:
    line: Any = client.socket()
    if isinstance(line, socket.socket):
        line.close()


def answers(settings: FeedSettings) -> FeedError | None:
    """Look whether a broker lets this table in, under another name; return why it does not."""
    topics = Topics(settings.table)
    line = Line(settings, topics, name=f"{topics.device}-doctor")
    try:
        line.open()
    except FeedError as error:
        line.drop()
        return error
    line.close()
    return None
