"""Who ruled what is told in a line, whatever was ruled."""

import pytest

from companion.core.referee.verdicts import Verdict
from companion.games import GAMES
from companion.kit.rulings import ASKED, RulingLog
from tests.support.kits import explainer_of, setup_of
from tests.support.samples import variants

NAMES = ("Ada", "Ben", "Cy", "Dot")


def log_of(game: str) -> RulingLog:
    players = NAMES[: GAMES[game].vocabulary.seats[0]]
    return RulingLog(GAMES[game].vocabulary, explainer_of(setup_of(game, players)).words)


@pytest.mark.parametrize("game", GAMES)
def test_whatever_can_be_entered_has_its_line(game: str) -> None:
    known = GAMES[game].vocabulary
    given = 0
    for do, declared in (("entry", known.entries), ("ruling", known.rulings)):
        for name, fields in declared.items():
            for values in variants(fields, known.seats[0]):
                log = log_of(game)
                log.noted({"note": ASKED, "do": do, "t": 5, "name": name, "fields": values})
                assert [row.what.strip() for row in log.rows] != [""], f"{name}: {values}"
                given += 1
    assert given


def test_a_pile_that_was_ruled_to_be_safe_is_no_seats() -> None:
    log = log_of("sherlock-holmes")
    fields = {"pile": 2, "to": "safe"}
    log.noted({"note": ASKED, "do": "ruling", "t": 5, "name": "pile", "fields": fields})
    [row] = log.rows
    assert row.what == "Pile: Ben, Safe"


def test_what_became_of_it_may_be_told_before_who_asked_for_it() -> None:
    log = log_of("sherlock-holmes")
    for t, text in ((5, "Taken back: number 3."), (6, "Ada is late.")):
        log.judged(Verdict(n=t, t=t, kind="overturned", fields={}), text)
    asked = {"note": ASKED, "do": "ruling", "t": 5, "name": "overturn", "fields": {"of": 3}}
    log.noted(asked)
    [row] = log.rows
    assert (row.what, row.became) == ("Take back number 3", ["Taken back: number 3."])
