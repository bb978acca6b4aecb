"""The table's own network: which addresses are served, and who may ask under which name.

A page in the dealer's browser can be made to ask any address (DNS rebinding), so a request must
name us as we are: by an address we serve, or by this machine's own name.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from ipaddress import IPv4Address, IPv6Address, ip_address

LOOPBACK = "127.0.0.1"
_MADE_UP = (
    "br-", "cali", "cni", "docker", "flannel", "lxc", "lxd", "podman", "tailscale", "tap", "tun",
    "utun", "vbox", "veth", "vethernet", "virbr", "vmnet", "wg", "zt",
)  # fmt: skip
"""How interfaces begin that lead to containers, virtual machines and tunnels, and to no phone."""


@dataclass(frozen=True, slots=True)
class Card:
    """One of this machine's ways into a network."""

    interface: str
    address: str
    leads_out: bool = False
    """Whether this is the way to everywhere else: the house's own network."""
    solid: bool = True
    """Whether there is a device behind it."""


def by_reach(cards: Iterable[Card]) -> list[str]:
    """Return the addresses, first the one that a phone in the house most likely reaches."""

    def rank(card: Card) -> tuple[bool, bool, bool, bool, bool, str]:
        found = _parsed(card.address)
        return (
            card.address.startswith("127."),
            card.interface.lower().startswith(_MADE_UP),
            found is not None and found.is_link_local,
            not card.leads_out,
            not card.solid,
            card.address,
        )

    return [*dict.fromkeys(card.address for card in sorted(cards, key=rank))]


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
    """Choose what to serve of the addresses that this machine has now: itself, then as given."""
    if bind not in ("local", "loopback"):
        return list(dict.fromkeys((LOOPBACK, bind)))
    private = [a for a in present if is_local(a) and not a.startswith("127.")]
    return [LOOPBACK, *(private if bind == "local" else [])]


def best(addresses: Iterable[str]) -> str:
    """Choose the address for the QR code: the first by which others could come."""
    return next((address for address in addresses if address != LOOPBACK), LOOPBACK)


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
