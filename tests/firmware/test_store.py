"""The interrupt handlers' store: what finds no room is counted, in its place in the order."""

from hypothesis import given
from hypothesis import strategies as st

from tests.firmware.shipped import load

EdgeStore = load("store").EdgeStore


def nothing(state: int = 0) -> int:
    return state


@given(st.lists(st.sampled_from(["edge", "take", "drain"]), max_size=200))
def test_all_edges_come_out_in_order_or_are_counted(steps: list[str]) -> None:
    """With contacts that are never taken to bounce."""
    store = EdgeStore(48, 8)
    store.settle(0)
    put = accounted = 0

    def drain() -> None:
        nonlocal accounted
        while (edge := store.take()) is not None:
            assert edge[:2] == (accounted, accounted % 96)
            accounted += 1
        accounted += store.take_missed(nothing, nothing)

    for step in (*steps, "drain"):
        if step == "edge":
            store.put(put, put % 96)
            put += 1
        elif step == "take":
            if (edge := store.take()) is not None:
                assert edge[:2] == (accounted, accounted % 96)
                accounted += 1
        else:
            drain()
    assert accounted == put


def test_it_stores_again_only_after_the_loss_was_taken() -> None:
    store = EdgeStore(1, 4)
    store.settle(0)
    for n in range(5):
        store.put(n, 0)
    assert store.take()[:2] == (0, 0)
    store.put(9, 0)
    assert [store.take()[:2] for _ in range(2)] == [(1, 0), (2, 0)]
    assert store.take() is None
    assert store.take_missed(nothing, nothing) == 3
    store.put(10, 1)
    assert store.take()[:2] == (10, 1)


def test_an_edge_that_comes_while_the_loss_is_taken_is_not_overtaken() -> None:
    store = EdgeStore(1, 4)
    store.settle(0)
    for n in range(5):
        store.put(n, 0)
    assert store.take_missed(nothing, nothing) == 0


def test_a_bounce_is_one_entry_with_its_count_and_its_ends() -> None:
    store = EdgeStore(2)
    for at, level in ((1_000, 1), (1_300, 0), (1_500, 1), (2_600, 0), (2_900, 1)):
        store.put(at, 2 | level)
    assert store.take() == (1_000, 3, 0, 0, 1_000), "the first edge waits for nothing"
    assert store.take() is None
    assert not store.close(1, 1_000, 5_999)
    assert store.close(1, 1_000, 6_000)
    assert store.take() == (2_900, 3, 0, 4, 1_300)


def test_a_press_after_the_bounce_ends_it_even_if_nobody_looked() -> None:
    store = EdgeStore(1)
    for at, level in ((1_000, 1), (1_300, 0), (90_000, 1)):
        store.put(at, level)
    entries = [store.take() for _ in range(3)]
    assert [entry[:2] for entry in entries] == [(1_000, 1), (1_300, 0), (90_000, 1)]
    assert [entry[3] for entry in entries] == [0, 1, 0]
    assert store.close(0, 1_000, 90_001), "that one is over"
    assert not store.close(0, 90_000, 90_001)


def test_edges_that_may_have_waited_for_each_other_say_how_long() -> None:
    store = EdgeStore(4)
    for place, at in enumerate((5_000, 5_060, 5_150, 5_400)):
        store.put(at, 2 * place)
    assert [store.take()[2] for _ in range(4)] == [0, 60, 150, 0]
