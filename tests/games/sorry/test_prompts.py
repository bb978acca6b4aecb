"""What may be entered now, and by whom; all of it, and nothing else."""

from typing import Any

from tests.support.sorry_table import (
    KINDS,
    SorryTable,
    for_points,
    game,
    opened,
    stacked,
    undecided,
    virtual,
    virtual_hand,
)

HOME3: list[int | str] = ["home", "home", "home"]


def names(scene: SorryTable) -> list[tuple[str, Any]]:
    return [(prompt.name, prompt.by) for prompt in scene.offered()]


def test_first_the_pack_is_set_out() -> None:
    (prompt,) = SorryTable(2).offered()
    assert (prompt.event, prompt.by, prompt.fields) == ("deal", "dealer", {})
    (prompt,) = SorryTable(2, options={"pack": "virtual"}).offered()
    assert sorted(prompt.choices["order"]) == sorted(stacked())


def test_everyone_draws_for_the_lead() -> None:
    scene = SorryTable(3).shuffle().entry("lead-draw", 2, card="12")
    assert names(scene) == [("lead-draw", 1), ("lead-draw", 3)]
    assert scene.offered()[0].choices["card"] == KINDS
    scene = SorryTable(2, options={"pack": "virtual"}).shuffle(stacked())
    assert names(scene) == [("draw", 1), ("draw", 2)]


def test_colours_that_are_free() -> None:
    scene = SorryTable(2).shuffle().lead("3", "12").entry("colour", 2, colour="blue")
    (prompt,) = scene.offered()
    assert (prompt.name, prompt.by) == ("colour", 1)
    assert prompt.choices["colour"] == ("red", "yellow", "green")


def test_the_card_that_was_turned_up() -> None:
    scene = opened(2)
    for seat in (1, 2, 1, 2):
        scene.turn_up(seat, "12")
    assert names(scene) == [("card", 1), ("board", "dealer")]
    assert "12" not in scene.offered()[0].choices["card"]
    assert names(virtual(stacked())) == [("draw", 1), ("board", "dealer")]


def test_the_listed_moves_and_the_pass() -> None:
    scene = game(red=[58], blue=[40, 41]).turn_up(1, "11")
    assert names(scene) == [("move", 1), ("pass", 1), ("board", "dealer")]
    assert scene.offered()[0].choices["move"] == (1, 2)


def test_the_point_game_offers_what_can_be_played_or_discarded() -> None:
    doubles = [("double", 1), ("double", 2)]
    scene = virtual_hand("3", "5", "8", "12", "1")
    assert names(scene) == [("card", 1), *doubles, ("board", "dealer")]
    assert scene.offered()[0].choices["card"] == ("1", "3", "5", "8", "12")
    scene.men(red=["S5", *HOME3], yellow=[40])
    assert scene.offered()[0].choices["card"] == ("1",)
    scene = virtual_hand("3", "5", "8", "12", "12").men(red=["S5", *HOME3], yellow=[40])
    assert names(scene) == [("discard", 1), *doubles, ("board", "dealer")]
    scene.entry("discard", 1, card="3")
    assert names(scene) == [("draw", 1), *doubles, ("board", "dealer")]


def test_a_call_asks_everyone_else_before_all() -> None:
    scene = for_points().entry("double", 2).entry("answer", 4, answer="accept")
    assert names(scene) == [("answer", 1), ("answer", 3)]
    assert all(prompt.asked for prompt in scene.offered())
    assert scene.offered()[0].choices["answer"] == ("accept", "drop")


def test_a_doubt_asks_the_dealer_before_all() -> None:
    scene = undecided()
    at = scene.now + 1
    scene.press(2, "pile", at).press(1, "white", at + 0.0007)
    assert names(scene) == [("draw-stands", "dealer"), ("draw-void", "dealer")]
    scene = for_points()
    at = scene.now + 1
    scene.press(2, "red", at).press(3, "red", at + 0.0005)
    (prompt,) = scene.offered()
    assert (prompt.name, prompt.choices, prompt.asked) == ("caller", {"seat": (2, 3)}, True)
    scene = for_points(red=[*HOME3, "S5"]).turn_up(1, "1")
    at = scene.now + 1
    scene.press(1, "white", at).press(3, "red", at + 0.0005)
    assert [name for name, _ in names(scene)] == ["call-stands", "win-stands"]


def test_after_the_win_a_new_game_or_new_colours() -> None:
    scene = game(2, red=[*HOME3, "S5"]).play(1, "1", "S5-home")
    assert names(scene) == [("deal", "dealer"), ("colour", 1)]


def test_everything_that_can_be_entered_is_offered_somewhere() -> None:
    vocabulary = type(game().live()[1]).vocabulary
    scenes = [
        SorryTable(2).shuffle(),
        SorryTable(2).shuffle().lead("3", "12"),
        game(),
        game(red=[58], blue=[40]).turn_up(1, "11"),
        for_points().entry("double", 2),
        for_points(),
        virtual(stacked()),
    ]
    offered = {prompt.name for scene in scenes for prompt in scene.offered()}
    assert set(vocabulary.entries) <= offered


def test_a_man_may_be_put_on_any_square_the_catalogue_names() -> None:
    board = game(red=[4]).offered()[-1]
    assert board.name == "board"
    assert board.choices["men"] == ("start", *range(60), "S1", "S2", "S3", "S4", "S5", "home")
