"""The phrase book: everything the table can say in one language, read from one data file."""

import re
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from importlib import resources
from typing import Any

from companion.outputs.voice.pieces import Piece, joined, slug, stretches
from companion.outputs.voice.template import Slot, Template, read_template

COMMON = "common"
MOST_SEATS = 8
_PLAIN = "words"
"""How numbers are said that count nothing."""
_WEIGHT = "verdict"
"""How urgent something is of which the book does not say it."""


@dataclass(frozen=True, slots=True)
class Weight:
    """How urgent an announcement is: the lower its rank the sooner, and when it is stale."""

    rank: int
    keep_us: int


@dataclass(frozen=True, slots=True)
class Phrase:
    """One way to say one kind of verdict."""

    when: Mapping[str, Any]
    say: Template | None
    """None: silent, on purpose."""
    each: Template | None
    """What is said instead if it is about several players at once."""
    merge: str | None
    """The field by which announcements of the same kind become one."""
    unless: frozenset[str]
    """Kinds of verdict that, given together with this one, say it all."""
    weight: Weight
    weight_name: str

    def fits(self, fields: Mapping[str, Any]) -> bool:
        """Tell whether a verdict is meant."""
        return all(_fits(fields.get(name), wanted) for name, wanted in self.when.items())


def _fits(value: Any, wanted: Any) -> bool:
    if isinstance(wanted, bool):
        return bool(value) is wanted
    return value in wanted if isinstance(wanted, list) else bool(value == wanted)


class Book:
    """A language: sentences, numbers, plurals and lists."""

    def __init__(self, data: Mapping[str, Any]) -> None:
        self._data = data
        self._with: dict[str, Book] = {}
        self.language: str = data["language"]
        self.espeak: str = data["espeak"]
        self.cues: Mapping[str, str] = data["cues"]
        self._words: Mapping[str, str] = data["words"]
        self.joining: Mapping[str, Sequence[Mapping[str, str]]] = data.get("joining", {})
        """Words that change before some names: what is said then, and a name that shows it."""
        self._plural: Sequence[Mapping[str, Any]] = data["plural"]
        self._nouns: Mapping[str, Mapping[str, str]] = data["nouns"]
        self._numbers: Mapping[str, Any] = data["numbers"]
        self._weights = {
            name: Weight(weight["rank"], weight["keep_s"] * 1_000_000)
            for name, weight in data["weights"].items()
        }
        self._games = {
            game: {kind: tuple(map(self._entry, entries)) for kind, entries in kinds.items()}
            for game, kinds in data.items()
            if game != "joining"
            and isinstance(kinds, dict)
            and any(isinstance(e, list) for e in kinds.values())
        }

    def with_game(self, game: str, phrases: Mapping[str, Any]) -> "Book":
        """Return a book that can say a game's own phrases, too; the same one each time."""
        if game not in self._with:
            self._with[game] = self._made_for(game, phrases)
        return self._with[game]

    def _made_for(self, game: str, phrases: Mapping[str, Any]) -> "Book":
        own = {
            "words": {**self._words, **phrases.get("words", {})},
            "nouns": {**self._nouns, **phrases.get("nouns", {})},
            game: phrases.get("say", {}),
        }
        return Book({**self._data, **own})

    def _entry(self, data: Mapping[str, Any]) -> Phrase:
        name = data.get("weight", _WEIGHT)
        return Phrase(
            when=data.get("when", {}),
            say=None if data.get("silent") else read_template(data["say"]),
            each=read_template(data["each"]) if "each" in data else None,
            merge=data.get("merge"),
            unless=frozenset(data.get("unless", ())),
            weight=self._weights[name],
            weight_name=name,
        )

    def free(self) -> Phrase:
        """An entry for what this book has no phrase for: as urgent as any verdict."""
        weight = self._weights[_WEIGHT]
        return Phrase({}, (), None, None, frozenset(), weight, _WEIGHT)

    def find(self, game: str, kind: str, fields: Mapping[str, Any]) -> Phrase | None:
        """The entry for a verdict: the game's own first; None if the book knows nothing of it."""
        for section in (game, COMMON):
            for entry in self._games.get(section, {}).get(kind, ()):
                if entry.fits(fields):
                    return entry
        return None

    def word(self, name: str) -> list[Piece]:
        """A word by its name; a name that has none is said as it is."""
        return stretches(self._words.get(name, name))

    def tag(self, name: str) -> list[Piece]:
        """Return what is printed on a card: letters by name, then a number in words."""
        letters = name.rstrip("0123456789")
        digits = name[len(letters) :]
        spoken = self.word(letters) if letters else []
        return [*spoken, *(self.number(int(digits)) if digits else [])]

    def seat(self, number: int) -> list[Piece]:
        """Return what a player is called whose name cannot be said."""
        words = " ".join(piece.text for piece in self.number(number))
        return [Piece(self._words["seat"].format(number=words))]

    def number(self, number: int, manner: str = _PLAIN) -> list[Piece]:
        """A number in words; `manner` is how it is said before a kind of noun: "una", not "uno"."""
        own = self._own(number, manner, _PLAIN)
        if own is not None:
            return [Piece(own)]
        if number < 0:
            return self._composed("minus", number=self.number(-number))
        if number < 100:
            return self._tens(number, manner)
        if number < 1000:
            return self._hundreds(number, manner)
        return [Piece(str(number))]

    def _own(self, number: int, *manners: str) -> str | None:
        """The word that a number has for itself, in the first manner that knows one."""
        words = (self._numbers.get(manner, {}).get(str(number)) for manner in manners)
        return next((word for word in words if word is not None), None)

    def _tens(self, number: int, manner: str) -> list[Piece]:
        tens = number // 10 * 10
        base = self._numbers.get("base", {}).get(str(tens), tens)
        joined_ = self._own(number - base, "units")
        units = [Piece(joined_)] if joined_ else self.number(number - base, manner)
        return self._composed("tens", tens=self.number(base), units=units)

    def _hundreds(self, number: int, manner: str) -> list[Piece]:
        own = self._own(number // 100, "hundred")
        hundreds = [Piece(own)] if own else self.number(number // 100)
        if own and number % 100 == 0:
            return hundreds
        rest = self.number(number % 100, manner) if number % 100 else []
        return self._composed("hundreds", hundreds=hundreds, rest=rest)

    def _composed(self, rule: str, **parts: list[Piece]) -> list[Piece]:
        template = read_template(self._numbers[rule])
        return [
            piece
            for part in template
            for piece in (parts[part.field] if isinstance(part, Slot) else [part])
        ]

    def count(self, number: int, noun: str) -> list[Piece]:
        """Return the words for so many of something."""
        forms = self._nouns[noun]
        return [
            *self.number(number, forms.get("numbers", _PLAIN)),
            Piece(forms[self._form(number)]),
        ]

    def _form(self, number: int) -> str:
        for rule in self._plural:
            if _governs(rule, number):
                return str(rule["form"])
        return "other"

    def knows_noun(self, noun: str) -> bool:
        """Tell whether a slot asks for so many of something."""
        return noun in self._nouns

    def listed(self, items: Sequence[list[Piece]], word: str, last: str = "") -> tuple[Piece, ...]:
        """Join items as people do: one, two and three. `last` is what the last one sounds like."""
        row: list[Piece] = []
        for n, item in enumerate(items):
            if n and n == len(items) - 1:
                row += self._joining(word, last)
            elif n:
                row.append(Piece(mark=","))
            row += item
        return joined(row)

    def _joining(self, word: str, after: str) -> list[Piece]:
        """A word that joins, as it is said before a name: "y Ana", but "e Inés"."""
        for rule in self.joining.get(word, ()):
            if re.match(rule["before"], after.casefold()):
                return [Piece(rule["say"])]
        return self.word(word)

    def entries(self) -> Iterator[tuple[str, str, Phrase]]:
        """Every entry with its game and its verdict."""
        for game, kinds in self._games.items():
            for kind, entries in kinds.items():
                yield from ((game, kind, entry) for entry in entries)

    @property
    def words(self) -> Mapping[str, str]:
        """The words by their names."""
        return self._words

    @property
    def plain_numbers(self) -> tuple[int, ...]:
        """The numbers that have a word of their own."""
        return tuple(map(int, self._numbers["words"]))

    def most_fused(self, noun: str) -> int:
        """Up to how many of something a count is said in one breath with what stands around it."""
        return int(self._numbers["fused"].get(noun, 0))

    def cue_clip(self, word: str) -> str:
        """The name of a cue's clip."""
        return slug(self.cues[word])


def _governs(rule: Mapping[str, Any], number: int) -> bool:
    """Tell whether a plural rule fits: by the number itself, its last digit, or its last two."""
    if "exactly" in rule:
        return number in rule["exactly"]
    return number % 10 in rule["last"] and number % 100 not in rule.get("not_last_two", ())


def books() -> tuple[str, ...]:
    """The languages that a book ships for."""
    folder = resources.files("companion.outputs.voice") / "books"
    names = (file.name for file in folder.iterdir())
    return tuple(sorted(name.removesuffix(".toml") for name in names if name.endswith(".toml")))


def book_for(language: str) -> str:
    """Which book is nearest to a language: its own, that of its kin (pt: pt-BR), or English."""
    kin = [name for name in books() if name.partition("-")[0] == language.partition("-")[0]]
    return language if language in kin else next(iter(kin), "en")


def load_book(language: str = "en") -> Book:
    """Read the book that ships for a language, or the nearest."""
    file = resources.files("companion.outputs.voice") / "books" / f"{book_for(language)}.toml"
    return Book(tomllib.loads(file.read_text("utf-8")))
