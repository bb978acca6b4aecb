"""Everybody that a match of 221-B Baker Street needs, joined."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from companion.core.live.listener import View
from companion.core.referee.game import Prompt
from companion.core.referee.verdicts import Verdict
from companion.games.baker_street.bots.bot import Bot
from companion.games.baker_street.bots.cases import Case
from companion.games.baker_street.bots.house import House
from companion.games.baker_street.bots.props import Props
from companion.games.baker_street.bots.sight import seen
from companion.games.baker_street.bots.town import Town
from companion.games.baker_street.rules.options import Options, parse
from companion.games.baker_street.rules.places import STREET
from companion.practice.company import Company, Seating
from companion.practice.players import Players


class Crowd(Players[Bot]):
    """Listens for all bots, and acts for them. Told after the props."""

    def __init__(self, seating: Seating, props: Props, town: Town, options: Options) -> None:
        bots = {
            seat: Bot(seat, who, seating.chance(f"bot {seat}"), seating.put, town, props.speak)
            for seat, who in seating.bots.items()
        }
        super().__init__(bots, seating.hands)
        self._props, self._places = props, options.locations
        self._prompts: tuple[Prompt, ...] = ()

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
    props = Props(cases, seating.seats, options.locations)
    house = House(props, seating.put, seating.seed, seating.serves, options.played)
    return Company(
        (props, Crowd(seating, props, town, options), house),
        stand_ins=frozenset({"case", "die"}),
        inputs=("red", "white", "blue"),
        narrow=Reach(props, town),
        page=props.page,
        papers=props.papers,
    )


def _given(header: Mapping[str, Any]) -> Mapping[str, Any]:
    found: Mapping[str, Any] = header.get("options", {})
    return found
