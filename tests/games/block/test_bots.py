"""Block by bots: whole matches, the cards behind them, and how they think."""

from collections import Counter
from itertools import pairwise
from random import Random

import pytest

from companion.app.simulated.practice_data import temperaments
from companion.app.simulated.practice_table import PracticeTable
from companion.core.live import View
from companion.core.referee.events import Entry, Press, Ruling
from companion.core.referee.verdicts import Verdict
from companion.games.block.bots import PACK, BlockCards, BlockCroupier, BlockCrowd, Scrutiny
from companion.games.block.bots.bot import PATIENCE_US, BlockBot, BlockSight, Mind, lead, pays
from companion.games.block.rules.pack import BLOCK
from tests.support.practice import HAND_US, Notes, replayed, shelf_match, shelf_table

NOBODY = View(0, None, {}, ())  # type: ignore[arg-type]


def croupier(table: PracticeTable) -> BlockCroupier:
    return next(part for part in table.company.parts if isinstance(part, BlockCroupier))


def audit(table: PracticeTable, view: View) -> None:
    """Every card lies somewhere, and as many in each hand as the referee has counted."""
    found = croupier(table)
    hands = found.cards.hands[1:]
    if view.state["phase"] in ("dealing", "over"):
        return
    lying = [card for place in (*hands, *found.cards.piles) for card in place]
    assert Counter(lying) == Counter(PACK)
    if found.mistake is None:
        assert [len(hand) for hand in hands] == view.state["hands"]
        assert [top or None for top in found.cards.tops()] == view.state["tops"]


def match(seed: int, seats: int = 4, hands: int = 1, doubt_us: int | None = None) -> Notes:
    checked = shelf_match("block", seed, seats, hands, doubt_us=doubt_us, check=audit)
    return checked[1]


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_as_many_may_sit_down_as_the_game_allows(seats: int) -> None:
    notes = match(seed=seats, seats=seats)
    assert [v.kind for v in notes.verdicts if v.kind == "out"] == ["out"]


def test_a_game_goes_to_a_hundred() -> None:
    table = shelf_table("block", seed=8)
    notes = Notes()
    table.join(listener=notes)
    with table:
        table.run(lambda: all(verdict.kind != "won" for verdict in notes.verdicts))
    won = notes.verdicts[-1]
    assert won.kind == "won"
    assert won.fields["total"] >= 100


def test_the_same_seed_gives_the_same_transcript_and_the_same_verdicts() -> None:
    recorded, live, judged = replayed("block", seed=5, hands=2)
    assert judged == live
    assert replayed("block", seed=5, hands=2)[0] == recorded
    assert replayed("block", seed=6, hands=2)[0] != recorded


def kind(verdict: Verdict) -> str:
    told = verdict.fields
    detail = told.get("reason") or told.get("question") or told.get("by") or ""
    return f"{verdict.kind} {detail}".strip()


USUAL = {
    "dealt", "led", "played", "block", "lead high", "lead natural", "lead block", "count", "out",
    "ask blocks-left", "score", "won", "overturned", "refused lead-due", "refused too-late",
}  # fmt: skip
CLOSE = {"doubt block-or-play", "ruled"}


@pytest.mark.slow
def test_everything_happens_sooner_or_later() -> None:
    assert {kind(verdict) for verdict in match(seed=1, hands=100).verdicts} >= USUAL


@pytest.mark.slow
def test_where_buttons_are_unsure_the_dealer_is_asked() -> None:
    """With buttons sure to 40 ms only, BLOCK and the next card are often too close to call."""
    verdicts = match(seed=2, hands=25, doubt_us=40_000).verdicts
    assert {kind(verdict) for verdict in verdicts} >= CLOSE
    doubts = [v for v in verdicts if v.kind == "doubt"]
    assert all(v.fields["gap_us"] <= v.fields["doubt_us"] for v in doubts)


def test_players_act_through_buttons_and_entries_only() -> None:
    events = match(seed=4, hands=2).events
    assert {e.input for e in events if isinstance(e, Press)} == {"white", "red"}
    assert {e.name for e in events if isinstance(e, Entry)} <= {"lead", "no-lead", "blocks-left"}


def test_a_player_follows_about_a_second_after_his_card_is_due() -> None:
    verdicts = match(seed=9, hands=3).verdicts
    after = [
        (b.t - a.t) / 1e6
        for a, b in pairwise(verdicts)
        if a.kind in ("led", "played") and b.kind == "played"
    ]
    assert 0.5 < sorted(after)[len(after) // 2] < 2
    assert min(after) > 0.15


def test_who_presses_without_the_card_has_it_taken_back() -> None:
    table = shelf_table("block", seed=3)
    notes = Notes(lambda view: audit(table, view))
    table.join(listener=notes)
    cheated: list[int] = []

    def cheat() -> bool:
        state, cards = table.session.state(), croupier(table).cards
        if not cheated and state["phase"] == "run" and state["due"]:
            seat = next(s for s in range(1, 5) if not cards.holds(s, state["due"]))
            cheated.append(seat)
            table.inbox.put(Press(table.pace(), 100, seat, "white"))
        return table.progress.hands < 1 and table.pace() < HAND_US

    with table:
        table.run(cheat)
    assert table.dropped == []
    wrong = next(v for v in notes.verdicts if v.kind == "overturned")
    taken = next(v for v in notes.verdicts if v.n == wrong.fields["of"])
    assert taken.fields["seat"] == cheated[0]
    assert wrong.fields["why"] == "not-held"
    assert croupier(table).mistake is None


def test_a_BLOCK_that_nobody_holds_is_taken_back_with_its_reason() -> None:
    found = BlockCroupier(3, Random(1))
    found.cards.hands[1] = ["C4", "C6"]
    led = Verdict(1, 1, "led", {"seat": 1, "card": "C4", "hand": 1, "due": "C5"})
    blocked = Verdict(2, 2, "block", {"seat": 1, "on": "C4", "hand": 0})
    rulings: list[object] = []
    scrutiny = Scrutiny(found, rulings.append, Random(1))
    for told in (found, scrutiny):
        told.judged([led, blocked], NOBODY)
    scrutiny.act(3)
    assert rulings == [Ruling(3, "overturn", {"of": 2, "why": "no-block-held"})]


def test_a_bot_is_given_its_own_hand_only() -> None:
    table = shelf_table("block", seed=3)
    crowd = next(part for part in table.company.parts if isinstance(part, BlockCrowd))
    with table:
        table.run(lambda: table.session.state()["phase"] != "lead")
    cards = croupier(table).cards
    sight = crowd._sight(2, table.session.view)
    assert sorted(sight.hand) == sorted(cards.hands[2])
    cards.hands[1], cards.hands[3] = cards.hands[3], cards.hands[1]
    assert crowd._sight(2, table.session.view) == sight


def test_he_leads_what_he_can_follow_himself() -> None:
    mind = Mind(("B3", "C9", "C10", "C11", "E2"), (), fewest=10)
    assert lead(mind, Random(1), care=1) == "C9"


def test_he_leads_what_counts() -> None:
    assert lead(Mind(("A10", "B3", "E2"), (), fewest=10), Random(1), care=1) == "A10"


def test_with_block_cards_only_there_is_no_lead() -> None:
    assert lead(Mind((BLOCK, BLOCK), (), fewest=2), Random(1), care=1) is None


def test_he_blocks_a_long_run_of_others_but_not_his_own() -> None:
    others = Mind(("B1", "C2", "D1", "D3", "E1", "E3", BLOCK), (), fewest=9)
    assert pays("C2", others)
    own = Mind(("C3", "C4", "D1", "D3", "E1", "E3", BLOCK), (), fewest=9)
    assert not pays("C2", own)


def test_he_keeps_no_block_card_when_somebody_is_nearly_out() -> None:
    assert pays("C2", Mind(("C3", "D1", "D3", "E1", "E3", BLOCK), (), fewest=2))
    assert not pays("C2", Mind(("C3", "D1"), (), fewest=1))


def test_whose_BLOCK_came_to_nothing_lays_the_card_that_is_due() -> None:
    """His press may be lost on its way: the run must not wait for him for ever."""
    pressed: list[str] = []

    class Buttons:
        def press(self, seat: int, name: str, *, at_us: int) -> None:
            pressed.append(name)

        def release(self, seat: int, name: str, *, at_us: int) -> None:
            pass

    bot = BlockBot(2, temperaments()["sharp"], Random(1), lambda entry: None)
    hand = ("E8", BLOCK)
    bot.see(BlockSight("run", "E8", 2, (9, 2, 9), hand, (2, "E7"), settled=True), 0)
    while (due := bot.due()) is not None and due < 3 * PATIENCE_US:
        bot.act(due, Buttons())  # type: ignore[arg-type]
    assert pressed[:2] == ["red", "white"]


def test_cards_are_dealt_one_by_one_and_sorted() -> None:
    cards = BlockCards(3)
    cards.deal(PACK, 2, [18, 19, 19])
    assert [len(hand) for hand in cards.hands] == [0, 18, 19, 19]
    assert cards.hands[2][0] == "A1"
    assert not cards.lay(1, "A1")
    assert cards.lay(2, "A1")
    assert cards.tops() == (None, "A1", None)


def test_cards_laid_after_one_that_is_taken_back_stay() -> None:
    """Seat 2's BLOCK was a mistake; the card that it led then lies."""
    found = BlockCroupier(4, Random(1))
    found.cards.hands[2], found.cards.hands[3] = ["C4", "D1", BLOCK], ["D2"]
    laid = [("led", 2, "C4"), ("block", 2, BLOCK), ("led", 2, "D1"), ("played", 3, "D2")]
    verdicts = [
        Verdict(n, n, kind, {"seat": seat, "card": card})
        for n, (kind, seat, card) in enumerate(laid, 1)
    ]
    found.judged([*verdicts, Verdict(5, 5, "overturned", {"of": 2})], NOBODY)
    assert found.cards.tops() == (None, "D1", "D2", None)
    assert found.cards.hands[2] == [BLOCK]
    found.judged([Verdict(6, 6, "overturned", {"of": n}) for n in (3, 4)], NOBODY)
    assert found.cards.tops() == (None, "C4", None, None)
