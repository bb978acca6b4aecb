"""Our decisions where the sheet is silent, D1 to D18, and docs/decisions/0018."""

from tests.games.baker_street.table import BakerTable, game


def test_D1_two_can_play() -> None:
    assert game(2).pass_turn(1).state()["turn"] == 2


def test_D2_a_tie_of_all_and_another_tie() -> None:
    scene = BakerTable(3).case().order(2, 2, 2).finds("order-roll", "order-tie")
    scene.order(5, 5, 1).finds("order-roll", "order-tie")
    assert scene.roll(1, 1).roll(2, 2).state()["turn"] == 2


def test_D3_re_entry_can_be_lifted_but_not_to_seal_oneself_in() -> None:
    scene = game().at(1, "bank").go(1, "bank").refused("same-turn-reentry").lift_last()
    scene.move(1, "bank", seal=True).refused("not-leaving").undone()
    scene.move(1, "bank").finds("left", "arrived", "clue-ready")


def test_D4_nobody_is_locked_in() -> None:
    game().at(1, "bank").sealed("bank").refused("occupied")
    game().sealed("bank").at(1, "bank").refused("sealed")


def test_D4_a_key_is_for_what_others_have_sealed() -> None:
    scene = game().at(1, "bank").go(1, "street", seal=True).pass_turn(2, 3)
    scene.go(1, "bank", key=True).refused("own-seal")
    assert scene.state()["held"][0]["skeleton_key"]


def test_D5_the_depot_is_sealed_by_who_leaves_in_a_cab() -> None:
    scene = game().at(1, "carriage_depot").cab(1, "bank", seal=True)
    scene.finds("left", "sealed", "cab", "arrived", "clue-ready").done(1)
    scene.go(2, "carriage_depot").refused("sealed")


def test_D5_one_open_door_is_enough_for_a_cab() -> None:
    scene = game().sealed("park", "a").at(1, "carriage_depot")
    scene.cab(1, "park", entrance="a").refused("sealed").undone()
    scene.cab(1, "park", entrance="c").refused("bad-entrance").undone()
    scene.cab(1, "park", key=True).refused("entrance-missing").undone()
    assert scene.cab(1, "park").so_far().one("arrived")["entrance"] is None
    scene.undone().cab(1, "park", entrance="a", key=True)
    scene.finds("left", "cab", "unsealed", "arrived", "clue-ready")


def test_D5_both_doors_sealed() -> None:
    scene = game().sealed("park", "a").sealed("park", "b").at(1, "carriage_depot")
    scene.cab(1, "park").refused("sealed")


def test_D6_an_out_tells_no_item() -> None:
    assert "items" not in game().fail(1).so_far().one("out")


def test_D7_out_in_the_middle_of_a_round() -> None:
    scene = game(4).pass_turn(1).fail(2).pass_turn(3, 4, 1)
    assert scene.state()["turn"] == 3


def test_D8_one_move_a_roll() -> None:
    game().go(1, "bank").move(1, "docks").refused("already-rolled")
    game().go(1, "bank").entry("stay", 1).refused("already-rolled")


def test_D9_D10_an_unused_look_lasts_for_the_visit() -> None:
    scene = game().go(1, "bank").done(1).pass_turn(2, 3)
    assert scene.so_far().only("turn")[-1]["may"] == ["roll", "stay", "clue-open"]
    scene.entry("stay", 1).finds("stayed").read(1).finds("clue-closed")


def test_D10_a_look_kept_for_the_next_turn_takes_none_from_the_next_place() -> None:
    scene = game().go(1, "bank").done(1).pass_turn(2, 3).read(1)
    assert scene.state()["phase"] == "turn"
    scene.go(1, "docks").finds("left", "arrived", "clue-ready").read(1).finds("clue-closed")


def test_D10_no_look_between_roll_and_move() -> None:
    game().at(1, "bank").roll(1).entry("clue-open", 1).refused("already-rolled")
    game().at(1, "bank").push(1, "red").push(1, "white").refused("already-rolled")


def test_D11_D12_the_door_one_leaves_by_without_a_look() -> None:
    scene = game().go(1, "hotel", entrance="a").done(1).pass_turn(2, 3)
    scene.go(1, "street", exit="b", seal=True).so_far().none("clue-started")
    assert scene.state()["seals"] == [{"location": "hotel", "entrance": "b"}]


def test_D13_before_or_after_the_clue_but_not_at_the_next_turn() -> None:
    scene = game().without(1, "skeleton_key").go(1, "locksmith").done(1).pass_turn(2, 3)
    scene.entry("take", 1, card="skeleton_key").refused("take-too-late").undone()
    scene.roll(1).entry("take", 1, card="skeleton_key").refused("take-too-late")


def test_D14_a_key_takes_one_inside() -> None:
    assert game().sealed("bank").go(1, "bank", key=True).state()["tokens"][0] == "bank"


def test_D15_on_the_very_first_turn() -> None:
    scene = game()
    assert "announce" in scene.so_far().one("turn")["may"]
    scene.announce(1).finds("announce-open")


def test_D16_several_tokens_in_one_place() -> None:
    scene = game().go(1, "pub").done(1).go(2, "pub").done(2).go(3, "pub")
    assert scene.state()["tokens"] == ["pub"] * 3


def test_D17_a_late_reader_only_has_to_put_it_down() -> None:
    scene = game().go(1, "pub").entry("clue-open", 1)
    scene.now += 40
    for name in ("roll", "stay", "end"):
        scene.entry(name, 1).refused("booklet-open").undone()
    scene.cab(1, "bank").refused("booklet-open").undone()
    scene.result(1, True).refused("not-announced").undone()
    scene.entry("die", 1, value=3).refused("bad-die").undone()
    scene.at(1, "bank").refused("booklet-open").undone()
    scene.say("look", seat=1, used=False).refused("booklet-open").undone()
    assert scene.entry("clue-close", 1).finds("clue-closed").state()["reading"] is None


def test_D18_there_is_no_way_back_but_the_dealers() -> None:
    scene = game().announce(1).at(1, "bank").refused("answer-pending").undone()
    scene.overturn_last("announce-open").finds("overturned")
    assert scene.state()["phase"] == "turn"


def test_D19_a_button_pressed_twice_does_not_burn_the_look() -> None:
    scene = game().go(1, "bank").push(1, "white").push(1, "white", after=0.05)
    scene.refused("just-opened", spoken=False).push(1, "white", after=9).finds("clue-closed")


def test_D20_a_finished_turn_passes_on_and_an_unfinished_one_does_not() -> None:
    game().go(1, "bank").roll(2).refused("not-your-turn")
    game().go(1, "bank").read(1).roll(2).finds("ended", "turn", "rolled")
    assert game().go(1, "street").state()["turn"] == 2
