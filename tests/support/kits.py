"""What tests look at games with: a match's explainer, stage, desk and announcer, by its setup."""

from functools import cache
from typing import Any

from companion.core.referee.game import Setup
from companion.core.transcript.header import parse_header
from companion.games import GAMES, KITS
from companion.kit.customs import Customs
from companion.kit.explainer import Explainer
from companion.kit.face import Face
from companion.kit.page import RulePage
from companion.kit.words import Name, Words
from companion.outputs.console.desk import PhoneDesk as Page
from companion.outputs.display.stage import Stage
from companion.outputs.voice.announce import Announcer
from companion.outputs.voice.book import Book, load_book


@cache
def whole_book() -> Book:
    """Return the book with the phrases of every game that ships."""
    book = load_book()
    for kit in KITS.values():
        book = book.with_game(kit.name, kit.phrases(book.language))
    return book


def explainer_of(setup: Setup) -> Explainer:
    return Explainer(KITS[setup.game].words, setup)


def stage_of(setup: Setup, *args: Any, **more: Any) -> Stage:
    return Stage(KITS[setup.game], setup, *args, **more)


def page_of(setup: Setup) -> Page:
    return Page(KITS[setup.game], setup)


def announcer_of(book: Book, setup: Setup) -> Announcer:
    return Announcer(book, KITS[setup.game], setup)


def customs_of(setup: Setup) -> Customs | None:
    return KITS[setup.game].customs_of(setup)


def rules_of(game: str) -> RulePage:
    return KITS[game].page


def setup_of(game: str, players: tuple[str, ...] = (), options: Any = None) -> Setup:
    """Return a match of a game that nothing has happened in; without players, the fewest."""
    seats = len(players) or GAMES[game].vocabulary.seats[0]
    line = {"transcript": 1, "game": game, "seats": seats, "options": options or {}}
    return parse_header({**line, "players": list(players)} if players else line, GAMES).setup


def face_of(game: str, players: tuple[str, ...] = (), options: Any = None) -> Face:
    return KITS[game].face_of(setup_of(game, players, options))


def words_of(game: str, name: Name = str) -> Words:
    return KITS[game].words(setup_of(game), name)


def sentences_of(game: str) -> set[str]:
    """Return the kinds of verdict that a game has a sentence for, refusals among them."""
    return {*words_of(game).sentences(), "refused"}


def shipped_games() -> list[str]:
    """Name the games that ship; whatever else is installed here is somebody else's."""
    return [name for name, kit in KITS.items() if kit.package.startswith("companion.games.")]
