"""Every rule of docs/rules/221b-baker-street.md under its name."""

import pytest

from companion.games.baker_street.rules.options import BakerOptions
from companion.games.baker_street.rules.vocabulary import ENTRIES
from tests.games.baker_street.table import FULL_HAND, BakerTable, game


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_BS_1_BS_2_everybody_starts_at_home_with_a_card_of_each(seats: int) -> None:
    state = BakerTable(seats).judged(end=1).state
    assert state["tokens"] == ["221b"] * seats
    assert state["held"] == [FULL_HAND] * seats
    assert state["piles"] == {"scotland_yard": 8 - seats, "skeleton_key": 8 - seats}


def test_BS_3_a_correction_takes_from_the_pile_and_gives_to_it() -> None:
    scene = game().sealed("bank").without(1, "scotland_yard").without(2, "skeleton_key")
    assert scene.state()["piles"] == {"scotland_yard": 5, "skeleton_key": 6}
    scene.say("seal", location="bank", entrance="a", sealed=False)
    scene.say("card", seat=2, card="skeleton_key", holds=True)
    assert scene.state()["piles"] == {"scotland_yard": 6, "skeleton_key": 5}


def test_BS_4_any_case_in_any_order_and_a_suggestion() -> None:
    BakerTable(3, options={"played": [7]}).case(7).finds("case-open", "prompt")
    scene = BakerTable(3).case(None).case(20).finds("case-open", "prompt")
    assert scene.state()["case"] == {"number": 20, "items": ["a", "b", "c"]}
    everything = {"cases": 3, "played": [1, 2, 3]}
    suggested = BakerTable(3, options=everything).case(None).so_far().one("prompt")
    assert suggested["suggest"] == 1
    BakerTable(3).case(0).refused("bad-case")
    game().case(2).refused("bad-case")
    BakerTable(3).case().case(2).refused("bad-case")


def test_BS_5_the_case_is_read_aloud() -> None:
    assert BakerTable(3).case().latest()[1]["what"] == "read-case"


def test_BS_6_to_read_the_case_again_is_no_event() -> None:
    assert not [name for name in ENTRIES if "reread" in name]
    assert "case" in ENTRIES


@pytest.mark.parametrize("items", ["A", "1", "", "aa"])
def test_BS_7_items_are_letters_each_once(items: str) -> None:
    BakerTable(3).case(1, items).refused("bad-items")
    scene = BakerTable(3).later("entry", entry="case", number=1, items=["ab"])
    scene.refused("bad-items")


def test_BS_8_the_die_decides_who_starts() -> None:
    scene = BakerTable(3).case().push(2, "red").finds("roll-wanted")
    scene.push(2, "red").refused("already-rolled", spoken=False).undone()
    scene.entry("roll", 2).refused("already-rolled").undone()
    scene.push(3, "red").finds("roll-wanted").entry("die", 3, value=6).finds("order-roll")
    scene.entry("die", 1, value=6).refused("bad-die").undone()
    scene.roll(1, 1).entry("die", 2, value=6).finds("order-roll", "order-tie")
    assert scene.state()["to_roll"] == [2, 3]
    scene.roll(1, 6).refused("not-your-turn").undone()
    scene.roll(2, 3).roll(2, 3).refused("already-rolled").undone()
    assert scene.roll(3, 4).finds("order-roll", "order", "turn").state()["turn"] == 3


def test_BS_9_the_companion_rolls_or_a_real_die() -> None:
    asked = game().entry("roll", 1).finds("roll-wanted")
    assert asked.state()["wanted"] == [1]
    asked.entry("die", 1, value=7).refused("bad-die").undone()
    asked.push(1, "red").refused("already-rolled").undone()
    asked.entry("stay", 1).refused("already-rolled").undone()
    asked.done(1).refused("not-moved").undone()
    asked.announce(1).refused("already-rolled").undone()
    asked.entry("die", 2, value=3).refused("not-your-turn").undone()
    assert asked.roll(1, 3).finds("rolled").state()["rolled"] == 3
    assert asked.state()["wanted"] == []


def test_BS_10_squares_are_not_counted() -> None:
    game().roll(1, 1).move(1, "tobacconist").finds("left", "arrived", "clue-ready")


def test_BS_11_any_entrance_will_do_if_it_is_named() -> None:
    scene = game().go(1, "hotel", entrance="b").finds("left", "arrived", "clue-ready")
    assert scene.latest()[1]["entrance"] == "b"
    scene.done(1).pass_turn(2, 3).roll(1)
    scene.move(1, "street").refused("entrance-missing").undone()
    scene.move(1, "street", exit="z").refused("bad-entrance").undone()
    assert scene.move(1, "bank", exit="a").latest()[0]["exit"] == "a"
    scene.done(1).pass_turn(2, 3).go(1, "street", exit="a", entrance="a").refused("bad-entrance")
    game().at(1, "street").go(1, "bank", exit="a").refused("bad-entrance")


def test_BS_12_three_places_have_two_entrances() -> None:
    places = BakerOptions().locations.values()
    assert {p.id for p in places if len(p.entrances) == 2} == {"park", "museum", "hotel"}
    assert all(p.only_door for p in places if len(p.entrances) != 2)


def test_BS_13_fourteen_places_have_a_clue() -> None:
    places = BakerOptions().locations.values()
    assert len(places) == 15
    assert [p.id for p in places if not p.clue] == ["221b"]
    scene = game().at(1, "street").go(1, "221b").finds("arrived")
    scene.entry("clue-open", 1).refused("no-clue-here")


def test_BS_14_no_clue_is_ever_told() -> None:
    judged = game().go(1, "pub").read(1).so_far()
    for kind in ("clue-ready", "clue-started", "clue-closed"):
        assert judged.one(kind)["location"] == "pub"
        assert "clue" not in judged.one(kind)


def test_BS_15_a_table_may_have_another_limit() -> None:
    scene = game(options={"clue_seconds": 8}).go(1, "pub").entry("clue-open", 1)
    judged = scene.judged(end=scene.now + 20)
    assert [w["left_s"] for w in judged.only("clue-warning")] == [5]
    judged.one("clue-time-up")
    assert judged.state["reading"]["time_up"]


def test_BS_15_nobody_is_warned_of_the_whole_time() -> None:
    scene = game(options={"clue_seconds": 10}).go(1, "pub").entry("clue-open", 1)
    judged = scene.judged(end=scene.now + 20)
    assert [w["left_s"] for w in judged.only("clue-warning")] == [5]


def test_BS_16_a_booklet_put_down_stays_down() -> None:
    scene = game().go(1, "pub").push(1, "white").entry("clue-open", 1).refused("booklet-open")
    scene.undone().push(1, "white").finds("clue-closed")
    scene.push(1, "white").refused("look-used").undone()
    scene.done(1).pass_turn(2, 3).push(1, "white").refused("look-used")


def test_BS_17_a_cab_begins_a_visit_too() -> None:
    scene = game().go(1, "pub").read(1).done(1).pass_turn(2, 3)
    scene.go(1, "carriage_depot").cab(1, "pub").finds("left", "cab", "arrived", "clue-ready")
    scene.read(1).finds("clue-closed")


def test_BS_18_a_look_is_used_whether_there_was_a_clue_or_not() -> None:
    assert game().go(1, "pub").state()["looks"][0] == "ready"
    assert game().go(1, "pub").read(1).state()["looks"][0] == "used"


@pytest.mark.parametrize("card", ["scotland_yard", "skeleton_key"])
def test_BS_19_nobody_holds_two(card: str) -> None:
    shop = {"scotland_yard": "scotland_yard", "skeleton_key": "locksmith"}[card]
    scene = game().without(1, card).go(1, shop).entry("take", 1, card=card).finds("took")
    scene.entry("take", 1, card=card).refused("holds-one").undone()
    scene.say("card", seat=1, card=card, holds=True).refused("holds-one")


def test_BS_20_a_seal_is_laid_while_leaving() -> None:
    scene = game().at(1, "bank").go(1, "docks", seal=True)
    scene.finds("left", "sealed", "arrived", "clue-ready").done(1).pass_turn(2, 3)
    scene.go(1, "street", seal=True).refused("no-sy-card").undone()
    scene.move(1, "street", seal=False).finds("left", "arrived", "ended", "turn")


def test_BS_21_what_an_owner_cannot_change() -> None:
    places = BakerOptions().locations.values()
    assert {p.id for p in places if not p.sealable} == {"221b", "scotland_yard", "locksmith"}
    game().sealed("locksmith").refused("not-sealable")


def test_BS_22_a_player_who_is_out_keeps_no_place_open() -> None:
    scene = game().fail(1).at(2, "bank").go(2, "street", seal=True)
    scene.finds("left", "sealed", "arrived", "ended", "turn")


def test_BS_23_one_card_one_entrance() -> None:
    scene = game().at(1, "park").go(1, "street", exit="b", seal=True)
    assert scene.state()["seals"] == [{"location": "park", "entrance": "b"}]
    scene.done(1).go(2, "park", entrance="b").refused("sealed").undone()
    scene.move(2, "park", entrance="a").finds("left", "arrived", "clue-ready")


def test_BS_24_nobody_leaves_by_a_sealed_door() -> None:
    scene = game().sealed("park", "b").at(1, "park").go(1, "bank", exit="b").refused("sealed")
    scene.undone().move(1, "bank", exit="b", seal=True).refused("sealed")


def test_BS_25_a_key_where_one_door_is_open() -> None:
    scene = game().sealed("park", "b").go(1, "park", entrance="a", key=True)
    scene.refused("not-sealed-there").undone()
    scene.move(1, "park", key=True).refused("entrance-missing").undone()
    scene.move(1, "street", key=True).refused("not-sealed-there").undone()
    scene.move(1, "park", entrance="b", key=True)
    scene.finds("left", "unsealed", "arrived", "clue-ready")


def test_BS_26_BS_27_a_card_besides_the_clue() -> None:
    scene = game().without(1, "scotland_yard").go(1, "scotland_yard").read(1)
    scene.entry("take", 1, card="scotland_yard").finds("took").done(1)
    assert scene.state()["held"][0] == FULL_HAND
    scene.without(2, "skeleton_key").go(2, "locksmith").entry("clue-open", 2)
    scene.entry("take", 2, card="skeleton_key").refused("booklet-open").undone()
    scene.entry("clue-close", 2).entry("take", 2, card="skeleton_key").finds("took")


def test_BS_28_a_cab_at_the_start_of_a_turn_and_not_after_a_roll() -> None:
    scene = game().at(1, "carriage_depot")
    scene.roll(1).cab(1, "bank").refused("already-rolled").undone().undone()
    scene.entry("stay", 1).cab(1, "bank").refused("already-rolled").undone().undone()
    scene.push(1, "red").cab(1, "bank").refused("already-rolled").undone().undone()
    scene.cab(1, "street").refused("unknown-location").undone()
    scene.cab(1, "airport").refused("unknown-location").undone()
    scene.cab(1, "bank").roll(1).refused("already-rolled")


def test_BS_29_a_cab_at_once_even_back_to_where_one_came_from() -> None:
    scene = game().at(1, "bank").go(1, "carriage_depot").cab(1, "bank")
    scene.finds("left", "cab", "arrived", "clue-ready").read(1).finds("clue-closed")
    scene.cab(1, "docks").refused("not-at-depot")


def test_BS_30_a_solution_is_announced_on_arrival_too() -> None:
    scene = game().at(1, "street").announce(1).refused("not-in-221b").undone()
    scene.roll(1).announce(1).refused("not-in-221b").undone()
    scene.move(1, "221b").announce(1).finds("announce-open")
    game().roll(1).announce(1).refused("already-rolled")
    game().announce(2).refused("not-your-turn")


def test_BS_31_every_letter_and_no_other() -> None:
    game().announce(1, "abcd").refused("bad-items")
    game().announce(1, "aab").refused("bad-items")
    game().announce(1, "").refused("items-missing")
    assert game().announce(1, "cab").latest()[0]["items"] == ["a", "b", "c"]


def test_BS_32_nothing_but_yes_or_no() -> None:
    assert set(ENTRIES["result"]) == {"seat", "correct"}
    game().announce(1).result(2, True).refused("not-your-turn")


def test_BS_33_the_game_is_over_when_somebody_is_right() -> None:
    scene = game().announce(1).result(1, True)
    assert (scene.state()["phase"], scene.state()["winner"]) == ("over", 1)
    scene.push(2, "red").refused("game-over", spoken=False).undone()
    scene.at(1, "bank").refused("game-over")


def test_BS_34_seals_stay_cards_go_back() -> None:
    scene = game().at(1, "bank").go(1, "221b", seal=True).fail(1)
    state = scene.state()
    assert state["seals"] == [{"location": "bank", "entrance": "a"}]
    assert state["piles"] == {"scotland_yard": 5, "skeleton_key": 6}
    assert state["held"][0] == {"scotland_yard": False, "skeleton_key": False}
    scene.push(1, "red").refused("seat-out", spoken=False)


def test_BS_35_a_dispute_either_way_until_the_next_roll() -> None:
    scene = game().announce(1).result(1, True)
    scene.say("solution", seat=1, correct=True).finds("ruled").undone()
    scene.say("solution", seat=2, correct=False).refused("nothing-to-rule").undone()
    scene.say("solution", seat=1, correct=False).finds("ruled", "overturned", "out", "turn")
    scene.say("solution", seat=1, correct=True).finds("ruled", "overturned", "won")
    assert scene.state()["held"][0] == FULL_HAND
    assert scene.state()["tokens"][0] == "221b"
    game().say("solution", seat=1, correct=True).refused("nothing-to-rule")
    game().fail(1).push(2, "red").say("solution", seat=1, correct=True).refused("nothing-to-rule")


def test_BS_35_a_dispute_after_others_have_played_without_a_roll() -> None:
    scene = game().at(2, "carriage_depot").fail(1).cab(2, "bank").entry("clue-open", 2)
    scene.say("solution", seat=1, correct=True).finds("ruled", "overturned", "won")
    assert scene.judged(end=scene.now + 60).like("clue-time-up") == []


def test_BS_35_a_dispute_about_the_last_player() -> None:
    scene = game(2).fail(1).fail(2).say("solution", seat=2, correct=True)
    fallen = [verdict["of"] for verdict in scene.so_far().only("overturned")]
    kinds = {v["n"]: v["verdict"] for v in scene.so_far()}
    assert [kinds[n] for n in fallen] == ["out", "unsolved"]
    assert scene.state()["winner"] == 2


def test_BS_36_notes_are_nobodys_business() -> None:
    assert not {"note", "notes", "clue"} & {
        field for fields in ENTRIES.values() for field in fields
    }


def test_BS_37_blue_ends_the_turn_once_there_was_one() -> None:
    game().push(1, "blue").refused("not-rolled")
    game().roll(1).push(1, "blue").refused("not-moved")
    assert game().entry("stay", 1).push(1, "blue").finds("turn").state()["turn"] == 2
    assert game(2).pass_turn(1).fail(2).pass_turn(1).state()["turn"] == 1


def test_BS_38_the_dealer_puts_right() -> None:
    scene = game().go(1, "bank").read(1)
    scene.say("look", seat=1, used=False).finds("ruled").read(1).finds("clue-closed")
    scene.at(1, "docks").finds("ruled", "clue-ready")
    scene.at(1, "docks").finds("ruled")
    scene.say("look", seat=1, used=True).finds("ruled").say("look", seat=1, used=True)
    scene.refused("nothing-to-rule")


@pytest.mark.parametrize("pad", ["pile", "shield", "rail"])
def test_BS_39_pads_are_silent_and_releases_nothing(pad: str) -> None:
    game().push(1, pad).refused("unused-input", spoken=False)
    scene = game()
    scene.release(1, "red", scene.now + 1).finds()


def test_BS_39_what_this_game_has_no_use_for() -> None:
    game().later("cue", cue="ready").refused("unused-input")
    game().later("deal").refused("unused-input")
    game().later("card", seat=1, card="4").refused("unused-input")
    game().later("fault", reason="lost", seat=2).finds("fault")
