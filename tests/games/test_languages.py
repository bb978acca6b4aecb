"""An evening in a language of odd letters: what still reads like English was never translated."""

import re
from collections.abc import Iterator
from typing import Any

import pytest

from companion.core.referee.game import Prompt
from companion.core.transcript.header import parse_header
from companion.drawing.pointing import Pointing
from companion.games import GAMES, KITS
from companion.games.i_say_holmes.rules.cards import CARDS
from companion.kit.face import Answer, Face
from companion.kit.words import Words
from companion.language import say, speaking
from companion.language.pseudo import PSEUDO
from companion.practice.course import worded
from tests.support.by_lot import READ, EveningByLot, Planned
from tests.support.kits import explainer_of, shipped_games
from tests.support.trails import EVENINGS

NAMES = ("Ada", "Ben", "Cy", "Dot", "Eve", "Fay")
PLAIN = re.compile(r"\b(?=[A-Za-z]*[aeiouAEIOU])[A-Za-z]{3,}\b")
"""A word in plain letters: the odd language has none, for each of its vowels has a mark."""
PRINTED = {
    word
    for title in (*CARDS, *READ, "SORRY!", "BLOCK", "READY", "PLAY")
    for word in PLAIN.findall(title)
}
JOINS = {"and"}
"""How a list ends: a language tells it with its numbers, and the odd one has those of English."""
STEPS = 90


def planned(game: str) -> Planned:
    return next(one for one in EVENINGS if one.game == game)


def evening(game: str) -> Iterator[str]:
    """Give all that people read in an evening by lot."""
    plan = planned(game)
    header = parse_header({**plan.header(), "players": list(NAMES[: plan.seats])}, GAMES)
    explainer, face = explainer_of(header.setup), KITS[game].face_of(header.setup)
    played = EveningByLot(plan)
    for step in played.steps(STEPS):
        for verdict in step.verdicts:
            yield (
                explainer.words.refusal(verdict.fields)
                if verdict.kind == "refused"
                else (explainer.sentence(verdict))
            )
            yield from (word.text for word in face.said(verdict).values())
            yield getattr(face.word(verdict), "text", "")
        state, prompts = played._referee.public_state(), played._referee.prompts()
        yield from standing(explainer.words, face, state, prompts, plan.seats)
        for prompt in prompts:
            yield from entered(explainer.words, face, prompt, state)


def standing(
    words: Words, face: Face, state: dict[str, Any], prompts: tuple[Prompt, ...], seats: int
) -> Iterator[str]:
    yield from words.state(state)
    yield getattr(face.resting(state), "text", "").replace("{left}", "")
    yield face.question(state)[0]
    figures = [*face.centre(state), *(f for s in range(seats) for f in face.figures(state, s + 1))]
    yield from (f"{figure.label} {figure.value}" for figure in figures)
    board = face.board(state, prompts, None)
    if board:
        yield from (*board.todo, *board.notes, *board.lines(Pointing()))


def entered(words: Words, face: Face, prompt: Prompt, state: dict[str, Any]) -> Iterator[str]:
    yield words.question(prompt) if prompt.asked else words.action(prompt)
    yield from (words.field(prompt.name, name) for name in prompt.fields)
    offered: list[Answer] = face.answers(prompt, state) or []
    yield from (answer.label for answer in offered)
    for field, values in prompt.choices.items():
        yield from (words.choice(field, v, state) or words.value(v) for v in values[:20])


def read_before(game: str) -> Iterator[str]:
    """Give what is read before a match: the page of rules, and the lesson."""
    kit = KITS[game]
    page, course = kit.page, kit.course
    assert course is not None
    yield from (page.about, page.length, page.needs, page.line)
    yield from (text for section in page.every() for text in (section.title, *section.points))
    for option in page.options:
        yield from (option.label, *(choice.words for choice in option.choices))
    for step in course.steps:
        yield from map(told, (step.say, step.praise, *(slip.say for slip in step.slips)))
    yield from map(told, (course.about, course.welcome, course.finish))


def told(key: str) -> str:
    """Say a text of a lesson without the names in it."""
    return re.sub(r"{\w+}", "", worded(key))


@pytest.mark.parametrize("game", shipped_games())
def test_nothing_is_left_in_english(game: str) -> None:
    with speaking(PSEUDO):
        said = {*read_before(game), *evening(game)}
        left = {text for text in said if {*PLAIN.findall(text)} - {*NAMES} - PRINTED - JOINS}
    assert say("kit-yes") == "Yes"
    assert len(said) > 150
    assert not left
