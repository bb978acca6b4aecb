"""Footprints of earlier runs: a test that would go the same way again is not walked again.

A way is kept with a sum of everything that could change it: the test's own file, the modules of the
part that it came by, and whatever else the project is made of. Where any of it is another, the test
is walked anew. Those on a tripwire always are.
"""

import pickle
from collections.abc import Iterable, Iterator, Mapping
from hashlib import blake2b
from pathlib import Path

from scripts.mutating.footprints import Visit, file_of
from scripts.mutating.parts import Part

_GROUND = ("companion", "hw", "firmware", "tests", "share")
_COMPILED = {".pyc", ".ftlc"}
_NO_PICKLE = (EOFError, ImportError, AttributeError, TypeError, ValueError, pickle.UnpicklingError)
_UNREADABLE = (OSError, *_NO_PICKLE)
"""What a file says that is not there, was cut short, or was written by another version of this."""


class Kept:
    """What is known of a part from earlier runs, in a file."""

    def __init__(self, file: Path, part: Part, root: Path) -> None:
        self._file, self._part, self._root = file, part, root
        self._sums: dict[str, str] = {}
        self._ground = self._ground_sum()

    def known(self, tests: Iterable[str]) -> dict[str, Visit]:
        """Return the ways of those tests that would go them again."""
        try:
            ground, kept = pickle.loads(self._file.read_bytes())
        except _UNREADABLE:
            return {}
        if ground != self._ground:
            return {}
        asked = {test for test in tests if file_of(test) not in self._part.wires}
        return {test: self._moved(visit) for test, visit in self._valid(asked, kept)}

    def keep(self, visits: Mapping[str, Visit]) -> None:
        """Write down every way, for the next run."""
        kept = {
            test: (self._sums_of(test, visit), visit.renamed(self._here))
            for test, visit in visits.items()
        }
        self._file.parent.mkdir(parents=True, exist_ok=True)
        self._file.write_bytes(pickle.dumps((self._ground, kept)))

    def _valid(
        self, tests: set[str], kept: Mapping[str, tuple[dict[str, str], Visit]]
    ) -> Iterator[tuple[str, Visit]]:
        for test in tests & kept.keys():
            sums, visit = kept[test]
            if all(self._sum(file) == told for file, told in sums.items()):
                yield test, visit

    def _sums_of(self, test: str, visit: Visit) -> dict[str, str]:
        files = {file_of(test), *(self._here(file) for file, _ in visit.spots)}
        return {file: self._sum(file) for file in files}

    def _here(self, file: str) -> str:
        return Path(file).relative_to(self._root).as_posix()

    def _moved(self, visit: Visit) -> Visit:
        return visit.renamed(lambda file: str(self._root / file))

    def _sum(self, file: str) -> str:
        if file not in self._sums:
            path = self._root / file
            self._sums[file] = blake2b(path.read_bytes()).hexdigest() if path.is_file() else ""
        return self._sums[file]

    def _ground_sum(self) -> str:
        """Sum up whatever is neither a test, nor of the part, nor only looked at by its wires."""
        apart = {*self._part.paths(self._root), *(self._root / name for name in self._part.marks)}
        every = (path for name in _GROUND for path in (self._root / name).rglob("*"))
        files = sorted(path for path in every if path not in apart and _is_ground(path))
        names = [self._here(str(file)) for file in files]
        return blake2b(
            "\n".join(f"{name} {self._sum(name)}" for name in names).encode()
        ).hexdigest()


def _is_ground(path: Path) -> bool:
    """Tell whether it is a file that any test may need: no test itself, and nothing compiled."""
    return path.is_file() and path.suffix not in _COMPILED and not path.name.startswith("test_")
