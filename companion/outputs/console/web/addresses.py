"""Which addresses this machine has now: asked of the kernel on Linux, of the resolver elsewhere."""

import socket
import struct
import sys
from contextlib import suppress

_SIOCGIFADDR = 0x8915
_ELSEWHERE = ("192.0.2.1", 9)
"""An address that nobody has, to learn by which of ours one would go there; nothing is sent."""

if sys.platform == "linux":
    import fcntl

    def present() -> list[str]:
        """List the IPv4 addresses of all interfaces that have one."""
        found: list[str] = []
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
            for _, name in socket.if_nameindex():
                with suppress(OSError):
                    request = struct.pack("256s", name.encode()[:15])
                    reply = fcntl.ioctl(asking.fileno(), _SIOCGIFADDR, request)
                    found.append(socket.inet_ntoa(reply[20:24]))
        return found

else:

    def present() -> list[str]:
        """List the IPv4 addresses that this machine goes by."""
        return portable()


def portable() -> list[str]:
    """List the addresses of this machine's own name, and the one by which it reaches others."""
    found: list[str] = []
    with suppress(OSError):
        found += socket.gethostbyname_ex(socket.gethostname())[2]
    with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        asking.connect(_ELSEWHERE)
        found.append(str(asking.getsockname()[0]))
    return [*dict.fromkeys(found)]
