"""Names in any script: what is one letter, and in which order a line is drawn."""

import pytest

from companion.drawing.canvas import Canvas
from companion.drawing.items import Rect, Text
from companion.drawing.script import EMOJI, clusters, plain, runs


@pytest.mark.parametrize(
    ("text", "letters"),
    [
        ("Zoë", ["Z", "o", "ë"]),
        ("Zoe\u0308", ["Z", "o", "e\u0308"]),
        ("अर्जुन", ["अ", "र्जु", "न"]),
        ("👩\u200d🚀👍🏽", ["👩\u200d🚀", "👍🏽"]),
        ("🇦🇹🇩🇪", ["🇦🇹", "🇩🇪"]),
        ("ᄒ\u1161\u11ab", ["ᄒ\u1161\u11ab"]),
    ],
)
def test_what_looks_like_one_letter_is_one(text: str, letters: list[str]) -> None:
    assert clusters(text) == letters


def drawn(text: str) -> list[str]:
    return [run.text for run in runs(text)]


def test_a_name_that_is_read_from_the_right_is_turned_round_in_its_place() -> None:
    assert drawn("אברהם was first") == ["םהרבא", " was first"]
    assert drawn("מלך, אברהם") == ["ךלמ", ", ", "םהרבא"], "a list stays in the order of its seats"
    assert drawn("אברהם 2") == ["םהרבא", " 2"], "a number stays behind the name"


def test_first_and_family_name_are_read_from_the_right_together() -> None:
    assert drawn("בן אברהם") == ["םהרבא", " ", "ןב"]
    assert drawn("אב12הם") == ["םה", "12", "בא"], "a number within is read from the left"


def test_a_name_that_is_cut_ends_at_its_left() -> None:
    assert drawn("אברה…") == ["…", "הרבא"]


def test_scripts_and_pictures_are_told_apart() -> None:
    found = [(run.text, run.script) for run in runs("🦊 अर्जुन محمد Fox")]
    assert found == [
        ("🦊", EMOJI), (" ", ""), ("अर्जुन ", "Deva"), ("دمحم", "Arab"), (" Fox", ""),
    ]  # fmt: skip


def test_only_what_needs_it_is_looked_at_closely() -> None:
    assert all(map(plain, ("Дмитрий: 12 ms …", "田中さくら")))
    assert not any(map(plain, ("محمد", "אברהם", "अर्जुन", "🦊", "❤\ufe0f")))


def test_no_cut_goes_through_a_letter() -> None:
    family = "👩\u200d🚀"
    canvas = Canvas((800, 480), lambda face, size, text: 10 * len(clusters(text)))
    canvas.text(Rect(0, 0, 35, 40), family * 5, 20, least=1)
    (item,) = canvas.picture().items
    assert isinstance(item, Text)
    assert item.text == family * 2 + "…"
