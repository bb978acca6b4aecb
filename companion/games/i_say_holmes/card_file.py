"""An owner's own cards of I Say, Holmes!, in a file of theirs: read, written out, completed.

The rule sheet gives titles and effects. Values, deal numbers and bottom lines stand on the cards,
so their owner fills them in. What they wrote there themselves, comments too, stays as it is.
"""

import os
import tomllib
from collections.abc import Iterator, Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any

from companion.core.referee.schema import UnfitError
from companion.games.i_say_holmes.card_text import completed, line_of
from companion.games.i_say_holmes.rules import options
from companion.games.i_say_holmes.rules.cards import CARDS, DECK, SAME, Card, Type
from companion.kit.problem import Problem, ProfileError

KEY = "packs.i-say-holmes.cards"
DETAILS = ("value", "deal", "next", "partial", "never")
_PRINTED = ("category", "effect")
_TITLE = 'a title of the rule sheet, such as "Train"'
_HEAD = f"""\
# The cards of I Say, Holmes!: what the printed rule sheet gives. Fill in what stands on your own
# copy, and name this file in your table's profile:
#
#   [packs]
#   i-say-holmes = {{ cards = "my-cards.toml" }}
#
# value    what the card counts in a hand: 1 to 50
# deal     the number in its corner: 3 to 8
# next     its bottom line: movement, location, london, country, information, action, i-say, or a
#          title; "location" is one that fits the chit
# partial  true: more may be printed there, and the dealer is asked about anything else
# never    what is known not to be printed there

deck_size = {DECK}
"""


def cards_of(file: str) -> dict[str, dict[str, Any]]:
    """Return an owner's cards for a header's `cards`; ProfileError says in one line what is off."""
    return _details(file, _document(file, _text(file)))


def _text(file: str) -> str:
    try:
        return Path(file).read_bytes().decode("utf-8-sig")
    except OSError as error:
        expected = "a file; companion cards > my-cards.toml makes one"
        raise _wrong(file, f"cannot be read ({error.strerror or error})", expected) from None
    except UnicodeDecodeError:
        raise _wrong(file, "is not UTF-8", "a text file saved as UTF-8") from None


def _document(file: str, text: str) -> dict[str, Any]:
    try:
        return tomllib.loads(text)
    except (tomllib.TOMLDecodeError, ValueError, RecursionError) as error:
        raise _wrong(file, f"is not TOML ({error})", "TOML: a [[card]] for each title") from None


def _wrong(file: str, wrong: str, expected: str, where: str = "") -> ProfileError:
    source = file if where else f"{KEY}: {file}"
    return ProfileError(source, [Problem(where, wrong, expected)])


def _details(file: str, document: Mapping[str, Any]) -> dict[str, dict[str, Any]]:
    for name in document:
        if name not in ("card", "deck_size"):
            raise _wrong(file, f'there is "{name}"', "deck_size, and a [[card]] for each title")
    if document.get("deck_size", DECK) != DECK:
        raise _wrong(file, f"deck_size is {document['deck_size']}", f"{DECK}, as the rules say")
    cards = document.get("card", [])
    if not isinstance(cards, list) or not all(isinstance(card, dict) for card in cards):
        raise _wrong(file, '"card" is no list of tables', "a [[card]] for each title")
    found: dict[str, dict[str, Any]] = {}
    for number, card in enumerate(cards, start=1):
        title = _title(file, number, card, found)
        found[title] = {name: card[name] for name in DETAILS if name in card}
    _check(file, found)
    return {title: details for title, details in found.items() if details}


def _title(file: str, number: int, card: Mapping[str, Any], found: Mapping[str, Any]) -> str:
    title, where = card.get("title"), f"card {number}"
    if not isinstance(title, str) or title not in CARDS:
        told = "no title" if title is None else f'title "{title}"'
        raise _wrong(file, told, _TITLE, where)
    if title in found:
        raise _wrong(file, f'"{title}" stands there twice', "each title once", where)
    known = CARDS[title]
    printed = {"category": str(known.type), "effect": str(known.effect)}
    for name in card:
        if name in printed and card[name] != printed[name]:
            raise _wrong(file, f'{name} is "{card[name]}"', f'"{printed[name]}"', title)
        if name not in ("title", *_PRINTED, *DETAILS):
            raise _wrong(file, f'there is "{name}"', ", ".join(DETAILS), title)
    return title


def _check(file: str, found: Mapping[str, Mapping[str, Any]]) -> None:
    """Raise ProfileError if the game cannot take these cards."""
    try:
        options.parse({"cards": dict(found)})
    except UnfitError as error:
        raise _wrong(file, error.wrong, error.expected or "nothing there", "card") from None


def template() -> str:
    """Return a file with what the rule sheet gives, to be completed."""
    return "\n".join([_HEAD, *(line for card in CARDS.values() for line in _entry(card))])


def _entry(card: Card) -> Iterator[str]:
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
        expected = "[[card]] with a line for each key; write it so, or add it by hand"
        raise _wrong(file, "cannot be completed as it is written", expected)
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
        raise _wrong(
            file, f"cannot be written ({error.strerror or error})", "a file you may write"
        ) from None
