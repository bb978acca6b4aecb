"""Writes docs/screens/*.png: every screen, both sizes, both themes.

Run it with `.venv/bin/python -m scripts.make_screenshots`, with the names of some screens if not
all are wanted, and look at what it wrote.
"""

import os
import struct
import sys
import zlib
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"

import pygame

from companion.app.cli.progress import with_progress
from companion.app.safe.advice import Circumstances, page_of
from companion.app.simulated.sound import KEYS
from companion.drawing.pointing import Point
from companion.keep.journal.aside import LastMatch
from companion.keep.starts import Starts
from companion.kit.travel import MIDDLE, Travel, hand, pile
from companion.outputs.display.actions import (
    LEAVE,
    PAUSE,
    THEME,
    WHOLE_SCREEN,
    Command,
    Go,
    Open,
    OpenSeat,
    Pick,
    Seek,
)
from companion.outputs.display.desk import Desk
from companion.outputs.display.entering.answering import act_of
from companion.outputs.display.following.honours import Honours
from companion.outputs.display.pygame.snapshot import painted
from companion.outputs.display.refuge import Refuge
from companion.outputs.display.scene import EndView, PairingCode, Pause
from companion.outputs.display.stage import Stage
from companion.outputs.display.staged import Staged
from companion.outputs.start import ChangeSitter, ChooseGame, NameSeat, NextValue
from scripts.make_examples import dead_heat, five_players
from tests.support import baker_scenes as baker
from tests.support import block_scenes as block
from tests.support import isay_scenes as isay
from tests.support import learning, setups
from tests.support import long_lists as lists
from tests.support import sorry_scenes as sorry
from tests.support.evening import evening, staged
from tests.support.figures import looked_back
from tests.support.foyers import foyer
from tests.support.table import Table, us

FOLDER = Path(__file__).parent.parent / "docs" / "screens"
SIZES = ((800, 480), (1920, 1080))
THEMES = ("dark", "bright")


def _table(until: float) -> Callable[[], Desk]:
    return lambda: _desk(staged(five_players(), until))


def _desk(stage: Staged) -> Desk:
    return Desk(stage, lambda prompt, values: None)


def _at(stage: Stage, screen: str) -> Desk:
    desk = _desk(stage)
    desk.act(Go(screen))
    desk.look = replace(desk.look, screen=screen)
    return desk


def _asked() -> Desk:
    return _desk(staged(dead_heat(), 4))


def _simulated() -> Desk:
    return _desk(staged(five_players(), 20.5, simulated=True, people=1))


def _wanted() -> Desk:
    """PLAY was called: Ada has a card to lay."""
    return _desk(staged(five_players(), 3.45, simulated=True, people=1, eyes=(1,)))


def _flying() -> Desk:
    """Two cards are on their way: one to the pool, one to whoever has won it."""
    desk = _simulated()
    paid, won = Travel(pile(2), MIDDLE), Travel(pile(4), hand(3), "LAMP")
    desk.look = replace(desk.look, flying=((paid, 0.5), (won, 0.6)))
    return desk


def _refused() -> Desk:
    """Ada has called for a card that is not there, and reads why that was refused."""
    table = five_players().red(1, 3.42)
    return _desk(staged(table, 3.48, simulated=True, people=1, eyes=(1,)))


def _sweep_strip() -> Desk:
    stage = staged(five_players(), 54)
    swept = [entry.n for entry in stage.scene().history if entry.text.startswith("The sweep")]
    desk = _desk(stage)
    desk.look = replace(desk.look, screen="photo", photo=stage.photo(swept[-1]))
    return desk


def _late() -> Desk:
    """Three have played, one of them late; Cy has not."""
    table = Table(4, players=["Ada", "Ben", "Cy", "Dot"]).deal().ready(1).play(2)
    stage = staged(table.touch(1, 2.3).touch(2, 3.4).touch(4, 3.6), 5)
    late = next(entry.n for entry in stage.scene().history if "promptly" in entry.text)
    desk = _desk(stage)
    desk.look = replace(desk.look, screen="photo", photo=stage.photo(late))
    return desk


def _laid_out() -> Desk:
    """Hands are laid out: Ben's is counted by the camera, of Cy's three cards are not seen."""
    table = Table(4, players=["Ada", "Ben", "Cy", "Dot"]).deal()
    table.rule("recount", 1, hands=[0, 21, 14, 21], piles=[0, 0, 0, 0], pool=0)
    words = ["HOLMES"] * 2 + ["THIEF"] * 5 + ["CLUE"] * 14
    for at, (seat, seen) in enumerate(((3, words[:11]), (4, words[:9]), (2, words)), start=8):
        table.add(at, "card", seat=seat, hand=seen, seen=us(at - 0.5), u=us(0.2))
    return _desk(staged(table, 12))


def _otherwise() -> Desk:
    """A camera has read two cards at Ben's place: the dealer is asked, and play goes on."""
    table = Table(4, players=["Ada", "Ben", "Cy", "Dot"]).deal().ready(1).play(2)
    for seat in range(1, 5):
        table.touch(seat, 2.3 + seat / 50)
    for at, word in ((2.8, "THIEF"), (3.3, "ROBBER")):
        table.add(at + 0.1, "card", seat=2, card=word, seen=us(at), u=us(0.05))
    return _desk(staged(table, 4))


def _won_call() -> Desk:
    return _at(staged(evening(5), 8.5), "photo")


def _over() -> Desk:
    return _desk(staged(five_players()))


def _form(name: str) -> Callable[[], Desk]:
    def desk() -> Desk:
        made = _desk(staged(five_players(), 34))
        scene = made.stage.scene()
        every = [*scene.answers, *scene.others]
        made.act(Open(next(a.prompt for a in every if a.prompt.name == name)))
        return made

    return desk


def _pointed() -> Desk:
    """A shared 7, and the man on 20 pointed at."""
    desk = _desk(sorry.at_rest(sorry.splitting()))
    desk.act(Point("20"))
    return desk


def _gliding() -> Desk:
    desk = _desk(sorry.at_rest(sorry.gliding()))
    desk.look = replace(desk.look, moment=0.62)
    return desk


def _men(*slot: tuple[str, int]) -> Desk:
    """Blue's first man was put on 26; and a square is looked for, for another."""
    desk = _desk(sorry.at_rest(sorry.choosing()))
    prompt = next(a.prompt for a in desk.stage.scene().others if a.prompt.name == "board")
    desk.act(Open(prompt))
    desk.act(Seek(0, ("blue", 1)))
    desk.act(Pick(prompt.choices["men"].index(26)))
    for place in slot:
        desk.act(Seek(0, place))
    return desk


def _bank() -> Desk:
    """The Bank pointed at, and left: by which door, and sealed or not."""
    desk = _desk(baker.at_rest(baker.choosing(4)))
    desk.act(Point("bank"))
    return desk


def _reader() -> Desk:
    """A person among bots, with the booklet open before him."""
    return _desk(baker.at_rest(baker.reading(), papers=True, simulated=True, people=1))


def _listed(table: lists.LongTable, begins: str, typed: str = "") -> Desk:
    """A long list, and what was typed to narrow it."""
    desk = table.desk
    scene = desk.stage.scene()
    every = (*scene.answers, *scene.others)
    desk.act(act_of(next(answer for answer in every if answer.label.startswith(begins))))
    for letter in typed:
        desk.typed(letter)
    return desk


def _by_pads() -> Desk:
    table = lists.laying()
    table.touch(2, "rail", "pile", "shield", "rail")
    return table.desk


def _rules() -> Desk:
    desk = _desk(sorry.at_rest(sorry.choosing()))
    desk.look = replace(desk.look, screen="rules")
    return desk


def _start() -> Desk:
    two = (ChangeSitter(2, "person"), NameSeat(2, "Bo"), NameSeat(1, "Ann"))
    return _desk(foyer(*two, ChangeSitter(4, "sharp"), history=True, resume="Block", phones=True))


def _start_wrong() -> Desk:
    crowd = (ChangeSitter(seat, "person") for seat in range(1, 6))
    return _desk(foyer(*crowd, ChooseGame("sorry"), NextValue("mode")))


def _seating() -> Desk:
    place = foyer(known=("Ann", "Bo", "Zoë", "Grandmother"))
    place.arrange(OpenSeat(2))
    place.change(ChangeSitter(2, "person"))
    return _desk(place)


def _end() -> Desk:
    stage, honours = staged(five_players()), Honours()
    honours.add(stage.deeds())
    winner = stage.scene().sheet.winner
    stage.end(EndView(f"{winner} wins", "good", honours.told(), stage.closest()))
    return _desk(stage)


def _commanded(desk: Desk) -> Desk:
    """A desk as a window at a simulated table has it, with everything its menu offers."""
    names = (PAUSE, LEAVE, THEME, WHOLE_SCREEN, *((Command(name)) for name in KEYS.values()))
    keys = {name: key for key, name in KEYS.items()}
    commands = tuple((each.name, keys.get(each.name, "")) for each in names)
    desk.look = replace(desk.look, commands=commands)
    return desk


def _paused(stage: Staged, pause: Pause) -> Stage:
    assert isinstance(stage, Stage)
    stage.pause(pause, stands=True)
    return stage


def _history(page: int) -> Callable[[], Desk]:
    def made() -> Desk:
        stage = staged(five_players(), 2.5)
        stage.recall(looked_back())
        desk = _at(stage, "history")
        desk.look = replace(desk.look, page=page)
        return desk

    return made


def _safe() -> Desk:
    """The table has failed to start three times."""
    why = "seats.3.white: BCM 17 is used twice, also by seats.1.red; expected a line of its own"
    profile = "/etc/companion/table.toml"
    known = Circumstances(
        Starts(3, f"{profile}: {why}", "ProfileError"),
        profile,
        Path("/var/lib/companion/journal"),
        match=LastMatch(12, "sherlock-holmes, Ada, Ben, Cy and Dot"),
    )
    refuge = Refuge(page_of(known))
    refuge.show(page_of(known), PairingCode("http://192.168.1.5:8221/", "4EHQNZ"))
    return _desk(refuge)


SCREENS: dict[str, Callable[[], Desk]] = {
    "safe": _safe,
    "start": _start,
    "start-wrong": _start_wrong,
    "seating": _seating,
    "setup-found": lambda: _desk(setups.found()),
    "setup-seats": lambda: _desk(setups.seats()),
    "setup-asked": lambda: _desk(setups.asked()),
    "setup-twice": lambda: _desk(setups.twice()),
    "setup-reviewed": lambda: _desk(setups.reviewed()),
    "setup-checked": lambda: _desk(setups.checked()),
    "end": _end,
    "menu": lambda: _commanded(
        _at(_paused(staged(five_players(), 20.5, pairing=True), Pause.READING), "menu")
    ),
    "leave": lambda: _commanded(_at(staged(five_players(), 20.5), "leave")),
    "table-paused": lambda: _desk(_paused(_simulated().stage, Pause.HELD)),
    "sorry-paused": lambda: _desk(
        _paused(sorry.at_rest(sorry.sorry_card(), simulated=True), Pause.HELD)
    ),
    "table-ready": _table(2.5),
    "table-play": _table(3.75),
    "table-sweep": _table(43.15),
    "table-asked": _asked,
    "table-laid-out": _laid_out,
    "table-otherwise": _otherwise,
    "table-eight": lambda: _desk(staged(evening(8), 8.5)),
    "table-simulated": _simulated,
    "table-wanted": _wanted,
    "table-refused": _refused,
    "table-flying": _flying,
    "photo-dead-heat": lambda: _at(staged(dead_heat(), 7), "photo"),
    "photo-call": _won_call,
    "photo-sweep": _sweep_strip,
    "photo-late": _late,
    "verdicts": lambda: _at(staged(five_players(), 43.5), "verdicts"),
    "between": lambda: _desk(staged(evening(4, 3))),
    "over": _over,
    "rulings": lambda: _at(staged(five_players(), 34), "rulings"),
    "form-uphold": _form("uphold"),
    "form-recount": _form("recount"),
    "block-run": lambda: _desk(block.running()),
    "block-lead": lambda: _desk(block.leading()),
    "block-blocked": lambda: _desk(block.blocked()),
    "block-too-late": lambda: _desk(block.too_late()),
    "block-too-close": lambda: _desk(block.too_close()),
    "sorry-choosing": lambda: _desk(sorry.at_rest(sorry.choosing())),
    "sorry-partners": _pointed,
    "sorry-gliding": _gliding,
    "sorry-simulated": lambda: _desk(sorry.at_rest(sorry.sorry_card(), simulated=True)),
    "sorry-doubled": lambda: _desk(sorry.at_rest(sorry.doubled())),
    "sorry-men": _men,
    "sorry-men-square": lambda: _men(("green", 3)),
    "sorry-too-close": lambda: _desk(sorry.at_rest(sorry.too_close())),
    "baker-street-beginning": lambda: _desk(baker.at_rest(baker.beginning())),
    "baker-street-choosing": lambda: _desk(baker.at_rest(baker.choosing())),
    "baker-street-pointed": _bank,
    "baker-street-reading": lambda: _desk(baker.at_rest(baker.reading())),
    "baker-street-simulated": _reader,
    "baker-street-papers": lambda: _at(baker.at_rest(baker.reading(), papers=True), "papers"),
    "baker-street-cab": lambda: _desk(baker.at_rest(baker.at_the_depot())),
    "baker-street-solved": lambda: _desk(baker.at_rest(baker.solved())),
    "isay-playing": lambda: _desk(isay.playing()),
    "isay-attacked": lambda: _desk(isay.attacked()),
    "isay-answering": lambda: _desk(isay.answering()),
    "isay-passing": lambda: _desk(isay.passing()),
    "isay-shown": lambda: _desk(isay.shown()),
    "isay-read-out": lambda: _desk(isay.read_out()),
    "isay-too-close": lambda: _desk(isay.too_close()),
    "isay-eight": lambda: _desk(isay.eight()),
    "picker-cards": lambda: _listed(lists.laying(), "Value"),
    "picker-typed": lambda: _listed(lists.laying(), "Play", "co"),
    "picker-places": lambda: _listed(lists.going(), "Move"),
    "picker-pads": _by_pads,
    "rules": _rules,
    "lesson-sherlock-holmes": lambda: _desk(learning.on_screen("sherlock-holmes", 1)),
    "lesson-block": lambda: _desk(learning.on_screen("block", 3)),
    "lesson-sorry": lambda: _desk(learning.on_screen("sorry", 2)),
    "lesson-i-say-holmes": lambda: _desk(learning.on_screen("i-say-holmes", 3)),
    "lesson-baker-street": lambda: _desk(learning.on_screen("221b-baker-street", 1)),
    "history": _history(0),
    "history-course": _history(1),
    "history-wins": _history(2),
    "pairing": lambda: _at(staged(five_players(), 2.5, pairing=True), "pairing"),
    "help": lambda: _at(staged(five_players(), 2.5, simulated=True, people=1), "help"),
}


def write(name: str, desk: Desk, size: tuple[int, int], theme: str) -> None:
    """Paint a screen and keep it with few colours, which is all it has."""
    surface = painted(desk.stage.scene(), desk.look, size, theme)
    target = FOLDER / f"{name}-{size[1]}-{theme}.png"
    target.write_bytes(png(surface))


def png(surface: pygame.Surface) -> bytes:
    """A PNG of 256 colours: the commonest, and for every other one the nearest of these."""
    pixels = memoryview(pygame.image.tostring(surface, "RGBX")).cast("I")
    counted = Counter(pixels)
    palette = [colour for colour, _ in counted.most_common(256)]
    parts = [_parts(colour) for colour in palette]
    index = {colour: _nearest(_parts(colour), parts) for colour in counted}
    index |= {colour: at for at, colour in enumerate(palette)}
    flat = bytes(map(index.__getitem__, pixels))
    wide, high = surface.get_size()
    rows = b"".join(b"\0" + flat[y * wide : (y + 1) * wide] for y in range(high))
    head = struct.pack(">IIBBBBB", wide, high, 8, 3, 0, 0, 0)
    colours = b"".join(bytes(part) for part in parts)
    chunks = (
        (b"IHDR", head),
        (b"PLTE", colours),
        (b"IDAT", zlib.compress(rows, 9)),
        (b"IEND", b""),
    )
    return b"\x89PNG\r\n\x1a\n" + b"".join(_chunk(*chunk) for chunk in chunks)


def _parts(colour: int) -> tuple[int, ...]:
    return tuple(colour.to_bytes(4, sys.byteorder)[:3])


def _nearest(colour: tuple[int, ...], among: list[tuple[int, ...]]) -> int:
    r, g, b = colour
    apart = [(r - x) ** 2 + (g - y) ** 2 + (b - z) ** 2 for x, y, z in among]
    return apart.index(min(apart))


def _chunk(name: bytes, content: bytes) -> bytes:
    check = zlib.crc32(name + content)
    return struct.pack(">I", len(content)) + name + content + struct.pack(">I", check)


def main() -> None:
    """Write every picture."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    wanted = [name for name in SCREENS if name in (sys.argv[1:] or SCREENS)]
    for name in with_progress(wanted, "drawing screens"):
        desk = SCREENS[name]()
        for size in SIZES:
            for theme in THEMES:
                write(name, desk, size, theme)


if __name__ == "__main__":
    main()
