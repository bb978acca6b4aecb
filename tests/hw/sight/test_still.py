"""When a card counts as seen: still, unhidden, for two frames, and told in its span."""

from hypothesis import given
from hypothesis import strategies as st

from hw.sight.cards import Lying
from hw.sight.still import AGAIN_US, Pool, Seen, Shot, TopOfPile

FRAME_US = 66_667


class Watching:
    """A pile or pool that is looked at fifteen times a second."""

    def __init__(self, following: TopOfPile | Pool | None = None) -> None:
        self.following = following or TopOfPile()
        self.n = 0

    def look(self, *cards: Lying, bare: bool = False, moving: bool = False) -> tuple[int, ...]:
        seen = self.seen(*cards, bare=bare, moving=moving)
        return () if seen is None else seen.ids

    def seen(self, *cards: Lying, bare: bool = False, moving: bool = False) -> Seen | None:
        self.n += 1
        begin = self.n * FRAME_US
        return self.following.look(cards, Shot(begin, begin + 20_000), bare, moving)

    def wait(self, us: int, *cards: Lying) -> list[tuple[int, ...]]:
        return [found for _ in range(us // FRAME_US + 1) if (found := self.look(*cards))]


def card(id_: int, x: float = 50.0, whole: bool = True) -> Lying:
    return Lying(id_, x, 50.0, whole)


def test_a_card_counts_when_it_has_lain_still_for_two_frames() -> None:
    pile = Watching()
    assert pile.look(card(41)) == ()
    assert pile.look(card(41)) == (41,)


def test_the_span_is_from_the_first_exposure_to_the_end_of_the_second() -> None:
    pile = Watching()
    pile.look(card(41))
    assert pile.seen(card(41)) == Seen((41,), FRAME_US, 2 * FRAME_US + 20_000)


def test_a_card_that_moves_is_not_seen_yet() -> None:
    pile = Watching()
    assert [pile.look(card(41, x)) for x in (50.0, 56.0, 62.0)] == [()] * 3
    assert pile.look(card(41, 62.5)) == (41,)


def test_a_card_that_something_lies_on_is_not_the_top() -> None:
    pile = Watching()
    assert pile.wait(AGAIN_US, card(41, whole=False)) == []


def test_of_two_cards_in_full_sight_nobody_knows_which_is_on_top() -> None:
    pile = Watching()
    assert pile.wait(AGAIN_US, card(41), card(42, 90.0)) == []


def test_a_card_is_told_once_more_after_a_while_and_no_third_time() -> None:
    pile = Watching()
    assert pile.wait(5 * AGAIN_US, card(41)) == [(41,), (41,)]


def test_what_comes_to_light_beneath_a_card_that_cannot_be_read_is_not_told_again() -> None:
    pile = Watching()
    assert pile.wait(2 * AGAIN_US, card(41)) == [(41,), (41,)]
    assert pile.wait(AGAIN_US) == [], "a hand, and a card that nobody can read"
    assert pile.wait(5 * AGAIN_US, card(41)) == []


def test_a_card_that_was_picked_up_from_a_cleared_spot_can_be_played_again() -> None:
    pile = Watching()
    pile.wait(AGAIN_US, card(41))
    pile.look(bare=True)
    pile.look(bare=True)
    pile.look(card(41))
    assert pile.look(card(41)) == (41,)


def test_one_bare_frame_clears_nothing() -> None:
    pile = Watching()
    pile.wait(2 * AGAIN_US, card(41))
    pile.look(bare=True)
    assert pile.wait(AGAIN_US, card(41)) == []


def test_a_card_that_was_seen_elsewhere_can_come_back() -> None:
    pile = Watching()
    pile.wait(AGAIN_US, card(41))
    pile.following.forget(41)
    assert pile.look(card(41)) == (41,)


def test_a_card_that_was_never_read_is_not_taken_for_the_one_under_the_hand_that_comes_next() -> (
    None
):
    pile = Watching()
    pile.look(moving=True)
    assert pile.wait(AGAIN_US) == [], "a card that could not be read"
    for _ in range(4):
        assert pile.look(card(41), moving=True) == (), "it can be read now, and a hand lays another"
    assert pile.look(card(42)) == ()
    assert pile.look(card(42)) == (42,)


def test_a_second_card_waits_for_the_hands_that_did_not_rest_since_the_first() -> None:
    pile = Watching()
    pile.look(card(41), moving=True)
    assert pile.look(card(41), moving=True) == (41,)
    for _ in range(4):
        assert pile.look(card(42), moving=True) == ()
    assert pile.look(card(42)) == (42,)


def test_the_pool_is_told_whole_when_a_card_is_added() -> None:
    pool = Watching(Pool())
    pool.look(card(41, 20.0))
    assert pool.look(card(41, 20.0)) == (41,)
    pool.look(card(41, 20.0), card(42, 80.0, whole=False))
    assert pool.look(card(41, 20.0), card(42, 80.0, whole=False)) == (41, 42)


def test_a_hand_over_the_pool_takes_nothing_out_of_it() -> None:
    pool = Watching(Pool())
    both = card(41, 20.0), card(42, 80.0)
    pool.wait(2 * AGAIN_US, *both)
    pool.look(card(42, 80.0))
    pool.look(card(42, 80.0))
    assert pool.wait(AGAIN_US, *both) == []


FRAMES = st.lists(
    st.lists(
        st.builds(
            card, st.integers(40, 43), st.sampled_from([20.0, 50.0, 51.0, 90.0]), st.booleans()
        ),
        max_size=3,
    ),
    max_size=25,
)


@given(FRAMES)
def test_nothing_is_told_that_was_not_alone_and_whole_in_this_frame_and_the_last(
    frames: list[list[Lying]],
) -> None:
    pile = Watching()
    before: list[Lying] = []
    for frame in frames:
        told = pile.look(*frame)
        for id_ in told:
            for cards in (before, frame):
                assert [one.id for one in cards if one.whole] == [id_]
        before = frame
