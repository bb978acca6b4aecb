"""Who takes part in a match besides the players: voices, screens, phones, bots."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from companion.core.live import Actor, Listener, Session


@dataclass(frozen=True, slots=True)
class Guests:
    """Who takes part in one match: those who are told, and those who act."""

    listeners: Sequence[Listener] = ()
    actors: Sequence[Actor] = ()


Invite = Callable[[Session], Guests]
