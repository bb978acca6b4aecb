"""No document whatever makes the parser raise anything but its own error."""

import datetime
from typing import Any

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from companion.games import KITS
from companion.setup.profile.parse import parse
from tests.setup.profile.documents import assert_own_error_or_profile

KEYS = st.sampled_from(
    [
        "name",
        "table",
        "game",
        "dealer",
        "simulated",
        "latency_ms",
        "seats",
        "1",
        "2",
        "3",
        "8",
        "9",
        "01",
        "player",
        "white",
        "red",
        "blue",
        "pile",
        "shield",
        "rail",
        "lamps",
        "at",
        "hold_off_ms",
        "uncertainty_us",
        "touch",
        "touch_threshold",
        "release_threshold",
        "irq",
        "0x5A",
        "0x5B",
        "gpio",
        "driver",
        "chip",
        "pin_factory",
        "bus",
        "sim",
        "bounces",
        "faults",
        "voice",
        "caller",
        "output",
        "device",
        "volume",
        "display",
        "console",
        "enabled",
        "port",
        "bind",
        "rotate",
        "packs",
        "sherlock-holmes",
        "cards",
        "holmes",
        "suspects",
        "sorry",
        "pack",
        "cue",
    ]
)
WORDS = st.sampled_from(
    [
        "gpio 4",
        "gpio 5",
        "gpio 2",
        "gpio 99",
        "touch 0x5A.0",
        "touch 0x5A.99",
        "touch 0xFF.1",
        "sim",
        "sorry",
        "auto",
        "1 white dead",
        "1 red swapped 2 red",
        "",
        "gpio ٣",
    ]
)
SCALARS: st.SearchStrategy[Any] = st.one_of(
    st.booleans(),
    st.integers(),
    st.sampled_from([2**70, 4, 12, 0]),
    st.floats(),
    WORDS,
    st.text(max_size=30),
    st.dates(),
    st.just(datetime.time(1, 2)),
)


def tables(values: st.SearchStrategy[Any]) -> st.SearchStrategy[dict[str, Any]]:
    return st.dictionaries(KEYS | st.text(max_size=8), values, max_size=8)


VALUES = st.recursive(SCALARS, lambda v: st.lists(v, max_size=3) | tables(v), max_leaves=8)
SEAT_KEYS = st.sampled_from(["player", "white", "red", "blue", "pile", "shield", "rail", "lamps"])
SEATS = st.dictionaries(
    st.sampled_from("12345678"), st.dictionaries(SEAT_KEYS, VALUES, max_size=5), max_size=5
)


@given(tables(VALUES), SEATS, st.booleans())
@settings(suppress_health_check=[HealthCheck.too_slow], deadline=None)
def test_any_document_is_a_table_or_a_list_of_problems(
    document: dict[str, Any], seats: dict[str, Any], with_seats: bool
) -> None:
    if with_seats:
        document = {**document, "table": {"simulated": True}, "seats": seats}
    assert_own_error_or_profile(lambda: parse(document, "table.toml", KITS))
