"""Who deals and rules where no person does: he answers what is asked, by the cards or by lot."""

from typing import Any

from companion.core.live.inbox import Item
from companion.core.live.listener import View
from companion.core.referee.events import Deal, Entered, Ruling
from companion.core.referee.game import DEALER, Prompt
from companion.games.sherlock_holmes.bots import HolmesHouse
from companion.games.sherlock_holmes.bots.tabletop import Tabletop
from companion.games.sherlock_holmes.rules.rulings import RULINGS

STATE = {"phase": "play", "round": 1, "dealer": 1, "pool": 0}


def asked(name: str, choices: dict[str, tuple[Any, ...]], **fixed: Any) -> Prompt:
    return Prompt("ruling", name, DEALER, RULINGS[name], choices, fixed, asked=True)


def answered(*prompts: Prompt, tops: tuple[str, ...] = (), dealer: int = 1) -> list[Entered]:
    table, put = Tabletop(4), list[Item]()
    for seat, top in enumerate(tops, start=1):
        table.piles[seat].append(top)
    house = HolmesHouse(table, put.append, 1, lambda seat: seat != 4)
    view = View(1_000_000, None, {**STATE, "dealer": dealer}, prompts)  # type: ignore[arg-type]
    house.judged([], view)
    due = house.due()
    if due is not None:
        assert due > 2_000_000, "a person takes a while"
        house.act(due)
    made = [item(due or 0) for item in put if callable(item)]
    return [event for event in made if isinstance(event, Entered)]


def test_he_deals() -> None:
    (event,) = answered(Prompt("deal", "deal", DEALER, {}))
    assert isinstance(event, Deal)


def test_he_upholds_a_call_that_the_cards_bear_out() -> None:
    prompts = (asked("uphold", {"from": (2, 3, 4)}, seat=1), asked("false-call", {}, seat=1))
    (event,) = answered(*prompts, tops=("RUN", "FOG", "RUN", "CLUE"))
    assert isinstance(event, Ruling)
    assert (event.name, event.fields) == ("uphold", {"seat": 1, "from": [3], "pool": 0})


def test_he_finds_a_false_call() -> None:
    prompts = (asked("uphold", {"from": (2, 3, 4)}, seat=1), asked("false-call", {}, seat=1))
    (event,) = answered(*prompts, tops=("RUN", "FOG", "CLUE", "CLUE"))
    assert (event.name, event.fields) == ("false-call", {"seat": 1})


def test_what_nobody_could_tell_he_decides_by_lot() -> None:
    (event,) = answered(asked("pile", {"to": ("safe", 2)}, pile=3))
    assert event.fields["pile"] == 3
    assert event.fields["to"] in ("safe", 2)


def test_he_leaves_to_people_what_is_theirs() -> None:
    assert answered(Prompt("deal", "deal", DEALER, {}), dealer=4) == []
    assert answered(Prompt("ruling", "forfeit", DEALER, RULINGS["forfeit"])) == []
