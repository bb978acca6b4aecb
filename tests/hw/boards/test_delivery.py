"""Each number is taken once and in its turn, or is reported missing once."""

from hypothesis import given
from hypothesis import strategies as st

from hw.boards.delivery import Delivery, Missing
from hw.boards.messages import Event, Hello, Lost


def event(seq: int) -> Event:
    return Event(seq, 0, True, 0, 0)


def met(boot_id: int = 1, first_seq: int = 1) -> Delivery:
    delivery = Delivery()
    delivery.hello(Hello(1, boot_id=boot_id, first_seq=first_seq))
    return delivery


def test_nothing_is_taken_before_the_board_said_who_it_is() -> None:
    delivery = Delivery()
    assert not delivery.event(event(1))
    assert delivery.lost(Lost(1, 3)) is None
    assert delivery.boot_id is None


def test_the_next_is_taken_and_a_repeated_or_early_one_is_not() -> None:
    delivery = met()
    assert [delivery.event(event(seq)) for seq in (1, 1, 3, 2, 3)] == [1, 0, 0, 1, 1]
    assert (delivery.taken, delivery.repeated, delivery.ahead) == (3, 1, 1)


def test_a_new_host_begins_where_the_board_says() -> None:
    delivery = met(first_seq=40)
    assert delivery.taken == 39
    assert delivery.event(event(40))


def test_lost_takes_its_numbers() -> None:
    delivery = met()
    assert delivery.lost(Lost(1, 4)) == Missing(1, 1, 4)
    assert delivery.lost(Lost(1, 4)) is None
    assert delivery.event(event(5))


def test_lost_that_lies_ahead_waits_for_its_turn() -> None:
    delivery = met()
    assert delivery.lost(Lost(2, 4)) is None
    assert delivery.event(event(1))
    assert delivery.lost(Lost(2, 4)) == Missing(1, 2, 4)


def test_lost_over_what_had_come_reports_only_the_rest() -> None:
    delivery = met()
    assert delivery.event(event(1))
    assert delivery.event(event(2))
    assert delivery.lost(Lost(1, 5)) == Missing(1, 3, 3)


def test_the_same_boot_goes_on_after_a_replug() -> None:
    delivery = met()
    assert delivery.event(event(1))
    delivery.line_opened()
    assert not delivery.event(event(2))
    assert delivery.hello(Hello(1, boot_id=1, first_seq=1)) is None
    assert delivery.event(event(2))


def test_a_new_boot_is_lost_evidence_and_begins_anew() -> None:
    delivery = met()
    assert delivery.event(event(1))
    assert delivery.hello(Hello(1, boot_id=2)) == Missing(1, 2, None)
    assert delivery.event(event(1))


def test_what_another_host_took_is_missing_here() -> None:
    delivery = met()
    assert delivery.hello(Hello(1, boot_id=1, first_seq=8)) == Missing(1, 1, 7)
    assert delivery.event(event(8))


@given(
    st.lists(
        st.one_of(
            st.builds(event, st.integers(1, 12)),
            st.builds(Lost, st.integers(1, 12), st.integers(1, 5)),
            st.builds(Hello, st.just(1), boot_id=st.just(1), first_seq=st.integers(1, 12)),
        )
    )
)
def test_any_order_gives_every_number_once(said: list[Event | Lost | Hello]) -> None:
    """Taken or missing, the numbers from the first to the last are 1, 2, 3, ..."""
    delivery, numbers = met(), list[int]()
    for message in said:
        if isinstance(message, Event):
            numbers += [message.seq] if delivery.event(message) else []
            continue
        act = delivery.lost(message) if isinstance(message, Lost) else delivery.hello(message)
        if act is not None and act.count is not None:
            numbers += range(act.first, act.first + act.count)
    assert numbers == list(range(1, delivery.taken + 1))
