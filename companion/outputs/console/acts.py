"""What the phones may have done: each by what it does to the match, the table or the chair.

Pure but for the controls themselves. Everything that is not done is a RefusedError with a line
for the person who tapped.
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from companion.core.referee.events import Ruling
from companion.core.referee.referee import OVERTURN
from companion.kit.kit import Kit
from companion.outputs.console.controls import Controls, Kept, Running
from companion.outputs.console.desk import PhoneDesk
from companion.outputs.console.offers import RefusedError
from companion.outputs.console.pairing import Pairing, Phone
from companion.outputs.start import (
    ChangeSitter,
    ChooseGame,
    ChooseValue,
    NameSeat,
    StartChange,
)

Shown = dict[str, Any]

NO_MATCH = "No match is on."
NOTHING_TO_CHOOSE = "Nothing can be chosen here."


@dataclass(frozen=True, slots=True)
class Said:
    """What a phone says with a verb, and which phone it is."""

    values: Mapping[str, Any]
    phone: Phone
    address: str
    now: int

    def __getitem__(self, name: str) -> Any:
        return self.values[name]

    @property
    def by(self) -> str:
        """Who says it, as it is kept."""
        return self.phone.signature


@dataclass(frozen=True, slots=True)
class Done:
    """What a person is told of what they asked for, once it is kept."""

    text: str
    kept: Kept | None = None
    """The receipt to wait for; None: nothing has to be kept for it."""


class Acts:
    """Carries out what is said; which verb calls which act is told in `verbs` alone."""

    def __init__(
        self, controls: Controls, running: Running, kits: Mapping[str, Kit], pairing: Pairing
    ) -> None:
        self.controls, self.running = controls, running
        self._kits, self._pairing = kits, pairing
        self.desk: PhoneDesk | None = None

    def pair(self, said: Said) -> Done:
        """Take the dealer's chair."""
        self._pairing.pair(said.phone, said.address, said["code"], said.now)
        return Done("This is the dealer's phone now.")

    def hand_over(self, said: Said) -> Done:
        """Leave the chair to another phone."""
        heir = self._pairing.hand_over(said.phone, said["to"], said.now)
        return Done(f"{heir.label} is the dealer's now.")

    def send_away(self, said: Said) -> Done:
        """Forget another phone."""
        gone = self._pairing.send_away(said.phone, said["number"])
        return Done(f"{gone.label} was sent away.")

    def forget_all(self, said: Said) -> Done:
        """Forget every phone, this one, too."""
        self._pairing.forget_all()
        return Done("All phones are forgotten.")

    def answer(self, said: Said) -> Done:
        """Enter what answers an offer."""
        prompt, fields = self._match().answer(said["offer"], said["fields"])
        return Done("Entered.", self.controls.enter(prompt.answered(fields), said.by))

    def overturn(self, said: Said) -> Done:
        """Rule that a verdict is taken back; the desk tells when it was, or why not."""
        n: int = said["n"]
        self._match().take_back(n)
        kept = self.controls.enter(lambda t: Ruling(t, OVERTURN, {"of": n}), said.by)
        return Done(f"Asked to take back number {n}.", kept)

    def pause(self, said: Said) -> Done:
        """Let the caller be silent, or go on."""
        kept = self.controls.pause(said["on"], said.by)
        self.running = replace(self.running, paused=said["on"])
        return Done("Paused." if said["on"] else "Play goes on.", kept)

    def pace(self, said: Said) -> Done:
        """Have READY and PLAY called faster or slower."""
        if said["pace"] not in self.running.paces:
            raise RefusedError("There is no such pace.")
        kept = self.controls.pace(said["pace"], said.by)
        self.running = replace(self.running, pace=said["pace"])
        return Done("Pace changed.", kept)

    def volume(self, said: Said) -> Done:
        """Have the voice louder or softer."""
        kept = self.controls.volume(said["level"], said.by)
        self.running = replace(self.running, volume=said["level"])
        return Done("Volume changed.", kept)

    def mute(self, said: Said) -> Done:
        """Have the voice say nothing, or speak again."""
        kept = self.controls.mute(said["on"], said.by)
        self.running = replace(self.running, muted=said["on"])
        return Done("The voice is off." if said["on"] else "The voice is on.", kept)

    def names(self, said: Said) -> Done:
        """Use these names for the players."""
        if len(said["names"]) != self._match().setup.seats:
            raise RefusedError("One name a seat, please.")
        return Done("Names changed.", self.controls.names(list(said["names"]), said.by))

    def new_game(self, said: Said) -> Done:
        """End this match and begin another."""
        if said["game"] not in self.running.games:
            raise RefusedError("That game cannot be started here.")
        kept = self.controls.new_game(said["game"], dict(said["options"]), said.by)
        return Done("A new game begins.", kept)

    def choose(self, said: Said) -> Done:
        """Choose a game for the next match."""
        return self._change(ChooseGame(said["game"]))

    def sit(self, said: Said) -> Done:
        """Let somebody sit on a chair, or nobody."""
        return self._change(ChangeSitter(said["seat"], said["who"]))

    def name(self, said: Said) -> Done:
        """Say what whoever sits on a chair is called."""
        return self._change(NameSeat(said["seat"], said["name"]))

    def set(self, said: Said) -> Done:
        """Set something about the next match."""
        return self._change(ChooseValue(said["name"], said["value"]))

    def _change(self, change: StartChange) -> Done:
        """Pass it on; nothing is said of it, because everybody sees it."""
        if self.running.start is None:
            raise RefusedError(NOTHING_TO_CHOOSE)
        return Done("", self.controls.choose(change))

    def begin(self, said: Said) -> Done:
        """Begin what is chosen: the first match, or the same again."""
        return Done("A new game begins.", self.controls.begin(said.by))

    def leave(self, said: Said) -> Done:
        """End this match, and let everybody see what can be chosen."""
        return Done("Choose what comes next.", self.controls.leave(said.by))

    def games(self) -> list[Shown]:
        """List what can be started next."""
        return [{"name": name, "title": self._kits[name].title} for name in self.running.games]

    def _match(self) -> PhoneDesk:
        if self.desk is None:
            raise RefusedError(NO_MATCH)
        return self.desk
