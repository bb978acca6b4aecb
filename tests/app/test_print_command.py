"""`companion print` as a person meets it."""

import sys
from pathlib import Path

import pytest

from companion.app.cli.commands import print as command
from companion.app.cli.main import main
from companion.games import KITS
from companion.kit.printing import cards_by_mark
from companion.kit.problem import ProfileError
from companion.outputs.printing.pages import Page
from companion.outputs.printing.proof import Miss


@pytest.fixture(autouse=True)
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


def test_a_pack_is_written_where_one_stands(here: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["print", "block", "--only", "rules"]) == 0
    assert (here / "block-a4.pdf").read_bytes().startswith(b"%PDF")
    assert "block-a4.pdf: 2 pages" in capsys.readouterr().out


def test_a_proof_reads_back_what_was_written(capsys: pytest.CaptureFixture[str]) -> None:
    asked = ["print", "sherlock-holmes", "--only", "mats", "--seats", "1", "--proof"]
    assert main([*asked, "--paper", "letter", "--duplex", "none"]) == 0
    assert "all 8 marks were found, on 3 pages" in capsys.readouterr().out


def test_a_proof_that_misses_a_mark_says_which_and_fails(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    missed = (Miss(1, 41, 20, 30, "ROBBER"), Miss(2, 17, 5, 6, ""))

    def none_found(pdf: bytes, pages: list[Page]) -> tuple[Miss, ...]:
        return missed

    monkeypatch.setattr(command, "misses", none_found)
    assert main(["print", "block", "--only", "mats", "--proof"]) == 1
    first, second = capsys.readouterr().err.splitlines()
    assert "page 1" in first
    assert "ROBBER" in first
    assert "17" in second


@pytest.mark.parametrize("language", ["en", "fr", "es", "it", "pt-BR", "de"])
def test_it_speaks_the_language_that_is_asked_for(
    language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["--language", language, "print", "221b-baker-street", "--test-page"]) == 0
    assert "221b-baker-street-a4.pdf" in capsys.readouterr().out


@pytest.mark.parametrize("offset", ["3", "a,b", "9,0", "nan,0", "1,2,3"])
def test_an_offset_is_two_small_numbers(offset: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["print", "block", f"--offset={offset}"])
    assert ended.value.code == 2
    assert "X,Y in millimetres, each from -5 to 5" in capsys.readouterr().err


def test_an_offset_moves_the_backs(here: Path) -> None:
    for name, offset in (("a", "0,0"), ("b", "-1.5,0.25"), ("c", "-1.5,0.25")):
        main(["print", "block", "--test-page", f"--offset={offset}", "--out", f"{name}.pdf"])
    plain, moved, again = ((here / f"{name}.pdf").read_bytes() for name in "abc")
    assert moved == again != plain


def test_an_owners_words_are_printed(here: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (here / "my.toml").write_text(
        '[holmes]\nHOLMES = 2\n[others]\n"MIND THE GAP" = 3\n"ÉTUI" = 1\n'
    )
    asked = ["print", "sherlock-holmes", "--words", "my.toml", "--only", "cards", "--proof"]
    assert main(asked) == 0
    assert "all 12 marks" in capsys.readouterr().out
    named = cards_by_mark(KITS["sherlock-holmes"], "my.toml")
    assert [*named.values()] == ["HOLMES"] * 2 + ["MIND THE GAP"] * 3 + ["ÉTUI"]


WRONG_WORDS = {
    "": "my.toml: there is no word in it; expected words with their numbers",
    "[holmes": "my.toml: is no TOML",
    "[suspect]\nA = 1": "[suspect] is no part",
    "[holmes]\nA = 0": "holmes.A: 0; expected a whole number",
    "[holmes]\nA = true": "holmes.A: True; expected a whole number",
    "[holmes]\nA = 1\n[others]\nA = 1": 'others: "A" stands there twice',
    "holmes = 3": "holmes: is no section",
    '[holmes]\n" A" = 1': "cannot stand on a card; expected 1 to 24 letters",
    f"[holmes]\n{'A' * 25} = 1": "cannot stand on a card",
    "[holmes]\nA = 211": "211 cards; expected 210 at most",
    "[holmes]\nA = 100000000000": "100000000000 cards; expected 210 at most",
}


@pytest.mark.parametrize(("text", "told"), WRONG_WORDS.items(), ids=WRONG_WORDS.values())
def test_what_is_wrong_with_a_list_of_words_is_told_in_one_line(
    here: Path, capsys: pytest.CaptureFixture[str], text: str, told: str
) -> None:
    (here / "my.toml").write_text(text)
    assert main(["print", "sherlock-holmes", "--words", "my.toml"]) == 2
    (line,) = capsys.readouterr().err.splitlines()
    assert line.startswith("my.toml: ")
    assert told in line


def test_a_list_that_is_not_there_or_no_text_is_told_in_one_line(
    here: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (here / "bad.toml").write_bytes(b"\xff\xfe\x00")
    for name in ("none.toml", "bad.toml", "."):
        assert main(["print", "sherlock-holmes", "--words", name]) == 2
        assert len(capsys.readouterr().err.splitlines()) == 1


def test_an_owners_deck_is_printed_from_their_card_file(here: Path) -> None:
    clue = '[[card]]\ntitle = "Clue"\nvalue = 6\ncopies = 2\n'
    (here / "my.toml").write_text(f'{clue}[[card]]\ntitle = "Train"\ncopies = 0\n')
    kit = KITS["i-say-holmes"]
    named = cards_by_mark(kit, "my.toml")
    shipped = [*cards_by_mark(kit).values()]
    assert [*named.values()].count("Clue") == 2
    assert "Train" not in named.values()
    assert [*named.values()].count("Boat") == shipped.count("Boat")
    drawn = {card.card: card.notes for card in kit.printing.pack("my.toml")}
    assert drawn["Clue"] == ("counts 6",)
    assert drawn["Boat"] == (), "nothing is made up"


@pytest.mark.parametrize("copies", ["-1", "121", "true", '"two"'])
def test_copies_are_counted_from_nothing_to_the_whole_deck(here: Path, copies: str) -> None:
    (here / "my.toml").write_text(f'[[card]]\ntitle = "Clue"\ncopies = {copies}\n')
    with pytest.raises(ProfileError, match=r"Clue: copies = .* number from 0 to 120"):
        cards_by_mark(KITS["i-say-holmes"], "my.toml")


def test_more_cards_than_marks_are_refused(here: Path) -> None:
    (here / "my.toml").write_text('[[card]]\ntitle = "Clue"\ncopies = 120\n')
    with pytest.raises(ProfileError, match="233 cards; expected 1 to 210"):
        cards_by_mark(KITS["i-say-holmes"], "my.toml")


@pytest.mark.parametrize(("game", "option"), [("block", "--words"), ("sherlock-holmes", "--cards")])
def test_a_file_that_a_game_has_no_use_for_is_refused(
    game: str, option: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["print", game, option, "my.toml"]) == 2
    assert capsys.readouterr().err == f"companion print: {game} takes no {option}; leave it out\n"


def test_a_part_that_a_game_has_not_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["print", "block", "--only", "cases"]) == 2
    assert capsys.readouterr().err.count("\n") == 1


def test_a_file_that_cannot_be_written_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["print", "block", "--only", "rules", "--out", "no/such/folder.pdf"]) == 2
    assert "no/such/folder.pdf" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("module", "asked", "told"),
    [
        ("reportlab.pdfbase", [], 'pip install "table-companion[print]"'),
        ("cv2", ["--proof"], "opencv-contrib-python-headless"),
        ("pypdfium2", ["--proof"], 'pip install "table-companion[print,camera]"'),
    ],
)
def test_what_is_not_installed_is_told_in_one_line(
    module: str,
    asked: list[str],
    told: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setitem(sys.modules, module, None)
    assert main(["print", "block", "--only", "mats", *asked]) == 2
    (line,) = capsys.readouterr().err.splitlines()
    assert told in line
