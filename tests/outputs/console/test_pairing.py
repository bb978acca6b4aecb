"""Who may rule: the code, the chair, hand-over, expiry and the limits on guessing."""

import itertools

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.outputs.console.pairing import (
    ALPHABET,
    AWAY_US,
    CODE_LENGTH,
    IDLE_US,
    MAX_SESSIONS,
    MINUTE_US,
    TAKEN,
    TOO_MANY,
    TRIES_ALL,
    TRIES_EACH,
    WHOLE_US,
    WRONG,
    NotPairedError,
    Pairing,
    Phone,
)


def pairing() -> Pairing:
    tokens, codes = itertools.count(), itertools.count()
    return Pairing(lambda: f"token{next(tokens)}", lambda: f"CODE{next(codes)}")


def connected(p: Pairing, now: int = 0) -> Phone:
    phone = p.open(now)
    p.arrived(phone, now)
    return phone


def refusal(p: Pairing, phone: Phone, code: str, now: int = 0, address: str = "a") -> str:
    with pytest.raises(NotPairedError) as caught:
        p.pair(phone, address, code, now)
    return str(caught.value)


def test_the_first_phone_with_the_code_is_the_dealers() -> None:
    p = pairing()
    ada, ben = connected(p), connected(p)
    assert p.code(0) == "CODE0"
    p.pair(ada, "a", " code-0 ", 0)
    assert p.is_dealer(ada, 0)
    assert not p.is_dealer(ben, 0)
    assert p.code(0) is None
    assert refusal(p, ben, "CODE0") == TAKEN
    assert refusal(p, ben, "CODE1") == TAKEN
    p.pair(ada, "a", "whatever: he is the dealer already", 0)


def test_the_dealer_hands_over_to_a_phone_that_is_there() -> None:
    p = pairing()
    ada, ben, gone = connected(p), connected(p), p.open(0)
    p.pair(ada, "a", "CODE0", 0)
    for number in (gone.number, 99):
        with pytest.raises(NotPairedError, match="not connected"):
            p.hand_over(ada, number, 0)
    with pytest.raises(NotPairedError, match="Only the dealer"):
        p.hand_over(ben, ben.number, 0)
    assert [other.label for other in p.others(ada)] == ["Phone 2"]
    p.hand_over(ada, ben.number, 0)
    assert p.is_dealer(ben, 0)
    assert not p.is_dealer(ada, 0)


def test_a_dealer_who_is_away_keeps_the_chair_until_somebody_takes_it() -> None:
    p = pairing()
    ada, ben = connected(p), connected(p)
    p.pair(ada, "a", "CODE0", 0)
    gone = 10 * MINUTE_US
    p.left(ada, gone)
    assert refusal(p, ben, "CODE1", gone + AWAY_US) == TAKEN
    later = gone + AWAY_US + 1
    assert p.code(later) == "CODE1"
    assert p.is_dealer(ada, later)
    p.pair(ben, "b", "CODE1", later)
    assert not p.is_dealer(ada, later)


def test_a_dealer_who_is_here_keeps_the_chair_however_long() -> None:
    p = pairing()
    ada, ben = connected(p), connected(p)
    p.pair(ada, "a", "CODE0", 0)
    p.arrived(ada, 0)
    p.left(ada, 0)
    assert refusal(p, ben, "CODE1", WHOLE_US) == TAKEN
    assert p.code(WHOLE_US) is None


def test_sessions_expire() -> None:
    p = pairing()
    ada, ben = connected(p), p.open(0)
    p.pair(ada, "a", "CODE0", 0)
    assert p.find(ben.token, IDLE_US) is ben
    assert p.find(ben.token, IDLE_US + 1) is None
    assert p.is_dealer(ada, WHOLE_US)
    assert not p.is_dealer(ada, WHOLE_US + 1)
    assert p.code(WHOLE_US + 1) == "CODE1"
    assert p.find("", 0) is None
    assert p.find("\udc80é", 0) is None


def test_a_session_lasts_as_long_whenever_it_began() -> None:
    p = pairing()
    ada = connected(p, WHOLE_US // 2)
    assert p.find(ada.token, WHOLE_US // 2 + WHOLE_US) is ada
    assert p.find(ada.token, WHOLE_US // 2 + WHOLE_US + 1) is None
    ben = connected(p, WHOLE_US)
    p.left(ben, WHOLE_US + MINUTE_US)
    assert p.find(ben.token, WHOLE_US + MINUTE_US + IDLE_US) is ben
    assert p.find(ben.token, WHOLE_US + MINUTE_US + IDLE_US + 1) is None


def test_guessing_is_slow() -> None:
    p = pairing()
    phone = connected(p)
    for _ in range(TRIES_EACH):
        assert refusal(p, phone, "NO") == WRONG
    assert refusal(p, phone, "CODE0") == TOO_MANY
    p.pair(phone, "another address", "CODE0", 0)


def test_what_is_no_text_is_no_code_and_no_cookie() -> None:
    p = pairing()
    ada = connected(p)
    assert refusal(p, ada, "\udc80é") == WRONG
    assert p.find("\udc80é", 0) is None


def test_guessing_is_slow_at_any_hour() -> None:
    p = pairing()
    phone, late = connected(p), 90 * MINUTE_US
    for _ in range(TRIES_EACH):
        assert refusal(p, phone, "NO", late) == WRONG
    assert refusal(p, phone, "CODE0", late + MINUTE_US - 1) == TOO_MANY
    p.pair(phone, "a", "CODE0", late + MINUTE_US)


def test_guessing_is_slow_from_many_addresses_too() -> None:
    p = pairing()
    phone = connected(p)
    for number in range(TRIES_ALL):
        assert refusal(p, phone, "NO", address=str(number)) == WRONG
    assert refusal(p, phone, "CODE0", address="fresh") == TOO_MANY
    p.pair(phone, "fresh", "CODE0", MINUTE_US)


def test_a_crowd_pushes_out_only_who_is_not_there() -> None:
    p = pairing()
    dealer = connected(p)
    p.pair(dealer, "a", "CODE0", 0)
    p.left(dealer, 0)
    for number in range(MAX_SESSIONS * 2):
        p.open(number + 1)
    assert p.find(dealer.token, 200) is dealer
    crowd = pairing()
    for _ in range(MAX_SESSIONS):
        connected(crowd)
    with pytest.raises(NotPairedError, match="Too many phones"):
        crowd.open(1)


def test_the_limits_are_those_that_the_manual_states() -> None:
    minutes = [limit / 60_000_000 for limit in (MINUTE_US, AWAY_US, IDLE_US, WHOLE_US)]
    assert minutes == [1, 2, 4 * 60, 16 * 60]
    counts = [len(ALPHABET), CODE_LENGTH, TRIES_EACH, TRIES_ALL, MAX_SESSIONS]
    assert counts == [29, 6, 5, 30, 64]


def test_the_phones_that_are_here_are_counted() -> None:
    p = pairing()
    ada, ben = connected(p), connected(p)
    p.arrived(ada, 1)
    p.open(1)
    assert p.watching() == 2
    p.left(ada, 2)
    p.left(ben, 2)
    assert p.watching() == 1, "one of two pages is still open"


STEPS = ("pair", "hand", "leave", "come", "wait")


@given(st.lists(st.tuples(st.integers(0, 3), st.sampled_from(STEPS))))
def test_there_is_never_a_second_dealer(steps: list[tuple[int, str]]) -> None:
    p, now = pairing(), 0
    phones = [connected(p) for _ in range(4)]
    for which, what in steps:
        phone = phones[which]
        try:
            if what == "pair":
                p.pair(phone, "a", p.code(now) or "", now)
            elif what == "hand":
                p.hand_over(phone, phones[which - 1].number, now)
        except NotPairedError:
            pass
        if what == "leave" and phone.connections:
            p.left(phone, now)
        elif what == "come":
            p.arrived(phone, now)
        elif what == "wait":
            now += AWAY_US + 1
        assert sum(p.is_dealer(one, now) for one in phones) <= 1
