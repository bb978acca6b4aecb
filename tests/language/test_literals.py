"""No text of a person stands in the code: it is in the catalogues."""

import ast
import re
import tomllib
from collections.abc import Iterator
from functools import cache, partial
from pathlib import Path

from companion.language.catalogue import ENGLISH, catalogue
from tests.language.used import PYTHON, SCRIPTS, tree_of
from tests.support.command import ROOT

NOT_FOR_PEOPLE = {
    "companion/core": "a verdict has no language, and who writes a transcript is told in English",
    "companion/kit/lamps.py": "what lamps mean is written for the documentation",
    "companion/games/*/lamps.py": "what lamps mean is written for the documentation",
    "companion/games/*/rules": "rules import nothing that speaks",
    "companion/practice/temperament.py": "says what is wrong with a file that ships",
    "companion/practice/belongings.py": "why a company is not gone on with, for who looks into it",
    "companion/games/baker_street/bots/cases.py": "says what is wrong with a file that ships",
    "companion/games/i_say_holmes/bots/deck.py": "says what is wrong with a file that ships",
    "companion/games/sherlock_holmes/bots/pack.py": "says what is wrong with a file that ships",
    "companion/drawing/wire.py": "why a picture from another machine cannot be read, for the log",
    "companion/outputs/feed/discovery.py": "templates for Home Assistant; names are in catalogues",
    "companion/outputs/console/messages.py": "what no page of ours sends",
    "companion/club/store/schema.py": "what columns mean, for who writes a query",
    "companion/club/store/evening_tables.py": "what columns mean, for who writes a query",
    "companion/club/store/rights.py": "what is told to a database",
    "companion/club/store/comparing.py": "what is different in two stores, for who looks into it",
    "companion/club/door/server.py": "what no table of ours sends",
    "companion/kit/page.py": "says to the maker of a game what is wrong with its page",
    "companion/app/cli/parser.py": "argparse's own words, each with its name in the catalogue",
    "companion/keep/journal/writer.py": "why a record was lost, which is kept with the match",
    "hw/sight/mark_bits.py": "a table of marks, in hexadecimal digits",
    "hw/boards/frames.py": "what is wrong with bytes on a wire, for who writes firmware",
    "hw/boards/messages.py": "what is wrong with bytes on a wire, for who writes firmware",
}
"""Where what reads like a text is none for the people at a table, and why."""
NAMES = frozenset(
    (
        "221-B Baker Street",
        "Hansom Cab",
        "I Say, Holmes!",
        "Sherlock Holmes",
        "SHERLOCK HOLMES",
        "West End",
        "companion cards learn",
    )
)
"""Names of games and of cards, and commands, which are the same everywhere."""
CODES = frozenset(
    (
        *("Application Support", "hibari heart 1.1", "arial unicode", "last resort"),
        *("DejaVu Sans, Verdana, Arial, sans-serif", "page up", "page down", "no output"),
        *("end match", "whole screen", "hands off", "no more", "sound auto", "sound none"),
        *("high button", "screw head", "usb pretended", "boards flash", "the display", "the page"),
        *("the house", "Disconnect with will message"),
        *("the button of chair", "standard input", "safe page", "seats", "table.dealer"),
        *("seat board", "hw lamps patience", "speaker pipe", "speaker keeper", "sim.faults"),
        *("simulated speaker", "use strict", "light dark", "view act", "Companion at …"),
    )
)
"""What choices, threads, folders, keys, fonts and devices are called among programs."""
COMMAND = re.compile(
    r"\s*(?:(?:SELECT|INSERT|UPDATE|DELETE|CREATE|DROP|PRAGMA|BEGIN) |\^USAGE|EXTEND_TIMEOUT_USEC"
    r"|\(prefers|\s*import |(?:sudo|pip|eval|companion) (?!.*[a-z]{2,} (?:and|or|the|is|it|what) ))"
)
"""What is typed at a shell, or told to a database or a machine."""
PROSE = re.compile(r"[^\W\d_]{2,}[,;:.!?]? [^\W\d_]{2,}|[A-Z][a-z]+ [a-z]+ ")
"""Two words in a row."""
SHOWN = frozenset(("Word", "Figure", "Notice", "print", "Problem"))
"""What is called with a text that people see: there even a single word is one."""
INNER = frozenset(("Random", "chance", "TypeVar", "Literal", "ContextVar", "getLogger"))
"""What is called with a name that nobody sees."""


def is_in(path: Path, rooms: tuple[str, ...]) -> bool:
    name = path.relative_to(ROOT)
    places = {str(place): place for place in (name, *name.parents)}
    return any(room in places or any(map(partial(_fits, room), places.values())) for room in rooms)


def _fits(room: str, place: Path) -> bool:
    return "*" in room and place.match(room) and len(place.parts) == room.count("/") + 1


@cache
def literals(path: Path) -> tuple[str, ...]:
    found = _in_python(tree_of(path)) if path.suffix == ".py" else _in_script(path)
    return tuple(f"{path.relative_to(ROOT)}:{line}: {text}" for line, text in found)


def is_text(text: str) -> bool:
    """Tell whether a literal reads like a text of a person."""
    told = re.sub(r"<[^<>]*>|<[^<>]*$|^[^<>]*>", " ", text) if "<" in text else text
    return bool(PROSE.search(told)) and told not in NAMES | CODES and not COMMAND.match(told)


def _in_python(tree: ast.Module) -> Iterator[tuple[int, str]]:
    silent = {id(inner) for node in ast.walk(tree) for inner in _silent(node)}
    for node in ast.walk(tree):
        if id(node) in silent:
            continue
        match node:
            case ast.JoinedStr(values=parts):
                text = "".join(str(p.value) if isinstance(p, ast.Constant) else "…" for p in parts)
                yield from [(node.lineno, text)] if is_text(text) else []
            case ast.Constant(value=str(text)) if is_text(text):
                yield node.lineno, text
            case ast.Call(func=ast.Name(id=name), args=[ast.Constant(value=str(text)), *_]):
                if name in SHOWN and re.search(r"[^\W\d_]{2}", text) and text not in CODES:
                    yield node.lineno, text


def _silent(node: ast.AST) -> Iterator[ast.AST]:
    """Yield what stands in a node and is no text of a person."""
    match node:
        case ast.Expr(value=ast.Constant()):
            yield node.value  # a docstring
        case ast.JoinedStr():
            yield from (part for part in node.values if isinstance(part, ast.Constant))
        case ast.Assert(msg=ast.expr() as told):
            yield from ast.walk(told)
        case ast.Raise(exc=ast.Call(func=ast.Name(id="RuntimeError" | "AssertionError"))):
            yield from ast.walk(node)  # a mistake of ours
        case ast.Call(func=ast.Name(id=name) | ast.Attribute(attr=name)) if name in INNER:
            yield from (inner for given in node.args for inner in ast.walk(given))
        case ast.AnnAssign(annotation=kind) | ast.arg(annotation=ast.expr() as kind):
            yield from ast.walk(kind)
        case ast.FunctionDef(returns=ast.expr() as kind):
            yield from ast.walk(kind)


TEXT = re.compile(r'"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`|>([^<>{}]*)<')
COMMENT = re.compile(
    r"(?m)^\s*//.*$|(?<=[;,{}) ])// .*$|/\*.*?\*/|<!--.*?-->|<style.*?</style>", re.S
)


CODE = re.compile(r"[;{}=\[\]#]|^\.| > |^[\w-]+( [\w-]*-[\w-]*)+$")
"""Selectors, rules of style, lists of classes."""


def _in_script(path: Path) -> Iterator[tuple[int, str]]:
    text = COMMENT.sub(lambda found: "\n" * found[0].count("\n"), path.read_text("utf-8"))
    for found in TEXT.finditer(text):
        told = next((part for part in found.groups() if part), "")
        if is_text(told) and not CODE.search(told):
            yield text.count("\n", 0, found.start()) + 1, " ".join(told.split())


EVERY = (*PYTHON, *SCRIPTS)


def test_no_text_of_a_person_stands_in_the_code() -> None:
    rooms = (*NOT_FOR_PEOPLE,)
    found = [line for path in EVERY if not is_in(path, rooms) for line in literals(path)]
    assert not found


def test_a_page_of_rules_has_no_text_but_its_name() -> None:
    for path in (ROOT / "companion/games").glob("*/page.toml"):
        page = tomllib.loads(path.read_text("utf-8"))
        page.pop("title")
        assert not PROSE.search(str(page)), path.parent.name


def test_the_finder_finds() -> None:
    """What it is there for is found, what is none is not."""
    tree = ast.parse(
        '"""What it is for."""\n'
        'A = "Too close"\n'
        "def f(n):\n"
        '    """Return nothing much."""\n'
        '    assert n, "it is none"\n'
        '    return f"{n} cards left", Word("Deal"), Random(f"bot {n} here"), "key-of-it"\n'
    )
    assert sorted(text for _, text in _in_python(tree)) == ["Deal", "Too close", "… cards left"]


def test_english_says_something_everywhere() -> None:
    assert all(message for message in catalogue(ENGLISH).all().values())
