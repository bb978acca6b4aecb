"""Who came where: by who won, then by points, which may be for or against."""

from companion.club.summing.ranking import Finisher, can_be_ranked, ranked
from companion.games import KITS

ADA, BEN, CY = (Finisher(1, "Ada", 1, 30), Finisher(2, "Ben", 0, 12), Finisher(3, "Cy", 0, 20))


def test_the_winner_is_first_and_the_others_follow_by_points() -> None:
    assert ranked((ADA, BEN, CY)) == {1: 1, 2: 3, 3: 2}


def test_where_points_are_against_you_the_fewest_follow() -> None:
    least = (Finisher(1, "Ada", 0, 40), Finisher(2, "Ben", 1, 3), Finisher(3, "Cy", 0, 20))
    assert ranked(least, fewest=True) == {1: 3, 2: 1, 3: 2}


def test_i_say_holmes_counts_against_whoever_holds_cards() -> None:
    assert [name for name, kit in KITS.items() if kit.fewest_points_win] == ["i-say-holmes"]


def test_without_points_everybody_but_the_winner_ties() -> None:
    assert ranked((Finisher(1, "Ada"), Finisher(2, "Ben", 1), Finisher(3, "Cy"))) == {
        1: 2,
        2: 1,
        3: 2,
    }


def test_who_won_two_games_of_a_match_is_before_who_won_one() -> None:
    assert ranked((Finisher(1, "Ada", 1), Finisher(2, "Ben", 2))) == {1: 2, 2: 1}


def test_a_match_that_was_left_says_nothing() -> None:
    left = (Finisher(1, "Ada", 0, 5), Finisher(2, "Ben", 0, 3))
    assert not can_be_ranked(left, won=False, ended=True, in_a_round=False)
    assert can_be_ranked(left, won=False, ended=True, in_a_round=True), "the clock ended it"
    assert can_be_ranked(left, won=True, ended=True, in_a_round=False), "a bot won"
    assert not can_be_ranked((ADA, BEN), won=True, ended=False, in_a_round=True)
    assert not can_be_ranked((ADA,), won=True, ended=True, in_a_round=True), "against bots alone"
    nothing = (Finisher(1, "Ada"), Finisher(2, "Ben"))
    assert not can_be_ranked(nothing, won=False, ended=True, in_a_round=True)
