"""Documents that are drawn from code, or promise something about it."""

import re

from companion.games.sherlock_holmes.rules.phases import TABLE, HolmesPhase, HolmesStep
from scripts.make_diagrams import TARGET, page, pictures
from tests.support.command import ROOT

RULES = ROOT / "docs/rules/sherlock-holmes.md"


def test_the_diagram_is_the_table() -> None:
    assert TARGET.read_text() == page()


def test_the_wiring_and_the_panels_are_those_of_shipped_profiles_and_boards() -> None:
    for target, picture in pictures():
        assert target.read_text() == picture, target.name


def test_the_table_has_an_answer_for_everything() -> None:
    assert set(TABLE) == set(HolmesPhase)
    for phase, steps in TABLE.items():
        assert set(steps) == set(HolmesStep), phase
        assert all(rule.next or rule.refusal for rule in steps.values())


def test_every_rule_of_the_catalogue_has_a_test_of_its_name() -> None:
    rules = set(re.findall(r"^\| (SH-\d+) ", RULES.read_text(), re.MULTILINE))
    examples = set(re.findall(r"^- \*\*(SH-E\d+)\*\*", RULES.read_text(), re.MULTILINE))
    tests = "\n".join(path.read_text() for path in (ROOT / "tests/games").rglob("test_*.py"))
    named = {name.replace("_", "-") for name in re.findall(r"def test_(SH_E?\d+)_", tests)}
    assert len(rules) == 21
    assert len(examples) == 10
    assert rules | examples <= named


def test_every_rule_and_example_of_sorry_has_a_test_of_its_name() -> None:
    catalogue = (ROOT / "docs/rules/sorry.md").read_text()
    rules = set(re.findall(r"^\| (SO-\d+) ", catalogue, re.MULTILINE))
    examples = set(re.findall(r"^(\d+)\. ", catalogue, re.MULTILINE))
    tests = "\n".join(path.read_text() for path in (ROOT / "tests/games/sorry").glob("test_*.py"))
    functions = re.findall(r"def (test_\w+)", tests)
    named = {name.replace("_", "-") for f in functions for name in re.findall(r"SO_\d+", f)}
    numbered = {n for f in functions for n in re.findall(r"^test_example_(\d+)_", f)}
    assert (len(rules), len(examples)) == (54, 60)
    assert rules <= named
    assert examples <= numbered


def test_every_rule_decision_and_example_of_baker_street_has_a_test_of_its_name() -> None:
    catalogue = (ROOT / "docs/rules/221b-baker-street.md").read_text()
    rules = set(re.findall(r"^\| (BS-\d+) ", catalogue, re.MULTILINE))
    decisions = set(re.findall(r"^\| (D\d+) ", catalogue, re.MULTILINE))
    examples = set(re.findall(r"^(\d+)\. ", catalogue, re.MULTILINE))
    folder = ROOT / "tests/games/baker_street"
    tests = "\n".join(path.read_text() for path in folder.glob("test_*.py"))
    functions = re.findall(r"def (test_\w+)", tests)
    named = {n.replace("_", "-") for f in functions for n in re.findall(r"BS_\d+", f)}
    decided = {n for f in functions for n in re.findall(r"(?<=_)D\d+", f)}
    numbered = {n for f in functions for n in re.findall(r"^test_example_(\d+)_", f)}
    assert (len(rules), len(decisions), len(examples)) == (39, 20, 61)
    assert (rules, decisions, examples) == (named, decided, numbered)


def test_every_rule_and_example_of_i_say_holmes_has_a_test_of_its_name() -> None:
    catalogue = (ROOT / "docs/rules/i-say-holmes.md").read_text()
    rules = set(re.findall(r"^\| (IH-\d+) ", catalogue, re.MULTILINE))
    examples = set(re.findall(r"^(\d+)\. ", catalogue, re.MULTILINE))
    folder = ROOT / "tests/games/i_say_holmes"
    tests = "\n".join(path.read_text() for path in folder.glob("test_*.py"))
    functions = re.findall(r"def (test_\w+)", tests)
    named = {name.replace("_", "-") for f in functions for name in re.findall(r"IH_\d+", f)}
    numbered = {n for f in functions for n in re.findall(r"^test_example_(\d+)_", f)}
    assert (len(rules), len(examples)) == (51, 62)
    assert rules <= named
    assert examples <= numbered


def test_links_between_documents_lead_somewhere() -> None:
    for document in (*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")):
        for target in re.findall(r"\]\(([^)#:]+)\)", document.read_text()):
            assert (document.parent / target).exists(), f"{document.name}: {target}"


def test_every_module_that_the_architecture_names_is_there() -> None:
    text = (ROOT / "ARCHITECTURE.md").read_text()
    named = set(re.findall(r"[`\s/]([\w/]+\.py)\b", text))
    files = [str(path) for top in ("companion", "hw") for path in (ROOT / top).rglob("*.py")]
    assert len(named) > 50
    missing = {name for name in named if not any(file.endswith(f"/{name}") for file in files)}
    assert not missing
