"""The phrase book: everything the table can say in one language, read from one data file."""

import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from importlib import resources
from typing import Any

from companion.outputs.voice.pieces import Piece, joined, slug, stretches
from companion.outputs.voice.template import Slot, Template, read_template

COMMON = "common"
MOST_SEATS = 8
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
            if isinstance(kinds, dict) and any(isinstance(e, list) for e in kinds.values())
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

    def number(self, number: int) -> list[Piece]:
        """A number in words."""
        own = self._numbers["words"].get(str(number))
        if own is not None:
            return [Piece(own)]
        if number < 0:
            return self._composed("minus", number=self.number(-number))
        if number < 100:
            units = self.number(number % 10)
            return self._composed("tens", tens=self.number(number // 10 * 10), units=units)
        if number < 1000:
            rest = self.number(number % 100) if number % 100 else []
            return self._composed("hundreds", hundreds=self.number(number // 100), rest=rest)
        return [Piece(str(number))]

    def _composed(self, rule: str, **parts: list[Piece]) -> list[Piece]:
        template = read_template(self._numbers[rule])
        return [
            piece
            for part in template
            for piece in (parts[part.field] if isinstance(part, Slot) else [part])
        ]

    def count(self, number: int, noun: str) -> list[Piece]:
        """Return the words for so many of something."""
        return [*self.number(number), Piece(self._nouns[noun][self._form(number)])]

    def _form(self, number: int) -> str:
        for rule in self._plural:
            if _governs(rule, number):
                return str(rule["form"])
        return "other"

    def knows_noun(self, noun: str) -> bool:
        """Tell whether a slot asks for so many of something."""
        return noun in self._nouns

    def listed(self, items: Sequence[list[Piece]], word: str) -> tuple[Piece, ...]:
        """Join items as people do: one, two and three."""
        row: list[Piece] = []
        for n, item in enumerate(items):
            if n and n == len(items) - 1:
                row += self.word(word)
            elif n:
                row.append(Piece(mark=","))
            row += item
        return joined(row)

    def entries(self) -> Iterator[tuple[str, str, Phrase]]:
        """Every entry with its game and its verdict."""
        for game, kinds in self._games.items():
            for kind, entries in kinds.items():
                yield from ((game, kind, entry) for entry in entries)

    def vocabulary(self) -> dict[str, str]:
        """Every clip that the book needs: its name, and the text with its punctuation."""
        found: dict[str, str] = {}
        for piece in self._fixed():
            if piece.text:
                found.setdefault(piece.slug, f"{piece.text}{piece.mark}")
        return found

    def _fixed(self) -> Iterator[Piece]:
        for _, _, entry in self.entries():
            for template in (entry.say or (), entry.each or ()):
                yield from (part for part in template if isinstance(part, Piece))
        for rule in ("tens", "hundreds", "minus"):
            template = read_template(self._numbers[rule])
            yield from (part for part in template if isinstance(part, Piece))
        texts = [*self._numbers["words"].values(), *self.cues.values(), *self._fused()]
        texts += [text for name, text in self._words.items() if name != "seat"]
        texts += [form for forms in self._nouns.values() for form in forms.values()]
        yield from (piece for text in texts for piece in stretches(text))
        for seat in range(1, MOST_SEATS + 1):
            yield from self.seat(seat)

    def _fused(self) -> Iterator[str]:
        for noun, most in self._numbers["fused"].items():
            for number in range(1, most + 1):
                yield " ".join(piece.text for piece in self.count(number, noun))

    def cue_clip(self, word: str) -> str:
        """The name of a cue's clip."""
        return slug(self.cues[word])


def _governs(rule: Mapping[str, Any], number: int) -> bool:
    """Tell whether a plural rule fits: by the number itself, its last digit, or its last two."""
    if "exactly" in rule:
        return number in rule["exactly"]
    return number % 10 in rule["last"] and number % 100 not in rule.get("not_last_two", ())


def load_book(language: str = "en") -> Book:
    """Read a book that ships with the program."""
    file = resources.files("companion.outputs.voice") / "books" / f"{language}.toml"
    return Book(tomllib.loads(file.read_text("utf-8")))
