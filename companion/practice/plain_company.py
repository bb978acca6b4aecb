"""Players for any game, where it brings none: they react to PLAY and answer what they are asked.

They know nothing of the game but its vocabulary and its prompts, so they play by lot.
"""

from collections.abc import Sequence
from random import Random

from companion.core.live.listener import View
from companion.core.referee.events import BUTTONS, PADS, Cue, Event
from companion.core.referee.game import Prompt, Vocabulary
from companion.core.referee.verdicts import Verdict
from companion.practice.company import Company, Practice, Put, Seating
from companion.practice.dealer import Dealer, by_lot
from companion.practice.plan import HandMove
from companion.practice.players import Players
from companion.practice.temperament import Temperament
from companion.practice.turn_taker import TurnTaker

PONDER_US = (900_000, 2_500_000)
"""To see what is asked, and to answer."""
HUNCH_US = (350_000, 2_500_000)
"""After READY, when somebody plays who will not wait for PLAY."""
AGAIN_US = 4_000_000
"""When somebody answers once more, should nothing have come of it."""


class PlainBot(TurnTaker):
    """One simulated player of whatever it is."""

    momentary = frozenset(("_prompts",))

    def __init__(
        self, seat: int, temperament: Temperament, random: Random, put: Put, known: Vocabulary
    ) -> None:
        super().__init__(seat, temperament, random, put)
        self._pads = sorted(PADS - known.spare)
        self._buttons = [name for name in BUTTONS if name not in known.spare]
        self._prompts: Sequence[Prompt] = ()
        self._guessed = False
        """Whether this player did not wait for PLAY this time."""

    def look_again(self) -> None:
        """Forget what they meant to do."""
        super().look_again()
        self._prompts = ()

    def hear(self, word: str, t: int) -> None:
        """Play a card at PLAY where the game has piles, and press a button, as one does."""
        if word == "ready":
            self._guessed = self._guess(t)
        elif not self._guessed:
            self._play(t + self._is.reaction.draw(self._random))

    def _guess(self, t: int) -> bool:
        """Now and then take READY for PLAY, or feel that PLAY must come now; tell whether so."""
        if self._random.random() < self._is.startle:
            self._play(t + self._is.reaction.draw(self._random))
        elif self._random.random() < self._is.hunch:
            self._play(t + self._random.randint(*HUNCH_US))
        else:
            return False
        return True

    def _play(self, t: int) -> None:
        if "pile" in self._pads:
            self._plan.mean("play", HandMove(t, self._seat, "pile"))
        if self._buttons and self._random.random() < self._is.notice:
            pressed = t + self._is.choice.draw(self._random)
            self._plan.mean("press", HandMove(pressed, self._seat, self._buttons[0]))

    def see(self, prompts: Sequence[Prompt], t: int) -> None:
        """Look at what may be entered here, if it has changed."""
        if prompts == self._prompts:
            return
        self._prompts = prompts
        self._entry = self._again = None
        if prompts:
            self._again = t + self._random.randint(*PONDER_US)

    def _respond(self, t: int) -> None:
        self._again = t + AGAIN_US
        if self._prompts:
            prompt = self._random.choice(self._prompts)
            fields = by_lot(prompt, self._random)
            self._entry = (t, prompt.name, fields)


class PlainCrowd(Players[PlainBot]):
    """Listens for all of them, and acts for them."""

    def heard(self, event: Event) -> None:
        """Let the players hear a word."""
        if isinstance(event, Cue):
            for bot in self.bots.values():
                bot.hear(event.cue, event.t)
            self.look_ahead()

    def judged(self, verdicts: Sequence[Verdict], view: View) -> None:
        """Let everybody look at what is theirs to enter."""
        for seat, bot in self.bots.items():
            own = [p for p in view.prompts if p.by == seat and p.event == "entry"]
            bot.see(own, view.t)
        self.look_ahead()


def plain_practice(known: Vocabulary) -> Practice:
    """Return how simulated tables play a game that says nothing of it."""

    def gather(seating: Seating) -> Company:
        bots = {
            seat: PlainBot(seat, who, seating.chance(f"bot {seat}"), seating.put, known)
            for seat, who in seating.bots.items()
        }
        crowd = PlainCrowd(bots, seating.hands, seating.awake)
        house = Dealer(seating.put, seating.seed, seating.serves)
        used = tuple(name for name in (*BUTTONS, *sorted(PADS)) if name not in known.spare)
        return Company((crowd, house), inputs=used)

    return Practice(gather)
