"""`companion snapshot` and `companion replay`, as a person runs them."""

from pathlib import Path

import pygame
import pytest

from companion.app.cli.commands.replay import Playback
from companion.app.cli.reel import Reel
from tests.support.command import ROOT, companion

EXAMPLES = sorted(p for p in (ROOT / "examples").glob("*.jsonl") if "verdicts" not in p.name)


@pytest.mark.slow
@pytest.mark.parametrize("example", EXAMPLES, ids=lambda path: path.stem)
def test_snapshot_draws_the_end_of_every_example(example: Path, tmp_path: Path) -> None:
    target = tmp_path / "out.png"
    done = companion("snapshot", str(example), "--size", "800x480", str(target))
    assert done.returncode == 0, done.stderr
    assert not done.stderr
    assert pygame.image.load(str(target)).get_size() == (800, 480)


@pytest.mark.slow
def test_snapshot_of_a_verdict_differs_from_the_table(tmp_path: Path) -> None:
    heat = str(ROOT / "examples/dead-heat.jsonl")
    table, photo = tmp_path / "table.png", tmp_path / "photo.png"
    assert companion("snapshot", heat, "--at", "4", "--theme", "bright", str(table)).returncode == 0
    assert companion("snapshot", heat, "--verdict", "5", str(photo)).returncode == 0
    assert table.read_bytes() != photo.read_bytes()


@pytest.mark.slow
def test_what_cannot_be_drawn_is_one_line(tmp_path: Path) -> None:
    heat = str(ROOT / "examples/dead-heat.jsonl")
    bad = tmp_path / "bad.jsonl"
    bad.write_text('{"transcript": 1}\n')
    for arguments in (
        (heat, "--verdict", "999", str(tmp_path / "x.png")),
        (heat, str(tmp_path / "nowhere" / "x.png")),
        (str(tmp_path / "none.jsonl"), str(tmp_path / "x.png")),
        (str(bad), str(tmp_path / "x.png")),
    ):
        done = companion("snapshot", *arguments)
        assert done.returncode == 2
        assert len(done.stderr.splitlines()) == 1, done.stderr


class Clock:
    now = 0

    def __call__(self) -> int:
        return self.now


def test_a_replay_follows_the_clock_at_its_speed() -> None:
    clock = Clock()
    player = Playback(Reel(ROOT / "examples/five-players.jsonl"), 2.0, clock)
    start = player.reel.now
    clock.now = 3_000_000
    assert player.going()
    assert player.reel.now == start + 6_000_000
    player.command("pause")
    clock.now = 9_000_000
    player.going()
    assert player.reel.now == start + 6_000_000


def test_stepping_goes_from_verdict_to_verdict_and_back() -> None:
    reel = Reel(ROOT / "examples/five-players.jsonl")
    player = Playback(reel, 1.0, Clock())
    counts = []
    while not reel.over:
        player.command("step")
        counts.append(reel.count)
    assert reel.count == 97
    assert counts == sorted(counts)
    state = reel.stage.scene()
    player.command("back")
    assert 0 < reel.count < 97
    player.command("step")
    again = reel.stage.scene()
    assert [entry.text for entry in again.history] == [entry.text for entry in state.history]
    player.command("start")
    assert reel.count == 0


def test_any_moment_is_the_same_whichever_way_it_is_reached() -> None:
    straight, zigzag = (Reel(ROOT / "examples/five-players.jsonl") for _ in range(2))
    straight.to(45_000_000)
    for t in (90_000_000, 10_000_000, 44_000_000, 45_000_000):
        zigzag.to(t)
    assert straight.stage.scene().history == zigzag.stage.scene().history
    assert straight.stage.scene().seats == zigzag.stage.scene().seats


@pytest.mark.slow
def test_without_a_screen_the_window_says_what_else_to_do(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_VIDEODRIVER", "nonsense")
    done = companion("replay", str(ROOT / "examples/dead-heat.jsonl"), "--view", "window")
    assert done.returncode == 2
    assert b"try --view terminal" in done.stderr
    assert len(done.stderr.splitlines()) == 1
