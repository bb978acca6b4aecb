"""Every verdict that a game declares, before everybody who tells of it. A gap is named.

From the declaration alone samples are made of every kind, for every reason, question and word;
sentences, display, photo finish, voice, lamps, console and terminal then have to know them all.
"""

import json
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

import pytest

from companion.core.live import View
from companion.core.referee.events import Cue, Event, Press
from companion.core.referee.referee import Referee
from companion.core.referee.verdicts import Finding
from companion.games import KITS
from companion.games.block.face import BlockFace
from companion.games.block.words import BlockWords
from companion.kit.words import REFUSALS, readable
from companion.outputs.display.actions import Go
from companion.outputs.display.desk import Desk
from companion.outputs.display.screens import SCREENS, compose, draw_text
from companion.outputs.display.stage import Stage
from companion.outputs.lamps import Lamps
from tests.support.kits import (
    announcer_of,
    explainer_of,
    page_of,
    setup_of,
    shipped_games,
    stage_of,
    whole_book,
)
from tests.support.samples import Sample, T, samples_of
from tests.support.soak import some

NAMES = ("Ada", "Ben", "Cy", "Dot")
SIZE = (800, 480)
TONES = {"ink", "dim", "good", "bad", "accent", "doubt", "blue"}


LEADING_UP = ("window",)
"""Verdicts without which others cannot be seen in their place: what a deadline was."""


class Opening:
    """A match of a game as it stands before anything was found, with some evidence about."""

    def __init__(self, game: str) -> None:
        self.game, self.setup = game, setup_of(game, NAMES)
        rules = KITS[game].rules
        referee = Referee(rules.set_up(self.setup), self.setup.seats, 0)
        self.view = View(T, self.setup, referee.public_state(), referee.prompts())
        plain = (sample.verdict for sample in samples_of(game, len(NAMES)) if sample.first)
        last = {verdict.kind: replace(verdict, n=1) for verdict in plain}
        self.before = [last[kind] for kind in LEADING_UP if kind in last]

    def evidence(self) -> Iterator[Event]:
        yield Cue(T - 900_000, 100, "play")
        for seat in range(1, len(NAMES) + 1):
            for name in ("white", "red", "blue", "pile", "shield"):
                yield Press(T - 1_000 * seat, 100, seat, name)


def gaps(
    game: str,
    tell: Callable[[Opening, Sample], None],
    wanted: Callable[[Sample], bool] = lambda sample: True,
) -> list[str]:
    """Tell every sample that is wanted; list what went wrong by game, kind, case and output."""
    opening = Opening(game)
    found: dict[str, str] = {}
    for sample in filter(wanted, samples_of(game, len(NAMES))):
        try:
            tell(opening, sample)
        except Exception as error:
            told = f"{tell.__name__}: {type(error).__name__} {error}".splitlines()[0]
            found.setdefault(str(sample), f"{sample}: {told} {sample.verdict.fields}")
    return [*found.values()]


def declared(opening: Opening, sample: Sample) -> None:
    known = KITS[sample.game].rules.vocabulary
    finding = Finding(T, sample.kind, sample.verdict.fields)
    assert known.misfit(finding) is None, known.misfit(finding)


def sentences(opening: Opening, sample: Sample) -> None:
    """A sentence of its own, not the plain one, and no code in it."""
    explainer = explainer_of(opening.setup)
    if sample.kind != "overturned":
        sentence = explainer.words._sentences.get(sample.kind)
        assert sentence is not None, "no sentence"
        assert sentence(sample.verdict.fields), "falls back to the plain sentence"
    said = explainer.sentence(sample.verdict)
    assert "None" not in said, said
    assert " " in said, f"the catalogue has no {said}"
    assert sample.kind == "refused" or "-" not in sample.case or sample.case not in said, said


def reasons(opening: Opening, sample: Sample) -> None:
    """Half a sentence a person understands for every refusal, never its code."""
    if sample.kind != "refused":
        return
    words = explainer_of(opening.setup).words
    assert sample.case in words.refusals or sample.case in REFUSALS, "no words for the refusal"
    assert words.why(sample.case) not in (sample.case, readable(sample.case).lower())
    assert " " in words.why(sample.case), words.why(sample.case)


def display(opening: Opening, sample: Sample) -> None:
    """In the history, at the seats, as the word of the moment, and on every screen."""
    stage = stage_of(opening.setup, eyes=range(1, 5))
    for event in opening.evidence():
        stage.heard(event)
    stage.judged([sample.verdict], opening.view)
    scene, face = stage.scene(), KITS[sample.game].face_of(opening.setup)
    assert [entry.n for entry in scene.history] == [sample.verdict.n], "not in the history"
    assert sample.kind in face.tones, "no tone"
    assert face.tone(sample.verdict) in TONES, face.tone(sample.verdict)
    if sample.kind == "refused":
        assert scene.history[0].reason, "no reason beside the entry"
    for desk in _on_every_screen(stage, sample):
        assert compose(stage.scene(), desk.look, SIZE, _wide).items, desk.look


def _wide(face: str, size: int, text: str) -> int:
    return len(text) * size // 2


def _on_every_screen(stage: Stage, sample: Sample) -> Iterator[Desk]:
    """Go through the screens, for the first sample of each case; drawing takes its time."""
    desk = Desk(stage, lambda prompt, values: None)
    for screen in SCREENS if sample.first else ("table",):
        if screen != "form":
            desk.act(Go(screen))
            yield desk


def terminal(opening: Opening, sample: Sample) -> None:
    stage = stage_of(opening.setup, eyes=range(1, 5))
    stage.judged([sample.verdict], opening.view)
    for desk in _on_every_screen(stage, sample):
        assert draw_text(stage.scene(), desk.look).lines, desk.look


def photo_finish(opening: Opening, sample: Sample) -> None:
    """A strip or none: in doubt there is one, wherever hands are told apart by their times."""
    stage = stage_of(opening.setup)
    for event in opening.evidence():
        stage.heard(event)
    stage.judged([*opening.before, sample.verdict], opening.view)
    scene, photo = stage.scene(), stage.photo(sample.verdict.n)
    timed = sample.verdict.fields.get("gap_us") is not None
    if sample.kind == "doubt" and timed:
        assert photo is not None, "no strip"
        assert scene.photo is not None, "the strip is not shown at once"


def voice(opening: Opening, sample: Sample) -> None:
    """A phrase of the book, or silence on purpose; whatever is said has words."""
    book = whole_book()
    assert book.find(sample.game, sample.kind, sample.verdict.fields) is not None, "no phrase"
    announcer = announcer_of(book, opening.setup)
    for announcement in announcer.announce([sample.verdict], T):
        assert announcer.pieces(announcement), "an empty phrase"


def lamps(opening: Opening, sample: Sample) -> None:
    lit: list[tuple[int, str, bool]] = []
    code = KITS[sample.game].lamps
    lamps = Lamps(code, opening.setup.seats, lambda *switched: lit.append(switched))
    lamps.judged([sample.verdict], opening.view)
    lamps.act(T + 1)
    assert all(1 <= seat <= opening.setup.seats for seat, _, _ in lit), lit


def console(opening: Opening, sample: Sample) -> None:
    """In the list of the phone, with the same sentence; a refused entry says why."""
    desk = page_of(opening.setup)
    for event in opening.evidence():
        desk.heard(event)
    desk.judged([sample.verdict], opening.view)
    shown = json.loads(json.dumps(desk.snapshot(may_rule=True)))
    hidden = sample.kind in opening.setup.private
    assert [row["n"] for row in shown["history"]] == ([] if hidden else [sample.verdict.n])
    entered = sample.kind == "refused" and not {"input", "cue"} & {*sample.verdict.fields}
    assert not entered or shown["notice"]["text"], "no word why"


OUTPUTS = (
    declared, sentences, reasons, display, terminal, photo_finish, voice, lamps, console,
)  # fmt: skip

DRAWN = (display, terminal, photo_finish, console)
"""What takes its time: the plainest of every case at once, the rest in the slow lane."""


def plainest(sample: Sample) -> bool:
    return sample.first


@pytest.mark.parametrize("tell", OUTPUTS, ids=lambda tell: tell.__name__)
@pytest.mark.parametrize("game", shipped_games())
def test_every_declared_verdict_is_told(game: str, tell: Any) -> None:
    found = gaps(game, tell, plainest) if tell in DRAWN else gaps(game, tell)
    assert not found, "\n".join([f"{len(found)} gaps:", *found[:40]])


@pytest.mark.slow
@pytest.mark.parametrize("tell", DRAWN, ids=lambda tell: tell.__name__)
@pytest.mark.parametrize("game", shipped_games())
def test_and_drawn_whatever_its_fields_say(game: str, tell: Any) -> None:
    others = [s for s in samples_of(game, len(NAMES)) if not s.first]
    chosen = {str(s.verdict.fields) for s in some(others, len(others) // 3)}
    found = gaps(game, tell, lambda s: not s.first and str(s.verdict.fields) in chosen)
    assert not found, "\n".join([f"{len(found)} gaps:", *found[:40]])


# The walk itself: what is left out on purpose is found, and named.


def test_a_forfeit_that_nobody_has_words_for_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    known = KITS["sherlock-holmes"].rules.vocabulary
    forfeit = known.verdicts["forfeit"]
    more = {**forfeit.cases, "snoring": forfeit.cases["late"]}
    verdicts = {**known.verdicts, "forfeit": replace(forfeit, cases=more)}
    rules = KITS["sherlock-holmes"].rules
    monkeypatch.setattr(rules, "vocabulary", replace(known, verdicts=verdicts))
    for tell in (sentences, display, terminal, console):
        (gap,) = gaps("sherlock-holmes", tell, plainest)
        assert gap.startswith(f"sherlock-holmes: forfeit snoring: {tell.__name__}: KeyError")


def test_a_refusal_that_nobody_has_words_for_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    known = KITS["block"].rules.vocabulary
    refusals = known.refusals | {"elbow-on-table"}
    monkeypatch.setattr(KITS["block"].rules, "vocabulary", replace(known, refusals=refusals))
    (gap,) = gaps("block", reasons)
    assert gap.startswith("block: refused elbow-on-table: reasons: AssertionError no words")


def test_a_sentence_that_is_dropped_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    given = BlockWords.sentences
    monkeypatch.setattr(
        BlockWords, "sentences", lambda self: {k: s for k, s in given(self).items() if k != "out"}
    )
    (gap,) = gaps("block", sentences)
    assert gap.startswith("block: out: sentences: AssertionError no sentence")


def test_a_tone_that_is_dropped_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    tones = {kind: tone for kind, tone in BlockFace.tones.items() if kind != "led"}
    monkeypatch.setattr(BlockFace, "tones", tones)
    (gap,) = gaps("block", display, plainest)
    assert gap.startswith("block: led: display: AssertionError no tone")


def test_a_phrase_that_is_dropped_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    book = whole_book()
    kept = {**book._games, "block": {**book._games["block"], "dealt": ()}}
    monkeypatch.setattr(book, "_games", kept)
    (gap,) = gaps("block", voice)
    assert gap.startswith("block: dealt: voice: AssertionError no phrase")
