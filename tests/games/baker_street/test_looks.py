"""The clock of a look: what falls due, when, and what no longer does."""

from tests.games.baker_street.table import game

SECOND = 1_000_000


def test_the_clock_of_an_old_look_does_not_run_on() -> None:
    scene = game().go(1, "bank").read(1).done(1).go(2, "pub").entry("clue-open", 2)
    judged = scene.judged(end=scene.now + 40)
    assert [w["seat"] for w in judged.only("clue-warning", "clue-time-up")] == [2, 2, 2]
    started = judged.like("clue-started", seat=2)[0]["t"]
    assert [w["t"] - started for w in judged.only("clue-warning", "clue-time-up")] == [
        20 * SECOND,
        25 * SECOND,
        30 * SECOND,
    ]


def test_what_is_due_at_the_very_end_is_told() -> None:
    scene = game().go(1, "bank").entry("clue-open", 1)
    scene.judged(end=scene.now + 30).one("clue-time-up")
    scene.judged(end=scene.now + 29.999).none("clue-time-up")


def test_put_down_at_the_very_moment_of_a_warning() -> None:
    scene = game().go(1, "bank").push(1, "white").push(1, "white", after=20)
    scene.judged(end=scene.now + 40).none("clue-warning")


def test_a_live_table_is_told_in_time() -> None:
    """The referee asks for its clock at the first warning, and speaks without any line."""
    scene = game().go(1, "bank").entry("clue-open", 1)
    referee, _ = scene.live()
    opened = round(scene.now * SECOND)
    due = referee.due()
    assert due == opened + 20 * SECOND + 20_000 + 1
    (warning,) = referee.pass_time(due)
    assert (warning.kind, warning.t) == ("clue-warning", opened + 20 * SECOND)


def test_a_warning_reaches_who_reads_at_the_start_of_a_turn() -> None:
    scene = game().go(1, "bank").done(1).pass_turn(2, 3).entry("clue-open", 1)
    scene.now += 31
    scene.entry("clue-close", 1).finds("clue-closed")
    assert scene.state()["phase"] == "turn"
    assert len(scene.so_far().only("clue-warning")) == 2
