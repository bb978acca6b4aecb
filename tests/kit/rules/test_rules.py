"""Every game explains itself: all of its buttons, in lines that fit, in a file of its own."""

import pytest

from companion.app.cli.commands.games import box_of
from companion.core.referee.events import INPUTS
from companion.games import GAMES, KITS
from companion.kit.page import WIDTH, RulePage, parse_page, plain_page, text_of
from tests.support.kits import rules_of
from tests.support.table import Table


def page_of(game: str) -> RulePage:
    return rules_of(game)


def means_something(game: str, name: str) -> bool:
    """Whether a game has any use for a button or pad: it says so when it has not."""
    table = Table(GAMES[game].vocabulary.seats[0], game=game).press(1, name, 1)
    return all(verdict.get("reason") != "unused-input" for verdict in table.judged(end=5))


@pytest.mark.parametrize("game", GAMES)
def test_every_button_that_a_game_uses_is_explained(game: str) -> None:
    explained = dict(page_of(game).inputs)
    assert set(explained) == {name for name in INPUTS if means_something(game, name)}
    assert all(meaning.strip().endswith(".") for meaning in explained.values())


@pytest.mark.parametrize("game", GAMES)
def test_the_rules_fit_a_terminal_and_are_plain(game: str) -> None:
    entry = box_of(KITS[game])
    lines = text_of(entry.page, entry.players)
    assert max(map(len, lines)) <= WIDTH
    assert 40 <= len(lines) <= 90
    assert lines[0].startswith(entry.page.title)
    assert all(line == line.rstrip() and line.isascii() for line in lines)


@pytest.mark.parametrize("game", GAMES)
def test_the_rules_tell_the_score_and_what_the_machine_judges(game: str) -> None:
    titles = [section.title for section in page_of(game).sections]
    assert "Score" in titles
    assert titles[-1] == "What the machine judges"


def test_the_number_of_players_is_the_games_own() -> None:
    assert box_of(KITS["sorry"]).players == "2 to 4"
    assert box_of(KITS["sherlock-holmes"]).players == "3 to 8"


def test_a_game_whose_rules_nobody_wrote_down_still_has_a_page() -> None:
    page = plain_page("snip-snap", GAMES["sorry"].vocabulary)
    assert page.title == "Snip Snap"
    assert "white" in dict(page.inputs)


def test_a_name_that_is_no_input_is_named() -> None:
    whole = {"title": "", "about": "{green}", "length": "", "needs": "", "inputs": {}}
    with pytest.raises(ValueError, match=r"the rules of go: \{green\} is no button"):
        parse_page("go", {**whole, "sections": []})


@pytest.mark.parametrize("change", [{"titel": "x"}, {"title": None}])
def test_a_slip_in_a_file_of_rules_is_named(change: dict[str, str | None]) -> None:
    document = {"title": "", "about": "", "length": "", "needs": "", "inputs": {}, "sections": []}
    document |= change  # type: ignore[arg-type]
    whole = {name: value for name, value in document.items() if value is not None}
    with pytest.raises(ValueError, match=rf'the rules of go: "{next(iter(change))}" is missing'):
        parse_page("go", whole)
