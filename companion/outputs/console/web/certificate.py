"""The table's own certificate: made at the first start, renewed in time, shown by its fingerprint.

No authority knows a table, so it vouches for itself: a phone's browser warns once, and whoever
wants to be sure compares the fingerprint with the one on the display. Key and certificate are one
file, so that they change together, readable by the program alone.
"""

import os
import ssl
from collections.abc import Iterable
from contextlib import suppress
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from ipaddress import ip_address
from pathlib import Path
from typing import Any

from companion.language import say

FILE = "certificate.pem"
LASTS = timedelta(days=365)
RENEWED = timedelta(days=30)
"""So long before its end another one is made."""
EARLIER = timedelta(days=1)
"""It is good from a day before it was made: a phone's clock may be slow."""
MOST_NAMES = 24
_GROUP, _LINE = 4, 16


class CertificateError(Exception):
    """There is no certificate to serve by; the text says what to do."""


@dataclass(frozen=True, slots=True)
class OwnCertificate:
    """A certificate, as far as somebody wants to know of it."""

    fingerprint: str
    """Its SHA-256, in hexadecimal digits."""
    ends: datetime
    names: frozenset[str]
    """The names and addresses that it speaks for."""

    @property
    def shown(self) -> tuple[str, ...]:
        """The fingerprint for people, to compare it line by line."""
        lines = (self.fingerprint[at : at + _LINE] for at in range(0, 64, _LINE))
        return tuple(" ".join(_groups(line)) for line in lines)


def _groups(line: str) -> Iterable[str]:
    return (line[at : at + _GROUP] for at in range(0, len(line), _GROUP))


class Certificates:
    """Keeps the certificate of one table in its folder, and serves by it."""

    def __init__(self, folder: Path) -> None:
        self._file = folder / FILE
        self._own: OwnCertificate | None = None
        self._context: ssl.SSLContext | None = None

    @property
    def context(self) -> ssl.SSLContext:
        """How connections are made secret; `cover` comes first."""
        assert self._context is not None
        return self._context

    def lacks(self, names: Iterable[str], now: datetime) -> bool:
        """Tell whether another certificate is needed: cheap, and asked often."""
        own = self._own
        return own is None or own.ends - now < RENEWED or not own.names.issuperset(names)

    def cover(self, names: Iterable[str], now: datetime) -> OwnCertificate:
        """Return a certificate for these names that does not end soon, made anew if need be."""
        wanted = [*names]
        if self._own is None:
            self._own = _found(self._file)
        if self.lacks(wanted, now):
            self._own = make(self._file, wanted, self._own, now)
        self._load()
        assert self._own is not None
        return self._own

    def _load(self) -> None:
        context = self._context or ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.minimum_version = ssl.TLSVersion.TLSv1_2
        context.set_alpn_protocols(["http/1.1"])
        with suppress(OSError):
            self._file.chmod(0o600)
        try:
            context.load_cert_chain(self._file)
        except (OSError, ssl.SSLError) as error:
            raise _unreadable(self._file, error) from None
        self._context = context


def library() -> Any:
    """Return the package that makes certificates; CertificateError where it is not installed."""
    try:
        from cryptography import x509
    except ImportError:
        raise CertificateError(say("console-no-cryptography")) from None
    return x509


def read(file: Path) -> OwnCertificate | None:
    """Read a table's certificate; None: there is none yet. CertificateError if it is spoilt."""
    x509 = library()
    try:
        found = x509.load_pem_x509_certificate(file.read_bytes())
    except FileNotFoundError:
        return None
    except (OSError, ValueError) as error:
        raise _unreadable(file, error) from None
    return _told(found)


def _found(file: Path) -> OwnCertificate | None:
    """Read what there is; what is spoilt is made anew, if its place can be written."""
    try:
        return read(file)
    except CertificateError:
        library()
        return None


def _unreadable(file: Path, error: Exception) -> CertificateError:
    why = str(getattr(error, "strerror", None) or say("console-certificate-spoilt"))
    return CertificateError(say("console-certificate-unreadable", file=str(file), why=why))


def _told(found: Any) -> OwnCertificate:
    x509 = library()
    from cryptography.hazmat.primitives.hashes import SHA256

    others = found.extensions.get_extension_for_class(x509.SubjectAlternativeName).value
    names = {str(other.value) for other in others}
    digest = found.fingerprint(SHA256()).hex().upper()
    return OwnCertificate(digest, found.not_valid_after_utc, frozenset(names))


def make(
    file: Path, names: Iterable[str], before: OwnCertificate | None, now: datetime
) -> OwnCertificate:
    """Make a certificate for these names, and those that the one before spoke for."""
    library()
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.hazmat.primitives.serialization import (
        Encoding,
        NoEncryption,
        PrivateFormat,
    )

    earlier = sorted(before.names) if before is not None else []
    spoken = [*dict.fromkeys((*names, *earlier))][:MOST_NAMES]
    key = ec.generate_private_key(ec.SECP256R1())
    signed = _signed(key, spoken, now)
    pem = key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
    _write(file, pem + signed.public_bytes(Encoding.PEM))
    return _told(signed)


def _signed(key: Any, names: list[str], now: datetime) -> Any:
    x509 = library()
    from cryptography.hazmat.primitives.hashes import SHA256
    from cryptography.x509.oid import ExtendedKeyUsageOID, NameOID

    who = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, f"Companion at {names[0]}"[:64])])
    usage = x509.ExtendedKeyUsage([ExtendedKeyUsageOID.SERVER_AUTH])
    return (
        x509.CertificateBuilder()
        .subject_name(who)
        .issuer_name(who)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - EARLIER)
        .not_valid_after(now + LASTS)
        .add_extension(x509.SubjectAlternativeName([_general(x509, n) for n in names]), False)
        .add_extension(x509.BasicConstraints(ca=False, path_length=None), True)
        .add_extension(usage, False)
        .sign(key, SHA256())
    )


def _general(x509: Any, name: str) -> Any:
    try:
        return x509.IPAddress(ip_address(name))
    except ValueError:
        return x509.DNSName(name)


def _write(file: Path, data: bytes) -> None:
    """Put it there whole or not at all, for nobody else to read."""
    beside = file.with_name(f"{file.name}.new")
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        beside.unlink(missing_ok=True)
        handle = os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        with os.fdopen(handle, "wb") as opened:
            opened.write(data)
            opened.flush()
            os.fsync(opened.fileno())
        beside.replace(file)
    except OSError as error:
        why = str(error.strerror)
        raise CertificateError(
            say("console-certificate-unwritable", file=str(file), why=why)
        ) from None


def today() -> datetime:
    """Return the time by the clock on the wall, which certificates go by."""
    return datetime.now(UTC)
