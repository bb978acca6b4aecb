"""From a checked message to what it does: who may say it, and to which control it goes.

Pure but for the controls themselves. Everything that is not done is a RefusedError with a line
for the person who tapped.
"""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any, ParamSpec

from companion.kit.kit import Kit
from companion.outputs.console.controls import Controls, Running
from companion.outputs.console.desk import Desk
from companion.outputs.console.messages import Message
from companion.outputs.console.offers import RefusedError

Values = Mapping[str, Any]
P = ParamSpec("P")

ABSENT = "This table cannot do that."
NO_MATCH = "No match is running yet."


class Acts:
    """Carries out what the dealer says."""

    def __init__(self, controls: Controls, running: Running, kits: Mapping[str, Kit]) -> None:
        self._controls, self.running, self._kits = controls, running, kits
        self.desk: Desk | None = None
        self._do: dict[str, Callable[[Values], str]] = {
            "answer": self._answer,
            "overturn": self._overturn,
            "pause": self._pause,
            "pace": self._pace,
            "volume": self._volume,
            "mute": self._mute,
            "names": self._names,
            "new_game": self._new_game,
        }

    def do(self, message: Message) -> str:
        """Carry a message out and say so; raises RefusedError."""
        try:
            return self._do[message.do](message.values)
        except ValueError as error:
            raise RefusedError(str(error)) from None

    def shown(self) -> dict[str, Any]:
        """Show the switches that exist, as they stand."""
        c, now = self._controls, self.running
        return {
            "overturn": c.overturn is not None,
            "paused": now.paused if c.pause else None,
            "pace": now.pace if c.pace else None,
            "paces": list(now.paces) if c.pace else [],
            "volume": now.volume if c.volume else None,
            "muted": now.muted if c.mute else None,
            "names": c.names is not None,
            "games": [{"name": n, "title": self._kits[n].title} for n in now.games if c.new_game],
        }

    def _answer(self, values: Values) -> str:
        prompt, fields = self._match().answer(values["offer"], values["fields"])
        self._controls.enter(prompt.event, prompt.name, fields)
        return "Entered."

    def _overturn(self, values: Values) -> str:
        overturn = _there(self._controls.overturn)
        self._match().take_back(values["n"])
        overturn(values["n"])
        return f"Asked to take back number {values['n']}."

    def _pause(self, values: Values) -> str:
        _there(self._controls.pause)(values["on"])
        self.running = replace(self.running, paused=values["on"])
        return "Paused." if values["on"] else "Play goes on."

    def _pace(self, values: Values) -> str:
        pace = _there(self._controls.pace)
        if values["pace"] not in self.running.paces:
            raise RefusedError("There is no such pace.")
        pace(values["pace"])
        self.running = replace(self.running, pace=values["pace"])
        return "Pace changed."

    def _volume(self, values: Values) -> str:
        _there(self._controls.volume)(values["level"])
        self.running = replace(self.running, volume=values["level"])
        return "Volume changed."

    def _mute(self, values: Values) -> str:
        _there(self._controls.mute)(values["on"])
        self.running = replace(self.running, muted=values["on"])
        return "The voice is off." if values["on"] else "The voice is on."

    def _names(self, values: Values) -> str:
        names = _there(self._controls.names)
        if len(values["names"]) != self._match().setup.seats:
            raise RefusedError("One name a seat, please.")
        names(list(values["names"]))
        return "Names changed."

    def _new_game(self, values: Values) -> str:
        new_game = _there(self._controls.new_game)
        if values["game"] not in self.running.games:
            raise RefusedError("That game cannot be started here.")
        new_game(values["game"], dict(values["options"]))
        return "A new game begins."

    def _match(self) -> Desk:
        if self.desk is None:
            raise RefusedError(NO_MATCH)
        return self.desk


def _there(control: Callable[P, None] | None) -> Callable[P, None]:
    if control is None:
        raise RefusedError(ABSENT)
    return control
