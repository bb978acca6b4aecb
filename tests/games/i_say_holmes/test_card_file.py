"""The owner's own cards of I Say, Holmes!: read from his file, learned at the table, kept."""

import tomllib
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from companion.app.cli.main import main
from companion.app.hosted.notices import Notices
from companion.app.hosted.service import Service
from companion.app.hosted.wanted import Wanted
from companion.app.simulated.play_match import keep_learned
from companion.app.simulated.playing import Wish, header_for
from companion.app.table.match import header_of
from companion.core.live import Skipping
from companion.core.referee.events import Deal, Entry, Ruling
from companion.core.transcript.header import parse_header
from companion.games import GAMES
from companion.games.i_say_holmes.bots.deck import deck as i_say_deck
from companion.games.i_say_holmes.kit import KIT
from companion.games.i_say_holmes.pack import cards_of, keep, template
from companion.games.i_say_holmes.rules.cards import CARDS, DECK
from companion.games.i_say_holmes.rules.options import parse
from companion.keep.journal.opening import open_journal
from companion.setup.profile import Profile, ProfileError, load_profile
from tests.support.command import ROOT

EXAMPLE = ROOT / "examples/i-say-holmes.jsonl"
OWN = """\
# My copy, bought at a fair.
[[card]]
title = "Train"   # the red one
next = [
    "location",   # always
    "i-say",
]
partial = true
value = 3  # worn

[[card]]
title = 'Manor'
# its corner is torn off

# The end.
"""


def written(folder: Path, text: str = OWN) -> str:
    file = folder / "my-cards.toml"
    file.write_text(text)
    return str(file)


def table_of(folder: Path, text: str = OWN) -> Profile:
    """A table whose profile names a card file beside it."""
    written(folder, text)
    profile = folder / "table.toml"
    named = '[packs]\ni-say-holmes = { cards = "my-cards.toml" }\n'
    shipped = (ROOT / "companion/setup/profile/shipped/laptop.toml").read_text()
    profile.write_text(shipped.replace('game = "sherlock-holmes"', 'game = "i-say-holmes"') + named)
    return load_profile(str(profile))


def test_what_the_rule_sheet_gives_is_written_out_whole(tmp_path: Path) -> None:
    document = tomllib.loads(template())
    assert document["deck_size"] == DECK
    assert [card["title"] for card in document["card"]] == [*CARDS]
    for card in document["card"]:
        known = CARDS[card["title"]]
        assert (card["category"], card["effect"]) == (str(known.type), str(known.effect))
    options = GAMES["i-say-holmes"].options({"cards": cards_of(written(tmp_path, template()))}, 4)
    assert options.cards == CARDS, "nothing is known beyond the rule sheet"


def test_a_file_becomes_the_options_of_a_match(tmp_path: Path) -> None:
    train = {"value": 3, "next": ["location", "i-say"], "partial": True}
    assert cards_of(written(tmp_path)) == {"Train": train}
    header = header_of(table_of(tmp_path), "i-say-holmes")
    assert header["options"] == {"cards": {"Train": train}}
    assert parse_header(header, GAMES).setup.options.cards["Train"].value == 3
    assert header_of(table_of(tmp_path), "block")["options"] == {}


def test_a_simulated_table_plays_with_what_the_owner_says(tmp_path: Path) -> None:
    wish = Wish(table_of(tmp_path), 4, 4, 1, "i-say-holmes", speed=0)
    cards = header_for(wish)["options"]["cards"]
    assert cards["Train"] == {"value": 3, "next": ["location", "i-say"]}
    assert set(cards) == set(CARDS)


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ('[[card]]\ntitle = "Bicycle"', 'card 1: title "Bicycle"; expected a title of the rule'),
        ("[[card]]\nvalue = 3", "card 1: no title; expected a title of the rule sheet"),
        (
            '[[card]]\ntitle = "Train"\nvalue = 99',
            '"value" is 99; expected a whole number, 1 to 50',
        ),
        ('[[card]]\ntitle = "Train"\nnext = [["Cab"]]', "expected a list of titles or of"),
        ('[[card]]\ntitle = "Train"\nnext = ["bus"]', "expected a list of titles or of: movement"),
        ('[[card]]\ntitle = "Train"\ncolour = "red"', 'Train: there is "colour"; expected value'),
        ('[[card]]\ntitle = "Train"\neffect = "none"', 'effect is "none"; expected "chit-flip"'),
        ('[[card]]\ntitle = "Train"\n[[card]]\ntitle = "Train"', '"Train" stands there twice'),
        ('[[card]]\ntitle = "Clay"\nnext = ["action"]', "nothing follows from such a card"),
        ("deck_size = 110", "deck_size is 110; expected 120"),
        ("cards = 3", 'there is "cards"; expected deck_size'),
        ("card = 3", '"card" is no list of tables'),
        ("[[card]", "is not TOML"),
    ],
)
def test_a_mistake_is_told_in_one_line(tmp_path: Path, text: str, told: str) -> None:
    file = written(tmp_path, text)
    with pytest.raises(ProfileError) as caught:
        cards_of(file)
    line = str(caught.value)
    assert file in line
    assert told in line
    assert "\n" not in line


def test_a_file_that_is_not_there_is_told_before_anything_is_opened(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    table_of(tmp_path)
    (tmp_path / "my-cards.toml").unlink()
    for words in (["play", "--view", "none", "--bots", "4"], ["daemon"], ["profile", "check"]):
        told = [str(tmp_path / "table.toml")]
        named = told if words[0] == "profile" else ["--profile", *told]
        assert main([*words, *named]) == 2
        error = capsys.readouterr().err
        assert "my-cards.toml: cannot be read (No such file or directory)" in error
        assert error.count("\n") == 1


def test_bots_of_a_hosted_table_hold_the_cards_that_their_match_is_told_of() -> None:
    deck = i_say_deck()
    told: dict[str, dict[str, Any]] = {
        "Train": {"value": 7, "next": ["london"]},
        "Clue": {"value": 2},
    }
    known = parse({"cards": deck.as_told(told).options()}).cards
    assert deck.as_known(known) == deck.as_told(told)


def test_what_was_learned_is_written_where_it_belongs(tmp_path: Path) -> None:
    file = written(tmp_path)
    learned: dict[str, dict[str, Any]] = {
        "Train": {"next": ["location", "Clue"], "partial": True, "value": 4, "never": ["action"]},
        "Manor": {"value": 6},
        "Clay": {"value": 30},
    }
    assert keep(file, learned) == ("Train", "Manor", "Clay")
    text = Path(file).read_text()
    assert cards_of(file) == {
        "Train": {
            "value": 4, "next": ["location", "i-say", "Clue"], "partial": True,
            "never": ["action"],
        },
        "Manor": {"value": 6},
        "Clay": {"value": 30},
    }  # fmt: skip
    for comment in (
        "# My copy",
        "# the red one",
        "# always",
        "# worn",
        "# its corner",
        "# The end.",
    ):
        assert comment in text
    assert keep(file, learned) == ()
    assert Path(file).read_text() == text
    assert [path.name for path in tmp_path.iterdir()] == ["my-cards.toml"]


def test_a_bottom_line_that_the_owner_calls_complete_stays(tmp_path: Path) -> None:
    file = written(tmp_path, '[[card]]\ntitle = "Train"\nnext = ["location"]\n')
    assert keep(file, {"Train": {"next": ["location", "Clue"], "partial": True}}) == ()


def test_a_new_file_begins_with_all_that_is_known(tmp_path: Path) -> None:
    file = str(tmp_path / "new.toml")
    assert keep(file, {"Manor": {"value": 6, "next": ["Clue"], "partial": True}}) == ("Manor",)
    text = Path(file).read_text()
    manor = text[text.index('"Manor"') : text.index('"Castle"')]
    assert 'next = ["Clue"]\nvalue = 6\npartial = true\n# deal =' in manor
    assert len(tomllib.loads(text)["card"]) == len(CARDS)


def test_a_file_that_cannot_be_completed_is_left_alone(tmp_path: Path) -> None:
    odd = 'card = [{ title = "Train", value = 3 }]\n'
    file = written(tmp_path, odd)
    with pytest.raises(ProfileError, match="cannot be completed"):
        keep(file, {"Train": {"value": 4}})
    assert Path(file).read_text() == odd


def test_the_command_keeps_what_a_transcript_taught(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = written(tmp_path)
    assert main(["cards", "learn", str(EXAMPLE), "--into", file]) == 0
    told = "completed: The Game is Afoot!, Manor, Clay, Moriarty"
    assert capsys.readouterr().out == f"{file}: {told}\n"
    assert cards_of(file)["The Game is Afoot!"] == {"next": ["Hansom Cab"], "partial": True}
    assert main(["cards", "learn", str(EXAMPLE), "--into", file]) == 0
    assert "nothing new" in capsys.readouterr().out
    assert main(["cards", "learn", str(EXAMPLE)]) == 2
    assert "there is no card file" in capsys.readouterr().err
    assert main(["cards", "learn", str(tmp_path / "no.jsonl"), "--into", file]) == 2
    assert "No such file" in capsys.readouterr().err
    assert main(["cards"]) == 0
    assert capsys.readouterr().out == template()


def test_what_a_hosted_match_taught_is_offered_kept_and_used(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    profile, journal = table_of(tmp_path), tmp_path / "journal"
    base = Skipping(1_000_000)
    notices, said = Notices(base), list[str]()
    notices.tell(said.append)
    opened = open_journal(journal, notices.say, boot="b", steady=lambda: base() / 1e6)
    service = Service(
        Wanted(replace(profile), {}, "none", False, 1, {}), opened, notices, base=base
    )
    first = service.first()
    assert first is not None
    assert "Manor" not in first.header["options"]["cards"]
    for event in (
        Deal(2_000_000, "deal", {}),
        Entry(3_000_000, "play", {"seat": 1, "card": "The Game is Afoot!"}),
        Entry(4_000_000, "play", {"seat": 2, "card": "Hansom Cab"}),
        Ruling(5_000_000, "sequence", {"allow": True, "learn": True}),
        Ruling(6_000_000, "value", {"card": "Manor", "value": 6}),
        Ruling(7_000_000, "count", {"seat": 3, "value": 1}),
        Ruling(8_000_000, "value", {"card": "Clay", "value": 30}),
        Entry(9_000_000, "escape", {"seat": 3, "villains": ["Clay"]}),
        *[Entry(40_000_000 + s, "held", {"seat": s, "total": 5}) for s in (1, 2, 4)],
    ):
        service.host.inbox.put(event)
    service.host.turned.append(lambda: service.host.stop() if service.pace() > 60_000_000 else None)
    service.host.run(service.first)
    notices.look()
    service.close()
    assert any("3 cards learned; companion cards learn keeps that in" in line for line in said)
    words = ["cards", "learn", "--journal", str(journal), "--profile", str(tmp_path / "table.toml")]
    assert main(words) == 0
    assert "completed: The Game is Afoot!, Manor, Clay" in capsys.readouterr().out
    assert header_of(profile, "i-say-holmes")["options"]["cards"]["Manor"] == {"value": 6}


def test_after_a_simulated_match_the_owner_is_asked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    profile, learned = table_of(tmp_path), {"Manor": {"value": 6}}
    monkeypatch.setattr("companion.app.simulated.play_match.has_terminal", lambda: True)
    answers = iter("ny")
    monkeypatch.setattr("builtins.input", lambda asked: next(answers))
    keep_learned(KIT, learned, profile)
    assert "Manor" not in cards_of(profile.packs["i-say-holmes"]["cards"])
    keep_learned(KIT, learned, profile)
    assert cards_of(profile.packs["i-say-holmes"]["cards"])["Manor"] == {"value": 6}
    keep_learned(KIT, learned, load_profile())
    assert "1 card learned; name a file in the profile" in capsys.readouterr().err
