"""What may be entered now, and by whom; all of it, and nothing else."""

from random import Random
from typing import Any

import pytest

from companion.core.referee import Prompt
from companion.core.referee.events import Deal, Entry, Event, Ruling
from companion.core.referee.verdicts import Finding
from companion.games.i_say_holmes.rules import ISayHolmes
from companion.games.i_say_holmes.rules.cards import Aim
from companion.games.i_say_holmes.rules.vocabulary import MOVES, VOCABULARY
from tests.support.isay_play import play, set_up
from tests.support.isay_table import AFOOT, IsayTable, after, dealt, opened

CORRECTIONS = [("count", "dealer"), ("chit", "dealer"), ("score", "dealer"), ("value", "dealer")]


def names(scene: IsayTable) -> list[tuple[str, Any]]:
    return [(prompt.name, prompt.by) for prompt in scene.offered()]


def plays(scene: IsayTable) -> dict[str, Prompt]:
    """Every card on offer, with the prompt that offers it."""
    offered = [p for p in scene.offered() if p.name == "play" and "drawn" not in p.fixed]
    return {title: prompt for prompt in offered for title in prompt.choices["card"]}


def test_first_the_deal_then_the_opening() -> None:
    assert names(IsayTable(4))[0] == ("deal", "dealer")
    scene = dealt()
    assert names(scene) == [*(("play", seat) for seat in (1, 2, 3, 4)), *CORRECTIONS]
    assert scene.offered()[2].fixed == {"seat": 3, "card": AFOOT}


def test_a_turn_offers_what_the_story_allows() -> None:
    scene = after("Train", cards={"Train": {"next": ["location"]}})
    cards = plays(scene)
    country = {"The Country", "Village", "Estate", "Manor", "Castle"}
    assert set(cards) == country | {"Deduction", "Plot Thickens", "Fleeing"}
    others = [name for name in names(scene) if name[0] in ("draw", "escape")]
    assert others == [("draw", 2), ("escape", 2)]
    assert "keep" not in dict(names(scene))


def test_cards_come_with_what_else_has_to_be_said() -> None:
    cards = plays(after("West End", turn=2))
    assert set(cards["Hansom Cab"].fields) == {"seat", "card"}
    assert cards["Clue"].choices["target"] == (1, 3, 4)
    assert cards["Clue"].fields["target"].required
    assert not cards["Watson"].fields["target"].required
    assert cards["Scotland Yard"].choices["side"] == ("previous", "next")
    assert cards["Deduction"].choices["in_sequence"] == (True, False)
    assert plays(after("Train"))["Fleeing"].choices["villain"][0] == "Milverton"


def test_empty_hands_are_no_targets_of_looks_and_arrests() -> None:
    cards = plays(opened().counts(5, 6, 0, 6))
    assert cards["Clue"].choices["target"] == (1, 4)
    assert cards["Telegram"].choices["target"] == (1, 3, 4)


def test_after_a_draw() -> None:
    scene = opened().draw(2)
    assert ("keep", 2) in names(scene)
    assert not {("draw", 2), ("escape", 2)} & set(names(scene))


def test_a_question_goes_before_everything() -> None:
    scene = opened().entry("play", 2, card="Train")
    first, second = scene.offered()[:2]
    assert (first.name, first.fixed, first.asked) == ("sequence", {"allow": True}, True)
    assert (second.name, second.fixed) == ("sequence", {"allow": False})
    assert names(scene)[2:] == CORRECTIONS


def test_the_answers_to_an_attack() -> None:
    scene = opened().lay(2, "Telegram", target=4)
    (prompt,) = scene.offered()[:1]
    assert (prompt.name, prompt.by, prompt.asked) == ("defend", 4, True)
    assert prompt.choices["with"] == ("Mastermind", "none")
    scene.button(4, "blue", u=100).button(4, "white", 0.0001, u=100)
    (prompt,) = scene.offered()[:1]
    assert (prompt.name, prompt.choices["answer"]) == ("which", ("blue", "white"))


def test_a_defence_can_be_called_off_while_the_cards_move() -> None:
    scene = opened().lay(2, "Inspector", target=4).defend(4, "Alibi")
    assert names(scene)[0] == ("done", "dealer")
    assert names(scene)[-5:] == [("defence", "dealer"), *CORRECTIONS]
    assert scene.offered()[0].fixed == {"what": "pass-left"}


def test_a_refusal_that_can_be_lifted_is_offered_with_its_number() -> None:
    scene = after("Train").entry("play", 2, card="West End")
    (prompt,) = [prompt for prompt in scene.offered() if prompt.name == "lift"]
    assert prompt.fixed == {"of": scene.last("refused")["n"]}


def test_pleas_and_names() -> None:
    scene = opened().lay(2, "Arrest", target=4).decline(4)
    assert names(scene)[:2] == [("plea", 4), ("plea", 4)]
    assert [prompt.fixed["guilty"] for prompt in scene.offered()[:2]] == [False, True]
    scene = opened().counts(5, 1, 0, 3).lay(2, "West End")
    assert names(scene) == [("arrest", 2), *CORRECTIONS]
    assert scene.offered()[0].choices["target"] == (1, 4)


def test_hands_are_asked_for_until_all_are_counted() -> None:
    scene = opened().lay(2, "Arrest", target=4).decline(4).guilty(4, "Moran")
    scene.entry("held", 2, total=5)
    asked = [prompt.by for prompt in scene.offered() if prompt.asked]
    assert asked == [1, 1, 3, 3, 4, 4, "dealer"]
    scene.entry("held", 1, cards=["Train"])
    (prompt,) = [prompt for prompt in scene.offered() if prompt.asked]
    assert (prompt.name, prompt.fixed) == ("value", {"card": "Train"})


def test_nothing_is_offered_after_the_last_round() -> None:
    scene = opened(rounds=1, cards={"Moran": {"value": 40}}).lay(2, "Arrest", target=4)
    assert scene.decline(4).guilty(4, "Moran").held(1, 2, 3, 4).offered() == ()


class Complete:
    """Tries everything that could be entered, at every step, on a copy of the match."""

    def __init__(self) -> None:
        self.accepted: set[str] = set()

    def __call__(self, game: ISayHolmes, event: Event, found: list[Finding]) -> None:
        prompts = game.prompts()
        for attempt in attempts(game, event.t + 1):
            twin = game.clone()
            twin.apply(attempt)
            refused = any(finding.kind == "refused" for finding in twin.drain())
            if not refused:
                self.accepted.add(attempt.name)
                assert any(offers(prompt, attempt) for prompt in prompts), attempt


def offers(prompt: Prompt, attempt: Event) -> bool:
    assert isinstance(attempt, Deal | Entry | Ruling)
    if (prompt.event, prompt.name) != (type(attempt).__name__.lower(), attempt.name):
        return False
    given = attempt.fields
    if not prompt.fixed.items() <= given.items() or not set(given) <= set(prompt.fields):
        return False
    needed = {name for name, field in prompt.fields.items() if field.required}
    return needed <= set(given) and all(_chosen(prompt, name, given[name]) for name in given)


def _chosen(prompt: Prompt, name: str, value: Any) -> bool:
    choices = prompt.choices.get(name)
    values = value if isinstance(value, list) else [value]
    return choices is None or all(one in choices for one in values)


def attempts(game: ISayHolmes, t: int) -> list[Event]:
    m = game.match
    fields: list[tuple[str, dict[str, Any]]] = [("done", {"what": what}) for what in MOVES]
    for seat in m.seats:
        fields += [(name, {"seat": seat}) for name in ("draw", "keep", "no-arrest")]
        fields += [("defend", {"seat": seat, "with": w}) for w in ("Alibi", "Mastermind", "none")]
        fields += [("arrest", {"seat": seat, "target": target}) for target in m.seats]
        fields += [("plea", {"seat": seat, "guilty": False})]
        fields += [("plea", {"seat": seat, "guilty": True, "villains": ["Clay"]})]
        fields += [("escape", {"seat": seat, "villains": ["Clay"] * m.hands[seat]})]
        fields += [("held", {"seat": seat, "total": 0}), ("held", {"seat": seat, "cards": []})]
    few = [max(hand - 4, 0) for hand in m.hands[1:]]
    fields += [("hands", {"totals": few}), ("hands", {"totals": few, "villains": ["Clay"]})]
    fields += [("play", play) for play in _plays(m)]
    entries: list[Event] = [Entry(t, name, given) for name, given in fields]
    return [Deal(t, "deal", {}), *entries, *_rulings(m, t)]


def _plays(m: Any) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = []
    for card in m.options.cards.values():
        base = {"seat": m.turn or 1, "card": card.title}
        found += [base, {**base, "seat": m.left_of(m.turn or 1)}]
        if card.aim is Aim.NEIGHBOUR:
            found += [{**base, "side": side} for side in ("previous", "next")]
        elif card.aim is not Aim.NOBODY:
            found += [{**base, "target": target} for target in m.seats]
    return found


def _rulings(m: Any, t: int) -> list[Event]:
    told: list[tuple[str, dict[str, Any]]] = [("defence", {"allow": False}), ("lift", {"of": 0})]
    told += [(n, {"allow": a}) for n in ("sequence", "i-say", "deadline") for a in (True, False)]
    told += [("which", {"answer": answer}) for answer in ("red", "blue", "white")]
    told += [("chit", {"side": "London"}), ("score", {"seat": 2, "delta": 5})]
    told += [("count", {"seat": 3, "value": 2}), ("value", {"card": "Moran", "value": 9})]
    return [Ruling(t, name, given) for name, given in told]


@pytest.mark.parametrize("seed", [0, pytest.param(range(1, 4), marks=pytest.mark.slow)])
def test_everything_that_may_be_entered_is_offered(seed: int | range) -> None:
    watch = Complete()
    for one in [seed] if isinstance(seed, int) else seed:
        options = {"unknown_sequence": ("ask", "trust")[one % 2], "rounds": 2}
        play(set_up(3, **options), Random(one), watch, most=30 if one == 0 else 80)
    if seed != 0:
        everything = {*VOCABULARY.entries, *VOCABULARY.rulings, "deal"}
        assert everything - watch.accepted <= {"deadline", "which", "no-arrest"}
