"""The page tells what was counted, and an odd pair can be looked at."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from benchmarks.fairness.plot import plot
from benchmarks.fairness.report import page, write_report
from benchmarks.fairness.score import Press
from benchmarks.fairness.tally import offences, tally

FIRST = Press(3, 5, 1_000_000, 1_000_020, 1_000_500, 1_000_520)
RIGHT = [[3, 1_000_010, 100], [5, 1_000_510, 100]]
WRONG = [[3, 1_000_910, 100], [5, 1_000_510, 100]]


def block(load: str, heard: list[list[int]]) -> dict[str, Any]:
    """One pair, for our judge and for one who knows only the order of arrival."""
    plain = [[seat, t, None] for seat, t, _ in heard]
    told: dict[str, list[Any]] = {"ours-gpiod": heard, "gpiozero": plain}
    return {
        "kind": "pairs",
        "load": load,
        "made": {judge: [FIRST] for judge in told},
        "told": {judge: {"heard": said, "faults": []} for judge, said in told.items()},
    }


def words(load: str) -> dict[str, Any]:
    """A word at 5 s; seat 3 presses 10 ms before it."""
    told = {
        "ours-gpiod": {"heard": [[3, 4_990_010, 100]], "faults": []},
        "gpiozero": {"heard": [[3, 4_992_000, None]], "faults": []},
    }
    spans = [[4_999_900, 5_000_100]]
    return {
        "kind": "words",
        "load": load,
        "made": {judge: [[0, 3, 4_990_000, 4_990_020]] for judge in told},
        "told": told,
        "said": {
            "say-ours": [[5_000_000, 4_700_000, 5_000_050, 900, 4_200_000, 900]],
            "say-plain": [[5_000_000, 4_980_000, None, None]],
        },
        "record": {name: {"onsets": spans, "takes": 1} for name in ("say-ours", "say-plain")},
    }


def test_blocks_of_a_load_add_up() -> None:
    found = tally([block("idle", RIGHT), block("idle", WRONG), block("busy", RIGHT)])
    ours = found["pairs"]["idle"]["ours-gpiod"]["rows"]["500"]
    assert (ours["right"], ours["wrong"]) == (1, 1)
    assert found["pairs"]["busy"]["gpiozero"]["rows"]["500"]["right"] == 1


def test_each_is_judged_by_his_own_word() -> None:
    found = tally([words("idle")])["words"]["idle"]
    assert found["ours-gpiod"]["rows"]["-10000"]["right"] == 1
    assert found["gpiozero"]["rows"]["-10000"]["let go"] == 1


def test_the_page_tells_every_row() -> None:
    found = tally([block("idle", RIGHT), block("busy", WRONG), words("idle")])
    text = "\n".join(page(found, "fairness.svg", own_time=False))
    assert "**2 pairs of presses, judged by us: 1 wrong.**" in text
    assert "| ours, gpiod | busy | 1 | 0 | 1 | 0 | 0 |" in text
    assert "| ours, gpiod | busy | 0.10 ms | 2 | 1 | 0 |" in text
    assert "| 0.5 ms | 1 / 0 / 0 / 0 |" in text
    assert "| -10 ms | 1 / 0 / 0 / 0 / 0 | 0 / 0 / 0 / 1 / 0 |" in text
    assert "gpiozero `when_pressed`: 100.0 % of the presses that it heard, judged wrong." in text
    assert plot(found).startswith("<svg")


def test_what_went_by_its_own_time_has_a_page_of_its_own(tmp_path: Path) -> None:
    found = tally([block("idle", RIGHT)])
    write_report(found, tmp_path, own_time=True)
    assert {path.name for path in tmp_path.iterdir()} == {
        "fairness-own-time.md",
        "fairness-own-time.svg",
    }
    told = (tmp_path / "fairness-own-time.md").read_text("utf-8")
    assert "](fairness-own-time.svg)" in told
    assert "Emulation on a shared machine holds everything up" not in told


def hands(made: Sequence[Press], late: int) -> dict[str, Any]:
    """Hands on pads that were dated, and how many more could not be."""
    told: dict[str, Any] = {"heard": [], "faults": []}
    judges = ("ours-pads", "polling-pads")
    return {
        "kind": "pads",
        "load": "idle",
        "made": dict.fromkeys(judges, made),
        "told": dict.fromkeys(judges, told),
        "late": late,
    }


def test_hands_that_were_left_out_are_counted(tmp_path: Path) -> None:
    folder = tmp_path / "not" / "there"
    write_report(tally([block("idle", RIGHT), hands([], 3), hands([FIRST], 4)]), folder)
    told = (folder / "fairness.md").read_text("utf-8")
    assert "Of 8 pairs of hands on pads 7 are left out" in told
    assert "| ours, MPR121 | idle | 1 |" in told
    assert "pairs of hands on pads" not in "\n".join(page(tally([hands([FIRST], 0)]), "", False))
    alone = "\n".join(page(tally([hands([FIRST], 1)]), "", own_time=True))
    assert "Of 2 pairs of hands on pads 1 are left out" in alone
    assert "](fairness-own-time.md)" not in alone


def test_where_no_hand_could_be_dated_there_are_no_rows_of_them() -> None:
    told = "\n".join(page(tally([block("idle", RIGHT), hands([], 3)]), "", False))
    assert "Of 3 pairs of hands on pads 3 are left out" in told
    assert "MPR121 |" not in told
    assert "Hands on pads, idle" not in told


def test_a_wrong_pair_of_ours_is_shown_with_its_stamps() -> None:
    named = [("001-01-idle-pairs.json", block("idle", WRONG)), ("x", block("idle", RIGHT))]
    (line,) = offences(named)
    assert line.startswith("001-01-idle-pairs.json ours-gpiod pair 0: wrong, untrue;")
    assert "[1000910, 100]" in line
