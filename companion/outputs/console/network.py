"""The table's own network: which addresses are served, and who may ask under which name.

A page in the dealer's browser can be made to ask any address (DNS rebinding), so a request must
name us as we are: by an address we serve, or by this machine's own name.
"""

from collections.abc import Iterable
from ipaddress import IPv4Address, IPv6Address, ip_address

LOOPBACK = "127.0.0.1"


def _parsed(address: str) -> IPv4Address | None:
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return None
    return found.ipv4_mapped if isinstance(found, IPv6Address) else found


def is_local(address: str) -> bool:
    """Tell an address that the internet cannot reach or come from."""
    found = _parsed(address)
    return found is not None and (found.is_private or found.is_link_local)


def chosen(bind: str, present: Iterable[str]) -> list[str]:
    """Choose what to serve of the addresses that this machine has now; itself first."""
    if bind not in ("local", "loopback"):
        return list(dict.fromkeys((LOOPBACK, bind)))
    private = sorted(a for a in present if is_local(a) and not a.startswith("127."))
    return [LOOPBACK, *(private if bind == "local" else [])]


def best(addresses: Iterable[str]) -> str:
    """Choose the address that a phone can reach, for the QR code: a link-local one comes last."""

    def rank(address: str) -> tuple[bool, bool]:
        found = _parsed(address)
        return (address == LOOPBACK, found is not None and found.is_link_local)

    return min(addresses, key=rank, default=LOOPBACK)


def is_us(host: str, port: int, addresses: Iterable[str], names: Iterable[str]) -> bool:
    """Tell whether a Host header means this console."""
    name, colon, number = host.partition(":")
    if not colon or number != str(port):
        return False
    own = {"localhost", *(n.lower() for n in names), *addresses}
    return name.lower().rstrip(".") in own


def is_our_origin(origin: str | None, host: str, secure: bool = False) -> bool:
    """Tell whether our own page asks: another one in the same browser has another origin."""
    scheme = "https" if secure else "http"
    return origin is not None and origin.lower() == f"{scheme}://{host.lower()}"
