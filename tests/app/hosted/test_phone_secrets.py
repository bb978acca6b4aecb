"""Every byte that every phone is sent, in seeded matches whose hidden cards are exchanged.

A match is played once. Then it is lived through again twice: as it was, and with other cards where
one seat cannot see them. The evidence is the same, so is the play; nothing may differ on that
seat's phone, on the dealer's, and on that of whoever watches.
"""

from __future__ import annotations

import itertools
import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from random import Random
from typing import Any

import pytest

from companion.app.hosted.sights import Openly, Sights
from companion.app.simulated.practice_table import PracticeTable, Sitting, tempers
from companion.app.simulated.quiet_calling import QuietCalling
from companion.app.table.match import header_of, seated
from companion.core.live import Session, Skipping, View
from companion.core.live.listener import Listening
from companion.core.referee.events import Deal, Entered, Event
from companion.core.referee.game import open_verdicts
from companion.core.referee.verdicts import Verdict
from companion.core.transcript.header import parse_header
from companion.games import GAMES, KITS
from companion.games.baker_street.bots.cases import NOTHING
from companion.outputs.caller.caller import Caller
from companion.outputs.caller.pace import PACES
from companion.outputs.console import Running
from companion.outputs.console.messages import parse
from companion.outputs.console.pairing import Pairing, Phone
from companion.outputs.console.phone_chairs import PERSON, TableChair
from companion.outputs.console.web.room import Room, Shown
from companion.outputs.display.phones import Gallery
from companion.outputs.painting.widths import measure
from companion.practice.company import Company, Seating
from companion.setup.profile import load_profile
from tests.outputs.console.handles import Noted
from tests.support.practice import Notes

SEATS = 3
SIZE = (360, 560)
EVERY = 4
"""So much evidence lies between two pictures that are compared."""


@dataclass
class Played:
    """A match that bots have played: what was sensed, and what nobody but they knew."""

    header: dict[str, Any]
    seed: int
    events: list[Event]
    asides: list[tuple[int, dict[str, Any]]]
    """What was done beside the evidence, and after how much of it."""


def played(game: str, seed: int, events: int, **options: Any) -> Played:
    profile = seated(load_profile(), SEATS)
    header = header_of(profile, game, options={**KITS[game].played.options(), **options})
    notes, asides = Notes(), list[tuple[int, dict[str, Any]]]()
    sitting = Sitting(
        header,
        seed,
        tempers(range(1, SEATS + 1)),
        aside=lambda said: asides.append((len(notes.events), dict(said))),
    )
    table = PracticeTable(profile, sitting, Skipping())
    table.join(listener=notes)
    caller = Caller(PACES["brisk"], table.kit.customs_of(table.session.setup), seed)
    table.call(caller, QuietCalling(caller, table.inbox.put, 1_000))
    with table:
        table.run(lambda: len(notes.events) < events)
    return Played(header, seed, notes.events[:events], asides)


class Exchange(Listening):
    """Exchanges hidden cards as soon as they are dealt. Told after the croupier."""

    def __init__(self, croupier: Any, names: Mapping[str, str]) -> None:
        self._croupier, self._names = croupier, names

    def judged(self, verdicts: Sequence[Verdict], view: View) -> None:
        if any(verdict.kind in ("dealt", "ready") for verdict in verdicts):
            cards = self._croupier.cards
            for cards_of in _lists(cards.hands):
                cards_of[:] = [self._names.get(card, card) for card in cards_of]
            if hasattr(cards, "stock"):
                cards.stock[:] = [self._names.get(card, card) for card in cards.stock]


def _lists(hands: Any) -> list[list[str]]:
    return [*hands.values()] if isinstance(hands, dict) else [*hands]


@dataclass
class World:
    """A match lived through again, and all that was sent."""

    verdicts: list[Verdict] = field(default_factory=list)
    sent: dict[str, list[str]] = field(default_factory=dict)
    """By whose phone it is: everything, in order."""
    hidden: set[str] = field(default_factory=set)
    """What others held or could still draw, at any time."""
    seen: set[str] = field(default_factory=set)
    """What the seat had before its eyes."""
    hands: list[tuple[str, ...]] = field(default_factory=list)
    """What the others hold at the end."""
    company: Company | None = None


class Phones:
    """The phones of one world: the seat's, the dealer's, and one that watches."""

    def __init__(self, session: Session, seat: int) -> None:
        keys = itertools.count()
        pairing = Pairing(lambda: f"key {next(keys)}", lambda: "CODE", lambda: "TAGS")
        self.gallery = Gallery(measure, lambda: session.view.t)
        chairs = (TableChair(n, f"P{n}", "#ffffff", PERSON, seat=n) for n in range(1, SEATS + 1))
        running = Running(chairs=tuple(chairs))
        self.room = Room(KITS, Noted(), running, pairing, lambda: 0)
        self.phones = {name: self.room.pairing.open(0) for name in ("seat", "dealer", "watcher")}
        for phone in self.phones.values():
            self.room.arrived(phone)
            self.gallery.come(phone.number)
            self.gallery.resize(phone.number, SIZE)
        self._say(self.phones["seat"], do="sit", chair=seat, name="Ann")
        self._say(self.phones["dealer"], do="pair", code="CODE")
        self.gallery.seat(self.phones["seat"].number, seat)
        self._shown: dict[str, Shown] = {}
        self._sheets: dict[str, Any] = {}

    def _say(self, phone: Phone, **message: Any) -> None:
        self.room.take(phone, "here", parse(json.dumps({**message, "id": 1})))

    def sent(self) -> Iterator[tuple[str, str]]:
        """Give whatever is new for each of them, as it would be written on the line."""
        self.gallery.turn()
        for name, phone in self.phones.items():
            if news := self.room.news(phone, self._shown.get(name)):
                told, self._shown[name] = news
                yield name, told
            if drawn := self.gallery.news(phone.number, self._sheets.get(name)):
                yield name, json.dumps(drawn[0])
                self._sheets[name] = drawn[1]


def lived(
    match: Played,
    seat: int,
    exchanged: Callable[[Company], Sequence[Any]] = lambda company: (),
    names: Mapping[str, str] | None = None,
) -> World:
    """Live through a match again; `exchanged` are those who exchange what is hidden."""
    names = names or {}
    header, world = parse_header(match.header, GAMES), World()
    session = Session(header)
    company = _company(match)
    sights = Sights(lambda: company)
    sights.deals = lambda: True
    phones = Phones(session, seat)
    watchers = phones.gallery.begin(KITS[header.setup.game], header.setup)
    sights.stage_of = phones.gallery.stage
    first, *others = company.parts
    notes = Notes()
    room = Openly(phones.room, sights.open)
    for listener in (
        first, *exchanged(company), *others, *sights.join(session).listeners,
        Openly(watchers, sights.open), room, notes,
    ):  # fmt: skip
        session.listen(listener)
    phones.room.begin(sights.open(session.view))
    asides = [*match.asides]
    for number, event in enumerate(match.events, start=1):
        session.take([event])
        while asides and asides[0][0] <= number:
            said = asides.pop(0)[1]
            company.recall({**said, "card": names.get(said["card"], said["card"])}
                           if "card" in said else said)  # fmt: skip
        _note(world, company, seat)
        if number % EVERY == 0 or number == len(match.events):
            for name, told in phones.sent():
                world.sent.setdefault(name, []).append(told)
    world.verdicts = [*open_verdicts(notes.verdicts, header.setup, (seat,))]
    world.company = company
    world.hands = [company.held(n) for n in range(1, SEATS + 1) if n != seat]
    return world


def _company(match: Played) -> Company:
    header = match.header
    seating = Seating(header, match.seed, {}, None, lambda item: None)  # type: ignore[arg-type]
    return KITS[header["game"]].played.gather(seating)


def _note(world: World, company: Company, seat: int) -> None:
    for n in range(1, SEATS + 1):
        (world.seen if n == seat else world.hidden).update(company.held(n))
    for cards in company.seen(seat).values():
        world.seen.update(cards)
    stock = getattr(getattr(company.parts[0], "cards", None), "stock", ())
    world.hidden.update(stock)


def named(match: Played, world: World) -> set[str]:
    """Everything that was said aloud: in evidence and verdicts that all may see."""
    fields = [event.fields for event in match.events if isinstance(event, Entered)]
    told = json.dumps([*fields, *(verdict.fields for verdict in world.verdicts)], default=str)
    return {word for word in world.hidden if json.dumps(word) in told}


def cards_only(match: Played, seat: int) -> tuple[World, World]:
    """Live through a match of cards that the referee never sees: as it was, and exchanged."""
    first = lived(match, seat)
    free = sorted(first.hidden - first.seen - named(match, first))
    assert len(free) > 1, "there is something to hide"
    names = dict(zip(free, (*free[1:], free[0]), strict=True))
    other = lived(match, seat, lambda c: [Exchange(c.parts[0], names)], names)
    assert other.hands != first.hands, "others hold something else"
    return first, other


def compare(first: World, other: World) -> None:
    assert first.verdicts == other.verdicts
    assert set(first.sent) == {"seat", "dealer", "watcher"}
    for name, told in first.sent.items():
        assert len(told) > 5, "something was shown"
        assert told == other.sent[name], name


@pytest.mark.parametrize(
    ("game", "events", "seat"),
    [("block", 60, 1), ("block", 40, 3), ("i-say-holmes", 40, 1), ("i-say-holmes", 24, 2)],
)
def test_nobody_is_sent_a_card_of_another_hand(game: str, events: int, seat: int) -> None:
    match = played(game, 5, events)
    first, other = cards_only(match, seat)
    compare(first, other)
    shown = "".join(first.sent["seat"])
    assert all(json.dumps(card)[1:-1] in shown for card in first.seen), "one's own hand is shown"


def judged_alike(match: Played, first: World) -> bool:
    """Other cards lead to the same play, and are in other hands than the seat's."""
    header = parse_header(match.header, GAMES)
    company, notes = _company(match), Notes()
    session = Session(header, None, [*company.parts, notes])
    session.take(match.events)
    others = [company.held(n) for n in range(2, SEATS + 1)]
    verdicts = [*open_verdicts(notes.verdicts, header.setup, (1,))]
    return verdicts == first.verdicts and others != first.hands


def test_sorry_tells_nobody_the_hand_of_another_nor_what_is_drawn_next() -> None:
    match = played("sorry", 4, 60, mode="points")
    first = lived(match, 1)
    random = Random(1)
    deals = [n for n, event in enumerate(match.events) if isinstance(event, Deal)]
    for _ in range(60):
        events = [*match.events]
        dealt = events[deals[-1]]
        assert isinstance(dealt, Deal)
        order = [*dealt.fields["order"]]
        one, two = random.sample(range(len(order)), 2)
        order[one], order[two] = order[two], order[one]
        events[deals[-1]] = Deal(dealt.t, dealt.name, {**dealt.fields, "order": order})
        exchanged = replace(match, events=events)
        if judged_alike(exchanged, first):
            break
    else:
        raise AssertionError("no two hidden cards could be exchanged")
    compare(first, lived(exchanged, 1))


def test_221b_tells_nobody_a_clue_that_they_have_not_read() -> None:
    match = played("221b-baker-street", 3, 90)
    first = lived(match, 2)
    assert first.company is not None
    read = _notes_of(first.company)
    assert all(read.values()), "everybody has read something"

    def exchanged(company: Company) -> Sequence[Any]:
        props: Any = company.parts[0]
        props._cases = [_other_clues(case, read[2]) for case in props._cases]
        return ()

    other = lived(match, 2, exchanged)
    assert other.company is not None
    assert other.company.papers(1) != first.company.papers(1), "others have read something else"
    compare(first, other)
    longest = max(first.company.papers(2)[1][1][-1].split(": ", 1)[1].split(), key=len)
    assert longest in "".join(first.sent["seat"]), "one's own clue is shown"
    assert longest not in "".join(first.sent["watcher"])


def _notes_of(company: Company) -> dict[int, set[str]]:
    props: Any = company.parts[0]
    return {seat: set(props._notes[seat]) for seat in range(1, SEATS + 1)}


def _other_clues(case: Any, read: set[str]) -> Any:
    """A case in which the booklet says something else of every place that was not read."""
    clues = {
        place: clue if place in read else replace(clue, words=NOTHING)
        for place, clue in case.clues.items()
    }
    return replace(case, clues=clues, ending=NOTHING)
