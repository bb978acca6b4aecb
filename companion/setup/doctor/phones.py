"""Why a phone cannot reach the table, as far as the table can know it."""

from collections.abc import Iterator
from dataclasses import dataclass
from ipaddress import ip_address, ip_network

from companion.language import say
from companion.setup.doctor.finding import Ailment
from companion.setup.doctor.firewall import Passage

WHAT = "phones"


@dataclass(frozen=True, slots=True)
class Wall:
    """A firewall of this machine, and what it does with phones."""

    kind: str
    """ufw, firewalld, nftables, windows or macos."""
    passage: Passage


@dataclass(frozen=True, slots=True)
class PhoneFacts:
    """How phones could come to the table."""

    port: int
    bind: str = "local"
    addresses: tuple[str, ...] = ()
    """Those of this machine in networks of the house, the likeliest first."""
    served: bool = False
    """Whether a table is served there at this moment."""
    wall: Wall | None = None
    name: str = ""
    """What the table is to be called in the network; empty: nothing."""
    nameless: str = ""
    """Why it cannot have a name."""
    answers: bool = True
    """Whether the name was answered for, where the table is served."""


def reached(facts: PhoneFacts | None) -> Iterator[Ailment]:
    """Say where phones find the table, or why they cannot."""
    if facts is None:
        return
    if not facts.addresses:
        mend = say("doctor-join-wi-fi-phones-make")
        yield Ailment("note", WHAT, say("doctor-machine-no-network"), mend)
        return
    yield from _bound(facts)
    yield from _walled(facts)
    yield from _named(facts)


def _bound(facts: PhoneFacts) -> Iterator[Ailment]:
    first = facts.addresses[0]
    if facts.bind == "loopback" and not facts.served:
        mend = say("doctor-companion-play-phones-opens-good")
        yield Ailment("note", WHAT, say("doctor-page-machine-alone"), mend)
    elif facts.bind not in ("local", "loopback", *facts.addresses):
        mend = say("doctor-under-console-bind-local-one", addresses=", ".join(facts.addresses))
        yield Ailment(
            "note", WHAT, say("doctor-machine-does-not-have-address", bind=facts.bind), mend
        )
    elif ip_address(first).is_link_local:
        mend = say("doctor-router-cable-phones-need-address")
        yield Ailment("note", WHAT, say("doctor-no-router-gave-machine-address", first=first), mend)
    else:
        at = facts.bind if facts.bind in facts.addresses else first
        yield Ailment(
            "ok", WHAT, f"http://{at}:{facts.port}/; " + say("doctor-if-one-cannot-same-wi")
        )


def _walled(facts: PhoneFacts) -> Iterator[Ailment]:
    wall = facts.wall
    if wall is None or wall.passage == "open":
        return
    key = "doctor-wall-closed" if wall.passage == "closed" else "doctor-wall-unsure"
    how = say(key, wall=say(f"doctor-firewall-{wall.kind}"), port=facts.port)
    yield Ailment("note", "firewall", how, _mended(wall, facts))


def _mended(wall: Wall, facts: PhoneFacts) -> str:
    port, house = facts.port, ip_network(f"{facts.addresses[0]}/24", strict=False)
    match wall.kind:
        case "ufw":
            return say("doctor-mend-ufw", house=str(house), port=port)
        case "firewalld":
            return say("doctor-mend-firewalld", port=port)
        case "windows":
            return say("doctor-allow-python-private-networks-settings")
        case "macos":
            return say("doctor-allow-python-system-settings-network")
    if wall.passage == "unsure":
        return say("doctor-mend-nftables-unsure")
    return say("doctor-let-tcp-dport-udp-dport", port=port)


def _named(facts: PhoneFacts) -> Iterator[Ailment]:
    if not facts.name:
        return
    if facts.nameless:
        how = say("doctor-none-network-address-serves", nameless=facts.nameless)
        mend = (
            "pip install table-companion"
            if "zeroconf" in facts.nameless
            else say("doctor-program-has-port-5353-sudo")
        )
        yield Ailment("note", "name", how, mend)
    elif facts.served and not facts.answers:
        mend = say("doctor-let-udp-port-5353-through")
        how = say("doctor-nobody-answers-address-serves", name=facts.name)
        yield Ailment("note", "name", how, mend)
    elif facts.served:
        yield Ailment("ok", "name", say("doctor-answered", name=facts.name))
