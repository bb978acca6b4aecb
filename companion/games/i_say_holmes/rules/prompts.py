"""What may be entered now, and by whom: enough for any console or screen to play the game.

Hands are secret, so every title that the story allows is offered, whether the player holds it or
not. Cards are grouped by what else has to be said with them; whatever is put together from one
prompt is accepted.
"""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Any

from companion.core.referee.events import Entry
from companion.core.referee.game import DEALER, Prompt
from companion.core.referee.schema import Fields, required
from companion.games.i_say_holmes.rules import implied, piles, plays, sequence
from companion.games.i_say_holmes.rules.cards import (
    AFOOT,
    COUNTRY,
    LONDON,
    PENDING,
    VILLAINS,
    Aim,
    Effect,
    PrintedCard,
    Type,
)
from companion.games.i_say_holmes.rules.phases import ISayPhase
from companion.games.i_say_holmes.rules.state import ISayMatch
from companion.games.i_say_holmes.rules.vocabulary import (
    DEAL,
    ENTRIES,
    NEXT,
    NO_DEFENCE,
    PREVIOUS,
    RULINGS,
)

Choices = Mapping[str, tuple[Any, ...]]

_PLAY = ENTRIES["play"]
_NONE: Choices = {}
_NOTHING: Mapping[str, Any] = {}


def prompts(m: ISayMatch) -> tuple[Prompt, ...]:
    """Return the prompts: open questions, then the play, then what the dealer can always do."""
    return (*_questions(m), *_play(m), *_going_on(m), *_dealer(m))


def _entry(
    name: str,
    seat: int,
    choices: Choices = _NONE,
    *,
    fields: Fields | None = None,
    asked: bool = False,
    fixed: Mapping[str, Any] = _NOTHING,
) -> Prompt:
    known = ENTRIES[name] if fields is None else fields
    return Prompt("entry", name, seat, known, choices, {"seat": seat, **fixed}, asked)


def _ruling(
    name: str,
    choices: Choices = _NONE,
    *,
    asked: bool = False,
    fixed: Mapping[str, Any] = _NOTHING,
) -> Prompt:
    return Prompt("ruling", name, DEALER, RULINGS[name], choices, fixed, asked)


def _questions(m: ISayMatch) -> Iterator[Prompt]:
    """Yield the answers to what the dealer is asked."""
    if m.question is None:
        return
    kind = m.question.kind
    if kind == "which":
        assert m.window is not None
        answers = tuple(press.input for press in m.window.presses)
        yield _ruling("which", {"answer": answers}, asked=True)
    elif kind == "value":
        yield _ruling("value", asked=True, fixed={"card": m.question.card})
    else:
        learn = _learnable(m, m.question.event) if kind == "sequence" else _NONE
        yield _ruling(kind, learn, asked=True, fixed={"allow": True})
        yield _ruling(kind, learn, asked=True, fixed={"allow": False})


def _learnable(m: ISayMatch, event: Entry | None) -> Choices:
    """Return what can be remembered: the title, or a bottom line's word for cards of its type."""
    assert event is not None
    words = sequence.words_for(m, m.card(event.fields["card"]))
    return {"learn": (True, False, *words[1:])}


def _play(m: ISayMatch) -> Iterator[Prompt]:
    if m.question is not None:
        return
    match m.phase:
        case ISayPhase.DEALING:
            yield from _deals(m)
        case ISayPhase.START:
            yield from _starts(m)
        case ISayPhase.TURN | ISayPhase.DRAWN:
            yield from _turn(m)
        case ISayPhase.WINDOW:
            yield from _defences(m)
        case ISayPhase.PLEA:
            yield from _pleas(m)
        case ISayPhase.MOVING:
            yield _done(m)
        case ISayPhase.ACCUSE:
            yield from _arrests(m)
        case ISayPhase.COUNTING:
            yield from _held(m)


def _going_on(m: ISayMatch) -> Iterator[Prompt]:
    """Yield their turn for whoever may go on, as if what is awaited had been entered."""
    seat = implied.next_to_go_on(m)
    if seat:
        ahead = m.clone()
        implied.go_on(ahead, 0, seat)
        yield from _turn(ahead)


def _deals(m: ISayMatch) -> Iterator[Prompt]:
    """Yield the deal, and beside it the deal with whoever turned out to hold the opening card."""
    yield Prompt("deal", "deal", DEALER, {})
    for seat in m.seats:
        yield Prompt("deal", "deal", DEALER, DEAL, fixed={"opens": seat})


def _starts(m: ISayMatch) -> Iterator[Prompt]:
    fields = {name: _PLAY[name] for name in ("seat", "card")}
    for seat in m.seats:
        if m.hands[seat]:
            yield _entry("play", seat, fields=fields, fixed={"card": AFOOT})


def _turn(m: ISayMatch) -> Iterator[Prompt]:
    if m.hands[m.turn]:
        yield from _cards(m)
    if m.phase is ISayPhase.DRAWN:
        yield _entry("keep", m.turn)
        return
    yield _entry("draw", m.turn)
    if piles.left(m):
        yield from map(_drawn, _cards(m))
    if m.hands[m.turn]:
        yield _entry("escape", m.turn, {"villains": VILLAINS})


def _drawn(prompt: Prompt) -> Prompt:
    """Return the prompt to lay a card just drawn: the draw needs no entry of its own then."""
    fields = {**prompt.fields, "drawn": _PLAY["drawn"]}
    return replace(prompt, fields=fields, fixed={**prompt.fixed, "drawn": True})


def _cards(m: ISayMatch) -> Iterator[Prompt]:
    """Yield what may be laid, grouped by what else has to be said."""
    groups: dict[tuple[Any, ...], list[str]] = {}
    for card in m.cards.values():
        if sequence.refusal(m, card) is None:
            groups.setdefault(_group(m, card), []).append(card.title)
    for (aim, whom, villain, asks), titles in groups.items():
        if whom or aim is not Aim.OPPONENT:
            yield _group_prompt(m, tuple(titles), aim, whom, villain=villain, asks=asks)


def _group(m: ISayMatch, card: PrintedCard) -> tuple[Any, ...]:
    """Return what an entry of this card has to tell, and may tell."""
    flees = card.effect is Effect.FLEE and m.hands[m.turn] > 1
    asks = card.type is Type.I_SAY and sequence.says_i_say(m) is sequence.BottomLine.UNKNOWN
    return card.aim, _targets(m, card), flees, asks


def _targets(m: ISayMatch, card: PrintedCard) -> tuple[int, ...]:
    if card.aim not in (Aim.OPPONENT, Aim.MAYBE):
        return ()
    others = (seat for seat in m.seats if seat != m.turn)
    return tuple(s for s in others if m.hands[s] or card.effect not in plays.NEEDS_CARDS)


def _group_prompt(
    m: ISayMatch,
    titles: tuple[str, ...],
    aim: Aim,
    whom: tuple[int, ...],
    *,
    villain: bool,
    asks: bool,
) -> Prompt:
    fields = {"seat": _PLAY["seat"], "card": _PLAY["card"]}
    choices: dict[str, tuple[Any, ...]] = {"card": titles}
    if aim is Aim.NEIGHBOUR:
        fields["side"], choices["side"] = required(_PLAY["side"].type), (PREVIOUS, NEXT)
    if whom:
        must = aim is Aim.OPPONENT
        fields["target"] = required(_PLAY["target"].type) if must else _PLAY["target"]
        choices["target"] = whom
    if villain:
        fields["villain"], choices["villain"] = _PLAY["villain"], VILLAINS
    if asks:
        fields["in_sequence"], choices["in_sequence"] = _PLAY["in_sequence"], (True, False)
    return _entry("play", m.turn, choices, fields=fields)


def _defences(m: ISayMatch) -> Iterator[Prompt]:
    if m.window is not None and not m.window.presses:
        attack = m.window.attack
        answers = {"with": (*attack.allows, NO_DEFENCE)}
        yield _entry("defend", attack.seat, answers, asked=True)


def _pleas(m: ISayMatch) -> Iterator[Prompt]:
    seat, known = m.accused, ENTRIES["plea"]
    innocent = {name: known[name] for name in ("seat", "guilty")}
    yield _entry("plea", seat, fields=innocent, asked=True, fixed={"guilty": False})
    if m.hands[seat]:
        guilty = {**innocent, "villains": required(known["villains"].type)}
        named = {"villains": VILLAINS}
        yield _entry("plea", seat, named, fields=guilty, asked=True, fixed={"guilty": True})
        told = {name: required(known.type) for name, known in ENTRIES["hands"].items()}
        yield Prompt("entry", "hands", DEALER, told, named)


def _done(m: ISayMatch) -> Prompt:
    fixed = {"what": m.moving}
    return Prompt("entry", "done", DEALER, ENTRIES["done"], {}, fixed, asked=True)


def _arrests(m: ISayMatch) -> Iterator[Prompt]:
    yield _entry("arrest", m.accuser, {"target": m.accusable(m.accuser)}, asked=True)
    if not m.out:
        yield _entry("no-arrest", m.accuser, asked=True)


def _held(m: ISayMatch) -> Iterator[Prompt]:
    """Yield a prompt for each hand: a number or card by card; a number given can be put right."""
    known = ENTRIES["held"]
    for seat in m.seats:
        missing = seat in m.missing()
        for name in ("total", "cards"):
            fields = {"seat": known["seat"], name: required(known[name].type)}
            titles = {"cards": tuple(m.options.cards)} if name == "cards" else _NONE
            yield _entry("held", seat, titles, fields=fields, asked=missing)
    yield Prompt("entry", "hands", DEALER, {"totals": ENTRIES["hands"]["totals"]}, asked=True)


def _dealer(m: ISayMatch) -> Iterator[Prompt]:
    """Yield corrections (IH-50)."""
    if m.phase is ISayPhase.OVER:
        return
    if m.defence is not None:
        yield _ruling("defence", fixed={"allow": False})
    if m.refused is not None and m.question is None and m.refused[1].fields["card"] != AFOOT:
        yield _ruling("lift", fixed={"of": m.refused[0].n})
    if m.phase is not ISayPhase.DEALING:
        yield _ruling("count", {"seat": tuple(m.seats)})
    if m.phase not in (ISayPhase.DEALING, ISayPhase.COUNTING):
        yield _ruling("chit", {"side": (LONDON, COUNTRY, PENDING)})
    yield _ruling("score", {"seat": tuple(m.seats)})
    yield _ruling("value", {"card": tuple(m.options.cards)})
