"""Which profile a flashed table starts with: its owner's words, its own, or one without wires."""

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass
from difflib import get_close_matches

from companion.language import say
from companion.setup.appliance.settings import FILE, NO_WIRES

PROFILE = "etc/companion/table.toml"
"""The owner's own profile, where the table's service and `companion setup` look for it."""

Fault = Callable[[str, str], str]
"""Says in a line what is wrong with a profile's text, which is called so; nothing: all is right."""


@dataclass(frozen=True, slots=True)
class Chosen:
    """The profile to start with: a shipped name or a path; what it brings, and what is wrong."""

    profile: str
    text: str | None = None
    """What the table's own profile is to say from now on; None: it stays as it is."""
    wrong: str = ""


def choose(
    wanted: str,
    shipped: Collection[str],
    beside: Mapping[str, str],
    fault: Fault,
    *,
    described: bool,
) -> Chosen:
    """Return the profile for this start; one that cannot be used is told, and another stands in.

    `shipped` are the profiles that came with the program, `beside` the files that lie beside the
    owner's text file, `described` tells whether the table has a profile of its own already.
    Capitals make no difference: on the part of the card that every computer reads they make none.
    """
    own = f"/{PROFILE}"
    usual = own if described else NO_WIRES
    if (name := _found(wanted, beside)) is not None:
        wrong = fault(beside[name], name)
        return Chosen(usual, wrong=wrong) if wrong else Chosen(own, beside[name])
    if (name := _found(wanted, shipped)) is not None:
        return Chosen(usual if name == NO_WIRES else name)
    return Chosen(usual, wrong=_unknown(wanted, [*shipped, *beside]))


def _found(wanted: str, names: Collection[str]) -> str | None:
    if wanted in names:
        return wanted
    return next((name for name in names if name.lower() == wanted.lower()), None)


def _unknown(wanted: str, known: list[str]) -> str:
    near = get_close_matches(wanted.lower(), known, n=1)
    remedy = (
        say("appliance-did-mean", near=near[0])
        if near
        else say("appliance-copy-beside-file-take-one")
    )
    return say("appliance-there-no-profile", file=FILE, wanted=wanted, remedy=remedy)
