"""The addresses this machine has now: asked of the kernel, interface by interface."""

import fcntl
import socket
import struct
from contextlib import suppress

_SIOCGIFADDR = 0x8915


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


def own_names() -> list[str]:
    """Return the names under which a phone may know this machine."""
    name = socket.gethostname().partition(".")[0]
    return [name, f"{name}.local"] if name else []
