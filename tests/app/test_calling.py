"""A whole evening called by the machine, at a table where time is skipped."""

from __future__ import annotations

from collections.abc import Sequence

from companion.app.table.calling import LEAD_US, Calling
from companion.core.live import Inbox, Loop, Session, Skipping, View
from companion.core.referee.events import Cue, Deal, Event, Press, Release
from companion.core.referee.verdicts import Verdict
from companion.core.transcript.header import parse_header
from companion.games import GAMES, KITS
from companion.outputs.caller.caller import Caller
from companion.outputs.caller.pace import PACES
from companion.outputs.voice.diction import Diction
from companion.outputs.voice.library import Library
from companion.outputs.voice.speech import Voice
from companion.outputs.voice.synth import Synth
from hw.speaker import Sound
from tests.outputs.voice.table import Notebook, book
from tests.support.kits import customs_of

SECOND = 1_000_000
HEADER = {"transcript": 1, "game": "sherlock-holmes", "seats": 3}


class Hands:
    """Players who play three tenths of a second after PLAY, and now and then call."""

    def __init__(self, inbox: Inbox) -> None:
        self._inbox = inbox
        self.cues: list[Cue] = []
        self.verdicts: list[Verdict] = []

    def heard(self, event: Event) -> None:
        if isinstance(event, Cue):
            self.cues.append(event)
            if event.cue == "play":
                for seat in (1, 2, 3):
                    self._touch(seat, event.t + 300_000 + seat)

    def _touch(self, seat: int, t: int) -> None:
        self._inbox.put(Press(t, 100, seat, "pile"))
        self._inbox.put(Release(t + 50_000, 100, seat, "pile"))

    def judged(self, verdicts: Sequence[Verdict], view: View) -> None:
        self.verdicts += verdicts


class Evening:
    """A table with a caller and a voice, and everybody at it."""

    def __init__(self, seed: int = 1, floor_us: int = 3_000) -> None:
        self.pace, self.inbox = Skipping(), Inbox()
        header = parse_header(HEADER, GAMES)
        self.session = Session(header)
        self.speaker = Notebook()
        diction = Diction(book(), Library(), Synth("en-gb", program=None), threaded=False)
        self.voice = Voice(self.speaker, Notebook("silent"), book(), diction, KITS, self.pace)
        caller = Caller(PACES["ruthless"], customs_of(header.setup), seed, LEAD_US)
        self.calling = Calling(caller, self.voice, self.inbox, floor_us)
        self.hands = Hands(self.inbox)
        for listener in (self.calling, self.voice, self.hands):
            self.session.listen(listener)
        self.loop = Loop(self.session, self.inbox, self.pace, [self.calling, self.voice])

    def run(self, seconds: float) -> Evening:
        end = self.pace() + round(seconds * SECOND)
        self.loop.run(lambda: self.pace() < end)
        return self

    def deal(self) -> Evening:
        self.inbox.put(lambda now: Deal(now, "deal", {}))
        return self


def test_nobody_is_called_before_the_deal() -> None:
    assert not Evening().run(60).hands.cues


def test_an_evening_is_called_and_everything_is_evidence() -> None:
    evening = Evening().deal().run(50)
    words = [cue.cue for cue in evening.hands.cues]
    assert words[0] == "ready"
    assert words.count("play") > 5
    refused = [v for v in evening.hands.verdicts if v.kind == "refused"]
    assert not refused
    assert not [v for v in evening.hands.verdicts if v.kind == "forfeit"]
    said = [one for one in evening.speaker.played if one.sound.name in ("ready", "play")]
    assert [(one.sound.name, one.at) for one in said][: len(words)] == [
        (cue.cue, cue.t) for cue in evening.hands.cues
    ]


def test_the_same_seed_makes_the_same_evening() -> None:
    one, same, other = (Evening(seed).deal().run(40).hands.cues for seed in (5, 5, 6))
    assert one == same != other


def test_the_uncertainty_is_never_below_the_tables_own() -> None:
    assert {cue.u for cue in Evening(floor_us=3_000).deal().run(20).hands.cues} == {3_000}
    assert {cue.u for cue in Evening(floor_us=100).deal().run(20).hands.cues} == {500}


def test_a_call_silences_the_caller_until_the_dealer_has_ruled() -> None:
    evening = Evening().deal()
    while "play" not in [cue.cue for cue in evening.hands.cues]:
        evening.run(1)
    evening.run(1)
    evening.inbox.put(Press(evening.pace(), 100, 2, "white"))
    evening.run(2)
    heard = len(evening.hands.cues)
    assert evening.session.state()["open"]
    evening.run(60)
    assert len(evening.hands.cues) == heard


def test_ready_lets_the_voice_finish() -> None:
    evening = Evening().deal()
    evening.run(0.2)
    began = evening.pace()
    evening.voice._speak(evening.speaker, Sound("speech", bytes(2 * 48_000 * 6), 0))
    while not evening.hands.cues:
        evening.run(1)
    assert evening.hands.cues[0].t >= began + 6 * SECOND
