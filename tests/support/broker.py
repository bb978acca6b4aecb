"""A real broker of one's own: Debian's mosquitto, on loopback, with a folder of its own."""

from __future__ import annotations

import datetime
import ipaddress
import json
import os
import shutil
import signal
import socket
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import Any

import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID
from paho.mqtt.client import Client, MQTTMessage
from paho.mqtt.enums import CallbackAPIVersion, MQTTProtocolVersion

from companion.setup.profile.model import FeedSettings
from tests.app.hosted.process import waited

LOOPBACK = "127.0.0.1"
USER, PASSWORD = "table", "let me in"
PATIENCE_S = 30


def mosquitto() -> str:
    """Return where the broker is; whoever has none skips by its name."""
    found = shutil.which("mosquitto") or shutil.which("mosquitto", path="/usr/sbin")
    if found is None:
        pytest.skip("mosquitto is missing: sudo apt install mosquitto")
    return found


def free_port() -> int:
    with socket.socket() as found:
        found.bind((LOOPBACK, 0))
        return int(found.getsockname()[1])


@dataclass
class Papers:
    """A certificate for loopback, and that of whoever signed it."""

    ca: Path
    certificate: Path
    key: Path


def papers(folder: Path, host: str = LOOPBACK) -> Papers:
    """Make a signer, and have it sign a certificate for an address."""
    now = datetime.datetime.now(datetime.UTC)

    def key_and(name: str) -> tuple[ec.EllipticCurvePrivateKey, x509.Name]:
        named = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, name)])
        return ec.generate_private_key(ec.SECP256R1()), named

    def begun(subject: x509.Name, issuer: x509.Name, key: Any) -> x509.CertificateBuilder:
        day = datetime.timedelta(days=1)
        builder = x509.CertificateBuilder().subject_name(subject).issuer_name(issuer)
        builder = builder.public_key(key.public_key()).serial_number(x509.random_serial_number())
        return builder.not_valid_before(now - day).not_valid_after(now + day)

    ca_key, ca_name = key_and("a club's own signer")
    key, name = key_and("a broker")
    authority = begun(ca_name, ca_name, ca_key).add_extension(
        x509.BasicConstraints(ca=True, path_length=None), critical=True
    )
    usage = x509.KeyUsage(
        digital_signature=True, content_commitment=False, key_encipherment=False,
        data_encipherment=False, key_agreement=False, key_cert_sign=True, crl_sign=True,
        encipher_only=False, decipher_only=False,
    )  # fmt: skip
    ca = authority.add_extension(usage, critical=True).sign(ca_key, hashes.SHA256())
    alternative = x509.SubjectAlternativeName([x509.IPAddress(ipaddress.ip_address(host))])
    signed = begun(name, ca_name, key).add_extension(alternative, critical=False)
    certificate = signed.sign(ca_key, hashes.SHA256())
    made = Papers(folder / "ca.pem", folder / "broker.pem", folder / "broker.key")
    made.ca.write_bytes(ca.public_bytes(serialization.Encoding.PEM))
    made.certificate.write_bytes(certificate.public_bytes(serialization.Encoding.PEM))
    made.key.write_bytes(
        key.private_bytes(
            serialization.Encoding.PEM,
            serialization.PrivateFormat.PKCS8,
            serialization.NoEncryption(),
        )
    )
    return made


class Broker:
    """A broker that can be started, killed and started again on the same ports."""

    def __init__(self, folder: Path, host: str = LOOPBACK) -> None:
        self.folder, self.program, self.host = folder, mosquitto(), host
        self.port, self.closed, self.secure = free_port(), free_port(), free_port()
        """Open to all, only with the password, and the same in secret."""
        self.papers = papers(folder)
        self.password = folder / "password"
        self.password.write_text(f"{PASSWORD}\n")
        known = folder / "known"
        known.touch(mode=0o600)
        subprocess.run(
            ["mosquitto_passwd", "-b", known, USER, PASSWORD], check=True, capture_output=True
        )
        self.config = folder / "mosquitto.conf"
        self.config.write_text(self._configured(known))
        self._process: subprocess.Popen[bytes] | None = None

    def _configured(self, known: Path) -> str:
        own = "user root\n" if os.geteuid() == 0 else ""
        return f"""{own}per_listener_settings true
persistence false
log_type all
log_dest file {self.folder}/log
listener {self.port} {self.host}
allow_anonymous true
listener {self.closed} {LOOPBACK}
allow_anonymous false
password_file {known}
listener {self.secure} {LOOPBACK}
allow_anonymous false
password_file {known}
certfile {self.papers.certificate}
keyfile {self.papers.key}
"""

    def start(self) -> None:
        self._process = subprocess.Popen(
            [self.program, "-c", str(self.config)],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        waited("the broker", self._answers, PATIENCE_S)

    def _answers(self) -> bool:
        try:
            socket.create_connection((self.host, self.port), 1).close()
            for port in (self.closed, self.secure):
                socket.create_connection((LOOPBACK, port), 1).close()
        except OSError:
            return False
        return True

    def kill(self) -> None:
        """Kill it as a power cut does."""
        if self._process is not None:
            self._process.kill()
            self._process.wait()
            self._process = None

    def stop_answering(self, stopped: bool = True) -> None:
        """Have it hang, or go on."""
        assert self._process is not None
        self._process.send_signal(signal.SIGSTOP if stopped else signal.SIGCONT)

    @property
    def log(self) -> str:
        file = self.folder / "log"
        return file.read_text(errors="replace") if file.exists() else ""

    def settings(self, table: str = "kitchen", **more: Any) -> FeedSettings:
        """Return how a table finds it."""
        given = {"host": self.host, "port": self.port, "secure": False, "table": table, **more}
        return FeedSettings(**given)

    def secretly(self, table: str = "kitchen", **more: Any) -> FeedSettings:
        """Return how a table finds it that says who it is, in secret."""
        given = {
            "port": self.secure, "secure": True, "user": USER,
            "password_file": str(self.password), "ca_file": str(self.papers.ca), **more,
        }  # fmt: skip
        return self.settings(table, **given)


@contextmanager
def broker_in(folder: Path) -> Iterator[Broker]:
    broker = Broker(folder)
    broker.start()
    try:
        yield broker
    finally:
        broker.kill()


class House:
    """Somebody else at the broker, who hears everything and may say something."""

    def __init__(self, broker: Broker, *topics: str) -> None:
        self.heard: SimpleQueue[MQTTMessage] = SimpleQueue()
        self.all: list[MQTTMessage] = []
        self._there: SimpleQueue[None] = SimpleQueue()
        self._client = Client(CallbackAPIVersion.VERSION2, protocol=MQTTProtocolVersion.MQTTv5)
        self._client.on_message = lambda client, data, message: self.heard.put(message)
        self._client.on_subscribe = lambda *told: self._there.put(None)
        self._client.connect(broker.host, broker.port)
        self._client.loop_start()
        for topic in topics or ("#",):
            self._client.subscribe(topic, 1)
            self._there.get(timeout=PATIENCE_S)

    def say(self, topic: str, payload: str, retain: bool = False) -> None:
        self._client.publish(topic, payload, 1, retain).wait_for_publish(PATIENCE_S)

    def hear(self) -> list[MQTTMessage]:
        """Return everything that was heard so far."""
        while True:
            try:
                self.all.append(self.heard.get_nowait())
            except Empty:
                return self.all

    def of(self, topic: str) -> list[Any]:
        """Return what was said there, as values."""
        return [read(m) for m in self.hear() if m.topic.endswith(topic)]

    def last(self, topic: str) -> Any:
        said = self.of(topic)
        return said[-1] if said else None

    def close(self) -> None:
        self._client.disconnect()
        self._client.loop_stop()


def read(message: MQTTMessage) -> Any:
    text = message.payload.decode()
    return json.loads(text) if text.startswith("{") else text
