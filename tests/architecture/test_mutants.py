"""What `scripts/mutate` breaks, what it leaves alone, and how it finds out who notices."""

import gc
import os
import sys
import time
from collections.abc import Callable, Iterator
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

import pytest

from scripts.mutating.apart import NothingHeardError, apart, together
from scripts.mutating.exchange import NotExchangeableError, exchange, functions_of
from scripts.mutating.footprints import Footprints, Guide, Visit, file_of
from scripts.mutating.kept import Kept
from scripts.mutating.mutants import edits, wanted
from scripts.mutating.parts import PARTS, Mutant, Part, drawn
from scripts.mutating.same import known_to_be_same
from scripts.mutating.stage import in_two
from scripts.mutating.tally import Tally as Share

SOURCE = b'''"""Says 1 < 2."""

LIMIT = 5


def kept(handle: int | None = None) -> int:
    """Do it."""
    if ready and handle <= LIMIT:
        sync(handle, deep=True)
    count = len(f"{LIMIT + 1}")
    return count


class Clock:
    n: int = field(default=0, repr=False, strict=True)

    def __init__(self):
        self.last_us = 0
'''


def test_it_makes_the_mistakes_that_people_make_and_touches_no_words() -> None:
    assert [(edit.line, edit.what) for edit in edits(SOURCE)] == [
        (3, "5  ->  6"),
        (8, "ready and handle <= LIMIT  ->  (not (ready and handle <= LIMIT))"),
        (8, "condition left out: ready"),
        (8, "condition left out: handle <= LIMIT"),
        (8, "handle <= LIMIT  ->  <"),
        (9, "dropped: sync(handle, deep=True)"),
        (9, "deep= left out: sync(handle, deep=True)"),
        (9, "True  ->  False"),
        (15, "default= left out: field(default=0, repr=False, strict=True)"),
        (15, "0  ->  1"),
        (18, "dropped: self.last_us = 0"),
    ]


def test_each_is_one_edit() -> None:
    broken = {edit.what: edit.applied(SOURCE) for edit in edits(SOURCE)}
    assert broken["dropped: sync(handle, deep=True)"] == SOURCE.replace(
        b"sync(handle, deep=True)", b"pass"
    )
    assert b"sync(handle, )" in broken["deep= left out: sync(handle, deep=True)"]


def test_what_is_for_another_system_is_left_to_that_one() -> None:
    source = b"""if sys.platform == "nowhere":
    sync(1)
else:
    sync(2)
"""
    here = source.replace(b"nowhere", sys.platform.encode())
    assert "dropped: sync(2)" in [edit.what for edit in edits(source)]
    assert "dropped: sync(1)" not in [edit.what for edit in edits(source)]
    assert "dropped: sync(1)" in [edit.what for edit in edits(here)]


def test_each_knows_where_it_stands() -> None:
    where = {edit.what: (edit.inside, edit.statement) for edit in edits(SOURCE)}
    assert where["5  ->  6"] == ("", "LIMIT = 5")
    assert where["True  ->  False"] == ("kept", "sync(handle, deep=True)")
    assert where["condition left out: ready"] == ("kept", "if ready and handle <= LIMIT:")
    assert where["dropped: self.last_us = 0"] == ("Clock.__init__", "self.last_us = 0")


def test_the_lot_of_each_stays_the_same_whatever_becomes_of_the_others() -> None:
    every = [Mutant(Path("clock.py"), edit) for edit in edits(SOURCE)]
    order = drawn(every, 7)
    assert order != every
    assert drawn(every, 8) != order
    assert drawn(every[::2], 7) == [mutant for mutant in order if mutant in every[::2]]


def test_what_is_said_to_mean_the_same_is_one_mistake_and_has_its_reason() -> None:
    """An entry that names nothing any more goes out of `scripts/mutating/same.toml`."""
    root = Path(__file__).parents[2]
    broken = {path for part in PARTS.values() for path in part.paths(root)}
    same = known_to_be_same()
    for file in {key.file for key in same}:
        assert root / file in broken, f"{file} is not broken by anybody"
        there = [Mutant(Path(file), edit).key for edit in wanted((root / file).read_bytes())]
        assert [key for key in same if key.file == file and there.count(key) != 1] == []
    assert all(why.endswith(".") for why in same.values())


CHAIRS = b"""LOW = 1


def at_the_table(seat, last):
    if (
        seat < LOW
        or seat > last
    ):
        return False
    return True


class Chair:
    @property
    def seat(self):
        return self.kept

    @seat.setter
    def seat(self, seat):
        self.kept = seat + 2
"""


@pytest.fixture
def chairs(tmp_path: Path) -> tuple[Path, ModuleType]:
    file = tmp_path / "chairs.py"
    file.write_bytes(CHAIRS)
    spec = spec_from_file_location("chairs", file)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return file, module


@pytest.fixture
def _tracing_as_before() -> Iterator[None]:
    before = sys.gettrace()
    yield
    sys.settrace(before)


@pytest.mark.usefixtures("_tracing_as_before")
def test_who_runs_any_line_of_a_statement_comes_by(chairs: tuple[Path, ModuleType]) -> None:
    file, module = chairs
    prints = Footprints([file])
    prints.start()
    assert module.at_the_table(1, 4)
    spots = prints.stop()
    module.at_the_table(9, 4)
    met = {e.what: any((str(file), line) in spots for line in e.lines) for e in edits(CHAIRS)}
    assert met["seat > last  ->  >="]
    assert met["True  ->  False"]
    assert not met["False  ->  True"], "only on the way that was not taken"
    assert not met["1  ->  2"]
    assert not met["2  ->  3"]


def test_the_nearest_come_first_then_the_quickest_and_only_those_that_come_by() -> None:
    file, other = Path("rules/calls.py"), Path("rules/words.py")
    widely = {(f"rules/{name}.py", 5) for name in ("calls", "plays", "sweeps", "state")}
    guide = Guide(
        {
            "wide": Visit(frozenset(widely), 0.1, 9.0),
            "slow": Visit(frozenset({(str(file), 5)}), 3.0, 3.0),
            "quick": Visit(frozenset({(str(file), 4), (str(file), 5)}), 1.0, 1.0),
            "beside": Visit(frozenset({(str(other), 5)}), 0.5, 0.5),
        },
        {(str(file), 1)},
    )
    assert guide.tests(file, range(5, 7), 60) == ["quick", "slow", "wide"]
    assert guide.tests(file, range(5, 7), 0.5) == ["quick"], "the time is up"
    assert guide.tests(file, range(6, 7), 60) == []
    assert guide.tests(file, range(1, 2), 60) == ["quick", "slow", "wide", "beside"]
    assert guide.seconds(["wide", "slow"]) == 12
    assert guide.early(file, range(1, 2))
    assert not guide.early(file, range(2, 9))


def test_who_has_noticed_something_is_asked_before_others_that_take_as_long() -> None:
    spot = frozenset({("rules/calls.py", 5)})
    guide = Guide({"a": Visit(spot, 1.0, 1.0), "b": Visit(spot, 1.5, 1.5)}, set())
    assert guide.tests(Path("rules/calls.py"), range(5, 6), 60) == ["a", "b"]
    guide.praise("b")
    assert guide.tests(Path("rules/calls.py"), range(5, 6), 60) == ["b", "a"]


def test_a_wire_that_comes_by_is_asked_however_many_others_are_there() -> None:
    spot = frozenset({("rules/calls.py", 5)})
    visits = {name: Visit(spot, 1.0, 1.0) for name in ("a.py::one", "b.py::two", "wire.py::last")}
    guide = Guide(visits, set(), ("wire.py",))
    assert guide.tests(Path("rules/calls.py"), range(5, 6), 0.5) == ["a.py::one", "wire.py::last"]
    assert guide.tests(Path("rules/calls.py"), range(6, 7), 0.5) == []


def test_a_test_that_only_looks_at_a_limit_may_notice_that_it_moved() -> None:
    nothing: frozenset[tuple[str, int]] = frozenset()
    guide = Guide(
        {
            "near/a.py::plays": Visit(frozenset({("rules/calls.py", 5)}), 1.0, 1.0),
            "near/b.py::looks": Visit(nothing, 0.1, 0.1),
            "far/c.py::looks": Visit(nothing, 0.1, 0.1),
        },
        {("rules/calls.py", 1)},
    )
    plays, looks = "near/a.py::plays", "near/b.py::looks"
    assert guide.tests(Path("rules/calls.py"), range(1, 2), 60) == [looks, plays]
    assert guide.tests(Path("rules/calls.py"), range(5, 6), 60) == [plays]


def test_what_an_import_made_is_looked_at_by_a_wire_wherever_it_lies() -> None:
    nothing: frozenset[tuple[str, int]] = frozenset()
    guide = Guide(
        {
            "near/a.py::plays": Visit(frozenset({("rules/calls.py", 5)}), 1.0, 1.0),
            "far/wire.py::looks": Visit(nothing, 0.1, 0.1),
        },
        {("rules/calls.py", 1)},
        ("far/wire.py",),
    )
    assert "far/wire.py::looks" in guide.tests(Path("rules/calls.py"), range(1, 2), 60)
    assert "far/wire.py::looks" not in guide.tests(Path("rules/calls.py"), range(5, 6), 60)


RULES = Part(
    ("companion/rules/*.py",), ("tests",), wires=("tests/test_wire.py",), marks=("tests/marks",)
)
CALLS, LAYS, WIRE = "tests/test_calls.py::one", "tests/test_lays.py::two", "tests/test_wire.py::x"


@pytest.fixture
def walked(tmp_path: Path) -> Path:
    """A small project, of which every test's way is kept."""
    root = tmp_path / "project"
    files = ("companion/rules/calls.py", "companion/rules/lays.py", "companion/desk.py")
    for name in (*files, *map(file_of, (CALLS, LAYS, WIRE)), "tests/marks", "tests/support.py"):
        file = root / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text("as it was")
    visits = {
        CALLS: Visit(frozenset({(str(root / files[0]), 5)}), 1.0, 1.5),
        LAYS: Visit(frozenset({(str(root / files[1]), 7)}), 2.0, 2.5),
        WIRE: Visit(frozenset({(str(root / files[1]), 7)}), 3.0, 3.5),
    }
    Kept(tmp_path / "kept" / "rules.ways", RULES, root).keep(visits)
    return root


def known(root: Path) -> dict[str, Visit]:
    kept = Kept(root.parent / "kept" / "rules.ways", RULES, root)
    return kept.known([CALLS, LAYS, WIRE])


def test_a_way_that_would_be_the_same_is_not_gone_again_but_by_a_wire(walked: Path) -> None:
    assert known(walked) == {
        CALLS: Visit(frozenset({(f"{walked}/companion/rules/calls.py", 5)}), 1.0, 1.5),
        LAYS: Visit(frozenset({(f"{walked}/companion/rules/lays.py", 7)}), 2.0, 2.5),
    }


def test_a_way_is_the_same_wherever_the_project_lies(walked: Path) -> None:
    moved = walked.rename(walked.with_name("elsewhere"))
    assert known(moved)[CALLS].spots == {(f"{moved}/companion/rules/calls.py", 5)}


@pytest.mark.parametrize(
    ("changed", "still_known"),
    [
        ("tests/test_calls.py", {LAYS}),
        ("companion/rules/lays.py", {CALLS}),
        ("tests/marks", {CALLS, LAYS}),
        ("tests/test_more.py", {CALLS, LAYS}),
        ("companion/desk.py", set()),
        ("companion/new.py", set()),
        ("tests/support.py", set()),
    ],
)
def test_a_way_is_gone_again_where_anything_that_could_change_it_did(
    walked: Path, changed: str, still_known: set[str]
) -> None:
    (walked / changed).write_text("otherwise")
    assert known(walked).keys() == still_known


@pytest.mark.parametrize("spoilt", [b"", b"no ways", b"\x80\x04cnowhere\nNobody\n."])
def test_ways_that_cannot_be_read_are_gone_again(walked: Path, spoilt: bytes) -> None:
    (walked.parent / "kept" / "rules.ways").write_bytes(spoilt)
    assert known(walked) == {}


def test_the_files_that_most_tests_are_of_are_gathered_first() -> None:
    many = [f"{file}.py::test_{n}" for n in range(2) for file in "abcd"]
    assert in_two(["e.py::test_0", *many]) == [many, ["e.py::test_0"]]
    assert in_two(many) == [many]


def test_a_function_that_runs_gets_the_mistake(chairs: tuple[Path, ModuleType]) -> None:
    file, module = chairs
    broken = {edit.what: edit.applied(CHAIRS) for edit in edits(CHAIRS)}
    assert module.at_the_table(4, 4)
    exchange(functions_of([file])[file], file, CHAIRS, broken["seat > last  ->  >="])
    assert not module.at_the_table(4, 4)


def test_of_two_functions_of_one_name_the_right_one_gets_it(
    chairs: tuple[Path, ModuleType],
) -> None:
    file, module = chairs
    broken = {edit.what: edit.applied(CHAIRS) for edit in edits(CHAIRS)}
    exchange(functions_of([file])[file], file, CHAIRS, broken["2  ->  3"])
    chair = module.Chair()
    chair.seat = 1
    assert chair.seat == 4


def test_another_function_than_the_one_that_runs_is_not_taken(
    chairs: tuple[Path, ModuleType],
) -> None:
    file, _ = chairs
    with pytest.raises(NotExchangeableError):
        exchange(functions_of([file])[file], file, CHAIRS, CHAIRS.replace(b"table(", b"door("))


def test_a_function_gets_it_that_the_collector_of_garbage_was_told_to_leave_alone(
    chairs: tuple[Path, ModuleType],
) -> None:
    gc.freeze()
    file, module = chairs
    broken = {edit.what: edit.applied(CHAIRS) for edit in edits(CHAIRS)}
    exchange(functions_of([file])[file], file, CHAIRS, broken["seat > last  ->  >="])
    assert not module.at_the_table(4, 4)
    assert gc.get_freeze_count()


def test_what_breaks_no_function_that_runs_is_not_taken_for_unnoticed(
    chairs: tuple[Path, ModuleType],
) -> None:
    file, _ = chairs
    functions = functions_of([file])[file]
    with pytest.raises(NotExchangeableError):
        exchange(functions, file, CHAIRS, CHAIRS.replace(b"LOW = 1", b"LOW = 2"))
    with pytest.raises(NotExchangeableError):
        exchange([], file, CHAIRS, CHAIRS.replace(b"last\n", b"last + 1\n"))


def test_what_is_done_apart_stays_there() -> None:
    seats = [1]
    assert apart(seats.pop, 30) == 1
    assert seats == [1]


def test_several_do_their_work_at_the_same_time() -> None:
    assert together([os.getpid, os.getppid, lambda: 3], 30)[1:] == [os.getpid(), 3]


@pytest.mark.parametrize("work", [lambda: os._exit(1), lambda: time.sleep(60)])
def test_who_dies_or_never_ends_is_not_waited_for(work: Callable[[], None]) -> None:
    began = time.monotonic()
    with pytest.raises(NothingHeardError):
        apart(work, 0.2)
    assert time.monotonic() - began < 30


def test_shares_are_told_by_part_and_together() -> None:
    one, two = Share(95, 40, 39), Share.read(Share(155, 60, 57).written())
    assert one.line("pairing") == "pairing    39 of   40 noticed       98 %  (95 possible)"
    assert Share.together([one, two]) == Share(250, 100, 96)
    assert "not tried" in Share(7).line("rules")
    assert Share(7, same=2).line("rules").endswith("(7 possible, 2 more mean the same)")
