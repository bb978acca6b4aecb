"""What `scripts/stress` counts, what it does not, and how it goes on where it was stopped."""

import os
import subprocess
from pathlib import Path

import pytest

from scripts import stressing
from scripts.stressing import Book, NotCountedError, Run, count, summed, table

WELL = Run(12.5, 0, 5_000, [], ["tests/a.py::test_b"], ["tests/a.py::test_c"], (2.0, 5.5))
EVERYTHING = """#!/bin/sh
echo '{{"passed": 7, "failed": [], "again": [], "unmeasured": []}}' > ${{1#--account=}}
{more}
"""


def committed(folder: Path, name: str, text: str) -> None:
    path = folder / name
    path.parent.mkdir(exist_ok=True)
    path.write_text(text)
    path.chmod(0o755)
    who = ("-c", "user.name=Ada", "-c", "user.email=ada@example.org")
    for words in (("add", "."), (*who, "commit", "-qm", "Change something")):
        subprocess.run(["git", *words], cwd=folder, check=True, env={"PATH": os.environ["PATH"]})


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A project whose tests take no time, on a machine that is kept busy by nobody."""
    folder, tools = tmp_path / "project", tmp_path / "tools"
    for made in (folder, tools):
        made.mkdir()
    for kind in ("GIT_DIR", "GIT_WORK_TREE", "GIT_INDEX_FILE"):
        monkeypatch.delenv(kind, raising=False)
    (tools / "stress-ng").write_text("#!/bin/sh\nexec sleep 600\n")
    (tools / "stress-ng").chmod(0o755)
    monkeypatch.setenv("PATH", f"{tools}{os.pathsep}{os.environ['PATH']}")
    monkeypatch.setattr(stressing, "ROOT", folder)
    monkeypatch.setattr(stressing, "LOOK_S", 0.01)
    subprocess.run(["git", "init", "-q"], cwd=folder, check=True)
    committed(folder, "scripts/test", EVERYTHING.format(more=""))
    return folder


def test_it_goes_on_counting_where_it_was_stopped(project: Path, tmp_path: Path) -> None:
    book = Book(tmp_path / "kept", stressing.standing())
    count(book, 2)
    with book.file.open("a") as file:
        file.write('{"minutes": 1')
    assert len(book.runs()) == 2
    count(Book(tmp_path / "kept", stressing.standing()), 3)
    assert [(run.passed, run.status) for run in book.runs()] == [(7, 0)] * 3


def test_another_commit_begins_anew(project: Path, tmp_path: Path) -> None:
    count(Book(tmp_path / "kept", stressing.standing()), 1)
    committed(project, "README", "new")
    assert not Book(tmp_path / "kept", stressing.standing()).runs()


def test_what_changes_while_it_plays_is_not_counted(project: Path, tmp_path: Path) -> None:
    committed(project, "scripts/test", EVERYTHING.format(more="echo >> scripts/test"))
    book = Book(tmp_path / "kept", stressing.standing())
    with pytest.raises(NotCountedError, match="commit them first"):
        count(book, 1)
    assert not book.runs()


def test_a_machine_that_is_not_kept_busy_any_more_says_nothing(
    project: Path, tmp_path: Path
) -> None:
    (tmp_path / "tools" / "stress-ng").write_text("#!/bin/sh\n")
    committed(project, "scripts/test", EVERYTHING.format(more="exec sleep 600"))
    book = Book(tmp_path / "kept", stressing.standing())
    with pytest.raises(NotCountedError, match="stress-ng"):
        count(book, 1)
    assert not book.runs()


def test_runs_beside_each_other_share_what_keeps_the_machine_busy(
    project: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(project)
    (tmp_path / "tools" / "stress-ng").write_text("#!/bin/sh\necho started >> started; exit 1\n")
    (tmp_path / "tools" / "pgrep").write_text('#!/bin/sh\n[ "$2" = stress-ng ] && [ -e busy ]\n')
    (tmp_path / "tools" / "pgrep").chmod(0o755)
    book = Book(tmp_path / "kept", stressing.standing())
    with pytest.raises(NotCountedError, match="stress-ng"):
        count(book, 1, shared=True)
    assert not book.runs()
    (project / "busy").touch()
    count(book, 1, shared=True)
    assert [run.passed for run in book.runs()] == [7]
    assert not (project / "started").exists()


def test_a_run_that_failed_is_counted_and_its_words_are_kept(project: Path, tmp_path: Path) -> None:
    committed(project, "scripts/test", "#!/bin/sh\necho no space left\nexit 3\n")
    book = Book(tmp_path / "kept", stressing.standing())
    count(book, 1)
    assert (book.runs()[0].status, book.runs()[0].failed) == (3, [stressing.NOTHING_SAID])
    [log] = (tmp_path / "kept").glob("*-1.log")
    assert "no space left" in log.read_text()


def test_what_then_played_alone_is_part_of_the_run() -> None:
    first = {"passed": 90, "failed": ["a"], "again": ["b", "c"], "unmeasured": ["b", "c"]}
    alone = {"passed": 1, "failed": [], "again": ["c"], "unmeasured": ["c"]}
    run = summed([first, alone], minutes=1.0, status=1, load=(1.0, 2.0))
    assert (run.passed, run.failed, run.again, run.unmeasured) == (91, ["a"], ["b", "c"], ["c"])


def test_the_table_tells_every_run_and_who_it_was() -> None:
    assert table([WELL, WELL]).splitlines() == [
        *stressing.HEAD,
        "| 1 | 5000 | 0 | 1 | 1 | 12.5 | 2 to 6 |",
        "| 2 | 5000 | 0 | 1 | 1 | 12.5 | 2 to 6 |",
        "",
        "Failed: none.",
        "",
        "Not measured:",
        "- `tests/a.py::test_c`, 2 of 2",
    ]
