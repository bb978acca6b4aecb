"""A speaker whose output comes and goes."""

from companion.app.hosted.voice import SwitchSpeaker
from hw.speaker import Onset, Sound


class Output:
    """An output that remembers."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.played: list[str] = []
        self.percent: int | None = None
        self.stopped = self.closed = 0

    def play(self, sound: Sound, **more: object) -> None:
        self.played.append(sound.name)

    def stop(self) -> None:
        self.stopped += 1

    def volume(self, percent: int) -> None:
        self.percent = percent

    def close(self) -> None:
        self.closed += 1


def test_words_go_to_the_output_there_is_and_are_shown_while_there_is_none() -> None:
    silent, card, other = Output("silent"), Output("card"), Output("other")
    speaker = SwitchSpeaker(silent, volume=70)
    speaker.play(Sound("ready", b""))
    assert speaker.by_eye
    speaker.use(card)
    assert (speaker.name, speaker.by_eye, card.percent) == ("card", False, 70)
    speaker.play(Sound("play", b""))
    speaker.volume(30)
    speaker.use(None)
    speaker.play(Sound("ready", b""))
    speaker.stop()
    speaker.use(other)
    assert other.percent == 30
    assert (silent.played, card.played) == (["ready", "ready"], ["play"])
    assert silent.stopped == 1
    speaker.close()
    assert (silent.closed, other.closed) == (1, 0)


def test_news_rouse_the_output_that_rests() -> None:
    class Drowsy(Output):
        roused = 0

        def rouse(self) -> None:
            self.roused += 1

    card, speaker = Drowsy("card"), SwitchSpeaker(Output("silent"), volume=70)
    speaker.rouse()
    speaker.use(card)
    speaker.rouse()
    speaker.use(Output("never rests"))
    speaker.rouse()
    speaker.use(None)
    speaker.rouse()
    assert card.roused == 1


def test_a_voice_dates_its_words_by_the_match() -> None:
    from companion.app.table.calling import InMatchTime

    class Voice:
        at: int | None = None

        def cue(self, word: str, at: int | None, heard: object) -> None:
            self.at = at
            assert callable(heard)
            heard(Onset(150, 3))

        def busy_until(self) -> int:
            return 500

    voice, heard = Voice(), list[Onset]()
    shifted = InMatchTime(voice, lambda: 1_000)  # type: ignore[arg-type]
    shifted.cue("play", 1_140, heard.append)
    assert (voice.at, heard, shifted.busy_until()) == (140, [Onset(1_150, 3)], 1_500)
