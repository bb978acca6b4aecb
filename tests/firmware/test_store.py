"""The interrupt handlers' store: what finds no room is counted, in its place in the order."""

from hypothesis import given
from hypothesis import strategies as st

from tests.firmware.shipped import load

EdgeStore = load("store").EdgeStore


def nothing(state: int = 0) -> int:
    return state


@given(st.lists(st.sampled_from(["edge", "take", "drain"]), max_size=200))
def test_all_edges_come_out_in_order_or_are_counted(steps: list[str]) -> None:
    store = EdgeStore(8)
    put = accounted = 0

    def drain() -> None:
        nonlocal accounted
        while (edge := store.take()) is not None:
            assert edge == (accounted, accounted % 96)
            accounted += 1
        accounted += store.take_missed(nothing, nothing)

    for step in (*steps, "drain"):
        if step == "edge":
            store.put(put, put % 96)
            put += 1
        elif step == "take":
            if (edge := store.take()) is not None:
                assert edge == (accounted, accounted % 96)
                accounted += 1
        else:
            drain()
    assert accounted == put


def test_it_stores_again_only_after_the_loss_was_taken() -> None:
    store = EdgeStore(4)
    for n in range(5):
        store.put(n, 0)
    assert store.take() == (0, 0)
    store.put(9, 0)
    assert [store.take() for _ in range(3)] == [(1, 0), (2, 0), None]
    assert store.take_missed(nothing, nothing) == 3
    store.put(10, 1)
    assert store.take() == (10, 1)


def test_an_edge_that_comes_while_the_loss_is_taken_is_not_overtaken() -> None:
    store = EdgeStore(4)
    for n in range(5):
        store.put(n, 0)
    assert store.take_missed(nothing, nothing) == 0
