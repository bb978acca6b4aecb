"""The catalogue and the tests, held together by their numbers."""

import re

from tests.support.command import ROOT

RULES = (ROOT / "docs/rules/block.md").read_text()


def test_every_rule_and_example_of_the_catalogue_has_a_test_of_its_name() -> None:
    rules = set(re.findall(r"^\| (BL-\d+) ", RULES, re.MULTILINE))
    numbers = re.findall(r"^(\d+)\. ", RULES.split("## 4. Acceptance examples")[1], re.MULTILINE)
    examples = {f"BL-E{number}" for number in numbers}
    tests = "\n".join(path.read_text() for path in (ROOT / "tests/games/block").glob("test_*.py"))
    names = re.findall(r"def (test_\w+)", tests)
    named = {f.replace("_", "-") for name in names for f in re.findall(r"BL_E?\d+", name)}
    assert len(rules) == 29
    assert len(examples) == 50
    assert rules | examples == named
