"""Why a phone cannot reach the table: what the doctor sees of networks, firewalls and the name."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from companion.app.cli import phone_facts as looking
from companion.setup.doctor.firewall import Knock, nftables, ufw
from companion.setup.doctor.phones import PhoneFacts, Wall, reached
from companion.setup.profile.model import ConsoleSettings
from tests.outputs.console.hosting import Hosted

RULESETS = json.loads((Path(__file__).parent / "rulesets.json").read_text())
"""Rules, as nft told them, and whether a kernel with them let a connection to port 8221 in."""


@pytest.mark.parametrize("case", RULESETS, ids=lambda case: case["rules"][24:90])
def test_rules_are_followed_as_the_kernel_follows_them(case: dict[str, Any]) -> None:
    for interface in ("", "wlan7"):
        found = nftables(case["told"], Knock(8221, interface))
        assert found in (case["real"], "unsure")
    assert nftables(case["told"], Knock(8221)) == case["passage"]


def test_most_rules_are_understood() -> None:
    assert [case["passage"] for case in RULESETS].count("unsure") <= 4
    assert {case["real"] for case in RULESETS} == {"open", "closed"}


def test_chains_that_lead_to_each_other_come_to_an_end() -> None:
    place = {"family": "inet", "table": "t"}
    chain = {**place, "name": "in", "hook": "input", "policy": "drop"}
    rule = {**place, "chain": "in", "expr": [{"jump": {"target": "in"}}]}
    assert nftables({"nftables": [{"chain": chain}, {"rule": rule}]}, Knock(8221)) == "closed"


UFW = """\
*filter
### tuple ### allow tcp 22 0.0.0.0/0 any 0.0.0.0/0 in
-A ufw-user-input -p tcp --dport 22 -j ACCEPT
### tuple ### {rule}
"""


@pytest.mark.parametrize(
    ("rule", "passage"),
    [
        ("allow tcp 8221 0.0.0.0/0 any 192.168.1.0/24 in", "open"),
        ("allow any 8000:8300 0.0.0.0/0 any 0.0.0.0/0 in", "open"),
        ("allow tcp 80,8221 0.0.0.0/0 any 0.0.0.0/0 in", "open"),
        ("limit tcp 8221 0.0.0.0/0 any 0.0.0.0/0 in", "open"),
        ("deny tcp 8221 0.0.0.0/0 any 0.0.0.0/0 in", "closed"),
        ("allow udp 8221 0.0.0.0/0 any 0.0.0.0/0 in", "closed"),
        ("allow tcp 8222 0.0.0.0/0 any 0.0.0.0/0 in", "closed"),
    ],
)
def test_ufw_lets_in_what_it_was_told_to(rule: str, passage: str) -> None:
    assert ufw(UFW.format(rule=rule), 8221) == passage


HOUSE = PhoneFacts(8221, addresses=("192.168.1.5", "172.17.0.1"), name="companion.local")


def said(facts: PhoneFacts) -> str:
    return "\n".join(line for finding in reached(facts) for line in finding.lines())


def test_where_all_is_well_it_says_where_and_what_it_cannot_see() -> None:
    (found,) = reached(HOUSE)
    assert found.grade == "ok"
    assert "http://192.168.1.5:8221/" in found.how
    assert "guest network" in found.how
    assert "isolation" in found.how
    assert not [*reached(None)]


@pytest.mark.parametrize(
    ("change", "how", "mend"),
    [
        ({"addresses": ()}, "in no network", "Wi-Fi"),
        ({"bind": "loopback"}, "for this machine alone", "companion play --phones"),
        ({"bind": "10.0.0.9"}, "does not have the address 10.0.0.9", "192.168.1.5"),
        ({"addresses": ("169.254.3.4",)}, "no router gave", "router on"),
        (
            {"wall": Wall("ufw", "closed")},
            "ufw keeps them out: port 8221",
            "ufw allow from 192.168.1.0/24 to any port 8221 proto tcp",
        ),
        (
            {"wall": Wall("firewalld", "closed")},
            "firewalld keeps them out",
            "--add-port=8221/tcp --add-service=mdns",
        ),
        ({"wall": Wall("nftables", "closed")}, "nftables keeps them out", "tcp dport 8221"),
        ({"wall": Wall("nftables", "unsure")}, "nftables may keep them out", "sudo companion"),
        ({"wall": Wall("windows", "unsure")}, "Windows Defender", "private networks"),
        ({"wall": Wall("macos", "unsure")}, "macOS may keep", "System Settings"),
        ({"nameless": "Address already in use"}, "(Address already in use)", "port 5353"),
        ({"nameless": "the Python package zeroconf is not installed"}, "zeroconf", "pip install"),
        ({"served": True, "answers": False}, "nobody answers for companion.local", "5353"),
    ],
)
def test_each_reason_is_named_with_its_remedy(change: dict[str, Any], how: str, mend: str) -> None:
    found = [one for one in reached(replace(HOUSE, **change)) if one.grade != "ok"]
    assert len(found) == 1
    assert found[0].grade == "note"
    assert how in found[0].how
    assert mend in found[0].mend
    assert all(len(line) < 200 for line in found[0].lines())


def test_an_open_door_is_not_spoken_of() -> None:
    assert "firewall" not in said(replace(HOUSE, wall=Wall("ufw", "open")))
    assert "companion.local is answered for" in said(replace(HOUSE, served=True))


# What is looked at on this machine.


@pytest.fixture(autouse=True)
def _no_tools(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(looking, "_said", lambda *command: "")


def walled(folder: Path, conf: str, rules: str | None) -> Wall | None:
    (folder / "etc/ufw").mkdir(parents=True)
    (folder / "etc/ufw/ufw.conf").write_text(conf)
    if rules is not None:
        (folder / "etc/ufw/user.rules").write_text(rules)
    return looking._ufw(8221, folder)


@pytest.mark.parametrize(
    ("conf", "rules", "wall"),
    [
        ("ENABLED=yes\n", UFW, Wall("ufw", "closed")),
        ("ENABLED=yes\n", None, Wall("ufw", "unsure")),
        ("ENABLED=no\n", UFW, None),
    ],
)
def test_ufw_is_seen_by_its_files(
    tmp_path: Path, conf: str, rules: str | None, wall: Wall | None
) -> None:
    assert walled(tmp_path, conf, rules) == wall


@pytest.mark.parametrize(
    ("platform", "said", "wall"),
    [
        (
            "linux",
            {"--state": "running", "--query-port=8221/tcp": "no"},
            Wall("firewalld", "closed"),
        ),
        (
            "linux",
            {"--state": "running", "--query-port=8221/tcp": "yes"},
            Wall("firewalld", "open"),
        ),
        ("win32", {"state": "State                                 ON"}, Wall("windows", "unsure")),
        ("win32", {"state": "State                                 OFF"}, None),
        (
            "darwin",
            {"--getglobalstate": "Firewall is enabled. (State = 1)"},
            Wall("macos", "unsure"),
        ),
    ],
)
def test_other_firewalls_are_asked(
    platform: str, said: dict[str, str], wall: Wall | None, monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
) -> None:  # fmt: skip
    monkeypatch.setattr(looking, "_said", lambda *command: said.get(command[-1], ""))
    assert looking._wall(8221, tmp_path, platform) == wall


def test_rules_that_may_not_be_read_are_unsure(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("shutil.which", lambda name: "/usr/sbin/nft")
    assert looking._nftables(8221) == Wall("nftables", "unsure")


def test_a_table_that_is_on_is_known_by_its_page() -> None:
    with Hosted() as table:
        port = int(table.console.url.rstrip("/").rpartition(":")[2])
        assert looking._is_served(port)
    assert not looking._is_served(port)


def test_where_no_phones_are_wanted_nothing_is_looked_at() -> None:
    assert looking.phone_facts(ConsoleSettings(enabled=False)) is None
