"""I Say, Holmes! by bots: whole matches, the cards behind them, and what a player may know."""

import json
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from companion.app.simulated.practice_table import PracticeTable
from companion.core.live import View
from companion.core.referee.events import Entry, Press
from companion.core.referee.game import DEALER, Prompt
from companion.core.referee.schema import SEAT, TEXT, required
from companion.core.referee.verdicts import Verdict
from companion.games.i_say_holmes.bots import brain
from companion.games.i_say_holmes.bots.croupier import ISayCroupier, Memory
from companion.games.i_say_holmes.bots.deck import deck as i_say_deck
from companion.games.i_say_holmes.bots.deck import parse_deck
from companion.games.i_say_holmes.bots.sight import ISaySight, seen
from companion.games.i_say_holmes.rules.cards import VILLAINS
from tests.support.practice import HAND_US, Notes, replayed, shelf_match, shelf_table

GAME = "i-say-holmes"
KINDS = {
    "ready", "started", "turn", "played", "drew", "kept", "chit", "window", "declined",
    "window-closed", "defended", "draws", "look", "show", "give", "trade", "redeal", "reshuffle",
    "pass-left", "pass-right", "points", "arrest", "guilty", "not-guilty", "hand-taken",
    "went-out", "cleared", "escaped", "round-end", "score", "won", "ask", "doubt", "ruled",
    "overturned", "refused", "implied", "discarded",
}  # fmt: skip
"""Every verdict of the catalogue (3.2) but those of a hand told card by card: bots add it up."""
DETAILS = {
    "ask arrest", "ask plea", "ask held", "doubt which", "points i-say", "points telegram",
    "points fleeing", "round-end arrest", "round-end escape", "refused chit-mismatch",
    "refused condition", "refused defence-only", "refused no-window",
    "refused not-in-sequence", "refused not-target", "refused not-your-turn",
    "refused use-escape",
}  # fmt: skip
READ_OUT = {"ask sequence", "ask i-say", "ask value", "ruled sequence", "ruled i-say"}


def croupier(table: PracticeTable) -> ISayCroupier:
    return next(part for part in table.company.parts if isinstance(part, ISayCroupier))


def counted(table: PracticeTable) -> dict[str, Any]:
    """How the referee has counted, secrets included."""
    return table.session._referee.public_state()


def audit(table: PracticeTable, view: View) -> None:
    """Every card lies somewhere, and as many in each place as the referee has counted."""
    found, state = croupier(table), counted(table)
    if state["phase"] in ("dealing", "over"):
        return
    cards = found.cards
    assert Counter(cards.all()) == Counter(title for title, _ in found.deck.copies)
    if found.passing_on(1) is None and not found.mistake and state["moving"] is None:
        assert [len(hand) for hand in cards.hands[1:]] == state["hands"]
        piles = len(cards.stock), len(cards.discards), len(cards.aside)
        assert piles == (state["draw_pile"], state["discards"], state["aside"])


def rounds(
    seed: int, seats: int = 4, hands: int = 1, doubt_us: int | None = None, **options: Any
) -> tuple[PracticeTable, Notes]:
    given = {"rounds": hands, **options}
    return shelf_match(GAME, seed, seats, hands, given, doubt_us, audit)


def detail(verdict: Verdict) -> str:
    told = verdict.fields
    names = ("reason", "question", "why", "ruling")
    return f"{verdict.kind} {next((told[name] for name in names if name in told), '')}".strip()


@pytest.mark.slow
@pytest.mark.parametrize("seats", range(3, 9))
def test_as_many_may_sit_down_as_the_game_allows(seats: int) -> None:
    _, notes = rounds(seed=seats, seats=seats)
    assert [v.kind for v in notes.verdicts if v.kind in ("score", "won")] == ["score", "won"]


@pytest.mark.slow
def test_every_verdict_happens_sooner_or_later() -> None:
    """Sixty rounds at six seats whose buttons are sure to 40 ms only."""
    _, notes = rounds(seed=3, seats=6, hands=60, doubt_us=40_000)
    assert {verdict.kind for verdict in notes.verdicts} == KINDS
    assert {detail(verdict) for verdict in notes.verdicts} >= DETAILS
    doubts = [v.fields for v in notes.verdicts if v.kind == "doubt"]
    assert all(v["gap_us"] <= 2 * v["doubt_us"] for v in doubts)


@pytest.mark.slow
def test_the_same_seed_gives_the_same_transcript_and_the_same_verdicts() -> None:
    recorded, live, judged = replayed(GAME, seed=5, hands=1, options={"rounds": 1})
    assert judged[:-1] == live[:-1]
    state = json.loads(judged[-1])
    assert len(state.pop("hands")) == 4
    assert state == json.loads(live[-1])
    assert replayed(GAME, seed=5, hands=1, options={"rounds": 1})[0] == recorded
    assert replayed(GAME, seed=6, hands=1, options={"rounds": 1})[0] != recorded


@pytest.mark.slow
def test_where_nobody_told_the_bottom_lines_the_dealer_reads_them_out() -> None:
    """All that is learned stands on the cards."""
    table, notes = rounds(seed=2, hands=6, cards={})
    assert {detail(verdict) for verdict in notes.verdicts} >= READ_OUT
    printed = i_say_deck().printed
    for title, told in table.session.state()["learned"].items():
        assert told.get("value") in (None, printed[title].value)
        assert not {*told.get("never", ())} & {*printed[title].line}
        assert "i-say" not in told.get("next", ()) or "i-say" in printed[title].line


def test_what_the_owner_says_of_his_cards_goes_before_the_deck() -> None:
    deck = i_say_deck().as_told({"Train": {"value": 9, "next": ["action"]}, "Boat": {"value": 1}})
    assert deck.printed["Train"] == type(deck.printed["Train"])(9, ("action",))
    assert deck.printed["Boat"].line == i_say_deck().printed["Boat"].line
    more = i_say_deck().as_told(
        {"Train": {"next": ["action"], "partial": True, "never": ["i-say"]}}
    )
    assert more.printed["Train"].line == ("action", "location")


def test_a_deck_must_be_whole() -> None:
    cards = [{"title": "Train", "copies": 120, "value": 3, "deal": [3]}]
    with pytest.raises(ValueError, match="expected 120 of all"):
        parse_deck({"card": cards})
    with pytest.raises(ValueError, match="Bicycle"):
        parse_deck({"card": [{"title": "Bicycle", "copies": 1, "value": 3}]})


@pytest.mark.slow
def test_players_act_through_buttons_and_entries_only() -> None:
    _, notes = rounds(seed=4, hands=4)
    presses = {event.input for event in notes.events if isinstance(event, Press)}
    assert presses == {"red", "blue"}, "who has no defence lets the time run, or plays on"
    answered = [
        after.t - before.t
        for before in notes.verdicts
        for after in notes.verdicts
        if before.kind == "window" and after.kind in ("declined", "defended")
        and after.n == before.n + 1
    ]  # fmt: skip
    assert 1_000_000 < sorted(answered)[len(answered) // 2] < 5_000_000
    assert min(answered) > 400_000


def until(table: PracticeTable, reached: Callable[[dict[str, Any]], bool]) -> None:
    with table:
        table.run(lambda: not reached(table.session.state()) and table.pace() < HAND_US)
    assert reached(table.session.state())


def offers(table: PracticeTable, seat: int) -> list[Prompt]:
    return [prompt for prompt in table.session.view.prompts if prompt.by == seat]


@pytest.mark.parametrize("seed", range(3))
def test_a_bot_cannot_know_what_is_hidden(seed: int) -> None:
    """Whatever lies in the other hands and on the draw pile, it looks the same to him."""
    table = shelf_table(GAME, seed)
    until(table, lambda state: state["phase"] in ("turn", "window") and state["discards"] > 4)
    cards, view = croupier(table).cards, table.session.view
    sight = seen(croupier(table), 2, view, offers(table, 2))
    assert sorted(sight.hand) == sorted(cards.hands[2])
    hidden = [card for seat in (1, 3, 4) for card in cards.hands[seat]] + cards.stock
    Random(seed).shuffle(hidden)
    for seat in (1, 3, 4):
        cards.hands[seat] = [hidden.pop() for _ in cards.hands[seat]]
    cards.hands[1].append(hidden.pop())
    cards.stock = hidden
    assert seen(croupier(table), 2, view, offers(table, 2)) == sight


def test_how_much_anybody_holds_is_not_in_what_a_bot_is_given() -> None:
    table = shelf_table(GAME, 1)
    until(table, lambda state: state["phase"] == "turn")
    assert "hands" not in table.session.view.state
    assert {"hands", "counts", "draw_pile"}.isdisjoint(ISaySight.__slots__)


def with_a_cheat(cheat: Callable[[PracticeTable], Any]) -> tuple[PracticeTable, Notes]:
    """One round in which somebody does once what he cannot."""
    table = shelf_table(GAME, seed=8, options={"rounds": 1})
    notes, done = Notes(lambda view: audit(table, view)), list[Any]()
    table.join(listener=notes)

    def going() -> bool:
        if not done and (event := cheat(table)) is not None:
            done.append(event)
            table.inbox.put(event)
        return table.progress.hands < 1 and table.pace() < HAND_US

    with table:
        table.run(going)
    assert table.dropped == []
    assert done
    assert table.progress.hands == 1
    return table, notes


def test_who_names_a_card_that_he_does_not_hold_has_it_taken_back() -> None:
    def cheat(table: PracticeTable) -> Entry | None:
        state, cards = table.session.state(), croupier(table).cards
        if state["phase"] != "turn" or state["open"] or "Train" in cards.hands[state["turn"]]:
            return None
        fields = {"seat": state["turn"], "card": "Train"}
        prompts = [p for p in table.session.prompts() if p.name == "play"]
        plays = [p for p in prompts if "Train" in p.choices.get("card", ())]
        return Entry(table.pace(), "play", fields) if plays else None

    table, notes = with_a_cheat(cheat)
    wrong = next(v for v in notes.verdicts if v.kind == "overturned")
    taken = next(v for v in notes.verdicts if v.n == wrong.fields["of"])
    assert taken.fields["card"] == "Train"
    assert croupier(table).mistake is None


def test_who_promises_a_defence_that_he_does_not_hold_pays_all_the_same() -> None:
    def cheat(table: PracticeTable) -> Press | None:
        window, cards = table.session.state()["window"], croupier(table).cards
        if not window or "Mastermind" in cards.hands[window["seat"]]:
            return None
        return Press(table.pace(), 100, window["seat"], "blue")

    _, notes = with_a_cheat(cheat)
    kinds = [detail(verdict) for verdict in notes.verdicts]
    at = kinds.index("defended")
    assert "ruled defence" in kinds[at : at + 4]


# What a person at the keyboard is offered


@pytest.fixture
def table() -> PracticeTable:
    """A table at which nobody has done anything yet but deal."""
    table = shelf_table(GAME, 1)
    until(table, lambda state: state["phase"] == "turn")
    return table


def holding(table: PracticeTable, *hand: str) -> None:
    croupier(table).cards.hands[1] = [*hand]


def play(*cards: str, **more: tuple[Any, ...]) -> Prompt:
    fields = {"seat": required(SEAT), "card": required(TEXT)}
    fields |= {name: replace(required(TEXT), required=False) for name in more}
    return Prompt("entry", "play", 1, fields, {"card": cards, **more}, {"seat": 1})


def test_a_person_is_offered_the_cards_that_he_holds(table: PracticeTable) -> None:
    holding(table, "Train", "Train", "Clue", "Moran")
    offered = table.company.offered(play("Boat", "Train", "Clue"))
    assert offered is not None
    assert offered.choices["card"] == ("Train", "Clue")
    assert table.company.offered(play("Boat")) is None


def test_who_flees_is_offered_his_own_villains(table: PracticeTable) -> None:
    holding(table, "Fleeing", "Moran")
    offered = table.company.offered(play("Fleeing", villain=VILLAINS))
    assert offered is not None
    assert offered.choices["villain"] == ("Moran",)
    holding(table, "Fleeing", "Train")
    offered = table.company.offered(play("Fleeing", villain=VILLAINS))
    assert offered is not None
    assert "villain" not in offered.fields


def test_a_person_pleads_the_truth(table: PracticeTable) -> None:
    pleas = [Prompt("entry", "plea", 1, {}, {}, {"seat": 1, "guilty": g}) for g in (True, False)]
    holding(table, "Train", "Moran")
    assert [table.company.offered(plea) for plea in pleas][1] is None
    guilty = table.company.offered(pleas[0])
    assert guilty is not None
    assert guilty.fixed["villains"] == ["Moran"]
    holding(table, "Train")
    assert [table.company.offered(plea) for plea in pleas] == [None, pleas[1]]


def test_only_villains_escape(table: PracticeTable) -> None:
    escape = Prompt("entry", "escape", 1, {}, {"villains": VILLAINS}, {"seat": 1})
    holding(table, "Moran", "Train")
    assert table.company.offered(escape) is None
    holding(table, "Clay", "Moran")
    offered = table.company.offered(escape)
    assert offered is not None
    assert offered.fixed["villains"] == ["Clay", "Moran"]


def test_what_is_done_together_is_done_for_him(table: PracticeTable) -> None:
    assert table.company.offered(Prompt("entry", "done", DEALER, {}, asked=True)) is None
    assert table.company.offered(Prompt("entry", "held", 1, {}, asked=True)) is None


def test_a_person_chooses_the_card_that_he_passes_to_the_left(table: PracticeTable) -> None:
    """To choose it is to pass it: that is his white button."""
    found = croupier(table)
    holding(table, "Train", "Clue")
    found._begin("pass-left")
    (prompt,) = table.company.own(1)
    assert prompt.choices["card"] == ("Train", "Clue")
    item = table.company.take(prompt, {"card": "Train"})
    assert callable(item)
    assert item(7) == Press(7, 0, 1, "white")
    found._arrive("turn")
    assert "Clue" in found.cards.hands[1]
    assert "Train" in found.cards.hands[2]
    assert found.memory.of(1) == {2: ("Train",)}


def test_a_person_chooses_the_card_for_the_constabulary(table: PracticeTable) -> None:
    found = croupier(table)
    holding(table, "Train", "Moran")
    found._begin("give", 1, 3)
    assert found.awaited() == {1}
    assert table.company.own(2) == ()
    (prompt,) = table.company.own(1)
    item = table.company.take(prompt, {"card": "Moran"})
    assert callable(item)
    assert item(7) == Entry(7, "done", {"what": "give"})
    assert not found.awaited()
    assert "Moran" in found.cards.hands[3]


def test_whole_hands_go_to_the_right_and_are_remembered(table: PracticeTable) -> None:
    found = croupier(table)
    second = [*found.cards.hands[2]]
    found._begin("pass-right")
    (prompt,) = table.company.own(2)
    item = table.company.take(prompt, {})
    assert callable(item)
    assert item(7) == Press(7, 0, 2, "white")
    found._arrive("turn")
    assert found.cards.hands[1] == second
    assert found.memory.of(2)[1] == tuple(sorted(second))


def test_what_he_was_shown_is_for_his_eyes_until_his_next_turn(table: PracticeTable) -> None:
    found = croupier(table)
    found._look(9, {"by": 1, "seat": 3, "cards": 2})
    shown = table.company.seen(1)[3]
    assert len(shown) == 2
    assert not Counter(shown) - Counter(found.cards.hands[3])
    assert table.company.seen(2) == {}
    found._turn(10, {"seat": 1})
    assert table.company.seen(1) == {}


# How they think


def sight(*hand: str, **more: Any) -> ISaySight:
    usual = ISaySight(
        "turn", 1, "West End", ("information", "movement"), "London", (0, 0, 0, 0), None, hand,
        None, None, {}, (play(*hand, target=(2, 3, 4)),), printed=i_say_deck().printed,
    )  # fmt: skip
    return replace(usual, **more)


def test_he_lays_what_the_story_names() -> None:
    assert brain.choose(sight("Manor", "Clue"), Random(1), 1) is not None
    assert brain.choose(sight("Manor", "Inspector"), Random(1), 1) is None


def test_a_drawn_card_is_the_only_one_he_may_lay() -> None:
    drawn = sight("Clue", "Manor", drawn="Manor")
    assert brain.choose(drawn, Random(1), 1) is None


def test_he_arrests_whom_he_knows_to_be_guilty() -> None:
    knows = sight("Arrest", "Clue", line=("action", "information"), believed={3: ("Moran",)})
    choice = brain.choose(knows, Random(1), 1)
    assert choice is not None
    assert (choice.card, choice.fields) == ("Arrest", {"target": 3})


def test_an_innocent_man_fears_no_arrest() -> None:
    both = ("Alibi", "Mastermind")
    assert brain.defence(sight("Alibi", "Train"), "Arrest", both) is None
    assert brain.defence(sight("Alibi", "Moran"), "Arrest", both) == "Alibi"
    assert brain.defence(sight("Alibi", "Train"), "Inspector", both) == "Alibi"
    assert brain.defence(sight("Train"), "Inspector", both) is None


def test_memory_follows_cards_and_forgets_what_was_laid() -> None:
    memory = Memory()
    memory.saw(1, 2, ["Moran", "Clue"])
    memory.saw(1, 2, ["Clue"])
    assert memory.of(1) == {2: ("Clue", "Moran")}
    memory.shown(2, "Clue")
    memory.moved({2: 3, 3: 2})
    assert memory.of(1) == {3: ("Moran",)}
    memory.forget(3)
    assert memory.of(1) == {}
