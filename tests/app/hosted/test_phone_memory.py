"""Who sits where by phone outlives a restart: by digests, for an evening, and nothing else does."""

import json
from pathlib import Path
from typing import Any

import pytest

from companion.app.hosted.by_phone.memory import FILE, PhoneMemory, memory_of
from companion.outputs.console.controls import KeptPhone

ANN = KeptPhone(2, "Ann", 7, "ABCD", ("a" * 64, "b" * 64))
BO = KeptPhone(3, "Bo", 9, "EFGH", ("c" * 64,))
HOURS = 3600.0


def test_it_is_remembered_for_an_evening(tmp_path: Path) -> None:
    now = [1000.0]
    memory = PhoneMemory(tmp_path / FILE, lambda: now[0])
    memory.keep([ANN]).result(60)
    now[0] += 10 * HOURS
    memory.keep([ANN, BO]).result(60)
    memory.close()
    now[0] += 5 * HOURS
    assert PhoneMemory(tmp_path / FILE, lambda: now[0]).recall() == [ANN, BO]
    now[0] += 2 * HOURS
    assert PhoneMemory(tmp_path / FILE, lambda: now[0]).recall() == [BO], "as long as a session"
    later = PhoneMemory(tmp_path / FILE, lambda: now[0])
    later.recall()
    later.keep([]).result(60)
    assert later.recall() == []


@pytest.mark.parametrize(
    "row",
    [
        {},
        7,
        {"chair": "2"},
        {"name": "A\nB"},
        {"keys": ["short"]},
        {"keys": []},
        {"keys": None},
        {"number": None},
        {"since": "yesterday"},
    ],
)
def test_what_makes_no_sense_is_left(tmp_path: Path, row: Any) -> None:
    good = {
        "chair": 3, "name": "Bo", "number": 9, "tag": "EFGH", "keys": ["c" * 64], "since": 0,
    }  # fmt: skip
    bad = {**good, "chair": 2, **row} if isinstance(row, dict) and row else row
    (tmp_path / FILE).write_text(json.dumps({"phones": [bad, good, {**good, "name": "Cy"}]}))
    assert PhoneMemory(tmp_path / FILE, lambda: 1.0).recall() == [BO], "one phone a chair"


def test_without_a_file_or_with_a_torn_one_nobody_is_remembered(tmp_path: Path) -> None:
    assert memory_of(None).recall() == []
    assert memory_of(None).keep([ANN]).done()
    assert memory_of(tmp_path / "chosen.json").recall() == []
    (tmp_path / FILE).write_text('{"phones": [')
    assert memory_of(tmp_path / "chosen.json").recall() == []


def test_where_the_card_refuses_people_sit_all_the_same(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    memory = PhoneMemory(tmp_path / "file" / FILE)
    assert memory.keep([ANN]).result(60) is None
    memory.close()
