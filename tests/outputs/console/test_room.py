"""Whatever a phone says: no crash, nothing from spectators, nothing the prompts do not allow."""

import itertools
import json
from collections.abc import Mapping
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.core.referee.events import Entered
from companion.core.referee.game import Prompt
from companion.core.referee.referee import OVERTURN
from companion.core.referee.schema import problem
from companion.games import KITS
from companion.outputs.console import Running
from companion.outputs.console.controls import Kept, Stamped
from companion.outputs.console.messages import MessageError, parse
from companion.outputs.console.offers import RefusedError
from companion.outputs.console.pairing import Pairing, Phone
from companion.outputs.console.verbs import VERBS
from companion.outputs.console.web.room import Room
from tests.outputs.console.handles import EVERYTHING, Noted
from tests.outputs.console.test_desk import Table

SMALL = st.integers(-1, 6)
VALUES = st.one_of(
    SMALL, st.lists(SMALL, max_size=4), st.sampled_from(("safe", "", None, True, 1.5))
)
FIELD_NAMES = (
    "seat",
    "from",
    "pool",
    "to",
    "pile",
    "cards",
    "hands",
    "piles",
    "holmes",
    "suspects",
)
FIELDS = st.dictionaries(st.sampled_from(FIELD_NAMES), VALUES, max_size=3)
SAID = st.one_of(
    st.fixed_dictionaries(
        {
            "do": st.just("answer"),
            "offer": st.integers(1, 20).map("o{}".format),
            "fields": FIELDS,
        }
    ),
    st.fixed_dictionaries({"do": st.just("overturn"), "n": SMALL}),
    st.fixed_dictionaries({"do": st.sampled_from(("pause", "mute")), "on": st.booleans()}),
    st.fixed_dictionaries({"do": st.just("pace"), "pace": st.sampled_from(("brisk", "warp"))}),
    st.fixed_dictionaries({"do": st.just("volume"), "level": SMALL}),
    st.fixed_dictionaries({"do": st.just("names"), "names": st.lists(st.text(max_size=3))}),
    st.fixed_dictionaries({"do": st.just("hand_over"), "to": SMALL}),
    st.fixed_dictionaries(
        {"do": st.just("new_game"), "game": st.text(max_size=3), "options": FIELDS}
    ),
    st.fixed_dictionaries({"do": st.just("sitter"), "seat": SMALL, "who": st.text(max_size=3)}),
    st.fixed_dictionaries({"do": st.just("name"), "seat": SMALL, "name": st.text(max_size=3)}),
    st.fixed_dictionaries({"do": st.just("set"), "name": st.text(max_size=3), "value": SMALL}),
    st.fixed_dictionaries({"do": st.sampled_from(("begin", "leave"))}),
)


class Console:
    """A room with a table, on one thread: entries are judged at once."""

    def __init__(self) -> None:
        self.table = Table()
        self.entered: list[tuple[Prompt, Mapping[str, Any]]] = []
        tokens = itertools.count()
        pairing = Pairing(lambda: str(next(tokens)), lambda: "CODE")
        controls = Noted(self._enter)
        self.switched = controls.switched
        self.room = Room(KITS, controls, Running(paces=("brisk",)), pairing, lambda: self.table.t)
        self.table.session.listen(self.room)
        self.room.begin(self.table.session.view)
        self.dealer, self.other = self._phone(), self._phone()
        self.say(self.dealer, do="pair", code="CODE")

    def _phone(self) -> Phone:
        phone = self.room.pairing.open(0)
        self.room.pairing.arrived(phone)
        return phone

    def _enter(self, entered: Stamped) -> None:
        event = entered(self.table.t)
        assert isinstance(event, Entered)
        if event.name != OVERTURN:
            self._note(type(event).__name__.lower(), event.name, event.fields)
        self.table.take(event)

    def _note(self, kind: str, name: str, fields: Mapping[str, Any]) -> None:
        allowed = [p for p in self.table.session.prompts() if (p.event, p.name) == (kind, name)]
        fit = [p for p in allowed if p.fixed.items() <= fields.items()]
        assert fit, (kind, name, fields)
        assert any(problem(fields, p.fields) is None and chosen_from(p, fields) for p in fit)
        self.entered.append((fit[0], fields))

    def say(self, phone: Phone, /, **message: Any) -> str:
        try:
            return self.room.take(phone, "here", parse(json.dumps({**message, "id": 1}))).text
        except (MessageError, RefusedError) as refusal:
            return f"no: {refusal}"


def chosen_from(prompt: Prompt, fields: Mapping[str, Any]) -> bool:
    """Every value is one of those that the game offers, where it offers any."""
    for name, choices in prompt.choices.items():
        value = fields.get(name, [])
        if not set(value if isinstance(value, list) else [value]) <= set(choices):
            return False
    return True


def set_up() -> Console:
    console = Console()
    console.table.playing()
    console.table.dead_heat()
    return console


@given(st.lists(st.tuples(st.sampled_from((0, 0, 0, 1)), SAID), max_size=8))
def test_nothing_is_entered_that_the_prompts_do_not_allow(
    said: list[tuple[int, dict[str, Any]]],
) -> None:
    console = set_up()
    for who, message in said:
        phone = (console.dealer, console.other)[who]
        may_rule = console.room.pairing.is_dealer(phone, console.table.t)
        before = len(console.entered) + len(console.switched)
        reply = console.say(phone, **message)
        done = len(console.entered) + len(console.switched) - before
        assert not done or (may_rule and not reply.startswith("no: "))
        console.table.wait()
        for seen in (console.dealer, console.other):
            json.loads(console.room.snapshot(seen))


def test_a_spectator_can_do_nothing_at_all() -> None:
    console = set_up()
    words: dict[str, dict[str, Any]] = {
        "answer": {"offer": "o1", "fields": {}},
        "overturn": {"n": 1},
        "pause": {"on": True},
        "pace": {"pace": "brisk"},
        "volume": {"level": 1},
        "mute": {"on": True},
        "names": {"names": list("abcd")},
        "new_game": {"game": "x", "options": {}},
        "choose": {"game": "block"},
        "sitter": {"seat": 1, "who": "person"},
        "seat": {"phone": 1, "chair": 1},
        "stand_in": {"chair": 1, "on": True},
        "name": {"seat": 1, "name": "Ann"},
        "set": {"name": "target", "value": 20},
        "begin": {},
        "leave": {},
        "hand_over": {"to": 2},
        "send_away": {"number": 1},
        "forget_all": {},
    }
    assert set(words) == set(VERBS) - {"pair", "sit", "stand", "size", "tap"}
    for do, fields in words.items():
        assert "Only the dealer" in console.say(console.other, do=do, **fields)
    assert not console.entered
    assert not console.switched


def test_what_this_run_does_not_have_is_not_offered_and_not_done() -> None:
    console = set_up()
    bare = Room(KITS, Noted(absent=EVERYTHING), Running(), console.room.pairing, lambda: 0)
    shown = json.loads(bare.snapshot(console.dealer))
    assert shown["match"] is None
    assert not any(shown["switches"].values())
    asked: dict[str, Any] = {"pause": {"on": True}, "overturn": {"n": 1}, "mute": {"on": True}}
    for do, fields in asked.items():
        with pytest.raises(RefusedError, match="This table cannot do that"):
            bare.take(console.dealer, "", parse(json.dumps({"do": do, "id": 1, **fields})))


def test_a_control_that_cannot_says_why() -> None:
    console = set_up()

    class No(Noted):
        def new_game(self, game: str, options: Mapping[str, Any], by: str) -> Kept:
            raise ValueError("Block needs at most six seats.")

    room = Room(
        KITS,
        No(),
        Running(games=("block",)),
        console.room.pairing,
        lambda: 0,
    )
    console.room = room
    assert (
        console.say(console.dealer, do="new_game", game="block", options={})
        == "no: Block needs at most six seats."
    )
