"""Writes how languages count, join and write numbers, from the tables of CLDR that Babel has.

Run it with `.venv/bin/python -m scripts.make_locales` where a language is new here. It writes one
table for Python and one for pages; Babel is not needed where they are used.
"""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

from babel import Locale
from babel.plural import PluralRule

LANGUAGES = {"en": "en_GB", "fr": "fr", "es": "es", "it": "it", "pt-BR": "pt_BR", "de": "de"}
"""Every language that ships, and what Babel calls it. Our English is British."""
SPARING = {"es": 2}
"""Who groups from five digits on: CLDR's minimumGroupingDigits, which Babel leaves out."""
OURS = {"en": "y-MM-dd"}
"""How our English writes a day: as everybody can read it, who writes the month first or second."""
HERE = Path(__file__).resolve().parent.parent / "companion/language"
_PYTHON = '''"""How languages count: made by scripts/make_locales.py, from CLDR."""
# fmt: off
# ruff: noqa: E501, SIM300

from companion.language.locale import Locale

LOCALES = {
'''
_SCRIPT = """// How languages count and write numbers. Made by scripts/make_locales.py, from CLDR.

export const LOCALES = {
"""
_FIELDS = ("name", "decimal", "group", "least_grouped", "pair", "start", "middle", "end", "date")


def files() -> dict[Path, str]:
    """Return every file with what is in it."""
    return {HERE / "cldr.py": _python(), HERE / "page/locales.js": _script()}


def _python() -> str:
    made = [_PYTHON]
    for tag, name in LANGUAGES.items():
        told = _told(Locale.parse(name))
        made.append(f"    {_quoted(tag)}: Locale(\n")
        made += [f"        {field}={_quoted(told[field])},\n" for field in _FIELDS]
        for field in ("plural", "ordinal"):
            made.append(f"        {field}={_python_rule(told[field])},\n")
        made.append("    ),\n")
    return "".join([*made, "}\n"])


def _script() -> str:
    made = [_SCRIPT]
    for tag, name in LANGUAGES.items():
        told = _told(Locale.parse(name))
        made.append(f"  {_quoted(tag)}: {{\n")
        made += [f"    {field}: {_quoted(told[field])},\n" for field in _FIELDS]
        for field in ("plural", "ordinal"):
            made.append(f"    {field}: {_script_rule(told[field])},\n")
        made.append("  },\n")
    return "".join([*made, "};\n"])


def _told(locale: Locale) -> dict[str, Any]:
    symbols = locale.number_symbols["latn"]
    joined = locale.list_patterns["standard"]
    return {
        "name": (locale.get_language_name(locale.language) or "").capitalize(),
        "decimal": symbols["decimal"],
        "group": symbols["group"],
        "least_grouped": SPARING.get(locale.language, 1),
        "pair": joined["2"],
        **{field: joined[field] for field in ("start", "middle", "end")},
        "date": _date(OURS.get(locale.language) or locale.date_formats["short"].pattern),
        "plural": locale.plural_form,
        "ordinal": locale.ordinal_form,
    }


def _date(pattern: str) -> str:
    """Return how a day is written, with two digits and the whole year."""
    return re.sub("d+", "{day}", re.sub("M+", "{month}", re.sub("y+", "{year}", pattern)))


def _quoted(value: str | int) -> str:
    return json.dumps(value, ensure_ascii=False)


def _python_rule(rule: PluralRule) -> str:
    made = "".join(f'"{tag}" if {_said(tree, "python")} else ' for tag, tree in rule.abstract)
    return f'lambda n, i, v, f, t: {made}"other"'


def _script_rule(rule: PluralRule) -> str:
    made = "".join(f'{_said(tree, "script")} ? "{tag}" : ' for tag, tree in rule.abstract)
    return f'(n, i, v, f, t) => {made}"other"'


_SIGNS = {
    "python": {"and": "and", "or": "or", "is": "==", "not": "!="},
    "script": {"and": "&&", "or": "||", "is": "===", "not": "!=="},
}


def _said(tree: Any, tongue: str, negated: bool = False) -> str | bool:
    """Write a rule in one of the two languages; what is so of every number we show is told."""
    kind, inner = tree
    match kind:
        case "and" | "or":
            both = [_said(one, tongue) for one in inner]
            return _joined(kind, both, _SIGNS[tongue])
        case "not":
            return _said(inner[0], tongue, negated=True)
        case "relation":
            return _related(inner, tongue, negated)
        case _:
            raise ValueError(kind)


def _joined(kind: str, both: list[str | bool], signs: dict[str, str]) -> str | bool:
    settled = kind == "or"
    if settled in both:
        return settled
    asked = [one for one in both if isinstance(one, str)]
    if not asked:
        return not settled
    return asked[0] if len(asked) == 1 else f"({asked[0]} {signs[kind]} {asked[1]})"


def _related(relation: Any, tongue: str, negated: bool) -> str | bool:
    _, (kind, value), (_, pairs) = relation
    ranges = [(low[1][0], high[1][0]) for low, high in pairs]
    if kind in ("c", "e"):  # compact numbers, of which we show none
        return any(low <= 0 <= high for low, high in ranges) != negated
    asked = f"{value[0][0]} % {value[1][1][0]}" if kind == "mod" else kind
    signs = _SIGNS[tongue]
    if negated:
        assert all(low == high for low, high in ranges)
        return f" {signs['and']} ".join(f"{asked} {signs['not']} {low}" for low, _ in ranges)
    parts = [_within(asked, low, high, signs) for low, high in ranges]
    return parts[0] if len(parts) == 1 else "(" + f" {signs['or']} ".join(parts) + ")"


def _within(asked: str, low: int, high: int, signs: dict[str, str]) -> str:
    if low == high:
        return f"{asked} {signs['is']} {low}"
    return f"({low} <= {asked} {signs['and']} {asked} <= {high})"


def main() -> None:
    """Write them."""
    for path, text in files().items():
        path.write_text(text, "utf-8")


if __name__ == "__main__":
    main()
