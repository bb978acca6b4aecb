"""Everybody that a match of 221-B Baker Street needs, joined."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from random import Random
from typing import Any

from companion.core.live.listener import Listening, View
from companion.core.referee.game import Prompt
from companion.core.referee.verdicts import Verdict
from companion.games.baker_street.bots.bot import BakerBot
from companion.games.baker_street.bots.cases import Case, CaseCard, Clue, Item
from companion.games.baker_street.bots.sight import seen
from companion.games.baker_street.bots.town import Town, Walks
from companion.games.baker_street.naming import either, place_name
from companion.games.baker_street.rules.options import BakerOptions, parse
from companion.games.baker_street.rules.places import STREET
from companion.language import say
from companion.practice.company import Aside, Company, Put, Seating, Section, Serves, notes_title
from companion.practice.dealer import Answered, Dealer
from companion.practice.players import Players


class Props(Listening):
    """Follows the match before anybody else does."""

    momentary = frozenset(("_state",))

    def __init__(
        self, cases: Sequence[Case], seats: range, places: Mapping[str, Any], aside: Aside
    ) -> None:
        self._cases, self._places, self._aside = cases, places, aside
        self.walks = Walks(seats)
        self._case: Case | None = None
        self._notes: dict[int, dict[str, Clue]] = {seat: {} for seat in seats}
        self._spoken: dict[int, Mapping[str, str]] = {}
        self._state: Mapping[str, Any] = {}

    @property
    def numbers(self) -> range:
        """Return the numbers of the cases that there are."""
        return range(1, len(self._cases) + 1)

    def letters(self, number: int) -> list[str]:
        """Return the letters of a case."""
        return [item.letter for item in self._cases[number - 1].card.items]

    @property
    def card(self) -> CaseCard | None:
        """Return the case as it was read aloud."""
        return self._case.card if self._case else None

    def notes(self, seat: int) -> Mapping[str, Clue]:
        """Return the clues that a player has read."""
        return self._notes[seat]

    def speak(self, seat: int, answers: Mapping[str, str]) -> None:
        """Remember what somebody answers aloud."""
        self._aside({"seat": seat, "answers": dict(answers)})
        self._spoken[seat] = answers

    def recall(self, said: Mapping[str, Any]) -> None:
        """Remember what was answered before the match was gone on with."""
        self._spoken[said["seat"]] = said["answers"]

    def right(self, seat: int) -> bool | None:
        """Tell whether a spoken solution is right; None where a person said it: nobody can tell."""
        spoken = self._spoken.get(seat)
        return self._case.solved_by(spoken) if self._case and spoken is not None else None

    def judged(self, verdicts: Sequence[Verdict], view: View) -> None:
        """Open the case, hand out clues, and count steps."""
        self._state = view.state
        self.walks.take(verdicts)
        for verdict in verdicts:
            v = verdict.fields
            if verdict.kind == "case-open":
                self._open(v["number"])
            elif verdict.kind == "clue-started" and self._case:
                self._notes[v["seat"]][v["location"]] = self._case.clue(v["location"])

    def _open(self, number: int) -> None:
        self._case = self._cases[number - 1] if number in self.numbers else None
        self._spoken = {}
        for notes in self._notes.values():
            notes.clear()

    def due(self) -> int | None:
        """Return None: paper does nothing by itself."""
        return None

    def act(self, now: int) -> None:
        """Do nothing: paper does nothing by itself."""

    def page(self, seat: int) -> Section | None:
        """Return the booklet open before a seat: a clue, or the answer to who has announced."""
        state, case, reading = self._state, self._case, self._state.get("reading")
        if case is None:
            return None
        if reading and reading["seat"] == seat:
            place = reading["location"]
            title = say("baker-street-papers-clue", place=self._name(place))
            return title, (case.clue(place).text,)
        phase = state.get("phase")
        if phase == "over" or (phase == "answer" and state.get("turn") == seat):
            answers = (_line(letter, answer) for letter, answer in case.solved())
            return say("baker-street-papers-answer"), (*answers, case.answer)
        return None

    def papers(self, seat: int) -> tuple[Section, ...]:
        """Return what else a person at this seat may read: the questions, their notes, the case."""
        if self._case is None:
            return ()
        card = self._case.card
        title = say("baker-street-papers-case", number=card.number, title=card.title)
        case = (title, (card.story,))
        return (_questions(card), *self._written(seat), case)

    def _written(self, seat: int) -> tuple[Section, ...]:
        lines = [_line(self._name(p), clue.text) for p, clue in self._notes[seat].items()]
        return ((notes_title(), tuple(reversed(lines))),) if lines else ()

    def _name(self, place: str) -> str:
        return place_name(place, self._places[place].name) if place in self._places else place


def _line(what: str, text: str) -> str:
    return say("baker-street-papers-line", what=what, text=text)


def _questions(card: CaseCard) -> Section:
    return say("baker-street-papers-questions"), tuple(map(_asked, card.items))


def _asked(item: Item) -> str:
    told = either([item.told(answer) for answer in item.answers])
    answers = say("baker-street-papers-answers", answers=f"{told[:1].upper()}{told[1:]}")
    question = item.question
    return say("baker-street-papers-item", letter=item.letter, question=question, answers=answers)


VAGUE = 0.25
"""How often the letters are told before the number."""
LIFTS = 0.4


class BakerHouse(Dealer):
    """Opens the case, and rules where no person does. Told after the props."""

    def __init__(
        self, props: Props, put: Put, seed: int, serves: Serves, played: Sequence[int] = ()
    ) -> None:
        """Keep what the house needs; `played` are the cases that this table knows already."""
        super().__init__(put, seed, serves)
        self._props, self._seed, self._played = props, seed, played
        self._number = 0

    def takes(self, prompt: Prompt, view: View) -> bool:
        """Tell whether the house answers: what was misread, and what may be lifted."""
        if prompt.name == "solution":
            return self._misread(prompt, view)
        return prompt.name == "lift" and self._lifted(prompt) is not None

    def answer(self, asked: Sequence[Prompt], view: View) -> Answered:
        """Return the case by its number; a solution by the book; a lift by the refusal."""
        prompt = asked[0]
        if prompt.name == "case":
            return prompt, self._case(prompt)
        if prompt.name == "solution":
            seat = prompt.fixed["seat"]
            return prompt, {"seat": seat, "correct": self._props.right(seat)}
        return prompt, {"of": self._lifted(prompt)}

    def _asked(self, view: View) -> list[Prompt]:
        cases = [prompt for prompt in view.prompts if prompt.name == "case"]
        return cases or super()._asked(view)

    def _case(self, prompt: Prompt) -> dict[str, Any]:
        """Return a case, not one of those that were played if there is another."""
        if not self._number:
            known = [n for n in prompt.choices["number"] if n in self._props.numbers]
            fresh = [n for n in known if n not in self._played] or known
            self._number = self._random.choice(fresh)
        items = self._props.letters(self._number)
        if not prompt.asked and self._random.random() < VAGUE:
            return {"items": items}
        return {"number": self._number, "items": items}

    def _misread(self, prompt: Prompt, view: View) -> bool:
        right = self._props.right(prompt.fixed["seat"])
        won = view.state["winner"] == prompt.fixed["seat"]
        return right is not None and right is not won

    def _lifted(self, prompt: Prompt) -> int | None:
        """Return the last refusal, if it is to be lifted: the same answer whenever it is asked."""
        number = int(prompt.choices["of"][-1])
        lot = Random(f"lift {self._seed} {number}")
        return number if lot.random() < LIFTS else None


class BakerCrowd(Players[BakerBot]):
    """Listens for all bots, and acts for them. Told after the props."""

    momentary = frozenset(("_prompts",))

    def __init__(self, seating: Seating, props: Props, town: Town, options: BakerOptions) -> None:
        bots = {
            seat: BakerBot(seat, who, seating.chance(f"bot {seat}"), seating.put, town, props.speak)
            for seat, who in seating.bots.items()
        }
        super().__init__(bots, seating.hands, seating.awake)
        self._props, self._places = props, options.locations
        self._prompts: tuple[Prompt, ...] = ()

    def look_anew(self) -> None:
        """Let every bot see the table anew."""
        self._prompts = ()

    def judged(self, verdicts: Sequence[Verdict], view: View) -> None:
        """Show every bot the table, and its own notes."""
        for verdict in verdicts:
            if verdict.kind == "announce-open" and verdict.fields["seat"] in self.bots:
                seat = verdict.fields["seat"]
                self.bots[seat].check(bool(self._props.right(seat)))
        if not verdicts and view.prompts == self._prompts:
            return
        self._prompts = view.prompts
        for seat, bot in self.bots.items():
            own = [prompt for prompt in view.prompts if prompt.by == seat]
            walk, notes = self._props.walks.of(seat), self._props.notes(seat)
            sight = seen(view.state, seat, walk, self._props.card, notes, self._places)
            bot.see(sight, own, view.t)
        self.look_ahead()


class Reach:
    """Narrows what people are offered: to where their roll takes them, and the program's die."""

    def __init__(self, props: Props, town: Town) -> None:
        self._props, self._town = props, town

    def __call__(self, prompt: Prompt) -> Prompt | None:
        """Return the prompt with the places that can be reached; None if nothing is left of it."""
        if prompt.name in ("roll", "move") and "value" in prompt.choices:
            return None
        if prompt.name != "move" or not isinstance(prompt.by, int):
            return prompt
        walks = self._props.walks
        near = self._town.reach(walks.of(prompt.by), walks.roll) | {STREET}
        to = tuple(place for place in prompt.choices["to"] if place in near)
        return replace(prompt, choices={**prompt.choices, "to": to}) if to else None


def company(seating: Seating, cases: Sequence[Case]) -> Company:
    """Return the company of a match: the case book, the detectives, and whoever opens the case."""
    options = seating.options or parse(_given(seating.header))
    town = Town(options.locations.values())
    props = Props(cases, seating.seats, options.locations, seating.aside)
    house = BakerHouse(props, seating.put, seating.seed, seating.serves, options.played)
    return Company(
        (props, BakerCrowd(seating, props, town, options), house),
        stand_ins=frozenset({"case", "die"}),
        inputs=("red", "white", "blue"),
        narrow=Reach(props, town),
        page=props.page,
        papers=props.papers,
        recall=props.recall,
    )


def _given(header: Mapping[str, Any]) -> Mapping[str, Any]:
    found: Mapping[str, Any] = header.get("options", {})
    return found
