"""An owner's copy of I Say, Holmes!: the file of their cards, and what matches teach about them."""

import os
import re
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

from companion.core.referee.schema import UnfitError
from companion.games.i_say_holmes.rules import options
from companion.games.i_say_holmes.rules.cards import CARDS, DECK, SAME, PrintedCard, Type
from companion.kit.pack import File, Learning, PackSection, Values
from companion.kit.problem import Problem, ProfileError
from companion.language import say

_ENTRY = re.compile(r"\s*\[\[\s*card\s*\]\]\s*(#.*)?$")
_HEADING = re.compile(r"\s*\[")
_TITLE_LINE = re.compile(r"""\s*title\s*=\s*["'](?P<title>[^"']*)["']""")


def completed(text: str, cards: Mapping[str, Mapping[str, Any]]) -> str:
    """Return a text with these details of cards; titles that it lacks are added at its end."""
    lines = text.splitlines()
    missing = dict(cards)
    for begin, end in reversed([*_entries(lines)]):
        title = _title_of(lines[begin:end])
        if title in missing:
            lines[begin:end] = _entry_lines(lines[begin:end], missing.pop(title))
    for title, details in missing.items():
        lines += ["", "[[card]]", f'title = "{title}"', *map(line_of, details, details.values())]
    return "\n".join(lines) + "\n"


def _entries(lines: Sequence[str]) -> list[tuple[int, int]]:
    """Return where each entry begins and ends, in order."""
    begins = [n for n, line in enumerate(lines) if _ENTRY.match(line)]
    found = []
    for begin in begins:
        after = range(begin + 1, len(lines))
        inside = (
            n for n in after if _HEADING.match(lines[n]) and _depth(lines[begin + 1 : n]) == 0
        )
        found.append((begin, next(inside, len(lines))))
    return found


def _depth(lines: Sequence[str]) -> int:
    """Return how many lists are still open after some lines."""
    bare = re.sub(r'"[^"]*"|\'[^\']*\'|#.*', "", "\n".join(lines))
    return bare.count("[") - bare.count("]")


def _title_of(lines: Sequence[str]) -> str | None:
    found = next((match for line in lines if (match := _TITLE_LINE.match(line))), None)
    return found["title"] if found else None


def _entry_lines(lines: list[str], details: Mapping[str, Any]) -> list[str]:
    for name, value in details.items():
        lines = _put(lines, name, value)
    return lines


def _put(lines: list[str], name: str, value: Any) -> list[str]:
    """Return lines with one changed or added: for the comment that waits for it, or at the end."""
    at = _first(lines, rf"\s*{name}\s*=")
    if at is not None:
        end = at + 1
        while end < len(lines) and _depth(lines[at:end]):
            end += 1
        return [*lines[:at], line_of(name, value) + _comment(lines[at:end]), *lines[end:]]
    waiting = _first(lines, rf"\s*#\s*{name}\s*=\s*(\[\s*\])?\s*$")
    if waiting is not None:
        return [*lines[:waiting], line_of(name, value), *lines[waiting + 1 :]]
    last = max(
        n for n, line in enumerate(lines) if line.strip() and not line.strip().startswith("#")
    )
    return [*lines[: last + 1], line_of(name, value), *lines[last + 1 :]]


def _first(lines: Sequence[str], pattern: str) -> int | None:
    return next((n for n, line in enumerate(lines) if re.match(pattern, line)), None)


def _comment(lines: Sequence[str]) -> str:
    """Return what the owner wrote behind a value."""
    bare = re.sub(r'"[^"]*"|\'[^\']*\'', lambda found: "x" * len(found[0]), "\n".join(lines))
    told = "\n".join(lines)
    found = [told[m.start() : m.end()].strip() for m in re.finditer(r"#.*", bare)]
    return f"  {' '.join(found)}" if found else ""


def line_of(name: str, value: Any) -> str:
    """Return a detail as TOML."""
    return f"{name} = {_toml(value)}"


def _toml(value: Any) -> str:
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, list | tuple):
        return f"[{', '.join(map(_toml, value))}]"
    return f'"{value}"' if isinstance(value, str) else str(value)


KEY = "packs.i-say-holmes.cards"
DETAILS = ("value", "deal", "next", "partial", "never")
COPIES = "copies"
"""How many of a title the owner has: for who prints them; no match asks."""
_PRINTED = ("category", "effect")
_EXAMPLE = 'i-say-holmes = { cards = "my-cards.toml" }'


def cards_of(file: str) -> dict[str, dict[str, Any]]:
    """Return an owner's cards for a header's `cards`; ProfileError says in one line what is off."""
    return _details(file, _document(file, _text(file)))


def copies_of(file: str) -> dict[str, int]:
    """Return how many of each title an owner's file says there are, where it says so."""
    document = _document(file, _text(file))
    _details(file, document)
    told = {card["title"]: card[COPIES] for card in document.get("card", ()) if COPIES in card}
    for title, number in told.items():
        if type(number) is not int or not 0 <= number <= DECK:
            wrong = say("i-say-holmes-file-copies", number=str(number))
            expected = say("i-say-holmes-file-copies-expected", most=DECK)
            raise _wrong(file, wrong, expected, title)
    return told


def _text(file: str) -> str:
    try:
        return Path(file).read_bytes().decode("utf-8-sig")
    except OSError as error:
        raise _unfit(file, "unread", why=str(error.strerror or error)) from None
    except UnicodeDecodeError:
        raise _unfit(file, "not-utf8") from None


def _document(file: str, text: str) -> dict[str, Any]:
    try:
        return tomllib.loads(text)
    except (tomllib.TOMLDecodeError, ValueError, RecursionError) as error:
        raise _unfit(file, "not-toml", why=str(error)) from None


def _unfit(file: str, wrong: str, where: str = "", **slots: str) -> ProfileError:
    """Return what is wrong with a file, and what is expected, by the name of both."""
    key = f"i-say-holmes-file-{wrong}"
    return _wrong(file, say(key, **slots), say(f"{key}-expected"), where)


def _wrong(file: str, wrong: str, expected: str, where: str = "") -> ProfileError:
    source = file if where else f"{KEY}: {file}"
    return ProfileError(source, [Problem(where, wrong, expected)])


def _details(file: str, document: Mapping[str, Any]) -> dict[str, dict[str, Any]]:
    for name in document:
        if name not in ("card", "deck_size"):
            raise _unfit(file, "unknown", name=name)
    if document.get("deck_size", DECK) != DECK:
        wrong = say("i-say-holmes-file-deck-size", size=str(document["deck_size"]))
        raise _wrong(file, wrong, say("i-say-holmes-file-deck-size-expected", size=DECK))
    cards = document.get("card", [])
    if not isinstance(cards, list) or not all(isinstance(card, dict) for card in cards):
        raise _unfit(file, "no-list")
    found: dict[str, dict[str, Any]] = {}
    for number, card in enumerate(cards, start=1):
        title = _title(file, number, card, found)
        found[title] = {name: card[name] for name in DETAILS if name in card}
    _check(file, found)
    return {title: details for title, details in found.items() if details}


def _title(file: str, number: int, card: Mapping[str, Any], found: Mapping[str, Any]) -> str:
    title, where = card.get("title"), say("i-say-holmes-file-card", number=number)
    if not isinstance(title, str) or title not in CARDS:
        key = "i-say-holmes-file-no-title" if title is None else "i-say-holmes-file-title"
        expected = say("i-say-holmes-file-title-expected")
        raise _wrong(file, say(key, title=str(title)), expected, where)
    if title in found:
        raise _unfit(file, "twice", where, title=title)
    known = CARDS[title]
    printed = {"category": str(known.type), "effect": str(known.effect)}
    for name in card:
        if name in printed and card[name] != printed[name]:
            wrong = say("i-say-holmes-file-printed", name=name, value=str(card[name]))
            raise _wrong(file, wrong, f'"{printed[name]}"', title)
        if name not in ("title", COPIES, *_PRINTED, *DETAILS):
            wrong = say("i-say-holmes-file-unknown", name=name)
            raise _wrong(file, wrong, ", ".join(DETAILS), title)
    return title


def _check(file: str, found: Mapping[str, Mapping[str, Any]]) -> None:
    """Raise ProfileError if the game cannot take these cards."""
    try:
        options.parse({"cards": dict(found)})
    except UnfitError as error:
        expected = error.expected or say("i-say-holmes-file-nothing-expected")
        raise _wrong(file, error.wrong, expected, "card") from None


def template() -> str:
    """Return a file with what the rule sheet gives, to be completed."""
    head = say("i-say-holmes-file-head", example=_EXAMPLE)
    entries = (line for card in CARDS.values() for line in _entry(card))
    return "\n".join([head, "", f"deck_size = {DECK}", "", *entries])


def _entry(card: PrintedCard) -> Iterator[str]:
    yield "[[card]]"
    yield f'title = "{card.title}"'
    yield f'category = "{card.type}"'
    yield f'effect = "{card.effect}"'
    if card.next is not None and card.next != SAME:
        yield line_of("next", card.next)
        yield "partial = true"
    elif card.type not in (Type.I_SAY, Type.DEFENCE, Type.VILLAIN):
        yield "# next = []"
    yield "# value ="
    yield "# deal ="
    yield ""


def keep(file: str, learned: Mapping[str, Mapping[str, Any]]) -> tuple[str, ...]:
    """Write what was learned into a file, a new one if there is none; return the titles changed."""
    text = _text(file) if Path(file).exists() else template()
    known = _details(file, _document(file, text))
    told = {title: _joined(known.get(title, {}), learned[title]) for title in learned}
    fresh = {title: new for title, new in told.items() if new != known.get(title, {})}
    if not fresh:
        return ()
    changed = completed(text, fresh)
    if not _reads(file, changed, {**known, **fresh}):
        raise _unfit(file, "odd")
    _write(file, changed)
    return tuple(fresh)


def _reads(file: str, text: str, cards: Mapping[str, Any]) -> bool:
    """Tell whether a text says exactly this of the cards."""
    try:
        return _details(file, _document(file, text)) == cards
    except ProfileError:
        return False


def _joined(known: Mapping[str, Any], learned: Mapping[str, Any]) -> dict[str, Any]:
    """Return what the owner wrote, and what was learned; a line that they call complete stays."""
    told = {**known, **{name: learned[name] for name in learned if name in ("value", "deal")}}
    complete = "next" in known and not known.get("partial")
    if "next" in learned and not complete:
        words = dict.fromkeys((*known.get("next", ()), *learned["next"]))
        told |= {"next": [*words], "partial": True}
    if "never" in learned and not complete:
        told["never"] = [*dict.fromkeys((*known.get("never", ()), *learned["never"]))]
    return told


def _write(file: str, text: str) -> None:
    """Put the whole file in place at once: a power cut leaves the old one or the new one."""
    target = Path(os.path.realpath(file))
    beside = target.with_name(f".{target.name}.new")
    try:
        with beside.open("w", encoding="utf-8", newline="\n") as out:
            out.write(text)
            out.flush()
            os.fsync(out.fileno())
        beside.replace(target)
    except OSError as error:
        with suppress(OSError):
            beside.unlink()
        raise _unfit(file, "unwritten", why=str(error.strerror or error)) from None


def _options(values: Values) -> dict[str, Any]:
    """Return the owner's cards for a header, if there is a file of them."""
    return {"cards": cards_of(values["cards"])} if values["cards"] else {}


PACK = PackSection(
    {"cards": File()},
    _options,
    learning=Learning(
        key="cards",
        thing="card",
        found=lambda state: state.get("learned") or {},
        after=frozenset(("score",)),
        keep=keep,
        command="companion cards learn",
    ),
)
