"""What is broken, and who is to notice."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import NamedTuple

from scripts.mutating.mutants import Edit, edits


@dataclass(frozen=True)
class Part:
    """Modules that decide something, and the tests that are to notice."""

    modules: tuple[str, ...]
    tests: tuple[str, ...]
    wires: tuple[str, ...] = ()
    """Those of them that see the most: they are always asked, however many others come by."""
    marks: tuple[str, ...] = ()
    """The files that only those look at."""
    but: tuple[str, ...] = ()
    """Those that look at something else, and would notice by accident at best."""

    def paths(self, root: Path) -> list[Path]:
        """Return its modules in a project."""
        return sorted(path for glob in self.modules for path in root.glob(glob))


_TRAILS = ("tests/games/test_trails.py",)
_MARKS = ("tests/games/trails.json", "tests/games/scenes.jsonl")
_FACES = ("*/face", "*/test_face.py", "*/test_looks.py", "*/test_phrases.py", "*/test_words.py")
PARTS = {
    "journal": Part(
        ("companion/keep/journal/*.py",),
        ("tests/keep/journal", "tests/app/test_journal_commands.py"),
    ),
    "pairing": Part(
        ("companion/outputs/console/pairing.py", "companion/outputs/console/keys.py"),
        ("tests/outputs/console/test_pairing.py", "tests/outputs/console/test_room.py"),
    ),
    "referee": Part(
        ("companion/core/referee/*.py",),
        (
            "tests/core",
            "tests/games/sherlock_holmes",
            "tests/games/block",
            "tests/games/baker_street/test_rulings.py",
            "tests/games/i_say_holmes/test_rulings.py",
            "tests/games/sorry/test_taking_back.py",
            *_TRAILS,
        ),
        _TRAILS,
        _MARKS,
    ),
    "rules": Part(
        ("companion/games/*/rules/*.py",),
        ("tests/games", "tests/core/transcript", "tests/outputs/display/test_wanted.py"),
        _TRAILS,
        _MARKS,
        (*_FACES, "*/test_bot*", "*/test_lessons.py"),
    ),
    "edges": Part(
        ("hw/edges.py", "hw/contact.py"),
        (
            "tests/hw/contract",
            "tests/hw/test_contact.py",
            "tests/hw/test_edges.py",
            "tests/hw/test_marks.py",
            "tests/hw/test_sim.py",
            "tests/hw/test_gpiod.py",
            "tests/hw/test_gpiozero.py",
            "tests/hw/test_mpr121.py",
            "tests/hw/test_starved_kernel.py",
        ),
    ),
}
ALSO_SLOW = {"tests/keep/journal/test_forgetful.py"}
"""Slow by the clock of the suite, and the reason why half of the rest is noticed."""


class Key(NamedTuple):
    """Names a mutant: in which file and function, in which statement, and what it is."""

    file: str
    function: str
    statement: str
    mistake: str


@dataclass(frozen=True)
class Mutant:
    """One module, broken in one way."""

    module: Path
    edit: Edit

    def __str__(self) -> str:
        return f"{self.module}:{self.edit.line}: {self.edit.what}"

    @property
    def key(self) -> Key:
        """What it is, wherever its lines have moved to."""
        return Key(self.module.as_posix(), self.edit.inside, self.edit.statement, self.edit.what)


def drawn(waiting: Iterable[Mutant], seed: int) -> list[Mutant]:
    """Put mutants in an order by lot; each keeps its place, however many others come or go."""

    def lot(mutant: Mutant) -> str:
        return sha256(f"{seed} {mutant.key}".encode()).hexdigest()

    return sorted(waiting, key=lot)


def mutants(part: Part, root: Path) -> Iterator[Mutant]:
    """Yield every way to break a part."""
    for module in part.paths(root):
        for edit in edits(module.read_bytes()):
            yield Mutant(module.relative_to(root), edit)
