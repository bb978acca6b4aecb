"""A game's rules as a value, and the same as lines of a terminal. Pure."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from textwrap import wrap
from typing import Any

from companion.core.referee.events import INPUTS
from companion.core.referee.game import Vocabulary
from companion.kit.text import listed

WIDTH = 80
_MEANS, _KEYED = "Buttons and pads", "Keys"
BY_HAND: Mapping[str, str] = {
    "white": "the white button",
    "red": "the red button",
    "blue": "the blue button",
    "pile": "your pile",
    "shield": "a hand on your shield",
    "rail": "the edge of the table",
    "reach": "your hand",
}
"""What inputs are called in a text, and how one reaches out, where the table is real."""
REACHED = "the digit of its seat"
"""How one reaches for another's pile by keys."""
_NOTHING: Mapping[str, str] = {}
_KEYS = {"title", "about", "length", "needs", "inputs", "sections"}
_MORE = {"line", "hands", "options", "names"}
"""What a page may say besides, for those who choose before a match."""


@dataclass(frozen=True, slots=True)
class OptionChoice:
    """One way to play, in words."""

    value: Any
    words: str
    players: tuple[int, ...] = ()
    """How many must play for it; none: however many there are."""


@dataclass(frozen=True, slots=True)
class GameOption:
    """Something about a game that is chosen before a match, by its name in a header."""

    name: str
    label: str
    default: Any
    choices: tuple[OptionChoice, ...]


@dataclass(frozen=True, slots=True)
class Section:
    """A few points under a heading."""

    title: str
    points: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class RulePage:
    """All that a player must know before the first card."""

    game: str
    title: str
    about: str
    length: str
    needs: str
    inputs: tuple[tuple[str, str], ...]
    """Every button and pad that the game uses, with what it means."""
    sections: tuple[Section, ...]
    line: str = ""
    """The game in one short line; empty: the first sentence of what it is about."""
    hands: bool = False
    """Whether it is played in hands, so that one may stop after one of them."""
    options: tuple[GameOption, ...] = ()
    """What may be chosen before a match, beside who plays."""
    names: Mapping[str, str] = field(default_factory=dict)
    """What this game calls an input where the table is real, if not as all others do."""
    keys: Mapping[str, str] = field(default_factory=dict)
    """The key of each input, where it is played on a keyboard."""

    def told(self, keys: Mapping[str, str]) -> "RulePage":
        """Return the page with every {input} named as it is played: by these keys, or by hand."""
        named = {**BY_HAND, **self.names, **({**keys, "reach": REACHED} if keys else {})}

        def said(text: str) -> str:
            return _named(text, named)

        sections = tuple(Section(s.title, tuple(map(said, s.points))) for s in self.sections)
        means = tuple((name, said(meaning)) for name, meaning in self.inputs)
        return replace(
            self, about=said(self.about), inputs=means, sections=sections, keys=dict(keys)
        )

    @property
    def short(self) -> str:
        """The game in one line, for where there is room for no more."""
        first, stop, _ = self.about.partition(". ")
        return self.line or f"{first}{'.' if stop else ''}"

    def every(self) -> tuple[Section, ...]:
        """The sections in the order of reading; what the inputs mean comes first."""
        means = tuple(f"{self._label(name)}: {meaning}" for name, meaning in self.inputs)
        return (Section(_KEYED if self.keys else _MEANS, means), *self.sections)

    def _label(self, name: str) -> str:
        return f"{self.keys[name]} ({name})" if name in self.keys else name


def _named(text: str, names: Mapping[str, str]) -> str:
    """Return a text with every {input} by its name."""
    for name, word in names.items():
        text = text.replace(f"{{{name}}}", word)
    return text


def parse_page(game: str, document: Mapping[str, Any]) -> RulePage:
    """Read a game's file; ValueError says in one line what is missing or not known."""
    if wrong := _KEYS ^ (set(document) - _MORE):
        raise ValueError(f'the rules of {game}: "{min(wrong)}" is missing or not known')
    sections = tuple(_section(game, part) for part in document["sections"])
    texts = (
        document["about"],
        *document["inputs"].values(),
        *(p for s in sections for p in s.points),
    )
    for text in texts:
        if "{" in (left := _named(text, BY_HAND)):
            name = left[left.index("{") :].partition("}")[0]
            raise ValueError(f"the rules of {game}: {name}}} is no button and no pad")
    return RulePage(
        game=game,
        title=document["title"],
        about=document["about"],
        length=document["length"],
        needs=document["needs"],
        inputs=tuple(document["inputs"].items()),
        sections=sections,
        line=document.get("line", ""),
        hands=document.get("hands", False),
        options=tuple(_option(game, part) for part in document.get("options", ())),
        names=document.get("names", {}),
    )


def _option(game: str, part: Mapping[str, Any]) -> GameOption:
    if set(part) != {"name", "label", "default", "choices"}:
        raise ValueError(f"the rules of {game}: an option needs name, label, default and choices")
    choices = tuple(_choice(game, choice) for choice in part["choices"])
    if part["default"] not in [choice.value for choice in choices]:
        raise ValueError(f'the rules of {game}: the default of "{part["name"]}" is no choice of it')
    return GameOption(part["name"], part["label"], part["default"], choices)


def _choice(game: str, part: Mapping[str, Any]) -> OptionChoice:
    if not {"value", "words"} <= set(part) <= {"value", "words", "players"}:
        raise ValueError(f"the rules of {game}: a choice needs value and words, perhaps players")
    return OptionChoice(part["value"], part["words"], tuple(part.get("players", ())))


def _section(game: str, part: Mapping[str, Any]) -> Section:
    if set(part) != {"title", "points"}:
        raise ValueError(f"the rules of {game}: a section needs a title and points, nothing else")
    return Section(part["title"], tuple(part["points"]))


def plain_page(game: str, known: Vocabulary, means: Mapping[str, str] = _NOTHING) -> RulePage:
    """Return the page of a game whose rules nobody has written down: what its vocabulary tells."""
    used = [name for name in INPUTS if name not in known.spare]
    return RulePage(
        game=game,
        title=game.replace("-", " ").title(),
        about="Its maker has written no page of rules for it.",
        length="as long as it takes",
        needs=f"{listed(used)} at every seat" if used else "no buttons",
        inputs=tuple((name, means.get(name, "used by this game")) for name in used),
        sections=(),
    )


def wrapped(text: str, indent: str = "", further: str = "", width: int = WIDTH) -> list[str]:
    """A paragraph in lines of a terminal; from its second line on it can be set in further."""
    return wrap(text, width, initial_indent=indent, subsequent_indent=indent + further)


def text_of(page: RulePage, players: str, width: int = WIDTH) -> list[str]:
    """The whole page for a terminal."""
    head = f"{page.title}, {players} players, {page.length}" if players else page.title
    lines = [head, "=" * len(head), *wrapped(page.about, width=width), ""]
    lines += wrapped(f"The table needs: {page.needs}", width=width)
    for section in page.every():
        lines += ["", section.title, "-" * len(section.title)]
        for point in section.points:
            lines += wrapped(point, "  ", "  ", width)
    return lines
