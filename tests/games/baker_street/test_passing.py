"""What is obvious follows by itself, is said, and can be taken back (BS-9, BS-15, BS-37)."""

import pytest

from tests.games.baker_street.table import BakerTable, game


def finished() -> BakerTable:
    """Seat 1 has gone into the Bank, read its clue, and has nothing left to do."""
    return game().go(1, "bank").read(1)


# The turn ends on the street


def test_BS_37_the_turn_ends_on_the_street_and_it_is_said() -> None:
    scene = game().go(1, "street").finds("left", "arrived", "ended", "turn")
    assert scene.so_far().one("ended") | {"n": 0, "t": 0} == {
        "n": 0, "t": 0, "verdict": "ended", "seat": 1, "how": "street",
    }  # fmt: skip
    assert scene.state()["turn"] == 2


def test_BS_37_who_stays_on_the_street_has_ended_too() -> None:
    scene = game().go(1, "street").pass_turn(2, 3).entry("stay", 1)
    scene.finds("stayed", "ended", "turn")


def test_BS_37_an_end_that_comes_too_late_does_no_harm() -> None:
    scene = game().go(1, "street").done(1).refused("already-ended", spoken=False)
    scene.push(1, "blue").refused("already-ended", spoken=False)
    scene.roll(2).done(1).refused("already-ended", spoken=False)
    assert scene.state()["turn"] == 2


def test_BS_37_after_the_street_everybody_is_told_what_is_wrong_there() -> None:
    scene = game().go(1, "street")
    scene.entry("clue-open", 1).refused("no-clue-here").undone()
    scene.cab(1, "bank").refused("not-at-depot").undone()
    scene.announce(1).refused("not-in-221b").undone()
    scene.entry("take", 1, card="skeleton_key").refused("wrong-place").undone()
    scene.roll(1).refused("already-rolled").undone()
    scene.move(1, "bank").refused("already-rolled").undone()
    scene.entry("stay", 1).refused("already-rolled")


def test_BS_37_the_street_by_mistake_and_the_dealer_puts_it_right_at_once() -> None:
    scene = game().without(1, "skeleton_key").go(1, "street").at(1, "locksmith")
    scene.finds("ruled", "clue-ready", "turn")
    assert scene.so_far().only("turn")[-1]["may"] == ["clue-open", "take", "end"]
    scene.entry("take", 1, card="skeleton_key").finds("took").read(1).done(1)
    assert scene.state()["turn"] == 2


def test_BS_37_or_late_and_nobody_loses_his_turn() -> None:
    scene = game().go(1, "street").roll(2).at(1, "bank").finds("ruled", "clue-ready")
    assert (scene.state()["turn"], scene.state()["phase"]) == (2, "rolled")


# The next player's roll ends a finished turn


@pytest.mark.parametrize("press", [True, False])
def test_BS_37_the_next_roll_ends_a_finished_turn(press: bool) -> None:
    scene = finished()
    _ = scene.push(2, "red") if press else scene.entry("roll", 2)
    scene.finds("ended", "turn", "roll-wanted")
    assert scene.so_far().one("ended")["how"] == "next"
    assert (scene.state()["turn"], scene.state()["wanted"]) == (2, [2])


def test_BS_37_a_real_die_does_too() -> None:
    finished().roll(2).finds("ended", "turn", "rolled")


def test_BS_37_whatever_a_turn_may_begin_with() -> None:
    finished().entry("stay", 2).finds("ended", "turn", "stayed")
    finished().announce(2).finds("ended", "turn", "announce-open")
    scene = game().at(2, "carriage_depot").go(1, "bank").read(1)
    scene.cab(2, "pub").finds("ended", "turn", "left", "cab", "arrived", "clue-ready")
    scene = game().at(2, "pub").go(1, "bank").read(1)
    scene.push(2, "white").finds("ended", "turn", "clue-started")


def test_BS_37_who_lets_go_of_a_button_begins_nothing() -> None:
    """Seat 2 has leant on red since before, and takes the hand away: seat 1 is still on turn."""
    scene = game().push(2, "red").go(1, "bank").read(1).later("release", seat=2, input="red")
    assert scene.state()["turn"] == 1
    assert "ended" not in [line["verdict"] for line in scene.latest()]


def test_BS_37_only_the_next_player_and_only_what_is_allowed() -> None:
    finished().roll(3).refused("not-your-turn")
    finished().roll(2, 7).refused("bad-die")
    finished().move(2, "pub").refused("not-rolled")
    finished().push(2, "blue").refused("not-your-turn", spoken=False)
    finished().push(2, "white").refused("no-clue-here", spoken=False)


def test_BS_37_nobody_is_cut_short() -> None:
    """A look, a card, a cab or a solution that is still open keeps the turn."""
    game().go(1, "bank").roll(2).refused("not-your-turn")
    scene = game().without(1, "skeleton_key").go(1, "locksmith").read(1)
    scene.roll(2).refused("not-your-turn").undone()
    scene.entry("take", 1, card="skeleton_key").roll(2).finds("ended", "turn", "rolled")
    scene = game().at(1, "carriage_depot").say("look", seat=1, used=True)
    scene.roll(2).refused("not-your-turn")
    game().entry("stay", 1).roll(2).refused("not-your-turn")
    game().roll(1).roll(2).refused("not-your-turn")
    game().roll(2).refused("not-your-turn")


def test_BS_15_a_reader_has_all_his_time() -> None:
    scene = game().go(1, "bank").push(1, "white").push(2, "red", after=12)
    scene.refused("not-your-turn", spoken=False)
    scene.push(1, "white").finds("clue-closed")


def test_BS_15_when_the_time_is_up_the_next_roll_is_proof_enough() -> None:
    scene = game().go(1, "bank").push(1, "white").push(2, "red", after=31)
    scene.finds("clue-closed", "ended", "turn", "roll-wanted")
    closed = scene.so_far().one("clue-closed")
    assert (closed["used_us"], closed["in_time"]) == (30_000_000, True)


def test_BS_37_who_plays_on_alone_begins_anew() -> None:
    scene = game(2).fail(1).go(2, "bank").read(2).roll(2).finds("ended", "turn", "rolled")
    assert scene.state()["turn"] == 2


def test_BS_15_who_plays_on_alone_puts_the_booklet_down_when_the_time_is_up() -> None:
    """White was taken for the beginning of the next turn, and refused for ever."""
    scene = game(2).fail(1).go(2, "bank").push(2, "white").push(2, "white", after=31)
    scene.finds("clue-closed")
    assert (scene.state()["turn"], scene.state()["phase"]) == (2, "arrived")


def test_BS_37_who_plays_on_alone_is_told_what_is_wrong_with_the_next_turn() -> None:
    scene = game(2).fail(1).go(2, "bank").read(2)
    scene.roll(2, 7).refused("bad-die").undone()
    scene.entry("stay", 2).finds("ended", "turn", "stayed")


def test_BS_37_the_next_player_is_offered_the_roll() -> None:
    assert "roll" in {prompt.name for prompt in finished().offered() if prompt.by == 2}
    assert not [p for p in game().go(1, "bank").offered() if p.by == 2]


# The shorter way: the roll, the move and the look in one entry


def test_BS_9_a_real_die_is_told_with_the_move() -> None:
    scene = game().move(1, "bank", value=5).finds("rolled", "left", "arrived", "clue-ready")
    assert scene.so_far().one("rolled")["value"] == 5
    scene.read(1).move(2, "street", value=2)
    scene.finds("ended", "turn", "rolled", "left", "arrived", "ended", "turn")


def test_BS_9_refused_as_a_whole() -> None:
    scene = game().sealed("bank")
    scene.move(1, "bank", value=5).refused("sealed").undone()
    scene.move(1, "pub", value=7).refused("bad-die").undone()
    scene.move(1, "pub").refused("not-rolled").undone()
    scene.roll(1).move(1, "pub", value=4).refused("already-rolled").undone()
    scene.undone().move(2, "pub", value=4).refused("not-your-turn")
    game().announce(1).move(1, "pub", value=4).refused("answer-pending")
    BakerTable(3).case().move(1, "pub", value=4).refused("not-your-turn")


def test_BS_9_a_real_die_after_all() -> None:
    scene = game().push(1, "red").move(1, "bank", value=3)
    scene.finds("rolled", "left", "arrived", "clue-ready")
    assert scene.state()["wanted"] == []
    scene.entry("die", 1, value=6).refused("bad-die")


def test_BS_15_the_look_is_told_with_the_move() -> None:
    scene = game().roll(1).move(1, "bank", read=True)
    scene.finds("left", "arrived", "clue-ready", "clue-started")
    assert scene.state()["phase"] == "reading"
    scene.judged(end=scene.now + 31).one("clue-time-up")
    scene.entry("clue-close", 1).finds("clue-closed").roll(2).finds("ended", "turn", "rolled")


def test_BS_15_where_there_is_no_clue_there_is_no_look() -> None:
    game().move(1, "street", value=1, read=True).finds("rolled", "left", "arrived", "ended", "turn")
    scene = game().go(1, "street").pass_turn(2, 3).go(1, "221b", read=True)
    assert scene.state()["phase"] == "arrived"


# Everything can be taken back


def test_BS_38_the_street_is_taken_back_after_the_next_roll_too() -> None:
    scene = game().go(1, "street").roll(2).overturn_last("ended")
    assert (scene.state()["turn"], scene.state()["phase"]) == (1, "rolled")
    scene.move(1, "bank").finds("left", "arrived", "clue-ready")


def test_BS_38_an_end_by_the_next_roll_is_taken_back_with_the_roll() -> None:
    scene = finished().roll(2).overturn_last("ended")
    assert (scene.state()["turn"], scene.state()["phase"]) == (1, "arrived")
    assert len(scene.so_far().only("overturned")) == 3
    scene.roll(2, 6).finds("ended", "turn", "rolled")


def test_BS_38_and_so_is_what_was_done_before_it() -> None:
    scene = finished().roll(2).overturn_last("arrived")
    assert (scene.state()["turn"], scene.state()["phase"]) == (1, "rolled")


def test_BS_38_until_the_turn_after_is_over() -> None:
    scene = game().go(1, "street")
    ended = scene.so_far().one("ended")["n"]
    scene.go(2, "street").roll(3).say("overturn", of=ended).refused("nothing-to-overturn")


def test_BS_38_a_closing_taken_back_gives_back_the_seconds_that_were_left() -> None:
    scene = game().go(1, "bank").push(1, "white").push(1, "white", after=5).finds("clue-closed")
    scene.now += 60
    scene.overturn_last("clue-closed")
    assert scene.state()["phase"] == "reading"
    scene.so_far().none("clue-time-up")
    assert scene.state()["reading"]["deadline"] == round(scene.now * 1_000_000) + 25_000_000
    *_, warning, closed = scene.push(1, "white", after=20).so_far()
    assert (warning["verdict"], closed["verdict"]) == ("clue-warning", "clue-closed")
    assert (closed["used_us"], closed["in_time"]) == (25_000_000, True)


def test_BS_38_twice_taken_back_the_clock_stands_still_twice() -> None:
    scene = game().go(1, "bank").push(1, "white").push(1, "white", after=5)
    scene.now += 60
    scene.overturn_last("clue-closed").push(1, "white", after=4)
    scene.now += 60
    scene.overturn_last("clue-closed").push(1, "white", after=3).finds("clue-closed")
    assert scene.latest()[0]["used_us"] == 12_000_000
    scene.so_far().none("clue-time-up")


def test_BS_37_who_has_looked_since_keeps_the_turn() -> None:
    scene = game().at(2, "bank").go(1, "street").say("look", seat=2, used=True)
    scene.at(1, "bank").so_far()
    assert scene.state()["turn"] == 2
