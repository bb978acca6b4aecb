"""Where somebody may go, as choices: each door has its number on the map, the same all evening.

Leaving by another door, or sealing it, is the same number in the next hundred: a choice of its own
that can be pointed at and typed.
"""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from companion.core.referee.game import Prompt
from companion.drawing.pointing import Choice, Choices, Pointing, left
from companion.games.baker_street.naming import the_place
from companion.games.baker_street.rules.places import STREET
from companion.kit.face import Answer
from companion.language import say

GOING = ("move", "cab")
SEAL = "seal"
"""What is pointed at to seal the door behind one."""
NEXT = 100
"""From one way to leave to the next."""

Door = tuple[str, str]
"""A place and one of its entrances."""
Numbers = Mapping[Door, int]
Seals = frozenset[Door]


@dataclass(frozen=True, slots=True)
class ShownWay:
    """One way to go: its number, where it leads, and what it takes."""

    number: int
    to: str
    entrance: str
    exit: str
    seal: bool
    key: bool

    @property
    def places(self) -> frozenset[str]:
        """Return everything that somebody may point at to mean this way."""
        marks = {self.to}
        if self.entrance:
            marks.add(f"{self.to}/{self.entrance}")
        if self.exit:
            marks.add(f"out/{self.exit}")
        return frozenset({*marks, SEAL} if self.seal else marks)


def answers_of(
    prompt: Prompt, numbers: Numbers, seals: Seals, names: Mapping[str, str]
) -> list[Answer]:
    """Return every way that a prompt offers, in words; none before the roll."""
    if not _is_going(prompt):
        return []
    return [
        Answer(_label(way, prompt, names), prompt, values, way.number, _key(way.number))
        for way, values in _ways(prompt, numbers, seals)
    ]


def _key(number: int) -> str:
    return str(number) if number <= 9 else ""


def ways_of(prompts: Sequence[Prompt], numbers: Numbers, seals: Seals) -> tuple[ShownWay, ...]:
    """Return every way that may be gone now."""
    going = (prompt for prompt in prompts if _is_going(prompt))
    return tuple(way for prompt in going for way, _ in _ways(prompt, numbers, seals))


def _is_going(prompt: Prompt) -> bool:
    """Tell whether a prompt is a way to go now; only a phone tells a real die with the move."""
    return prompt.name in GOING and "value" not in prompt.choices


def choices_of(ways: Sequence[ShownWay]) -> Choices:
    """Return the ways, by everything that they touch."""
    return tuple(Choice(way.number, way.places) for way in ways)


def meant(ways: Sequence[ShownWay], pointing: Pointing) -> list[ShownWay]:
    """Return the ways that can still be meant."""
    numbers = left(choices_of(ways), pointing)
    return [way for way in ways if way.number in numbers]


def _ways(prompt: Prompt, numbers: Numbers, seals: Seals) -> list[tuple[ShownWay, dict[str, Any]]]:
    exits, entrances = prompt.choices.get("exit", ("",)), prompt.choices.get("entrance", ("",))
    seal, key = bool(prompt.fixed.get("seal")), bool(prompt.fixed.get("key"))
    found = []
    for to, entrance, exit_ in (
        (to, entrance, exit_)
        for to in prompt.choices["to"]
        for entrance in entrances
        for exit_ in exits
    ):
        door = _door(numbers, to, entrance, () if key else seals)
        way = ShownWay(
            door + NEXT * (2 * exits.index(exit_) + seal), to, entrance, exit_, seal, key
        )
        chosen = {"to": to, "entrance": entrance, "exit": exit_}
        named = {name: value for name, value in chosen.items() if name in prompt.choices}
        found.append((way, {**prompt.fixed, **named}))
    return sorted(found, key=lambda pair: pair[0].number)


def _door(numbers: Numbers, to: str, entrance: str, seals: Collection[Door]) -> int:
    """Return the number of a door; of the first open one, where it does not matter which."""
    if (to, entrance) in numbers:
        return numbers[to, entrance]
    doors = (door for door in numbers if door[0] == to and door not in seals)
    return next((numbers[door] for door in doors), 0)


def _label(way: ShownWay, prompt: Prompt, names: Mapping[str, str]) -> str:
    name = names.get(way.to) or (the_place(STREET, "") if way.to == STREET else way.to)
    told = f"{name} {way.entrance}".strip()
    told = say("baker-street-way-out", way=told, door=way.exit) if way.exit else told
    told = say("baker-street-way-key", way=told) if way.key else told
    told = say("baker-street-way-seal", way=told) if way.seal else told
    return say("baker-street-way-cab", way=told) if prompt.name == "cab" else told
