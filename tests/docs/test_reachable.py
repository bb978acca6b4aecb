"""Whoever opens docs/ finds every page from its first one, and no link leads nowhere."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"
_LINK = re.compile(r"\]\(([^)#\s]+)(?:#[^)]*)?\)")


def links(page: Path) -> list[Path]:
    """The files and folders of ours that a page names."""
    text = re.sub(r"```.*?```", "", page.read_text(), flags=re.DOTALL)
    found = [target for target in _LINK.findall(text) if "://" not in target]
    return [(page.parent / target).resolve() for target in found]


def reached(first: Path) -> set[Path]:
    seen, waiting = set[Path](), [first]
    while waiting:
        page = waiting.pop()
        if page.is_dir():
            page /= "README.md"
        if page in seen or page.suffix != ".md" or not page.is_file():
            continue
        seen.add(page)
        waiting += links(page)
    return seen


def test_every_page_is_reached_from_the_first() -> None:
    lost = {*DOCS.rglob("*.md")} - reached(DOCS / "README.md")
    assert not lost, "docs/README.md leads to none of these"


def test_every_decision_is_listed_under_its_own_title() -> None:
    listed = (DOCS / "decisions" / "README.md").read_text()
    for page in sorted((DOCS / "decisions").glob("0*.md")):
        title = page.read_text().splitlines()[0].removeprefix("# ")
        assert f"[{title}]({page.name})" in listed
