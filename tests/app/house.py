"""A house of its own: a laptop with a container's bridge, and a phone, in two network namespaces.

    unshare -rnm python -m tests.app.house FOLDER

Prints what the phone sees as one line of JSON.
"""

import asyncio
import http.client
import json
import os
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

from companion.outputs.console.web.addresses import present
from companion.outputs.console.web.name_in_the_network import whose
from tests.app.hosted.process import quiet_table

LAPTOP, MOVED, PHONE, BRIDGE = "192.168.7.1", "192.168.7.9", "192.168.7.2", "172.17.0.1"
NAME, PORT = "companion.local", 8221
PATIENCE_S = 150.0
LAID = f"""\
mount -t tmpfs none /run
mkdir /run/netns
ip link set lo up
ip netns add phone
ip link add wlan7 type veth peer name wlan0 netns phone
ip addr add {LAPTOP}/24 dev wlan7
ip link set wlan7 up
ip route add default via {PHONE}
ip link add docker0 type bridge
ip addr add {BRIDGE}/16 dev docker0
ip link set docker0 up
ip netns exec phone ip addr add {PHONE}/24 dev wlan0
ip netns exec phone ip link set wlan0 up
ip netns exec phone ip link set lo up
"""


def run(line: str) -> None:
    subprocess.run(line.split(), check=True, capture_output=True)


def on_the_phone(what: str, *words: str) -> str:
    """Do something where the phone is."""
    there = ["ip", "netns", "exec", "phone", sys.executable, "-m", "tests.app.house", what, *words]
    return subprocess.run(there, check=True, capture_output=True, text=True).stdout.strip()


def waited(there: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE_S
    while not there():
        assert time.monotonic() < end
        time.sleep(0.1)


def page(address: str, name: str) -> str:
    """Open the table's page at an address, by a name."""
    with closing(http.client.HTTPConnection(address, PORT, timeout=PATIENCE_S)) as line:
        line.request("GET", "/", headers={"Host": f"{name}:{PORT}"})
        return str(line.getresponse().status)


def asked(name: str) -> str:
    """Ask the network who has a name."""
    return " ".join(asyncio.run(whose(name, PHONE, 3000)))


def evening(folder: Path) -> dict[str, object]:
    for line in LAID.splitlines():
        run(line)
    told = folder / "out"
    state = {**os.environ, "XDG_STATE_HOME": str(folder / "state")}
    command = ["play", "--phones", "--view", "none", "--profile", quiet_table(folder)]
    with told.open("w") as out:
        table = subprocess.Popen(
            [sys.executable, "-m", "companion", *command],
            stdin=subprocess.DEVNULL, stdout=out, stderr=out, env=state,
        )  # fmt: skip
    try:
        waited(lambda: NAME in told.read_text())
        seen: dict[str, object] = {
            "present": present(),
            "asked": on_the_phone("ask", NAME),
            "by name": on_the_phone("page", LAPTOP, NAME),
            "by another": on_the_phone("page", LAPTOP, "evil.local"),
        }
        run(f"ip addr del {LAPTOP}/24 dev wlan7")
        run(f"ip addr add {MOVED}/24 dev wlan7")
        waited(lambda: f"http://{MOVED}:{PORT}/\nor http://{NAME}:{PORT}/" in told.read_text())
        seen |= {"asked anew": on_the_phone("ask", NAME), "at": on_the_phone("page", MOVED, NAME)}
    finally:
        table.terminate()
        table.wait(PATIENCE_S)
    return {**seen, "status": table.returncode, "told": told.read_text()}


if __name__ == "__main__":
    match sys.argv[1:]:
        case ["ask", name]:
            print(asked(name))
        case ["page", address, name]:
            print(page(address, name))
        case [folder]:
            print(json.dumps(evening(Path(folder))))
