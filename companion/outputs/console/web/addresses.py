"""Which addresses this machine has now: asked of the kernel on Linux, of the resolver elsewhere."""

import socket
import struct
import sys
from contextlib import suppress
from pathlib import Path

from companion.outputs.console.network import Card, by_reach

_SIOCGIFADDR = 0x8915
_ELSEWHERE = ("192.0.2.1", 9)
"""An address that nobody has, to learn by which of ours one would go there; nothing is sent."""

ROUTES, CARDS = Path("/proc/net/route"), Path("/sys/class/net")
_EVERYWHERE, _UP = "00000000", 0x1

if sys.platform == "linux":
    import fcntl

    def present() -> list[str]:
        """List the IPv4 addresses of all interfaces, the likeliest for phones first."""
        out = way_out(_routes())
        found: list[Card] = []
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
            for _, name in socket.if_nameindex():
                with suppress(OSError):
                    request = struct.pack("256s", name.encode()[:15])
                    reply = fcntl.ioctl(asking.fileno(), _SIOCGIFADDR, request)
                    address = socket.inet_ntoa(reply[20:24])
                    found.append(
                        Card(name, address, name == out, (CARDS / name / "device").exists())
                    )
        return by_reach(found)

else:

    def present() -> list[str]:
        """List the IPv4 addresses that this machine goes by, the likeliest for phones first."""
        return portable()


def _routes() -> str:
    try:
        return ROUTES.read_text("ascii")
    except OSError:
        return ""


def way_out(routes: str) -> str:
    """Return the interface of the best way to everywhere, of the kernel's table; empty: none."""
    lines = [line.split() for line in routes.splitlines()[1:]]
    ways = [
        (int(line[6]), line[0])
        for line in lines
        if len(line) > 7 and line[1] == line[7] == _EVERYWHERE and int(line[3], 16) & _UP
    ]
    return min(ways, default=(0, ""))[1]


def portable() -> list[str]:
    """List the address by which this machine reaches others, and those of its own name."""
    found: list[Card] = []
    with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        asking.connect(_ELSEWHERE)
        found.append(Card("", str(asking.getsockname()[0]), leads_out=True))
    with suppress(OSError):
        named = socket.gethostbyname_ex(socket.gethostname())[2]
        found += [Card("", address) for address in named]
    return by_reach(found)
