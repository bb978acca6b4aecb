"""Evenings played by lot, of any game: what is offered, what is wanted, and what makes no sense.

Nobody here knows the rules. A seed tells what is done next, and the game alone tells what may be
done: as long as its rules are the same, so is the evening, on every machine.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from random import Random
from typing import Any

from companion.core.referee import Referee
from companion.core.referee.events import (
    BUTTONS,
    CUES,
    INPUTS,
    Card,
    Cue,
    Deal,
    End,
    Entry,
    Event,
    Fault,
    Press,
    Release,
    Ruling,
)
from companion.core.referee.game import Prompt, Vocabulary
from companion.core.referee.schema import Field, Fields, FieldType
from companion.core.referee.verdicts import Verdict
from companion.core.transcript.header import parse_header
from companion.core.transcript.lines import LineParser
from companion.core.transcript.writing import verdict_line
from companion.games import GAMES

GAPS = (0, 90, 250, 4_000, 60_000, 400_000, 1_100_000, 2_200_000, 5_000_000, 31_000_000)
UNSURE = (0, 100, 100, 400, 5_000, 250_000)
CLOSE = (0, 90, 150, 200, 250, 3_000, 9_000, 60_000, 300_000)
"""What lies between hands that race."""
HOLDS = (30_000, 200_000, 690_000, 710_000, 1_300_000)
REACTIONS = (180_000, 300_000, 300_500, 420_000, 690_000, 1_499_000, 1_600_000)
HASTY = (-700_000, -60_000, -2_000, 0, 2_000)
PILES = ("pile", "pile", "shield", "rail")
HEARD = (0, 3_000, 3_000, 3_000, 120_000)
TOGETHER = (("white",), ("white", "pile"), ("red", "shield", "pile"), ("red", "white"), BUTTONS)
"""Which inputs hands reach for at almost the same time."""
SEEN = (0, 90_000, 400_000, 900_000, 3_000_000)
"""How long ago a camera saw what it tells."""
SELDOM = 120
"""After so many events everything is tried out that could be entered."""
SOME_SCENES = 0.3
"""How many scenes end with the same."""
READ = ("HOLMES", "RUN", "DOG", "RUN", "CAB", "HOLMES")
"""What a table that reads cards may read: few words, so that they meet."""


@dataclass(frozen=True)
class Planned:
    """Which evening: the same plan, the same evening."""

    game: str
    seed: int
    seats: int
    steps: int
    options: Mapping[str, Any] = field(default_factory=dict)
    called: bool = False
    """Whether READY and PLAY are called."""
    more: Mapping[str, Any] = field(default_factory=dict)
    """What else stands in the header."""
    scene: Sequence[str] = ()
    """The lines of what happens before anything is drawn."""

    def __str__(self) -> str:
        return " ".join((self.game, str(self.seats), str(self.seed), *_words(self.options)))

    def header(self) -> dict[str, Any]:
        """Return the first line of its transcript."""
        table = {"transcript": 1, "game": self.game, "seats": self.seats}
        return {**table, "options": dict(self.options), **self.more}


def _words(options: Mapping[str, Any]) -> Iterator[str]:
    """Name an evening by its options: their values are enough."""
    for value in options.values():
        yield from _words(value) if isinstance(value, Mapping) else [str(value)]


@dataclass(frozen=True)
class Step:
    """One thing that happened, and everything that anybody could tell of it afterwards."""

    event: Event
    verdicts: Sequence[Verdict]
    seen: str


class EveningByLot:
    """Plays, one event after another."""

    def __init__(self, planned: Planned) -> None:
        header = parse_header(planned.header(), GAMES)
        self._setup, self._game = header.setup, header.game
        self._known = header.game.vocabulary
        self._referee, self._other = self._sits_down(), self._sits_down()
        self._chance = Random(f"{planned.game} by lot {planned.seed}")
        self._odd = Random(f"{planned.game} badly {planned.seed}")
        self._t = 0
        self._given = self._looks = 0
        self._last_shown: tuple[int, Sequence[str]] = (-1, ())
        self._waiting: list[Event] = []
        self._acts = self._customs(called=planned.called)
        parser = LineParser(self._known, self._setup.uncertainty)
        self._scene = [parser.parse(line.encode()) for line in planned.scene]

    def _sits_down(self) -> Referee:
        setup = self._setup
        return Referee(self._game.set_up(setup), setup.seats, setup.latency)

    def _customs(self, *, called: bool) -> list[Callable[[], Sequence[Event]]]:
        """Return what may be done, the usual more often than the rest."""
        often: list[Callable[[], Sequence[Event]]] = [self._offered] * 16 + [self._wanted] * 8
        race = [*[self._round] * 10, *[self._burst] * 8, *[self._pause] * 3, self._called]
        rare = [self._pressed, self._pressed, self._ruled, self._nonsense, self._taken_back]
        if not called:
            return [*often, self._burst, *rare]
        return [*often, *race, *rare, self._ruled, self._taken_back]

    def steps(self, count: int) -> Iterator[Step]:
        """Play what was planned first, and then on by lot until so much has happened."""
        for event in self._scene:
            yield self._shown_after(event)
        if self._scene and self._odd.random() < SOME_SCENES:
            yield from self._tried_out()
        for number in range(1, count + 1):
            yield self._judged(self._next())
            if number % SELDOM == 0:
                yield from self._tried_out()

    def _tried_out(self) -> Iterator[Step]:
        """Enter everything that the game knows, filled in badly: what is said against it first?

        Another referee is asked, who forgets it again; the evening goes on as if nothing had been.
        """
        chance, self._chance = self._chance, self._odd
        other = self._twin()
        for entered in self._everything():
            event = entered(max(self._t, other.watermark))
            told = other.feed(event) + other.pass_time(event.t + self._setup.latency + 1)
            if [verdict.kind for verdict in told] != ["refused"]:
                other = self._twin()
            yield Step(event, told, "\n".join(map(verdict_line, told)))
        self._chance = chance

    def _everything(self) -> Iterator[Callable[[int], Event]]:
        """Yield whatever may ever be entered; the moment is still to be said."""
        known = self._known
        yield partial(Deal, name="deal", fields=self._values(known.deal, {}))
        for name, fields in sorted(known.entries.items()):
            yield partial(Entry, name=name, fields=self._values(fields, {}))
        for name, fields in sorted(known.rulings.items()):
            yield partial(Ruling, name=name, fields=self._values(fields, {}))

    def _shown_after(self, event: Event) -> Step:
        """Judge what was planned, and look at everything; time goes on with the next event."""
        self._t = max(self._t, event.t)
        verdicts = self._referee.feed(event)
        self._given += len(verdicts)
        return Step(event, verdicts, self._seen(verdicts))

    def _next(self) -> Event:
        while not self._waiting:
            self._waiting += self._chance.choice(self._acts)()
        return self._waiting.pop(0)

    def _judged(self, event: Event) -> Step:
        self._t = event.t
        verdicts = self._referee.feed(event)
        if not self._waiting:
            verdicts += self._referee.pass_time(event.t + self._setup.latency + 1)
        self._given += len(verdicts)
        return Step(event, verdicts, self._seen(verdicts))

    def _seen(self, verdicts: Sequence[Verdict]) -> str:
        """Write out what was decided; and how all stands, once what was begun has been done."""
        told = [*map(verdict_line, verdicts)]
        return "\n".join(told if self._waiting else [*told, *self._shown()])

    def _shown(self) -> Iterator[str]:
        prompts = self._referee.prompts()
        yield from map(verdict_line, self._if_it_ended())
        shown = [repr(self._referee.public_state()), *map(offered, prompts)]
        shown.append(repr(self._referee.wants(prompts)))
        self._held_to_its_word(shown)
        yield from shown
        yield repr((self._referee.due(), sorted(self._referee.reachable()), self._referee.changes))

    def _held_to_its_word(self, shown: Sequence[str]) -> None:
        """Where a referee says that nothing changed, nobody sees anything else than before."""
        changes, before = self._last_shown
        assert changes != self._referee.changes or before == shown, "that should have been told"
        self._last_shown = self._referee.changes, shown

    def _if_it_ended(self) -> Sequence[Verdict]:
        """Return, now and then, what would be decided if nothing more could be observed."""
        self._looks += 1
        if self._looks % 2:
            return []
        other = self._twin()
        return other.feed(End(max(self._t, other.watermark))) + other.close()

    def _twin(self) -> Referee:
        """Return another referee who knows as much: the same one each time."""
        self._other.stand(self._referee.standing())
        return self._other

    def _soon(self) -> int:
        """Return some moment in which nothing comes too late; very seldom one in which it does."""
        on_time = self._t if self._chance.random() < 0.02 else max(self._t, self._referee.watermark)
        return on_time + self._chance.choice(GAPS)

    def _seat(self) -> int:
        return self._chance.randint(1, self._setup.seats)

    def _offered(self) -> Sequence[Event]:
        """Enter what is asked, or whatever goes on without the dealer's word."""
        prompts = self._referee.prompts()
        asked = [prompt for prompt in prompts if prompt.asked or prompt.event == "deal"]
        usual = [p for p in prompts if p.event == "entry" and not p.stand_in]
        return self._entered(asked or usual)

    def _ruled(self) -> Sequence[Event]:
        return self._entered(self._referee.prompts())

    def _entered(self, prompts: Sequence[Prompt]) -> Sequence[Event]:
        """Fill in one of them; mostly until the game takes it."""
        if not prompts:
            return self._pressed()
        t, entered = self._soon(), []
        for _ in range(1 if self._chance.random() < 0.1 else 12):
            prompt = self._chance.choice(prompts)
            entered = [prompt.answered(self._filled(prompt))(t)]
            if self._takes(entered[0]):
                break
        return entered

    def _takes(self, event: Event) -> bool:
        """Tell whether the game would, by asking another referee."""
        other = self._twin()
        told = other.feed(event) + other.pass_time(event.t + self._setup.latency + 1)
        return all(verdict.kind != "refused" for verdict in told)

    def _filled(self, prompt: Prompt) -> dict[str, Any]:
        known = {n: f for n, f in prompt.fields.items() if n not in prompt.fixed}
        return {**self._values(known, prompt.choices, odd=0.05), **prompt.fixed}

    def _values(
        self, known: Mapping[str, Field], choices: Mapping[str, Any], odd: float = 0.3
    ) -> dict[str, Any]:
        """Fill in what is required, mostly what may be chosen, and seldom what nobody asked for."""
        return {
            name: self._value(one.type, choices.get(name, ()))
            for name, one in known.items()
            if one.required or self._chance.random() < (0.7 if choices.get(name) else odd)
        }

    def _value(self, kind: FieldType, choices: Sequence[Any]) -> Any:
        """Draw a value that reads well: one of the choices wherever there are any."""
        one = self._one(kind.item or kind, choices)
        several = [self._one(kind.item or kind, choices) for _ in range(self._chance.randint(1, 3))]
        everybody = [self._one(kind.item or kind, choices) for _ in range(self._setup.seats)]
        whole = self._chance.sample(choices, len(choices))
        named = dict.fromkeys(kind.names[-1:], everybody)
        drawn = (everybody, several, whole) if self._chance.random() < 0.5 else (whole, several)
        ways = (*drawn, named) if kind.many or kind.names else (one, named)
        return next((way for way in ways if kind.accepts(way)), [] if kind.many else one)

    def _one(self, kind: FieldType, choices: Sequence[Any]) -> Any:
        if choices:
            return self._chance.choice(choices)
        known = [*kind.words, *kind.such_as]
        if kind.seat and (not known or self._chance.random() < 0.7):
            return self._seat()
        if known:
            return self._chance.choice(known)
        drawn = (self._chance.randint(0, 9), True, "RUN")
        return next((value for value in drawn if kind.accepts(value)), drawn[0])

    def _wanted(self) -> Sequence[Event]:
        wants = self._referee.wants(self._referee.prompts())
        if not wants:
            return self._offered()
        want = self._chance.choice(wants)
        return self._touched(self._soon(), want.seat, want.input, want.by)

    def _touched(self, t: int, seat: int, place: str, by: int | None = None) -> Sequence[Event]:
        u, held = self._chance.choice(UNSURE), self._chance.choice(HOLDS)
        down = Press(t, u, seat, place, by)
        stays = self._chance.random() < 0.05
        return [down] if stays else [down, Release(t + held, u, seat, place, by)]

    def _pressed(self) -> Sequence[Event]:
        """Let one or several use their buttons at almost the same time."""
        place = self._chance.choice((*BUTTONS, *INPUTS))
        first = self._soon()
        count = min(self._setup.seats, self._chance.choice((1, 1, 2, 3)))
        seats = self._chance.sample(range(1, self._setup.seats + 1), count)
        hands = [self._touched(first + n * GAPS[1], seat, place) for n, seat in enumerate(seats)]
        return sorted((one for hand in hands for one in hand), key=lambda event: event.t)

    def _burst(self) -> Sequence[Event]:
        """Let hands come down at almost the same time, some of them at another's place."""
        places, t = self._chance.choice(TOGETHER), self._soon()
        done: list[Event] = []
        for _ in range(self._chance.randint(2, 6)):
            done += self._touched(t, self._seat(), self._chance.choice(places), self._hand())
            t += self._chance.choice(CLOSE)
        return sorted(done, key=lambda event: event.t)

    def _hand(self) -> int | None:
        """Say whose hand it is; mostly nobody can tell."""
        return self._seat() if self._chance.random() < 0.3 else None

    def _called(self) -> Sequence[Event]:
        return [self._cue(self._soon(), self._chance.choice(CUES))]

    def _cue(self, t: int, word: str) -> Cue:
        return Cue(t, self._chance.choice(HEARD), word)

    def _pause(self) -> Sequence[Event]:
        """Call READY, let hands be where they should not, and mostly call PLAY after all."""
        ready = self._t + 1_100_000
        hands = [*self._touched(ready + 200_000, self._seat(), "rail"), *self._burst()]
        done = [self._cue(ready, "ready"), *(h for h in hands if h.t > ready)]
        if self._chance.random() < 0.7:
            done.append(self._cue(done[-1].t + self._chance.choice(CLOSE), "play"))
        return sorted(done, key=lambda event: event.t)

    def _round(self) -> Sequence[Event]:
        """Call READY and PLAY; most play their card in time, and the table reads it."""
        ready = self._t + 1_100_000
        play = ready + self._chance.choice((900_000, 1_400_000))
        done: list[Event] = [self._cue(ready, "ready"), self._cue(play, "play")]
        for seat in range(1, self._setup.seats + 1):
            if self._chance.random() < 0.95:
                done += self._laid(play, seat)
        done += self._claims(play + self._chance.choice((700_000, 2_000_000)))
        return sorted(done, key=lambda event: event.t)

    def _laid(self, play: int, seat: int) -> Sequence[Event]:
        """Lay a card, seldom too early; the table reads it after the hand is felt, or before."""
        hasty = self._chance.random() < 0.06
        laid = play + self._chance.choice(HASTY if hasty else REACTIONS)
        done: list[Event] = [*self._touched(laid, seat, "pile")]
        if self._chance.random() < 0.9:
            ahead = self._chance.choice((-60_000, 60_000, 60_000, 60_000))
            done.append(Card(laid + ahead, seat, self._chance.choice(READ)))
        if self._chance.random() < 0.15:
            done.append(self._seen_card(laid + 500_000, seat))
        return done

    def _seen_card(self, told: int, seat: int) -> Card:
        """Have a camera tell what it saw a while ago: on a pile, or in the pool."""
        seen, u = told - self._chance.choice(SEEN), self._chance.choice(UNSURE)
        if self._chance.random() < 0.8:
            return Card(told, seat, self._chance.choice(READ), seen=seen, u=u)
        some = self._chance.sample(READ, self._chance.randint(0, 3))
        return Card(told, pool=tuple(some), seen=seen, u=u)

    def _claims(self, t: int) -> Sequence[Event]:
        """Let some claim what lies there; the hands of a sweep reach for the piles."""
        done: list[Event] = []
        for _ in range(self._chance.choice((0, 1, 1, 2))):
            t += self._chance.choice((90, 250, 20_000))
            done += self._touched(t, self._seat(), self._chance.choice(BUTTONS))
        for _ in range(self._chance.choice((0, 0, 2, 4))):
            t += self._chance.choice((250, 90_000, 400_000))
            done += self._touched(t, self._seat(), self._chance.choice(PILES), self._hand())
        if self._chance.random() < 0.15:
            done.append(Card(t, pool=tuple(self._chance.sample(READ, self._chance.randint(0, 3)))))
        return done

    def _nonsense(self) -> Sequence[Event]:
        """Enter what the game knows, whether or not it may be entered now; or lose a sensor."""
        t, known = self._soon(), self._known
        kind = self._chance.choice(("deal", "entry", "entry", "ruling", "fault"))
        if kind == "fault":
            return self._trouble(t)
        if kind == "deal":
            return [Deal(t, "deal", self._values(known.deal, {}))]
        make, names = (Entry, known.entries) if kind == "entry" else (Ruling, known.rulings)
        if not names:
            return self._pressed()
        name = self._chance.choice(sorted(names))
        return [make(t, name, self._values(names[name], {}))]

    def _trouble(self, t: int) -> Sequence[Event]:
        """Let play be stopped, or a sensor be lost, for a while."""
        if self._chance.random() < 0.5:
            return [Fault(t, "paused"), *self._pressed(), Fault(t + 40_000_000, "resumed")]
        seat, place = self._seat(), self._chance.choice(INPUTS)
        found = Fault(t + 9_000_000, "recovered", seat, place)
        return [Fault(t, "lost", seat, place), *self._pressed(), found]

    def _taken_back(self) -> Sequence[Event]:
        of = self._given - self._chance.choice((0, 0, 1, 2, 5))
        return [Ruling(self._t + 1_100_000, "overturn", {"of": of})]


def offered(prompt: Prompt) -> str:
    """Write a prompt out: all of it, its fields by what they are."""
    fields = {name: (one.required, *_told(one.type)) for name, one in prompt.fields.items()}
    rest = (prompt.choices, prompt.fixed, prompt.asked, prompt.openly, prompt.stand_in)
    return repr((prompt.event, prompt.name, prompt.by, fields, *rest, prompt.input))


def _told(kind: FieldType) -> tuple[object, ...]:
    return (kind.expects, kind.seat, kind.many, kind.words, kind.least, kind.most, kind.by_seat)


def declared(known: Vocabulary) -> list[str]:
    """Write out what a game declares, a line for each thing."""
    told = [repr((known.seats, known.resumed, known.secret, sorted(known.spare), known.about))]
    told += [repr((known.denials, sorted(known.refusals), sorted(known.called)))]
    listed = {"deal": {"": known.deal}, "entry": known.entries, "ruling": known.rulings}
    told += [
        _line(what, name, fields) for what, by in listed.items() for name, fields in by.items()
    ]
    for name, kind in known.kinds.items():
        marks = (kind.private, kind.final, kind.unhurried, sorted(kind.hasty))
        told.append(repr((name, kind.by, *marks)))
        told += [_line(name, word, fields) for word, fields in kind.each()]
    return told


def _line(what: str, name: str, fields: Fields) -> str:
    return repr((what, name, {n: (one.required, *_told(one.type)) for n, one in fields.items()}))
