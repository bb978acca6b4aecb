"""`companion judge`, run as people and pipes run it."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.support.command import ROOT, companion, environment, started
from tests.support.table import playing, us

EXAMPLES = sorted(ROOT.glob("examples/*.verdicts.jsonl"))
HEADER = b'{"transcript": 1, "game": "sherlock-holmes", "seats": 4}\n'
KINDS = {
    *("played", "forfeit", "call", "doubt", "ask", "capture", "void", "sweep-open", "safe"),
    *("taken", "sweep", "yard", "out", "score", "won", "refused", "overturned", "ruled"),
    *("fault", "state"),
}


def _lane(path: Path) -> list[pytest.MarkDecorator]:
    return [] if path.stem.startswith(("five", "sorry-for")) else [pytest.mark.slow]


@pytest.mark.parametrize(
    "verdicts", [pytest.param(path, marks=_lane(path), id=path.name) for path in EXAMPLES]
)
def test_the_shipped_examples_give_the_shipped_verdicts(verdicts: Path) -> None:
    transcript = str(verdicts).replace(".verdicts", "")
    run = companion("judge", transcript)
    assert (run.returncode, run.stderr) == (0, b"")
    assert run.stdout == verdicts.read_bytes()


def test_the_five_players_example_has_every_kind_of_verdict() -> None:
    lines = (ROOT / "examples/five-players.verdicts.jsonl").read_text().splitlines()
    found = [json.loads(line) for line in lines]
    assert {line["verdict"] for line in found} == KINDS
    forfeits = {line["reason"] for line in found if line["verdict"] == "forfeit"}
    assert len(forfeits) == 8
    doubts = {line["question"] for line in found if line["verdict"] == "doubt"}
    assert doubts == {"first-call", "pile", "pool"}


@pytest.mark.slow
def test_the_examples_are_what_their_script_writes(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "scripts.make_examples", str(tmp_path)]
    subprocess.run(command, cwd=ROOT, env=environment(), check=True)
    kept, written = (
        {path.name: path.read_bytes() for path in folder.glob("*.jsonl")}
        for folder in (ROOT / "examples", tmp_path)
    )
    assert len(kept) >= 14
    assert written == kept


def test_the_readme_shows_a_run_before_line_25() -> None:
    head = (ROOT / "README.md").read_text().splitlines()[:25]
    at = next(number for number, line in enumerate(head) if "$ companion " in line)
    command = head[at].split("$ companion ")[1].split()
    shown = [line.strip() for line in head[at + 1 :]]
    shown = [line for line in shown[: shown.index("")] if line != "..."]
    printed = [line.strip() for line in companion(*command).stdout.decode().splitlines()]
    assert len(shown) >= 4
    assert [line for line in shown if line not in printed] == []


def test_explained_for_people() -> None:
    hand = playing(players=["Ada", "Ben", "Cy", "Dot"]).white(2, 3).white(4, 3.00025)
    lines = [json.dumps(line).encode() for line in hand.in_order()]
    text = b"\n".join([*lines, b'{"t": 4000000, "event": "end"}'])
    run = companion("judge", "--explain", "-", stdin=text)
    assert "Ben called first, 0.25 ms before Dot, sure to 0.2 ms." in run.stdout.decode()
    assert "1 question for the dealer" in run.stdout.decode()


@pytest.mark.slow
def test_a_name_that_the_terminal_cannot_show() -> None:
    header = {**json.loads(HEADER), "players": ["Žofie", "\ud800", "\x1b[2J", "Dot"]}
    lines = [json.dumps(line) for line in (header, *playing().in_order()[1:])]
    run = subprocess.run(
        [sys.executable, "-m", "companion", "judge", "--explain", "-"],
        input="\n".join(lines).encode(),
        env={**environment(), "PYTHONIOENCODING": "ascii"},
        capture_output=True,
        check=True,
    )
    assert b"\\u017dofie played" in run.stdout
    assert b"\x1b" not in run.stdout


@pytest.mark.parametrize(
    ("lines", "where"),
    [
        (b"", "1: nothing there"),
        (b"hello\n", "1: not JSON"),
        (HEADER + b"{\n", "2: not JSON"),
        (HEADER + b'{"t": 1, "event": "end"}\n\n', "3: an empty line"),
        (HEADER + b'{"t": 1.5, "event": "deal"}\n', '2: "t" is 1.5'),
        (HEADER + HEADER, '2: "event" is missing'),
        (HEADER + b'{"t": 1, "event": "end"', "2: not JSON: the line ends too soon"),
        (HEADER + b"x" * 300_000 + b"\n", "2: longer than 262144 bytes"),
    ],
)
@pytest.mark.slow
def test_a_broken_transcript_is_named_by_file_and_line(
    lines: bytes, where: str, tmp_path: Path
) -> None:
    file = tmp_path / "evening.jsonl"
    file.write_bytes(lines)
    run = companion("judge", str(file))
    assert run.returncode == 2
    assert run.stderr.decode().startswith(f"{file}:{where}")
    assert run.stderr.count(b"\n") == 1
    assert b"Traceback" not in run.stderr
    assert companion("judge", "-", stdin=lines).stderr.decode().startswith(f"-:{where}")


def test_the_verdicts_before_a_broken_line_are_printed() -> None:
    lines = [json.dumps(line).encode() for line in playing().press(2, "white", 2.4).in_order()]
    run = companion("judge", "-", stdin=b"\n".join([*lines, b'{"t": 9000000, "event": "x"}']))
    assert run.returncode == 2
    kinds = [json.loads(line)["verdict"] for line in run.stdout.splitlines()]
    assert kinds == ["played"] * 4, "the call could still be contested by a line yet to come"


@pytest.mark.parametrize("name", ["no-such-file.jsonl", "examples"])
def test_a_file_that_cannot_be_read(name: str) -> None:
    run = companion("judge", name)
    assert run.returncode == 2
    assert run.stderr.decode().startswith(f"{name}: cannot be read: ")
    assert run.stderr.count(b"\n") == 1


@pytest.mark.slow
def test_lines_that_are_not_judged_yet_are_mentioned() -> None:
    run = companion("judge", "-", stdin=HEADER + b'{"t": 1, "event": "deal"}\n')
    assert run.returncode == 0
    assert json.loads(run.stdout)["phase"] == "dealing"
    assert b"not judged yet" in run.stderr


def test_verdicts_appear_as_they_are_decided() -> None:
    with started("judge", "-") as process:
        assert process.stdin
        assert process.stdout
        for line in playing().in_order():
            process.stdin.write(json.dumps(line).encode() + b"\n")
        process.stdin.flush()
        first = json.loads(process.stdout.readline())
        assert first["verdict"] == "played"
        assert process.poll() is None
        process.stdin.write(b'{"t": %d, "event": "end"}\n' % us(5))
        process.stdin.close()
        last = process.stdout.read().splitlines()[-1]
        assert json.loads(last)["verdict"] == "state"


def test_a_closed_pipe_ends_it_quietly() -> None:
    with started("judge", "-") as process:
        assert process.stdin
        assert process.stdout
        assert process.stderr
        process.stdout.close()
        lines = [json.dumps(line).encode() + b"\n" for line in playing().in_order()]
        process.stdin.write(b"".join(lines) + b'{"t": 9000000, "event": "end"}\n')
        process.stdin.close()
        assert process.wait(timeout=120) == 141
        assert process.stderr.read() == b""


def test_ctrl_c_ends_it_quietly() -> None:
    with started("judge", "-") as process:
        assert process.stdin
        assert process.stderr
        assert process.stdout
        lines = [json.dumps(line).encode() + b"\n" for line in playing().in_order()]
        process.stdin.write(b"".join(lines))
        process.stdin.flush()
        process.stdout.readline()
        process.send_signal(signal.SIGINT)
        assert process.wait(timeout=120) == 130
        assert process.stderr.read() == b""


_WITH_LITTLE_MEMORY = """
import resource, runpy, sys
resource.setrlimit(resource.RLIMIT_AS, (400 << 20, 400 << 20))
sys.argv = ["companion", "judge", "-"]
runpy.run_module("companion", run_name="__main__")
"""


@pytest.mark.slow
@pytest.mark.parametrize("after", [b"", HEADER], ids=["at once", "after a header"])
@pytest.mark.parametrize(
    "garbage", [b"\x00", b"[", b"9", b"x\n"], ids=["nul", "deep", "digits", "x"]
)
def test_a_hundred_megabytes_of_garbage(after: bytes, garbage: bytes) -> None:
    process = subprocess.Popen(
        [sys.executable, "-c", _WITH_LITTLE_MEMORY],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        cwd=ROOT,
        env=environment(),
    )
    assert process.stdin
    block = garbage * (1024 * 1024 // len(garbage))
    began = time.monotonic()
    try:
        process.stdin.write(after)
        for _ in range(100):
            process.stdin.write(block)
    except BrokenPipeError:
        pass
    out, said = process.communicate(timeout=240)
    assert (process.returncode, out) == (2, b"")
    assert said.startswith(b"-:2: " if after else b"-:1: ")
    assert said.count(b"\n") == 1
    assert time.monotonic() - began < 60


@pytest.mark.slow
def test_memory_does_not_grow_with_the_evening(tmp_path: Path) -> None:
    from benchmarks.judge import peak_kib
    from benchmarks.tools.evening import Evening

    peaks = []
    for events in (5_000, 50_000):
        file = tmp_path / f"{events}.jsonl"
        file.write_bytes(b"".join(Evening().lines(events)))
        peaks.append(peak_kib(file))
    assert peaks[1] < peaks[0] * 1.1


@pytest.mark.slow
def test_the_same_bytes_whatever_the_hash_seed() -> None:
    outputs = set()
    for seed in ("0", "1", "12345"):
        run = subprocess.run(
            [sys.executable, "-m", "companion", "judge", "examples/five-players.jsonl"],
            cwd=ROOT,
            env={**os.environ, "PYTHONHASHSEED": seed, "LC_ALL": "C", "TZ": "Asia/Tokyo"},
            capture_output=True,
            check=True,
        )
        outputs.add(run.stdout)
    assert len(outputs) == 1
