"""How a match was called is kept with it, and changes no verdict."""

import pytest

from companion.core.transcript.errors import TranscriptError
from companion.core.transcript.header import MAX_TRAPS, Called, parse_header
from companion.games import GAMES
from tests.support.table import playing

HEADER = {"transcript": 1, "game": "sherlock-holmes", "seats": 4}
CALLER = {"seed": 1904, "pace": "brisk", "traps": 0.15}


def test_the_seed_is_kept() -> None:
    header = parse_header({**HEADER, "caller": CALLER}, GAMES)
    assert header.caller == Called(1904, "brisk", 0.15)
    assert parse_header(HEADER, GAMES).caller is None


def test_judging_ignores_it() -> None:
    assert [*playing(caller=CALLER).judged()] == [*playing().judged()]


@pytest.mark.parametrize(
    ("caller", "said"),
    [
        (7, '"caller" is 7; expected an object'),
        ({**CALLER, "luck": 1}, '"caller": unknown field "luck"'),
        ({"pace": "brisk", "traps": 0}, '"seed" is missing; expected a whole number'),
        ({**CALLER, "seed": -1}, '"seed" is -1; expected a whole number'),
        ({**CALLER, "seed": True}, '"seed" is true; expected a whole number'),
        ({**CALLER, "pace": ""}, '"pace" is ""; expected the name of a pace'),
        ({**CALLER, "traps": 0.9}, f'"traps" is 0.9; expected a number, 0 to {MAX_TRAPS}'),
        ({**CALLER, "traps": True}, '"traps" is true; expected a number'),
        ({"seed": 1, "pace": "brisk"}, '"traps" is missing; expected a number'),
    ],
)
def test_what_is_wrong_with_it(caller: object, said: str) -> None:
    with pytest.raises(TranscriptError) as raised:
        parse_header({**HEADER, "caller": caller}, GAMES)
    assert raised.value.what.startswith(said)
