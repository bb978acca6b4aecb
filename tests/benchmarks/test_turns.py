"""What is measured in turns is measured in turns, and the best of each counts."""

from benchmarks.tools.turns import Load, best, in_turns


def test_ways_alternate() -> None:
    order = list[str]()

    def way(name: str) -> float:
        order.append(name)
        return float(len(order))

    found = in_turns({"ours": lambda: way("ours"), "theirs": lambda: way("theirs")}, 3)
    assert order == ["ours", "theirs"] * 3
    assert found == {"ours": [1, 3, 5], "theirs": [2, 4, 6]}


def test_the_best_of_each_counts() -> None:
    times = iter([5.0, 2.0, 3.0])
    assert best({"ours": lambda: next(times)}, 3) == {"ours": 2.0}


def test_the_load_is_said_with_the_repeats() -> None:
    said = Load().said(3)
    assert said.startswith("load ")
    assert said.endswith("best of 3 in turns")
