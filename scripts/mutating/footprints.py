"""Which tests come by which line: only those can notice that it is broken."""

import sys
import threading
from collections import Counter, defaultdict
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from types import CodeType, FrameType
from typing import Any, TypeAlias

Spot: TypeAlias = tuple[str, int]
"""A file and a line of it."""
_FEW = 3


def file_of(test: str) -> str:
    """Return the file of a test by its name."""
    return test.partition("::")[0]


class Footprints:
    """Notes every line of some files that is run while it is switched on, on all threads.

    A function of which every line has been seen is not followed any more: that is quicker.
    """

    def __init__(self, files: Iterable[Path]) -> None:
        self._files = {str(file) for file in files}
        self._left: dict[int, set[int]] = {}
        self._entered_codes: list[CodeType] = []

    def start(self) -> None:
        """Begin to take notes."""
        self._left, self._entered_codes = {}, []
        threading.settrace(self._entered)
        sys.settrace(self._entered)

    def stop(self) -> set[Spot]:
        """Take no more, and return what was run."""
        sys.settrace(None)
        threading.settrace(None)
        return {
            (code.co_filename, line)
            for code in self._entered_codes
            for line in _lines(code) - self._left[id(code)]
        }

    def _entered(self, frame: FrameType, _event: str, _about: object) -> Any:
        code = frame.f_code
        if code.co_filename not in self._files:
            return None
        left = self._left.get(id(code))
        if left is None:
            left = self._left[id(code)] = _lines(code) - {code.co_firstlineno}
            self._entered_codes.append(code)
        return self._ran if left else None

    def _ran(self, frame: FrameType, _event: str, _about: object) -> Any:
        left = self._left.get(id(frame.f_code))
        if left is not None:
            left.discard(frame.f_lineno)
        return self._ran if left else None


def _lines(code: CodeType) -> set[int]:
    """Return the lines of a function; to enter it is to run the first of them."""
    return {code.co_firstlineno, *(line for _, _, line in code.co_lines() if line)}


@dataclass(frozen=True)
class Visit:
    """What one test ran, and how long it took."""

    spots: frozenset[Spot]
    seconds: float
    """Of the processor: how busy the machine was does not count."""
    waited: float
    """By the clock."""

    def renamed(self, named: Callable[[str], str]) -> "Visit":
        """Return the same way in files of other names."""
        spots = frozenset((named(file), line) for file, line in self.spots)
        return replace(self, spots=spots)


class Guide:
    """Finds the tests that may notice something: the nearest first, then the quickest."""

    def __init__(
        self, visits: Mapping[str, Visit], at_import: set[Spot], wires: Collection[str] = ()
    ) -> None:
        self._visits, self._wires = visits, wires
        self._files = {test: {file for file, _ in visit.spots} for test, visit in visits.items()}
        self._at_import = at_import
        self._noticed: Counter[str] = Counter()
        self._by_spot: dict[Spot, set[str]] = defaultdict(set)
        self._by_folder: dict[Path, set[str]] = defaultdict(set)
        self._by_file: dict[Path, set[str]] = defaultdict(set)
        for test, visit in visits.items():
            self._lay(test, visit.spots)

    def _lay(self, test: str, spots: Iterable[Spot]) -> None:
        for spot in spots:
            self._by_spot[spot].add(test)
        for file in map(Path, self._files[test]):
            self._by_file[file].add(test)
            self._by_folder[file.parent].add(test)

    def early(self, file: Path, lines: range) -> bool:
        """Tell whether it is run before any test is: by imports, or while tests are gathered."""
        return any((str(file), line) in self._at_import for line in lines)

    def tests(self, file: Path, lines: range, seconds: float) -> list[str]:
        """Return who comes by, as many as keep a processor busy for so long; all wires."""
        who = self._who(file, lines)
        some = [*self._within(who, seconds)]
        return [*some, *(test for test in who[len(some) :] if file_of(test) in self._wires)]

    def _who(self, file: Path, lines: range) -> list[str]:
        """Return who comes by; what is run early may show wherever its folder is used."""
        if self.early(file, lines):
            near = self._by_file[file] | self._lookers(self._by_file[file])
            return self._sorted(near) + self._sorted(self._by_folder[file.parent] - near)
        return self._sorted({test for line in lines for test in self._by_spot[str(file), line]})

    def _lookers(self, near: set[str]) -> set[str]:
        """Return those beside them, or on a wire, that run nothing: they see what imports made."""
        folders = {Path(file_of(test)).parent for test in near}
        idle = {test: Path(file_of(test)) for test, visited in self._files.items() if not visited}
        return {
            test
            for test, file in idle.items()
            if file.parent in folders or file.as_posix() in self._wires
        }

    def _sorted(self, tests: Iterable[str]) -> list[str]:
        return sorted(tests, key=self._far)

    def _far(self, test: str) -> tuple[bool, float, str]:
        """Order those that look at a few modules before those that play whole hands.

        Who has noticed something before goes before others who take as long.
        """
        cost = self._visits[test].seconds / (1 + self._noticed[test])
        return len(self._files[test]) > _FEW, cost, test

    def praise(self, test: str) -> None:
        """Take note that a test has noticed something."""
        self._noticed[test] += 1

    def _within(self, tests: Iterable[str], seconds: float) -> Iterator[str]:
        for test in tests:
            if seconds < 0:
                return
            seconds -= self._visits[test].seconds
            yield test

    def busy(self, test: str) -> float:
        """Return how long a test keeps a processor busy."""
        return self._visits[test].seconds

    def seconds(self, tests: Iterable[str]) -> float:
        """Return how long some tests take together."""
        return sum(self._visits[test].waited for test in tests)
