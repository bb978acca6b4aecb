"""What a catalogue lacks, for whoever writes one: keys, slots, and lines that cannot be read."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from companion.language.catalogue import ENGLISH, catalogue, sources
from companion.language.compiling import compile_text
from companion.language.spoken import slots_of

PLURALS = frozenset(("zero", "one", "two", "few", "many", "other"))


def problems(language: str) -> Iterator[str]:
    """Yield every line that cannot be read, and every key that nobody would find."""
    for area, name in sources(language).items():
        source = Path(name)
        if source.exists():
            messages, wrong = compile_text(source.read_text("utf-8"), shown(source))
            yield from map(str, wrong)
            lost = (key for key in messages if not key.startswith(f"{area}-"))
            yield from (f"{shown(source)}: {key}: keys begin with {area}- here" for key in lost)


def missing(language: str) -> Iterator[str]:
    """Yield every key of English that a language lacks, and every slot that it has lost or made up.

    A slot may be left out where a choice names it, as in a plural that says "one".
    """
    english, own = catalogue(ENGLISH).all(), catalogue(language).all()
    for key, message in english.items():
        if key not in own:
            yield key
            continue
        lost = slots_of(message) - slots_of(own[key])
        odd = slots_of(own[key]) - slots_of(message)
        yield from (f"{key}: ${slot} is lost" for slot in sorted(lost))
        yield from (f"{key}: ${slot} is no slot of it" for slot in sorted(odd))
        yield from _unchosen(key, choices(message), choices(own[key]))
    yield from (f"{key}: English has no such key" for key in own if key not in english)


def _unchosen(
    key: str, wanted: Mapping[str, set[str]], there: Mapping[str, set[str]]
) -> Iterator[str]:
    """Yield what a choice by a code leaves out: it would say what holds for another code."""
    for slot, codes in sorted(wanted.items()):
        lost = codes - there.get(slot, set())
        yield from (f"{key}: ${slot} has no [{code}]" for code in sorted(lost))


def choices(message: Any) -> dict[str, set[str]]:
    """Return the codes that each slot of a message is chosen by; plurals and numbers are none."""
    found: dict[str, set[str]] = {}
    for part in [] if isinstance(message, str) else message:
        if part[0] == "?" and not isinstance(part, str):
            _, kind, slot, _, variants, _ = part
            codes = {name for name in variants if name not in PLURALS and not name[-1].isdigit()}
            if codes and kind == "n":
                found.setdefault(slot, set()).update(codes)
            for inner in variants.values():
                for name, more in choices(inner).items():
                    found.setdefault(name, set()).update(more)
    return found


def share(language: str) -> tuple[int, int]:
    """Return how many messages of English a language has, and how many there are."""
    english, own = catalogue(ENGLISH).all(), catalogue(language).all()
    return sum(key in own for key in english), len(english)


def shown(source: Path) -> str:
    """Return a file by its folder and name, which tell it apart."""
    return f"{source.parent.name}/{source.name}"
