"""Everybody that a match of I Say, Holmes! needs, joined."""

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import replace
from random import Random
from typing import Any

from companion.core.live.inbox import Item
from companion.core.live.listener import Listening, View
from companion.core.referee.events import Entry, Event, Press, Ruling
from companion.core.referee.game import Prompt
from companion.core.referee.schema import TEXT, required
from companion.core.referee.verdicts import Verdict
from companion.games.i_say_holmes.bots.bot import ISayBot
from companion.games.i_say_holmes.bots.croupier import ISayCroupier
from companion.games.i_say_holmes.bots.deck import Deck
from companion.games.i_say_holmes.bots.sight import seen
from companion.games.i_say_holmes.rules.cards import VILLAINS
from companion.games.i_say_holmes.rules.options import parse
from companion.practice.company import Company, Put, Seating, Serves
from companion.practice.dealer import THINK_US, Answered, Dealer
from companion.practice.players import Players

TOGETHER = frozenset(("done", "held", "hands"))
"""What nobody enters alone: cards that were moved, and what is left in a hand."""


class ISayHouse(Dealer):
    """Deals and answers. Told after the croupier."""

    def __init__(self, croupier: ISayCroupier, put: Put, seed: int, serves: Serves) -> None:
        super().__init__(put, seed, serves)
        self._croupier = croupier

    def takes(self, prompt: Prompt, view: View) -> bool:
        """Tell whether the house answers: everything but what hands do by themselves."""
        return super().takes(prompt, view) and prompt.name not in TOGETHER

    def answer(self, asked: Sequence[Prompt], view: View) -> Answered:
        """Return an answer by what is printed on the cards; a doubt is decided by lot."""
        name = asked[0].name
        if name == "deal":
            return asked[0], {"opens": self._croupier.opener()}
        if name == "value":
            card = asked[0].fixed["card"]
            return asked[0], {"card": card, "value": self._croupier.deck.printed[card].value}
        if name in ("sequence", "i-say"):
            return self._reads(asked, view)
        return super().answer(asked, view)

    def _reads(self, asked: Sequence[Prompt], view: View) -> Answered:
        """Return what the card before allows; nothing follows from a card not laid."""
        about = view.state["open"][0]
        sight = seen(self._croupier, about["seat"], view, ())
        laid = about["card"] in sight.hand
        fits = sight.in_sequence if asked[0].name == "i-say" else sight.suits(about["card"])
        prompt = next(prompt for prompt in asked if prompt.fixed["allow"] is (fits and laid))
        words = [word for word in prompt.choices.get("learn", ()) if isinstance(word, str)]
        learn = _word(words, sight.line) if laid and fits else None
        return prompt, {**prompt.fixed, "learn": learn or laid}


def _word(words: Iterable[str], line: Sequence[str]) -> str | None:
    """Return the word of a bottom line that names all cards of a type, if it is one of these."""
    return next((word for word in words if word in line), None)


class Porter(Listening):
    """Enters what everybody sees: cards that have been moved, hands counted, a card not laid."""

    momentary = frozenset(("_next", "_due", "_looked"))

    def __init__(
        self,
        croupier: ISayCroupier,
        put: Put,
        random: Random,
        bots: Callable[[], Collection[int]],
    ) -> None:
        """Know the seats of the bots: these go on without being told that cards have been moved."""
        self._croupier, self._put, self._random, self._bots = croupier, put, random, bots
        self._next: Entry | Ruling | None = None
        self._due: int | None = None
        self._looked: tuple[View, int] | None = None

    def judged(self, verdicts: Sequence[Verdict], view: View) -> None:
        """Note whether there is something to enter, and when."""
        self._look(view, view.t)

    def _look(self, view: View, t: int) -> None:
        self._looked = (view, self._croupier.moved)
        now = self._seen(view)
        if now is None:
            self._due = None
        elif self._due is None or _told(now) != _told(self._next):
            self._due = t + round(self._random.uniform(*THINK_US))
        self._next = now

    def due(self) -> int | None:
        """Return when the next entry is made; cards that have changed hands are looked at first."""
        if self._looked is not None and self._looked[1] != self._croupier.moved:
            view = self._looked[0]
            self._look(view, view.t)
        return self._due

    def act(self, now: int) -> None:
        """Enter what was seen; should nothing come of it, it is entered again after a while."""
        said, self._next, self._due = self._next, None, None
        if said is not None:
            self._put(type(said)(now, said.name, said.fields))
        if self._looked is not None:
            self._look(self._looked[0], now)

    def _seen(self, view: View) -> Entry | Ruling | None:
        wrong = self._croupier.mistake
        if wrong is not None and wrong[1] == "defended":
            return Ruling(0, "defence", {"allow": False})
        if wrong is not None:
            return Ruling(0, "overturn", {"of": wrong[0]})
        return self._arrived(view) or self._counted(view)

    def _arrived(self, view: View) -> Entry | None:
        """Return the entry that cards were moved, once all have chosen, unless a bot goes on."""
        what = view.state["moving"]
        next_ = {prompt.by for prompt in view.prompts if prompt.name == "draw"}
        if what is None or self._croupier.awaited() or next_ & {*self._bots()}:
            return None
        return Entry(0, "done", {"what": what})

    def _counted(self, view: View) -> Entry | None:
        """Return the entry of everybody's hand, added up at once."""
        if not any(prompt.name == "held" and prompt.asked for prompt in view.prompts):
            return None
        return Entry(0, "hands", {"totals": self._croupier.totals()})


def _told(said: Entry | Ruling | None) -> Any:
    return None if said is None else (said.name, said.fields)


PASS, GIVE, PASSED = "pass-a-card", "give-a-card", "hand-passed-on"


class ISayOffers:
    """Narrows the prompts of one table's people, and adds what they do among themselves."""

    def __init__(self, croupier: ISayCroupier) -> None:
        self._croupier = croupier

    def narrow(self, prompt: Prompt) -> Prompt | None:
        """Return what of a prompt goes with the cards of whoever it is for."""
        if not isinstance(prompt.by, int):
            return None if "opens" in prompt.fixed else prompt
        hand = self._croupier.cards.hands[prompt.by]
        villains = [card for card in hand if card in VILLAINS]
        match prompt.name:
            case "play":
                return _playable(prompt, hand, villains)
            case "plea":
                return _plea(prompt, villains)
            case "escape" if villains and len(villains) == len(hand):
                return replace(prompt, choices={}, fixed={**prompt.fixed, "villains": villains})
            case "escape":
                return None
            case "defend":
                answers = [card for card in prompt.choices["with"] if card in (*hand, "none")]
                return replace(prompt, choices={"with": tuple(answers)}, openly=prompt.choices)
        return prompt

    def own(self, seat: int) -> tuple[Prompt, ...]:
        """Return what somebody does with their cards that the referee does not hear of."""
        what = self._croupier.passing_on(seat)
        hand = tuple(dict.fromkeys(self._croupier.cards.hands[seat]))
        if what == "pass-right":
            return (Prompt("entry", PASSED, seat, {}, asked=True),)
        if what is None:
            return ()
        name = GIVE if what == "give" else PASS
        choices = {"card": hand}
        return (Prompt("entry", name, seat, {"card": required(TEXT)}, choices, asked=True),)

    def take(self, prompt: Prompt, values: Mapping[str, Any]) -> Item:
        """Return what the table takes for an answer: a passed card is a button pressed."""
        if prompt.name not in (PASS, GIVE, PASSED) or not isinstance(prompt.by, int):
            return prompt.answered(values)
        seat = prompt.by
        self._croupier.choose(seat, values.get("card", ""))
        if prompt.name == GIVE:
            return lambda t: Entry(t, "done", {"what": "give"})
        return lambda t: Press(t, 0, seat, "white")


def _playable(prompt: Prompt, hand: list[str], villains: list[str]) -> Prompt | None:
    if "drawn" in prompt.fixed:
        return None
    fixed = prompt.fixed.get("card")
    if fixed is not None:
        return prompt if fixed in hand else None
    cards = tuple(card for card in dict.fromkeys(hand) if card in prompt.choices["card"])
    if not cards:
        return None
    choices = {**prompt.choices, "card": cards}
    fields = prompt.fields
    if "villain" in fields and villains:
        choices["villain"] = tuple(villains)
    elif "villain" in fields:
        del choices["villain"]
        fields = {name: fields[name] for name in fields if name != "villain"}
    return replace(prompt, fields=fields, choices=choices, openly=prompt.choices)


def _plea(prompt: Prompt, villains: list[str]) -> Prompt | None:
    """Return the only true plea: the cards are known."""
    if prompt.fixed["guilty"] is not bool(villains):
        return None
    if not villains:
        return prompt
    return replace(prompt, choices={}, fixed={**prompt.fixed, "villains": villains})


class ISayCrowd(Players[ISayBot]):
    """Listens for all bots, and acts for them. Told after the croupier."""

    momentary = frozenset(("_seen", "_view"))

    def __init__(self, seating: Seating, croupier: ISayCroupier) -> None:
        bots = {
            seat: ISayBot(seat, who, seating.chance(f"bot {seat}"), seating.put, croupier)
            for seat, who in seating.bots.items()
        }
        super().__init__(bots, seating.hands, seating.awake)
        self._croupier = croupier
        self._played = seating.played
        self._seen: tuple[tuple[Prompt, ...], int] | None = None
        self._view: View | None = None

    def look_anew(self) -> None:
        """Let every bot see the table anew."""
        self._seen = None

    def heard(self, event: Event) -> None:
        """Look at the cards that people have handed on among themselves."""
        if self._view and self._seen and self._seen[1] != self._croupier.moved:
            self._look(self._view, event.t)

    def judged(self, verdicts: Sequence[Verdict], view: View) -> None:
        """Tell every bot what was decided, and show it the table."""
        for verdict in verdicts:
            for bot in self.bots.values():
                bot.learn(verdict)
        self._view = view
        if verdicts or (view.prompts, self._croupier.moved) != self._seen:
            self._look(view, view.t)

    def act(self, now: int) -> None:
        """Let every bot act; who then holds other cards than before looks at them."""
        super().act(now)
        if self._view and self._seen and self._seen[1] != self._croupier.moved:
            self._look(self._view, now)

    def _look(self, view: View, t: int) -> None:
        self._seen = (view.prompts, self._croupier.moved)
        bots = self._played()
        people = [seat for seat in self._croupier.cards.seats if seat not in bots]
        for seat, bot in self.bots.items():
            bot.see(seen(self._croupier, seat, view, _own(view, seat), people), t)
        self.look_ahead()


def _own(view: View, seat: int) -> list[Prompt]:
    """Return what a seat may enter with the cards in hand; hands that are counted stay counted."""
    held = (prompt for prompt in view.prompts if "drawn" not in prompt.fixed)
    own = (prompt for prompt in held if prompt.by == seat)
    return [prompt for prompt in own if prompt.asked or prompt.name != "held"]


def company(seating: Seating, deck: Deck) -> Company:
    """Return the company of a match: the cards, the players, and whoever deals."""
    options = seating.options or parse(seating.header.get("options", {}))
    croupier = ISayCroupier(
        deck.as_known(options.cards),
        len(seating.seats),
        seating.chance("croupier"),
        seating.stack,
        seating.aside,
    )
    offers = ISayOffers(croupier)
    parts = (
        croupier,
        ISayCrowd(seating, croupier),
        Porter(croupier, seating.put, seating.chance("porter"), seating.played),
        ISayHouse(croupier, seating.put, seating.seed, seating.serves),
    )
    return Company(
        parts,
        held=lambda seat: tuple(croupier.cards.hands[seat]),
        stand_ins=TOGETHER,
        inputs=("white", "red", "blue"),
        seen=croupier.seen_by,
        narrow=offers.narrow,
        own=offers.own,
        take=offers.take,
        recall=croupier.recall,
    )
