"""Whether a firewall keeps phones out: what its rules make of a connection to one port.

The rules of nftables are followed as the kernel follows them, for the first packet of a phone in
the house. What a rule asks that is not known here may be or not: then it is said to be unsure.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal

Passage = Literal["open", "closed", "unsure"]
Verdict = Literal["accept", "drop", "return", ""]
MOST_JUMPS = 16


@dataclass(frozen=True, slots=True)
class Knock:
    """The first packet of somebody who comes to a port from the same network."""

    port: int
    interface: str = ""
    """By which card it comes; empty: not known."""
    protocol: str = "tcp"


def nftables(ruleset: Mapping[str, Any], knock: Knock) -> Passage:
    """Follow a whole ruleset, as `nft -j list ruleset` tells it: every chain must let it in."""
    found = [thing for thing in ruleset.get("nftables", ()) if isinstance(thing, Mapping)]
    chains = [thing["chain"] for thing in found if "chain" in thing]
    rules = [thing["rule"] for thing in found if "rule" in thing]
    book = _Book(rules, knock)
    ways = [book.passage(chain) for chain in chains if chain.get("hook") == "input"]
    if "closed" in ways:
        return "closed"
    return "unsure" if "unsure" in ways else "open"


class _Book:
    """The rules by table and chain, followed for one packet."""

    def __init__(self, rules: Iterable[Mapping[str, Any]], knock: Knock) -> None:
        self._rules: dict[tuple[str, str, str], list[Sequence[Any]]] = {}
        for rule in rules:
            self._rules.setdefault(_place(rule, "chain"), []).append(rule.get("expr", ()))
        self._knock, self._unsure = knock, False

    def passage(self, chain: Mapping[str, Any]) -> Passage:
        self._unsure = False
        met = self._follow(_place(chain, "name"), 0)
        met = met if met in ("accept", "drop") else chain.get("policy", "accept")
        if self._unsure:
            return "unsure"
        return "open" if met == "accept" else "closed"

    def _follow(self, place: tuple[str, str, str], depth: int) -> Verdict:
        for expressions in self._rules.get(place, ()) if depth < MOST_JUMPS else ():
            fits, met, onward = self._read(expressions)
            if fits is False or not (met or onward):
                continue
            if onward:
                met = self._follow((*place[:2], onward), depth + 1)
                met = "" if met == "return" else met
            if met and fits is None:
                self._unsure = True
            elif met:
                return met
        return ""

    def _read(self, expressions: Sequence[Any]) -> tuple[bool | None, Verdict, str]:
        """Return whether a rule fits, what it decides, and where it goes on; None: not known."""
        fits: bool | None = True
        for expression in expressions:
            kind, value = next(iter(expression.items()))
            if kind == "match":
                fits = _both(fits, _matches(value, self._knock))
            elif kind == "vmap":
                chosen = _looked_up(value, self._knock)
                if chosen is None:
                    return None, "drop", ""
                if chosen:
                    return fits, *_decided(*next(iter(chosen.items())))
            elif kind in _DECIDES:
                return fits, *_decided(kind, value)
            elif kind not in _HARMLESS:
                fits = _both(fits, None)
        return fits, "", ""


_DECIDES: Mapping[str, Verdict] = {
    "accept": "accept",
    "drop": "drop",
    "reject": "drop",
    "return": "return",
    "jump": "",
    "goto": "",
}


def _decided(kind: str, value: Any) -> tuple[Verdict, str]:
    """Return what is decided, or the chain in which it goes on."""
    return _DECIDES.get(kind, ""), str(value["target"]) if kind in ("jump", "goto") else ""


def _looked_up(value: Mapping[str, Any], knock: Knock) -> Mapping[str, Any] | None:
    """Return what a map of verdicts has for the packet: nothing, or what; None: not known."""
    known, data = _known(value.get("key"), knock), value.get("data")
    if known is None or not isinstance(data, Mapping) or "set" not in data:
        return None
    for key, verdict in data["set"]:
        if _within(key, known):
            return dict(verdict)
    return {}


_HARMLESS = ("counter", "log", "comment", "limit")
_NEW, _ITSELF = "new", "lo"
"""How a connection begins, and the card by which no phone ever comes."""


def _place(thing: Mapping[str, Any], chain: str) -> tuple[str, str, str]:
    return str(thing.get("family")), str(thing.get("table")), str(thing.get(chain))


def _both(one: bool | None, other: bool | None) -> bool | None:
    if one is False or other is False:
        return False
    return None if one is None or other is None else True


def _matches(asked: Mapping[str, Any], knock: Knock) -> bool | None:
    """Tell whether the packet is as a rule asks; None: that is not known."""
    known = _known(asked.get("left"), knock)
    if known is None:
        return None
    found = _within(asked.get("right"), known)
    if known == "" and asked.get("right") != _ITSELF:
        return None
    if asked.get("op") == "!=" and found is not None:
        return not found
    return found if asked.get("op") in ("==", "in", None) else None


def _known(left: Any, knock: Knock) -> str | int | None:
    """Return what the packet has where a rule looks."""
    if not isinstance(left, Mapping):
        return None
    payload, meta = left.get("payload") or {}, left.get("meta") or {}
    named = (payload.get("protocol"), payload.get("field"))
    if named[1] == "dport" and named[0] in ("tcp", "udp", "th"):
        return knock.port if named[0] in (knock.protocol, "th") else -1
    if meta.get("key") == "l4proto" or named == ("ip", "protocol"):
        return knock.protocol
    if meta.get("key") in ("iifname", "iif"):
        return knock.interface
    return _NEW if (left.get("ct") or {}).get("key") == "state" else None


def _within(right: Any, known: str | int) -> bool | None:
    if isinstance(right, Mapping):
        if "set" in right:
            found = [_within(each, known) for each in right["set"]]
            return True if True in found else None if None in found else False
        if "range" in right and isinstance(known, int):
            low, high = right["range"]
            return bool(low <= known <= high) if isinstance(low, int) else None
        return None
    if isinstance(right, list):
        return known in right
    return None if isinstance(right, str) and right.startswith("@") else bool(right == known)


def ufw(rules: str, port: int) -> Passage:
    """Read the rules that somebody gave ufw: what it is not told to let in, it keeps out."""
    for line in rules.splitlines():
        words = line.removeprefix("### tuple ###").split()
        if not line.startswith("### tuple ###") or len(words) < 3:
            continue
        action, protocol, ports = words[0].partition("_")[0], words[1], words[2]
        if protocol in ("tcp", "any") and _is_among(ports, port):
            return "open" if action in ("allow", "limit") else "closed"
    return "closed"


def _is_among(ports: str, port: int) -> bool:
    for each in ports.split(","):
        low, _, high = each.partition(":")
        if each == "any" or (low.isdecimal() and int(low) <= port <= int(high or low)):
            return True
    return False
