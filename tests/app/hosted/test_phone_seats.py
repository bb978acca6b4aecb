"""People sit by phone at a hosted table: they are dealt to, play, leave it to a bot, come back."""

from itertools import count
from pathlib import Path
from typing import Any

import pytest

from companion.app.hosted.sights import NOT_YOURS, offered_to
from companion.core.referee.game import Prompt
from companion.games import KITS
from companion.language import say
from companion.outputs.console.offers import GONE
from tests.app.hosted.phone_table import HeldPhone, PhoneTable, Script, phone_table

GAMES = ("block", "sorry", "i-say-holmes", "221b-baker-street")


def seated(table: PhoneTable, *names: str) -> list[HeldPhone]:
    """Phones with these names, each on a chair of its own, from the first on."""
    phones = [table.phone() for _ in names]
    for chair, (phone, name) in enumerate(zip(phones, names, strict=True), start=1):
        assert phone.sit(chair, name) == f"You sit on chair {chair}."
    return phones


def playing(table: PhoneTable, game: str, *names: str, **options: Any) -> list[HeldPhone]:
    """People at a match that has begun; the first phone is the dealer's."""
    phones = seated(table, *names)
    table.choose(game, **options)
    phones[0].say("pair", code="CODE")
    assert phones[0].say("begin") == "A new game begins."
    return phones


def prompts(table: PhoneTable, seat: int) -> dict[str, Prompt]:
    session = table.service.host.session
    assert session is not None
    return {p.name: p for p in offered_to(seat, table.company, session.view)}


def enter(
    table: PhoneTable, seat: int, prompt: Prompt, refused: str = "", /, **values: Any
) -> Script:
    """Enter something from the phone of a seat; it is refused so, or taken."""
    kept = table.service.handles.play(seat, prompt, values)
    yield kept.done
    told = str(kept.exception() or "")
    assert told.startswith(refused) if refused else not told, told


def leader(table: PhoneTable) -> int:
    view = table.service.host.latest.view
    lead = view.state.get("leader") if view and view.state["phase"] == "lead" else 0
    return lead or 0


def calm(table: PhoneTable) -> bool:
    """Everything that was done has been judged."""
    session, events = table.service.host.session, table.table.watcher.events
    latency = session.setup.latency if session is not None else 0
    return not events or table.service.pace() - events[-1].t > 2 * latency


def test_phones_take_chairs_and_are_the_people_of_the_next_match(tmp_path: Path) -> None:
    with phone_table(tmp_path) as table:
        ida, ben, zoe = seated(table, "Ida", "Ben", "Zoë")
        assert ida.me == {
            "chair": 1, "seat": None, "name": "Ida", "dealer": False, "watching": False,
        }  # fmt: skip
        chosen = table.service.choosing.chosen
        sit = [(chair.seat, chair.name) for chair in chosen.seated]
        assert sit == [(1, "Ida"), (2, "Ben"), (3, "Zoë")], "who was only remembered has got up"
        assert [c["who"] for c in ben.picture["chairs"]] == ["phone", "phone", "phone", "free"]
        assert ben.sit(1, "Ben") == "no: Another phone has that chair."
        assert ben.sit(4, "Zoë") == "no: Somebody here is called Zoë."
        assert ben.sit(9, "Ben") == "no: There is no such chair."
        assert ben.sit(4, "Ben") == "You sit on chair 4."
        assert zoe.say("stand") == "You are watching."
        assert [chair.seat for chair in table.service.choosing.chosen.seated] == [1, 4]


def test_the_table_deals_to_each_phone_its_own_hand(tmp_path: Path) -> None:
    def act(table: PhoneTable) -> Script:
        phones = seated(table, "Ida", "Ben", "Zoë")
        table.choose("block")
        dealer = table.dealer()
        assert dealer.say("begin") == "A new game begins."
        yield lambda: bool(leader(table))
        assert table.service.plan.people == {1, 2, 3}
        for seat, phone in enumerate(phones, start=1):
            assert phone.me["seat"] == seat
            assert phone.stage.scene().held == {seat: table.company.held(seat)}
        assert dealer.stage.scene().held == {}
        assert not table.service.bots.awake

    with phone_table(tmp_path) as table:
        table.play(act(table))


def test_a_card_is_chosen_from_ones_own_hand_and_by_nobody_else(tmp_path: Path) -> None:
    def act(table: PhoneTable) -> Script:
        playing(table, "block", "Ida", "Ben", "Zoë")
        yield lambda: bool(leader(table))
        seat = leader(table)
        other = seat % 3 + 1
        lead = prompts(table, seat)["lead"]
        hand = [card for card in table.company.held(seat) if card != "BLOCK"]
        assert set(lead.choices["card"]) <= set(table.company.held(seat))
        theirs = next(c for c in table.company.held(other) if c not in hand and c != "BLOCK")
        assert "lead" not in prompts(table, other)
        yield from enter(table, other, lead, say(NOT_YOURS), card=hand[0])
        yield from enter(table, seat, lead, say(NOT_YOURS), card=hand[0], seat=other)
        yield from enter(table, seat, lead, "Please check", card=theirs)
        yield from enter(table, seat, lead, "Please check", card=7)
        yield from enter(table, seat, lead, card=hand[0])
        yield lambda: bool(table.table.watcher.of("led"))
        (led,) = table.table.watcher.of("led")
        assert (led.fields["seat"], led.fields["card"]) == (seat, hand[0])
        assert hand[0] not in table.company.held(seat)
        yield from enter(table, seat, lead, say(GONE), card=hand[0])

    with phone_table(tmp_path) as table:
        table.play(act(table))


def test_a_bot_stands_in_with_the_same_cards_and_gives_them_back(tmp_path: Path) -> None:
    def act(table: PhoneTable) -> Script:
        ida, ben, zoe = playing(table, "block", "Ida", "Ben", "Zoë")
        yield lambda: bool(leader(table))
        before = [table.company.held(seat) for seat in (1, 2, 3)]
        assert ben.say("stand_in", chair=2, on=True) == "no: Only the dealer's phone can do that."
        for phone in (ben, zoe):
            phone.leave()
        assert [c["who"] for c in ida.picture["chairs"]][:3] == ["phone", "phone", "phone"]
        assert [c["away"] for c in ida.picture["chairs"]][:3] == [False, True, True]
        assert ida.say("stand_in", chair=2, on=True) == "A bot plays for Ben."
        assert ida.say("stand_in", chair=3, on=True) == "A bot plays for Zoë."
        assert ida.say("stand_in", chair=4, on=True).startswith("no: The table deals no cards")
        yield lambda: table.service.bots.awake == {2, 3}
        assert [table.company.held(seat) for seat in (1, 2, 3)] == before
        assert [c["who"] for c in ida.picture["chairs"]][:3] == ["phone", "bot", "bot"]
        if leader(table) == 1:
            lead = prompts(table, 1)["lead"]
            yield from enter(table, 1, lead, card=lead.choices["card"][0])
        yield lambda: [table.company.held(seat) for seat in (2, 3)] != before[1:]
        ben.come_back()
        yield lambda: table.service.bots.awake == {3}
        assert ben.me == {**ben.me, "chair": 2, "seat": 2, "watching": False}
        assert ben.stage.scene().held == {2: table.company.held(2)}
        assert ida.say("stand_in", chair=3, on=False) == "No bot plays for Zoë."
        yield lambda: not table.service.bots.awake
        yield lambda: all(receipt.done() for receipt in ida.receipts)
        ruled = [row["what"] for row in ida.picture["match"]["log"]]
        assert ruled[:2] == ["A bot stands in: chair 2", "A bot stands in: chair 2 and chair 3"]

    with phone_table(tmp_path) as table:
        table.play(act(table))


def test_who_is_away_at_the_start_is_played_for_until_they_come(tmp_path: Path) -> None:
    def act(table: PhoneTable) -> Script:
        phones = seated(table, "Ida", "Ben", "Zoë")
        phones[2].leave()
        table.choose("block")
        table.dealer().say("begin")
        yield lambda: table.service.bots.awake == {3}
        late = table.phone()
        assert late.sit(3, "Eve") == "no: Another phone has that chair."
        assert not any(chair["free"] for chair in late.picture["chairs"])
        phones[2].come_back()
        yield lambda: not table.service.bots.awake

    with phone_table(tmp_path) as table:
        table.play(act(table))


@pytest.mark.parametrize("game", GAMES)
def test_after_a_restart_everybody_has_their_chair_and_their_cards(
    tmp_path: Path, game: str
) -> None:
    keys, options = count(1), {"mode": "points"} if game == "sorry" else {}
    held: list[Any] = []
    tokens: list[str] = []

    def before(table: PhoneTable) -> Script:
        phones = playing(table, game, "Ida", "Ben", "Zoë", **options)
        table.plays((1, 2, 3))
        yield lambda: len(table.table.watcher.verdicts) > 40
        yield lambda: all(receipt.done() for receipt in phones[0].receipts) and calm(table)
        held.extend((table.company.held(s), table.company.papers(s)) for s in (1, 2, 3))
        tokens.extend(phone.phone.token for phone in phones)

    def after(table: PhoneTable) -> Script:
        yield lambda: table.service.host.session is not None
        now = [(table.company.held(s), table.company.papers(s)) for s in (1, 2, 3)]
        assert now == held
        assert table.returning("key 999") is None
        assert table.returning("") is None
        for chair, token in enumerate(tokens, start=1):
            phone = table.returning(token)
            assert phone is not None
            assert phone.me == {**phone.me, "chair": chair, "seat": chair, "dealer": False}
            assert phone.stage.scene().held.get(chair, ()) == held[chair - 1][0]
            assert phone.stage.scene().history, "it remembers what was decided before"

    with phone_table(tmp_path, keys) as table:
        table.play(before(table))
    with phone_table(tmp_path, keys, start=90_000_000_000) as table:
        table.play(after(table))


def test_with_cards_of_their_own_phones_are_buttons_and_offer_every_card(tmp_path: Path) -> None:
    def act(table: PhoneTable) -> Script:
        phones = seated(table, "Ida", "Ben", "Zoë")
        table.choose("block")
        start = phones[0].picture["start"]
        assert [
            c["words"] for s in start["settings"] if s["name"] == "@cards" for c in s["choices"]
        ]
        phones[0].say("pair", code="CODE")
        assert phones[0].say("set", name="@cards", value="own") == ""
        phones[0].say("begin")
        yield lambda: table.service.host.session is not None
        assert table.company is None
        assert phones[0].say("stand_in", chair=2, on=True).startswith("no: The table deals no")
        offers = phones[0].picture["match"]["offers"]
        assert "deal" in [offer["kind"] for offer in offers], "the dealer says when it is dealt"
        assert phones[1].stage.scene().held == {}

    with phone_table(tmp_path) as table:
        table.play(act(table))


@pytest.mark.parametrize("game", ["sherlock-holmes", *GAMES])
def test_bots_finish_what_people_began(tmp_path: Path, game: str) -> None:
    """Everybody falls asleep in the middle of a hand; the dealer lets bots go on with it."""
    options = {"mode": "points"} if game == "sorry" else {}

    def act(table: PhoneTable) -> Script:
        phones = playing(table, game, "Ida", "Ben", "Zoë", **options)
        dealer, watcher = table.phone(), table.table.watcher
        assert phones[0].say("hand_over", to=dealer.phone.number)
        table.plays((1, 2, 3))
        yield lambda: len(watcher.verdicts) > 12
        del table.service.plan.__dict__["played"]
        for phone in phones:
            phone.leave()
        yield lambda: not table.service.bots.awake
        yield lambda: calm(table)
        told, counts = len(watcher.verdicts), KITS[game].played.counts
        for chair in (1, 2, 3):
            assert dealer.say("stand_in", chair=chair, on=True).startswith("A bot plays for ")
        yield lambda: table.service.bots.awake == {1, 2, 3}

        def over() -> bool:
            return any(verdict.kind in counts for verdict in watcher.verdicts[told:])

        while not over():
            yield lambda: over() or _asked(table)
            if _asked(table):
                _rule(dealer)
                yield lambda: not _asked(table) or calm(table)

    with phone_table(tmp_path) as table:
        table.play(act(table))


def _asked(table: PhoneTable) -> bool:
    view = table.service.host.latest.view
    return view is not None and any(
        prompt.asked for prompt in view.prompts if prompt.by == "dealer"
    )


def _rule(dealer: HeldPhone) -> None:
    """Answer the first question with its first choice."""
    for question in dealer.picture["match"]["questions"][:1]:
        offer = question["offers"][0]
        fields = {
            field["name"]: field["choices"][0]["value"]
            for field in offer["fields"]
            if field["required"] and field["choices"]
        }
        dealer.say("answer", offer=offer["id"], fields=fields)
