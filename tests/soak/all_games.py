"""Every game that bots can play, by chance, with everybody listening.

    python -m tests.soak.all_games --matches 200 --seed 7 --game sorry

A game that is added to app/companies.py is played here without another word. In every match:
nothing raises; the record, judged again, gives the same verdicts; every prompt can be filled in on
the display, in letters and on the phone; every verdict has a sentence, and a phrase or a silence
that was meant, and a lamp or a darkness; and no more memory is held than before.
"""

from __future__ import annotations

import argparse
import gc
import io
import json
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any

from companion.app.cli.judging import Judgement
from companion.app.cli.progress import ProgressLine
from companion.app.simulated.playing import Wish, call_quietly, header_for, light_lamps, table_for
from companion.app.simulated.recording import Recording
from companion.core.live import View
from companion.core.referee.events import Event
from companion.core.referee.game import Prompt, Setup, open_prompts
from companion.core.referee.schema import problem
from companion.core.referee.verdicts import Verdict
from companion.core.transcript.writing import verdict_line
from companion.games import GAMES, KITS
from companion.games import GAMES as REFEREED
from companion.outputs.console.fields import outside
from companion.outputs.display.actions import Go, Leave
from companion.outputs.display.desk import Desk
from companion.outputs.display.entering.answering import act_of
from companion.outputs.display.entering.filling import Filled
from companion.outputs.display.entering.forms import form_of
from companion.outputs.display.screens import compose, draw_text
from companion.outputs.display.stage import Stage
from companion.setup.profile import load_profile
from tests.app.hosted.soak import memory_mib
from tests.support.kits import announcer_of, explainer_of, page_of, stage_of, whole_book

STUCK_US = 7_200_000_000
"""If nothing is decided for two hours, somebody waits for ever."""
LOOKS = 40
"""So many different moments of a match are drawn."""
LISTED = ("choice", "several", "lists")
SCREENS = ("table", "verdicts", "scores", "rulings", "help")
BOOK = whole_book()


def _wide(face: str, size: int, text: str) -> int:
    """Letters as wide as the shipped faces have them, more or less: nothing is painted here."""
    return round(len(text) * size * 0.52)


class Guest:
    """Listens as voice, display, console and explanations do, and looks at all of it."""

    def __init__(self, setup: Setup) -> None:
        self._setup = setup
        self.stage, self._page = stage_of(setup), page_of(setup)
        self._desk = Desk(self.stage, lambda prompt, values: None)
        self._explainer, self._announcer = explainer_of(setup), announcer_of(BOOK, setup)
        self._seen: set[tuple[str, ...]] = set()
        self.kinds: Counter[str] = Counter()
        self.lines: list[str] = []
        self.last_us = 0

    def heard(self, event: Event) -> None:
        self.stage.heard(event)
        self._page.heard(event)

    def judged(self, verdicts: Sequence[Verdict], view: View) -> None:
        self.stage.judged(verdicts, view)
        self._page.judged(verdicts, view)
        for verdict in verdicts:
            self._told(verdict)
        for announcement in self._announcer.announce(verdicts, view.t):
            assert self._announcer.pieces(announcement), announcement
        self.last_us = view.t if verdicts else self.last_us
        prompts = open_prompts(view.prompts)
        moment = (str(view.state["phase"]), *sorted({_named(prompt) for prompt in prompts}))
        if moment not in self._seen and len(self._seen) < LOOKS:
            self._seen.add(moment)
            self._look(prompts)

    def _told(self, verdict: Verdict) -> None:
        """Every verdict is for the eye; for the ear it is worded, or left out on purpose."""
        self.kinds[verdict.kind] += 1
        self.lines.append(verdict_line(verdict))
        sentence = self._explainer.sentence(verdict)
        assert sentence, verdict
        assert not sentence.startswith(f"{verdict.kind} {{"), f"no sentence: {verdict}"
        known = BOOK.find(self._setup.game, verdict.kind, verdict.fields)
        assert known is not None, f"neither a phrase nor a silence: {self._setup.game} {verdict}"
        lamp = KITS[self._setup.game].lamps.sign(verdict.kind)
        assert lamp is not None, f"neither a lamp nor a darkness: {self._setup.game} {verdict}"

    def _look(self, prompts: Sequence[Prompt]) -> None:
        scene = self.stage.scene()
        for screen in SCREENS:
            self._desk.act(Go(screen))
            self._draw()
        for prompt in prompts:
            _can_be_filled_in(prompt, self.stage, scene.state)
        for answer in (*scene.answers, *scene.others):
            if answer.values is not None:
                assert problem(answer.values, answer.prompt.fields) is None, answer
                continue
            self._desk.act(act_of(answer))
            assert self._desk.look.form or self._desk.look.picker, answer
            self._draw()
            self._desk.act(Leave())
            self._desk._take(Filled())
        json.dumps(self._page.snapshot(may_rule=True))

    def _draw(self) -> None:
        scene, look = self.stage.scene(), self._desk.look
        picture = compose(scene, look, (800, 480), _wide)
        assert picture.items
        lines = draw_text(scene, look).lines
        assert len(lines) == 24, look
        assert max(map(len, lines)) <= 80, lines


def _named(prompt: Prompt) -> str:
    return f"{prompt.event} {prompt.name} {','.join(prompt.fields)} {prompt.asked}"


def _can_be_filled_in(prompt: Prompt, stage: Stage, state: Mapping[str, Any]) -> None:
    """The first choice of every field is an answer that the phone would take, too."""
    form = form_of(prompt, stage.words, state, len(stage.players))
    for index, control in enumerate(form.controls):
        if not control.required or control.value not in (None, []):
            continue
        if control.kind == "lists":
            name, listed = next(iter(control.start.items()))
            form = form.place(index, (name, 0), next(o for o in control.options if o != listed[0]))
        elif control.kind == "words":
            form = form.put(index, "words")
        elif control.options:
            form = form.toggle(index, control.options[0])
    assert form.missing() == "", (prompt, form.missing())
    chosen = {c.name: c.value for c in form.controls if c.kind in LISTED}
    given = {name: value for name, value in chosen.items() if value is not None}
    assert outside(prompt, given) is None, prompt


@dataclass
class Soak:
    """One run, and what happened in it."""

    seed: int
    matches: Counter[str] = field(default_factory=Counter)
    kinds: dict[str, Counter[str]] = field(default_factory=dict)
    memory: list[float] = field(default_factory=list)

    def round(self, games: Sequence[str] = tuple(GAMES)) -> None:
        """One match of every game; then see what is still held."""
        for game in games:
            number = sum(self.matches.values())
            self.play(game, Random(f"all games {self.seed} {number}"))
        gc.collect()
        self.memory.append(memory_mib())

    def play(self, game: str, chance: Random) -> None:
        """A match by chance: who plays, with what seed, and for how long."""
        seats = chance.choice([*REFEREED[game].vocabulary.seats])
        seed = chance.randrange(10**6)
        told = f"{game}, {seats} seats, seed {seed}"
        try:
            guest = self._played(Wish(load_profile(), seats, seats, seed, game, speed=0))
        except Exception as error:
            error.add_note(f"while playing {told}")
            raise
        self.matches[game] += 1
        self.kinds.setdefault(game, Counter()).update(guest.kinds)

    def _played(self, wish: Wish) -> Guest:
        out = io.StringIO()
        table, _ = table_for(wish, Recording(out, header_for(wish)))
        call_quietly(table, wish)
        light_lamps(table, by_eye=True)
        guest = Guest(table.session.setup)
        table.join(listener=guest)
        with table:
            table.run(lambda: not table.progress.hands and table.pace() < guest.last_us + STUCK_US)
        assert table.dropped == [], table.dropped
        assert table.progress.hands or table.progress.over, "the match stands still"
        judged = io.StringIO()
        Judgement(io.BytesIO(out.getvalue().encode()), judged).run("match")
        assert judged.getvalue().splitlines()[:-1] == guest.lines, (
            "judged again, it is another match"
        )
        return guest

    def check(self) -> None:
        """What is held does not grow with what was played, once everything was there once."""
        grown = max(self.memory) - self.memory[0]
        assert grown < 24 + len(self.memory) * 0.1, f"memory grew by {grown:.1f} MiB"


def main() -> None:
    """Play, print and judge."""
    parser = argparse.ArgumentParser(prog="python -m tests.soak.all_games")
    parser.add_argument("--matches", type=int, default=50, help="of every game")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--game", choices=[*GAMES], action="append", help="only this one")
    wanted = parser.parse_args()
    soak = Soak(wanted.seed)
    with ProgressLine("playing") as line:
        for number in line.over(range(wanted.matches)):
            soak.round(wanted.game or tuple(GAMES))
            line.clear()
            print(f"round {number + 1}: {soak.memory[-1]:.1f} MiB", flush=True)
    soak.check()
    for game, kinds in soak.kinds.items():
        print(f"{game}: {soak.matches[game]} matches, {kinds.total()} verdicts, {len(kinds)} kinds")


if __name__ == "__main__":
    main()
