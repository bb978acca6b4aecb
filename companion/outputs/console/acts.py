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
from companion.language import Person, say
from companion.outputs.console.controls import Controls, Kept, Running, joined
from companion.outputs.console.desk import PhoneDesk
from companion.outputs.console.offers import RefusedError
from companion.outputs.console.pairing import Pairing, Phone
from companion.outputs.console.phone_chairs import NO_CHAIR, PhoneChairs
from companion.outputs.console.pictures import NoPictures, Pictures
from companion.outputs.start import (
    PERSON,
    ChangeSitter,
    ChooseGame,
    ChooseValue,
    NameSeat,
    StartChange,
)

Shown = dict[str, Any]

NO_MATCH, NOTHING_TO_CHOOSE = "console-no-match", "console-nothing-to-choose"
"""The messages why something is not done."""


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
        self.chairs = PhoneChairs(pairing)
        self.pictures: Pictures = NoPictures()
        self.desk: PhoneDesk | None = None

    def pair(self, said: Said) -> Done:
        """Take the dealer's chair."""
        self._pairing.pair(said.phone, said.address, said["code"], said.now)
        return Done(say("console-dealers-now"))

    def hand_over(self, said: Said) -> Done:
        """Leave the chair to another phone."""
        heir = self._pairing.hand_over(said.phone, said["to"], said.now)
        return Done(say("console-handed-over", phone=heir.label))

    def send_away(self, said: Said) -> Done:
        """Forget another phone."""
        gone = self._pairing.send_away(said.phone, said["number"])
        return Done(say("console-sent-away", phone=gone.label))

    def forget_all(self, said: Said) -> Done:
        """Forget every phone, this one, too."""
        self._pairing.forget_all()
        return Done(say("console-all-forgotten"))

    def answer(self, said: Said) -> Done:
        """Enter what answers an offer."""
        prompt, fields = self._match().answer(said["offer"], said["fields"])
        return Done(say("console-entered"), self.controls.enter(prompt.answered(fields), said.by))

    def overturn(self, said: Said) -> Done:
        """Rule that a verdict is taken back; the desk tells when it was, or why not."""
        n: int = said["n"]
        self._match().take_back(n)
        kept = self.controls.enter(lambda t: Ruling(t, OVERTURN, {"of": n}), said.by)
        return Done(say("console-asked-back", n=n), kept)

    def pause(self, said: Said) -> Done:
        """Let the caller be silent, or go on."""
        kept = self.controls.pause(said["on"], said.by)
        self.running = replace(self.running, paused=said["on"])
        return Done(say("console-paused" if said["on"] else "console-goes-on"), kept)

    def pace(self, said: Said) -> Done:
        """Have READY and PLAY called faster or slower."""
        if said["pace"] not in self.running.paces:
            raise RefusedError("console-no-such-pace")
        kept = self.controls.pace(said["pace"], said.by)
        self.running = replace(self.running, pace=said["pace"])
        return Done(say("console-pace-changed"), kept)

    def volume(self, said: Said) -> Done:
        """Have the voice louder or softer."""
        kept = self.controls.volume(said["level"], said.by)
        self.running = replace(self.running, volume=said["level"])
        return Done(say("console-volume-changed"), kept)

    def mute(self, said: Said) -> Done:
        """Have the voice say nothing, or speak again."""
        kept = self.controls.mute(said["on"], said.by)
        self.running = replace(self.running, muted=said["on"])
        return Done(say("console-voice-off" if said["on"] else "console-voice-on"), kept)

    def names(self, said: Said) -> Done:
        """Use these names for the players."""
        if len(said["names"]) != self._match().setup.seats:
            raise RefusedError("console-one-name-a-seat")
        kept = self.controls.names(list(said["names"]), said.by)
        return Done(say("console-names-changed"), kept)

    def new_game(self, said: Said) -> Done:
        """End this match and begin another."""
        if said["game"] not in self.running.games:
            raise RefusedError("console-no-such-game")
        kept = self.controls.new_game(said["game"], dict(said["options"]), said.by)
        return Done(say("console-new-game"), kept)

    def choose(self, said: Said) -> Done:
        """Choose a game for the next match."""
        return self._change(ChooseGame(said["game"]))

    def sit(self, said: Said) -> Done:
        """Take a chair, and be called so."""
        before = said.phone.chair
        gender = said.values.get("gender", "")
        name = Person(said["name"], gender) if gender else said["name"]
        self.chairs.sit(said.phone, said["chair"], name)
        kept = self._seated(said.phone, before, said.by)
        return Done(say("console-you-sit", chair=said["chair"]), kept)

    def stand(self, said: Said) -> Done:
        """Get up, and watch."""
        kept = self.controls.stand(self.chairs.stand(said.phone), said.by)
        return Done(say("console-you-watch"), kept)

    def seat(self, said: Said) -> Done:
        """Move a phone to a chair, or off it."""
        moved = self._pairing.phone(said["phone"])
        before = moved.chair if moved is not None else None
        phone = self.chairs.seat(said["phone"], said["chair"])
        if phone.chair is None:
            kept = None if before is None else self.controls.stand(before, said.by)
            return Done(say("console-phone-watches", phone=phone.label), kept)
        where = say("console-sits", who=phone.name or phone.label, chair=phone.chair)
        return Done(where, self._seated(phone, before, said.by))

    def _seated(self, phone: Phone, before: int | None, by: str) -> Kept | None:
        """Tell the table where a phone sits now, and that it left the chair it had."""
        chair, left = phone.chair, None
        assert chair is not None
        if before is not None and before != chair:
            left = self.controls.stand(before, by)
        others = self.chairs.taken - {chair}
        return joined(left, self.controls.sit(chair, phone.name, others, by))

    def stand_in(self, said: Said) -> Done:
        """Let a bot play on a chair whenever its phone is gone, or nobody."""
        known = self.chairs.known(said["chair"])
        if known is None:
            raise RefusedError(NO_CHAIR)
        kept = self.controls.stand_in(said["chair"], said["on"], said.by)
        who = known.name or say("console-chair", chair=known.chair)
        return Done(say("console-bot-plays" if said["on"] else "console-no-bot", who=who), kept)

    def sitter(self, said: Said) -> Done:
        """Let somebody sit on a chair, or nobody; a phone gets up that a bot takes the place of."""
        done = self._change(ChangeSitter(said["seat"], said["who"]))
        if said["who"] != PERSON:
            self.chairs.vacate([said["seat"]])
        return done

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
        return Done(say("console-new-game"), self.controls.begin(said.by))

    def leave(self, said: Said) -> Done:
        """End this match, and let everybody see what can be chosen."""
        return Done(say("console-choose-next"), self.controls.leave(said.by))

    def size(self, said: Said) -> Done:
        """Have the table drawn for the room that a page has for it."""
        self.pictures.resize(said.phone.number, (said["w"], said["h"]))
        return Done("")

    def tap(self, said: Said) -> Done:
        """Do what a place of the drawn table does."""
        return Done("", self.pictures.tap(said.phone.number, said["n"], said["at"]))

    def games(self) -> list[Shown]:
        """List what can be started next."""
        return [{"name": name, "title": self._kits[name].title} for name in self.running.games]

    def _match(self) -> PhoneDesk:
        if self.desk is None:
            raise RefusedError(NO_MATCH)
        return self.desk
