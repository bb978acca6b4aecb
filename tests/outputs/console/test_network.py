"""The table's own network, and nobody else's."""

import pytest

from companion.outputs.console.network import best, chosen, is_local, is_our_origin, is_us


def test_only_private_addresses_are_served() -> None:
    present = ["127.0.0.1", "192.168.1.5", "8.8.8.8", "10.0.0.3", "169.254.1.1", "100.64.0.1"]
    assert chosen("local", present) == ["127.0.0.1", "10.0.0.3", "169.254.1.1", "192.168.1.5"]
    assert chosen("loopback", present) == ["127.0.0.1"]
    assert chosen("192.168.1.5", present) == ["127.0.0.1", "192.168.1.5"]


def test_the_phone_is_sent_where_it_can_go() -> None:
    assert best(["127.0.0.1", "169.254.1.1", "192.168.1.5"]) == "192.168.1.5"
    assert best(["127.0.0.1", "169.254.1.1"]) == "169.254.1.1"
    assert best([]) == "127.0.0.1"


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
