"""The documentation names every key and every finding, and its examples are right."""

import re
from pathlib import Path

import pytest

from companion.games import KITS
from companion.setup.check.findings import FindingKind
from companion.setup.profile import parse_text
from companion.setup.profile.errors import Problem
from companion.setup.profile.parse import _read_profile
from companion.setup.profile.section import TomlSection

DOCS = Path(__file__).parents[3] / "docs"


def document(name: str) -> str:
    return (DOCS / name).read_text(encoding="utf-8")


class Listening(TomlSection):
    """A section that remembers every key that the parser asks for."""

    asked: set[str] = set()  # noqa: RUF012

    def value(self, name: str) -> object:
        Listening.asked.add(name)
        return super().value(name)

    def has(self, name: str) -> bool:
        return True

    def names(self) -> tuple[str, ...]:
        return tuple(KITS.names()) if self.path == "packs" else super().names()

    def section(self, name: str) -> TomlSection:
        problems: list[Problem] = []
        self.value(name)
        return Listening({}, self.key(name), problems)


def test_every_key_that_the_parser_knows_is_documented() -> None:
    _read_profile(Listening({}, "", []), KITS)
    text = document("profile.md")
    words = set(re.findall(r"[\w-]+", text))
    assert len(Listening.asked) > 40
    assert {key for key in Listening.asked if key not in words} <= set("45678") | {"0x5A"}


def test_the_example_in_the_documentation_is_a_right_profile() -> None:
    example = re.search(r"```toml\n(.*?)```", document("profile.md"), re.DOTALL)
    assert example is not None
    assert parse_text(example[1], "example.toml").name == "Kitchen table"


@pytest.mark.parametrize("kind", list(FindingKind))
def test_every_finding_is_explained(kind: FindingKind) -> None:
    assert f"| `{kind.value}` |" in document("check.md")
