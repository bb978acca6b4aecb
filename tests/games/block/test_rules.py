"""BL-1 to BL-29, one by one, and the decisions that go with them."""

import pytest

from companion.core.transcript.errors import TranscriptError
from companion.games.block.rules.pack import BLOCKS, CARDS, PACK_SIZE, is_high, next_higher
from tests.games.block.table import BlockTable, block, owing, reasons


class TestDealing:
    @pytest.mark.parametrize("seats", [3, 4, 5, 6])
    def test_BL_1_three_to_six_players(self, seats: int) -> None:
        assert len(block(seats).judged().state["hands"]) == seats

    @pytest.mark.parametrize("seats", [1, 2, 7, 8])
    def test_BL_1_and_no_others(self, seats: int) -> None:
        with pytest.raises(TranscriptError, match="3 to 6"):
            BlockTable(seats).judged()

    def test_BL_2_the_pack(self) -> None:
        suits = {suit: [c for c in CARDS if c[0] == suit] for suit in "ABCDE"}
        assert [len(cards) for cards in suits.values()] == [9, 11, 11, 11, 11]
        assert not {"A4", "A9"} & set(CARDS)
        assert (BLOCKS, PACK_SIZE) == (3, 56)

    @pytest.mark.parametrize("card", ["C0", "c4", "C04", "C", "4C", "BLOCKS", "A 5", "C²"])
    def test_BL_2_nothing_else_is_a_card(self, card: str) -> None:
        assert reasons(block().lead(2, card).judged()) == ["no-such-card"]

    def test_BL_2_there_are_no_options(self) -> None:
        with pytest.raises(TranscriptError, match='unknown option "target"'):
            block(options={"target": 50}).judged()

    @pytest.mark.parametrize("hands", [[11, 11, 11, 11, 12], [12, 11, 11, 11, 11]])
    def test_BL_3_hands_that_were_counted(self, hands: list[int]) -> None:
        dealt = BlockTable(5).deal(hands=hands).judged().one("dealt")
        assert dealt["hands"] == hands

    @pytest.mark.parametrize(
        "hands",
        [[], [14] * 3, [14] * 5, [28, 28], [0, 0, 0, 56], [15, 15, 13, 13], [-1, 0, 0, 57]],
    )
    def test_BL_3_hands_that_cannot_be(self, hands: list[int]) -> None:
        assert reasons(BlockTable().deal(hands=hands).judged()) == ["bad-hands"]

    def test_BL_4_a_hand_is_sorted_by_letter_and_that_is_all_the_referee_says_of_it(self) -> None:
        assert list(CARDS) == sorted(CARDS, key=lambda card: (card[0], int(card[1:])))
        assert block().judged().kinds() == ["dealt"]

    def test_BL_5_the_dealers_left_neighbour_leads(self) -> None:
        leaders = [block(dealer=d).judged().one("dealt")["leader"] for d in (1, 2, 3, 4)]
        assert leaders == [2, 3, 4, 1]


class TestRuns:
    def test_BL_6_the_leader_lays_any_card(self) -> None:
        for card in CARDS:
            led = block().lead(2, card).judged().one("led")
            assert (led["seat"], led["card"], led["hand"]) == (2, card, 13)

    def test_BL_7_whoever_has_the_next_card_follows_wherever_he_sits(self) -> None:
        judged = block().lead(2, "B5").climb(4, 1, 1, 2).judged()
        found = [(p["seat"], p["card"], p["due"]) for p in judged.only("played")]
        assert found == [(4, "B6", "B7"), (1, "B7", "B8"), (1, "B8", "B9"), (2, "B9", "B10")]

    def test_BL_8_one_step_at_a_time_to_the_top(self) -> None:
        judged = block().suit(2, "E").judged()
        dues = [v["due"] for v in judged.only("led", "played")]
        assert dues == [*(f"E{rank}" for rank in range(2, 12)), None]

    def test_BL_9_only_the_top_of_a_pile_is_shown(self) -> None:
        state = block().lead(2, "B5").climb(4, 2, 4).judged().state
        assert state["tops"] == [None, "B7", None, "B8"]
        assert "B5" not in str(state)

    def test_BL_9_a_block_lies_on_top(self) -> None:
        state = block().lead(2, "B5").red(2).judged().state
        assert state["tops"] == [None, "BLOCK", None, None]

    @pytest.mark.parametrize("suit", "ABCDE")
    def test_BL_10_the_eleven_is_high(self, suit: str) -> None:
        judged = block().lead(2, f"{suit}11").judged()
        assert judged.one("lead", seat=2) == {**judged.one("lead"), "by": "high"}

    def test_BL_11_the_lead_is_one_seats_alone(self) -> None:
        judged = block().lead(2, "C11").lead(3, "B1").lead(2, "B1").judged()
        assert reasons(judged) == ["not-leader"]
        assert judged.one("led", card="B1")["seat"] == 2

    def test_BL_21_lower_cards_left_behind_make_naturals(self) -> None:
        hand = block().lead(2, "D4").climb(1, 1, 1, 1, 1, 1, 3).lead(3, "D1").white(4).white(1)
        judged = hand.judged()
        assert judged.one("lead", by="natural") == {
            **judged.one("lead", by="natural"),
            "seat": 1,
            "card": "D3",
        }

    def test_BL_21_a_blocked_run_leaves_one_behind_as_well(self) -> None:
        judged = block().lead(2, "D4").red(2).lead(2, "D3").judged()
        assert judged.one("lead", by="natural")["card"] == "D3"

    @pytest.mark.parametrize("card", ["A3", "A8"])
    def test_BL_22_naturals_from_the_start(self, card: str) -> None:
        assert next_higher(card) is None
        assert not is_high(card)
        assert block().lead(2, card).judged().one("lead")["by"] == "natural"

    def test_BL_23_naturals_are_computed_and_never_shown(self) -> None:
        judged = block().lead(2, "D4").judged()
        assert judged.state.keys() == {
            *("verdict", "phase", "dealer", "leader", "due", "hands", "tops", "scores", "open"),
        }
        assert "D3" not in str(judged.state)


class TestBlocking:
    def test_BL_12_straight_after_ones_own_card(self) -> None:
        judged = block().lead(2, "C4").white(3).red(3).judged()
        assert judged.one("block") == {**judged.one("block"), "seat": 3, "on": "C5", "hand": 12}

    def test_BL_12_however_long_he_thinks(self) -> None:
        block().lead(2, "C4").white(3, 10).red(3, 600).judged().one("block")

    def test_BL_12_on_ones_own_lead(self) -> None:
        assert block().lead(2, "C4").red(2).judged().one("block")["on"] == "C4"

    def test_BL_13_the_run_ends_and_the_blocker_leads_any_suit(self) -> None:
        hand = block().lead(2, "C4").white(3).red(3).lead(3, "C6")
        judged = hand.judged()
        assert judged.one("lead") == {**judged.one("lead"), "seat": 3, "by": "block", "card": "C5"}
        assert judged.one("led", card="C6")["due"] == "C7"

    def test_BL_14_not_on_anothers_card_nor_once_the_next_is_down(self) -> None:
        assert reasons(block().red(3).judged()) == ["not-just-played"]
        assert reasons(block().lead(2, "C4").red(3).judged()) == ["not-just-played"]
        assert reasons(block().lead(2, "C4").white(3).red(2).judged()) == ["too-late"]
        entered = block().lead(2, "C4").entry("play", seat=3).entry("block", seat=2)
        assert reasons(entered.judged()) == ["too-late"]

    def test_BL_14_a_lead_passed_on_is_no_white(self) -> None:
        hand = block().suit(2, "B").lead(2, "C11").lead(2, "D11").no_lead(2).lead(3, "E1").red(2)
        assert reasons(hand.judged()) == ["not-just-played"]

    def test_BL_15_a_natural_needs_no_block_and_uses_none(self) -> None:
        hand = block().lead(2, "A8")
        for card in ("B1", "C1", "D1"):
            hand.lead(2, card).red(2)
        assert len(hand.judged().only("block")) == 3

    def test_BL_15_a_block_on_ones_own_natural_sheds_the_card(self) -> None:
        judged = block().lead(2, "A8").red(2).judged()
        assert judged.state["hands"][1] == 12
        assert judged.state["leader"] == 2

    def test_BL_14_a_block_after_passing_the_lead(self) -> None:
        hand = block().suit(2, "B").lead(2, "C11").lead(2, "D11").no_lead(2).red(2)
        assert hand.judged().one("out")["seat"] == 2

    def test_stand_ins_for_the_buttons(self) -> None:
        judged = block().lead(2, "C4").entry("play", seat=3).entry("block", seat=3).judged()
        assert judged.one("played")["seat"] == 3
        assert judged.one("block")["seat"] == 3
        early = block().entry("play", seat=3).entry("block", seat=3)
        assert reasons(early.judged()) == ["lead-due", "not-just-played"]


class TestScoring:
    def test_BL_16_a_block_left_costs_five(self) -> None:
        hand = block(scores=[0, 0, 12, 30]).out().blocks_left(0, 0, 1, 2)
        score = hand.judged().one("score")
        assert score["penalties"] == [0, 0, 5, 10]
        assert score["total"][2:] == [7, 20]

    def test_BL_16_who_has_nothing_loses_nothing(self) -> None:
        score = block().out().blocks_left(3, 0, 0, 0).judged().one("score")
        assert (score["penalties"], score["total"][0]) == ([0] * 4, 0)

    @pytest.mark.parametrize(
        "blocks", [(), (3,), (3, 0, 0, 0, 0), (4, 0, 0, -1), (1, 1, 1, 0), (0, 3, 0, 0)]
    )
    def test_BL_16_blocks_that_cannot_be(self, blocks: tuple[int, ...]) -> None:
        assert reasons(owing().out().blocks_left(*blocks).judged()) == ["block-count"]

    @pytest.mark.parametrize(("card", "points"), [("A5", 5), ("A10", 10)])
    def test_BL_17_BL_18_count_cards_score_at_once(self, card: str, points: int) -> None:
        judged = block().lead(2, card).judged()
        assert judged.one("count") == {
            **judged.one("count"),
            "seat": 2,
            "card": card,
            "points": points,
            "total": points,
        }
        assert judged.state["scores"] == [0, points, 0, 0]

    @pytest.mark.parametrize(
        ("laid", "honours"), [((), 15), (("A5",), 10), (("A10",), 5), (("A10", "A5"), 0)]
    )
    def test_BL_19_BL_26_count_cards_unplayed_go_to_the_runner(
        self, laid: tuple[str, ...], honours: int
    ) -> None:
        hand = block()
        for card in laid:
            hand.lead(2, card).red(2)
        left = 14 - 2 * len(laid)
        hand.lead(2, "B1").climb(*[2] * min(left - 1, 10))
        if left > 11:
            hand.lead(2, "C1").climb(*[2] * (left - 12))
        assert hand.judged().one("out")["by_honours"] == honours

    def test_BL_20_a_count_card_is_never_due(self) -> None:
        assert "A5" not in {next_higher(card) for card in CARDS}
        assert "A10" not in {next_higher(card) for card in CARDS}
        block().lead(2, "A6").climb(2, 2).judged().none("count")

    def test_BL_24_play_stops_the_instant_a_hand_is_empty(self) -> None:
        judged = owing().out().white(3).red(2).lead(2, "D1").judged()
        assert judged.one("out")["seat"] == 2
        assert judged.one("played", hand=0)["due"] is None
        assert reasons(judged) == ["counting"] * 3

    def test_BL_25_one_point_for_each_card_in_the_others_hands(self) -> None:
        out = block().out().judged().one("out")
        assert (out["left"], out["by_card"]) == ([14, 0, 14, 14], 42)

    def test_BL_26_honours_are_added(self) -> None:
        score = block().out().blocks_left(1, 0, 1, 1).judged().one("score")
        assert score["hand"] == [0, 42 + 15, 0, 0]

    def test_BL_27_each_count_card_is_booked_once(self) -> None:
        hand = block().lead(2, "A5").red(2).suit(2, "B").lead(2, "C1").blocks_left(2, 0, 0, 0)
        judged = hand.judged()
        assert judged.one("count")["points"] + judged.one("out")["by_honours"] == 15
        assert judged.one("score")["hand"][1] == 5 + 42 + 10

    def test_BL_28_then_the_next_seat_deals(self) -> None:
        hand = owing().out().blocks_left(1, 1, 1, 0)
        assert reasons(hand.judged()) == ["block-count"]
        judged = hand.blocks_left(1, 0, 1, 1).deal().judged()
        assert judged.one("score")["next_dealer"] == 2
        again = judged.only("dealt")[-1]
        assert (again["dealer"], again["leader"]) == (2, 3)
        assert judged.state["scores"] == [0, 57, 0, 0]

    @pytest.mark.parametrize(("before", "won"), [(42, False), (43, True)])
    def test_BL_29_a_hundred_points_win(self, before: int, won: bool) -> None:
        hand = block(scores=[0, before, 0, 0]).out().blocks_left(1, 0, 1, 1)
        judged = hand.judged()
        assert bool(judged.only("won")) is won
        assert judged.state["phase"] == ("over" if won else "dealing")

    def test_BL_29_points_beyond_a_hundred_are_kept_and_the_next_deal_is_a_new_game(self) -> None:
        hand = block(scores=[0, 92, 3, 0]).lead(2, "A10")
        assert hand.judged().state["scores"] == [0, 102, 3, 0]
        assert reasons(hand.white(2).lead(2, "C4").judged()) == ["game-over", "game-over"]
        judged = hand.deal().judged()
        assert judged.state["scores"] == [0] * 4
        assert judged.only("dealt")[-1]["dealer"] == 2


class TestLeadPassedOn:
    def test_from_seat_to_seat(self) -> None:
        hand = block(3, dealer=3).lead(1, "B1").climb(*[1] * 8, 2, 2).lead(2, "C1")
        assert reasons(hand.no_lead(2).judged()) == ["run-open"]

    def test_only_by_the_leader(self) -> None:
        assert reasons(block().no_lead(3).judged()) == ["not-leader"]

    def test_not_with_more_cards_than_blocks_are_in(self) -> None:
        hand = block().lead(2, "D1").red(2).suit(2, "B")
        assert hand.judged().state["hands"][1] == 1
        assert hand.no_lead(2).judged().one("lead", by="passed")["seat"] == 3
        hand = block()
        for card in ("C1", "D1", "E1"):
            hand.lead(2, card).red(2)
        hand.lead(2, "B5").climb(*[2] * 6).no_lead(2)
        assert reasons(hand.judged()) == ["must-lead"]


class TestWrongMoments:
    def test_before_the_deal(self) -> None:
        hand = BlockTable().white(1).red(1).lead(1, "C4").no_lead(1).blocks_left(0, 0, 0, 3)
        hand.entry("play", seat=1).entry("block", seat=1)
        assert reasons(hand.judged()) == ["no-hand"] * 7

    def test_in_mid_hand(self) -> None:
        hand = block().blocks_left(1, 1, 1, 0).rule("block-stands").rule("play-stands")
        assert reasons(hand.judged()) == ["hand-running", "nothing-to-rule", "nothing-to-rule"]

    def test_while_a_ruling_is_pending(self) -> None:
        hand = block().lead(2, "C4").white(3, 9).white(4, 9.0001)
        hand.white(2).red(2).lead(2, "D1").entry("play", seat=1).entry("block", seat=2)
        hand.no_lead(2).blocks_left(1, 1, 1, 0).deal().rule("order", first=1)
        pending = ["ruling-pending"] * 7
        assert reasons(hand.judged()) == [*pending, "hand-running", "bad-ruling"]

    def test_after_the_game(self) -> None:
        hand = block(scores=[0, 92, 0, 0]).lead(2, "A10").white(1).red(2).lead(2, "B1")
        hand.blocks_left(0, 0, 0, 0).rule("order", first=2)
        assert reasons(hand.judged()) == [*["game-over"] * 4, "nothing-to-rule"]

    def test_evidence_that_this_game_does_not_use(self) -> None:
        hand = block().ready(2).card(3, "C4", 3).release(2, "white", 4)
        hand.fault(5, "lost", seat=2, input="white")
        judged = hand.judged()
        assert judged.kinds() == ["dealt", "refused", "fault"]
        assert reasons(judged) == ["unused-input"]
