"""The face of Sherlock Holmes: its numbers, its words, its strips."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from companion.core.referee.verdicts import Verdict
from companion.games.sherlock_holmes.words import REASONS
from companion.kit.evidence import Edge, Evidence
from companion.kit.face import Figure, Word
from companion.kit.photo import Lane, Mark, Photo, mark_of, race, strip
from companion.kit.plain_face import PlainFace
from companion.kit.reaction import too_fast, too_fast_label
from companion.kit.text import cue, faulty, ordinal, span, thing
from companion.kit.travel import MIDDLE, Travel, hand, pile
from companion.language import Spoken, say

_ROUND_US = 60_000_000
_SWEEP_US = 10_000_000
_AGAINST_PLAY = ("early", "guessed", "late")
_HELD = {"slow-withdrawal": ("pile", "shield"), "rest": ("rail", "pile", "shield")}


def photo_of(
    verdict: Verdict, finding: str, evidence: Evidence, players: Sequence[str]
) -> Photo | None:
    """The strip of a verdict; None where there is nothing on an axis of time to see."""
    picture = _Picture(verdict, finding, evidence, players)
    v = verdict.fields
    match verdict.kind:
        case "call":
            return picture.calls()
        case "doubt" if v["question"] == "first-call":
            return picture.calls()
        case "doubt" if v["question"] == "pool":
            return picture.reds()
        case "doubt" | "ask" | "safe" | "taken" if v.get("pile"):
            return picture.piles([v["pile"]])
        case "sweep":
            return picture.piles([*map(int, v["taken"]), *v["safe"], *v["untouched"]])
        case "forfeit" | "warning" if v["reason"] in _HELD:
            return picture.held(_HELD[v["reason"]])
        case "played" | "forfeit" if v.get("reason", "early") in _AGAINST_PLAY:
            return picture.plays()
    return None


class _Picture:
    """One verdict with what is known around it."""

    def __init__(
        self, verdict: Verdict, finding: str, evidence: Evidence, players: Sequence[str]
    ) -> None:
        self._n, self._t, self._v = verdict.n, verdict.t, verdict.fields
        self._finding, self._evidence, self._players = finding, evidence, players

    def _name(self, seat: int) -> str:
        return self._players[seat - 1]

    def _after_play(self) -> list[Edge]:
        """What happened from the last PLAY on to the next one."""
        play = self._evidence.last("play", self._t)
        since = play.t if play else self._t - _ROUND_US
        next_play = self._evidence.next("play", self._t)
        until = next_play.t if next_play else self._t + _ROUND_US
        return [edge for edge in self._evidence.between(since, until) if edge.on]

    def calls(self) -> Photo | None:
        """Every call of the round, each seat's first."""
        return self._first_of("white", say("sherlock-holmes-photo-calls"))

    def reds(self) -> Photo | None:
        """Who called the name first."""
        return self._first_of("red", say("sherlock-holmes-photo-holmes"))

    def _first_of(self, name: str, title: str) -> Photo | None:
        firsts: dict[int, Edge] = {}
        for edge in self._after_play():
            if edge.input == name and 1 <= edge.seat <= len(self._players):
                firsts.setdefault(edge.seat, edge)
        if not firsts:
            return None
        zero = min(edge.t for edge in firsts.values())
        marks = [(seat, self._name(seat), mark_of(edge, zero)) for seat, edge in firsts.items()]
        return race(self._n, title, self._finding, marks)

    def piles(self, piles: Iterable[int]) -> Photo | None:
        """The owner's hand and the others' at each pile, from the call of the sweep on."""
        red = self._sweep_call()
        if red is None:
            return None
        edges = self._evidence.between(red.t - 1_000_000, red.t + _SWEEP_US)
        lanes = [self._pile(pile, edges, red) for pile in sorted(set(piles))]
        zero = (say("sherlock-holmes-photo-zero", who=self._name(red.seat)), red.u)
        if len(lanes) == 1 and self._v.get("gap_us") is None:
            title = say("sherlock-holmes-photo-pile", who=self._name(lanes[0].seat))
            return strip(self._n, title, self._finding, lanes, zero, _first_hand(lanes[0]))
        if len(lanes) == 1:
            return self._pile_heat(lanes[0], zero)
        return strip(self._n, say("sherlock-holmes-photo-sweep"), self._finding, lanes, zero)

    def _pile_heat(self, lane: Lane, zero: tuple[str, int]) -> Photo:
        name = {
            "shield": say("sherlock-holmes-photo-owner"),
            "pile": say("sherlock-holmes-photo-sweeper"),
        }
        marks = [(lane.seat, name[mark.label], mark) for mark in lane.marks]
        title = say("sherlock-holmes-photo-pile", who=self._name(lane.seat))
        return race(self._n, title, self._finding, marks, zero)

    def _sweep_call(self) -> Edge | None:
        before = self._evidence.between(self._t - _SWEEP_US, self._t)
        reds = [edge for edge in before if edge.on and edge.input == "red"]
        return reds[0] if reds else None

    def _pile(self, pile: int, edges: list[Edge], red: Edge) -> Lane:
        """The first hand of each kind; a shield that was held before the call counts, too."""
        marks: list[Mark] = []
        for name in ("shield", "pile"):
            since = red.t if name == "pile" else red.t - 1_000_000
            found = [e for e in edges if e.seat == pile and e.input == name and e.on]
            later = [e for e in found if e.t >= since and not _gone(e, edges, red.t)]
            marks += [mark_of(later[0], red.t, name)] if later else []
        return Lane(pile, self._name(pile), tuple(sorted(marks, key=lambda mark: mark.t)))

    def plays(self) -> Photo | None:
        """Every card of the round against PLAY; against the next word, if there was no PLAY."""
        ready = self._evidence.last("ready", self._t)
        play = self._evidence.last("play", self._t)
        if play is None or (ready and ready.t > play.t):
            play = self._evidence.next("play", self._t) or play
        zero = play if play and (ready is None or play.t > ready.t) else ready
        if zero is None:
            return None
        since = ready.t - ready.u if ready and ready.t < zero.t else zero.t - zero.u
        lanes = self._firsts("pile", since, zero)
        deadline = None
        if self._v.get("reason") == "late":
            label = say("sherlock-holmes-photo-time-to-play")
            deadline = Mark(self._t - zero.t, zero.u, label)
            lanes = self._with_idle(lanes)
        word = cue(zero.input)
        title, at_zero = say("sherlock-holmes-photo-against", word=word), (word, zero.u)
        return strip(self._n, title, self._finding, lanes, at_zero, deadline=deadline)

    def _with_idle(self, lanes: list[Lane]) -> list[Lane]:
        """Add whoever has not played, though they had to."""
        seat: int = self._v["seat"]
        if any(lane.seat == seat for lane in lanes):
            return lanes
        idle = Lane(seat, self._name(seat), (), say("sherlock-holmes-photo-no-play"))
        return sorted([*lanes, idle], key=lambda lane: lane.seat)

    def _firsts(self, name: str, since: int, zero: Edge) -> list[Lane]:
        firsts: dict[int, Edge] = {}
        following = self._evidence.next("ready", zero.t)
        until = min(following.t if following else self._t + 3_000_000, zero.t + 5_000_000)
        for edge in self._evidence.between(since, until):
            if edge.on and edge.input == name and 1 <= edge.seat <= len(self._players):
                firsts.setdefault(edge.seat, edge)
        order = sorted(firsts)
        return [Lane(s, self._name(s), (_against(firsts[s], zero),)) for s in order]

    def held(self, inputs: Sequence[str]) -> Photo | None:
        """How long a hand stayed."""
        seat: int = self._v["seat"]
        edges = [
            edge
            for edge in self._evidence.between(self._t - 30_000_000, self._t + 10_000_000)
            if edge.seat == seat and edge.input in inputs
        ]
        began = [edge for edge in edges if edge.on and edge.t <= self._t]
        if not began:
            return None
        down = began[-1]
        up = next((e.t for e in edges if not e.on and e.input == down.input and e.t > down.t), None)
        lane = Lane(seat, self._name(seat), (mark_of(down, down.t, down.input, up or self._t),))
        zero = (say("sherlock-holmes-photo-hand", input=down.input), down.u)
        deadline = Mark(self._t - down.t, down.u, say("sherlock-holmes-photo-time-to-lift"))
        title = say("sherlock-holmes-photo-stayed")
        return strip(self._n, title, self._finding, [lane], zero, deadline=deadline)


def _gone(edge: Edge, edges: list[Edge], red: int) -> bool:
    """Whether a hand that came before the call had left again before it."""
    same = (e for e in edges if not e.on and (e.seat, e.input) == (edge.seat, edge.input))
    return edge.t < red and any(edge.t < e.t < red for e in same)


def _first_hand(lane: Lane) -> str:
    if not lane.marks:
        return say("sherlock-holmes-photo-nobody")
    return say(f"sherlock-holmes-photo-first-{lane.marks[0].label}")


def _against(edge: Edge, word: Edge) -> Mark:
    """Return a card against a word; one that came sooner after PLAY than anybody reacts says so."""
    after, doubt = edge.t - word.t, edge.u + word.u
    answers = word.input == "play" and after + doubt >= 0
    return mark_of(edge, word.t, too_fast_label() if answers and too_fast(after, doubt) else "")


Fields = dict[str, Any]

_SEAT_FIGURES = ("hands", "piles", "scores")
_COUNTING_FIGURES = ("hands", "laid", "scores")
_INPUTS = ("white", "red", "blue", "pile", "shield", "rail", "reach")
_RESTING = Spoken("sherlock-holmes-resting")
_TONES = {
    "forfeit": "bad", "warning": "bad", "taken": "bad", "doubt": "doubt", "ask": "doubt",
    "call": "good",
    "capture": "good", "safe": "good", "won": "good", "score": "accent", "sweep-open": "bad",
    "sweep": "accent", "yard": "blue", "out": "accent", "refused": "dim", "void": "dim",
    "fault": "bad", "overturned": "doubt", "ruled": "doubt",
    "played": "ink", "counted": "good",
}  # fmt: skip


class SherlockHolmesFace(PlainFace):
    """How Sherlock Holmes looks."""

    pays = True
    forgets = False
    inputs: Mapping[str, str] = Spoken("sherlock-holmes-input", _INPUTS)
    tones: Mapping[str, str] = _TONES
    """What costs, what wins, what is open."""

    def figures(self, state: Mapping[str, Any], seat: int) -> tuple[Figure, ...]:
        """Hand, pile and score; of a hand that is laid out, how many cards a camera has seen."""
        names = _COUNTING_FIGURES if "laid" in state else _SEAT_FIGURES
        return tuple(_figure(name, state[name][seat - 1]) for name in names)

    def centre(self, state: Mapping[str, Any]) -> tuple[Figure, ...]:
        """The pool, and which round it is."""
        return _figure("pool", state["pool"]), _figure("round", state["round"])

    def resting(self, state: Mapping[str, Any]) -> Word | None:
        """What everybody waits for."""
        word = _RESTING.get(state["phase"])
        return Word(word, "accent") if word else None

    def shrinks(self, state: Mapping[str, Any]) -> Sequence[int]:
        """The playing piles."""
        return tuple(state["piles"])

    def word(self, verdict: Verdict) -> Word | None:
        """The one thing that everybody must know now."""
        text = self._word(verdict.kind, verdict.fields)
        return Word(text, self.tone(verdict)) if text else None

    def _word(self, kind: str, v: Fields) -> str:
        match kind:
            case "call" if v["place"] == 1:
                return say("sherlock-holmes-word-first", who=self._name(v["seat"]))
            case "doubt":
                return say("kit-too-close")
            case "ask" if v["question"] == "call":
                return say("sherlock-holmes-word-match", who=self._name(v["seat"]))
            case "ask" if v["question"] == "pile":
                return say("sherlock-holmes-word-pile", who=self._name(v["pile"]))
            case "capture":
                who, won = self._name(v["seat"]), v["won"] + v["pool"]
                return say("sherlock-holmes-word-takes", who=who, n=won)
            case "forfeit" | "warning":
                who, why = self._name(v["seat"]), REASONS[v["reason"]]
                return say("sherlock-holmes-word-pays", who=who, why=why)
        return self._announced(kind, v)

    def _announced(self, kind: str, v: Fields) -> str:
        match kind:
            case "sweep-open" | "sweep" | "overturned":
                return say(f"sherlock-holmes-word-{kind}")
            case "yard":
                return say("sherlock-holmes-word-yard", again=bool(v["again"]))
            case "out" | "won":
                return say(f"sherlock-holmes-word-{kind}", who=self._name(v["seat"]))
            case "ruled" if v["ruling"] == "void-hand":
                return say("sherlock-holmes-word-void-hand")
        return ""

    def said(self, verdict: Verdict) -> dict[int, Word]:
        """A few words at each seat that a verdict is about."""
        v, tone = verdict.fields, self.tone(verdict)
        match verdict.kind:
            case "doubt":
                return {seat: Word(say("kit-note-doubt"), tone) for seat in v["between"]}
            case "safe":
                return {v["pile"]: Word(say("sherlock-holmes-note-safe"), tone)}
            case "taken":
                told = say("sherlock-holmes-note-taken", who=self._name(v["seat"]))
                return {v["pile"]: Word(told, tone)}
            case "score":
                won = enumerate(v["hand"], start=1)
                return {seat: Word(_points(points), tone) for seat, points in won}
        seat = v.get("seat")
        text = _seen(verdict.kind, v) or self._at_seat(verdict.kind, v)
        return {seat: Word(text, tone)} if text and isinstance(seat, int) else {}

    def _at_seat(self, kind: str, v: Fields) -> str:
        match kind:
            case "played":
                return _played(v["reaction_us"])
            case "forfeit":
                why = REASONS[v["reason"]]
                return say("sherlock-holmes-note-forfeit", why=why, cards=v["cards"])
            case "warning":
                return say("sherlock-holmes-note-warning", why=REASONS[v["reason"]])
            case "call":
                return _called(v["place"], v["behind_us"])
            case "capture":
                return say("sherlock-holmes-note-capture", n=v["won"] + v["pool"])
            case "void":
                return say("sherlock-holmes-note-void", what=v["what"])
            case "ask" | "sweep-open" | "yard" | "out" | "won":
                return say(f"sherlock-holmes-note-{kind}")
            case "fault":
                what = thing(v["input"]) if v["input"] else say("sherlock-holmes-note-sensors")
                return say("sherlock-holmes-note-fault", what=what, why=faulty(v["reason"]))
            case "refused" if v.get("input"):
                return self.words.why(v["reason"])
        return ""

    def travels(self, verdict: Verdict) -> Sequence[Travel]:
        """Return the cards that are laid, won, swept up, paid and passed on."""
        v = verdict.fields
        match verdict.kind:
            case "played":
                return (Travel(hand(v["seat"]), pile(v["seat"])),)
            case "capture":
                won = [Travel(pile(seat), hand(v["seat"])) for seat in v["from"]]
                return (*won, *_pool(v["pool"], v["seat"]))
            case "sweep":
                swept = (Travel(pile(int(p)), hand(to), count=3) for p, to in v["taken"].items())
                return (*swept, *_pool(v["pool"], v["pool_to"]))
            case "forfeit":
                return (Travel(pile(v["seat"]), MIDDLE, count=v["cards"]),) if v["cards"] else ()
            case "yard":
                seats = range(1, len(self._players) + 1)
                left = {seat: seat % len(seats) + 1 for seat in seats}
                return tuple(Travel(hand(s), hand(to), count=v["cards"]) for s, to in left.items())
        return ()

    def photo(self, verdict: Verdict, finding: str, evidence: Evidence) -> Photo | None:
        """Calls, piles, plays, and hands that stayed too long."""
        return photo_of(verdict, finding, evidence, self._players)

    def contested(self, verdict: Verdict) -> bool:
        """A second call, a dead heat, a sweep."""
        v = verdict.fields
        second = verdict.kind == "call" and v["place"] > 1
        doubt = verdict.kind == "doubt" and v["gap_us"] is not None
        return second or doubt or verdict.kind == "sweep"

    def question(self, state: Mapping[str, Any]) -> tuple[str, frozenset[int]]:
        """The oldest open question in words."""
        for asked in state["open"]:
            between = frozenset(asked.get("between", ()))
            match asked["question"]:
                case "first-call":
                    return say("sherlock-holmes-asked-first-call"), between
                case "call":
                    caller = asked["seat"]
                    told = say("sherlock-holmes-asked-call", who=self._name(caller))
                    return told, frozenset({caller})
                case "pile":
                    owner = self._name(asked["pile"])
                    return say("sherlock-holmes-asked-pile", who=owner), between
                case "pool":
                    return say("sherlock-holmes-asked-pool"), between
        return self._by_sight(state)

    def _by_sight(self, state: Mapping[str, Any]) -> tuple[str, frozenset[int]]:
        """The oldest question about what a camera sees otherwise; play does not wait for it."""
        for asked in state.get("sight", ()):
            seat = asked.get("seat", 0)
            at = {"seat": self._name(seat)} if seat else {}
            told = say("sherlock-holmes-question-sight", about=asked["question"], **at)
            return told, frozenset({seat} - {0})
        return "", frozenset()


def _brief(us: int) -> str:
    """As exact as a glance can take in."""
    return _ms(us) if us >= 10_000 else span(us)


def _ms(us: int) -> str:
    return say("kit-span-ms", n=round(us / 1000))


def _figure(name: str, value: int) -> Figure:
    return Figure(say(f"sherlock-holmes-figure-{name}"), value, score=name == "scores")


def _seen(kind: str, v: Fields) -> str:
    """What a camera has to say at a seat."""
    if kind == "counted":
        told = {"holmes": v["holmes"], "suspects": v["suspects"]}
        return say("sherlock-holmes-note-counted", **told)
    other = kind == "ask" and v["question"] not in ("call", "pile")
    return say("sherlock-holmes-note-sight") if other else ""


def _points(points: int) -> str:
    return say("sherlock-holmes-note-score", points=points)


def _played(reaction_us: int | None) -> str:
    if reaction_us is None:
        return say("sherlock-holmes-note-played")
    return say("sherlock-holmes-note-played-in", time=_ms(reaction_us))


def _called(place: int, behind_us: int | None) -> str:
    if place == 1:
        return say("sherlock-holmes-note-first")
    if not behind_us:
        return say("sherlock-holmes-note-called", place=ordinal(place))
    told = {"place": ordinal(place), "gap": _brief(behind_us)}
    return say("sherlock-holmes-note-called-behind", **told)


def _pool(cards: int, seat: int | None) -> tuple[Travel, ...]:
    """Return the pool on its way to whoever has won it."""
    return (Travel(MIDDLE, hand(seat), count=cards),) if cards and seat else ()
