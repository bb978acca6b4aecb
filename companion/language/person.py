"""A player's name, and how a language speaks of whoever bears it."""

from __future__ import annotations


class Person(str):
    """A name; as a slot of a message, its gender can be asked for: `{ GENDER($who) -> ... }`."""

    __slots__ = ("gender",)
    gender: str
    """`feminine`, `masculine`, or nothing: they have not said."""

    def __new__(cls, name: str, gender: str = "") -> Person:
        """Return a name that knows its gender."""
        made = super().__new__(cls, name)
        made.gender = gender
        return made

    def __reduce__(self) -> tuple[type[Person], tuple[str, str]]:
        return Person, (str(self), self.gender)
