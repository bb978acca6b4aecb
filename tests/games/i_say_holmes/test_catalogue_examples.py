"""The acceptance examples of docs/rules/i-say-holmes.md, each with its number."""

from typing import Any

import pytest

from companion.core.transcript.errors import TranscriptError
from companion.core.transcript.header import parse_header
from companion.games import GAMES
from tests.support.isay_table import AFOOT, IsayTable, after, dealt, opened
from tests.support.table import Line, judge


def whole(scene: IsayTable) -> bool:
    """Every card of the deck is somewhere (example 54)."""
    s = scene.state
    return bool(sum(s["hands"]) + s["draw_pile"] + s["discards"] + s["aside"] == 120)


def test_example_1_IH_2_IH_4_the_deal() -> None:
    scene = dealt()
    ready = scene.so_far().one("ready")
    assert ready["deal"] == [3, 4]
    assert ready["hands"] == [6, 6, 6, 6]
    assert (ready["draw_pile"], ready["chit"]) == (96, "London")
    assert scene.state["hands"] == [6, 6, 6, 6]


@pytest.mark.parametrize(
    ("header", "named"),
    [({"seats": 2}, "seats"), ({"seats": 9}, "seats"), ({"options": {"rounds": 0}}, "rounds")],
)
def test_example_2_IH_1_a_header_that_cannot_be(header: Line, named: str) -> None:
    line = {"transcript": 1, "game": "i-say-holmes", "seats": 4, **header}
    with pytest.raises(TranscriptError, match=f'"{named}"'):
        parse_header(line, GAMES)


def test_example_3_IH_5_another_card_cannot_open() -> None:
    dealt().entry("play", 3, card="Train").refused("not-started")


def test_example_4_IH_5_IH_6_the_game_is_afoot() -> None:
    scene = dealt().entry("play", 3, card=AFOOT)
    found = scene.so_far()
    assert found.kinds()[-2:] == ["started", "turn"]
    assert found.one("turn", seat=4)
    assert scene.state["hands"] == [6, 6, 5, 6]


def test_example_5_IH_6_out_of_turn() -> None:
    opened().entry("play", 3, card="Train").refused("not-your-turn")


def test_example_6_IH_8_IH_11_the_dealer_reads_the_line() -> None:
    scene = opened().entry("play", 2, card="Train")
    assert scene.so_far()[-1]["verdict"] == "ask"
    assert scene.last("ask")["question"] == "sequence"
    assert scene.state["hands"][1] == 6
    scene.say("sequence", allow=True)
    assert scene.so_far().one("played", seat=2, card="Train")
    assert scene.so_far().one("chit", side="Country")


def test_example_7_IH_8_the_dealer_says_no() -> None:
    scene = opened().entry("play", 2, card="Train").say("sequence", allow=False)
    assert scene.so_far()[-1]["reason"] == "not-in-sequence"
    assert (scene.state["turn"], scene.state["phase"]) == (2, "turn")


def test_example_8_IH_8_a_whole_line_needs_no_dealer() -> None:
    scene = opened(cards={AFOOT: {"next": ["movement"]}})
    scene.entry("play", 2, card="Clue", target=3).refused("not-in-sequence")
    scene.so_far().none("ask")


def test_example_9_IH_17_a_location_matches_the_chit() -> None:
    scene = after("Train", turn=3)
    assert scene.state["chit"] == "Country"
    scene.entry("play", 3, card="West End").refused("chit-mismatch")
    assert scene.entry("play", 3, card="Village").so_far().one("played", card="Village")


def test_example_10_IH_12_a_cab_stays_in_town() -> None:
    assert after("Hansom Cab").so_far().one("chit", side="London")


def test_example_11_IH_9_IH_10_draw_and_keep() -> None:
    scene = opened().draw(2).keep(2)
    assert scene.so_far().kinds()[-3:] == ["drew", "kept", "turn"]
    s = scene.state
    assert (s["hands"], s["draw_pile"], s["turn"]) == ([5, 7, 6, 6], 95, 3)


def test_example_12_IH_10_one_card_a_turn() -> None:
    opened().draw(2).draw(2).refused("already-drew")


def test_example_13_IH_10_nothing_to_keep() -> None:
    opened().keep(2).refused("not-drawn")


def test_example_14_IH_14_IH_15_thick_fog() -> None:
    scene = opened(by=4).counts(5, 2, 4, 3).lay(1, "Thick Fog")
    assert scene.so_far().one("redeal")["hands"] == [4, 2, 4, 3]
    assert scene.state["chit"] == "pending"
    scene.done("redeal").entry("play", 2, card="Castle")
    assert (scene.state["chit"], scene.state["hands"]) == ("Country", [4, 1, 4, 3])


def test_example_15_IH_20_IH_39_time_is_up() -> None:
    scene = opened().lay(2, "I Suspect", target=4)
    assert scene.so_far()[-1]["verdict"] == "window"
    found = scene.wait(13).so_far()
    assert [v for v in found.kinds() if v in ("window-closed", "draws")] == [
        "window-closed",
        "draws",
    ]
    assert found.one("draws", seat=4, cards=1)
    assert scene.state["hands"][3] == 7


def test_example_16_IH_37_an_alibi() -> None:
    scene = opened().lay(2, "Inspector", target=4).button(4, "red", 3.2, u=100)
    assert scene.so_far().kinds()[-2:] == ["defended", "pass-left"]
    assert scene.last("defended")["with"] == "Alibi"
    scene.done("pass-left")
    assert (scene.state["turn"], scene.state["hands"]) == (3, [5, 5, 6, 5])


def test_example_17_IH_38_a_mastermind() -> None:
    scene = opened().counts(5, 3, 5, 3).lay(2, "Foot Chase", target=3)
    assert scene.state["hands"] == [5, 2, 5, 3]
    scene.button(3, "blue").done("pass-right")
    assert (scene.state["hands"], scene.state["turn"]) == ([2, 4, 3, 5], 3)


def test_example_18_IH_38_no_alibi_against_a_telegram() -> None:
    scene = opened().lay(2, "Telegram", target=3).button(3, "red").refused("alibi-not-allowed")
    assert scene.state["phase"] == "window"
    scene.button(3, "blue")
    assert scene.last("defended")["with"] == "Mastermind"
    scene.so_far().none("points")


@pytest.mark.parametrize(
    ("t", "u", "kind"),
    [
        (-0.0004, 900, "doubt"),
        (-0.0004, 400, "doubt"),
        (-0.0004, 399, "defended"),
        (-0.0004, 100, "defended"),
        (0.0005, 100, "refused"),
    ],
)
def test_example_19_at_the_last_moment(t: float, u: int, kind: str) -> None:
    scene = opened().lay(2, "I Suspect", target=4)
    deadline = scene.last("window")["deadline"] / 1e6
    scene.press(4, "red", deadline + t, u=u)
    found = scene.so_far().only("doubt", "defended", "refused")
    assert [v["verdict"] for v in found] == [kind]
    if kind == "doubt":
        expected = {"question": "deadline", "gap_us": 400, "doubt_us": u, "between": [4]}
        assert expected.items() <= found[0].items()
    if kind == "refused":
        assert found[0]["reason"] == "window-closed"


def test_example_20_two_buttons_at_once() -> None:
    scene = opened().lay(2, "I Suspect", target=4)
    scene.button(4, "red", u=100).button(4, "blue", 0.00015, u=100)
    assert scene.last("doubt")["question"] == "which"
    scene.say("which", answer="blue")
    assert scene.last("defended")["with"] == "Mastermind"


@pytest.mark.parametrize("crosswise", [False, True])
def test_example_21_the_first_button_counts(crosswise: bool) -> None:
    scene = opened().lay(2, "I Suspect", target=4)
    scene.button(4, "red", u=100).button(4, "blue", 0.03, u=100)
    header, *lines, red, blue = scene.lines
    pressed = [blue, red] if crosswise else [red, blue]
    end = {"t": blue["t"] + 1_000_000, "event": "end"}
    found = judge([{**header, "latency": 40_000}, *lines, *pressed, end])
    assert found.one("defended", seat=4)["with"] == "Alibi"
    assert found.one("refused", seat=4, input="blue")["reason"] == "already-answered"


def test_example_22_somebody_elses_window() -> None:
    scene = opened().lay(2, "I Suspect", target=4)
    scene.button(1, "red").refused("not-target", speak=False)


def test_example_23_IH_51_a_stray_press() -> None:
    opened().button(4, "blue").refused("no-window", speak=False)


def test_example_24_no_defence() -> None:
    scene = opened().lay(2, "I Suspect", target=4).button(4, "white")
    assert scene.so_far().kinds()[-3:] == ["declined", "draws", "turn"]


def test_example_25_a_promise_not_kept() -> None:
    scene = opened().lay(2, "Inspector", target=4).button(4, "red").say("defence", allow=False)
    assert scene.so_far().kinds()[-3:] == ["ruled", "draws", "turn"]
    assert (scene.state["hands"], scene.state["turn"]) == ([5, 5, 6, 8], 3)


def test_example_26_IH_18_scotland_yard() -> None:
    scene = opened().entry("play", 2, card="Scotland Yard").refused("side-missing")
    scene.lay(2, "Scotland Yard", side="previous")
    assert scene.last("window")["seat"] == 1
    assert opened().lay(2, "Scotland Yard", side="next").last("window")["seat"] == 3


def test_example_27_IH_25_the_inspector_at_the_yard() -> None:
    scene = after("Scotland Yard", turn=3).lay(3, "Inspector", target=1).decline(1)
    assert scene.last("draws")["cards"] == 2
    assert (scene.last("ask")["question"], scene.last("ask")["seat"]) == ("arrest", 3)
    assert scene.entry("no-arrest", 3).state["turn"] == 4


def test_example_28_IH_30_IH_35_after_a_movement() -> None:
    scene = after("Train", cards={"Train": {"next": ["location"]}})
    scene.entry("play", 2, card="Holmes").refused("condition")
    scene.entry("play", 2, card="Fleeing", villain="Clay")
    assert scene.so_far().one("points", seat=2, delta=-10, why="fleeing")
    assert scene.state["hands"][1] == 4
    assert scene.state["scores"][1] == -10


def test_example_29_IH_28_IH_29_i_say() -> None:
    scene = opened(cards={AFOOT: {"next": ["movement", "i-say"]}})
    scene.entry("play", 2, card="Deduction", target=4).decline(4)
    assert scene.so_far().one("points", seat=2, delta=-10, why="i-say")
    assert (scene.last("turn")["seat"], scene.last("turn")["seq"]) == (3, AFOOT)
    assert scene.last("look")["cards"] == "all"


@pytest.mark.parametrize(("allow", "score"), [(True, -10), (False, 0)])
def test_example_30_IH_27_IH_28_the_dealer_reads_i_say(allow: bool, score: int) -> None:
    scene = opened().entry("play", 2, card="Watson")
    assert scene.last("ask")["question"] == "i-say"
    scene.say("i-say", allow=allow)
    assert scene.so_far().one("played", card="Watson")
    assert (scene.state["scores"][1], scene.state["turn"]) == (score, 3)


def test_example_31_IH_33_mycroft() -> None:
    scene = after("West End", turn=1).counts(5, 2, 6, 3)
    scene.entry("play", 1, card="Mycroft", target=3, in_sequence=False).decline(3)
    assert scene.last("trade")["between"] == [1, 3]
    assert scene.state["hands"] == [6, 2, 4, 3]
    village = after("Train", turn=4).lay(4, "Village")
    village.entry("play", 1, card="Mycroft", target=3).refused("condition")


def test_example_32_IH_34_plot_thickens() -> None:
    scene = opened(unknown_sequence="trust")
    for turn in range(10):
        scene.lay((turn + 1) % 4 + 1, "Hansom Cab")
    scene.lay(4, "London").counts(6, 6, 8, 8)
    assert (scene.state["draw_pile"], scene.state["discards"]) == (80, 12)
    scene.entry("play", 1, card="Plot Thickens")
    assert scene.last("reshuffle")["draw_pile"] == 91
    assert (scene.state["discards"], scene.state["aside"]) == (1, 1)


def arrested(card: str = "Arrest", **more: Any) -> IsayTable:
    """Seat 2 arrests seat 4, who has no answer to it."""
    scene = opened(**more).counts(5, 6, 5, 3)
    scene.lay(2, card, target=4, **({} if card == "Arrest" else {"in_sequence": False}))
    return scene.decline(4)


def test_example_33_IH_42_not_guilty() -> None:
    scene = opened().counts(25, 6, 25, 3).lay(2, "Arrest", target=4).decline(4)
    assert (scene.state["hands"], scene.state["draw_pile"]) == ([25, 5, 25, 3], 60)
    s = scene.innocent(4).state
    assert (s["hands"][1], s["hands"][3], s["draw_pile"], s["turn"]) == (8, 3, 57, 3)
    assert scene.last("hand-taken")["cards"] == 3


def test_example_34_IH_30_holmes_pays_nothing() -> None:
    scene = arrested("Holmes")
    before = scene.state["hands"]
    scene.innocent(4)
    assert (scene.state["hands"], scene.state["turn"]) == (before, 3)


def test_example_35_IH_40_who_pleads_and_how() -> None:
    scene = arrested()
    scene.entry("plea", 3, guilty=False).refused("not-accused")
    scene.entry("plea", 4, guilty=True).refused("villains-missing")


def test_example_36_IH_46_IH_48_after_an_arrest() -> None:
    scene = opened(by=4, cards={"Moran": {"value": 40}})
    scene.lay(1, "Telegram", target=3).decline(3).lay(2, "Arrest", target=4).decline(4)
    scene.guilty(4, "Moran").held(15, 9, 20, 12)
    assert scene.so_far().kinds()[-1] == "score"
    assert scene.last("score")["total"] == [15, -31, 30, 52]


def gone_out() -> IsayTable:
    """Seat 2 has laid its last card."""
    return opened().counts(5, 1, 4, 3).lay(2, "West End")


def test_example_37_IH_43_IH_44_the_last_chapter() -> None:
    scene = gone_out()
    assert scene.so_far().kinds()[-2:] == ["went-out", "ask"]
    assert (scene.last("ask")["question"], scene.last("ask")["seat"]) == ("arrest", 2)
    scene.entry("arrest", 2, target=3).innocent(3)
    assert scene.so_far().kinds()[-3:] == ["not-guilty", "cleared", "ask"]
    assert (scene.last("ask")["question"], scene.last("ask")["seat"]) == ("arrest", 3)
    assert scene.state["hands"] == [5, 0, 4, 3]


def test_example_38_IH_44_who_cannot_be_accused() -> None:
    scene = gone_out().entry("arrest", 2, target=3).innocent(3)
    scene.entry("arrest", 3, target=2).refused("no-cards")
    scene.entry("arrest", 3, target=4).innocent(4)
    scene.entry("arrest", 4, target=3).refused("already-cleared")


def all_cleared() -> IsayTable:
    scene = gone_out()
    for by, seat in ((2, 3), (3, 4), (4, 1)):
        scene.entry("arrest", by, target=seat).innocent(seat)
    return scene


def test_example_39_IH_44_nobody_is_guilty() -> None:
    scene = all_cleared()
    assert scene.last("round-end")["why"] == "none-guilty"
    scene.entry("held", 1, total=30).entry("held", 3, total=20).entry("held", 4, total=10)
    assert scene.last("score")["total"] == [30, 0, 20, 10]


def test_example_40_IH_44_a_villain_after_all() -> None:
    scene = all_cleared().entry("held", 3, cards=["Moran"])
    assert scene.so_far().one("flag", seat=3)["why"] == "cleared-seat-held-villain"


def test_example_41_IH_47_an_escape() -> None:
    scene = opened(by=4, cards={"Clay": {"value": 30}, "Moran": {"value": 40}})
    scene.counts(2, 3, 3, 3).entry("escape", 1, villains=["Clay", "Moran"])
    assert scene.so_far().one("escaped", seat=1)["villains"] == ["Clay", "Moran"]
    scene.held(0, 11, 12, 13)
    assert scene.last("score")["total"] == [-70, 11, 12, 13]


def test_example_42_IH_45_not_villains_only() -> None:
    scene = opened(by=4).counts(3, 6, 6, 6)
    scene.entry("escape", 1, villains=["Clay"]).refused("count-mismatch")


def test_example_43_IH_36_villains_are_not_laid() -> None:
    opened(by=4).entry("play", 1, card="Moriarty").refused("use-escape")


def test_example_44_IH_51_first_the_window() -> None:
    scene = opened().lay(2, "I Suspect", target=4)
    scene.entry("play", 3, card="Train").refused("busy", waiting_for="window")


def test_example_45_IH_51_what_cannot_be() -> None:
    scene = opened()
    scene.entry("play", 2, card="Bicycle").refused("unknown-card")
    scene.entry("play", 2, card="Clue", target=2).refused("self-target")
    scene.entry("play", 2, card="Clue").refused("target-missing")
    scene.entry("play", 9, card="Train").refused("bad-seat")


def test_example_46_IH_46_sums_that_cannot_be() -> None:
    scene = all_cleared()
    for total in (999, -5):
        scene.entry("held", 3, total=total).refused("bad-total")
    scene.entry("play", 3, card="Train").refused("round-over")


def test_example_47_IH_49_the_lowest_total_wins() -> None:
    scene = dealt()
    for number in range(3):
        if number:
            scene.later("deal")
        scene.entry("play", 1, card=AFOOT).counts(1, 1, 1, 1).lay(2, "West End")
        scene.entry("arrest", 2, target=1).innocent(1).entry("arrest", 1, target=3).innocent(3)
        scene.entry("arrest", 3, target=4).innocent(4)
        if number == 2:
            for seat, delta in ((1, 20), (2, -5), (3, 31), (4, -5)):
                scene.say("score", seat=seat, delta=delta)
        for seat in (1, 3, 4):
            scene.entry("held", seat, total=0)
    assert scene.last("score")["total"] == [20, -5, 31, -5]
    assert scene.last("won")["seats"] == [2, 4]
    scene.entry("play", 2, card="Train").refused("match-over")


def test_example_48_out_by_an_alibi() -> None:
    scene = opened().counts(5, 6, 6, 1).lay(2, "I Suspect", target=4).button(4, "red")
    assert scene.so_far().kinds()[-3:] == ["defended", "went-out", "ask"]
    assert scene.last("went-out")["seat"] == 4
    scene.so_far().none("pass-left")


def test_example_49_who_has_no_card_to_pass() -> None:
    scene = opened().counts(5, 3, 5, 0).lay(2, "Inspector", target=3).button(3, "red")
    assert scene.state["hands"] == [5, 2, 4, 0]
    assert scene.done("pass-left").state["hands"] == [4, 2, 4, 1]


def test_example_50_IH_50_nothing_to_rule() -> None:
    opened().say("sequence", allow=True).refused("nothing-to-rule")


def test_example_51_IH_40_a_train_is_no_villain() -> None:
    arrested().guilty(4, "Train").refused("not-a-villain")


def test_example_52_IH_50_the_dealer_lets_it_pass() -> None:
    scene = after("Train", turn=3).entry("play", 3, card="West End")
    refused = scene.last("refused")
    assert refused["reason"] == "chit-mismatch"
    scene.say("lift", of=refused["n"])
    assert scene.so_far().one("played", card="West End")
    assert scene.state["chit"] == "Country"


def test_example_53_a_lost_button() -> None:
    scene = opened().fault(5, "lost", seat=4, input="red").lay(2, "I Suspect", target=4).wait(60)
    assert scene.state["phase"] == "window"
    scene.defend(4, "Alibi")
    assert scene.last("defended")["with"] == "Alibi"


def test_example_54_IH_2_no_card_is_lost() -> None:
    for scene in (dealt(), opened(), arrested(), gone_out(), all_cleared(), after("Train")):
        assert whole(scene)


def test_example_55_IH_10_the_next_play_implies_keep() -> None:
    scene = opened(unknown_sequence="trust").draw(2).entry("play", 3, card="Hansom Cab")
    assert scene.so_far().kinds()[-6:-2] == ["implied", "kept", "turn", "played"]
    scene.overturn(scene.last("kept"), scene.now + 1)
    assert (scene.state["phase"], scene.state["turn"]) == ("drawn", 2)
    assert whole(scene)


def test_example_56_IH_21_going_on_is_no_defence() -> None:
    scene = opened(unknown_sequence="trust").entry("play", 2, card="Telegram", target=3)
    scene.entry("play", 4, card="Train").refused("busy", waiting_for="window")
    scene.entry("play", 3, card="Train")
    assert scene.so_far().kinds()[-7:-3] == ["implied", "declined", "points", "turn"]
    assert scene.state["scores"] == [0, 0, 10, 0]


def test_example_57_IH_37_going_on_says_that_the_cards_are_passed() -> None:
    scene = opened().lay(2, "Inspector", target=4).button(4, "red").draw(3)
    assert scene.so_far().kinds()[-3:] == ["implied", "turn", "drew"]


def test_example_58_IH_31_IH_43_a_last_watson() -> None:
    def watson() -> IsayTable:
        scene = opened(unknown_sequence="trust").counts(5, 1, 4, 3)
        return scene.entry("play", 2, card="Watson", target=4)

    assert watson().last("window")["seat"] == 4
    ask = watson().button(4, "red").last("ask")
    assert (ask["question"], ask["seat"]) == ("arrest", 2)
    assert watson().wait(13).so_far().one("arrest", seat=4)["by"] == 2


def test_example_59_IH_46_all_detected_villains() -> None:
    cards = {"Moran": {"value": 40}, "Clay": {"value": 30}, "Clue": {"value": 4}}
    scene = opened(cards=cards).lay(2, "Arrest", target=4).decline(4).guilty(4, "Moran")
    scene.entry("held", 1, total=15).entry("held", 2, total=5).entry("held", 3, total=20)
    scene.entry("held", 4, cards=["Clay", "Clue"])
    assert scene.so_far().one("detected", seat=4)["villains"] == ["Clay"]
    assert scene.last("score")["total"] == [15, 5 - 70, 20, 74]


def test_example_60_IH_46_a_hand_has_a_least_worth() -> None:
    scene = opened().lay(2, "Arrest", target=4).decline(4).guilty(4, "Moran")
    scene.entry("held", 3, total=1).refused("bad-total")


def test_example_61_IH_39_the_whole_time_again() -> None:
    scene = opened().lay(2, "Inspector", target=4).button(4, "red", 10)
    scene.overturn(scene.last("defended"), scene.now + 60)
    scene.so_far().none("draws")
    assert scene.last("window")["deadline"] == round((scene.now + 12) * 1_000_000)


def test_example_62_IH_8_every_information_card() -> None:
    scene = after("West End").entry("play", 2, card="Clue", target=4)
    learned = scene.say("sequence", allow=True, learn="information").state["learned"]
    again = after("West End", cards={"West End": learned["West End"]})
    again.entry("play", 2, card="Disguise", target=4).so_far().none("ask", card="Disguise")
