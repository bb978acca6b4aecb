"""Response windows: presses, doubts, faults, and the end of observation (1.4 of the catalogue)."""

import pytest

from tests.support.isay_table import IsayTable, opened
from tests.support.table import us


def attacked(card: str = "Inspector", **header: object) -> IsayTable:
    """Seat 2 attacks seat 4."""
    scene = opened()
    scene.lines[0].update(header)
    return scene.lay(2, card, target=4)


def deadline(scene: IsayTable) -> float:
    return float(scene.last("window")["deadline"]) / 1e6


def test_a_window_is_open_for_as_long_as_the_option_says() -> None:
    window = attacked().last("window")
    assert window["deadline"] == window["t"] + 12_000_000
    window = opened(window_us=5_000_000).lay(2, "Clue", target=3).last("window")
    assert window["deadline"] == window["t"] + 5_000_000


def test_the_dealer_says_in_time() -> None:
    scene = attacked()
    scene.press(4, "red", deadline(scene), u=900).say("deadline", allow=True)
    assert scene.so_far().kinds()[-3:] == ["ruled", "defended", "pass-left"]


def test_the_dealer_says_too_late() -> None:
    scene = attacked()
    scene.press(4, "red", deadline(scene), u=900).say("deadline", allow=False)
    assert scene.so_far().kinds()[-5:] == ["ruled", "refused", "window-closed", "draws", "turn"]


def test_play_waits_for_the_dealer() -> None:
    scene = attacked()
    scene.press(4, "red", deadline(scene), u=900).wait(30)
    assert scene.state["open"] == [{"question": "deadline", "seat": 4}]
    scene.entry("play", 3, card="Train").refused("busy", waiting_for="deadline")
    scene.defend(4, "Alibi").refused("already-answered")
    scene.button(4, "blue").refused("window-closed")


def test_while_the_dealer_is_asked_no_other_answer_counts_however_unsure_its_time() -> None:
    scene = attacked()
    end = deadline(scene)
    scene.press(4, "red", end, u=900).wait(1)
    scene.press(4, "blue", end + 2, u=3_000_000).refused("already-answered")


def test_no_defence_is_never_too_late() -> None:
    scene = attacked()
    scene.press(4, "white", deadline(scene), u=900)
    assert scene.so_far().kinds()[-3:] == ["declined", "draws", "turn"]


def test_both_doubts_one_after_the_other() -> None:
    scene = attacked()
    end = deadline(scene)
    scene.press(4, "red", end - 0.0001, u=200).press(4, "blue", end, u=200)
    assert scene.last("doubt")["question"] == "which"
    assert scene.last("doubt")["answers"] == ["red", "blue"]
    scene.say("which", answer="white").refused("nothing-to-rule")
    scene.say("which", answer="red")
    assert scene.last("doubt")["question"] == "deadline"
    assert scene.say("deadline", allow=True).last("defended")["with"] == "Alibi"


@pytest.mark.parametrize("apart", [200, 201])
def test_beyond_doubt_begins_where_the_instants_no_longer_touch(apart: int) -> None:
    scene = attacked().button(4, "red", u=100)
    scene.button(4, "blue", apart / 1e6, u=100)
    found = scene.so_far()
    assert bool(found.only("doubt")) == (apart == 200)
    assert bool(found.only("defended")) == (apart == 201)


def test_a_press_that_is_surely_later_does_not_count() -> None:
    """Red waits for rivals less sure than itself; blue, just as sure and later, is none."""
    scene = attacked().button(4, "red", u=0).button(4, "blue", 0.00005, u=0)
    assert scene.so_far().one("defended", seat=4)["with"] == "Alibi"
    assert scene.so_far().one("refused", input="blue")["reason"] == "already-answered"


def test_just_after_the_deadline_is_still_a_doubt() -> None:
    scene = attacked()
    scene.press(4, "red", deadline(scene) + 0.00005, u=100)
    assert scene.so_far().one("doubt", question="deadline")["gap_us"] == 50
    scene.so_far().none("window-closed")


def test_the_same_button_twice_is_one_answer() -> None:
    scene = attacked().button(4, "red", u=100).button(4, "red", 0.0001, u=100)
    assert scene.so_far().one("defended", seat=4)
    assert scene.so_far().one("refused", seat=4)["reason"] == "already-answered"


def test_an_answer_waits_until_nothing_can_change_it() -> None:
    scene = attacked().button(4, "red", u=100)
    assert not [v for v in scene.live(wait=0.0201)[0].prompts() if v.name == "defend"]
    assert scene.live(wait=0.0201)[1].match.phase == "window"
    assert scene.live(wait=0.0203)[1].match.phase == "moving"


def test_who_comes_too_late_is_told_so_until_the_next_card() -> None:
    scene = attacked().wait(13).button(4, "red").refused("window-closed")
    scene.defend(4, "Alibi").refused("window-closed")
    scene.draw(3).button(4, "red").refused("no-window", speak=False)


def test_the_console_answers_like_the_buttons() -> None:
    scene = attacked("Telegram")
    scene.defend(1, "Mastermind").refused("not-target")
    scene.defend(4, "Alibi").refused("alibi-not-allowed")
    assert scene.defend(4, "Mastermind").so_far().kinds()[-2:] == ["defended", "pass-right"]
    opened().defend(4, "Alibi").refused("no-window")


def test_the_console_is_too_late_as_well() -> None:
    scene = attacked(uncertainty={"red": 600_000})
    end = deadline(scene)
    scene.add(end + 0.0001, "entry", entry="defend", seat=4, **{"with": "Alibi"})
    assert scene.so_far().one("refused", seat=4)["reason"] == "window-closed"


def test_a_button_that_comes_back_lets_the_window_close() -> None:
    scene = opened().fault(4, "lost", seat=4).fault(5, "recovered", seat=4)
    assert scene.lay(2, "Inspector", target=4).wait(13).so_far().only("window-closed")


def test_a_window_kept_open_by_a_fault_takes_any_answer() -> None:
    scene = opened().fault(4, "lost").lay(2, "Inspector", target=4).wait(20)
    scene.fault(scene.now, "recovered").wait(20)
    assert scene.state["window"]["deadline"] is None
    assert scene.button(4, "red").last("defended")["with"] == "Alibi"


def test_the_console_is_never_too_late_for_who_has_lost_a_button() -> None:
    scene = attacked(uncertainty={"red": 600_000})
    end = deadline(scene)
    scene.fault(end - 1, "lost", seat=4)
    scene.add(end + 0.0001, "entry", entry="defend", seat=4, **{"with": "Alibi"})
    assert scene.so_far().one("defended", seat=4)["with"] == "Alibi"


def test_the_pads_and_other_seats_buttons_do_not_matter() -> None:
    scene = opened().fault(4, "lost", seat=4, input="pile").fault(5, "lost", seat=3)
    assert scene.lay(2, "Inspector", target=4).wait(13).so_far().only("window-closed")


def test_the_end_decides_what_only_waits_for_evidence() -> None:
    scene = attacked()
    end = deadline(scene)
    found = scene.judged(end=end)
    assert found.one("window-closed", seat=4)["t"] == us(end)
    scene.press(4, "red", end - 1, u=100)
    assert scene.judged(end=end - 1).one("defended", seat=4)


def test_everybody_passes_with_white() -> None:
    scene = attacked().button(4, "red")
    for seat in (1, 4, 2):
        scene.button(seat, "white")
    assert scene.state["passed"] == [1, 2, 4]
    scene.button(2, "white").refused("already-answered")
    scene.done("pass-right").refused("busy", waiting_for="pass-left")
    assert (scene.button(3, "white").state["turn"], scene.state["phase"]) == (3, "turn")


def test_a_fog_is_not_dealt_out_by_a_button() -> None:
    scene = opened().lay(2, "Thick Fog")
    scene.button(1, "white").refused("no-window", speak=False)


def test_a_promise_that_made_somebody_go_out_is_taken_back() -> None:
    scene = opened().counts(5, 6, 4, 1).lay(2, "Inspector", target=4).button(4, "red")
    scene.say("defence", allow=False)
    assert scene.so_far().kinds()[-3:] == ["ruled", "draws", "turn"]
    assert (scene.state["hands"], scene.state["phase"]) == ([5, 5, 4, 3], "turn")


def test_who_defends_with_their_last_card_against_a_last_card_went_out_second() -> None:
    scene = opened().counts(5, 1, 4, 1).lay(2, "Inspector", target=4).button(4, "red")
    assert scene.so_far().one("went-out")["seat"] == 2
    assert scene.last("ask")["seat"] == 2


def test_a_defence_stands_once_the_cards_have_been_passed() -> None:
    scene = attacked().button(4, "red").say("defence", allow=True)
    assert scene.state["phase"] == "moving"
    scene.done("pass-left").say("defence", allow=False).refused("nothing-to-rule")


def test_the_window_is_there_for_a_countdown() -> None:
    window = attacked("Telegram").state["window"]
    assert (window["seat"], window["against"], window["allows"]) == (4, "Telegram", ["Mastermind"])
