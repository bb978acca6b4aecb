"""The command line reads well to someone who has never seen the project."""

import argparse
import io
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from companion import __version__
from companion.app.cli.colour import wants_colour
from companion.app.cli.main import COMMANDS, main, parser_with
from companion.app.cli.parser import CommandParser, nearest
from tests.support.command import companion


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def parsers(parser: argparse.ArgumentParser) -> Iterator[argparse.ArgumentParser]:
    yield parser
    for action in parser._actions:
        if isinstance(action, argparse._SubParsersAction):
            for part in action.choices.values():
                yield from parsers(part)


def told(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    """What the program says of a mistake, which must be one line, with exit status 2."""
    with pytest.raises(SystemExit) as left:
        main([*words])
    out, err = capsys.readouterr()
    assert (left.value.code, out, err.count("\n")) == (2, "", 1)
    return err.strip()


def test_version() -> None:
    run = companion("--version")
    assert (run.returncode, run.stdout.decode()) == (0, f"companion {__version__}\n")


@pytest.mark.parametrize("arguments", [("--help",), ("judge", "--help")])
def test_help_fits_a_terminal_and_shows_an_example(arguments: tuple[str, ...]) -> None:
    run = companion(*arguments)
    text = run.stdout.decode()
    assert run.returncode == 0
    assert "companion judge --explain examples/five-players.jsonl" in text
    assert max(map(len, text.splitlines())) <= 90


def test_help_says_what_the_program_is_and_begins_with_playing_and_learning() -> None:
    text = companion("--help").stdout.decode()
    assert "A referee for real tables" in text
    assert text.index("\n  play ") < text.index("\n  learn ") < text.index("\n  games ")
    for group in ("play", "watch", "at the table", "keep", "build"):
        assert f"\n{group}:\n" in text
    text = companion("judge", "--help").stdout.decode()
    assert "exit status" in text
    assert "docs/transcript.md" in text


def test_every_command_stands_in_the_help_with_its_line() -> None:
    text = parser_with([]).format_help()
    assert all(f"\n  {name} " in text for name in COMMANDS)
    assert {*COMMANDS} == {
        path.stem
        for path in Path("companion/app/cli/commands").glob("*.py")
        if "\ndef add(subparsers" in path.read_text()
    }


def test_help_is_coloured_on_a_terminal_and_plain_in_a_pipe(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.delenv("NO_COLOR", raising=False)
    monkeypatch.setenv("TERM", "xterm")
    terminal, pipe = Terminal(), io.StringIO()
    for out in (terminal, pipe):
        parser_with([]).print_help(out)
    assert "\x1b[1;34mplay:\x1b[0m\n\x1b[1;36m  play\x1b[0m " in terminal.getvalue()
    assert "\x1b" not in pipe.getvalue()
    assert not wants_colour(terminal, {"NO_COLOR": "1", "TERM": "xterm"})
    assert not wants_colour(terminal, {"TERM": "dumb"})


@pytest.mark.parametrize(
    ("words", "line"),
    [
        ("plya", "companion: there is no command 'plya'; did you mean play?"),
        ("xyzzy", "companion: there is no command 'xyzzy'; companion --help lists them"),
        ("--vresion", "companion: there is no option --vresion; did you mean --version?"),
        ("play --sped 2", "companion play: there is no option --sped; did you mean --speed?"),
        ("play --sped=2", "companion play: there is no option --sped; did you mean --speed?"),
        ("play --game Sorri", "companion play: --game is 'Sorri'; did you mean sorry?"),
        ("play --theme red", "companion play: --theme is 'red'; expected dark, bright"),
        ("play sorry", "companion play: 'sorry' is one word too many; did you mean --game sorry?"),
        ("rules sherlock", "companion rules: GAME is 'sherlock'; did you mean sherlock-holmes?"),
        ("cards lern", "companion cards: there is no command 'lern'; did you mean learn?"),
        ("judge", "companion judge: FILE is missing; companion judge --help tells more"),
        ("play --speed", "companion play: --speed: expected a value after it"),
        (
            "play --speed abc",
            "companion play: --speed is 'abc'; expected a number from 0 to 100",
        ),
        ("play --seats 0", "companion play: --seats is '0'; expected a whole number from 1 on"),
        (
            "replay x --size big",
            "companion replay: --size is 'big'; expected WxH, from 320x240 to 9999x9999",
        ),
    ],
)
def test_a_mistake_in_one_word_is_one_line_with_the_nearest_word(
    words: str, line: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert told(capsys, *words.split()) == line


def test_every_value_that_is_no_text_says_what_it_expects() -> None:
    texts = (None, str, Path)
    for parser in parsers(parser_with(COMMANDS)):
        assert isinstance(parser, CommandParser)
        for action in parser._actions:
            if action.type not in texts and not isinstance(action, argparse._SubParsersAction):
                with pytest.raises(argparse.ArgumentError, match="expected"):
                    parser._get_value(action, "abc")


def test_the_nearest_word_is_a_near_one() -> None:
    assert nearest("sherlock", ["sorry", "sherlock-holmes"]) == "sherlock-holmes"
    assert nearest("BLOK", ["sorry", "block"]) == "block"
    assert nearest("chess", ["sorry", "block"]) is None


def test_as_a_module_or_as_a_script_it_is_the_same_program() -> None:
    assert companion("--help").stdout.startswith(b"usage: companion")


@pytest.mark.parametrize(
    "wrong",
    [("--target", "0"), ("--target", "99999999999"), ("--game", "sorry", "--target", "7")],
)
def test_a_table_begins_no_match_that_could_not_be_played(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], wrong: tuple[str, ...]
) -> None:
    with pytest.raises(SystemExit, match="2"):
        sys.exit(main(["daemon", "--journal", str(tmp_path), "--view", "none", *wrong]))
    assert capsys.readouterr().err.count("\n") == 1
    assert not [*tmp_path.glob("*.journal")]


@pytest.mark.parametrize("at", ["nan", "inf", "-1", "1e9"])
def test_a_picture_is_of_a_moment_that_can_be(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], at: str
) -> None:
    with pytest.raises(SystemExit, match="2"):
        main(["snapshot", "examples/dead-heat.jsonl", f"--at={at}", str(tmp_path / "x.png")])
    assert "expected seconds from 0" in capsys.readouterr().err
