"""Who opens the case at a simulated table, and rules where no person does.

The case book is the program's, so the case is always opened by it. A result that somebody misread
in the Answer Booklet is put right, and now and then a refusal of our own making is lifted.
"""

from collections.abc import Sequence
from random import Random
from typing import Any

from companion.core.live.listener import View
from companion.core.referee.game import Prompt
from companion.games.baker_street.bots.props import Props
from companion.practice.company import Put, Serves
from companion.practice.dealer import Answered, Dealer

VAGUE = 0.25
"""How often the letters are told before the number."""
LIFTS = 0.4


class House(Dealer):
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
