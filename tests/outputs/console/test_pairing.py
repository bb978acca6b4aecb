"""Who may rule: the code, the chair, hand-over, expiry and the limits on guessing."""

import itertools

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.outputs.console.keys import GRACE_US, ROTATE_US, PhoneKey, digest, same
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
    p.arrived(phone)
    return phone


def refusal(p: Pairing, phone: Phone, code: str, now: int = 0, address: str = "a") -> str:
    with pytest.raises(NotPairedError) as caught:
        p.pair(phone, address, code, now)
    return caught.value.key


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
    p.arrived(ada)
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


def test_an_evening_ends_for_whoever_asks_first() -> None:
    """For the display, which shows the code, and for one more phone at a full table."""
    p = pairing()
    p.pair(connected(p), "a", "CODE0", 0)
    assert p.code(WHOLE_US + 1) == "CODE1"
    full = pairing()
    for _ in range(MAX_SESSIONS):
        connected(full)
    assert full.open(WHOLE_US + 1).number == MAX_SESSIONS + 1


def test_no_cookie_is_nobodys() -> None:
    p = pairing()
    connected(p)
    assert p.find("", 0) is None
    assert not same("CODE", "\udc80é")
    assert not same("\udc80é", "CODE")


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
    newest = [*range(MAX_SESSIONS + 3, 2 * MAX_SESSIONS + 2)]
    assert [phone.number for phone in p.phones()] == [1, *newest], "the oldest made room"
    crowd = pairing()
    for _ in range(MAX_SESSIONS):
        connected(crowd)
    with pytest.raises(NotPairedError, match="Too many phones"):
        crowd.open(1)


def test_who_has_a_chair_is_not_pushed_out_of_it_while_away() -> None:
    p = pairing()
    ada = connected(p)
    ada.chair = 3
    p.left(ada, 0)
    for number in range(MAX_SESSIONS * 2):
        p.open(number + 1)
    assert p.phone(ada.number) is ada
    assert ada.chair == 3


def test_who_is_forgotten_has_left_the_chair() -> None:
    p = pairing()
    ada = connected(p)
    ada.chair = 3
    p.left(ada, 0)
    p.open(WHOLE_US + 1)
    assert p.phone(ada.number) is None
    assert ada.chair is None, "somebody else may sit down there"


def test_who_was_there_for_too_long_leaves_room_for_others() -> None:
    p = pairing()
    for _ in range(MAX_SESSIONS):
        connected(p)
    assert p.open(WHOLE_US + 1).number == MAX_SESSIONS + 1


def test_the_limits_are_those_that_the_manual_states() -> None:
    p = pairing()
    assert p.find(connected(p).token, 0)
    limits = (MINUTE_US, AWAY_US, IDLE_US, WHOLE_US, ROTATE_US, GRACE_US)
    assert [limit / 60_000_000 for limit in limits] == [1, 2, 4 * 60, 16 * 60, 10, 1]
    counts = [len(ALPHABET), CODE_LENGTH, TRIES_EACH, TRIES_ALL, MAX_SESSIONS]
    assert counts == [29, 6, 5, 30, 64]


def test_the_phones_that_are_here_are_counted() -> None:
    p = pairing()
    ada, ben = connected(p), connected(p)
    p.arrived(ada)
    p.open(1)
    assert p.watching() == 2
    p.left(ada, 2)
    p.left(ben, 2)
    assert p.watching() == 1, "one of two pages is still open"


def test_a_secret_changes_and_the_one_before_stays_good_for_a_while() -> None:
    p = pairing()
    ada = connected(p, 5)
    first = ada.token
    assert p.renew(ada, first, 5 + ROTATE_US - 1) is None
    assert not ada.key.is_due(5 + ROTATE_US - 1)
    later = 5 + ROTATE_US
    assert ada.key.is_due(later)
    second = p.renew(ada, first, later)
    assert second not in (None, first)
    assert ada.token == second
    assert not ada.key.is_due(later + ROTATE_US - 1)
    assert p.find(first, later + IDLE_US // 2) is ada, "the answer may have been lost"
    assert p.renew(ada, first, later + ROTATE_US) == second, "then it comes once more"
    used = later + 2 * ROTATE_US
    assert p.find(second or "", used) is ada
    assert p.find(second or "", used + GRACE_US) is ada
    assert p.find(first, used + GRACE_US) is ada, "other requests may be under way"
    assert p.find(first, used + GRACE_US + 1) is None
    assert p.find(second or "", used + WHOLE_US // 2) is ada
    third = p.renew(ada, second or "", used)
    assert third not in (None, first, second)
    assert p.find(first, used) is None, "there is one before, and no more"
    assert p.find(second or "", used + GRACE_US + 1) is ada
    assert p.find("", used) is None


def after_a_restart(number: int, *secrets: str) -> tuple[Pairing, Phone]:
    """Return a pairing that knows one phone by what was kept of its secrets."""
    p = pairing()
    phone = Phone(PhoneKey("", 0, kept=tuple(map(digest, secrets))), number, 0, 0)
    p.recall(phone)
    return p, phone


@pytest.mark.parametrize("secret", ["the one", "and the one before"])
def test_a_phone_is_known_again_after_a_restart_by_either_secret_once(secret: str) -> None:
    p, ada = after_a_restart(7, "the one", "and the one before")
    assert p.find("a guess", 1) is None
    assert p.find("no text \udcff", 1) is None
    assert p.find("", 1) is None
    assert [*ada.key.digests] == [digest("the one"), digest("and the one before")]
    assert p.find(secret, 2) is ada
    assert [*ada.key.digests] == [digest(secret)], "the other one is worth nothing any more"
    assert p.find("the one" if secret != "the one" else "and the one before", 3) is None
    assert ada.key.is_due(3), "and this one is changed at once"
    assert p.renew(ada, secret, 3) == "token0"
    assert p.find("token0", 3) is ada


def test_what_is_kept_of_a_secret_is_by_what_it_is_recognised() -> None:
    p = pairing()
    ada = connected(p)
    first = ada.token
    assert [*ada.key.digests] == [digest(first)]
    second = p.renew(ada, first, ROTATE_US)
    assert [*ada.key.digests] == [digest(second or ""), digest(first)]


def test_no_phone_gets_the_number_of_one_that_sat_there_before_a_restart() -> None:
    p, ada = after_a_restart(7, "the one")
    assert p.open(1).number == 8
    p.recall(Phone(PhoneKey("", 0, kept=(digest("other"),)), 3, 0, 0))
    assert p.open(1).number == 9
    assert p.phone(7) is ada


def test_no_secret_is_no_phones() -> None:
    p = pairing()
    connected(p)
    assert p.find("", 0) is None


def test_who_sits_down_in_the_chair_gets_another_secret_at_once() -> None:
    p = pairing()
    ada, ben = connected(p), connected(p)
    assert p.find(ada.token, 0) is ada
    assert p.renew(ada, ada.token, 0) is None
    p.pair(ada, "a", "CODE0", 1)
    before = ada.token
    assert ada.key.is_due(1)
    assert p.renew(ada, before, 1) != before
    assert not ada.key.is_due(1)
    assert not ben.key.is_due(1)
    p.hand_over(ada, ben.number, 2)
    assert ben.key.is_due(2)


def test_the_dealer_sends_phones_away() -> None:
    p = pairing()
    ada, ben, cy = connected(p), connected(p), connected(p)
    p.pair(ada, "a", "CODE0", 0)
    with pytest.raises(NotPairedError, match=r"^That is this phone\. Hand over first\.$"):
        p.send_away(ada, ada.number)
    assert p.send_away(ada, ben.number) is ben
    assert [p.knows(phone) for phone in (ada, ben, cy)] == [True, False, True]
    assert p.find(ben.token, 0) is None
    with pytest.raises(NotPairedError, match=r"^That phone is gone already\.$"):
        p.send_away(ada, ben.number)
    p.forget_all()
    assert not any(p.knows(phone) for phone in (ada, ben, cy))
    assert not p.is_dealer(ada, 0)
    assert p.find(cy.token, 0) is None
    assert p.code(0) == "CODE2", "a code that somebody has seen is good for nothing"
    assert connected(p).number == 4, "a number is nobody else's later"


def test_a_phone_signs_with_letters_that_no_other_start_had() -> None:
    tags = iter(("KQ7F", "M3AB"))
    p = Pairing(lambda: "t", lambda: "CODE", lambda: next(tags))
    assert [p.open(0).signature, p.open(0).signature] == ["Phone 1 (KQ7F)", "Phone 2 (M3AB)"]
    assert pairing().open(0).signature == "Phone 1"


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
            p.arrived(phone)
        elif what == "wait":
            now += AWAY_US + 1
        assert sum(p.is_dealer(one, now) for one in phones) <= 1
