"""The rules that the catalogue's examples leave to themselves."""

import pytest

from companion.games.i_say_holmes.rules.cards import CARDS, Type
from companion.games.i_say_holmes.rules.vocabulary import VOCABULARY
from tests.support.isay_table import AFOOT, IsayTable, after, dealt, opened


def test_IH_2_the_deal_grows_with_the_table() -> None:
    for seats in range(3, 9):
        ready = dealt(seats).so_far().one("ready")
        assert ready["deal"] == list(range(3, seats + 1))
        assert ready["draw_pile"] == 120 - 6 * seats


def test_IH_2_every_title_of_the_rule_sheet() -> None:
    assert len(CARDS) == 34
    assert sum(card.type is Type.VILLAIN for card in CARDS.values()) == 4


def test_IH_3_no_verdict_of_a_turn_tells_what_anybody_holds() -> None:
    scene = opened().draw(2).lay(2, "Hansom Cab").lay(3, "London").draw(4).keep(4)
    told = scene.so_far().only("turn", "played", "drew", "kept")
    assert all(not {"hands", "hand", "cards"} & set(verdict) for verdict in told)


def test_IH_3_the_counts_are_marked_as_secret() -> None:
    assert VOCABULARY.secret == ("hands",)
    assert set(VOCABULARY.secret) <= set(opened().state)


def test_IH_7_a_suitable_card_is_laid() -> None:
    scene = opened(cards={AFOOT: {"next": ["movement"]}}).entry("play", 2, card="Hansom Cab")
    assert scene.so_far().kinds()[-3:] == ["played", "chit", "turn"]
    s = scene.state
    assert (s["hands"], s["seq"], s["turn"], s["discards"]) == ([5, 5, 6, 6], "Hansom Cab", 3, 2)


def test_IH_10_a_drawn_card_may_be_laid_at_once() -> None:
    scene = opened().draw(2).lay(2, "Train")
    assert (scene.state["hands"][1], scene.state["turn"]) == (6, 3)


def test_IH_11_a_train_goes_there_and_back() -> None:
    assert after("Train").state["chit"] == "Country"
    assert after("Train", turn=3).lay(3, "Train").state["chit"] == "London"


@pytest.mark.parametrize("card", ["Boat", "Foot Chase"])
def test_IH_13_a_chase_stays_and_somebody_draws(card: str) -> None:
    scene = opened().lay(2, card, target=4)
    assert scene.so_far().one("chit", side="London")
    assert scene.last("window")["allows"] == ["Alibi", "Mastermind"]
    draws = scene.decline(4).last("draws")
    assert (draws["seat"], draws["cards"]) == (4, 1)


def test_IH_15_the_chit_is_set_by_the_next_location() -> None:
    scene = opened().lay(2, "Thick Fog").done("redeal")
    assert scene.lay(3, "West End").last("chit")["side"] == "London"
    scene = opened().lay(2, "Thick Fog").done("redeal").lay(3, "Train")
    assert scene.last("chit")["side"] == "pending"


@pytest.mark.parametrize("card", ["London", "221-B Baker St.", "West End"])
def test_IH_16_plain_places_in_london(card: str) -> None:
    assert opened().lay(2, card).so_far().kinds()[-2:] == ["played", "turn"]


@pytest.mark.parametrize("card", ["The Country", "Village", "Estate", "Manor", "Castle"])
def test_IH_16_plain_places_in_the_country(card: str) -> None:
    scene = after("Train", turn=3).entry("play", 3, card=card)
    assert scene.so_far().kinds()[-2:] == ["played", "turn"]


@pytest.mark.parametrize(("held", "seen"), [(6, 2), (2, 2), (1, 1)])
def test_IH_19_a_clue_is_two_cards_or_one(held: int, seen: int) -> None:
    scene = opened().counts(5, 6, 6, held).lay(2, "Clue", target=4)
    assert scene.last("window")["allows"] == ["Mastermind"]
    look = scene.decline(4).last("look")
    assert (look["by"], look["seat"], look["cards"]) == (2, 4, seen)


def test_IH_21_a_telegram_costs_ten_points_at_once() -> None:
    scene = opened().lay(2, "Telegram", target=3)
    assert scene.last("window")["allows"] == ["Mastermind"]
    scene.decline(3)
    assert scene.so_far().one("points", seat=3, delta=10, why="telegram")
    assert scene.state["scores"] == [0, 0, 10, 0]


def test_IH_22_a_disguise_shows_the_highest_card() -> None:
    scene = opened().lay(2, "Disguise", target=3)
    assert scene.last("window")["allows"] == ["Mastermind"]
    show = scene.decline(3).last("show")
    assert (show["by"], show["seat"]) == (2, 3)
    assert scene.state["turn"] == 3


def test_IH_23_constabulary_passes_a_card_and_nothing_stops_it() -> None:
    scene = opened().lay(2, "Constabulary", target=4)
    scene.so_far().none("window")
    assert scene.last("give")["cards"] == 1
    assert (scene.state["phase"], scene.state["hands"]) == ("moving", [5, 4, 6, 7])
    assert scene.done("give").state["turn"] == 3


def test_IH_24_the_inspector_makes_somebody_draw_two() -> None:
    scene = opened().lay(2, "Inspector", target=4).wait(13)
    assert scene.last("draws")["cards"] == 2
    scene.so_far().none("ask", question="arrest")
    assert scene.state["hands"] == [5, 5, 6, 8]


def test_IH_26_an_arrest_can_be_answered() -> None:
    scene = opened().lay(2, "Arrest", target=4)
    assert scene.last("window")["allows"] == ["Alibi", "Mastermind"]
    scene.decline(4)
    assert scene.so_far().kinds()[-3:] == ["declined", "arrest", "ask"]
    assert (scene.last("ask")["question"], scene.last("ask")["seat"]) == ("plea", 4)


def i_say(card: str, target: int | None = None) -> IsayTable:
    more = {} if target is None else {"target": target}
    return after("West End", turn=2).entry("play", 2, card=card, in_sequence=False, **more)


def test_IH_30_an_alibi_does_not_stop_holmes() -> None:
    scene = i_say("Holmes", 4)
    assert scene.last("window")["allows"] == ["Mastermind"]
    scene.button(4, "red").refused("alibi-not-allowed")


def test_IH_31_an_alibi_stops_watson() -> None:
    scene = i_say("Watson", 4)
    assert scene.last("window")["allows"] == ["Alibi", "Mastermind"]
    before = scene.state["hands"]
    assert scene.decline(4).innocent(4).state["hands"] == before
    after("Train").entry("play", 2, card="Watson").refused("condition")


def test_IH_32_deduction_is_a_look_and_no_arrest() -> None:
    scene = i_say("Deduction", 4).decline(4)
    assert scene.so_far().kinds()[-3:] == ["declined", "look", "turn"]
    assert scene.last("look")["cards"] == "all"


def test_IH_33_mycroft_after_scotland_yard() -> None:
    scene = after("Scotland Yard").entry("play", 2, card="Mycroft", target=4, in_sequence=False)
    assert scene.last("window")["allows"] == ["Mastermind"]


def test_IH_35_fleeing_without_a_villain() -> None:
    scene = after("Train").entry("play", 2, card="Fleeing", in_sequence=False)
    assert (scene.state["hands"][1], scene.state["scores"][1]) == (5, -10)
    opened().entry("play", 2, card="Fleeing").refused("condition")


def test_IH_41_guilty_ends_the_round() -> None:
    scene = opened().lay(2, "Arrest", target=4).decline(4).guilty(4, "Moran", "Clay")
    guilty = scene.so_far().one("guilty", seat=4)
    assert (guilty["by"], guilty["villains"]) == (2, ["Moran", "Clay"])
    assert scene.last("round-end")["why"] == "arrest"
    assert scene.state["phase"] == "counting"


def test_IH_46_hands_card_by_card_and_values_the_dealer_reads() -> None:
    scene = opened(cards={"Train": {"value": 7}}, rounds=1).lay(2, "Arrest", target=4).decline(4)
    scene.guilty(4, "Moran").entry("held", 1, cards=["Train", "Boat", "Clay"])
    assert (scene.last("ask")["question"], scene.last("ask")["card"]) == ("value", "Boat")
    scene.entry("held", 2, total=1).refused("busy", waiting_for="value")
    scene.say("value", card="Boat", value=3).entry("held", 2, total=1)
    scene.entry("held", 3, total=2).entry("held", 4, total=4)
    assert scene.last("ask")["card"] == "Moran"
    scene.say("value", card="Moran", value=40)
    assert scene.last("score")["total"] == [10, -39, 2, 44]
    assert scene.last("won")["seats"] == [2]
    assert scene.state["learned"] == {"Boat": {"value": 3}, "Moran": {"value": 40}}


def test_IH_48_points_of_the_round_are_in_its_score() -> None:
    scene = after("Train", turn=2).entry("play", 2, card="Fleeing", in_sequence=True)
    assert scene.state["scores"] == [0, -20, 0, 0]
    scene.counts(6, 6, 2, 6).entry("escape", 3, villains=["Moran", "Clay"])
    scene.say("value", card="Moran", value=40).say("value", card="Clay", value=30)
    scene.held(5, 5, 0, 5)
    assert scene.last("score")["hand"] == [5, -15, -70, 5]


def test_IH_49_a_new_round_begins_as_the_first() -> None:
    scene = opened().counts(6, 1, 6, 6).lay(2, "West End").entry("arrest", 2, target=3)
    scene.guilty(3, "Moran").say("value", card="Moran", value=40).held(2, 0, 2, 2)
    assert scene.state["phase"] == "dealing"
    s = scene.later("deal").state
    assert (s["round"], s["hands"], s["draw_pile"], s["aside"]) == (2, [6, 6, 6, 6], 96, 0)
    assert s["scores"] == [2, -40, 42, 2]
