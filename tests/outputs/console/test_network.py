"""The table's own network, and nobody else's."""

import pytest

from companion.outputs.console.network import (
    Card,
    best,
    by_reach,
    chosen,
    is_local,
    is_our_origin,
    is_us,
)
from companion.outputs.console.web.addresses import way_out


def test_only_private_addresses_are_served() -> None:
    present = ["127.0.0.1", "192.168.1.5", "8.8.8.8", "10.0.0.3", "169.254.1.1", "100.64.0.1"]
    assert chosen("local", present) == ["127.0.0.1", "192.168.1.5", "10.0.0.3", "169.254.1.1"]
    assert chosen("loopback", present) == ["127.0.0.1"]
    assert chosen("192.168.1.5", present) == ["127.0.0.1", "192.168.1.5"]


LO = Card("lo", "127.0.0.1", solid=False)
DOCKER = Card("docker0", "172.17.0.1", solid=False)
WIFI = Card("wlp3s0", "192.168.1.5")


@pytest.mark.parametrize(
    ("cards", "shown"),
    [
        ([LO, DOCKER, WIFI], WIFI),
        ([LO, DOCKER, Card("virbr0", "192.168.122.1", solid=False), WIFI], WIFI),
        ([LO, Card("tun0", "10.8.0.2", leads_out=True, solid=False), WIFI], WIFI),
        ([LO, Card("enp2s0", "10.0.0.3", leads_out=True), WIFI], "10.0.0.3"),
        ([LO, Card("eth0", "10.9.0.2", solid=False), DOCKER], "10.9.0.2"),
        ([LO, Card("wlan0", "169.254.1.1"), DOCKER], "169.254.1.1"),
        ([LO, Card("wlan0", "169.254.1.1")], "169.254.1.1"),
        ([LO, Card("wlan0", "169.254.1.1"), WIFI], WIFI),
        ([LO], "127.0.0.1"),
        ([], "127.0.0.1"),
    ],
)
def test_a_phone_is_sent_past_bridges_and_tunnels(cards: list[Card], shown: Card | str) -> None:
    for given in (cards, cards[::-1]):
        expected = shown.address if isinstance(shown, Card) else shown
        assert best(chosen("local", by_reach(given))) == expected


ROUTES = """\
Iface\tDestination\tGateway \tFlags\tRefCnt\tUse\tMetric\tMask\t\tMTU\tWindow\tIRTT
wlp3s0\t00000000\t0101A8C0\t0003\t0\t0\t600\t00000000\t0\t0\t0
enp2s0\t00000000\t0101A8C0\t0003\t0\t0\t100\t00000000\t0\t0\t0
docker0\t000011AC\t00000000\t0001\t0\t0\t0\t0000FFFF\t0\t0\t0
tun0\t00000000\t00000000\t0001\t0\t0\t0\t00000080\t0\t0\t0
"""


def test_the_way_out_is_the_shortest_of_those_that_lead_everywhere() -> None:
    assert way_out(ROUTES) == "enp2s0"
    assert way_out("\n".join(line for line in ROUTES.splitlines() if "enp" not in line)) == "wlp3s0"
    assert way_out("") == way_out(ROUTES.splitlines()[0]) == ""


@pytest.mark.parametrize("address", ["192.168.1.9", "127.0.0.1", "10.1.1.1", "::ffff:10.1.1.1"])
def test_neighbours_may_come_in(address: str) -> None:
    assert is_local(address)


@pytest.mark.parametrize("address", ["8.8.8.8", "", "host", "2001:db8::1", "::ffff:8.8.8.8"])
def test_strangers_may_not(address: str) -> None:
    assert not is_local(address)


def test_a_request_must_name_us_as_we_are() -> None:
    def ours(host: str) -> bool:
        return is_us(host, 8221, ["127.0.0.1", "192.168.1.5"], ["table", "table.local"])

    for host in ("192.168.1.5:8221", "localhost:8221", "TABLE.local:8221"):
        assert ours(host)
    for host in ("evil.example:8221", "192.168.1.5", "192.168.1.5:80", "192.168.1.6:8221", "", ":"):
        assert not ours(host)
    assert is_our_origin("http://192.168.1.5:8221", "192.168.1.5:8221")
    assert is_our_origin("https://192.168.1.5:8222", "192.168.1.5:8222", secure=True)
    assert not is_our_origin("http://192.168.1.5:8222", "192.168.1.5:8222", secure=True)
    for origin in (None, "null", "http://evil.example", "https://192.168.1.5:8221"):
        assert not is_our_origin(origin, "192.168.1.5:8221")
