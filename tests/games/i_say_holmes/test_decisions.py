"""What we decided where the rule sheet is silent: section 2 of the catalogue, by its numbers."""

from typing import Any

import pytest

from tests.support.isay_table import AFOOT, IsayTable, after, opened

TRUST: dict[str, Any] = {"unknown_sequence": "trust"}


def last_card(card: str, target: int | None = 4, cards: int = 1) -> IsayTable:
    """Seat 2 lays this card, and has no other."""
    more = {} if target is None else {"target": target}
    scene = opened(**TRUST).counts(5, cards, 4, 3)
    return scene.entry("play", 2, card=card, **more)


def test_D5_scotland_yard_can_be_answered() -> None:
    scene = opened().lay(2, "Scotland Yard", side="next")
    assert scene.last("window")["allows"] == ["Alibi", "Mastermind"]
    assert scene.wait(13).last("draws")["cards"] == 2


def test_D7_the_inspectors_arrest_has_a_window_of_its_own() -> None:
    scene = after("Scotland Yard", turn=3).lay(3, "Inspector", target=1).decline(1)
    scene.entry("arrest", 3, target=2)
    assert (scene.last("window")["seat"], scene.last("window")["against"]) == (2, "Arrest")
    scene.decline(2).innocent(2)
    assert scene.last("hand-taken")["by"] == 3
    assert scene.state["turn"] == 4


def test_D7_an_alibi_stops_only_the_draw() -> None:
    scene = after("Scotland Yard", turn=3).lay(3, "Inspector", target=1).button(1, "red")
    assert scene.done("pass-left").last("ask")["question"] == "arrest"
    assert scene.entry("no-arrest", 3).state["turn"] == 4


def test_D7_a_mastermind_ends_the_turn() -> None:
    scene = after("Scotland Yard", turn=3).lay(3, "Inspector", target=1).button(1, "blue")
    scene.done("pass-right").so_far().none("ask", question="arrest")
    assert scene.state["turn"] == 1


def test_D7_an_i_say_card_in_between_does_no_harm() -> None:
    scene = after("Scotland Yard", turn=2).entry("play", 2, card="Watson", in_sequence=False)
    scene.lay(3, "Inspector", target=1).decline(1)
    assert scene.last("ask")["question"] == "arrest"


def test_D9_the_plot_thickens_right_after_the_opening() -> None:
    scene = opened().entry("play", 2, card="Plot Thickens", in_sequence=False)
    assert scene.last("reshuffle")["draw_pile"] == 97
    assert (scene.state["discards"], scene.state["aside"], scene.state["seq"]) == (1, 0, AFOOT)
    assert scene.done("reshuffle").state["turn"] == 3


@pytest.mark.parametrize("card", ["Mycroft", "Constabulary"])
def test_D10_a_last_card_gives_way_to_the_last_arrest(card: str) -> None:
    scene = after("West End", turn=2, **TRUST).counts(5, 1, 4, 3)
    scene.entry("play", 2, card=card, target=4)
    assert scene.so_far().kinds()[-3:] == ["played", "went-out", "ask"]
    assert scene.last("ask")["must"]


def test_D25_the_plot_thickens_before_the_last_arrest() -> None:
    scene = last_card("Plot Thickens", None)
    assert scene.so_far().kinds()[-3:] == ["played", "went-out", "reshuffle"]
    assert scene.done("reshuffle").last("ask")["question"] == "arrest"


def test_D10_fog_as_the_last_card() -> None:
    scene = last_card("Thick Fog", None)
    scene.so_far().none("redeal")
    assert scene.last("ask")["question"] == "arrest"


def test_D10_a_last_card_still_makes_somebody_draw() -> None:
    scene = last_card("Inspector")
    assert scene.so_far().kinds()[-3:] == ["played", "went-out", "window"]
    scene.decline(4)
    assert scene.so_far().kinds()[-3:] == ["declined", "draws", "ask"]


@pytest.mark.parametrize("name", ["red", "blue"])
def test_D10_a_defence_then_only_cancels(name: str) -> None:
    scene = last_card("Inspector").button(4, name)
    assert scene.so_far().kinds()[-2:] == ["defended", "ask"]
    scene.so_far().none("pass-left")
    scene.so_far().none("pass-right")
    assert (scene.last("ask")["seat"], scene.state["hands"]) == (2, [5, 0, 4, 2])


def test_D10_the_last_arrest_has_no_window() -> None:
    scene = last_card("West End", None).entry("arrest", 2, target=4)
    assert scene.so_far().kinds()[-2:] == ["arrest", "ask"]
    scene.button(4, "red").refused("no-window")
    scene.entry("no-arrest", 2).refused("busy")


def test_D11_nobody_to_accuse() -> None:
    scene = opened(**TRUST).counts(0, 1, 0, 0).entry("play", 2, card="West End")
    assert scene.last("round-end")["why"] == "none-guilty"
    assert scene.last("score")["total"] == [0, 0, 0, 0]


def test_D12_who_hit_in_a_chain_subtracts() -> None:
    scene = opened(cards={"Clay": {"value": 30}}, **TRUST).counts(5, 1, 4, 3)
    scene.entry("play", 2, card="West End").entry("arrest", 2, target=3).innocent(3)
    scene.entry("arrest", 3, target=1).guilty(1, "Clay").held(4, 0, 3, 2)
    assert scene.last("score")["total"] == [34, 0, -27, 2]


def test_D14_the_answered_card_still_governs() -> None:
    scene = opened().lay(2, "Inspector", target=4).button(4, "red").done("pass-left")
    assert scene.last("turn")["seq"] == "Inspector"


def test_D14_an_owner_may_record_what_an_alibi_says() -> None:
    scene = opened(cards={"Alibi": {"next": ["movement"]}})
    scene.lay(2, "Inspector", target=4).button(4, "red").done("pass-left")
    assert scene.last("turn")["seq"] == "Alibi"
    scene.entry("play", 3, card="Clue", target=1).refused("not-in-sequence")


def test_D15_nobody_must_lay_an_i_say_card() -> None:
    scene = opened().draw(2).entry("play", 2, card="Deduction", target=4, in_sequence=False)
    assert scene.last("window")["against"] == "Deduction"


def test_D16_a_draw_pile_too_small_is_filled_up() -> None:
    scene = opened(**TRUST)
    for seat in (2, 3, 4, 1):
        scene.entry("play", seat, card="Hansom Cab")
    scene.counts(29, 28, 28, 29).entry("play", 2, card="Inspector", target=4)
    assert (scene.state["draw_pile"], scene.state["discards"]) == (1, 6)
    scene.decline(4)
    assert scene.so_far().kinds()[-3:] == ["reshuffle", "draws", "turn"]
    assert scene.last("reshuffle")["draw_pile"] == 5
    assert (scene.state["draw_pile"], scene.state["discards"], scene.state["aside"]) == (3, 1, 1)


def test_D16_what_there_is() -> None:
    scene = opened(**TRUST).counts(30, 30, 30, 29)
    assert scene.state["draw_pile"] == 0
    scene.draw(2)
    assert scene.so_far().one("flag", seat=2)["why"] == "no-cards-left"
    assert scene.state["turn"] == 3
    scene.entry("play", 3, card="Inspector", target=4).decline(4)
    assert scene.last("draws")["cards"] == 0


def test_D17_two_i_say_cards_in_a_row() -> None:
    scene = opened(cards={AFOOT: {"next": ["i-say"]}})
    scene.entry("play", 2, card="Watson").entry("play", 3, card="Watson")
    assert scene.state["scores"] == [0, -10, -10, 0]


def test_IH_28_what_the_line_is_known_not_to_offer_is_not_paid_for_whoever_says_so() -> None:
    listed = {"West End": {"next": ["Train"]}}
    scene = after("West End", cards=listed)
    scene.entry("play", 2, card="Deduction", target=4, in_sequence=True).decline(4)
    assert scene.state["scores"] == [0, 0, 0, 0]


def test_D17_fleeing_in_sequence() -> None:
    scene = after("Train", cards={"Train": {"next": ["location", "i-say"]}})
    assert scene.entry("play", 2, card="Fleeing").state["scores"][1] == -20


def test_D18_a_mastermind_does_not_take_the_points_away() -> None:
    scene = opened(cards={AFOOT: {"next": ["i-say"]}})
    scene.entry("play", 2, card="Deduction", target=4).button(4, "blue")
    assert scene.state["scores"] == [0, -10, 0, 0]


def test_D20_a_hand_given_away_is_not_went_out() -> None:
    scene = opened(**TRUST).counts(5, 2, 4, 3).entry("play", 2, card="Constabulary", target=4)
    scene.so_far().none("went-out")
    scene.done("give").draw(3).keep(3).draw(4).keep(4).draw(1).keep(1)
    scene.entry("play", 2, card="Train").refused("no-cards")
    assert scene.draw(2).state["hands"][1] == 1


def test_D20_the_last_villain_put_away_is_not_went_out() -> None:
    scene = after("Train", turn=2).counts(6, 2, 6, 6)
    scene.entry("play", 2, card="Fleeing", villain="Clay", in_sequence=False)
    scene.so_far().none("went-out")
    assert (scene.state["hands"][1], scene.state["turn"]) == (0, 3)


def test_D21_a_defence_is_not_laid_in_turn_unless_the_dealer_says_so() -> None:
    scene = opened().entry("play", 2, card="Mastermind")
    scene.say("lift", of=scene.last("refused")["n"])
    assert scene.so_far().kinds()[-3:] == ["ruled", "played", "turn"]
    assert (scene.last("turn")["seat"], scene.last("turn")["seq"]) == (3, AFOOT)


@pytest.mark.parametrize("card", ["Clue", "Disguise", "Arrest", "Deduction", "Holmes", "Watson"])
def test_D22_nothing_to_see_in_an_empty_hand(card: str) -> None:
    scene = after("West End", **TRUST).counts(5, 6, 4, 0)
    scene.entry("play", 2, card=card, target=4).refused("no-cards")


@pytest.mark.parametrize("card", ["Inspector", "Telegram", "I Suspect"])
def test_D22_an_empty_hand_has_no_answer(card: str) -> None:
    scene = opened(**TRUST).counts(5, 6, 4, 0).entry("play", 2, card=card, target=4)
    scene.so_far().none("window")
    assert scene.so_far().only("draws", "points")
    assert scene.state["turn"] == 3
