"""A game's rules as a value, and the same as lines of a terminal. Pure."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from textwrap import wrap
from typing import Any

from companion.core.referee.events import INPUTS
from companion.core.referee.game import Vocabulary
from companion.kit.text import thing
from companion.language import Spoken, known, listed, say

WIDTH = 80
_NAMED = ("white", "red", "blue", "pile", "shield", "rail", "reach")
BY_HAND: Mapping[str, str] = Spoken("kit-by-hand", _NAMED)
"""What inputs are called in a text, and how one reaches out, where the table is real."""
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
        by_keys = {**keys, "reach": say("kit-by-key-reach")} if keys else {}
        named = {**BY_HAND, **self.names, **by_keys}

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
        means = tuple(
            say("kit-labelled", label=self._label(name), value=meaning)
            for name, meaning in self.inputs
        )
        title = say("kit-page-keys") if self.keys else say("kit-page-inputs")
        return (Section(title, means), *self.sections)

    def _label(self, name: str) -> str:
        told = thing(name)
        return f"{self.keys[name]} ({told})" if name in self.keys else told


def _named(text: str, names: Mapping[str, str]) -> str:
    """Return a text with every {input} by its name."""
    for name, word in names.items():
        text = text.replace(f"{{{name}}}", word)
    return text


def worded(document: Mapping[str, Any], area: str) -> dict[str, Any]:
    """Put the texts of a catalogue into a page that leaves them to it.

    The file then has what is counted and chosen alone: its sections and inputs by name, its options
    without labels. What it says itself stays as it is.
    """
    keys = {name: f"{area}-page-{name}" for name in ("about", "length", "needs", "line")}
    made = {name: _text(key) for name, key in keys.items() if known(key)} | dict(document)
    for name, put in _PUT.items():
        if name in document:
            made[name] = put(f"{area}-page", document[name])
    return made


def _text(key: str) -> str:
    """Say a text of a page, with its inputs left open: they are named by who is told."""
    return say(key, **{name: f"{{{name}}}" for name in _NAMED})


def _texts(prefix: str, names: Any) -> dict[str, str]:
    return names if isinstance(names, dict) else {n: _text(f"{prefix}-{n}") for n in names}


def _sections(prefix: str, parts: Any) -> list[dict[str, Any]]:
    return [_points(f"{prefix}-{part}", part) for part in parts]


def _options(prefix: str, parts: Any) -> list[dict[str, Any]]:
    return [_labelled(f"{prefix}-option", part) for part in parts]


_PUT: Mapping[str, Callable[[str, Any], Any]] = {
    "inputs": lambda prefix, names: _texts(f"{prefix}-input", names),
    "names": lambda prefix, names: _texts(f"{prefix}-name", names),
    "sections": _sections,
    "options": _options,
}
"""How the texts of each part of a page come into it."""


def _points(key: str, part: Any) -> dict[str, Any]:
    """Return a section: its heading, and as many points as the catalogue has."""
    if not isinstance(part, str):
        return dict(part)
    points: list[str] = []
    while known(point := f"{key}-{len(points) + 1}"):
        points.append(_text(point))
    return {"title": say(key), "points": points}


def _labelled(prefix: str, part: Mapping[str, Any]) -> dict[str, Any]:
    key = f"{prefix}-{part['name']}".replace("_", "-")
    choices = [{"words": _text(f"{key}-{c['value']}".lower()), **c} for c in part["choices"]]
    return {"label": say(key), **part, "choices": choices}


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
        about=say("kit-page-none"),
        length=say("kit-page-any-length"),
        needs=say("kit-page-needs", n=len(used), inputs=listed([*map(thing, used)])),
        inputs=tuple((name, means.get(name) or say("kit-page-used")) for name in used),
        sections=(),
    )


def wrapped(text: str, indent: str = "", further: str = "", width: int = WIDTH) -> list[str]:
    """A paragraph in lines of a terminal; from its second line on it can be set in further."""
    return wrap(text, width, initial_indent=indent, subsequent_indent=indent + further)


def text_of(page: RulePage, players: str, width: int = WIDTH) -> list[str]:
    """The whole page for a terminal."""
    told = {"title": page.title, "players": players, "length": page.length}
    head = say("kit-page-head", **told) if players else page.title
    lines = [head, "=" * len(head), *wrapped(page.about, width=width), ""]
    lines += wrapped(say("kit-page-table-needs", needs=page.needs), width=width)
    for section in page.every():
        lines += ["", section.title, "-" * len(section.title)]
        for point in section.points:
            lines += wrapped(point, "  ", "  ", width)
    return lines
