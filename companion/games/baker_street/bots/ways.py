"""What a player may enter now, by name; and how to fill in the way that they want to go.

Places with the same doors share a prompt, so a way has to be looked for among several.
"""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from companion.core.referee.game import Prompt


class Ways:
    """The prompts of one player."""

    def __init__(self, prompts: Sequence[Prompt]) -> None:
        self._prompts = prompts
        self.names = {prompt.name for prompt in prompts}

    def _named(self, name: str) -> list[Prompt]:
        return [prompt for prompt in self._prompts if prompt.name == name]

    def cards(self) -> tuple[str, ...]:
        """Return the cards that the player may take."""
        return next((p.choices["card"] for p in self._named("take")), ())

    def reach(self, name: str) -> frozenset[str]:
        """Return every place that the player may name."""
        return frozenset(to for prompt in self._named(name) for to in prompt.choices["to"])

    def fields(self, name: str, to: str, random: Random, *, seal: bool) -> dict[str, Any]:
        """Return the fields of a way there: without a key if there is one, sealed if wanted."""
        fitting = [prompt for prompt in self._named(name) if to in prompt.choices["to"]]
        fitting.sort(key=lambda p: (bool(p.fixed.get("seal")) is not seal, "key" in p.fixed))
        best = fitting[0]
        doors = {
            field: random.choice(choices)
            for field, choices in best.choices.items()
            if field in ("entrance", "exit")
        }
        return {**_fixed(best), "to": to, **doors}


def _fixed(prompt: Prompt) -> Mapping[str, Any]:
    return {name: value for name, value in prompt.fixed.items() if name != "seat"}
