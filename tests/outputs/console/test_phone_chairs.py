"""Who sits where by phone: whatever people do, one phone a chair, one chair a phone."""

import itertools
import json
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.games import KITS
from companion.outputs.console import Running
from companion.outputs.console.controls import Kept, joined
from companion.outputs.console.keys import digest
from companion.outputs.console.messages import MessageError, parse
from companion.outputs.console.offers import RefusedError
from companion.outputs.console.pairing import IDLE_US, MAX_SESSIONS, Pairing, Phone
from companion.outputs.console.phone_chairs import BOT, NOBODY, PERSON, TableChair
from companion.outputs.console.web.room import Room
from tests.outputs.console.handles import Noted
from tests.outputs.console.test_desk import Table

CHAIRS = tuple(
    TableChair(chair, name, "#ffffff", who, wired=chair == 4)
    for chair, name, who in (
        (1, "Ada", PERSON),
        (2, "Ben", BOT),
        (3, "", NOBODY),
        (4, "Dot", PERSON),
    )
)


TOKENS = itertools.count()


class Door:
    """A room with four chairs, and phones at it."""

    def __init__(self, phones: int = 0) -> None:
        self.now = 0
        pairing = Pairing(lambda: f"token {next(TOKENS)}", lambda: "CODE", lambda: "TAGS")
        self.controls = Noted()
        self.room = Room(KITS, self.controls, Running(chairs=CHAIRS), pairing, lambda: self.now)
        self.phones = [self.phone() for _ in range(phones)]

    def phone(self) -> Phone:
        phone = self.room.pairing.open(self.now)
        self.room.arrived(phone)
        return phone

    def say(self, by: Phone, do: str, /, **message: object) -> str:
        try:
            raw = json.dumps({**message, "do": do, "id": 1})
            return self.room.take(by, "here", parse(raw)).text
        except (MessageError, RefusedError) as refusal:
            return f"no: {refusal}"

    def begin(self, *players: int) -> None:
        """Begin a match on these chairs."""
        seats = {chair: seat for seat, chair in enumerate(players, start=1)}
        there = (replace(chair, seat=seats.get(chair.chair)) for chair in CHAIRS)
        self.room.begin(Table().session.view)
        self.room.run_as(replace(self.room.acts.running, chairs=tuple(there)))

    def chairs(self) -> list[int | None]:
        return [phone.chair for phone in self.phones]


WHO, CHAIR = st.integers(0, 3), st.integers(0, 5)
NAMES = st.sampled_from(("Ann", "Bo", "Cy", "Ada", "Dot"))
ACTS = st.one_of(
    st.tuples(st.just("sit"), WHO, CHAIR, NAMES),
    st.tuples(st.just("stand"), WHO),
    st.tuples(st.just("seat"), WHO, st.integers(0, 6), st.none() | CHAIR),
    st.tuples(st.just("send_away"), WHO, st.integers(0, 6)),
    st.tuples(st.just("begin")),
    st.tuples(st.just("end")),
    st.tuples(st.just("away"), WHO),
    st.tuples(st.just("back"), WHO),
)


@given(st.lists(ACTS, max_size=25))
def test_no_chair_has_two_phones_and_nobody_but_the_dealer_moves_others(
    acts: list[tuple[object, ...]],
) -> None:
    door = Door(4)
    door.say(door.phones[0], "pair", code="CODE")
    for act, *given_ in acts:
        before = door.chairs()
        who = given_[0] if given_ and isinstance(given_[0], int) else None
        _do(door, str(act), given_)
        after = door.chairs()
        sitting = [chair for chair in after if chair is not None]
        assert len(sitting) == len(set(sitting))
        assert set(sitting) <= {1, 2, 3, 4}
        moved = {n for n in range(4) if before[n] != after[n]}
        assert moved <= {who} or who == 0, "only the dealer moves others"
        assert door.controls.taken == frozenset(
            phone.chair for phone in door.room.pairing.phones() if phone.chair is not None
        )
        keys = [key for kept in door.controls.phones for key in kept.keys]
        assert len(keys) == len(set(keys)), "no two phones are known by the same"
        for n, phone in enumerate(door.phones):
            if door.room.pairing.knows(phone):
                mine = [c for c in _picture(door, phone)["chairs"] if c["mine"]]
                assert [c["chair"] for c in mine] == ([after[n]] if after[n] else [])


def _picture(door: Door, phone: Phone) -> dict[str, list[dict[str, object]]]:
    found: dict[str, list[dict[str, object]]] = json.loads(door.room.snapshot(phone))
    return found


def _do(door: Door, act: str, given_: list[object]) -> None:
    phone = door.phones[int(str(given_[0]))] if given_ else door.phones[0]
    if not door.room.pairing.knows(phone):
        return
    match act:
        case "sit":
            door.say(phone, "sit", chair=given_[1], name=given_[2])
        case "seat":
            door.say(phone, "seat", phone=given_[1], chair=given_[2])
        case "send_away":
            door.say(phone, "send_away", number=given_[1])
        case "stand":
            door.say(phone, "stand")
        case "begin":
            door.begin(1, 2, 4)
        case "end":
            door.room.empty()
        case "away" if phone.connections:
            door.room.left(phone)
        case "back" if not phone.connections:
            door.room.arrived(phone)


def test_in_a_match_nobody_looks_into_a_second_hand() -> None:
    door = Door(4)
    dealer, ann, bo, cy = door.phones
    door.say(dealer, "pair", code="CODE")
    door.say(ann, "sit", chair=1, name="Ann")
    door.begin(1, 2, 4)
    assert door.say(ann, "sit", chair=4, name="Ann") == (
        "no: A match is on: the dealer can give you that chair."
    ), "she knows the hand of chair 1"
    assert door.say(bo, "sit", chair=2, name="Bo").startswith("no: A match is on"), "a bot plays"
    assert door.say(bo, "sit", chair=3, name="Bo").startswith("no: A match is on"), "no seat"
    assert door.say(bo, "sit", chair=4, name="Bo") == "You sit on chair 4.", "whom no phone played"
    door.say(bo, "stand")
    assert door.say(cy, "sit", chair=4, name="Cy").startswith("no: A match is on"), "it was Bo's"
    assert door.say(bo, "sit", chair=4, name="Bo") == "You sit on chair 4.", "his own again"
    assert door.say(dealer, "seat", phone=cy.number, chair=4) == "Dot sits on chair 4."
    assert (bo.chair, cy.chair) == (None, 4), "replaced by the dealer's word"
    assert door.say(dealer, "seat", phone=ann.number, chair=2) == "Ann sits on chair 2."
    assert door.say(dealer, "seat", phone=ann.number, chair=3) == "no: There is no such chair."
    assert door.say(dealer, "seat", phone=ann.number, chair=None) == "Phone 2 is watching."
    assert door.say(dealer, "seat", phone=ann.number, chair=None) == "no: This phone has no chair."
    assert door.say(dealer, "seat", phone=99, chair=1) == "no: That phone is gone already."


def test_a_phone_that_sits_is_known_by_something_new_and_kept_by_its_digest() -> None:
    door = Door(1)
    (ann,) = door.phones
    before = ann.token
    assert not ann.key.is_due(0)
    door.say(ann, "sit", chair=1, name="Ann")
    assert ann.key.is_due(0), "what it was known by must not be worth a hand of cards"
    assert door.room.pairing.renew(ann, before, 0) == ann.token
    door.room.changed()
    (kept,) = door.controls.phones
    assert kept.keys == (digest(ann.token), digest(before))
    assert ann.token not in repr(kept)


def test_after_a_restart_either_key_is_good_once_and_nothing_else_is() -> None:
    door = Door(2)
    ann, bo = door.phones
    door.say(ann, "sit", chair=1, name="Ann")
    door.say(bo, "sit", chair=2, name="Bo")
    before = ann.token
    door.room.pairing.renew(ann, before, 0)
    door.room.changed()
    later = Door()
    later.room.recall(door.controls.phones)
    pairing = later.room.pairing
    assert pairing.find("", 0) is None
    assert pairing.find(digest(ann.token), 0) is None, "the digest itself opens nothing"
    found = pairing.find(before, 0)
    assert found is not None
    assert (found.chair, found.name, found.number) == (1, "Ann", ann.number)
    assert found.key.is_due(0)
    assert pairing.find(ann.token, 0) is None, "the other one is good for nothing then"
    fresh = pairing.renew(found, before, 0)
    assert fresh is not None
    assert pairing.find(fresh, 0) is found
    assert later.phone().number > max(ann.number, bo.number)
    other = pairing.find(bo.token, 0)
    assert other is not None
    assert other.chair == 2


def test_whoever_sits_is_not_forgotten_for_a_crowd_at_the_door() -> None:
    door = Door(1)
    (ann,) = door.phones
    door.say(ann, "sit", chair=1, name="Ann")
    door.room.left(ann)
    for _ in range(3 * MAX_SESSIONS):
        door.room.pairing.open(0)
    assert door.room.pairing.knows(ann)
    door.now = IDLE_US + 1
    assert door.room.pairing.find(ann.token, door.now) is None, "but after an evening it is"
    door.room.changed()
    assert door.controls.taken == frozenset()
    assert door.controls.phones == []


def test_a_chair_that_the_display_or_the_dealer_gives_away_is_free() -> None:
    door = Door(2)
    dealer, ann = door.phones
    door.say(dealer, "pair", code="CODE")
    door.say(ann, "sit", chair=2, name="Ann")
    door.room.vacate([2])
    assert ann.chair is None
    door.say(ann, "sit", chair=2, name="Ann")
    assert door.say(dealer, "sitter", seat=2, who="sharp").startswith("no: Nothing can be chosen")
    assert ann.chair == 2
    door.say(dealer, "forget_all")
    assert door.controls.taken == frozenset()


@pytest.mark.parametrize(
    "name", ["", " Ann", "A" * 21, "A\nB", "\u202eAnn\u0007", 7, None, ["Ann"]]
)
def test_names_are_text_that_can_be_shown(name: object) -> None:
    door = Door(1)
    assert door.say(door.phones[0], "sit", chair=1, name=name) == "no: sit: please check name"
    assert door.phones[0].chair is None


def test_what_is_said_of_a_chair_waits_for_everything_that_is_kept() -> None:
    one, other = Kept(), Kept()
    whole = joined(one, None, other)
    assert whole is not None
    one.set_result(None)
    assert not whole.done()
    other.set_result(None)
    assert whole.done()
    assert joined(None) is None
    assert joined(one) is one
    bad, good = Kept(), Kept()
    refused = joined(bad, good)
    assert refused is not None
    bad.set_exception(ValueError("no card"))
    good.set_result(None)
    assert str(refused.exception()) == "no card"
